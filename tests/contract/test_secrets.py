"""No seat learns what it cannot know, and what it knows deals it fair worlds."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.contract.cases import (
    CASES,
    KITS,
    Case,
    another_world,
    choose,
    each_case,
    each_game,
    spread,
    viewers,
)
from tests.contract.secrets import leaks, leaks_of_moves, leaks_of_secret_moves

from fracas.games import CHANCE, GAMES, WATCHER, AnyGame, Event, concealed
from fracas.games.slambo.events import Dealt, Starts
from fracas.kernel import Told, a_dice, members

WORLDS = 30  # positions of each case, each compared with another world for each viewer
RARE = {9: 33.72, 29: 65.25, 59: 108.5}  # chi-square exceeds it once in 10,000 times


@each_case
def test_positions_that_differ_in_secrets_only_are_the_same_to_a_seat(case: Case) -> None:
    dice, different = a_dice(1), 0
    for position in spread(case, WORLDS):
        for seat in viewers(case):
            world = another_world(case, position, seat, dice)
            different += world != position
            assert leaks(case.game, position, world, seat) == []
            assert leaks_of_moves(case, position, world, seat) == []
            assert leaks_of_secret_moves(case.game, position, seat) == []
    assert different > WORLDS  # or else nothing was compared


@each_case
def test_concealing_twice_is_concealing_once(case: Case) -> None:
    for position in spread(case, WORLDS):
        for seat in viewers(case):
            once = concealed(case.game, position, seat)
            assert concealed(case.game, once, seat) == once


@each_case
def test_a_watcher_knows_nothing_that_any_seat_does_not_know(case: Case) -> None:
    for position in spread(case, WORLDS):
        nothing = concealed(case.game, position, WATCHER)
        for seat in range(case.seats):
            known = concealed(case.game, position, seat)
            assert concealed(case.game, known, WATCHER) == nothing


@each_case
def test_concealing_leaves_the_true_position_as_it_is(case: Case) -> None:
    for position in spread(case, 20):
        before = position.copy()
        for seat in viewers(case):
            concealed(case.game, position, seat)
        assert position == before


@each_case
def test_worlds_dealt_from_a_concealed_position_keep_all_cards(case: Case) -> None:
    dice = a_dice(2)
    for position in spread(case, WORLDS):
        for seat in viewers(case):
            world = another_world(case, position, seat, dice)
            assert case.kit.amiss(world) == []


# What a seat believes.


def worlds(game: AnyGame, position: Any) -> dict[str, Fraction]:
    """Every position that chance can deal from a concealed one, with its probability."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    waiting: dict[str, tuple[Any, Fraction]] = {repr(position): (position, Fraction(1))}
    while waiting:
        _, (at, probability) = waiting.popitem()
        codes = members(game.moves(at, CHANCE))
        if not codes:
            found[repr(at)] += probability
        for code in codes:
            world = at.copy()
            game.play(world, CHANCE, code)
            _, before = waiting.get(repr(world), (world, Fraction(0)))
            waiting[repr(world)] = (world, before + probability / len(codes))
    return found


@each_game
def test_every_world_that_a_seat_can_think_of_is_as_likely_as_any_other(game: AnyGame) -> None:
    position, seat = KITS[game.name].few_worlds()
    found = worlds(game, concealed(game, position, seat))
    assert repr(position) in found
    assert set(found.values()) == {Fraction(1, len(found))}


@each_game
def test_sampled_worlds_come_about_equally_often(game: AnyGame) -> None:
    position, seat = KITS[game.name].few_worlds()
    all_worlds, dice = worlds(game, concealed(game, position, seat)), a_dice(5)
    counts: Counter[str] = Counter()
    for _ in range(60 * len(all_worlds)):
        world = concealed(game, position, seat)
        while moves := game.moves(world, CHANCE):
            game.play(world, CHANCE, choose(moves, dice))
        assert concealed(game, world, seat) == concealed(game, position, seat)
        counts[repr(world)] += 1
    assert set(counts) <= set(all_worlds)
    chi_square = sum((counts[world] - 60) ** 2 / 60 for world in all_worlds)
    assert chi_square < RARE[len(all_worlds) - 1]


# The comparison itself: games that leak on purpose are found out.

SLAMBO = GAMES["slambo"]


class LeakyDealt(Dealt, frozen=True, tag="slambo.leaky"):
    """Tells everybody which card was dealt."""

    def seen_by(self, seat: int) -> Dealt:
        return self


def conceals_nothing(position: Any, seat: int) -> None:
    pass


def remembers_the_hands(position: Any, seat: int) -> None:
    hands = position.hands[:]
    SLAMBO.conceal(position, seat)
    position.number = sum(hands)


def shows_the_hands(position: Any, seat: int, moves: int) -> Any:
    return msgspec.structs.replace(SLAMBO.view(position, seat, moves), pot=sum(position.hands))


def plays_openly(position: Any, seat: int, code: int) -> None:
    SLAMBO.play(position, seat, code)
    position.number = position.hands[0]


def tells_all(position: Any, story: Sequence[Told]) -> list[Event]:
    events = SLAMBO.narrate(position, story)
    return [
        LeakyDealt(seat=e.seat, card=e.card, rules=e.rules) if isinstance(e, Dealt) else e
        for e in events
    ]


def tells_the_deck(position: Any, story: Sequence[Told]) -> list[Event]:
    return [*SLAMBO.narrate(position, story), Starts(seat=position.undealt, rules=())]


def refuses_with_the_deck(position: Any, seat: int, code: int) -> Any:
    error = SLAMBO.refusal(position, seat, code)
    error.facts["undealt"] = position.undealt
    return error


def default_knows_the_rival(position: Any, seat: int) -> int:
    legal = members(SLAMBO.moves(position, seat))
    place: int = position.undealt % len(legal)
    return legal[place]


def acts_only_with_high_cards(position: Any) -> int:
    actors = SLAMBO.actors(position)
    return actors if position.hands[0] & 1 else actors | 0b111


BROKEN = [
    ("conceal", replace(SLAMBO, conceal=conceals_nothing)),
    ("conceal", replace(SLAMBO, conceal=remembers_the_hands)),
    ("view", replace(SLAMBO, conceal=conceals_nothing, view=shows_the_hands)),
    ("bytes", replace(SLAMBO, conceal=conceals_nothing, view=shows_the_hands)),
    ("asked", replace(SLAMBO, actors=acts_only_with_high_cards)),
    ("refusal", replace(SLAMBO, refusal=refuses_with_the_deck)),
    ("default", replace(SLAMBO, default=default_knows_the_rival)),
    ("events of", replace(SLAMBO, narrate=tells_the_deck)),
    ("position after", replace(SLAMBO, play=plays_openly)),
    ("secrets of", replace(SLAMBO, narrate=tells_all)),
]


def found_out(case: Case, game: AnyGame) -> set[str]:
    """What a broken game is caught with, by the same comparison that sound games pass."""
    dice = a_dice(1)
    found: set[str] = set()
    for position in spread(case, 25):
        for seat in viewers(case):
            world = another_world(case, position, seat, dice)
            found.update(leaks(game, position, world, seat))
            found.update(leaks_of_moves(replace(case, game=game), position, world, seat))
            found.update(leaks_of_secret_moves(game, position, seat))
    return found


@pytest.mark.parametrize(("part", "game"), BROKEN, ids=[part for part, _ in BROKEN])
def test_a_game_that_leaks_is_found_out(part: str, game: AnyGame) -> None:
    case = next(case for case in CASES if case.game is SLAMBO and case.seats == 3)
    assert any(leak.startswith(part) for leak in found_out(case, game))


def test_a_sound_game_is_not() -> None:
    case = next(case for case in CASES if case.game is SLAMBO and case.seats == 3)
    assert found_out(case, SLAMBO) == set()
