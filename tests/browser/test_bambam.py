"""Whole matches of Bambam Boom in real pages, and a window that tells nobody anything."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import House, NewPage
from .people import no_sideways_scroll, result
from .test_looks import TARGETS, violations

pytestmark = pytest.mark.browser

MOST_STEPS = 1500  # no match needs so many looks at the page
LOOK_MS = 15
QUICK = """localStorage.fracas ??= JSON.stringify({ pace: "fast", guided: ["bambam"] })"""
# What can be done first, looked for in the page itself. Whatever is acted out is skipped.
NEXT = """
() => {
  if (document.querySelector("section.result")) return "over";
  document.querySelector(".call .button, .board[data-busy=true]")?.click();
  const things = [
    ".ask button",
    ".moves .pass[aria-disabled=false]",
    ".hand .tap.usable",
    ".moves .button:not([aria-disabled=true])",
  ];
  return things.find((thing) => document.querySelector(thing)) ?? "";
}
"""
DO_NEXT = f"""
() => {{
  const thing = ({NEXT})();
  if (thing && thing !== "over") document.querySelector(thing).click();
  return thing;
}}
"""


def table(page: Page, house: House, *bots: str, seats: int = 0, **options: bool | int) -> str:
    """The address of a new table, with its maker on the first seat."""
    page.goto(house.address)
    asked = {
        "game": "bambam",
        "name": "Mia",
        "seats": seats or len(bots) + 1,
        "bots": list(bots),
        "options": {"sabotage_window_ms": 3000, **options},
    }
    made = page.evaluate(
        """async (table) => {
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify(table);
          return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
        }""",
        asked,
    )
    return f"{house.address}/table/{made}"


def against(page: Page, house: House, bots: int, **options: bool | int) -> None:
    page.goto(table(page, house, *["greedy"] * bots, **options))
    expect(page.get_by_role("group", name="Who are you?")).to_be_visible()


def heroes(page: Page) -> Locator:
    """The characters that may still be chosen."""
    return page.get_by_role("group", name="Who are you?").get_by_role("button")


def bombs(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^The (red|green|yellow) bomb"))


def passing(page: Page) -> Locator:
    """The answer that a window asks for and everybody has."""
    return page.get_by_role("button", name="Let it pass").and_(
        page.locator('[aria-disabled="false"]')
    )


def do_next(page: Page) -> str:
    """Do whatever can be done first; what that was."""
    return str(page.evaluate(DO_NEXT))


def play_on(*pages: Page) -> None:
    """Everybody does whatever comes first, until all see the result."""
    for _ in range(MOST_STEPS):
        done = [do_next(page) == "over" for page in pages]
        if all(done):
            return
        pages[0].wait_for_timeout(LOOK_MS)
    raise AssertionError("the match does not end")


def reach(page: Page, wanted: Locator) -> None:
    """Play on until something is there."""
    for _ in range(MOST_STEPS):
        if wanted.count():
            return
        assert do_next(page) != "over", "the match ended before that"
        page.wait_for_timeout(LOOK_MS)
    raise AssertionError("it never came")


def test_a_match_against_three_bots_by_mouse(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house, 3)
    heroes(page).filter(has_text="Cindy").click()
    clicked = 0
    for _ in range(MOST_STEPS):
        thing = str(page.evaluate(NEXT))
        if thing == "over":
            break
        if thing and clicked < 12:
            page.locator(thing).first.click()
            clicked += 1
        else:
            do_next(page)
        page.wait_for_timeout(LOOK_MS)
    expect(result(page)).to_contain_text(re.compile("win|lose"))
    expect(result(page).get_by_role("link", name="Why? Rule BAM-61")).to_be_visible()
    assert clicked == 12


def test_six_play_with_all_modules_to_the_first_explosion(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK, width=360, height=640)
    against(page, house, 5, advanced=True, hideout=True, events=True)
    reach(page, page.locator("p.event"))
    expect(page.locator("p.event")).to_contain_text("Event")
    reach(page, page.locator(".log .bambam-boom"))
    assert no_sideways_scroll(page)


def test_a_match_by_keyboard_alone(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    page.goto(table(page, house, "greedy"))
    for _ in range(MOST_STEPS):
        thing = str(page.evaluate(NEXT))
        if thing == "over":
            break
        if thing:
            page.keyboard.press("1")
            while_away = "() => document.activeElement?.getAttribute('aria-disabled') === 'true'"
            for _ in range(10):
                if not page.evaluate(while_away):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_timeout(LOOK_MS)
    expect(result(page)).to_be_visible()


def test_two_pages_play_a_match(new_page: NewPage, house: House) -> None:
    host, guest = new_page(QUICK), new_page(QUICK, width=360, height=640)
    address = table(host, house, seats=2)
    host.goto(address)
    guest.goto(address)
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the match").click()
    heroes(host).filter(has_text="Turtul").click()
    expect(heroes(guest)).to_have_count(5)
    expect(heroes(guest).filter(has_text="Turtul")).to_have_count(0)
    play_on(host, guest)
    seen = {page: result(page).locator("h2").inner_text() for page in (host, guest)}
    assert sorted(seen.values()) == ["You lose", "You win!"]
    assert rules(host) == rules(guest)


def rules(page: Page) -> list[str]:
    """The rules of what everybody is told."""
    lines = page.locator(".log li:not(.bambam-drew) .why")
    return lines.all_text_contents()


WINDOW = """
() => {
  const box = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const pass = document.querySelector(".moves .pass");
  const ring = document.querySelector(".ring");
  return {
    pass: [...box(pass), pass.textContent.trim()],
    ring: [...box(ring), ring.getAttribute("aria-label"), ring.querySelectorAll("circle").length],
    table: box(document.querySelector(".table")),
    bubble: box(document.querySelector(".bubble")),
  };
}
"""


def test_a_window_looks_the_same_with_and_without_a_sabotage(
    new_page: NewPage, house: House
) -> None:
    """The pages of four people who are asked differ in one button only."""
    pages = [new_page(QUICK, width=360, height=640) for _ in range(4)]
    address = table(pages[0], house, seats=4, sabotage_window_ms=30_000)
    pages[0].goto(address)
    for place, page in enumerate(pages[1:]):
        page.goto(address)
        page.get_by_label("Your name").fill(f"Guest {place}")
        page.get_by_role("button", name="Sit here").first.click()
    pages[0].get_by_role("button", name="Start the match").click()
    seen: dict[bool, object] = {}
    for _ in range(MOST_STEPS):
        asked = [page for page in pages if passing(page).count()]
        if len(asked) == len(pages) - 1:
            pages[0].wait_for_timeout(300)
            for page in asked:
                holds = page.get_by_role("button", name="Sabotage!").count() > 0
                assert seen.setdefault(holds, page.evaluate(WINDOW)) == page.evaluate(WINDOW)
            if len(seen) == 2:
                break
        done = [do_next(page) == "over" for page in pages]
        if all(done):
            break
        pages[0].wait_for_timeout(LOOK_MS)
    assert len(seen) == 2, "nobody ever held a Sabotage"
    assert seen[True] == seen[False]


def test_a_bomb_can_be_followed_seat_by_seat(new_page: NewPage, house: House) -> None:
    slow = json.dumps({"pace": "normal", "guided": ["bambam"]})
    page = new_page(f"localStorage.fracas ??= '{slow}'", reduced_motion="no-preference")
    against(page, house, 3)
    steps = page.locator(".bomb .count")
    for _ in range(MOST_STEPS):  # nothing is skipped here
        if steps.count():
            break
        thing = page.evaluate(NEXT.replace(".board[data-busy=true]", "nothing"))
        if thing:
            page.evaluate("(thing) => document.querySelector(thing)?.click()", thing)
        page.wait_for_timeout(LOOK_MS)
    expect(steps.first).to_have_text(re.compile(r"^\d$"))
    assert bombs(page).count() == 3


def test_what_may_not_be_played_says_why(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house, 1)
    reach(page, passing(page))
    card = page.locator(".hand .tap:not(.usable)").first
    expect(card).to_have_accessible_name(re.compile("pass|cancel|Wait"))
    card.evaluate("(card) => card.click()")  # at once, before the window is over
    expect(page.locator(".bubble")).to_contain_text(re.compile("BAM-"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, house: House, theme: str) -> None:
    page = new_page(QUICK, color_scheme=theme)
    against(page, house, 3, advanced=True, hideout=True, events=True)
    assert violations(page) == []
    reach(page, page.locator('.board[data-phase="turn"] .hand .tap.usable'))
    assert violations(page) == []
    reach(page, passing(page))
    assert violations(page) == []
    reach(page, page.locator(".mine.danger.turn"))
    assert violations(page) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_fits_the_smallest_phone(new_page: NewPage, house: House, seats: int) -> None:
    page = new_page(QUICK, width=360, height=640)
    against(page, house, seats - 1, advanced=True, hideout=True, events=True)
    for wanted in (
        page.locator(".ask"),
        page.locator('.board[data-phase="turn"] .hand .tap.usable'),
        passing(page),
    ):
        reach(page, wanted)
        assert no_sideways_scroll(page)
        assert page.evaluate(TARGETS) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_watchers_see_the_ring_but_no_hand(new_page: NewPage, house: House) -> None:
    page, watcher = new_page(QUICK), new_page(QUICK)
    against(page, house, 2)
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    reach(page, passing(page))
    expect(watcher.get_by_role("img", name="Time left to cancel this card")).to_be_visible()
    expect(watcher.get_by_role("button", name="Let it pass")).to_have_count(0)
    assert watcher.locator("[data-card]").count() == 0
