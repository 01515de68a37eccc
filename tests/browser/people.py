"""What people do at a table: look for a card that may be played, and play it."""

import re
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect

Thing: TypeAlias = Literal["turn", "over"]

MOST_THINGS = 400  # no match of Slambo! needs so many turns


def cards(page: Page) -> Locator:
    """The cards that may be played now."""
    return page.get_by_role("button", name=re.compile("^Play ")).and_(
        page.locator('[aria-disabled="false"]')
    )


def result(page: Page) -> Locator:
    return page.get_by_role("region", name="Result")


def offer(page: Page, name: str) -> Locator:
    """What the tile of Slambo! offers."""
    return page.get_by_role("region", name="Slambo!").get_by_role("button", name=name)


def next_thing(page: Page) -> Thing:
    """Wait until it is your turn, or the match is over. Calls pass by themselves."""
    result(page).or_(cards(page)).first.wait_for()
    return "over" if result(page).count() else "turn"


def play_one_card(page: Page) -> None:
    """Play the first card that may be played, and wait until it has left the hand."""
    place = page.locator("[data-card]").filter(has=cards(page)).first
    card = place.get_attribute("data-card")
    cards(page).first.click()
    page.locator(f'[data-card="{card}"]').wait_for(state="detached")


def play_on(page: Page, turns: int = MOST_THINGS) -> Thing:
    """Play any card whenever it is your turn, at most `turns` times; what there is to do then."""
    for _ in range(MOST_THINGS):
        thing = next_thing(page)
        if thing == "over" or turns == 0:
            return thing
        play_one_card(page)
        turns -= 1
    raise AssertionError("the match does not end")


def play_a_bot(page: Page, address: str) -> None:
    """From the lobby to a match in one tap."""
    page.goto(address)
    offer(page, "Play now against a bot").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def no_sideways_scroll(page: Page) -> bool:
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )
