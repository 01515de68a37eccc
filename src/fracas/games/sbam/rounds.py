"""Sbam!: the beginning and the end of a round, the fights, and who is out."""

from fracas.games.contract import MOST_SEATS, NOBODY
from fracas.kernel import count, has, rule, tell, without_bit

from . import fight, rules
from .rules import FATAL_DAMAGE, HAND, LEFT, RIGHT, Brawl, neighbour, winners


@rule
def start_round(brawl: Brawl) -> None:
    """The whole deck is shuffled, three cards each, then the countdown (SBAM-14 to SBAM-17)."""
    brawl.round += 1
    brawl.entered = brawl.living
    brawl.undealt = brawl.deck
    brawl.centre = 0
    brawl.caller, brawl.called = NOBODY, 0
    brawl.phase = rules.COUNTDOWN
    brawl.waiting = brawl.living
    for seat in range(MOST_SEATS):
        brawl.owed[seat] = HAND if has(brawl.living, seat) else 0
        for slot in range(HAND):
            brawl.hands[seat][slot] = NOBODY
        brawl.sides[seat][LEFT] = brawl.sides[seat][RIGHT] = 0


@rule
def end_by_call(brawl: Brawl) -> None:
    if brawl.called < 3:
        check_fights(brawl)
        return
    for seat in range(brawl.seats):
        if has(brawl.living, seat) and seat != brawl.caller:
            brawl.damage[seat] += 1  # SBAM-33, SBAM-34
            tell(brawl, rules.STRUCK, seat, brawl.damage[seat])
    end_round(brawl)


@rule
def check_fights(brawl: Brawl) -> None:
    """Every rope is a fight between the two who played beside it (SBAM-27)."""
    for seat in range(brawl.seats):
        if has(brawl.living, seat):
            settle(brawl, seat, neighbour(brawl, seat))
    end_round(brawl)


@rule
def settle(brawl: Brawl, seat: int, other: int) -> None:
    """One fight: `seat` to its right against `other` to its left; one damage at most."""
    mine, theirs = brawl.sides[seat][RIGHT], brawl.sides[other][LEFT]
    ahead = fight.lead(mine, theirs)
    loser = other if ahead > 0 else seat if ahead < 0 else NOBODY
    if loser == NOBODY and brawl.called == 1 and (brawl.caller == seat or brawl.caller == other):
        loser = brawl.caller  # SBAM-31, SBAM-54
    spared = loser != NOBODY and loser == brawl.caller and brawl.called == 2  # SBAM-32
    if loser != NOBODY and not spared:
        brawl.damage[loser] += 1
    tell(brawl, rules.FOUGHT, seat, other, mine, theirs, loser, 1 if spared else 0)


@rule
def end_round(brawl: Brawl) -> None:
    """All damage first, then everybody who has five leaves at once (SBAM-64, SBAM-A38)."""
    tell(brawl, rules.ROUND_OVER, brawl.round)
    for seat in range(brawl.seats):
        if has(brawl.living, seat) and brawl.damage[seat] >= FATAL_DAMAGE:
            brawl.living = without_bit(brawl.living, seat)
            tell(brawl, rules.OUT, seat, brawl.damage[seat])
    if count(brawl.living) <= 1:
        brawl.phase = rules.OVER
        tell(brawl, rules.WON, winners(brawl))
    else:
        start_round(brawl)
