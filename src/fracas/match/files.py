"""Match files: text that people can read and compare, one move a line.

A head of `name: value` lines, an empty line, then the moves: the seat (`*` for chance) and the
move as the game writes it. docs/notation.md shows one.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from fracas.games import CHANCE, GAMES, MoveError, OptionsError, Outcome

from . import fair
from .match import Course, Fairness, Match, Move, Setup, read_options

FORMAT = "fracas match 1"
CHANCE_MARK = "*"
LONGEST_QUOTE = 40
OPTIONS_RIGHT = 'options look like {"name":value}'


class MatchFileError(ValueError):
    """A damaged file: the line (from 1), what is wrong there, and what would be right.

    `why` is there when the rules refuse a move: whoever has words makes a sentence of it.
    """

    def __init__(self, line: int, wrong: str, right: str, why: MoveError | None = None) -> None:
        super().__init__(line, wrong, right)
        self.line = line
        self.wrong = wrong
        self.right = right
        self.why = why

    def __str__(self) -> str:
        return f"line {self.line}: {self.wrong}; {self.right}"


class Reading(msgspec.Struct, frozen=True):
    """What a file holds: the match as far as it is valid, and the first error, if any."""

    match: Match
    error: MatchFileError | None
    first_move_line: int
    head_lines: dict[str, int]  # the line (from 1) of each name in the head


def write_match(match: Match) -> str:
    """The match as text; `read_match` gives an equal match back."""
    course = Course(match.setup)
    lines: list[str] = []
    for move in match.moves:
        lines.append(f"{_mark(move.seat)} {course.write(move)}")
        course.move(move.seat, move.code)
    head = list(_head(match, course.outcome()))
    text = "\n".join([*head, "", *lines, ""])
    key = match.fairness.key if match.fairness else None
    if key is None:
        return text
    return "\n".join([*head, f"seal: {fair.seal(key, text)}", "", *lines, ""])


def read_match(text: str) -> Reading:
    """Read a file. A head that cannot be understood raises; a damaged move ends the prefix."""
    lines = text.split("\n")
    head = _Head(lines)
    setup = head.setup()
    fairness = head.fairness(setup)
    start = head.end + 1
    course = Course(setup)
    error = _read_moves(course, lines, start)
    match = Match(setup=setup, moves=tuple(course.moves), fairness=fairness)
    if error is None:
        error = head.result_error(course.outcome())
    return Reading(match, error, start + 1, {name: at for name, (at, _) in head.values.items()})


def write_result(outcome: Outcome | None) -> str:
    """`unfinished`, or `won by 0, lost by 1, SLAM-40`."""
    if outcome is None:
        return "unfinished"
    winners = " and ".join(map(str, outcome.winners)) or "nobody"
    losers = " and ".join(map(str, outcome.losers)) or "nobody"
    return f"won by {winners}, lost by {losers}, {outcome.rule}"


def _head(match: Match, outcome: Outcome | None) -> Iterator[str]:
    setup = match.setup
    yield FORMAT
    yield f"game: {setup.game} {setup.version}"
    yield f"options: {msgspec.json.encode(setup.options).decode()}"
    yield f"seats: {_json(setup.names)}"
    yield f"result: {write_result(outcome)}"
    if match.fairness is not None:
        yield f"words: {_json(match.fairness.words)}"
        yield f"commitment: {match.fairness.commitment}"
        if match.fairness.key is not None:
            yield f"key: {match.fairness.key.hex()}"


def _mark(seat: int) -> str:
    return CHANCE_MARK if seat == CHANCE else str(seat)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read_moves(course: Course, lines: list[str], start: int) -> MatchFileError | None:
    """Play the moves from line index `start`; the first that fails is the error."""
    for number, line in enumerate(lines[start:-1], start=start + 1):
        error = _read_move(course, number, line)
        if error is not None:
            return error
    if lines[-1] == "":
        return None
    wrong = f"the file stops inside {_quoted(lines[-1])}"
    return MatchFileError(len(lines), wrong, "every line ends with a line end, also the last")


def _read_move(course: Course, number: int, line: str) -> MatchFileError | None:
    """Make the move of one line, or say what is wrong with it and make none."""
    mark, space, text = line.partition(" ")
    seats = [CHANCE_MARK, *map(str, range(course.setup.seats))]
    if not space or mark not in seats:
        right = f"a move is one of {' '.join(seats)}, a space, and the move's text"
        return MatchFileError(number, f"{_quoted(line)} is not a move", right)
    seat = CHANCE if mark == CHANCE_MARK else int(mark)
    try:
        code = course.game.read(course.position, seat, text)
        written = course.write(Move(seat, code))
        if written != text and course.game.moves(course.position, seat) >> code & 1:
            wrong = f"{_quoted(line)} is written loosely"
            return MatchFileError(number, wrong, f"write {mark} {written}")
        course.move(seat, code)
    except MoveError as why:
        return MatchFileError(number, f"{_quoted(line)} cannot be played", _expected(course), why)
    return None


def _quoted(text: str) -> str:
    """A piece of a damaged file, short enough to read."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}...")


def _expected(course: Course) -> str:
    legal: list[str] = []
    for seat in [*range(course.setup.seats), CHANCE]:
        codes = course.game.moves(course.position, seat)
        moves = [Move(seat, code) for code in range(codes.bit_length()) if codes >> code & 1]
        legal += [f"{_mark(seat)} {course.write(move)}" for move in moves]
    return f"possible here: {', '.join(legal)}" if legal else "the match is over here"


class _Head:
    """The `name: value` lines before the first empty line."""

    NAMES = ("game", "options", "seats", "result", "words", "commitment", "key", "seal")

    def __init__(self, lines: list[str]) -> None:
        if lines[0] == FORMAT + "\r":
            wrong, right = "lines end with CR and LF", "lines end with LF alone"
            raise MatchFileError(1, wrong, right)
        if lines[0] != FORMAT:
            wrong = f"{_quoted(lines[0])} does not begin a match file"
            raise MatchFileError(1, wrong, f"the first line is {FORMAT!r}")
        if "" not in lines[:-1]:
            raise MatchFileError(len(lines), "the head has no end", "an empty line ends it")
        self.end = lines.index("")
        self.values: dict[str, tuple[int, str]] = {}
        for index in range(1, self.end):
            self._add(index + 1, lines[index])

    def _add(self, line: int, text: str) -> None:
        name, colon, value = text.partition(": ")
        if not colon or name not in self.NAMES or name in self.values:
            right = f"each of these stands once, as `name: value`: {', '.join(self.NAMES)}"
            raise MatchFileError(line, f"{_quoted(text)} does not belong in the head", right)
        self.values[name] = (line, value)

    def value(self, name: str) -> tuple[int, str]:
        if name not in self.values:
            raise MatchFileError(
                self.end + 1, f"the head has no {name}", f"add a line `{name}: ...`"
            )
        return self.values[name]

    def parsed(self, name: str, kind: Any, right: str) -> Any:
        line, value = self.value(name)
        try:
            return msgspec.json.decode(value, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise MatchFileError(line, f"{name}: {error}", right) from error

    def setup(self) -> Setup:
        line, value = self.value("game")
        name, _, version = value.partition(" ")
        game = GAMES.get(name)
        if game is None:
            right = f"there are: {', '.join(GAMES)}"
            raise MatchFileError(line, f"no game {_quoted(name)}", right)
        if version != str(game.version):
            right = f"this program plays version {game.version}"
            raise MatchFileError(line, f"version {_quoted(version)} of {name}", right)
        names = self.parsed("seats", tuple[str, ...], 'names look like ["Ada","David"]')
        if len(names) not in game.seats:
            right = f"{game.title} has {game.seats[0]} to {game.seats[-1]}"
            raise MatchFileError(self.value("seats")[0], f"{len(names)} seats", right)
        return Setup(game=name, version=game.version, options=self._options(game), names=names)

    def _options(self, game: Any) -> Any:
        line = self.value("options")[0]
        try:
            options = read_options(game, self.parsed("options", dict[str, object], OPTIONS_RIGHT))
            game.new(options, game.seats[0])
        except OptionsError as error:
            raise MatchFileError(line, str(error), "correct that option") from error
        return options

    def fairness(self, setup: Setup) -> Fairness | None:
        if not self.values.keys() & {"words", "commitment", "key", "seal"}:
            return None
        words = self.parsed("words", tuple[str, ...], 'words look like ["","abc"]')
        if len(words) != setup.seats:
            right = f"one a seat, {setup.seats} in all"
            raise MatchFileError(self.value("words")[0], f"{len(words)} words", right)
        commitment = self._hex("commitment").hex()
        opened = bool(self.values.keys() & {"key", "seal"})
        return Fairness(
            commitment=commitment, words=words, key=self._hex("key") if opened else None
        )

    def _hex(self, name: str) -> bytes:
        line, value = self.value(name)
        digits = "0123456789abcdef"
        if len(value) != 2 * fair.KEY_BYTES or any(digit not in digits for digit in value):
            right = f"a {name} is 64 digits out of {digits}"
            raise MatchFileError(line, f"{name} {_quoted(value)}", right)
        return bytes.fromhex(value)

    def result_error(self, outcome: Outcome | None) -> MatchFileError | None:
        line, value = self.value("result")
        right = write_result(outcome)
        if value == right:
            return None
        wrong = f"the result {_quoted(value)} is not what the moves give"
        return MatchFileError(line, wrong, f"write result: {right}")
