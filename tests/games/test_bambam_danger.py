"""Bambam Boom: the danger phase, deflecting, and who has to."""

from typing import Any

import pytest
from tests.games.bambam_table import R, a_brawl, every, kinds, only, rules_of

from fracas.games import IllegalMoveError
from fracas.games.bambam import events as told

ADVANCED: dict[str, Any] = {"advanced": True}
FREE: dict[str, Any] = {"forced_deflect": False}


# Whose turn it is.


@pytest.mark.proves("BAM-45", "BAM-49")
def test_the_turn_belongs_to_whom_the_active_bomb_lies_before() -> None:
    table = a_brawl("R5", "R5", "R5", "", dials=[10, 0, 0])
    table.play("R5")
    assert table.turn == 1
    table.play("R5")
    assert table.turn == 2
    table.play("R5")
    assert (table.turn, table.active, table.lives) == (3, "red", (2, 2, 2, 2))


@pytest.mark.proves("BAM-46")
def test_in_danger_nobody_draws() -> None:
    table = a_brawl("R5", "", "R1", dials=[10, 0, 0])
    table.play("R5")
    assert (table.turn, table.sizes()) == (2, (0, 0, 1))
    assert every(table.events, told.Drew) == []


@pytest.mark.proves("BAM-47", "BAM-48", "BAM-A34")
def test_only_bomb_cards_of_the_active_colour_may_be_played_besides_action_cards() -> None:
    table = a_brawl("R1 G1 RG4 GY4 hacking restock sabotage", "", "", dials=[10, 0, 0])
    assert table.may() == "R1 RG4 hacking restock"
    with pytest.raises(IllegalMoveError, match=r"wrong_colour\(card=G1, bomb=red\) \[BAM-47\]"):
        table.play("G1")


@pytest.mark.proves("BAM-A36")
def test_a_card_of_two_colours_acts_on_the_active_bomb_without_a_choice() -> None:
    table = a_brawl("RG4", "", "", dials=[10, 5, 5])
    table.play("RG4")
    assert (table.dials, table.holders[R]) == ((10, 5, 5), 1)


@pytest.mark.proves("BAM-A29")
def test_the_dial_stays_at_ten_and_the_number_gives_the_steps() -> None:
    table = a_brawl("R5", "", "", "", dials=[10, 0, 0])
    table.play("R5")
    assert (table.dials[R], table.holders[R]) == (10, 1)
    assert "BAM-A29" in rules_of(table.events, told.Ticked)


@pytest.mark.proves("BAM-A27", "BAM-A52")
def test_any_number_of_action_cards_may_be_played_in_danger() -> None:
    table = a_brawl("hacking steal restock", "Y1", "", dials=[10, 0, 0], holders=[0, 0, 2])
    table.luck = ["steal Y1"]
    table.play("steal", "from 1")
    table.play("hacking", "red-green")
    assert (table.turn, table.active, table.dials) == (0, "green", (0, 10, 0))
    table.play("restock")
    assert (table.turn, table.sizes()[0]) == (0, 5)


@pytest.mark.proves("BAM-A13")
def test_there_is_no_redraw_in_danger() -> None:
    table = a_brawl("restock", "", "", dials=[10, 0, 0])
    assert table.may() == "restock blast"
    with pytest.raises(IllegalMoveError, match=r"no_redraw\(\) \[BAM-A13\]"):
        table.play("redraw")


# Deflecting, or not.


@pytest.mark.proves("BAM-50", "BAM-A33")
def test_who_cannot_deflect_is_blown_up() -> None:
    table = a_brawl("", "R1", "", dials=[10, 0, 0])
    assert table.may() == "blast"
    table.play("blast")
    assert table.lives == (1, 2, 2)
    assert only(table.events, told.Boom).rules == ("BAM-50",)


@pytest.mark.proves("BAM-A25")
def test_who_can_deflect_must() -> None:
    table = a_brawl("R1 steal", "G1", "", dials=[10, 0, 0])
    assert table.may() == "R1 steal"
    with pytest.raises(IllegalMoveError, match=r"must_deflect\(\) \[BAM-A25\]"):
        table.play("blast")


@pytest.mark.proves("BAM-A25")
def test_a_house_rule_lets_everybody_take_the_blast() -> None:
    table = a_brawl("R1", "", "", dials=[10, 0, 0], options=FREE)
    assert table.may() == "R1 blast"


@pytest.mark.proves("BAM-A25", "BAM-A26")
@pytest.mark.parametrize(
    ("card", "seats", "event"),
    [("R2", 3, None), ("RG4", 2, None), ("RG4", 4, None), ("R5", 5, None),
     ("R5", 3, "popeye_power"), ("RY4", 3, "popeye_power"), ("RG4", 3, "power_up"),
     ("R1", 3, "power_up")],
)  # fmt: skip
def test_a_play_that_leaves_the_bomb_in_place_is_legal_but_never_required(
    card: str, seats: int, event: str | None
) -> None:
    table = a_brawl(card, *[""] * (seats - 1), dials=[10, 0, 0], event=event)
    assert table.may() == f"{card} blast"
    table.play(card)
    assert (table.turn, table.holders[R], table.active) == (0, 0, "red")
    assert len(every(table.events, told.Danger)) == 1


@pytest.mark.proves("BAM-A25", "BAM-A26", "BAM-A20")
@pytest.mark.parametrize(
    ("card", "seats", "event"),
    [("R1", 2, None), ("R3", 2, None), ("RG4", 3, None), ("RG4", 5, None), ("R5", 4, None),
     ("RG4", 4, "power_up"), ("R5", 5, "power_up")],
)  # fmt: skip
def test_a_play_that_moves_the_bomb_on_is_required(
    card: str, seats: int, event: str | None
) -> None:
    table = a_brawl(card, *[""] * (seats - 1), dials=[10, 0, 0], event=event)
    assert table.may() == card


@pytest.mark.proves("BAM-A26")
def test_a_crosshair_at_oneself_brings_another_danger_turn() -> None:
    table = a_brawl("R3 R1", "", "", dials=[10, 0, 0])
    table.play("R3", "to 0")
    assert (table.turn, table.may()) == (0, "R1")


@pytest.mark.proves("BAM-A28", "BAM-A86")
def test_action_cards_and_the_hideout_need_not_be_used_before_exploding() -> None:
    table = a_brawl("hide restock", "", "", dials=[10, 0, 0], hideout=0)
    assert "blast" in table.may().split()
    table.play("blast")
    assert table.lives[0] == 1


@pytest.mark.proves("BAM-A31")
def test_danger_ends_by_an_explosion_only() -> None:
    table = a_brawl("hide", "hacking", "", dials=[10, 0, 0])
    table.play("hide", "red left")
    assert (table.turn, table.active) == (1, "red")
    table.play("hacking", "red-yellow")
    assert (table.turn, table.active) == (2, "yellow")
    table.play("blast")
    assert (table.active, table.turn) == (None, 2)


@pytest.mark.proves("BAM-A30")
def test_two_bombs_are_never_active_at_once() -> None:
    table = a_brawl("RG4 RY4", "RY4 RG4", "", dials=[10, 9, 9])
    table.play("RG4")
    table.play("RY4")
    assert table.dials == (10, 9, 9)


# Critical.


@pytest.mark.proves("BAM-62", "BAM-A40", "BAM-A41")
def test_a_bomb_thrown_with_a_one_cannot_be_deflected_by_any_bomb_card() -> None:
    table = a_brawl("R1", "R5 R3 R2 R1 G3", "", dials=[9, 0, 0], options=ADVANCED,
                    characters="turtul coro cindy")  # fmt: skip
    table.play("R1")
    assert (table.turn, table.see().critical, table.may()) == (1, True, "blast")
    with pytest.raises(IllegalMoveError, match=r"critical\(card=R5\) \[BAM-62\]"):
        table.play("R5")


@pytest.mark.proves("BAM-63")
def test_action_cards_and_the_hideout_work_against_it() -> None:
    table = a_brawl("R1", "hide hacking R5 G5", "", dials=[9, 0, 0], hideout=1,
                    options={"hideout": True})  # fmt: skip
    table.play("R1")
    assert table.may() == "hide hacking blast hideout"


@pytest.mark.proves("BAM-63", "BAM-23")
def test_a_pair_goes_into_hiding_from_a_critical_bomb() -> None:
    table = a_brawl("R1", "R5 G5", "", dials=[9, 0, 0], options={"hideout": True})
    table.play("R1")
    assert table.may() == "blast pair"
    table.play("pair", "R5", "G5", "left")
    assert (table.turn, table.holders[R]) == (2, 2)


@pytest.mark.proves("BAM-A39")
def test_a_deflect_with_a_one_is_critical_for_the_next() -> None:
    table = a_brawl("R1", "R5", "", dials=[10, 0, 0])
    table.play("R1")
    assert (table.turn, table.may()) == (1, "blast")


@pytest.mark.proves("BAM-A37")
@pytest.mark.parametrize("way", [("hide", "red left"), ("hideout", "left")])
def test_any_later_movement_clears_critical(way: tuple[str, str]) -> None:
    table = a_brawl("R1", "hide", "R5", "", dials=[9, 0, 0], hideout=1, options={"hideout": True})
    table.play("R1")
    table.play(*way)
    assert (table.turn, table.see().critical, table.may()) == (2, False, "R5")


@pytest.mark.proves("BAM-A37", "BAM-A38")
def test_a_swap_of_dials_clears_critical() -> None:
    table = a_brawl("R1", "hacking", "G5", dials=[9, 0, 0], holders=[0, 2, 0])
    table.play("R1")
    table.play("hacking", "red-green")
    assert (table.active, table.turn, table.see().critical, table.may()) == (
        "green",
        2,
        False,
        "G5",
    )


@pytest.mark.proves("BAM-A38")
def test_a_one_that_does_not_make_the_bomb_active_has_no_later_effect() -> None:
    table = a_brawl("R1", "R2", "", dials=[7, 0, 0])
    table.play("R1")
    assert table.see().critical is False
    table.play("R2")
    assert (table.active, table.turn, table.see().critical) == ("red", 1, False)


@pytest.mark.proves("BAM-A37")
def test_a_hide_on_another_bomb_leaves_critical_as_it_is() -> None:
    table = a_brawl("R1", "hide R5", "", dials=[9, 0, 0])
    table.play("R1")
    table.play("hide", "yellow left")
    assert (table.turn, table.see().critical, table.may()) == (1, True, "blast")


# Action cards in danger.


@pytest.mark.proves("BAM-70", "BAM-63")
@pytest.mark.parametrize(("side", "place"), [("left", 1), ("right", 2)])
def test_hide_sends_the_active_bomb_to_a_neighbour(side: str, place: int) -> None:
    table = a_brawl("hide", "", "", dials=[10, 0, 0])
    table.play("hide", f"red {side}")
    assert (table.holders[R], table.turn, table.see().thrower) == (place, place, 0)


@pytest.mark.proves("BAM-A50")
def test_hide_on_another_bomb_brings_the_turn_back() -> None:
    table = a_brawl("hide R5", "", "", dials=[10, 0, 0])
    table.play("hide", "green left")
    assert (table.turn, table.may()) == (0, "R5")
    assert kinds(table.events) == "Played Moved"


@pytest.mark.proves("BAM-69", "BAM-A46")
def test_hacking_the_active_bomb_moves_the_danger_to_the_other_bomb_s_holder() -> None:
    table = a_brawl("hacking R5", "", "", dials=[10, 4, 0])
    table.play("hacking", "red-green")
    assert (table.dials, table.active, table.turn) == ((4, 10, 0), "green", 1)
    assert table.see().thrower == 0
    assert rules_of(table.events, told.Swapped) == {"BAM-69", "BAM-A46"}


@pytest.mark.proves("BAM-A46")
def test_who_holds_both_bombs_goes_on_with_the_danger_turn() -> None:
    table = a_brawl("hacking G5", "", "", dials=[10, 4, 0], holders=[0, 0, 2])
    table.play("hacking", "red-green")
    assert (table.active, table.turn, table.may()) == ("green", 0, "G5")
    assert every(table.events, told.Danger) == []


@pytest.mark.proves("BAM-A47")
def test_hacking_two_other_bombs_in_danger_changes_nothing_else() -> None:
    table = a_brawl("hacking R5", "", "", dials=[10, 4, 1], critical=1)
    table.play("hacking", "green-yellow")
    assert (table.dials, table.active, table.turn, table.see().critical) == (
        (10, 1, 4),
        "red",
        0,
        True,
    )
