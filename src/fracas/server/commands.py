"""What people, bots and the clock may do at a table: commands in, journal entries out."""

from typing import TypeAlias

from fracas.bots import BOTS
from fracas.games import GAMES, WATCHER, MoveError, OptionsError, concealed, make_move
from fracas.kernel import Record, has
from fracas.match import set_up

from . import messages
from .journal import (
    Acted,
    AnyEntry,
    BotSeated,
    Created,
    NextTable,
    SeatLeft,
    SeatTaken,
    Started,
    WordSaid,
)
from .table import Open, RefusedError, Table

Command: TypeAlias = (
    messages.TakeSeat
    | messages.LeaveSeat
    | messages.SeatBot
    | messages.RemoveBot
    | messages.SayWord
    | messages.Start
    | messages.Act
)


def create(new: messages.NewTable, key: bytes) -> Created:
    """The first entry of a table, or a refusal of its game, seats, options or bots."""
    try:
        setup = set_up(new.game, ["?"] * new.seats, new.options)
    except OptionsError as error:
        raise RefusedError("table.bad_options", problem=str(error)) from error
    for bot in new.bots:
        _check_bot(bot)
    if len(new.bots) >= new.seats:
        raise RefusedError("table.too_many_bots", seats=new.seats)
    return Created(
        game=new.game,
        version=setup.version,
        options={name: getattr(setup.options, name) for name in setup.options.__struct_fields__},
        seats=new.seats,
        seconds=new.seconds,
        public=new.public,
        key=key.hex(),
    )


def decide(table: Table, player: str, command: Command) -> list[AnyEntry]:
    """The entries that carry out a person's command; none for a resend. Nothing is changed."""
    match command:
        case messages.TakeSeat():
            return [_take_seat(table, player, command)]
        case messages.LeaveSeat():
            return [SeatLeft(seat=_gathering_seat(table, player))]
        case messages.SeatBot(seat=seat, bot=bot):
            return [_seat_bot(table, player, seat, bot)]
        case messages.RemoveBot(seat=seat):
            return [_remove_bot(table, player, seat)]
        case messages.SayWord(word=word):
            return [WordSaid(seat=_gathering_seat(table, player), word=word)]
        case messages.Start():
            return [_start(table, player)]
        case messages.Act():
            return _act(table, player, command)


def answer(table: Table, open: Open, codes: tuple[int, ...], by: str) -> list[AnyEntry]:
    """What a bot or the clock decided; nothing if the decision is no longer open."""
    if table.open.get(open.seat) != open:
        return []
    who = "bot" if by == "bot" else "clock"
    return [Acted(seat=open.seat, decision=open.id, codes=codes, by=who)]


def time_out(table: Table, open: Open) -> list[AnyEntry]:
    """The default of a seat whose time is up."""
    assert table.course is not None
    code = table.game.default(table.course.position, open.seat)
    return answer(table, open, (code,), "clock")


def rematch(table: Table, player: str, next_table: str) -> list[AnyEntry]:
    """The entry that leads everybody to the next table."""
    _check_rematch(table, player)
    return [NextTable(table=next_table)]


def next_created(table: Table, player: str, key: bytes) -> Created:
    """The first entry of the rematch: the same game and people, another key."""
    _check_rematch(table, player)
    old = table.created
    version = GAMES[old.game].version
    return Created(
        game=old.game,
        version=version,
        options=old.options,
        seats=old.seats,
        seconds=old.seconds,
        public=old.public,
        key=key.hex(),
    )


def same_people(table: Table) -> list[AnyEntry]:
    """Everybody on the seats of `table`, one seat further on, for its rematch."""
    entries: list[AnyEntry] = []
    for seat, chair in enumerate(table.chairs):
        moved = (seat + 1) % len(table.chairs)
        if chair.player is not None and chair.name is not None:
            entries.append(SeatTaken(seat=moved, player=chair.player, name=chair.name))
        elif chair.bot is not None:
            entries.append(BotSeated(seat=moved, bot=chair.bot))
    return entries


def read_name(text: str) -> str:
    """A name that can be shown, with single spaces."""
    name = " ".join(text.split())
    if not name or not name.isprintable():
        raise RefusedError("table.bad_name")
    return name


def _check_rematch(table: Table, player: str) -> None:
    if table.seat_of(player) is None:
        raise RefusedError("table.not_seated")
    if table.phase != "over":
        raise RefusedError("table.still_playing")
    if table.next_table is not None:
        raise RefusedError("table.rematch_exists", table=table.next_table)


def _check_gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise RefusedError("table.already_started")


def _check_host(table: Table, player: str) -> None:
    _check_gathering(table)
    seat = table.seat_of(player)
    if seat is None or seat != table.host:
        raise RefusedError("table.only_the_host")


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise RefusedError("table.no_such_bot", bot=bot[:40], bots=", ".join(BOTS))


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise RefusedError("table.no_such_seat", seats=len(table.chairs))


def _check_open(table: Table, seat: int) -> None:
    _check_seat(table, seat)
    chair = table.chairs[seat]
    if chair.player is not None or chair.bot is not None:
        raise RefusedError("table.seat_taken", name=chair.name or chair.bot or "")


def _gathering_seat(table: Table, player: str) -> int:
    _check_gathering(table)
    seat = table.seat_of(player)
    if seat is None:
        raise RefusedError("table.not_seated")
    return seat


def _take_seat(table: Table, player: str, command: messages.TakeSeat) -> SeatTaken:
    _check_gathering(table)
    if table.seat_of(player) is not None:
        raise RefusedError("table.already_seated")
    _check_open(table, command.seat)
    return SeatTaken(seat=command.seat, player=player, name=read_name(command.name))


def _seat_bot(table: Table, player: str, seat: int, bot: str) -> BotSeated:
    _check_host(table, player)
    _check_bot(bot)
    _check_open(table, seat)
    return BotSeated(seat=seat, bot=bot)


def _remove_bot(table: Table, player: str, seat: int) -> SeatLeft:
    _check_host(table, player)
    _check_seat(table, seat)
    if table.chairs[seat].bot is None:
        raise RefusedError("table.no_bot_there")
    return SeatLeft(seat=seat)


def _start(table: Table, player: str) -> Started:
    _check_host(table, player)
    empty = sum(chair.player is None and chair.bot is None for chair in table.chairs)
    if empty:
        raise RefusedError("table.seats_open", count=empty)
    return Started()


def _act(table: Table, player: str, command: messages.Act) -> list[AnyEntry]:
    seat = table.seat_of(player)
    if seat is None:
        raise RefusedError("table.not_seated")
    if table.course is None:
        raise RefusedError("table.not_started")
    if command.id in table.chairs[seat].actions:
        return []
    open = table.open.get(seat)
    if open is None or open.id != command.decision:
        _refuse_closed(table, seat, command)
        raise RefusedError("table.decision_closed")
    _check_moves(table, seat, command.codes)
    acted = Acted(seat=seat, decision=open.id, codes=command.codes, by="person", id=command.id)
    return [acted]


def _refuse_closed(table: Table, seat: int, command: messages.Act) -> None:
    """If the rules do not let this seat act now, say so and by which rule."""
    assert table.course is not None
    if not table.game.moves(table.course.position, seat):
        raise _refused(table.game.refusal(table.course.position, seat, command.codes[0]))


def _check_moves(table: Table, seat: int, codes: tuple[int, ...]) -> None:
    """Whether a seat may make these moves, one after the other, without a word from others.

    What follows a move that others hear of may depend on what they hide. So that nobody can find
    that out by trying, only choices made in secret can be followed by another in one action.
    """
    assert table.course is not None
    game, position = table.game, table.course.position.copy()
    for place, code in enumerate(codes):
        if place and not _is_still_secret(table, position, seat):
            raise RefusedError("table.decision_closed")
        try:
            make_move(game, position, seat, code)
        except MoveError as error:
            raise _refused(error) from error


def _is_still_secret(table: Table, position: Record, seat: int) -> bool:
    """Whether others have heard nothing yet of the moves that led here, and `seat` goes on."""
    is_asked = has(table.game.actors(position), seat)
    return is_asked and concealed(table.game, position, WATCHER) == table.public


def _refused(error: MoveError) -> RefusedError:
    return RefusedError(error.key, error.rule, **error.facts)
