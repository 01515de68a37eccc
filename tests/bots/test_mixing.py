"""Shazamm!'s bets against the exact solution: the search mixes them about as well as can be."""

from typing import Any

import pytest
from tests.study.games import a_duel

from fracas.bots import Budget, Known, know, known, prepare, searcher
from fracas.games import concealed
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.rules import DONE
from fracas.kernel import a_dice, compiled, floats
from fracas.study.bets import (
    known_place,
    lay_out,
    make_desk,
    open_stage,
    places,
    solve_layer,
    stage_of,
)

MANA = 12
LAST = stage_of(7, 10)

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def values() -> Any:
    """What the last round's turns with little mana are worth."""
    table = floats(places(50))
    desk = make_desk(50, table)
    compiled(open_stage)(desk, LAST)
    for layer in range(1, MANA + 1):
        compiled(solve_layer)(desk, LAST, layer)
    return table


@pytest.fixture
def bot(values: Any, monkeypatch: pytest.MonkeyPatch) -> searcher.SearchBot:
    """A search that knows them."""
    monkeypatch.setattr(known, "_known", {})
    monkeypatch.setattr(searcher, "_ready", set[Any]())
    know(SHAZAMM, Known(known_place, values))
    prepare(SHAZAMM)
    return searcher.SearchBot(SHAZAMM)


def loss(values: Any, mana: tuple[int, int], shares: list[float]) -> float:
    """What a mixture of seat 0's bets loses against the other's best bet, beyond the value."""
    desk = make_desk(50, values)
    place = known_place(a_duel(7, 10, mana=list(mana)))
    open_stage(desk, LAST)
    lay_out(desk, place)
    rows, columns = desk.sheet.sizes.tolist()
    payoffs = desk.sheet.payoffs[:rows, :columns]
    return float(values[place] - min(shares[:rows] @ payoffs))


@pytest.mark.parametrize("mana", [(12, 12), (12, 10), (9, 12)])
def test_mixed_bets_lose_little_against_the_best_reply(
    bot: searcher.SearchBot, values: Any, mana: tuple[int, int]
) -> None:
    duel = a_duel(7, 10, mana=list(mana))
    SHAZAMM.play(duel, 0, DONE)
    sight, dice = concealed(SHAZAMM, duel, 0), a_dice(1)
    budget, moves = Budget(iterations=4000), SHAZAMM.moves(duel, 0)
    bot.choose(sight, 0, moves, budget, dice)
    tried = dict(enumerate(bot.searcher(type(duel)).tried()))
    mixture = floats(MANA)
    for _ in range(2000):
        mixture[searcher.drawn(tried, dice) - 1] += 1 / 2000
    assert loss(values, mana, mixture) < 0.15
    assert len({bot.choose(sight, 0, moves, budget, a_dice(number)) for number in range(8)}) > 1
