"""The HTTP side: games, tables, rules, match files, and who you are."""

import inspect
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from fracas.bots import BOTS
from fracas.games import GAMES, AnyGame
from fracas.games.rulebook import RulesPage, read_rules

from . import commands, messages
from .identity import GUEST, Guest, Guests, set_cookie
from .lobby import Lobby
from .table import RefusedError

KINDS: dict[type, Literal["bool", "int", "str"]] = {bool: "bool", int: "int", str: "str"}
AnyRequest = Request[Any, Any, State]


@get("/api/games", sync_to_thread=False)
def games() -> list[messages.GameInfo]:
    """Every game, with its house rules and its bots."""
    return [game_info(game) for game in GAMES.values()]


@get("/api/tables")
async def tables(state: State) -> list[messages.TableLine]:
    """The public tables that are not over, newest first."""
    lobby: Lobby = state.lobby
    return await lobby.house.store.listed()


@post("/api/tables")
async def create_table(
    request: AnyRequest, data: JSONBody[messages.NewTable], state: State
) -> messages.TableCreated:
    """Open a table and sit down on its first seat."""
    lobby: Lobby = state.lobby
    return messages.TableCreated(id=await lobby.create(data, guest_of(request).player))


@get("/api/tables/{table_id:str}/match.txt", media_type=MediaType.TEXT)
async def match_file(table_id: FromPath[str], state: State) -> str:
    """The match file of a match that is over."""
    lobby: Lobby = state.lobby
    room = await lobby.room(table_id)
    return room.table.file()


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str]) -> RulesPage:
    """The rules of a game, with the id of each."""
    page = read_rules(game)
    if page is None:
        raise RefusedError("rules.no_such_game", game=game[:40])
    return page


@get("/api/me", sync_to_thread=False)
def me(request: AnyRequest) -> messages.Me:
    """Who you are."""
    return messages.Me(name=guest_of(request).name)


@put("/api/me", sync_to_thread=False)
def name_me(
    request: AnyRequest, data: JSONBody[messages.NewName], state: State
) -> Response[messages.Me]:
    """Take a name, for the tables that you will sit down at."""
    guests: Guests = state.guests
    guest = msgspec.structs.replace(guest_of(request), name=commands.read_name(data.name))
    cookie = set_cookie(guests, guest, request.scope)
    return Response(messages.Me(name=guest.name), headers={"set-cookie": cookie})


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT)
def health() -> str:
    """Whether this server answers."""
    return "ok"


def guest_of(request: AnyRequest) -> Guest:
    return request.scope["state"][GUEST]


def game_info(game: AnyGame) -> messages.GameInfo:
    """A game as the lobby offers it."""
    hints = get_type_hints(game.options, include_extras=True)
    return messages.GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=tuple(game.seats),
        options=tuple(
            option_info(field, hints[field.name]) for field in msgspec.structs.fields(game.options)
        ),
        bots=tuple(BOTS),
    )


def option_info(field: msgspec.structs.FieldInfo, annotation: Any) -> messages.OptionInfo:
    """A house rule as the lobby offers it, from its annotation."""
    meta = next((part for part in get_args(annotation) if isinstance(part, Meta)), Meta())
    plain = get_args(annotation)[0] if meta != Meta() else annotation
    choices = () if inspect.isclass(plain) else get_args(plain)
    return messages.OptionInfo(
        name=field.encode_name,
        title=meta.title or field.name,
        kind="choice" if choices else KINDS[plain],
        default=field.default,
        rules=tuple((meta.extra or {}).get("rules", ())),
        choices=choices,
        least=None if meta.ge is None else int(meta.ge),
        most=None if meta.le is None else int(meta.le),
    )


HANDLERS = (games, tables, create_table, match_file, rules, me, name_me, health)
