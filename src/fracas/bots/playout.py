"""Random matches, from any position to the end: written once, for every game."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from fracas.games import CHANCE, AnyGame
from fracas.kernel import Dice, Record, Table, count, has, lowest, nth, roll, rule

Words: TypeAlias = Any  # the integers of a table of positions: `integers(positions)`


@rule
def copy_position(words: Words, target: int, source: int) -> None:
    """Make one row of a table of positions equal to another."""
    for place in range(words.shape[1]):
        words[target, place] = words[source, place]


@rule
def next_actor(dice: Dice, actors: int) -> int:
    """Chance first, then any of those who may act."""
    if has(actors, CHANCE):
        return CHANCE
    return lowest(actors) if count(actors) == 1 else nth(actors, roll(dice, count(actors)))


@cache
def build_playout(game: AnyGame) -> Callable[[Record, Dice], int]:
    """A rule that plays uniformly random moves to the end and answers how many decisions it took.

    Chance moves are played but not counted.
    """
    actors_of, moves_of, play = game.actors, game.moves, game.play

    @rule
    def playout(position: Record, dice: Dice) -> int:
        decisions = 0
        actors = actors_of(position)
        while actors != 0:
            seat = next_actor(dice, actors)
            codes = moves_of(position, seat)
            play(position, seat, nth(codes, roll(dice, count(codes))))
            if seat != CHANCE:
                decisions += 1
            actors = actors_of(position)
        return decisions

    return playout


@cache
def build_matches(game: AnyGame) -> Callable[[Table, Words, Dice, int], int]:
    """A rule that plays many random matches from the position in row 0, in row 1.

    It answers how many decisions they took together.
    """
    playout = build_playout(game)

    @rule
    def matches(positions: Table, words: Words, dice: Dice, times: int) -> int:
        decisions = 0
        for _ in range(times):
            copy_position(words, 1, 0)
            decisions += playout(positions[1], dice)
        return decisions

    return matches
