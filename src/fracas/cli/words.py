"""The catalogue of sentences, for the terminal: events, refusals and the terminal's own words."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource

from fracas.games import CHANCE, Event, Seat

from .trouble import clean

LANGUAGE = "en"
SEATS = {"seat", "starter", "turn"}  # whom a sentence is about: told by name, and whether it is you
OTHER_SEATS = {"target", "victim", "holder", "start"}  # told by name only
ROUTES = {"hops"}  # seats one after the other
SIGNED = {"number"}  # fields that are told with their sign
CARDS = {"card", "cards", "hand"}  # told without the mark of a twin
MOVES = {"expected", "meanings"}  # several of them, with commas, without the marks of twins
NAMES = {  # values that have names of their own
    "event": "page-bambam-event",
    "before": "page-bambam-event",
    "character": "page-bambam-character",
}
NOT_TOLD = {"rules"}


class Refusal(Protocol):
    """What refuses: a `MoveError`, or a table's refusal."""

    key: str
    rule: str
    facts: dict[str, str | int]


class Words:
    """Sentences as one viewer reads them: `viewer` is "you", everybody else has a name."""

    def __init__(
        self, names: Sequence[str] = (), viewer: Seat | None = None, language: str = LANGUAGE
    ) -> None:
        self.names = [clean(name) for name in names]
        self.viewer = viewer
        self.bundle = bundle(language)

    def seen_by(self, viewer: Seat | None) -> "Words":
        return Words(self.names, viewer)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def event(self, event: Event) -> str:
        """What happened, with the rules that made it so."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        tag = event.__struct_config__.tag
        return cited(self._told(str(tag), fields), event.rules)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule behind it."""
        return cited(self._told(refusal.key, refusal.facts), [refusal.rule])

    def say(self, key: str, /, **values: Any) -> str:
        """One sentence of the catalogue; the key itself if the catalogue lacks it."""
        id = key.replace(".", "-")
        if not self.bundle.has_message(id):
            return key
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        sentence, _ = self.bundle.format_pattern(pattern, values)
        return str(sentence)

    def _told(self, key: str, fields: dict[str, Any]) -> str:
        values: dict[str, Any] = {}
        for name, value in fields.items():
            if name not in NOT_TOLD:
                values |= self._value(name, value)
        return self.say(key, **values)

    def _value(self, name: str, value: Any) -> dict[str, Any]:
        match value:
            case None:
                return {name: "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return self._number(name, value)
            case str():
                return {name: self._text(name, value)}
            case tuple():
                return listed(name, cast(tuple[Any, ...], value), self)
            case _:
                return {name: value}

    def _number(self, name: str, value: int) -> dict[str, Any]:
        if name in SEATS:
            return {name: self.name(value), "you": "you" if value == self.viewer else "other"}
        if name in OTHER_SEATS:
            return {name: self.name(value)}
        return {name: f"{value:+d}" if name in SIGNED else value}

    def _text(self, name: str, value: str) -> str:
        if name in NAMES:
            return self.say(NAMES[name], name=value)
        if name in MOVES:
            return ", ".join(dict.fromkeys(map(faces, clean(value).split(", "))))
        return faces(clean(value)) if name in CARDS else clean(value)


def listed(name: str, values: tuple[Any, ...], words: Words) -> dict[str, Any]:
    """Several seats or several texts as one text, and how many there are."""
    seats = all(isinstance(value, int) for value in values)
    shown = face if name in CARDS else str
    between = " -> " if name in ROUTES else ", "
    text = between.join(map(words.name, values)) if seats else " ".join(map(shown, values))
    return {name: text, f"{name}_count": len(values)}


def face(card: str) -> str:
    """A card as people read it: which of two equal cards it is does not matter to them."""
    return re.sub(r"(?<=\d)[a-z]$|(?<=copy)[a-z]$|(?<=[a-z])-[a-z]$", "", card)


def faces(text: str) -> str:
    """The same for every word of a text."""
    return " ".join(map(face, text.split(" ")))


def cited(sentence: str, rules: Iterable[str]) -> str:
    """A sentence and, behind it, the ids of the rules that it follows from."""
    ids = ", ".join(rule for rule in rules if rule)
    return f"{sentence} [{ids}]" if ids else sentence


def seat_mark(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language, without the marks that would isolate their parameters."""
    found = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        found.add_resource(FluentResource(text))
    return found


def catalogue(language: str) -> dict[str, str]:
    """The files of a language by name."""
    folder = resources.files("fracas") / "words" / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
