"""Shazamm!: what each spell does, twice over too, and how spells meet."""

import pytest
from tests.games.shazamm_table import a_duel, every, kinds, only, rules_of, wasted

from fracas.games import IllegalMoveError
from fracas.games.shazamm.events import (
    Blazed,
    Boosted,
    Centred,
    Compared,
    Doubled,
    Drained,
    Moved,
    Paid,
    Recycled,
    Refilled,
    Resisted,
    RoundOver,
    Silenced,
    Stopped,
    Turned,
    Wasted,
)

# 1 Silence.


@pytest.mark.proves("SHZ-40", "SHZ-41", "SHZ-A09", "SHZ-A10")
def test_silence_voids_all_spells_of_the_turn_and_bets_still_count() -> None:
    table = a_duel()
    events = table.turn((5, 6), "1 7 8", "9 14")
    assert only(events, Silenced) == Silenced(seat=0, rules=("SHZ-40",))
    assert wasted(events) == ((7, 8), (9, 14))
    assert rules_of(events, Wasted) == {"SHZ-41"}
    assert (table.wall, table.mana) == (9, (45, 44))
    assert table.see().discards == ((1, 7, 8), (9, 14))
    assert table.see().silence


@pytest.mark.proves("SHZ-40", "SHZ-42", "SHZ-A08")
def test_spells_played_while_silence_lasts_are_lost_and_the_false_one_returns() -> None:
    table = a_duel()
    table.turn((5, 5), "1")
    events = table.turn((5, 6), "0 7 8", "4 5")
    assert wasted(events) == ((7, 8), (4, 5))
    assert rules_of(events, Wasted) == {"SHZ-42"}
    assert (table.wall, table.mana, table.see().round) == (9, (40, 39), 1)
    assert table.see().discards == ((1, 7, 8), (4, 5))
    assert table.see(0).hand[0] == 0


@pytest.mark.proves("SHZ-42", "SHZ-30")
def test_while_silence_lasts_equal_spells_are_lost_like_all_others() -> None:
    table = a_duel(silence=1)
    events = table.turn((5, 6), "7", "7")
    assert kinds(events) == "Ready Ready Revealed Revealed Wasted Wasted Compared Moved Paid Paid"


@pytest.mark.proves("SHZ-40", "SHZ-A11")
def test_silence_ends_with_the_round() -> None:
    table = a_duel(wall=12)
    table.turn((9, 5), "1")
    view = table.see()
    assert (view.round, view.silence) == (2, False)
    events = table.turn((9, 9), "7")
    assert only(events, Compared).first == 16


@pytest.mark.proves("SHZ-43")
@pytest.mark.parametrize("spell", [n for n in range(3, 15) if n not in (3, 4)])
def test_no_other_spell_works_beyond_its_turn(spell: int) -> None:
    table = a_duel(mana=(40, 40), wall=11)
    plain = a_duel(mana=(40, 40), wall=11)
    table.turn((5, 5), str(spell), "", "recycle 0" if spell == 6 else "")
    plain.turn((5, 5))
    table.duel.mana, table.duel.wall = list(plain.mana), plain.wall
    later, as_ever = table.turn((9, 4)), plain.turn((9, 4))
    assert kinds(later) == kinds(as_ever)
    assert (table.wall, table.mana, table.see().silence) == (plain.wall, plain.mana, False)


# 4 End of Round.


@pytest.mark.proves("SHZ-47", "SHZ-48", "SHZ-49", "SHZ-A61", "SHZ-A62")
def test_end_of_round_stops_at_once_voids_what_follows_and_begins_a_new_round() -> None:
    table = a_duel("4 7 14", "9 12", wall=11)
    events = table.turn((30, 20), "4 7", "9")
    assert rules_of(events, Stopped) == {"SHZ-47", "SHZ-48", "SHZ-A62"}
    assert wasted(events) == ((7,), (9,))
    assert rules_of(events, Wasted) == {"SHZ-49"}
    assert every(events, Paid) == every(events, Compared) == []
    view = table.see()
    assert (view.wall, view.wizards, view.mana, view.round) == (11, (8, 14), (50, 50), 2)
    assert (view.intact, view.discards) == ((2, 18), ((4, 7), (9,)))
    assert view.hand_sizes == (4, 4)  # three more are owed to each


@pytest.mark.proves("SHZ-A63", "SHZ-49")
def test_end_of_round_comes_before_middle() -> None:
    table = a_duel(wall=12)
    events = table.turn((5, 5), "5", "4")
    assert every(events, Centred) == []
    assert (table.wall, only(events, RoundOver).reason) == (12, "called_off")
    assert only(events, RoundOver).rules[0] == "SHZ-47"


@pytest.mark.proves("SHZ-A61", "SHZ-20", "SHZ-21")
def test_end_of_round_can_make_a_wizard_fall() -> None:
    table = a_duel(wall=6, wizards=(4, 10), round=3)
    table.turn((5, 5), "", "4")
    assert table.outcome is not None
    assert table.outcome.losers == (0,)


# 5 Middle.


@pytest.mark.proves("SHZ-50", "SHZ-51", "SHZ-A28")
def test_middle_puts_the_wall_back_and_then_the_attacks_move_it() -> None:
    table = a_duel(wall=12)
    events = table.turn((9, 5), "5")
    assert (only(events, Centred).before, only(events, Centred).wall, table.wall) == (12, 10, 11)
    assert only(events, Centred).rules == ("SHZ-50", "SHZ-51")


@pytest.mark.proves("SHZ-A27")
def test_middle_does_nothing_to_a_wall_that_stands_there() -> None:
    table = a_duel()
    events = table.turn((5, 5), "5")
    assert (table.wall, only(events, Centred).rules) == (10, ("SHZ-A27",))


@pytest.mark.proves("SHZ-A28")
@pytest.mark.parametrize("middle", range(4, 17))
def test_midway_is_where_the_wall_stood_when_the_round_began(middle: int) -> None:
    table = a_duel(wall=middle + 2, wizards=(middle - 3, middle + 3))
    table.turn((5, 5), "5")
    assert table.wall == middle


@pytest.mark.proves("SHZ-A22")
def test_resistance_does_not_stop_middle() -> None:
    table = a_duel(wall=12)
    events = table.turn((5, 5), "11", "5")
    assert (table.wall, every(events, Resisted)) == (10, [])


@pytest.mark.proves("SHZ-A24")
def test_a_move_by_middle_spares_no_miser() -> None:
    table = a_duel(wall=12)
    table.turn((5, 5), "12", "5")
    assert (table.wall, table.mana) == (10, (45, 45))


# 6 Recycling.


@pytest.mark.proves("SHZ-52", "SHZ-A12", "SHZ-A14", "SHZ-A15")
@pytest.mark.parametrize(("answer", "bet", "wall"), [("-5", 5, 9), ("+5", 15, 11), ("0", 10, 11)])
def test_recycling_changes_attack_and_price_by_up_to_5(answer: str, bet: int, wall: int) -> None:
    table = a_duel()
    table.turn((10, 8), "6")
    assert table.see().revealed == ((6,), ())
    assert (table.see().bets, table.see().chooser) == ((10, 8), 0)
    changes = ["-5", "-4", "-3", "-2", "-1", "0", "+1", "+2", "+3", "+4", "+5"]
    assert table.may(0) == ", ".join(f"recycle {change}" for change in changes)
    table.answer(f"recycle {answer}")
    assert (table.wall, table.mana) == (wall, (50 - bet, 42))


@pytest.mark.proves("SHZ-A12", "SHZ-52")
def test_by_house_rule_recycling_takes_off_exactly_5_or_nothing() -> None:
    table = a_duel(options={"exact_recycling": True})
    table.turn((10, 8), "6")
    assert table.may(0) == ", ".join(
        f"recycle {change}" for change in ["-5", "0", "+1", "+2", "+3", "+4", "+5"]
    )


@pytest.mark.proves("SHZ-A12", "SHZ-52")
@pytest.mark.parametrize(
    ("bet", "answer", "key", "rule"),
    [
        (10, "-3", "recycling_takes_all_five", "SHZ-A12"),
        (3, "-2", "recycling_takes_all_five", "SHZ-A12"),
        (5, "-5", "recycling_out_of_range", "SHZ-A13"),
        (48, "+3", "recycling_out_of_range", "SHZ-A13"),
    ],
)
def test_by_house_rule_taking_off_less_than_5_is_refused_by_that_rule(
    bet: int, answer: str, key: str, rule: str
) -> None:
    table = a_duel(options={"exact_recycling": True})
    table.turn((bet, 8), "6")
    with pytest.raises(IllegalMoveError) as refused:
        table.answer(f"recycle {answer}")
    assert (refused.value.key, refused.value.rule) == (f"shazamm.{key}", rule)


@pytest.mark.proves("SHZ-A12")
@pytest.mark.parametrize(
    ("answer", "cited"), [("-5", False), ("-4", True), ("-1", True), ("0", False), ("+5", False)]
)
def test_taking_off_less_than_5_is_explained_by_the_ruling_that_allows_it(
    answer: str, cited: bool
) -> None:
    table = a_duel()
    events = table.turn((10, 8), "6", "", f"recycle {answer}")
    why = only(events, Recycled).rules
    assert why == ("SHZ-52", *(["SHZ-A12"] if cited else []), "SHZ-A13", "SHZ-A15")


@pytest.mark.proves("SHZ-A13")
@pytest.mark.parametrize(
    ("bet", "mana", "least", "most"),
    [(6, 50, "-5", "+5"), (5, 50, "-4", "+5"), (1, 50, "0", "+5"), (9, 9, "-5", "0")],
)
def test_a_recycled_bet_is_still_at_least_1_and_at_most_the_reserve(
    bet: int, mana: int, least: str, most: str
) -> None:
    table = a_duel(mana=(mana, 50))
    table.turn((bet, 3), "6")
    answers = table.may(0).split(", ")
    assert (answers[0], answers[-1]) == (f"recycle {least}", f"recycle {most}")


@pytest.mark.proves("SHZ-A13")
@pytest.mark.parametrize(("bet", "mana", "answer"), [(5, 50, "-5"), (9, 9, "+1"), (48, 50, "+3")])
def test_recycling_beyond_the_limits_is_refused(bet: int, mana: int, answer: str) -> None:
    table = a_duel(mana=(mana, 50))
    table.turn((bet, 3), "6")
    with pytest.raises(IllegalMoveError, match=r"recycling_out_of_range\(mana=\d+\) \[SHZ-A13\]"):
        table.answer(f"recycle {answer}")


@pytest.mark.proves("SHZ-A13")
def test_a_bet_of_6_can_be_recycled_to_1() -> None:
    table = a_duel()
    events = table.turn((6, 3), "6", "", "recycle -5")
    assert (only(events, Recycled).before, only(events, Recycled).bet) == (6, 1)


@pytest.mark.proves("SHZ-A74", "SHZ-A19")
def test_two_recyclings_ask_twice_each_within_the_limits() -> None:
    table = a_duel(last=("", "6"))
    table.turn((8, 3), "2 6", "", "clone 6, recycle -5")
    assert table.may(0).split(", ")[0] == "recycle -2"
    table.answer("recycle -2")
    assert table.mana == (49, 47)


# 7 Attack Boost and 8 Double Dose.


@pytest.mark.proves("SHZ-53")
def test_attack_boost_adds_7_and_costs_nothing() -> None:
    table = a_duel()
    events = table.turn((3, 9), "7")
    assert only(events, Boosted) == Boosted(seat=0, points=7, attack=10, rules=("SHZ-53",))
    assert (table.wall, table.mana) == (11, (47, 41))


@pytest.mark.proves("SHZ-54")
def test_double_dose_doubles_the_attack_and_costs_nothing() -> None:
    table = a_duel()
    events = table.turn((5, 9), "8")
    assert only(events, Doubled) == Doubled(seat=0, times=2, attack=10, rules=("SHZ-54",))
    assert (table.wall, table.mana) == (11, (45, 41))


@pytest.mark.proves("SHZ-25", "SHZ-55", "SHZ-A29")
def test_a_bet_of_1_with_boost_and_double_dose_attacks_for_16() -> None:
    table = a_duel()
    events = table.turn((1, 15), "7 8")
    assert (only(events, Compared).first, table.wall) == (16, 11)
    assert only(events, Doubled).rules == ("SHZ-54", "SHZ-55")


@pytest.mark.proves("SHZ-A19")
@pytest.mark.parametrize(("spell", "attack"), [(7, 19), (8, 20)])
def test_two_boosts_add_14_and_two_doses_make_it_four_times(spell: int, attack: int) -> None:
    table = a_duel(last=("", str(spell)))
    events = table.turn((5, 9), f"2 {spell}", "", f"clone {spell}")
    assert only(events, Compared).first == attack
    assert "SHZ-A19" in rules_of(events, Boosted) | rules_of(events, Doubled)


# 9 Reversal, 10 Blaze, 11 Resistance.


@pytest.mark.proves("SHZ-56")
@pytest.mark.parametrize("caster", [0, 1])
@pytest.mark.parametrize(("bets", "wall"), [((9, 5), 9), ((5, 9), 11)])
def test_reversal_sends_the_wall_to_the_stronger(
    bets: tuple[int, int], wall: int, caster: int
) -> None:
    table = a_duel()
    events = table.turn(bets, *("9", "") if caster == 0 else ("", "9"))
    assert table.wall == wall
    assert only(events, Turned).seat == only(events, Moved).seat
    assert only(events, Moved).rules == ("SHZ-56",)


@pytest.mark.proves("SHZ-57")
def test_reversal_does_nothing_to_a_wall_that_would_not_move() -> None:
    table = a_duel()
    events = table.turn((5, 5), "9")
    assert (table.wall, every(events, Turned)) == (10, [])


@pytest.mark.proves("SHZ-A18")
def test_two_reversals_of_one_side_restore_the_direction() -> None:
    table = a_duel(last=("", "9"))
    events = table.turn((9, 5), "2 9", "", "clone 9")
    assert [event.seat for event in every(events, Turned)] == [0, 1]
    assert (table.wall, every(events, Turned)[1].rules) == (11, ("SHZ-56", "SHZ-A18"))
    assert only(events, Moved).rules == ("SHZ-26", "SHZ-A18")


@pytest.mark.proves("SHZ-58", "SHZ-A20")
@pytest.mark.parametrize(
    ("bets", "spells", "wall"),
    [((9, 5), "10", 12), ((5, 9), "10", 8), ((9, 5), "9 10", 8), ((5, 9), "9 10", 12)],
)
def test_a_moving_wall_goes_two_spaces_with_blaze_in_either_direction(
    bets: tuple[int, int], spells: str, wall: int
) -> None:
    table = a_duel()
    events = table.turn(bets, spells)
    assert table.wall == wall
    assert "SHZ-58" in only(events, Moved).rules


@pytest.mark.proves("SHZ-58")
def test_blaze_moves_no_wall_that_would_stay() -> None:
    table = a_duel()
    events = table.turn((5, 5), "10")
    assert (table.wall, every(events, Blazed)) == (10, [])


@pytest.mark.proves("SHZ-A21")
def test_a_blazing_wall_stops_on_the_wizard() -> None:
    table = a_duel(wall=12)
    events = table.turn((9, 5), "10")
    assert (only(events, Moved).wall, table.see().wizards) == (13, (10, 16))
    assert only(events, Moved).rules == ("SHZ-26", "SHZ-A21")


@pytest.mark.proves("SHZ-59", "SHZ-A20")
@pytest.mark.parametrize("with_blaze", ["", "10"])
def test_resistance_stops_the_wall_on_its_way_to_its_player(with_blaze: str) -> None:
    table = a_duel()
    events = table.turn((5, 9), "11", with_blaze)
    assert (table.wall, every(events, Moved)) == (10, [])
    assert only(events, Resisted) == Resisted(seat=0, rules=("SHZ-59",))
    assert table.mana == (45, 41)


@pytest.mark.proves("SHZ-59", "SHZ-A20")
def test_resistance_counts_after_reversal() -> None:
    saved, reached = a_duel(), a_duel()
    saved.turn((9, 5), "11", "9")
    reached.turn((5, 9), "11", "9")
    assert (saved.wall, reached.wall) == (10, 11)


@pytest.mark.proves("SHZ-59")
def test_resistance_does_not_keep_the_wall_from_the_other() -> None:
    table = a_duel()
    events = table.turn((9, 5), "11")
    assert (table.wall, every(events, Resisted)) == (11, [])


@pytest.mark.proves("SHZ-A19")
@pytest.mark.parametrize(("spell", "wall"), [(10, 12), (11, 10), (12, 9), (5, 11)])
def test_a_second_blaze_resistance_miser_or_middle_adds_nothing(spell: int, wall: int) -> None:
    bets = (5, 9) if spell in (11, 12) else (9, 5)
    once, twice = a_duel(), a_duel(last=("", str(spell)))
    once.turn(bets, str(spell))
    twice.turn(bets, f"2 {spell}", "", f"clone {spell}")
    assert once.wall == twice.wall == wall
    assert once.mana == twice.mana


# 12 Miser.


@pytest.mark.proves("SHZ-60")
def test_a_miser_to_whom_the_wall_moves_pays_nothing() -> None:
    table = a_duel()
    events = table.turn((5, 9), "12")
    assert (table.wall, table.mana) == (9, (50, 41))
    assert every(events, Paid)[0] == Paid(seat=0, price=0, mana=50, spared=True, rules=("SHZ-60",))


@pytest.mark.proves("SHZ-60")
@pytest.mark.parametrize(
    ("bets", "first", "second"), [((9, 5), "12", ""), ((5, 5), "12", ""), ((5, 9), "11 12", "")]
)
def test_a_miser_pays_when_the_wall_does_not_come(
    bets: tuple[int, int], first: str, second: str
) -> None:
    table = a_duel()
    table.turn(bets, first, second)
    assert table.mana == (50 - bets[0], 50 - bets[1])


@pytest.mark.proves("SHZ-A25")
def test_only_the_miser_to_whom_the_wall_moves_is_spared() -> None:
    both, one = a_duel(), a_duel()
    both.turn((5, 9), "12", "12")
    one.turn((5, 9), "", "12")
    assert both.mana == one.mana == (45, 41)


@pytest.mark.proves("SHZ-A26")
def test_a_miser_who_wins_but_is_reversed_is_spared() -> None:
    table = a_duel()
    table.turn((9, 5), "12", "9")
    assert (table.wall, table.mana) == (9, (50, 45))


# 13 Reserve Boost and 14 Drain.


@pytest.mark.proves("SHZ-61", "SHZ-A17")
@pytest.mark.parametrize(("mana", "bet", "left"), [(45, 10, 48), (50, 3, 50), (20, 20, 13)])
def test_reserve_boost_adds_13_after_paying_up_to_50(mana: int, bet: int, left: int) -> None:
    table = a_duel(mana=(mana, 40))
    events = table.turn((bet, 1), "13")
    assert table.mana[0] == left
    assert only(events, Refilled) == Refilled(
        seat=0, gain=13, mana=left, rules=("SHZ-61", "SHZ-A17")
    )


@pytest.mark.proves("SHZ-62", "SHZ-A17")
@pytest.mark.parametrize(("mana", "bet", "left"), [(30, 5, 45), (50, 5, 50), (7, 7, 20)])
def test_drain_adds_the_bet_of_the_other_after_paying_up_to_50(
    mana: int, bet: int, left: int
) -> None:
    table = a_duel(mana=(mana, 40))
    events = table.turn((bet, 20), "14", "7 8")
    assert table.mana == (left, 20)
    assert only(events, Drained) == Drained(seat=0, gain=20, mana=left, rules=("SHZ-62", "SHZ-A16"))


@pytest.mark.proves("SHZ-A16")
def test_drain_takes_the_recycled_bet_even_if_a_miser_does_not_pay_it() -> None:
    table = a_duel(mana=(40, 40))
    table.turn((20, 10), "14", "6 12", "recycle -4")
    assert (table.wall, table.mana) == (11, (26, 40))


@pytest.mark.proves("SHZ-A17")
def test_reserve_boost_and_drain_are_capped_one_after_the_other() -> None:
    table = a_duel(mana=(50, 40))
    events = table.turn((10, 4), "13 14")
    assert [event.mana for event in every(events, Refilled)] == [50]
    assert [event.mana for event in every(events, Drained)] == [50]


@pytest.mark.proves("SHZ-A19")
@pytest.mark.parametrize(("spell", "left"), [(13, 20 - 4 + 26), (14, 20 - 4 + 12)])
def test_two_reserve_boosts_add_26_and_two_drains_twice_the_bet(spell: int, left: int) -> None:
    table = a_duel(mana=(20, 20), last=("", str(spell)))
    table.turn((4, 6), f"2 {spell}", "", f"clone {spell}")
    assert table.mana == (left, 14)
