"""The rules of a game in our own words, read from docs/rules: for the page and the terminal."""

import re
from functools import cache
from pathlib import Path

import msgspec

# In a wheel the pages lie beside this file; in a checkout they are documentation.
PACKAGED = Path(__file__).parent / "pages"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

RULE = re.compile(r"- \*\*([A-Z]+-\w+)\*\* (.*)")
TABLE_LINE = re.compile(r"\|[-:| ]+\|")


class RuleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A rule or ruling; a line without an id is running text."""

    id: str | None
    text: str  # CommonMark, without links


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """The rules under one heading."""

    title: str
    lines: tuple[RuleLine, ...]
    table: tuple[tuple[str, ...], ...] = ()  # rows of cells, the first row is the head


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game, in our own words."""

    game: str
    title: str
    intro: str
    sections: tuple[RuleSection, ...]


def read_rules(game: str) -> RulesPage | None:
    """The rules of a game, or None if no page of rules is known for it."""
    folder = PACKAGED if PACKAGED.is_dir() else CHECKOUT
    path = {path.stem: path for path in folder.glob("*.md")}.get(game)
    return None if path is None else _read_file(path)


@cache
def _read_file(path: Path) -> RulesPage:
    return read_page(path.stem, path.read_text(encoding="utf-8"))


def read_page(game: str, text: str) -> RulesPage:
    """A page of rules from its Markdown: a title, an introduction, and sections of rules."""
    head, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = head.strip().partition("\n")
    return RulesPage(
        game=game,
        title=title.removeprefix("# ").strip(),
        intro=_joined(intro),
        sections=tuple(_section(section) for section in sections),
    )


def _section(text: str) -> RuleSection:
    title, _, body = text.partition("\n")
    lines = [line for line in body.splitlines() if line.strip()]
    rows = [line for line in lines if line.startswith("|") and not TABLE_LINE.fullmatch(line)]
    return RuleSection(
        title=title.strip(),
        lines=tuple(_line(line) for line in lines if not line.startswith("|")),
        table=tuple(tuple(cell.strip() for cell in row.strip("| ").split("|")) for row in rows),
    )


def _line(line: str) -> RuleLine:
    rule = RULE.fullmatch(line)
    if rule is None:
        return RuleLine(id=None, text=line.removeprefix("- ").strip())
    return RuleLine(id=rule[1], text=rule[2])


def _joined(text: str) -> str:
    return " ".join(text.split())
