"""A real browser: Debian's Chromium, or the one that FRACAS_CHROMIUM names."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

# Quiet: nothing that Chromium would do by itself over the network.
SWITCHES = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


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
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=switches)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of its own, with its own cookies. More players: `browser.new_context().new_page()`."""
    context = browser.new_context()
    yield context.new_page()
    context.close()
