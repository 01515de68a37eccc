"""One page's socket, as its room sees it: a bounded queue that nobody waits for."""

import asyncio

import msgspec

from .messages import FromServer, TableInfo

# Why the server closes a socket. 4000 to 4999 are for applications to choose.
TOO_SLOW = 4008  # the page did not read; it may connect again and say what it has seen
NO_SUCH_TABLE = 4404
GOING_AWAY = 1012  # the server or the table starts anew; connect again

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """Somebody's socket. `player` is who, `gone` is set when it is of no more use."""

    def __init__(self, player: str, queue: int) -> None:
        self.player = player
        self.gone = asyncio.Event()
        self.close_code = 1000
        self.people: TableInfo | None = None  # what was last told of the table's people
        self.waiting: asyncio.Queue[str] = asyncio.Queue(queue)

    def send(self, message: FromServer) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Queue a message; a page that reads too slowly is dropped."""
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Have the socket closed; nothing is sent any more."""
        if not self.gone.is_set():
            self.close_code = code
            self.gone.set()
