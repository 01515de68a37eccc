"""The game without spells, solved: symmetry, its value, and what its mixtures guarantee."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from fracas.games.shazamm import resolve, rules
from fracas.games.shazamm.rules import DONE, MANA, START, Duel
from fracas.kernel import floats
from fracas.study import Solution, UnknownPositionError, bets, solution, solve
from fracas.study.bets import (
    LOW,
    ROUNDS,
    STAGES,
    WALLS,
    place_of,
    places,
    stage_of,
    start_of,
)

from .games import a_duel, solved_stage

SHORT = 12  # the mana of a shortened game; wizards mix their bets from 5 on
TINY = 5
ROUNDING = 1e-9
LAST = STAGES - 1


def unheard(done: int) -> None:
    """Progress that nobody follows."""


@cache
def short_game() -> Solution:
    return solve(unheard, most=SHORT)


@cache
def last_round() -> Solution:
    """Of the whole game: all that can happen in the seventh round."""
    return solved_stage(LAST, MANA)


def worth(solved: Solution, round: int, middle: int, offset: int, mana: tuple[int, int]) -> float:
    place = place_of(stage_of(round, middle), offset, *mana, solved.most)
    return float(solved.values[place])


def positions(most: int) -> list[tuple[int, int, int, tuple[int, int]]]:
    reserves = range(1, most + 1)
    return [
        (past + 1, LOW[past] + step, offset, (first, second))
        for past in range(ROUNDS)
        for step in range(WALLS[past])
        for offset in range(-2, 3)
        for first, second in product(reserves, reserves)
    ]


def after(duel: Duel, first: int, second: int) -> Duel:
    """The duel once both have bet, by the rules."""
    there = duel.copy()
    for seat, bet in enumerate((first, second)):
        resolve.play(there, seat, DONE)
        resolve.play(there, seat, bet)
    return there


@pytest.mark.compiled
def test_equal_wizards_have_equal_chances() -> None:
    assert short_game().start() == pytest.approx(0, abs=ROUNDING)


@pytest.mark.compiled
def test_a_position_seen_from_the_other_end_is_worth_the_opposite() -> None:
    for round, middle, offset, (first, second) in positions(SHORT):
        here = worth(short_game(), round, middle, offset, (first, second))
        there = worth(short_game(), round, 2 * START - middle, -offset, (second, first))
        assert here == pytest.approx(-there, abs=ROUNDING)


@pytest.mark.compiled
def test_mana_left_never_harms() -> None:
    for round, middle, offset, (first, second) in positions(SHORT):
        here = worth(short_game(), round, middle, offset, (first, second))
        if first < SHORT:
            more = worth(short_game(), round, middle, offset, (first + 1, second))
            assert more >= here - ROUNDING
        if offset < 2:
            assert worth(short_game(), round, middle, offset + 1, (first, second)) >= here


@pytest.mark.compiled
def test_progress_hears_of_every_place_once() -> None:
    heard: list[int] = []
    solve(heard.append, most=3)
    assert sum(heard) == places(3)


@pytest.mark.compiled
def test_one_thread_finds_what_two_find() -> None:
    assert solve(unheard, 1, TINY).values.tolist() == solve(unheard, 2, TINY).values.tolist()


@pytest.mark.compiled
def test_games_that_rounding_spoils_are_solved_in_whole_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = solved_stage(LAST, TINY)
    monkeypatch.setattr(bets, "solve_matrix", lambda sheet: False)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    monkeypatch.setattr(solution, "compiled", lambda function: function)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    careful = solved_stage(LAST, TINY)
    assert careful.values.tolist() == pytest.approx(usual.values.tolist(), abs=ROUNDING)


# The last round with little mana, solved once more with the rules and without any of our solvers.

BRUTE, TIMES, CLOSE = 8, 300, 0.02


def by_regrets(payoffs: list[list[float]]) -> float:
    """About the value of a matrix game: regret matching with its weighted averages (CFR+)."""
    sizes = (len(payoffs), len(payoffs[0]))
    regrets, totals = [[0.0] * size for size in sizes], [[0.0] * size for size in sizes]
    worths = [[0.0] * size for size in sizes]
    for time in range(1, TIMES):
        for side in range(2):
            other = normal(regrets[1 - side])
            worths[side] = [
                sum(
                    share * (payoffs[mine][theirs] if side == 0 else -payoffs[theirs][mine])
                    for theirs, share in enumerate(other)
                )
                for mine in range(sizes[side])
            ]
            shares = normal(regrets[side])
            mean = sum(share * worth for share, worth in zip(shares, worths[side], strict=True))
            for mine, worth in enumerate(worths[side]):
                regrets[side][mine] = max(0.0, regrets[side][mine] + worth - mean)
                totals[side][mine] += time * shares[mine]
    rows, columns = normal(totals[0]), normal(totals[1])
    return sum(
        row * column * payoffs[i][j]
        for i, row in enumerate(rows)
        for j, column in enumerate(columns)
    )


def normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]


@cache
def by_brute_force(offset: int, first: int, second: int) -> float:
    """The value of a position in the last round, by the rules and by regrets."""
    duel = a_duel(ROUNDS, START, offset, mana=[first, second])
    return by_regrets(
        [
            [brute_worth(after(duel, i, j)) for j in range(1, second + 1)]
            for i in range(1, first + 1)
        ]
    )


def brute_worth(duel: Duel) -> float:
    if duel.phase == rules.OVER:
        return float(rules.payoff(duel, 0))
    return by_brute_force(duel.wall - duel.middle, *duel.mana)


@pytest.mark.compiled
def test_brute_force_finds_the_same_values() -> None:
    mixed = 0
    for offset, first, second in product(range(-2, 3), *[range(1, BRUTE + 1)] * 2):
        exact = worth(last_round(), ROUNDS, START, offset, (first, second))
        assert by_brute_force(offset, first, second) == pytest.approx(exact, abs=CLOSE)
        mixed += ROUNDING < abs(exact) < 1 - ROUNDING
    assert mixed > 10


# One position of the whole game.


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(12))
def test_a_strategy_guarantees_the_value_against_every_bet(seed: int) -> None:
    chance = Random(seed)
    mana = [chance.randint(1, MANA), chance.randint(1, MANA)]
    duel = a_duel(ROUNDS, START, chance.randint(-2, 2), mana=mana)
    value = last_round().value(duel)
    for seat in range(2):
        shares = last_round().strategy(duel, seat)
        assert len(shares) == duel.mana[seat]
        assert sum(shares) == pytest.approx(1)
        for bet in range(1, duel.mana[1 - seat] + 1):
            mean = sum(share * met(duel, seat, mine + 1, bet) for mine, share in enumerate(shares))
            assert mean >= (value if seat == 0 else -value) - ROUNDING


def met(duel: Duel, seat: int, mine: int, theirs: int) -> float:
    """What a pair of bets is worth to a seat."""
    there = after(duel, mine, theirs) if seat == 0 else after(duel, theirs, mine)
    return last_round().value(there) * (1 if seat == 0 else -1)


@pytest.mark.compiled
def test_a_sure_win_is_found() -> None:
    """The wall is next to wizard 0, but it has mana to spare for a last push across the bridge."""
    duel = a_duel(ROUNDS, START, -2, mana=[8, 1])
    assert last_round().value(duel) == pytest.approx(1)
    assert sum(last_round().strategy(duel, 0)[:2]) == pytest.approx(1)


def test_a_finished_match_is_worth_its_payoff() -> None:
    duel = a_duel(phase=rules.OVER, fallen=1)
    solved = Solution(MANA, floats(places(MANA)))
    assert solved.knows(duel)
    assert solved.value(duel) == -1


@pytest.mark.parametrize(
    ("most", "fields"), [(MANA, {"hands": [2, 0]}), (MANA, {"bets": [1, 0]}), (SHORT, {})]
)
def test_a_position_that_it_does_not_know_is_refused(most: int, fields: dict[str, Any]) -> None:
    solved = Solution(most, floats(places(most)))
    with pytest.raises(UnknownPositionError, match="not a position of the game without spells"):
        solved.value(a_duel(**fields))


def test_it_knows_the_start_of_a_match_without_spells() -> None:
    solved = Solution(MANA, floats(places(MANA)))
    solved.values[start_of(0, MANA)] = 0.25
    assert solved.knows(a_duel())
    assert solved.value(a_duel()) == solved.start() == 0.25
