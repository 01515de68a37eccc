"""Bambam Boom: throw bombs until one player survives.

The rule ids are those of docs/rules/bambam.md.
"""

from fracas.games.contract import CHANCE, NOBODY, TABLE_PACE
from fracas.kernel import count, has, lowest, rule, tell, with_bit, without_bit

from .bombs import choosable_bombs
from .brawl import (
    AFTER,
    AIMING,
    BLAST,
    BLASTING,
    BOMBING,
    BOMBS,
    CHOOSING,
    DONE,
    FIRST,
    FLEEING,
    HIDEOUT,
    HIDING,
    KEEPING,
    LAST_OF_CHANCE,
    OVER,
    PAIRING,
    PAYING_MORE,
    PICKING,
    REDRAW,
    RESCUE,
    RESOLVING,
    REVEALING,
    ROBBING,
    STARTING,
    STEALING,
    STICKING,
    SWAPPING,
    TURN,
    WINDOW,
    Brawl,
    left_of,
    with_cards,
)
from .cards import SABOTAGE
from .characters import CHARACTERS, HAND, LIVES, RANGGA, RANGGA_HAND, RANGGA_LIVES, TURTUL
from .explosions import blast, go_off, go_on, keep_one, reveal
from .hands import deal, rob, steal
from .plays import answer, choose, close_window, forget_answers, play_card, resolve
from .story import PICKED, PLACED, STARTS
from .turns import discardable, flee, give_up, start_turn, take_step, turn_moves

# ---- who may do what -------------------------------------------------------------------


@rule
def actors(brawl: Brawl) -> int:
    if brawl.due > 0 or brawl.phase <= LAST_OF_CHANCE or chance_picks(brawl):
        return 1 << CHANCE
    return asked(brawl)


@rule
def chance_picks(brawl: Brawl) -> bool:
    """Random characters, where players do not choose (BAM-A05)."""
    return brawl.phase == PICKING and brawl.picked == 0


@rule
def asked(brawl: Brawl) -> int:
    """Whose turn it is, or who has still to answer; everybody knows."""
    if brawl.phase == OVER:
        return 0
    return brawl.waiting if WINDOW <= brawl.phase <= KEEPING else 1 << brawl.turn


@rule
def moves(brawl: Brawl, seat: int) -> int:
    if not has(actors(brawl), seat):
        return 0
    if seat == CHANCE:
        return chance_moves(brawl)
    phase = brawl.phase
    if phase == TURN:
        return turn_moves(brawl, seat)
    if WINDOW <= phase <= RESCUE:
        return brawl.hands[seat] & brawl.actions[SABOTAGE] | 1 << DONE
    if phase == KEEPING:
        return brawl.hands[seat]
    return choices(brawl, seat)


@rule
def chance_moves(brawl: Brawl) -> int:
    phase = brawl.phase
    if brawl.due > 0:
        return brawl.undealt
    if phase == FIRST:
        return (1 << brawl.seats) - 1
    if phase == BOMBING:
        return free_bombs(brawl)
    if phase == REVEALING:
        return brawl.unrevealed
    return brawl.hands[brawl.robbed] if phase == STEALING else free_characters(brawl)


@rule
def choices(brawl: Brawl, seat: int) -> int:
    """The answers to what a card, or a character, asks of its player."""
    phase = brawl.phase
    if PAIRING <= phase <= PAYING_MORE:
        return discardable(brawl, seat)
    if phase == AIMING:
        return brawl.living  # BAM-A42, BAM-A70
    if ROBBING <= phase <= STICKING:
        return with_cards(brawl, seat)
    if phase == CHOOSING:
        return choosable_bombs(brawl, seat, brawl.card)
    if phase == SWAPPING:
        return (1 << BOMBS) - 1  # BAM-A45
    if phase == HIDING:
        return (1 << 2 * BOMBS) - 1
    return free_characters(brawl) if phase == PICKING else 0b11  # STRETCHING, FLEEING


@rule
def free_characters(brawl: Brawl) -> int:
    """One sheet each (BAM-A05)."""
    free = (1 << len(CHARACTERS)) - 1
    for seat in range(brawl.seats):
        if brawl.characters[seat] != NOBODY:
            free = without_bit(free, brawl.characters[seat])
    return free


@rule
def free_bombs(brawl: Brawl) -> int:
    free = 0
    for bomb in range(BOMBS):
        if brawl.holders[bomb] == NOBODY:
            free = with_bit(free, bomb)
    return free


@rule
def payoff(brawl: Brawl, seat: int) -> int:
    """1 for the survivor, -1 for all others, 0 before the end (BAM-61)."""
    if brawl.phase != OVER:
        return 0
    return 1 if seat == brawl.winner else -1


@rule
def default(brawl: Brawl, seat: int) -> int:
    """A silent seat lets windows pass, deflects or throws its first card, hides, or takes it."""
    legal = moves(brawl, seat)
    if WINDOW <= brawl.phase <= RESCUE:
        return DONE  # BAM-A64
    if brawl.phase == TURN:
        for wish in (legal & brawl.bombs, legal & 1 << HIDEOUT, legal & 1 << BLAST):
            if wish != 0:
                return lowest(wish)
        if has(legal, REDRAW):
            return REDRAW
    return lowest(legal)


def time_ms(brawl: Brawl) -> int:
    """A window lasts as long for everybody; turns have the table's time (BAM-A64)."""
    return brawl.window_ms if brawl.phase in (WINDOW, RESCUE) else TABLE_PACE


# ---- what happens -----------------------------------------------------------------------


@rule
def play(brawl: Brawl, seat: int, code: int) -> None:
    if seat == CHANCE:
        play_chance(brawl, code)
    elif brawl.phase == TURN:
        play_turn(brawl, seat, code)
    elif WINDOW <= brawl.phase <= KEEPING:
        answer(brawl, seat, code)
        if brawl.waiting == 0:
            close(brawl)
    else:
        play_choice(brawl, seat, code)
    if brawl.phase == RESOLVING:
        resolve(brawl)
    if brawl.phase == BLASTING:
        go_on(brawl)
    if brawl.phase == STARTING:
        start_turn(brawl)


@rule
def play_turn(brawl: Brawl, seat: int, code: int) -> None:
    if code < BLAST:
        play_card(brawl, seat, code)
    elif code == BLAST:
        blast(brawl, seat)
    else:
        take_step(brawl, code)


@rule
def play_choice(brawl: Brawl, seat: int, code: int) -> None:
    phase = brawl.phase
    if PAIRING <= phase <= PAYING_MORE:
        give_up(brawl, code)
    elif phase == FLEEING:
        flee(brawl, code)
    elif phase == STICKING:
        rob(brawl, code)
    elif phase == PICKING:
        pick(brawl, code)
    else:
        choose(brawl, code)


@rule
def close(brawl: Brawl) -> None:
    """Everybody has answered."""
    if brawl.phase == KEEPING:
        keep_one(brawl)
    elif brawl.phase == RESCUE and brawl.answers[brawl.second] == NOBODY:
        forget_answers(brawl)
        go_off(brawl)
    else:
        close_window(brawl)


@rule
def play_chance(brawl: Brawl, code: int) -> None:
    phase = brawl.phase
    if brawl.due > 0:
        deal(brawl, code)
        if brawl.due == 0 and phase == FIRST:
            brawl.phase = BOMBING
    elif phase == FIRST:
        start(brawl, code)
    elif phase == PICKING:
        pick(brawl, code)
    elif phase == BOMBING:
        place(brawl, code)
    elif phase == REVEALING:
        reveal(brawl, code)
    else:
        steal(brawl, code)


# ---- setting up -------------------------------------------------------------------------


@rule
def start(brawl: Brawl, seat: int) -> None:
    """Who goes first (BAM-29, BAM-A04); then everybody gets a sheet, in seat order (BAM-30)."""
    brawl.first = seat
    brawl.turn = 0
    brawl.phase = PICKING
    tell(brawl, STARTS, seat)


@rule
def pick(brawl: Brawl, character: int) -> None:
    seat = brawl.turn
    brawl.characters[seat] = character
    brawl.abilities[seat] = character if brawl.advanced == 1 else NOBODY  # BAM-15
    tell(brawl, PICKED, seat, character)
    brawl.lives[seat], brawl.sizes[seat] = LIVES, HAND  # BAM-12
    if brawl.abilities[seat] == TURTUL:
        brawl.lives[seat] = brawl.turtul_lives  # BAM-A76
    if brawl.abilities[seat] == RANGGA:
        brawl.lives[seat], brawl.sizes[seat] = RANGGA_LIVES, RANGGA_HAND  # BAM-78
    brawl.turn += 1
    if brawl.turn == brawl.seats:
        brawl.turn = brawl.first
        brawl.phase = FIRST
        for other in range(brawl.seats):
            brawl.owed[other] = brawl.sizes[other] - 1  # BAM-31, BAM-A08
            brawl.due += brawl.owed[other]


@rule
def place(brawl: Brawl, bomb: int) -> None:
    """From the first player clockwise, one random bomb each, until all are given out (BAM-33)."""
    brawl.holders[bomb] = brawl.turn
    tell(brawl, PLACED, bomb, brawl.turn)
    brawl.turn = left_of(brawl, brawl.turn)  # with two players the third bomb is the first's
    if free_bombs(brawl) == 0:
        open_match(brawl)


@rule
def open_match(brawl: Brawl) -> None:
    """With module C one event is up from the start, and its text is read (BAM-24, BAM-A90)."""
    brawl.turn = brawl.first
    if brawl.sheets == 1:
        brawl.hurt = NOBODY
        brawl.step = AFTER
        brawl.phase = REVEALING
    else:
        brawl.phase = STARTING


# ---- what a seat knows --------------------------------------------------------------------


@rule
def conceal(brawl: Brawl, seat: int) -> None:
    """Take back the other hands, but for cards that were stolen from this seat; forget answers."""
    for other in range(brawl.seats):
        if other == seat:
            continue
        known = brawl.hands[other] & brawl.given[seat] if seat != NOBODY else 0
        unknown = brawl.hands[other] & ~known
        brawl.undealt |= unknown
        brawl.hands[other] = known
        brawl.hidden[other] += count(unknown)
        brawl.due += count(unknown)
        if has(brawl.asked, other):
            brawl.answers[other] = NOBODY
            brawl.waiting = with_bit(brawl.waiting, other)
    for other in range(brawl.seats):
        if other != seat:
            brawl.given[other] = 0
