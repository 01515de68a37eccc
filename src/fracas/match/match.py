"""A match: a game, its options, who sat where, and the moves, chance included."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fracas.games import (
    CHANCE,
    GAMES,
    AnyGame,
    Bits,
    Code,
    Event,
    Options,
    OptionsError,
    Outcome,
    Seat,
    View,
    make_move,
    seen,
)

from . import fair


class Move(msgspec.Struct, frozen=True):
    """What one seat (or chance) did."""

    seat: Seat
    code: Code


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """What binds the chance of a match: see `fracas.match.fair`."""

    commitment: str
    words: tuple[str, ...]  # one a seat, may be empty
    key: bytes | None = None  # None until the match is over


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a match that is fixed before its first move."""

    game: str
    version: int
    options: Options
    names: tuple[str, ...]  # one a seat

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def rules(self) -> AnyGame:
        """The game itself."""
        return GAMES[self.game]


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it stands; everything else about it is derived."""

    setup: Setup
    moves: tuple[Move, ...] = ()
    fairness: Fairness | None = None


class Step(msgspec.Struct, frozen=True):
    """One move of a replay, what happened, and the position after it."""

    move: Move
    text: str
    events: list[Event]
    position: Any


class Course:
    """A match in progress: the one place where moves are made. Refused moves change nothing."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.rules
        self.position: Any = self.game.new(setup.options, setup.seats)
        self.moves: list[Move] = []
        self.chances = 0  # chance moves made so far

    def actors(self) -> Bits:
        """The seats that may act now, CHANCE included."""
        return self.game.actors(self.position)

    def move(self, seat: Seat, code: Code) -> list[Event]:
        """Make a move, or raise `IllegalMoveError`."""
        events = make_move(self.game, self.position, seat, code)
        self.moves.append(Move(seat, code))
        self.chances += seat == CHANCE
        return events

    def is_chance_due(self) -> bool:
        return self.actors() == 1 << CHANCE

    def draw(self, key: bytes, words: tuple[str, ...]) -> Code:
        """The code that chance must play now."""
        codes = self.game.moves(self.position, CHANCE)
        return fair.draw(key, words, self.chances, codes)

    def write(self, move: Move) -> str:
        """A move that could be made now, as text."""
        return self.game.write(self.position, move.seat, move.code)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def seen(self, seat: Seat) -> View:
        """What a seat or `WATCHER` sees now."""
        return seen(self.game, self.position, seat)


def set_up(
    game: str, names: Sequence[str], options: Options | dict[str, object] | None = None
) -> Setup:
    """The setup of a match of the present version; refuses wrong games, seats and options."""
    rules = GAMES.get(game)
    if rules is None:
        raise OptionsError(f"no game {game!r}; there are: {', '.join(GAMES)}")
    if len(names) not in rules.seats:
        most = rules.seats[-1]
        raise OptionsError(f"{rules.title} has {rules.seats[0]} to {most} seats, not {len(names)}")
    for name in names:
        if not name.isprintable():  # nor can files and terminals hold half a character
            raise OptionsError(f"the name {name!r} has hidden characters")
    checked = read_options(rules, options or {})
    rules.new(checked, len(names))  # refuses values that only the game understands
    return Setup(game=game, version=rules.version, options=checked, names=tuple(names))


def read_options(game: AnyGame, options: Options | dict[str, object]) -> Options:
    """Typed options of a game, from a mapping or as they are."""
    try:
        return msgspec.convert(msgspec.to_builtins(options), game.options)
    except msgspec.ValidationError as error:
        known = ", ".join(game.options.__struct_fields__)
        raise OptionsError(f"{game.title}: {error}; its options are: {known}") from error


def replay(match: Match) -> Iterator[Step]:
    """The match again, move by move. Positions are fresh copies."""
    course = Course(match.setup)
    for move in match.moves:
        text = course.write(move)
        events = course.move(move.seat, move.code)
        yield Step(move, text, events, course.position.copy())
