"""The search bot around its compiled search: its clock, its stopgap, and the compilation."""

from collections import Counter
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest
from bench.kuhn import KUHN, Kuhn
from tests.bots.worlds import a_decision
from tests.games.shazamm_table import a_duel

from fracas.bots import Progress, is_ready, searcher, warm_up
from fracas.bots.searcher import Searcher
from fracas.games import AnyGame, concealed
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.rules import DONE
from fracas.games.slambo import SLAMBO
from fracas.kernel import a_dice

TICK_S = 0.001


def answering(answer: Any) -> Callable[..., Any]:
    """A function that answers this, whatever it is asked."""
    return lambda *_: answer


class Slow:
    """In place of a searcher: an iteration takes a thousandth of a second of a false clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.chunks = 0.0, list[int]()
        monkeypatch.setattr(searcher, "perf_counter", lambda: self.now)

    def run(self, iterations: int) -> None:
        self.chunks.append(iterations)
        self.now += iterations * TICK_S


def test_a_budget_of_time_is_kept_but_for_the_first_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    slow: Any = Slow(monkeypatch)
    Searcher.run_for(slow, 100)
    assert sum(slow.chunks) == 100
    assert max(slow.chunks) == slow.chunks[0] == searcher.FIRST_CHUNK


def test_a_short_budget_still_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    slow: Any = Slow(monkeypatch)
    Searcher.run_for(slow, 1)
    assert slow.chunks == [searcher.FIRST_CHUNK]


def test_until_it_is_compiled_it_plays_like_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "is_ready", answering(False))
    for number in range(20):
        decision = a_decision(SLAMBO, 2, number)
        assert decision.choice("search", number) == decision.choice("greedy", number)


def test_a_mixture_is_drawn_in_proportion_and_without_what_was_tried_rarely() -> None:
    dice = a_dice(3)
    answers = Counter(searcher.drawn({4: 600, 5: 300, 6: 29, 7: 0}, dice) for _ in range(3000))
    assert set(answers) == {4, 5}
    assert answers[4] == pytest.approx(2000, abs=100)


def test_wizards_plan_at_once_also_when_the_other_plan_is_sealed() -> None:
    duel = a_duel("7 8", "9 10").duel
    for move in (9, DONE, 20):
        assert searcher.is_simultaneous(SHAZAMM, concealed(SHAZAMM, duel, 0))
        SHAZAMM.play(duel, 1, move)
    assert searcher.is_simultaneous(SHAZAMM, concealed(SHAZAMM, duel, 0))


def test_nobody_else_chooses_while_a_thief_or_a_wrestler_does() -> None:
    table = a_duel("3", "7")
    table.plan(0, 5, "3")
    table.plan(1, 5, "7")
    assert not searcher.is_simultaneous(SHAZAMM, concealed(SHAZAMM, table.duel, 0))
    decision = a_decision(SLAMBO, 2, 5)
    assert not searcher.is_simultaneous(SLAMBO, decision.sight)


def test_nobody_thinks_about_an_only_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "is_ready", answering(True))
    bot: Any = searcher.SearchBot(SLAMBO)
    assert bot.choose(None, 0, 1 << 9, None, None) == 9


def test_progress_is_told_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Progress] = []
    parts = {"rules": answering(None), "search": answering(None)}
    monkeypatch.setattr(searcher, "_parts", answering(parts))
    monkeypatch.setattr(searcher, "_ready", set[AnyGame]())
    searcher.prepare(SLAMBO, told.append)
    assert told == [
        Progress("slambo", "rules", 0, 2),
        Progress("slambo", "search", 1, 2),
        Progress("slambo", "", 2, 2),
    ]
    assert is_ready(SLAMBO)


def test_one_thread_compiles_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[AnyGame] = []
    monkeypatch.setattr(searcher, "_threads", dict[AnyGame, Thread]())

    def prepare(game: AnyGame, _told: object) -> None:
        calls.append(game)

    monkeypatch.setattr(searcher, "prepare", prepare)
    first, second = warm_up(SLAMBO), warm_up(SLAMBO)
    first.join()
    assert first is second
    assert calls == [SLAMBO]


@pytest.mark.compiled
def test_it_calls_with_the_best_card_and_folds_the_worst() -> None:
    """Kuhn poker, after a bet: whoever has the king wins by calling, the jack never does."""
    warm_up(KUHN).join()
    assert is_ready(KUHN)
    bot, dice = searcher.SearchBot(KUHN), searcher.Dice(state=1)
    budget = searcher.Budget(iterations=300)
    for card, answer in ((2, 1), (0, 0)):
        sight = Kuhn(
            cards=[-1, card], undealt=0b111 & ~(1 << card), staked=[2, 1], acted=1, folded=-1
        )
        assert bot.choose(sight, 1, 0b11, budget, dice) == answer
