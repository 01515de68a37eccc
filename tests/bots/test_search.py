"""The search: what all bots promise, and that it finds what is there to be found."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.worlds import CASES, Decision, a_decision
from tests.games.slambo_table import Table, a_bout

from fracas.bots import Budget, prepare
from fracas.bots.search import NODES
from fracas.bots.searcher import SearchBot
from fracas.games import AnyGame
from fracas.games.slambo import SLAMBO
from fracas.kernel import a_dice, has

pytestmark = pytest.mark.compiled
numbers = st.integers(0, 2**40)
each_table = pytest.mark.parametrize(
    ("game", "seats"), CASES, ids=lambda case: getattr(case, "name", case)
)


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    for game in {game.name: game for game, _ in CASES}.values():
        prepare(game)


def first_turn(table: Table) -> Decision:
    return Decision(SLAMBO, table.bout, 0)


@each_table
@given(number=numbers)
@settings(max_examples=25)
def test_it_answers_with_a_legal_move(game: AnyGame, seats: int, number: int) -> None:
    decision = a_decision(game, seats, number)
    assert has(decision.moves, decision.choice("search", dice=number))


@each_table
@given(number=numbers)
@settings(max_examples=25)
def test_what_it_cannot_see_never_changes_its_move(game: AnyGame, seats: int, number: int) -> None:
    decision = a_decision(game, seats, number)
    elsewhere = decision.elsewhere(number + 1)
    assert decision.choice("search", dice=number) == elsewhere.choice("search", dice=number)


@pytest.mark.parametrize("dice", range(5))
def test_it_plays_the_only_card_that_stays_in_the_ring(dice: int) -> None:
    decision = first_turn(a_bout("+1 +2 -3", "+4 +5 +6", balance=10, shame=[2, 0]))
    assert decision.text("search", dice) == "-3"


@pytest.mark.parametrize("dice", range(5))
def test_it_plays_the_card_that_leaves_the_rival_no_answer(dice: int) -> None:
    decision = first_turn(a_bout("+4 -3 -4", "+8", undealt=0, shame=[0, 2]))
    assert decision.text("search", dice, Budget(iterations=400)) == "+4"


def searched(bot: SearchBot, decision: Decision, iterations: int, dice: int = 1) -> list[int]:
    """How often the moves at the root were tried."""
    sight = decision.sight
    budget = Budget(iterations=iterations)
    bot.choose(sight, decision.seat, decision.moves, budget, a_dice(dice))
    return bot.searcher(type(sight)).tried()


def test_every_iteration_tries_a_move_of_the_root() -> None:
    decision = a_decision(SLAMBO, 2, 3)
    tried = searched(SearchBot(SLAMBO), decision, 137)
    assert sum(tried) == 137
    assert all(has(decision.moves, code) for code, times in enumerate(tried) if times)


def test_the_memory_of_one_search_does_not_colour_the_next() -> None:
    decision, bot = a_decision(SLAMBO, 3, 4), SearchBot(SLAMBO)
    first = searched(bot, decision, 500)
    searched(bot, a_decision(SLAMBO, 3, 5), 300)
    assert searched(bot, decision, 500) == first


def test_a_full_table_of_nodes_ends_the_growth_and_not_the_search() -> None:
    decision, bot = a_decision(SLAMBO, 4, 6), SearchBot(SLAMBO)
    iterations = NODES + 500
    assert sum(searched(bot, decision, iterations)) == iterations
    assert bot.searcher(type(decision.position)).desk.search["nodes"] == NODES


def test_a_budget_of_time_is_searched_too() -> None:
    decision = a_decision(SLAMBO, 2, 7)
    assert has(decision.moves, decision.choice("search", budget=Budget(milliseconds=1)))
