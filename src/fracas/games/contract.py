"""The contract: what a game is to everybody above it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from fracas.kernel import Record, Told

MOST_SEATS = 6
CHANCE = MOST_SEATS  # the seat of chance, behind the six that people can take
NOBODY = -1  # in rules: no seat, no card
TABLE_PACE = 0  # the time that the table gives each decision
NO_CLOCK = -1  # as long as it takes, whatever the table's clock
WATCHER = NOBODY  # whose view `conceal` leaves when asked for nobody's

Seat: TypeAlias = int
Code: TypeAlias = int  # a move as one number, 0 to 62
Bits: TypeAlias = int  # a set of seats or of codes

P = TypeVar("P", bound=Record)
O = TypeVar("O", bound="Options")  # noqa: E741  # the name the contract's page uses


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one match. Each field's `Meta` has a title and, in `extra`, its rule ids."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened. Its tag and fields are the key and parameters of a sentence."""

    rules: tuple[str, ...]  # the ids of the rules and rulings that made it so

    def fades(self) -> bool:
        """Whether it is told as it happens, but stays out of the log until the round is over."""
        return False

    def closes(self) -> bool:
        """Whether it ends a round, so that what faded may be read in the log."""
        return False

    def seen_by(self, seat: Seat) -> "Event | None":
        """This event as told to `seat` (or `WATCHER`); None if it is not told at all."""
        return self


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move, with what its owner should know before making it."""

    code: Code
    text: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a watcher, sees on the table."""

    seat: Seat | None
    choices: tuple[Choice, ...]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Who won, who lost, and the rule that ended it."""

    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    rule: str


class MoveError(ValueError):
    """A move that cannot be made. `key` names its sentence, `facts` are its parameters."""

    def __init__(self, key: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.key}({facts}){rule}"


class MalformedMoveError(MoveError):
    """The text is not a move of this game at all."""


class IllegalMoveError(MoveError):
    """A move of this game that the rules do not allow here; `rule` says which rule."""


class AmbiguousMoveError(MoveError):
    """The text could mean several legal moves."""


class OptionsError(ValueError):
    """Options that this game does not have, or values that they cannot take."""


@dataclass(frozen=True, slots=True)
class Game(Generic[P, O]):
    """One game, complete. Functions marked (rule) also run compiled; positions change in place.

    Whoever is among the actors must act, and has moves. A seat that is not may have moves too: by
    each of them it takes a secret choice back, and then must act again. Nobody waits for such a
    change of mind, and bots and playouts, which ask the actors only, never have one.
    """

    name: str
    title: str
    version: int  # changes when behaviour does; stored in every match file
    seats: range
    most_moves: int  # no match has more, chance included, changes of mind left out
    codes: int  # every move code is below this
    stakes: int  # the largest absolute payoff
    prefix: str  # of the rule ids
    options: type[O]

    new: Callable[[O, int], P]  # the position before the first deal
    actors: Callable[[P], Bits]  # (rule) who must act now, CHANCE included; nobody when it is over
    asked: Callable[[P], Bits]  # (rule) who must act, as whoever the position is concealed for
    # knows it: what may be told of open decisions. Asked only when chance is not due
    moves: Callable[[P, Seat], Bits]  # (rule) the legal codes of a seat; changes of mind included
    play: Callable[[P, Seat, Code], None]  # (rule) make a legal move
    default: Callable[[P, Seat], Code]  # (rule) what a silent seat does when its time is up
    sensible: Callable[[P, Seat, Bits], Bits]  # (rule) those of a seat's legal codes that rules of
    # thumb like best: never none, and the same on the concealed position as on the true one
    payoff: Callable[[P, Seat], int]  # (rule) what a finished match is worth to a seat
    conceal: Callable[[P, Seat], None]  # (rule) forget what a seat cannot know

    time_ms: Callable[[P], int]  # how long open decisions last: TABLE_PACE, NO_CLOCK, or a time
    # that the game itself fixes, in milliseconds
    outcome: Callable[[P], Outcome | None]
    refusal: Callable[[P, Seat, Code], IllegalMoveError]  # why a code is not legal
    view: Callable[[P, Seat, Bits], View]  # of a concealed position and the seat's legal codes
    narrate: Callable[[P, Sequence[Told]], list[Event]]  # a story, as events
    write: Callable[[P, Seat, Code], str]
    read: Callable[[P, Seat, str], Code]
    events: Any  # the union of this game's event types
    views: type[View]


AnyGame: TypeAlias = Game[Any, Any]


def concealed(game: Game[P, O], position: P, seat: Seat) -> P:
    """A copy of `position` without anything that `seat` (or `WATCHER`) cannot know."""
    copy = position.copy()
    game.conceal(copy, seat)
    return copy


def make_move(game: Game[P, O], position: P, seat: Seat, code: Code) -> list[Event]:
    """Make a move if it is legal, and say what happened; otherwise raise, with nothing changed."""
    exists = 0 <= seat <= CHANCE and 0 <= code < 63
    if not (exists and game.moves(position, seat) >> code & 1):
        raise game.refusal(position, seat, code)
    position.story = []
    game.play(position, seat, code)
    story, position.story = position.story, None
    return game.narrate(position, story)


def told(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events as `seat` (or `WATCHER`) is told them."""
    views = (event.seen_by(seat) for event in events)
    return tuple(view for view in views if view is not None)


def table_pace(_position: Record) -> int:
    """The `time_ms` of a game that leaves all its decisions to the table's clock."""
    return TABLE_PACE


def seen(game: Game[P, O], position: P, seat: Seat) -> View:
    """What `seat` (or `WATCHER`) sees of a true position."""
    moves = game.moves(position, seat) if seat != WATCHER else 0
    return game.view(concealed(game, position, seat), seat, moves)
