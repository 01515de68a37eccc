"""Shazamm!: secret plans, the reveal, both attacks, and the price."""

from itertools import product

import pytest
from tests.games.shazamm_table import ALL, a_duel, every, kinds, only, rules_of, shown

from fracas.games import IllegalMoveError, make_move
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.events import (
    Cancelled,
    Compared,
    Moved,
    Paid,
    Ready,
    Revealed,
    Shown,
    Unready,
    Wasted,
)

# Planning.


@pytest.mark.proves("SHZ-22")
@pytest.mark.parametrize(("mana", "bets"), [(50, 50), (7, 7), (1, 1)])
def test_a_bet_is_at_least_1_and_at_most_what_is_left(mana: int, bets: int) -> None:
    table = a_duel(mana=(mana, 9))
    table.say(0, "done")
    assert table.may(0).split(", ") == [f"bet {bet}" for bet in range(1, bets + 1)]
    for bet in {0, mana + 1} - {51}:
        with pytest.raises(IllegalMoveError, match=r"bet_out_of_range\(mana=\d+\) \[SHZ-22\]"):
            make_move(SHAZAMM, table.duel, 0, bet)


@pytest.mark.proves("SHZ-23")
def test_any_number_of_spells_of_the_hand_may_be_laid_face_down() -> None:
    table = a_duel("3 7 9", ALL)
    assert table.may(0) == "lay 0, lay 3, lay 7, lay 9, done"
    table.say(0, "lay 0", "lay 3", "lay 7", "lay 9")
    assert table.may(0) == "done"
    table.say(0, "done", "bet 5")
    table.plan(1, 5)
    table.answer()
    assert only(table.events[-20:], Compared).first == 12
    assert shown(table.events) == ((0, 3, 7, 9), ())


@pytest.mark.proves("SHZ-23", "SHZ-31")
def test_spells_are_laid_in_ascending_order_and_only_from_the_hand() -> None:
    table = a_duel("3 7 9", ALL)
    table.say(0, "lay 7")
    for spell, key in ((3, "spells_in_ascending_order"), (8, "spell_not_in_hand")):
        with pytest.raises(IllegalMoveError, match=key):
            table.say(0, f"lay {spell}")
    with pytest.raises(IllegalMoveError, match=r"ascending_order\(spell=7\) \[SHZ-31\]"):
        table.say(0, "lay 7")


@pytest.mark.proves("SHZ-22", "SHZ-24", "SHZ-A70")
def test_a_sealed_plan_shows_nothing_but_that_it_is_ready() -> None:
    table = a_duel()
    assert table.say(0, "lay 7", "done") == []
    (event,) = table.say(0, "bet 14")
    assert event == Ready(seat=0, rules=("SHZ-24", "SHZ-A70"))
    view = table.see(1)
    assert (view.ready, view.revealed, view.bets) == ((True, False), ((), ()), None)
    assert (table.see(0).laid, table.see(0).bet) == ((7,), 14)


@pytest.mark.proves("SHZ-A70")
def test_how_many_spells_were_laid_comes_out_at_the_reveal() -> None:
    table = a_duel()
    table.plan(0, 3, "0 7 9")
    assert table.see(1).hand_sizes == (14, 14)
    table.plan(1, 3)
    assert shown(table.events) == ((0, 7, 9), ())


@pytest.mark.proves("SHZ-A72")
def test_a_sealed_plan_may_be_taken_back_while_the_other_still_thinks() -> None:
    table = a_duel()
    table.plan(0, 14, "7")
    table.say(1, "lay 8")
    assert table.may(0) == "take back"
    (event,) = table.say(0, "take back")
    assert event == Unready(seat=0, rules=("SHZ-A72",))
    assert (table.see(0).laid, table.see(0).bet) == ((), None)
    assert table.see(1).laid == (8,)
    table.plan(0, 2, "9")
    table.say(1, "done", "bet 1")
    assert shown(table.events) == ((9,), (8,))


@pytest.mark.proves("SHZ-A72", "SHZ-24")
def test_once_both_are_ready_nothing_can_be_taken_back() -> None:
    table = a_duel(last=("", "7"))
    table.turn((3, 3), "2")
    assert table.see().phase == "cloning"
    for seat in range(2):
        assert "take back" not in table.may(seat)
    with pytest.raises(IllegalMoveError, match=r"wait_for_the_other\(\) \[SHZ-24\]"):
        table.say(1, "take back")


@pytest.mark.proves("SHZ-A72")
def test_who_has_not_sealed_a_plan_has_none_to_take_back() -> None:
    table = a_duel()
    assert "take back" not in table.may(0)
    table.plan(0, 3)
    with pytest.raises(IllegalMoveError, match=r"plan_is_sealed\(\) \[SHZ-A72\]"):
        table.say(0, "bet 4")


@pytest.mark.proves("SHZ-24")
def test_both_plans_are_revealed_together_whoever_seals_first() -> None:
    one, other = a_duel(), a_duel()
    for table, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            assert every(table.events, Revealed) == []
            table.plan(seat, (9, 4)[seat], ("7 13", "8")[seat])
    assert one.duel == other.duel
    assert one.events[2:] == other.events[2:]
    assert [(e.seat, e.bet) for e in every(one.events, Revealed)] == [(0, 9), (1, 4)]
    assert shown(one.events) == ((7, 13), (8,))


@pytest.mark.proves("SHZ-A71")
def test_who_is_silent_bets_1_without_a_spell() -> None:
    table = a_duel(mana=(30, 30))
    for _ in range(2):
        table.say(0, SHAZAMM.write(table.duel, 0, SHAZAMM.default(table.duel, 0)))
    table.plan(1, 1)
    assert every(table.events, Revealed)[0] == Revealed(seat=0, bet=1, rules=("SHZ-24",))
    assert table.mana == (29, 29)


@pytest.mark.proves("SHZ-A71")
@pytest.mark.parametrize("said", [["lay 7", "lay 8"], ["lay 7", "lay 8", "done"]])
def test_who_falls_silent_over_a_plan_lays_no_more_spells_and_bets_1(said: list[str]) -> None:
    table = a_duel(mana=(30, 30))
    table.say(0, *said)
    while table.see(0).bet is None:
        table.say(0, SHAZAMM.write(table.duel, 0, SHAZAMM.default(table.duel, 0)))
    assert (table.see(0).laid, table.see(0).bet) == ((7, 8), 1)


@pytest.mark.proves("SHZ-A71")
@pytest.mark.parametrize(
    ("laid", "answers", "silent"),
    [("2", (), "clone none"), ("3", (), "use 7"), ("6", (), "recycle 0")],
)
def test_who_is_silent_lets_a_spell_ask_in_vain_but_keeps_what_was_stolen(
    laid: str, answers: tuple[str, ...], silent: str
) -> None:
    table = a_duel(last=("", "9"))
    table.plan(0, 3, laid)
    table.plan(1, 3, "7")
    assert SHAZAMM.write(table.duel, 0, SHAZAMM.default(table.duel, 0)) == silent
    table.answer(silent, *answers)
    assert table.see().phase == "planning"


# Both attacks.


@pytest.mark.proves("SHZ-25", "SHZ-26", "SHZ-29")
@pytest.mark.parametrize(("bets", "wall"), [((9, 8), 11), ((8, 9), 9), ((40, 1), 11), ((1, 40), 9)])
def test_the_higher_bet_moves_the_wall_one_space_whatever_the_gap(
    bets: tuple[int, int], wall: int
) -> None:
    table = a_duel()
    events = table.turn(bets)
    assert table.wall == wall
    assert table.mana == (50 - bets[0], 50 - bets[1])
    assert rules_of(events, Moved) == {"SHZ-26"}
    assert kinds(events) == "Ready Ready Revealed Revealed Compared Moved Paid Paid"
    assert (table.see().round, table.see().turn) == (1, 2)


@pytest.mark.proves("SHZ-A02", "SHZ-29")
def test_equal_attacks_leave_the_wall_and_both_pay() -> None:
    table = a_duel()
    events = table.turn((6, 6))
    assert (table.wall, table.mana) == (10, (44, 44))
    assert only(events, Compared) == Compared(
        first=6, second=6, seat=None, rules=("SHZ-25", "SHZ-A02")
    )
    assert every(events, Moved) == []


@pytest.mark.proves("SHZ-A01")
def test_a_turn_goes_from_reveal_to_payment_in_one_fixed_order() -> None:
    table = a_duel(mana=(30, 30), last=("", "10"))
    events = table.turn((9, 4), "0 2 5 6 7 8 9 12 13 14", "", "clone 10, recycle +2")
    order = "Ready Ready Revealed Revealed Cloned Centred Recycled Boosted Doubled Compared Turned "
    order += "Blazed Moved Paid Paid Refilled Drained"
    assert kinds(events) == order
    assert (table.wall, table.mana) == (8, (47, 26))


@pytest.mark.proves("SHZ-27", "SHZ-28")
def test_spells_go_to_their_owners_discard_pile_when_they_are_applied() -> None:
    table = a_duel()
    table.turn((5, 5), "7 9", "8")
    view = table.see()
    assert (view.discards, view.hand_sizes) == (((7, 9), (8,)), (12, 13))
    with pytest.raises(IllegalMoveError, match=r"spell_not_in_hand\(spell=7\) \[SHZ-23\]"):
        table.say(0, "lay 7")


@pytest.mark.proves("SHZ-27")
def test_spells_lie_in_the_middle_until_the_turn_is_over() -> None:
    table = a_duel(last=("9", "7"))
    table.turn((5, 5), "2 8", "13")
    view = table.see()
    assert (view.revealed, view.discards) == (((2, 8), (13,)), ((9,), (7,)))
    table.answer("clone none")
    assert table.see().discards == ((2, 8, 9), (7, 13))


@pytest.mark.proves("SHZ-29")
def test_what_is_bet_is_paid_even_if_a_spell_makes_the_attack_stronger() -> None:
    table = a_duel()
    events = table.turn((4, 4), "7 8")
    assert table.mana == (46, 46)
    assert [event.price for event in every(events, Paid)] == [4, 4]


# The same spell on both sides.


@pytest.mark.proves("SHZ-30", "SHZ-A04")
@pytest.mark.parametrize("spell", range(1, 15))
def test_the_same_spell_of_both_is_discarded_without_effect(spell: int) -> None:
    table, plain = a_duel(mana=(40, 40), wall=11), a_duel(mana=(40, 40), wall=11)
    events = table.turn((9, 4), str(spell), str(spell))
    plain.turn((9, 4))
    assert (table.wall, table.mana, table.see().silence) == (plain.wall, plain.mana, False)
    assert table.see().discards == ((spell,), (spell,))
    assert only(events, Cancelled) == Cancelled(spell=spell, rules=("SHZ-30", "SHZ-A04"))


@pytest.mark.proves("SHZ-30", "SHZ-55")
def test_two_boosts_cancel_and_a_double_dose_is_left() -> None:
    table = a_duel()
    events = table.turn((1, 3), "7 8", "7")
    assert (only(events, Compared).first, only(events, Compared).second) == (2, 3)
    assert table.wall == 9


@pytest.mark.proves("SHZ-A04")
def test_a_cancelled_spell_is_out_of_reach_for_theft() -> None:
    table = a_duel()
    events = table.turn((5, 5), "3 7", "7 8", "use 8")
    assert only(events, Compared).first == 10


@pytest.mark.proves("SHZ-A06")
def test_two_silences_cancel_only_each_other() -> None:
    table = a_duel()
    events = table.turn((5, 5), "1 7", "1")
    assert (only(events, Compared).first, table.see().silence) == (12, False)


# The false spell.


@pytest.mark.proves("SHZ-38", "SHZ-39", "SHZ-A07", "SHZ-A49")
@pytest.mark.parametrize(("first", "second"), [("0", ""), ("0", "0"), ("", "0"), ("0", "3")])
def test_a_false_spell_does_nothing_and_goes_back_to_hand(first: str, second: str) -> None:
    table = a_duel()
    events = table.turn((5, 5), first, second)
    assert (table.wall, table.mana) == (10, (45, 45))
    assert 0 in table.see(0).hand
    assert 0 in table.see(1).hand
    assert every(events, Cancelled) == every(events, Wasted) == []
    assert {0} & {spell for pile in table.see().discards for spell in pile} == set()
    assert "SHZ-39" in rules_of(events, Shown)


@pytest.mark.proves("SHZ-39")
def test_a_false_spell_may_be_laid_turn_after_turn() -> None:
    table = a_duel("", "")
    for _ in range(3):
        table.turn((1, 1), "0", "0")
    assert table.see(0).hand == (0,)


# Two plans at the same time.


@pytest.mark.proves("SHZ-24", "SHZ-A70")
def test_small_steps_of_both_plans_may_mix_in_any_order() -> None:
    steps = {0: ["lay 3", "lay 7", "done", "bet 6"], 1: ["lay 8", "done", "bet 6"]}
    results: list[object] = []
    for pattern in product((0, 1), repeat=7):
        if sum(pattern) == 3:
            table, left = a_duel(), {seat: list(texts) for seat, texts in steps.items()}
            for seat in pattern:
                table.say(seat, left[seat].pop(0))
            assert table.see().phase == "stealing"
            results.append(table.duel)
    assert len(results) == 35
    assert all(result == results[0] for result in results)
