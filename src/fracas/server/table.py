"""One live table, without I/O: what may be done, what then is true, and what each viewer sees.

A table is the sum of its journal. `commands.decide` answers a command with the entries that would
carry it out, or refuses; `Table.apply` carries an entry out, and never refuses. Whoever owns the
table writes the entries down between the two. `sight` says what each viewer is told.
"""

from typing import Any, TypeAlias

import msgspec

from fracas.games import (
    CHANCE,
    GAMES,
    NO_CLOCK,
    TABLE_PACE,
    WATCHER,
    Bits,
    Event,
    concealed,
)
from fracas.kernel import has, members
from fracas.match import Course, Fairness, Match, Setup, commitment, read_options, write_match

from . import messages
from .journal import (
    Acted,
    AnyEntry,
    BotSeated,
    Created,
    NextTable,
    SeatLeft,
    SeatTaken,
    Started,
    WordSaid,
)

Viewer: TypeAlias = int | None  # a seat, or None for a watcher
REMEMBERED = 16  # accepted actions of each seat that are known again when they are resent


class RefusedError(Exception):
    """A command that cannot be carried out; `key` and `facts` are a sentence."""

    def __init__(self, key: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts


class Chair(msgspec.Struct):
    """One seat and who sits on it."""

    name: str | None = None
    player: str | None = None
    bot: str | None = None
    word: str = ""
    questions: int = 0  # how often it was asked so far
    actions: tuple[str, ...] = ()  # ids of the last accepted ones: a resend of them is a no-op


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may take for what everybody knows it to be asked."""

    since_ms: int  # on the owner's monotonic clock
    limit_ms: int | None

    @property
    def deadline_ms(self) -> int | None:
        return None if self.limit_ms is None else self.since_ms + self.limit_ms


class Open(msgspec.Struct, frozen=True):
    """What a seat may decide: an answer that it owes, or to take one back.

    The id counts the seat's own questions, so that it tells nothing about those of others.
    """

    id: int
    seat: int
    must: bool
    clock: Clock


class Beat(msgspec.Struct, frozen=True):
    """What happened in one entry, told to nobody in particular yet."""

    events: tuple[Event, ...]


class Table:
    """The state of one table. `id` is its address; all else comes from entries."""

    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.created = created
        self.game = GAMES[created.game]
        self.key = bytes.fromhex(created.key)
        self.chairs = [Chair() for _ in range(created.seats)]
        self.entries = 1
        self.course: Course | None = None
        self.beats: list[Beat] = []
        self.open: dict[int, Open] = {}
        self.clocks: dict[int, Clock] = {}
        self.public: Any = None  # the position as a watcher knows it
        self.next_table: str | None = None

    # ---- questions -----------------------------------------------------------------

    @property
    def phase(self) -> messages.Phase:
        if self.course is None:
            return "gathering"
        return "playing" if self.course.actors() else "over"

    def seat_of(self, player: str) -> Viewer:
        """The seat of a person, or None: a watcher."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    @property
    def host(self) -> Viewer:
        """The first seat with a person."""
        people = (seat for seat, chair in enumerate(self.chairs) if chair.player)
        return next(people, None)

    def owed(self) -> list[Open]:
        """The decisions that somebody must make."""
        return [open for open in self.open.values() if open.must]

    def next_deadline_ms(self) -> int | None:
        """When the clock has to answer for somebody, if ever."""
        deadlines = (open.clock.deadline_ms for open in self.owed())
        return min((each for each in deadlines if each is not None), default=None)

    def overdue(self, now_ms: int) -> list[Open]:
        """The decisions whose time is up."""
        deadlines = [(open.clock.deadline_ms, open) for open in self.owed()]
        return [open for deadline, open in deadlines if deadline is not None and deadline <= now_ms]

    def asked(self, viewer: Viewer) -> Bits:
        """Who must act, as far as this viewer knows."""
        if self.course is None or not self.course.actors():
            return 0
        seat = WATCHER if viewer is None else viewer
        return self.game.asked(concealed(self.game, self.course.position, seat))

    def match(self) -> Match:
        """The match so far; with the key only when it is over."""
        assert self.course is not None
        key = self.key if self.phase == "over" else None
        fairness = Fairness(commitment=commitment(self.key), words=self.words(), key=key)
        return Match(setup=self.course.setup, moves=tuple(self.course.moves), fairness=fairness)

    def file(self) -> str:
        """The match file; only a finished match has one, since it holds every card."""
        if self.phase != "over":
            raise RefusedError("table.file_after_the_end")
        return write_match(self.match())

    def words(self) -> tuple[str, ...]:
        return tuple(chair.word for chair in self.chairs)

    # ---- changes -------------------------------------------------------------------

    def apply(self, entry: AnyEntry, now_ms: int) -> Beat | None:
        """Carry out an entry; the beat it made in the match, if any."""
        self.entries += 1
        match entry:
            case Started():
                return self._start(now_ms)
            case Acted():
                return self._act(entry, now_ms)
            case NextTable(table=table):
                self.next_table = table
            case _:
                self._seat(entry)
        return None

    def _seat(self, entry: AnyEntry) -> None:
        match entry:
            case SeatTaken(seat=seat, player=player, name=name):
                self.chairs[seat] = Chair(player=player, name=name)
            case BotSeated(seat=seat, bot=bot):
                self.chairs[seat] = Chair(bot=bot)
            case SeatLeft(seat=seat):
                self.chairs[seat] = Chair()
            case WordSaid(seat=seat, word=word):
                self.chairs[seat].word = word
            case _:
                raise AssertionError(f"{entry} seats nobody")

    def _start(self, now_ms: int) -> Beat:
        names = tuple(chair.name or f"{chair.bot} (bot)" for chair in self.chairs)
        options = read_options(self.game, self.created.options)
        setup = Setup(
            game=self.game.name, version=self.created.version, options=options, names=names
        )
        self.course = Course(setup)
        return self._beat([], now_ms)

    def _act(self, entry: Acted, now_ms: int) -> Beat:
        assert self.course is not None
        del self.open[entry.seat]
        chair = self.chairs[entry.seat]
        if entry.id:
            chair.actions = (*chair.actions, entry.id)[-REMEMBERED:]
        events = [event for code in entry.codes for event in self.course.move(entry.seat, code)]
        return self._beat(events, now_ms, entry.seat)

    def _beat(self, events: list[Event], now_ms: int, mover: int | None = None) -> Beat:
        """Let chance play what is due, and ask whoever may act now."""
        assert self.course is not None
        while self.course.is_chance_due():
            code = self.course.draw(self.key, self.words())
            events += self.course.move(CHANCE, code)
        before, self.public = self.public, concealed(self.game, self.course.position, WATCHER)
        if mover is not None and before != self.public:
            self.clocks.pop(mover, None)  # what nobody sees buys no time
        self._ask(now_ms)
        beat = Beat(tuple(events))
        self.beats.append(beat)
        return beat

    def _ask(self, now_ms: int) -> None:
        """Open a decision for each seat that must or may act and has none yet."""
        assert self.course is not None
        position, actors = self.course.position, self.course.actors()
        clock = Clock(now_ms, self._limit_ms())
        asked = members(self.asked(None) | actors)
        self.clocks = {seat: self.clocks.get(seat, clock) for seat in asked}
        for seat, chair in enumerate(self.chairs):
            must = has(actors, seat)
            open = self.open.get(seat)
            if not must and not self.game.moves(position, seat):
                self.open.pop(seat, None)
            elif open is None or open.must != must:
                chair.questions += 1
                timed = self.clocks[seat] if must else Clock(now_ms, None)
                self.open[seat] = Open(chair.questions, seat, must, timed)

    def _limit_ms(self) -> int | None:
        """How long the decisions that open now may take."""
        assert self.course is not None
        limit_ms = self.game.time_ms(self.course.position)
        if limit_ms == NO_CLOCK:
            return None
        if limit_ms != TABLE_PACE:
            return limit_ms
        return None if self.created.seconds is None else self.created.seconds * 1000

    def start_clocks_anew(self, now_ms: int) -> None:
        """Give everybody their whole time again: nobody could act while the table was away."""
        replace = msgspec.structs.replace
        self.clocks = {seat: replace(clock, since_ms=now_ms) for seat, clock in self.clocks.items()}
        self.open = {
            seat: replace(open, clock=replace(open.clock, since_ms=now_ms))
            for seat, open in self.open.items()
        }


def restored(id: str, entries: list[AnyEntry], now_ms: int) -> Table:
    """The table that a journal describes. Clocks of open decisions start anew."""
    created, *rest = entries
    assert isinstance(created, Created)
    table = Table(id, created)
    for entry in rest:
        table.apply(entry, now_ms)
    table.start_clocks_anew(now_ms)
    return table
