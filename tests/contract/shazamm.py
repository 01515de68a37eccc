"""Shazamm!, to the contract suite."""

from tests.contract.kit import Kit

from fracas.games.shazamm import SHAZAMM, rules
from fracas.games.shazamm.events import Revealed
from fracas.games.shazamm.rules import DRAWS, Duel
from fracas.kernel import Dice, count, members, nth, roll, with_bit, without_bit

DECK = (1 << 15) - 2


def amiss(duel: Duel) -> list[str]:
    """Each has fourteen spells in pile, hand and discard, or on their way into an order."""
    wrong: list[str] = []
    for seat in range(2):
        placed = sum(duel.groups[seat]) if duel.phase == rules.ARRANGING else 0
        parts = [duel.piles[seat], duel.hands[seat], duel.discards[seat], placed]
        if sum(parts) != DECK or sum(map(count, parts)) != 14:
            wrong.append("spells")
        if duel.laid[seat] & ~(duel.hands[seat] | duel.discards[seat] | 1):
            wrong.append("plan")
        if not 0 <= duel.bets[seat] <= duel.mana[seat] <= 50:
            wrong.append("mana")
    if not duel.wizards[0] <= duel.wall <= duel.wizards[1]:
        wrong.append("wall")
    return wrong


def taken_back(duel: Duel, seat: int) -> int:
    return sum(count(hand) for other, hand in enumerate(duel.hands) if other != seat)


def few_worlds() -> tuple[Duel, int]:
    """Wizard 1 has two spells in hand and three in the pile: ten hands, to wizard 0."""
    duel = SHAZAMM.new(SHAZAMM.options(), 2)
    duel.owed = [0, 0]
    duel.hands, duel.discards = [DECK, 0b11 << 1], [0, DECK & ~(0b11111 << 1)]
    duel.piles = [0, 0b111 << 3]
    return duel, 0


def choose_again(truth: Duel, world: Duel, seat: int, dice: Dice) -> None:
    """Others lay other spells and bet something else, or arrange their piles in another way."""
    for other in range(2):
        if other != seat:
            arrange_again(truth, world, other, dice)
            if truth.phase == rules.PLANNING:
                plan_again(truth, world, other, dice)


def plan_again(truth: Duel, world: Duel, seat: int, dice: Dice) -> None:
    """Another plan, as far on its way as the true one."""
    hand = world.hands[seat] | 1
    if truth.laid[seat] or truth.closed[seat]:
        world.laid[seat] = sum(1 << spell for spell in members(hand) if roll(dice, 3) == 0)
    world.closed[seat] = truth.closed[seat]
    if truth.bets[seat]:
        world.bets[seat] = 1 + roll(dice, world.mana[seat])


def arrange_again(truth: Duel, world: Duel, seat: int, dice: Dice) -> None:
    """Another order of as many spells; those drawn by now come first."""
    world.arranged[seat] = truth.arranged[seat]
    drawn, rest = world.hands[seat] | world.discards[seat], world.piles[seat]
    for draw in range(len(DRAWS)):
        for _ in range(count(truth.groups[seat][draw])):
            pool = drawn or rest
            spell = nth(pool, roll(dice, count(pool)))
            drawn, rest = without_bit(drawn, spell), without_bit(rest, spell)
            world.groups[seat][draw] = with_bit(world.groups[seat][draw], spell)
    if truth.phase == rules.ARRANGING:
        world.piles[seat] = rest


KIT = Kit(
    house_rules={
        "usual": {},
        "all_in_hand": {"variant": "all_in_hand"},
        "arranged": {"variant": "arranged", "exact_recycling": True},
    },
    amiss=amiss,
    taken_back=taken_back,
    reveals=(Revealed,),
    few_worlds=few_worlds,
    choose_again=choose_again,
)
