"""What a greedy wizard does: bets that fit its spells, and answers that do it good."""

import pytest
from tests.games.shazamm_table import Table, a_duel

from fracas.games.shazamm import SHAZAMM
from fracas.kernel import members


def liked(table: Table, seat: int = 0) -> list[str]:
    """The moves that rules of thumb like, as texts."""
    codes = SHAZAMM.sensible(table.duel, seat, SHAZAMM.moves(table.duel, seat))
    return [SHAZAMM.write(table.duel, seat, code) for code in members(codes)]


@pytest.mark.parametrize(
    ("spell", "first", "last"),
    [(7, 4, 13), (8, 4, 13), (4, 1, 4), (9, 1, 4), (11, 1, 4), (13, 8, 17)],
)
def test_a_bet_fits_the_spell_beside_it(spell: int, first: int, last: int) -> None:
    table = a_duel()
    table.say(0, f"lay {spell}", "done")
    bets = liked(table)
    assert (bets[0], bets[-1]) == (f"bet {first}", f"bet {last}")


@pytest.mark.parametrize(
    ("bets", "spells", "change"),
    [
        ((10, 7), "6", "recycle -2"),
        ((10, 12), "6", "recycle +3"),
        ((10, 30), "6", "recycle -5"),
        ((10, 20), "6 7", "recycle +4"),
        ((10, 20), "6 8", "recycle +1"),
    ],
)
def test_recycling_wins_the_turn_for_the_least_mana_or_saves_it(
    bets: tuple[int, int], spells: str, change: str
) -> None:
    table = a_duel()
    table.turn(bets, spells)
    assert liked(table) == [change]


def test_a_thief_destroys_what_would_not_help() -> None:
    theft, safe = a_duel(wall=11), a_duel(wall=11)
    theft.turn((5, 5), "3", "5")
    safe.turn((5, 5), "3", "4")
    assert (liked(theft), liked(safe)) == (["destroy 5"], ["use 4"])


def test_a_clone_takes_what_helps_and_else_nothing_is_preferred() -> None:
    useful, useless = a_duel(last=("", "1 7")), a_duel(last=("", "1"))
    useful.turn((5, 5), "2")
    useless.turn((5, 5), "2")
    assert liked(useful) == ["clone 7"]
    assert liked(useless) == ["clone none", "clone 1"]
    assert "lay 2" in liked(a_duel(last=("", "7")))
