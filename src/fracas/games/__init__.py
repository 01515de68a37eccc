"""The games, each behind the one contract. A line in `GAMES` is all that a new game needs."""

from .contract import (
    CHANCE,
    MOST_SEATS,
    NOBODY,
    WATCHER,
    AmbiguousMoveError,
    AnyGame,
    Bits,
    Choice,
    Code,
    Event,
    Game,
    IllegalMoveError,
    MalformedMoveError,
    MoveError,
    Options,
    OptionsError,
    Outcome,
    Seat,
    View,
    concealed,
    make_move,
    seen,
)
from .slambo import SLAMBO

GAMES: dict[str, AnyGame] = {
    SLAMBO.name: SLAMBO,
}

__all__ = [
    "CHANCE",
    "GAMES",
    "MOST_SEATS",
    "NOBODY",
    "WATCHER",
    "AmbiguousMoveError",
    "AnyGame",
    "Bits",
    "Choice",
    "Code",
    "Event",
    "Game",
    "IllegalMoveError",
    "MalformedMoveError",
    "MoveError",
    "Options",
    "OptionsError",
    "Outcome",
    "Seat",
    "View",
    "concealed",
    "make_move",
    "seen",
]
