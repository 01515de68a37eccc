"""Bambam Boom's character sheets and event sheets, as tables."""

BAMBAM, PIKPOK, TURTUL, CORO, RANGGA, CINDY = range(6)
CHARACTERS = ("bambam", "pikpok", "turtul", "coro", "rangga", "cindy")

LIVES = 2  # a basic sheet; all are alike (BAM-12): a house value (BAM-A01)
HAND = 5
RANGGA_LIVES, RANGGA_HAND = 1, 6  # BAM-78

(TIPPING_POINT, POPEYE_POWER, NITROUS, NUCLEAR_BOMB, POWER_UP, DISARMED, COLLATERAL) = range(7)
EVENTS = (
    "tipping_point",
    "popeye_power",
    "nitrous",
    "nuclear_bomb",
    "power_up",
    "disarmed",
    "collateral",
)

TIPPED = 9  # BAM-80
RESET, NITROUS_RESET = 0, 6  # BAM-53, BAM-82
NUCLEAR_DAMAGE = 2  # BAM-83
POWER = 2  # BAM-84
DISARMED_HAND = 2  # BAM-85
