"""The WebSocket of a table: reads what a page says, sends what its connection holds."""

import asyncio
import time
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import messages
from .connection import GOING_AWAY, NO_SUCH_TABLE, Connection, encoded
from .identity import GUEST
from .lobby import Lobby
from .room import Room, Said, refusal
from .settings import Settings
from .table import RefusedError

CLOSING_S = 1
SEARCHED = 1 << 16
WRONG = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what a page may have sent


_decoder = msgspec.json.Decoder(messages.FromClient)


class Labelled(msgspec.Struct, frozen=True):
    """What can be said even of a message that is wrong: which action it was."""

    id: str | None = None


class Pace:
    """How many messages a page may still send: a bucket that fills again with time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.left = float(settings.messages_at_once)
        self.looked_s = time.monotonic()

    def check(self) -> None:
        """Count one message, or refuse it."""
        now = time.monotonic()
        gained = (now - self.looked_s) * self.settings.messages_a_second
        self.looked_s = now
        self.left = min(self.left + gained, self.settings.messages_at_once)
        if self.left < 1:
            raise RefusedError("server.too_fast", a_second=int(self.settings.messages_a_second))
        self.left -= 1


Socket: TypeAlias = WebSocket[Any, Any, State]


@websocket("/ws/tables/{table_id:str}")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str], state: State) -> None:
    """Join a table: see docs/protocol.md."""
    lobby: Lobby = state.lobby
    await socket.accept()
    connection = Connection(socket.scope["state"][GUEST].player, lobby.house.settings.queue)
    try:
        room = await lobby.room(table_id)
    except RefusedError as error:
        await socket.send_text(encoded(refusal(error, None)))
        await socket.close(NO_SUCH_TABLE)
        return
    await serve(socket, connection, room)


async def serve(socket: Socket, connection: Connection, room: Room) -> None:
    """Read and send until the page leaves or is dropped, then let go at once."""
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(listen(socket, connection, room)),
        asyncio.create_task(deliver(socket, connection)),
        asyncio.create_task(connection.gone.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.drop(1000)
        room.leave(connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await close(socket, connection.close_code)


async def listen(socket: Socket, connection: Connection, room: Room) -> None:
    """Hand what the page says to its room, until the page leaves."""
    pace = Pace(room.house.settings)
    greeted = False
    while True:
        data = await receive(socket)
        if data is None:
            return
        try:
            message = read(data, room.house.settings)
            pace.check()
        except RefusedError as error:
            connection.send(msgspec.structs.replace(refusal(error, None), id=label(data)))
            continue
        if not greeted and not isinstance(message, messages.Hello):
            connection.send(refusal(RefusedError("server.hello_first"), None))
            continue
        greeted = True
        if isinstance(message, messages.Ping):
            connection.send(messages.Pong())
        elif room.is_open:
            room.say(Said(connection, message))
        else:
            connection.drop(GOING_AWAY)


async def receive(socket: Socket) -> bytes | None:
    """The next message of the page, or None when there will be no more."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("bytes") or (event.get("text") or "").encode()


def read(data: bytes, settings: Settings) -> messages.FromClient:
    """A message of the page, or a refusal that says what is wrong with it."""
    if len(data) > settings.message_bytes:
        raise RefusedError("server.too_large", bytes=len(data), most=settings.message_bytes)
    try:
        return _decoder.decode(data)
    except WRONG as error:
        raise RefusedError("server.malformed", problem=str(error)[:200]) from error


def label(data: bytes) -> str | None:
    """The id of an action that cannot be understood further, if it has one."""
    try:
        return msgspec.json.decode(data[:SEARCHED], type=Labelled).id
    except WRONG:
        return None


async def deliver(socket: Socket, connection: Connection) -> None:
    """Send what waits, as fast as the page reads."""
    while True:
        await socket.send_text(await connection.waiting.get())


async def close(socket: Socket, code: int) -> None:
    """Say goodbye, but do not wait for a page that does not read."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(CLOSING_S):
            await socket.close(code)
