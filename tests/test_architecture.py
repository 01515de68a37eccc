"""Budgets and layers: what may import what, and how large a part may grow.

Raising a limit or adding an exception here is a decision; say why in the same commit.
"""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

import pytest

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

SOURCE = Path(__file__).parents[1] / "src" / "fracas"
GAME_FOLDERS = {path.name for path in (SOURCE / "games").glob("*/")}

LAYERS = (
    {"kernel"},
    {"games"},
    {"match"},
    {"bots", "study"},
    {"server", "cli", "research"},
)
RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
# The command `fracas serve` starts the server: the one step aside.
STEPS_ASIDE = {("cli", "server")}

ONLY_IN = {
    frozenset({"kernel"}): {"numpy", "numba", "llvmlite"},
    frozenset({"server", "cli"}): {
        *("asyncio", "http", "select", "selectors", "socket", "socketserver", "ssl", "urllib"),
        *("aiosqlite", "alembic", "httpx", "litestar", "sqlalchemy", "sqlite3"),
        *("rich", "typer", "uvicorn", "uvloop", "websockets"),
    },
}
# Chance and time arrive as moves.
NEVER_IN = {"games": {"random", "secrets", "time"}, "match": {"random", "time"}}

MODULE_LINES = 350
FUNCTION_LINES = 60
SHORT_FUNCTION_LINES = 30
SHORT_SHARE = 0.9
PARAMETERS = 5
EMPTY_NAMES = {"base", "common", "helper", "helpers", "manager", "util", "utils"}
LOOSE_END = re.compile(r"\b(TODO|FIXME|XXX)\b(?!\(#\d+\)| #\d+)")


@dataclass(frozen=True)
class Module:
    """One source file: its dotted name, and whether it is the face of a package."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def part(self) -> str:
        """The folder of the layer that it belongs to, or nothing for those above all layers."""
        _, _, rest = self.name.partition(".")
        return rest.partition(".")[0]


def read_modules() -> list[Module]:
    modules: list[Module] = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ("fracas", *path.relative_to(SOURCE).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        modules.append(Module(name, path.read_text(encoding="utf-8"), is_package))
    return modules


def imports(module: Module) -> Iterator[str]:
    """The absolute dotted names of everything that the module imports."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = absolute(module, node)
            yield from (f"{source}.{alias.name}" for alias in node.names)


def absolute(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    steps = node.level - module.is_package
    package = module.name.split(".")[: -steps or None]
    return ".".join([*package, *([node.module] if node.module else [])])


def parameters(function: Function) -> list[str]:
    arguments = function.args
    names = [a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def functions(module: Module) -> Iterator[Function]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def lines(function: Function) -> int:
    """Its own lines: functions that are built inside it count by themselves."""
    return span(function) - sum(span(inner) for inner in directly_inside(function))


def span(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def directly_inside(node: ast.AST) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        else:
            yield from directly_inside(child)


# The rules. Each answers with what is wrong, so that a failure names the culprit.


def imports_that_point_up(module: Module) -> list[str]:
    if "." not in module.name and module.is_package:
        return [f"{module.name} is imported by all: no {n}" for n in imports(module) if inside(n)]
    if module.name == "fracas.__main__":
        return []
    if module.part not in RANK:
        return [f"{module.part} belongs to no layer"]
    wrong = (name for name in imports(module) if inside(name) and not points_down(module, name))
    return [f"{module.name} imports {name}" for name in wrong]


def inside(name: str) -> bool:
    return name.split(".")[0] == "fracas"


def points_down(module: Module, name: str) -> bool:
    target = [*name.split("."), ""][1]
    if target == module.part:
        return not reaches_into_sibling_game(module, name)
    if (module.part, target) in STEPS_ASIDE:
        return True
    return RANK.get(target, len(LAYERS)) < RANK[module.part]


def reaches_into_sibling_game(module: Module, name: str) -> bool:
    """Games share the contract, which lies beside their folders, and nothing else."""
    here, there = folder_of_game(module.name), folder_of_game(name)
    return here != "" and here != there and there in GAME_FOLDERS


def folder_of_game(name: str) -> str:
    parts = name.split(".")
    return parts[2] if parts[:2] == ["fracas", "games"] and len(parts) > 2 else ""


def imports_out_of_place(module: Module) -> list[str]:
    tops = {name.split(".")[0] for name in imports(module)}
    wrong = set(tops & NEVER_IN.get(module.part, set()))
    for parts, names in ONLY_IN.items():
        if module.part not in parts:
            wrong |= tops & names
    return [f"{module.name} imports {name}" for name in sorted(wrong)]


def modules_too_long(module: Module) -> list[str]:
    count = len(module.text.splitlines())
    return [f"{module.name} has {count} lines"] if count > MODULE_LINES else []


def functions_too_long(module: Module) -> list[str]:
    return [
        f"{module.name}.{function.name} has {lines(function)} lines"
        for function in functions(module)
        if lines(function) > FUNCTION_LINES
    ]


def functions_with_many_parameters(module: Module) -> list[str]:
    return [
        f"{module.name}.{function.name} takes {len(parameters(function))} parameters"
        for function in functions(module)
        if len(parameters(function)) > PARAMETERS
    ]


def empty_names(module: Module) -> list[str]:
    return [f"{part} says nothing" for part in module.name.split(".") if part in EMPTY_NAMES]


def loose_ends(module: Module) -> list[str]:
    numbered = enumerate(module.text.splitlines(), start=1)
    return [f"{module.name}:{n} {line.strip()}" for n, line in numbered if LOOSE_END.search(line)]


def unlisted_names(module: Module) -> list[str]:
    """What a package offers is listed in `__all__`, in ruff's order, and exists."""
    if not module.is_package:
        return []
    bound = set(names_bound(module.tree))
    listed = names_listed(module.tree)
    if listed is None:
        return [f"{module.name} has no __all__"] if any(n[0] != "_" for n in bound) else []
    wrong = [f"{module.name} has no {name}" for name in listed if name not in bound]
    in_order = sorted(listed, key=constants_then_classes)
    return wrong + ([f"__all__ should be {in_order}"] if listed != in_order else [])


def names_bound(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from ((a.asname or a.name).split(".")[0] for a in node.names)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (t.id for t in targets if isinstance(t, ast.Name))


def names_listed(tree: ast.Module) -> list[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return None


def constants_then_classes(name: str) -> tuple[int, str]:
    if name.isupper() and len(name) > 1:
        return 0, name
    return (1 if name[0].isupper() else 2), name


Rule: TypeAlias = Callable[[Module], list[str]]

RULES: tuple[Rule, ...] = (
    imports_that_point_up,
    imports_out_of_place,
    modules_too_long,
    functions_too_long,
    functions_with_many_parameters,
    empty_names,
    loose_ends,
    unlisted_names,
)
MODULES = read_modules()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_no_module_breaks_a_rule(rule: Rule, module: Module) -> None:
    assert not rule(module)


def share_of_short_functions(modules: list[Module]) -> float:
    lengths = [lines(function) for module in modules for function in functions(module)]
    return sum(n < SHORT_FUNCTION_LINES for n in lengths) / max(1, len(lengths))


def test_nine_functions_in_ten_are_short() -> None:
    assert share_of_short_functions(MODULES) >= SHORT_SHARE


# The rules themselves, on small sources that break them, and on their nearest lawful neighbours.

LONG_FUNCTION = "def long():\n" + "    pass\n" * FUNCTION_LINES
BUILDER = "def build():\n    def long():\n" + "        pass\n" * (FUNCTION_LINES - 1) + "    pass\n"

BROKEN: tuple[tuple[Rule, Module], ...] = (
    (imports_that_point_up, Module("fracas.kernel.bits", "import fracas.games")),
    (imports_that_point_up, Module("fracas.kernel.bits", "from .. import games")),
    (imports_that_point_up, Module("fracas.games", "from ..match import Match", is_package=True)),
    (imports_that_point_up, Module("fracas.match.files", "from fracas.bots.arena import a")),
    (imports_that_point_up, Module("fracas.bots.bot", "def f():\n    from fracas import study")),
    (imports_that_point_up, Module("fracas.server.app", "from fracas.cli import main")),
    (imports_that_point_up, Module("fracas.research.batch", "from ..server import app")),
    (imports_that_point_up, Module("fracas.games.sbam.rules", "from ..slambo import cards")),
    (
        imports_that_point_up,
        Module("fracas.games.sbam", "from . import x\nfrom .. import slambo", True),
    ),
    (imports_that_point_up, Module("fracas.match.files", "import fracas.cli as c")),
    (imports_that_point_up, Module("fracas.games.contract", "from .slambo import SLAMBO")),
    (imports_that_point_up, Module("fracas.stray", "")),
    (imports_that_point_up, Module("fracas", "from .games import GAMES", is_package=True)),
    (imports_out_of_place, Module("fracas.games.sbam.rules", "import numpy as np")),
    (imports_out_of_place, Module("fracas.bots.search", "from numba.core import types")),
    (imports_out_of_place, Module("fracas.match.clock", "import asyncio")),
    (imports_out_of_place, Module("fracas.bots.arena", "from rich.table import Table")),
    (imports_out_of_place, Module("fracas.kernel.rule", "import socket")),
    (imports_out_of_place, Module("fracas.games.sbam.rules", "import random")),
    (modules_too_long, Module("fracas.match.files", "pass\n" * (MODULE_LINES + 1))),
    (functions_too_long, Module("fracas.match.files", LONG_FUNCTION)),
    (functions_too_long, Module("fracas.match.files", f"class A:\n  {LONG_FUNCTION}")),
    (
        functions_with_many_parameters,
        Module("fracas.match.files", "def f(a, b, c, d, /, e, *, f): 0"),
    ),
    (
        functions_with_many_parameters,
        Module("fracas.server.app", "async def f(a, b, c, d, e, f): 0"),
    ),
    (empty_names, Module("fracas.match.utils", "")),
    (empty_names, Module("fracas.common.cards", "")),
    (loose_ends, Module("fracas.match.files", "pass  # TODO: write")),
    (loose_ends, Module("fracas.match.files", "# FIXME later")),
    (unlisted_names, Module("fracas.match", "from .match import Match", is_package=True)),
    (unlisted_names, Module("fracas.match", "__all__ = ['Match']", is_package=True)),
    (
        unlisted_names,
        Module("fracas.match", "def a(): 0\nB = 1\n__all__ = ['a', 'B']", is_package=True),
    ),
)

SOUND: tuple[tuple[Rule, Module], ...] = (
    (imports_that_point_up, Module("fracas.bots.search", "from fracas.kernel import compiled")),
    (imports_that_point_up, Module("fracas.games.sbam.rules", "from ..contract import Game")),
    (imports_that_point_up, Module("fracas.games.sbam.rules", "from . import cards\nimport math")),
    (imports_that_point_up, Module("fracas.games", "from .slambo import SLAMBO", is_package=True)),
    (imports_that_point_up, Module("fracas.games.sbam", "from .rules import x", is_package=True)),
    (imports_that_point_up, Module("fracas.cli.serve", "from fracas.server.app import create")),
    (imports_that_point_up, Module("fracas.__main__", "from .cli import main")),
    (imports_out_of_place, Module("fracas.kernel.record", "import numpy")),
    (imports_out_of_place, Module("fracas.server.room", "import asyncio")),
    (modules_too_long, Module("fracas.match.files", "pass\n" * MODULE_LINES)),
    (functions_too_long, Module("fracas.bots.search", BUILDER)),
    (functions_with_many_parameters, Module("fracas.a.b", "def f(self, a, b, c, d, e): 0")),
    (loose_ends, Module("fracas.match.files", "pass  # TODO(#12): write\n# TODO #3")),
    (
        unlisted_names,
        Module("fracas.match", "A = 1\ndef b(): 0\n__all__ = ['A', 'b']", is_package=True),
    ),
    (unlisted_names, Module("fracas.match", '"""Words only."""', is_package=True)),
)


@pytest.mark.parametrize(("rule", "module"), BROKEN)
def test_a_rule_finds_what_breaks_it(rule: Rule, module: Module) -> None:
    assert rule(module)


@pytest.mark.parametrize(("rule", "module"), SOUND)
def test_a_rule_leaves_the_rest_alone(rule: Rule, module: Module) -> None:
    assert not rule(module)


def test_a_package_of_long_functions_is_noticed() -> None:
    long, short = Module("a", LONG_FUNCTION), Module("b", "def short(): 0")
    assert share_of_short_functions([long, *[short] * 8]) < SHORT_SHARE
    assert share_of_short_functions([long, *[short] * 9]) >= SHORT_SHARE


def test_the_source_is_found() -> None:
    assert {"fracas", "fracas.kernel"} <= {module.name for module in MODULES}
