"""Bambam Boom: turns of the normal phase, bomb cards and what stands in for them."""

import pytest
from tests.games.bambam_table import G, R, Y, a_brawl, amiss, every, kinds, only, rules_of

from fracas.games import IllegalMoveError
from fracas.games.bambam import events as told

# Drawing.


@pytest.mark.proves("BAM-37", "BAM-36", "BAM-42")
def test_play_passes_to_the_left_who_draws_up_to_the_max_hand_size() -> None:
    table = a_brawl("R1 G1", "Y5", "Y1", sizes=[5, 5, 6])
    table.play("R1")
    assert (table.turn, table.sizes()) == (1, (1, 5, 1))
    table.play("Y5")
    assert (table.turn, table.sizes()) == (2, (1, 4, 6))


@pytest.mark.proves("BAM-A03")
def test_left_is_the_next_seat_clockwise() -> None:
    table = a_brawl("R1", "", "", "")
    table.play("R1")
    assert (table.turn, table.holders[R]) == (1, 1)


@pytest.mark.proves("BAM-A16")
def test_a_hand_above_the_max_is_kept_and_not_drawn_to() -> None:
    table = a_brawl("R1", "R2 R3 R5 G1 G2 G3 G5", "")
    table.play("R1")
    assert table.sizes()[1] == 7
    assert every(table.events, told.Drew) == []


@pytest.mark.proves("BAM-A14")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = a_brawl("R1", "", "", deck="G5 G3")
    table.luck = ["draw G5", "draw G3"]
    table.play("R1")
    assert only(table.events, told.Shuffled).cards == 57 - 3 + 1
    assert (table.sizes()[1], table.discarded()) == (5, [])
    assert "G5 G3" in " ".join(reversed(table.hand(1).split()))


@pytest.mark.proves("BAM-A14")
def test_when_all_cards_are_out_what_is_there_is_drawn() -> None:
    table = a_brawl("R1", "", "")
    brawl = table.brawl
    brawl.hands[2] = brawl.undealt
    brawl.undealt = 0
    table.play("R1")
    assert (table.hand(1), table.sizes()[1], amiss(brawl)) == ("R1", 1, [])


@pytest.mark.proves("BAM-A14", "BAM-A53")
def test_the_card_being_played_is_not_in_the_discard_pile_yet() -> None:
    table = a_brawl("restock R1 R2", "", "", deck="")
    table.brawl.hands[2], table.brawl.discards = table.brawl.discards, 0
    table.play("restock")
    assert (table.hand(0), table.discarded()) == ("R1 R2", [])
    assert table.brawl.laid.bit_count() == 1


# What has to be played.


@pytest.mark.proves("BAM-39", "BAM-40")
def test_action_cards_are_optional_and_one_bomb_card_must_be_played() -> None:
    table = a_brawl("R1 restock hacking", "", "")
    assert table.may() == "R1 hacking restock"
    table.play("hacking", "red-green")
    assert table.turn == 0
    table.play("R1")
    assert table.turn == 1


@pytest.mark.proves("BAM-A09", "BAM-42", "BAM-A10")
def test_the_bomb_card_ends_the_turn() -> None:
    table = a_brawl("R1 restock hide", "G1", "")
    assert "done" not in table.may()
    table.play("R1")
    assert table.turn == 1
    with pytest.raises(IllegalMoveError, match=r"not_your_turn\(turn=1\) \[BAM-36\]"):
        table.say(0, "restock")


@pytest.mark.proves("BAM-A10", "BAM-41")
def test_a_held_bomb_card_allows_no_redraw() -> None:
    table = a_brawl("R1 restock", "", "")
    with pytest.raises(IllegalMoveError, match=r"no_redraw\(\) \[BAM-41\]"):
        table.play("redraw")


@pytest.mark.proves("BAM-41", "BAM-A11", "BAM-A12")
def test_without_a_bomb_card_the_whole_hand_is_shown_discarded_and_drawn_anew() -> None:
    table = a_brawl("restock sabotage steal", "R1", "")
    assert table.may() == "steal restock redraw"
    table.luck = ["steal R1"]
    table = a_brawl("hacking restock sabotage", "R1", "")
    table.play("hacking", "red-green")
    table.luck = ["draw R1b"]
    table.play("redraw")
    shown = only(table.events, told.Discarded)
    assert (shown.seat, shown.cards) == (0, ("sabotage", "restock"))
    assert shown.seen_by(1) == shown
    assert (table.turn, table.sizes()[0]) == (0, 5)


@pytest.mark.proves("BAM-A11")
def test_the_redraw_is_repeated_until_a_bomb_card_appears() -> None:
    table = a_brawl("steal", "", "", sizes=[1, 5, 5], deck="hide R5")
    table.luck = ["draw hide"]
    table.play("redraw")
    assert table.may() == "hide redraw"
    table.play("redraw")
    assert table.may() == "R5"


@pytest.mark.proves("BAM-A15")
def test_with_nothing_to_draw_the_turn_ends() -> None:
    table = a_brawl("", "R1", "G1")
    table.brawl.hands[2] |= table.brawl.undealt
    table.brawl.undealt = 0
    assert table.may() == "done"
    table.play("done")
    assert table.turn == 1
    assert only(table.events, told.Passed).rules == ("BAM-A15",)


# Bomb cards.


@pytest.mark.proves("BAM-10", "BAM-67", "BAM-09")
def test_a_bomb_card_raises_the_dial_and_moves_the_bomb_of_its_colour() -> None:
    table = a_brawl("G5", "", "", "")
    table.play("G5")
    assert (table.dials, table.holders) == ((0, 5, 0), (0, 2, 2))
    assert only(table.events, told.Moved).hops == (2, 3, 0, 1, 2)
    assert only(table.events, told.Ticked).dial == 5


@pytest.mark.proves("BAM-67", "BAM-A18")
def test_among_four_a_five_lands_on_the_next_player_from_the_bomb_s_place() -> None:
    table = a_brawl("R5", "", "", "", holders=[2, 0, 0])
    table.play("R5")
    assert table.holders[R] == 3


@pytest.mark.proves("BAM-A20")
@pytest.mark.parametrize(("seats", "place"), [(2, 1), (3, 2), (5, 0)])
def test_a_bomb_may_lap_the_table(seats: int, place: int) -> None:
    table = a_brawl("R5", *[""] * (seats - 1))
    table.play("R5")
    assert table.holders[R] == place


@pytest.mark.proves("BAM-A19")
def test_players_who_are_out_are_no_steps() -> None:
    table = a_brawl("RG4", "", "", "", living=[0, 2, 3], holders=[0, 2, 2])
    table.play("RG4", "red")
    assert (table.holders[R], table.turn) == (2, 2)
    assert only(table.events, told.Moved).hops == (2, 3, 0, 2)


@pytest.mark.proves("BAM-A21")
def test_a_bomb_does_not_care_whom_it_passes() -> None:
    table = a_brawl("R5", "", "", "", dials=[8, 9, 9])
    table.play("R5")
    assert (table.dials, table.turn) == ((10, 9, 9), 1)


@pytest.mark.proves("BAM-A113")
def test_a_bomb_before_somebody_else_may_be_thrown_too() -> None:
    table = a_brawl("Y1 R1", "", "")
    table.play("Y1")
    assert table.holders == (0, 1, 0)


@pytest.mark.proves("BAM-11", "BAM-43")
def test_under_ten_nothing_happens_and_at_ten_the_bomb_is_active() -> None:
    table = a_brawl("R5", "G1", "", dials=[4, 0, 0])
    table.play("R5")
    assert (table.dials[R], table.active) == (9, None)
    table.luck = ["draw R1"]
    table.play("R1")
    assert (table.dials[R], table.active, table.phase) == (10, "red", "turn")
    assert table.lives == (2, 2, 2)
    assert "BAM-11" in rules_of(table.events, told.Ticked)


@pytest.mark.proves("BAM-44")
def test_a_dial_stops_at_ten_but_the_bomb_moves_the_full_number() -> None:
    table = a_brawl("R5", "", "", "", "", "", dials=[8, 0, 0])
    table.play("R5")
    assert (table.dials[R], table.holders[R]) == (10, 5)


@pytest.mark.proves("BAM-64")
def test_an_anchor_adds_two_and_moves_nothing() -> None:
    table = a_brawl("R2", "", "")
    table.play("R2")
    assert (table.dials[R], table.holders[R], kinds(table.events)) == (2, 0, "Played Ticked")


@pytest.mark.proves("BAM-65", "BAM-A42")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_a_crosshair_goes_before_whom_its_player_likes(target: int) -> None:
    table = a_brawl("G3", "", "")
    table.lay("G3")
    assert table.may() == "to 0 to 1 to 2"
    table.play(f"to {target}")
    assert (table.dials[G], table.holders[G]) == (3, target)
    assert only(table.events, told.Moved).hops == (target,)
    assert rules_of(table.events, told.Moved) == {"BAM-65"}


@pytest.mark.proves("BAM-A42", "BAM-A19")
def test_a_crosshair_hits_nobody_who_is_out() -> None:
    table = a_brawl("R3", "", "", "", living=[0, 2, 3], holders=[0, 0, 2])
    table.lay("R3")
    assert table.may() == "to 0 to 2 to 3"


@pytest.mark.proves("BAM-66", "BAM-A36")
@pytest.mark.parametrize(("colour", "bomb"), [("red", R), ("green", G)])
def test_a_card_of_two_colours_acts_on_one_bomb_which_its_player_chooses(
    colour: str, bomb: int
) -> None:
    table = a_brawl("RG4", "", "")
    table.lay("RG4")
    assert table.may() == "red green"
    table.play(colour)
    assert table.dials[bomb] == 4
    assert sum(table.dials) == 4
    assert table.holders[bomb] == (bomb + 4) % 3
    assert "BAM-66" in rules_of(table.events, told.Played)


def test_what_a_card_would_do_is_told_before_it_is_played() -> None:
    table = a_brawl("R5 G3 RG4", "", "", dials=[6, 0, 0])
    choice = table.choice("R5")
    assert (choice.bomb, choice.dial, choice.lands) == ("red", 10, 2)
    assert (table.choice("G3").bomb, table.choice("G3").lands) == ("green", None)
    assert table.choice("RG4").bomb is None
    table.lay("R5")
    last = table.see(1).last
    assert last is not None
    assert (last.card, last.bomb, last.dial, last.lands) == ("R5", "red", 10, 2)
    table.settle()
    last = table.see(1).last
    assert last is not None
    assert (last.card, last.dial, last.lands) == ("R5", None, None)


# Into the danger phase.


@pytest.mark.proves("BAM-A22", "BAM-43", "BAM-45")
def test_when_the_bomb_becomes_active_the_turn_of_its_thrower_is_over() -> None:
    table = a_brawl("R1 restock", "Y1", "", dials=[9, 0, 0])
    table.play("R1")
    assert (table.active, table.turn, table.see().thrower) == ("red", 1, 0)
    assert only(table.events, told.Danger).seat == 1


@pytest.mark.proves("BAM-A23")
def test_who_throws_the_active_bomb_at_themselves_is_in_danger_without_a_refill() -> None:
    table = a_brawl("R3 G1", "", "", dials=[9, 0, 0])
    table.play("R3", "to 0")
    assert (table.turn, table.sizes()[0], table.active) == (0, 1, "red")


@pytest.mark.proves("BAM-A112")
def test_a_bomb_that_becomes_active_where_it_is_endangers_whom_it_lies_before() -> None:
    table = a_brawl("Y2 G1", "", "", dials=[0, 0, 8])
    table.play("Y2")
    assert (table.active, table.turn, table.holders[Y]) == ("yellow", 2, 2)


# Action cards that need no other player.


@pytest.mark.proves("BAM-69", "BAM-A45", "BAM-A47")
def test_hacking_swaps_two_dials_and_the_turn_goes_on() -> None:
    table = a_brawl("hacking hacking R1", "", "", dials=[1, 5, 5])
    table.lay("hacking")
    assert table.may() == "green-yellow red-yellow red-green"
    table.play("red-yellow")
    assert (table.dials, table.turn, table.holders) == ((5, 5, 1), 0, (0, 1, 2))
    table.play("hacking", "red-green")
    assert (table.dials, table.active) == ((5, 5, 1), None)


@pytest.mark.proves("BAM-70", "BAM-A48", "BAM-A49")
@pytest.mark.parametrize(("side", "place"), [("left", 0), ("right", 2)])
def test_hide_moves_any_bomb_one_step_and_ends_the_turn(side: str, place: int) -> None:
    table = a_brawl("hide R1", "", "", "", holders=[0, 1, 3])
    table.play("hide", f"yellow {side}")
    assert (table.holders[Y], table.turn, table.dials) == (place, 1, (0, 0, 0))
    assert table.hand(0) == "R1"
    assert rules_of(table.events, told.Moved) == {"BAM-70"}


@pytest.mark.proves("BAM-A51")
@pytest.mark.parametrize("side", ["left", "right"])
def test_between_two_players_both_directions_lead_to_the_other(side: str) -> None:
    table = a_brawl("hide", "", holders=[0, 1, 1])
    table.play("hide", f"red {side}")
    assert table.holders[R] == 1


@pytest.mark.proves("BAM-72", "BAM-A52", "BAM-A53")
def test_restock_discards_the_hand_and_draws_a_full_one() -> None:
    table = a_brawl("restock R1 G1", "", "")
    table.luck = ["draw Y5"]
    table.play("restock")
    assert (table.turn, table.sizes()[0]) == (0, 5)
    assert table.discarded() == ["R1", "G1"]
    alone = a_brawl("restock", "", "")
    alone.play("restock")
    assert alone.sizes()[0] == 5
    assert "BAM-72" in rules_of(alone.events, told.Drew)


# Steal.


@pytest.mark.proves("BAM-68", "BAM-A43")
def test_steal_takes_a_random_card_that_can_be_used_at_once() -> None:
    table = a_brawl("steal", "R1 G5", "Y1", "")
    table.lay("steal")
    assert table.may() == "from 1 from 2"
    table.luck = ["steal G5"]
    table.play("from 1")
    assert (table.hand(0), table.hand(1), table.may()) == ("G5", "R1", "G5")


@pytest.mark.proves("BAM-A43")
def test_which_card_was_stolen_is_known_to_the_two_only() -> None:
    table = a_brawl("steal", "R1 G5", "Y1")
    table.luck = ["steal G5"]
    table.play("steal", "from 1")
    stolen = only(table.events, told.Stole)
    assert [getattr(stolen.seen_by(seat), "card", "") for seat in (0, 1, 2, -1)] == [
        "G5",
        "G5",
        None,
        None,
    ]
    assert table.see(1).known == (("G5",), (), ())
    assert table.see(2).known == ((), (), ())


@pytest.mark.proves("BAM-A43")
def test_who_was_stolen_from_knows_the_card_until_it_may_have_moved_on() -> None:
    table = a_brawl("steal R1", "G5 steal", "Y1 hide", deck="R5 G3 Y5 Y3 R3")
    table.luck = ["steal G5"]
    table.play("steal", "from 1")
    table.play("R1")
    assert table.see(1).known[0] == ("G5",)
    table.luck = ["steal Y1"]
    table.play("steal", "from 2")
    assert table.see(1).known[0] == ("G5",)
    other = a_brawl("steal R1", "G5 Y3", "steal", sizes=[5, 2, 1])
    other.luck = ["steal G5"]
    other.play("steal", "from 1")
    other.play("R1")
    other.play("Y3", "to 0")
    other.luck = ["steal G5"]
    other.play("steal", "from 0")
    assert other.see(1).known == ((), (), ())
    assert other.see(0).known == ((), (), ("G5",))


@pytest.mark.proves("BAM-A43", "BAM-A24")
def test_a_stolen_card_that_is_played_is_no_secret_any_more() -> None:
    table = a_brawl("steal", "G5 R1", "")
    table.luck = ["steal G5"]
    table.play("steal", "from 1")
    table.play("G5")
    assert table.see(1).known[0] == ()
    assert "G5" in table.discarded()


@pytest.mark.proves("BAM-A44")
def test_without_anybody_to_steal_from_the_card_cannot_be_played() -> None:
    table = a_brawl("steal R1", "", "")
    assert table.may() == "R1"
    with pytest.raises(IllegalMoveError, match="nobody_to_steal_from"):
        table.play("steal")


@pytest.mark.proves("BAM-A14")
def test_a_deck_that_is_empty_already_is_made_anew_before_the_first_draw() -> None:
    table = a_brawl("R1", "G1", "", deck="")
    table.play("R1")
    assert only(table.events, told.Shuffled).cards == 57 - 1
    assert table.sizes()[1] == 5
