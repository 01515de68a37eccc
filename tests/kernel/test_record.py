"""Records: named integers, as an object and as a row of a table."""

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.kernel import Record, floats, integers, tell, zeros

WIDEST = 2**63 - 1


class Board(Record):
    """Every shape that a field can have."""

    turn: int
    hands: Annotated[list[int], 3]
    squares: Annotated[list[list[int]], 2, 3]


class LargeBoard(Board):
    """A record that adds a field to another."""

    clock: int


WHOLE = st.integers(-(2**63), WIDEST)
BOARDS = st.builds(
    Board,
    turn=WHOLE,
    hands=st.lists(WHOLE, min_size=3, max_size=3),
    squares=st.lists(st.lists(WHOLE, min_size=3, max_size=3), min_size=2, max_size=2),
)


def stored(board: Board) -> Any:
    table = Board.table(2)
    board.store(table[1])
    return table


def test_fields_start_at_zero() -> None:
    board = Board()
    assert (board.turn, board.hands, board.squares) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])


def test_shapes_follow_from_the_annotations() -> None:
    assert Board.shapes == {"turn": (), "hands": (3,), "squares": (2, 3)}
    assert Board.size() == 10


def test_a_record_inherits_fields() -> None:
    assert LargeBoard.shapes == {**Board.shapes, "clock": ()}
    assert Board.size() == 10


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"turns": 1}, "Board has no field turns"),
        ({"b": 1, "a": 1}, "Board has no field a, b"),
        ({"story": []}, "Board has no field story"),
        ({"hands": [1, 2]}, "hands must have 3 entries, not 2"),
        ({"hands": [1, 2, 3, 4]}, "hands must have 3 entries, not 4"),
        ({"squares": [[1, 2, 3]]}, "squares must have 2 entries, not 1"),
        ({"squares": [[1, 2, 3], [4, 5]]}, "squares must have 3 entries, not 2"),
        ({"turn": 1.0}, "turn must be an int, not 1.0"),
        ({"turn": [1]}, r"turn must be an int, not \[1\]"),
        ({"hands": [1, 2, None]}, "hands must be an int, not None"),
    ],
)
def test_a_wrong_value_is_refused(values: dict[str, Any], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        Board(**values)


@pytest.mark.parametrize(
    "hint", [float, list[int], Annotated[list[int], 2, 3], Annotated[list[int], "three"], str]
)
def test_a_field_is_an_int_or_a_list_of_known_length(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Wrong\.field must be int or Annotated"):
        type("Wrong", (Record,), {"__annotations__": {"field": hint}})


def test_a_record_keeps_no_list_of_its_maker() -> None:
    hands = [1, 2, 3]
    board = Board(hands=hands)
    hands[0] = 9
    assert board.hands == [1, 2, 3]


@given(BOARDS)
def test_a_copy_is_equal_and_shares_nothing(board: Board) -> None:
    twin = board.copy()
    assert twin == board
    before = repr(board)
    twin.turn = 1 - twin.turn
    twin.hands[2] = 1 - twin.hands[2]
    twin.squares[1][2] = 1 - twin.squares[1][2]
    assert repr(board) == before
    assert twin != board


def test_a_copy_has_no_story() -> None:
    board = Board()
    board.story = []
    tell(board, 1)
    assert board.copy().story is None


def test_equal_means_the_same_type_and_the_same_fields() -> None:
    assert Board(turn=1) == Board(turn=1)
    assert Board(turn=1) != Board(turn=2)
    assert Board(squares=[[0, 0, 1], [0, 0, 0]]) != Board()
    assert Board() != LargeBoard()
    assert Board() != 0


def test_a_story_does_not_make_a_difference() -> None:
    told, silent = Board(), Board()
    told.story = [(1, 2)]
    assert told == silent


def test_a_record_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Board())


def test_a_record_shows_its_fields() -> None:
    assert repr(Board(turn=7)) == ("Board(turn=7, hands=[0, 0, 0], squares=[[0, 0, 0], [0, 0, 0]])")


@given(BOARDS)
def test_a_row_of_a_table_loads_as_it_was_stored(board: Board) -> None:
    table = stored(board)
    assert Board.load(table[1]) == board
    assert Board.load(table[0]) == Board()


def test_a_loaded_record_holds_plain_ints() -> None:
    board = Board.load(stored(Board(turn=3, hands=[1, 2, 3]))[1])
    assert type(board.turn) is type(board.hands[0]) is type(board.squares[0][0]) is int


def test_no_number_of_64_bits_wraps() -> None:
    board = Board(turn=WIDEST, hands=[-WIDEST - 1, 2**62, -1], squares=[[WIDEST] * 3] * 2)
    assert Board.load(stored(board)[1]) == board


def test_a_wider_number_is_refused_and_not_cut() -> None:
    with pytest.raises(OverflowError):
        stored(Board(turn=WIDEST + 1))


@given(BOARDS)
def test_a_table_is_one_block_of_integers(board: Board) -> None:
    rows = integers(stored(board))
    flat = [board.turn, *board.hands, *board.squares[0], *board.squares[1]]
    assert rows.tolist() == [[0] * 10, flat]


def test_integers_are_the_tables_own_memory() -> None:
    table = Board.table(1)
    integers(table)[0, 1] = 5
    assert Board.load(table[0]).hands == [5, 0, 0]


def test_zeros_are_64_bits_wide() -> None:
    numbers = zeros(3)
    numbers[2] = WIDEST
    assert (numbers.dtype, numbers.tolist()) == (np.int64, [0, 0, WIDEST])


def test_floats_have_every_length_that_is_asked_for() -> None:
    numbers = floats(2, 3)
    numbers[1, 2] = 0.5
    assert (numbers.dtype, numbers.tolist()) == (np.float64, [[0, 0, 0], [0, 0, 0.5]])


def test_a_story_is_told_in_order_when_it_is_kept() -> None:
    board = Board()
    tell(board, 1)
    board.story = []
    tell(board, 2, 30, 40)
    tell(board, 3)
    assert board.story == [(2, 30, 40), (3,)]
