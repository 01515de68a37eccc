"""What each viewer of a table is told. Everything here comes from concealed positions."""

import zlib
from collections import deque
from typing import Any, TypeAlias

import msgspec

from fracas import games
from fracas.games import WATCHER, Event, View
from fracas.kernel import members
from fracas.match import commitment

from . import messages
from .table import Beat, Clock, Table, Viewer

KEPT = 48  # beats that a page may have missed and still catch up with; they must fit its queue
Plain: TypeAlias = dict[str, Any]  # a view as plain values


class Presence(msgspec.Struct, frozen=True):
    """Who is connected just now, and which bots still wait for their search to be compiled."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0
    warming_up: frozenset[int] = frozenset()


def table_message(table: Table, player: str, presence: Presence) -> messages.Table:
    """The people and settings of the table, as told to one person."""
    seats = tuple(
        messages.SeatInfo(
            name=chair.name,
            bot=chair.bot,
            warming_up=seat in presence.warming_up,
            present=seat in presence.seats,
        )
        for seat, chair in enumerate(table.chairs)
    )
    info = messages.TableInfo(
        id=table.id,
        game=table.game.name,
        options=table.created.options,
        seconds=table.created.seconds,
        public=table.created.public,
        phase=table.phase,
        seats=seats,
        host=table.host,
        watchers=presence.watchers,
        commitment=commitment(table.key),
        words=tuple(chair.word != "" for chair in table.chairs),
        next_table=table.next_table,
    )
    return messages.Table(table=info, you=table.seat_of(player))


def view_of(table: Table, viewer: Viewer) -> View:
    """What a seat or a watcher sees."""
    assert table.course is not None
    return table.course.seen(WATCHER if viewer is None else viewer)


def plain(view: View) -> Plain:
    return msgspec.to_builtins(view)


def view_hash(view: Plain) -> str:
    """CRC-32 of the view's JSON with sorted keys: a page that differs asks for a fresh view."""
    return f"{zlib.crc32(msgspec.json.encode(view, order='sorted')):08x}"


def changes(before: Plain, after: Plain) -> Plain:
    """The fields of the view that are different now."""
    return {name: value for name, value in after.items() if before.get(name) != value}


def told(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """The events as this viewer is told them."""
    return games.told(events, WATCHER if viewer is None else viewer)


def log_of(table: Table, viewer: Viewer) -> tuple[Event, ...]:
    """All that happened, but for what fades until its round is over."""
    events = [event for beat in table.beats for event in beat.events]
    closed = max((place for place, event in enumerate(events) if event.closes()), default=-1)
    kept = tuple(
        event for place, event in enumerate(events) if place <= closed or not event.fades()
    )
    return told(kept, viewer)


def decisions_of(table: Table, viewer: Viewer, now_ms: int) -> tuple[messages.Decision, ...]:
    """What this viewer may decide, and who else must act as far as this viewer knows."""
    clocks = {seat: table.clocks.get(seat) for seat in members(table.asked(viewer))}
    decisions = [
        messages.Decision(id=0, seat=seat, left_ms=_left_ms(clock, now_ms), must=True)
        for seat, clock in clocks.items()
        if seat != viewer
    ]
    own = None if viewer is None else table.open.get(viewer)
    if own is not None:
        left_ms = _left_ms(own.clock, now_ms)
        decisions.append(
            messages.Decision(id=own.id, seat=own.seat, left_ms=left_ms, must=own.must)
        )
    return tuple(decisions)


def _left_ms(clock: Clock | None, now_ms: int) -> int | None:
    deadline_ms = clock.deadline_ms if clock else None
    return None if deadline_ms is None else max(0, deadline_ms - now_ms)


class Sight:
    """What one viewer has been told of the match so far.

    Beats are numbered for each viewer alone: a secret choice of one is no beat for the others.
    """

    def __init__(self, table: Table, viewer: Viewer, before_first: int = 0) -> None:
        self.table = table
        self.viewer: Viewer = viewer
        self.number = before_first
        self.view: Plain = {}
        self.asked: set[tuple[int, int]] = set()
        self.kept: deque[messages.Beat] = deque(maxlen=KEPT)
        if table.course is not None:
            self._look()

    def fresh(self, now_ms: int) -> messages.Fresh:
        """Everything, for a page that knows nothing yet or too little."""
        return messages.Fresh(
            beat=self.number,
            view=view_of(self.table, self.viewer),
            hash=view_hash(self.view),
            log=log_of(self.table, self.viewer),
            decisions=decisions_of(self.table, self.viewer, now_ms),
        )

    def follow(self, beat: Beat, now_ms: int) -> messages.Fresh | messages.Beat | None:
        """What the viewer is told of the newest beat: nothing, if nothing of it can be known."""
        events = told(beat.events, self.viewer)
        before, asked = self.view, self.asked
        self._look()
        different = changes(before, self.view)
        if not events and not different and asked == self.asked:
            self.number -= 1
            return None
        if not before:
            return self.fresh(now_ms)
        message = messages.Beat(
            beat=self.number,
            events=events,
            changes=different,
            hash=view_hash(self.view),
            decisions=decisions_of(self.table, self.viewer, now_ms),
        )
        self.kept.append(message)
        return message

    def catch_up(
        self, since: int | None, now_ms: int
    ) -> list[messages.Fresh] | list[messages.Beat]:
        """The beats after `since`, if they are still here; else everything anew."""
        missed = [beat for beat in self.kept if since is not None and beat.beat > since]
        if since is None or not missed or missed[0].beat != since + 1:
            return [self.fresh(now_ms)]
        decisions = decisions_of(self.table, self.viewer, now_ms)
        return [msgspec.structs.replace(beat, decisions=decisions) for beat in missed]

    def _look(self) -> None:
        self.number += 1
        self.view = plain(view_of(self.table, self.viewer))
        decisions = decisions_of(self.table, self.viewer, 0)
        self.asked = {(decision.seat, decision.id) for decision in decisions}


def over_message(table: Table) -> messages.Over | None:
    """The end of the match, once it is over."""
    outcome = table.course.outcome() if table.course else None
    if outcome is None:
        return None
    return messages.Over(
        outcome=outcome, key=table.key.hex(), file=f"/api/tables/{table.id}/match.txt"
    )
