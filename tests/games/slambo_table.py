"""A small table of Slambo! to test at: cards and moves are the texts that people type."""

from collections.abc import Iterable
from typing import Any

from fracas.games import CHANCE, WATCHER, Event, Outcome, make_move, seen
from fracas.games.slambo import SLAMBO
from fracas.games.slambo import events as told
from fracas.games.slambo.moves import cards
from fracas.games.slambo.options import SlamboOptions
from fracas.games.slambo.rules import CARDS, NUMBERS, Bout
from fracas.games.slambo.view import SlamboChoice, SlamboView
from fracas.kernel import lowest, members


class Table:
    """A bout in progress; whoever's turn it is plays what is typed."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.events: list[Event] = []

    def play(self, *texts: str) -> list[Event]:
        """Play one text after the other; the answer is everything that happened."""
        happened: list[Event] = []
        for text in texts:
            seat = lowest(SLAMBO.actors(self.bout))
            happened += make_move(SLAMBO, self.bout, seat, SLAMBO.read(self.bout, seat, text))
        self.events += happened
        return happened

    def play_as(self, seat: int, code: int) -> list[Event]:
        return make_move(SLAMBO, self.bout, seat, code)

    def deal(self, starter: int = 0, first: str = "") -> None:
        """Let chance act until somebody can play: the cards named `first` go out first."""
        wanted = first.split()
        while SLAMBO.actors(self.bout) == 1 << CHANCE:
            codes = members(SLAMBO.moves(self.bout, CHANCE))
            texts = {SLAMBO.write(self.bout, CHANCE, code): code for code in codes}
            if f"first {starter}" in texts:
                code = texts[f"first {starter}"]
            else:
                code = texts[wanted.pop(0)] if wanted else codes[0]
            self.events += make_move(SLAMBO, self.bout, CHANCE, code)

    def see(self, seat: int = WATCHER) -> SlamboView:
        view = seen(SLAMBO, self.bout, seat)
        assert isinstance(view, SlamboView)
        return view

    @property
    def turn(self) -> int | None:
        return self.see().turn

    @property
    def balance(self) -> int:
        return self.see().balance

    @property
    def shame(self) -> tuple[int, ...]:
        return self.see().shame

    @property
    def pot(self) -> int:
        return self.see().pot

    @property
    def outcome(self) -> Outcome | None:
        return SLAMBO.outcome(self.bout)

    def may_play(self, seat: int) -> str:
        return " ".join(choice.text for choice in self.see(seat).choices)

    def choice(self, text: str) -> SlamboChoice:
        """What the player to move is told about one of the legal moves."""
        view = self.see(lowest(SLAMBO.actors(self.bout)))
        return {choice.text: choice for choice in view.choices}[text]


def a_new_table(seats: int = 2, **options: Any) -> Table:
    """Nobody has been chosen to start yet."""
    return Table(SLAMBO.new(SlamboOptions(**options), seats))


def a_bout(*hands: str, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The hands are dealt, seat 0 opens its first bout; all other cards are set aside."""
    table = a_new_table(len(hands), **(options or {}))
    bout = table.bout
    bout.hands = [*card_sets(bout, hands), *[0] * (4 - len(hands))]
    deck = (1 << (NUMBERS if bout.seats == 2 else CARDS)) - 1
    bout.undealt = deck & ~sum(bout.hands)
    bout.bout, bout.pot, bout.balance, bout.turn, bout.starter = 1, 1, 5, 0, 0
    for name, value in fields.items():
        if name == "shame":
            value = [*value, *[0] * (4 - len(value))]
        setattr(bout, name, value)
    return table


def card_sets(bout: Bout, hands: Iterable[str]) -> list[int]:
    """The cards named in each hand, as sets; no card is in two hands."""
    codes = {card.text: card.code for card in cards(bout)}
    named = [codes[text] for hand in hands for text in hand.split()]
    assert len(named) == len(set(named)), "a card is in two hands"
    return [sum(1 << codes[text] for text in hand.split()) for hand in hands]


def kinds(events: Iterable[Event]) -> str:
    """What happened, in one word each."""
    return " ".join(type(event).__name__ for event in events)


def played(events: Iterable[Event]) -> list[told.Played]:
    return [event for event in events if isinstance(event, told.Played)]


def rules_of(events: Iterable[Event], kind: type[Event]) -> set[str]:
    """The rules that explain the events of one kind."""
    return {rule for event in events if isinstance(event, kind) for rule in event.rules}
