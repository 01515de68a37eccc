"""The command `fracas`."""

from importlib.metadata import version
from typing import Annotated

import typer

app = typer.Typer(
    name="fracas",
    help="Four loud little card games, to play in a terminal or a browser and to study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fracas {version('fracas')}")
        raise typer.Exit


@app.callback()
def fracas(
    told: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Four loud little card games, to play in a terminal or a browser and to study."""


def main() -> None:
    app()
