"""Whole matches of Shazamm! in real pages, and what a plan keeps to itself."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from .conftest import House, NewPage
from .people import no_sideways_scroll, result
from .test_looks import TARGETS, violations

pytestmark = pytest.mark.browser

MOST_STEPS = 600  # no match needs so many looks at the page
QUICK = """localStorage.fracas ??= JSON.stringify({ pace: "fast", guided: ["shazamm"] })"""


def table(page: Page, house: House, *bots: str, **options: str) -> str:
    """The address of a new table, with its maker on the first seat."""
    page.goto(house.address)
    asked = {"game": "shazamm", "name": "Mia", "bots": list(bots), "options": options}
    made = page.evaluate(
        """async (table) => {
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify(table);
          return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
        }""",
        asked,
    )
    return f"{house.address}/table/{made}"


def against(page: Page, house: House, bot: str = "greedy", **options: str) -> None:
    page.goto(table(page, house, bot, **options))
    expect(dial(page)).to_be_visible()


def together(host: Page, guest: Page, house: House) -> str:
    """Two people sit at a new table and start."""
    address = table(host, house)
    host.goto(address)
    guest.goto(address)
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the match").click()
    expect(dial(host)).to_be_visible()
    expect(dial(guest)).to_be_visible()
    return address


def dial(page: Page) -> Locator:
    return page.get_by_role("slider", name="Your bet")


def open_seal(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Seal bet")).and_(
        page.locator('[aria-disabled="false"]')
    )


def spells(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def answers(page: Page) -> Locator:
    """What a spell asks, as buttons."""
    return page.get_by_role("group", name="Your choice").get_by_role("button")


def busy(page: Page) -> Locator:
    """The board while something is acted out."""
    return page.locator('.board[data-busy="true"]')


def plate(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def plan(page: Page, bet: int, *places: int) -> None:
    """Turn the dial and lay the spells at these places of the hand."""
    expect(open_seal(page)).to_be_visible()
    page.keyboard.press("b")
    page.keyboard.type(str(bet))
    expect(dial(page)).to_have_attribute("aria-valuenow", str(bet))
    for place in places:
        spells(page).nth(place).click()


def seal(page: Page) -> None:
    open_seal(page).click()
    expect(open_seal(page)).to_have_count(0)


def step(page: Page, bet: str) -> None:
    """Whatever is asked of this page now, done quickly."""
    if busy(page).count():
        page.locator(".board").dispatch_event("click")  # a tap skips what is acted out
        return
    if answers(page).count():
        answers(page).last.click()
        return
    if open_seal(page).count():
        page.keyboard.press("b")
        page.keyboard.type(bet)
        if spells(page).count() > 3:
            spells(page).nth(2).click()
        seal(page)


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Every message that leaves this page from now on, but for greetings."""
    sent: list[dict[str, Any]] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framesent", lambda frame: sent.append(json.loads(str(frame))))

    page.on("websocket", listen)
    return sent


def acts(sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in sent if message["type"] not in ("hello", "ping")]


def test_two_pages_play_a_match(new_page: NewPage, house: House) -> None:
    host, guest = new_page(QUICK), new_page(QUICK, width=360, height=640)
    together(host, guest, house)
    for _ in range(MOST_STEPS):
        if result(host).count() and result(guest).count():
            break
        step(host, "35")
        step(guest, "2")
        host.wait_for_timeout(40)
    heads = {result(page).locator("h2").inner_text() for page in (host, guest)}
    assert heads in ({"You lose", "You win!"}, {" wins!"})
    expect(result(host)).to_contain_text("fall")
    expect(result(host).get_by_role("link", name="Why? Rule SHZ-A58").first).to_be_visible()
    check(guest)
    rules = [page.locator(".log li .why").all_text_contents() for page in (host, guest)]
    assert len(rules[0]) > 10


def test_a_match_by_keyboard_alone(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house)
    for _ in range(MOST_STEPS):
        if result(page).count():
            break
        if busy(page).count():
            page.keyboard.press("Enter")
        elif answers(page).count():
            page.locator(".question :focus").wait_for()
            page.keyboard.press("Enter")
        elif open_seal(page).count():
            page.keyboard.press("1")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            page.keyboard.press("b")
            page.keyboard.type("33")
            page.keyboard.press("PageUp")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    expect(result(page)).to_be_visible()


def test_the_dial_turns_by_keys_wheel_and_thumb(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house)
    knob = dial(page)
    knob.focus()
    for key, value in (
        ("Home", 1), ("End", 50), ("ArrowDown", 49), ("PageDown", 44), ("ArrowRight", 45),
        ("PageUp", 50), ("7", 7),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(knob).to_have_attribute("aria-valuenow", str(value))
    box = knob.bounding_box()
    assert box is not None
    x, y, radius = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -100)
    expect(knob).to_have_attribute("aria-valuenow", "8")
    page.mouse.move(x, y - radius * 0.85)
    page.mouse.down()
    expect(knob).to_have_attribute("aria-valuenow", re.compile("2[56]"))
    page.mouse.move(x + radius * 0.6, y - radius * 0.6)
    page.mouse.move(x + radius * 0.85, y)
    page.mouse.up()
    expect(knob).to_have_attribute("aria-valuenow", re.compile("4[12]"))


def test_nothing_is_sent_before_the_seal(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    sent = sent_by(page)
    against(page, house)
    hands = spells(page).count()
    for bet in (3, 50, 21, 14):
        plan(page, bet, *range(hands))
    plan(page, 17, 1, 2)
    numbers = [int(spells(page).nth(place).get_attribute("data-spell") or "0") for place in (1, 2)]
    assert acts(sent) == []
    seal(page)
    page.wait_for_timeout(100)
    assert [message["codes"] for message in acts(sent)[:1]] == [[*numbers, 15, 17]]


def test_a_reload_keeps_the_draft(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house)
    plan(page, 23, 0, 3)
    page.reload()
    expect(dial(page)).to_have_attribute("aria-valuenow", "23")
    pressed = [button.get_attribute("aria-pressed") for button in spells(page).all()]
    assert pressed == ["true", "false", "false", "true", "false", "false"]


def test_a_plan_is_taken_back_and_nobody_sees_it(new_page: NewPage, house: House) -> None:
    host, guest, watcher = new_page(QUICK), new_page(QUICK), new_page(QUICK)
    address = together(host, guest, house)
    told: list[str] = []
    for page in (guest, watcher):
        page.on(
            "websocket",
            lambda wire: wire.on("framereceived", lambda frame: told.append(str(frame))),
        )
    guest.reload()
    watcher.goto(address)
    expect(watcher.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    plan(host, 37, 2, 4)
    seal(host)
    for page in (guest, watcher):
        expect(plate(page, "Mia")).to_contain_text("ready")
    host.get_by_role("button", name="Take back", exact=True).click()
    expect(dial(host)).to_have_attribute("aria-valuenow", "37")
    expect(spells(host).and_(host.locator('[aria-pressed="true"]'))).to_have_count(2)
    for page in (guest, watcher):
        expect(plate(page, "Mia")).to_contain_text("thinking")
    seal(host)
    expect(plate(watcher, "Mia")).to_contain_text("ready")
    assert told
    assert not any(re.search(r'"bet":37|"shazamm.shown"|"bets":\[', frame) for frame in told)
    assert "37" not in watcher.locator("main").inner_text()
    expect(watcher.get_by_role("group", name="Your hand")).to_have_count(0)
    plan(guest, 4)
    seal(guest)
    expect(watcher.get_by_role("group", name="Both plans, face up")).to_contain_text("37")


def test_a_pile_is_arranged_in_one_go(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    sent = sent_by(page)
    page.goto(table(page, house, "random", variant="arranged"))
    for name in ("Drain", "Miser", "Silence"):
        page.get_by_role("button", name=re.compile(rf"^Put next: \d+ {name}")).click()
    page.get_by_role("button", name="Mix the rest").click()
    assert acts(sent) == []
    page.get_by_role("button", name="Seal the order").click()
    expect(dial(page)).to_be_visible()
    assert acts(sent)[0]["codes"][:3] == [14, 12, 1]
    held = [button.get_attribute("data-spell") for button in spells(page).all()]
    assert {"0", "1", "12", "14"} <= set(held)


def test_the_reveal_can_be_replayed(new_page: NewPage, house: House) -> None:
    page = new_page(QUICK)
    against(page, house)
    plan(page, 9)
    seal(page)
    for _ in range(MOST_STEPS):
        if open_seal(page).count():
            break
        step(page, "9")
        page.wait_for_timeout(30)
    page.get_by_role("button", name="Replay the turn").click()
    expect(page.get_by_role("group", name="Both plans, face up")).to_be_visible()
    expect(open_seal(page)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_phone_scrolls_only_down_and_axe_is_content(
    new_page: NewPage, house: House, scheme: str
) -> None:
    page = new_page(QUICK, width=360, height=640, color_scheme=scheme, reduced_motion="reduce")
    page.goto(table(page, house, "random", variant="all_in_hand"))
    plan(page, 20, 2, 6, 7, 8, 10, 13)
    check(page)
    seal(page)
    asked = answers(page).or_(open_seal(page)).or_(result(page))
    asked.first.wait_for()
    check(page)


def check(page: Page) -> None:
    page.wait_for_timeout(300)
    assert no_sideways_scroll(page)
    assert page.evaluate(TARGETS) == []
    assert violations(page) == []
