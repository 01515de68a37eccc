"""Shazamm!: every pair of spells, and random turns, against a second reading of the rulebook.

The oracle below is one straight line through a turn, written from the rulebook and the rulings;
it knows spells in force as lists of numbers and shares nothing with the game's rules.
"""

from dataclasses import dataclass, field
from itertools import combinations, product

import pytest
from tests.games.shazamm_table import ALL, a_duel, spells

from fracas.games.shazamm import SHAZAMM
from fracas.kernel import Dice, a_dice, lowest, members, roll

REAL = range(1, 15)
NUMBERS = "0 " + ALL


@dataclass
class Turn:
    """What both wizards have and do, and how the questions of spells are answered."""

    bets: tuple[int, int]
    played: tuple[set[int], set[int]]
    last: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    mana: tuple[int, int] = (50, 50)
    wall: int = 10
    wizards: tuple[int, int] = (7, 13)
    round: int = 2
    silence: bool = False
    exactly_five: bool = False
    luck: tuple[int, ...] = ()


@dataclass
class Result:
    """Where everything is afterwards."""

    wall: int
    wizards: tuple[int, int]
    mana: tuple[int, int]
    round: int
    silence: bool
    remembered: tuple[set[int], set[int]]
    questions: list[list[str]]
    fallen: set[int] = field(default_factory=set[int])


def oracle(turn: Turn) -> Result:  # noqa: C901, PLR0915  # one straight line, to read beside the rulebook
    questions: list[list[str]] = []

    def ask(options: list[str]) -> str:
        questions.append(options)
        return options[turn.luck[len(questions) - 1] % len(options)]

    force: list[list[int]] = [sorted(played - {0}) for played in turn.played]
    remembered = (set(force[0]), set(force[1]))
    silence, wall = turn.silence, turn.wall
    stakes = list(turn.bets)
    if silence:
        force = [list[int](), list[int]()]
    for number in REAL:
        if number in force[0] and number in force[1]:
            force[0].remove(number)
            force[1].remove(number)
    if 1 in force[0] + force[1]:  # Silence
        silence, force = True, [list[int](), list[int]()]
    for me, other in ((0, 1), (1, 0)):  # Clone
        if 2 in force[me]:
            force[me].remove(2)
            targets = sorted(turn.last[other] - {2})
            answer = ask(["clone none", *(f"clone {n}" for n in targets)]) if targets else ""
            if answer and answer != "clone none":
                copy = int(answer.split()[1])
                remembered[me].add(copy)
                if copy in force[other]:
                    force[other].remove(copy)
                elif copy == 1:
                    silence, force = True, [list[int](), list[int]()]
                else:
                    force[me].append(copy)
    for me, other in ((0, 1), (1, 0)):  # Theft
        if 3 in force[me]:
            loot = sorted(n for n in force[other] if n > 3)
            force[other] = []
            for number in loot:
                if ask([f"destroy {number}", f"use {number}"]).startswith("use"):
                    force[me].append(number)
    if 4 in force[0] + force[1]:  # End of Round
        return round_over(turn, wall, remembered, questions)
    if 5 in force[0] + force[1]:  # Middle
        wall = (turn.wizards[0] + turn.wizards[1]) // 2
    for me in (0, 1):  # Recycling
        for _ in range(force[me].count(6)):
            amounts = [-5, *range(6)] if turn.exactly_five else list(range(-5, 6))
            fits = [n for n in amounts if n == 0 or 1 <= stakes[me] + n <= turn.mana[me]]
            stakes[me] += int(ask([f"recycle {n:+d}" if n else "recycle 0" for n in fits])[8:])
    attacks = [(stakes[me] + 7 * force[me].count(7)) * 2 ** force[me].count(8) for me in (0, 1)]
    toward = None if attacks[0] == attacks[1] else 1 if attacks[0] > attacks[1] else 0
    for _ in range((force[0] + force[1]).count(9)):  # Reversal
        toward = None if toward is None else 1 - toward
    steps = 2 if 10 in force[0] + force[1] else 1  # Blaze
    if toward is not None and 11 in force[toward]:  # Resistance
        toward = None
    if toward == 1:
        wall = min(wall + steps, turn.wizards[1])
    if toward == 0:
        wall = max(wall - steps, turn.wizards[0])
    mana = list(turn.mana)
    for me in (0, 1):
        if not (12 in force[me] and toward == me):  # Miser
            mana[me] -= stakes[me]
        for _ in range(force[me].count(13)):  # Reserve Boost
            mana[me] = min(50, mana[me] + 13)
    for me in (0, 1):
        for _ in range(force[me].count(14)):  # Drain
            mana[me] = min(50, mana[me] + stakes[1 - me])
    if wall in turn.wizards:
        return round_over(turn, wall, remembered, questions)
    if 0 in mana:
        if mana[0] > 0:
            wall = min(wall + mana[0], turn.wizards[1])
        if mana[1] > 0:
            wall = max(wall - mana[1], turn.wizards[0])
        return round_over(turn, wall, remembered, questions)
    left = (mana[0], mana[1])
    return Result(wall, turn.wizards, left, turn.round, silence, remembered, questions)


def round_over(
    turn: Turn, wall: int, remembered: tuple[set[int], set[int]], questions: list[list[str]]
) -> Result:
    """Both stand three from the wall; as many tiles as rounds are gone from each end."""
    wizards = (wall - 3, wall + 3)
    bridge = range(1 + turn.round, 20 - turn.round)
    fallen = {me for me in (0, 1) if wizards[me] not in bridge}
    number = turn.round if fallen else turn.round + 1
    return Result(wall, wizards, (50, 50), number, False, remembered, questions, fallen)


def by_the_game(turn: Turn) -> Result:
    """The same turn by the game itself."""
    last = tuple(" ".join(map(str, sorted(numbers))) for numbers in turn.last)
    table = a_duel(
        last=(last[0], last[1]),
        discards=("", ""),
        options={"exact_recycling": turn.exactly_five},
        mana=turn.mana,
        wall=turn.wall,
        wizards=turn.wizards,
        round=turn.round,
        silence=int(turn.silence),
    )
    for seat in (0, 1):
        table.plan(seat, turn.bets[seat], " ".join(map(str, turn.played[seat])))
    questions: list[list[str]] = []
    while table.see().chooser is not None:
        chooser = lowest(SHAZAMM.actors(table.duel))
        options = [choice.text for choice in table.see(chooser).choices]
        questions.append(options)
        table.say(chooser, options[turn.luck[len(questions) - 1] % len(options)])
    duel, view = table.duel, table.see()
    mana = (50, 50) if duel.fallen else view.mana
    silence = False if duel.fallen else view.silence
    return Result(
        view.wall,
        view.wizards,
        mana,
        view.round,
        silence,
        (set(view.last[0]), set(view.last[1])),
        questions,
        set(view.fallen),
    )


SITUATIONS = {
    "stronger": Turn(bets=(10, 4), played=(set(), set())),
    "weaker": Turn(bets=(4, 10), played=(set(), set())),
    "equal": Turn(bets=(6, 6), played=(set(), set())),
    "near": Turn(bets=(9, 8), played=(set(), set()), mana=(20, 30), wall=12),
    "far": Turn(bets=(9, 8), played=(set(), set()), mana=(30, 9), wall=8),
    "all in": Turn(bets=(7, 12), played=(set(), set()), mana=(7, 12), wall=9),
}
situations = pytest.mark.parametrize("name", SITUATIONS)
CLONEABLE = ({7, 9}, {8, 14})


def like(name: str, first: set[int], second: set[int], luck: int) -> Turn:
    turn = SITUATIONS[name]
    return Turn(
        turn.bets,
        (first, second),
        last=CLONEABLE,
        mana=turn.mana,
        wall=turn.wall,
        luck=(luck,) * 40,
    )


@situations
@pytest.mark.proves("SHZ-31", "SHZ-A01", "SHZ-A03")
def test_every_spell_alone_does_what_the_rulebook_says(name: str) -> None:
    for number, luck in product(range(15), range(3)):
        for first, second in (({number}, set[int]()), (set[int](), {number})):
            turn = like(name, first, second, luck)
            assert by_the_game(turn) == oracle(turn), (number, luck)


@situations
@pytest.mark.proves("SHZ-31", "SHZ-A01", "SHZ-A20", "SHZ-A43", "SHZ-A48")
def test_every_pair_of_spells_on_opposite_sides_does_what_the_rulebook_says(name: str) -> None:
    for first, second in product(range(15), repeat=2):
        for luck in range(2):
            turn = like(name, {first}, {second}, luck)
            assert by_the_game(turn) == oracle(turn), (first, second, luck)


@situations
@pytest.mark.proves("SHZ-31", "SHZ-A01", "SHZ-A03", "SHZ-A20")
def test_every_pair_of_spells_on_the_same_side_does_what_the_rulebook_says(name: str) -> None:
    for pair in combinations(range(15), 2):
        for luck, side in product(range(2), range(2)):
            first, second = (set(pair), set[int]()) if side == 0 else (set[int](), set(pair))
            turn = like(name, first, second, luck)
            assert by_the_game(turn) == oracle(turn), (pair, luck, side)


def a_random_turn(dice: Dice) -> Turn:
    wall_at = 5 + roll(dice, 9)
    mana = (1 + roll(dice, 50), 1 + roll(dice, 50))

    def some() -> set[int]:
        dense = 2 + roll(dice, 5)
        return {n for n in range(15) if roll(dice, dense) == 0}

    return Turn(
        bets=(1 + roll(dice, min(mana[0], 20)), 1 + roll(dice, min(mana[1], 20))),
        played=(some(), some()),
        last=(some() - {0}, some() - {0}),
        mana=mana,
        wall=wall_at - 2 + roll(dice, 5),
        wizards=(wall_at - 3, wall_at + 3),
        round=1 + roll(dice, 5),
        silence=roll(dice, 8) == 0,
        exactly_five=roll(dice, 4) == 0,
        luck=tuple(roll(dice, 1000) for _ in range(40)),
    )


@pytest.mark.proves("SHZ-A01", "SHZ-A03", "SHZ-A19", "SHZ-A40", "SHZ-A46", "SHZ-A74")
@pytest.mark.parametrize("start", range(0, 4000, 1000))
def test_random_turns_go_as_the_rulebook_says(start: int) -> None:
    dice = a_dice(start)
    for _ in range(500):
        turn = a_random_turn(dice)
        assert by_the_game(turn) == oracle(turn), turn


def test_the_oracle_reads_the_fixtures_of_the_rulings() -> None:
    boosted = Turn(bets=(1, 9), played=({7, 8}, set()))
    assert oracle(boosted).wall == 11  # 16 against 9
    cancelled = Turn(bets=(1, 3), played=({7, 8}, {7}))
    assert oracle(cancelled).wall == 9  # 2 against 3
    assert oracle(Turn(bets=(10, 1), played=({13}, set()), mana=(45, 50))).mana == (48, 49)
    assert oracle(Turn(bets=(3, 1), played=({13}, set()))).mana == (50, 49)
    assert members(spells(NUMBERS)) == list(range(15))
