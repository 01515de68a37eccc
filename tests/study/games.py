"""Matrix games on a sheet, and Shazamm! positions without spells, for the tests of the study."""

from collections.abc import Sequence
from typing import Any

from fracas.games.shazamm.rules import REACH, Duel
from fracas.kernel import floats
from fracas.study.bets import make_desk, places
from fracas.study.matrix import COLUMNS, ROWS, Sheet, make_sheet
from fracas.study.replies import without_spells
from fracas.study.solution import Solution, solve_stage

Payoffs = Sequence[Sequence[float]]


def a_sheet(payoffs: Payoffs) -> Sheet:
    """A sheet with this game, to the chooser of rows."""
    sheet = make_sheet(max(len(payoffs), len(payoffs[0])))
    sheet.sizes[ROWS], sheet.sizes[COLUMNS] = len(payoffs), len(payoffs[0])
    for row, line in enumerate(payoffs):
        for column, payoff in enumerate(line):
            sheet.payoffs[row, column] = payoff
    return sheet


def shares(sheet: Sheet, side: int) -> list[float]:
    return sheet.mixtures[side, : sheet.sizes[side]].tolist()


def value(sheet: Sheet) -> float:
    return float(sheet.bounds.mean())


def a_duel(round: int = 1, middle: int = 10, offset: int = 0, **fields: Any) -> Duel:
    """Two wizards without spells, about to bet."""
    duel = without_spells()
    duel.round, duel.middle, duel.wall = round, middle, middle + offset
    duel.wizards = [middle - REACH, middle + REACH]
    for name, field in fields.items():
        setattr(duel, name, field)
    return duel


def solved_stage(stage: int, most: int) -> Solution:
    """A solution that knows the values of one stage of the last round, and no others."""
    values = floats(places(most))
    solve_stage(make_desk(most, values), stage, lambda done: None)
    return Solution(most, values)
