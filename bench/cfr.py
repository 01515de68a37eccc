"""Counterfactual regret minimisation on any two-seat game of the contract, for calibration.

The variant CFR+ (Tammelin, 2014). What a seat knows is its concealed position, so a right game
value proves rules, chance and concealment together.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from fracas.games import CHANCE, AnyGame, concealed
from fracas.kernel import lowest, members


@dataclass
class Knowledge:
    """The decision of one seat that knows one thing."""

    codes: int
    regrets: list[float] = field(init=False)
    shares: list[float] = field(init=False)  # of its strategy now
    totals: list[float] = field(init=False)  # of all its strategies, weighted

    def __post_init__(self) -> None:
        self.regrets, self.totals = [0.0] * self.codes, [0.0] * self.codes
        self.shares = [1 / self.codes] * self.codes


@dataclass
class Fork:
    """A place in the tree: chance when nobody knows anything about it."""

    seat: int
    knowledge: Knowledge | None
    branches: list["Tree"]


Tree: TypeAlias = "Fork | float"  # a number is the payoff of seat 0


def game_value(game: AnyGame, iterations: int) -> float:
    """What seat 0 gets on average when both play the average strategies."""
    found: dict[str, Knowledge] = {}
    tree = grow(game, game.new(game.options(), 2), found)
    for iteration in range(1, iterations + 1):
        for seat in range(2):
            learn(tree, seat, 1.0, 1.0, iteration)
            for knowledge in found.values():
                knowledge.regrets = [max(0.0, regret) for regret in knowledge.regrets]
                knowledge.shares = normal(knowledge.regrets)
    return value(tree)


def grow(game: AnyGame, position: Any, found: dict[str, Knowledge]) -> Tree:
    """The whole tree from here; equal knowledge is one object."""
    actors = game.actors(position)
    if actors == 0:
        return float(game.payoff(position, 0))
    seat = lowest(actors)
    codes = members(game.moves(position, seat))
    knowledge = None
    if seat != CHANCE:
        key = f"{seat} {concealed(game, position, seat)}"
        knowledge = found.setdefault(key, Knowledge(len(codes)))
    branches: list[Tree] = []
    for code in codes:
        after = position.copy()
        game.play(after, seat, code)
        branches.append(grow(game, after, found))
    return Fork(seat, knowledge, branches)


def learn(tree: Tree, learner: int, mine: float, others: float, weight: int) -> float:
    """The value to the learner; `mine` and `others` are what it and all others do to get here."""
    if not isinstance(tree, Fork):
        return tree if learner == 0 else -tree
    knowledge = tree.knowledge
    if knowledge is None:
        share = 1 / len(tree.branches)
        return sum(
            share * learn(branch, learner, mine, others * share, weight) for branch in tree.branches
        )
    shares = knowledge.shares
    if tree.seat != learner:
        return sum(
            share * learn(branch, learner, mine, others * share, weight)
            for share, branch in zip(shares, tree.branches, strict=True)
            if share
        )
    values = [
        learn(branch, learner, mine * share, others, weight)
        for share, branch in zip(shares, tree.branches, strict=True)
    ]
    mean = sum(share * worth for share, worth in zip(shares, values, strict=True))
    for code, worth in enumerate(values):
        knowledge.regrets[code] += others * (worth - mean)
        knowledge.totals[code] += weight * mine * shares[code]
    return mean


def value(tree: Tree) -> float:
    """The value to seat 0 when both play their average strategies."""
    if not isinstance(tree, Fork):
        return tree
    knowledge, number = tree.knowledge, len(tree.branches)
    shares = normal(knowledge.totals) if knowledge else [1 / number] * number
    return sum(s * value(branch) for s, branch in zip(shares, tree.branches, strict=True))


def normal(weights: list[float]) -> list[float]:
    """Shares in proportion to the weights, none of them negative; equal ones when all are 0."""
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]
