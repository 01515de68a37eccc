"""Positions whose worth is known exactly, for searches to stop at.

A front door that has such values calls `know` before the search is compiled. Whoever has none
calls nothing, and searches play on to the end.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.games import NOBODY, AnyGame
from fracas.kernel import Record, floats, rule


class Known(NamedTuple):
    """A table of values, and who stands where in it. Only for games of two seats."""

    place: Callable[[Any], int]  # (rule) a position's place in the table, or NOBODY
    values: Any  # what each place is worth to seat 0, as a float64 share of the stakes


@rule
def nowhere(position: Record) -> int:
    return NOBODY


NOTHING = Known(nowhere, floats(1))

_known: dict[AnyGame, Known] = {}


def know(game: AnyGame, known: Known) -> None:
    """Let every search of this game that is made from now on use these values."""
    _known[game] = known


def what_is_known(game: AnyGame) -> Known:
    return _known.get(game, NOTHING)
