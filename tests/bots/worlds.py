"""Positions to choose in, and other positions that the chooser cannot tell from them."""

from dataclasses import dataclass

from fracas.bots import Budget, make_bot
from fracas.games import CHANCE, GAMES, AnyGame, concealed
from fracas.kernel import Dice, Record, a_dice, count, has, lowest, nth, roll

LONGEST = 60  # moves before the choice
ITERATIONS = Budget(iterations=60)
CASES = [(game, seats) for game in GAMES.values() for seats in game.seats]


@dataclass(frozen=True)
class Decision:
    """One seat has several moves; `position` is the truth, or could be for all it knows."""

    game: AnyGame
    position: Record
    seat: int

    @property
    def moves(self) -> int:
        return self.game.moves(self.position, self.seat)

    @property
    def sight(self) -> Record:
        """What the seat knows of the position."""
        return concealed(self.game, self.position, self.seat)

    def choice(self, bot: str, dice: int = 1, budget: Budget = ITERATIONS) -> int:
        """What a bot of this name answers."""
        chooser = make_bot(bot, self.game)
        return chooser.choose(self.sight, self.seat, self.moves, budget, a_dice(dice))

    def text(self, bot: str, dice: int = 1, budget: Budget = ITERATIONS) -> str:
        """The same, as people write it."""
        return self.game.write(self.position, self.seat, self.choice(bot, dice, budget))

    def elsewhere(self, number: int) -> "Decision":
        """The decision in another world: everything that the seat cannot see is dealt again."""
        world = self.sight
        let_chance_act(self.game, world, a_dice(number))
        return Decision(self.game, world, self.seat)


def a_decision(game: AnyGame, seats: int, number: int) -> Decision:
    """The first real decision after some random moves; equal numbers give equal ones."""
    dice = a_dice(number)
    left = roll(dice, LONGEST)
    position: Record = game.new(game.options(), seats)
    while True:
        if not game.actors(position):
            position = game.new(game.options(), seats)
        seat = lowest(game.actors(position))
        moves = game.moves(position, seat)
        if left <= 0 and seat != CHANCE and count(moves) > 1:
            return Decision(game, position, seat)
        game.play(position, seat, nth(moves, roll(dice, count(moves))))
        left -= 1


def let_chance_act(game: AnyGame, position: Record, dice: Dice) -> None:
    while has(game.actors(position), CHANCE):
        moves = game.moves(position, CHANCE)
        game.play(position, CHANCE, nth(moves, roll(dice, count(moves))))
