"""Shazamm!: moves as people type them."""

import pytest
from tests.games.shazamm_table import a_duel, a_new_duel

from fracas.games import AmbiguousMoveError, IllegalMoveError, MalformedMoveError
from fracas.games.shazamm import SHAZAMM


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay 7", "lay 7"),
        (" LAY  7 ", "lay 7"),
        ("7", "lay 7"),
        ("attack boost", "lay 7"),
        ("lay Attack Boost", "lay 7"),
        ("attack", "lay 7"),
        ("dose", "lay 8"),
        ("lay dose", "lay 8"),
        ("0", "lay 0"),
        ("false spell", "lay 0"),
        ("fal", "lay 0"),
        ("done", "done"),
        ("ready", "done"),
    ],
)
def test_a_spell_is_laid_by_number_or_name(typed: str, meant: str) -> None:
    table = a_duel("7 8", "")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"), [("bet 14", "bet 14"), ("14", "bet 14"), (" Bet  1", "bet 1")]
)
def test_a_bet_may_be_a_number_alone(typed: str, meant: str) -> None:
    table = a_duel()
    table.say(0, "done")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("clone 7", "clone 7"),
        ("7", "clone 7"),
        ("boost", "clone 7"),
        ("clone boost", "clone 7"),
        ("none", "clone none"),
        ("clone none", "clone none"),
    ],
)
def test_a_target_may_be_named(typed: str, meant: str) -> None:
    table = a_duel(last=("", "7"))
    table.turn((5, 5), "2")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"), [("use", "use 9"), ("USE 9", "use 9"), ("destroy", "destroy 9")]
)
def test_a_thief_says_use_or_destroy(typed: str, meant: str) -> None:
    table = a_duel()
    table.turn((5, 5), "3", "9")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("recycle +5", "recycle +5"),
        ("recycle 5", "recycle +5"),
        ("5", "recycle +5"),
        ("+5", "recycle +5"),
        ("-3", "recycle -3"),
        ("\N{MINUS SIGN}3", "recycle -3"),
        ("0", "recycle 0"),
        ("keep", "recycle 0"),
    ],
)
def test_a_bet_is_recycled_by_a_number(typed: str, meant: str) -> None:
    table = a_duel()
    table.turn((10, 5), "6")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == meant


@pytest.mark.proves("SHZ-A72")
@pytest.mark.parametrize("typed", ["take back", "Take  Back", "unseal", "back"])
def test_a_plan_is_taken_back_in_words(typed: str) -> None:
    table = a_duel()
    table.plan(0, 5)
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.read(table.duel, 0, typed)) == "take back"


def test_a_draw_and_an_order_are_read_too() -> None:
    drawn, placed = a_new_duel(), a_new_duel(variant="arranged")
    assert SHAZAMM.read(drawn.duel, 6, "draw 3") == SHAZAMM.read(drawn.duel, 6, "theft") == 3
    assert SHAZAMM.read(placed.duel, 0, "place 3") == SHAZAMM.read(placed.duel, 0, "3") == 3


@pytest.mark.parametrize(
    ("hand", "typed", "meanings"),
    [
        ("7 13", "boost", "lay 7, lay 13"),
        ("6 9 11", "rec", ""),
        ("6 9 11 13", "res", "lay 11, lay 13"),
        ("6 9 11 13", "lay res", "lay 11, lay 13"),
    ],
)
def test_a_name_that_could_mean_several_spells_says_which(
    hand: str, typed: str, meanings: str
) -> None:
    table = a_duel(hand, "")
    if not meanings:
        assert SHAZAMM.read(table.duel, 0, typed) == 6
        return
    with pytest.raises(AmbiguousMoveError) as refused:
        table.say(0, typed)
    assert (refused.value.key, refused.value.facts["meanings"]) == ("shazamm.ambiguous", meanings)


@pytest.mark.parametrize(
    "typed",
    ["", " ", "15", "-1", "lay", "lay -1", "lay 7 8", "b", "bo", "seven", "7.0", "\0", "9" * 5000],
)
def test_a_text_that_is_no_move_is_malformed(typed: str) -> None:
    table = a_duel("7 8", "")
    with pytest.raises(MalformedMoveError) as refused:
        table.say(0, typed)
    assert refused.value.key == "shazamm.malformed"
    assert refused.value.facts == {"text": typed, "expected": "lay 0, lay 7, lay 8, done"}


@pytest.mark.proves("SHZ-22", "SHZ-23")
@pytest.mark.parametrize(
    ("typed", "key", "rule"),
    [
        ("9", "spell_not_in_hand", "SHZ-23"),
        ("reserve", "spell_not_in_hand", "SHZ-23"),
        ("bet 5", "not_now", "SHZ-23"),
        ("take back", "not_now", "SHZ-23"),
        ("recycle +5", "not_now", "SHZ-23"),
    ],
)
def test_a_move_that_is_not_possible_here_is_refused_by_its_rule(
    typed: str, key: str, rule: str
) -> None:
    table = a_duel("7 8", "")
    with pytest.raises(IllegalMoveError) as refused:
        table.say(0, typed)
    assert (refused.value.key, refused.value.rule) == (f"shazamm.{key}", rule)


@pytest.mark.proves("SHZ-22")
@pytest.mark.parametrize("typed", ["bet 0", "bet 51", "bet 999", "lay 7", "done"])
def test_only_a_bet_is_a_move_once_the_spells_are_laid(typed: str) -> None:
    table = a_duel()
    table.say(0, "done")
    with pytest.raises(
        IllegalMoveError, match=r"not_now.*bet 1, bet 2, bet 3, bet 50.* \[SHZ-22\]"
    ):
        table.say(0, typed)


@pytest.mark.proves("SHZ-22")
def test_a_bet_beyond_the_reserve_is_refused_with_what_is_left() -> None:
    table = a_duel(mana=(20, 50))
    table.say(0, "done")
    with pytest.raises(IllegalMoveError, match=r"bet_out_of_range\(mana=20\) \[SHZ-22\]"):
        table.say(0, "bet 21")


@pytest.mark.proves("SHZ-46")
def test_only_use_or_destroy_answer_a_theft() -> None:
    table = a_duel()
    table.turn((5, 5), "3", "9")
    with pytest.raises(IllegalMoveError, match=r"not_now.* \[SHZ-46\]"):
        table.answer("use 8")
    with pytest.raises(IllegalMoveError, match=r"use_or_destroy\(\) \[SHZ-46\]"):
        raise SHAZAMM.refusal(table.duel, 0, 5)


@pytest.mark.proves("SHZ-24")
def test_who_is_not_asked_waits() -> None:
    table = a_duel()
    table.turn((5, 5), "3", "9")
    with pytest.raises(IllegalMoveError, match=r"wait_for_the_other\(\) \[SHZ-24\]"):
        table.say(1, "lay 7")


@pytest.mark.proves("SHZ-07")
@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_does_not_exist_has_nothing_to_say(seat: int) -> None:
    table = a_duel()
    with pytest.raises(IllegalMoveError, match=r"wait_for_the_other\(\) \[SHZ-24\]"):
        table.say(seat, "lay 7")
