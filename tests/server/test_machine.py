"""Joins, acts, drops, returns, time-outs and restarts in any order: what must always hold.

The model owns a table as a room does, without I/O: commands are decided, written to a list,
applied and told. Pages follow by what they are told alone.
"""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.tables import KEY, an_act

from fracas.games import WATCHER
from fracas.server import commands, messages
from fracas.server.audience import Audience
from fracas.server.connection import Connection
from fracas.server.journal import AnyEntry, read_entry, write_entry
from fracas.server.sight import view_hash
from fracas.server.table import RefusedError, Table, restored

PEOPLE = ("ann", "ben", "carl")
people = st.sampled_from(PEOPLE)


class Follower:
    """A page: what it knows from what it was sent."""

    def __init__(self, player: str) -> None:
        self.connection = Connection(player, 10_000)
        self.beat: int | None = None
        self.view: dict[str, Any] = {}
        self.over = False

    def read(self) -> None:
        while not self.connection.waiting.empty():
            message = msgspec.json.decode(self.connection.waiting.get_nowait())
            match message["type"]:
                case "fresh":
                    self.view, self.beat = message["view"], message["beat"]
                case "beat":
                    assert self.beat is not None
                    assert message["beat"] == self.beat + 1
                    self.view |= message["changes"]
                    self.beat += 1
                case "over":
                    self.over = True
                case _:
                    continue
            assert "hash" not in message or view_hash(self.view) == message["hash"]


class Tables(RuleBasedStateMachine):
    """One table and its pages."""

    @initialize(
        game=st.sampled_from(["slambo", "shazamm"]),
        seconds=st.sampled_from([None, 30]),
        begun=st.sampled_from([True, True, False]),
    )
    def open(self, game: str, seconds: int | None, begun: bool) -> None:
        self.now_ms = 0
        created = commands.create(messages.NewTable(game=game, seconds=seconds), KEY)
        self.written: list[bytes] = [write_entry(created)]
        self.table = Table("t", created)
        self.audience = Audience(self.table)
        self.followers: dict[str, Follower] = {}
        if begun:
            self.all_begin()
            for player in PEOPLE:
                self.comes(player)

    def do(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            self.written.append(write_entry(entry))
            beat = self.table.apply(entry, self.now_ms)
            if beat is not None:
                self.audience.follow(beat, self.now_ms)
        self.audience.tell_people(frozenset())

    def say(self, player: str, command: commands.Command) -> None:
        try:
            entries = commands.decide(self.table, player, command)
        except RefusedError:
            return
        self.do(entries)

    @rule(player=people, seat=st.integers(0, 3))
    def sits_down(self, player: str, seat: int) -> None:
        self.say(player, messages.TakeSeat(seat=seat, name=player))

    @rule(player=people)
    def gets_up(self, player: str) -> None:
        self.say(player, messages.LeaveSeat())

    @rule(player=people, word=st.text(max_size=5))
    def says_a_word(self, player: str, word: str) -> None:
        self.say(player, messages.SayWord(word=word))

    @rule(player=people)
    def starts(self, player: str) -> None:
        self.say(player, messages.Start())

    @precondition(lambda self: self.table.phase == "gathering")
    @rule()
    def all_begin(self) -> None:
        for seat, player in enumerate(PEOPLE[:2]):
            self.sits_down(player, seat)
        for player in PEOPLE:
            self.starts(player)

    @precondition(lambda self: self.table.owed())
    @rule(places=st.lists(st.integers(0, 20), min_size=1, max_size=8))
    def play_goes_on(self, places: list[int]) -> None:
        for place in places:
            if self.table.owed():
                self.acts(place, place, twice=False)

    @precondition(lambda self: self.table.open)
    @rule(place=st.integers(0, 20), number=st.integers(0, 20), twice=st.booleans())
    def acts(self, place: int, number: int, twice: bool) -> None:
        open = list(self.table.open.values())[number % len(self.table.open)]
        player = self.table.chairs[open.seat].player
        assert player is not None
        act = an_act(self.table, open.seat, place, id=str(len(self.written)))
        before = len(self.written)
        self.say(player, act)
        assert len(self.written) == before + 1
        if twice:
            self.say(player, act)
            assert len(self.written) == before + 1

    @rule(player=people, decision=st.integers(0, 9), code=st.integers(0, 62))
    def acts_wildly(self, player: str, decision: int, code: int) -> None:
        self.say(player, messages.Act(id="wild", decision=decision, codes=(code,)))

    @rule(player=people)
    def comes(self, player: str) -> None:
        """Somebody opens the page, or comes back to it with what it has seen."""
        follower = self.followers.setdefault(player, Follower(player))
        follower.read()
        follower.connection = Connection(player, 10_000)
        self.audience.welcome(follower.connection, follower.beat, self.now_ms)

    @rule(player=people)
    def goes(self, player: str) -> None:
        if player in self.followers:
            self.followers[player].read()
            self.audience.connections.discard(self.followers[player].connection)

    @rule(seconds=st.integers(1, 40))
    def time_passes(self, seconds: int) -> None:
        self.now_ms += seconds * 1000
        for open in self.table.overdue(self.now_ms):
            self.do(commands.time_out(self.table, open))

    @rule()
    def restarts(self) -> None:
        """Everything but the journal is lost; pages that were there come again."""
        before = self.table
        self.table = restored("t", [read_entry(entry) for entry in self.written], self.now_ms)
        assert self.table.chairs == before.chairs
        assert {each.id for each in self.table.owed()} == {each.id for each in before.owed()}
        there = {connection.player for connection in self.audience.connections}
        self.audience = Audience(self.table)
        for player in sorted(there):
            self.comes(player)

    @invariant()
    def every_page_that_is_there_sees_what_its_person_may_see(self) -> None:
        if self.table.course is None:
            return
        for player, follower in self.followers.items():
            if follower.connection in self.audience.connections:
                follower.read()
                seat = self.table.seat_of(player)
                view = self.table.course.seen(WATCHER if seat is None else seat)
                assert follower.view == msgspec.json.decode(msgspec.json.encode(view))
                assert follower.over == (self.table.phase == "over")

    @invariant()
    def somebody_owes_an_answer_until_the_match_is_over(self) -> None:
        assert (self.table.phase == "playing") == bool(self.table.owed())
        assert all(open.clock.limit_ms is None or self.timed for open in self.table.owed())

    @property
    def timed(self) -> bool:
        return self.table.created.seconds is not None


Tables.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
test_tables = Tables.TestCase
