"""Bambam Boom: a bomb goes off, players are out, events come up.

An explosion is a row of steps, because chance reveals events and Disarmed asks the players. What
it does to whom is settled when the bomb goes off (BAM-A110).
"""

from fracas.games.contract import NOBODY
from fracas.kernel import count, has, rule, tell, with_bit, without_bit

from .bombs import leave_bombs
from .brawl import (
    AFTER,
    BLASTING,
    BOMBS,
    HURT,
    KEEPING,
    MIDDLE,
    NEXT,
    OVER,
    RESCUE,
    REVEALING,
    STARTING,
    Brawl,
    left_of,
    survivor,
)
from .characters import (
    COLLATERAL,
    DISARMED,
    NITROUS,
    NITROUS_RESET,
    NUCLEAR_BOMB,
    NUCLEAR_DAMAGE,
    RESET,
    TIPPED,
    TIPPING_POINT,
)
from .hands import discard
from .story import (
    BLASTED,
    BY_LEAVING,
    BY_NITROUS,
    BY_RESET,
    DISCARDED,
    HURT_BY,
    OUT,
    REVEALED,
    TICKED,
    TIPPED_ALL,
    WHEN_DISARMED,
    WHEN_OUT,
    WON,
)
from .turns import may_cancel_late


@rule
def blast(brawl: Brawl, seat: int) -> None:
    """The active bomb is not deflected: BOOM (BAM-50); first the next player may cancel."""
    brawl.hurt, brawl.burst = seat, brawl.active
    brawl.damage = NUCLEAR_DAMAGE if brawl.event == NUCLEAR_BOMB else 1
    brawl.second = NOBODY
    if brawl.event == COLLATERAL and left_of(brawl, seat) != brawl.thrower:
        brawl.second = left_of(brawl, seat)  # BAM-86, BAM-A97, BAM-A99, BAM-A100
    if brawl.second != NOBODY and may_cancel_late(brawl, brawl.second):
        brawl.asked = brawl.waiting = 1 << brawl.second  # BAM-91, BAM-A104
        brawl.phase = RESCUE
    else:
        go_off(brawl)


@rule
def go_off(brawl: Brawl) -> None:
    tell(brawl, BLASTED, brawl.burst, brawl.hurt, brawl.second)
    brawl.card = NOBODY
    brawl.step = HURT
    brawl.phase = BLASTING


@rule
def go_on(brawl: Brawl) -> None:
    """Step by step, until chance or a player has to act or the next turn starts."""
    while brawl.phase == BLASTING:
        if brawl.step == HURT:
            brawl.step = AFTER
            suffer(brawl, brawl.hurt)
        elif brawl.step == AFTER:
            brawl.step = NEXT
            settle(brawl)
        elif brawl.second != NOBODY:
            brawl.hurt, brawl.second = brawl.second, NOBODY  # BAM-A102
            brawl.step = HURT
        else:
            pass_on(brawl)


@rule
def pass_on(brawl: Brawl) -> None:
    """The turn is the victim's, or that of whoever is left of them (BAM-55, BAM-60)."""
    if not has(brawl.living, brawl.turn):
        brawl.turn = left_of(brawl, brawl.turn)
    brawl.phase = STARTING


@rule
def suffer(brawl: Brawl, seat: int) -> None:
    """Tokens go one by one, each uncovering a bonus for whoever lives (BAM-51, BAM-52, BAM-A92)."""
    for _ in range(brawl.damage):
        if brawl.lives[seat] > 0:
            brawl.lives[seat] -= 1  # BAM-17
            if brawl.lives[seat] > 0:
                brawl.sizes[seat] += 1  # BAM-18, BAM-38
            tell(brawl, HURT_BY, seat, brawl.lives[seat], brawl.sizes[seat])
    if brawl.lives[seat] == 0:
        put_out(brawl, seat)


@rule
def put_out(brawl: Brawl, seat: int) -> None:
    """A player is eliminated (BAM-56, BAM-A87); with one left, the match is over (BAM-61)."""
    brawl.living = without_bit(brawl.living, seat)
    tell(brawl, OUT, seat)
    tell(brawl, DISCARDED, seat, brawl.hands[seat], WHEN_OUT)
    discard(brawl, seat, brawl.hands[seat])  # BAM-57
    if brawl.hideout == seat:
        brawl.hideout = MIDDLE  # BAM-A85
    brawl.winner = survivor(brawl)
    if brawl.winner != NOBODY:
        tell(brawl, WON, brawl.winner)
        brawl.phase = OVER  # BAM-A107
    elif brawl.sheets == 1 and brawl.unrevealed != 0:
        brawl.phase = REVEALING  # BAM-59, BAM-A106, BAM-A108


@rule
def reveal(brawl: Brawl, event: int) -> None:
    """A new event replaces the old one (BAM-26, BAM-27)."""
    tell(brawl, REVEALED, event, brawl.event, brawl.hurt)
    brawl.unrevealed = without_bit(brawl.unrevealed, event)
    brawl.event = event
    brawl.revealed = 1
    brawl.phase = BLASTING


@rule
def settle(brawl: Brawl) -> None:
    """The dial is reset, bombs of the dead move on, and a new event's text is read (BAM-A87)."""
    reset(brawl)
    if brawl.hurt != NOBODY and not has(brawl.living, brawl.hurt):
        leave_bombs(brawl, brawl.hurt, left_of(brawl, brawl.hurt), BY_LEAVING)
    if brawl.revealed == 1:
        brawl.revealed = 0
        if brawl.event == TIPPING_POINT:
            tip(brawl)
        elif brawl.event == DISARMED:
            disarm(brawl)


@rule
def reset(brawl: Brawl) -> None:
    """To 0, or 6 under Nitrous, also when this very explosion reveals it (BAM-90, BAM-A118)."""
    late = brawl.revealed == 1 and brawl.event == NITROUS and brawl.hurt != NOBODY
    if brawl.active != NOBODY:
        brawl.active = brawl.thrower = NOBODY  # BAM-54
        brawl.critical = 0
        nitrous = brawl.event == NITROUS
        brawl.dials[brawl.burst] = NITROUS_RESET if nitrous else RESET  # BAM-53, BAM-82
        why = BY_NITROUS if nitrous else BY_RESET
        tell(brawl, TICKED, brawl.burst, brawl.dials[brawl.burst], why)
    elif late and brawl.dials[brawl.burst] == RESET:
        brawl.dials[brawl.burst] = NITROUS_RESET
        tell(brawl, TICKED, brawl.burst, NITROUS_RESET, BY_NITROUS)


@rule
def tip(brawl: Brawl) -> None:
    """All bombs are set to 9, the exploded one too, this once (BAM-80, BAM-A88, BAM-A89)."""
    for bomb in range(BOMBS):
        brawl.dials[bomb] = TIPPED
    tell(brawl, TIPPED_ALL)


@rule
def disarm(brawl: Brawl) -> None:
    """Everybody with more than one card chooses which one to keep (BAM-85, BAM-A95)."""
    for seat in range(brawl.seats):
        if has(brawl.living, seat) and count(brawl.hands[seat]) > 1:
            brawl.asked = with_bit(brawl.asked, seat)
    if brawl.asked != 0:
        brawl.waiting = brawl.asked
        brawl.phase = KEEPING


@rule
def keep_one(brawl: Brawl) -> None:
    """All have chosen: the other cards are discarded, once (BAM-92)."""
    for seat in range(brawl.seats):
        if has(brawl.asked, seat):
            others = without_bit(brawl.hands[seat], brawl.answers[seat])
            tell(brawl, DISCARDED, seat, others, WHEN_DISARMED)
            discard(brawl, seat, others)
            brawl.answers[seat] = NOBODY
    brawl.asked = 0
    brawl.phase = BLASTING
