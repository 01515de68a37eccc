"""Sets of small numbers, against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.kernel import compiled, count, has, lowest, members, nth, with_bit, without_bit

NUMBERS = st.integers(0, 62)
SETS = st.frozensets(NUMBERS)
SOME = st.frozensets(NUMBERS, min_size=1)


def bits(numbers: frozenset[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_members_are_the_numbers_in_order(numbers: frozenset[int]) -> None:
    assert members(bits(numbers)) == sorted(numbers)


@given(SETS)
def test_count_is_the_size(numbers: frozenset[int]) -> None:
    assert count(bits(numbers)) == len(numbers)


@given(SETS, NUMBERS)
def test_has_is_membership(numbers: frozenset[int], number: int) -> None:
    assert has(bits(numbers), number) is (number in numbers)


@given(SETS, NUMBERS)
def test_with_and_without_add_and_take_away(numbers: frozenset[int], number: int) -> None:
    assert with_bit(bits(numbers), number) == bits(numbers | {number})
    assert without_bit(bits(numbers), number) == bits(numbers - {number})


@given(SOME)
def test_lowest_is_the_smallest(numbers: frozenset[int]) -> None:
    assert lowest(bits(numbers)) == min(numbers)


@given(SOME)
def test_nth_counts_from_the_smallest(numbers: frozenset[int]) -> None:
    found = [nth(bits(numbers), index) for index in range(len(numbers))]
    assert found == sorted(numbers)


@pytest.mark.compiled
@given(SETS, NUMBERS)
def test_compiled_sets_equal_interpreted_ones(numbers: frozenset[int], number: int) -> None:
    held = bits(numbers)
    assert compiled(count)(held) == count(held)
    assert compiled(has)(held, number) == has(held, number)
    assert compiled(with_bit)(held, number) == with_bit(held, number)
    assert compiled(without_bit)(held, number) == without_bit(held, number)


@pytest.mark.compiled
@given(SOME)
def test_compiled_members_equal_interpreted_ones(numbers: frozenset[int]) -> None:
    held = bits(numbers)
    assert compiled(lowest)(held) == lowest(held)
    for index in range(len(numbers)):
        assert compiled(nth)(held, index) == nth(held, index)
