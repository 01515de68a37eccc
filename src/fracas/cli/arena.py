"""`fracas arena`: bots against each other, with error bars."""

import inspect
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Annotated, Any, get_type_hints

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fracas.bots import BOTS, BudgetError, UnknownBotError, read_budget
from fracas.bots.arena import ArenaResult
from fracas.bots.arena import arena as hold
from fracas.bots.contest import Contest, ContestError
from fracas.games import GAMES, OptionsError
from fracas.match import set_up
from fracas.server.knowledge import share_solutions


@dataclass(frozen=True)
class Arguments:
    """What the command takes, before the house rules of every game."""

    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}")]
    bots: Annotated[
        str, typer.Option(help=f"Who plays, with commas between: {', '.join(BOTS)}")
    ] = "greedy,search"
    matches: Annotated[int, typer.Option(min=1, help="Rounded up to whole deals")] = 200
    budget: Annotated[str, typer.Option(help="For each move: 50ms, or 2000it")] = "50ms"
    seats: Annotated[int | None, typer.Option(help="As few as the game allows")] = None
    seed: Annotated[int, typer.Option(help="Another seed deals other cards")] = 0
    processes: Annotated[int, typer.Option(min=1)] = 2
    json: Annotated[bool, typer.Option("--json", help="JSON instead of a table")] = False


def house_rules() -> dict[str, Any]:
    """Every option of every game, as Typer offers it; options that share a name are alike."""
    flags: dict[str, Any] = {}
    for game in GAMES.values():
        for name, hint in get_type_hints(game.options, include_extras=True).items():
            kind, meta = hint.__origin__, hint.__metadata__[0]
            flag = typer.Option(help=meta.title, rich_help_panel=f"House rules of {game.title}")
            flags[name] = Annotated[kind | None, flag]
    return flags


def with_house_rules(
    command: Callable[[Arguments, dict[str, object]], None],
) -> Callable[..., None]:
    """The command as Typer wants it: one parameter for each argument and each house rule.

    House rules that nobody named do not arrive.
    """

    def typed(**values: Any) -> None:
        rules = {name: values.pop(name) for name in house_rules()}
        named: dict[str, object] = {name: rule for name, rule in rules.items() if rule is not None}
        command(Arguments(**values), named)

    rules = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=flag)
        for name, flag in house_rules().items()
    ]
    own = inspect.signature(Arguments).parameters.values()
    face: Any = typed
    face.__signature__ = inspect.Signature([*own, *rules])
    face.__name__, face.__doc__ = command.__name__, command.__doc__
    return typed


@with_house_rules
def arena(arguments: Arguments, rules: dict[str, object]) -> None:
    """Bots meet on duplicate deals: each plays every seat with the same chance."""
    try:
        contest = contest_of(arguments, rules)
    except (BudgetError, UnknownBotError, ContestError, OptionsError) as error:
        raise typer.BadParameter(str(error)) from error
    share_solutions()
    result = _watched(contest, arguments.processes)
    if arguments.json:
        typer.echo(msgspec.json.encode(result))
    else:
        Console().print(table(result))


def contest_of(arguments: Arguments, rules: dict[str, object]) -> Contest:
    """The contest that was asked for, or one of the four errors that say what is wrong."""
    game = GAMES.get(arguments.game)
    if game is None:
        raise OptionsError(f"no game {arguments.game!r}; there are: {', '.join(GAMES)}")
    seats = game.seats.start if arguments.seats is None else arguments.seats
    setup = set_up(game.name, ["bot"] * seats, rules)
    return Contest(
        game=game,
        options=setup.options,
        seats=seats,
        bots=tuple(name.strip() for name in arguments.bots.split(",")),
        matches=arguments.matches,
        budget=read_budget(arguments.budget),
        seed=arguments.seed,
    )


def table(result: ArenaResult) -> Table:
    """The standings, for people."""
    title = f"{result.game}, {result.seats} seats, {result.deals} deals, {result.budget} a move"
    lines = Table(title=title, caption=f"{result.decisions:.1f} decisions a match; 95% intervals")
    lines.add_column("bot")
    for name in ("matches", "wins", "payoff", "rating"):
        lines.add_column(name, justify="right")
    for line in result.standings:
        lines.add_row(
            line.bot,
            str(line.matches),
            f"{line.wins} ({line.wins / line.matches:.1%})",
            f"{line.payoff:+.3f} ± {line.payoff_error:.3f}",
            f"{line.rating:.1f} (sigma {line.rating_sigma:.1f})",
        )
    return lines


def _watched(contest: Contest, processes: int) -> ArenaResult:
    """Hold the contest with a progress bar on stderr."""
    with (
        Progress(console=Console(stderr=True)) as progress,
        ProcessPoolExecutor(processes, initializer=_leave_interrupts) as executor,
    ):
        task = progress.add_task("preparing", total=contest.deals)

        def told(done: int) -> None:
            progress.update(task, completed=done, description="deals")

        try:
            return hold(contest, executor, told)
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl+C reaches the workers too; only the command itself answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
