"""One example of each message, from a match with a fixed key, for docs/protocol.md."""

import msgspec

from fracas.games import GAMES
from fracas.games.rulebook import read_page

from . import api, commands, messages
from .journal import SeatTaken, Started
from .room import refusal
from .sight import Presence, Sight, over_message, table_message
from .table import RefusedError, Table

KEY = bytes(32)
ID = "hT3kz0cQx9fB"
NEW = messages.NewTable(game="slambo", seats=2, name="Ann", seconds=60, bots=("greedy",))
RULES = "# Slambo!\n\nA sumo duel.\n\n## A bout\n\n- **SLAM-18** Every bout opens at 5.\n"

FROM_CLIENT: tuple[messages.FromClient, ...] = (
    messages.Hello(since=7),
    messages.TakeSeat(seat=1, name="Ben"),
    messages.LeaveSeat(),
    messages.SeatBot(seat=1, bot="search"),
    messages.RemoveBot(seat=1),
    messages.SayWord(word="tombola"),
    messages.Start(),
    messages.Act(id="k3x9", decision=4, codes=(12,)),
    messages.Rematch(),
    messages.Ping(),
)


def examples() -> list[msgspec.Struct]:
    """Every example, in the order of the page."""
    return [*FROM_CLIENT, *_from_server(), *_http()]


def a_match() -> Table:
    """A Slambo! match of two people that has just started."""
    table = Table(ID, commands.create(msgspec.structs.replace(NEW, bots=()), KEY))
    for seat, name in enumerate(("Ann", "Ben")):
        table.apply(SeatTaken(seat=seat, player=name, name=name), 0)
    table.apply(Started(), 0)
    return table


def _from_server() -> list[messages.FromServer]:
    table = a_match()
    sight = Sight(table, 0)
    refused = RefusedError("slambo.not_in_hand", "SLAM-16", card="+4", hand="+2 -7")
    told: list[messages.FromServer] = [
        messages.Accepted(id="k3x9"),
        refusal(refused, messages.Act(id="k3x9", decision=4, codes=(3,))),
        table_message(table, "Ann", Presence(seats=frozenset({0, 1}))),
        sight.fresh(1500),
    ]
    _play_default(table)
    beat = sight.follow(table.beats[-1], 0)
    assert beat is not None
    told.append(beat)
    while table.owed():
        _play_default(table)
    over = over_message(table)
    assert over is not None
    return [*told, over, messages.Pong()]


def _play_default(table: Table) -> None:
    for entry in commands.time_out(table, table.owed()[0]):
        table.apply(entry, 0)


def _http() -> list[msgspec.Struct]:
    game = api.game_info(GAMES["slambo"])
    line = messages.TableLine(
        id=ID,
        game="slambo",
        phase="playing",
        names=("Ann", None),
        bots=(None, "greedy"),
        seconds=60,
    )
    return [
        NEW,
        messages.NewName(name="Ann"),
        messages.TableCreated(id=ID),
        line,
        msgspec.structs.replace(game, options=game.options[:1]),
        read_page("slambo", RULES),
        messages.Me(name="Ann"),
        messages.Problem(key="table.file_after_the_end", rule="", facts={}),
    ]
