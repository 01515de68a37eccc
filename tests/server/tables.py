"""Tables without I/O, for tests: people by first name, a clock that tests turn."""

from fracas.server import commands, messages
from fracas.server.journal import AnyEntry, Created, SeatTaken, Started
from fracas.server.table import Beat, RefusedError, Table

KEY = bytes(range(32))


def a_created(seats: int = 2, seconds: int | None = None, game: str = "slambo") -> Created:
    new = messages.NewTable(game=game, seats=seats, seconds=seconds)
    return commands.create(new, KEY)


def a_table(seats: int = 2, seconds: int | None = None, game: str = "slambo") -> Table:
    """A table where `p0`, `p1`... sit, not started."""
    table = Table("table", a_created(seats, seconds, game))
    for seat in range(seats):
        table.apply(SeatTaken(seat=seat, player=f"p{seat}", name=f"P{seat}"), 0)
    return table


def a_match(seats: int = 2, seconds: int | None = None, game: str = "slambo") -> Table:
    """A table where the match has started at time 0."""
    table = a_table(seats, seconds, game)
    table.apply(Started(), 0)
    return table


def do(table: Table, player: str, command: commands.Command, now_ms: int = 0) -> list[Beat | None]:
    """Decide and apply, as a room does; refusals come out."""
    return [table.apply(entry, now_ms) for entry in commands.decide(table, player, command)]


def refused(table: Table, player: str, command: commands.Command) -> str:
    """The key with which a command is refused."""
    try:
        entries = commands.decide(table, player, command)
    except RefusedError as error:
        return error.key
    raise AssertionError(f"{command} was not refused but gave {entries}")


def turn(table: Table) -> int:
    """The seat that must act."""
    return table.owed()[0].seat


def an_act(table: Table, seat: int, place: int = 0, id: str = "") -> messages.Act:
    """A legal answer of a seat to its open decision."""
    assert table.course is not None
    codes = table.course.seen(seat).choices
    open = table.open[seat]
    code = codes[place % len(codes)].code
    return messages.Act(id=id or f"{seat}:{open.id}", decision=open.id, codes=(code,))


def play_on(table: Table, now_ms: int = 0) -> list[AnyEntry]:
    """Play the first choice of whoever must act until the match is over."""
    written: list[AnyEntry] = []
    while table.owed():
        seat = turn(table)
        for entry in commands.decide(table, f"p{seat}", an_act(table, seat)):
            table.apply(entry, now_ms)
            written.append(entry)
    return written


def entries_of(table: Table, played: list[AnyEntry]) -> list[AnyEntry]:
    """The whole journal of a table made by `a_match` and then played."""
    people = [
        SeatTaken(seat=seat, player=chair.player, name=chair.name or "")
        for seat, chair in enumerate(table.chairs)
        if chair.player is not None
    ]
    return [table.created, *people, Started(), *played]
