"""Slambo!, to the contract suite."""

from tests.contract.kit import Kit

from fracas.games.slambo import SLAMBO
from fracas.games.slambo.events import AsideRevealed
from fracas.games.slambo.rules import CARDS, NUMBERS, Bout
from fracas.kernel import count


def amiss(bout: Bout) -> list[str]:
    """The deck is split among undealt cards, hands and pile; nine shame cards are about."""
    deck = (1 << (NUMBERS if bout.seats == 2 else CARDS)) - 1 if bout.bout else 0
    parts = [bout.undealt, bout.played, *bout.hands]
    wrong: list[str] = []
    if sum(parts) != deck or count(sum(parts)) != sum(count(part) for part in parts):
        wrong.append("cards")
    shame = [bout.pot, *bout.shame]
    if min(shame) < 0 or sum(shame) > 9:
        wrong.append("shame cards")
    return wrong


def taken_back(bout: Bout, seat: int) -> int:
    return sum(count(hand) for other, hand in enumerate(bout.hands) if other != seat)


def few_worlds() -> tuple[Bout, int]:
    """Six cards are unseen by seat 1: two with seat 0, one with seat 2, three set aside."""
    bout = SLAMBO.new(SLAMBO.options(), 3)
    bout.bout, bout.pot, bout.balance, bout.turn, bout.starter = 1, 1, 5, 1, 0
    bout.undealt, bout.hands = 0b000_111, [0b011_000, 0b11 << 20, 0b100_000, 0]
    bout.played = (1 << 23) - 1 & ~(0b111_111 | 0b11 << 20)
    return bout, 1


OTHER_CARDS = "+1 +2 +3 +4 +5 +6 +8 +8 +8 -1 -2 -3 -4 -5 -6 -7 -7 copy pm1 pm3 pm5 rev+2 copy"

KIT = Kit(
    house_rules={
        "usual": {},
        "expert": {"expert": True},
        "open": {"hide_history": False, "reveal_aside": True, "shout": True},
        "cards": {"cards": OTHER_CARDS},
    },
    amiss=amiss,
    taken_back=taken_back,
    reveals=(AsideRevealed,),
    few_worlds=few_worlds,
)
