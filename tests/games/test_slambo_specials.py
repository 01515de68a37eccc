"""Slambo!: Plus/Minus, Reverse and Copy, and what happens when hands run out."""

import pytest
from tests.games.slambo_table import Table, a_bout, kinds, played, rules_of

from fracas.games import IllegalMoveError
from fracas.games.slambo.events import Played, Skipped


def turns(table: Table) -> list[int]:
    """Who has played so far, in order."""
    return [event.seat for event in played(table.events)]


# Plus/Minus.


@pytest.mark.proves("SLAM-43")
@pytest.mark.parametrize(("text", "balance"), [("pm+4", 9), ("pm-4", 1)])
def test_who_plays_plus_minus_chooses_its_sign(text: str, balance: int) -> None:
    table = a_bout("pm4 +1", "-1", "+2")
    assert table.may_play(0) == "+1 pm+4 pm-4"
    table.play(text)
    assert table.balance == balance
    assert "SLAM-43" in rules_of(table.events, Played)


@pytest.mark.proves("SLAM-43")
def test_no_other_card_can_be_turned_to_minus() -> None:
    table = a_bout("rev+3 +4 copy", "-1", "+2")
    assert table.may_play(0) == "+4 rev+3 copy"
    with pytest.raises(IllegalMoveError, match=r"sign_not_yours_to_choose\(card=rev\+3\)"):
        table.play_as(0, 19 + 6)


@pytest.mark.proves("SLAM-A29", "SLAM-A09")
def test_the_sign_may_be_one_that_loses() -> None:
    table = a_bout("pm4", "-1", "+2", balance=8)
    assert (table.choice("pm+4").loses, table.choice("pm-4").loses) == (True, False)
    table.play("pm+4")
    assert table.shame == (1, 0, 0)


# Reverse.


@pytest.mark.proves("SLAM-44")
@pytest.mark.parametrize(("text", "balance"), [("rev+3", 8), ("rev-3", 2)])
def test_reverse_changes_the_total_and_then_the_turn_order(text: str, balance: int) -> None:
    table = a_bout(f"{text} +1", "-1", "+2", "-2")
    table.play(text)
    assert (table.balance, table.turn, table.see().direction) == (balance, 3, -1)
    table.play("-2", "+2")
    assert turns(table) == [0, 3, 2]
    assert "SLAM-44" in rules_of(table.events, Played)


@pytest.mark.proves("SLAM-44")
def test_a_second_reverse_turns_the_order_back() -> None:
    table = a_bout("rev+3 +1", "-1", "rev-3 +2")
    table.play("rev+3", "rev-3")
    assert (turns(table), table.turn, table.see().direction) == ([0, 2], 0, 1)


@pytest.mark.proves("SLAM-A26")
def test_a_reverse_that_breaks_the_limit_loses_at_once() -> None:
    table = a_bout("rev+3", "-1", "+2", balance=8)
    table.play("rev+3")
    assert kinds(table.events) == "Played Slamboed NextBout"
    assert (table.shame, table.see().starter, table.see().direction) == ((1, 0, 0), 0, 1)


@pytest.mark.proves("SLAM-A26", "SLAM-A21")
@pytest.mark.parametrize(
    ("first", "why"), [("rev+3", ("SLAM-19", "SLAM-A26")), ("copy", ("SLAM-46",))]
)
def test_a_reverse_that_breaks_the_limit_is_not_said_to_turn_the_order(
    first: str, why: tuple[str, ...]
) -> None:
    table = a_bout(first, "-1", "+2", balance=8, shame=(2, 0, 0), number=3, reversed=1)
    (event, *_) = table.play(first)
    assert isinstance(event, Played)
    assert (event.balance, event.reversed, event.rules) == (11, False, why)
    assert (table.see().phase, table.see().reversed, table.see().direction) == ("over", False, 1)


@pytest.mark.proves("SLAM-A23")
def test_reverse_among_two_who_hold_cards_leaves_the_turn_to_the_other() -> None:
    table = a_bout("rev-3 +1", "", "+2 -1")
    table.play("rev-3")
    assert (table.turn, table.see().direction) == (2, -1)
    table.play("+2")
    assert table.turn == 0


@pytest.mark.proves("SLAM-A23", "SLAM-A24")
def test_reverse_by_the_only_one_with_cards_lets_them_play_on() -> None:
    table = a_bout("rev-3 +1 +2", "", "")
    table.play("rev-3")
    assert (table.turn, table.see().direction) == (0, -1)


# Empty hands.


@pytest.mark.proves("SLAM-45")
def test_a_player_without_cards_is_passed_over() -> None:
    table = a_bout("+1 -1", "", "+2")
    table.play("+1")
    assert (table.turn, kinds(table.events)) == (2, "Played Skipped")
    assert table.events[1] == Skipped(seat=1, rules=("SLAM-45",))


@pytest.mark.proves("SLAM-45", "SLAM-44")
def test_after_a_reverse_players_without_cards_are_passed_over_the_other_way() -> None:
    table = a_bout("rev+3 +1", "+2", "-1", "")
    table.play("rev+3")
    assert (table.turn, [e.seat for e in table.events if isinstance(e, Skipped)]) == (2, [3])


@pytest.mark.proves("SLAM-A24", "SLAM-45")
def test_the_last_one_with_cards_takes_turn_after_turn_until_the_hand_is_empty() -> None:
    table = a_bout("+1 -1 +2", "", "")
    table.play("+1", "-1", "+2")
    assert (turns(table), table.see().bout) == ([0, 0, 0], 2)


@pytest.mark.proves("SLAM-A24")
def test_the_last_one_with_cards_may_still_lose() -> None:
    table = a_bout("+5 +6", "", "")
    table.play("+5", "+6")
    assert table.shame == (1, 0, 0)


# Copy.


@pytest.mark.proves("SLAM-46", "SLAM-A20")
@pytest.mark.parametrize(("first", "balance"), [("+2", 9), ("-2", 1)])
def test_copy_of_a_number_card_adds_or_subtracts_the_same_again(first: str, balance: int) -> None:
    table = a_bout(f"{first} +1", "copy", "-1")
    table.play(first)
    assert (table.choice("copy").number, table.choice("copy").balance) == (
        int(first),
        balance,
    )
    table.play("copy")
    assert table.balance == balance
    assert "SLAM-46" in rules_of(table.events, Played)


@pytest.mark.proves("SLAM-46")
def test_copy_can_leave_the_ring() -> None:
    table = a_bout("+4 +1", "copy", "-1")
    table.play("+4")
    assert table.choice("copy").loses
    table.play("copy")
    assert table.shame == (0, 1, 0)


@pytest.mark.proves("SLAM-47")
@pytest.mark.parametrize(("chosen", "balance"), [("pm+2", 9), ("pm-2", 1)])
def test_copy_of_a_plus_minus_keeps_the_sign_that_was_chosen(chosen: str, balance: int) -> None:
    table = a_bout("pm2 +1", "copy", "-1")
    table.play(chosen)
    assert table.may_play(1) == "copy"
    table.play("copy")
    assert table.balance == balance


@pytest.mark.proves("SLAM-48")
@pytest.mark.parametrize(("chosen", "balance"), [("+1", 8), ("pm-1", 2)])
def test_copy_of_a_copy_repeats_what_that_copy_repeated(chosen: str, balance: int) -> None:
    blue, red = "+1 +1 +2 +3 +4 +5 +6 +7 +8", "-1 -1 -2 -3 -4 -5 -6 -7"
    cards = f"{blue} {red} pm1 pm4 rev+3 rev-3 copy copy"
    table = a_bout("+1 pm1 -2", "copy", "copyb +2", options={"cards": cards})
    table.play(chosen, "copy", "copyb")
    assert table.balance == balance


@pytest.mark.proves("SLAM-A21", "SLAM-46")
def test_copy_of_a_reverse_turns_the_order_too() -> None:
    table = a_bout("rev-3 +1", "+2", "copy", balance=8)
    table.play("rev-3")
    assert table.turn == 2
    table.play("copy")
    assert (table.balance, table.turn, table.see().direction) == (2, 0, 1)
    assert table.see().reversed


@pytest.mark.proves("SLAM-48", "SLAM-A21")
def test_copy_of_a_copy_of_a_reverse_turns_the_order_again() -> None:
    table = a_bout("rev-3 copyb", "+2", "copy", balance=10)
    table.play("rev-3", "copy", "copyb")
    assert (turns(table), table.balance) == ([0, 2, 0], 1)
    assert (table.turn, table.see().direction) == (1, -1)  # back past seat 2, whose hand is empty


@pytest.mark.proves("SLAM-A19")
def test_copy_as_the_first_card_of_a_bout_changes_nothing() -> None:
    table = a_bout("copy +1", "+2", "-1")
    assert (table.choice("copy").number, table.choice("copy").loses) == (0, False)
    table.play("copy")
    assert (table.balance, table.turn, table.see().direction) == (5, 1, 1)
    assert rules_of(table.events, Played) == {"SLAM-A19"}


@pytest.mark.proves("SLAM-A19", "SLAM-48")
def test_copy_of_a_copy_that_copied_nothing_copies_nothing_either() -> None:
    table = a_bout("copy +1", "copyb", "-1")
    table.play("copy", "copyb")
    assert (table.balance, table.turn) == (5, 2)


@pytest.mark.proves("SLAM-A19")
def test_nothing_is_left_to_copy_from_the_bout_before() -> None:
    table = a_bout("rev+3 +8", "+2", "+7 -1")
    table.play("rev+3", "+7")
    table.deal(first="+1 +2 +3 +4 +5 +6 +7 +8 -1 -2 -3 -4 copy")
    table.play("copy")
    assert (table.see().bout, table.balance, table.see().reversed) == (2, 5, False)


@pytest.mark.proves("SLAM-A22", "SLAM-46")
def test_copy_looks_at_the_last_card_whoever_played_it() -> None:
    table = a_bout("+2", "+1 copy", "", "")
    table.play("+2", "+1", "copy")
    assert turns(table) == [0, 1, 1]
    assert [event.balance for event in played(table.events)] == [7, 8, 9]


@pytest.mark.proves("SLAM-A22")
def test_copy_looks_at_the_own_last_card_when_all_others_are_skipped() -> None:
    table = a_bout("+2 copy", "", "")
    table.play("+2", "copy")
    assert [event.balance for event in played(table.events)] == [7, 9]


@pytest.mark.proves("SLAM-A17", "SLAM-A19")
def test_an_opening_copy_counts_as_the_first_turn() -> None:
    table = a_bout("copy", "+1", "-1")
    table.play("copy", "+1", "-1")
    assert table.see().starter == 1
