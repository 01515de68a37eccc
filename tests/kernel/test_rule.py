"""Rules: the same function, plain and compiled."""

from collections.abc import Callable
from typing import Annotated, Any

import pytest
from numba.core.errors import TypingError

from fracas.kernel import Record, cache, compiled, rule, rules, tell

STEPS = (10, 20, 30)


class Field(Record):
    """A little of everything that a rule may touch."""

    total: int
    row: Annotated[list[int], 3]
    grid: Annotated[list[list[int]], 2, 3]


@rule
def add(field: Field, number: int) -> None:
    field.total += number


@rule
def add_twice(field: Field, number: int) -> None:
    add(field, number)
    tell(field, 7, number)
    add(field, number)


@rule
def double(number: int) -> int:
    return number * 2


@rule
def triple(number: int) -> int:
    return number * 3


@rule
def countdown(number: int) -> int:
    return 0 if number == 0 else 1 + countdown(number - 1)


@rule
def step(index: int) -> int:
    return STEPS[index]


@rule
def in_row(field: Field, index: int) -> int:
    return field.row[index]


@rule
def in_grid(field: Field, row: int, column: int) -> int:
    return field.grid[row][column]


@rule
def write_grid(field: Field, row: int, column: int) -> None:
    field.grid[row][column] = 1


def not_a_rule(number: int) -> int:
    return number + 1


def build_after_doubling(function: Callable[[int], int]) -> Callable[[int], int]:
    @rule
    def after_doubling(number: int) -> int:
        return function(double(number))

    return after_doubling


def a_row(**values: Any) -> tuple[Any, Any]:
    """One stored record: the row that compiled code works on, and its table."""
    table = Field.table(1)
    Field(**values).store(table[0])
    return table[0], table


def test_a_rule_is_the_function_itself() -> None:
    def plain(number: int) -> int:
        return number

    assert rule(plain) is plain
    assert plain in rules()
    assert not_a_rule not in rules()


def test_a_rule_runs_as_plain_python() -> None:
    field = Field()
    field.story = []
    add_twice(field, 4)
    assert (field.total, field.story) == (8, [(7, 4)])


@pytest.mark.compiled
def test_a_compiled_rule_calls_the_compiled_twin_of_a_global_rule() -> None:
    row, table = a_row(total=1)
    compiled(add_twice)(row, 4)
    assert Field.load(table[0]) == Field(total=9)


@pytest.mark.compiled
@pytest.mark.parametrize("function", [double, triple])
def test_a_compiled_rule_calls_the_compiled_twin_of_what_it_closes_over(
    function: Callable[[int], int],
) -> None:
    built = build_after_doubling(function)
    assert compiled(built)(7) == built(7) == function(14)


@pytest.mark.compiled
def test_a_compiled_rule_may_call_itself() -> None:
    assert compiled(countdown)(5) == countdown(5) == 5


@pytest.mark.compiled
def test_a_rule_has_one_twin() -> None:
    assert compiled(double) is compiled(double)
    assert compiled(double) is not double


@pytest.mark.compiled
def test_a_compiled_rule_cannot_call_a_function_that_is_no_rule() -> None:
    with pytest.raises(TypingError):
        compiled(build_after_doubling(not_a_rule))(1)


@pytest.mark.compiled
def test_a_compiled_rule_tells_nothing() -> None:
    field = Field()
    row, _ = a_row()
    field.story = []
    add_twice(field, 1)
    assert compiled(add_twice)(row, 1) is None
    assert field.story == [(7, 1)]


@pytest.mark.compiled
def test_compiled_numbers_are_64_bits_wide() -> None:
    row, table = a_row(total=2**62)
    compiled(add)(row, 2**62 - 1)
    assert Field.load(table[0]).total == 2**63 - 1


@pytest.mark.compiled
@pytest.mark.parametrize("index", [0, 1, 2])
def test_compiled_tables_and_lists_answer_as_interpreted_ones(index: int) -> None:
    field = Field(row=[1, 2, 3], grid=[[4, 5, 6], [7, 8, 9]])
    row, _ = a_row(row=field.row, grid=field.grid)
    assert compiled(step)(index) == step(index)
    assert compiled(in_row)(row, index) == in_row(field, index)
    assert compiled(in_grid)(row, 1, index) == in_grid(field, 1, index)


@pytest.mark.compiled
@pytest.mark.parametrize("index", [3, 4, 1000])
def test_no_compiled_rule_reads_or_writes_past_the_end(index: int) -> None:
    assert cache.config.BOUNDSCHECK, "compiled tests run with Numba's bounds checks"
    row, table = a_row()
    for past_the_end in (
        lambda: compiled(step)(index),
        lambda: compiled(in_row)(row, index),
        lambda: compiled(in_grid)(row, 0, index),
        lambda: compiled(in_grid)(row, index, 0),
        lambda: compiled(write_grid)(row, 0, index),
        lambda: compiled(write_grid)(row, index, 0),
    ):
        with pytest.raises(IndexError):
            past_the_end()
    assert Field.load(table[0]) == Field()
