"""What a page that comes back is told: just what it missed, if that is still known."""

from tests.server.tables import a_match, an_act, do, turn

from fracas.server import messages
from fracas.server.audience import FAR, Audience
from fracas.server.settings import Settings
from fracas.server.sight import KEPT, Sight
from fracas.server.table import Table


def follow(table: Table, sight: Sight, beats: int) -> None:
    for _ in range(beats):
        seat = turn(table)
        [beat] = do(table, f"p{seat}", an_act(table, seat))
        assert beat is not None
        sight.follow(beat, 0)


def told(sight: Sight, since: int | None) -> list[tuple[str, int]]:
    return [
        ("fresh" if isinstance(message, messages.Fresh) else "beat", message.beat)
        for message in sight.catch_up(since, 0)
    ]


def test_a_page_that_missed_little_gets_just_that() -> None:
    table = a_match()
    sight = Sight(table, 0)
    follow(table, sight, 4)
    assert told(sight, 5) == [("fresh", 5)]
    assert told(sight, 3) == [("beat", 4), ("beat", 5)]
    assert told(sight, 1) == [("beat", 2), ("beat", 3), ("beat", 4), ("beat", 5)]
    assert told(sight, None) == told(sight, 0) == told(sight, 99) == [("fresh", 5)]


def test_a_page_that_missed_more_than_is_kept_gets_everything_anew() -> None:
    table = a_match()
    sight = Sight(table, 0)
    follow(table, sight, 4)
    oldest = sight.kept[0]
    sight.kept.extend(sight.kept[-1] for _ in range(KEPT - len(sight.kept)))
    sight.kept.append(sight.kept[-1])
    assert oldest not in sight.kept
    assert told(sight, oldest.beat - 1) == [("fresh", 5)]


def test_whoever_comes_back_is_told_no_more_at_once_than_may_wait() -> None:
    table_and_over = 2
    assert KEPT + table_and_over <= Settings(database="").queue


def test_what_was_missed_comes_with_the_time_that_is_left_now() -> None:
    table = a_match(seconds=30)
    sight = Sight(table, 0)
    follow(table, sight, 2)
    [beat] = sight.catch_up(2, 10_000)
    assert [decision.left_ms for decision in beat.decisions] == [20_000]


def test_a_beat_holds_only_what_changed() -> None:
    table = a_match()
    sight = Sight(table, None)
    follow(table, sight, 1)
    assert "balance" in sight.kept[0].changes
    assert not {"bout", "shame", "low"} & sight.kept[0].changes.keys()


def test_beats_of_a_restored_match_have_numbers_that_nobody_has_seen() -> None:
    table = a_match()
    assert Audience(table).sights[0].number == 1
    do(table, f"p{turn(table)}", an_act(table, turn(table)))
    assert Audience(table).sights[0].number > FAR
