"""`fracas solve`: the exact value of every position of a game small enough, checked and kept."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fracas.games.shazamm.rules import MANA
from fracas.study import Exploit, Solution, exploit, save, usual_path
from fracas.study import solve as solve_bets
from fracas.study.bets import places
from fracas.study.solution import Told

from .arguments import reason
from .trouble import FAILED, TroubleError

A = TypeVar("A")
SOLVABLE = "shazamm"
GOOD = 1e-6  # a reply that wins less than this beyond the value wins nothing


def solve(
    game: Annotated[str, typer.Argument(help=f"Only {SOLVABLE} so far")],
    bets_only: Annotated[bool, typer.Option("--bets-only", help="Without any spells")] = False,
    file: Annotated[
        Path | None, typer.Option(help="Where to keep it; usually the user's data folder")
    ] = None,
    threads: Annotated[int, typer.Option(min=1)] = 2,
    mana: Annotated[int, typer.Option(min=1, max=MANA, help="Less makes a shorter game")] = MANA,
) -> None:
    """Solve a game exactly: the value of every position, and how to mix moves there."""
    if game.lower().rstrip("!") != SOLVABLE or not bets_only:
        raise TroubleError(f"only one game can be solved: fracas solve {SOLVABLE} --bets-only")
    with Console(stderr=True).status("compiling"):
        exploit(solve_bets(ignored, 1, 1), ignored, 1)
    start = perf_counter()
    solution = watched("solving", mana, lambda told: solve_bets(told, threads, mana))
    solved = perf_counter()
    found = watched("checking", mana, lambda told: exploit(solution, told, threads))
    checked = perf_counter()
    report(solution, found, (solved - start, checked - solved))
    if max(found.gains) > GOOD:
        raise TroubleError("the solution can be exploited; it was not kept", FAILED)
    keep(solution, file or usual_path())


def watched(title: str, mana: int, work: Callable[[Told], A]) -> A:
    """Do the work with a progress bar on stderr."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=places(mana))
        return work(lambda done: progress.advance(task, done))


def ignored(done: int) -> None:
    """Nobody watches the smallest game of all."""


def report(solution: Solution, found: Exploit, seconds: tuple[float, float]) -> None:
    typer.echo(f"positions         {len(solution.values):,}")
    typer.echo(f"value at start    {round(solution.start(), 9) + 0.0:.9f} to seat 0")
    for seat, gain in enumerate(found.gains):
        typer.echo(f"best reply seat {seat} {gain:+.2e} beyond the value")
    typer.echo(f"from any position {found.worst:+.2e} at most")
    typer.echo(f"solved in         {seconds[0]:.1f} s")
    typer.echo(f"checked in        {seconds[1]:.1f} s, by the best replies under the game's rules")


def keep(solution: Solution, path: Path) -> None:
    """Write the file as a whole or not at all."""
    data = save(solution)
    half = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(data)
        half.replace(path)
    except OSError as error:
        raise TroubleError(f"{path}: {reason(error)}", FAILED) from error
    typer.echo(f"kept in           {path} ({len(data):,} bytes)")
