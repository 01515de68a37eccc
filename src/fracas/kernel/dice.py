"""A small random stream that gives the same numbers interpreted and compiled.

For simulations and bots only: the chance of a live match comes from `fracas.match.fair`.
The generator is a 63-bit linear congruential one whose high half is folded into the answer
(after O'Neill, "PCG", 2014); every step fits a signed 64-bit product whose low bits are exact.
"""

from .record import Record
from .rule import rule

MASK = (1 << 63) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


class Dice(Record):
    """A stream of random numbers; equal states give equal streams."""

    state: int


@rule
def seed(dice: Dice, number: int) -> None:
    """Start the stream that belongs to `number` (0 to 2**62)."""
    dice.state = (number * 2 + 1) * MULTIPLIER & MASK
    roll(dice, 2)
    roll(dice, 2)


@rule
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to `sides` - 1; `sides` at most 2**30."""
    dice.state = (dice.state * MULTIPLIER + INCREMENT) & MASK
    folded = (dice.state >> 31) ^ (dice.state >> 47)
    return (folded * sides) >> 32


def a_dice(number: int) -> Dice:
    """A fresh stream for `number`, as a plain object."""
    dice = Dice()
    seed(dice, number)
    return dice
