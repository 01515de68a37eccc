"""Bots against each other, on duplicate deals: everybody plays every seat with the same chance.

A deal is one key of fair chance. It is played once for every rotation of the entrants over the
seats, so luck of the cards cancels out; what is left of it is the error that is reported, with
the deal (all its rotations together) as the unit that was drawn.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from fracas.games import CHANCE

from .bot import Budget
from .contest import Contest, Sitting
from .roster import get_ready

CONFIDENCE = 0.95


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
    """One match: entrant e sits at seat e + `rotation`, and chance is that of the deal."""
    game, seats = contest.game, contest.seats
    entrants = [(seat - rotation) % seats for seat in range(seats)]
    sitting = Sitting(contest, deal, entrants)
    decisions = 0
    while choice := sitting.choose():
        game.play(sitting.position, choice.seat, choice.code)
        decisions += choice.seat != CHANCE
    payoffs = [game.payoff(sitting.position, seat) for seat in range(seats)]
    outcome = game.outcome(sitting.position)
    winners = outcome.winners if outcome else ()
    return Played(
        payoffs=tuple(payoffs[(entrant + rotation) % seats] for entrant in range(seats)),
        winners=tuple(sorted(entrants[seat] for seat in winners)),
        decisions=decisions,
    )


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
