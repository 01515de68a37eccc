"""docs/notation.md tells the truth: its match, its moves, and the names in the head."""

import re
from pathlib import Path

import pytest

from fracas.games.slambo.cards import read_cards
from fracas.match import read_match, replay, verify, write_match

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"^```\n(fracas match 1\n.*?^)```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_is_a_whole_match_that_verifies() -> None:
    verdict = verify(EXAMPLE)
    assert verdict.sound, (verdict.line, verdict.wrong, verdict.right)
    assert verdict.finished


def test_the_example_reads_and_writes() -> None:
    reading = read_match(EXAMPLE)
    assert reading.error is None
    assert write_match(reading.match) == EXAMPLE
    assert next(replay(reading.match)).text.startswith("first ")


def test_the_example_shows_each_line_of_the_head_in_the_order_of_the_table() -> None:
    head = EXAMPLE.partition("\n\n")[0]
    names = re.findall(r"^(\w+): ", head, re.MULTILINE)
    section = PAGE.partition("### The head")[2]
    assert names == re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize(
    "text", ["+4", "-7", "pm+2", "pm-2", "rev+3", "rev-3", "copy", "+1b", "copyb"]
)
def test_every_move_that_the_page_shows_is_one(text: str) -> None:
    assert f"`{text}`" in PAGE
    texts = {card.text for card in read_cards("house")}
    assert text.replace("pm+", "pm").replace("pm-", "pm") in texts
