"""Bambam Boom: moves as people type them, and why others are refused."""

from typing import Any

import pytest
from tests.games.bambam_table import Table, a_brawl, a_new_table

from fracas.games import CHANCE, AmbiguousMoveError, IllegalMoveError, MalformedMoveError
from fracas.games.bambam import BAMBAM


def meant(table: Table, seat: int, text: str) -> str:
    """What a text is read as."""
    return BAMBAM.write(table.brawl, seat, BAMBAM.read(table.brawl, seat, text))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("R1", "R1"),
        (" r1 ", "R1"),
        ("r1b", "R1"),  # a twin will do
        ("HIDE", "hide"),
        ("hide-c", "hide"),
        ("ste", "steal"),
        ("rest", "restock"),
    ],
)
def test_reading_is_forgiving(text: str, meaning: str) -> None:
    assert meant(a_brawl("R1 hide steal restock", "G1", ""), 0, text) == meaning


def test_a_twin_that_is_held_is_meant_before_one_that_is_not() -> None:
    table = a_brawl("R5", "R5", dials=[10, 0, 0], holders=[1, 1, 0], critical=1)
    assert meant(table, 1, "R5") == "R5b"
    with pytest.raises(IllegalMoveError, match=r"critical\(card=R5b\)"):
        table.play("R5")


@pytest.mark.parametrize("text", ["", "R6", "pass me", "h", "R1 left", "#4"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(MalformedMoveError, match="malformed"):
        meant(a_brawl("R1 hide", "", ""), 0, text)


def test_a_short_text_that_could_mean_two_moves_is_refused() -> None:
    table = a_brawl("hide hacking", "", "")
    table.lay("hide")
    with pytest.raises(AmbiguousMoveError, match="red left, red right"):
        meant(table, 0, "red")
    assert meant(table, 0, "red l") == "red left"


@pytest.mark.parametrize(
    ("moves", "text", "meaning"),
    [
        (("R3",), "2", "to 2"),
        (("steal",), "1", "from 1"),
        (("RG4",), "gr", "green"),
        (("hacking",), "green-yellow", "green-yellow"),
    ],
)
def test_what_a_card_asks_for_may_be_said_in_short(
    moves: tuple[str, ...], text: str, meaning: str
) -> None:
    table = a_brawl("R3 steal RG4 hacking", "G1", "")
    table.lay(*moves)
    assert meant(table, 0, text) == meaning


def test_disarmed_the_card_alone_will_do() -> None:
    table = a_brawl("", "G1 G2", "", dials=[10, 0, 0], lives=[1, 2, 2], event="power_up")
    table.luck = ["disarmed"]
    table.play("blast")
    assert meant(table, 1, "g2") == "keep G2"


def test_chance_speaks_too() -> None:
    table = a_new_table(2, events=True)
    assert meant(table, CHANCE, "first 1") == "first 1"
    table.say(CHANCE, "first 1")
    table.say(0, "bambam")
    table.say(1, "cindy")
    assert meant(table, CHANCE, "draw sabotage-c") == "draw sabotage-c"
    assert meant(table, CHANCE, "g5") == "draw G5"


REFUSED: list[tuple[str, dict[str, Any], int, str, str]] = [
    ("no_active_bomb", {}, 0, "blast", "BAM-11"),
    ("no_active_bomb", {}, 0, "hideout", "BAM-22"),
    ("no_pair", {}, 0, "pair", "BAM-20"),
    ("no_sticky_paws", {}, 0, "cindy", "BAM-79"),
    ("no_such_move", {}, 0, "done", "BAM-40"),
    ("not_your_turn", {}, 1, "G1", "BAM-36"),
    ("not_your_turn", {"dials": [10, 0, 0]}, 1, "G1", "BAM-45"),
    ("not_in_hand", {}, 0, "Y5", "BAM-40"),
    ("you_are_out", {"living": [0, 1]}, 2, "G1", "BAM-56"),
    ("no_chance_now", {}, CHANCE, "draw R1", "BAM-31"),
]


@pytest.mark.parametrize(("key", "fields", "seat", "text", "rule"), REFUSED)
def test_a_refusal_says_why(
    key: str, fields: dict[str, Any], seat: int, text: str, rule: str
) -> None:
    table = a_brawl("R1 hide", "G1", "", **fields)
    with pytest.raises(IllegalMoveError) as refused:
        table.say(seat, text)
    assert (refused.value.key, refused.value.rule) == (f"bambam.{key}", rule)


def test_in_the_middle_of_a_play_the_open_choice_is_named() -> None:
    table = a_brawl("R3 G1", "", "")
    table.lay("R3")
    with pytest.raises(IllegalMoveError, match="choose_first") as refused:
        raise BAMBAM.refusal(table.brawl, 0, 5)
    assert refused.value.rule == "BAM-A42"
    assert refused.value.facts["expected"] == "to 0, to 1, to 2"


def test_in_a_window_nothing_but_sabotage_and_pass_counts() -> None:
    table = a_brawl("R5", "G1", "")
    table.lay("R5")
    with pytest.raises(IllegalMoveError, match="sabotage_or_pass"):
        table.say(1, "G1")
    with pytest.raises(IllegalMoveError, match="sabotage_or_pass"):
        table.say(1, "sabotage")


def test_while_cards_are_drawn_and_after_the_end_nobody_acts() -> None:
    table = a_brawl("R1", "", "")
    table.lay("R1")
    table.pass_all()
    with pytest.raises(IllegalMoveError, match="chance_first"):
        table.say(1, "redraw")
    over = a_brawl("", "", dials=[10, 0, 0], lives=[1, 1])
    over.play("blast")
    with pytest.raises(IllegalMoveError, match="match_is_over"):
        over.say(1, "redraw")
