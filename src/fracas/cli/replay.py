"""`fracas replay`: a match again, for people step by step, for programs as JSON."""

import re
import sys
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from fracas.games import CHANCE, WATCHER, Event, seen, told
from fracas.match import Match, MatchFileError, Step, read_match
from fracas.match import replay as steps_of

from .arguments import damage, read_text, taking
from .boards import Board, board_of
from .lines import line_of
from .trouble import FAILED, TroubleError
from .words import Words, seat_mark


@dataclass(frozen=True)
class Arguments:
    """Everything that can be said behind `fracas replay`."""

    file: Annotated[str, typer.Argument(help="A match file; - is standard input.")]
    seat: Annotated[
        int | None, typer.Option(help="See what this seat saw, its hand included. 0 is the first.")
    ] = None
    at: Annotated[
        int | None, typer.Option(min=0, metavar="K", help="Only the table after K moves.")
    ] = None
    all: Annotated[bool, typer.Option("--all", help="Do not wait between the moves.")] = False
    json: Annotated[bool, typer.Option("--json", help="One JSON object a move, for programs.")] = (
        False
    )


@taking(Arguments)
def replay(arguments: Arguments) -> None:
    """Watch a match again, step by step.

    Without --seat you see what everybody saw, and every card that was dealt. A damaged file is
    shown as far as it is valid; then comes the error with its line, and the exit code is 1.
    """
    words = Words()
    try:
        reading = read_match(read_text(arguments.file))
    except MatchFileError as error:
        raise TroubleError(f"{arguments.file}: {damage(words, error)}", FAILED) from error
    words = Words(reading.match.setup.names, arguments.seat)
    check(arguments, reading.match)
    if arguments.json:
        tell_json(arguments, reading.match)
    else:
        Show(arguments, reading.match, words).run()
    if reading.error is not None:
        count = len(reading.match.moves)
        typer.echo(words.say("terminal.damaged", count=count), err=True)
        raise TroubleError(f"{arguments.file}: {damage(words, reading.error)}", FAILED)


def check(arguments: Arguments, match: Match) -> None:
    """The numbers behind --seat and --at must be in the match."""
    seats, count = match.setup.seats, len(match.moves)
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        raise TroubleError(f"--seat {arguments.seat}: the seats are 0 to {seats - 1}")
    if arguments.at is not None and arguments.at > count:
        raise TroubleError(f"--at {arguments.at}: there are {count} valid moves")


def chosen(arguments: Arguments, match: Match) -> list[tuple[int, Step]]:
    """The numbered moves to show."""
    steps = list(enumerate(steps_of(match), start=1))
    return steps if arguments.at is None else [step for step in steps if step[0] == arguments.at]


def sight(step: Step, seat: int | None, board: Board) -> tuple[list[Event], bool]:
    """The events as the seat was told them, and whether that hides the move itself."""
    if seat is None:
        return step.events, False
    heard = list(told(step.events, seat))
    is_secret = is_quiet(step, board) or re.split("[ -]", step.text)[0] in board.SECRET
    is_hidden = is_secret and step.move.seat not in (seat, CHANCE)
    return heard, is_hidden or heard != step.events


def is_quiet(step: Step, board: Board) -> bool:
    """Whether the table is as it was, to all others, as while a secret plan is made."""
    return all(event.__struct_config__.tag in board.QUIET for event in step.events)


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One move for programs. A move that --seat may not know has no text and no code."""

    number: int
    seat: str  # `*` is chance
    text: str | None
    code: int | None
    events: list[Event]
    public: Any  # the view of somebody without a seat
    view: Any = None  # the view of --seat


def tell_json(arguments: Arguments, match: Match) -> None:
    board = board_of(match.setup.game)
    for number, step in chosen(arguments, match):
        events, hidden = sight(step, arguments.seat, board)
        game, seat = match.setup.rules, arguments.seat
        line = Line(
            number=number,
            seat=seat_mark(step.move.seat),
            text=None if hidden else step.text,
            code=None if hidden else step.move.code,
            events=events,
            public=seen(game, step.position, WATCHER),
            view=None if seat is None else seen(game, step.position, seat),
        )
        typer.echo(msgspec.json.encode(line))


class Show:
    """The match for people."""

    def __init__(self, arguments: Arguments, match: Match, words: Words) -> None:
        self.arguments = arguments
        self.match = match
        self.words = words
        self.console = Console(highlight=False)
        self.board = board_of(match.setup.game)

    @property
    def waits(self) -> bool:
        """Whether somebody is there to press Enter."""
        at_once = self.arguments.all or self.arguments.at is not None
        return not at_once and self.console.is_terminal and sys.stdin.isatty()

    def run(self) -> None:
        steps = chosen(self.arguments, self.match)
        dealing = True
        for number, step in steps:
            self.tell(number, step)
            was_dealing, dealing = dealing, step.move.seat == CHANCE
            more = number < len(self.match.moves)
            passing = more and (dealing or is_quiet(step, self.board))
            if self.arguments.at is not None or not passing:
                self.draw(step)
            told_on = passing and (was_dealing or not dealing)
            if self.waits and not told_on and not self.goes_on():
                return

    def tell(self, number: int, step: Step) -> None:
        events, hidden = sight(step, self.arguments.seat, self.board)
        key = "terminal.hidden_move" if hidden else "terminal.move"
        move = f"{self.mover(step)} {step.text}"
        count = len(self.match.moves)
        title = self.words.say(key, number=number, count=count, move=move)
        self.console.print(Text(title, style="bold"))
        for event in events:
            self.console.print(line_of(f"  {self.words.event(event)}"))

    def mover(self, step: Step) -> str:
        return "*" if step.move.seat == CHANCE else f"{self.words.name(step.move.seat)}:"

    def draw(self, step: Step) -> None:
        setup, seat = self.match.setup, self.arguments.seat
        view = seen(setup.rules, step.position, WATCHER if seat is None else seat)
        self.console.print(self.board.board(view, setup, self.words))
        if seat is not None:
            self.console.print(self.board.held(view, self.words))

    def goes_on(self) -> bool:
        try:
            answer = self.console.input(Text(self.words.say("terminal.next") + " "))
        except EOFError:
            return False
        return answer.strip().lower() not in {"q", "quit"}
