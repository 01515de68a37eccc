"""Shazamm!: both attacks, the move of the wall, the price, the gains: spells 7 to 14."""

from fracas.kernel import has, rule, tell

from . import rounds, rules
from .rules import MANA, Duel
from .spells import (
    BLAZE,
    BOOST,
    BOOST_POINTS,
    DOUBLE_DOSE,
    DRAIN,
    MISER,
    RESERVE,
    RESERVE_POINTS,
    RESISTANCE,
    REVERSAL,
)


@rule
def strength(duel: Duel, seat: int, spell: int) -> int:
    """How many of this spell are in force for a seat: 0, 1 or 2."""
    return (duel.active[seat] >> spell & 1) + (duel.double[seat] >> spell & 1)


@rule
def settle(duel: Duel) -> None:
    """Compare the attacks, move the wall, pay, refill, and close the turn (SHZ-A01)."""
    first, second = power(duel, 0), power(duel, 1)
    way = (1 if first > second else 0) - (1 if second > first else 0)
    tell(duel, rules.COMPARED, first, second, way)
    moved = move_wall(duel, way)
    pay(duel, moved)
    refill(duel)
    rounds.close_turn(duel)


@rule
def power(duel: Duel, seat: int) -> int:
    """The attack of a seat: its bet, boosted, then doubled (SHZ-25, SHZ-53 to SHZ-55)."""
    attack = duel.stakes[seat]
    boosts = strength(duel, seat, BOOST)
    if boosts > 0:
        attack += BOOST_POINTS * boosts
        tell(duel, rules.BOOSTED, seat, BOOST_POINTS * boosts, attack)
    doses = strength(duel, seat, DOUBLE_DOSE)
    if doses > 0:
        attack <<= doses
        tell(duel, rules.DOUBLED, seat, 1 << doses, attack)
    return attack


@rule
def move_wall(duel: Duel, way: int) -> int:
    """Direction, distance, block (SHZ-A20); the way the wall really moved, or 0."""
    for seat in range(2):
        for _ in range(strength(duel, seat, REVERSAL) if way != 0 else 0):
            way = -way  # SHZ-56, SHZ-A18
            tell(duel, rules.TURNED, seat, way)
    if way == 0:
        return 0  # SHZ-57
    distance = 1
    for seat in range(2):
        if has(duel.active[seat], BLAZE):
            distance = 2  # SHZ-58
            tell(duel, rules.BLAZED, seat)
    threatened = 1 if way > 0 else 0
    if has(duel.active[threatened], RESISTANCE):
        tell(duel, rules.RESISTED, threatened)  # SHZ-59
        return 0
    before = duel.wall
    rounds.advance(duel, way, distance)
    tell(duel, rules.MOVED, before, duel.wall, way)
    return way


@rule
def pay(duel: Duel, moved: int) -> None:
    """Each pays its bet; a Miser whom the wall came to does not (SHZ-29, SHZ-60)."""
    for seat in range(2):
        spared = has(duel.active[seat], MISER) and moved == (1 if seat == 1 else -1)
        price = 0 if spared else duel.stakes[seat]
        duel.mana[seat] -= price
        tell(duel, rules.PAID, seat, price, duel.mana[seat], 1 if spared else 0)


@rule
def refill(duel: Duel) -> None:
    """After paying, each gain by itself, never above 50 (SHZ-61, SHZ-62, SHZ-A17)."""
    for seat in range(2):
        for _ in range(strength(duel, seat, RESERVE)):
            duel.mana[seat] = min(MANA, duel.mana[seat] + RESERVE_POINTS)
            tell(duel, rules.REFILLED, seat, RESERVE_POINTS, duel.mana[seat])
    for seat in range(2):
        for _ in range(strength(duel, seat, DRAIN)):
            gain = duel.stakes[1 - seat]  # SHZ-A16
            duel.mana[seat] = min(MANA, duel.mana[seat] + gain)
            tell(duel, rules.DRAINED, seat, gain, duel.mana[seat])
