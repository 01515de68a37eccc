"""`fracas verify`: does every card follow from the key that the table had committed to?"""

from typing import Annotated

import typer

from fracas.match import MatchFileError, Verdict
from fracas.match import verify as check

from .arguments import damage, read_text
from .trouble import FAILED, TroubleError, clean
from .words import Words


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Match files; - is stdin.")],
) -> None:
    """Check that every card of a match was drawn fairly.

    A table commits to a secret key before the first deal and opens it at the end. This draws each
    chance move again from that key, and checks the moves, the result and the seal of the file.
    The exit code is 1 if any file fails.
    """
    words = Words()
    verdicts = [verdict_on(path, words) for path in files]
    if not all(verdicts):
        raise typer.Exit(FAILED)


def verdict_on(path: str, words: Words) -> bool:
    """Print the verdict on one file."""
    try:
        verdict = check(read_text(path))
    except TroubleError as trouble:
        found = trouble.message.removeprefix(f"{path}: ")
        typer.echo(clean(f"{path}: NOT OK: {found}"), err=True)
        return False
    if verdict.sound:
        key = "terminal.sound" if verdict.finished else "terminal.sound_unfinished"
        typer.echo(f"{clean(path)}: {words.say(key, count=verdict.chance_moves)}")
    else:
        found = damage(words, error_of(verdict))
        typer.echo(clean(f"{path}: NOT OK: {found}"), err=True)
    return verdict.sound


def error_of(verdict: Verdict) -> MatchFileError:
    return MatchFileError(verdict.line, verdict.wrong, verdict.right, verdict.why)
