"""Shazamm!: the end of a turn, of a round, of the match."""

from fracas.games.contract import NOBODY
from fracas.kernel import rule, tell, with_bit

from . import rules
from .rules import BRIDGE, MANA, REACH, Duel


@rule
def close_turn(duel: Duel) -> None:
    """The wall on a wizard ends the round; else exhaustion, after a last push (SHZ-A50, A51)."""
    touched = duel.wall == duel.wizards[0] or duel.wall == duel.wizards[1]
    exhausted = duel.mana[0] == 0 or duel.mana[1] == 0
    if exhausted and not touched:
        push(duel)
    if touched or exhausted:
        end_round(duel, rules.TOUCHED if touched else rules.EXHAUSTED)
    else:
        duel.turn += 1
        next_turn(duel)


@rule
def push(duel: Duel) -> None:
    """All the other's mana pushes the wall to the exhausted wizard (SHZ-32, SHZ-A52)."""
    left = duel.mana[0] + duel.mana[1]
    if left == 0:
        return  # SHZ-A55
    way = 1 if duel.mana[0] > 0 else -1
    before = duel.wall
    advance(duel, way, left)
    tell(duel, rules.PUSHED, before, duel.wall, left)


@rule
def next_turn(duel: Duel) -> None:
    for seat in range(2):
        rules.forget_plan(duel, seat)
        duel.last[seat] = duel.played[seat]
        duel.played[seat] = duel.active[seat] = duel.double[seat] = duel.stakes[seat] = 0
    duel.chooser = NOBODY
    duel.loot = duel.double_loot = duel.recyclings = 0
    duel.phase = rules.PLANNING


@rule
def end_round(duel: Duel, why: int) -> None:
    """Place both wizards, collapse a tile at each end, see who falls (SHZ-17 to 21, A58)."""
    duel.wizards[0] = duel.wall - REACH
    duel.wizards[1] = duel.wall + REACH
    tell(duel, rules.ROUND_OVER, duel.round, duel.wall, why)
    for seat in range(2):
        if not duel.round < duel.wizards[seat] <= BRIDGE - duel.round:
            duel.fallen = with_bit(duel.fallen, seat)
            tell(duel, rules.FELL, seat, duel.wizards[seat])
    next_turn(duel)
    if duel.fallen != 0:
        duel.phase = rules.OVER
        return
    duel.round += 1
    duel.turn = 1
    duel.silence = 0  # SHZ-A11
    duel.middle = duel.wall
    duel.mana[0] = duel.mana[1] = MANA  # SHZ-34
    tell(duel, rules.NEW_ROUND, duel.round, duel.wall)
    rules.draw_up(duel)


@rule
def advance(duel: Duel, way: int, distance: int) -> None:
    """The wall stops on a wizard (SHZ-A21)."""
    wall = duel.wall + way * distance
    duel.wall = max(duel.wizards[0], min(duel.wizards[1], wall))
