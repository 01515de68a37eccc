"""Slambo!: what lies on the table before the first card is played."""

import pytest
from tests.games.slambo_table import a_bout, a_new_table, kinds, rules_of
from tests.rules import rules

from fracas.games import CHANCE, IllegalMoveError, OptionsError
from fracas.games.slambo import SLAMBO
from fracas.games.slambo.cards import cards_of, read_cards, write_cards
from fracas.games.slambo.events import Dealt, NextBout, Starts
from fracas.games.slambo.moves import cards
from fracas.kernel import count, members

BLUE = "+1 +2 +3 +4 +5 +6 +7 +8 +8"
RED = "-1 -2 -3 -4 -5 -6 -7 -7"
SPECIAL = "pm1 pm3 rev+2 rev-2 copy copy"


@pytest.mark.proves("SLAM-01", "SLAM-06")
def test_the_start_card_shows_0_to_10_unless_it_is_turned_over() -> None:
    assert (a_new_table().see().low, a_new_table().see().high) == (0, 10)
    assert (a_new_table(expert=True).see().low, a_new_table(expert=True).see().high) == (1, 9)


@pytest.mark.proves("SLAM-02", "SLAM-07")
def test_one_of_nine_shame_cards_lies_in_the_middle_and_eight_are_the_supply() -> None:
    table = a_new_table()
    assert (table.pot, table.see().supply) == (0, 9)
    table.deal()
    assert (table.pot, table.see().supply) == (1, 8)


@pytest.mark.proves("SLAM-03", "SLAM-04")
def test_a_list_has_nine_blue_eight_red_and_six_special_cards() -> None:
    deck = read_cards("house")
    assert [card.number > 0 for card in deck[:17]] == [True] * 9 + [False] * 8
    assert [card.kind == "number" for card in deck] == [True] * 17 + [False] * 6


@pytest.mark.proves("SLAM-05", "SLAM-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_aided_with_what_each_card_in_hand_would_do(seats: int) -> None:
    for starter in range(seats):
        table = a_new_table(seats)
        table.deal(starter)
        view = table.see(starter)
        assert {choice.card for choice in view.choices} == set(view.hand)
        assert all(choice.balance == 5 + choice.number for choice in view.choices)
    assert seats in SLAMBO.seats
    assert max(SLAMBO.seats) == 4  # as many as there are player aids


@pytest.mark.proves("SLAM-09", "SLAM-A32", "SLAM-A27")
def test_chance_deals_a_duel_from_number_cards_only() -> None:
    table = a_new_table(2)
    table.play("first 0")
    assert members(SLAMBO.moves(table.bout, CHANCE)) == list(range(17))
    with pytest.raises(IllegalMoveError, match="SLAM-09"):
        table.play("copy")


@pytest.mark.proves("SLAM-09", "SLAM-41")
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_deals_three_and_four_from_all_cards(seats: int) -> None:
    table = a_new_table(seats)
    table.play("first 0")
    assert members(SLAMBO.moves(table.bout, CHANCE)) == list(range(23))
    table.deal(first="pm2 pm4 rev+3 rev-3 copy")
    assert {"pm2", "pm4", "rev+3", "rev-3", "copy"} <= set(table.see(0).hand)


@pytest.mark.proves("SLAM-10", "SLAM-13")
def test_two_players_get_seven_cards_each_and_three_are_set_aside() -> None:
    table = a_new_table(2)
    table.deal()
    assert (table.see().hand_sizes, table.see().aside) == ((7, 7), 3)
    assert rules_of(table.events, Dealt) == {"SLAM-10"}


@pytest.mark.proves("SLAM-11", "SLAM-13")
def test_three_players_get_six_cards_each_and_five_are_set_aside() -> None:
    table = a_new_table(3)
    table.deal()
    assert (table.see().hand_sizes, table.see().aside) == ((6, 6, 6), 5)
    assert rules_of(table.events, Dealt) == {"SLAM-11"}


@pytest.mark.proves("SLAM-12", "SLAM-13")
def test_four_players_get_five_cards_each_and_three_are_set_aside() -> None:
    table = a_new_table(4)
    table.deal()
    assert (table.see().hand_sizes, table.see().aside) == ((5, 5, 5, 5), 3)
    assert rules_of(table.events, Dealt) == {"SLAM-12"}


@pytest.mark.proves("SLAM-14", "SLAM-A32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_may_let_anybody_start_and_nobody_else_decides_it(seats: int) -> None:
    table = a_new_table(seats)
    assert SLAMBO.actors(table.bout) == 1 << CHANCE
    assert members(SLAMBO.moves(table.bout, CHANCE)) == list(range(seats))
    last = seats - 1
    events = table.play(f"first {last}")
    assert events[0] == Starts(seat=last, rules=("SLAM-14",))
    table.deal()
    assert table.turn == last


@pytest.mark.proves("SLAM-15")
def test_a_duel_is_for_two_and_up_to_four_may_play() -> None:
    assert SLAMBO.seats == range(2, 5)


@pytest.mark.proves("SLAM-17", "SLAM-18")
@pytest.mark.parametrize("expert", [False, True])
def test_a_bout_opens_at_5_with_nothing_on_the_start_card(expert: bool) -> None:
    table = a_new_table(2, expert=expert)
    table.deal()
    assert (table.balance, table.see().top) == (5, None)
    assert rules_of(table.events, NextBout) == {"SLAM-07", "SLAM-18"}


@pytest.mark.proves("SLAM-51")
def test_the_credits_name_everybody_who_made_the_game() -> None:
    names = ("Richford", "Beppu", "Gavril", "Grigas", "Brieger", "McKay", "Fraser")
    assert [name for name in names if name not in rules()["SLAM-51"]] == []


# Card lists.


@pytest.mark.proves("SLAM-A01")
def test_the_house_numbers_are_blue_1_to_8_and_red_1_to_7_with_one_more_1_each() -> None:
    numbers = [card.number for card in read_cards("house")[:17]]
    assert numbers == [1, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -2, -3, -4, -5, -6, -7]


@pytest.mark.proves("SLAM-A02")
def test_the_house_specials_are_two_of_each_kind() -> None:
    texts = [card.text for card in read_cards("house")[17:]]
    assert texts == ["pm2", "pm4", "rev+3", "rev-3", "copy", "copyb"]


@pytest.mark.proves("SLAM-A01", "SLAM-A02")
def test_another_list_can_be_played_with() -> None:
    table = a_new_table(3, cards=f"{BLUE}\n{RED} # as in my box\n{SPECIAL}")
    assert " ".join(card.text for card in cards(table.bout)) == (
        "+1 +2 +3 +4 +5 +6 +7 +8 +8b -1 -2 -3 -4 -5 -6 -7 -7b pm1 pm3 rev+2 rev-2 copy copyb"
    )


def test_a_list_reads_back_as_it_was_written() -> None:
    for text in ("house", f"{BLUE} {RED} {SPECIAL}".upper()):
        deck = read_cards(text)
        assert read_cards(write_cards(deck)) == deck
        assert cards(a_new_table(cards=write_cards(deck)).bout) == deck


def test_a_list_is_known_again_from_numbers_and_sets() -> None:
    deck = read_cards("house")
    numbers = tuple(card.number for card in deck)
    assert cards_of(numbers, 0b11 << 17, 0b11 << 19, 0b11 << 21) == deck


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            "club",
            "cards: 'club' is neither a card (+4, -7, pm2, rev+3, copy) nor a list's name (house)",
        ),
        (
            f"{BLUE} {RED} {SPECIAL[:-4]} copy4",
            "cards: 'copy4' is neither a card (+4, -7, pm2, rev+3, copy) nor a list's name (house)",
        ),
        (f"{BLUE} {RED} pm0", "cards: 'pm0' must print a number from 1 to 20"),
        (f"{BLUE[:-2]}+21", "cards: '+21' must print a number from 1 to 20"),
        (
            "",
            "cards: a list is 9 blue, then 8 red, then 6 special cards, in this order;"
            " this one has 0 blue, 0 red and 0 special",
        ),
        (
            f"{RED} {BLUE} {SPECIAL}",
            "cards: a list is 9 blue, then 8 red, then 6 special cards, in this order;"
            " this one has 9 blue, 8 red and 6 special",
        ),
        (
            f"{BLUE} {RED} {SPECIAL} copy",
            "cards: a list is 9 blue, then 8 red, then 6 special cards, in this order;"
            " this one has 9 blue, 8 red and 7 special",
        ),
    ],
)
def test_a_wrong_list_is_refused_with_what_is_wrong(text: str, error: str) -> None:
    with pytest.raises(OptionsError) as refused:
        a_new_table(cards=text)
    assert str(refused.value) == error


@pytest.mark.proves("SLAM-A28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_may_play_on_the_expert_side_and_it_stays_up(seats: int) -> None:
    table = a_bout("+8", *["-1", "-2", "-3"][: seats - 1], options={"expert": True})
    table.play("+8")
    assert (table.see().bout, table.see().low, table.see().high) == (2, 1, 9)


@pytest.mark.proves("SLAM-A15")
def test_the_whole_deck_is_shuffled_for_every_bout() -> None:
    table = a_bout("+8 +7", "-1", "-2 copy")
    table.play("+8")
    assert count(SLAMBO.moves(table.bout, CHANCE)) == 23
    assert kinds(table.events) == "Played Slamboed NextBout"
