"""The two bots that do not think: any move, and any sensible move."""

from fracas.games import AnyGame, Bits, Code, Seat
from fracas.kernel import Dice, Record, count, nth, roll

from .bot import Budget


class RandomBot:
    """Plays uniformly among the legal moves."""

    name = "random"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, position: Record, seat: Seat, moves: Bits, budget: Budget, dice: Dice) -> Code:
        return one_of(moves, dice)


class GreedyBot:
    """Plays uniformly among the moves that the game's rules of thumb like best."""

    name = "greedy"

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, position: Record, seat: Seat, moves: Bits, budget: Budget, dice: Dice) -> Code:
        return one_of(self.game.sensible(position, seat, moves), dice)


def one_of(codes: Bits, dice: Dice) -> Code:
    """Any of the codes, each as likely as the others."""
    return nth(codes, roll(dice, count(codes)))
