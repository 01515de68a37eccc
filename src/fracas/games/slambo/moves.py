"""Slambo!'s moves as text: `+4`, `-7`, `pm-2`, `rev+3`, `copy`; chance: `first 0`, then cards.

The second of two identical cards is `+1b`. Reading is forgiving: `4` and `pm` will do while only
one legal move fits, upper and lower case are the same, and twins stand for each other.
"""

import re

from fracas.games.contract import (
    CHANCE,
    NOBODY,
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
)
from fracas.kernel import has, members

from . import rules
from .cards import Card, cards_of, twin_mark
from .rules import CODES, Bout


def card_played(bout: Bout, code: int) -> Card:
    return cards(bout)[rules.card_of(code)]


def cards(bout: Bout) -> tuple[Card, ...]:
    """The 23 cards of this match's list."""
    return cards_of(tuple(bout.numbers), bout.plus_minus, bout.reverses, bout.copies)


def write(bout: Bout, seat: int, code: int) -> str:
    """The move as short text; `read` reads it back."""
    if seat == CHANCE:
        return f"first {code}" if bout.starter == NOBODY else cards(bout)[code].text
    card = card_played(bout, code)
    if card.kind != "plus_minus":
        return card.text
    return f"pm{rules.printed_number(bout, code):+d}{twin_mark(card.twin)}"


def read(bout: Bout, seat: int, text: str) -> int:
    """The code that `text` means for `seat`; a legal one wherever the text allows it."""
    word = " ".join(text.lower().replace("\N{MINUS SIGN}", "-").split())
    legal = rules.moves(bout, seat)
    choosing = seat == CHANCE and bout.starter == NOBODY
    codes = range(bout.seats) if choosing else range(CODES if seat != CHANCE else rules.CARDS)
    texts = {code: write(bout, seat, code) for code in codes}
    fitting = [code for code in codes if texts[code] == word]
    if any(has(legal, code) for code in fitting):
        return fitting[0]
    if fitting:
        word = _but_for_twins(word)  # a twin will do
    for short in (_but_for_twins, _but_for_signs, _kind):
        fitting = [code for code in codes if short(texts[code]) == word]
        allowed = [code for code in fitting if has(legal, code)]
        if fitting:
            return _only(word, allowed, texts) if allowed else fitting[0]
    key = "slambo.malformed_first" if choosing else "slambo.malformed"
    raise MalformedMoveError(key, text=text, seats=bout.seats)


def refusal(bout: Bout, seat: int, code: int) -> IllegalMoveError:
    """Why this code is not legal for this seat now."""
    if bout.loser != NOBODY:
        return IllegalMoveError("slambo.match_is_over", "SLAM-39")
    actors = rules.actors(bout)
    if seat == CHANCE:
        return _refusal_to_chance(bout, actors)
    if actors == 1 << CHANCE:
        return IllegalMoveError("slambo.deal_first", "SLAM-09")
    if seat != bout.turn:
        return IllegalMoveError("slambo.not_your_turn", "SLAM-16", turn=bout.turn)
    if not 0 <= code < CODES:
        return IllegalMoveError("slambo.no_such_move", "SLAM-16")
    card = cards(bout)[rules.card_of(code)]
    if code >= rules.CARDS and card.kind != "plus_minus":
        return IllegalMoveError("slambo.sign_not_yours_to_choose", "SLAM-43", card=card.text)
    hand = " ".join(write(bout, seat, held) for held in members(rules.moves(bout, seat)))
    return IllegalMoveError(
        "slambo.not_in_hand", "SLAM-16", card=write(bout, seat, code), hand=hand
    )


def _refusal_to_chance(bout: Bout, actors: int) -> IllegalMoveError:
    if actors != 1 << CHANCE:
        return IllegalMoveError("slambo.nothing_to_deal", "SLAM-09")
    if bout.starter == NOBODY:
        return IllegalMoveError("slambo.no_such_starter", "SLAM-14", seats=bout.seats)
    return IllegalMoveError("slambo.card_not_in_deck", "SLAM-09")


def _but_for_twins(text: str) -> str:
    return re.sub(r"(?<=\d)[a-z]$|(?<=copy)[a-z]$", "", text)


def _but_for_signs(text: str) -> str:
    return _but_for_twins(text).replace("+", "").replace("-", "")


def _kind(text: str) -> str:
    """Only `pm`, `rev` or `copy`; number cards are told apart by more than their kind."""
    return re.sub(r"\d+", "", _but_for_signs(text)) or text


def _only(word: str, allowed: list[int], texts: dict[int, str]) -> int:
    meanings = {_but_for_twins(texts[code]) for code in allowed}
    if len(meanings) > 1:
        raise AmbiguousMoveError(
            "slambo.ambiguous", text=word, meanings=", ".join(sorted(meanings))
        )
    return allowed[0]
