"""Bambam Boom: throws and explosions against a second reading of the rulebook.

The oracle is a few straight lines over lists and names; it shares nothing with the game's rules.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from tests.games.bambam_table import Table, a_brawl, amiss

from fracas.games.bambam.characters import EVENTS
from fracas.kernel import Dice, a_dice, roll

COLOURS = ("red", "green", "yellow")
CARDS = {1: "R1", 2: "R2", 3: "R3", 4: "RG4", 5: "R5"}


# One throw.


def thrown(number: int, place: int, living: list[int], event: str, **by: Any) -> tuple[int, int]:
    """What the number adds, and where the bomb goes. `by` is the character, a target, a step."""
    base = number + 2 if event == "power_up" else number
    clockwise = living[living.index(place) + 1 :] + living[: living.index(place) + 1]
    still = number == 2 or (event == "popeye_power" and number in (4, 5))
    aimed = number == 3 or (number == 4 and by["character"] == "pikpok" and not still)
    if aimed:
        place = by["target"]
    elif not still:
        place = [seat for _ in range(base) for seat in clockwise][base - 1]
    if by["character"] == "bambam" and by["further"]:
        place = living[(living.index(place) + 1) % len(living)]
    return base, place


def a_throw(number: int, event: str, character: str, dice: Dice) -> None:
    seats = 2 + roll(dice, 5)
    out = {seat for seat in range(1, seats) if roll(dice, 3) == 0} if seats > 3 else set[int]()
    living = [seat for seat in range(seats) if seat not in out]
    living = living if len(living) > 1 else [0, 1]
    place, target = (living[roll(dice, len(living))] for _ in range(2))
    further, dial = roll(dice, 2) == 1, roll(dice, 10)
    others = [name for name in ("turtul", "cindy", "coro", "rangga", "pikpok") if name != character]
    table = a_brawl(
        CARDS[number], *[""] * (seats - 1), living=living, dials=[dial, 0, 0],
        holders=[place, living[0], living[0]], event=event, options={"advanced": True},
        characters=" ".join([character, *others]),
    )  # fmt: skip
    base, lands = thrown(
        number, place, living, event, character=character, target=target, further=further
    )
    table.lay(CARDS[number])
    while table.phase in ("choosing", "aiming", "stretching"):
        table.lay({"choosing": "red", "aiming": f"to {target}"}.get(
            table.phase, "far" if further else "near"))  # fmt: skip
    last = table.see().last
    assert last is not None
    assert (last.lands, last.dial) == (lands, min(10, dial + base))
    table.settle()
    sight = table.see()
    assert (sight.dials[0], sight.holders[0]) == (min(10, dial + base), lands)
    active = dial + base >= 10
    assert sight.active == ("red" if active else None)
    assert sight.critical == (active and number == 1)
    after = living[1 % len(living)]
    assert sight.turn == (lands if active else after)
    assert amiss(table.brawl) == []


@pytest.mark.parametrize("character", ["bambam", "pikpok", "turtul"])
@pytest.mark.parametrize("event", ["nitrous", "popeye_power", "power_up"])
@pytest.mark.parametrize("number", CARDS)
def test_every_throw_goes_where_the_rulebook_says(number: int, event: str, character: str) -> None:
    dice = a_dice(number)
    for _ in range(40):
        a_throw(number, event, character, dice)


# One explosion.


@dataclass
class Scene:
    """Who sits where with what, as names and lists."""

    lives: list[int]
    sizes: list[int]
    dials: list[int]
    holders: list[int]
    victim: int
    thrower: int
    event: str
    next_events: list[str]

    def living(self) -> list[int]:
        return [seat for seat, lives in enumerate(self.lives) if lives > 0]

    def left_of(self, seat: int) -> int:
        seats = len(self.lives)
        return next(
            other
            for other in ((seat + step) % seats for step in range(1, seats + 1))
            if self.lives[other] > 0
        )


def oracle(scene: Scene) -> tuple[int | None, str]:  # noqa: C901  # to read beside the rulebook
    """Change the scene as an explosion does; whose turn it is, or who has won, and the event."""
    old, current = scene.event, scene.event
    struck = [scene.victim]
    neighbour = scene.left_of(scene.victim)
    if old == "collateral" and neighbour != scene.thrower:
        struck.append(neighbour)
    for place, seat in enumerate(struck):
        for _ in range(2 if old == "nuclear_bomb" else 1):
            if scene.lives[seat]:
                scene.lives[seat] -= 1
                scene.sizes[seat] += scene.lives[seat] > 0
        out, fresh = scene.lives[seat] == 0, ""
        if out:
            if len(scene.living()) == 1:
                return scene.living()[0], "over"
            fresh = current = scene.next_events.pop(0)
        if place == 0:
            scene.dials[0] = 6 if current == "nitrous" else 0
        elif fresh == "nitrous" and scene.dials[0] == 0:
            scene.dials[0] = 6
        if out:
            heir = scene.left_of(seat)
            scene.holders = [heir if holder == seat else holder for holder in scene.holders]
        if fresh == "tipping_point":
            scene.dials = [9, 9, 9]
    turn = scene.victim if scene.lives[scene.victim] else scene.left_of(scene.victim)
    return turn, current


def a_scene(event: str, dice: Dice) -> Scene:
    seats = 2 + roll(dice, 5)
    victim = roll(dice, seats)
    fresh = [name for name in EVENTS if name not in (event, "disarmed")]
    picks = [fresh.pop(roll(dice, len(fresh))) for _ in range(2)]
    return Scene(
        lives=[1 + roll(dice, 3) for _ in range(seats)],
        sizes=[5] * seats,
        dials=[10, roll(dice, 10), roll(dice, 10)],
        holders=[victim, *(roll(dice, seats) for _ in range(2))],
        victim=victim,
        thrower=roll(dice, seats),
        event=event,
        next_events=picks,
    )


def at_the_table(scene: Scene) -> Table:
    table = a_brawl(
        *[""] * len(scene.lives), lives=scene.lives[:], sizes=scene.sizes[:],
        dials=scene.dials[:], holders=scene.holders[:], event=scene.event, thrower=scene.thrower,
    )  # fmt: skip
    table.luck = scene.next_events[:]
    return table


@pytest.mark.parametrize("event", [name for name in EVENTS if name != "disarmed"])
def test_every_explosion_ends_as_the_rulebook_says(event: str) -> None:
    dice = a_dice(11)
    for _ in range(150):
        scene = a_scene(event, dice)
        table = at_the_table(scene)
        table.play("blast")
        turn, current = oracle(scene)
        sight = table.see()
        assert sight.lives == tuple(scene.lives)
        if current == "over":
            outcome = table.outcome
            assert outcome is not None
            assert outcome.winners == (turn,)
            continue
        assert (sight.turn, sight.event) == (turn, current)
        assert (sight.dials, sight.holders) == (tuple(scene.dials), tuple(scene.holders))
        assert table.brawl.sizes[: len(scene.sizes)] == scene.sizes
        assert amiss(table.brawl) == []


# Deflecting.


@pytest.mark.parametrize(("number", "seats"), [*product(CARDS, range(2, 7))])
def test_who_has_to_deflect_is_who_can_send_the_bomb_away(number: int, seats: int) -> None:
    for event in (None, "popeye_power", "power_up"):
        table = a_brawl(CARDS[number], *[""] * (seats - 1), dials=[10, 0, 0], event=event)
        places = {
            thrown(number, 0, list(range(seats)), event or "", character="turtul", target=target,
                   further=False)[1]
            for target in range(seats)
        }  # fmt: skip
        assert ("blast" in table.may()) == (places == {0})
