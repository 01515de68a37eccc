"""Shazamm!: what happens when both plans are revealed, spell by spell in the order of numbers.

A spell that asks its player something stops the resolution; the answer goes on with it.
"""

from fracas.games.contract import CHANCE, NOBODY
from fracas.kernel import has, lowest, rule, tell, with_bit, without_bit

from . import rules
from .rules import BRIDGE, MANA, NO_CLONE, REACH, USE, Duel
from .spells import (
    BLAZE,
    BOOST,
    BOOST_POINTS,
    CLONE,
    DOUBLE_DOSE,
    DRAIN,
    END_OF_ROUND,
    MIDDLE,
    MISER,
    RECYCLING,
    RESERVE,
    RESERVE_POINTS,
    RESISTANCE,
    REVERSAL,
    SILENCE,
    THEFT,
)

ARRANGING, PLANNING, CLONING, STEALING = (
    rules.ARRANGING,
    rules.PLANNING,
    rules.CLONING,
    rules.STEALING,
)
AFTER_THEFT = -1 << END_OF_ROUND  # the spells that are not yet applied when Theft is


@rule
def play(duel: Duel, seat: int, code: int) -> None:
    if seat == CHANCE:
        rules.deal(duel, code)
    elif duel.phase == ARRANGING:
        rules.arrange(duel, seat, code)
    elif duel.phase == PLANNING:
        rules.plan(duel, seat, code)
        if duel.bets[0] > 0 and duel.bets[1] > 0:
            reveal(duel)
    elif duel.phase == CLONING:
        clone(duel, seat, code)
    elif duel.phase == STEALING:
        steal(duel, seat, code)
    else:
        recycle(duel, seat, code)


# ---- the reveal ------------------------------------------------------------------------


@rule
def reveal(duel: Duel) -> None:
    """Both plans turn face up; false spells return, equal spells cancel (SHZ-24, 30, 39)."""
    for seat in range(2):
        tell(duel, rules.REVEALED, seat, duel.bets[seat], duel.laid[seat])
        real = without_bit(duel.laid[seat], 0)
        duel.hands[seat] &= ~real
        duel.discards[seat] |= real
        duel.played[seat] = real  # even if it comes to nothing (SHZ-A05, SHZ-A34)
        duel.active[seat] = real
        duel.double[seat] = 0
        duel.stakes[seat] = duel.bets[seat]
    if duel.silence == 1:
        drop_all(duel, rules.WASTED)  # SHZ-42
    equal = duel.active[0] & duel.active[1]
    if equal != 0:
        duel.active[0] &= ~equal
        duel.active[1] &= ~equal
        tell(duel, rules.CANCELLED, equal)
    silence_falls(duel)
    ask_for_clone(duel)


@rule
def silence_falls(duel: Duel) -> None:
    """Silence, also as a copy: no spell works until the round ends (SHZ-40, SHZ-41)."""
    for seat in range(2):
        if has(duel.active[seat], SILENCE):
            duel.silence = 1
            duel.active[seat] = without_bit(duel.active[seat], SILENCE)
            tell(duel, rules.SILENCED, seat)
            drop_all(duel, rules.WASTED)


@rule
def drop_all(duel: Duel, event: int) -> None:
    """Every spell that is still in force comes to nothing."""
    if duel.active[0] | duel.active[1] != 0:
        tell(duel, event, duel.active[0], duel.active[1])
    for seat in range(2):
        duel.active[seat] = duel.double[seat] = 0


# ---- 2 Clone and 3 Theft -----------------------------------------------------------------


@rule
def ask_for_clone(duel: Duel) -> None:
    for seat in range(2):
        if has(duel.active[seat], CLONE):
            duel.active[seat] = without_bit(duel.active[seat], CLONE)
            if rules.targets(duel, seat) != 0:
                duel.phase = rules.CLONING
                duel.chooser = seat
                return
            tell(duel, rules.CLONED, seat, NO_CLONE, 0)  # SHZ-A32
    ask_for_theft(duel)


@rule
def clone(duel: Duel, seat: int, spell: int) -> None:
    """The copy works as if its user had played it (SHZ-44), and meets its equal (SHZ-A39)."""
    other = 1 - seat
    tell(duel, rules.CLONED, seat, spell, rules.targets(duel, seat))
    if spell != NO_CLONE:
        duel.played[seat] = with_bit(duel.played[seat], spell)  # SHZ-A37
        if has(duel.active[other], spell):
            duel.active[other] = without_bit(duel.active[other], spell)
            tell(duel, rules.MET, seat, spell)
        else:
            take(duel, seat, spell)
        silence_falls(duel)  # SHZ-A38
    ask_for_theft(duel)


@rule
def take(duel: Duel, seat: int, spell: int) -> None:
    """One more of this spell in force for a seat, beside its own (SHZ-A40, SHZ-A46)."""
    if has(duel.active[seat], spell):
        duel.double[seat] = with_bit(duel.double[seat], spell)
    duel.active[seat] = with_bit(duel.active[seat], spell)


@rule
def ask_for_theft(duel: Duel) -> None:
    for seat in range(2):
        if has(duel.active[seat], THEFT):
            other = 1 - seat
            duel.active[seat] = without_bit(duel.active[seat], THEFT)
            duel.loot = duel.active[other] & AFTER_THEFT  # SHZ-45, SHZ-A43
            duel.double_loot = duel.double[other] & AFTER_THEFT
            duel.active[other] &= ~duel.loot
            duel.double[other] &= ~duel.double_loot
            duel.phase = rules.STEALING
            duel.chooser = seat
            if duel.loot == 0:
                tell(duel, rules.STOLEN, seat, 0, 0)  # there is nothing to take
            break
    go_on_stealing(duel)


@rule
def go_on_stealing(duel: Duel) -> None:
    if duel.loot == 0:
        may_end_the_round(duel)


@rule
def steal(duel: Duel, seat: int, code: int) -> None:
    """Apply the lowest stolen spell for the thief, or destroy it (SHZ-46)."""
    spell = lowest(duel.loot)
    if has(duel.double_loot, spell):
        duel.double_loot = without_bit(duel.double_loot, spell)
    else:
        duel.loot = without_bit(duel.loot, spell)
    tell(duel, rules.STOLEN, seat, spell, code)
    if code == USE:
        take(duel, seat, spell)
    go_on_stealing(duel)


# ---- 4 End of Round, 5 Middle, 6 Recycling -----------------------------------------------


@rule
def may_end_the_round(duel: Duel) -> None:
    for seat in range(2):
        if has(duel.active[seat], END_OF_ROUND):
            duel.active[seat] = without_bit(duel.active[seat], END_OF_ROUND)
            tell(duel, rules.STOPPED, seat)
            drop_all(duel, rules.WASTED)  # SHZ-49
            end_round(duel)  # bets are not paid (SHZ-A62)
            return
    centre(duel)
    ask_for_recycling(duel)


@rule
def centre(duel: Duel) -> None:
    for seat in range(2):
        if has(duel.active[seat], MIDDLE):
            tell(duel, rules.CENTRED, seat, duel.wall, duel.middle)
            duel.wall = duel.middle  # SHZ-50, SHZ-A28


@rule
def ask_for_recycling(duel: Duel) -> None:
    for seat in range(2):
        times = strength(duel, seat, RECYCLING)
        if times > 0:
            duel.phase = rules.RECYCLING
            duel.chooser = seat
            duel.recyclings = times  # SHZ-A74
            return
    attack(duel)


@rule
def recycle(duel: Duel, seat: int, code: int) -> None:
    before = duel.stakes[seat]
    duel.stakes[seat] += code - rules.KEEP_BET  # price and attack (SHZ-A15)
    tell(duel, rules.RECYCLED, seat, before, duel.stakes[seat])
    duel.recyclings -= 1
    if duel.recyclings == 0:
        attack(duel)


# ---- the attacks: 7 to 14 ----------------------------------------------------------------


@rule
def strength(duel: Duel, seat: int, spell: int) -> int:
    """How many of this spell are in force for a seat: 0, 1 or 2."""
    return (duel.active[seat] >> spell & 1) + (duel.double[seat] >> spell & 1)


@rule
def attack(duel: Duel) -> None:
    first, second = power(duel, 0), power(duel, 1)
    way = (1 if first > second else 0) - (1 if second > first else 0)
    tell(duel, rules.COMPARED, first, second, way)
    moved = move_wall(duel, way)
    pay(duel, moved)
    refill(duel)
    close_turn(duel)


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
    advance(duel, way, distance)
    tell(duel, rules.MOVED, before, duel.wall, way)
    return way


@rule
def advance(duel: Duel, way: int, distance: int) -> None:
    """The wall stops on a wizard (SHZ-A21)."""
    wall = duel.wall + way * distance
    duel.wall = max(duel.wizards[0], min(duel.wizards[1], wall))


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


# ---- the end of a turn, of a round, of the match -----------------------------------------


@rule
def close_turn(duel: Duel) -> None:
    """The wall on a wizard ends the round; else exhaustion, after a last push (SHZ-A50, A51)."""
    touched = duel.wall == duel.wizards[0] or duel.wall == duel.wizards[1]
    exhausted = duel.mana[0] == 0 or duel.mana[1] == 0
    if exhausted and not touched:
        push(duel)
    if touched or exhausted:
        end_round(duel)
    else:
        duel.turn += 1
        next_turn(duel)


@rule
def push(duel: Duel) -> None:
    """All the other's mana pushes the wall to the exhausted wizard (SHZ-32, SHZ-A52)."""
    left = duel.mana[0] + duel.mana[1]
    if left == 0:
        return  # SHZ-A55
    way = 1 if duel.mana[0] > 0 else -1
    before = duel.wall
    advance(duel, way, left)
    tell(duel, rules.PUSHED, before, duel.wall, left)


@rule
def next_turn(duel: Duel) -> None:
    for seat in range(2):
        rules.forget_plan(duel, seat)
        duel.last[seat] = duel.played[seat]
        duel.played[seat] = duel.active[seat] = duel.double[seat] = duel.stakes[seat] = 0
    duel.chooser = NOBODY
    duel.loot = duel.double_loot = duel.recyclings = 0
    duel.phase = PLANNING


@rule
def end_round(duel: Duel) -> None:
    """Place both wizards, collapse a tile at each end, see who falls (SHZ-17 to 21, A58)."""
    duel.wizards[0] = duel.wall - REACH
    duel.wizards[1] = duel.wall + REACH
    tell(duel, rules.ROUND_OVER, duel.round, duel.wall)
    for seat in range(2):
        if not duel.round < duel.wizards[seat] <= BRIDGE - duel.round:
            duel.fallen = with_bit(duel.fallen, seat)
            tell(duel, rules.FELL, seat)
    next_turn(duel)
    if duel.fallen != 0:
        duel.phase = rules.OVER
        return
    duel.round += 1
    duel.turn = 1
    duel.silence = 0  # SHZ-A11
    duel.middle = duel.wall
    duel.mana[0] = duel.mana[1] = MANA  # SHZ-34
    tell(duel, rules.NEW_ROUND, duel.round, duel.wall)
    rules.draw_up(duel)
