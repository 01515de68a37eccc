"""Bambam Boom: the position, and the questions that all rules ask of it.

The rule ids are those of docs/rules/bambam.md.
"""

from typing import Annotated

from fracas.games.contract import NOBODY
from fracas.kernel import Record, count, has, lowest, rule

from .cards import CARDS, NUMBERS
from .characters import DISARMED, DISARMED_HAND

BOMBS = 3
FULL = 10  # a dial stops here, and the bomb is active (BAM-11, BAM-44)
MIDDLE = NOBODY  # where the hideout starts (BAM-19)
LEFT, RIGHT = 1, -1  # left is the next seat clockwise (BAM-A03)

# Codes 0 to 56 are cards.
BLAST = CARDS
PAIR = CARDS + 1
HIDEOUT = CARDS + 2
CINDY_CODE = CARDS + 3
REDRAW = CARDS + 4
DONE = CARDS + 5
CODES = CARDS + 6

# Phases. In the first four chance acts.
(
    FIRST,  # who goes first?
    BOMBING,  # which bomb does the next player get?
    REVEALING,  # which event is next?
    STEALING,  # which card is stolen?
    PICKING,  # a character
    TURN,
    CHOOSING,  # which bomb does the card act on?
    AIMING,  # whom does the bomb go to?
    STRETCHING,  # one more step?
    SWAPPING,  # which two dials?
    HIDING,  # which bomb goes which way?
    ROBBING,  # whom does the card steal from?
    STICKING,  # whom does Cindy steal from?
    PAIRING,  # the first card of a pair
    MATCHING,  # the second
    PAYING,  # the first card that Cindy discards
    PAYING_MORE,  # the second
    FLEEING,  # which way from the hideout?
    WINDOW,  # who cancels the card?
    RESCUE,  # does the next player cancel the throw before the explosion hits?
    KEEPING,  # which card is kept when disarmed?
    RESOLVING,  # these three are over before a move is
    BLASTING,
    STARTING,
    OVER,
) = range(25)
LAST_OF_CHANCE = STEALING

# Steps of an explosion.
HURT, AFTER, NEXT = range(3)


class Brawl(Record):
    """A match of Bambam Boom. A set of cards is an int: bit i is the card at place i of the list.

    Bombs are 0 red, 1 green, 2 yellow.
    """

    numbers: Annotated[list[int], 6]  # the cards that carry each number
    colours: Annotated[list[int], 3]
    actions: Annotated[list[int], 5]
    bombs: int  # all bomb cards
    advanced: int  # module A
    hideouts: int  # module B
    sheets: int  # module C
    picked: int  # 1: players choose their characters
    turtul_lives: int
    forced: int  # 1: who can deflect must
    window_ms: int

    seats: int
    first: int  # who went first; NOBODY before chance has chosen
    living: int  # seats, as bits
    characters: Annotated[list[int], 6]  # NOBODY until chosen
    abilities: Annotated[list[int], 6]  # the same on the advanced side, else NOBODY (BAM-15)
    lives: Annotated[list[int], 6]
    sizes: Annotated[list[int], 6]  # each seat's max hand size, events apart

    undealt: int
    discards: int
    laid: int  # the cards of the last play, while they lie on the table
    hands: Annotated[list[int], 6]
    hidden: Annotated[list[int], 6]  # cards held that nobody who looks on can tell
    owed: Annotated[list[int], 6]  # cards that chance has still to deal
    due: int  # the sum of the last two
    given: Annotated[list[int], 6]  # cards stolen from each seat that are where it saw them go

    dials: Annotated[list[int], 3]
    holders: Annotated[list[int], 3]
    active: int  # the bomb at 10, or NOBODY
    critical: int  # 1: a number 1 threw the active bomb
    thrower: int  # who moved the active bomb last
    hideout: int  # whose it is, or MIDDLE
    event: int  # the sheet in force, or NOBODY
    unrevealed: int  # the other sheets

    phase: int
    turn: int
    turns: int  # how many there were, this one included
    stuck: int  # 1: Cindy has stolen in this turn
    robbed: int  # whom chance steals from, or NOBODY
    shown: int  # the last card given for a pair or by Cindy; NOBODY since a Steal

    card: int  # of the last play, or NOBODY; below are its choices
    player: int
    bomb: int
    other: int  # the second bomb of a Hacking
    target: int
    way: int  # of a Hide
    extra: int  # Bambam's step: 0 or 1
    chain: int  # how many Sabotages lie on it
    top: int  # who played the uppermost card
    applied: int  # 1: it has had its effect

    old_dials: Annotated[list[int], 3]  # the board before the last play
    old_holders: Annotated[list[int], 3]
    old_active: int
    old_critical: int
    old_thrower: int
    old_stuck: int

    asked: int  # the seats that a window asks, as bits
    waiting: int  # those who have still to answer
    answers: Annotated[list[int], 6]  # the card that each chose, or NOBODY

    step: int  # of the explosion
    hurt: int  # who is hit now; NOBODY when the opening event is read
    second: int  # who is hit next, or NOBODY
    damage: int
    burst: int  # the bomb that goes off
    revealed: int  # 1: a new event came up; its text is still to be read
    winner: int


@rule
def ahead(brawl: Brawl, seat: int, steps: int) -> int:
    """The living seat so many steps clockwise; lapping is allowed (BAM-A19, BAM-A20)."""
    left = steps % count(brawl.living)
    at = seat
    while left > 0:
        at = at + 1 if at + 1 < brawl.seats else 0
        if has(brawl.living, at):
            left -= 1
    return at


@rule
def beside(brawl: Brawl, seat: int, way: int) -> int:
    """The next living seat to the left or to the right."""
    return ahead(brawl, seat, 1 if way == LEFT else count(brawl.living) - 1)


@rule
def left_of(brawl: Brawl, seat: int) -> int:
    """The next living seat clockwise, also of a seat that is out."""
    at = (seat + 1) % brawl.seats
    while not has(brawl.living, at):
        at = (at + 1) % brawl.seats
    return at


@rule
def max_hand(brawl: Brawl, seat: int) -> int:
    """Disarmed binds everybody while it is in force (BAM-92, BAM-A96)."""
    return DISARMED_HAND if brawl.event == DISARMED else brawl.sizes[seat]


@rule
def number_of(brawl: Brawl, card: int) -> int:
    """The number printed on a card; 0 on an action card."""
    for number in range(1, NUMBERS + 1):
        if has(brawl.numbers[number], card):
            return number
    return 0


@rule
def is_bomb_card(brawl: Brawl, card: int) -> bool:
    return has(brawl.bombs, card)


@rule
def is_danger(brawl: Brawl) -> bool:
    """The danger phase: a bomb is active (BAM-35, BAM-43)."""
    return brawl.active != NOBODY


@rule
def with_cards(brawl: Brawl, seat: int) -> int:
    """The living opponents who have cards, as bits (BAM-A43)."""
    seats = 0
    for other in range(brawl.seats):
        if brawl.hands[other] != 0 or brawl.hidden[other] > 0:
            seats |= 1 << other
    return seats & brawl.living & ~(1 << seat)


@rule
def survivor(brawl: Brawl) -> int:
    """The only one left, or NOBODY (BAM-61)."""
    return lowest(brawl.living) if count(brawl.living) == 1 else NOBODY
