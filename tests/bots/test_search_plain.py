"""The search as plain Python, on plain objects: what a debugger sees is what is compiled."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.bots.worlds import CASES, Decision, a_decision

from fracas.bots import prepare
from fracas.bots.search import POSITIONS, ROOT, Desk, Search, build_search, node_type
from fracas.bots.searcher import Searcher
from fracas.games import AnyGame
from fracas.kernel import Record, a_dice, has

ITERATIONS = 40
each_table = pytest.mark.parametrize(
    ("game", "seats"), CASES, ids=lambda case: getattr(case, "name", case)
)


class Words:
    """Plain positions, read and written as rows of integers."""

    def __init__(self, positions: list[Record]) -> None:
        self.positions = positions
        self.places = list(places(type(positions[0])))
        self.shape = (len(positions), len(self.places))

    def __getitem__(self, at: tuple[int, int]) -> int:
        name, path = self.places[at[1]]
        value: Any = getattr(self.positions[at[0]], name)
        for step in path:
            value = value[step]
        return value

    def __setitem__(self, at: tuple[int, int], number: int) -> None:
        name, path = self.places[at[1]]
        if not path:
            setattr(self.positions[at[0]], name, number)
            return
        value: Any = getattr(self.positions[at[0]], name)
        for step in path[:-1]:
            value = value[step]
        value[path[-1]] = number


def places(record: type[Record]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every integer of a record, in the order of its memory."""
    for name, shape in record.shapes.items():
        for path in product(*map(range, shape)):
            yield name, path


def a_plain_desk(decision: Decision, dice: int) -> Desk:
    kind = node_type(decision.game.codes)
    positions = [decision.sight for _ in range(POSITIONS)]
    assert ROOT == 0
    return Desk(
        search=Search(seat=decision.seat, number=1),
        dice=a_dice(dice),
        positions=positions,
        words=Words(positions),
        nodes=[kind() for _ in range(ITERATIONS + 1)],
        values=[],
    )


def searched(decision: Decision, dice: int) -> Desk:
    desk = a_plain_desk(decision, dice)
    build_search(decision.game)(desk, ITERATIONS)
    return desk


@each_table
@pytest.mark.parametrize("number", range(3))
def test_each_iteration_tries_one_legal_move_of_the_decision(
    game: AnyGame, seats: int, number: int
) -> None:
    decision = a_decision(game, seats, number)
    desk = searched(decision, number)
    tried = desk.nodes[desk.search.root].tried
    assert sum(tried) == ITERATIONS
    assert all(has(decision.moves, code) for code, times in enumerate(tried) if times)
    assert desk.positions[ROOT] == decision.sight


@each_table
def test_the_tree_grows_by_at_most_a_node_an_iteration(game: AnyGame, seats: int) -> None:
    desk = searched(a_decision(game, seats, 9), 9)
    assert 1 < desk.search.nodes <= ITERATIONS
    assert sum(node.visits > 0 for node in desk.nodes) == desk.search.nodes


@pytest.mark.compiled
@each_table
@pytest.mark.parametrize("number", range(3))
def test_it_finds_the_same_compiled(game: AnyGame, seats: int, number: int) -> None:
    prepare(game)
    decision = a_decision(game, seats, number)
    plain = searched(decision, number)
    searcher = Searcher(game, type(decision.position))
    searcher.begin(decision.sight, decision.seat, a_dice(number))
    searcher.run(ITERATIONS)
    assert searcher.tried() == plain.nodes[plain.search.root].tried
    assert int(searcher.desk.dice["state"]) == plain.dice.state
