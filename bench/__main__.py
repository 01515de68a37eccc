"""`python -m bench`: matches and search beside OpenSpiel's C++, matrix games beside SciPy's.

All on one core.
"""

import sys
from collections.abc import Callable

from fracas.games import GAMES

from . import ours, peers
from .leduc import LEDUC
from .matrix import matrix_games
from .measure import race, show

ITERATIONS = 2000
CRAZY_EIGHTS = "OpenSpiel crazy_eights, 2 seats, C++, first deal given"
LEDUC_POKER = "OpenSpiel leduc_poker, C++, first deal given"
OSHI_ZUMO = "OpenSpiel oshi_zumo, simultaneous bids in turn, C++"
LEDUC_SEARCH = "OpenSpiel IS-MCTS on leduc_poker, C++"

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]


def main() -> None:
    if not peers.has_openspiel():
        print("open_spiel is not installed: no ratios (make bench installs it)", file=sys.stderr)
    random_matches()
    bidding_matches()
    leduc_matches()
    searches()
    matrix_games()


def with_peer(
    name: str, make: Callable[[], Callable[[int], float]]
) -> dict[str, Callable[[int], float]]:
    """The peer's run under its name, if it is installed."""
    return {name: make()} if peers.has_openspiel() else {}


def random_matches() -> None:
    runs = with_peer(CRAZY_EIGHTS, lambda: peers.random_matches("crazy_eights(players=2)"))
    for game, seats in TABLES:
        runs[f"{game.title} {seats} seats"] = ours.random_matches(game, seats)
    show("Random matches, player decisions", race(runs), CRAZY_EIGHTS)


def bidding_matches() -> None:
    """Secret bids that push along a line: both games do that."""
    zumo = "turn_based_simultaneous_game(game=oshi_zumo())"
    runs = with_peer(OSHI_ZUMO, lambda: peers.random_matches(zumo))
    runs["Shazamm! base variant"] = ours.random_matches(GAMES["shazamm"], 2)
    show("Random matches of bids, player decisions", race(runs), OSHI_ZUMO)


def leduc_matches() -> None:
    runs = with_peer(LEDUC_POKER, lambda: peers.random_matches("leduc_poker"))
    runs["Leduc on our kernel"] = ours.random_matches(LEDUC, 2)
    runs["Leduc on our kernel, first deal given"] = ours.matches_from(LEDUC, ours.dealt(LEDUC, 2))
    show("Random matches of Leduc poker, player decisions", race(runs), LEDUC_POKER)


def searches() -> None:
    runs = with_peer(LEDUC_SEARCH, lambda: peers.searches("leduc_poker", ITERATIONS))
    for game, seats in [(LEDUC, 2), *TABLES]:
        runs[f"{game.title} {seats} seats"] = ours.searches(game, seats, ITERATIONS)
    show("Information-set tree search, iterations", race(runs), LEDUC_SEARCH)


if __name__ == "__main__":
    main()
