"""Bambam Boom: what the characters can do on their advanced side."""

from typing import Any

import pytest
from tests.games.bambam_table import G, R, Table, Y, a_brawl, every, only, rules_of

from fracas.games import IllegalMoveError
from fracas.games.bambam import events


def led_by(character: str, *hands: str, **fields: Any) -> Table:
    """Seat 0 is this character; the others can do nothing that matters here."""
    others = [name for name in ("turtul", "coro", "pikpok", "rangga", "cindy") if name != character]
    options = {"advanced": True, **fields.pop("options", {})}
    return a_brawl(*hands, options=options, characters=" ".join([character, *others]), **fields)


@pytest.mark.proves("BAM-15")
def test_abilities_are_always_on() -> None:
    assert led_by("rangga", "Y1", "", "", dials=[0, 10, 0], holders=[1, 0, 2]).may() == "Y1"
    assert a_brawl("Y1", "", "", dials=[0, 10, 0], holders=[1, 0, 2],
                   characters="rangga coro turtul").may() == "blast"  # fmt: skip


# Bambam.


@pytest.mark.proves("BAM-73", "BAM-A67")
@pytest.mark.parametrize(("step", "place"), [("near", 1), ("far", 2)])
def test_bambam_may_move_a_bomb_one_step_further(step: str, place: int) -> None:
    table = led_by("bambam", "R1", "", "", "")
    table.lay("R1")
    assert table.may() == "near far"
    table.play(step)
    assert (table.dials[R], table.holders[R]) == (1, place)
    assert ("BAM-73" in rules_of(table.events, events.Moved)) == (step == "far")


@pytest.mark.proves("BAM-87", "BAM-A69")
def test_bambam_may_move_a_two_one_step() -> None:
    table = led_by("bambam", "R2", "", "")
    table.play("R2", "far")
    assert (table.dials[R], table.holders[R]) == (2, 1)
    assert only(table.events, events.Moved).rules == ("BAM-73", "BAM-87")


@pytest.mark.proves("BAM-A69", "BAM-A25")
def test_bambam_with_an_anchor_can_deflect_and_so_must() -> None:
    table = led_by("bambam", "R2", "", "", dials=[10, 0, 0])
    assert table.may() == "R2"
    table.play("R2", "far")
    assert (table.turn, table.holders[R]) == (1, 1)


@pytest.mark.proves("BAM-88", "BAM-A94")
@pytest.mark.parametrize(("card", "dial"), [("R5", 5), ("RG4", 4)])
def test_under_popeye_power_bambam_may_still_move_fours_and_fives_one_step(
    card: str, dial: int
) -> None:
    table = led_by("bambam", card, "", "", event="popeye_power")
    table.play(card, *(["red"] if card == "RG4" else []), "far")
    assert (table.dials[R], table.holders[R]) == (dial, 1)
    assert only(table.events, events.Moved).rules == ("BAM-73", "BAM-88")


@pytest.mark.proves("BAM-A68")
def test_after_a_crosshair_bambam_s_step_starts_from_the_chosen_player() -> None:
    table = led_by("bambam", "R3", "", "", "")
    table.play("R3", "to 2", "far")
    assert [move.hops for move in every(table.events, events.Moved)] == [(2,), (3,)]
    assert table.holders[R] == 3


@pytest.mark.proves("BAM-A66")
def test_bambam_s_step_is_for_bomb_cards_only() -> None:
    table = led_by("bambam", "hide", "", "", hideout=0, options={"hideout": True})
    table.play("hide", "red left")
    assert table.holders[R] == 1
    table = led_by("bambam", "", "", "", dials=[10, 0, 0], hideout=0)
    table.play("hideout", "left")
    assert table.holders[R] == 1


# Pikpok.


@pytest.mark.proves("BAM-74", "BAM-A70")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_pikpok_sends_a_four_of_either_colour_to_anyone(target: int) -> None:
    table = led_by("pikpok", "RG4", "", "")
    table.lay("RG4")
    assert table.may() == "red green"
    table.lay("green")
    assert table.may() == "to 0 to 1 to 2"
    table.play(f"to {target}")
    assert (table.dials[G], table.holders[G]) == (4, target)
    assert only(table.events, events.Moved).rules == ("BAM-74",)


@pytest.mark.proves("BAM-74", "BAM-A25")
def test_pikpok_can_deflect_with_a_four_wherever_it_would_land() -> None:
    assert led_by("pikpok", "RG4", "", dials=[10, 0, 0]).may() == "RG4"
    assert led_by("turtul", "RG4", "", dials=[10, 0, 0]).may() == "RG4 blast"


@pytest.mark.proves("BAM-A71")
def test_under_popeye_power_pikpok_s_fours_do_not_move() -> None:
    table = led_by("pikpok", "RG4", "", "", event="popeye_power")
    table.play("RG4", "red")
    assert (table.dials[R], table.holders[R]) == (4, 0)


# Sig. Coro.


@pytest.mark.proves("BAM-76", "BAM-A72")
@pytest.mark.parametrize(("colour", "bomb"), [("red", R), ("green", G), ("yellow", Y)])
def test_coro_s_threes_are_of_every_colour(colour: str, bomb: int) -> None:
    table = led_by("coro", "G3", "", "")
    table.lay("G3")
    assert table.may() == "red green yellow"
    table.play(colour, "to 1")
    assert (table.dials[bomb], table.holders[bomb]) == (3, 1)
    assert ("BAM-76" in rules_of(table.events, events.Played)) == (colour != "green")


@pytest.mark.proves("BAM-A72", "BAM-A34")
def test_in_danger_coro_s_threes_count_as_the_active_colour() -> None:
    table = led_by("coro", "G3 G5", "", "", dials=[10, 0, 0])
    assert table.may() == "G3"
    table.play("G3", "to 2")
    assert (table.turn, table.holders[R]) == (2, 2)


# Rangga.


@pytest.mark.proves("BAM-77")
@pytest.mark.parametrize("card", ["G1", "Y1"])
def test_rangga_may_play_green_as_yellow_and_yellow_as_green(card: str) -> None:
    table = led_by("rangga", card, "", "")
    table.lay(card)
    assert table.may() == "green yellow"
    table.play("yellow" if card == "G1" else "green")
    assert table.dials == ((0, 0, 1) if card == "G1" else (0, 1, 0))
    assert "BAM-77" in rules_of(table.events, events.Played)


@pytest.mark.proves("BAM-77")
def test_red_stays_red_for_rangga() -> None:
    table = led_by("rangga", "R1", "", "")
    table.play("R1")
    assert table.dials == (1, 0, 0)


@pytest.mark.proves("BAM-A73")
@pytest.mark.parametrize(("card", "bombs"), [
    ("RG4", "red green yellow"), ("RY4", "red green yellow"), ("GY4", "green yellow"),
])  # fmt: skip
def test_rangga_s_cards_of_two_colours_gain_a_third(card: str, bombs: str) -> None:
    table = led_by("rangga", card, "", "")
    table.lay(card)
    assert table.may() == bombs


@pytest.mark.proves("BAM-A34", "BAM-77")
def test_rangga_deflects_a_yellow_bomb_with_green() -> None:
    table = led_by("rangga", "G1 RG4 R1", "", "", dials=[0, 0, 10], holders=[1, 1, 0])
    assert table.may() == "G1 RG4"


@pytest.mark.proves("BAM-A77", "BAM-78")
def test_rangga_s_first_damage_puts_him_out_without_a_bonus() -> None:
    table = led_by("rangga", "", "R1", "", dials=[10, 0, 0], lives=[1, 2, 2], sizes=[6, 5, 5])
    table.play("blast")
    assert (table.see().living, table.lives) == ((1, 2), (0, 2, 2))
    assert table.see().max_hands[0] == 6


# Cindy.


@pytest.mark.proves("BAM-79", "BAM-A75")
def test_cindy_discards_two_cards_and_steals_one() -> None:
    table = led_by("cindy", "R1 G1 restock Y2", "hide G5", "", "")
    table.lay("cindy")
    assert table.may() == "R1 G1 Y2"  # any two, in one order
    table.lay("G1")
    assert table.may() == "Y2 restock"
    table.lay("restock")
    assert table.may() == "from 1"
    table.luck = ["steal hide"]
    table.play("from 1")
    assert (table.hand(0), table.hand(1), table.turn) == ("R1 Y2 hide", "G5", 0)
    assert table.discarded() == ["G1", "restock"]
    assert only(table.events, events.Stole).rules == ("BAM-79", "BAM-A43")


@pytest.mark.proves("BAM-79", "BAM-A74")
def test_cindy_may_do_so_once_a_turn_and_each_danger_turn_is_a_new_turn() -> None:
    table = led_by("cindy", "R1 G1 R2 G2 R3", "hide hide hide", "", dials=[10, 0, 0])
    table.play("cindy", "G1", "G2", "from 1")
    assert "cindy" not in table.may()
    with pytest.raises(IllegalMoveError, match="no_sticky_paws"):
        table.say(0, "cindy")
    table.play("R2")
    assert (table.turn, "cindy" in table.may().split()) == (0, True)


@pytest.mark.proves("BAM-A74")
def test_cindy_steals_in_her_own_turn_only() -> None:
    table = led_by("turtul", "R1", "R2 G2", "G5", "G1")
    table.brawl.abilities[1] = 5
    table.lay("R1")
    assert table.may(1) == "pass"
    table.settle()
    assert "cindy" in table.may(1).split()


@pytest.mark.proves("BAM-A75")
@pytest.mark.parametrize(("mine", "theirs"), [("R1", "G1"), ("R1 G1", "")])
def test_cindy_needs_two_cards_and_a_victim_with_one(mine: str, theirs: str) -> None:
    assert "cindy" not in led_by("cindy", mine, theirs, "").may()


@pytest.mark.proves("BAM-A75", "BAM-A55")
def test_cindy_s_theft_cannot_be_sabotaged() -> None:
    table = led_by("cindy", "R1 G1", "sabotage", "")
    table.lay("cindy", "R1", "G1", "from 1")
    assert table.phase == "turn"
