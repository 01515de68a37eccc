"""Interpreted and compiled rules agree on every step of random matches."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.contract.cases import Case, acting, each_case, spread

from fracas.bots.playout import build_playout
from fracas.games import CHANCE, NOBODY, WATCHER, AnyGame
from fracas.kernel import Dice, Record, a_dice, compiled, count, nth, roll, rule
from fracas.kernel import cache as disk_cache

MATCHES = 12
SPLIT = 64  # a step is told as seat * SPLIT + code

pytestmark = pytest.mark.compiled


@cache
def build_step(game: AnyGame) -> Callable[[Any, Dice], int]:
    """A rule that makes one random move of one random seat that may act."""
    actors_of, moves_of, play = game.actors, game.moves, game.play

    @rule
    def step(position: Any, dice: Dice) -> int:
        actors = actors_of(position)
        if actors == 0:
            return NOBODY
        seat = nth(actors, roll(dice, count(actors)))
        moves = moves_of(position, seat)
        code = nth(moves, roll(dice, count(moves)))
        play(position, seat, code)
        return seat * SPLIT + code

    return step


def row_of(record: Record) -> Any:
    """The record as the only row of a table of its type."""
    table = type(record).table(1)
    record.store(table[0])
    return table[0]


def loaded(row: Any, like: Record) -> Record:
    return type(like).load(row)


def test_compiled_rules_are_checked_for_bounds_here() -> None:
    assert disk_cache.config.BOUNDSCHECK


@each_case
def test_every_step_of_a_match_is_the_same_compiled(case: Case) -> None:
    step = build_step(case.game)
    for number in range(MATCHES):
        position, dice = case.new(), a_dice(number)
        row, dice_row = row_of(position), row_of(dice)
        made = 0
        while made != NOBODY:
            made = step(position, dice)
            assert compiled(step)(row, dice_row) == made
            assert loaded(row, position) == position
        assert Dice.load(dice_row) == dice


@each_case
def test_every_question_has_the_same_answer_compiled(case: Case) -> None:
    game = case.game
    for position in spread(case, 60):
        row = row_of(position)
        assert compiled(game.actors)(row) == game.actors(position)
        if game.actors(position) != 1 << CHANCE:
            assert compiled(game.asked)(row) == game.asked(position)
        for seat in range(CHANCE + 1):
            assert compiled(game.moves)(row, seat) == game.moves(position, seat)
        for seat in range(case.seats):
            assert compiled(game.payoff)(row, seat) == game.payoff(position, seat)
        for seat in set(acting(case, position)) - {CHANCE}:
            legal = game.moves(position, seat)
            assert compiled(game.default)(row, seat) == game.default(position, seat)
            sensible = game.sensible(position, seat, legal)
            assert compiled(game.sensible)(row, seat, legal) == sensible
        assert loaded(row, position) == position


@each_case
def test_concealing_is_the_same_compiled(case: Case) -> None:
    game = case.game
    for position in spread(case, 60):
        for seat in (*range(case.seats), WATCHER):
            concealed = position.copy()
            row = row_of(concealed)
            game.conceal(concealed, seat)
            compiled(game.conceal)(row, seat)
            assert loaded(row, position) == concealed


@each_case
def test_a_playout_is_the_same_compiled(case: Case) -> None:
    playout = build_playout(case.game)
    for number in range(MATCHES):
        position, dice = case.new(), a_dice(number)
        row, dice_row = row_of(position), row_of(dice)
        assert compiled(playout)(row, dice_row) == playout(position, dice)
        assert loaded(row, position) == position
        assert case.game.actors(position) == 0
