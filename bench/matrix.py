"""Matrix games of 50 by 50 bets, beside SciPy's linear programming (HiGHS), in the same run.

They are the first turns of Shazamm!'s last two rounds without spells, but for those with a saddle
point, which need no linear program.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fracas.games.shazamm.rules import MANA
from fracas.kernel import compiled, floats
from fracas.study.bets import (
    FIRST,
    OFFSETS,
    STAGES,
    Desk,
    lay_out,
    make_desk,
    open_stage,
    place_of,
    places,
)
from fracas.study.matrix import SHIFT, Sheet, find_saddle, make_sheet, solve_matrix
from fracas.study.solution import solve_stage

from .measure import race, show

HIGHS = "SciPy linprog, HiGHS, C++"


def matrix_games() -> None:
    games = first_turns()
    runs = {HIGHS: by_scipy(games)} if find_spec("scipy") else {}
    runs["Fracas, certified"] = by_fracas(games)
    show("Matrix games of 50 by 50 bets", race(runs), HIGHS)


def first_turns() -> list[Any]:
    """The payoffs of turns with all mana, wherever the wall stands."""
    desk = make_desk(MANA, floats(places(MANA)))
    games: list[Any] = []
    for stage in reversed(range(FIRST[-2], STAGES)):
        solve_stage(desk, stage, lambda done: None)
        games += [
            desk.sheet.payoffs.copy() for step in range(OFFSETS) if is_mixed(desk, stage, step)
        ]
    return games


def is_mixed(desk: Desk, stage: int, step: int) -> bool:
    """Lay one first turn out; whether its wizards have to mix their bets."""
    compiled(open_stage)(desk, stage)
    compiled(lay_out)(desk, place_of(stage, step - OFFSETS // 2, MANA, MANA, MANA))
    return not compiled(find_saddle)(desk.sheet)


def a_sheet(payoffs: Any) -> Sheet:
    sheet = make_sheet(MANA)
    sheet.sizes[:] = MANA
    sheet.payoffs[:] = payoffs
    return sheet


def by_fracas(games: list[Any]) -> Callable[[int], float]:
    """Both mixtures and their certificate; counts games."""
    sheets, find = [a_sheet(payoffs) for payoffs in games], compiled(solve_matrix)

    def run(times: int) -> float:
        for _ in range(times):
            if not all(find(sheet) for sheet in sheets):
                raise ArithmeticError("a game was not certified")
        return times * len(games)

    return run


def by_scipy(games: list[Any]) -> Callable[[int], float]:
    """The same linear program as ours; counts games."""
    find: Any = import_module("scipy.optimize").linprog  # only benchmarks have it
    prices, limits = floats(MANA) - 1, floats(MANA) + 1

    def run(times: int) -> float:
        for _ in range(times):
            for payoffs in games:
                if not find(prices, A_ub=payoffs + SHIFT, b_ub=limits, method="highs").success:
                    raise ArithmeticError("a game was not solved")
        return times * len(games)

    return run
