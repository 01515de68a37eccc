"""Sbam!'s moves as text: `B2 left`, `+Y right`, `sbam`, `sbabam`, `sbababam`, `oops`, `pass`, `go`.

A second identical card is `B2b`; reading takes any twin for any other. Chance deals `B2`.
"""

from fracas.games.contract import CHANCE, NOBODY, IllegalMoveError, MalformedMoveError, MoveError
from fracas.kernel import has

from . import rules
from .cards import CARDS, OOPS, SBAM_CARDS, TEXTS
from .rules import Brawl

SHOUTS = ("sbam", "sbabam", "sbababam")  # SBAM-31, SBAM-32, SBAM-33
SIDES = ("left", "right")
WORDS = {
    **{shout: rules.CALL + place for place, shout in enumerate(SHOUTS)},
    "oops": rules.OOPS_CODE,
    "pass": rules.PASS,
    "go": rules.GO,
}
TWINS = tuple(TEXTS[:card].count(text) for card, text in enumerate(TEXTS))
MARKED = tuple(
    text + (chr(ord("a") + twin) if twin else "") for text, twin in zip(TEXTS, TWINS, strict=True)
)


def write(brawl: Brawl, seat: int, code: int) -> str:
    """The move as short text; `read` reads it back."""
    if seat == CHANCE:
        return MARKED[code]
    for word, meant in WORDS.items():
        if code == meant:
            return word
    card = brawl.hands[seat][code // 2]
    return f"{MARKED[card] if card != NOBODY else '-'} {SIDES[code % 2]}"


def read(brawl: Brawl, seat: int, text: str) -> int:
    """The code that `text` means for `seat`; a legal one wherever the text allows it."""
    word = " ".join(text.lower().split())
    if seat == CHANCE:
        return _read_card(brawl, text, word)
    if word in WORDS:
        return WORDS[word]
    card, _, side = word.rpartition(" ")
    sides = [name for name in SIDES if side and name.startswith(side)]
    if not sides:
        raise _malformed(text)
    codes = [2 * slot + SIDES.index(sides[0]) for slot in range(rules.HAND)]
    held = {code: MARKED[brawl.hands[seat][code // 2]].lower() for code in codes}
    legal = rules.moves(brawl, seat)
    for same in (str, _without_mark):
        fitting = [code for code in codes if same(held[code]) == same(card)]
        allowed = [code for code in fitting if has(legal, code)]
        if allowed or fitting:
            return (allowed or fitting)[0]
    if card in {marked.lower() for marked in MARKED}:
        raise IllegalMoveError("sbam.not_in_hand", "SBAM-20", card=card)
    raise _malformed(text)


def _read_card(brawl: Brawl, text: str, word: str) -> int:
    legal = rules.moves(brawl, CHANCE)
    exact = [card for card in range(CARDS) if MARKED[card].lower() == word]
    twins = [card for card in range(CARDS) if TEXTS[card].lower() == _without_mark(word)]
    for card in [*exact, *twins]:
        if has(legal, card):
            return card
    if not twins:
        raise _malformed(text)
    return (exact or twins)[0]


def _without_mark(text: str) -> str:
    """The text of a card without the letter that tells it from its twins."""
    plain = {card.lower() for card in TEXTS}
    return text if text in plain else text[:-1]


def _malformed(text: str) -> MoveError:
    return MalformedMoveError("sbam.malformed", text=text)


def refusal(brawl: Brawl, seat: int, code: int) -> IllegalMoveError:
    """Why this code is not legal for this seat now."""
    may_act = rules.actors(brawl)
    if brawl.phase == rules.OVER:
        return IllegalMoveError("sbam.match_is_over", "SBAM-67")
    if seat == CHANCE:
        return IllegalMoveError("sbam.card_not_in_decks", "SBAM-22")
    if not 0 <= seat < brawl.seats or not has(brawl.living, seat):
        return IllegalMoveError("sbam.you_are_out", "SBAM-64")
    if may_act == 1 << CHANCE:
        return IllegalMoveError("sbam.draw_first", "SBAM-22")
    if brawl.phase == rules.COUNTDOWN:
        return IllegalMoveError("sbam.wait_for_the_countdown", "SBAM-17")
    if brawl.phase == rules.WINDOW:
        return _refused_in_window(brawl, seat, code)
    return _refused_play(brawl, seat, code)


def _refused_in_window(brawl: Brawl, seat: int, code: int) -> IllegalMoveError:
    if seat == brawl.caller:
        return IllegalMoveError("sbam.not_your_own_call", "SBAM-A12")
    if not has(brawl.waiting, seat):
        return IllegalMoveError("sbam.already_answered", "SBAM-A13")
    if code == rules.OOPS_CODE:
        return IllegalMoveError("sbam.no_oops_in_hand", "SBAM-35")
    return IllegalMoveError("sbam.frozen", "SBAM-A14")


def _refused_play(brawl: Brawl, seat: int, code: int) -> IllegalMoveError:
    if code in (rules.OOPS_CODE, rules.PASS):
        return IllegalMoveError("sbam.nothing_to_cancel", "SBAM-36")
    if rules.CALL <= code < rules.OOPS_CODE:
        return IllegalMoveError("sbam.too_few_sbam_cards", "SBAM-30", cards=code - rules.CALL + 1)
    if 0 <= code < rules.CALL:
        card = brawl.hands[seat][code // 2]
        if card == OOPS:
            return IllegalMoveError("sbam.oops_is_no_play", "SBAM-A21")
        if card != NOBODY and has(SBAM_CARDS, card):
            return IllegalMoveError("sbam.call_it", "SBAM-A11")
    return IllegalMoveError("sbam.no_such_move", "SBAM-20")
