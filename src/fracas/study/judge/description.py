"""What people describe to the judge: statements, their places, and what is wrong with them."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec

MINUSES = re.compile("[\N{MINUS SIGN}\N{EN DASH}]")
SHOWN = 60  # letters of a statement that an error quotes


class Place(msgspec.Struct, frozen=True):
    """Where something was said: the line, counted from 1, and the statement itself."""

    line: int
    text: str

    def quoted(self) -> str:
        return self.text if len(self.text) <= SHOWN else f"{self.text[: SHOWN - 3]}..."


class Statement(msgspec.Struct, frozen=True):
    """One statement: what stands before its colon, if it has one, and all of its words."""

    place: Place
    label: str
    words: tuple[str, ...]  # small letters; a comma is a word by itself


class DescriptionError(ValueError):
    """A description that cannot be judged. `key` names its sentence, `facts` are its parameters.

    `about` says which fact is wrong, until the `place` is known where it was said.
    """

    def __init__(self, key: str, rule: str = "", /, **facts: str | int) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts: dict[str, str | int] = facts
        self.about = ""
        self.place: Place | None = None

    def of(self, about: str) -> "DescriptionError":
        """The same error, of the fact that is wrong."""
        self.about = about
        return self

    def at(self, place: Place | None) -> "DescriptionError":
        """The same error, where it was found; the first place stands."""
        self.place = self.place or place
        return self


def statements(text: str) -> Iterator[Statement]:
    """Statements end with their line or a semicolon; `#` begins a comment."""
    for number, line in enumerate(text.splitlines(), start=1):
        for part in line.partition("#")[0].split(";"):
            said = " ".join(part.split())
            if said:
                yield _statement(Place(number, said))


def _statement(place: Place) -> Statement:
    plain = MINUSES.sub("-", place.text.lower())
    label, colon, rest = plain.partition(":")
    words = (rest if colon else plain).replace(",", " , ").replace("=", " ").split()
    return Statement(place, label.strip() if colon else "", tuple(words))


def either(texts: list[str]) -> str:
    """`a, b or c`."""
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} or {texts[-1]}"


def meant(word: str, words: list[str]) -> str:
    """The words that would be right, the closest alone if one is close."""
    return either(get_close_matches(word, words, 1) or words)
