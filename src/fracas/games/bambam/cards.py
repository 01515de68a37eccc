"""Bambam Boom's cards: a list of 45 bomb cards and 12 action cards, read from text."""

import re
from functools import lru_cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from fracas.games.contract import OptionsError

Kind: TypeAlias = Literal["bomb", "sabotage", "hide", "steal", "hacking", "restock"]
CardText: TypeAlias = str  # a card as `Card.text` writes it

BOMB_CARDS, ACTION_CARDS = 45, 12  # BAM-01
CARDS = BOMB_CARDS + ACTION_CARDS
NUMBERS = 5
MOST_TWINS = 26  # a letter for each
COLOURS = "RGY"  # red, green, yellow (BAM-09)
SABOTAGE, HIDE, STEAL, HACKING, RESTOCK = range(5)
ACTIONS: tuple[Kind, ...] = ("sabotage", "hide", "steal", "hacking", "restock")

PATTERN = re.compile(
    rf"(?P<colours>[{COLOURS}]{{1,2}})(?P<number>[1-{NUMBERS}])|(?P<action>{'|'.join(ACTIONS)})",
    re.IGNORECASE,
)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card as printed. An action card has no number and no colours."""

    code: int  # its place in the list, 0 to 56
    kind: Kind
    number: int = 0
    colours: int = 0  # as bits: 1 red, 2 green, 4 yellow
    twin: int  # how many earlier cards of the list are identical

    @property
    def name(self) -> str:
        """`R1`, `GY4`, `steal`: the same for identical cards."""
        if self.kind != "bomb":
            return self.kind
        letters = "".join(letter for bit, letter in enumerate(COLOURS) if self.colours >> bit & 1)
        return f"{letters}{self.number}"

    @property
    def text(self) -> CardText:
        """The second of two identical cards is `R1b`, or `steal-b`."""
        if self.twin == 0:
            return self.name
        return f"{self.name}{'' if self.kind == 'bomb' else '-'}{chr(ord('a') + self.twin)}"


@lru_cache(maxsize=64)  # what people send is not kept for ever
def named_list(name: str) -> str | None:
    """The text of a card list that comes with the game, or None."""
    file = resources.files("fracas.games.bambam").joinpath("lists", f"{name}.txt")
    return file.read_text(encoding="utf-8") if name.isidentifier() and file.is_file() else None


@lru_cache(maxsize=64)  # what people send is not kept for ever
def read_cards(text: str) -> tuple[Card, ...]:
    """The 57 cards of a list: `text` is the name of a list or the list itself."""
    listed = named_list(text.strip())
    lines = (text if listed is None else listed).splitlines()
    words = [word for line in lines for word in line.partition("#")[0].split()]
    cards: list[Card] = []
    for word in words:
        match = PATTERN.fullmatch(word)
        if match is None:
            raise OptionsError(
                f"cards: {word!r} is neither a card (R1, GY4, {', '.join(ACTIONS)})"
                " nor a list's name (house)"
            )
        cards.append(_card(match, cards))
    _check(cards)
    return tuple(cards)


@lru_cache(maxsize=64)  # what people send is not kept for ever
def cards_of(
    numbers: tuple[int, ...], colours: tuple[int, ...], actions: tuple[int, ...]
) -> tuple[Card, ...]:
    """The list again, from its sets of cards by number, by colour and by action."""
    cards: list[Card] = []
    for code in range(CARDS):
        kind: Kind = "bomb"
        for action, places in enumerate(actions):
            if places >> code & 1:
                kind = ACTIONS[action]
        number = sum(n for n, places in enumerate(numbers) if places >> code & 1)
        mask = sum(1 << bomb for bomb, places in enumerate(colours) if places >> code & 1)
        cards.append(_next(cards, kind, number, mask))
    return tuple(cards)


def write_cards(cards: tuple[Card, ...]) -> str:
    """The list as one line that `read_cards` reads back."""
    return " ".join(card.name for card in cards)


def _card(match: re.Match[str], before: list[Card]) -> Card:
    if match["action"]:
        return _next(before, ACTIONS[ACTIONS.index(match["action"].lower())], 0, 0)
    letters = set(match["colours"].upper())
    if len(letters) < len(match["colours"]):
        raise OptionsError(f"cards: {match[0]!r} must have two different colours")
    mask = sum(1 << COLOURS.index(letter) for letter in letters)
    return _next(before, "bomb", int(match["number"]), mask)


def _next(before: list[Card], kind: Kind, number: int, colours: int) -> Card:
    twin = sum((c.kind, c.number, c.colours) == (kind, number, colours) for c in before)
    return Card(code=len(before), kind=kind, number=number, colours=colours, twin=twin)


def _check(cards: list[Card]) -> None:
    """45 bomb cards, then 12 action cards (BAM-01)."""
    kinds = [card.kind == "bomb" for card in cards]
    if kinds != [True] * BOMB_CARDS + [False] * ACTION_CARDS:
        raise OptionsError(
            f"cards: a list is {BOMB_CARDS} bomb cards, then {ACTION_CARDS} action cards;"
            f" this one has {kinds.count(True)} and {kinds.count(False)},"
            " or they are in another order"
        )
    if max(card.twin for card in cards) >= MOST_TWINS:
        raise OptionsError(f"cards: at most {MOST_TWINS} cards may be identical")
