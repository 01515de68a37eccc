"""Slambo!: moves as people type them."""

import pytest
from tests.games.slambo_table import a_bout, a_new_table

from fracas.games import AmbiguousMoveError, IllegalMoveError, MalformedMoveError
from fracas.games.slambo import SLAMBO


@pytest.mark.parametrize(
    ("hand", "typed", "meant"),
    [
        ("+4 -7", "+4", "+4"),
        ("+4 -7", "4", "+4"),
        ("+4 -7", " 7 ", "-7"),
        ("+4 -7", "\N{MINUS SIGN}7", "-7"),
        ("pm2 +2", "pm+2", "pm+2"),
        ("pm2 +2", "PM-2", "pm-2"),
        ("pm2 +2", "pm\N{MINUS SIGN}2", "pm-2"),
        ("pm2 +2", "2", "+2"),
        ("rev-3 +3", "REV-3", "rev-3"),
        ("rev-3 +3", "rev3", "rev-3"),
        ("rev-3 +3", "rev", "rev-3"),
        ("copy +1", "Copy", "copy"),
        ("copyb +1", "copy", "copyb"),
        ("copy copyb", "copy", "copy"),
        ("copy copyb", "copyb", "copyb"),
        ("+1 +1b", "1", "+1"),
        ("+1 +1b", "+1B", "+1b"),
        ("+1b", "+1", "+1b"),
        ("+1", "+1b", "+1"),
    ],
)
def test_a_text_is_the_move_it_can_only_mean(hand: str, typed: str, meant: str) -> None:
    table = a_bout(hand, "-2", "-4")
    code = SLAMBO.read(table.bout, 0, typed)
    assert SLAMBO.write(table.bout, 0, code) == meant


@pytest.mark.parametrize(
    ("hand", "typed", "meanings"),
    [
        ("+4 -4", "4", "+4, -4"),
        ("+1b -1", "1", "+1, -1"),
        ("pm2", "pm2", "pm+2, pm-2"),
        ("pm2", "pm", "pm+2, pm-2"),
        ("pm2 pm4", "PM", "pm+2, pm+4, pm-2, pm-4"),
        ("rev+3 rev-3", "rev", "rev+3, rev-3"),
        ("rev+3 rev-3", "rev3", "rev+3, rev-3"),
    ],
)
def test_a_text_that_could_mean_several_moves_says_which(
    hand: str, typed: str, meanings: str
) -> None:
    table = a_bout(hand, "-2", "-7")
    with pytest.raises(AmbiguousMoveError) as refused:
        table.play(typed)
    assert refused.value.facts["meanings"] == meanings


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "+", "-", "9", "+0", "++4", "4+", "+4x", "four", "pm9", "rev7", "copy4"),
        *("first 0", "pass", "+4 -7", "\N{FULLWIDTH DIGIT FOUR}", "\0", "4" * 5000),
    ],
)
def test_a_text_that_is_no_card_is_malformed(typed: str) -> None:
    table = a_bout("+4 pm2 rev-3 copy", "-2", "-7")
    with pytest.raises(MalformedMoveError) as refused:
        table.play(typed)
    assert refused.value.key == "slambo.malformed"
    assert refused.value.facts["text"] == typed


@pytest.mark.proves("SLAM-16")
@pytest.mark.parametrize("typed", ["+8", "8", "pm+2", "pm", "rev", "copy", "copyb", "-1b"])
def test_a_card_that_is_elsewhere_is_refused_with_the_hand(typed: str) -> None:
    table = a_bout("+4 -7", "-2", "-4")
    with pytest.raises(IllegalMoveError) as refused:
        table.play(typed)
    assert (refused.value.key, refused.value.rule) == ("slambo.not_in_hand", "SLAM-16")
    assert refused.value.facts["hand"] == "+4 -7"


@pytest.mark.proves("SLAM-14")
def test_chance_says_who_starts_and_which_card_is_dealt() -> None:
    table = a_new_table(3)
    table.play("FIRST 2", "+1b", "copy")
    assert table.see(0).hand == ("+1b", "copy")
    assert table.see().starter == 2


@pytest.mark.proves("SLAM-14")
@pytest.mark.parametrize("typed", ["first 3", "first", "first -1", "+4", "0", ""])
def test_only_a_seat_can_start(typed: str) -> None:
    table = a_new_table(3)
    with pytest.raises(MalformedMoveError) as refused:
        table.play(typed)
    assert refused.value.key == "slambo.malformed_first"
    assert refused.value.facts["seats"] == 3


@pytest.mark.proves("SLAM-09")
def test_a_card_is_dealt_once() -> None:
    table = a_new_table(2)
    table.play("first 0", "+4")
    with pytest.raises(IllegalMoveError, match=r"card_not_in_deck\(\) \[SLAM-09\]"):
        table.play("+4")
