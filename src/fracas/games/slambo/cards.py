"""Slambo!'s cards: a list of 9 blue, 8 red and 6 special cards, read from text."""

import re
from functools import lru_cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from fracas.games.contract import OptionsError

Kind: TypeAlias = Literal["number", "plus_minus", "reverse", "copy"]
CardText: TypeAlias = str  # a card as `Card.text` writes it

BLUES, REDS, SPECIALS = 9, 8, 6  # SLAM-03, SLAM-04
NUMBERS = BLUES + REDS
CARDS = NUMBERS + SPECIALS
SPECIAL_KINDS: dict[Kind, int] = {"plus_minus": 0, "reverse": 1, "copy": 2}
LARGEST = 20  # a house list may print numbers up to this

PATTERN = re.compile(
    r"(?P<number>[+-]\d+)|pm(?P<plus_minus>\d+)|rev(?P<reverse>[+-]\d+)|(?P<copy>copy)",
    re.IGNORECASE,
)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card as printed. A Plus/Minus card's number has no sign yet; a Copy card's is 0."""

    code: int  # its place in the list, 0 to 22
    kind: Kind
    number: int
    twin: int  # how many earlier cards of the list are identical

    @property
    def text(self) -> str:
        """`+4`, `pm2`, `rev-3`, `copy`; the second of two identical cards is `+1b`."""
        mark = {"number": "", "plus_minus": "pm", "reverse": "rev", "copy": "copy"}[self.kind]
        number = (
            ""
            if self.kind == "copy"
            else str(self.number)
            if self.kind == "plus_minus"
            else f"{self.number:+d}"
        )
        return mark + number + twin_mark(self.twin)


def twin_mark(twin: int) -> str:
    return "" if twin == 0 else chr(ord("a") + twin)


@lru_cache(maxsize=64)  # what people send is not kept for ever
def named_list(name: str) -> str | None:
    """The text of a card list that comes with the game, or None."""
    file = resources.files("fracas.games.slambo").joinpath("lists", f"{name}.txt")
    return file.read_text(encoding="utf-8") if name.isidentifier() and file.is_file() else None


@lru_cache(maxsize=64)  # what people send is not kept for ever
def read_cards(text: str) -> tuple[Card, ...]:
    """The 23 cards of a list: `text` is the name of a list or the list itself."""
    listed = named_list(text.strip())
    lines = (text if listed is None else listed).splitlines()
    words = [word for line in lines for word in line.partition("#")[0].split()]
    cards: list[Card] = []
    for word in words:
        match = PATTERN.fullmatch(word)
        if match is None:
            raise OptionsError(
                f"cards: {word!r} is neither a card (+4, -7, pm2, rev+3, copy)"
                " nor a list's name (house)"
            )
        cards.append(_card(match, cards))
    _check(cards)
    return tuple(cards)


@lru_cache(maxsize=64)  # what people send is not kept for ever
def cards_of(
    numbers: tuple[int, ...], plus_minus: int, reverses: int, copies: int
) -> tuple[Card, ...]:
    """The list again, from its printed numbers and the sets of special cards."""
    cards: list[Card] = []
    for code, number in enumerate(numbers):
        kind: Kind = "number"
        for special, places in SPECIAL_KINDS.items():
            if (plus_minus, reverses, copies)[places] >> code & 1:
                kind = special
        twin = sum(card.kind == kind and card.number == number for card in cards)
        cards.append(Card(code=code, kind=kind, number=number, twin=twin))
    return tuple(cards)


def write_cards(cards: tuple[Card, ...]) -> str:
    """The list as one line that `read_cards` reads back."""
    return " ".join(msgspec.structs.replace(card, twin=0).text for card in cards)


def _card(match: re.Match[str], before: list[Card]) -> Card:
    kind = match.lastgroup
    assert kind is not None
    number = 0 if kind == "copy" else int(match[kind])
    if kind != "copy" and not 1 <= abs(number) <= LARGEST:
        raise OptionsError(f"cards: {match[0]!r} must print a number from 1 to {LARGEST}")
    twin = sum(card.kind == kind and card.number == number for card in before)
    return msgspec.convert(
        {"code": len(before), "kind": kind, "number": number, "twin": twin}, Card
    )


def _check(cards: list[Card]) -> None:
    """Nine blue cards, then eight red ones, then six specials (SLAM-03, SLAM-04)."""
    shape = "".join(
        "s" if card.kind != "number" else "b" if card.number > 0 else "r" for card in cards
    )
    if shape != "b" * BLUES + "r" * REDS + "s" * SPECIALS:
        blue, red, special = (shape.count(letter) for letter in "brs")
        raise OptionsError(
            f"cards: a list is {BLUES} blue, then {REDS} red, then {SPECIALS} special cards,"
            f" in this order; this one has {blue} blue, {red} red and {special} special"
        )
