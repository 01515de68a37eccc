"""One table without I/O: what may be done, and that nothing half is ever done."""

import copy

import msgspec
import pytest
from tests.server.tables import (
    a_created,
    a_match,
    a_table,
    an_act,
    do,
    entries_of,
    play_on,
    refused,
    turn,
)

from fracas.server import commands, messages
from fracas.server.journal import SeatTaken, read_entry, write_entry
from fracas.server.sight import Presence, table_message
from fracas.server.table import RefusedError, Table, restored


def state(table: Table) -> tuple[object, ...]:
    """Everything that a table is, to compare."""
    course = table.course
    position = None if course is None else (course.position.copy(), tuple(course.moves))
    chairs = tuple(copy.copy(chair) for chair in table.chairs)
    return position, chairs, dict(table.open), list(table.beats), table.entries, table.next_table


def test_deciding_changes_nothing() -> None:
    table = a_match()
    before = state(table)
    commands.decide(table, f"p{turn(table)}", an_act(table, turn(table)))
    assert state(table) == before


def test_an_action_is_accepted_once_and_its_resend_does_nothing() -> None:
    table = a_match()
    seat = turn(table)
    act = an_act(table, seat)
    do(table, f"p{seat}", act)
    before = state(table)
    assert do(table, f"p{seat}", act) == []
    assert state(table) == before


def test_a_resend_is_known_even_after_the_clock_has_acted() -> None:
    table = a_match(seconds=10)
    act = an_act(table, turn(table))
    player = f"p{turn(table)}"
    do(table, player, act)
    for open in table.overdue(10_000_000):
        for entry in commands.time_out(table, open):
            table.apply(entry, 10_000_000)
    assert do(table, player, act) == []


def test_a_decision_that_is_closed_is_refused() -> None:
    table = a_match()
    seat = turn(table)
    late = msgspec.structs.replace(an_act(table, seat), id="late")
    do(table, f"p{seat}", an_act(table, seat))
    do(table, f"p{1 - seat}", an_act(table, 1 - seat))
    assert refused(table, f"p{seat}", late) == "table.decision_closed"


def test_several_codes_are_played_together_or_not_at_all() -> None:
    table = a_match()
    seat = turn(table)
    act = an_act(table, seat)
    before = state(table)
    both = msgspec.structs.replace(act, codes=act.codes * 2)
    assert refused(table, f"p{seat}", both) == "table.decision_closed"
    assert state(table) == before


GATHERING = (
    ("p0", messages.TakeSeat(seat=1, name="A"), "table.already_seated"),
    ("x", messages.TakeSeat(seat=1, name="A"), "table.seat_taken"),
    ("x", messages.TakeSeat(seat=5, name="A"), "table.no_such_seat"),
    ("x", messages.LeaveSeat(), "table.not_seated"),
    ("x", messages.SayWord(word="w"), "table.not_seated"),
    ("p1", messages.Start(), "table.only_the_host"),
    ("x", messages.Start(), "table.only_the_host"),
    ("p1", messages.SeatBot(seat=0, bot="greedy"), "table.only_the_host"),
    ("p0", messages.SeatBot(seat=1, bot="greedy"), "table.seat_taken"),
    ("p0", messages.SeatBot(seat=1, bot="genius"), "table.no_such_bot"),
    ("p0", messages.RemoveBot(seat=1), "table.no_bot_there"),
    ("p0", messages.Act(id="a", decision=1, codes=(1,)), "table.not_started"),
    ("x", messages.Act(id="a", decision=1, codes=(1,)), "table.not_seated"),
)


@pytest.mark.parametrize(("player", "command", "key"), GATHERING)
def test_what_cannot_be_done_before_the_start_has_its_key(
    player: str, command: commands.Command, key: str
) -> None:
    assert refused(a_table(), player, command) == key


@pytest.mark.parametrize(
    "command",
    [
        messages.TakeSeat(seat=0, name="A"),
        messages.LeaveSeat(),
        messages.Start(),
        messages.SayWord(word="w"),
        messages.SeatBot(seat=0, bot="greedy"),
    ],
)
def test_seats_stay_as_they_are_once_the_match_has_started(command: commands.Command) -> None:
    assert refused(a_match(), "p0", command) == "table.already_started"


def test_a_match_starts_when_every_seat_is_taken() -> None:
    table = Table("table", a_created(seats=3))
    do(table, "p0", messages.TakeSeat(seat=0, name="A"))
    do(table, "p0", messages.SeatBot(seat=1, bot="greedy"))
    assert refused(table, "p0", messages.Start()) == "table.seats_open"
    do(table, "p1", messages.TakeSeat(seat=2, name="B"))
    do(table, "p0", messages.Start())
    assert table.phase == "playing"


def test_a_name_is_shown_with_single_spaces() -> None:
    table = Table("table", a_created())
    assert refused(table, "p", messages.TakeSeat(seat=0, name=" ")) == "table.bad_name"
    assert refused(table, "p", messages.TakeSeat(seat=0, name="a\x1bb")) == "table.bad_name"
    do(table, "p", messages.TakeSeat(seat=0, name="  Ann  Lee "))
    assert table.chairs[0].name == "Ann Lee"


def test_the_host_is_whoever_is_first_and_moves_on() -> None:
    table = a_table()
    assert table.host == 0
    do(table, "p0", messages.LeaveSeat())
    assert table.host == 1


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "table.bad_options"),
        ({"seats": 6}, "table.bad_options"),
        ({"options": {"nope": 1}}, "table.bad_options"),
        ({"bots": ("genius",)}, "table.no_such_bot"),
        ({"bots": ("greedy", "greedy")}, "table.too_many_bots"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, object], key: str) -> None:
    new = msgspec.convert({"game": "slambo"} | wrong, messages.NewTable)
    with pytest.raises(RefusedError) as raised:
        commands.create(new, bytes(32))
    assert raised.value.key == key


def test_a_restored_table_equals_the_live_one() -> None:
    table = a_match()
    journal = [read_entry(write_entry(each)) for each in entries_of(table, play_on(table))]
    again = restored("table", journal, 0)
    assert state(again) == state(table)
    assert again.match() == table.match()


def test_a_restored_table_gives_everybody_their_time_again() -> None:
    table = a_match(seconds=30)
    again = restored("table", entries_of(table, []), 5_000)
    assert again.next_deadline_ms() == 35_000


def test_time_is_up_after_the_seconds_of_the_table() -> None:
    table = a_match(seconds=30)
    assert table.overdue(29_999) == []
    [open] = table.overdue(30_000)
    [acted] = commands.time_out(table, open)
    assert table.apply(acted, 30_000) is not None
    assert commands.time_out(table, open) == []


def test_words_change_the_cards() -> None:
    plain, worded = a_table(), a_table()
    do(worded, "p0", messages.SayWord(word="tombola"))
    for table in (plain, worded):
        do(table, "p0", messages.Start())
    assert plain.match().moves != worded.match().moves


def test_the_match_file_is_there_only_after_the_end() -> None:
    table = a_match()
    with pytest.raises(RefusedError, match="file_after_the_end"):
        table.file()
    play_on(table)
    assert KEY_LINE in table.file()


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    table = a_match()
    with pytest.raises(RefusedError, match="still_playing"):
        commands.rematch(table, "p0", "next")
    play_on(table)
    with pytest.raises(RefusedError, match="not_seated"):
        commands.rematch(table, "x", "next")
    [entry] = commands.rematch(table, "p0", "next")
    table.apply(entry, 0)
    with pytest.raises(RefusedError, match="rematch_exists"):
        commands.rematch(table, "p1", "other")
    assert commands.same_people(table) == [
        SeatTaken(seat=1, player="p0", name="P0"),
        SeatTaken(seat=0, player="p1", name="P1"),
    ]


def test_the_commitment_is_told_and_the_key_is_not() -> None:
    message = msgspec.json.encode(table_message(a_table(), "p0", Presence()))
    assert KEY_HEX not in message.decode()


KEY_HEX = bytes(range(32)).hex()
KEY_LINE = f"key: {KEY_HEX}"
