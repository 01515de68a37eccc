"""Slambo!: one bout, from the first card to a loss or a break."""

import pytest
from tests.games.slambo_table import a_bout, a_new_table, kinds, played, rules_of

from fracas.games import WATCHER, IllegalMoveError
from fracas.games.slambo import SLAMBO
from fracas.games.slambo.events import AsideRevealed, Broke, NextBout, Played, Slamboed
from fracas.games.slambo.moves import cards
from fracas.games.slambo.options import SlamboOptions
from fracas.kernel import members

# Playing a card.


@pytest.mark.proves("SLAM-16", "SLAM-A33")
def test_two_players_take_turns_and_play_one_card_each() -> None:
    table = a_bout("+1 -1", "+2 -2")
    table.play("+1", "+2")
    assert (table.turn, table.see().hand_sizes) == (0, (1, 1))


@pytest.mark.proves("SLAM-16")
def test_nobody_plays_out_of_turn() -> None:
    table = a_bout("+1", "+2")
    with pytest.raises(IllegalMoveError, match=r"not_your_turn\(turn=0\) \[SLAM-16\]"):
        table.play_as(1, 2)


@pytest.mark.proves("SLAM-16")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    table = a_bout("+1 -2", "+2")
    with pytest.raises(IllegalMoveError, match=r"not_in_hand\(card=\+2, hand=\+1 -2\) \[SLAM-16\]"):
        table.play("+2")


@pytest.mark.proves("SLAM-17", "SLAM-21")
def test_the_card_played_last_lies_on_top() -> None:
    table = a_bout("+1 -1", "+2")
    assert table.see().top is None
    table.play("+1", "+2")
    assert table.see().top == "+2"


@pytest.mark.proves("SLAM-19", "SLAM-22", "SLAM-27")
def test_a_blue_4_on_5_makes_9() -> None:
    table = a_bout("+4", "-7", balance=5)
    (event,) = table.play("+4")
    assert isinstance(event, Played)
    assert (event.balance, table.balance, event.rules) == (9, 9, ("SLAM-19",))


@pytest.mark.proves("SLAM-20", "SLAM-22", "SLAM-28")
def test_a_red_7_on_9_makes_2() -> None:
    table = a_bout("-7 +1", "+4", balance=9)
    (event,) = table.play("-7")
    assert isinstance(event, Played)
    assert (event.balance, table.balance, event.rules) == (2, 2, ("SLAM-20",))


@pytest.mark.proves("SLAM-29")
def test_a_blue_2_on_1_makes_3() -> None:
    table = a_bout("+2", "-5", balance=1)
    table.play("+2")
    assert table.balance == 3


@pytest.mark.proves("SLAM-30", "SLAM-31")
def test_the_last_red_5_on_3_makes_minus_2_and_loses() -> None:
    table = a_bout("-5", "+1", balance=3)
    assert table.may_play(0) == "-5"
    table.play("-5")
    assert kinds(table.events) == "Played Slamboed NextBout"
    assert (played(table.events)[0].balance, table.shame) == (-2, (1, 0))


@pytest.mark.proves("SLAM-31", "SLAM-A08")
def test_a_player_must_play_although_every_card_loses() -> None:
    table = a_bout("+7 +8", "-1", balance=9)
    assert [choice.loses for choice in table.see(0).choices] == [True, True]
    assert SLAMBO.actors(table.bout) == 0b1


@pytest.mark.proves("SLAM-A08")
def test_there_is_no_move_that_passes() -> None:
    table = a_bout("+1 -2", "+2")
    cards_played = [choice.card for choice in table.see(0).choices]
    assert cards_played == ["+1", "-2"]
    for text in ("pass", "", "-"):
        with pytest.raises(ValueError, match="malformed"):
            table.play(text)


@pytest.mark.proves("SLAM-A09", "SLAM-31")
def test_a_losing_card_may_be_played_and_its_player_is_warned() -> None:
    table = a_bout("+8 -1", "+2")
    assert (table.choice("+8").loses, table.choice("-1").loses) == (True, False)
    table.play("+8")
    assert table.shame == (1, 0)


# Leaving the ring.


@pytest.mark.proves("SLAM-23", "SLAM-26", "SLAM-A11")
def test_11_is_out_of_the_ring() -> None:
    table = a_bout("+6", "-1", balance=5)
    table.play("+6")
    call = table.events[1]
    assert isinstance(call, Slamboed)
    assert (call.seat, call.balance, call.high) == (0, 11, 10)
    assert call.rules == ("SLAM-23", "SLAM-32")


@pytest.mark.proves("SLAM-24", "SLAM-26", "SLAM-A11")
def test_minus_1_is_out_of_the_ring() -> None:
    table = a_bout("-6", "+1", balance=5)
    table.play("-6")
    call = table.events[1]
    assert isinstance(call, Slamboed)
    assert (call.seat, call.balance, call.low) == (0, -1, 0)
    assert call.rules == ("SLAM-24", "SLAM-32")


@pytest.mark.proves("SLAM-25")
@pytest.mark.parametrize(("card", "edge"), [("+5", 10), ("-5", 0)])
def test_exactly_0_and_exactly_10_are_safe(card: str, edge: int) -> None:
    table = a_bout(f"{card} +1", "+2", balance=5)
    assert not table.choice(card).loses
    table.play(card)
    assert (table.balance, table.turn) == (edge, 1)


@pytest.mark.proves("SLAM-49")
@pytest.mark.parametrize(("card", "out"), [("+5", 10), ("-5", 0)])
def test_10_and_0_are_out_of_the_expert_ring(card: str, out: int) -> None:
    table = a_bout(f"{card} +1", "+2", options={"expert": True})
    assert table.choice(card).loses
    table.play(card)
    assert [e.balance for e in table.events if isinstance(e, Slamboed)] == [out]
    assert rules_of(table.events, Slamboed) == {"SLAM-49", "SLAM-32"}


@pytest.mark.proves("SLAM-50")
@pytest.mark.parametrize(("card", "edge"), [("+4", 9), ("-4", 1)])
def test_exactly_1_and_exactly_9_are_safe_in_the_expert_ring(card: str, edge: int) -> None:
    table = a_bout(f"{card} +1", "+2", options={"expert": True})
    table.play(card)
    assert (table.balance, table.turn) == (edge, 1)


@pytest.mark.proves("SLAM-50")
def test_the_expert_side_opens_at_5_too() -> None:
    table = a_new_table(4, expert=True)
    table.deal()
    assert table.balance == 5


@pytest.mark.proves("SLAM-32")
def test_the_loser_takes_all_shame_from_the_middle() -> None:
    table = a_bout("+8", "-1", pot=2)
    table.play("+8")
    assert (table.shame, table.pot) == ((2, 0), 1)


@pytest.mark.proves("SLAM-A34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bout_may_end_on_its_very_first_card(seats: int) -> None:
    table = a_bout("+6 +1", *["-1", "-2", "-3"][: seats - 1])
    table.play("+6")
    assert (table.shame[0], table.see().bout, table.see().starter) == (1, 2, 0)


# Breaks.


@pytest.mark.proves("SLAM-33", "SLAM-34", "SLAM-35")
def test_empty_hands_and_nobody_out_of_the_ring_is_a_break() -> None:
    table = a_bout("+1", "-1", pot=1)
    table.play("+1", "-1")
    assert kinds(table.events) == "Played Played Broke NextBout"
    assert (table.shame, table.pot) == ((0, 0), 2)
    assert rules_of(table.events, Broke) == {"SLAM-33", "SLAM-34", "SLAM-35"}


@pytest.mark.proves("SLAM-A25", "SLAM-33")
def test_with_three_a_break_needs_all_three_hands_empty() -> None:
    table = a_bout("+1", "-1", "+2")
    table.play("+1", "-1")
    assert table.see().bout == 1
    table.play("+2")
    assert table.see().bout == 2


@pytest.mark.proves("SLAM-33", "SLAM-32")
def test_a_last_card_that_leaves_the_ring_is_no_break() -> None:
    table = a_bout("+1", "+8")
    table.play("+1", "+8")
    assert (table.shame, table.pot) == ((0, 1), 1)
    assert "Broke" not in kinds(table.events)


@pytest.mark.proves("SLAM-35", "SLAM-A04", "SLAM-A06")
def test_every_break_in_a_row_adds_one_shame_card_and_no_more() -> None:
    for pot in range(1, 9):
        table = a_bout("+1", "-1", pot=pot)
        table.play("+1", "-1")
        assert (table.pot, table.see().supply) == (pot + 1, 9 - pot - 1)


@pytest.mark.proves("SLAM-A05")
def test_a_break_adds_nothing_when_the_supply_is_empty() -> None:
    table = a_bout("+1", "-1", "+2", "-2", shame=(2, 2, 2, 2), pot=1)
    table.play("+1", "-1", "+2", "-2")
    assert (table.pot, table.see().supply) == (1, 0)
    assert rules_of(table.events, Broke) == {"SLAM-33", "SLAM-34", "SLAM-A05"}


@pytest.mark.proves("SLAM-35")
def test_a_break_adds_the_last_card_of_the_supply() -> None:
    table = a_bout("+1", "-1", "+2", "-2", shame=(2, 2, 2, 1), pot=1)
    table.play("+1", "-1", "+2", "-2")
    assert (table.pot, table.see().supply) == (2, 0)
    assert rules_of(table.events, Broke) == {"SLAM-33", "SLAM-34", "SLAM-35"}


# What is seen.


@pytest.mark.proves("SLAM-21", "SLAM-A12")
def test_only_the_top_card_and_the_total_are_shown_during_a_bout() -> None:
    table = a_bout("+1 -1", "+2 -2")
    table.play("+1", "+2")
    for seat in (0, 1, WATCHER):
        view = table.see(seat)
        assert (view.top, view.balance, view.played) == ("+2", 8, None)


@pytest.mark.proves("SLAM-A12")
def test_cards_played_fade_from_the_log_until_the_bout_is_over() -> None:
    table = a_bout("+1 -1", "+8")
    table.play("+1", "+8")
    assert [event.fades() for event in table.events] == [True, True, False, False]
    assert [event.closes() for event in table.events] == [False, False, True, False]


@pytest.mark.proves("SLAM-A12")
def test_a_break_opens_the_log_too() -> None:
    table = a_bout("+1", "-1")
    table.play("+1", "-1")
    assert [type(event).__name__ for event in table.events if event.closes()] == ["Broke"]


@pytest.mark.proves("SLAM-A12")
def test_the_pile_can_be_open_by_house_rule() -> None:
    table = a_bout("+1 -1", "+2 -2", options={"hide_history": False})
    table.play("+1", "+2")
    assert table.see(0).played == ("+1", "+2")
    assert [event.fades() for event in table.events] == [False, False]


@pytest.mark.proves("SLAM-A13")
def test_cards_set_aside_stay_hidden_after_the_bout() -> None:
    table = a_bout("+8", "-1")
    table.play("+8")
    assert "AsideRevealed" not in kinds(table.events)


@pytest.mark.proves("SLAM-A13")
@pytest.mark.parametrize(("card", "answer"), [("+8", None), ("+1", "-1")])
def test_cards_set_aside_are_shown_after_the_bout_by_house_rule(
    card: str, answer: str | None
) -> None:
    table = a_bout(card, "-1", options={"reveal_aside": True})
    aside = tuple(cards(table.bout)[card].text for card in members(table.bout.undealt))
    table.play(*[text for text in (card, answer) if text])
    (event,) = [e for e in table.events if isinstance(e, AsideRevealed)]
    assert event.cards == aside
    assert event.rules == ("SLAM-A13",)


@pytest.mark.proves("SLAM-A14")
def test_everybody_sees_how_many_cards_each_player_holds() -> None:
    table = a_bout("+1 +2 +3", "-1", "-2 -3")
    assert [table.see(seat).hand_sizes for seat in (0, 1, 2, WATCHER)] == [(3, 1, 2)] * 4


@pytest.mark.proves("SLAM-22", "SLAM-A10")
def test_the_program_does_the_sum_and_shouting_changes_no_rule() -> None:
    quiet, loud = a_bout("+4", "-7"), a_bout("+4", "-7", options={"shout": True})
    assert SlamboOptions().shout is False
    assert quiet.bout == loud.bout
    assert quiet.play("+4", "-7") == loud.play("+4", "-7")


# The next bout.


@pytest.mark.proves("SLAM-36", "SLAM-37", "SLAM-A18")
@pytest.mark.parametrize("hands", [("+1", "+8"), ("+1", "+8", "-1"), ("+1", "+8", "-1", "-2")])
def test_the_loser_of_a_bout_opens_the_next(hands: tuple[str, ...]) -> None:
    table = a_bout(*hands)
    table.play("+1", "+8")
    assert (table.see().bout, table.see().starter) == (2, 1)
    table.deal()
    assert table.turn == 1
    assert {"SLAM-36", "SLAM-37"} <= rules_of(table.events, NextBout)


@pytest.mark.proves("SLAM-38", "SLAM-A17")
def test_after_a_break_of_two_the_one_who_did_not_open_starts() -> None:
    table = a_bout("+1 -2", "-1 +2")
    table.play("+1", "-1", "-2", "+2")
    assert (table.see().bout, table.see().starter) == (2, 1)
    assert {"SLAM-36", "SLAM-38"} <= rules_of(table.events, NextBout)


@pytest.mark.proves("SLAM-38", "SLAM-A17")
def test_after_a_break_of_three_the_one_who_took_the_second_turn_starts() -> None:
    table = a_bout("+1", "-1", "+2")
    table.play("+1", "-1", "+2")
    assert table.see().starter == 1


@pytest.mark.proves("SLAM-A17")
def test_an_opening_reverse_changes_who_went_second() -> None:
    table = a_bout("rev-3", "-1", "+2")
    table.play("rev-3", "+2", "-1")
    assert (table.see().bout, table.see().starter) == (2, 2)


@pytest.mark.proves("SLAM-A03", "SLAM-07")
def test_after_a_loss_one_shame_card_lies_in_the_middle_again() -> None:
    table = a_bout("+8", "-1", pot=1)
    table.play("+8")
    assert (table.pot, table.see().supply) == (1, 7)
    assert "SLAM-A03" in rules_of(table.events, NextBout)


@pytest.mark.proves("SLAM-A16")
def test_every_bout_starts_clockwise() -> None:
    table = a_bout("rev+3", "+8", "+7")
    table.play("rev+3")
    assert table.see().direction == -1
    table.play("+7")
    assert (table.see().bout, table.see().direction) == (2, 1)


@pytest.mark.proves("SLAM-A33")
def test_a_bout_of_two_lasts_14_turns_at_most() -> None:
    turns = ["+1", "-1", "+1b", "-2", "+2", "-3", "+3", "-4", "+4", "-5", "+5", "-6", "+6", "-1b"]
    table = a_bout(" ".join(turns[::2]), " ".join(turns[1::2]))
    table.play(*turns[:-1])
    assert table.see().bout == 1
    table.play(turns[-1])
    assert table.see().bout == 2
    assert [event.seat for event in played(table.events)] == [0, 1] * 7


def test_a_story_that_no_rule_tells_is_not_told() -> None:
    with pytest.raises(AssertionError, match="no event"):
        SLAMBO.narrate(a_bout("+1", "-1").bout, [(99, 0)])
