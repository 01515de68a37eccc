"""A small bridge of Shazamm! to test on: moves are the texts that people type."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from fracas.games import CHANCE, WATCHER, Event, Outcome, make_move, seen
from fracas.games.shazamm import SHAZAMM, rules
from fracas.games.shazamm.events import Shown, Wasted
from fracas.games.shazamm.options import ShazammOptions
from fracas.games.shazamm.rules import Duel
from fracas.games.shazamm.view import ShazammView
from fracas.kernel import lowest, members

E = TypeVar("E", bound=Event)
ALL = "1 2 3 4 5 6 7 8 9 10 11 12 13 14"
DECK = (1 << 15) - 2
PAIRS = {name for name, shape in Duel.shapes.items() if shape == (2,)}


class Table:
    """A duel in progress."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.events: list[Event] = []

    def say(self, seat: int, *texts: str) -> list[Event]:
        """One seat makes one move after the other."""
        happened: list[Event] = []
        for text in texts:
            code = SHAZAMM.read(self.duel, seat, text)
            happened += make_move(SHAZAMM, self.duel, seat, code)
        self.events += happened
        return happened

    def plan(self, seat: int, bet: int, spells: str = "") -> list[Event]:
        """A whole secret plan, sealed."""
        laid = [f"lay {spell}" for spell in sorted(spells.split(), key=int)]
        return self.say(seat, *laid, "done", f"bet {bet}")

    def turn(
        self,
        bets: tuple[int, int],
        first: str = "",
        second: str = "",
        answers: str = "",
    ) -> list[Event]:
        """A whole turn: both plans, then what the spells ask, then chance."""
        before = len(self.events)
        self.plan(0, bets[0], first)
        self.plan(1, bets[1], second)
        self.answer(*answers.split(", ") if answers else ())
        return self.events[before:]

    def answer(self, *texts: str) -> None:
        for text in texts:
            self.say(lowest(SHAZAMM.actors(self.duel)), text)

    def deal(self, *spells: int) -> None:
        """Chance deals what it owes: these spells first, then the lowest."""
        wanted = list(spells)
        while SHAZAMM.actors(self.duel) == 1 << CHANCE:
            pile = members(SHAZAMM.moves(self.duel, CHANCE))
            self.say(CHANCE, f"draw {wanted.pop(0) if wanted else pile[0]}")

    def see(self, seat: int = WATCHER) -> ShazammView:
        view = seen(SHAZAMM, self.duel, seat)
        assert isinstance(view, ShazammView)
        return view

    def may(self, seat: int) -> str:
        return ", ".join(choice.text for choice in self.see(seat).choices)

    @property
    def wall(self) -> int:
        return self.duel.wall

    @property
    def mana(self) -> tuple[int, int]:
        return self.see().mana

    @property
    def outcome(self) -> Outcome | None:
        return SHAZAMM.outcome(self.duel)


def a_new_duel(**options: Any) -> Table:
    """Nothing has been drawn or arranged yet."""
    return Table(SHAZAMM.new(ShazammOptions(**options), 2))


def a_duel(
    first: str = ALL,
    second: str = ALL,
    *,
    last: tuple[str, str] = ("", ""),
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """Both wizards plan, with these spells in hand; what they played on the last turn is spent.

    The spells that are neither in hand nor spent lie in the piles.
    """
    table = a_new_duel(**(options or {}))
    duel = table.duel
    duel.phase, duel.owed = rules.PLANNING, [0, 0]
    duel.last = [spells(last[0]), spells(last[1])]
    spent: Sequence[str] = fields.pop("discards", last)
    duel.discards = [spells(spent[0]), spells(spent[1])]
    duel.hands = [spells(hand) & ~duel.discards[seat] for seat, hand in enumerate((first, second))]
    duel.piles = [DECK & ~duel.hands[seat] & ~duel.discards[seat] for seat in range(2)]
    for name, value in fields.items():
        setattr(duel, name, [*value] if name in PAIRS else value)
    duel.middle = duel.wizards[0] + rules.REACH
    return table


def spells(numbers: str) -> int:
    return sum(1 << int(number) for number in numbers.split())


def kinds(events: Iterable[Event]) -> str:
    """What happened, in one word each, but for the spells that are shown."""
    return " ".join(type(event).__name__ for event in events if not isinstance(event, Shown))


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (event,) = every(events, kind)
    return event


def every(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def rules_of(events: Iterable[Event], kind: type[Event]) -> set[str]:
    """The rules that explain the events of one kind."""
    return {rule for event in events if isinstance(event, kind) for rule in event.rules}


def shown(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """The spells that were turned face up, by seat."""
    return tuple(tuple(e.spell for e in every(events, Shown) if e.seat == seat) for seat in (0, 1))


def wasted(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """The spells that came to nothing, by seat."""
    return tuple(tuple(e.spell for e in every(events, Wasted) if e.seat == seat) for seat in (0, 1))
