"""Shazamm! without spells: every position of it, and how one turn changes it.

A place is one such position as a number: the round, where the wall stood when it began (together a
stage), how far the wall has moved since, and both reserves. Bets strictly use up mana, so every
position of a round follows from those with less on both sides, and from the stages of the next
round. Values are seat 0's: 1 for a win, -1 for a loss.

This is the game's own arithmetic once more, for speed; tests hold it to the rules on every pair
of bets. `most` is the mana of a new round: 50, or less in a shortened game.
"""

from typing import Any, NamedTuple, TypeAlias

from fracas.games import NOBODY
from fracas.games.shazamm import rules
from fracas.games.shazamm.rules import BRIDGE, MANA, REACH, START, Duel
from fracas.kernel import floats, rule, zeros

from .matrix import COLUMNS, LOWER, ROWS, UPPER, Sheet, make_sheet, solve_matrix

ROUNDS = 7  # SHZ-A73
OFFSETS = 2 * REACH - 1  # where the wall can stand without touching a wizard
ENDS = 2 * REACH + 1  # where it can stand when the round ends

# The lowest wall that a round can begin with: what the rounds before allow, and nobody falling.
LOW = tuple(max(START - REACH * past, past + 1 + REACH) for past in range(ROUNDS))
WALLS = tuple(2 * (START - low) + 1 for low in LOW)
FIRST = tuple(sum(WALLS[:past]) for past in range(ROUNDS))  # the first stage of each round
STAGES = sum(WALLS)

Place: TypeAlias = int


class Desk(NamedTuple):
    """What one thread needs to solve stages."""

    most: int
    values: Any  # of every place; all threads share it
    ends: Any  # what the round's end is worth, by the wall's offset
    sheet: Sheet
    refused: Any  # places of a layer whose value was not certified


def make_desk(most: int, values: Any) -> Desk:
    return Desk(most, values, floats(ENDS), make_sheet(most), zeros(2 * OFFSETS * most))


def places(most: int) -> int:
    """How many positions the game has."""
    return STAGES * OFFSETS * most * most


# ---- places ----------------------------------------------------------------------------


@rule
def stage_of(round: int, middle: int) -> int:
    return FIRST[round - 1] + middle - LOW[round - 1]


@rule
def place_of(stage: int, offset: int, first: int, second: int, most: int) -> Place:
    """The place with these reserves of seats 0 and 1."""
    return ((stage * OFFSETS + offset + REACH - 1) * most + first - 1) * most + second - 1


@rule
def start_of(stage: int, most: int) -> Place:
    return place_of(stage, 0, most, most, most)


@rule
def mana_at(place: Place, seat: int, most: int) -> int:
    return (place // most if seat == 0 else place) % most + 1


@rule
def offset_at(place: Place, most: int) -> int:
    return place // (most * most) % OFFSETS - REACH + 1


@rule
def layer_size(layer: int, most: int) -> int:
    """How many places of a stage have this number as the smaller reserve."""
    return OFFSETS * (2 * (most - layer) + 1)


@rule
def layer_place(stage: int, layer: int, index: int, most: int) -> Place:
    offset, step, longest = index % OFFSETS - REACH + 1, index // OFFSETS, most - layer
    if step <= longest:
        return place_of(stage, offset, layer, layer + step, most)
    return place_of(stage, offset, layer + step - longest, layer, most)


@rule
def stage_at(place: Place, most: int) -> int:
    return place // (OFFSETS * most * most)


@rule
def round_at(stage: int) -> int:
    found = 1
    for past in range(1, ROUNDS):
        if stage >= FIRST[past]:
            found = past + 1
    return found


@rule
def middle_at(stage: int) -> int:
    round = round_at(stage)
    return LOW[round - 1] + stage - FIRST[round - 1]


@rule
def known_place(duel: Duel) -> Place:
    """The place of a duel where no spell can matter any more, or NOBODY.

    That is so when no spell is left, or under Silence in the last round (SHZ-40, SHZ-A73). Bets
    that are already sealed are no part of a place.
    """
    if duel.phase != rules.PLANNING or duel.bets[0] != 0 or duel.bets[1] != 0:
        return NOBODY
    spells = duel.hands[0] | duel.hands[1] | duel.piles[0] | duel.piles[1]
    if spells != 0 and not (duel.silence == 1 and duel.round == ROUNDS):
        return NOBODY
    stage, offset = stage_of(duel.round, duel.middle), duel.wall - duel.middle
    return place_of(stage, offset, duel.mana[0], duel.mana[1], MANA)


# ---- one turn --------------------------------------------------------------------------


@rule
def worth_of_end(values: Any, round: int, wall: int, most: int) -> float:
    """What a round's end is worth: who falls (SHZ-20, SHZ-21, SHZ-A59), or the next round."""
    first_falls = wall - REACH <= round
    second_falls = wall + REACH > BRIDGE - round
    if first_falls and second_falls:
        return 0.0
    if first_falls or second_falls:
        return -1.0 if first_falls else 1.0
    return values[start_of(stage_of(round + 1, wall), most)]


@rule
def open_stage(desk: Desk, stage: int) -> None:
    """Note what each end of this stage's round is worth."""
    round = round_at(stage)
    middle = middle_at(stage)
    for end in range(ENDS):
        desk.ends[end] = worth_of_end(desk.values, round, middle + end - REACH, desk.most)


@rule
def lay_out(desk: Desk, place: Place) -> None:
    """Put the matrix of the turn at this place on the sheet.

    Bets that exceed all of the other's mana by more than 1 are left out: they win no more, and
    mana left never harms (docs/decisions/0005).
    """
    most, sheet = desk.most, desk.sheet
    first, second = mana_at(place, 0, most), mana_at(place, 1, most)
    offset, before = offset_at(place, most), place - place % (most * most)
    sheet.sizes[ROWS] = min(first, second + 1)
    sheet.sizes[COLUMNS] = min(second, first + 1)
    for row in range(sheet.sizes[ROWS]):
        for column in range(sheet.sizes[COLUMNS]):
            way = (1 if row > column else 0) - (1 if column > row else 0)
            left, right = first - row - 1, second - column - 1
            if abs(offset + way) < REACH and left > 0 and right > 0:
                there = before + way * most * most + (left - 1) * most + right - 1
                sheet.payoffs[row, column] = desk.values[there]
            else:
                sheet.payoffs[row, column] = desk.ends[last_offset(offset + way, left - right)]


@rule
def last_offset(offset: int, push: int) -> int:
    """The index of the wall's place in the ends of a round, after a last push (SHZ-32)."""
    if abs(offset) < REACH:
        offset = max(-REACH, min(REACH, offset + push))
    return offset + REACH


@rule
def solve_layer(desk: Desk, stage: int, layer: int) -> int:
    """Solve a layer of an open stage once the layers below it are solved.

    Answers how many values were refused.
    """
    refused = 0
    for index in range(layer_size(layer, desk.most)):
        place = layer_place(stage, layer, index, desk.most)
        lay_out(desk, place)
        if solve_matrix(desk.sheet):
            desk.values[place] = middle_of_bounds(desk.sheet)
        else:
            desk.refused[refused] = place
            refused += 1
    return refused


@rule
def middle_of_bounds(sheet: Sheet) -> float:
    return (sheet.bounds[LOWER] + sheet.bounds[UPPER]) / 2
