"""What each viewer of a table is told. Everything here comes from concealed positions."""

import zlib
from collections import deque
from typing import Any, TypeAlias

import msgspec

from fracas import games
from fracas.games import WATCHER, Event, View
from fracas.match import commitment

from . import messages
from .table import Beat, Table, Viewer

KEPT = 64  # beats that a page may have missed and still catch up with
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


def decisions_of(table: Table, now_ms: int) -> tuple[messages.Decision, ...]:
    """Every open decision: who may act is no secret, and is asked of all who may."""
    decisions: list[messages.Decision] = []
    for open in table.open.values():
        deadline = table.deadline_ms(open)
        left = None if deadline is None else max(0, deadline - now_ms)
        decisions.append(messages.Decision(id=open.id, seat=open.seat, left_ms=left))
    return tuple(decisions)


def fresh_message(table: Table, viewer: Viewer, now_ms: int) -> messages.Fresh:
    """Everything, for a page that knows nothing yet or too little."""
    view = view_of(table, viewer)
    return messages.Fresh(
        beat=len(table.beats),
        view=view,
        hash=view_hash(plain(view)),
        log=log_of(table, viewer),
        decisions=decisions_of(table, now_ms),
    )


class Sight:
    """What one viewer has been told of the match so far."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer: Viewer = viewer
        self.view: Plain = plain(view_of(table, viewer)) if table.course else {}
        self.kept: deque[messages.Beat] = deque(maxlen=KEPT)

    def follow(self, table: Table, beat: Beat, now_ms: int) -> messages.Fresh | messages.Beat:
        """What the viewer is told of the newest beat."""
        before, self.view = self.view, plain(view_of(table, self.viewer))
        if not before:
            return fresh_message(table, self.viewer, now_ms)
        message = messages.Beat(
            beat=beat.number,
            events=told(beat.events, self.viewer),
            changes=changes(before, self.view),
            hash=view_hash(self.view),
            decisions=decisions_of(table, now_ms),
        )
        self.kept.append(message)
        return message

    def catch_up(
        self, table: Table, since: int | None, now_ms: int
    ) -> list[messages.Fresh | messages.Beat]:
        """The beats after `since`, if they are still here; else everything anew."""
        missed = [beat for beat in self.kept if since is not None and beat.beat > since]
        if since is None or not missed or missed[0].beat != since + 1:
            return [fresh_message(table, self.viewer, now_ms)]
        decisions = decisions_of(table, now_ms)
        return [msgspec.structs.replace(beat, decisions=decisions) for beat in missed]


def over_message(table: Table) -> messages.Over | None:
    """The end of the match, once it is over."""
    outcome = table.course.outcome() if table.course else None
    if outcome is None:
        return None
    return messages.Over(
        outcome=outcome, key=table.key.hex(), file=f"/api/tables/{table.id}/match.txt"
    )
