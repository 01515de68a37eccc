"""The judge of Shazamm!: described turns, settled by the real rules and told in order."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.shazamm_table import a_duel, kinds, only
from tests.words.test_catalogue import id_of, ids_of

from fracas.cli.words import Words
from fracas.games import Event
from fracas.games.shazamm.events import (
    Boosted,
    Cancelled,
    Centred,
    Compared,
    Doubled,
    Drained,
    Moved,
    Paid,
    Pushed,
    Ready,
    Recycled,
    Refilled,
    Silenced,
    Stolen,
    Wasted,
)
from fracas.study.judge import (
    Choice,
    DescriptionError,
    Turn,
    judge_described_turn,
    judge_turn,
)

JUDGE = Path(__file__).parents[2] / "src" / "fracas" / "study" / "judge"


def told(text: str) -> tuple[Event, ...]:
    ruling = judge_described_turn(text)
    assert ruling.missing == ()
    assert ruling.unused == ()
    return ruling.events


def account(text: str) -> list[str]:
    words = Words(("Red", "Green"))
    return [words.event(event) for event in told(text)]


def wrong(text: str) -> DescriptionError:
    with pytest.raises(DescriptionError) as caught:
        judge_described_turn(text)
    return caught.value


def said(text: str) -> str:
    return Words(("Red", "Green")).refusal(wrong(text))


# ---- the account -----------------------------------------------------------------------------


def test_a_turn_is_told_line_by_line() -> None:
    assert account(
        "red: bet 12, spells 7 8; green: bet 9, spells 3; wall 10; mana 50 43; last green: 5;"
        " choices: use 7, destroy 8"
    ) == [
        "Round 1: the wall of fire is at 10.",
        "Red stands at 7, with 50 mana.",
        "Green stands at 13, with 43 mana.",
        "Red bets 12. [SHZ-24]",
        "Red plays Attack Boost! [SHZ-24, SHZ-27]",
        "Red plays Double Dose! [SHZ-24, SHZ-27]",
        "Green bets 9. [SHZ-24]",
        "Green plays Theft! [SHZ-24, SHZ-27]",
        "Green steals Attack Boost and uses it! [SHZ-45, SHZ-46]",
        "Green steals Double Dose and destroys it. [SHZ-45, SHZ-46]",
        "Attack Boost: 7 more make Green's attack 16. [SHZ-53]",
        "12 against 16: the wall is bound for Red. [SHZ-25, SHZ-26]",
        "The wall of fire moves toward Red, from 10 to 9. [SHZ-26]",
        "Red pays 12: 38 mana left. [SHZ-29]",
        "Green pays 9: 34 mana left. [SHZ-29]",
        "The turn is over. The round goes on, with the wall at 9.",
    ]


def test_bet_1_with_7_and_8_attacks_for_16() -> None:
    assert only(told("red: bet 1, spells 7 8; green: bet 1"), Doubled).attack == 16


def test_the_two_7s_cancel_and_2_meets_3() -> None:
    events = told("red: bet 1, spells 7 8; green: bet 3, spells 7")
    assert only(events, Cancelled).spell == 7
    compared = only(events, Compared)
    assert (compared.first, compared.second, compared.seat) == (2, 3, 0)


def test_a_bet_of_6_can_become_1() -> None:
    events = told("red: bet 6, spells Recycling, recycle -5; green: bet 2")
    recycled = only(events, Recycled)
    assert (recycled.before, recycled.bet) == (6, 1)
    assert [event.price for event in events if isinstance(event, Paid)] == [1, 2]


@pytest.mark.parametrize(
    ("turn", "mana"),
    [
        ("red: bet 10, mana 45, spells 13; green: bet 1", 48),
        ("red: bet 3, spells reserve boost; green: bet 1", 50),
    ],
)
def test_reserve_boost_comes_after_paying(turn: str, mana: int) -> None:
    assert only(told(turn), Refilled).mana == mana


def test_drain_takes_the_bet_and_not_the_attack() -> None:
    events = told("red: bet 20, spells drain; green: bet 9, spells 7")
    drained = only(events, Drained)
    assert (drained.gain, drained.mana) == (9, 39)


def test_13_mana_push_the_wall_2_spaces_to_the_exhausted_wizard() -> None:
    events = told("red: bet 5, mana 5; green: bet 5, mana 18; wall 9")
    pushed = only(events, Pushed)
    assert (pushed.before, pushed.wall, pushed.points) == (9, 7, 13)
    assert kinds(events).endswith("RoundOver NewRound")


def test_silence_of_this_turn_and_of_an_earlier_one() -> None:
    now = told("red: bet 2, spells 1 7; green: bet 1, spells 8")
    only(now, Silenced)
    assert sum(isinstance(event, Wasted) for event in now) == 2
    before = told("red: bet 2, spells 7; green: bet 1; silence")
    assert only(before, Wasted).rules == ("SHZ-42",)


def test_a_clone_copies_what_the_other_played_on_the_last_turn() -> None:
    events = told("red: bet 2, spells 2, clone 7; green: bet 5; last green: 5 7")
    assert only(events, Boosted).attack == 9


def test_middle_and_theft_of_a_recycling() -> None:
    events = told(
        "wall 10; start 12; round 2\nred: bet 5, spells 3 5\ngreen: bet 6, spells 6\n"
        "choices: use 6, recycle +5  # Red's now"
    )
    centred = only(events, Centred)
    assert (centred.before, centred.wall) == (10, 12)
    assert only(events, Recycled).bet == 10
    assert only(events, Stolen).used


def test_a_fall_ends_the_match() -> None:
    lines = account("round 6; red: bet 5; green: bet 4; wizards 8 14; wall 13")
    assert lines[-2].startswith("There is no bridge under Green at 17: Green falls!")
    assert lines[-1].startswith("Red wins the match!")


def test_both_can_fall() -> None:
    lines = account("round 7; red: bet 5, spells 4; green: bet 4")
    assert lines[-1] == "Both have fallen: nobody wins. [SHZ-A59]"


def test_resistance_wins_over_blaze_and_reversal() -> None:
    events = told("red: bet 9, spells 9 10 11; green: bet 4")
    assert not [event for event in events if isinstance(event, Moved)]


@given(st.data())
def test_the_judge_says_what_a_match_says(data: st.DataObject) -> None:
    sets = [data.draw(st.sets(st.integers(0, 14), max_size=6)) for _ in range(2)]
    last = [data.draw(st.sets(st.integers(1, 14), max_size=3)) - spells for spells in sets]
    bets = (data.draw(st.integers(1, 50)), data.draw(st.integers(1, 50)))
    wall = data.draw(st.integers(8, 12))
    turn = Turn(
        bets=bets,
        spells=(tuple(sets[0]), tuple(sets[1])),
        last=(tuple(last[0]), tuple(last[1])),
        wall=wall,
    )
    choices: list[Choice] = []
    while missing := (ruling := judge_turn(turn)).missing:
        option = data.draw(st.sampled_from(missing[0].options)).split()
        verb: Any = option[0]
        choices.append(Choice(verb, 0 if option[1] == "none" else int(option[1])))
        turn = Turn(bets=bets, spells=turn.spells, last=turn.last, wall=wall, choices=(*choices,))
    texts = [" ".join(map(str, sorted(group))) for group in (*sets, *last)]
    table = a_duel(last=(texts[2], texts[3]), wall=wall)
    match = table.turn(bets, texts[0], texts[1], ", ".join(choice.text for choice in choices))
    assert [e for e in ruling.events if in_match(e)] == [e for e in match if in_match(e)]


def in_match(event: Event) -> bool:
    tag = str(event.__struct_config__.tag)
    return not isinstance(event, Ready) and not tag.startswith("judge.") and "drawn" not in tag


# ---- what is missing -------------------------------------------------------------------------


def asked(text: str) -> list[str]:
    words = Words(("Red", "Green"))
    return [words.refusal(question.asked()) for question in judge_described_turn(text).missing]


def test_a_missing_choice_is_asked_for_by_name() -> None:
    theft = "red: bet 5, spells 3; green: bet 4, spells 7 8"
    assert asked(theft) == [
        "Red's Theft must decide on Attack Boost: use 7 or destroy 7. [SHZ-46]",
        "Red's Theft must decide on Double Dose: use 8 or destroy 8. [SHZ-46]",
    ]
    assert asked(f"{theft}; choices: destroy 7") == [
        "Red's Theft must decide on Double Dose: use 8 or destroy 8. [SHZ-46]"
    ]
    assert asked("red: bet 3; green: bet 4, spells 2; last red: 9 12") == [
        "Green's Clone must choose: clone none, clone 9 or clone 12. [SHZ-44]"
    ]
    assert asked("red: bet 3, spells 6; green: bet 4") == [
        "Red's Recycling must say how much: recycle -2 to recycle +5. [SHZ-52]"
    ]
    assert asked("red: bet 2, spells 6, mana 2; green: bet 4") == [
        "Red's Recycling must say how much: recycle -1 or recycle 0. [SHZ-52]"
    ]


def test_two_recyclings_need_two_choices() -> None:
    twice = "red: bet 9, spells 2 6, clone 6, recycle -5; green: bet 4; last green: 6"
    assert asked(twice) == ["Red's Recycling must say how much: recycle -3 to recycle +5. [SHZ-52]"]
    assert asked(f"{twice}; choices: recycle -1") == []


def test_a_choice_that_nothing_asked_for_is_named() -> None:
    ruling = judge_described_turn("red: bet 5; green: bet 4; choices: use 7, clone none")
    assert ruling.unused == ("use 7", "clone none")


# ---- the notation ----------------------------------------------------------------------------

SAME = (
    "red: bet 12, spells 7 8; green: bet 9, spells 3, use 7, destroy 8",
    "RED: Bet 12, Spells attack boost, double dose\nGreen: BET 9 spells Theft\n"
    "Choices: use 7, destroy 8",
    "red bet 12 plays 8 and 7; green bet 9, lays theft; choices: green use attack, destroy dose",
    "green: spells 3, bet 9"
    "; red: spells Attack, Dose, bet 12, last none; choices: destroy 8, use attack",
)


@pytest.mark.parametrize("text", SAME)
def test_reading_is_forgiving(text: str) -> None:
    assert told(text) == told(SAME[0])


@pytest.mark.parametrize(
    "text",
    [
        "red: bet: 5, spells: the false spell, end of round; green: bet=3",
        "red bets 5 and plays False spell 4; green bets 3 and plays nothing",
    ],
)
def test_colons_and_small_words_do_not_matter(text: str) -> None:
    assert told(text) == told("red: bet 5, spells 0 4; green: bet 3")


PIECES = [
    *("red", "green", ":", ";", "\n", ",", "bet", "7", "12", "spells", "clone", "none", "-5"),
    *("use", "recycle", "wall", "wizards", "last", "mana", "round", "silence", "choices"),
]


@given(st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join) | st.text(max_size=20))
def test_whatever_is_said_gets_an_answer(text: str) -> None:
    with suppress(DescriptionError):
        judge_described_turn(text)


def test_wizards_may_have_names() -> None:
    named = judge_described_turn("Ada: bet 3; Zoë: bet 4, no spells", ("Ada", "Zoë"))
    assert named.events == told("red: bet 3; green: bet 4")


WRONG = (
    ("red: bet 60; green: bet 1", "Red cannot bet 60: a bet is between 1 and", "SHZ-22"),
    ("red: bet 0; green: bet 1", "Red cannot bet 0", "SHZ-22"),
    ("red: bet 5", "Green's bet is missing. Write: green: bet 12", "SHZ-22"),
    ("red: bet 5, mana 51; green: bet 1", "Red cannot have 51 mana", "SHZ-16"),
    ("red: bet 5, spells 15; green: bet 1", "there is no spell 15", "SHZ-06"),
    ("red: bet 5, spells 7 7; green: bet 1", "Red has only one Attack Boost", "SHZ-06"),
    ("red: bet 5, spells 7, last 7; green: bet 1", "Red played Attack Boost on the", "SHZ-28"),
    ("red: bet 5, spells boost; green: bet 1", '"boost" can be 7 (Attack Boost) or 13', ""),
    ("red: bet 5, spells thefd; green: bet 1", 'there is no spell "thefd". Say its', ""),
    ("red: bett 5; green: bet 1", '"bett" is not understood. Right would be: bet.', ""),
    ("red: bet 1 green: bet 1", "a statement about green begins inside another.", ""),
    (":", '":" is not understood. Right would be: red, green, wall,', ""),
    ("wal 10; red: bet 1; green: bet 1", '"wal" is not understood. Right would be: wall.', ""),
    ("wall ten; red: bet 1; green: bet 1", '"ten" does not fit. Write for example: wall 10', ""),
    ("wall 14; red: bet 1; green: bet 1", "the wall cannot be at 14", "SHZ-15"),
    ("wall 9; wall 9; red: bet 1; green: bet 1", "this is said twice: wall.", ""),
    ("wizards 7 12; red: bet 1; green: bet 1", "wizards begin a round six spaces", "SHZ-17"),
    ("wizards 9 15; red: bet 1; green: bet 1", "the first round starts with the", "SHZ-08"),
    ("start 15; round 2; red: bet 1; green: bet 1", "the wall cannot be at 15 when", "SHZ-15"),
    ("start 6; round 4; red: bet 1; green: bet 1", "Red cannot stand at 3: in round 4", "SHZ-18"),
    ("round 8; red: bet 1; green: bet 1", "there is no round 8", "SHZ-A73"),
    ("last: 5; red: bet 1; green: bet 1", "say whose last turn it was", ""),
    ("red: bet 1; green: bet 1; choices: steal 7", '"steal 7" is no choice.', ""),
    (
        "red: bet 1, spells 2, clone 9; green: bet 1; last green: 5",
        "Red's Clone cannot copy Reversal. Right would be: clone none or clone 5.",
        "SHZ-44",
    ),
    (
        "red: bet 1, spells 6, recycle -5; green: bet 1",
        "Red's bet of 1 must stay between 1 and 50, and change by 5 at most. Right would be:"
        " recycle 0 to recycle +5.",
        "SHZ-A13",
    ),
)


@pytest.mark.parametrize(("text", "sentence", "rule"), WRONG)
def test_what_is_wrong_is_said(text: str, sentence: str, rule: str) -> None:
    assert said(text).startswith(sentence)
    assert wrong(text).rule == rule


def test_what_is_wrong_has_its_place() -> None:
    place = wrong("wall 10\n\nred: bet 5\ngreen: bet 1, spells 99\n").place
    assert place is not None
    assert (place.line, place.text) == (4, "green: bet 1, spells 99")


def test_exact_recycling_is_a_house_rule() -> None:
    text = "exact recycling; red: bet 9, spells 6, recycle -3; green: bet 1"
    assert said(text).endswith("recycle +4 or recycle +5. [SHZ-A13]")


# ---- words -----------------------------------------------------------------------------------


def keys() -> Iterator[str]:
    for path in JUDGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and str(node.value).startswith("judge."):
                yield str(node.value)


def test_the_judge_has_its_words_and_no_others() -> None:
    assert ids_of("judge") == {id_of(key) for key in keys()}


def test_the_example_of_the_notation_is_judged() -> None:
    notation = (JUDGE.parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```shazamm\n(.*?)```", notation, re.DOTALL)
    assert told(example) == told(
        "red: bet 12, spells 7 8; green: bet 9, spells 3; wall 10; mana 50 43; last green: 5;"
        " choices: use 7, destroy 8"
    )
