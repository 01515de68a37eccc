"""A small random stream that gives the same numbers interpreted and compiled.

For simulations and bots only: the chance of a live match comes from `fracas.match.fair`.
The generator is a 62-bit linear congruential one whose high half is folded into the answer
(after O'Neill, "PCG", 2014). No step leaves 63 bits: compiled code may assume that none does.
"""

from .record import Record
from .rule import rule

HALF = (1 << 31) - 1
MASK = (1 << 62) - 1
MULTIPLIER = 0x1851F42D4C957F2D
INCREMENT = 1442695041
SPREAD = 0x1E3779B97F4A7C15  # this and the next two: after SplitMix (2014), cut to 62 bits
MIX = 0x3F58476D1CE4E5B9
STIR = 0x14D049BB133111EB


class Dice(Record):
    """A stream of random numbers; equal states give equal streams."""

    state: int


@rule
def seed(dice: Dice, number: int) -> None:
    """Start the stream of `number` (0 to 2**62 - 1); neighbours have nothing in common."""
    state = number + SPREAD & MASK
    state = times(state ^ state >> 30, MIX)
    state = times(state ^ state >> 27, STIR)
    dice.state = state ^ state >> 31


@rule
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to `sides` - 1; `sides` at most 2**30."""
    dice.state = times(dice.state, MULTIPLIER) + INCREMENT & MASK
    folded = (dice.state >> 31) ^ (dice.state >> 47)
    return (folded * sides) >> 31


@rule
def times(number: int, factor: int) -> int:
    """The low 62 bits of the product of two 62-bit numbers, by their halves."""
    low, high = number & HALF, number >> 31
    crossed = low * (factor >> 31) + high * (factor & HALF)
    return low * (factor & HALF) + ((crossed & HALF) << 31) & MASK


def a_dice(number: int) -> Dice:
    """A fresh stream for `number`, as a plain object."""
    dice = Dice()
    seed(dice, number)
    return dice
