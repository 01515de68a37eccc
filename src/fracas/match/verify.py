"""Verifying a finished match: does every card follow from the opened key?"""

import msgspec

from fracas.games import CHANCE

from . import fair
from .files import MatchFileError, Reading, read_match, write_match
from .match import Course, Move


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a file is sound; if not, the line (from 1), what is wrong and what would be right."""

    sound: bool
    chance_moves: int = 0  # how many were checked
    line: int = 0
    wrong: str = ""
    right: str = ""


def verify(text: str) -> Verdict:
    """Check a match file: its moves, its key, each chance move, its result and its seal."""
    try:
        reading = read_match(text)
    except MatchFileError as error:
        return _fault(error)
    fairness = reading.match.fairness
    if fairness is None or fairness.key is None:
        wrong = "no key has been opened, so there is nothing to check chance against"
        return Verdict(sound=False, line=1, wrong=wrong, right="the key is added when a match ends")
    if fair.commitment(fairness.key) != fairness.commitment:
        right = fair.commitment(fairness.key)
        return Verdict(
            sound=False, line=1, wrong="the key is not the one committed to", right=right
        )
    return _check(text, reading, fairness.key, fairness.words)


def _check(text: str, reading: Reading, key: bytes, words: tuple[str, ...]) -> Verdict:
    course = Course(reading.match.setup)
    for index, move in enumerate(reading.match.moves):
        if move.seat == CHANCE:
            due = course.draw(key, words)
            if due != move.code:
                wrong = f"* {course.write(move)} does not follow from the key"
                right = f"* {course.write(Move(CHANCE, due))}"
                line = reading.first_move_line + index
                return Verdict(sound=False, line=line, wrong=wrong, right=right)
        course.move(move.seat, move.code)
    if reading.error is not None:
        return _fault(reading.error)
    if text != write_match(reading.match):
        wrong, right = "the seal does not fit the file", "something in it was changed afterwards"
        return Verdict(sound=False, line=1, wrong=wrong, right=right)
    return Verdict(sound=True, chance_moves=course.chances)


def _fault(error: MatchFileError) -> Verdict:
    return Verdict(sound=False, line=error.line, wrong=error.wrong, right=error.right)
