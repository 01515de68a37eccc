"""The page that `make page` built opens in a browser."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

BUILT = Path(__file__).parents[2] / "src" / "fracas" / "server" / "page"

pytestmark = pytest.mark.browser


@pytest.fixture
def address() -> Iterator[str]:
    handler = partial(SimpleHTTPRequestHandler, directory=BUILT)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_page_says_its_name(page: Page, address: str) -> None:
    page.goto(address)
    expect(page).to_have_title("Fracas")
    expect(page.get_by_role("heading", name="Fracas")).to_be_visible()
