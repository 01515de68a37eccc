"""Who sits where: people first, then bots."""

from dataclasses import dataclass

from fracas.bots import BOTS
from fracas.games import AnyGame, Seat

from .arguments import unknown
from .trouble import TroubleError

USUAL_BOT = "greedy"
LONGEST_WORD = 64


@dataclass(frozen=True)
class Wish:
    """What was said about seats on the command line; None and nothing were not said."""

    seats: int | None
    bots: list[str]
    names: list[str]
    hot_seat: bool


@dataclass(frozen=True)
class Seating:
    """Everybody's name by seat, and which seats are bots'."""

    names: list[str]
    bots: dict[Seat, str]

    def words(self, words: list[str]) -> tuple[str, ...]:
        """The words that go into chance, one a seat; bots add none."""
        people = len(self.names) - len(self.bots)
        if len(words) > people:
            raise TroubleError(f"--words has {len(words)} words; {people} would do")
        if any(len(word) > LONGEST_WORD or not word.isprintable() for word in words):
            raise TroubleError(
                f"--words: a word has at most {LONGEST_WORD} letters, none of them hidden"
            )
        return (*words, *[""] * (len(self.names) - len(words)))


def seat(game: AnyGame, wish: Wish) -> Seating:
    """The seating that was asked for, or what is wrong with it and what would be right."""
    for bot in wish.bots:
        if bot not in BOTS:
            raise TroubleError(unknown("bot", bot, BOTS))
    seats = seats_for(game, wish)
    if seats not in game.seats:
        most = game.seats[-1]
        raise TroubleError(f"{game.title} has {game.seats[0]} to {most} seats, not {seats}")
    bots = bots_for(wish, seats)
    people = seats - len(bots)
    if wish.hot_seat and people < 1:
        raise TroubleError(f"{len(bots)} bots fill all {seats} seats; leave one for somebody here")
    names = names_for(wish, people) + bot_names(bots)
    return Seating(names, dict(enumerate(bots, start=people)))


def seats_for(game: AnyGame, wish: Wish) -> int:
    if wish.seats is not None:
        return wish.seats
    if wish.hot_seat:
        return max(game.seats[0], len(wish.names) + len(wish.bots))
    return max(game.seats[0], 1 + len(wish.bots))


def bots_for(wish: Wish, seats: int) -> list[str]:
    """The bots in their order; without hot-seat, all seats but one."""
    if wish.hot_seat:
        return wish.bots
    bots = wish.bots or [USUAL_BOT] * (seats - 1)
    if not seats - 1 <= len(bots) <= seats:
        raise TroubleError(
            f"you and {len(bots)} bots do not make {seats} seats;"
            f" name {seats - 1} bots, or use --hot-seat if people share this keyboard"
        )
    return bots


def names_for(wish: Wish, people: int) -> list[str]:
    if len(wish.names) > people:
        raise TroubleError(f"--names has {len(wish.names)} names; {people} would do")
    if any(not name for name in wish.names) or len({*wish.names}) < len(wish.names):
        raise TroubleError("--names: each person needs a name, and no two the same")
    usual = ["You"] if people == 1 else [f"Player {seat + 1}" for seat in range(people)]
    return wish.names + usual[len(wish.names) :]


def bot_names(bots: list[str]) -> list[str]:
    """`greedy (bot)`, and `greedy 2 (bot)` for the second."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        before = bots[:place].count(bot)
        names.append(f"{bot} {before + 1} (bot)" if before else f"{bot} (bot)")
    return names
