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


class MatchFileError(ValueError):
    """A damaged file: the line (from 1), what is wrong there, and what would be right."""

    def __init__(self, line: int, wrong: str, right: str) -> None:
        super().__init__(line, wrong, right)
        self.line = line
        self.wrong = wrong
        self.right = right

    def __str__(self) -> str:
        return f"line {self.line}: {self.wrong}; {self.right}"


class Reading(msgspec.Struct, frozen=True):
    """What a file holds: the match as far as it is valid, and the first error, if any."""

    match: Match
    error: MatchFileError | None
    first_move_line: int
    seal: str | None


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
    seal = head.values.get("seal", (0, None))[1]
    start = head.end + 1
    course = Course(setup)
    error = _read_moves(course, lines, start)
    match = Match(setup=setup, moves=tuple(course.moves), fairness=fairness)
    if error is None:
        error = head.result_error(course.outcome())
    return Reading(match, error, start + 1, seal)


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
    for index in range(start, len(lines)):
        line = lines[index]
        if line == "" and index == len(lines) - 1:
            return None
        try:
            _read_move(course, line)
        except MatchFileError as error:
            return MatchFileError(index + 1, error.wrong, error.right)
    return MatchFileError(len(lines), "the file stops inside a line", "a file ends with a line end")


def _read_move(course: Course, line: str) -> None:
    mark, space, text = line.partition(" ")
    seats = [CHANCE_MARK, *map(str, range(course.setup.seats))]
    if not space or mark not in seats:
        right = f"a move is one of {' '.join(seats)}, a space, and the move's text"
        raise MatchFileError(0, f"{line!r} is not a move", right)
    seat = CHANCE if mark == CHANCE_MARK else int(mark)
    try:
        code = course.game.read(course.position, seat, text)
        written = course.write(Move(seat, code))
        if written != text:
            raise MatchFileError(0, f"{line!r} is written loosely", f"write {mark} {written}")
        course.move(seat, code)
    except MoveError as error:
        raise MatchFileError(0, f"{line!r} cannot be played: {error}", _expected(course)) from error


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
        if lines[0] != FORMAT:
            raise MatchFileError(1, f"{lines[0][:40]!r} is not a match file", f"write {FORMAT}")
        if "" not in lines:
            raise MatchFileError(len(lines), "the head has no end", "an empty line ends it")
        self.end = lines.index("")
        self.values: dict[str, tuple[int, str]] = {}
        for index in range(1, self.end):
            self._add(index + 1, lines[index])

    def _add(self, line: int, text: str) -> None:
        name, colon, value = text.partition(": ")
        if not colon or name not in self.NAMES or name in self.values:
            right = f"each of these stands once, as `name: value`: {', '.join(self.NAMES)}"
            raise MatchFileError(line, f"{text[:40]!r} does not belong in the head", right)
        self.values[name] = (line, value)

    def value(self, name: str) -> tuple[int, str]:
        if name not in self.values:
            raise MatchFileError(
                self.end + 1, f"the head has no {name}", f"add a line `{name}: ...`"
            )
        return self.values[name]

    def parsed(self, name: str, kind: Any) -> Any:
        line, value = self.value(name)
        try:
            return msgspec.json.decode(value, type=kind)
        except msgspec.MsgspecError as error:
            raise MatchFileError(line, f"{name}: {error}", "write it as JSON") from error

    def setup(self) -> Setup:
        line, value = self.value("game")
        name, _, version = value.partition(" ")
        game = GAMES.get(name)
        if game is None:
            raise MatchFileError(line, f"no game {name!r}", f"there are: {', '.join(GAMES)}")
        if version != str(game.version):
            right = f"this program plays version {game.version}"
            raise MatchFileError(line, f"version {version!r} of {name}", right)
        names = self.parsed("seats", tuple[str, ...])
        if len(names) not in game.seats:
            right = f"{game.title} has {game.seats[0]} to {game.seats[-1]}"
            raise MatchFileError(self.value("seats")[0], f"{len(names)} seats", right)
        return Setup(game=name, version=game.version, options=self._options(game), names=names)

    def _options(self, game: Any) -> Any:
        line = self.value("options")[0]
        try:
            options = read_options(game, self.parsed("options", dict[str, object]))
            game.new(options, game.seats[0])
        except OptionsError as error:
            raise MatchFileError(line, str(error), "correct the options") from error
        return options

    def fairness(self, setup: Setup) -> Fairness | None:
        if "commitment" not in self.values:
            return None
        words = self.parsed("words", tuple[str, ...])
        if len(words) != setup.seats:
            right = f"one a seat, {setup.seats} in all"
            raise MatchFileError(self.value("words")[0], f"{len(words)} words", right)
        key = self._hex("key") if "key" in self.values else None
        return Fairness(commitment=self._hex("commitment").hex(), words=words, key=key)

    def _hex(self, name: str) -> bytes:
        line, value = self.value(name)
        digits = "0123456789abcdef"
        if len(value) != 2 * fair.KEY_BYTES or any(digit not in digits for digit in value):
            raise MatchFileError(line, f"{name} {value[:20]!r}", "64 small hexadecimal digits")
        return bytes.fromhex(value)

    def result_error(self, outcome: Outcome | None) -> MatchFileError | None:
        line, value = self.value("result")
        right = write_result(outcome)
        if value == right:
            return None
        return MatchFileError(line, f"the result {value!r} is not what the moves give", right)
