"""Leduc poker on our kernel, for calibration: its value to the first seat is about -0.0856.

Two suits of three ranks, one private card each, an ante of 1. Two rounds of bets, of 2 and of 4,
at most two raises in each; between them a card is laid open. A pair with it wins, else the higher
rank. (Southey and others, "Bayes' Bluff", 2005.)
"""

from typing import Annotated

from fracas.games import CHANCE, NOBODY, Options
from fracas.kernel import Record, lowest, rule, without_bit

from .plain import plain_game

FOLD, CALL, RAISE = range(3)
MOST_RAISES = 2


class Leduc(Record):
    """One deal of Leduc poker. A card's rank is half its number."""

    undealt: int
    cards: Annotated[list[int], 3]  # two private ones and the open one; NOBODY until dealt
    staked: Annotated[list[int], 2]
    round: int  # 0 and 1; 2 is the showdown
    turn: int
    acted: int  # decisions made in this round
    raises: int  # in this round
    folded: int  # the seat that gave up, or NOBODY
    history: int  # every decision in order, two bits each, behind a 1


def new(options: Options, seats: int) -> Leduc:
    return Leduc(undealt=0b111111, cards=[NOBODY] * 3, staked=[1, 1], folded=NOBODY, history=1)


@rule
def receiver(deal: Leduc) -> int:
    """The place of the card that chance owes, or NOBODY."""
    for place in range(2 + deal.round):
        if deal.cards[place] == NOBODY:
            return place
    return NOBODY


@rule
def actors(deal: Leduc) -> int:
    if deal.folded != NOBODY or deal.round == 2:
        return 0
    return 1 << CHANCE if receiver(deal) != NOBODY else 1 << deal.turn


@rule
def moves(deal: Leduc, seat: int) -> int:
    """One may fold only to a raise."""
    if actors(deal) != 1 << seat:
        return 0
    if seat == CHANCE:
        return deal.undealt
    codes = 1 << CALL
    if deal.staked[seat] < deal.staked[1 - seat]:
        codes |= 1 << FOLD
    if deal.raises < MOST_RAISES:
        codes |= 1 << RAISE
    return codes


@rule
def play(deal: Leduc, seat: int, code: int) -> None:
    if seat == CHANCE:
        deal.cards[receiver(deal)] = code
        deal.undealt = without_bit(deal.undealt, code)
        return
    deal.history = deal.history << 2 | code
    deal.acted += 1
    deal.turn = 1 - seat
    if code == FOLD:
        deal.folded = seat
        return
    deal.staked[seat] = deal.staked[1 - seat]
    if code == RAISE:
        deal.staked[seat] += 2 + 2 * deal.round
        deal.raises += 1
    elif deal.acted > 1:
        next_round(deal)


@rule
def next_round(deal: Leduc) -> None:
    deal.round += 1
    deal.turn = 0
    deal.acted = 0
    deal.raises = 0


@rule
def strength(deal: Leduc, seat: int) -> int:
    rank = deal.cards[seat] // 2
    return rank + 3 if rank == deal.cards[2] // 2 else rank


@rule
def payoff(deal: Leduc, seat: int) -> int:
    if deal.folded != NOBODY:
        return -deal.staked[seat] if deal.folded == seat else deal.staked[1 - seat]
    mine, theirs = strength(deal, seat), strength(deal, 1 - seat)
    if deal.round < 2 or mine == theirs:
        return 0
    return deal.staked[1 - seat] if mine > theirs else -deal.staked[seat]


@rule
def conceal(deal: Leduc, seat: int) -> None:
    for other in range(2):
        if other != seat and deal.cards[other] != NOBODY:
            deal.undealt |= 1 << deal.cards[other]
            deal.cards[other] = NOBODY


@rule
def default(deal: Leduc, seat: int) -> int:
    return lowest(moves(deal, seat))


@rule
def sensible(deal: Leduc, seat: int, legal: int) -> int:
    return legal


LEDUC = plain_game(
    "leduc",
    codes=6,
    stakes=13,
    new=new,
    actors=actors,
    moves=moves,
    play=play,
    default=default,
    sensible=sensible,
    payoff=payoff,
    conceal=conceal,
)
