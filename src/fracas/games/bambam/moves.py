"""Bambam Boom's moves as text.

A turn's moves are cards, `R1`, `GY4`, `hide`, and `blast`, `pair`, `hideout`, `cindy`, `redraw`; a
card may ask for more: a bomb (`red`), a seat (`to 3`, `from 3`), Bambam's step (`far`, `near`), two
dials (`red-green`), a bomb and a side (`red left`), a side. In a window `sabotage` or `pass`;
disarmed, `keep R1`. Characters go by their names. Chance says `first 0`, `draw R1`, `bomb red`,
`steal R1`, and the name of an event.

The second of two identical cards is `R1b`, or `hide-b`. Reading is forgiving: twins stand for each
other, and the beginning or the last word of a move will do where only one legal move fits.
"""

import re
from functools import cache

from fracas.games.contract import (
    CHANCE,
    AmbiguousMoveError,
    Bits,
    Code,
    IllegalMoveError,
    MalformedMoveError,
    Seat,
)
from fracas.kernel import has, members

from . import brawl as at
from . import rules
from .brawl import Brawl
from .cards import CARDS, Card, cards_of
from .characters import CHARACTERS, EVENTS

COLOUR_NAMES = ("red", "green", "yellow")
SIDES = ("left", "right")
SWAPS = ("green-yellow", "red-yellow", "red-green")  # by the bomb that is left alone
TURN_WORDS = {
    at.BLAST: "blast",
    at.PAIR: "pair",
    at.HIDEOUT: "hideout",
    at.CINDY_CODE: "cindy",
    at.REDRAW: "redraw",
    at.DONE: "done",
}
STEP_WORDS = ("near", "far")
HIDES = tuple(f"{colour} {side}" for colour in COLOUR_NAMES for side in SIDES)
LISTED = {
    at.CHOOSING: COLOUR_NAMES,
    at.STRETCHING: STEP_WORDS,
    at.SWAPPING: SWAPS,
    at.HIDING: HIDES,
    at.FLEEING: SIDES,
    at.PICKING: CHARACTERS,
}
SHORTEST = 2  # letters of a move that will do


def cards(brawl: Brawl) -> tuple[Card, ...]:
    """The 57 cards of this match's list."""
    return cards_of(tuple(brawl.numbers), tuple(brawl.colours), tuple(brawl.actions))


def write(brawl: Brawl, seat: Seat, code: Code) -> str:
    """The move as short text; `read` reads it back."""
    return meanings(brawl, seat).get(code) or f"#{code}"


def meanings(brawl: Brawl, seat: Seat) -> dict[Code, str]:
    """The text of every code that means something here, legal or not."""
    if seat != CHANCE:
        return _player_texts(cards(brawl), brawl.phase, brawl.seats)
    draws = brawl.due > 0 or brawl.phase > at.PICKING
    return _chance_texts(cards(brawl), at.TURN if draws else brawl.phase, brawl.seats)


@cache
def _player_texts(deck: tuple[Card, ...], phase: int, seats: int) -> dict[Code, str]:
    if phase in LISTED:
        return dict(enumerate(LISTED[phase]))
    if phase in (at.AIMING, at.ROBBING, at.STICKING):
        word = "to" if phase == at.AIMING else "from"
        return {seat: f"{word} {seat}" for seat in range(seats)}
    words = {**TURN_WORDS, **({at.DONE: "pass"} if phase in (at.WINDOW, at.RESCUE) else {})}
    keep = "keep " if phase == at.KEEPING else ""
    return {card.code: keep + card.text for card in deck} | words


@cache
def _chance_texts(deck: tuple[Card, ...], phase: int, seats: int) -> dict[Code, str]:
    if phase in (at.TURN, at.STEALING):
        word = "draw" if phase == at.TURN else "steal"
        return {card.code: f"{word} {card.text}" for card in deck}
    if phase == at.FIRST:
        return {seat: f"first {seat}" for seat in range(seats)}
    if phase == at.BOMBING:
        return {bomb: f"bomb {colour}" for bomb, colour in enumerate(COLOUR_NAMES)}
    return dict(enumerate(EVENTS if phase == at.REVEALING else CHARACTERS))


def read(brawl: Brawl, seat: Seat, text: str) -> Code:
    """The code that `text` means for `seat`; a legal one wherever the text allows it."""
    word = " ".join(text.lower().split())
    texts = {code: meaning.lower() for code, meaning in meanings(brawl, seat).items()}
    legal = rules.moves(brawl, seat)
    exact = [code for code, meaning in texts.items() if meaning == word]
    if any(has(legal, code) for code in exact):
        return exact[0]
    plain = but_for_twins(word)  # a twin will do
    twins = [code for code, meaning in texts.items() if but_for_twins(meaning) == plain]
    if twins:
        held = brawl.hands[seat] if seat < brawl.seats else 0
        for better in (legal, held):
            if best := [code for code in twins if has(better, code)]:
                return best[0]
        return (exact or twins)[0]
    short = [code for code in members(legal) if _short(texts.get(code, ""), word)]
    if short:
        return _only(text, short, texts)
    raise MalformedMoveError("bambam.malformed", text=text, expected=_expected(brawl, seat, legal))


def but_for_twins(text: str) -> str:
    """The text without the mark that tells a card from its twins."""
    return re.sub(r"(?<=\d)[a-z]$|(?<=[a-z])-[a-z]$", "", text)


def _short(meant: str, word: str) -> bool:
    """The last word of a move will do, or its beginning."""
    if meant and meant.rpartition(" ")[2] == word:
        return True
    return len(word) >= SHORTEST and meant.startswith(word)


def _only(text: str, codes: list[Code], texts: dict[Code, str]) -> Code:
    meant = {but_for_twins(texts[code]) for code in codes}
    if len(meant) > 1:
        raise AmbiguousMoveError("bambam.ambiguous", text=text, meanings=", ".join(sorted(meant)))
    return codes[0]


def _expected(brawl: Brawl, seat: Seat, legal: Bits) -> str:
    """A few moves that would be right here."""
    codes, texts = members(legal), meanings(brawl, seat)
    shown = [texts[code] for code in dict.fromkeys([*codes[:3], *codes[-1:]])]
    return ", ".join(shown) or "R1, GY4, hide, pass"


def refusal(brawl: Brawl, seat: Seat, code: Code) -> IllegalMoveError:
    """Why this code is not legal for this seat now."""
    if brawl.phase == at.OVER:
        return IllegalMoveError("bambam.match_is_over", "BAM-61")
    chance_acts = rules.actors(brawl) == 1 << CHANCE
    if seat == CHANCE:
        key = "bambam.not_among_these" if chance_acts else "bambam.no_chance_now"
        return IllegalMoveError(key, "BAM-31")
    if not 0 <= seat < brawl.seats or not has(brawl.living, seat):
        return IllegalMoveError("bambam.you_are_out", "BAM-56")
    if chance_acts:
        return IllegalMoveError("bambam.chance_first", "BAM-37")
    if at.WINDOW <= brawl.phase <= at.KEEPING:
        return _refused_answer(brawl, seat)
    if seat != brawl.turn:
        rule = "BAM-45" if brawl.active >= 0 else "BAM-36"
        return IllegalMoveError("bambam.not_your_turn", rule, turn=brawl.turn)
    if brawl.phase != at.TURN:
        expected = _expected(brawl, seat, rules.moves(brawl, seat))
        return IllegalMoveError("bambam.choose_first", ASKED_BY[brawl.phase], expected=expected)
    return _refused_card(brawl, seat, code) if 0 <= code < CARDS else _refused_step(brawl, code)


ASKED_BY = {
    at.PICKING: "BAM-A05",
    at.CHOOSING: "BAM-A36",
    at.AIMING: "BAM-A42",
    at.STRETCHING: "BAM-73",
    at.SWAPPING: "BAM-A45",
    at.HIDING: "BAM-70",
    at.ROBBING: "BAM-A43",
    at.STICKING: "BAM-A75",
    at.PAIRING: "BAM-20",
    at.MATCHING: "BAM-20",
    at.PAYING: "BAM-79",
    at.PAYING_MORE: "BAM-79",
    at.FLEEING: "BAM-22",
}


def _refused_answer(brawl: Brawl, seat: Seat) -> IllegalMoveError:
    if brawl.phase == at.KEEPING:
        asked = has(brawl.waiting, seat)
        return IllegalMoveError(
            "bambam.keep_one_card" if asked else "bambam.already_answered", "BAM-A95"
        )
    if not has(brawl.asked, seat):
        rule = "BAM-A63" if brawl.top == seat else "BAM-A57"
        return IllegalMoveError("bambam.wait_for_the_window", rule)
    if not has(brawl.waiting, seat):
        return IllegalMoveError("bambam.already_answered", "BAM-A57")
    return IllegalMoveError("bambam.sabotage_or_pass", "BAM-A56")


def _refused_card(brawl: Brawl, seat: Seat, code: Code) -> IllegalMoveError:
    card = cards(brawl)[code]
    if not has(brawl.hands[seat], code):
        return IllegalMoveError("bambam.not_in_hand", "BAM-40", card=card.text)
    if card.kind == "bomb" and brawl.critical:
        return IllegalMoveError("bambam.critical", "BAM-62", card=card.text)
    if card.kind == "bomb":
        bomb = COLOUR_NAMES[brawl.active]
        return IllegalMoveError("bambam.wrong_colour", "BAM-47", card=card.text, bomb=bomb)
    if card.kind == "steal":
        return IllegalMoveError("bambam.nobody_to_steal_from", "BAM-A44")
    return IllegalMoveError("bambam.nothing_to_sabotage", "BAM-A65")


def _refused_step(brawl: Brawl, code: Code) -> IllegalMoveError:
    danger = brawl.active >= 0
    if code == at.BLAST:
        if not danger:
            return IllegalMoveError("bambam.no_active_bomb", "BAM-11")
        return IllegalMoveError("bambam.must_deflect", "BAM-A25")
    if code == at.PAIR:
        if brawl.hideout == brawl.turn:
            return IllegalMoveError("bambam.you_hold_the_hideout", "BAM-A79")
        return IllegalMoveError("bambam.no_pair", "BAM-20")
    if code == at.HIDEOUT:
        key = "bambam.not_your_hideout" if danger else "bambam.no_active_bomb"
        return IllegalMoveError(key, "BAM-22")
    if code == at.CINDY_CODE:
        return IllegalMoveError("bambam.no_sticky_paws", "BAM-79")
    if code == at.REDRAW:
        rule = "BAM-A13" if danger else "BAM-41"
        return IllegalMoveError("bambam.no_redraw", rule)
    return IllegalMoveError("bambam.no_such_move", "BAM-40")
