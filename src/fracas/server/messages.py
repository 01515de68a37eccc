"""The protocol: two closed families of messages over one WebSocket a table.

The browser speaks `FromClient`, the server `FromServer`. docs/protocol.md and the page's
TypeScript types are generated from this file.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from fracas.games import Event, Outcome, View

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
MoveCode: TypeAlias = Annotated[int, Meta(ge=0, le=62)]
ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Phase: TypeAlias = Literal["gathering", "playing", "over"]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that crosses the wire."""


# ---- what a browser says ---------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket; said again, it asks for everything anew.

    The answer is `table`, then, once the match has started, the beats after `since` or `fresh`.
    """

    since: Annotated[int, Meta(ge=0)] | None = None  # the last beat that this page has seen


class TakeSeat(Message, frozen=True, tag="take_seat"):
    """Sit down on an open seat, under a name."""

    seat: SeatNumber
    name: Name


class LeaveSeat(Message, frozen=True, tag="leave_seat"):
    """Get up, before the match starts."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Put a bot on an open seat (the host, before the match starts)."""

    seat: SeatNumber
    bot: BotName


class RemoveBot(Message, frozen=True, tag="remove_bot"):
    """Take a bot off its seat (the host, before the match starts)."""

    seat: SeatNumber


class SayWord(Message, frozen=True, tag="say_word"):
    """Add a word to the chance of this match, before it starts."""

    word: Word


class Start(Message, frozen=True, tag="start"):
    """Start the match (the host, when every seat is taken)."""


class Act(Message, frozen=True, tag="act"):
    """Answer a decision with one or several move codes: all of them are played, or none.

    Several are for choices made in secret, up to and with the one that others hear of.
    """

    id: ActionId
    decision: Annotated[int, Meta(ge=0)]
    codes: Annotated[tuple[MoveCode, ...], Meta(min_length=1, max_length=64)]


class Rematch(Message, frozen=True, tag="rematch"):
    """Open the next table for the same people, after the match."""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Hello | TakeSeat | LeaveSeat | SeatBot | RemoveBot | SayWord | Start | Act | Rematch | Ping
)


# ---- what the server says --------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on one seat. A seat without a person or a bot is open."""

    name: str | None
    bot: str | None  # the bot's level
    warming_up: bool  # its search is being compiled; it plays greedy meanwhile
    present: bool  # a page of this person is connected


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a table besides the match itself."""

    id: str
    game: str
    options: dict[str, Any]
    seconds: int | None  # for each decision; None is no clock
    public: bool  # listed in the lobby
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: int | None  # the seat that may start and seat bots
    watchers: int
    commitment: str
    words: tuple[bool, ...]  # which seats have added a word to chance
    next_table: str | None  # where the rematch is


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is to act, as far as you can know. Your own decisions are answered by `act`."""

    id: int  # 0 if it is not yours to answer
    seat: int
    left_ms: int | None  # the time left when this was sent; None is as long as it takes
    must: bool  # false: you have answered, and may take that back while the others think


class Accepted(Message, frozen=True, tag="accepted"):
    """The action is in the journal; it will not be lost."""

    id: str


class Refused(Message, frozen=True, tag="refused"):
    """Nothing was changed. `key` and `facts` are a sentence, `rule` the rule behind it."""

    id: str | None
    key: str
    rule: str
    facts: dict[str, str | int]


class Table(Message, frozen=True, tag="table"):
    """The people and settings of the table, whenever they change."""

    table: TableInfo
    you: int | None  # your seat


class Fresh(Message, frozen=True, tag="fresh"):
    """Everything, anew: the view, the log so far, and the open decisions.

    `hash` is the CRC-32, in 8 hexadecimal digits, of the view as UTF-8 JSON without spaces and with
    sorted keys. A page whose own view has another hash says hello again, without `since`.
    """

    beat: int
    view: View
    hash: str
    log: tuple[Event, ...]
    decisions: tuple[Decision, ...]


class Beat(Message, frozen=True, tag="beat"):
    """What just happened, and how the view changed.

    Each viewer's beats are numbered without gaps; the first beat of a match is told as `fresh`,
    with number 1. When a server has started anew, numbers begin again at some large one.
    """

    beat: int
    events: tuple[Event, ...]
    changes: dict[str, Any]  # the fields of the view that are different now
    hash: str
    decisions: tuple[Decision, ...]


class Over(Message, frozen=True, tag="over"):
    """The match is over; the key is open and the match file can be fetched."""

    outcome: Outcome
    key: str
    file: str  # its address


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""


FromServer: TypeAlias = Accepted | Refused | Table | Fresh | Beat | Over | Pong


# ---- HTTP ------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to create. `bots` are seated after you; with every seat taken it starts at once."""

    game: str
    seats: SeatCount = 2
    name: Name = "Guest"
    options: dict[str, Any] = {}
    seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    bots: Annotated[tuple[BotName, ...], Meta(max_length=5)] = ()
    public: bool = True  # listed in the lobby


class TableCreated(msgspec.Struct, frozen=True, kw_only=True):
    """Where the new table is: /table/ID is its page, /ws/tables/ID its socket."""

    id: str


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are to this server: a guest, by a signed cookie."""

    name: str | None  # what you called yourself last


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you want to be called from now on."""

    name: Name


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: a sentence's key and facts, and the rule behind it."""

    key: str
    rule: str
    facts: dict[str, str | int]


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """One table in the lobby."""

    id: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]  # by seat
    bots: tuple[str | None, ...]  # by seat: the bot's level
    seconds: int | None


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule as the lobby offers it."""

    name: str
    title: str
    kind: Literal["bool", "int", "str", "choice"]
    default: bool | int | str
    rules: tuple[str, ...]
    choices: tuple[str | int, ...] = ()  # of a choice
    least: int | None = None  # of an int
    most: int | None = None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the lobby offers it."""

    name: str
    title: str
    version: int
    seats: tuple[int, ...]  # how many can play
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
