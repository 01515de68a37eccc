"""Rules of thumb for Bambam Boom: what anybody would consider who was blown up a few times."""

from fracas.games.contract import NOBODY
from fracas.kernel import has, lowest, rule, with_bit, without_bit

from .bombs import (
    added,
    choosable_bombs,
    deflectors,
    dial_after,
    goes_anywhere,
    landing,
    steps,
)
from .brawl import (
    AIMING,
    BLAST,
    BOMBS,
    CHOOSING,
    DONE,
    FULL,
    HIDEOUT,
    HIDING,
    PAIR,
    RESCUE,
    STRETCHING,
    SWAPPING,
    TURN,
    WINDOW,
    Brawl,
    ahead,
    is_danger,
    number_of,
)
from .cards import HACKING, HIDE, RESTOCK, SABOTAGE, STEAL
from .characters import BAMBAM

HOT = 6  # a dial from here on may soon be full


@rule
def sensible(brawl: Brawl, seat: int, legal: int) -> int:
    """Those of a seat's legal codes that fit the rules of thumb; never none."""
    phase, chosen = brawl.phase, legal
    if phase == TURN:
        chosen = in_danger(brawl, seat, legal) if is_danger(brawl) else in_peace(brawl, seat, legal)
    elif phase == WINDOW:
        sabotages = without_bit(legal, DONE)
        chosen = sabotages if wants_to_cancel(brawl, seat) else 1 << DONE
    elif phase == RESCUE:
        chosen = without_bit(legal, DONE)
    else:
        chosen = away_from_me(brawl, seat, legal)
    chosen &= legal
    return chosen if chosen != 0 else legal


# ---- a turn --------------------------------------------------------------------------------


@rule
def in_danger(brawl: Brawl, seat: int, legal: int) -> int:
    """Deflect; else hide or hack, use or take the hideout, cancel; else look for help."""
    cards = legal & deflectors(brawl, seat, legal & brawl.bombs)
    if cards != 0:
        return cards
    ways = legal & (brawl.actions[HIDE] | hacks_away(brawl, seat) | 1 << HIDEOUT | 1 << PAIR)
    ways |= legal & brawl.actions[SABOTAGE]
    if ways != 0:
        return ways
    help_ = legal & (brawl.actions[STEAL] | brawl.actions[RESTOCK])
    return help_ if help_ != 0 else 1 << BLAST


@rule
def hacks_away(brawl: Brawl, seat: int) -> int:
    """Hacking cards, if another bomb lies before somebody else."""
    for bomb in range(BOMBS):
        if brawl.holders[bomb] != seat:
            return brawl.actions[HACKING]
    return 0


@rule
def in_peace(brawl: Brawl, seat: int, legal: int) -> int:
    """Steal first; then the bomb cards that look best, or a pair of cards for the hideout."""
    if legal & brawl.actions[STEAL] != 0:
        return legal & brawl.actions[STEAL]
    best, chosen = -FULL, 0
    left = legal & brawl.bombs
    while left != 0:
        card = lowest(left)
        left = without_bit(left, card)
        worth = best_throw(brawl, seat, card)
        if worth > best:
            best, chosen = worth, 0
        if worth == best:
            chosen = with_bit(chosen, card)
    if chosen == 0:
        return legal & ~brawl.actions[HIDE] & ~brawl.actions[HACKING]
    return chosen if best >= 0 else chosen | legal & (1 << PAIR | brawl.actions[HIDE])


@rule
def best_throw(brawl: Brawl, seat: int, card: int) -> int:
    """What a bomb card is worth on the bomb that suits it best."""
    best = -FULL
    for bomb in range(BOMBS):
        if has(choosable_bombs(brawl, seat, card), bomb):
            best = max(best, throw_worth(brawl, seat, number_of(brawl, card), bomb))
    return best


@rule
def throw_worth(brawl: Brawl, seat: int, number: int, bomb: int) -> int:
    """A full dial before a rival is good, a hot one too; before oneself it is bad."""
    place = ahead(brawl, brawl.holders[bomb], steps(brawl, number))
    away = goes_anywhere(brawl, seat, number)
    if place == seat and brawl.abilities[seat] == BAMBAM:
        away = True
    mine = place == seat and not away
    dial = brawl.dials[bomb] + added(brawl, number)
    if dial >= FULL:
        return -5 if mine else 4 if number == 1 else 3
    if dial >= HOT:
        return -2 if mine else 1
    return 0


# ---- windows and choices -------------------------------------------------------------------


@rule
def wants_to_cancel(brawl: Brawl, seat: int) -> bool:
    """Whether the uppermost card shall not stand, as this seat sees it."""
    harms = seat != brawl.player and hits_me(brawl, seat)
    stands = brawl.chain % 2 == 0
    if stands == (brawl.applied == 1):
        return False  # nothing would change
    if stands:
        return harms
    return seat == brawl.player and brawl.top != seat


@rule
def hits_me(brawl: Brawl, seat: int) -> bool:
    """Whether the last play would put an active bomb before a seat, or rob it in danger."""
    if brawl.other != NOBODY:  # a Hacking
        if brawl.active != brawl.bomb and brawl.active != brawl.other:
            return False
        taken = brawl.other if brawl.active == brawl.bomb else brawl.bomb
        return brawl.holders[taken] == seat
    if brawl.bomb == NOBODY:
        return brawl.target == seat and brawl.chain > 0
    return landing(brawl) == seat and dial_after(brawl) == FULL


@rule
def away_from_me(brawl: Brawl, seat: int, legal: int) -> int:
    """Of the choices that a card leaves, those that send trouble to others."""
    phase, chosen = brawl.phase, 0
    if phase == AIMING:
        return without_bit(legal, seat)
    if phase == STRETCHING:
        return further(brawl, seat)
    if phase == CHOOSING:
        return hottest(brawl, seat, legal)
    if phase == SWAPPING and is_danger(brawl):
        for left_alone in range(BOMBS):
            first = 1 if left_alone == 0 else 0
            second = 1 if left_alone == BOMBS - 1 else BOMBS - 1
            taken = second if brawl.active == first else first
            if left_alone != brawl.active and brawl.holders[taken] != seat:
                chosen = with_bit(chosen, left_alone)
        return chosen
    return to_a_side(brawl, seat) if phase == HIDING else legal


@rule
def further(brawl: Brawl, seat: int) -> int:
    """Bambam's step where it keeps a hot bomb from himself."""
    brought = landing(brawl)
    if brought == seat:
        return 0b10
    return 0b01 if ahead(brawl, brought, 1) == seat else 0b11


@rule
def hottest(brawl: Brawl, seat: int, legal: int) -> int:
    """The bombs on which the card is worth most."""
    best, chosen = -FULL, 0
    for bomb in range(BOMBS):
        if has(legal, bomb):
            worth = throw_worth(brawl, seat, number_of(brawl, brawl.card), bomb)
            if worth > best:
                best, chosen = worth, 0
            if worth == best:
                chosen = with_bit(chosen, bomb)
    return chosen


@rule
def to_a_side(brawl: Brawl, seat: int) -> int:
    """The active bomb goes; in peace the fullest one before this seat, to either side."""
    fullest = brawl.active
    if fullest == NOBODY:
        for bomb in range(BOMBS):
            if brawl.holders[bomb] == seat and (
                fullest == NOBODY or brawl.dials[bomb] > brawl.dials[fullest]
            ):
                fullest = bomb
    return 0 if fullest == NOBODY else 0b11 << 2 * fullest
