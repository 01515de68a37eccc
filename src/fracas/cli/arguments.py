"""What people type behind a command, made into games, house rules, files and names."""

import inspect
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

from fracas.games import GAMES, AnyGame
from fracas.match import MatchFileError

from .trouble import FAILED, TroubleError
from .words import Words

A = TypeVar("A")
TRUTH = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
LARGEST_FILE = 20_000_000  # bytes; the longest match is far below it


def taking(arguments: type[A]) -> Callable[[Callable[[A], None]], Callable[..., None]]:
    """A command whose many arguments are the fields of a dataclass."""

    def dressed(command: Callable[[A], None]) -> Callable[..., None]:
        def typed(**values: Any) -> None:
            command(arguments(**values))

        face: Any = typed
        face.__signature__ = inspect.signature(arguments).replace(return_annotation=None)
        face.__name__, face.__doc__ = command.__name__, command.__doc__
        return typed

    return dressed


def game_named(name: str) -> AnyGame:
    game = GAMES.get(name.lower().rstrip("!"))
    if game is None:
        raise TroubleError(
            f"there is no game {name!r}{meant(name, GAMES)}; there are: {known(GAMES)}"
        )
    return game


def house_rules(game: AnyGame, settings: list[str]) -> dict[str, object]:
    """Options from `name=value` texts."""
    rules: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise TroubleError(
                f"--option {setting!r}: write it as name=value, for example expert=yes"
            )
        rules[name.strip()] = house_rule(game, name.strip(), value.strip())
    return rules


def house_rule(game: AnyGame, name: str, value: str) -> object:
    """One value of the right type, or an error that says what would be right."""
    kinds: dict[str, Any] = get_type_hints(game.options)
    kind = kinds.get(name)
    if kind is None:
        hint = meant(name, kinds)
        raise TroubleError(f"{game.title} has no house rule {name!r}{hint}; it has: {known(kinds)}")
    if kind is bool and value.lower() not in TRUTH:
        raise TroubleError(f"--option {name}={value}: the value is yes or no")
    choices = get_args(kind)  # of a Literal
    if choices and value not in choices:
        raise TroubleError(f"--option {name}={value}: the value is one of: {known(choices)}")
    if kind is int and not value.lstrip("-").isdecimal():
        raise TroubleError(f"--option {name}={value}: the value is a whole number")
    if choices:
        return value
    return TRUTH[value.lower()] if kind is bool else kind(value)


def listed(text: str | None) -> list[str]:
    """`Ada, David` as two texts; nothing as none."""
    parts = [part.strip() for part in (text or "").split(",")]
    return [] if parts == [""] else parts


def unknown(kind: str, name: str, names: Any) -> str:
    return f"there is no {kind} {name!r}{meant(name, names)}; there are: {known(names)}"


def known(names: Any) -> str:
    return ", ".join(names)


def meant(name: str, names: Any) -> str:
    close = get_close_matches(name.lower(), list(names), 1)
    return f" (did you mean {close[0]}?)" if close else ""


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise TroubleError(f"{path}: {reason(error)}") from error
    if len(data) > LARGEST_FILE:
        raise TroubleError(f"{path}: too long; no match file has more than {LARGEST_FILE} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        wrong = f"{path}: line {line}: not text; match files and card lists are UTF-8 text"
        raise TroubleError(wrong, FAILED) from error


def reason(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file"
        case IsADirectoryError():
            return "this is a folder, not a file"
        case PermissionError():
            return "this file may not be read or written by you"
        case FileExistsError():
            return "this file exists; choose another name, it will not be overwritten"
        case _:
            return (error.strerror or str(error)).lower()


def damage(words: Words, error: MatchFileError) -> str:
    """A damaged file in words: the line, what is wrong, why, and what would be right."""
    why = f": {words.refusal(error.why)}" if error.why else "."
    return f"line {error.line}: {error.wrong}{why} Right would be: {error.right}"
