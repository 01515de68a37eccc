"""`fracas games`: what there is to play, and by which house rules."""

from typing import Any, get_args, get_type_hints

from rich.console import Console
from rich.table import Table

from fracas.games import GAMES, AnyGame

from .words import Words


def games() -> None:
    """List the games, their seats and their house rules.

    A house rule is set with --option NAME=VALUE in: fracas play GAME
    """
    console, words = Console(), Words()
    for game in GAMES.values():
        most = game.seats[-1]
        console.print(f"[bold]{game.title}[/]  {game.name}, {game.seats[0]} to {most} seats")
        console.print(house_rules_of(game, words))


def house_rules_of(game: AnyGame, words: Words) -> Table:
    """The house rules of one game as a table."""
    table = Table(box=None, padding=(0, 2), pad_edge=True)
    for column in ("house rule", "value", "usual", "what it does", "rule"):
        table.add_column(column, overflow="fold", no_wrap=column == "house rule")
    usual = game.options()
    for name, hint in get_type_hints(game.options, include_extras=True).items():
        meta: Any = hint.__metadata__[0]
        title = words.say(f"{game.name}.option.{name}".replace(".", "-"))
        table.add_row(
            name,
            kind_of(hint.__origin__),
            shown(getattr(usual, name)),
            title,
            " ".join(meta.extra["rules"]),
        )
    return table


def kind_of(hint: Any) -> str:
    """What values a house rule takes."""
    kinds: dict[Any, str] = {bool: "yes or no", int: "a number"}
    return ", ".join(get_args(hint)) or kinds.get(hint, "text")


def shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
