"""Shazamm!: Clone and Theft, which use what the other played."""

import pytest
from tests.games.shazamm_table import a_duel, every, kinds, only, rules_of, wasted

from fracas.games import IllegalMoveError
from fracas.games.shazamm.events import (
    Cancelled,
    Cloned,
    Compared,
    Met,
    Silenced,
    Stolen,
    Stopped,
    Turned,
    Wasted,
)

# Clone.


@pytest.mark.proves("SHZ-44")
def test_clone_copies_a_spell_of_the_others_last_turn_at_its_own_number() -> None:
    table = a_duel()
    table.turn((5, 5), "", "7 8")
    events = table.turn((4, 20), "2 8", "", "clone 7")
    assert only(events, Cloned) == Cloned(seat=0, spell=7, rules=("SHZ-44",))
    assert only(events, Compared).first == (4 + 7) * 2


@pytest.mark.proves("SHZ-A30")
def test_the_target_is_chosen_when_clone_applies_with_all_spells_face_up() -> None:
    table = a_duel(last=("", "7 8"))
    table.turn((5, 6), "2 9", "13")
    view = table.see()
    assert (view.phase, view.chooser) == ("cloning", 0)
    assert (view.revealed, view.bets) == (((2, 9), (13,)), (5, 6))
    assert table.may(0) == "clone none, clone 7, clone 8"
    assert table.may(1) == ""


@pytest.mark.proves("SHZ-A31")
def test_nothing_need_be_cloned_and_the_clone_is_spent_all_the_same() -> None:
    table = a_duel(last=("", "7"))
    events = table.turn((5, 5), "2", "", "clone none")
    assert only(events, Cloned) == Cloned(seat=0, spell=0, rules=("SHZ-A31",))
    assert (table.wall, table.see().discards[0]) == (10, (2,))


@pytest.mark.proves("SHZ-A32")
@pytest.mark.parametrize("last", ["", "2"])
def test_without_a_target_clone_fizzles(last: str) -> None:
    table = a_duel(last=("7", last))
    events = table.turn((5, 5), "2")
    assert only(events, Cloned) == Cloned(seat=0, spell=0, rules=("SHZ-A32",))
    assert (table.see().phase, table.see().discards[0]) == ("planning", (2, 7))


@pytest.mark.proves("SHZ-A32")
def test_only_the_last_turn_counts() -> None:
    table = a_duel(last=("", "7"))
    table.turn((5, 5))
    assert rules_of(table.turn((5, 5), "2"), Cloned) == {"SHZ-A32"}


@pytest.mark.proves("SHZ-A33")
def test_the_last_turn_may_be_of_the_round_before() -> None:
    table = a_duel(wall=12)
    table.turn((20, 5), "", "7")
    assert (table.see().round, table.see().turn) == (2, 1)
    events = table.turn((5, 9), "2", "", "clone 7")
    assert only(events, Compared).first == 12


@pytest.mark.proves("SHZ-A34", "SHZ-A05")
@pytest.mark.parametrize("mine", ["7", "1", "4"])
def test_cancelled_silenced_and_void_spells_can_be_cloned(mine: str) -> None:
    table = a_duel()
    table.turn((5, 5), mine, "7")
    if mine == "1":
        table.duel.silence = 0  # as if the round had ended then
    events = table.turn((5, 9), "2", "", "clone 7")
    assert only(events, Compared).first == 12


@pytest.mark.proves("SHZ-A34", "SHZ-42")
def test_spells_lost_to_a_lasting_silence_can_be_cloned() -> None:
    table = a_duel(silence=1, wall=12)
    table.turn((9, 5), "", "7")
    events = table.turn((5, 9), "2", "", "clone 7")
    assert only(events, Compared).first == 12


@pytest.mark.proves("SHZ-A35", "SHZ-A47")
def test_a_spell_that_i_stole_can_be_cloned_by_me_because_the_other_played_it() -> None:
    table = a_duel()
    table.turn((5, 5), "3", "7", "use 7")
    assert table.see().last == ((3,), (7,))
    events = table.turn((5, 9), "2", "", "clone 7")
    assert only(events, Compared).first == 12


@pytest.mark.proves("SHZ-A47")
def test_a_stolen_spell_goes_to_its_owners_discard_and_counts_as_the_owners() -> None:
    table = a_duel()
    table.turn((5, 5), "3", "7", "use 7")
    assert table.see().discards == ((3,), (7,))
    table.turn((5, 5), "", "2")
    assert table.may(1) == "clone none, clone 3"


@pytest.mark.proves("SHZ-A36")
def test_the_false_spell_cannot_be_cloned() -> None:
    table = a_duel()
    table.turn((5, 5), "", "0 7")
    table.turn((5, 5), "2")
    assert table.may(0) == "clone none, clone 7"
    with pytest.raises(IllegalMoveError, match=r"not_a_target\(spell=8\) \[SHZ-44\]"):
        table.answer("clone 8")


@pytest.mark.proves("SHZ-A37")
def test_a_clone_cannot_be_cloned_but_what_it_made_can() -> None:
    table = a_duel()
    table.turn((5, 5), "7")
    table.turn((5, 5), "", "2 9", "clone 7")
    table.turn((5, 9), "2")
    assert table.may(0) == "clone none, clone 7, clone 9"
    events = table.say(0, "clone 7")
    assert only(events, Compared).first == 12


@pytest.mark.proves("SHZ-A38")
def test_a_cloned_silence_falls_at_once() -> None:
    table = a_duel()
    table.turn((5, 5), "1", "1")
    assert not table.see().silence
    events = table.turn((5, 6), "2 7", "3 8", "clone 1")
    assert only(events, Silenced) == Silenced(seat=0, rules=("SHZ-40", "SHZ-A38"))
    assert wasted(events) == ((7,), (3, 8))
    assert rules_of(events, Wasted) == {"SHZ-41"}
    assert (table.see().silence, table.wall) == (True, 9)


@pytest.mark.proves("SHZ-A38", "SHZ-A33")
def test_a_silence_of_the_last_round_can_be_cloned_in_the_next() -> None:
    table = a_duel(wall=12)
    table.turn((9, 5), "", "1")
    assert not table.see().silence
    table.turn((5, 5), "2", "", "clone 1")
    assert table.see().silence


@pytest.mark.proves("SHZ-A39")
def test_a_copy_that_meets_an_equal_spell_of_the_other_cancels_with_it() -> None:
    table = a_duel(last=("", "7"), discards=("", ""))
    events = table.turn((5, 6), "2", "7 8", "clone 7")
    assert only(events, Met) == Met(seat=0, spell=7, rules=("SHZ-A39",))
    assert (only(events, Compared).first, only(events, Compared).second) == (5, 12)
    assert table.see().last[0] == (2, 7)


@pytest.mark.proves("SHZ-A39")
def test_a_copied_spell_may_really_meet_its_equal() -> None:
    table = a_duel()
    table.turn((5, 5), "7")
    table.turn((5, 5), "", "2", "clone 7")
    events = table.turn((5, 6), "2", "7", "clone 7")
    assert only(events, Met).spell == 7
    assert every(events, Cancelled) == []


@pytest.mark.proves("SHZ-A40")
def test_a_copy_works_beside_the_same_spell_of_ones_own() -> None:
    table = a_duel(last=("", "7"))
    events = table.turn((5, 6), "2 7", "", "clone 7")
    assert only(events, Compared).first == 5 + 14


@pytest.mark.proves("SHZ-A41", "SHZ-A75")
def test_a_copy_can_be_stolen_and_still_counts_as_its_makers() -> None:
    table = a_duel(last=("", "7"))
    events = table.turn((5, 6), "2", "3", "clone 7, use 7")
    assert only(events, Compared).second == 13
    assert table.see().last == ((2, 7), (3,))


@pytest.mark.proves("SHZ-A42")
def test_a_cloned_card_stays_in_its_owners_discard() -> None:
    table = a_duel()
    table.turn((5, 5), "", "7")
    table.turn((5, 5), "2", "", "clone 7")
    assert table.see().discards == ((2,), (7,))


@pytest.mark.proves("SHZ-A76")
def test_a_copy_is_not_cancelled_again_by_a_spell_that_is_cancelled_already() -> None:
    table = a_duel(last=("", "7"), discards=("", ""))
    events = table.turn((5, 6), "2 7", "7", "clone 7")
    assert only(events, Cancelled).spell == 7
    assert (every(events, Met), only(events, Compared).first) == ([], 12)


# Theft.


@pytest.mark.proves("SHZ-45", "SHZ-46", "SHZ-A45")
@pytest.mark.parametrize(
    ("answers", "attacks"),
    [
        ("use 7, use 8", (24, 6)),
        ("use 7, destroy 8", (12, 6)),
        ("destroy 7, use 8", (10, 6)),
        ("destroy 7, destroy 8", (5, 6)),
    ],
)
def test_the_thief_uses_or_destroys_each_spell_of_the_other(
    answers: str, attacks: tuple[int, int]
) -> None:
    table = a_duel()
    events = table.turn((5, 6), "3", "7 8", answers)
    assert (only(events, Compared).first, only(events, Compared).second) == attacks
    assert [event.used for event in every(events, Stolen)] == [
        answer.startswith("use") for answer in answers.split(", ")
    ]
    assert rules_of(events, Stolen) == {"SHZ-45", "SHZ-46"}
    assert table.see().discards == ((3,), (7, 8))


@pytest.mark.proves("SHZ-A45")
def test_the_thief_decides_on_all_spells_before_any_of_them_applies() -> None:
    table = a_duel(wall=12)
    table.turn((5, 6), "3", "5 6 7")
    for stolen in (5, 6, 7):
        assert (table.see().phase, table.see().stolen, table.wall) == ("stealing", stolen, 12)
        assert table.may(0) == f"destroy {stolen}, use {stolen}"
        table.answer("use")
    assert (table.see().phase, table.see().chooser, table.wall) == ("recycling", 0, 10)


@pytest.mark.proves("SHZ-45")
def test_theft_without_loot_asks_nothing() -> None:
    table = a_duel()
    events = table.turn((5, 6), "3", "0")
    assert only(events, Stolen) == Stolen(seat=0, spell=0, used=False, rules=("SHZ-45",))


@pytest.mark.proves("SHZ-A43")
def test_silence_comes_before_theft() -> None:
    table = a_duel()
    events = table.turn((5, 6), "3", "1 7")
    assert kinds(events) == (
        "Ready Ready Revealed Revealed Silenced Wasted Wasted Compared Moved Paid Paid"
    )


@pytest.mark.proves("SHZ-A43")
def test_clone_is_applied_before_theft_and_cannot_be_stolen() -> None:
    table = a_duel(last=("9", ""))
    table.turn((5, 6), "3", "2 7", "clone none")
    assert table.may(0) == "destroy 7, use 7"


@pytest.mark.proves("SHZ-A44")
def test_two_thefts_cancel_and_a_cloned_one_too() -> None:
    own = a_duel().turn((5, 6), "3 7", "3 8")
    assert (only(own, Compared).first, only(own, Compared).second) == (12, 12)
    cloned = a_duel(last=("", "3"), discards=("", "")).turn((5, 6), "2 7", "3 8", "clone 3")
    assert (only(cloned, Compared).first, only(cloned, Compared).second) == (12, 12)
    assert only(cloned, Met).spell == 3


@pytest.mark.proves("SHZ-A44")
def test_a_cloned_theft_steals() -> None:
    table = a_duel(last=("", "3"))
    events = table.turn((5, 6), "2", "8", "clone 3, use 8")
    assert only(events, Compared).first == 10


@pytest.mark.proves("SHZ-A46", "SHZ-A41")
@pytest.mark.parametrize(("second", "attack"), [("use 7", 6 + 14), ("destroy 7", 6 + 7)])
def test_both_of_a_doubled_spell_can_be_stolen_one_by_one(second: str, attack: int) -> None:
    table = a_duel(last=("", "7"))
    events = table.turn((5, 6), "2 7", "3", f"clone 7, use 7, {second}")
    assert (only(events, Compared).first, only(events, Compared).second) == (5, attack)
    assert len(every(events, Stolen)) == 2


@pytest.mark.proves("SHZ-A46")
def test_a_stolen_spell_works_beside_the_same_spell_of_the_thief() -> None:
    table = a_duel(last=("", "7"), discards=("", ""))
    table.turn((5, 6), "2 3", "7 8", "clone none")
    table.duel.active[0] |= 1 << 7  # however it came there
    table.answer("use 7", "destroy 8")
    assert only(table.events, Compared).first == 5 + 14


@pytest.mark.proves("SHZ-A48")
@pytest.mark.parametrize(("spell", "wall"), [(5, 11), (9, 11), (10, 13)])
def test_a_stolen_middle_reversal_or_blaze_may_work_or_be_destroyed(spell: int, wall: int) -> None:
    start = 12 if spell in (5, 9) else 11
    used, destroyed = a_duel(wall=start), a_duel(wall=start)
    used.turn((9, 5), "3", str(spell), f"use {spell}")
    destroyed.turn((9, 5), "3", str(spell), f"destroy {spell}")
    assert (used.wall, destroyed.wall) == (wall, start + 1)


@pytest.mark.proves("SHZ-45", "SHZ-46", "SHZ-A48")
def test_a_stolen_end_of_round_may_work_or_be_destroyed() -> None:
    used, destroyed = a_duel(), a_duel()
    assert every(used.turn((9, 5), "3", "4", "use 4"), Stopped)[0].seat == 0
    assert every(destroyed.turn((9, 5), "3", "4", "destroy 4"), Stopped) == []


@pytest.mark.proves("SHZ-A49")
def test_the_false_spell_cannot_be_stolen() -> None:
    table = a_duel()
    table.turn((5, 6), "3", "0 9")
    assert table.see().stolen == 9
    events = table.say(0, "use 9")
    assert only(events, Turned).seat == 1
    assert table.see(1).hand[0] == 0
