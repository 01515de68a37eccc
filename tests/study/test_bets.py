"""Positions without spells: their numbers, and one turn of them held against the rules."""

from random import Random
from typing import Any

import pytest

from fracas.games import NOBODY
from fracas.games.shazamm import resolve, rounds, rules
from fracas.games.shazamm.rules import DONE, MANA, REACH, START, Duel
from fracas.kernel import compiled, floats, rule, zeros
from fracas.study.bets import (
    ENDS,
    LOW,
    OFFSETS,
    ROUNDS,
    STAGES,
    WALLS,
    Desk,
    known_place,
    lay_out,
    layer_place,
    layer_size,
    make_desk,
    mana_at,
    middle_at,
    offset_at,
    place_of,
    places,
    round_at,
    stage_at,
    stage_of,
    start_of,
    worth_of_end,
)
from fracas.study.replies import AFTER, BEFORE, Court, copy_row, make_court, stand
from fracas.study.solution import Solution

from .games import a_duel


def a_desk_of_places(most: int) -> Desk:
    """A desk where every place is worth its own number, and every end of a round minus its own."""
    desk = make_desk(most, floats(places(most)))
    desk.values[:] = range(places(most))
    desk.ends[:] = [-1 - end for end in range(ENDS)]
    return desk


def stages() -> list[tuple[int, int]]:
    """Every round with every wall that it can begin with."""
    return [(past + 1, LOW[past] + step) for past in range(ROUNDS) for step in range(WALLS[past])]


def ended(round: int, middle: int, offset: int) -> Duel:
    """What the rules make of a round that ends with the wall there."""
    duel = a_duel(round, middle, offset, mana=[0, 0])
    rounds.close_turn(duel)
    return duel


def test_every_position_has_its_own_place() -> None:
    most = 3
    found = [
        layer_place(stage, layer, index, most)
        for stage in range(STAGES)
        for layer in range(1, most + 1)
        for index in range(layer_size(layer, most))
    ]
    assert sorted(found) == list(range(places(most)))


def test_a_place_tells_its_position() -> None:
    for place in range(places(3)):
        stage, offset = stage_at(place, 3), offset_at(place, 3)
        first, second = mana_at(place, 0, 3), mana_at(place, 1, 3)
        assert place_of(stage, offset, first, second, 3) == place
        assert stage_of(round_at(stage), middle_at(stage)) == stage


def test_the_larger_reserves_are_in_later_layers() -> None:
    for layer in range(1, 6):
        for index in range(layer_size(layer, 5)):
            place = layer_place(0, layer, index, 5)
            assert min(mana_at(place, 0, 5), mana_at(place, 1, 5)) == layer


@pytest.mark.proves("SHZ-A73")
def test_the_stages_are_those_that_the_rules_reach() -> None:
    reached, fresh = {(1, START)}, {(1, START)}
    while fresh:
        after = [
            ended(round, middle, end - REACH) for round, middle in fresh for end in range(ENDS)
        ]
        fresh = {(duel.round, duel.wall) for duel in after if duel.phase != rules.OVER} - reached
        reached |= fresh
    assert sorted(reached) == stages()


@pytest.mark.proves("SHZ-20", "SHZ-21")
def test_the_end_of_a_round_is_worth_what_the_rules_make_of_it() -> None:
    values = list(range(places(2)))
    for round, middle in stages():
        for end in range(ENDS):
            duel = ended(round, middle, end - REACH)
            worth = worth_of_end(values, round, middle + end - REACH, 2)
            if duel.phase == rules.OVER:
                assert worth == rules.payoff(duel, 0)
            else:
                assert worth == start_of(stage_of(duel.round, duel.middle), 2)


@pytest.mark.proves("SHZ-A59")
def test_two_who_fall_together_draw() -> None:
    assert worth_of_end([], 8, 10, MANA) == 0
    assert rules.payoff(ended(8, 10, 0), 0) == 0


@rule
def place_reached(court: Court) -> int:
    """The place after both bets by the rules; the end of a round is minus 1 and its offset."""
    before, after = court.duels[BEFORE], court.duels[AFTER]
    if after.phase == rules.OVER or after.round != before.round:
        return -1 - (after.wall - before.middle + REACH)
    stage, offset = stage_of(after.round, after.middle), after.wall - after.middle
    return place_of(stage, offset, after.mana[0], after.mana[1], court.desk.most)


@rule
def differences(court: Court, stage: int, counts: Any) -> None:
    """Count every pair of bets of a stage, and those whose turn ends elsewhere by the rules."""
    for layer in range(1, court.desk.most + 1):
        for index in range(layer_size(layer, court.desk.most)):
            place = layer_place(stage, layer, index, court.desk.most)
            lay_out(court.desk, place)
            stand(court, place)
            for row in range(court.desk.sheet.sizes[0]):
                for column in range(court.desk.sheet.sizes[1]):
                    copy_row(court.words, AFTER, BEFORE)
                    resolve.play(court.duels[AFTER], 0, row + 1)
                    resolve.play(court.duels[AFTER], 1, column + 1)
                    counts[0] += 1
                    if place_reached(court) != court.desk.sheet.payoffs[row, column]:
                        counts[1] += 1


@pytest.mark.compiled
@pytest.mark.proves("SHZ-26", "SHZ-29", "SHZ-32", "SHZ-A55")
@pytest.mark.parametrize(
    ("stage", "most"), [(0, 12), (20, 9), pytest.param(32, MANA, marks=pytest.mark.slow)]
)
def test_every_pair_of_bets_of_a_round_ends_where_the_rules_say(stage: int, most: int) -> None:
    desk = a_desk_of_places(most)
    court, counts = make_court(Solution(most, desk.values), floats(2, 1)), zeros(2)
    compiled(differences)(court._replace(desk=desk), stage, counts)
    reserves = range(1, most + 1)
    pairs = sum(min(a, b + 1) * min(b, a + 1) for a in reserves for b in reserves)
    assert counts.tolist() == [OFFSETS * pairs, 0]


@pytest.mark.parametrize("seed", range(20))
def test_random_matches_go_from_place_to_place_as_the_rules_do(seed: int) -> None:
    chance, desk, duel = Random(seed), a_desk_of_places(MANA), a_duel()
    while duel.phase != rules.OVER:
        place, round, middle = known_place(duel), duel.round, duel.middle
        assert stage_at(place, MANA) == stage_of(round, middle)
        lay_out(desk, place)
        bets = [chance.randint(1, min(8, size)) for size in desk.sheet.sizes.tolist()]
        for seat in range(2):
            resolve.play(duel, seat, DONE)
            resolve.play(duel, seat, bets[seat])
        there = desk.sheet.payoffs[bets[0] - 1, bets[1] - 1]
        if duel.round == round and duel.phase != rules.OVER:
            assert there == known_place(duel)
        else:
            assert there == -1 - (duel.wall - middle + REACH)


@pytest.mark.proves("SHZ-40")
@pytest.mark.parametrize(
    ("fields", "known"),
    [
        ({}, True),
        ({"hands": [0, 1 << 7]}, False),
        ({"piles": [1 << 7, 0]}, False),
        ({"hands": [1 << 7, 1 << 7], "silence": 1}, False),
        ({"bets": [3, 0]}, False),
        ({"bets": [0, 3]}, False),
        ({"phase": rules.OVER}, False),
    ],
)
def test_a_position_where_spells_could_matter_has_no_place(
    fields: dict[str, Any], known: bool
) -> None:
    assert (known_place(a_duel(2, 8, 1, **fields)) != NOBODY) == known


@pytest.mark.proves("SHZ-40")
def test_silence_in_the_last_round_makes_spells_idle() -> None:
    silent = a_duel(ROUNDS, 10, -1, hands=[1 << 7, 0], silence=1, mana=[20, 30])
    assert known_place(silent) == known_place(a_duel(ROUNDS, 10, -1, mana=[20, 30]))


def test_a_stage_has_five_places_for_the_wall() -> None:
    assert OFFSETS == 5
    assert places(MANA) == 33 * 5 * MANA * MANA
