"""Sets of small numbers (cards, seats, move codes) as one int: bit i stands for the number i."""

from .rule import rule


@rule
def count(bits: int) -> int:
    """How many numbers the set holds."""
    return bits.bit_count()


@rule
def has(bits: int, number: int) -> bool:
    return bits >> number & 1 == 1


@rule
def with_bit(bits: int, number: int) -> int:
    return bits | 1 << number


@rule
def without_bit(bits: int, number: int) -> int:
    return bits & ~(1 << number)


@rule
def lowest(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@rule
def nth(bits: int, index: int) -> int:
    """The number with exactly `index` smaller ones in the set, which must be larger than that."""
    number = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = ((bits >> number) & ((1 << width) - 1)).bit_count()
        if index >= below:
            index -= below
            number += width
    return number


def members(bits: int) -> list[int]:
    """The numbers in the set, ascending; for code at the edge, not for rules."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
