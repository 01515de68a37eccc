"""Every bot by its name."""

from collections.abc import Callable, Iterable

from fracas.games import AnyGame

from .bot import Bot
from .greedy import GreedyBot, RandomBot
from .searcher import SearchBot, is_ready, prepare

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
    SearchBot.name: SearchBot,
}


class UnknownBotError(ValueError):
    """A bot's name that nobody answers to."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name, ready to play this game."""
    if name not in BOTS:
        raise UnknownBotError(name)
    return BOTS[name](game)


def get_ready(names: Iterable[str], game: AnyGame) -> None:
    """Compile what these bots need, so that none of them plays by its stopgap."""
    if SearchBot.name in names and not is_ready(game):
        prepare(game)
