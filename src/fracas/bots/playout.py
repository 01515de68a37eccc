"""Random matches, from any position to the end: written once, for every game."""

from collections.abc import Callable
from functools import cache

from fracas.games import CHANCE, AnyGame
from fracas.kernel import Dice, Record, count, lowest, nth, roll, rule


@cache
def build_playout(game: AnyGame) -> Callable[[Record, Dice], int]:
    """A rule that plays uniformly random moves to the end and answers how many decisions it took.

    Chance moves are played but not counted. Seats that may act at once act in ascending order.
    """
    actors_of, moves_of, play = game.actors, game.moves, game.play

    @rule
    def playout(position: Record, dice: Dice) -> int:
        decisions = 0
        actors = actors_of(position)
        while actors != 0:
            seat = lowest(actors)
            codes = moves_of(position, seat)
            play(position, seat, nth(codes, roll(dice, count(codes))))
            if seat != CHANCE:
                decisions += 1
            actors = actors_of(position)
        return decisions

    return playout
