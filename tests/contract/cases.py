"""Every game with every number of seats and a few sets of house rules, and random matches of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from tests.contract import bambam, shazamm, slambo
from tests.contract.kit import Kit
from tests.rules import rules

from fracas.games import CHANCE, GAMES, WATCHER, AnyGame, concealed
from fracas.kernel import Dice, Record, a_dice, count, has, members, nth, roll

RULES = frozenset(rules())
SEATS_ON_EARTH = range(-1, CHANCE + 2)  # watchers, seats that a game lacks, chance, and one more


@dataclass(frozen=True)
class Case:
    """A game as it is played at one table."""

    game: AnyGame
    seats: int
    rules: str

    @property
    def kit(self) -> Kit:
        return KITS[self.game.name]

    def new(self) -> Any:
        return self.game.new(self.game.options(**self.kit.house_rules[self.rules]), self.seats)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.rules}"


KITS: dict[str, Kit] = {
    "slambo": slambo.KIT,
    "shazamm": shazamm.KIT,
    "bambam": bambam.KIT,
}

CASES = [
    Case(game, seats, house)
    for game in GAMES.values()
    if game.name in KITS
    for house in KITS[game.name].house_rules
    for seats in game.seats
]
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", [GAMES[name] for name in KITS], ids=list(KITS))


def choose(bits: int, dice: Dice) -> int:
    return nth(bits, roll(dice, count(bits)))


def a_move(game: AnyGame, position: Any, dice: Dice) -> tuple[int, int]:
    """A random seat that must act, or at times one that changes its mind, and a random move."""
    actors = game.actors(position)
    idle = [seat for seat in range(CHANCE) if not has(actors, seat)]
    fickle = [seat for seat in idle if game.moves(position, seat)]
    changes = fickle and roll(dice, 8) == 0
    seat = fickle[roll(dice, len(fickle))] if changes else choose(actors, dice)
    return seat, choose(game.moves(position, seat), dice)


def a_match(case: Case, number: int) -> list[tuple[int, int]]:
    """The moves of a random match, chance included."""
    position, dice = case.new(), a_dice(number)
    moves: list[tuple[int, int]] = []
    while case.game.actors(position):
        moves.append(a_move(case.game, position, dice))
        case.game.play(position, *moves[-1])
        assert len(moves) <= case.game.most_moves
    return moves


def positions(case: Case, times: int, first: int = 0) -> Iterator[Any]:
    """Positions of random matches one after the other, from new to over; leave them as they are."""
    made = 0
    for number in range(first, first + times):
        position = case.new()
        for move in [None, *a_match(case, number)]:
            if move:
                case.game.play(position, *move)
            yield position
            made += 1
            if made == times:
                return


def spread(case: Case, times: int, first: int = 0) -> Iterator[Any]:
    """So many positions, every seventh of random matches: fewer deals that resemble each other."""
    for place, position in enumerate(positions(case, 7 * times, first)):
        if place % 7 == 6:
            yield position


def another_world(case: Case, position: Any, seat: int, dice: Dice) -> Any:
    """A position that may as well be the truth, for all that the seat knows."""
    world = concealed(case.game, position, seat)
    for _ in range(case.kit.taken_back(position, seat)):
        if moves := case.game.moves(world, CHANCE):  # none when the match is over
            case.game.play(world, CHANCE, choose(moves, dice))
    case.kit.choose_again(position, world, seat, dice)
    return world


def viewers(case: Case) -> list[int]:
    return [*range(case.seats), WATCHER]


def acting(case: Case, position: Record) -> list[int]:
    """Who must act."""
    return members(case.game.actors(position))


def able(case: Case, position: Record) -> list[int]:
    """Who has moves: all who must act, and those who may still change their mind."""
    return [seat for seat in range(CHANCE + 1) if case.game.moves(position, seat)]
