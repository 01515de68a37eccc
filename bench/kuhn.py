"""Kuhn poker on our kernel, for calibration: its value to the first seat is -1/18.

Three cards, one each, an ante of 1. A seat may bet 1, the other may then call or fold.
"""

from typing import Annotated

from fracas.games import CHANCE, NOBODY, Options
from fracas.kernel import Record, lowest, rule, without_bit

from .plain import plain_game

PASS, BET = range(2)


class Kuhn(Record):
    """One deal of Kuhn poker."""

    undealt: int
    cards: Annotated[list[int], 2]  # NOBODY until dealt
    staked: Annotated[list[int], 2]
    acted: int  # decisions made
    folded: int  # the seat that gave up, or NOBODY


def new(options: Options, seats: int) -> Kuhn:
    return Kuhn(undealt=0b111, cards=[NOBODY, NOBODY], staked=[1, 1], folded=NOBODY)


@rule
def is_over(deal: Kuhn) -> bool:
    return deal.folded != NOBODY or (deal.acted >= 2 and deal.staked[0] == deal.staked[1])


@rule
def actors(deal: Kuhn) -> int:
    if is_over(deal):
        return 0
    if deal.cards[0] == NOBODY or deal.cards[1] == NOBODY:
        return 1 << CHANCE
    return 1 << deal.acted % 2


@rule
def moves(deal: Kuhn, seat: int) -> int:
    if actors(deal) != 1 << seat:
        return 0
    return deal.undealt if seat == CHANCE else 1 << PASS | 1 << BET


@rule
def play(deal: Kuhn, seat: int, code: int) -> None:
    if seat == CHANCE:
        deal.cards[0 if deal.cards[0] == NOBODY else 1] = code
        deal.undealt = without_bit(deal.undealt, code)
        return
    deal.acted += 1
    if code == BET:
        deal.staked[seat] = 2
    elif deal.staked[1 - seat] == 2:
        deal.folded = seat


@rule
def payoff(deal: Kuhn, seat: int) -> int:
    if not is_over(deal):
        return 0
    loses = deal.folded == seat
    if deal.folded == NOBODY:
        loses = deal.cards[seat] < deal.cards[1 - seat]
    return -deal.staked[seat] if loses else deal.staked[1 - seat]


@rule
def conceal(deal: Kuhn, seat: int) -> None:
    for other in range(2):
        if other != seat and deal.cards[other] != NOBODY:
            deal.undealt |= 1 << deal.cards[other]
            deal.cards[other] = NOBODY


@rule
def default(deal: Kuhn, seat: int) -> int:
    return lowest(moves(deal, seat))


@rule
def sensible(deal: Kuhn, seat: int, legal: int) -> int:
    return legal


KUHN = plain_game(
    "kuhn",
    codes=3,
    stakes=2,
    new=new,
    actors=actors,
    moves=moves,
    play=play,
    default=default,
    sensible=sensible,
    payoff=payoff,
    conceal=conceal,
)
