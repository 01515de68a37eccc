"""One match at the terminal: who sits where, whose chance it is, and what has happened."""

import secrets
from collections.abc import Mapping

from fracas.bots import Bot, Budget
from fracas.games import CHANCE, Code, Event, Seat, concealed, told
from fracas.kernel import lowest
from fracas.kernel.dice import a_dice
from fracas.match import Course, Fairness, Match, Setup, commitment, new_key


class Sitting:
    """The match, its key and its bots. Seats without a bot are people."""

    def __init__(
        self, setup: Setup, bots: Mapping[Seat, Bot], words: tuple[str, ...], budget: Budget
    ) -> None:
        self.course = Course(setup)
        self.key = new_key()
        self.bots = bots
        self.words = words
        self.budget = budget
        self.dice = a_dice(secrets.randbits(62))
        self.log: list[Event] = []
        self.told = [0] * (setup.seats + 1)  # how much of the log each seat, then anybody, read

    @property
    def setup(self) -> Setup:
        return self.course.setup

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(self.setup.seats) if seat not in self.bots]

    @property
    def commitment(self) -> str:
        return commitment(self.key)

    def next_person(self) -> Seat | None:
        """Let chance and the bots move until a person must; None when the match is over."""
        while actors := self.course.actors():
            seat = lowest(actors)
            if self.course.is_chance_due():
                self.move(CHANCE, self.course.draw(self.key, self.words))
            elif seat in self.bots:
                self.move(seat, self.choice_of(seat))
            else:
                return seat
        return None

    def choice_of(self, seat: Seat) -> Code:
        """What a bot plays, who knows what its seat knows."""
        game, position = self.course.game, self.course.position
        moves = game.moves(position, seat)
        known = concealed(game, position, seat)
        return self.bots[seat].choose(known, seat, moves, self.budget, self.dice)

    def move(self, seat: Seat, code: Code) -> None:
        self.log += self.course.move(seat, code)

    @property
    def fades(self) -> bool:
        """Whether something happened that shall not stay readable until its round is over."""
        return any(event.fades() for event in self.log)

    def news_for(self, seat: Seat, *, rounds: bool = False) -> list[Event]:
        """What happened since this seat (or `WATCHER`) last looked, as it is told there.

        With `rounds`, a round that is over now is told once more from its beginning.
        """
        start = self.told[seat]
        if rounds and any(event.closes() for event in self.log[start:]):
            closed = [n for n, event in enumerate(self.log[:start], start=1) if event.closes()]
            start = closed[-1] if closed else 0
        self.told[seat] = len(self.log)
        return list(told(self.log[start:], seat))

    def match(self, *, opened: bool) -> Match:
        """The match so far; with its key only when nothing can follow."""
        fairness = Fairness(
            commitment=self.commitment, words=self.words, key=self.key if opened else None
        )
        return Match(setup=self.setup, moves=tuple(self.course.moves), fairness=fairness)
