"""Playing at the terminal: show the table, ask for a move, explain, ask again."""

from collections.abc import Callable
from enum import Enum, auto

from rich.console import Console
from rich.text import Text

from fracas.games import WATCHER, Code, MoveError, Seat, make_move

from .boards import board_of
from .lines import line_of
from .record import Record
from .rules import show
from .sitting import Sitting
from .trouble import TroubleError
from .words import Words

HELP, QUIT, RULES = {"?", "h", "help"}, {"q", "quit", "exit"}, "rules"


class StoppedError(Exception):
    """Somebody quits, or nobody is there to type any more."""


class Answer(Enum):
    """What a line was, if it was no move."""

    SHOWN = auto()  # the table shall be shown again
    SAID = auto()  # something was said, and the question stands


class Table:
    """One sitting with the people in front of this terminal."""

    def __init__(self, sitting: Sitting, console: Console, record: Record) -> None:
        self.sitting = sitting
        self.console = console
        self.record = record
        self.board = board_of(sitting.setup.game)
        self.words = Words(sitting.setup.names)
        self.shouts = bool(getattr(sitting.setup.options, "shout", False))

    def sit(self, get_ready: Callable[[], None] | None) -> None:
        """Play the match to its end, or until somebody stops it. Whatever happens, it is kept."""
        try:
            if get_ready is not None:
                self.say(self.words.say("terminal.warming_up"))
                get_ready()
            self.say(self.words.say("terminal.commitment", commitment=self.sitting.commitment))
            self.say(self.words.say(self.board.HINT))
            self.play()
            self.tell_news(WATCHER if len(self.sitting.people) != 1 else self.sitting.people[0])
        except (StoppedError, EOFError, KeyboardInterrupt) as stop:
            self.say("\n" + self.words.say("terminal.stopped"))
            if isinstance(stop, KeyboardInterrupt):
                raise
        finally:
            self.record.keep(self.sitting.match(opened=True))
            self.close()

    def play(self) -> None:
        before: Seat | None = None
        while (seat := self.sitting.next_person()) is not None:
            if (code := self.unasked(seat)) is not None:
                self.sitting.move(seat, code)
                continue
            self.record.keep(self.sitting.match(opened=False))
            if len(self.sitting.people) > 1 and seat != before:
                self.pass_on(seat)
            before = seat
            for code in self.ask(seat):
                self.sitting.move(seat, code)

    def unasked(self, seat: Seat) -> Code | None:
        """The move of one person alone with bots that needs no question; friends would notice."""
        if len(self.sitting.people) > 1:
            return None
        return self.board.unasked(self.sitting.course.seen(seat))

    def pass_on(self, seat: Seat) -> None:
        """Hide the last hand, and wait until the next person sits here."""
        if not self.is_first_turn:
            self.wipe()
        self.tell_news(WATCHER)
        self.read(self.words.say("terminal.pass_on", name=self.words.name(seat)))
        self.wipe()

    @property
    def is_first_turn(self) -> bool:
        return len(self.sitting.course.moves) == self.sitting.course.chances

    def ask(self, seat: Seat) -> list[Code]:
        """What a person does. What fades is wiped first: only memory keeps it (SLAM-A12)."""
        if self.sitting.fades and self.sitting.told[seat]:
            self.wipe()
        self.tell_news(seat)
        answer: list[Code] | Answer = Answer.SHOWN
        while isinstance(answer, Answer):
            if answer is Answer.SHOWN:
                self.show(seat)
            answer = self.answer(seat)
        if self.shouts:
            self.hear(seat, answer[0])
        return answer

    def show(self, seat: Seat) -> None:
        view = self.sitting.course.seen(seat)
        words = self.words.seen_by(seat)
        self.console.print(self.board.board(view, self.sitting.setup, words))
        self.console.print(self.board.hand(view, words, with_totals=not self.shouts))

    def answer(self, seat: Seat) -> list[Code] | Answer:
        """What one line means: moves, or something else that is dealt with here."""
        key = self.board.prompt(self.sitting.course.seen(seat))
        people = len(self.sitting.people)
        line = self.read(self.words.say(key, name=self.words.name(seat), people=people))
        word, _, rest = line.strip().lower().partition(" ")
        if word in QUIT:
            raise StoppedError
        if not word:
            return Answer.SHOWN
        if word in HELP:
            return self.said(self.words.say(self.board.HELP))
        if word == RULES:
            return self.tell_rules(rest.strip() or None)
        return self.codes_of(seat, line)

    def codes_of(self, seat: Seat, line: str) -> list[Code] | Answer:
        """The legal moves that a line means, all or none; or why it means none."""
        game, position = self.sitting.course.game, self.sitting.course.position.copy()
        view, codes = self.sitting.course.seen(seat), list[Code]()
        try:
            for text in self.board.parts(view, line, self.words):
                codes.append(game.read(position, seat, text))
                make_move(game, position, seat, codes[-1])
        except MoveError as refusal:
            return self.said(self.words.seen_by(seat).refusal(refusal))
        return codes

    def hear(self, seat: Seat, code: Code) -> None:
        """The house rule that you say the total: right or wrong, the move stands (SLAM-A10)."""
        total = self.board.total_after(self.sitting.course.seen(seat), code)
        if total is None:
            return
        heard = self.read(self.words.say("terminal.shout")).strip().replace("\N{MINUS SIGN}", "-")
        if not heard.lstrip("+-").isdecimal():
            self.say(self.words.say("terminal.shout_number", total=total))
        elif int(heard) == total:
            self.say(self.words.say("terminal.shout_right"))
        else:
            self.say(self.words.say("terminal.shout_wrong", total=total))

    def tell_rules(self, id: str | None) -> Answer:
        try:
            show(self.console, self.sitting.course.game, id)
        except TroubleError as trouble:
            self.say(trouble.message)
        return Answer.SAID

    def tell_news(self, seat: Seat) -> None:
        words = self.words.seen_by(seat)
        rounds = self.console.is_terminal and self.sitting.fades  # as the screen was wiped
        for event in self.sitting.news_for(seat, rounds=rounds):
            if event.__struct_config__.tag not in self.board.QUIET:
                self.say(words.event(event))

    def close(self) -> None:
        """The end: the key is open, and the file can be checked."""
        self.say(self.words.say("terminal.key", key=self.sitting.key.hex()))
        path = self.record.path
        key = "terminal.saved" if path else "terminal.not_saved"
        self.say(self.words.say(key, path=path or ""))

    def said(self, text: str) -> Answer:
        self.say(text)
        return Answer.SAID

    def say(self, text: str) -> None:
        self.console.print(line_of(text), soft_wrap=not self.console.is_terminal)

    def read(self, prompt: str) -> str:
        while True:
            try:
                return self.console.input(Text(f"{prompt} "))
            except UnicodeDecodeError:
                self.say(self.words.say("terminal.not_text"))

    def wipe(self) -> None:
        """Clear the screen, if there is one."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write("\033[3J")  # what was scrolled away, too
            self.console.clear()
