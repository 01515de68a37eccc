"""Bots think in threads of their own, and know only what their seat knows."""

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from fracas.bots import Bot, Budget, is_ready, make_bot, warm_up
from fracas.games import GAMES, AnyGame, Bits, Code, Seat
from fracas.kernel import Record, has
from fracas.kernel.dice import a_dice

NEEDS_WARMTH = "search"

log = logging.getLogger(__name__)


class Thinkers:
    """The threads that bots think in."""

    def __init__(self, budget_ms: int, warm: bool) -> None:
        self.budget = Budget(milliseconds=budget_ms)
        self.warm = warm
        self.threads = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bot")

    async def choose(
        self, bot: str, game: AnyGame, concealed: Record, seat: Seat, moves: Bits
    ) -> Code | None:
        """The bot's move, or None if it failed and the default has to serve."""
        loop = asyncio.get_running_loop()
        dice = a_dice(secrets.randbits(60))
        thinker = _bot(bot, game.name)
        try:
            code = await loop.run_in_executor(
                self.threads, thinker.choose, concealed, seat, moves, self.budget, dice
            )
        except Exception:  # whatever a bot does, the table goes on
            log.exception("bot=%s game=%s failed", bot, game.name)
            return None
        return code if has(moves, code) else None

    def is_warming_up(self, bot: str | None, game: AnyGame) -> bool:
        """Whether this bot does not play its best yet."""
        return self.warm and bot == NEEDS_WARMTH and not is_ready(game)

    def get_ready(self, bot: str | None, game: AnyGame, told: Callable[[], None]) -> None:
        """Compile what the bot needs, beside everything else; `told` is called at the end."""
        if self.is_warming_up(bot, game):
            loop = asyncio.get_running_loop()
            watch = threading.Thread(target=_wait, args=(game, loop, told), daemon=True)
            watch.start()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


@cache
def _bot(name: str, game: str) -> Bot:
    """One bot serves all tables of a game: it keeps nothing between two choices."""
    return make_bot(name, GAMES[game])


def _wait(game: AnyGame, loop: asyncio.AbstractEventLoop, told: Callable[[], None]) -> None:
    warm_up(game).join()
    try:
        loop.call_soon_threadsafe(told)
    except RuntimeError:
        log.info("game=%s was compiled after the server had ended", game.name)
