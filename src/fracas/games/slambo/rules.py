"""Slambo!: whoever pushes the balance out of the ring loses the bout.

The rule ids are those of docs/rules/slambo.md.
"""

from typing import Annotated

from fracas.games.contract import CHANCE, NOBODY
from fracas.kernel import Record, count, has, lowest, rule, tell, with_bit, without_bit

NUMBERS = 17  # the number cards come first; the six specials follow
CARDS = 23
MINUS = CARDS - NUMBERS  # this added to a Plus/Minus card's code plays it as a minus
CODES = CARDS + MINUS

BALANCE = 5  # SLAM-18
SHAME_CARDS = 9  # SLAM-02
FATAL_SHAME = 3  # SLAM-39
HAND = (0, 0, 7, 6, 5)  # by the number of players: SLAM-10, SLAM-11, SLAM-12

STARTS, DEALT, PLAYED, SKIPPED, SLAMBOED, BROKE, REVEALED, NEXT_BOUT, LOST = range(9)  # events


class Bout(Record):
    """A match of Slambo!. A set of cards is an int: bit i is the card at place i of the list."""

    numbers: Annotated[list[int], 23]  # as printed, red below 0; Plus/Minus without sign; Copy 0
    plus_minus: int  # which cards are Plus/Minus cards
    reverses: int
    copies: int
    low: int  # the ring's edge: 0 and 10, or 1 and 9
    high: int
    answers: Annotated[list[int], 11]  # by balance: the cards that can be played there and stay in
    hides_history: int  # 1: only the top card and the total are shown during a bout
    reveals_aside: int  # 1: the cards set aside are shown when the bout is over

    seats: int
    bout: int  # 1 for the first
    undealt: int  # the cards that chance may still deal; after the deal, those set aside
    owed: Annotated[list[int], 4]  # how many cards chance still has to deal to each seat
    hands: Annotated[list[int], 4]
    played: int  # the cards of the pile
    top: int  # the code of the last move, or NOBODY: its card lies on top of the pile
    number: int  # what the last card played did to the balance (0 before the first)
    reversed: int  # 1: the last card played also reversed the turn order
    balance: int

    turn: int
    direction: int  # 1 clockwise, -1 the other way
    starter: int  # of this bout; NOBODY before chance has chosen
    second: int  # who took the second turn of this bout, or NOBODY
    shame: Annotated[list[int], 4]
    pot: int  # shame cards in the middle
    loser: int  # of the match, or NOBODY


# ---- who may do what -------------------------------------------------------------------


@rule
def actors(bout: Bout) -> int:
    if bout.loser != NOBODY:
        return 0
    if bout.starter == NOBODY or receiver(bout) != NOBODY:
        return 1 << CHANCE
    return asked(bout)


@rule
def asked(bout: Bout) -> int:
    """Whose turn it is (SLAM-16); everybody knows."""
    return 1 << bout.turn if bout.loser == NOBODY else 0


@rule
def moves(bout: Bout, seat: int) -> int:
    """The codes that `seat` may play: any card of the hand, losing ones too (SLAM-31, SLAM-A09)."""
    if actors(bout) != 1 << seat:
        return 0
    if seat == CHANCE:
        return (1 << bout.seats) - 1 if bout.starter == NOBODY else bout.undealt
    hand = bout.hands[seat]
    return hand | (hand & bout.plus_minus) << MINUS


@rule
def receiver(bout: Bout) -> int:
    """The seat that chance deals the next card to, or NOBODY."""
    for seat in range(4):  # nobody owes anything to a chair without a player
        if bout.owed[seat] > 0:
            return seat
    return NOBODY


@rule
def card_of(code: int) -> int:
    """The card that a code plays: the codes behind the cards play a Plus/Minus card as a minus."""
    return code if code < CARDS else code - MINUS


@rule
def printed_number(bout: Bout, code: int) -> int:
    """What the card itself does to the balance; a Copy card has no number of its own."""
    number = bout.numbers[card_of(code)]
    return -number if code >= CARDS else number


@rule
def change(bout: Bout, code: int) -> int:
    """What playing `code` now would do to the balance."""
    return bout.number if has(bout.copies, card_of(code)) else printed_number(bout, code)


@rule
def stays_in(bout: Bout, balance: int) -> bool:
    """Exactly on the edge is still in the ring (SLAM-25, SLAM-50)."""
    return bout.low <= balance <= bout.high


@rule
def supply(bout: Bout) -> int:
    """Shame cards neither in the middle nor with a player."""
    left = SHAME_CARDS - bout.pot
    for seat in range(bout.seats):
        left -= bout.shame[seat]
    return left


@rule
def payoff(bout: Bout, seat: int) -> int:
    """1 for a winner, -1 for the loser, 0 before the end (SLAM-40, SLAM-42)."""
    if bout.loser == NOBODY:
        return 0
    return -1 if seat == bout.loser else 1


# ---- what happens -----------------------------------------------------------------------


@rule
def play(bout: Bout, seat: int, code: int) -> None:
    if seat != CHANCE:
        play_card(bout, seat, code)
    elif bout.starter == NOBODY:
        tell(bout, STARTS, code)
        bout.pot = 1  # SLAM-07
        start_bout(bout, code)
    else:
        deal(bout, code)


@rule
def start_bout(bout: Bout, starter: int) -> None:
    """The whole deck is back for the deal (SLAM-A15), the start card opens at 5 (SLAM-17)."""
    bout.bout += 1
    bout.undealt = (1 << (NUMBERS if bout.seats == 2 else CARDS)) - 1  # SLAM-09, SLAM-41
    for seat in range(bout.seats):
        bout.hands[seat] = 0
        bout.owed[seat] = HAND[bout.seats]
    bout.played = 0
    bout.top = NOBODY
    bout.number = 0  # no card has been played: a Copy would copy nothing (SLAM-A19)
    bout.reversed = 0
    bout.balance = BALANCE
    bout.direction = 1  # SLAM-A16
    bout.turn = starter
    bout.starter = starter
    bout.second = NOBODY
    tell(bout, NEXT_BOUT, bout.bout, starter, bout.pot)


@rule
def deal(bout: Bout, card: int) -> None:
    seat = receiver(bout)
    bout.undealt = without_bit(bout.undealt, card)
    bout.hands[seat] = with_bit(bout.hands[seat], card)
    bout.owed[seat] -= 1
    tell(bout, DEALT, seat, card)


@rule
def play_card(bout: Bout, seat: int, code: int) -> None:
    card = card_of(code)
    bout.hands[seat] = without_bit(bout.hands[seat], card)
    bout.played = with_bit(bout.played, card)
    bout.top = code
    if count(bout.played) == 2:
        bout.second = seat
    if not has(bout.copies, card):  # a Copy repeats the last card: number and Reverse (SLAM-A21)
        bout.number = printed_number(bout, code)
        bout.reversed = 1 if has(bout.reverses, card) else 0
    bout.balance += bout.number
    out = not stays_in(bout, bout.balance)
    if out:
        bout.reversed = 0  # the loss comes before any Reverse (SLAM-A26)
    tell(bout, PLAYED, seat, code, bout.number, bout.balance, bout.reversed)
    if out:
        slambo(bout, seat)
        return
    if bout.reversed == 1:
        bout.direction = -bout.direction  # SLAM-44
    pass_turn(bout)


@rule
def pass_turn(bout: Bout) -> None:
    """The next player who has cards; without any, a break (SLAM-45, SLAM-33)."""
    for step in range(1, bout.seats + 1):
        seat = (bout.turn + bout.direction * step) % bout.seats
        if bout.hands[seat] != 0:
            for skipped in range(1, step):
                tell(bout, SKIPPED, (bout.turn + bout.direction * skipped) % bout.seats)
            bout.turn = seat
            return
    call_break(bout)


@rule
def slambo(bout: Bout, seat: int) -> None:
    """The player who left the ring takes the middle; with 3 shame the match is over."""
    taken = bout.pot
    bout.shame[seat] += taken  # SLAM-32
    bout.pot = 0
    tell(bout, SLAMBOED, seat, bout.balance, taken, bout.shame[seat])
    reveal_aside(bout)
    if bout.shame[seat] >= FATAL_SHAME:
        bout.loser = seat  # SLAM-39
        tell(bout, LOST, seat)
        return
    bout.pot = 1  # a bout is never worth nothing (SLAM-A03)
    start_bout(bout, seat)  # SLAM-37


@rule
def call_break(bout: Bout) -> None:
    """Nobody takes shame; the next bout is worth one more, while the supply lasts."""
    added = min(1, supply(bout))  # SLAM-35, SLAM-A04, SLAM-A05
    bout.pot += added
    tell(bout, BROKE, bout.pot, added)
    reveal_aside(bout)
    start_bout(bout, bout.second)  # SLAM-38, SLAM-A17


@rule
def reveal_aside(bout: Bout) -> None:
    if bout.reveals_aside == 1:
        tell(bout, REVEALED, bout.undealt)  # SLAM-A13


# ---- what a seat knows, and what it might do ---------------------------------------------


@rule
def conceal(bout: Bout, seat: int) -> None:
    """Take the other hands back: chance still owes those cards, and nobody can tell which."""
    for other in range(bout.seats):
        if other != seat:
            bout.undealt |= bout.hands[other]
            bout.owed[other] += count(bout.hands[other])
            bout.hands[other] = 0


@rule
def default(bout: Bout, seat: int) -> int:
    """The first card that stays in the ring, or the first card."""
    return lowest(safe_moves(bout, moves(bout, seat)))


@rule
def safe_moves(bout: Bout, legal: int) -> int:
    """Those of the legal codes that stay in the ring; all of them when none does."""
    left, safe = legal, 0
    while left != 0:
        code = lowest(left)
        left = without_bit(left, code)
        if stays_in(bout, bout.balance + change(bout, code)):
            safe = with_bit(safe, code)
    return safe if safe != 0 else legal


@rule
def sensible(bout: Bout, seat: int, legal: int) -> int:
    """Rules of thumb: stay in the ring; there, trouble the rivals and keep an answer yourself."""
    best, chosen = -CARDS, 0
    unseen = unseen_by(bout, seat)
    left = safe_moves(bout, legal)
    while left != 0:
        code = lowest(left)
        left = without_bit(left, code)
        balance = bout.balance + change(bout, code)
        if not stays_in(bout, balance):
            return legal  # no card does: the bout is lost by any of them
        mine = without_bit(bout.hands[seat], card_of(code))
        worth = count(mine & bout.answers[balance]) - count(unseen & bout.answers[balance])
        if worth > best:
            best, chosen = worth, 0
        if worth == best:
            chosen = with_bit(chosen, code)
    return chosen


@rule
def unseen_by(bout: Bout, seat: int) -> int:
    """The cards that a seat can neither see nor has seen in this bout."""
    unseen = bout.undealt
    for other in range(bout.seats):
        if other != seat:
            unseen |= bout.hands[other]
    return unseen
