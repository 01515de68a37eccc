"""`fracas rules`: the rules of a game in our own words, whole or one by one."""

import re
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from fracas.games import AnyGame

from .arguments import game_named
from .trouble import TroubleError

RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-A?\d+)\*\* (?P<words>.*)")
HOUSE_MARK = "(house value)"


def rules(
    game: Annotated[str, typer.Argument(help="The game, for example slambo.")],
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="One rule, for example SLAM-25.")
    ] = None,
) -> None:
    """Read the rules of a game, or one rule by its id.

    Ids with an A are rulings: what Fracas plays where the printed rules are silent. House values
    are reconstructed, and are marked as such.
    """
    show(Console(), game_named(game), id)


def show(console: Console, game: AnyGame, id: str | None) -> None:
    """Print all rules, or the one that was asked for."""
    console.print(Markdown(whole(game) if id is None else one(game, id)))


def whole(game: AnyGame) -> str:
    """All rules of the game, with a mark behind what is a house value."""
    return "\n".join(marked(line) for line in page(game).splitlines())


def one(game: AnyGame, id: str) -> str:
    """One rule, under the heading that it stands below."""
    heading = ""
    for line in page(game).splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        rule = RULE.fullmatch(line)
        if rule is not None and rule["id"] == full_id(game, id):
            return f"{game.title} {heading}\n\n{marked(line)}"
    ids = re.findall(r"^- \*\*([A-Z]+-A?\d+)\*\*", page(game), re.MULTILINE)
    raise TroubleError(f"{game.title} has no rule {id!r}; its ids run from {ids[0]} to {ids[-1]}")


def full_id(game: AnyGame, id: str) -> str:
    """`25`, `a5` and `slam-25` are ids too."""
    short = re.fullmatch(rf"(?:{game.prefix}-?)?(A?)(\d+)", id.upper())
    return f"{game.prefix}-{short[1]}{int(short[2]):02}" if short else id.upper()


def marked(line: str) -> str:
    rule = RULE.fullmatch(line)
    is_house = rule is not None and "house value" in rule["words"]
    return f"{line} **{HOUSE_MARK}**" if is_house else line


def page(game: AnyGame) -> str:
    """The page of the game's rules: in the package, or in the project that it runs from."""
    packaged = resources.files("fracas") / "rules" / f"{game.name}.md"
    beside = Path(__file__).parents[3] / "docs" / "rules" / f"{game.name}.md"
    for place in (packaged, beside):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise TroubleError(f"the rules of {game.title} did not come with this installation", 1)
