"""Shazamm!: what is asked of whom, and what rules of thumb like."""

import pytest
from tests.games.shazamm_table import Table, a_duel, every

from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.events import RoundOver
from fracas.kernel import members


def liked(table: Table, seat: int = 0) -> str:
    """The moves that rules of thumb like, as texts."""
    codes = SHAZAMM.sensible(table.duel, seat, SHAZAMM.moves(table.duel, seat))
    return ", ".join(SHAZAMM.write(table.duel, seat, code) for code in members(codes))


@pytest.mark.proves("SHZ-A70")
def test_everybody_knows_who_is_still_asked() -> None:
    table = a_duel(wall=5, wizards=(4, 10))
    assert SHAZAMM.asked(table.duel) == 0b11
    table.plan(0, 1, "3")
    assert SHAZAMM.asked(table.duel) == 0b10
    table.plan(1, 9, "7")
    assert SHAZAMM.asked(table.duel) == 0b01
    table.answer("destroy 7")
    assert (table.outcome is not None, SHAZAMM.asked(table.duel)) == (True, 0)
    assert [event.closes() for event in every(table.events, RoundOver)] == [True]


@pytest.mark.parametrize(
    ("mana", "other", "bets"),
    [(50, 50, (8, 17)), (10, 50, (1, 4)), (1, 50, (1, 1)), (50, 2, (3, 3))],
)
def test_a_fair_bet_is_a_sixth_to_a_third_and_no_more_than_surely_wins(
    mana: int, other: int, bets: tuple[int, int]
) -> None:
    table = a_duel(mana=(mana, other))
    table.say(0, "done")
    texts = liked(table).split(", ")
    assert (texts[0], texts[-1]) == (f"bet {bets[0]}", f"bet {bets[1]}")


@pytest.mark.parametrize(
    ("wall", "mana", "spells"),
    [
        (10, (50, 50), "lay 3, lay 6, lay 7, lay 8, lay 9, lay 11, done"),
        (
            9,
            (50, 50),
            "lay 3, lay 5, lay 6, lay 7, lay 8, lay 9, lay 10, lay 11, lay 12, done",
        ),
        (
            11,
            (30, 40),
            "lay 3, lay 4, lay 6, lay 7, lay 8, lay 9, lay 11, lay 13, lay 14, done",
        ),
    ],
)
def test_a_spell_is_liked_where_it_helps(wall: int, mana: tuple[int, int], spells: str) -> None:
    assert liked(a_duel(wall=wall, mana=mana)) == spells


def test_one_spell_a_turn_and_none_in_silence_is_liked() -> None:
    laid, silent = a_duel(), a_duel(silence=1)
    laid.say(0, "lay 7")
    assert liked(laid) == liked(silent) == "done"


def test_a_clone_and_a_theft_are_used_and_a_plan_is_kept_unless_nothing_else_is_possible() -> None:
    clone, theft, ready = a_duel(last=("", "7")), a_duel(), a_duel()
    clone.turn((5, 5), "2")
    theft.turn((5, 5), "3", "7")
    ready.plan(0, 5)
    assert (liked(clone), liked(theft), liked(ready)) == ("clone 7", "use 7", "take back")
