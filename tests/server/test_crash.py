"""The server is killed in the middle of a match: nothing that was acknowledged is missing."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.pages import Page, Person, run
from websockets.exceptions import ConnectionClosed

SERVER = """
import sys
from pathlib import Path
import uvicorn
from tests.server.pages import quick
from fracas.server.serve import uvicorn_config
import socket
listener = socket.create_server(("127.0.0.1", int(sys.argv[2])))
print(listener.getsockname()[1], flush=True)
uvicorn.Server(uvicorn_config(quick(Path(sys.argv[1])))).run([listener])
"""
ROOT = Path(__file__).parents[2]


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start on the same port as before; the address."""
        command = (sys.executable, "-c", SERVER, str(self.path), str(self.port))
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.port = int(await self.process.stdout.readline())
        return f"127.0.0.1:{self.port}"

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.communicate()


async def play_until_cut_off(page: Page, acknowledged: list[str]) -> None:
    """Play, noting what was acknowledged, until the server is gone."""
    with suppress(ConnectionClosed):
        while page.over is None:
            if page.mine is not None and page.mine["id"] not in page.answered:
                await page.act()
            message = await page.hear()
            if message["type"] == "accepted":
                acknowledged.append(message["id"])


def moves_of(file: str, seat: int) -> int:
    return sum(line.startswith(f"{seat} ") for line in file.splitlines())


@pytest.mark.slow
def test_a_killed_server_forgets_nothing_and_its_pages_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Process(tmp_path)
        address = await server.start()
        ann, ben = Person(address), Person(address)
        table = await ann.open_table(options={"cards": "house"})
        anns, bens = await ann.visit(table), await ben.visit(table)
        await bens.say("take_seat", seat=1, name="Ben")
        await anns.when(lambda page: page.table and page.table["seats"][1]["name"])
        await anns.say("start")
        known: dict[int, list[str]] = {0: [], 1: []}
        playing = asyncio.gather(
            play_until_cut_off(anns, known[0]), play_until_cut_off(bens, known[1])
        )
        while sum(map(len, known.values())) < 8:
            await asyncio.sleep(0.001)
        await server.kill()
        await playing
        assert anns.over is None
        await server.start()
        anns, bens = await ann.visit(table, since=anns.beat), await ben.visit(table)
        await anns.until("fresh")
        await bens.until("fresh")
        await asyncio.gather(anns.play(), bens.play())
        assert anns.over is not None
        file = (await ann.http.get(anns.over["file"])).text
        for seat, ids in known.items():
            assert len(ids) == len(set(ids))
            assert moves_of(file, seat) >= len(ids)
        await ann.go()
        await ben.go()
        await server.kill()

    run(scenario())
