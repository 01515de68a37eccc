"""Shazamm!'s spells: their numbers and names, in the order in which they apply."""

SPELLS = 14  # the real ones; the false spell has number 0

NAMES = (
    "False spell",
    "Silence",
    "Clone",
    "Theft",
    "End of Round",
    "Middle",
    "Recycling",
    "Attack Boost",
    "Double Dose",
    "Reversal",
    "Blaze",
    "Resistance",
    "Miser",
    "Reserve Boost",
    "Drain",
)
FALSE, SILENCE, CLONE, THEFT, END_OF_ROUND, MIDDLE, RECYCLING, BOOST = range(8)
DOUBLE_DOSE, REVERSAL, BLAZE, RESISTANCE, MISER, RESERVE, DRAIN = range(8, 15)

BOOST_POINTS = 7  # SHZ-53
RESERVE_POINTS = 13  # SHZ-61
