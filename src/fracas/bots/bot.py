"""What a bot is: somebody who sees what its seat sees, and answers with a move."""

import re
from typing import Protocol

import msgspec

from fracas.games import Bits, Code, Seat
from fracas.kernel import Dice, Record


class BudgetError(ValueError):
    """A budget that is neither a time nor a number of iterations."""


class Budget(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long a bot may think: so many milliseconds, or so many iterations; exactly one."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [n for n in (self.milliseconds, self.iterations) if n is not None]
        if len(given) != 1 or given[0] < 1:
            raise BudgetError(
                "a budget is a positive number of milliseconds or of iterations, one of the two"
            )

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.milliseconds is None else f"{self.milliseconds}ms"


def read_budget(text: str) -> Budget:
    """`50ms` or `2000it`, as `str(budget)` writes them."""
    match = re.fullmatch(r"([1-9]\d*)\s*(ms|it)", text.strip())
    if match is None:
        raise BudgetError(f"{text!r} is no budget; write 50ms for a time, 2000it for iterations")
    number = int(match[1])
    return Budget(milliseconds=number) if match[2] == "ms" else Budget(iterations=number)


class Bot(Protocol):
    """A program that plays. It keeps nothing from one choice to the next."""

    @property
    def name(self) -> str: ...

    def choose(self, position: Record, seat: Seat, moves: Bits, budget: Budget, dice: Dice) -> Code:
        """One of `moves`, the legal codes of `seat`, to whom `position` is concealed.

        The position is not changed, the dice are. Equal positions, moves and dice give equal
        answers when the budget counts iterations.
        """
        ...
