"""`python -m bench`: matches and search beside OpenSpiel's C++, matrix games beside SciPy's.

All on one core.
"""

import sys

from fracas.games import GAMES

from . import ours, peers
from .leduc import LEDUC
from .matrix import matrix_games
from .measure import best_of, show

CRAZY_EIGHTS = "crazy_eights(players=2)"
ITERATIONS = 2000


def main() -> None:
    peer = peers.has_openspiel()
    if not peer:
        print("open_spiel is not installed: no ratios (make bench installs it)", file=sys.stderr)
    random_matches(peer)
    leduc_matches(peer)
    searches(peer)
    matrix_games()


def random_matches(peer: bool) -> None:
    theirs = best_of(peers.random_matches(CRAZY_EIGHTS)) if peer else None
    lines = [
        (f"{game.title} {seats} seats", best_of(ours.random_matches(game, seats)), "")
        for game in GAMES.values()
        for seats in game.seats
    ]
    if theirs:
        lines.append(("OpenSpiel crazy_eights, 2 seats", theirs, "C++, behind the first deal"))
    show("Random matches, player decisions", lines, theirs)


def leduc_matches(peer: bool) -> None:
    theirs = best_of(peers.random_matches("leduc_poker")) if peer else None
    behind = ours.matches_from(LEDUC, ours.dealt(LEDUC, 2))
    lines = [
        ("Leduc on our kernel", best_of(ours.random_matches(LEDUC, 2)), "deals too"),
        ("Leduc on our kernel", best_of(behind), "behind the first deal"),
    ]
    if theirs:
        lines.append(("OpenSpiel leduc_poker", theirs, "C++, behind the first deal"))
    show("Random matches of Leduc poker, player decisions", lines, theirs)


def searches(peer: bool) -> None:
    theirs = best_of(peers.searches("leduc_poker", ITERATIONS)) if peer else None
    lines = [("Leduc on our kernel", best_of(ours.searches(LEDUC, 2, ITERATIONS)), "")]
    if theirs:
        lines.append(("OpenSpiel IS-MCTS on leduc_poker", theirs, "C++"))
    lines += [
        (f"{game.title} {seats} seats", best_of(ours.searches(game, seats, ITERATIONS)), "")
        for game in GAMES.values()
        for seats in game.seats
    ]
    show("Information-set tree search, iterations", lines, theirs)


if __name__ == "__main__":
    main()
