"""Everybody who looks at one table: who is there, and what each has been told."""

import secrets

from .connection import GOING_AWAY, Connection, encoded
from .sight import Presence, Sight, over_message, table_message
from .table import Beat, Table, Viewer

FAR = 1 << 50


class Audience:
    """The sockets of one table. Several of one person see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        viewers: tuple[Viewer, ...] = (None, *range(len(table.chairs)))
        # Numbers of a table that was restored are none that a page can have seen before.
        before_first = 0 if len(table.beats) <= 1 else FAR + secrets.randbelow(FAR)
        self.sights = {viewer: Sight(table, viewer, before_first) for viewer in viewers}
        self.warming_up: frozenset[int] = frozenset()

    def welcome(self, connection: Connection, since: int | None, now_ms: int) -> None:
        """Tell a page what it has missed; from here on it is told everything."""
        self.connections.add(connection)
        connection.people = None
        self._tell_people(connection, self.presence())
        if self.table.course is not None:
            sight = self.sights[self.table.seat_of(connection.player)]
            for message in sight.catch_up(since, now_ms):
                connection.send(message)
        over = over_message(self.table)
        if over is not None:
            connection.send(over)

    def follow(self, beat: Beat, now_ms: int) -> None:
        """Tell everybody, each as they may see it, what just happened."""
        texts: dict[Viewer, list[str]] = {}
        for viewer, sight in self.sights.items():
            told = [sight.follow(beat, now_ms), over_message(self.table)]
            texts[viewer] = [encoded(message) for message in told if message is not None]
        for connection in list(self.connections):
            for text in texts[self.table.seat_of(connection.player)]:
                connection.send_text(text)

    def tell_people(self, warming_up: frozenset[int]) -> None:
        """Tell everybody about the people and settings, if anything about them is new."""
        self.warming_up = warming_up
        self.connections = {each for each in self.connections if not each.gone.is_set()}
        presence = self.presence()
        for connection in self.connections:
            self._tell_people(connection, presence)

    def _tell_people(self, connection: Connection, presence: Presence) -> None:
        message = table_message(self.table, connection.player, presence)
        if message.table != connection.people:
            connection.people = message.table
            connection.send(message)

    def presence(self) -> Presence:
        """Who is there just now."""
        players = {each.player for each in self.connections if not each.gone.is_set()}
        seats = {self.table.seat_of(player) for player in players}
        return Presence(
            seats=frozenset(seat for seat in seats if seat is not None),
            watchers=sum(self.table.seat_of(player) is None for player in players),
            warming_up=self.warming_up,
        )

    def send_away(self) -> None:
        """Have every page connect again."""
        for connection in self.connections:
            connection.drop(GOING_AWAY)
