"""`fracas judge`: settles a turn or a fight that somebody describes, and says why."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from fracas.games import Event
from fracas.study.judge import (
    DescriptionError,
    Question,
    judge_described_fight,
    judge_described_turn,
)

from .arguments import listed, read_text, taking, unknown
from .lines import line_of
from .trouble import TroubleError
from .words import Words

USUAL_NAMES = ("Red", "Green")
EXAMPLES = {
    "shazamm": "red: bet 12, spells 7 8; green: bet 9, spells 3; choices: use 7, destroy 8",
    "sbam": "left: R1 R1 B3 +Y; right: B1 B2; called: left 1",
}


class Account(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the judge says, whatever the game."""

    game: str
    names: tuple[str, ...]
    events: tuple[Event, ...]
    missing: tuple[Question, ...] = ()  # choices that the account needs to go on
    unused: tuple[str, ...] = ()  # choices that nothing asked for


@dataclass(frozen=True)
class Arguments:
    """Everything that can be said behind `fracas judge`."""

    game: Annotated[str, typer.Argument(help="shazamm for a turn, sbam for a fight.")]
    description: Annotated[
        list[str] | None,
        typer.Argument(help="What was played; - or nothing at all is standard input."),
    ] = None
    file: Annotated[str | None, typer.Option(help="A file with the description.")] = None
    names: Annotated[
        str | None, typer.Option(help="What the wizards are called, red first: Ada,David.")
    ] = None
    json: Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")] = False


@taking(Arguments)
def judge(arguments: Arguments) -> None:
    """Settle a turn or a fight that you describe, line by line, with the rules behind it.

    fracas judge shazamm "red: bet 12, spells 7; green: bet 9, spells 3; choices: use 7"

    fracas judge sbam "David: B1 B2 B3; John: B1 B2 B2 R1; called: John 1"

    fracas judge shazamm --file turn.txt

    What is not said is as at the start of a match. What spells ask their players is asked for when
    it is missing. docs/notation.md has all that can be said.
    """
    settle = JUDGES.get(arguments.game.lower().rstrip("!"))
    if settle is None:
        raise TroubleError(unknown("judge for", arguments.game, JUDGES))
    text, names = described(arguments), listed(arguments.names) or list(USUAL_NAMES)
    if len(names) != len(USUAL_NAMES):
        raise TroubleError(f"--names has {len(names)} names; there are two wizards")
    console = Console(highlight=False)
    try:
        account = settle(text, names)
        while account.missing and not arguments.json and is_asked_here(console):
            answers = [answer(console, question, account.names) for question in account.missing]
            text += f"\nchoices: {', '.join(answers)}"
            account = settle(text, names)
    except DescriptionError as error:
        raise TroubleError(wrong(error, text, names)) from error
    if arguments.json:
        typer.echo(msgspec.json.encode(account))
    else:
        tell(console, account)
    if account.missing:
        words = Words(account.names)
        raise TroubleError(
            " ".join(words.refusal(question.asked()) for question in account.missing)
        )


def settled_turn(text: str, names: list[str]) -> Account:
    ruling = judge_described_turn(text, names)
    return Account(
        game="shazamm",
        names=tuple(names),
        events=ruling.events,
        missing=ruling.missing,
        unused=ruling.unused,
    )


def settled_fight(text: str, _names: list[str]) -> Account:
    verdict = judge_described_fight(text)
    return Account(game="sbam", names=verdict.names, events=verdict.events)


JUDGES: dict[str, Callable[[str, list[str]], Account]] = {
    "shazamm": settled_turn,
    "sbam": settled_fight,
}


def described(arguments: Arguments) -> str:
    """The description, from wherever it comes."""
    said = arguments.description or []
    if arguments.file is not None:
        if said:
            raise TroubleError("say it here or in --file, not both")
        return read_text(arguments.file)
    if said and said != ["-"]:
        whole = any(" " in part for part in said)  # each argument is a statement, or each a word
        return ("; " if whole else " ").join(said)
    if is_typed_at():
        example = EXAMPLES[arguments.game.lower().rstrip("!")]
        raise TroubleError(f'say what was played, for example: "{example}"')
    return read_text("-")


def wrong(error: DescriptionError, text: str, names: Sequence[str]) -> str:
    """What is wrong, where, and what would be right."""
    words = Words(names)
    sentence = words.refusal(error)
    if error.place is None:
        return sentence
    key = "terminal.judge_at" if len(text.strip().splitlines()) > 1 else "terminal.judge_in"
    return words.say(key, line=error.place.line, text=error.place.quoted(), wrong=sentence)


def tell(console: Console, account: Account) -> None:
    words = Words(account.names)
    for event in account.events:
        console.print(line_of(words.event(event)), soft_wrap=not console.is_terminal)
    for choice in account.unused:
        console.print(Text(words.say("terminal.judge_unused", choice=choice), style="italic"))


def is_asked_here(console: Console) -> bool:
    """Whether somebody is there to answer."""
    return console.is_terminal and is_typed_at()


def is_typed_at() -> bool:
    return sys.stdin.isatty()


def answer(console: Console, question: Question, names: Sequence[str]) -> str:
    words = Words(names)
    try:
        return console.input(
            Text(words.say("terminal.judge_answer", question=words.refusal(question.asked())) + " ")
        )
    except EOFError as end:
        raise TroubleError(words.refusal(question.asked())) from end
