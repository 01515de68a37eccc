"""Sbam!: what every move does, from the countdown to the call."""

from fracas.games.contract import CHANCE, NOBODY
from fracas.kernel import has, rule, tell, with_bit, without_bit

from . import rounds, rules
from .cards import OOPS, SBAM_CARDS
from .rules import CALL, GO, HAND, OOPS_CODE, PASS, Brawl, receiver


@rule
def play(brawl: Brawl, seat: int, code: int) -> None:
    if seat == CHANCE:
        deal(brawl, code)
    elif code == GO:
        answer(brawl, seat)
        if brawl.waiting == 0:
            brawl.phase = rules.FIGHTING
            tell(brawl, rules.WENT)
    elif code == PASS:
        tell(brawl, rules.PASSED, seat)
        answer(brawl, seat)
        if brawl.waiting == 0:
            rounds.end_by_call(brawl)
    elif code == OOPS_CODE:
        oops(brawl, seat)
    elif code >= CALL:
        call(brawl, seat, code - CALL + 1)
    else:
        play_card(brawl, seat, code // 2, code % 2)


@rule
def deal(brawl: Brawl, card: int) -> None:
    """A card into the first empty slot; the last card of the decks ends the round (SBAM-A07)."""
    seat = receiver(brawl)
    slot = 0
    while brawl.hands[seat][slot] != NOBODY:
        slot += 1
    brawl.hands[seat][slot] = card
    brawl.undealt = without_bit(brawl.undealt, card)
    brawl.owed[seat] -= 1
    tell(brawl, rules.DEALT, seat, slot, card)
    if brawl.undealt == 0:
        tell(brawl, rules.EMPTIED)  # SBAM-25, SBAM-A18
        for other in range(brawl.seats):
            brawl.owed[other] = 0
        brawl.caller, brawl.called = NOBODY, 0
        rounds.check_fights(brawl)


@rule
def answer(brawl: Brawl, seat: int) -> None:
    brawl.waiting = without_bit(brawl.waiting, seat)


@rule
def play_card(brawl: Brawl, seat: int, slot: int, side: int) -> None:
    """A card on one's own side of a rope, and a new one at once (SBAM-20 to SBAM-22)."""
    card = brawl.hands[seat][slot]
    brawl.hands[seat][slot] = NOBODY
    brawl.sides[seat][side] = with_bit(brawl.sides[seat][side], card)
    brawl.caller = NOBODY
    brawl.owed[seat] = 1
    tell(brawl, rules.PLAYED, seat, side, card, slot)


@rule
def call(brawl: Brawl, seat: int, cards: int) -> None:
    """One, two or three Sbam! cards end the round, unless somebody says Oops in time."""
    brawl.caller, brawl.called = seat, cards
    left = cards
    for slot in range(HAND):
        card = brawl.hands[seat][slot]
        if left > 0 and card != NOBODY and has(SBAM_CARDS, card):
            brawl.hands[seat][slot] = NOBODY
            brawl.centre = with_bit(brawl.centre, card)
            left -= 1
    tell(brawl, rules.CALLED, seat, cards)
    if has(brawl.centre, OOPS):  # everybody saw the only Oops: no window (SBAM-A13)
        rounds.end_by_call(brawl)
    else:
        brawl.phase = rules.WINDOW
        brawl.waiting = without_bit(brawl.living, seat)  # SBAM-A12, SBAM-A14


@rule
def oops(brawl: Brawl, seat: int) -> None:
    """The call is cancelled, both refill, and the round goes on (SBAM-37, SBAM-A17)."""
    for slot in range(HAND):
        if brawl.hands[seat][slot] == OOPS:
            brawl.hands[seat][slot] = NOBODY
    brawl.centre = with_bit(brawl.centre, OOPS)
    brawl.owed[brawl.caller] = brawl.called
    brawl.owed[seat] = 1
    brawl.waiting = 0
    brawl.phase = rules.FIGHTING
    tell(brawl, rules.OOPSED, seat, brawl.caller, brawl.called)
    brawl.called = 0
