"""Every rule and ruling against the tests that prove it: `make rules` prints the table.

A rule is a bullet of `docs/rules/<game>.md` that starts with its id in bold. A test proves it by
naming the id: `@pytest.mark.proves("SLAM-25")`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"^- \*\*([A-Z]+-\w+)\*\* (.*)$", re.MULTILINE)


def rules() -> dict[str, str]:
    """The words of each rule by its id."""
    pages = sorted(ROOT.glob("docs/rules/*.md"))
    found = [rule for page in pages for rule in RULE.findall(page.read_text(encoding="utf-8"))]
    return dict(found)


def proofs() -> dict[str, list[str]]:
    """The tests that name each id, as `file::test`."""
    tests: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.glob("tests/**/test_*.py")):
        for name, rule in proofs_in(path.read_text(encoding="utf-8")):
            tests[rule].append(f"{path.relative_to(ROOT / 'tests')}::{name}")
    return dict(tests)


def proofs_in(source: str) -> Iterator[tuple[str, str]]:
    """Pairs of a test and an id that it names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                yield from ((node.name, rule) for rule in ids_named(mark))


def ids_named(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.proves":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


def show() -> None:
    told, proved = rules(), proofs()
    table = Table("rule", "words", "proved by", title="Rules and rulings")
    for rule, words in told.items():
        table.add_row(rule, words, "\n".join(proved.get(rule, ["[red]nothing yet[/]"])))
    console = Console()
    console.print(table)
    console.print(f"{len(told.keys() & proved.keys())} of {len(told)} rules are proved by tests.")
    for rule in sorted(proved.keys() - told.keys()):
        console.print(f"[red]{rule} is named by a test, but by no page of rules[/]")


if __name__ == "__main__":
    show()
