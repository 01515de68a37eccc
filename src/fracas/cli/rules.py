"""`fracas rules`: the rules of a game in our own words, whole or one by one."""

import re
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from fracas.games import AnyGame
from fracas.games.rulebook import RuleLine, RulesPage, read_rules

from .arguments import game_named
from .trouble import FAILED, TroubleError

HOUSE_MARK = "**(house value)**"


def rules(
    game: Annotated[str, typer.Argument(help="The game, for example slambo.")],
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="One rule, for example SLAM-25 or 25.")
    ] = None,
) -> None:
    """Read the rules of a game, or one rule by its id.

    Ids with an A are rulings: what Fracas plays where the printed rules are silent. House values
    are reconstructed, and are marked as such.
    """
    show(Console(), game_named(game), id)


def show(console: Console, game: AnyGame, id: str | None) -> None:
    """Print all rules, or the one that was asked for."""
    page = read_rules(game.name)
    if page is None:
        raise TroubleError(f"the rules of {game.title} did not come with this program", FAILED)
    console.print(Markdown("\n".join(whole(page)) if id is None else one(page, game, id)))


def whole(page: RulesPage) -> Iterator[str]:
    """All rules of the game as Markdown, with a mark behind what is a house value."""
    yield from (f"# {page.title}", "", page.intro, "")
    for section in page.sections:
        yield from (f"## {section.title}", "")
        is_list = not section.table and all(line.id is None for line in section.lines)
        for line in section.lines:
            yield from [marked(line)] if is_list or line.id else [line.text, ""]
        yield ""
        for place, row in enumerate(section.table):
            yield f"| {' | '.join(row)} |"
            if place == 0:
                yield "|---" * len(row) + "|"
        yield ""


def one(page: RulesPage, game: AnyGame, id: str) -> str:
    """One rule, under the heading that it stands below."""
    wanted, ids = full_id(game, id), list[str]()
    for section in page.sections:
        for line in section.lines:
            if line.id == wanted:
                return f"{page.title} {section.title}\n\n{marked(line)}"
            ids += [line.id] if line.id else []
    last = max(id for id in ids if f"{game.prefix}-A" not in id)
    rulings = [id for id in ids if id.startswith(f"{game.prefix}-A")]
    raise TroubleError(
        f"{page.title} has no rule {id!r}; its rules are {ids[0]} to {last}"
        f" and its rulings {rulings[0]} to {rulings[-1]}"
    )


def full_id(game: AnyGame, id: str) -> str:
    """`25`, `a5` and `slam-25` are ids too."""
    short = re.fullmatch(rf"(?:{game.prefix}-?)?(A?)([0-9]+)", id.upper())
    return f"{game.prefix}-{short[1]}{int(short[2]):02}" if short else id.upper()


def marked(line: RuleLine) -> str:
    """A rule as a bullet, with a mark if it is a house value."""
    if line.id is None:
        return f"- {line.text}"
    house = f" {HOUSE_MARK}" if "house value" in line.text else ""
    return f"- **{line.id}** {line.text}{house}"
