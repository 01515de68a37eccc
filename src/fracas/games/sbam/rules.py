"""Sbam!: everybody plays at once; a call, or the last card, ends the round.

Rules know no clock: the order of arrival is the order of moves. The rule ids are those of
docs/rules/sbam.md.
"""

from typing import Annotated

from fracas.games.contract import CHANCE, NO_CLOCK, NOBODY
from fracas.kernel import Record, has, lowest, rule, with_bit

from .cards import OOPS, SBAM_CARDS

HAND = 3  # SBAM-15
FATAL_DAMAGE = 5  # SBAM-10
LEFT, RIGHT = 0, 1
COUNTDOWN_MS = 3000  # 3, 2, 1 (SBAM-17)

COUNTDOWN, FIGHTING, WINDOW, OVER = range(4)  # phases

CALL = 2 * HAND  # codes 0 to 5 play a slot of the hand to the left or to the right
OOPS_CODE = CALL + HAND  # codes 6 to 8 call with one, two or three Sbam! cards
PASS = OOPS_CODE + 1
GO = PASS + 1
CODES = GO + 1

(
    DEALT,
    WENT,
    PLAYED,
    CALLED,
    PASSED,
    OOPSED,
    EMPTIED,
    STRUCK,
    FOUGHT,
    OUT,
    ROUND_OVER,
    WON,
) = range(12)  # events


class Brawl(Record):
    """A match of Sbam!. A set of cards is an int: bit i is the card with number i."""

    window_ms: int  # how long the Oops window lasts (SBAM-A13)
    deck: int  # all cards of the match

    seats: int
    living: int  # the seats still in, as bits
    entered: int  # the seats that were in when the round began
    damage: Annotated[list[int], 6]
    round: int  # 1 for the first

    phase: int
    undealt: int  # the draw decks, as one set
    owed: Annotated[list[int], 6]  # how many cards chance still has to deal to each seat
    hands: Annotated[list[list[int]], 6, 3]  # a card in each slot, or NOBODY
    sides: Annotated[list[list[int]], 6, 2]  # what each seat has played to its left and right
    centre: int  # Sbam! and Oops cards that were played this round

    caller: int  # who called, or NOBODY
    called: int  # with how many Sbam! cards
    waiting: int  # the seats that have still to answer: the countdown's or the window's


# ---- who may do what -------------------------------------------------------------------


@rule
def actors(brawl: Brawl) -> int:
    """Every living seat at once; in the window, everybody but the caller (SBAM-18)."""
    if brawl.phase == OVER:
        return 0
    if receiver(brawl) != NOBODY:
        return 1 << CHANCE
    return asked(brawl)


@rule
def asked(brawl: Brawl) -> int:
    """The seats that may act: all in a fight, else those who have still to answer."""
    if brawl.phase == OVER:
        return 0
    return brawl.living if brawl.phase == FIGHTING else brawl.waiting


@rule
def time_ms(brawl: Brawl) -> int:
    """The countdown and the window last as long for everybody; a fight has no clock."""
    if brawl.phase == COUNTDOWN:
        return COUNTDOWN_MS
    return brawl.window_ms if brawl.phase == WINDOW else NO_CLOCK


@rule
def receiver(brawl: Brawl) -> int:
    """The seat that chance deals the next card to, or NOBODY; after a call the caller first."""
    if brawl.caller != NOBODY and brawl.owed[brawl.caller] > 0:
        return brawl.caller  # SBAM-A17
    for seat in range(brawl.seats):
        if brawl.owed[seat] > 0:
            return seat
    return NOBODY


@rule
def moves(brawl: Brawl, seat: int) -> int:
    if not has(actors(brawl), seat):
        return 0
    if seat == CHANCE:
        return brawl.undealt
    if brawl.phase == COUNTDOWN:
        return 1 << GO
    if brawl.phase == WINDOW:
        may_cancel = has(hand_set(brawl, seat), OOPS)
        return 1 << PASS | (1 << OOPS_CODE if may_cancel else 0)
    return plays(brawl, seat)


@rule
def plays(brawl: Brawl, seat: int) -> int:
    """Any card but Sbam! and Oops to either side, or a call (SBAM-20, SBAM-30, SBAM-36)."""
    codes, sbams = 0, 0
    for slot in range(HAND):
        card = brawl.hands[seat][slot]
        if card == NOBODY:
            continue
        if has(SBAM_CARDS, card):
            codes = with_bit(codes, CALL + sbams)
            sbams += 1
        elif card != OOPS:
            codes |= 3 << 2 * slot
    return codes


@rule
def hand_set(brawl: Brawl, seat: int) -> int:
    """The cards of a hand as a set."""
    cards = 0
    for slot in range(HAND):
        if brawl.hands[seat][slot] != NOBODY:
            cards = with_bit(cards, brawl.hands[seat][slot])
    return cards


@rule
def neighbour(brawl: Brawl, seat: int) -> int:
    """The next living seat to the right; with two players it is also the one to the left."""
    other = (seat + 1) % brawl.seats
    while not has(brawl.living, other):
        other = (other + 1) % brawl.seats
    return other


@rule
def payoff(brawl: Brawl, seat: int) -> int:
    """1 for everybody who wins or shares the victory, -1 for the others (SBAM-67, SBAM-68)."""
    if brawl.phase != OVER:
        return 0
    return 1 if has(winners(brawl), seat) else -1


@rule
def winners(brawl: Brawl) -> int:
    """Who is left, or, if nobody is, whoever was still in when the round began (SBAM-A40)."""
    return brawl.living if brawl.living != 0 else brawl.entered


@rule
def default(brawl: Brawl, seat: int) -> int:
    """A silent seat lets the countdown and the window pass; else its first play."""
    return lowest(moves(brawl, seat))


# ---- what a seat knows -------------------------------------------------------------------


@rule
def conceal(brawl: Brawl, seat: int) -> None:
    """The other hands go back to the decks; what the window was answered stays unknown."""
    for other in range(brawl.seats):
        if other != seat:
            for slot in range(HAND):
                card = brawl.hands[other][slot]
                if card != NOBODY:
                    brawl.undealt = with_bit(brawl.undealt, card)
                    brawl.owed[other] += 1
                    brawl.hands[other][slot] = NOBODY
            if brawl.phase == WINDOW and other != brawl.caller:
                brawl.waiting = with_bit(brawl.waiting, other)
