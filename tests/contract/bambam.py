"""Bambam Boom, to the contract suite."""

from tests.contract.kit import Kit
from tests.games.bambam_table import a_brawl, amiss

from fracas.games import NOBODY
from fracas.games.bambam import brawl as at
from fracas.games.bambam.brawl import Brawl
from fracas.games.bambam.events import Discarded, Sabotaged
from fracas.kernel import Dice, count, members, nth, roll, without_bit


def taken_back(brawl: Brawl, seat: int) -> int:
    """Every card in another hand, but for those that were stolen from this seat."""
    known = brawl.given[seat] if seat >= 0 else 0
    return sum(count(hand & ~known) for other, hand in enumerate(brawl.hands) if other != seat)


def few_worlds() -> tuple[Brawl, int]:
    """Two cards are with seat 1, three in the deck: ten hands, to seat 0."""
    brawl = a_brawl("R1 R5", "G1 hide", deck="Y1 Y2 steal").brawl
    return brawl, 0


def choose_again(truth: Brawl, world: Brawl, seat: int, dice: Dice) -> None:
    """The others have answered; what they cancel comes to light as the window closes."""
    for other in members(truth.asked & ~truth.waiting):
        if other != seat:
            hand = world.hands[other]
            keeps = truth.phase == at.KEEPING
            world.answers[other] = nth(hand, roll(dice, count(hand))) if keeps else NOBODY
            world.waiting = without_bit(world.waiting, other)


OTHER_CARDS = " ".join(
    ["RY1"] * 4 + ["R1 G1 Y1"] * 2 + ["R2 G2 GY2 Y2"] * 2 + ["R3 G3 Y3"] * 3 + ["RG4 G4 Y4"] * 3
    + ["R5 GY5 Y5"] * 3 + ["sabotage"] * 6 + ["hide"] * 2 + ["steal"] * 2 + ["hacking restock"]
)  # fmt: skip

KIT = Kit(
    house_rules={
        "usual": {},
        "modules": {"advanced": True, "hideout": True, "events": True, "characters": "random"},
        "house": {
            "cards": OTHER_CARDS,
            "forced_deflect": False,
            "sabotage_window_ms": 2000,
            "turtul_lives": 2,
        },
    },
    amiss=amiss,
    taken_back=taken_back,
    reveals=(Sabotaged, Discarded),
    few_worlds=few_worlds,
    choose_again=choose_again,
)
