"""What the suite has to know about a game, beyond the contract."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fracas.games import Event
from fracas.kernel import Dice


def nothing_is_hidden(_truth: Any, _world: Any, _seat: int, _dice: Dice) -> None:
    """Of a game in which nobody makes a choice that stays hidden for a while."""


@dataclass(frozen=True)
class Kit:
    """One game, to the suite."""

    house_rules: dict[str, dict[str, Any]]  # sets of options, by name
    amiss: Callable[[Any], list[str]]  # what got lost or doubled in a position
    taken_back: Callable[[Any, int], int]  # how many chance moves `conceal` undoes for a seat
    reveals: tuple[type[Event], ...]  # events that bring to light what nobody knew
    few_worlds: Callable[[], tuple[Any, int]]  # a position whose seat can think of few worlds
    # Makes in a world, given the truth, the choices of others that a seat knows to be made.
    choose_again: Callable[[Any, Any, int, Dice], None] = nothing_is_hidden
