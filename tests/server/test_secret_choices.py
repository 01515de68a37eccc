"""Choices that others must not hear of: Shazamm! plans, through the table and its sights."""

import pytest
from tests.server.tables import a_match, do, entries_of, refused

from fracas.games import make_move
from fracas.server import commands, messages
from fracas.server.connection import encoded
from fracas.server.sight import Sight, decisions_of
from fracas.server.table import Beat, Table, Viewer, restored

OTHERS: tuple[Viewer, ...] = (1, None)


def say(table: Table, seat: int, *texts: str, now_ms: int = 0) -> list[Beat]:
    """Act by the texts of moves, all in one action."""
    beats = do(table, f"p{seat}", an_action(table, seat, *texts), now_ms)
    return [beat for beat in beats if beat is not None]


def an_action(table: Table, seat: int, *texts: str) -> messages.Act:
    assert table.course is not None
    position, codes = table.course.position.copy(), list[int]()
    for text in texts:
        codes.append(table.game.read(position, seat, text))
        make_move(table.game, position, seat, codes[-1])
    open = table.open[seat]
    return messages.Act(id=f"{seat}:{open.id}", decision=open.id, codes=tuple(codes))


def planning(seconds: int | None = None) -> Table:
    """A match in which both wizards plan: they lay spells, are done, and bet."""
    return a_match(game="shazamm", seconds=seconds)


def choices(table: Table, seat: int) -> list[str]:
    assert table.course is not None
    return [choice.text for choice in table.course.seen(seat).choices]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_choice_in_secret_is_not_told_and_not_counted(viewer: Viewer) -> None:
    silent, busy = planning(), planning()
    sights = [Sight(table, viewer) for table in (silent, busy)]
    spell = choices(busy, 0)[0]
    for text in (spell, "done"):
        [beat] = say(busy, 0, text)
        assert sights[1].follow(beat, 0) is None
    assert encoded(sights[0].fresh(0)) == encoded(sights[1].fresh(0))


def test_its_maker_is_told_on_every_page() -> None:
    table = planning()
    sight = Sight(table, 0)
    [beat] = say(table, 0, choices(table, 0)[0])
    assert sight.follow(beat, 0) is not None
    assert sight.number == 2


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_hear_that_somebody_is_ready_and_of_nothing_else(viewer: Viewer) -> None:
    told: set[str] = set()
    for bet in ("bet 1", "bet 50"):
        table = planning()
        sight = Sight(table, viewer)
        say(table, 0, "done")
        [beat] = say(table, 0, bet)
        message = sight.follow(beat, 0)
        assert message is not None
        told.add(encoded(message))
        assert [each.seat for each in decisions_of(table, viewer, 0)] == [1]
    assert len(told) == 1


def test_what_nobody_sees_buys_no_time() -> None:
    table = planning(seconds=30)
    say(table, 0, choices(table, 0)[0], now_ms=20_000)
    assert table.next_deadline_ms() == 30_000
    [other] = [each for each in decisions_of(table, 1, 20_000) if each.seat == 0]
    assert (other.id, other.left_ms) == (0, 10_000)
    say(table, 0, "done", "bet 1", now_ms=25_000)
    say(table, 0, "take back", now_ms=26_000)
    assert {open.seat for open in table.overdue(60_000)} == {0, 1}


def test_a_new_question_comes_with_new_time() -> None:
    table = planning(seconds=30)
    say(table, 1, "done", "bet 9", now_ms=10_000)
    say(table, 0, "done", "bet 1", now_ms=20_000)
    assert {open.clock.deadline_ms for open in table.owed()} == {50_000}


def test_the_numbers_of_questions_do_not_count_those_of_others() -> None:
    silent, busy = planning(), planning()
    say(busy, 0, choices(busy, 0)[0])
    for table in (silent, busy):
        say(table, 1, "done")
    assert silent.open[1].id == busy.open[1].id


def test_a_plan_can_be_taken_back_while_the_other_thinks() -> None:
    table = planning()
    say(table, 0, "done", "bet 3")
    [mine, theirs] = sorted(decisions_of(table, 0, 0), key=lambda each: each.seat)
    assert (mine.must, theirs.must) == (False, True)
    assert table.owed() == [table.open[1]]
    old = table.open[0]
    say(table, 0, "take back")
    assert table.open[0].must
    assert table.open[0].id != old.id


def test_once_both_are_ready_no_plan_can_be_taken_back() -> None:
    table = planning()
    say(table, 0, "done", "bet 3")
    late = an_action(table, 0, "take back")
    say(table, 1, "done", "bet 4")
    assert refused(table, "p0", late) == "table.decision_closed"


def test_nobody_can_ask_by_an_action_whether_the_other_is_ready() -> None:
    """An action of several moves whose last fits only if the other is not ready is never taken."""
    keys: set[str] = set()
    for ready in (False, True):
        table = planning()
        if ready:
            say(table, 1, "done", "bet 4")
        say(table, 0, "done")
        act = an_action(table, 0, "bet 3")
        back = planning()
        say(back, 0, "done", "bet 3")
        codes = (*act.codes, *an_action(back, 0, "take back").codes)
        probe = messages.Act(id="probe", decision=act.decision, codes=codes)
        keys.add(refused(table, "p0", probe))
    assert keys == {"table.decision_closed"}


def test_a_restored_plan_is_not_asked_for_again() -> None:
    table = planning()
    written = [
        *commands.decide(table, "p0", an_action(table, 0, "done", "bet 3")),
    ]
    for entry in written:
        table.apply(entry, 0)
    again = restored("table", entries_of(table, written), 0)
    assert [open.seat for open in again.owed()] == [1]
    assert encoded(Sight(again, 1).fresh(0)) == encoded(Sight(table, 1).fresh(0))
