"""Bambam Boom: a card is played, may be cancelled, and has its effect."""

from fracas.games.contract import NOBODY
from fracas.kernel import count, has, lowest, rule, tell, without_bit

from .bombs import choosable_bombs, goes_anywhere, moved_by, step_aside, swap, throw
from .brawl import (
    AIMING,
    BOMBS,
    CHOOSING,
    DONE,
    HIDING,
    LEFT,
    RESOLVING,
    RIGHT,
    ROBBING,
    STARTING,
    STRETCHING,
    SWAPPING,
    TURN,
    WINDOW,
    Brawl,
    is_bomb_card,
    is_danger,
    number_of,
)
from .cards import HACKING, HIDE, RESTOCK, SABOTAGE, STEAL
from .characters import BAMBAM
from .hands import clear_table, discard, draw_up, lay, rob
from .story import BY_HIDE, CANCELLED, DISCARDED, PLAYED, RESTORED, SABOTAGED, TO_RESTOCK
from .turns import end_turn

# ---- a card and its choices ---------------------------------------------------------------


@rule
def play_card(brawl: Brawl, seat: int, card: int) -> None:
    """Lay a card; what it does is chosen next. A Sabotage in one's turn cancels late."""
    if has(brawl.actions[SABOTAGE], card):
        sabotage(brawl, seat, card)
        return
    clear_table(brawl)
    lay(brawl, seat, card)
    brawl.card, brawl.player = card, seat
    brawl.bomb = brawl.other = brawl.target = brawl.extra = NOBODY
    ask_choices(brawl)


@rule
def ask_choices(brawl: Brawl) -> None:
    """Ask for the next choice that the card leaves to its player, or announce it."""
    if is_bomb_card(brawl, brawl.card):
        brawl.phase = next_choice(brawl)
    elif has(brawl.actions[HACKING], brawl.card) and brawl.bomb == NOBODY:
        brawl.phase = SWAPPING
    elif has(brawl.actions[HIDE], brawl.card) and brawl.bomb == NOBODY:
        brawl.phase = HIDING
    elif has(brawl.actions[STEAL], brawl.card) and brawl.target == NOBODY:
        brawl.phase = ROBBING
    else:
        brawl.phase = WINDOW
    if brawl.phase == WINDOW:
        announce(brawl)


@rule
def next_choice(brawl: Brawl) -> int:
    """Which bomb, whom it goes to, and one more step."""
    if brawl.bomb == NOBODY:
        bombs = choosable_bombs(brawl, brawl.player, brawl.card)
        if count(bombs) > 1:
            return CHOOSING
        brawl.bomb = lowest(bombs)
    number = number_of(brawl, brawl.card)
    if brawl.target == NOBODY and goes_anywhere(brawl, brawl.player, number):
        return AIMING
    if brawl.extra == NOBODY and brawl.abilities[brawl.player] == BAMBAM:
        return STRETCHING
    return WINDOW


@rule
def choose(brawl: Brawl, code: int) -> None:
    """One more choice is made."""
    phase = brawl.phase
    if phase == CHOOSING:
        brawl.bomb = code
    elif phase == STRETCHING:
        brawl.extra = code
    elif phase == SWAPPING:  # by the bomb that is left alone
        brawl.bomb = 1 if code == 0 else 0
        brawl.other = 1 if code == BOMBS - 1 else BOMBS - 1
    elif phase == HIDING:
        brawl.bomb = code // 2
        brawl.way = LEFT if code % 2 == 0 else RIGHT
    else:
        brawl.target = code
    ask_choices(brawl)


@rule
def announce(brawl: Brawl) -> None:
    """The play is complete: the others may cancel it before it has its effect (BAM-A56)."""
    brawl.top = brawl.player
    brawl.chain = brawl.applied = 0
    for bomb in range(BOMBS):
        brawl.old_dials[bomb] = brawl.dials[bomb]
        brawl.old_holders[bomb] = brawl.holders[bomb]
    brawl.old_active, brawl.old_critical = brawl.active, brawl.critical
    brawl.old_thrower, brawl.old_stuck = brawl.thrower, brawl.stuck
    tell(brawl, PLAYED, brawl.player, brawl.card)
    open_window(brawl)


# ---- Sabotage -----------------------------------------------------------------------------


@rule
def open_window(brawl: Brawl) -> None:
    """Everybody living but the card's player is asked, with or without a Sabotage (BAM-A57).

    When all Sabotages lie open in the discard pile, everybody sees that nobody can (BAM-A120).
    """
    brawl.asked = without_bit(brawl.living, brawl.top)
    if brawl.actions[SABOTAGE] & ~(brawl.discards | brawl.laid) == 0:
        brawl.asked = 0
    brawl.waiting = brawl.asked
    brawl.phase = WINDOW if brawl.asked != 0 else RESOLVING


@rule
def answer(brawl: Brawl, seat: int, code: int) -> None:
    """A secret answer; the last one closes the window (BAM-A119)."""
    brawl.answers[seat] = NOBODY if code == DONE else code
    brawl.waiting = without_bit(brawl.waiting, seat)


@rule
def close_window(brawl: Brawl) -> None:
    """The nearest clockwise from the card's player cancels; the others keep theirs (BAM-A57)."""
    for steps in range(1, brawl.seats):
        seat = (brawl.top + steps) % brawl.seats
        if has(brawl.asked, seat) and brawl.answers[seat] != NOBODY:
            card = brawl.answers[seat]
            forget_answers(brawl)
            sabotage(brawl, seat, card)
            return
    forget_answers(brawl)
    brawl.phase = RESOLVING


@rule
def forget_answers(brawl: Brawl) -> None:
    brawl.asked = brawl.waiting = 0
    for seat in range(brawl.seats):
        brawl.answers[seat] = NOBODY


@rule
def sabotage(brawl: Brawl, seat: int, card: int) -> None:
    """A Sabotage on the uppermost card, which may be sabotaged itself (BAM-71, BAM-A58)."""
    lay(brawl, seat, card)
    tell(brawl, SABOTAGED, seat, card, brawl.top, brawl.chain, 0 if brawl.phase == WINDOW else 1)
    brawl.top = seat
    brawl.chain += 1
    open_window(brawl)


@rule
def resolve(brawl: Brawl) -> None:
    """Last in, first out: an even number of Sabotages lets the card have its effect (BAM-A58)."""
    stands = brawl.chain % 2 == 0
    if stands and brawl.applied == 0:
        brawl.applied = 1
        take_effect(brawl)
    elif not stands:
        cancel(brawl)
    else:
        brawl.phase = TURN  # a late Sabotage was cancelled itself: the danger turn goes on


@rule
def cancel(brawl: Brawl) -> None:
    """The card does nothing, or the board is as before it (BAM-A59 to BAM-A62)."""
    tell(brawl, CANCELLED, brawl.player, brawl.card)
    if brawl.applied == 1:
        restore(brawl)
    brawl.turn = brawl.player
    brawl.phase = TURN
    if is_bomb_card(brawl, brawl.card) and not is_danger(brawl):
        end_turn(brawl, brawl.player)


@rule
def restore(brawl: Brawl) -> None:
    for bomb in range(BOMBS):
        brawl.dials[bomb] = brawl.old_dials[bomb]
        brawl.holders[bomb] = brawl.old_holders[bomb]
    brawl.active, brawl.critical = brawl.old_active, brawl.old_critical
    brawl.thrower, brawl.stuck = brawl.old_thrower, brawl.old_stuck
    brawl.applied = 0
    tell(brawl, RESTORED, brawl.bomb, brawl.holders[brawl.bomb], brawl.dials[brawl.bomb])


# ---- what cards do ------------------------------------------------------------------------


@rule
def take_effect(brawl: Brawl) -> None:
    card = brawl.card
    if is_bomb_card(brawl, card):
        throw(brawl)
        end_turn(brawl, brawl.player)  # BAM-42, BAM-A22, BAM-A26
    elif has(brawl.actions[HIDE], card):
        step_aside(brawl, brawl.bomb, brawl.way, BY_HIDE)
        moved_by(brawl, brawl.bomb)
        end_turn(brawl, brawl.player)  # BAM-70, BAM-A49, BAM-A50
    elif has(brawl.actions[HACKING], card):
        hack(brawl)
    elif has(brawl.actions[STEAL], card):
        brawl.shown = NOBODY
        rob(brawl, brawl.target)
    elif has(brawl.actions[RESTOCK], card):
        brawl.phase = TURN
        tell(brawl, DISCARDED, brawl.player, brawl.hands[brawl.player], TO_RESTOCK)
        discard(brawl, brawl.player, brawl.hands[brawl.player])  # BAM-72, BAM-A53
        draw_up(brawl, brawl.player)  # BAM-A52


@rule
def hack(brawl: Brawl) -> None:
    """A free action, unless it puts the danger before somebody else (BAM-A46, BAM-A47)."""
    swap(brawl, brawl.bomb, brawl.other)
    if is_danger(brawl) and brawl.holders[brawl.active] != brawl.turn:
        brawl.phase = STARTING
    else:
        brawl.phase = TURN
