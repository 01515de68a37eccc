"""Bots against each other, on duplicate deals: everybody plays every seat with the same chance.

A deal is one key of fair chance. It is played once for every rotation of the entrants over the
seats, so luck of the cards cancels out; what is left of it is the error that is reported, with
the deal (all its rotations together) as the unit that was drawn.
"""

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from fracas.games import CHANCE, AnyGame, Options, concealed
from fracas.kernel import Dice, a_dice
from fracas.match.fair import draw

from .bot import Bot, Budget
from .playout import next_actor
from .roster import BOTS, UnknownBotError, get_ready, make_bot

CONFIDENCE = 0.95
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


class Played(msgspec.Struct, frozen=True):
    """One match. Payoffs are by entrant, not by seat."""

    payoffs: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one entrant did. Errors are half the width of a 95% interval."""

    bot: str
    matches: int
    wins: int
    payoff: float
    payoff_error: float
    rating: float  # openskill's mu, which starts at 25
    rating_sigma: float


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a contest, and everything that is needed to hold it again."""

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    budget: Budget
    seed: int
    deals: int
    matches: int
    decisions: float  # a match, chance not counted
    standings: tuple[Standing, ...]


def arena(
    contest: Contest, executor: Executor, told: Callable[[int], None] | None = None
) -> ArenaResult:
    """Hold the contest. `told` hears how many deals are played after each one."""
    get_ready(contest.entrants, contest.game)  # here first: workers then find it in the cache
    futures = [executor.submit(play_deal, contest, deal) for deal in range(contest.deals)]
    for done, future in enumerate(as_completed(futures), start=1):
        future.result()
        if told:
            told(done)
    return result_of(contest, [future.result() for future in futures])


def play_deal(contest: Contest, deal: int) -> tuple[Played, ...]:
    """One deal, once for every rotation of the entrants."""
    get_ready(contest.entrants, contest.game)
    return tuple(play_match(contest, deal, rotation) for rotation in range(contest.seats))


def play_match(contest: Contest, deal: int, rotation: int) -> Played:
    """One match: entrant e sits at seat e + `rotation`, and chance is that of the deal.

    Of several seats that may act, any one does, as chance would have it.
    """
    game, seats = contest.game, contest.seats
    key = key_of(contest.seed, deal)
    entrants = [(seat - rotation) % seats for seat in range(seats)]
    bots = [_bot(contest.entrants[entrant], game) for entrant in entrants]
    dice = [_dice(key, entrant) for entrant in entrants]
    position = game.new(contest.options, seats)
    chances = decisions = 0
    order = _dice(key, seats)
    while actors := game.actors(position):
        seat = next_actor(order, actors)
        if seat == CHANCE:
            code = draw(key, (), chances, game.moves(position, CHANCE))
            chances += 1
        else:
            moves = game.moves(position, seat)
            sight = concealed(game, position, seat)
            code = bots[seat].choose(sight, seat, moves, contest.budget, dice[seat])
            decisions += 1
        game.play(position, seat, code)
    outcome = game.outcome(position)
    winners = outcome.winners if outcome else ()
    return Played(
        payoffs=tuple(game.payoff(position, (e + rotation) % seats) for e in range(seats)),
        winners=tuple(sorted(entrants[seat] for seat in winners)),
        decisions=decisions,
    )


def key_of(seed: int, deal: int) -> bytes:
    """The key of fair chance that belongs to one deal of one contest."""
    return hashlib.sha256(f"fracas arena {seed} {deal}".encode()).digest()


def result_of(contest: Contest, deals: Sequence[tuple[Played, ...]]) -> ArenaResult:
    """Add everything up."""
    ratings = rate([match for deal in deals for match in deal], contest.seats)
    standings = [
        standing(contest.entrants[entrant], entrant, deals, ratings[entrant])
        for entrant in range(contest.seats)
    ]
    return ArenaResult(
        game=contest.game.name,
        version=contest.game.version,
        options=msgspec.to_builtins(contest.options),
        seats=contest.seats,
        budget=contest.budget,
        seed=contest.seed,
        deals=len(deals),
        matches=len(deals) * contest.seats,
        decisions=fmean(match.decisions for deal in deals for match in deal),
        standings=tuple(standings),
    )


def standing(
    bot: str, entrant: int, deals: Sequence[tuple[Played, ...]], rating: tuple[float, float]
) -> Standing:
    """One entrant's line of the table."""
    mean, error = interval([fmean(match.payoffs[entrant] for match in deal) for deal in deals])
    matches = [match for deal in deals for match in deal]
    return Standing(
        bot=bot,
        matches=len(matches),
        wins=sum(entrant in match.winners for match in matches),
        payoff=mean,
        payoff_error=error,
        rating=rating[0],
        rating_sigma=rating[1],
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values, and half the width of its 95% interval."""
    width = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return fmean(values), width * stdev(values) / len(values) ** 0.5


def rate(matches: Sequence[Played], seats: int) -> list[tuple[float, float]]:
    """Each entrant's rating (mu, sigma) after these matches, in this order."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(seats)]
    for match in matches:
        teams = model.rate([[rating] for rating in ratings], scores=list(match.payoffs))
        ratings = [rating for (rating,) in teams]
    return [(rating.mu, rating.sigma) for rating in ratings]


@cache
def _bot(name: str, game: AnyGame) -> Bot:
    return make_bot(name, game)


def _dice(key: bytes, number: int) -> Dice:
    """The dice of one entrant; those behind the last decide who of several acts first."""
    return a_dice(int.from_bytes(hashlib.sha256(key + bytes([number])).digest()[:7]))
