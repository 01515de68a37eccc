"""What `fracas serve` does: find a port, run the server, say where it is, open a browser."""

import errno
import logging
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn

from .app import create_app
from .knowledge import share_solutions
from .settings import Settings, usual_database
from .store import check

PORT = 8350
PORTS_TRIED = 20
HEARTBEAT_S = 7  # a page that is gone is noticed after at most two of these
GRACE_S = 5
LARGEST_FRAME = 1 << 16
EVERYWHERE = ("0.0.0.0", "::")
LOG_FORMAT = "time=%(asctime)s level=%(levelname)s from=%(name)s %(message)s"


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where to serve, and what from."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str | Path | None = None
    open_page: bool = False


def serve(place: Place) -> None:
    """Serve until Ctrl+C or a signal ends it."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    for chatty in ("alembic", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    share_solutions()
    settings = Settings(database=str(place.database or usual_database()))
    check(settings.database)
    with listen(place.host, place.port) as listener:
        address = address_of(place.host, listener)
        if listener.getsockname()[1] != place.port:
            print(f"Port {place.port} is taken.")
        server = Announced(uvicorn_config(settings), address, place.open_page)
        with suppress(KeyboardInterrupt):  # raised again once everything is closed
            server.run(sockets=[listener])


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        ws_ping_interval=HEARTBEAT_S,
        ws_ping_timeout=HEARTBEAT_S,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=GRACE_S,
        log_config=None,
        access_log=False,
        server_header=False,
    )


class Announced(uvicorn.Server):
    """A server that says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, open_page: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Fracas is at {self.address}", flush=True)
            if self.open_page:
                webbrowser.open(self.address)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or if it is taken on one nearby, or on any."""
    ports = [*range(port, port + PORTS_TRIED), 0] if port else [0]
    for attempt in ports:
        try:
            return _bound(host, attempt)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise OSError(errno.EADDRINUSE, f"no port is free at {host}")


def address_of(host: str, listener: socket.socket) -> str:
    name = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}:{listener.getsockname()[1]}"


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener
