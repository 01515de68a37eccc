"""Bambam Boom: windows, Sabotage upon Sabotage, and cancelling late."""

from typing import Any

import pytest
from tests.games.bambam_table import (
    G,
    R,
    Table,
    a_brawl,
    amiss,
    card_sets,
    every,
    kinds,
    only,
    rules_of,
)

from fracas.games import TABLE_PACE, WATCHER, IllegalMoveError, concealed, told
from fracas.games.bambam import BAMBAM, events
from fracas.games.bambam.options import BambamOptions
from fracas.kernel import a_dice, count, nth, roll

COLLATERAL: dict[str, Any] = {"event": "collateral"}


# The window.


@pytest.mark.proves("BAM-A56", "BAM-A57")
def test_after_each_card_every_other_living_seat_is_asked_before_the_effect() -> None:
    table = a_brawl("R5", "sabotage", "", "", living=[0, 1, 3])
    table.lay("R5")
    assert (table.phase, table.asked(), table.see().asked) == ("window", [1, 3], (1, 3))
    assert (table.dials, table.holders, table.turn) == ((0, 0, 0), (0, 1, 2), 0)
    assert (table.may(1), table.may(3), table.may(0)) == ("sabotage pass", "pass", "")


@pytest.mark.proves("BAM-71", "BAM-A59")
def test_a_cancelled_bomb_card_is_discarded_and_the_turn_is_over() -> None:
    table = a_brawl("R5", "sabotage", "")
    table.lay("R5")
    table.say(1, "sabotage")
    table.say(2, "pass")
    table.settle()
    assert (table.dials, table.holders, table.turn) == ((0, 0, 0), (0, 1, 2), 1)
    assert {"R5", "sabotage"} <= set(table.discarded())
    assert kinds(table.events) == "Played Sabotaged Cancelled"
    assert table.sizes()[1] == 5


@pytest.mark.proves("BAM-A57")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_of_several_answers_the_nearest_clockwise_wins_and_the_others_keep_theirs(
    order: tuple[int, ...],
) -> None:
    table = a_brawl("R5", "", "sabotage", "sabotage", turn=0)
    table.lay("R5")
    for seat in order:
        table.say(seat, "pass" if seat == 1 else "sabotage")
    assert only(table.events, events.Sabotaged).seat == 2
    assert (table.hand(2), table.hand(3)) == ("", "sabotage")


@pytest.mark.proves("BAM-A119")
def test_a_window_closes_when_all_have_answered() -> None:
    table = a_brawl("R5", "", "")
    table.lay("R5")
    table.say(2, "pass")
    assert table.phase == "window"
    table.say(1, "pass")
    assert (table.phase, table.dials[R]) == ("turn", 5)


@pytest.mark.proves("BAM-A57", "BAM-A119")
def test_answers_are_secret_until_the_window_closes() -> None:
    table = a_brawl("R5", "sabotage", "", "")
    table.lay("R5")
    before = {seat: table.see(seat) for seat in (0, 2, 3, WATCHER)}
    assert table.say(1, "sabotage") == []
    assert {seat: table.see(seat) for seat in (0, 2, 3, WATCHER)} == before
    assert table.see(1).answered
    for seat in (0, 2, 3):
        hidden = concealed(BAMBAM, table.brawl, seat)
        assert BAMBAM.asked(hidden) == 0b1110
    with pytest.raises(IllegalMoveError, match="already_answered"):
        table.say(1, "pass")


@pytest.mark.proves("BAM-A64")
def test_a_window_lasts_as_long_for_everybody_and_silence_passes() -> None:
    table = a_brawl("R5", "sabotage", "", options={"sabotage_window_ms": 1234})
    assert BAMBAM.time_ms(table.brawl) == TABLE_PACE
    table.lay("R5")
    assert BAMBAM.time_ms(table.brawl) == 1234
    assert {table.see(seat).window_ms for seat in (0, 1, 2, WATCHER)} == {1234}  # C14
    assert BAMBAM.write(table.brawl, 1, BAMBAM.default(table.brawl, 1)) == "pass"


def test_the_usual_window_is_five_seconds() -> None:
    assert BambamOptions().sabotage_window_ms == 5000


@pytest.mark.proves("BAM-A54", "BAM-71")
@pytest.mark.parametrize(
    "play", [("R5",), ("hide", "red left"), ("hacking", "red-green"), ("steal", "from 1"),
             ("restock",)],
)  # fmt: skip
def test_any_card_can_be_cancelled(play: tuple[str, ...]) -> None:
    table = a_brawl("R5 hide hacking steal restock", "sabotage G1", "", dials=[1, 2, 3])
    table.lay(*play)
    table.say(1, "sabotage")
    table.settle()
    assert (table.dials, table.holders) == ((1, 2, 3), (0, 1, 2))
    assert every(table.events, events.Cancelled)
    assert amiss(table.brawl) == []


@pytest.mark.proves("BAM-A61")
def test_a_cancelled_hide_does_not_end_the_turn() -> None:
    table = a_brawl("hide R1", "sabotage", "")
    table.lay("hide", "red left")
    table.say(1, "sabotage")
    table.settle()
    assert (table.turn, table.may()) == (0, "R1")


@pytest.mark.proves("BAM-A60")
def test_after_a_cancelled_deflect_the_danger_turn_goes_on() -> None:
    table = a_brawl("R5 R1", "sabotage", "", dials=[10, 0, 0])
    table.lay("R5")
    table.say(1, "sabotage")
    table.settle()
    assert (table.turn, table.holders[R], table.may()) == (0, 0, "R1")


@pytest.mark.proves("BAM-A55")
def test_what_is_no_card_play_opens_no_window() -> None:
    options: dict[str, Any] = {"hideout": True, "advanced": True}
    table = a_brawl("R1 G1", "sabotage", "", options=options, characters="cindy coro turtul")
    table.play("pair", "R1", "G1")
    assert (table.see().hideout, table.turn) == (0, 1)
    table = a_brawl("R1 G1", "sabotage", "", options=options, characters="cindy coro turtul")
    table.luck = ["steal sabotage"]
    table.play("cindy", "R1", "G1", "from 1")
    assert (table.hand(0), table.turn) == ("sabotage", 0)
    table.play("redraw")
    assert table.turn == 0
    table = a_brawl("", "sabotage", "", dials=[10, 0, 0], hideout=0)
    table.play("hideout", "left")
    table.play("blast")
    assert every(table.events, events.Sabotaged) == []


@pytest.mark.proves("BAM-A63")
def test_nobody_cancels_their_own_card() -> None:
    table = a_brawl("R5 sabotage", "", "")
    table.lay("R5")
    assert table.may(0) == ""
    with pytest.raises(IllegalMoveError, match=r"wait_for_the_window\(\) \[BAM-A63\]"):
        table.say(0, "sabotage")


@pytest.mark.proves("BAM-A65")
def test_in_ones_own_turn_a_sabotage_has_no_target() -> None:
    table = a_brawl("sabotage R1", "", "")
    assert table.may() == "R1"
    with pytest.raises(IllegalMoveError, match=r"nothing_to_sabotage\(\) \[BAM-A65\]"):
        table.play("sabotage")


@pytest.mark.proves("BAM-A120")
def test_when_all_sabotages_lie_open_in_the_discard_pile_there_is_no_window() -> None:
    table = a_brawl("R5", "G1", "")
    gone = card_sets(table.brawl, ["sabotage sabotage sabotage"])[0]
    table.brawl.undealt &= ~gone
    table.brawl.discards |= gone
    table.lay("R5")
    assert table.dials[R] == 5
    kept = a_brawl("R5 sabotage", "G1", "")
    gone = card_sets(kept.brawl, ["sabotage sabotage sabotage"])[0] & ~kept.brawl.hands[0]
    kept.brawl.undealt &= ~gone
    kept.brawl.discards |= gone
    kept.lay("R5")  # only its player knows that nobody else can have one
    assert kept.phase == "window"


# Sabotage upon Sabotage.


@pytest.mark.proves("BAM-A58", "BAM-A54")
def test_a_sabotage_can_be_sabotaged_by_anyone_but_its_player() -> None:
    table = a_brawl("R5 sabotage", "sabotage", "sabotage")
    table.lay("R5")
    table.say(1, "sabotage")
    table.say(2, "pass")
    assert (table.phase, table.asked()) == ("window", [0, 2])
    table.say(0, "sabotage")
    table.say(2, "pass")
    assert table.asked() == [1, 2]
    table.pass_all()
    assert (table.dials[R], table.holders[R]) == (5, 2)
    assert [e.target for e in every(table.events, events.Sabotaged)] == [0, 1]


@pytest.mark.proves("BAM-A58")
def test_the_third_sabotage_of_a_chain_cancels_the_second() -> None:
    table = a_brawl("R5 sabotage", "sabotage sabotage", "")
    table.lay("R5")
    for saboteur, other in ((1, 2), (0, 2), (1, 2)):
        table.say(saboteur, "sabotage")
        table.say(other, "pass")
    table.settle()
    assert (table.dials[R], table.turn) == (0, 1)
    assert len(every(table.events, events.Sabotaged)) == 3


# Late.


def in_danger(victim: str, *others: str, **fields: Any) -> Table:
    """Seat 0 has thrown the active red bomb at seat 1, and nobody has cancelled that in time."""
    table = a_brawl("R5 G1", victim, *others, "", dials=[5, 0, 0], holders=[0, 1, 2], **fields)
    assert table.brawl.seats == 4
    table.play("R5")
    assert (table.turn, table.active) == (1, "red")
    return table


@pytest.mark.proves("BAM-A56", "BAM-A62")
def test_whom_the_bomb_lies_before_may_still_cancel_the_throw() -> None:
    table = in_danger("sabotage", "")
    assert table.may() == "sabotage blast"
    table.play("sabotage")
    assert (table.dials, table.holders, table.active) == ((5, 0, 0), (0, 1, 2), None)
    assert (table.turn, table.sizes()[1]) == (1, 5)  # the thrower's turn is over
    late = only(table.events, events.Sabotaged)
    assert late.late
    assert "BAM-A56" in late.rules
    assert only(table.events, events.Restored) == events.Restored(
        bomb="red", seat=0, dial=5, rules=("BAM-A62",)
    )


@pytest.mark.proves("BAM-A62", "BAM-A60")
def test_a_late_cancelled_deflect_puts_the_danger_back_before_its_player() -> None:
    table = a_brawl("R5 R1", "", "sabotage", dials=[10, 0, 0])
    table.play("R5")
    assert table.turn == 2
    table.play("sabotage")
    assert (table.turn, table.holders[R], table.may()) == (0, 0, "R1")


@pytest.mark.proves("BAM-A62")
def test_a_late_cancelled_critical_throw_is_undone_with_all_its_marks() -> None:
    table = a_brawl("R1 G1", "sabotage", "", dials=[9, 0, 0])
    table.play("R1")
    table.play("sabotage")
    sight = table.see()
    assert (sight.critical, sight.thrower, sight.active, sight.turn) == (False, None, None, 1)


@pytest.mark.proves("BAM-A56")
@pytest.mark.parametrize(
    ("play", "victim"), [(("hide", "red left"), 1), (("hacking", "red-green"), 1)]
)
def test_a_hide_or_a_hacking_that_brought_the_danger_can_be_cancelled_late(
    play: tuple[str, ...], victim: int
) -> None:
    table = a_brawl("hide hacking", "sabotage", "", dials=[10, 3, 0])
    table.play(*play)
    assert table.turn == victim
    table.play("sabotage")
    assert (table.turn, table.dials, table.holders, table.active) == (
        0,
        (10, 3, 0),
        (0, 1, 2),
        "red",
    )


@pytest.mark.proves("BAM-89")
def test_after_a_steal_the_throw_before_it_is_out_of_reach() -> None:
    table = in_danger("steal", "sabotage")
    table.luck = ["steal sabotage"]
    table.play("steal", "from 2")
    assert (table.hand(1), table.may()) == ("sabotage", "blast")


@pytest.mark.proves("BAM-A116")
def test_cindys_discard_is_no_card_play_and_leaves_the_throw_in_reach() -> None:
    table = in_danger(
        "G1 Y1", "sabotage", options={"advanced": True}, characters="turtul cindy coro pikpok"
    )
    table.luck = ["steal sabotage"]
    table.play("cindy", "G1", "Y1", "from 2")
    table.play("sabotage")
    assert (table.active, table.dials[R], table.turn) == (None, 5, 1)


@pytest.mark.proves("BAM-A115")
def test_the_hideout_closes_the_late_cancel_of_the_throw_before_it() -> None:
    table = in_danger("", "sabotage", options={"hideout": True}, hideout=1)
    table.play("hideout", "left")
    assert (table.turn, table.may()) == (2, "blast")


@pytest.mark.proves("BAM-A58", "BAM-A56")
def test_a_late_sabotage_can_be_sabotaged_and_the_danger_turn_goes_on() -> None:
    table = in_danger("sabotage R5", "sabotage")
    table.lay("sabotage")
    assert table.asked() == [0, 2, 3]
    assert table.holders[R] == 1  # not undone before the window closes
    table.say(0, "pass")
    table.say(3, "pass")
    table.say(2, "sabotage")
    table.pass_all()
    assert (table.turn, table.holders[R], table.dials[R], table.may()) == (1, 1, 10, "R5b")


@pytest.mark.proves("BAM-A114")
def test_a_sabotage_that_stopped_a_deflect_can_be_cancelled_late_itself() -> None:
    options: dict[str, Any] = {"advanced": True}
    table = a_brawl(
        "R5 G1 Y1", "sabotage", "sabotage", dials=[10, 0, 0], options=options,
        characters="cindy coro turtul",
    )  # fmt: skip
    table.lay("R5")
    table.say(1, "sabotage")
    table.settle()
    assert (table.turn, table.holders[R], table.may()) == (0, 0, "blast cindy")
    table.luck = ["steal sabotage"]
    table.play("cindy", "G1", "Y1", "from 2")
    table.play("sabotage")
    assert (table.holders[R], table.turn) == (2, 2)  # the deflect has its effect after all


@pytest.mark.proves("BAM-A114")
def test_a_sabotage_that_saved_a_throw_can_be_cancelled_late_by_its_victim() -> None:
    table = a_brawl("R5 sabotage", "sabotage sabotage", "", "", dials=[5, 0, 0])
    table.lay("R5")
    table.say(1, "sabotage")
    table.say(2, "pass")
    table.say(3, "pass")
    table.say(0, "sabotage")
    table.say(2, "pass")
    table.say(3, "pass")
    table.settle()
    assert (table.turn, table.active) == (1, "red")
    table.play("sabotage")
    assert (table.active, table.dials[R], table.turn) == (None, 5, 1)


def test_a_stopped_steal_can_be_saved_late_in_danger() -> None:
    table = a_brawl(
        "steal G1 Y1", "sabotage R5", "sabotage", dials=[10, 0, 0], options={"advanced": True},
        characters="cindy coro turtul",
    )  # fmt: skip
    table.lay("steal", "from 1")
    table.say(1, "sabotage")
    table.settle()
    table.luck = ["steal sabotage"]
    table.play("cindy", "G1", "Y1", "from 2")
    table.luck = ["steal R5"]
    table.play("sabotage")
    assert (table.hand(0), table.turn) == ("R5", 0)


@pytest.mark.proves("BAM-A63")
def test_ones_own_throw_at_oneself_cannot_be_cancelled_late() -> None:
    table = a_brawl("R3 sabotage", "", "", dials=[9, 0, 0])
    table.play("R3", "to 0")
    assert (table.turn, table.may()) == (0, "blast")


def test_a_hide_on_another_bomb_gives_nobody_a_late_cancel() -> None:
    table = a_brawl("hide", "sabotage", "", dials=[10, 0, 0], event="collateral")
    table.play("hide", "green left")
    table.lay("blast")
    assert table.lives == (1, 1, 2)


def test_a_cancelled_card_of_an_earlier_danger_is_no_target_any_more() -> None:
    table = a_brawl("", "sabotage R5", "", dials=[10, 0, 0])
    table.play("blast")
    assert table.see().last is None


# Cases that people met elsewhere.


def test_a_stolen_card_is_not_chosen_before_the_window_closes() -> None:
    """C15, with FAQ 3."""
    table = a_brawl("steal", "sabotage R5 G5", "")
    table.lay("steal", "from 1")
    assert (table.phase, table.hand(0), table.sizes()) == ("window", "", (0, 3, 0))
    table.say(2, "pass")
    happened = table.say(1, "sabotage")
    assert every(told(happened, 0), events.Stole) == []
    table.settle()
    assert (table.hand(0), table.hand(1)) == ("", "R5 G5")


def test_a_victim_whose_only_card_was_a_sabotage_that_failed_has_nothing_to_steal() -> None:
    table = a_brawl("steal R1", "sabotage", "sabotage")
    table.lay("steal", "from 1")
    table.say(2, "pass")
    table.say(1, "sabotage")
    table.say(0, "pass")
    table.say(2, "sabotage")
    table.settle()
    assert (table.turn, table.hand(0), every(table.events, events.Stole)) == (0, "R1", [])


def test_whether_a_window_opens_does_not_tell_who_holds_a_sabotage() -> None:
    """C13: the same matches, with and without Sabotage in a hand, are the same to the others."""
    dice = a_dice(7)
    for _ in range(60):
        holding = a_brawl("R1 R5 hide steal RG4 hacking", "sabotage G1", "Y1 Y2", "RY4 R2")
        without = a_brawl("R1 R5 hide steal RG4 hacking", "hide G1", "Y1 Y2", "RY4 R2")
        while holding.phase != "window":
            legal = BAMBAM.moves(holding.brawl, 0)
            code = nth(legal, roll(dice, count(legal)))
            for table in (holding, without):
                BAMBAM.play(table.brawl, 0, code)
        assert holding.asked() == without.asked() == [1, 2, 3]
        assert BAMBAM.time_ms(holding.brawl) == BAMBAM.time_ms(without.brawl)
        for seat in (0, 2, 3, WATCHER):
            assert holding.see(seat) == without.see(seat)
            first, second = (concealed(BAMBAM, t.brawl, seat) for t in (holding, without))
            assert (first, BAMBAM.asked(first)) == (second, BAMBAM.asked(second))


# Collateral Damage: about to be hit.


@pytest.mark.proves("BAM-91", "BAM-A104", "BAM-A56")
def test_the_next_player_may_cancel_the_throw_as_the_bomb_goes_off() -> None:
    table = a_brawl("G1 R5", "", "", "sabotage", dials=[5, 0, 0], holders=[1, 1, 2], **COLLATERAL)
    table.play("R5")
    assert (table.turn, table.active) == (2, "red")
    table.lay("blast")
    assert (table.phase, table.asked(), table.may(3)) == ("rescue", [3], "sabotage pass")
    assert BAMBAM.time_ms(table.brawl) == 5000
    table.say(3, "sabotage")
    table.settle()
    assert (table.lives, table.active, table.turn) == ((2, 2, 2, 2), None, 1)
    assert table.dials[R] == 5


@pytest.mark.proves("BAM-91", "BAM-A104")
def test_the_next_player_is_asked_also_without_a_sabotage_and_may_let_it_happen() -> None:
    table = a_brawl("G1 R5", "", "", "", dials=[5, 0, 0], holders=[1, 1, 2], **COLLATERAL)
    table.play("R5")
    table.lay("blast")
    assert (table.phase, table.may(3)) == ("rescue", "pass")
    table.say(3, "pass")
    assert table.lives == (2, 2, 1, 1)
    assert "BAM-86" in rules_of(table.events, events.Boom)


@pytest.mark.proves("BAM-A104", "BAM-89")
def test_the_next_player_cannot_cancel_a_throw_that_is_not_the_last_card_any_more() -> None:
    table = a_brawl(
        "R5", "", "restock", "sabotage", dials=[5, 0, 0], holders=[1, 1, 2],
        deck="G1 G1 G1 G2 G2 Y1 Y1", **COLLATERAL,
    )  # fmt: skip
    table.play("R5")
    table.play("restock")
    table.lay("blast")
    assert table.lives == (2, 2, 1, 1)


@pytest.mark.proves("BAM-A104")
def test_a_rescue_that_is_sabotaged_leaves_the_danger_turn_to_go_on() -> None:
    table = a_brawl("sabotage R5", "", "", "sabotage", dials=[5, 0, 0], holders=[1, 1, 2],
                    **COLLATERAL)  # fmt: skip
    table.play("R5")
    table.lay("blast")
    table.say(3, "sabotage")
    table.say(1, "pass")
    table.say(2, "pass")
    table.say(0, "sabotage")
    table.settle()
    assert (table.turn, table.active, table.lives, table.may()) == (2, "red", (2, 2, 2, 2), "blast")


@pytest.mark.proves("BAM-A117")
def test_a_card_that_moves_its_bomb_nowhere_makes_its_player_the_thrower() -> None:
    table = a_brawl("G2", "", "", dials=[0, 8, 0], **COLLATERAL)
    table.play("G2")
    assert (table.see().thrower, table.turn) == (0, 1)
    popeye = a_brawl("G5", "", "", dials=[0, 8, 0], event="popeye_power")
    popeye.play("G5")
    assert (popeye.see().thrower, popeye.holders[G]) == (0, 1)
