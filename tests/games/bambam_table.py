"""A small table of Bambam Boom to test at: cards and moves are the texts that people type."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from fracas.games import CHANCE, NOBODY, WATCHER, Event, Outcome, make_move, seen
from fracas.games.bambam import BAMBAM
from fracas.games.bambam import brawl as at
from fracas.games.bambam.brawl import Brawl
from fracas.games.bambam.characters import CHARACTERS, EVENTS
from fracas.games.bambam.moves import cards
from fracas.games.bambam.options import BambamOptions
from fracas.games.bambam.view import BambamChoice, BambamView
from fracas.kernel import has, members

E = TypeVar("E", bound=Event)
DECK = (1 << 57) - 1
R, G, Y = range(3)


class Table:
    """A match in progress. Chance does what `luck` says, and else what comes first."""

    def __init__(self, brawl: Brawl) -> None:
        self.brawl = brawl
        self.events: list[Event] = []
        self.luck: list[str] = []

    def say(self, seat: int, *texts: str) -> list[Event]:
        """One seat makes one move after the other."""
        happened: list[Event] = []
        for text in texts:
            code = BAMBAM.read(self.brawl, seat, text)
            happened += make_move(BAMBAM, self.brawl, seat, code)
        self.events += happened
        return happened

    def lay(self, *texts: str) -> list[Event]:
        """Whoever's turn it is makes these moves; a window that opens stays open."""
        happened: list[Event] = []
        for text in texts:
            happened += self.say(self.brawl.turn, text)
        return happened

    def play(self, *texts: str) -> list[Event]:
        """The same, and nobody cancels anything; chance acts until somebody has a turn."""
        return [*self.lay(*texts), *self.settle()]

    def settle(self) -> list[Event]:
        """Everybody passes, and chance acts, until somebody has a turn."""
        happened = self.chance()
        while self.brawl.phase in (at.WINDOW, at.RESCUE):
            happened += self.pass_all() + self.chance()
        return happened

    def pass_all(self) -> list[Event]:
        """All who are still asked pass; the next window is not answered."""
        happened: list[Event] = []
        for seat in members(self.brawl.waiting):
            happened += self.say(seat, "pass")
        return happened

    def chance(self) -> list[Event]:
        happened: list[Event] = []
        while BAMBAM.actors(self.brawl) == 1 << CHANCE:
            codes = members(BAMBAM.moves(self.brawl, CHANCE))
            texts = [BAMBAM.write(self.brawl, CHANCE, code) for code in codes]
            wanted = self.luck[0] if self.luck else ""
            fitting = [text for text in texts if text == wanted]
            if fitting:
                self.luck.pop(0)
            happened += self.say(CHANCE, (fitting or texts)[0])
        return happened

    def see(self, seat: int = WATCHER) -> BambamView:
        view = seen(BAMBAM, self.brawl, seat)
        assert isinstance(view, BambamView)
        return view

    def may(self, seat: int | None = None) -> str:
        """What a seat may do, by default the one whose turn it is."""
        return " ".join(c.text for c in self.see(self.brawl.turn if seat is None else seat).choices)

    def choice(self, text: str) -> BambamChoice:
        """What the player to move is told about a legal move."""
        return {c.text: c for c in self.see(self.brawl.turn).choices}[text]

    def asked(self) -> list[int]:
        """Who must act now, chance apart."""
        return [seat for seat in members(BAMBAM.actors(self.brawl)) if seat != CHANCE]

    @property
    def turn(self) -> int | None:
        return self.see().turn

    @property
    def dials(self) -> tuple[int, ...]:
        return self.see().dials

    @property
    def holders(self) -> tuple[int | None, ...]:
        return self.see().holders

    @property
    def active(self) -> str | None:
        return self.see().active

    @property
    def lives(self) -> tuple[int, ...]:
        return self.see().lives

    @property
    def phase(self) -> str:
        return self.see().phase

    @property
    def outcome(self) -> Outcome | None:
        return BAMBAM.outcome(self.brawl)

    def hand(self, seat: int) -> str:
        """The cards of a hand, without the marks of twins."""
        return " ".join(self.names(self.see(seat).hand))

    def names(self, texts: Iterable[str]) -> list[str]:
        named = {card.text: card.name for card in cards(self.brawl)}
        return [named[text] for text in texts]

    def sizes(self) -> tuple[int, ...]:
        return self.see().hand_sizes

    def discarded(self) -> list[str]:
        return self.names(self.see().discards)


def a_new_table(seats: int = 3, **options: Any) -> Table:
    """Nobody has been chosen to go first yet."""
    return Table(BAMBAM.new(BambamOptions(**options), seats))


def a_brawl(
    *hands: str,
    options: dict[str, Any] | None = None,
    characters: str = "bambam pikpok turtul coro rangga cindy",
    deck: str | None = None,
    **fields: Any,
) -> Table:
    """Hands are dealt, the bombs lie before the first three seats, and it is seat 0's turn.

    Undealt is whatever is not in a hand; with a `deck`, all other cards are discarded. A dial at 10
    makes its bomb active. Lives, sizes, dials and holders are given as short lists.
    """
    table = a_new_table(len(hands), **(options or {}))
    brawl = table.brawl
    seats = len(hands)
    brawl.characters = padded([CHARACTERS.index(c) for c in characters.split()[:seats]], NOBODY)
    brawl.abilities = brawl.characters[:] if brawl.advanced else [NOBODY] * 6
    brawl.hands = padded(card_sets(brawl, hands), 0)
    rest = DECK & ~sum(brawl.hands)
    brawl.undealt = rest if deck is None else card_sets(brawl, [deck])[0]
    brawl.discards = rest & ~brawl.undealt
    brawl.first, brawl.turn, brawl.turns, brawl.phase = 0, 0, 1, at.TURN
    brawl.lives, brawl.sizes = padded([2] * seats, 0), padded([5] * seats, 0)
    brawl.holders = [bomb % seats for bomb in range(3)]
    event = fields.pop("event", None)
    if event is not None:
        brawl.event = EVENTS.index(event)
        brawl.sheets = 1
        brawl.unrevealed = (1 << len(EVENTS)) - 1 & ~(1 << brawl.event)
    for name, value in fields.items():
        set_field(brawl, name, value)
    if 10 in brawl.dials:
        brawl.active = brawl.dials.index(10)
        brawl.turn = brawl.holders[brawl.active]
    return table


def set_field(brawl: Brawl, name: str, value: Any) -> None:
    if name in ("lives", "sizes"):
        value = padded(value, 0)
    if name in ("living", "unrevealed"):
        value = sum(1 << entry for entry in value)
    assert name in Brawl.shapes, name
    setattr(brawl, name, value)


def padded(values: Sequence[int], rest: int) -> list[int]:
    return [*values, *[rest] * (6 - len(values))]


def card_sets(brawl: Brawl, hands: Iterable[str]) -> list[int]:
    """The cards named in each hand, as sets; a card named again is its next twin."""
    left: dict[str, list[int]] = {}
    for card in cards(brawl):
        left.setdefault(card.name, []).append(card.code)
    return [sum(1 << left[name].pop(0) for name in hand.split()) for hand in hands]


def event_number(name: str) -> int:
    return EVENTS.index(name)


def kinds(events: Iterable[Event]) -> str:
    """What happened, in one word each; draws and beginnings of turns left out."""
    names = [type(event).__name__ for event in events]
    return " ".join(name for name in names if name not in ("Drew", "TurnStarts", "Danger"))


def every(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (event,) = every(events, kind)
    return event


def rules_of(events: Iterable[Event], kind: type[Event]) -> set[str]:
    """The rules that explain the events of one kind."""
    return {rule for event in events if isinstance(event, kind) for rule in event.rules}


def amiss(brawl: Brawl) -> list[str]:
    """What got lost or doubled, or lies where it cannot lie."""
    wrong: list[str] = []
    parts = [brawl.undealt, brawl.discards, brawl.laid, *brawl.hands]
    if sum(parts) != DECK or sum(part.bit_count() for part in parts) != 57:
        wrong.append("cards")
    if brawl.due != sum(brawl.owed) + sum(brawl.hidden) or brawl.due < 0:
        wrong.append("draws")
    if not all(0 <= dial <= at.FULL for dial in brawl.dials):
        wrong.append("dials")
    full = [bomb for bomb, dial in enumerate(brawl.dials) if dial == at.FULL]
    exploding = brawl.phase in (at.REVEALING, at.OVER)
    if not exploding and full != [bomb for bomb in [brawl.active] if bomb != NOBODY]:
        wrong.append("active bomb")
    placed = [holder for holder in brawl.holders if holder != NOBODY]
    if not exploding and not all(has(brawl.living, holder) for holder in placed):
        wrong.append("holders")
    if any(brawl.lives[seat] < 1 for seat in members(brawl.living)) and brawl.turns:
        wrong.append("lives")
    return wrong
