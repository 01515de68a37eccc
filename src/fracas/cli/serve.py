"""`fracas serve`: the games in browsers."""

from typing import Annotated

import typer

from .arguments import reason
from .trouble import FAILED, TroubleError


def serve(
    host: Annotated[
        str, typer.Option(help="127.0.0.1 is this computer alone; 0.0.0.0 the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Usually 8350; if it is taken, one nearby."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="Where matches are kept: a file, or the address of a PostgreSQL."),
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open a browser at once.")] = False,
) -> None:
    """Open the games in browsers, here or on the whole network. Ctrl+C ends it."""
    from fracas.server.serve import PORT, Place
    from fracas.server.serve import serve as run
    from fracas.server.store import UnusableError

    place = Place(host=host, port=PORT if port is None else port, database=database, open_page=open)
    try:
        run(place)
    except UnusableError as error:
        raise TroubleError(f"the database cannot be used: {error}", FAILED) from error
    except OSError as error:
        raise TroubleError(f"the server cannot start at {host}: {reason(error)}", FAILED) from error
