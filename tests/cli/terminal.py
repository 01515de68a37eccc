"""A terminal for tests: runs `fracas` in this process and keeps what it says."""

from pathlib import Path

import msgspec
from tests.match.made import duel, played
from typer.testing import CliRunner, Result

from fracas.cli import app
from fracas.match import Match, write_match

MATCH = played(duel(), [3, 1, 4, 1, 5, 9, 2, 6])
# Every card, over and over: the wrong ones are refused, and one that fits is found.
ANY_CARDS = "\n".join(
    [
        *(f"{sign}{number}" for number in range(1, 9) for sign in "+-"),
        *("pm-2", "pm+2", "pm-4", "pm+4", "rev+3", "rev-3", "copy"),
    ]
)


def fracas(*arguments: str | Path, typed: str = "") -> Result:
    """The result of a command, with `typed` on its standard input."""
    env = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [str(part) for part in arguments], input=typed, env=env)


def refused(result: Result, code: int = 2) -> str:
    """The one line that a command refused with."""
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    (line,) = result.stderr.splitlines()
    return line


def saved(folder: Path, match: Match = MATCH) -> Path:
    path = folder / "match.txt"
    path.write_text(write_match(match), encoding="utf-8", newline="\n")
    return path


def unfinished() -> Match:
    return played(duel(), most=20)


def opened(match: Match, key: bytes) -> Match:
    assert match.fairness is not None
    return msgspec.structs.replace(match, fairness=msgspec.structs.replace(match.fairness, key=key))
