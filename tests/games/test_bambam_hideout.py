"""Bambam Boom: the hideout (module B)."""

from typing import Any

import pytest
from tests.games.bambam_table import R, Table, a_brawl, kinds, only, rules_of

from fracas.games import IllegalMoveError
from fracas.games.bambam import events


def hiding(*hands: str, **fields: Any) -> Table:
    return a_brawl(*hands, options={"hideout": True}, **fields)


@pytest.mark.proves("BAM-20", "BAM-A78", "BAM-A10")
def test_two_cards_of_one_number_take_the_hideout_instead_of_a_bomb_card() -> None:
    table = hiding("R1 G1 Y5", "", "")
    table.play("pair", "R1", "G1")
    assert (table.see().hideout, table.turn, table.hand(0)) == (0, 1, "Y5")
    assert table.discarded() == ["R1", "G1"]
    assert table.dials == (0, 0, 0)
    assert rules_of(table.events, events.HideoutTaken) == {"BAM-20"}


@pytest.mark.proves("BAM-A80")
def test_the_printed_number_counts_and_colours_may_differ() -> None:
    assert "pair" in hiding("R5 G5", "", event="popeye_power").may()
    assert "pair" not in hiding("R1 R2 R3 RG4 R5 hide hide", "", event="power_up").may()


@pytest.mark.proves("BAM-20")
def test_of_three_alike_any_two_may_go() -> None:
    table = hiding("R1 G1 Y1 R5 G5", "", "")
    table.lay("pair")
    assert table.may() == "R1 G1 R5"
    table.lay("G1")
    assert table.may() == "Y1"
    table.play("Y1")
    assert table.hand(0) == "R1 R5 G5"


@pytest.mark.proves("BAM-21")
def test_the_same_discard_takes_it_from_another_player() -> None:
    table = hiding("R1 G1", "", "", hideout=2)
    table.play("pair", "R1", "G1")
    assert table.see().hideout == 0
    assert only(table.events, events.HideoutTaken).holder == 2
    assert rules_of(table.events, events.HideoutTaken) == {"BAM-21"}


@pytest.mark.proves("BAM-A79")
def test_who_holds_it_cannot_take_it_again() -> None:
    table = hiding("R1 G1", "", "", hideout=0)
    assert table.may() == "R1 G1"
    with pytest.raises(IllegalMoveError, match=r"you_hold_the_hideout\(\) \[BAM-A79\]"):
        table.play("pair")


@pytest.mark.proves("BAM-22", "BAM-A81", "BAM-A82", "BAM-A83")
@pytest.mark.parametrize(("side", "place"), [("left", 1), ("right", 3)])
def test_the_hideout_sends_the_active_bomb_to_a_neighbour(side: str, place: int) -> None:
    table = hiding("G1", "R5", "", "R5", dials=[10, 0, 0], holders=[0, 0, 0], hideout=0, critical=1)
    table.lay("hideout")
    assert table.may() == "left right"
    table.play(side)
    sight = table.see()
    assert (sight.hideout, sight.holders, sight.dials) == (None, (place, 0, 0), (10, 0, 0))
    assert (sight.turn, sight.critical, sight.thrower) == (place, False, 0)
    assert table.may().startswith("R5")
    assert kinds(table.events) == "HideoutLeft Moved"


@pytest.mark.proves("BAM-22", "BAM-A82")
def test_without_danger_or_the_hideout_there_is_nothing_to_use() -> None:
    assert "hideout" not in hiding("R1", "", "", hideout=0).may()
    table = hiding("R1", "", "", dials=[10, 0, 0], hideout=1)
    assert table.may() == "R1"
    with pytest.raises(IllegalMoveError, match="not_your_hideout"):
        table.play("hideout")


@pytest.mark.proves("BAM-A82")
def test_it_may_be_used_after_action_cards_and_instead_of_a_deflect() -> None:
    table = hiding("R1 hacking", "", "", dials=[10, 3, 4], holders=[0, 0, 0], hideout=0)
    table.play("hacking", "green-yellow")
    assert table.may() == "R1 hideout"
    table.play("hideout", "right")
    assert table.turn == 2


@pytest.mark.proves("BAM-23", "BAM-A84")
@pytest.mark.parametrize("holder", [-1, 2])
def test_in_danger_a_pair_takes_the_hideout_from_wherever_and_uses_it_at_once(holder: int) -> None:
    table = hiding("G2 Y2", "", "", dials=[10, 0, 0], hideout=holder)
    assert table.may() == "blast pair"
    table.lay("pair", "G2", "Y2")
    assert table.may() == "left right"
    table.play("left")
    assert (table.turn, table.holders[R], table.see().hideout) == (1, 1, None)
    assert "BAM-23" in rules_of(table.events, events.HideoutTaken)


@pytest.mark.proves("BAM-A86")
def test_a_usable_hideout_or_pair_does_not_forbid_the_explosion() -> None:
    assert "blast" in hiding("", "", "", dials=[10, 0, 0], hideout=0).may()
    assert "blast" in hiding("G2 Y2", "", "", dials=[10, 0, 0]).may()


@pytest.mark.proves("BAM-A85")
def test_of_an_eliminated_player_it_goes_to_the_middle() -> None:
    table = hiding("", "R1", "", dials=[10, 0, 0], hideout=0, lives=[1, 2, 2])
    table.play("blast")
    assert (table.see().living, table.see().hideout) == ((1, 2), None)


def test_without_the_module_there_is_no_hideout() -> None:
    table = a_brawl("R1 G1", "", "")
    assert table.may() == "R1 G1"
    with pytest.raises(IllegalMoveError, match=r"no_pair\(\) \[BAM-20\]"):
        table.play("pair")
