"""Bambam Boom: what is in the box, and how a match is set up."""

from collections import Counter

import pytest
from tests.games.bambam_table import (
    Table,
    a_brawl,
    a_new_table,
    amiss,
    every,
    kinds,
    only,
    rules_of,
)

from fracas.games import CHANCE, Game, OptionsError
from fracas.games.bambam import BAMBAM
from fracas.games.bambam import events as told
from fracas.games.bambam.brawl import BOMBS
from fracas.games.bambam.cards import cards_of, read_cards, write_cards
from fracas.games.bambam.characters import CHARACTERS, EVENTS, HAND, LIVES
from fracas.games.bambam.moves import cards
from fracas.games.bambam.options import BambamOptions
from fracas.kernel import members


def opened(seats: int = 3, first: int = 0, picks: str = "", **options: object) -> Table:
    """Set up as far as the first decision of the first turn."""
    table = a_new_table(seats, **options)
    table.say(CHANCE, f"first {first}")
    for seat, name in enumerate((picks or " ".join(CHARACTERS)).split()[:seats]):
        table.say(seat, name)
    return table


# Components.


@pytest.mark.proves("BAM-01", "BAM-07", "BAM-08")
def test_there_are_45_bomb_cards_and_12_action_cards() -> None:
    kinds = Counter(card.kind == "bomb" for card in read_cards("house"))
    assert kinds == {True: 45, False: 12}
    for card in read_cards("house"):
        assert (1 <= card.number <= 5 and card.colours != 0) == (card.kind == "bomb")


@pytest.mark.proves("BAM-A01")
def test_the_house_list_has_nine_cards_of_each_number_and_colours_evenly() -> None:
    named = Counter(card.name for card in read_cards("house"))
    assert named == {
        **{f"{colour}{number}": 3 for colour in "RGY" for number in (1, 2, 3, 5)},
        **{f"{colours}4": 3 for colours in ("RG", "GY", "RY")},
        "sabotage": 3,
        "hide": 3,
        "steal": 2,
        "hacking": 2,
        "restock": 2,
    }


@pytest.mark.proves("BAM-A35", "BAM-66")
def test_the_fours_have_two_colours_and_no_other_card_has() -> None:
    double = {card.number for card in read_cards("house") if card.colours.bit_count() == 2}
    single = {card.number for card in read_cards("house") if card.colours.bit_count() == 1}
    assert (double, single) == ({4}, {1, 2, 3, 5})


@pytest.mark.proves("BAM-02", "BAM-03", "BAM-04", "BAM-05", "BAM-06")
def test_three_dials_six_sheets_twelve_tokens_one_hideout_and_seven_events() -> None:
    table = opened(6, advanced=True)
    assert len(table.dials) == BOMBS == 3
    assert len(CHARACTERS) == 6
    assert sum(table.lives) == 12
    assert table.see().hideout is None
    assert len(EVENTS) == 7


@pytest.mark.proves("BAM-A01")
def test_another_card_list_can_be_given_as_text() -> None:
    text = " ".join(["RY1"] * 20 + ["G5"] * 25 + ["sabotage"] * 6 + ["HIDE"] * 6)
    listed = read_cards(text)
    assert write_cards(listed) == text.replace("HIDE", "hide")
    brawl = BAMBAM.new(BambamOptions(cards=text), 2)
    assert cards(brawl) == listed
    assert cards_of(tuple(brawl.numbers), tuple(brawl.colours), tuple(brawl.actions)) == listed
    assert [listed[0].text, listed[1].text, listed[-1].text] == ["RY1", "RY1b", "hide-f"]


@pytest.mark.proves("BAM-A01")
@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("R6", "'R6' is neither a card"),
        ("nope", "'nope' is neither a card"),
        ("RR4", "two different colours"),
        ("R1 steal", "this one has 1 and 1"),
        ("steal " * 12 + "R1 " * 45, "another order"),
        ("R1 " * 45 + "steal " * 12, "at most 26"),
        ("", "this one has 0 and 0"),
    ],
)
def test_a_list_that_is_no_deck_is_refused(text: str, error: str) -> None:
    with pytest.raises(OptionsError, match=error):
        read_cards(text)


# The table.


@pytest.mark.proves("BAM-29", "BAM-A04")
def test_chance_chooses_who_goes_first() -> None:
    table = a_new_table(3)
    assert [
        BAMBAM.write(table.brawl, CHANCE, c) for c in members(BAMBAM.moves(table.brawl, 6))
    ] == [
        "first 0",
        "first 1",
        "first 2",
    ]
    table = opened(3, first=2)
    table.settle()
    assert (table.see().first, table.turn) == (2, 2)
    assert table.events[0] == told.Starts(seat=2, rules=("BAM-29", "BAM-A04"))


@pytest.mark.proves("BAM-A02")
def test_two_to_six_play() -> None:
    assert BAMBAM.seats == range(2, 7)


@pytest.mark.proves("BAM-30", "BAM-A05")
def test_everybody_chooses_a_sheet_in_seat_order_and_nobody_takes_another_s() -> None:
    table = a_new_table(3)
    table.say(CHANCE, "first 2")
    assert (table.turn, table.may(0)) == (0, " ".join(CHARACTERS))
    table.say(0, "turtul")
    assert (table.turn, table.may(1)) == (1, "bambam pikpok coro rangga cindy")
    table.say(1, "cindy")
    table.say(2, "bambam")
    assert table.see().characters == ("turtul", "cindy", "bambam")


@pytest.mark.proves("BAM-A05")
def test_sheets_may_be_dealt_at_random() -> None:
    table = a_new_table(2, characters="random")
    table.luck = ["first 1", "rangga", "pikpok"]
    table.settle()
    assert table.see().characters == ("rangga", "pikpok")


@pytest.mark.proves("BAM-12", "BAM-13", "BAM-16", "BAM-31")
def test_basic_sheets_are_alike_with_tokens_on_them_and_a_hand_of_one_less() -> None:
    table = opened(6)
    assert table.lives == (LIVES,) * 6 == (2,) * 6
    assert table.see().max_hands == (HAND,) * 6 == (5,) * 6
    table.say(CHANCE, *["draw " + card.text for card in read_cards("house")[:24]])
    assert table.sizes() == (4,) * 6


@pytest.mark.proves("BAM-12")
def test_on_the_basic_side_nobody_has_an_ability() -> None:
    table = a_brawl("R2 RG4", "R1", dials=[10, 0, 0], characters="bambam pikpok")
    assert table.may() == "R2 RG4 blast"  # two steps of two: nothing deflects
    table.play("R2")
    assert (table.holders[0], table.phase) == (0, "turn")


@pytest.mark.proves("BAM-14", "BAM-A06")
def test_on_the_advanced_side_everybody_has_other_stats() -> None:
    table = opened(6, advanced=True)
    assert dict(zip(table.see().characters, table.lives, strict=True)) == {
        "bambam": 2,
        "pikpok": 2,
        "turtul": 3,
        "coro": 2,
        "rangga": 1,
        "cindy": 2,
    }


@pytest.mark.proves("BAM-A07")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("hideout", [False, True])
@pytest.mark.parametrize("events", [False, True])
def test_the_three_modules_are_switches_of_their_own(
    advanced: bool, hideout: bool, events: bool
) -> None:
    table = opened(2, picks="rangga coro", advanced=advanced, hideout=hideout, events=events)
    table.luck = ["bomb red", "bomb green", "nitrous"]
    table.settle()
    assert table.lives[0] == (1 if advanced else 2)
    assert table.see().event == ("nitrous" if events else None)
    brawl = a_brawl("R1 G1", "R2", options={"hideout": hideout})
    assert ("pair" in brawl.may()) == hideout


@pytest.mark.proves("BAM-78", "BAM-A08")
def test_rangga_starts_with_five_cards_and_one_life() -> None:
    table = opened(2, picks="rangga cindy", advanced=True)
    table.luck = []
    while table.phase == "starting" and table.brawl.due:
        table.say(CHANCE, BAMBAM.write(table.brawl, CHANCE, members(table.brawl.undealt)[0]))
    assert table.sizes() == (5, 4)
    assert (table.lives, table.see().max_hands) == ((1, 2), (6, 5))


@pytest.mark.proves("BAM-75", "BAM-A76")
@pytest.mark.parametrize("lives", [2, 3])
def test_turtul_has_no_ability_but_lives(lives: int) -> None:
    table = opened(2, picks="turtul coro", advanced=True, turtul_lives=lives)
    assert (table.lives, table.see().max_hands) == ((lives, 2), (5, 5))
    other = a_brawl("R2 RG4 G3", "R1", dials=[10, 0, 0], options={"advanced": True},
                    characters="turtul coro")  # fmt: skip
    assert other.may() == "R2 RG4 blast"


@pytest.mark.proves("BAM-32", "BAM-33", "BAM-09")
def test_the_bombs_go_to_three_players_from_the_first_clockwise_at_zero() -> None:
    table = opened(4, first=3)
    table.luck = ["bomb yellow", "bomb red"]
    table.settle()
    assert table.dials == (0, 0, 0)
    assert table.holders == (0, 1, 3)
    assert [(e.bomb, e.seat) for e in every(table.events, told.Placed)] == [
        ("yellow", 3),
        ("red", 0),
        ("green", 1),
    ]


@pytest.mark.proves("BAM-33", "BAM-A02")
def test_with_two_players_the_third_bomb_goes_to_the_first_again() -> None:
    table = opened(2, first=1)
    table.luck = ["bomb green", "bomb red"]
    table.settle()
    assert table.holders == (0, 1, 1)
    assert "BAM-A02" in rules_of(table.events, told.Placed)


@pytest.mark.proves("BAM-19")
def test_the_hideout_starts_in_the_middle() -> None:
    assert opened(2, hideout=True).see().hideout is None


@pytest.mark.proves("BAM-35", "BAM-37")
def test_play_starts_in_the_normal_phase_with_a_refill() -> None:
    table = opened(3, first=1)
    table.settle()
    assert (table.active, table.turn, table.sizes()) == (None, 1, (4, 5, 4))
    assert amiss(table.brawl) == []


@pytest.mark.proves("BAM-24", "BAM-34", "BAM-25")
def test_with_events_one_is_up_from_the_start() -> None:
    table = opened(2, events=True)
    table.luck = ["power_up"]
    table.settle()
    assert table.see().event == "power_up"
    assert only(table.events, told.Revealed).rules == ("BAM-24", "BAM-84")
    assert not table.brawl.unrevealed >> EVENTS.index("power_up") & 1


@pytest.mark.proves("BAM-24")
def test_without_events_none_is_revealed() -> None:
    table = opened(2)
    table.settle()
    assert table.see().event is None


@pytest.mark.proves("BAM-28")
def test_events_are_off_in_a_first_game() -> None:
    assert BambamOptions() == BambamOptions(advanced=False, hideout=False, events=False)


@pytest.mark.proves("BAM-A90", "BAM-80")
def test_an_opening_tipping_point_sets_all_dials_to_nine() -> None:
    table = opened(2, events=True)
    table.luck = ["tipping_point"]
    table.settle()
    assert (table.dials, table.active, table.phase) == ((9, 9, 9), None, "turn")


@pytest.mark.proves("BAM-A91")
def test_an_opening_nitrous_leaves_the_dials_at_zero() -> None:
    table = opened(2, events=True)
    table.luck = ["nitrous"]
    table.settle()
    assert table.dials == (0, 0, 0)


@pytest.mark.proves("BAM-A111", "BAM-A90")
def test_an_opening_disarmed_leaves_everybody_one_card_before_the_first_refill() -> None:
    table = opened(3, first=1, events=True)
    table.luck = ["disarmed"]
    table.settle()
    assert (table.phase, table.asked()) == ("keeping", [0, 1, 2])
    for seat in (2, 0, 1):
        table.say(seat, table.may(seat).split(" keep")[0])
    table.settle()
    assert (table.turn, table.sizes()) == (1, (1, 2, 1))


@pytest.mark.proves("BAM-A24")
def test_hands_are_hidden_but_their_sizes_and_the_discard_pile_are_public() -> None:
    table = a_brawl("R1 G1", "steal", "Y5 Y3 Y2", deck="R5 R4".replace("R4", "RG4"))
    sight = table.see(1)
    assert (sight.hand, sight.hand_sizes) == (("steal",), (2, 1, 3))
    assert len(sight.discards) == 57 - 6 - 2
    assert sight.deck == 2
    assert "R1" not in sight.discards


def test_the_game_is_what_the_contract_asks() -> None:
    assert isinstance(BAMBAM, Game)
    assert kinds(opened(2).events) == "Starts Picked Picked"
