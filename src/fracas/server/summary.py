"""What the lobby, and a server that starts, must know of a table without loading it."""

import msgspec

from fracas.games import GAMES, table_pace

from .journal import AnyEntry, BotSeated, Created, SeatLeft, SeatTaken, Started
from .messages import Phase, TableLine
from .table import Table


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    line: TableLine
    public: bool
    goes_on_alone: bool  # it has a clock or bots


def new_summary(id: str, created: Created, entries: list[AnyEntry]) -> Summary:
    """The summary of a table that begins with these entries."""
    nobody: list[str | None] = [None] * created.seats
    return _summary(id, created, (nobody, list(nobody), "gathering"), entries)


def summary_after(table: Table, entries: list[AnyEntry]) -> Summary:
    """The summary of a table when these entries will have been applied."""
    names = [chair.name for chair in table.chairs]
    bots = [chair.bot for chair in table.chairs]
    return _summary(table.id, table.created, (names, bots, table.phase), entries)


def _summary(
    id: str,
    created: Created,
    before: tuple[list[str | None], list[str | None], Phase],
    entries: list[AnyEntry],
) -> Summary:
    names, bots, phase = before
    for entry in entries:
        match entry:
            case SeatTaken(seat=seat, name=name):
                names[seat], bots[seat] = name, None
            case BotSeated(seat=seat, bot=bot):
                names[seat], bots[seat] = None, bot
            case SeatLeft(seat=seat):
                names[seat], bots[seat] = None, None
            case Started():
                phase = "playing"
            case _:
                pass
    line = TableLine(
        id=id,
        game=created.game,
        phase=phase,
        names=tuple(names),
        bots=tuple(bots),
        seconds=created.seconds,
    )
    has_its_own_time = GAMES[created.game].time_ms is not table_pace
    alone = created.seconds is not None or has_its_own_time or any(bots)
    return Summary(line=line, public=created.public, goes_on_alone=alone)
