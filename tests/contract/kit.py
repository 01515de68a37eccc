"""What the suite has to know about a game, beyond the contract."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fracas.games import Event


@dataclass(frozen=True)
class Kit:
    """One game, to the suite."""

    house_rules: dict[str, dict[str, Any]]  # sets of options, by name
    amiss: Callable[[Any], list[str]]  # what got lost or doubled in a position
    taken_back: Callable[[Any, int], int]  # how many chance moves `conceal` undoes for a seat
    reveals: tuple[type[Event], ...]  # events that bring to light what nobody knew
    few_worlds: Callable[[], tuple[Any, int]]  # a position whose seat can think of few worlds
