"""A real browser (Debian's Chromium, or the one that FRACAS_CHROMIUM names) and a real server."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .people import play_a_bot, play_on

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "fracas" / "server" / "page" / "index.html"
START_S = 60
LAG_S = 10

# Quiet: nothing that Chromium would do by itself over the network.
SWITCHES = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# Whoever has played before, and wants it quick.
EXPERIENCED = """localStorage.fracas ??= JSON.stringify({ pace: "fast", guided: ["slambo"] })"""

CALM = {"reduced_motion": "reduce"}

NewPage = Callable[..., Page]


def chromium() -> Path | None:
    chosen = os.environ.get("FRACAS_CHROMIUM")
    candidates = [chosen] if chosen else ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
    return next((Path(path) for path in candidates if Path(path).exists()), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        missing = "no Chromium: install it, or name it in FRACAS_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    # Chromium refuses to run sandboxed as root, which is what containers run as.
    switches = [*SWITCHES, "--no-sandbox"] if os.geteuid() == 0 else SWITCHES
    expect.set_options(timeout=LAG_S * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=switches)
        yield browser
        browser.close()


class House:
    """A server in a process of its own, that can die and come back at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.host", str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        give_up = time.monotonic() + START_S
        while not self.answers():
            assert self.process.poll() is None, "the server ended at once"
            assert time.monotonic() < give_up, "the server does not answer"
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/healthz", timeout=1):
                return True
        except (URLError, OSError):
            return False

    def die(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it alone."""
    yield from a_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def shaky_house(tmp_path: Path) -> Iterator[House]:
    """A server that its test may kill."""
    yield from a_house(tmp_path)


def a_house(folder: Path) -> Iterator[House]:
    assert BUILT.exists(), "the page is not built: make page"
    house = House(folder / "fracas.sqlite3")
    yield house
    house.die()


def free_port() -> int:
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port: int = finder.getsockname()[1]
        return port


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of different people: each has cookies and a memory of its own."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(script: str = EXPERIENCED, width: int = 1000, height: int = 720, **more: str) -> Page:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, **{**CALM, **more})  # pyright: ignore[reportArgumentType]
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(LAG_S * 1000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def finished(browser: Browser, house: House) -> str:
    """The address of a table whose match is over; whoever goes there watches."""
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(EXPERIENCED)
    page = context.new_page()
    play_a_bot(page, house.address)
    play_on(page)
    address = page.url
    context.close()
    return address


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
