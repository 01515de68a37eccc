"""What everybody must be able to see, hear and reach."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from .conftest import House, NewPage
from .people import next_thing, no_sideways_scroll, offer, play_a_bot, play_on, result

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TARGET = 44

CONTRAST = """
(selectors) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map((v) => v / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  const style = (part) => getComputedStyle(part);
  const ground = style(document.documentElement).backgroundColor;
  return [...document.querySelectorAll(selectors)].map((card) => {
    const face = style(card).backgroundColor;
    const [corner, number] = [".corner", ".number"].map((part) => card.querySelector(part));
    const shape = style(card.querySelector(".middle svg")).fill;
    return {
      colour: card.classList.contains("blue") ? "blue" : "red",
      letter: corner.textContent.trim(),
      number: number.textContent.trim(),
      shape: card.querySelector(".middle circle") ? "circle" : "triangle",
      letterContrast: contrast(style(corner).color, face),
      numberContrast: contrast(style(number).color, shape),
      shapeContrast: contrast(shape, face),
      groundContrast: contrast(face, ground),
    };
  });
}
"""
TARGETS = """
() => [...document.querySelectorAll("button, a.button, summary, select, input:not([type=radio])")]
  .filter((part) => part.checkVisibility() && !part.classList.contains("unseen"))
  .map((part) => [part.closest("label") ?? part, part])
  .map(([part, inner]) => [inner.getAttribute("aria-label") ?? part.textContent.trim(),
    part.getBoundingClientRect().width, part.getBoundingClientRect().height])
  .filter(([, width, height]) => Math.min(width, height) < SMALLEST)
""".replace("SMALLEST", str(SMALLEST_TARGET - 0.5))


@pytest.fixture
def go(house: House, finished: str) -> Callable[[Page, str], None]:
    """Brings a page to a place."""
    return lambda page, place: bring(page, house, finished, place)


def bring(page: Page, house: House, finished: str, place: str) -> None:
    if place == "table":
        play_a_bot(page, house.address)
        play_on(page, turns=1)
        return
    if place == "gathering":
        page.goto(house.address)
        offer(page, "Get a link for a friend").click()
        expect(page.get_by_role("heading", name="One seat to fill")).to_be_visible()
        return
    if place == "end":
        page.goto(finished)
        result(page).wait_for()
        return
    page.goto(f"{house.address}/{'rules/slambo' if place == 'rules' else ''}")
    page.get_by_text("SLAM-23" if place == "rules" else "Play now against a bot").first.wait_for()


Go: TypeAlias = Callable[[Page, str], None]
PLACES = ("lobby", "rules", "gathering", "table", "end")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_scrolls_sideways_on_a_phone(new_page: NewPage, go: Go, scheme: str) -> None:
    page = new_page(width=360, height=640, color_scheme=scheme)
    for place in PLACES:
        go(page, place)
        assert no_sideways_scroll(page), place


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, go: Go, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    for place in PLACES:
        go(page, place)
        page.wait_for_timeout(300)
        assert violations(page) == [], place


SETTLE = """() => {
  for (const moving of document.getAnimations())
    if (Number.isFinite(moving.effect.getComputedTiming().endTime)) moving.finish();
}"""


def violations(page: Page) -> list[str]:
    page.evaluate(SETTLE)  # what is halfway to its colour is not judged
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for violation in found
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_say_their_colour_four_times(new_page: NewPage, house: House, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    play_a_bot(page, house.address)
    next_thing(page)
    seen = page.evaluate(CONTRAST, ".hand .card.blue, .hand .card.red")
    assert seen
    signs = {"blue": ("B", "+", "circle"), "red": ("R", "\N{MINUS SIGN}", "triangle")}
    for card in seen:
        assert (card["letter"], card["number"][0], card["shape"]) == signs[card["colour"]]
        assert card["letterContrast"] >= 4.5
        assert card["numberContrast"] >= 4.5
        assert card["shapeContrast"] >= 3
        assert card["groundContrast"] >= 3


def test_what_is_touched_is_large_enough(new_page: NewPage, go: Go) -> None:
    page = new_page(width=360, height=640)
    for place in PLACES:
        go(page, place)
        assert page.evaluate(TARGETS) == [], place


def test_twice_as_large_nothing_is_lost(new_page: NewPage, go: Go) -> None:
    # 200% of a window of 1280 by 800 leaves half of it.
    page = new_page(width=640, height=400)
    for place in PLACES:
        go(page, place)
        assert no_sideways_scroll(page), place


def test_a_reader_hears_what_happens_and_whose_turn_it_is(page: Page, house: House) -> None:
    play_a_bot(page, house.address)
    play_on(page, turns=1)
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    expect(page.locator("[aria-live=polite]").last).not_to_be_empty()


def test_the_hand_says_what_each_card_does(page: Page, house: House) -> None:
    play_a_bot(page, house.address)
    next_thing(page)
    hand = page.get_by_role("group", name="Your hand")
    for button in hand.get_by_role("button").all():
        label = button.get_attribute("aria-label") or ""
        assert label.startswith("Play ")
        assert ": total" in label or ": loses the bout, total" in label


def test_the_rules_open_at_the_rule_that_is_asked_for(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/slambo#SLAM-35")
    expect(page.locator("#SLAM-35")).to_be_in_viewport()
    expect(page.locator("#SLAM-35")).to_be_focused()


def test_a_game_that_is_not_there_yet_is_not_offered(page: Page, house: House) -> None:
    page.goto(house.address)
    expect(page.get_by_role("button", name="Play now against a bot").first).to_be_visible()
    playable = page.get_by_role("button", name="Play now against a bot").count()
    assert playable + page.get_by_text("Coming", exact=True).count() == 4


def test_the_ground_can_be_switched(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_label("Settings").click()
    page.get_by_text("Dark", exact=True).click()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(22, 22, 29)"
    page.reload()
    assert page.evaluate(ground) == "rgb(22, 22, 29)"
