"""What Fracas does in a second."""

from collections.abc import Callable
from typing import Any

from fracas.bots.playout import build_matches
from fracas.bots.searcher import Searcher
from fracas.games import CHANCE, AnyGame, concealed
from fracas.kernel import Dice, Record, a_dice, compiled, count, integers, lowest, nth, roll


def random_matches(game: AnyGame, seats: int) -> Callable[[int], float]:
    """Whole random matches from before the first deal; counts player decisions."""
    return matches_from(game, game.new(game.options(), seats))


def matches_from(game: AnyGame, position: Record) -> Callable[[int], float]:
    positions = type(position).table(2)
    position.store(positions[0])
    words, dice, play = integers(positions), a_row_of_dice(), compiled(build_matches(game))
    return lambda times: play(positions, words, dice, times * 1000)


def searches(game: AnyGame, seats: int, iterations: int) -> Callable[[int], float]:
    """Whole searches of one first decision; counts iterations."""
    position = dealt(game, seats)
    seat = lowest(game.actors(position))
    searcher, sight = Searcher(game, type(position)), concealed(game, position, seat)
    dice = a_dice(7)

    def run(times: int) -> float:
        for _ in range(times):
            searcher.begin(sight, seat, dice)
            searcher.run(iterations)
        return times * iterations

    return run


def dealt(game: AnyGame, seats: int) -> Record:
    """A position after the first deal."""
    position: Record = game.new(game.options(), seats)
    dice = a_dice(7)
    while game.actors(position) == 1 << CHANCE:
        codes = game.moves(position, CHANCE)
        game.play(position, CHANCE, nth(codes, roll(dice, count(codes))))
    return position


def a_row_of_dice() -> Any:
    table = Dice.table(1)
    a_dice(7).store(table[0])
    return table[0]
