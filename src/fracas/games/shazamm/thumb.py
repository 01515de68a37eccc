"""Rules of thumb for Shazamm!: what a wizard who has played a few times would consider."""

from fracas.kernel import count, has, lowest, rule, with_bit

from . import attack, rules
from .rules import DONE, KEEP_BET, REACH, Duel
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
    THEFT,
)

USUAL = (
    1 << THEFT | 1 << RECYCLING | 1 << BOOST | 1 << DOUBLE_DOSE | 1 << REVERSAL | 1 << RESISTANCE
)
BEHIND = 1 << MIDDLE | 1 << BLAZE | 1 << MISER  # when the wall is on my side
NO_NEED_TO_WIN = 1 << END_OF_ROUND | 1 << REVERSAL | 1 << RESISTANCE
STRONGER = 1 << BOOST | 1 << DOUBLE_DOSE


@rule
def sensible(duel: Duel, seat: int, legal: int) -> int:
    """Those of a seat's legal codes that fit the rules of thumb; never none."""
    chosen = legal
    if duel.phase == rules.PLANNING and duel.bets[seat] == 0:
        chosen = fair_bets(duel, seat) if duel.closed[seat] == 1 else fair_spells(duel, seat)
    elif duel.phase == rules.CLONING:
        chosen = useful(duel, seat)
    elif duel.phase == rules.STEALING:
        chosen = 1 << (rules.USE if has(useful(duel, seat), lowest(duel.loot)) else rules.DESTROY)
    elif duel.phase == rules.RECYCLING:
        chosen = 1 << cheapest(duel, seat, legal)
    chosen &= legal
    return chosen if chosen != 0 else legal


@rule
def fair_bets(duel: Duel, seat: int) -> int:
    """A sixth to a third of the mana, less with some spells, never more than wins for certain."""
    mana, laid = duel.mana[seat], duel.laid[seat]
    least, most = mana // 6, mana // 3 + 1
    if laid & NO_NEED_TO_WIN != 0:
        least, most = 1, mana // 16 + 1
    elif laid & STRONGER != 0:
        least, most = mana // 16 + 1, mana // 4 + 1
    most = min(most, duel.mana[1 - seat] + 1)
    bets = 0
    for bet in range(max(1, min(least, most)), most + 1):
        bets = with_bit(bets, bet)
    return bets


@rule
def fair_spells(duel: Duel, seat: int) -> int:
    """None or one a turn, where it helps; none while Silence lasts."""
    if duel.silence == 1 or count(duel.laid[seat]) > 0:
        return 1 << DONE
    return useful(duel, seat) | 1 << DONE


@rule
def useful(duel: Duel, seat: int) -> int:
    """Every spell that would help this seat now, whoever has it."""
    mana = duel.mana[seat]
    near = abs(duel.wall - duel.wizards[seat])  # spaces from the wall to me
    spells = USUAL
    if near < REACH:
        spells |= BEHIND
    if near > REACH:  # the wall is on the other's side: let it count there
        spells |= 1 << END_OF_ROUND
    if mana <= rules.MANA - RESERVE_POINTS:
        spells |= 1 << RESERVE
    if mana < duel.mana[1 - seat]:
        spells |= 1 << DRAIN
    if rules.targets(duel, seat) & spells != 0:
        spells |= 1 << CLONE
    return spells


@rule
def cheapest(duel: Duel, seat: int, legal: int) -> int:
    """The code that takes most off the bet, or adds least, and still wins; else the lowest."""
    other = attack_with(duel, 1 - seat, KEEP_BET)
    for code in range(2 * KEEP_BET + 1):
        if has(legal, code) and attack_with(duel, seat, code) > other:
            return code
    return lowest(legal)


@rule
def attack_with(duel: Duel, seat: int, code: int) -> int:
    """The attack of a seat whose bet Recycling changes so."""
    bet = duel.stakes[seat] + code - KEEP_BET
    boosted = bet + BOOST_POINTS * attack.strength(duel, seat, BOOST)
    return boosted << attack.strength(duel, seat, DOUBLE_DOSE)
