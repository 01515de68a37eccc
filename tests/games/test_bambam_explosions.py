"""Bambam Boom: explosions, eliminations, and the end."""

from typing import Any

import pytest
from tests.games.bambam_table import R, a_brawl, amiss, every, kinds, only

from fracas.games.bambam import events

ALL_EVENTS: dict[str, Any] = {"options": {"events": True}}


@pytest.mark.proves("BAM-51", "BAM-52", "BAM-53", "BAM-54", "BAM-55", "BAM-A32")
def test_an_explosion_in_the_order_of_the_rulebook() -> None:
    table = a_brawl("G1", "", "R5", "", dials=[5, 3, 0], holders=[0, 1, 2], turn=2)
    table.play("R5")
    assert (table.turn, table.active) == (1, "red")
    table.play("blast")
    assert table.lives == (2, 1, 2, 2)
    assert table.see().max_hands == (5, 6, 5, 5)
    assert (table.dials, table.holders, table.active) == ((0, 3, 0), (1, 1, 2), None)
    assert (table.turn, table.sizes()[1]) == (1, 6)
    assert kinds(table.events).endswith("Boom Hurt Ticked")


@pytest.mark.proves("BAM-17", "BAM-18", "BAM-38", "BAM-A17")
def test_a_damage_uncovers_a_bonus_of_one_card_for_the_next_refill() -> None:
    table = a_brawl("G1 G2", "", "", dials=[10, 0, 0], lives=[3, 2, 2])
    table.play("blast")
    assert (table.lives[0], table.see().max_hands[0], table.sizes()[0]) == (2, 6, 6)


@pytest.mark.proves("BAM-56", "BAM-57", "BAM-58", "BAM-60", "BAM-A108")
def test_a_player_without_health_is_out() -> None:
    table = a_brawl(
        "G1 hide", "R1", "", "", dials=[10, 4, 2], holders=[0, 0, 2], lives=[1, 2, 2, 2]
    )
    table.play("blast")
    sight = table.see()
    assert (sight.living, sight.hand_sizes[0]) == ((1, 2, 3), 0)
    assert {"G1", "hide"} <= set(table.discarded())
    assert (sight.holders, sight.dials, sight.turn) == ((1, 1, 2), (0, 4, 2), 1)
    assert sight.hand_sizes[1] == 5
    assert sight.event is None
    assert kinds(table.events) == "Boom Hurt Out Discarded Ticked Moved Moved"
    assert amiss(table.brawl) == []


@pytest.mark.proves("BAM-A19", "BAM-60")
def test_the_left_neighbour_is_the_next_who_lives() -> None:
    table = a_brawl("", "", "", "", dials=[10, 0, 0], holders=[3, 0, 0], lives=[2, 0, 2, 1],
                    living=[0, 2, 3])  # fmt: skip
    table.play("blast")
    assert (table.turn, table.holders, table.see().living) == (0, (0, 0, 0), (0, 2))


@pytest.mark.proves("BAM-61", "BAM-A107")
def test_the_last_survivor_wins_and_no_more_events_come_up() -> None:
    table = a_brawl("G1", "R1", dials=[10, 0, 0], lives=[1, 2], **ALL_EVENTS)
    table.play("blast")
    assert table.phase == "over"
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.rule) == ((1,), (0,), "BAM-61")
    assert every(table.events, events.Revealed) == []
    assert only(table.events, events.Won).seat == 1
    assert amiss(table.brawl) == []


@pytest.mark.proves("BAM-26", "BAM-27", "BAM-59")
def test_each_elimination_reveals_an_event_that_replaces_the_old_one() -> None:
    table = a_brawl("", "R1", "", dials=[10, 0, 0], lives=[1, 2, 2], event="power_up", **ALL_EVENTS)
    table.luck = ["popeye_power"]
    table.play("blast")
    revealed = only(table.events, events.Revealed)
    assert (revealed.event, revealed.before) == ("popeye_power", "power_up")
    assert table.see().event == "popeye_power"
    assert "BAM-59" in revealed.rules


@pytest.mark.proves("BAM-A106")
def test_without_another_event_the_old_one_stays() -> None:
    table = a_brawl("", "R1", "", dials=[10, 0, 0], lives=[1, 2, 2], event="power_up",
                    unrevealed=[], **ALL_EVENTS)  # fmt: skip
    table.play("blast")
    assert (table.see().event, table.turn) == ("power_up", 1)


@pytest.mark.proves("BAM-A87")
@pytest.mark.parametrize(("revealed", "dial"), [("popeye_power", 0), ("nitrous", 6)])
def test_the_order_when_the_victim_is_eliminated(revealed: str, dial: int) -> None:
    table = a_brawl("G1", "R1", "", dials=[10, 2, 2], holders=[0, 0, 2], lives=[1, 2, 2],
                    **ALL_EVENTS)  # fmt: skip
    table.luck = [revealed]
    table.play("blast")
    assert kinds(table.events) == "Boom Hurt Out Discarded Revealed Ticked Moved Moved"
    assert (table.dials, table.holders, table.turn) == ((dial, 2, 2), (1, 1, 2), 1)


# Nuclear Bomb.


@pytest.mark.proves("BAM-83", "BAM-A92")
def test_a_nuclear_bomb_takes_two_lives_and_gives_both_bonuses() -> None:
    table = a_brawl("", "R1", "", dials=[10, 0, 0], lives=[3, 2, 2], event="nuclear_bomb")
    table.play("blast")
    assert (table.lives[0], table.see().max_hands[0], table.sizes()[0]) == (1, 7, 7)
    assert len(every(table.events, events.Hurt)) == 2


@pytest.mark.proves("BAM-83")
@pytest.mark.parametrize("lives", [1, 2])
def test_who_has_two_lives_or_less_is_out(lives: int) -> None:
    table = a_brawl("", "R1", "", dials=[10, 0, 0], lives=[lives, 2, 2], event="nuclear_bomb")
    table.luck = ["popeye_power"]
    table.play("blast")
    assert (table.lives[0], table.see().living) == (0, (1, 2))


@pytest.mark.proves("BAM-A92", "BAM-A110")
def test_a_nuclear_bomb_does_not_reach_back_to_the_explosion_that_revealed_it() -> None:
    table = a_brawl("", "R1", "", "", dials=[10, 0, 0], lives=[1, 2, 2, 2], event="collateral")
    table.luck = ["nuclear_bomb"]
    table.play("blast")
    assert (table.see().event, table.lives) == ("nuclear_bomb", (0, 1, 2, 2))


# Collateral Damage.


@pytest.mark.proves("BAM-86", "BAM-A97")
def test_an_explosion_also_hits_the_next_living_player() -> None:
    table = a_brawl("", "", "G1", "", dials=[10, 0, 5], holders=[0, 2, 2], living=[0, 2, 3],
                    lives=[2, 0, 2, 2], event="collateral")  # fmt: skip
    table.play("blast")
    assert table.lives == (1, 0, 1, 2)
    assert only(table.events, events.Boom).target == 2


@pytest.mark.proves("BAM-A101", "BAM-A103")
def test_collateral_sets_no_bombs_off_and_its_victim_gets_the_bonus() -> None:
    table = a_brawl("", "", "", dials=[10, 9, 9], holders=[0, 1, 1], event="collateral")
    table.play("blast")
    assert (table.lives, table.dials, table.holders) == ((1, 1, 2), (0, 9, 9), (0, 1, 1))
    assert (table.see().max_hands, table.turn) == ((6, 6, 5), 0)


@pytest.mark.proves("BAM-86", "BAM-A98", "BAM-A99")
def test_the_thrower_is_spared_and_nobody_else_is_hit_instead() -> None:
    table = a_brawl("R5", "", dials=[5, 0, 0], holders=[0, 0, 1], event="collateral")
    table.play("R5")
    table.play("blast")
    assert table.lives == (2, 1)
    assert only(table.events, events.Boom).target is None


@pytest.mark.proves("BAM-A98")
@pytest.mark.parametrize("by", ["card", "hide", "hideout", "hacking"])
def test_the_thrower_is_whoever_moved_the_active_bomb_last(by: str) -> None:
    table = a_brawl(
        "", "", "R5 hide hacking", "", dials=[10, 0, 5], holders=[2, 1, 1], hideout=2,
        event="collateral",
    )  # fmt: skip
    play = {
        "card": ("R5",),
        "hide": ("hide", "red right"),
        "hideout": ("hideout", "right"),
        "hacking": ("hacking", "red-yellow"),
    }[by]
    table.play(*play)
    assert table.see().thrower == 2
    victim = {"card": 3, "hide": 1, "hideout": 1, "hacking": 1}[by]
    assert table.turn == victim
    table.play("blast")
    hit = [seat for seat, lives in enumerate(table.lives) if lives == 1]
    assert hit == ([0, 3] if by == "card" else [1])


@pytest.mark.proves("BAM-A100")
def test_if_the_victim_threw_it_the_next_player_is_hit() -> None:
    table = a_brawl("R3", "", "", dials=[9, 0, 0], event="collateral")
    table.play("R3", "to 0")
    table.play("blast")
    assert table.lives == (1, 1, 2)


# Two eliminated by one explosion.


@pytest.mark.proves("BAM-A102", "BAM-A103", "BAM-A109")
def test_two_out_at_once_go_one_after_the_other_each_with_an_event() -> None:
    table = a_brawl("G1", "Y1", "", "", dials=[10, 4, 2], holders=[0, 1, 3], lives=[1, 1, 2, 2],
                    event="collateral")  # fmt: skip
    table.luck = ["nuclear_bomb", "popeye_power"]
    table.play("blast")
    assert [event.seat for event in every(table.events, events.Out)] == [0, 1]
    assert [event.event for event in every(table.events, events.Revealed)] == [
        "nuclear_bomb",
        "popeye_power",
    ]
    assert [(e.bomb, e.hops) for e in every(table.events, events.Moved)] == [
        ("red", (1,)),
        ("red", (2,)),
        ("green", (2,)),
    ]
    assert (table.see().living, table.holders, table.turn) == ((2, 3), (2, 2, 3), 2)
    assert table.see().event == "popeye_power"
    assert amiss(table.brawl) == []


@pytest.mark.proves("BAM-A102", "BAM-A105")
def test_when_the_victim_s_elimination_ends_the_game_the_next_player_wins_unhurt() -> None:
    table = a_brawl("", "", dials=[10, 0, 0], lives=[1, 1], event="collateral")
    table.play("blast")
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, table.lives) == ((1,), (0, 1))


@pytest.mark.proves("BAM-A102", "BAM-A105")
def test_of_three_two_out_at_once_leave_the_third_as_the_winner() -> None:
    table = a_brawl("", "", "", dials=[10, 0, 0], lives=[1, 1, 1], event="collateral")
    table.play("blast")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.winners == (2,)


@pytest.mark.proves("BAM-A103", "BAM-A109")
def test_the_victim_lives_and_the_next_one_is_out() -> None:
    table = a_brawl("", "G1", "", dials=[10, 3, 4], holders=[0, 1, 1], lives=[2, 1, 2],
                    event="collateral")  # fmt: skip
    table.luck = ["popeye_power"]
    table.play("blast")
    assert (table.see().living, table.holders, table.dials) == ((0, 2), (0, 2, 2), (0, 3, 4))
    assert table.turn == 0


@pytest.mark.proves("BAM-A118")
def test_when_the_second_elimination_reveals_nitrous_the_exploded_bomb_shows_six() -> None:
    table = a_brawl("", "", "", dials=[10, 3, 4], lives=[2, 1, 2], event="collateral")
    table.luck = ["nitrous"]
    table.play("blast")
    assert table.dials == (6, 3, 4)
    both = a_brawl("", "", "", "", dials=[10, 3, 4], lives=[1, 1, 2, 2], event="collateral")
    both.luck = ["popeye_power", "nitrous"]
    both.play("blast")
    assert (both.dials, both.holders[R]) == ((6, 3, 4), 2)


@pytest.mark.proves("BAM-A110", "BAM-90")
def test_the_second_is_hit_as_the_old_event_says_and_the_dial_follows_the_new_one() -> None:
    table = a_brawl("", "", "", "", dials=[10, 3, 4], lives=[1, 2, 2, 2], event="collateral")
    table.luck = ["nitrous"]
    table.play("blast")
    assert (table.lives, table.dials) == ((0, 1, 2, 2), (6, 3, 4))


@pytest.mark.proves("BAM-A88", "BAM-A102")
def test_tipping_point_stays_when_the_second_elimination_reveals_nitrous() -> None:
    table = a_brawl("", "", "", "", dials=[10, 3, 4], lives=[1, 1, 2, 2], event="collateral")
    table.luck = ["tipping_point", "nitrous"]
    table.play("blast")
    assert (table.dials, table.see().event) == ((9, 9, 9), "nitrous")


@pytest.mark.proves("BAM-A95", "BAM-A102")
def test_disarmed_is_resolved_before_the_next_player_is_hit() -> None:
    table = a_brawl("", "G1 G2", "Y1 Y2", "Y3", dials=[10, 3, 4], lives=[1, 1, 2, 2],
                    event="collateral")  # fmt: skip
    table.luck = ["disarmed", "power_up"]
    table.play("blast")
    assert (table.phase, table.asked(), table.lives) == ("keeping", [1, 2], (0, 1, 2, 2))
    table.say(2, "keep Y2")
    table.say(1, "keep G1")
    table.settle()
    assert (table.see().living, table.hand(2).split()[0], table.turn) == ((2, 3), "R1", 2)
    assert "Y2" in table.hand(2)
    assert table.see().event == "power_up"
    assert amiss(table.brawl) == []
