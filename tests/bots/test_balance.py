"""Balance: what a game does by itself, with one bot in every seat."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from fracas.bots import Budget
from fracas.bots.balance import BalanceResult, balance, observe
from fracas.bots.contest import Contest, ContestError
from fracas.games.slambo import SLAMBO


def a_contest(*bots: str, matches: int = 60) -> Contest:
    return Contest(SLAMBO, SLAMBO.options(), 2, bots, matches, Budget(iterations=1))


def measured(contest: Contest) -> BalanceResult:
    with ThreadPoolExecutor(1) as executor:
        return balance(contest, executor)


def test_what_happened_is_counted_by_its_kind() -> None:
    seen = observe(a_contest("greedy"), 1)
    assert seen.events["slambo.played"] == seen.decisions
    assert seen.events["slambo.lost"] == 1
    assert sorted(seen.payoffs) == [-1, 1]


def test_the_first_to_act_and_the_second_share_what_there_is() -> None:
    result = measured(a_contest("greedy"))
    first, second = result.payoffs
    assert first.mean == -second.mean
    assert 0 < first.error < 0.5
    assert result.matches == 60
    assert 1 < result.choices.mean < 7
    assert result.events["slambo.broke"].mean > 0


def test_a_balance_survives_as_json() -> None:
    result = measured(a_contest("random", matches=5))
    assert msgspec.json.decode(msgspec.json.encode(result), type=BalanceResult) == result


def test_balance_is_measured_with_one_bot() -> None:
    with pytest.raises(ContestError, match="name one"):
        measured(a_contest("greedy", "random"))
