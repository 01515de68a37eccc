"""Whole matches of Slambo! in real pages."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import House, NewPage
from .people import (
    MOST_THINGS,
    cards,
    next_thing,
    offer,
    play_a_bot,
    play_on,
    play_one_card,
    result,
)

pytestmark = pytest.mark.browser

NEWCOMER = """localStorage.fracas ??= JSON.stringify({ pace: "fast" })"""
LAG = """
const send = WebSocket.prototype.send;
window.acts = 0;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === "act") window.acts++;
  setTimeout(() => this.readyState === 1 && send.call(this, data), 500);
};
localStorage.fracas ??= JSON.stringify({ pace: "fast", guided: ["slambo"] });
"""


def test_a_newcomer_plays_a_match_against_a_bot(new_page: NewPage, house: House) -> None:
    page = new_page(NEWCOMER, reduced_motion="no-preference")
    play_a_bot(page, house.address)
    play_on(page, turns=1)
    expect(page.get_by_text(re.compile("pushes up|pulls down|is yours")).first).to_be_visible()
    assert play_on(page) == "over"
    expect(result(page)).to_contain_text(re.compile("win|lose"))
    expect(result(page).get_by_role("link", name="Why? Rule SLAM-39")).to_be_visible()


def test_the_key_of_a_finished_match_is_checked_in_the_page(page: Page, finished: str) -> None:
    page.goto(finished)
    page.get_by_text("Is chance fair here?").click()
    page.get_by_role("button", name="Check the fingerprint here").click()
    expect(page.get_by_text("It fits: this is the key that was promised.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Match file").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("fracas match 1")


def test_a_match_by_keyboard_alone(page: Page, house: House) -> None:
    page.goto(house.address)
    offer(page, "Play now against a bot").focus()
    page.keyboard.press("Enter")
    for _ in range(MOST_THINGS):
        if next_thing(page) == "over":
            break
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(result(page)).to_be_visible()


def test_the_focus_stays_in_the_hand_when_its_card_is_played(page: Page, house: House) -> None:
    play_a_bot(page, house.address)
    next_thing(page)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_keys_open_the_rules_the_log_and_the_sound(page: Page, house: House) -> None:
    play_a_bot(page, house.address)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_be_hidden()
    sound = page.get_by_role("button", name="Sound (m)")
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="What happened")).to_be_focused()


def invite(host: Page, address: str) -> str:
    host.goto(address)
    offer(host, "Get a link for a friend").click()
    return host.get_by_label("Send this link to a friend").input_value()


def test_two_pages_play_a_match_by_invitation(new_page: NewPage, house: House) -> None:
    host, guest = new_page(), new_page(width=360, height=640)
    guest.goto(invite(host, house.address))
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Leo")).to_be_visible()
    host.get_by_role("button", name="Start the match").click()
    play_together(host, guest)
    seen = {page: result(page).locator("h2").inner_text() for page in (host, guest)}
    assert sorted(seen.values()) == ["You lose", "You win!"]
    assert lines(host) == lines(guest)
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("link", name="To the rematch").click()
    expect(guest).to_have_url(re.compile("/table/"))
    guest.wait_for_url(host.url)


def play_together(*pages: Page) -> None:
    """Each plays when it is their turn, until all see the result."""
    for _ in range(MOST_THINGS):
        if all(result(page).count() for page in pages):
            return
        for page in pages:
            if cards(page).count():
                play_one_card(page)
        pages[0].wait_for_timeout(30)
    raise AssertionError("the match does not end")


def lines(page: Page) -> list[str]:
    """The rules of the log, which are the same for everybody; the names are not."""
    return page.locator(".log li .why").all_text_contents()


def test_a_reload_in_the_middle_changes_nothing(page: Page, house: House) -> None:
    play_a_bot(page, house.address)
    play_on(page, turns=2)
    next_thing(page)
    page.reload()
    assert play_on(page) == "over"


def test_the_page_goes_on_by_itself_when_the_server_was_killed(
    page: Page, shaky_house: House
) -> None:
    play_a_bot(page, shaky_house.address)
    play_on(page, turns=2)
    shaky_house.die()
    expect(page.get_by_text(re.compile("Connection lost|No answer"))).to_be_visible()
    shaky_house.start()
    expect(page.get_by_text("Connected again. Nothing is lost.")).to_be_visible()
    assert play_on(page) == "over"


def test_a_triple_click_under_lag_is_one_action(new_page: NewPage, house: House) -> None:
    page = new_page(LAG, reduced_motion="no-preference")
    play_a_bot(page, house.address)
    next_thing(page)
    page.evaluate("window.acts = 0")
    box = cards(page).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y, click_count=3, delay=20)
    page.mouse.click(x, y)
    page.wait_for_timeout(1200)
    assert page.evaluate("window.acts") == 1


def test_a_watcher_sees_no_hand(new_page: NewPage, house: House) -> None:
    player, watcher = new_page(), new_page()
    play_a_bot(player, house.address)
    told: list[str] = []
    watcher.on(
        "websocket",
        lambda wire: wire.on("framereceived", lambda frame: told.append(str(frame))),
    )
    watcher.goto(player.url)
    expect(watcher.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    play_on(player, turns=2)
    expect(watcher.get_by_role("group", name="Your hand")).to_have_count(0)
    assert told
    assert not any(re.search(r'"hand":\["', frame) for frame in told)
    assert not any(re.search(r'"type":"slambo.dealt"[^}]*"card":"', frame) for frame in told)


def test_refusals_are_shown_with_their_reason(new_page: NewPage, house: House) -> None:
    host, guest = new_page(), new_page()
    guest.goto(invite(host, house.address))
    guest.get_by_label("Your name").fill("a\u200bb")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("alert").filter(has_text="A name needs")).to_be_visible()


def test_a_bad_card_list_is_refused_in_the_lobby(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_text("Make a table", exact=True).click()
    page.get_by_label("Card list").fill("+4 what")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert")).to_contain_text("'what' is neither a card")


def test_whoever_shouts_the_total_plays_on(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_text("Make a table", exact=True).click()
    page.get_by_label("Shout it").check()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    next_thing(page)
    cards(page).first.click()
    page.get_by_label(re.compile("Shout the new total")).fill("3")
    page.get_by_role("button", name="Shout it").click()
    assert next_thing(page) in ("turn", "over")
