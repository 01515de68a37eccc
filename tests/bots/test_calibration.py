"""Poker games of known value, on our kernel: the contract, chance and concealment are right."""

import pytest
from bench.cfr import Knowledge, game_value, grow
from bench.kuhn import KUHN
from bench.leduc import LEDUC

from fracas.bots.playout import build_matches
from fracas.games import AnyGame
from fracas.kernel import Record, a_dice, compiled, count, integers, lowest, nth, roll

both = pytest.mark.parametrize("game", [KUHN, LEDUC], ids=lambda game: game.name)


def test_kuhn_poker_is_worth_minus_an_eighteenth() -> None:
    assert game_value(KUHN, 300) == pytest.approx(-1 / 18, abs=1e-4)


def test_leduc_poker_is_worth_what_others_found() -> None:
    assert game_value(LEDUC, 100) == pytest.approx(-0.0856, abs=2e-3)


@pytest.mark.parametrize(("game", "known"), [(KUHN, 12), (LEDUC, 936)])
def test_as_many_things_can_be_known_as_elsewhere(game: AnyGame, known: int) -> None:
    found: dict[str, Knowledge] = {}
    grow(game, game.new(game.options(), 2), found)
    assert len(found) == known


@both
def test_what_one_wins_the_other_loses(game: AnyGame) -> None:
    dice = a_dice(1)
    for _ in range(200):
        deal = game.new(game.options(), 2)
        while actors := game.actors(deal):
            seat = lowest(actors)
            codes = game.moves(deal, seat)
            game.play(deal, seat, nth(codes, roll(dice, count(codes))))
        assert game.payoff(deal, 0) == -game.payoff(deal, 1)
        assert abs(game.payoff(deal, 0)) <= game.stakes


@pytest.mark.compiled
@both
def test_many_random_matches_are_the_same_compiled(game: AnyGame) -> None:
    start: Record = game.new(game.options(), 2)
    positions, dice = type(start).table(2), a_dice(9)
    start.store(positions[0])
    rolls = type(dice).table(1)
    dice.store(rolls[0])
    decisions = compiled(build_matches(game))(positions, integers(positions), rolls[0], 50)
    expected = 0
    for _ in range(50):
        deal = start.copy()
        while actors := game.actors(deal):
            seat = lowest(actors)
            codes = game.moves(deal, seat)
            game.play(deal, seat, nth(codes, roll(dice, count(codes))))
            expected += seat < 2
    assert decisions == expected
    assert int(rolls[0]["state"]) == dice.state
