"""Two worlds: matches that differ only in hidden cards sound the same to whoever cannot know.

One table is a copy of the other but for a position that the viewer cannot tell from the truth.
Every byte that the viewer is sent, before and after each move, must then be the same.
"""

import copy
import random

from hypothesis import given
from hypothesis import strategies as st
from tests.server.tables import a_match, an_act, do, turn

from fracas.games import CHANCE, WATCHER, concealed
from fracas.kernel import members
from fracas.server import messages
from fracas.server.connection import encoded
from fracas.server.sight import Presence, Sight, over_message, table_message
from fracas.server.table import Table, Viewer


def another_world(table: Table, viewer: Viewer, chance: random.Random) -> Table:
    """The same table, where chance dealt something else that this viewer cannot know."""
    world = copy.deepcopy(table)
    assert world.course is not None
    game = table.game
    position = concealed(game, world.course.position, WATCHER if viewer is None else viewer)
    while game.actors(position) == 1 << CHANCE:
        game.play(position, CHANCE, chance.choice(members(game.moves(position, CHANCE))))
    world.course.position = position
    return world


def sent(sight: Sight) -> list[str]:
    """Everything that a page of this viewer is sent when it comes."""
    viewer = "x" if sight.viewer is None else f"p{sight.viewer}"
    told: list[messages.FromServer | None] = [
        table_message(sight.table, viewer, Presence()),
        *sight.catch_up(None, 0),
        over_message(sight.table),
    ]
    return [encoded(message) for message in told if message is not None]


@given(
    seats=st.integers(2, 4),
    before=st.integers(0, 30),
    viewer=st.sampled_from([None, 0, 1]),
    numbers=st.randoms(use_true_random=False),
)
def test_a_viewer_cannot_tell_two_worlds_apart(
    seats: int, before: int, viewer: Viewer, numbers: random.Random
) -> None:
    truth = a_match(seats)
    for _ in range(before):
        if truth.owed():
            seat = turn(truth)
            do(truth, f"p{seat}", an_act(truth, seat, numbers.randrange(7)))
    world = another_world(truth, viewer, numbers)
    true_sight, other_sight = Sight(truth, viewer), Sight(world, viewer)
    assert sent(true_sight) == sent(other_sight)
    if not truth.owed():
        return
    seat = turn(truth)
    act = an_act(truth, seat, numbers.randrange(7))
    assert world.course is not None
    if not world.game.moves(world.course.position, seat) >> act.codes[0] & 1:
        return
    for table, sight in ((truth, true_sight), (world, other_sight)):
        [beat] = do(table, f"p{seat}", act)
        assert beat is not None
        sight.follow(beat, 0)
    assert list(map(encoded, true_sight.kept)) == list(map(encoded, other_sight.kept))
    assert sent(true_sight) == sent(other_sight)


def test_the_key_is_sent_to_nobody_before_the_end() -> None:
    table = a_match()
    key = table.key.hex()
    while table.owed():
        assert not any(
            key in text for viewer in (None, 0, 1) for text in sent(Sight(table, viewer))
        )
        seat = turn(table)
        do(table, f"p{seat}", an_act(table, seat))
    assert all(any(key in text for text in sent(Sight(table, viewer))) for viewer in (None, 0))


def test_a_watcher_is_told_no_more_than_any_seat() -> None:
    table = a_match()
    play_on_some(table)
    watching = encoded(Sight(table, None).fresh(0))
    assert '"hand":[]' in watching
    assert '"choices":[]' in watching


def play_on_some(table: Table) -> None:
    for _ in range(3):
        do(table, f"p{turn(table)}", an_act(table, turn(table)))
