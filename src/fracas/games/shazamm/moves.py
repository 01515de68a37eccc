"""Shazamm!'s moves as text.

A plan is `lay 7`, `lay 8`, `done`, `bet 14`; before the other is ready too, `take back`. Spells
ask for `clone 7` or `clone none`, `use 7` or `destroy 7`, `recycle +5`. Arranging the draw is
`place 3`, chance's draw `draw 3`. Reading is forgiving: the number alone will do where a spell or
a bet is asked for, and a spell may be called by its name, or by a word of it.
"""

import re

from fracas.games.contract import (
    CHANCE,
    AmbiguousMoveError,
    Code,
    IllegalMoveError,
    MalformedMoveError,
    Seat,
)
from fracas.kernel import has, lowest, members

from . import rules
from .rules import Duel
from .spells import NAMES

NAMED = ("lay", "clone", "place", "draw")  # verbs that a spell follows
SHORTEST_NAME = 3  # letters of a spell's name that will do
RULES = ("SHZ-37", "SHZ-23", "SHZ-44", "SHZ-46", "SHZ-52")  # that ask for a move, by phase
MOVE = re.compile(
    r"(lay|bet|clone|place|draw|use|destroy) \d{1,3}|recycle [+-]?\d{1,3}"
    r"|clone none|done|take back",
    re.ASCII,
)
ALIASES = {"ready": "done", "unseal": "take back", "none": "clone none", "keep": "recycle 0"}


def write(duel: Duel, seat: Seat, code: Code) -> str:
    """The move as short text; `read` reads it back."""
    if seat == CHANCE:
        return f"draw {code}"
    if duel.phase == rules.ARRANGING:
        return f"place {code}"
    if duel.phase == rules.PLANNING:
        return _write_plan(duel, seat, code)
    if duel.phase == rules.CLONING:
        return f"clone {code}" if code else "clone none"
    if duel.phase == rules.STEALING:
        return f"{'use' if code == rules.USE else 'destroy'} {lowest(duel.loot)}"
    change = code - rules.KEEP_BET
    return f"recycle {change:+d}" if change else "recycle 0"


def _write_plan(duel: Duel, seat: Seat, code: Code) -> str:
    if duel.bets[seat] > 0:
        return "take back"
    if duel.closed[seat]:
        return f"bet {code}"
    return "done" if code == rules.DONE else f"lay {code}"


def read(duel: Duel, seat: Seat, text: str) -> Code:
    """The code that `text` means for `seat`; a legal one wherever the text allows it."""
    word = " ".join(text.lower().replace("\N{MINUS SIGN}", "-").split())
    word = ALIASES.get(word, word)
    if seat != CHANCE and not 0 <= seat < 2:
        raise refusal(duel, seat, rules.CODES)
    codes = _possible(duel, seat)
    texts = {code: write(duel, seat, code) for code in codes}
    fitting = [code for code in codes if texts[code] == word]
    if not fitting:
        fitting = [code for code in codes if word and _may_mean(word, texts[code], code)]
    legal = rules.moves(duel, seat)
    allowed = [code for code in fitting if has(legal, code)]
    if len(allowed) > 1:
        meanings = ", ".join(texts[code] for code in allowed)
        raise AmbiguousMoveError("shazamm.ambiguous", text=text, meanings=meanings)
    if allowed or fitting:
        return (allowed or fitting)[0]
    raise _malformed(duel, seat, text, word)


def _possible(duel: Duel, seat: Seat) -> list[Code]:
    """Every code that means something in this phase, legal or not."""
    if seat == CHANCE or duel.phase == rules.ARRANGING:
        return list(range(1, len(NAMES)))
    if duel.phase == rules.PLANNING:
        if duel.bets[seat] > 0:
            return [rules.UNSEAL]
        return list(range(1, rules.MANA + 1) if duel.closed[seat] else range(rules.DONE + 1))
    if duel.phase == rules.CLONING:
        return list(range(len(NAMES)))
    if duel.phase == rules.STEALING:
        return [rules.DESTROY, rules.USE]
    return list(range(2 * rules.KEEP_BET + 1))


def _may_mean(word: str, text: str, code: Code) -> bool:
    """Whether a move may be called so: by its number, or by words of its spell's name."""
    verb, _, number = text.partition(" ")
    if verb in ("use", "destroy"):
        return word == verb
    if word in (number, number.replace("+", ""), text.replace("+", "")):
        return True
    called = word.removeprefix(f"{verb} ")
    named = verb in NAMED and number.isdecimal() and len(called) >= SHORTEST_NAME
    return named and f" {called}" in f" {NAMES[code].lower()}"


def _malformed(
    duel: Duel, seat: Seat, text: str, word: str
) -> MalformedMoveError | IllegalMoveError:
    """A move of another moment is illegal here; anything else is no move at all."""
    expected = _expected(duel, seat)
    if not MOVE.fullmatch(word):
        return MalformedMoveError("shazamm.malformed", text=text, expected=expected)
    if not has(rules.actors(duel), seat):
        return refusal(duel, seat, rules.CODES)
    betting = duel.phase == rules.PLANNING and seat != CHANCE and duel.closed[seat] == 1
    rule = "SHZ-35" if seat == CHANCE else "SHZ-22" if betting else RULES[duel.phase]
    return IllegalMoveError("shazamm.not_now", rule, text=text, expected=expected)


def _expected(duel: Duel, seat: Seat) -> str:
    """A few moves that would be right here."""
    legal = members(rules.moves(duel, seat))
    return ", ".join(write(duel, seat, code) for code in dict.fromkeys([*legal[:3], *legal[-1:]]))


def refusal(duel: Duel, seat: Seat, code: Code) -> IllegalMoveError:
    """Why this code is not legal for this seat now."""
    if duel.phase == rules.OVER:
        return IllegalMoveError("shazamm.match_is_over", "SHZ-20")
    must_act = rules.actors(duel)
    if seat == CHANCE:
        key = "shazamm.spell_not_in_pile" if must_act == 1 << CHANCE else "shazamm.nothing_to_draw"
        return IllegalMoveError(key, "SHZ-35")
    if must_act == 1 << CHANCE:
        return IllegalMoveError("shazamm.draw_first", "SHZ-35")
    exists = 0 <= seat < 2
    if exists and has(must_act, seat):
        return _refused(duel, seat, code)
    if exists and rules.moves(duel, seat):
        return IllegalMoveError("shazamm.plan_is_sealed", "SHZ-A72")
    return IllegalMoveError("shazamm.wait_for_the_other", "SHZ-24")


def _refused(duel: Duel, seat: Seat, code: Code) -> IllegalMoveError:
    if duel.phase == rules.ARRANGING:
        return IllegalMoveError("shazamm.already_placed", "SHZ-37", spell=code)
    if duel.phase == rules.CLONING:
        return IllegalMoveError("shazamm.not_a_target", "SHZ-44", spell=code)
    if duel.phase == rules.STEALING:
        return IllegalMoveError("shazamm.use_or_destroy", "SHZ-46")
    if duel.phase == rules.RECYCLING:
        return _refused_recycling(duel, seat, code)
    if duel.closed[seat]:
        return IllegalMoveError("shazamm.bet_out_of_range", "SHZ-22", mana=duel.mana[seat])
    if 0 <= code < len(NAMES) and has(duel.hands[seat] | 1, code):
        return IllegalMoveError("shazamm.spells_in_ascending_order", "SHZ-31", spell=code)
    return IllegalMoveError("shazamm.spell_not_in_hand", "SHZ-23", spell=code)


def _refused_recycling(duel: Duel, seat: Seat, code: Code) -> IllegalMoveError:
    if duel.exact_recycling and 0 < code < rules.KEEP_BET:
        return IllegalMoveError("shazamm.recycling_takes_all_five", "SHZ-A12")
    return IllegalMoveError("shazamm.recycling_out_of_range", "SHZ-A13", mana=duel.mana[seat])
