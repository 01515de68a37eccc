"""Rules of thumb for Shazamm!: what a wizard who has played a few times would consider."""

from fracas.kernel import rule, with_bit

from . import rules
from .rules import DONE, Duel
from .spells import (
    BLAZE,
    BOOST,
    DOUBLE_DOSE,
    DRAIN,
    END_OF_ROUND,
    MIDDLE,
    MISER,
    RESERVE,
    RESERVE_POINTS,
    RESISTANCE,
)

CAREFUL, BOLD = 10, 4  # a bet is the mana divided by a number between these


@rule
def sensible(duel: Duel, seat: int, legal: int) -> int:
    """Those of a seat's legal codes that fit the rules of thumb; never none."""
    chosen = legal
    if duel.phase == rules.PLANNING and duel.bets[seat] == 0:
        if duel.closed[seat] == 1:
            chosen = fair_bets(duel, seat)
        else:
            chosen = useful_spells(duel, seat) | 1 << DONE
    elif duel.phase == rules.STEALING:
        chosen = 1 << rules.USE
    elif duel.phase == rules.CLONING and legal != 1 << rules.NO_CLONE:
        chosen = legal & ~1
    chosen &= legal
    return chosen if chosen != 0 else legal


@rule
def fair_bets(duel: Duel, seat: int) -> int:
    """Between a tenth and a quarter of the mana, and never more than wins for certain."""
    mana = duel.mana[seat]
    most = min(mana // BOLD + 1, duel.mana[1 - seat] + 1)
    bets = 0
    for bet in range(max(1, min(mana // CAREFUL, most)), most + 1):
        bets = with_bit(bets, bet)
    return bets


@rule
def useful_spells(duel: Duel, seat: int) -> int:
    """One spell a turn, each where it helps; none while Silence lasts."""
    if duel.silence == 1 or duel.laid[seat] > 1:
        return 0
    mana = duel.mana[seat]
    gap = duel.wall - duel.wizards[seat]  # spaces from the wall to me
    near = gap if gap > 0 else -gap
    useful = 1 << BOOST | 1 << DOUBLE_DOSE | 1 << BLAZE
    if near < rules.REACH:  # the wall is on my side
        useful |= 1 << RESISTANCE | 1 << MISER | 1 << MIDDLE
    if near > rules.REACH:  # the wall is on the other's side: keep it there
        useful |= 1 << END_OF_ROUND
    if mana <= rules.MANA - RESERVE_POINTS:
        useful |= 1 << RESERVE
    if mana < duel.mana[1 - seat]:
        useful |= 1 << DRAIN
    return useful
