"""Shazamm!: what stands and lies ready before the first bet, and the variants."""

import msgspec
import pytest
from tests.games.shazamm_table import (
    ALL,
    DECK,
    Table,
    a_duel,
    a_new_duel,
    every,
    only,
    rules_of,
    spells,
)

from fracas.games import CHANCE, IllegalMoveError
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.events import Arranged, Drawn, NewRound
from fracas.games.shazamm.rules import BRIDGE, DRAWS
from fracas.games.shazamm.spells import NAMES
from fracas.kernel import count, members


def a_dealt_duel(**options: str) -> Table:
    table = a_new_duel(**options)
    table.deal()
    return table


@pytest.mark.proves("SHZ-01", "SHZ-07", "SHZ-08", "SHZ-09")
def test_the_wall_stands_in_the_middle_and_a_wizard_three_spaces_away_on_each_side() -> None:
    view = a_new_duel().see()
    assert (view.wizards[0], view.wall, view.wizards[1]) == (7, 10, 13)
    assert view.wall - view.wizards[0] - 1 == 2  # empty spaces
    assert SHAZAMM.seats == range(2, 3)


@pytest.mark.proves("SHZ-02", "SHZ-05", "SHZ-13")
def test_the_bridge_has_19_spaces_and_no_tile_has_collapsed() -> None:
    assert BRIDGE == 19
    assert a_new_duel().see().intact == (1, 19)


@pytest.mark.proves("SHZ-03", "SHZ-10", "SHZ-14")
def test_both_reserves_begin_at_50() -> None:
    assert a_dealt_duel().mana == (50, 50)


@pytest.mark.proves("SHZ-04", "SHZ-22")
def test_each_has_a_dial_that_shows_every_bet_from_1_to_50() -> None:
    table = a_dealt_duel()
    for seat in range(2):
        table.say(seat, "done")
        assert table.may(seat) == ", ".join(f"bet {bet}" for bet in range(1, 51))


@pytest.mark.proves("SHZ-06", "SHZ-28")
def test_both_have_the_same_fourteen_spells_and_a_false_one() -> None:
    assert len(NAMES) == 15
    table = a_new_duel()
    assert table.duel.piles == [DECK, DECK]
    assert count(DECK) == 14
    assert table.see(0).hand == table.see(1).hand == (0,)


@pytest.mark.proves("SHZ-11")
def test_each_draws_from_a_pile_of_its_own_in_any_order_and_never_the_false_spell() -> None:
    table = a_new_duel()
    assert SHAZAMM.actors(table.duel) == 1 << CHANCE
    assert members(SHAZAMM.moves(table.duel, CHANCE)) == list(range(1, 15))
    table.deal(14, 14, 1, 1, 7, 7, 3, 3, 9, 10)
    assert table.see(0).hand == (0, 1, 3, 7, 9, 14)
    assert table.see(1).hand == (0, 1, 3, 7, 10, 14)


@pytest.mark.proves("SHZ-12", "SHZ-A69")
def test_each_begins_with_five_spells_and_the_false_one_and_sees_its_own_only() -> None:
    table = a_dealt_duel()
    assert len(table.see(0).hand) == 6
    view = table.see()
    assert (view.hand_sizes, view.piles, view.hand) == ((5, 5), (9, 9), ())
    assert rules_of(table.events, Drawn) == {"SHZ-12"}
    assert [event.seen_by(1) == event for event in every(table.events, Drawn)] == (
        [False, True] * 5
    )


@pytest.mark.proves("SHZ-A69")
def test_reserves_discards_and_the_sizes_of_hands_and_piles_are_public() -> None:
    table = a_duel("1 3 7", "2 3", mana=(20, 30))
    table.turn((4, 4), "1 7", "3")
    view = table.see()
    assert (view.mana, view.discards) == ((16, 26), ((1, 7), (3,)))
    assert (view.hand_sizes, view.piles) == ((1, 1), (11, 12))


@pytest.mark.proves("SHZ-12", "SHZ-35")
def test_a_spell_is_drawn_once_and_only_while_some_are_owed() -> None:
    table = a_new_duel()
    table.say(CHANCE, "draw 3", "draw 3")  # one for each
    with pytest.raises(IllegalMoveError, match=r"spell_not_in_pile\(\) \[SHZ-35\]"):
        table.say(CHANCE, "draw 3")
    with pytest.raises(IllegalMoveError, match=r"draw_first\(\) \[SHZ-35\]"):
        table.say(0, "lay 3")
    table.deal()
    with pytest.raises(IllegalMoveError, match=r"nothing_to_draw\(\) \[SHZ-35\]"):
        table.say(CHANCE, "draw 4")


@pytest.mark.proves("SHZ-35", "SHZ-A64")
def test_each_new_round_brings_three_spells_until_the_pile_is_empty() -> None:
    table = a_new_duel()
    sizes: list[tuple[int, int]] = []
    for _ in range(5):
        before = len(table.events)
        table.deal()
        sizes.append((count(table.duel.hands[0]), len(every(table.events[before:], Drawn))))
        table.turn((50, 50))
    assert sizes == [(5, 10), (8, 6), (11, 6), (14, 6), (14, 0)]
    assert DRAWS == (5, 3, 3, 3)


@pytest.mark.proves("SHZ-A64")
def test_a_short_pile_gives_what_it_has() -> None:
    table = a_duel(" ".join(ALL.split()[:-2]), ALL, last=("1", "2"))
    table.turn((50, 50))
    table.deal()
    assert every(table.events, Drawn)[0].seat == 0
    assert (len(every(table.events, Drawn)), table.see().piles) == (2, (0, 0))


@pytest.mark.proves("SHZ-A65", "SHZ-A57", "SHZ-28")
def test_what_is_discarded_never_comes_back() -> None:
    table = a_duel("7", ALL, discards=(" ".join(ALL.replace("7", "").split()), ""))
    table.turn((50, 50), "7")
    table.deal()
    assert table.see(0).hand == (0,)
    assert table.see().discards[0] == tuple(range(1, 15))
    table.turn((50, 50), "0")
    assert table.see(0).hand == (0,)


# Variants.


@pytest.mark.proves("SHZ-36")
def test_all_spells_may_be_in_hand_from_the_start_and_none_is_drawn() -> None:
    table = a_new_duel(variant="all_in_hand")
    assert table.see(0).hand == table.see(1).hand == tuple(range(15))
    assert (table.see().hand_sizes, table.see().piles) == ((14, 14), (0, 0))
    table.turn((50, 50))
    assert (SHAZAMM.actors(table.duel), table.see().round) == (0b11, 2)
    assert only(table.events, NewRound).rules == ("SHZ-34", "SHZ-36")


ORDERS = (
    [14, 13, 12, 11, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13],
)


def an_arranged_duel() -> Table:
    table = a_new_duel(variant="arranged")
    for seat in range(2):
        table.say(seat, *(f"place {spell}" for spell in ORDERS[seat]))
    return table


@pytest.mark.proves("SHZ-37")
def test_each_may_arrange_its_pile_and_draws_in_that_order() -> None:
    table = an_arranged_duel()
    for turn, drawn in enumerate((5, 8, 11, 14)):
        for seat in range(2):
            assert table.see(seat).hand == (0, *sorted(ORDERS[seat][:drawn]))
        assert (table.see().hand_sizes, table.see().piles) == ((drawn,) * 2, (14 - drawn,) * 2)
        assert table.see().round == turn + 1
        table.turn((50, 50))
    assert rules_of(table.events, Drawn) == {"SHZ-12", "SHZ-37"}
    assert len(every(table.events, Drawn)) == 28


@pytest.mark.proves("SHZ-37")
def test_both_arrange_at_once_and_nobody_sees_the_others_order() -> None:
    table = a_new_duel(variant="arranged")
    assert SHAZAMM.actors(table.duel) == 0b11
    assert table.see().phase == "arranging"
    assert table.say(0, *(f"place {spell}" for spell in ORDERS[0][:13])) == []
    assert table.see(1) == a_new_duel(variant="arranged").see(1)
    assert table.see(0).arranged == ((10, 11, 12, 13, 14), (1, 2, 3), (4, 5, 6), (7, 8))
    (event,) = table.say(0, "place 9")
    assert event == Arranged(seat=0, rules=("SHZ-37",))
    assert (table.see().ready, SHAZAMM.actors(table.duel)) == ((True, False), 0b10)
    table.say(1, *(f"place {spell}" for spell in ORDERS[1]))
    assert (table.see().ready, table.see(1).arranged is None) == ((False, False), False)
    assert (table.see(0).phase, table.see().arranged) == ("planning", None)


@pytest.mark.proves("SHZ-37")
def test_a_spell_is_placed_once() -> None:
    table = a_new_duel(variant="arranged")
    table.say(0, "place 3")
    with pytest.raises(IllegalMoveError, match=r"already_placed\(spell=3\) \[SHZ-37\]"):
        table.say(0, "place 3")


@pytest.mark.proves("SHZ-37")
def test_an_arranged_spell_that_is_spent_stays_spent() -> None:
    table = an_arranged_duel()
    table.turn((1, 1), "14 13", "2")
    table.turn((49, 49))
    assert table.see(0).hand == (0, 1, 2, 3, 10, 11, 12)
    assert table.see(1).hand == (0, 1, 4, 6, 8, 10, 12, 14)
    assert spells("13 14") == table.duel.discards[0]


@pytest.mark.proves("SHZ-A68")
def test_the_variants_exclude_each_other() -> None:
    assert SHAZAMM.options().variant == "base"
    assert a_new_duel(variant="all_in_hand").see().phase == "planning"
    assert a_new_duel(variant="arranged").see().phase == "arranging"
    with pytest.raises(msgspec.ValidationError, match="variant"):
        msgspec.convert({"variant": ["all_in_hand", "arranged"]}, SHAZAMM.options)
