"""A described fight of Sbam! as text: docs/notation.md shows it."""

import re
from typing import Any

import msgspec

from fracas.games.contract import Event
from fracas.games.sbam.cards import COLOURS, TEXTS
from fracas.games.sbam.moves import SHOUTS

from .description import DescriptionError, Place, Statement, meant, statements
from .sbam import EXAMPLES, OTHER, Cards, Fight, judge_fight

SIDES = ("left", "right")
CALLED = {"called", "call", "calls"}
NO_CALL = {"nobody", "none", "no"}
SOMEBODY_ELSE = {"other", "another", "else", "somebody"}
KINDS = {"bars": "=", "bar": "=", "stackedbars": "=", "=": "=", "plus": "+", "+": "+", "x": "x"}
COLOUR = r"(blue|red|yellow|[bry])"
KIND = r"(stacked[ -]?bars|bars?|plus|[x=+])"
COLOURED = re.compile(rf"{COLOUR}[ -]?(\d+)")
NUMBERED = re.compile(rf"(\d+)[ -]?{COLOUR}")
SPECIAL = re.compile(rf"{KIND}[ -]?{COLOUR}|{COLOUR}[ -]?{KIND}")
NO_THREES = re.compile(r"no[ -]?(?:3s?|threes?)")
CALL_CARD = re.compile(r"(sbam|oops)!?")
FORMS = (COLOURED, NUMBERED, SPECIAL, NO_THREES, CALL_CARD)


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The account of a fight, in order, and what its two sides are called."""

    names: tuple[str, str]
    events: tuple[Event, ...]


def judge_described_fight(text: str) -> Verdict:
    """Read a description and judge it; what is wrong is raised with its place."""
    reader = Reader()
    fight = reader.read(text)
    try:
        return Verdict(names=reader.shown, events=judge_fight(fight))
    except DescriptionError as error:
        raise reader.named(error.at(reader.places.get(error.about))) from None


class Reader:
    """Reads the two sides and the call, and keeps where each was said."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.cards: list[Cards] = []
        self.call: dict[str, Any] = {}
        self.places: dict[str, Place] = {}

    @property
    def shown(self) -> tuple[str, str]:
        first, second = [*self.names, *SIDES[len(self.names) :]][:2]
        return first[:1].upper() + first[1:], second[:1].upper() + second[1:]

    def named(self, error: DescriptionError) -> DescriptionError:
        """The error, with a side's name where it says a number."""
        if "seat" in error.facts:
            error.facts["side"] = self.shown[int(error.facts.pop("seat"))]
        return error

    def read(self, text: str) -> Fight:
        calls: list[Statement] = []
        for statement in statements(text):
            first = (statement.label or statement.place.text.lower()).split()[0]
            try:
                if first in CALLED:
                    calls.append(statement)
                else:
                    self.take_side(statement)
            except DescriptionError as error:
                raise self.named(error.at(statement.place)) from None
        if len(self.cards) < 2:
            raise DescriptionError("judge.side_missing", "SBAM-46", missing=2 - len(self.cards))
        for statement in calls:
            self.take_call(statement)
        return Fight(cards=(self.cards[0], self.cards[1]), **self.call)

    def take_side(self, statement: Statement) -> None:
        name, _, rest = statement.place.text.partition(":" if statement.label else " ")
        if not statement.label and name.lower() not in SIDES:
            raise DescriptionError("judge.no_side", said=name)
        name = name.strip()
        if name.lower() in (known.lower() for known in self.names):
            raise DescriptionError("judge.said_twice", about=name)
        if len(self.names) == 2:
            raise DescriptionError("judge.third_side", "SBAM-46", said=name)
        self.places[f"cards {len(self.names)}"] = statement.place
        self.names.append(name.lower() if name.lower() in SIDES else name)
        self.cards.append(cards(rest, len(self.names) - 1))

    def take_call(self, statement: Statement) -> None:
        said = [*statement.label.split(), *statement.words][1:]
        self.places["called"] = statement.place
        if self.call:
            raise DescriptionError("judge.said_twice", about="called").at(statement.place)
        if set(said) & NO_CALL:
            self.call = {"called": 0}
            return
        caller, words = self.caller(" ".join(said))
        count = called(words)
        if count is None or caller is None:
            right = f"called: {self.names[0]} 1"
            error = DescriptionError("judge.no_call", said=" ".join(said), right=right)
            raise error.at(statement.place)
        self.call = {"caller": caller, "called": count}

    def caller(self, said: str) -> tuple[int | None, list[str]]:
        """Who called, and the words besides."""
        for side, name in enumerate(self.names):
            found = re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", said)
            if found is not None:
                return side, (said[: found.start()] + said[found.end() :]).split()
        words = said.split()
        return (OTHER if set(words) & SOMEBODY_ELSE else None), words


def called(words: list[str]) -> int | None:
    """With how many Sbam! cards: a number, or the shout."""
    for word in words:
        if word.isdecimal():
            return int(word)
        if word.rstrip("!") in SHOUTS:
            return SHOUTS.index(word.rstrip("!")) + 1
    return None


def cards(text: str, side: int) -> Cards:
    """The cards of a side, as they are written in the game."""
    left = " ".join(re.sub(r"[,]|\band\b", " ", text.lower()).split())
    found: list[str] = []
    while left:
        match = next(filter(None, (form.match(left) for form in FORMS)), None)
        if match is None or left[match.end() : match.end() + 1].strip():
            word = left.split()[0]
            raise unknown_card(word, side, len(found) + 1)
        found.append(written(match))
        left = left[match.end() :].strip()
    return tuple(found)


def unknown_card(word: str, side: int, place: int) -> DescriptionError:
    right = likely(word)
    key, rule = "judge.unknown_card", "SBAM-13"
    return DescriptionError(key, rule, card=word, right=right, seat=side, place=place)


def likely(word: str) -> str:
    """What a wrong card may have meant."""
    close = meant(word, [text.lower() for text in dict.fromkeys(TEXTS)])
    known = {text.lower(): text for text in TEXTS}
    return known.get(close, EXAMPLES)


def written(match: re.Match[str]) -> str:
    """A card's own text; it may be a card that does not exist, such as `R4`."""
    parts = [part for part in match.groups() if part]
    if match.re is NO_THREES:
        return "no3"
    if match.re is CALL_CARD:
        return parts[0].upper()
    colour = next(part for part in parts if part[0].upper() in COLOURS and part not in KINDS)
    rest = next(part for part in parts if part is not colour)
    letter = colour[0].upper()
    if rest.isdecimal():
        return f"{letter}{rest}"
    return KINDS[re.sub(r"[ -]", "", rest)] + letter
