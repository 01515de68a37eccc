"""The random stream: the same numbers everywhere, and about equally often."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fracas.kernel import Dice, a_dice, compiled, roll, rule, seed
from fracas.kernel.dice import times

LARGEST = 2**62 - 1

# The value that chi-square exceeds once in 10,000 times, by degrees of freedom.
RARE = {1: 15.14, 5: 25.74, 12: 39.13, 22: 54.65, 35: 75.16}


def chi_square(found: Iterable[int], sides: int) -> float:
    counts = Counter(found)
    assert set(counts) <= set(range(sides))
    fair = counts.total() / sides
    return sum((counts[side] - fair) ** 2 / fair for side in range(sides))


def rolls(number: int, sides: int, times: int) -> list[int]:
    dice = a_dice(number)
    return [roll(dice, sides) for _ in range(times)]


def test_the_numbers_of_a_stream_never_change() -> None:
    assert rolls(0, 23, 12) == [5, 11, 15, 20, 17, 5, 6, 12, 10, 19, 14, 10]
    assert rolls(1, 1000, 8) == [404, 123, 132, 915, 380, 195, 342, 481]
    assert rolls(LARGEST, 2**30, 4) == [819789253, 424600494, 557614505, 866984985]


@given(st.integers(0, LARGEST), st.integers(1, 2**30))
def test_a_roll_is_below_the_number_of_sides(number: int, sides: int) -> None:
    assert all(0 <= side < sides for side in rolls(number, sides, 5))


def test_equal_states_give_equal_streams() -> None:
    assert rolls(7, 100, 20) == rolls(7, 100, 20)
    assert rolls(7, 100, 20) != rolls(8, 100, 20)


@pytest.mark.parametrize("sides", [2, 6, 13, 23])
@pytest.mark.parametrize("number", [0, 1, 2**40])
def test_every_side_comes_about_equally_often(number: int, sides: int) -> None:
    assert chi_square(rolls(number, sides, 5000), sides) < RARE[sides - 1]


@pytest.mark.parametrize("place", [0, 1, 5])
def test_neighbouring_streams_are_fair_among_each_other(place: int) -> None:
    found = [rolls(number, 6, place + 1)[place] for number in range(5000)]
    assert chi_square(found, 6) < RARE[5]


def test_one_roll_does_not_tell_the_next() -> None:
    found = rolls(3, 6, 20_000)
    pairs = [6 * first + then for first, then in zip(found[::2], found[1::2], strict=True)]
    assert chi_square(pairs, 36) < RARE[35]


def test_one_stream_does_not_tell_its_neighbour() -> None:
    pairs = [
        6 * rolls(number, 6, 1)[0] + rolls(number + 1, 6, 1)[0] for number in range(0, 20_000, 2)
    ]
    assert chi_square(pairs, 36) < RARE[35]


@given(st.integers(0, LARGEST), st.integers(0, LARGEST))
def test_a_product_keeps_its_low_62_bits(number: int, factor: int) -> None:
    assert times(number, factor) == number * factor % 2**62


@pytest.mark.compiled
@given(st.integers(0, LARGEST), st.integers(1, 2**30))
@example(LARGEST, 2**30)
@example(0, 1)
def test_compiled_streams_equal_interpreted_ones(number: int, sides: int) -> None:
    table = Dice.table(1)
    compiled(seed)(table[0], number)
    dice = a_dice(number)
    for _ in range(5):
        assert compiled(roll)(table[0], sides) == roll(dice, sides)
    assert Dice.load(table[0]) == dice


@rule
def three_rolls(dice: Dice) -> int:
    total = 0
    for _ in range(3):
        total = total * 1000 + roll(dice, 1000)
    return total


@pytest.mark.compiled
@given(st.integers(0, LARGEST))
@example(0)
def test_rolls_in_a_row_stay_equal_when_the_compiler_merges_them(number: int) -> None:
    table = Dice.table(1)
    dice = a_dice(number)
    dice.store(table[0])
    assert compiled(three_rolls)(table[0]) == three_rolls(dice)
    assert Dice.load(table[0]) == dice
