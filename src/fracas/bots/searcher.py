"""The bot that searches, and its compilation while the live table goes on."""

import threading
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from time import perf_counter
from typing import Any

import msgspec

from fracas.games import CHANCE, AnyGame, Bits, Code, Seat
from fracas.kernel import Dice, Record, compiled, count, has, lowest, members, roll

from .bot import Budget
from .greedy import GreedyBot
from .known import what_is_known
from .search import ROOT, build_search, make_desk

FIRST_CHUNK = 32  # iterations before the clock is first looked at
CHUNK_S = 0.004  # between two looks at the clock, about
RARE = 10  # a move tried so many times less than the best was only explored: no part of a mixture


class Searcher:
    """One search at a time: one searcher for each game and thread."""

    def __init__(self, game: AnyGame, position: type[Record]) -> None:
        known = what_is_known(game)
        self.think = compiled(build_search(game, known.place))
        self.desk = make_desk(game, position, known.values)

    def begin(self, position: Record, seat: Seat, dice: Dice) -> None:
        """Forget the last search and prepare the next one."""
        position.store(self.desk.positions[ROOT])
        dice.store(self.desk.dice)
        search = self.desk.search
        search["seat"] = seat
        search["number"] += 1
        search["nodes"] = 0

    def run(self, iterations: int) -> None:
        self.think(self.desk, iterations)

    def run_for(self, milliseconds: int) -> None:
        """Search in chunks, so that the clock is looked at every few milliseconds."""
        start = now = perf_counter()
        end, done, chunk = start + milliseconds / 1000, 0, FIRST_CHUNK
        while now < end:
            self.run(chunk)
            done, now = done + chunk, perf_counter()
            chunk = max(1, int(done / (now - start) * min(CHUNK_S, max(end - now, 0))))

    def tried(self) -> list[int]:
        """How often each code was tried at the root."""
        return self.desk.nodes[self.desk.search["root"]]["tried"].tolist()


class SearchBot:
    """Searches worlds consistent with what it knows; greedy until its search is compiled.

    It answers with the move that it tried most; when others choose at the same time, with any that
    it tried often, so that nobody can foresee its choice.
    """

    name = "search"

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.stopgap = GreedyBot(game)
        self.threads = threading.local()

    def choose(self, position: Record, seat: Seat, moves: Bits, budget: Budget, dice: Dice) -> Code:
        if count(moves) == 1:
            return lowest(moves)
        if not is_ready(self.game):
            return self.stopgap.choose(position, seat, moves, budget, dice)
        searcher = self.searcher(type(position))
        searcher.begin(position, seat, dice)
        if budget.iterations is not None:
            searcher.run(budget.iterations)
        elif budget.milliseconds is not None:
            searcher.run_for(budget.milliseconds)
        dice.state = int(searcher.desk.dice["state"])
        visits = searcher.tried()
        tried = {code: visits[code] for code in members(moves)}
        if is_simultaneous(self.game, position):
            return drawn(tried, dice)
        return max(tried, key=lambda code: tried[code])

    def searcher(self, position: type[Record]) -> Searcher:
        """This thread's own, made when it first thinks."""
        searcher: Searcher | None = getattr(self.threads, "searcher", None)
        if searcher is None:
            searcher = self.threads.searcher = Searcher(self.game, position)
        return searcher


def is_simultaneous(game: AnyGame, position: Record) -> bool:
    """Whether several choose at once, as far as somebody knows to whom `position` is concealed.

    Choices that are already made in secret are not made in such a position.
    """
    world = position.copy()
    while has(game.actors(world), CHANCE):
        game.play(world, CHANCE, lowest(game.moves(world, CHANCE)))
    return count(game.actors(world)) > 1


def drawn(tried: dict[Code, int], dice: Dice) -> Code:
    """One of the codes, each as likely as it was often tried; none that was tried rarely."""
    most = max(tried.values())
    often = {code: times for code, times in tried.items() if times * RARE >= most}
    ends = list(accumulate(often.values()))
    return list(often)[bisect_right(ends, roll(dice, ends[-1]))]


class Progress(msgspec.Struct, frozen=True):
    """How far the compilation of one game is."""

    game: str
    part: str  # what is being compiled now; "" at the end
    done: int
    parts: int


Told = Callable[[Progress], None]

_ready: set[AnyGame] = set()
_threads: dict[AnyGame, threading.Thread] = {}
_lock = threading.Lock()


def is_ready(game: AnyGame) -> bool:
    """Whether the game's search is compiled in this process."""
    return game in _ready


def prepare(game: AnyGame, told: Told | None = None) -> None:
    """Compile the game's search, or load it from the disk cache, and tell how far that is."""
    parts = _parts(game)
    for done, (part, compile_it) in enumerate(parts.items()):
        if told:
            told(Progress(game.name, part, done, len(parts)))
        compile_it()
    _ready.add(game)
    if told:
        told(Progress(game.name, "", len(parts), len(parts)))


def warm_up(game: AnyGame, told: Told | None = None) -> threading.Thread:
    """`prepare` in a thread of its own, once for each game; `join` it to wait for the end."""
    with _lock:
        thread = _threads.get(game)
        if thread is None:
            name = f"compiling {game.name}"
            thread = threading.Thread(target=prepare, args=(game, told), name=name, daemon=True)
            _threads[game] = thread
            thread.start()
    return thread


def _parts(game: AnyGame) -> dict[str, Callable[[], Any]]:
    """What to compile, each by calling it once on a fresh position."""
    position: Record = game.new(game.options(), game.seats.start)
    table = type(position).table(1)
    position.store(table[0])
    row, seat = table[0], lowest(game.actors(position))
    code = lowest(game.moves(position, seat))
    searcher = Searcher(game, type(position))
    return {
        "actors": lambda: compiled(game.actors)(row),
        "moves": lambda: compiled(game.moves)(row, seat),
        "play": lambda: compiled(game.play)(row, seat, code),
        "conceal": lambda: compiled(game.conceal)(row, 0),
        "sensible": lambda: compiled(game.sensible)(row, 0, 1),
        "payoff": lambda: compiled(game.payoff)(row, 0),
        "search": lambda: searcher.run(0),
    }
