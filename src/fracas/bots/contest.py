"""What bots play for in the arena, and one match of it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from fracas.games import CHANCE, AnyGame, Bits, Code, Options, Seat, concealed
from fracas.kernel import Dice, a_dice
from fracas.match.fair import draw

from .bot import Bot, Budget
from .playout import next_actor
from .roster import BOTS, UnknownBotError, make_bot

FEWEST_DEALS = 2  # an interval needs two


class ContestError(ValueError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Contest:
    """What is played: with fewer bots than seats, the bots take turns to fill the table."""

    game: AnyGame
    options: Options
    seats: int
    bots: tuple[str, ...]
    matches: int  # rounded up to whole deals
    budget: Budget
    seed: int = 0

    def __post_init__(self) -> None:
        if self.seats not in self.game.seats:
            few, many = self.game.seats.start, self.game.seats[-1]
            raise ContestError(f"{self.game.title} seats {few} to {many}, not {self.seats}")
        if not 1 <= len(self.bots) <= self.seats:
            raise ContestError(f"name 1 to {self.seats} bots for {self.seats} seats")
        for name in self.bots:
            if name not in BOTS:
                raise UnknownBotError(name)
        if self.deals < FEWEST_DEALS:
            raise ContestError(f"play at least {self.seats + 1} matches at {self.seats} seats")

    @property
    def deals(self) -> int:
        return -(-self.matches // self.seats)

    @property
    def entrants(self) -> tuple[str, ...]:
        """Who sits down, one a seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))


class Choice(NamedTuple):
    """Whose move comes next, what was legal, and what was chosen."""

    seat: Seat
    moves: Bits
    code: Code


class Sitting:
    """One match. Of several seats that may act, any one does, as chance would have it."""

    def __init__(self, contest: Contest, deal: int, entrants: Sequence[int]) -> None:
        """`entrants` are by seat."""
        self.contest, self.game = contest, contest.game
        self.key = key_of(contest.seed, deal)
        self.bots = [_bot(contest.entrants[entrant], self.game) for entrant in entrants]
        self.dice = [dice_of(self.key, entrant) for entrant in entrants]
        self.order = dice_of(self.key, contest.seats)
        self.position: Any = self.game.new(contest.options, contest.seats)
        self.chances = 0

    def choose(self) -> Choice | None:
        """The next move, which the caller makes; None when the match is over."""
        actors = self.game.actors(self.position)
        if actors == 0:
            return None
        seat = next_actor(self.order, actors)
        moves = self.game.moves(self.position, seat)
        if seat == CHANCE:
            self.chances += 1
            return Choice(seat, moves, draw(self.key, (), self.chances - 1, moves))
        sight = concealed(self.game, self.position, seat)
        budget, dice = self.contest.budget, self.dice[seat]
        return Choice(seat, moves, self.bots[seat].choose(sight, seat, moves, budget, dice))


def key_of(seed: int, deal: int) -> bytes:
    """The key of fair chance that belongs to one deal of one contest."""
    return hashlib.sha256(f"fracas arena {seed} {deal}".encode()).digest()


def dice_of(key: bytes, number: int) -> Dice:
    """The dice of one entrant; those behind the last decide who of several acts first."""
    return a_dice(int.from_bytes(hashlib.sha256(key + bytes([number])).digest()[:7]))


@cache
def _bot(name: str, game: AnyGame) -> Bot:
    return make_bot(name, game)
