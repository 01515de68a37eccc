"""Moves as text: every move reads back, and no text does any harm."""

from functools import cache
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from tests.contract.cases import CASES, Case, able, each_case, positions, spread
from tests.contract.secrets import reading

from fracas.games import CHANCE, MoveError
from fracas.kernel import members

PIECES = ("+", "-", "1", "2", "4", "b", "pm", "rev", "copy", "first", " ", "\N{MINUS SIGN}", "\0")
TEXTS = st.one_of(
    st.text(max_size=12),
    st.lists(st.sampled_from(PIECES), max_size=5).map("".join),
)


@cache
def some_positions(case: Case) -> list[Any]:
    """The new position, one in the first deal, and some in play."""
    early = [position.copy() for position in positions(case, 5)]
    return [early[0], early[-1], *(position.copy() for position in spread(case, 8))]


@each_case
def test_every_legal_move_reads_back_as_it_was_written(case: Case) -> None:
    game = case.game
    for position in positions(case, 800):
        for seat in able(case, position):
            legal = members(game.moves(position, seat))
            texts = [game.write(position, seat, code) for code in legal]
            assert len(set(texts)) == len(texts)
            assert [game.read(position, seat, text) for text in texts] == legal


@each_case
def test_case_and_spaces_around_do_not_matter(case: Case) -> None:
    game = case.game
    for position in spread(case, 100):
        for seat in able(case, position):
            for code in members(game.moves(position, seat)):
                text = f" {game.write(position, seat, code).upper()}\t"
                assert game.read(position, seat, text) == code


@each_case
def test_a_move_is_short_and_plain(case: Case) -> None:
    game = case.game
    for position in spread(case, 100):
        for seat in able(case, position):
            for code in members(game.moves(position, seat)):
                text = game.write(position, seat, code)
                assert text == " ".join(text.split())
                assert 0 < len(text) <= 16
                assert text.isascii()


@given(st.sampled_from(CASES), TEXTS, st.integers(0, 9), st.integers(0, CHANCE))
@example(CASES[0], "", 0, CHANCE)
@example(CASES[0], "first", 0, 0)
@example(CASES[-1], "9" * 5000, 5, 0)
def test_any_text_is_a_move_or_refused_by_name(
    case: Case, text: str, place: int, seat: int
) -> None:
    position = some_positions(case)[place]
    before = position.copy()
    meaning = reading(case.game, position, seat, text)
    if isinstance(meaning, MoveError):
        assert meaning.key.startswith(f"{case.game.name}.")
        assert meaning.key in str(meaning)
    else:
        assert 0 <= meaning < case.game.codes
    assert position == before
