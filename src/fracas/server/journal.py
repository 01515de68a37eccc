"""The journal of a table: closed entries from which the whole table can be made again.

Chance is not written: it follows from the key in the first entry and the moves.
"""

from typing import Any, Literal, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One change of a table."""


class Created(Entry, frozen=True, tag="created"):
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    seconds: int | None
    public: bool
    key: str  # secret until the match is over


class SeatTaken(Entry, frozen=True, tag="seat_taken"):
    seat: int
    player: str
    name: str


class SeatLeft(Entry, frozen=True, tag="seat_left"):
    """A person got up, or a bot was removed."""

    seat: int


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    seat: int
    bot: str


class WordSaid(Entry, frozen=True, tag="word_said"):
    seat: int
    word: str


class Started(Entry, frozen=True, tag="started"):
    pass


class Acted(Entry, frozen=True, tag="acted"):
    """A decision was answered, by its person, its bot, or the clock."""

    seat: int
    decision: int
    codes: tuple[int, ...]
    by: Literal["person", "bot", "clock"]
    id: str = ""


class NextTable(Entry, frozen=True, tag="next_table"):
    """The rematch is at another table."""

    table: str


AnyEntry: TypeAlias = (
    Created | SeatTaken | SeatLeft | BotSeated | WordSaid | Started | Acted | NextTable
)

_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
