"""Shazamm!: how a round ends, and how a match does."""

import pytest
from tests.games.shazamm_table import a_duel, a_new_duel, every, kinds, only

from fracas.games import IllegalMoveError, Outcome
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.events import (
    Fell,
    Moved,
    NewRound,
    Paid,
    Pushed,
    Refilled,
    Resisted,
    RoundOver,
)

# The end of a round.


@pytest.mark.proves("SHZ-15", "SHZ-17", "SHZ-18", "SHZ-34")
@pytest.mark.parametrize(
    ("wall", "bets", "after", "wizards"), [(12, (9, 5), 13, (10, 16)), (8, (5, 9), 7, (4, 10))]
)
def test_a_wall_that_reaches_a_wizard_ends_the_round(
    wall: int, bets: tuple[int, int], after: int, wizards: tuple[int, int]
) -> None:
    table = a_duel(wall=wall, mana=(30, 20))
    events = table.turn(bets)
    view = table.see()
    assert (view.wall, view.wizards, view.intact) == (after, wizards, (2, 18))
    assert (view.round, view.turn, view.mana) == (2, 1, (50, 50))
    over = only(events, RoundOver)
    assert (over.reason, over.rules) == ("touched", ("SHZ-15", "SHZ-17", "SHZ-18", "SHZ-19"))
    assert only(events, NewRound) == NewRound(round=2, wall=after, rules=("SHZ-34", "SHZ-35"))


@pytest.mark.proves("SHZ-17", "SHZ-A67")
def test_the_loser_goes_back_and_the_winner_comes_forward_and_no_more_depends_on_it() -> None:
    table = a_duel(wall=12)
    table.turn((9, 5))
    assert table.see().wizards == (13 - 3, 13 + 3)  # from 7 and 13
    ended, stopped = a_duel(mana=(5, 5)), a_duel()
    ended.turn((5, 5))
    stopped.turn((5, 5), "4")
    assert ended.see().wizards == stopped.see().wizards == (7, 13)
    assert ended.outcome == stopped.outcome is None


@pytest.mark.proves("SHZ-18", "SHZ-19", "SHZ-05", "SHZ-A66")
def test_each_round_takes_the_outermost_tile_that_still_stands_at_each_end() -> None:
    table = a_new_duel(variant="all_in_hand")
    stands = [table.see().intact]
    while table.outcome is None:
        table.turn((50, 50))
        stands.append(table.see().intact)
    assert stands == [(k + 1, 19 - k) for k in range(8)]
    assert 2 * 7 <= 16  # tiles


@pytest.mark.proves("SHZ-14", "SHZ-34")
def test_every_round_begins_with_50_mana_each() -> None:
    table = a_duel(wall=12, mana=(12, 9))
    table.turn((9, 5))
    assert table.mana == (50, 50)


# Exhaustion.


@pytest.mark.proves("SHZ-16", "SHZ-32", "SHZ-33", "SHZ-A53")
def test_the_other_pushes_the_wall_a_space_for_each_mana_left() -> None:
    table = a_duel(wall=9, mana=(7, 9))
    events = table.turn((7, 7))
    assert only(events, Pushed) == Pushed(before=9, wall=7, points=2, rules=("SHZ-32", "SHZ-A52"))
    assert only(events, RoundOver).rules[0] == "SHZ-16"
    assert (table.wall, table.see().wizards, table.see().round) == (7, (4, 10), 2)


@pytest.mark.proves("SHZ-33", "SHZ-A53")
def test_a_push_that_falls_short_ends_the_round_all_the_same() -> None:
    table = a_duel(wall=10, mana=(8, 7))
    events = table.turn((7, 7))
    assert (only(events, Pushed).points, table.wall) == (1, 11)
    assert (table.see().wizards, table.see().round) == ((8, 14), 2)


@pytest.mark.proves("SHZ-32", "SHZ-A52")
def test_a_push_stops_on_the_wizard() -> None:
    table = a_duel(wall=11, mana=(20, 7))
    events = table.turn((7, 7))
    assert (only(events, Pushed).before, only(events, Pushed).wall) == (11, 13)
    assert only(events, Pushed).points == 13


@pytest.mark.proves("SHZ-A54")
def test_the_longest_push_goes_five_spaces() -> None:
    table = a_duel(wall=8, mana=(20, 7))
    events = table.turn((7, 7))
    assert only(events, Pushed).wall - only(events, Pushed).before == 5


@pytest.mark.proves("SHZ-A52")
def test_nobody_is_asked_how_far_to_push() -> None:
    table = a_duel(mana=(20, 7))
    events = table.turn((7, 7))
    assert kinds(events) == (
        "Ready Ready Revealed Revealed Compared Paid Paid Pushed RoundOver NewRound"
    )


@pytest.mark.proves("SHZ-A55", "SHZ-16")
def test_when_both_are_exhausted_the_round_ends_without_a_push() -> None:
    table = a_duel(wall=11, mana=(7, 7))
    events = table.turn((7, 7))
    assert every(events, Pushed) == []
    over = only(events, RoundOver)
    assert (over.reason, over.rules[0]) == ("exhausted", "SHZ-A55")
    assert (table.wall, table.see().wizards, table.see().intact) == (11, (8, 14), (2, 18))


@pytest.mark.proves("SHZ-A50")
@pytest.mark.parametrize("spell", ["13", "14"])
def test_a_refill_saves_from_exhaustion(spell: str) -> None:
    table = a_duel(mana=(7, 30))
    events = table.turn((7, 7), spell)
    assert every(events, RoundOver) == []
    assert table.mana[0] in (13, 7)


@pytest.mark.proves("SHZ-A50")
def test_exhaustion_is_looked_at_after_the_refills_and_not_before() -> None:
    table = a_duel(mana=(7, 30))
    events = table.turn((7, 7), "", "13")
    order = "Ready Ready Revealed Revealed Compared Paid Paid Refilled Pushed RoundOver NewRound"
    assert kinds(events) == order
    assert (only(events, Refilled).mana, only(events, Pushed).points) == (36, 36)


@pytest.mark.proves("SHZ-A51")
def test_a_wall_on_a_wizard_ends_the_round_before_any_push() -> None:
    table = a_duel(wall=12, mana=(9, 20))
    events = table.turn((9, 5))
    assert every(events, Pushed) == []
    assert (table.wall, only(events, RoundOver).reason) == (13, "touched")


@pytest.mark.proves("SHZ-A23")
def test_resistance_does_not_stop_the_push() -> None:
    table = a_duel(mana=(7, 20))
    events = table.turn((7, 7), "11")
    assert (table.wall, every(events, Resisted)) == (7, [])


@pytest.mark.proves("SHZ-A56")
def test_an_exhausted_wizard_is_not_reached_if_the_other_has_too_little_left() -> None:
    table = a_duel(mana=(7, 8))
    table.turn((7, 7))
    assert (table.wall, table.see().wizards) == (9, (6, 12))


@pytest.mark.proves("SHZ-60", "SHZ-A50")
def test_a_spared_miser_is_not_exhausted() -> None:
    table = a_duel(mana=(7, 20))
    events = table.turn((7, 9), "12")
    assert (table.mana, every(events, RoundOver)) == ((7, 11), [])
    assert only(events, Moved).wall == 9
    assert every(events, Paid)[0].spared


# The end of a match.


@pytest.mark.proves("SHZ-20", "SHZ-A60")
def test_a_wizard_who_must_step_onto_a_collapsed_tile_has_lost() -> None:
    table = a_duel(wall=5, wizards=(4, 10), round=3)
    events = table.turn((5, 9))
    assert only(events, Fell) == Fell(seat=0, space=1, rules=("SHZ-20", "SHZ-A58"))
    assert table.outcome == Outcome(winners=(1,), losers=(0,), rule="SHZ-20")
    assert SHAZAMM.actors(table.duel) == 0


@pytest.mark.proves("SHZ-21", "SHZ-A58")
def test_a_wizard_on_a_tile_that_collapses_has_lost() -> None:
    table = a_duel(wall=5, wizards=(4, 10), round=1)
    events = table.turn((5, 9))
    assert only(events, Fell) == Fell(seat=0, space=1, rules=("SHZ-21", "SHZ-A58"))
    assert table.outcome == Outcome(winners=(1,), losers=(0,), rule="SHZ-21")


@pytest.mark.proves("SHZ-A60")
@pytest.mark.parametrize(
    ("wall", "wizards", "bets", "loser"), [(3, (2, 8), (5, 9), 0), (17, (12, 18), (9, 5), 1)]
)
def test_a_wizard_who_must_step_off_the_board_has_lost(
    wall: int, wizards: tuple[int, int], bets: tuple[int, int], loser: int
) -> None:
    table = a_duel(wall=wall, wizards=wizards)
    table.turn(bets)
    assert table.outcome == Outcome(winners=(1 - loser,), losers=(loser,), rule="SHZ-A60")


@pytest.mark.proves("SHZ-A58")
def test_wizards_are_placed_before_a_tile_collapses_so_the_winner_is_safe() -> None:
    table = a_duel(wall=5, wizards=(2, 8), round=2)
    table.turn((9, 5), "7 10")
    table.turn((9, 5), "8")
    assert (table.wall, table.see().wizards) == (8, (5, 11))  # space 2 fell behind the winner
    assert (table.see().intact, table.outcome) == ((3, 17), None)


@pytest.mark.proves("SHZ-20", "SHZ-21", "SHZ-A58")
def test_after_each_round_a_wizard_falls_just_outside_the_bridge_that_is_left() -> None:
    for number in range(1, 8):
        for wall in range(1, 20):
            table = a_duel(wall=wall, wizards=(wall - 3, wall + 3), round=number)
            table.turn((5, 5), "4")
            stands = range(number + 1, 20 - number)
            fallen = {seat for seat, at in enumerate((wall - 3, wall + 3)) if at not in stands}
            assert set(table.see().fallen) == fallen
            assert (table.outcome is None) == (number + 4 <= wall <= 16 - number)


@pytest.mark.proves("SHZ-A59", "SHZ-A73")
def test_both_can_only_fall_together_after_round_7_and_then_it_is_a_draw() -> None:
    table = a_new_duel(variant="all_in_hand")
    while table.outcome is None:
        table.turn((50, 50))
    assert (table.see().round, table.see().fallen) == (7, (0, 1))
    assert table.outcome == Outcome(winners=(), losers=(), rule="SHZ-A59")
    assert [SHAZAMM.payoff(table.duel, seat) for seat in range(2)] == [0, 0]


@pytest.mark.proves("SHZ-A73", "SHZ-A66")
@pytest.mark.parametrize("wall", range(4, 17))
def test_no_match_goes_on_after_the_seventh_round(wall: int) -> None:
    table = a_duel(wall=wall, wizards=(wall - 3, wall + 3), round=7)
    table.turn((50, 50))
    assert table.outcome is not None


@pytest.mark.proves("SHZ-20")
def test_nobody_plans_after_the_end() -> None:
    table = a_duel(wall=5, wizards=(4, 10))
    table.turn((5, 9))
    for seat in (0, 1, 6):
        with pytest.raises(IllegalMoveError, match=r"match_is_over\(\) \[SHZ-20\]"):
            table.say(seat, "draw 3" if seat == 6 else "lay 7")
    view = table.see(0)
    assert (view.phase, view.chooser, view.choices, view.bets) == ("over", None, (), None)
    assert [SHAZAMM.payoff(table.duel, seat) for seat in range(2)] == [-1, 1]
