"""Bambam Boom: which bomb cards may be played, and what bombs do then."""

from fracas.games.contract import NOBODY
from fracas.kernel import count, has, rule, tell

from .brawl import BOMBS, FULL, RIGHT, Brawl, ahead, beside, is_danger, number_of
from .cards import NUMBERS
from .characters import BAMBAM, CORO, PIKPOK, POPEYE_POWER, POWER, POWER_UP, RANGGA
from .story import BY_AIM, BY_CARD, BY_EXTRA, BY_NUMBER, MOVED, SWAPPED, TICKED

CRITICAL, ANCHOR, CROSSHAIR, DUAL, VANILLA = range(1, NUMBERS + 1)
STEPS = (0, 1, 0, 0, 4, 5)  # by the printed number; 3 goes where its player likes
GREEN, YELLOW = 1, 2


# ---- what a card can do in somebody's hands ----------------------------------------------


@rule
def of_colour(brawl: Brawl, seat: int, bomb: int) -> int:
    """The cards that a seat may play on a bomb (BAM-09, BAM-66)."""
    cards = brawl.colours[bomb]
    if brawl.abilities[seat] == RANGGA and bomb != 0:
        cards |= brawl.colours[GREEN] | brawl.colours[YELLOW]  # BAM-77, BAM-A73
    if brawl.abilities[seat] == CORO:
        cards |= brawl.numbers[CROSSHAIR]  # BAM-76, BAM-A72
    return cards


@rule
def choosable_bombs(brawl: Brawl, seat: int, card: int) -> int:
    """The bombs that a card may act on, as bits: in danger the active one (BAM-47, BAM-A36)."""
    if is_danger(brawl):
        return 1 << brawl.active
    bombs = 0
    for bomb in range(BOMBS):
        if has(of_colour(brawl, seat, bomb), card):
            bombs |= 1 << bomb
    return bombs


@rule
def playable(brawl: Brawl, seat: int) -> int:
    """The bomb cards that a seat may play now; none against a Critical (BAM-62, BAM-A40)."""
    hand = brawl.hands[seat] & brawl.bombs
    if not is_danger(brawl):
        return hand
    return 0 if brawl.critical == 1 else hand & of_colour(brawl, seat, brawl.active)


@rule
def goes_anywhere(brawl: Brawl, seat: int, number: int) -> bool:
    """Crosshair, and Pikpok's 4s as long as 4s move at all (BAM-65, BAM-74, BAM-A71)."""
    if number == CROSSHAIR:
        return True
    if number != DUAL or brawl.abilities[seat] != PIKPOK:
        return False
    return brawl.event != POPEYE_POWER


@rule
def steps(brawl: Brawl, number: int) -> int:
    """How far the printed number moves a bomb, events in force (BAM-81, BAM-84, BAM-A93)."""
    if brawl.event == POPEYE_POWER and number >= DUAL:
        return 0
    further = POWER if brawl.event == POWER_UP and STEPS[number] > 0 else 0
    return STEPS[number] + further


@rule
def added(brawl: Brawl, number: int) -> int:
    """What the number adds to a dial (BAM-10, BAM-93)."""
    return number + (POWER if brawl.event == POWER_UP else 0)


@rule
def deflectors(brawl: Brawl, seat: int, cards: int) -> int:
    """Those of the playable cards that would put the bomb before somebody else (BAM-A25)."""
    if cards == 0 or brawl.abilities[seat] == BAMBAM:
        return cards  # with one step more or less, every card can (BAM-A69)
    living = count(brawl.living)
    for number in range(1, NUMBERS + 1):
        if not goes_anywhere(brawl, seat, number) and steps(brawl, number) % living == 0:
            cards &= ~brawl.numbers[number]
    return cards


@rule
def landing(brawl: Brawl) -> int:
    """Where the last play puts its bomb, once all is chosen; NOBODY if it moves none."""
    bomb = brawl.bomb
    if bomb == NOBODY or brawl.other != NOBODY:
        return NOBODY
    if not has(brawl.bombs, brawl.card):
        return beside(brawl, brawl.holders[bomb], brawl.way)
    further = 1 if brawl.extra == 1 else 0
    if brawl.target != NOBODY:
        return ahead(brawl, brawl.target, further)
    walked = steps(brawl, number_of(brawl, brawl.card))
    return ahead(brawl, brawl.holders[bomb], walked + further)


@rule
def dial_after(brawl: Brawl) -> int:
    """What the bomb card of the last play makes of its dial."""
    number = number_of(brawl, brawl.card)
    return min(FULL, brawl.dials[brawl.bomb] + (added(brawl, number) if number > 0 else 0))


# ---- what happens to bombs ---------------------------------------------------------------


@rule
def tick(brawl: Brawl, bomb: int, number: int) -> None:
    """A dial stops at 10; what exceeds it is lost, and the bomb is active (BAM-44)."""
    brawl.dials[bomb] = min(FULL, brawl.dials[bomb] + number)
    tell(brawl, TICKED, bomb, brawl.dials[bomb], BY_NUMBER)
    if brawl.dials[bomb] == FULL:
        brawl.active = bomb


@rule
def move(brawl: Brawl, bomb: int, steps: int, why: int) -> None:
    """Clockwise from where the bomb is; who is passed is safe (BAM-A18, BAM-A21)."""
    tell(brawl, MOVED, bomb, brawl.holders[bomb], steps, brawl.living, why)
    brawl.holders[bomb] = ahead(brawl, brawl.holders[bomb], steps)


@rule
def aim(brawl: Brawl, bomb: int, target: int) -> None:
    tell(brawl, MOVED, bomb, brawl.holders[bomb], target, brawl.living, BY_AIM)
    brawl.holders[bomb] = target


@rule
def step_aside(brawl: Brawl, bomb: int, way: int, why: int) -> None:
    """One step to the left or to the right."""
    turned = 1 if way != RIGHT else -1
    tell(brawl, MOVED, bomb, brawl.holders[bomb], turned, brawl.living, why)
    brawl.holders[bomb] = beside(brawl, brawl.holders[bomb], way)


@rule
def throw(brawl: Brawl) -> None:
    """The bomb card of the last play has its effect (BAM-10)."""
    bomb, number = brawl.bomb, number_of(brawl, brawl.card)
    tick(brawl, bomb, added(brawl, number))
    if brawl.target != NOBODY:
        aim(brawl, bomb, brawl.target)
    elif steps(brawl, number) > 0:
        move(brawl, bomb, steps(brawl, number), BY_CARD)
    if brawl.extra == 1:
        move(brawl, bomb, 1, BY_EXTRA)  # BAM-73, BAM-A67, BAM-A68
    if brawl.active == bomb:
        brawl.thrower = brawl.player  # BAM-A98, BAM-A117
        brawl.critical = 1 if number == CRITICAL else 0  # BAM-A37, BAM-A39


@rule
def moved_by(brawl: Brawl, bomb: int) -> None:
    """Something other than a bomb card has moved a bomb: it can be deflected (BAM-A37)."""
    if brawl.active == bomb:
        brawl.thrower = brawl.player
        brawl.critical = 0


@rule
def swap(brawl: Brawl, first: int, second: int) -> None:
    """Two dials change places; an active bomb hands that over too (BAM-69, BAM-A46)."""
    brawl.dials[first], brawl.dials[second] = brawl.dials[second], brawl.dials[first]
    tell(brawl, SWAPPED, first, second, brawl.dials[first], brawl.dials[second])
    if brawl.active == first or brawl.active == second:
        brawl.active = second if brawl.active == first else first
        brawl.thrower = brawl.player  # BAM-A98
        brawl.critical = 0  # BAM-A38


@rule
def leave_bombs(brawl: Brawl, seat: int, heir: int, why: int) -> None:
    """All bombs before a seat go to its left (BAM-58)."""
    for bomb in range(BOMBS):
        if brawl.holders[bomb] == seat:
            tell(brawl, MOVED, bomb, seat, heir, brawl.living, why)
            brawl.holders[bomb] = heir
