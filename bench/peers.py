"""What OpenSpiel does in a second, in loops that stay inside its C++.

The wheel has no random simulation to call by itself. But a tree search of a single iteration
hands the root to its rollout evaluator, which plays as many random matches as it is told, all
in C++. They start behind the first deal, so that dealing costs it nothing.
"""

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

ROLLOUTS = 1000
MATCHES_COUNTED = 2000  # by a loop in Python, for the mean number of decisions in a match
UCT = 2.0
MEGABYTES = 100


def has_openspiel() -> bool:
    return find_spec("pyspiel") is not None


def load(name: str) -> Any:
    import pyspiel  # pyright: ignore[reportMissingImports]  # only benchmarks have it

    return pyspiel, pyspiel.load_game(name)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def random_matches(name: str) -> Callable[[int], float]:
    """Random matches after the first deal; counts player decisions."""
    spiel, game = load(name)
    start = dealt(game)
    length = mean_decisions(start)

    def run(times: int) -> float:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS * times, 7)
        bot = spiel.MCTSBot(game, evaluator, UCT, 1, MEGABYTES, False, 7, False)
        bot.mcts_search(start)
        return ROLLOUTS * times * length

    return run


def searches(name: str, iterations: int) -> Callable[[int], float]:
    """Information-set searches of one first decision; counts iterations."""
    spiel, game = load(name)
    start = dealt(game)
    bot = spiel.ISMCTSBot(7, spiel.RandomRolloutEvaluator(1, 7), UCT, iterations)

    def run(times: int) -> float:
        for _ in range(times):
            bot.step(start)
        return times * iterations

    return run


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_decisions(start: Any) -> float:
    chance = random.Random(7)
    decisions = 0
    for _ in range(MATCHES_COUNTED):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(codes, shares)[0])
            else:
                decisions += 1
                state.apply_action(chance.choice(state.legal_actions()))
    return decisions / MATCHES_COUNTED
