"""Short matches as annotated text: every move, what happened, and what each seat sees.

A playthrough is a file. Its lines that start with `#`, `=` or `>` are written by hand: what it is
about, the game with its seats and house rules, and the moves. All others follow from those.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from fracas.games import CHANCE, GAMES, WATCHER, AnyGame, Choice, Event, View, make_move, seen, told

Fields: TypeAlias = dict[str, str]


def slambo_choice(choice: Any) -> str:
    """`+4=9`, and `+8=13!` for a card that leaves the ring."""
    return f"{choice.text}={choice.balance}{'!' if choice.loses else ''}"


def plain_choice(choice: Choice) -> str:
    return choice.text


CHOICES: dict[str, Callable[[Choice], str]] = {"slambo": slambo_choice}


class Playthrough:
    """A match on its way, told line by line."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.position = game.new(game.options(**options), seats)
        self.shown: dict[str, Fields] = {}  # by viewer, at the last look

    def lines_of(self, who: str, texts: list[str]) -> Iterator[str]:
        """What follows from some moves of one seat; the view is shown after the last."""
        seat = CHANCE if who == "chance" else int(who)
        events: list[Event] = []
        for text in texts:
            code = self.game.read(self.position, seat, text)
            events += make_move(self.game, self.position, seat, code)
        yield from (f"  {line}" for line in self.heard(events))
        yield from (f"  {line}" for line in self.views())

    def heard(self, events: list[Event]) -> Iterator[str]:
        """The events, once for all who are told the same."""
        for alike in runs(events):
            hearers: dict[str, list[str]] = {}
            for seat in (*range(self.seats), WATCHER):
                name = "watcher" if seat == WATCHER else str(seat)
                if heard := told(alike, seat):
                    hearers.setdefault(in_words(heard), []).append(name)
            for words, names in hearers.items():
                everybody = len(names) > self.seats
                yield words if everybody else f"{words} (told to {', '.join(names)})"

    def views(self) -> Iterator[str]:
        """What changed on the table for a watcher, and in what each seat sees besides."""
        table = fields(self.game, seen(self.game, self.position, WATCHER))
        yield from self.news("table", table, without(table, self.shown.get("table", {})))
        for seat in range(self.seats):
            mine = fields(self.game, seen(self.game, self.position, seat))
            besides = without(mine, table)
            yield from self.news(f"seat {besides.pop('seat')}", besides, besides)

    def news(self, who: str, sight: Fields, says: Fields) -> Iterator[str]:
        """A line, if this viewer sees something else than before."""
        if self.shown.get(who) != sight:
            yield f"{who}: {joined(says) or 'nothing besides the table'}"
        self.shown[who] = sight


def replayed(text: str) -> str:
    """The playthrough with every line that is not written by hand made anew."""
    return "".join(f"{line}\n" for line in lines(text))


def lines(text: str) -> Iterator[str]:
    playthrough: Playthrough | None = None
    for line in text.splitlines():
        mark, _, rest = line.partition(" ")
        if mark in ("#", "=", ">"):
            yield line
        if mark == "=":
            name, seats, options = rest.split(maxsplit=2)
            playthrough = Playthrough(GAMES[name], int(seats), json.loads(options))
        elif mark == ">":
            assert playthrough is not None, "the game comes before the moves"
            who, _, moves = rest.partition(": ")
            yield from playthrough.lines_of(who, moves.split(", "))


def runs(events: list[Event]) -> Iterator[list[Event]]:
    """Events that differ from the one before in one fact, like cards dealt to one seat."""
    run: list[Event] = []
    for event in events:
        if run and (type(event) is not type(run[0]) or len(varying([*run, event])) > 1):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def varying(events: Sequence[Event]) -> list[str]:
    """The names of the facts that are not the same in all of these events."""
    first = events[0]
    return [
        name
        for name in first.__struct_fields__
        if any(getattr(event, name) != getattr(first, name) for event in events)
    ]


def in_words(events: Sequence[Event]) -> str:
    """`played seat=0 card=+4 number=4 balance=9 [SLAM-19]`; a fact that varies has many values."""
    first, many = events[0], varying(events)
    facts: Fields = {}
    for name in first.__struct_fields__:
        values = [shown(getattr(event, name)) for event in events]
        facts[name] = " ".join(values) if name in many else values[0]
    del facts["rules"]
    times = f" ({len(events)} times)" if len(events) > 1 and not many else ""
    name = str(first.__struct_config__.tag).partition(".")[2]
    return f"{name} {joined(facts)}{times} [{' '.join(first.rules)}]"


def fields(game: AnyGame, view: View) -> Fields:
    written = {name: shown(getattr(view, name)) for name in view.__struct_fields__}
    written["choices"] = " ".join(map(CHOICES.get(game.name, plain_choice), view.choices))
    return written


def without(values: Fields, known: Fields) -> Fields:
    return {name: value for name, value in values.items() if known.get(name) != value}


def joined(values: Fields) -> str:
    return "  ".join(
        f"{name}={value}" if value else f"{name}=none" for name, value in values.items()
    )


def shown(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return " ".join(shown(entry) for entry in iterated(value))
        case _:
            return str(value)


def iterated(values: Any) -> Iterator[object]:
    return iter(values)
