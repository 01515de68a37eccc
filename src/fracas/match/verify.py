"""Verifying a finished match: does every card follow from the opened key?"""

import msgspec

from fracas.games import CHANCE, MoveError

from . import fair
from .files import MatchFileError, Reading, read_match, write_match
from .match import Course, Fairness, Move


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a file is sound; if not, the line (from 1), what is wrong and what would be right."""

    sound: bool
    finished: bool = False  # an unfinished match may be sound as far as it goes
    chance_moves: int = 0  # how many were checked
    line: int = 0
    wrong: str = ""
    right: str = ""
    why: MoveError | None = None  # the rules' refusal of a move


def verify(text: str) -> Verdict:
    """Check a match file: its moves, its key, each chance move, its result and its seal."""
    try:
        reading = read_match(text)
        fairness = _opened(reading)
        course = _follow(reading, fairness)
        if reading.error is not None:
            raise reading.error
        _compare(text, write_match(reading.match))
    except MatchFileError as error:
        return Verdict(
            sound=False, line=error.line, wrong=error.wrong, right=error.right, why=error.why
        )
    finished = course.outcome() is not None
    return Verdict(sound=True, finished=finished, chance_moves=course.chances)


def _opened(reading: Reading) -> Fairness:
    """The fairness with its key, which must be the one committed to."""
    fairness = reading.match.fairness
    if fairness is None:
        wrong = "no commitment, so nothing binds the chance of this match"
        raise MatchFileError(1, wrong, "a table publishes one before the first deal")
    if fairness.key is None:
        wrong = "no key yet, so chance cannot be checked"
        right = "the table opens its key, with the seal, when the match is over"
        raise MatchFileError(reading.head_lines["commitment"], wrong, right)
    if fair.commitment(fairness.key) != fairness.commitment:
        wrong = "the key is not the one committed to"
        right = f"its SHA-256 must be {fairness.commitment}"
        raise MatchFileError(reading.head_lines["key"], wrong, right)
    return fairness


def _follow(reading: Reading, fairness: Fairness) -> Course:
    """Draw each chance move anew; the first that differs is the error."""
    assert fairness.key is not None
    course = Course(reading.match.setup)
    for line, move in enumerate(reading.match.moves, start=reading.first_move_line):
        if move.seat == CHANCE:
            due = course.draw(fairness.key, fairness.words)
            if due != move.code:
                wrong = f"* {course.write(move)} does not follow from the key"
                right = f"the key gives * {course.write(Move(CHANCE, due))}"
                raise MatchFileError(line, wrong, right)
        course.move(move.seat, move.code)
    return course


def _compare(text: str, right: str) -> None:
    """Byte for byte, with the seal: nothing may have changed since the match was written."""
    pairs = zip(text.split("\n"), right.split("\n"), strict=False)
    for line, (found, written) in enumerate(pairs, start=1):
        if found != written and written.startswith("seal: "):
            wrong = "the seal does not fit, so something was changed after the match"
            raise MatchFileError(line, wrong, f"as the file is now, it would be {written}")
        if found != written:
            raise MatchFileError(line, f"{found!r} is not as a table writes it", f"write {written}")
