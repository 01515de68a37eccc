"""Slambo!: three shame cards, and it is over."""

import pytest
from tests.games.slambo_table import a_bout, kinds

from fracas.games import IllegalMoveError, Outcome
from fracas.games.slambo import SLAMBO
from fracas.games.slambo.events import Lost


@pytest.mark.proves("SLAM-36")
def test_with_two_shame_cards_play_goes_on() -> None:
    table = a_bout("+8", "-1", shame=(1, 2))
    table.play("+8")
    assert (table.shame, table.outcome, table.see().bout) == ((2, 2), None, 2)


@pytest.mark.proves("SLAM-39", "SLAM-40", "SLAM-A31")
def test_with_three_shame_cards_a_duel_is_lost_and_the_other_wins() -> None:
    table = a_bout("+8", "-1", shame=(2, 0))
    table.play("+8")
    assert table.outcome == Outcome(winners=(1,), losers=(0,), rule="SLAM-40")
    assert table.events[-1] == Lost(seat=0, winners=(1,), rules=("SLAM-39", "SLAM-40"))
    assert SLAMBO.actors(table.bout) == 0


@pytest.mark.proves("SLAM-39")
def test_nobody_plays_or_deals_after_the_end() -> None:
    table = a_bout("+8 +1", "-1", shame=(2, 0))
    table.play("+8")
    for seat in (0, 1, 6):
        with pytest.raises(IllegalMoveError, match=r"match_is_over\(\) \[SLAM-39\]"):
            table.play_as(seat, 0)
    view = table.see(0)
    assert (view.phase, view.turn, view.loser, view.choices) == ("over", None, 0, ())


@pytest.mark.proves("SLAM-42", "SLAM-A31", "SLAM-A30")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_everyone_but_the_loser_wins(seats: int) -> None:
    hands = ["+1", "+8", "-1", "-2"][:seats]
    table = a_bout(*hands, shame=(2,) * seats)
    table.play("+1", "+8")
    winners = tuple(seat for seat in range(seats) if seat != 1)
    assert table.outcome == Outcome(winners=winners, losers=(1,), rule="SLAM-42")
    assert [SLAMBO.payoff(table.bout, s) for s in range(seats)] == [
        -1 if seat == 1 else 1 for seat in range(seats)
    ]


@pytest.mark.proves("SLAM-A30")
def test_a_bout_has_one_loser_only() -> None:
    table = a_bout("+8", "+7", "+6", shame=(2, 2, 2))
    table.play("+8")
    assert (table.shame, kinds(table.events)) == ((3, 2, 2), "Played Slamboed Lost")


@pytest.mark.proves("SLAM-A07", "SLAM-39")
def test_more_than_three_shame_cards_lose_as_well() -> None:
    table = a_bout("+8", "-1", shame=(2, 1), pot=2)
    table.play("+8")
    assert table.shame == (4, 1)
    assert table.outcome is not None
    assert table.outcome.losers == (0,)


@pytest.mark.proves("SLAM-A05", "SLAM-A07")
def test_a_large_stake_can_end_the_match_in_one_bout() -> None:
    table = a_bout("+8", "-1", pot=9)
    table.play("+8")
    assert (table.shame, table.pot, table.see().supply) == ((9, 0), 0, 0)
    assert table.outcome is not None
