"""A course makes moves, refuses others without a trace, and never draws the same chance twice."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.made import KEY, NAMES, duel, matches, options, trio

from fracas.games import CHANCE, IllegalMoveError, OptionsError
from fracas.kernel import has, lowest
from fracas.match import Course, Match, replay, set_up


def stand(course: Course) -> tuple[Any, ...]:
    """Everything that a refused move must leave alone."""
    return course.position.copy(), list(course.moves), course.chances


def dealt() -> Course:
    course = Course(duel())
    while course.is_chance_due():
        course.move(CHANCE, course.draw(KEY, ("", "")))
    return course


@given(st.sampled_from([*range(6), CHANCE]), st.integers(-5, 70), st.booleans())
def test_a_refused_move_changes_nothing(seat: int, code: int, in_play: bool) -> None:
    course = dealt() if in_play else Course(duel())
    before = stand(course)
    if 0 <= code < 63 and has(course.game.moves(course.position, seat), code):
        course.move(seat, code)
        assert len(course.moves) == len(before[1]) + 1
        return
    with pytest.raises(IllegalMoveError):
        course.move(seat, code)
    assert stand(course) == before


@given(matches())
def test_chance_moves_are_numbered_without_gaps_or_doubles(match: Match) -> None:
    course = Course(match.setup)
    drawn: list[int] = []
    for move in match.moves:
        if move.seat == CHANCE:
            assert course.is_chance_due()
            drawn.append(course.chances)
        course.move(move.seat, move.code)
    assert drawn == list(range(len(drawn)))
    assert course.chances == len(drawn)


@given(matches(most=80))
def test_a_replay_is_the_course_again(match: Match) -> None:
    course = Course(match.setup)
    for step in replay(match):
        assert step.text == course.write(step.move)
        assert step.events == course.move(step.move.seat, step.move.code)
        assert step.position == course.position
        step.position.balance = 99  # its own copy
    assert tuple(course.moves) == match.moves


def test_a_draw_does_not_move() -> None:
    course = Course(trio())
    before = stand(course)
    assert course.draw(KEY, ("", "", "")) == course.draw(KEY, ("", "", ""))
    assert stand(course) == before


def test_nobody_moves_after_the_end() -> None:
    course = Course(duel())
    while actors := course.actors():
        seat = lowest(actors)
        chance = course.is_chance_due()
        moves = course.game.moves(course.position, seat)
        course.move(seat, course.draw(KEY, ("", "")) if chance else lowest(moves))
    assert course.outcome() is not None
    before = stand(course)
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalMoveError) as caught:
            course.move(seat, 0)
        assert caught.value.key == "slambo.match_is_over"
    assert stand(course) == before


@given(options())
def test_options_come_from_a_mapping_or_as_they_are(rules: dict[str, object]) -> None:
    setup = set_up("slambo", NAMES[:2], rules)
    assert set_up("slambo", NAMES[:2], setup.options) == setup


WRONG_SETUPS: tuple[tuple[str, tuple[str, ...], dict[str, object], str], ...] = (
    ("chess", ("a", "b"), {}, "no game 'chess'; there are: "),
    ("slambo", ("a",), {}, "Slambo! has 2 to 4 seats, not 1"),
    ("slambo", ("a",) * 5, {}, "Slambo! has 2 to 4 seats, not 5"),
    ("slambo", ("a", "b\n"), {}, "the name 'b\\n' has hidden characters"),
    ("slambo", ("a", "\udcff"), {}, "the name '\\udcff' has hidden characters"),
    ("slambo", ("a", "b"), {"expert": "yes"}, "Slambo!: Expected `bool`, got `str`"),
    ("slambo", ("a", "b"), {"exprt": True}, "Slambo!: Object contains unknown field `exprt`"),
    ("slambo", ("a", "b"), {"cards": "nope"}, "cards: 'nope' is neither a card"),
)


@pytest.mark.parametrize(("game", "names", "rules", "wrong"), WRONG_SETUPS)
def test_a_wrong_setup_is_explained(
    game: str, names: tuple[str, ...], rules: dict[str, object], wrong: str
) -> None:
    with pytest.raises(OptionsError) as caught:
        set_up(game, names, rules)
    assert str(caught.value).startswith(wrong)
