"""Shazamm!: two wizards bet mana to push a wall of fire along a burning bridge.

The position, who may do what, and the plans. What happens when both plans are revealed stands
in `resolve`. The rule ids are those of docs/rules/shazamm.md.
"""

from typing import Annotated

from fracas.games.contract import CHANCE, NOBODY
from fracas.kernel import Record, count, has, lowest, rule, tell, with_bit, without_bit

from .spells import SPELLS

BRIDGE = 19
START = 10  # the wall of fire begins in the middle
REACH = 3  # a wizard stands three spaces from the wall (SHZ-09)
MANA = 50  # SHZ-10
DRAWS = (5, 3, 3, 3)  # by round: SHZ-12, SHZ-35

BASE, ALL_IN_HAND, ARRANGED = range(3)  # variants
ARRANGING, PLANNING, CLONING, STEALING, RECYCLING, OVER = range(6)  # phases

DONE = 15  # no more spells; the bet comes next
UNSEAL = 0  # take a sealed plan back while the other wizard still thinks (SHZ-A72)
NO_CLONE = 0
DESTROY, USE = 0, 1
KEEP_BET = 5  # code 5 changes nothing, code 0 takes 5 off the bet, code 10 adds 5
CODES = MANA + 1

TOUCHED, EXHAUSTED, CALLED_OFF = range(3)  # why a round is over
STILL_SILENT, JUST_SILENCED, CUT_SHORT = range(3)  # why spells come to nothing

(
    DRAWN,
    ORDERED,
    READY,
    UNREADY,
    REVEALED,
    WASTED,
    CANCELLED,
    SILENCED,
    CLONED,
    MET,
    STOLEN,
    STOPPED,
    CENTRED,
    RECYCLED,
    BOOSTED,
    DOUBLED,
    COMPARED,
    TURNED,
    BLAZED,
    RESISTED,
    MOVED,
    PAID,
    REFILLED,
    DRAINED,
    PUSHED,
    ROUND_OVER,
    FELL,
    NEW_ROUND,
) = range(28)  # events


class Duel(Record):
    """A match of Shazamm!. A set of spells is an int: bit i is the spell with number i.

    Pairs are by seat: wizard 0 stands on the low end of the bridge, wizard 1 on the high end.
    """

    variant: int
    exact_recycling: int  # 1: Recycling takes off exactly 5, or adds up to 5 (SHZ-A12)

    phase: int
    round: int  # 1 for the first
    turn: int  # of this round, 1 for the first
    wall: int  # spaces are numbered from 1 to 19
    wizards: Annotated[list[int], 2]
    middle: int  # where the wall stood when the round began
    mana: Annotated[list[int], 2]
    silence: int  # 1: no spell works until the round ends

    piles: Annotated[list[int], 2]  # what each may still draw
    owed: Annotated[list[int], 2]  # how many spells chance still has to deal to each
    hands: Annotated[list[int], 2]  # without the false spell, which never leaves
    discards: Annotated[list[int], 2]
    arranged: Annotated[list[int], 2]  # how many spells each has put in order (variant 2)
    groups: Annotated[list[list[int]], 2, 4]  # the spells of each draw (variant 2)

    laid: Annotated[list[int], 2]  # the secret plan: spells,
    closed: Annotated[list[int], 2]  # 1: no more of them,
    bets: Annotated[list[int], 2]  # and the bet, 0 before it is sealed
    ready: Annotated[list[int], 2]  # 1: known to have sealed a plan, or an order of drawing
    last: Annotated[list[int], 2]  # what each played on the previous turn, for Clone

    played: Annotated[list[int], 2]  # what each plays this turn
    active: Annotated[list[int], 2]  # spells in force on each side, not yet applied
    double: Annotated[list[int], 2]  # those of them in force twice
    stakes: Annotated[list[int], 2]  # the bets after Recycling
    chooser: int  # the seat that a spell asks, or NOBODY
    loot: int  # what the thief has still to decide on
    double_loot: int
    recyclings: int  # how many the chooser still has

    fallen: int  # the seats that have fallen off the bridge, as bits


# ---- who may do what -------------------------------------------------------------------


@rule
def actors(duel: Duel) -> int:
    """Both wizards plan at once; a spell's question is asked of one."""
    if duel.phase == OVER:
        return 0
    if receiver(duel) != NOBODY:
        return 1 << CHANCE
    if duel.phase == ARRANGING:
        return unfinished(duel.arranged[0] == SPELLS, duel.arranged[1] == SPELLS)
    if duel.phase == PLANNING:
        return unfinished(duel.bets[0] > 0, duel.bets[1] > 0)
    return 1 << duel.chooser


@rule
def asked(duel: Duel) -> int:
    """As everybody knows it: who is not ready, or whom a spell asks (SHZ-A70)."""
    if duel.phase == OVER:
        return 0
    if duel.phase == ARRANGING or duel.phase == PLANNING:
        return unfinished(duel.ready[0] == 1, duel.ready[1] == 1)
    return 1 << duel.chooser


@rule
def unfinished(first: bool, second: bool) -> int:
    return (0 if first else 1) | (0 if second else 2)


@rule
def moves(duel: Duel, seat: int) -> int:
    """The legal codes; a sealed wizard may take its plan back while the other thinks (SHZ-A72)."""
    must_act = actors(duel)
    if not has(must_act, seat):
        sealed = duel.phase == PLANNING and 0 <= seat < 2 and duel.bets[seat] > 0
        return 1 << UNSEAL if sealed and must_act == 1 << (1 - seat) else 0
    if seat == CHANCE:
        return duel.piles[receiver(duel)]
    if duel.phase == ARRANGING:
        return duel.piles[seat]
    if duel.phase == PLANNING:
        return plans(duel, seat)
    return answers(duel, seat)


@rule
def receiver(duel: Duel) -> int:
    """The seat that chance deals the next spell to, or NOBODY: whoever lacks more."""
    if duel.owed[0] + duel.owed[1] == 0:
        return NOBODY
    return 1 if duel.owed[1] > duel.owed[0] else 0


@rule
def plans(duel: Duel, seat: int) -> int:
    """Spells in ascending order, then `DONE`, then a bet from 1 to all the mana (SHZ-22)."""
    if duel.closed[seat] == 1:
        return (1 << (duel.mana[seat] + 1)) - 2
    lowest_next = duel.laid[seat].bit_length()
    hand = duel.hands[seat] | 1
    return (hand >> lowest_next) << lowest_next | 1 << DONE


@rule
def answers(duel: Duel, seat: int) -> int:
    """What a spell asks its player: Clone's target, Theft's use or not, Recycling's amount."""
    if duel.phase == CLONING:
        return targets(duel, seat) | 1 << NO_CLONE
    if duel.phase == STEALING:
        return 1 << DESTROY | 1 << USE
    codes = 0
    for code in range(2 * KEEP_BET + 1):
        change = code - KEEP_BET
        fits = 1 <= duel.stakes[seat] + change <= duel.mana[seat]  # SHZ-A13
        allowed = duel.exact_recycling == 0 or change >= 0 or code == 0
        if change == 0 or (fits and allowed):
            codes = with_bit(codes, code)
    return codes


@rule
def targets(duel: Duel, seat: int) -> int:
    """What Clone may copy: the other's spells of the last turn, but no Clone (SHZ-A34, A37)."""
    return without_bit(duel.last[1 - seat], 2)


@rule
def payoff(duel: Duel, seat: int) -> int:
    """1 for a win, -1 for a loss, 0 for a draw or before the end (SHZ-A59)."""
    if duel.fallen == 0 or duel.fallen == 3:
        return 0
    return -1 if has(duel.fallen, seat) else 1


@rule
def default(duel: Duel, seat: int) -> int:
    """A silent wizard bets 1 without a spell, and lets spells ask in vain (SHZ-A71)."""
    legal = moves(duel, seat)
    if duel.phase == PLANNING and duel.closed[seat] == 0:
        return DONE
    if duel.phase == RECYCLING:
        return KEEP_BET
    return USE if duel.phase == STEALING else lowest(legal)


# ---- drawing and arranging -------------------------------------------------------------


@rule
def draw_up(duel: Duel) -> None:
    """The spells of a new round: from chance, or as arranged (SHZ-35, SHZ-36, SHZ-37)."""
    for seat in range(2):
        if duel.arranged[seat] == SPELLS:
            group = duel.groups[seat][duel.round - 1] if duel.round <= len(DRAWS) else 0
            duel.hands[seat] |= group
            duel.piles[seat] &= ~group
            show(duel, seat, group)
        else:
            wanted = DRAWS[duel.round - 1] if duel.round <= len(DRAWS) else DRAWS[-1]
            duel.owed[seat] = min(wanted, count(duel.piles[seat]))


@rule
def show(duel: Duel, seat: int, group: int) -> None:
    for spell in range(1, SPELLS + 1):
        if has(group, spell):
            tell(duel, DRAWN, seat, spell)


@rule
def deal(duel: Duel, spell: int) -> None:
    seat = receiver(duel)
    duel.piles[seat] = without_bit(duel.piles[seat], spell)
    duel.hands[seat] = with_bit(duel.hands[seat], spell)
    duel.owed[seat] -= 1
    tell(duel, DRAWN, seat, spell)


@rule
def arrange(duel: Duel, seat: int, spell: int) -> None:
    """Put the next spell in order; the draws fill up one after the other (SHZ-37)."""
    place = duel.arranged[seat]
    group = 0
    for draw in range(len(DRAWS)):
        if place >= DRAWS[draw] and group == draw:
            place -= DRAWS[draw]
            group = draw + 1
    duel.groups[seat][group] = with_bit(duel.groups[seat][group], spell)
    duel.piles[seat] = without_bit(duel.piles[seat], spell)
    duel.arranged[seat] += 1
    if duel.arranged[seat] == SPELLS:
        duel.ready[seat] = 1
        tell(duel, ORDERED, seat)
    if duel.arranged[0] == SPELLS and duel.arranged[1] == SPELLS:
        stack(duel)


@rule
def stack(duel: Duel) -> None:
    """Both orders stand: they are the piles from now on, and the first spells are drawn."""
    for seat in range(2):
        duel.ready[seat] = 0
        for draw in range(len(DRAWS)):
            duel.piles[seat] |= duel.groups[seat][draw]
    duel.phase = PLANNING
    draw_up(duel)


# ---- planning --------------------------------------------------------------------------


@rule
def plan(duel: Duel, seat: int, code: int) -> None:
    """One small step of a secret plan, or its taking back."""
    if duel.bets[seat] > 0:
        forget_plan(duel, seat)
        tell(duel, UNREADY, seat)
    elif duel.closed[seat] == 1:
        duel.bets[seat] = code
        duel.ready[seat] = 1
        tell(duel, READY, seat)
    elif code == DONE:
        duel.closed[seat] = 1
    else:
        duel.laid[seat] = with_bit(duel.laid[seat], code)


@rule
def forget_plan(duel: Duel, seat: int) -> None:
    duel.laid[seat] = duel.closed[seat] = duel.bets[seat] = duel.ready[seat] = 0


# ---- what a seat knows -----------------------------------------------------------------


@rule
def conceal(duel: Duel, seat: int) -> None:
    """The other's hand and pile are one set again, and its secret plan is not made yet."""
    for other in range(2):
        if other == seat:
            continue
        duel.owed[other] += count(duel.hands[other])
        duel.piles[other] |= duel.hands[other]
        duel.hands[other] = 0
        for draw in range(len(DRAWS)):
            duel.piles[other] |= duel.groups[other][draw] & ~duel.discards[other]
            duel.groups[other][draw] = 0
        duel.arranged[other] = 0  # an order that nobody else knows is as good as chance
        if duel.phase == PLANNING:
            duel.laid[other] = duel.closed[other] = duel.bets[other] = 0
