"""The judge of Sbam!: described fights, settled by the real rules and told step by step."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.cli.words import Words
from fracas.games.sbam import fight as sbam
from fracas.games.sbam.cards import CARDS, NO_THREES, SBAM, TEXTS
from fracas.study.judge import DescriptionError, Fight, judge_described_fight, judge_fight
from fracas.study.judge.sbam import OTHER, Level, TakesDamage, Totals

FIRST = "David: B1 B2 B3; John: B1 B2 B2 R1 Y2"
SECOND = "Francesca: R2 R3 B1 B2 B3 Y1 xY +B; John: R1 R1 R2 R3 B2 Y2 =R"
COLOURED_AND_SPECIAL = [*range(SBAM), *range(SBAM + 6, CARDS)]


def account(text: str) -> list[str]:
    verdict = judge_described_fight(text)
    words = Words(verdict.names)
    return [words.event(event) for event in verdict.events]


def totals(text: str) -> tuple[int, ...]:
    events = judge_described_fight(text).events
    return tuple(event.total for event in events if isinstance(event, Totals))


def wrong(text: str) -> DescriptionError:
    with pytest.raises(DescriptionError) as caught:
        judge_described_fight(text)
    return caught.value


# ---- the rulebook's examples -----------------------------------------------------------------


def test_the_first_example_is_6_against_1() -> None:
    assert account(FIRST) == [
        "David has played B1 B2 B3. [SBAM-21]",
        "John has played B1 B2 B2 R1 Y2. [SBAM-21]",
        "John's pairs go: B2 B2. [SBAM-47, SBAM-49]",
        "David keeps B1 B2 B3. [SBAM-50]",
        "John keeps B1 R1 Y2. [SBAM-50]",
        "Blue counts: 4 cards. [SBAM-51]",
        "David: 6. [SBAM-52]",
        "John: 1. [SBAM-52]",
        "John takes 1 damage. [SBAM-53, SBAM-56]",
    ]


def test_the_second_example_is_11_against_9() -> None:
    assert account(SECOND) == [
        "Francesca has played B1 B2 B3 R2 R3 Y1 +B xY. [SBAM-21]",
        "John has played B2 R1 R1 R2 R3 Y2 =R. [SBAM-21]",
        "X: Yellow goes, on both sides. Away with Y1 Y2. [SBAM-44]",
        "Stacked bars: the pairs of Red stay. [SBAM-39, SBAM-48]",
        "Francesca keeps B1 B2 B3 R2 R3. [SBAM-50]",
        "John keeps B2 R1 R1 R2 R3. [SBAM-50]",
        "Red counts: 6 cards. [SBAM-51]",
        "Blue counts too, by its plus: 4 cards. [SBAM-41, SBAM-42]",
        "Francesca: 11. [SBAM-52]",
        "John: 9. [SBAM-52]",
        "John takes 1 damage. [SBAM-53, SBAM-56]",
    ]


def test_the_second_example_without_its_specials() -> None:
    assert totals(SECOND.replace(" +B", "")) == (5, 7)
    assert totals(SECOND.replace(" =R", "")) == (11, 7)
    assert "Red counts: 4 cards, as many as another colour. [SBAM-55]" in account(
        SECOND.replace(" =R", "")
    )


# ---- steps -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("left: R3 no3; right: R1 R3", "No-Threes: all 3s go, on both sides. Away with R3 R3."),
        ("left: R1 R1; right: no3", "No-Threes: all 3s go, on both sides. There is none."),
        ("left: R1 +R; right: R2", "Red has a plus too, but counts already. [SBAM-A31]"),
        (
            "left: R1 +B xB; right: B2",
            "Blue counts too, by its plus: none is left, so that adds nothing. [SBAM-A30]",
        ),
        ("left: R1 xB =B; right: B2", "Stacked bars: the pairs of Blue stay. [SBAM-A34]"),
        ("left: R1 R1; right: B2 B2", "No coloured card is left: 0 against 0. [SBAM-A35]"),
        ("left: R1; right: B1", "It is a tie: nobody takes damage. [SBAM-54]"),
        ("left:; right: R1", "Left has played nothing. [SBAM-21]"),
    ],
)
def test_a_step_is_told(text: str, sentence: str) -> None:
    assert any(line.startswith(sentence) for line in account(text))


@pytest.mark.parametrize(
    ("call", "end"),
    [
        ("called: nobody", ["It is a tie: nobody takes damage. [SBAM-54]"]),
        (
            "called: Zoë 1",
            [
                "It is a tie, and Zoë called with one Sbam! card: Zoë loses it. [SBAM-31]",
                "Zoë takes 1 damage. [SBAM-53, SBAM-56]",
            ],
        ),
        ("called: Player 1 2", ["It is a tie: nobody takes damage. [SBAM-54]"]),
        ("called: somebody else 1", ["It is a tie: nobody takes damage. [SBAM-54]"]),
        ("Called by Player 1: sbababam!", ["Zoë takes 1 damage. [SBAM-33]"]),
        (
            "call another with 3 cards",
            ["Player 1 takes 1 damage. [SBAM-33]", "Zoë takes 1 damage. [SBAM-33]"],
        ),
    ],
)
def test_a_call_changes_the_end(call: str, end: list[str]) -> None:
    lines = account(f"Player 1: R1\nZoë: B1\n{call}")
    assert lines[-len(end) :] == end


def test_the_loser_of_a_double_call_is_spared() -> None:
    lines = account("left: R1; right: R2; called: left 2")
    assert lines[-1] == "Left loses, but called with two Sbam! cards: no damage. [SBAM-32]"


@given(st.data())
def test_the_judge_says_what_the_rules_say(data: st.DataObject) -> None:
    drawn = data.draw(st.permutations(COLOURED_AND_SPECIAL))
    first = drawn[: data.draw(st.integers(0, 12))]
    second = drawn[20 : 20 + data.draw(st.integers(0, 12))]
    texts = tuple(tuple(TEXTS[card] for card in side) for side in (first, second))
    events = judge_fight(Fight(cards=(texts[0], texts[1]), caller=OTHER, called=1))
    lead = sbam.lead(sum(1 << card for card in first), sum(1 << card for card in second))
    ahead = [event.total for event in events if isinstance(event, Totals)]
    assert ahead[0] - ahead[1] == lead
    assert isinstance(events[-1], Level if lead == 0 else TakesDamage)
    if isinstance(events[-1], TakesDamage):
        assert events[-1].seat == (0 if lead < 0 else 1)


# ---- the notation ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "left: red 1, red1, r 1, R-1 and 1r; right: no3",
        "LEFT R1 R1 R1 R1 R1\nRIGHT no threes  # the sixth special",
        "left: R1 R1 R1 R1 R1; right: No-Threes; called: nobody",
    ],
)
def test_reading_is_forgiving(text: str) -> None:
    assert account(text) == account("left: R1 R1 R1 R1 R1; right: no3")


@pytest.mark.parametrize(
    "text", ["plus yellow", "+y", "Plus-yellow", "yellow plus", "yellow +", "+ y"]
)
def test_specials_may_be_named(text: str) -> None:
    assert account(f"left: {text}; right: R1") == account("left: +Y; right: R1")


@pytest.mark.parametrize(
    ("text", "card"),
    [("x-blue", "xB"), ("bars red", "=R"), ("stacked bars red", "=R"), ("stacked-bars b", "=B")],
)
def test_bars_and_crosses_may_be_named(text: str, card: str) -> None:
    assert account(f"left: {text} R1; right: R2") == account(f"left: {card} R1; right: R2")


WRONG = (
    ("left: R1 R4; right: B1", '"R4", card 2 of Left, is no card. Right would be: R1, R2 or R3.'),
    ("left: R1; right: B1 g2", '"g2", card 2 of Right, is no card. Right would be: R1, B3, =R'),
    ("left: SBAM; right: B1", "SBAM, card 1 of Left, never lies in a fight. Say instead who"),
    ("left: R1; Zoë: R1 oops!", "OOPS, card 2 of Zoë, never lies in a fight."),
    (
        "left: B1 B1 B1; right: B1 B1 B1",
        "B1, card 3 of Right, is one too many: the deck has only 5, on both sides together.",
    ),
    ("left: +Y; right: +Y", "+Y, card 1 of Right, is one too many: the deck has only 1, on"),
    ("left: R1", "the second side of the rope is missing. Write: left: R1 R1 B3; right:"),
    ("", "both sides of the rope are missing."),
    ("R1 R2; right: B1", '"R1" begins no side. Write for example: left: R1 R1 B3'),
    ("left: R1; left: R2", "this is said twice: left."),
    ("left: R1; right: R2; middle: R3", 'a fight has two sides; "middle" would be the third.'),
    ("left: R1; right: R2; called: up 1", '"up 1" does not say who called and with how many'),
    ("left: R1; right: R2; called: left 4", "nobody can call with 4 Sbam! cards: right would"),
    (
        "left: R1; right: R2; called: left 1; called: left 2",
        "this is said twice: called. Say it once.",
    ),
)


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    assert Words().refusal(wrong(text)).startswith(sentence)


PIECES = ["left", "right", ":", ";", "\n", ",", "R1", "B3", "+Y", "x", "blue", "no", "3s", "called"]


@given(st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join) | st.text(max_size=20))
def test_whatever_is_said_gets_an_answer(text: str) -> None:
    with suppress(DescriptionError):
        judge_described_fight(text)


def test_what_is_wrong_has_its_place() -> None:
    place = wrong("left: R1\nright: +B +B\n").place
    assert place is not None
    assert (place.line, place.text) == (2, "right: +B +B")


def test_a_card_is_checked_in_a_value_too() -> None:
    with pytest.raises(DescriptionError, match="unknown_card"):
        judge_fight(Fight(cards=(("R9",), (TEXTS[NO_THREES],))))


def test_the_example_of_the_notation_is_judged() -> None:
    notation = Path(__file__).parents[2] / "docs" / "notation.md"
    (example,) = re.findall(r"```sbam\n(.*?)```", notation.read_text(encoding="utf-8"), re.DOTALL)
    assert totals(example) == (11, 9)
