"""The tables of this server: making them, finding them, waking them, putting them to sleep."""

import asyncio
import logging
import time

from fracas.match import new_key

from . import commands, messages
from .journal import AnyEntry, BotSeated, SeatTaken
from .room import House, Room, new_id, opening_change
from .settings import Settings
from .store import Store
from .table import RefusedError, restored
from .thinkers import Thinkers

log = logging.getLogger(__name__)


def clock() -> int:
    """Milliseconds of this server's monotonic clock."""
    return time.monotonic_ns() // 1_000_000


class Lobby:
    """Every table, in memory or asleep in its journal."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.house = House(
            store=store,
            thinkers=Thinkers(settings.bot_budget_ms, settings.warm_up),
            settings=settings,
            clock=clock,
            wake=self.wake,
            closed=self._closed,
        )
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    async def create(self, new: messages.NewTable, player: str) -> str:
        """Open a table with its maker on the first seat; the address of the table."""
        created = commands.create(new, new_key())
        name = commands.read_name(new.name)
        people: list[AnyEntry] = [SeatTaken(seat=0, player=player, name=name)]
        people += [BotSeated(seat=seat, bot=bot) for seat, bot in enumerate(new.bots, start=1)]
        id = new_id()
        await self.house.store.write(opening_change(id, created, people))
        log.info("table=%s game=%s seats=%d opens", id, created.game, created.seats)
        await self.room(id)
        return id

    async def room(self, id: str) -> Room:
        """The room of a table, made again from its journal if it was asleep."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self.opening[id])

    def wake(self, id: str) -> None:
        """Open a room soon, for its clock and its bots."""
        if id not in self.rooms and id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))

    async def wake_all(self) -> None:
        """Wake every match that goes on without people."""
        for id in await self.house.store.going_on_alone():
            try:
                await self.room(id)
            except RefusedError:
                log.exception("table=%s cannot be woken", id)

    async def close(self) -> None:
        """Close all rooms; their journals are complete at any moment."""
        await asyncio.gather(*self.opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in list(self.rooms.values())))
        self.house.thinkers.close()

    async def _open(self, id: str) -> Room:
        try:
            entries = await self.house.store.journal(id)
            if not entries:
                raise RefusedError("table.no_such_table")
            room = Room(restored(id, entries, self.house.clock()), self.house)
            self.rooms[id] = room
            return room
        finally:
            del self.opening[id]

    def _closed(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
