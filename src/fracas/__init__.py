"""Four loud little games, one table: play them, study them, do research on them."""
