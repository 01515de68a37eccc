"""The command `fracas`. What a command needs is imported when it runs, so that help is quick."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from .trouble import USAGE, TroubleError, clean

# Each command is the function of its name in the module of its name.
COMMANDS = {
    "play": "Play in the terminal, against bots or with friends at one keyboard.",
    "serve": "Open the games in browsers, here or on the whole network.",
    "games": "List the games, their seats and their house rules.",
    "rules": "Read the rules of a game, or one rule by its id.",
    "replay": "Watch a match again, step by step.",
    "judge": "Settle a turn or a fight that you describe, and say why.",
    "verify": "Check that every card of a match was drawn fairly.",
    "arena": "Let bots meet, with error bars.",
    "solve": "Solve a game exactly, and check that no reply beats the solution.",
}


class Program(TyperGroup):
    """Loads the command that was asked for, and says what is wrong in one line."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, loaded(name or ""), rest

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            code = super().main(args, **extra)
        except TroubleError as trouble:
            code = complain(trouble.message, trouble.code)
        except typer.Abort:
            code = complain("stopped", 1)
        except TyperException as error:
            code = complain(worded(error), getattr(error, "exit_code", USAGE))
        sys.exit(code if isinstance(code, int) else 0)


def loaded(name: str) -> Any:
    """The real command of this name."""
    alone = typer.Typer(**MANNERS)
    alone.command(name)(getattr(import_module(f"fracas.cli.{name}"), name))
    return typer.main.get_command(alone)


def complain(message: str, code: int) -> int:
    typer.echo(f"fracas: {clean(message)}", err=True)
    return code


def worded(error: TyperException) -> str:
    """What Typer found wrong, with the command whose help would tell more."""
    tell: Callable[[], str] = getattr(error, "format_message", lambda: str(error))
    context: Any = getattr(error, "ctx", None)
    path = context.command_path if context else "fracas"
    return f"{' '.join(tell().split()).rstrip('.')}. Try: {path} --help"


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fracas {version('fracas')}")
        raise typer.Exit


def fracas(
    context: typer.Context,
    told: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Four loud little card games, to play in a terminal or a browser and to study.

    Start with: fracas play slambo
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


MANNERS: dict[str, Any] = {"add_completion": False, "pretty_exceptions_enable": False}
app = typer.Typer(name="fracas", cls=Program, invoke_without_command=True, **MANNERS)
app.callback()(fracas)


def _announce(name: str, summary: str) -> None:
    """A stand-in, so that `fracas --help` lists the command without importing it."""

    @app.command(name, help=summary)
    def stand_in() -> None:  # pyright: ignore[reportUnusedFunction]
        raise AssertionError(f"{name} was not loaded")


for _name, _summary in COMMANDS.items():
    _announce(_name, _summary)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # for terminals that know few letters
    app()
