"""Programs that play: what a bot is, who there is, and how they compare."""

from .bot import Bot, Budget, BudgetError, read_budget
from .known import Known, know
from .roster import BOTS, UnknownBotError, make_bot
from .searcher import Progress, is_ready, prepare, warm_up

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "BudgetError",
    "Known",
    "Progress",
    "UnknownBotError",
    "is_ready",
    "know",
    "make_bot",
    "prepare",
    "read_budget",
    "warm_up",
]
