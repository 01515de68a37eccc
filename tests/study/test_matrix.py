"""Matrix games: closed forms, degenerate ones, and random ones that certify themselves."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fracas.kernel import compiled
from fracas.study.exact import UncertifiedError, solve_exactly
from fracas.study.matrix import COLUMNS, GAP, LOWER, ROWS, UPPER, Sheet, find_saddle, solve_matrix

from .games import Payoffs, a_sheet, shares, value

ROCK_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
Solver = Callable[[Sheet], Any]
SOLVERS = [
    pytest.param(solve_matrix, id="interpreted"),
    pytest.param(compiled(solve_matrix), id="compiled", marks=pytest.mark.compiled),
    pytest.param(solve_exactly, id="exact"),
]

# Rounding leaves the quick solver a gap of 2e-7 here, which it does not accept.
SPOILT = [
    [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.25, 0.0, 0.0, 1.0, 1.0, 0.0],
    [0.0, 0.0, 0.25, 1e-11, 0.0, 0.0, 0.0, 0.0],
    [0.5, 1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0],
]

FINE = st.floats(-1, 1, allow_subnormal=False)
COARSE = st.sampled_from([-1.0, 0.0, 0.5, 1.0])


@st.composite
def payoffs(draw: st.DrawFn, most: int = 9) -> Payoffs:
    """Games of every shape, many of them full of equal payoffs."""
    rows, columns = draw(st.integers(1, most)), draw(st.integers(1, most))
    entries = draw(st.sampled_from([FINE, COARSE]))
    line = st.lists(entries, min_size=columns, max_size=columns)
    return draw(st.lists(line, min_size=rows, max_size=rows))


def solved(solver: Solver, game: Payoffs) -> Sheet:
    sheet = a_sheet(game)
    solver(sheet)
    return sheet


def certified(game: Payoffs) -> Sheet:
    """Solved as a study solves it: in whole numbers where rounding spoils the quick way."""
    sheet = a_sheet(game)
    if not solve_matrix(sheet):
        solve_exactly(sheet)
    return sheet


def guaranteed(game: Payoffs, sheet: Sheet) -> tuple[float, float]:
    """What both mixtures guarantee, worked out apart from the solver."""
    rows, columns = shares(sheet, ROWS), shares(sheet, COLUMNS)
    assert (sum(rows), sum(columns)) == pytest.approx((1, 1))
    assert min(rows + columns) >= 0
    lower = min(
        sum(share * line[column] for share, line in zip(rows, game, strict=True))
        for column in range(len(columns))
    )
    upper = max(
        sum(share * payoff for share, payoff in zip(columns, line, strict=True)) for line in game
    )
    return lower, upper


@pytest.mark.parametrize("solver", SOLVERS)
def test_rock_paper_scissors_is_mixed_evenly(solver: Solver) -> None:
    sheet = solved(solver, ROCK_PAPER_SCISSORS)
    assert shares(sheet, ROWS) == pytest.approx([1 / 3] * 3)
    assert shares(sheet, COLUMNS) == pytest.approx([1 / 3] * 3)
    assert value(sheet) == pytest.approx(0)


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_two_by_two_game_follows_its_closed_form(solver: Solver) -> None:
    (a, b), (c, d) = game = [[0.75, -0.5], [-0.25, 0.5]]
    sheet = solved(solver, game)
    assert value(sheet) == pytest.approx((a * d - b * c) / (a + d - b - c))
    assert shares(sheet, ROWS)[0] == pytest.approx((d - c) / (a + d - b - c))
    assert shares(sheet, COLUMNS)[0] == pytest.approx((d - b) / (a + d - b - c))


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_diagonal_game_is_mixed_by_the_inverse_payoffs(solver: Solver) -> None:
    diagonal = [0.25, 0.5, 1.0]
    game = [[diagonal[row] if row == column else 0 for column in range(3)] for row in range(3)]
    sheet = solved(solver, game)
    assert value(sheet) == pytest.approx(1 / (4 + 2 + 1))
    assert shares(sheet, ROWS) == pytest.approx([4 / 7, 2 / 7, 1 / 7])


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize(
    ("game", "worth"),
    [
        ([[0.5]], 0.5),
        ([[0.5, -0.25, 1]], -0.25),
        ([[0.5], [-0.25], [1]], 1),
        ([[1, 1], [1, 1]], 1),
        ([[-1, -1, -1], [-1, -1, -1]], -1),
        ([[0.5, 0.25], [0.5, 0.25], [-1, 1]], 1 / 3),
        ([[1, -1], [-1, 1], [0, 0]], 0),
    ],
)
def test_degenerate_games_have_their_value(solver: Solver, game: Payoffs, worth: float) -> None:
    assert value(solved(solver, game)) == pytest.approx(worth)


def test_a_saddle_point_is_found_without_mixing() -> None:
    sheet = a_sheet([[0.25, 0.5], [-1, 1]])
    assert find_saddle(sheet)
    assert (shares(sheet, ROWS), shares(sheet, COLUMNS)) == ([1, 0], [1, 0])
    assert not find_saddle(a_sheet(ROCK_PAPER_SCISSORS))


@given(payoffs())
@example(SPOILT)
def test_both_mixtures_guarantee_the_value(game: Payoffs) -> None:
    sheet = certified(game)
    lower, upper = guaranteed(game, sheet)
    assert upper - lower <= GAP
    assert (lower, upper) == pytest.approx((sheet.bounds[LOWER], sheet.bounds[UPPER]))


@given(payoffs(most=6))
@example(SPOILT)
def test_whole_numbers_find_the_same_value(game: Payoffs) -> None:
    quick, exact = certified(game), solved(solve_exactly, game)
    assert value(quick) == pytest.approx(value(exact), abs=GAP)


def test_a_game_that_rounding_spoils_is_not_certified() -> None:
    assert not solve_matrix(a_sheet(SPOILT))


@pytest.mark.compiled
@given(st.integers(2, 50), st.integers(2, 50), st.integers())
def test_large_games_are_certified_too(rows: int, columns: int, seed: int) -> None:
    chance = Random(seed)
    game = [[chance.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]
    sheet = a_sheet(game)
    assert compiled(solve_matrix)(sheet)
    lower, upper = guaranteed(game, sheet)
    assert upper - lower <= GAP


def test_a_large_game_of_whole_numbers_stays_exact() -> None:
    """Where every row beats the one before: bets of equal strength, too close to tell apart."""
    size = 25
    game = [
        [(row > column) * 1e-3 - (row < column) + row * 1e-7 for column in range(size)]
        for row in range(size)
    ]
    sheet = solved(solve_exactly, game)
    lower, upper = guaranteed(game, sheet)
    assert upper - lower <= 1e-15


@pytest.mark.parametrize("worst", [-2.0, -3.0])
def test_payoffs_out_of_range_are_refused(worst: float) -> None:
    with pytest.raises(UncertifiedError):
        solve_exactly(a_sheet([[worst, worst], [worst, worst]]))


def test_what_is_not_a_number_is_not_certified() -> None:
    assert not solve_matrix(a_sheet([[float("nan"), 0], [0, 1]]))
