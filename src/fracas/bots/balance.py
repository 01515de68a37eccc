"""How a game itself plays: what the first to act gains, how long matches are, what happens in them.

One bot takes every seat, so what differs between seats is the game's doing.
"""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import repeat
from typing import Any

import msgspec

from fracas.games import CHANCE, make_move
from fracas.kernel import count

from .arena import interval
from .bot import Budget
from .contest import Contest, ContestError, Sitting
from .roster import get_ready


class Estimate(msgspec.Struct, frozen=True):
    """A mean over independent matches, and half the width of its 95% interval."""

    mean: float
    error: float


class Observed(msgspec.Struct, frozen=True):
    """One match: the payoffs in the order in which seats first acted, and what happened."""

    payoffs: tuple[int, ...]
    decisions: int
    choices: int  # legal moves, added up over all decisions
    events: dict[str, int]  # how often each kind happened


class BalanceResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game plays under these options when one bot has every seat."""

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    bot: str
    budget: Budget
    seed: int
    matches: int
    payoffs: tuple[Estimate, ...]  # of the first seat to act, the second, and so on
    decisions: Estimate  # a match
    choices: Estimate  # legal moves a decision
    events: dict[str, Estimate]  # a match, by the event's tag


def balance(contest: Contest, executor: Executor) -> BalanceResult:
    """Play the matches of a contest that names one bot, and add up what happened."""
    if len(contest.bots) != 1:
        raise ContestError("balance is measured with one bot in every seat; name one")
    get_ready(contest.bots, contest.game)
    seen = list(executor.map(_observe_ready, repeat(contest), range(contest.matches)))
    kinds = sorted({kind for match in seen for kind in match.events})
    return BalanceResult(
        game=contest.game.name,
        version=contest.game.version,
        options=msgspec.to_builtins(contest.options),
        seats=contest.seats,
        bot=contest.bots[0],
        budget=contest.budget,
        seed=contest.seed,
        matches=len(seen),
        payoffs=tuple(
            estimate([match.payoffs[place] for match in seen]) for place in range(contest.seats)
        ),
        decisions=estimate([match.decisions for match in seen]),
        choices=estimate([match.choices / match.decisions for match in seen]),
        events={kind: estimate([match.events.get(kind, 0) for match in seen]) for kind in kinds},
    )


def observe(contest: Contest, number: int) -> Observed:
    """Play one match, telling its story."""
    game, seats = contest.game, range(contest.seats)
    sitting = Sitting(contest, number, seats)
    acted: list[int] = []
    events: Counter[str] = Counter()
    decisions = choices = 0
    while choice := sitting.choose():
        if choice.seat != CHANCE:
            decisions, choices = decisions + 1, choices + count(choice.moves)
            acted.append(choice.seat)
        story = make_move(game, sitting.position, choice.seat, choice.code)
        events.update(str(event.__struct_config__.tag) for event in story)
    order = [*dict.fromkeys([*acted, *seats])]
    payoffs = tuple(game.payoff(sitting.position, seat) for seat in order)
    return Observed(payoffs, decisions, choices, dict(events))


def _observe_ready(contest: Contest, number: int) -> Observed:
    """In whatever process this is."""
    get_ready(contest.bots, contest.game)
    return observe(contest, number)


def estimate(values: Sequence[float]) -> Estimate:
    return Estimate(*interval(values))
