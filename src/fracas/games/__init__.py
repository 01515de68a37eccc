"""The games, each behind the one contract. A line in `GAMES` is all that a new game needs."""

from .bambam import BAMBAM
from .contract import (
    CHANCE,
    MOST_SEATS,
    NO_CLOCK,
    NOBODY,
    TABLE_PACE,
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
    table_pace,
    told,
)
from .shazamm import SHAZAMM
from .slambo import SLAMBO

GAMES: dict[str, AnyGame] = {
    SLAMBO.name: SLAMBO,
    SHAZAMM.name: SHAZAMM,
    BAMBAM.name: BAMBAM,
}

__all__ = [
    "CHANCE",
    "GAMES",
    "MOST_SEATS",
    "NOBODY",
    "NO_CLOCK",
    "TABLE_PACE",
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
    "table_pace",
    "told",
]
