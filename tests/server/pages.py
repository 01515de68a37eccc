"""A real server on a free port, and pages that talk to it over real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from fracas.server.lobby import Lobby
from fracas.server.serve import listen, uvicorn_config
from fracas.server.settings import Settings
from fracas.server.sight import view_hash

Said = dict[str, Any]
PATIENCE_S = 20  # only a broken server needs it


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def patient() -> None:
        async with asyncio.timeout(3 * PATIENCE_S):
            await scenario

    asyncio.run(patient())


def quick(path: Path, **others: Any) -> Settings:
    """Settings with which nobody waits."""
    usual: dict[str, Any] = {
        "bot_pause_ms": 0,
        "bot_budget_ms": 5,
        "warm_up": False,
        "messages_a_second": 10_000,
        "messages_at_once": 10_000,
        "retry_s": 0.01,
    }
    return Settings(database=str(path / "fracas.sqlite3"), **(usual | others))


class Site:
    """A running server."""

    def __init__(self, address: str, server: uvicorn.Server) -> None:
        self.address = address
        self.server = server
        self.people: list[Person] = []

    @property
    def lobby(self) -> Lobby:
        app: Any = self.server.config.app
        return app.state.lobby

    def person(self) -> "Person":
        self.people.append(Person(self.address))
        return self.people[-1]


@asynccontextmanager
async def a_site(settings: Settings) -> AsyncGenerator[Site]:
    """A server in this process, until the end of the block."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(settings))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.005)
    site = Site(f"127.0.0.1:{listener.getsockname()[1]}", server)
    try:
        yield site
    finally:
        for person in site.people:
            await person.go()
        server.should_exit = True
        await task


class Person:
    """Somebody with a browser: one cookie, any number of pages."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}")
        self.pages: list[Page] = []

    async def open_table(self, **new: Any) -> str:
        """Create a table; its id."""
        answer = await self.http.post("/api/tables", json={"game": "slambo", "name": "Ann"} | new)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    async def visit(self, table: str, since: int | None = None, **more: Any) -> "Page":
        """Open a table's page."""
        if not self.http.cookies:
            await self.http.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/ws/tables/{table}"
        greet = more.pop("greet", True)
        how: dict[str, Any] = {"max_queue": None, "additional_headers": {"Cookie": cookie}} | more
        page = Page(await connect(url, **how))
        self.pages.append(page)
        if greet:
            await page.say("hello", since=since)
        return page

    async def go(self) -> None:
        """Close everything."""
        for page in self.pages:
            await page.leave()
        await self.http.aclose()


class Page:
    """One open page: what it was told, in order, and the view that follows from it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Said] = []
        self.table: Said = {}
        self.you: int | None = None
        self.view: Said = {}
        self.beat = 0
        self.decisions: list[Said] = []
        self.over: Said | None = None
        self.answered: set[int] = set()

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type} | fields).decode())

    async def hear(self) -> Said:
        """The next message, taken in as the real page does."""
        async with asyncio.timeout(PATIENCE_S):
            message: Said = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table, self.you = message["table"], message["you"]
            case "fresh":
                self.view, self.decisions = message["view"], message["decisions"]
                self.beat = message["beat"]
            case "beat":
                assert message["beat"] == self.beat + 1, "a gap"
                self.beat += 1
                self.view |= message["changes"]
                self.decisions = message["decisions"]
            case "over":
                self.over = message
            case _:
                pass
        if message["type"] in ("fresh", "beat"):
            assert view_hash(self.view) == message["hash"]
        return message

    async def until(self, *types: str) -> Said:
        """The next message of one of these types."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def when(self, holds: Callable[["Page"], object]) -> None:
        """Listen until something holds."""
        while not holds(self):
            await self.hear()

    @property
    def mine(self) -> Said | None:
        """The decision that this page must answer."""
        return next((d for d in self.decisions if d["seat"] == self.you and d["must"]), None)

    async def act(self, place: int = 0, id: str = "") -> str:
        """Answer the open decision with one of the choices."""
        assert self.mine is not None
        choices = self.view["choices"]
        decision = self.mine["id"]
        self.answered.add(decision)
        code = choices[place % len(choices)]["code"]
        id = id or f"{self.you}:{decision}"
        await self.say("act", id=id, decision=decision, codes=[code])
        return id

    async def play(self, until: Callable[["Page"], object] = lambda page: page.over) -> None:
        """Answer every decision with some choice until the match is over, say."""
        while not until(self):
            if self.mine is not None and self.mine["id"] not in self.answered:
                await self.act(len(self.answered) * 7)
            await self.hear()

    async def leave(self) -> None:
        await self.socket.close()
