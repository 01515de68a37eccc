"""The arena: duplicate deals, intervals, ratings, and results as text."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from fracas.bots import Budget, UnknownBotError
from fracas.bots import contest as contests
from fracas.bots.arena import ArenaResult, Played, arena, interval, play_match, rate
from fracas.bots.contest import Contest, ContestError, key_of
from fracas.games.slambo import SLAMBO
from fracas.match.fair import draw


def a_contest(*bots: str, **changes: Any) -> Contest:
    settings: dict[str, Any] = {
        "game": SLAMBO,
        "options": SLAMBO.options(),
        "seats": 2,
        "bots": bots or ("greedy", "random"),
        "matches": 20,
        "budget": Budget(iterations=1),
    }
    return Contest(**(settings | changes))


def held(contest: Contest) -> ArenaResult:
    with ThreadPoolExecutor(1) as executor:
        return arena(contest, executor)


@pytest.mark.parametrize("seats", SLAMBO.seats)
def test_every_rotation_of_a_deal_has_the_same_chance(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int, int]] = []

    def noted(key: bytes, words: tuple[str, ...], index: int, codes: int) -> int:
        code = draw(key, words, index, codes)
        drawn.append((index, codes, code))
        return code

    monkeypatch.setattr(contests, "draw", noted)
    first_deal = 1 + seats * (0, 0, 7, 6, 5)[seats]
    deals: set[tuple[tuple[int, int, int], ...]] = set()
    for rotation in range(seats):
        drawn.clear()
        play_match(a_contest(seats=seats), 3, rotation)
        deals.add(tuple(drawn[:first_deal]))
    assert len(deals) == 1


def test_other_deals_and_seeds_have_other_keys() -> None:
    assert len({key_of(seed, deal) for seed in range(3) for deal in range(3)}) == 9


def test_everybody_plays_every_seat() -> None:
    result = held(a_contest(seats=3, matches=7))
    assert (result.deals, result.matches) == (3, 9)
    assert [line.bot for line in result.standings] == ["greedy", "random", "greedy"]
    assert all(line.matches == 9 for line in result.standings)


def test_payoffs_of_two_add_up_to_nothing_and_greedy_beats_random() -> None:
    greedy, random = held(a_contest()).standings
    assert greedy.payoff == -random.payoff > 0.8
    assert greedy.wins + random.wins == greedy.matches
    assert greedy.rating > 25 > random.rating


def test_a_contest_can_be_held_again_and_only_its_seed_makes_it_another() -> None:
    assert held(a_contest()) == held(a_contest())
    assert held(a_contest()) != held(a_contest(seed=1))


def test_a_result_survives_as_json() -> None:
    result = held(a_contest())
    assert msgspec.json.decode(msgspec.json.encode(result), type=ArenaResult) == result


def test_a_contest_can_be_sent_to_another_process() -> None:
    contest = a_contest()
    assert pickle.loads(pickle.dumps(contest)) == contest


def test_progress_is_told_deal_by_deal() -> None:
    told: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        arena(a_contest(), executor, told.append)
    assert told == list(range(1, 11))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": 5}, "Slambo! seats 2 to 4, not 5"),
        ({"bots": ("greedy",) * 3}, "name 1 to 2 bots for 2 seats"),
        ({"bots": ()}, "name 1 to 2 bots for 2 seats"),
        ({"matches": 2}, "play at least 3 matches at 2 seats"),
    ],
)
def test_a_contest_that_cannot_be_held_says_what_could(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ContestError, match=words):
        a_contest(**changes)


def test_unknown_bots_are_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBotError, match="there are random, greedy, search"):
        a_contest("gready")


def test_an_interval_is_twice_the_standard_error_about() -> None:
    mean, error = interval([1.0, -1.0] * 50)
    assert mean == 0
    assert error == pytest.approx(1.96 / 10, rel=0.01)


def test_ratings_follow_the_payoffs() -> None:
    won = Played(payoffs=(1, -1, 1), winners=(0, 2), decisions=9)
    (first, _), (second, _), (third, sigma) = rate([won] * 5, 3)
    assert first == pytest.approx(third, abs=0.5)
    assert first > 25 > second
    assert sigma < 25 / 3
