"""What all bots promise, for those that need no compiling; and how long they may think."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.worlds import CASES, a_decision
from tests.games.slambo_table import a_bout

from fracas.bots import BOTS, Budget, BudgetError, UnknownBotError, make_bot, read_budget
from fracas.games import GAMES, AnyGame, concealed
from fracas.games.slambo import SLAMBO
from fracas.kernel import a_dice, has

SIMPLE = ("random", "greedy")
numbers = st.integers(0, 2**40)
each_table = pytest.mark.parametrize(
    ("game", "seats"), CASES, ids=lambda case: getattr(case, "name", case)
)
each_simple_bot = pytest.mark.parametrize("bot", SIMPLE)


@each_simple_bot
@each_table
@given(number=numbers)
def test_a_bot_answers_with_a_legal_move(game: AnyGame, seats: int, bot: str, number: int) -> None:
    decision = a_decision(game, seats, number)
    assert has(decision.moves, decision.choice(bot, dice=number))


@each_simple_bot
@each_table
@given(number=numbers)
def test_what_a_bot_cannot_see_never_changes_its_move(
    game: AnyGame, seats: int, bot: str, number: int
) -> None:
    decision = a_decision(game, seats, number)
    elsewhere = decision.elsewhere(number + 1)
    assert decision.choice(bot, dice=number) == elsewhere.choice(bot, dice=number)


@each_simple_bot
def test_a_bot_changes_the_dice_and_not_the_position(bot: str) -> None:
    decision = a_decision(SLAMBO, 2, 5)
    sight, dice = decision.sight, a_dice(3)
    before = sight.copy()
    make_bot(bot, SLAMBO).choose(sight, decision.seat, decision.moves, Budget(iterations=1), dice)
    assert sight == before
    assert dice != a_dice(3)


def test_greedy_stays_in_the_ring() -> None:
    table = a_bout("+1 +2 -3", "+4 +5 +6", balance=10)
    position = concealed(SLAMBO, table.bout, 0)
    bot, moves = make_bot("greedy", SLAMBO), SLAMBO.moves(table.bout, 0)
    code = bot.choose(position, 0, moves, Budget(iterations=1), a_dice(1))
    assert SLAMBO.write(table.bout, 0, code) == "-3"


def test_bots_are_made_by_their_names() -> None:
    assert {name: make_bot(name, SLAMBO).name for name in BOTS} == {name: name for name in BOTS}


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBotError, match="no bot 'gready'; there are random, greedy, search"):
        make_bot("gready", GAMES["slambo"])


@pytest.mark.parametrize("text", ["50ms", "2000it"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(read_budget(text)) == text


@pytest.mark.parametrize("text", ["", "50", "ms", "0ms", "-1it", "1.5ms", "50 s"])
def test_what_is_no_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BudgetError, match="write 50ms for a time, 2000it for iterations"):
        read_budget(text)


def test_a_budget_is_a_time_or_a_number_of_iterations() -> None:
    for wrong in ({}, {"milliseconds": 0}, {"milliseconds": 1, "iterations": 1}):
        with pytest.raises(BudgetError, match="one of the two"):
            Budget(**wrong)
