"""The shell around one live table: one task owns it; sockets, bots and the clock ask that task.

The order of work is always: decide, write to the journal, apply, acknowledge, tell.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from fracas.games import Code, concealed
from fracas.match import new_key

from . import commands, messages
from .audience import Audience
from .connection import Connection
from .journal import Acted, AnyEntry, Created, Started
from .settings import Settings
from .store import Change, NotSavedError, StaleError, Store
from .summary import new_summary, summary_after
from .table import Open, RefusedError, Table
from .thinkers import Thinkers

INBOX = 256
log = logging.getLogger(__name__)


Message: TypeAlias = messages.Hello | messages.Rematch | commands.Command


class Said(msgspec.Struct, frozen=True):
    """A page said something."""

    connection: Connection
    message: Message


class Thought(msgspec.Struct, frozen=True):
    """A bot has answered."""

    open: Open
    code: Code | None


class Stirred(msgspec.Struct, frozen=True):
    """Somebody came or went, or a bot is ready: look again."""


Request: TypeAlias = Said | Thought | Stirred


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What all rooms of a server share."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    clock: Callable[[], int]  # milliseconds, monotonic
    wake: Callable[[str], None]  # open the room of this table soon
    closed: Callable[["Room"], None]  # a room has ended


def _is_of_presence(request: Request | None) -> bool:
    """Whether this is about who is there: of many that come and go at once, all are told once."""
    match request:
        case Stirred() | Said(message=messages.Hello()):
            return True
        case _:
            return False


def new_id() -> str:
    """The address of a table, which nobody can guess."""
    return secrets.token_urlsafe(9)


class Room:
    """One table while it is in memory."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.house = house
        self.inbox: asyncio.Queue[Request] = asyncio.Queue(INBOX)
        self.audience = Audience(table)
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by decision
        self.is_open = True
        self.errands: set[asyncio.Task[None]] = set()
        self.stirred_ms = house.clock()
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # ---- what others may ask at any moment -----------------------------------------

    def say(self, said: Said) -> None:
        """Hand a message to the table; a table that cannot keep up refuses it."""
        try:
            self.inbox.put_nowait(said)
        except asyncio.QueueFull:
            said.connection.send(refusal(RefusedError("server.busy"), said.message))

    def leave(self, connection: Connection) -> None:
        """A socket is of no more use; who sat behind it keeps the seat."""
        self.audience.connections.discard(connection)
        self.stir()

    def stir(self) -> None:
        if not self.inbox.full():
            self.inbox.put_nowait(Stirred())

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    # ---- the owner -----------------------------------------------------------------

    async def _run(self) -> None:
        try:
            for chair in self.table.chairs:
                self.house.thinkers.get_ready(chair.bot, self.table.game, self.stir)
            await self._live()
        except StaleError:
            log.warning("table=%s has another owner; it is loaded anew", self.table.id)
        except Exception:
            log.exception("table=%s failed; it is loaded anew", self.table.id)
        finally:
            self.is_open = False
            self.house.closed(self)
            for task in self.thinking.values():
                task.cancel()
            self.audience.send_away()

    async def _live(self) -> None:
        while not self._may_sleep():
            self._ask_bots()
            request = await self._next_request()
            if request is not None:
                self.stirred_ms = self.house.clock()
                await self._handle(request)
            await self._play_overdue()
            if not (_is_of_presence(request) and self.inbox.qsize()):
                self._tell_people()
            await asyncio.sleep(0)  # what waits for a page leaves before more is put there

    def _tell_people(self) -> None:
        thinkers, game = self.house.thinkers, self.table.game
        warming_up = frozenset(
            seat
            for seat, chair in enumerate(self.table.chairs)
            if thinkers.is_warming_up(chair.bot, game)
        )
        self.audience.tell_people(warming_up)

    def _may_sleep(self) -> bool:
        if self.audience.connections or self.thinking or not self.inbox.empty():
            return False
        if self.table.next_deadline_ms() is not None:
            return False
        return self.house.clock() - self.stirred_ms >= self.house.settings.asleep_after_s * 1000

    async def _next_request(self) -> Request | None:
        """What somebody asks, or None when a deadline has come or it is time to look around."""
        deadline = self.table.next_deadline_ms()
        patience = self.house.settings.asleep_after_s
        if deadline is not None:
            patience = max(0, deadline - self.house.clock()) / 1000
        try:
            async with asyncio.timeout(patience):
                return await self.inbox.get()
        except TimeoutError:
            return None

    async def _handle(self, request: Request) -> None:
        match request:
            case Said(connection=connection, message=message):
                await self._hear(connection, message)
            case Thought():
                await self._play_thought(request)
            case Stirred():
                pass

    async def _hear(self, connection: Connection, message: Message) -> None:
        try:
            match message:
                case messages.Hello(since=since):
                    self.audience.welcome(connection, since, self.house.clock())
                case messages.Rematch():
                    await self._rematch(connection.player)
                case _:
                    await self._carry_out(connection, message)
        except RefusedError as error:
            connection.send(refusal(error, message))
        except NotSavedError as error:
            log.error("table=%s was not saved: %s", self.table.id, error)
            connection.send(refusal(RefusedError("server.not_saved"), message))

    async def _carry_out(self, connection: Connection, command: commands.Command) -> None:
        entries = commands.decide(self.table, connection.player, command)
        accepted = None
        if isinstance(command, messages.Act):
            accepted = messages.Accepted(id=command.id)
        await self._commit(entries, connection, accepted)

    async def _commit(
        self,
        entries: list[AnyEntry],
        connection: Connection | None = None,
        accepted: messages.Accepted | None = None,
    ) -> None:
        """Write the entries, apply them, acknowledge them, and tell everybody."""
        if entries:
            await self._write(entries)
        now = self.house.clock()
        beats = [self.table.apply(entry, now) for entry in entries]
        if connection is not None and accepted is not None:
            connection.send(accepted)
        for beat in beats:
            if beat is not None:
                self.audience.follow(beat, now)
        if entries:
            self._after(entries)

    async def _write(self, entries: list[AnyEntry]) -> None:
        before = summary_after(self.table, [])
        after = summary_after(self.table, entries)
        change = Change(
            table=self.table.id,
            ply=self.table.entries,
            entries=tuple(entries),
            summary=after if after != before else None,
        )
        await self.house.store.write(change)

    def _after(self, entries: list[AnyEntry]) -> None:
        """What follows from a change besides telling it."""
        for entry in entries:
            seat = getattr(entry, "seat", "-")
            kind = entry.__struct_config__.tag
            log.info(
                "table=%s seat=%s entry=%s phase=%s", self.table.id, seat, kind, self.table.phase
            )
        for chair in self.table.chairs:
            self.house.thinkers.get_ready(chair.bot, self.table.game, self.stir)
        still_open = {open.id for open in self.table.open.values()}
        for decision in self.thinking.keys() - still_open:
            self.thinking.pop(decision).cancel()
        if self.table.phase == "over" and any(isinstance(entry, Acted) for entry in entries):
            self._note_the_end()

    def _note_the_end(self) -> None:
        """Let the lobby know; nobody waits for this, and a restart may do without it."""
        summary = summary_after(self.table, [])
        change = Change(table=self.table.id, ply=self.table.entries, entries=(), summary=summary)
        self._errand(self.house.store.write(change))

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table=%s: %s", self.table.id, task.exception())

    # ---- the clock and the bots ----------------------------------------------------

    async def _play_overdue(self) -> None:
        """Play the default of every seat whose time is up."""
        for open in self.table.overdue(self.house.clock()):
            await self._commit_by_itself(commands.time_out(self.table, open))

    async def _commit_by_itself(self, entries: list[AnyEntry]) -> None:
        """What the table does without being asked; a failed write is tried again a little later."""
        try:
            await self._commit(entries)
        except NotSavedError as error:
            log.error("table=%s was not saved: %s", self.table.id, error)
            await asyncio.sleep(self.house.settings.retry_s)

    def _ask_bots(self) -> None:
        for open in self.table.owed():
            if self.table.chairs[open.seat].bot is not None and open.id not in self.thinking:
                self.thinking[open.id] = asyncio.create_task(self._think(open))

    async def _think(self, open: Open) -> None:
        """Have a bot answer a decision, not sooner than people can follow."""
        table, house = self.table, self.house
        bot = table.chairs[open.seat].bot
        assert bot is not None
        assert table.course is not None
        position = concealed(table.game, table.course.position, open.seat)
        moves = table.game.moves(table.course.position, open.seat)
        code = await house.thinkers.choose(bot, table.game, position, open.seat, moves)
        pause_ms = open.clock.since_ms + house.settings.bot_pause_ms - house.clock()
        await asyncio.sleep(max(0, pause_ms) / 1000)
        await self.inbox.put(Thought(open, code))

    async def _play_thought(self, thought: Thought) -> None:
        open, code = thought.open, thought.code
        if code is None and self.table.open.get(open.seat) == open:
            await self._commit_by_itself(commands.time_out(self.table, open))
        elif code is not None:
            await self._commit_by_itself(commands.answer(self.table, open, (code,), "bot"))
        self.thinking.pop(open.id, None)

    # ---- the next table ------------------------------------------------------------

    async def _rematch(self, player: str) -> None:
        """Open the next table and lead everybody there, in one transaction."""
        created = commands.next_created(self.table, player, new_key())
        next_table = new_id()
        opening = opening_change(next_table, created, commands.same_people(self.table))
        led = commands.rematch(self.table, player, next_table)
        closing = Change(table=self.table.id, ply=self.table.entries, entries=tuple(led))
        await self.house.store.write(opening, closing)
        for entry in led:
            self.table.apply(entry, self.house.clock())
        self.house.wake(next_table)


def opening_change(id: str, created: Created, people: list[AnyEntry]) -> Change:
    """The first entries of a table; with every seat taken it starts at once."""
    started = [Started()] if len(people) == created.seats else []
    entries: list[AnyEntry] = [created, *people, *started]
    summary = new_summary(id, created, entries)
    return Change(table=id, ply=0, entries=tuple(entries), summary=summary)


def refusal(error: RefusedError, message: Message | None) -> messages.Refused:
    """A refusal as the page is told it."""
    id = message.id if isinstance(message, messages.Act) else None
    return messages.Refused(id=id, key=error.key, rule=error.rule, facts=error.facts)
