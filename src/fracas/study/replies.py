"""How far a solution could be exploited, found by playing the rules themselves.

Each side's mixture is fixed at every place, and the other side's best reply to it is followed over
the whole match. What a turn leads to comes from Shazamm!'s own compiled rules, played move by move
on an ordinary position without spells; nothing of the solver's arithmetic is trusted but its
mixtures. A bet that the solver left out is tried like any other.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from fracas.games.shazamm import options, resolve, rules
from fracas.games.shazamm.rules import DONE, REACH, Duel
from fracas.kernel import Table, compiled, floats, integers, rule

from .bets import (
    FIRST,
    ROUNDS,
    WALLS,
    Desk,
    Place,
    lay_out,
    layer_place,
    layer_size,
    make_desk,
    mana_at,
    middle_at,
    offset_at,
    open_stage,
    place_of,
    places,
    round_at,
    stage_at,
    stage_of,
    start_of,
)
from .matrix import solve_matrix
from .solution import Solution, Told

NEW, BEFORE, AFTER = range(3)  # the rows of duels: a fresh one, both about to bet, both have bet


class Court(NamedTuple):
    """What one thread needs to try replies."""

    desk: Desk
    duels: Table
    words: Any  # the same duels as integers
    replies: Any  # what the best reply of each seat wins it, by place; all threads share it


class Exploit(NamedTuple):
    """What the best reply of each seat wins beyond the value of the game."""

    gains: tuple[float, float]  # over the whole match, from its start
    worst: float  # from any position, by either seat


def make_court(solution: Solution, replies: Any) -> Court:
    duels = Duel.table(3)
    without_spells().store(duels[NEW])
    desk = make_desk(solution.most, solution.values)
    return Court(desk, duels, integers(duels), replies)


def without_spells() -> Duel:
    """The start of a match whose wizards know no spells."""
    duel = options.new(options.ShazammOptions(), 2)
    duel.hands, duel.piles, duel.owed = [0, 0], [0, 0], [0, 0]
    return duel


def exploit(solution: Solution, told: Told, threads: int = 2) -> Exploit:
    """Follow both best replies from the last round to the first."""
    replies = floats(2, places(solution.most))

    def reply(stage: int) -> None:
        court = make_court(solution, replies)
        compiled(open_stage)(court.desk, stage)
        for layer in range(1, solution.most + 1):
            compiled(reply_layer)(court, stage, layer)
            told(layer_size(layer, solution.most))

    with ThreadPoolExecutor(threads) as executor:
        for past in reversed(range(ROUNDS)):
            for _ in executor.map(reply, range(FIRST[past], FIRST[past] + WALLS[past])):
                pass
    first, second = replies[0] - solution.values, replies[1] + solution.values
    start = start_of(0, solution.most)
    worst = max(float(first.max()), float(second.max()))
    return Exploit((float(first[start]), float(second[start])), worst)


@rule
def reply_layer(court: Court, stage: int, layer: int) -> None:
    """Both best replies at every place of a layer, once the layers below it are done."""
    for index in range(layer_size(layer, court.desk.most)):
        place = layer_place(stage, layer, index, court.desk.most)
        lay_out(court.desk, place)
        solve_matrix(court.desk.sheet)
        stand(court, place)
        for seat in range(2):
            court.replies[seat, place] = best_reply(court, seat)


@rule
def stand(court: Court, place: Place) -> None:
    """Two wizards at this place, about to bet."""
    most = court.desk.most
    copy_row(court.words, BEFORE, NEW)
    duel = court.duels[BEFORE]
    duel.round = round_at(stage_at(place, most))
    duel.middle = middle_at(stage_at(place, most))
    duel.wall = duel.middle + offset_at(place, most)
    for seat in range(2):
        duel.wizards[seat] = duel.middle + (REACH if seat == 1 else -REACH)
        duel.mana[seat] = mana_at(place, seat, most)
        resolve.play(duel, seat, DONE)


@rule
def copy_row(words: Any, target: int, source: int) -> None:
    for place in range(words.shape[1]):
        words[target, place] = words[source, place]


@rule
def best_reply(court: Court, seat: int) -> float:
    """What the best of a seat's bets wins it on average against the other's mixture."""
    shares = court.desk.sheet.mixtures[1 - seat]
    best = -2.0
    for bet in range(1, court.duels[BEFORE].mana[seat] + 1):
        mean = 0.0
        for choice in range(court.desk.sheet.sizes[1 - seat]):
            if shares[choice] > 0.0:
                copy_row(court.words, AFTER, BEFORE)
                resolve.play(court.duels[AFTER], seat, bet)
                resolve.play(court.duels[AFTER], 1 - seat, choice + 1)
                mean += shares[choice] * reached(court, seat)
        best = max(best, mean)
    return best


@rule
def reached(court: Court, seat: int) -> float:
    """What the position after both bets is worth to a seat that goes on replying."""
    duel, most = court.duels[AFTER], court.desk.most
    if duel.phase == rules.OVER:
        return rules.payoff(duel, seat) * 1.0
    stage = stage_of(duel.round, duel.middle)
    place = start_of(stage, most)  # a new round, in a shortened game too
    if duel.round == court.duels[BEFORE].round:
        place = place_of(stage, duel.wall - duel.middle, duel.mana[0], duel.mana[1], most)
    return court.replies[seat, place]
