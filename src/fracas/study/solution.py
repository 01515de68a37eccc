"""Shazamm! without spells, solved: the value of every position, and how to bet there."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

from fracas.games import NOBODY, Seat
from fracas.games.shazamm import rules
from fracas.games.shazamm.rules import MANA, Duel
from fracas.kernel import compiled, floats

from .bets import (
    FIRST,
    ROUNDS,
    STAGES,
    WALLS,
    Desk,
    known_place,
    lay_out,
    layer_size,
    make_desk,
    middle_of_bounds,
    open_stage,
    places,
    solve_layer,
    start_of,
)
from .exact import solve_exactly
from .matrix import solve_matrix

Told: TypeAlias = Callable[[int], None]  # hears how many places are newly done


class UnknownPositionError(ValueError):
    """Spells can still matter in this position, so the game without them does not know it."""


@dataclass(frozen=True)
class Solution:
    """What every position is worth to seat 0; 1 is a win, -1 a loss."""

    most: int  # the mana of a new round: less than 50 in a shortened game
    values: Any  # by place, float64

    def start(self) -> float:
        """The value of the whole game."""
        return float(self.values[start_of(0, self.most)])

    def knows(self, duel: Duel) -> bool:
        """Whether no spell can matter in this position any more."""
        return duel.phase == rules.OVER or known_place(duel) != NOBODY

    def value(self, duel: Duel) -> float:
        """What a position is worth to seat 0 when both bet as well as can be."""
        if duel.phase == rules.OVER:
            return float(rules.payoff(duel, 0))
        return float(self.values[self._place(duel)])

    def strategy(self, duel: Duel, seat: Seat) -> list[float]:
        """The shares of a seat's bets from 1 to all its mana, in one best mixture."""
        desk = make_desk(self.most, self.values)
        mix(desk, self._place(duel))
        return desk.sheet.mixtures[seat, : duel.mana[seat]].tolist()

    def _place(self, duel: Duel) -> int:
        place = known_place(duel)
        if place == NOBODY or self.most != MANA:
            raise UnknownPositionError(f"not a position of the game without spells: {duel}")
        return place


def mix(desk: Desk, place: int) -> None:
    """Put certified mixtures for one place on the desk's sheet."""
    stage = place // (places(desk.most) // STAGES)
    compiled(open_stage)(desk, stage)
    compiled(lay_out)(desk, place)
    if not compiled(solve_matrix)(desk.sheet):
        solve_exactly(desk.sheet)


def solve(told: Told, threads: int = 2, most: int = MANA) -> Solution:
    """Solve the game from its last round to its first; stages of one round are independent."""
    values = floats(places(most))

    def solve_whole(stage: int) -> None:
        solve_stage(make_desk(most, values), stage, told)

    with ThreadPoolExecutor(threads) as executor:
        for past in reversed(range(ROUNDS)):
            stages = range(FIRST[past], FIRST[past] + WALLS[past])
            for _ in executor.map(solve_whole, stages):
                pass
    return Solution(most, values)


def solve_stage(desk: Desk, stage: int, told: Told) -> None:
    """Solve one stage layer by layer, in whole numbers where rounding spoiled a game."""
    compiled(open_stage)(desk, stage)
    for layer in range(1, desk.most + 1):
        refused = compiled(solve_layer)(desk, stage, layer)
        for place in desk.refused[:refused].tolist():
            lay_out(desk, place)
            solve_exactly(desk.sheet)
            desk.values[place] = middle_of_bounds(desk.sheet)
        told(layer_size(layer, desk.most))
