"""Bambam Boom: the seven event sheets (module C)."""

from typing import Any

import pytest
from tests.games.bambam_table import R, Table, a_brawl, every, only, rules_of

from fracas.games import IllegalMoveError, concealed
from fracas.games.bambam import BAMBAM, events


def after_elimination(revealed: str, *hands: str, **fields: Any) -> Table:
    """Seat 0 is blown up for good, and this event comes up."""
    lives = [1, *[2] * (len(hands) - 1)]
    table = a_brawl(
        *hands, dials=[10, 3, 4], lives=lives, event="power_up", options={"events": True}, **fields
    )
    table.luck = [revealed]
    table.play("blast")
    return table


@pytest.mark.proves("BAM-80", "BAM-A88")
def test_tipping_point_sets_all_dials_to_nine_the_exploded_one_too() -> None:
    table = after_elimination("tipping_point", "", "", "")
    assert (table.dials, table.active) == ((9, 9, 9), None)
    assert rules_of(table.events, events.Tipped) == {"BAM-80"}


@pytest.mark.proves("BAM-A89")
def test_tipping_point_tips_once_and_resets_go_to_zero() -> None:
    table = a_brawl("", "", "", dials=[10, 3, 4], event="tipping_point")
    table.play("blast")
    assert table.dials == (0, 3, 4)


@pytest.mark.proves("BAM-81", "BAM-A94")
@pytest.mark.parametrize(("card", "dial"), [("RG4", 4), ("R5", 5)])
def test_under_popeye_power_fours_and_fives_raise_the_dial_but_move_nothing(
    card: str, dial: int
) -> None:
    table = a_brawl(card, "", "", event="popeye_power")
    table.play(card, *(["red"] if card == "RG4" else []))
    assert (table.dials[R], table.holders[R]) == (dial, 0)
    assert every(table.events, events.Moved) == []


@pytest.mark.proves("BAM-81")
@pytest.mark.parametrize(("card", "place"), [("R1", 1), ("R2", 0)])
def test_under_popeye_power_other_numbers_move_as_ever(card: str, place: int) -> None:
    table = a_brawl(card, "", "", event="popeye_power")
    table.play(card)
    assert table.holders[R] == place


@pytest.mark.proves("BAM-82")
def test_under_nitrous_a_bomb_resets_to_six() -> None:
    table = a_brawl("", "", "", dials=[10, 3, 4], event="nitrous")
    table.play("blast")
    assert table.dials == (6, 3, 4)
    assert rules_of(table.events, events.Ticked) == {"BAM-53", "BAM-82"}


@pytest.mark.proves("BAM-90")
def test_nitrous_counts_for_the_very_explosion_that_revealed_it() -> None:
    assert after_elimination("nitrous", "", "", "").dials == (6, 3, 4)


@pytest.mark.proves("BAM-84", "BAM-93")
def test_power_up_makes_a_five_add_seven_and_move_seven() -> None:
    table = a_brawl("R5", "", "", "", event="power_up")
    table.play("R5")
    assert (table.dials[R], table.holders[R]) == (7, 3)
    assert len(only(table.events, events.Moved).hops) == 7
    assert "BAM-84" in rules_of(table.events, events.Ticked)


@pytest.mark.proves("BAM-A93")
@pytest.mark.parametrize(
    ("card", "more", "dial", "steps"),
    [("R1", (), 3, 3), ("R2", (), 4, 0), ("R3", ("to 1",), 5, 1), ("RG4", ("red",), 6, 6),
     ("R5", (), 7, 7)],
)  # fmt: skip
def test_power_up_by_the_printed_number(
    card: str, more: tuple[str, ...], dial: int, steps: int
) -> None:
    table = a_brawl(card, "", "", "", "", event="power_up")
    table.play(card, *more)
    assert (table.dials[R], table.holders[R]) == (dial, steps % 5)


@pytest.mark.proves("BAM-A93", "BAM-62")
def test_under_power_up_a_one_is_still_critical_and_a_three_of_no_number_else() -> None:
    table = a_brawl("R1", "", "", "R5", dials=[8, 0, 0], event="power_up")
    table.play("R1")
    assert (table.turn, table.see().critical) == (3, True)


@pytest.mark.proves("BAM-25")
def test_an_event_holds_while_it_is_face_up() -> None:
    table = a_brawl("R5", "R5", "", holders=[0, 1, 2], event="popeye_power")
    table.play("R5")
    assert table.holders[R] == 0
    table = after_elimination("nitrous", "", "R5", "", holders=[0, 1, 1])
    table.play("R5")
    assert (table.dials[R], table.holders[R]) == (10, 2)  # no Power Up any more


# Disarmed.


@pytest.mark.proves("BAM-85", "BAM-A95", "BAM-92")
def test_disarmed_leaves_everybody_one_card_of_their_choice() -> None:
    table = after_elimination("disarmed", "", "G1 G2 G5", "Y1", "Y2 Y5")
    assert (table.phase, table.asked(), table.may(1)) == (
        "keeping",
        [1, 3],
        "keep G1 keep G2 keep G5",
    )
    table.say(3, "keep Y5")
    table.say(1, "keep G2")
    table.chance()
    assert (table.hand(2), table.hand(3)) == ("Y1", "Y5")
    assert (table.turn, table.sizes()) == (1, (0, 2, 1, 1))
    assert "G2" in table.hand(1)
    assert rules_of(table.events, events.Discarded) >= {"BAM-85", "BAM-92"}


@pytest.mark.proves("BAM-A95")
def test_what_the_others_keep_is_not_told_before_all_have_chosen() -> None:
    table = after_elimination("disarmed", "", "G1 G2", "Y1 Y2")
    before = table.see(2)
    assert table.say(1, "keep G2") == []
    assert table.see(2) == before
    assert BAMBAM.asked(concealed(BAMBAM, table.brawl, 2)) == 0b110
    with pytest.raises(IllegalMoveError, match="already_answered"):
        table.say(1, "keep G1")


@pytest.mark.proves("BAM-92")
def test_under_disarmed_the_max_hand_is_two_for_everybody() -> None:
    table = a_brawl("R1", "", "", "", event="disarmed", sizes=[5, 6, 7, 5])
    assert table.see().max_hands == (2, 2, 2, 2)
    table.play("R1")
    assert table.sizes()[1] == 2


@pytest.mark.proves("BAM-92")
def test_disarmed_discards_once_only() -> None:
    table = a_brawl("R1 G1 Y1", "G2 G3 G5", "", event="disarmed")
    table.play("R1")
    assert table.sizes() == (2, 3, 0)


@pytest.mark.proves("BAM-A96")
def test_when_disarmed_is_replaced_the_own_max_hand_counts_at_the_next_refill() -> None:
    table = a_brawl("G1", "", "", "", dials=[10, 0, 0], lives=[1, 2, 2, 2], sizes=[5, 6, 5, 5],
                    event="disarmed", options={"events": True})  # fmt: skip
    table.luck = ["popeye_power"]
    table.play("blast")
    assert (table.turn, table.sizes()[1]) == (1, 6)


@pytest.mark.proves("BAM-85")
def test_nobody_with_one_card_or_none_is_asked() -> None:
    table = after_elimination("disarmed", "", "G1", "")
    assert (table.phase, table.turn, table.sizes()) == ("turn", 1, (0, 2, 0))
