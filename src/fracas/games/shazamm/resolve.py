"""Shazamm!: what happens when both plans are revealed, spell by spell in the order of numbers.

A spell that asks its player something stops the resolution; the answer goes on with it.
"""

from fracas.games.contract import CHANCE
from fracas.kernel import has, lowest, rule, tell, with_bit, without_bit

from . import attack, rounds, rules
from .rules import NO_CLONE, USE, Duel
from .spells import CLONE, END_OF_ROUND, MIDDLE, RECYCLING, SILENCE, THEFT

AFTER_THEFT = -1 << END_OF_ROUND  # the spells that are not yet applied when Theft is


@rule
def play(duel: Duel, seat: int, code: int) -> None:
    if seat == CHANCE:
        rules.deal(duel, code)
    elif duel.phase == rules.ARRANGING:
        rules.arrange(duel, seat, code)
    elif duel.phase == rules.PLANNING:
        rules.plan(duel, seat, code)
        if duel.bets[0] > 0 and duel.bets[1] > 0:
            reveal(duel)
    elif duel.phase == rules.CLONING:
        clone(duel, seat, code)
    elif duel.phase == rules.STEALING:
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
        drop_all(duel, rules.STILL_SILENT)  # SHZ-42
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
            drop_all(duel, rules.JUST_SILENCED)


@rule
def drop_all(duel: Duel, why: int) -> None:
    """Every spell that is still in force comes to nothing."""
    if duel.active[0] | duel.active[1] != 0:
        tell(duel, rules.WASTED, duel.active[0], duel.active[1], why)
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
            drop_all(duel, rules.CUT_SHORT)  # SHZ-49
            rounds.end_round(duel, rules.CALLED_OFF)  # bets are not paid (SHZ-A62)
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
        times = attack.strength(duel, seat, RECYCLING)
        if times > 0:
            duel.phase = rules.RECYCLING
            duel.chooser = seat
            duel.recyclings = times  # SHZ-A74
            return
    attack.settle(duel)


@rule
def recycle(duel: Duel, seat: int, code: int) -> None:
    before = duel.stakes[seat]
    duel.stakes[seat] += code - rules.KEEP_BET  # price and attack (SHZ-A15)
    tell(duel, rules.RECYCLED, seat, before, duel.stakes[seat])
    duel.recyclings -= 1
    if duel.recyclings == 0:
        attack.settle(duel)
