"""`fracas serve`: the games in browsers."""

from importlib import import_module
from typing import Annotated, Any

import typer

from .trouble import FAILED, TroubleError


def serve(
    host: Annotated[
        str, typer.Option(help="127.0.0.1 is this computer alone; 0.0.0.0 the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="Where matches are kept: a file, or the address of a PostgreSQL."),
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open a browser at once.")] = False,
) -> None:
    """Open the games in browsers, here or on the whole network. Ctrl+C ends it."""
    try:
        server: Any = import_module("fracas.server.serve")
    except ModuleNotFoundError as error:
        wrong = f"the server cannot start: there is no {error.name}"
        raise TroubleError(wrong, FAILED) from error
    server.serve(host=host, port=port, database=database, open=open)
