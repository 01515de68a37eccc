"""Matches for tests: real ones, with fair chance, from a few numbers."""

from collections.abc import Sequence

from hypothesis import strategies as st

from fracas.games import CHANCE, GAMES
from fracas.kernel import count, lowest, nth
from fracas.match import Course, Fairness, Match, Setup, commitment, set_up

KEY = bytes(range(32))
NAMES = ("Ada", "Đavid 😀", 'E"ve\\', "Zoë")
# The same cards, as a list of one's own.
HOUSE = "+1 +1 +2 +3 +4 +5 +6 +7 +8 -1 -1 -2 -3 -4 -5 -6 -7 pm2 pm4 rev+3 rev-3 copy copy"


def played(
    setup: Setup,
    choices: Sequence[int] = (),
    *,
    key: bytes = KEY,
    words: tuple[str, ...] | None = None,
    most: int = 100_000,
) -> Match:
    """A match of at most so many moves, in which `choices` say what players do, then the first."""
    said = words if words is not None else ("",) * setup.seats
    course = Course(setup)
    left = iter(choices)
    while (actors := course.actors()) and len(course.moves) < most:
        if course.is_chance_due():
            course.move(CHANCE, course.draw(key, said))
        else:
            seat = lowest(actors)
            codes = course.game.moves(course.position, seat)
            course.move(seat, nth(codes, next(left, 0) % count(codes)))
    opened = key if course.outcome() else None
    fairness = Fairness(commitment=commitment(key), words=said, key=opened)
    return Match(setup=setup, moves=tuple(course.moves), fairness=fairness)


def duel(**options: object) -> Setup:
    return set_up("slambo", NAMES[:2], options)


def trio(**options: object) -> Setup:
    return set_up("slambo", NAMES[:3], options)


def text(most: int) -> st.SearchStrategy[str]:
    """Any text that a file can hold."""
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=most)


@st.composite
def options(draw: st.DrawFn) -> dict[str, object]:
    flags = {name: draw(st.booleans()) for name in ("expert", "hide_history", "reveal_aside")}
    return {**flags, "cards": draw(st.sampled_from(["house", HOUSE]))}


@st.composite
def matches(draw: st.DrawFn, most: int = 100_000) -> Match:
    """Any match of any game: seats, names, house rules, words, key, choices, and how far it got."""
    game = GAMES["slambo"]
    seats = draw(st.sampled_from(game.seats))
    names = tuple(draw(text(12)) for _ in range(seats))
    rules = set_up("slambo", ["?"] * seats, draw(options())).options
    setup = Setup(game=game.name, version=game.version, options=rules, names=names)
    words = tuple(draw(text(8)) for _ in range(seats))
    moves = draw(st.integers(0, 60) | st.just(most))
    choices = draw(st.lists(st.integers(0, 6), max_size=30))
    key = draw(st.binary(min_size=32, max_size=32))
    return played(setup, choices, key=key, words=words, most=moves)
