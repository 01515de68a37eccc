"""The disk cache of compiled rules: never stale, and never larger than a few folders."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.bots.playout import build_playout
from fracas.games import GAMES
from fracas.kernel import cache, compiled, rule

PACKAGE = Path(fracas.__file__).parent
SCRIPT = """
import fracas
from fracas.bots.playout import build_playout
from fracas.games import GAMES
from fracas.kernel import Dice, a_dice, compiled

game = GAMES["slambo"]
playout = compiled(build_playout(game))
decisions = []
for number in range(20):
    position = game.new(game.options(), 2)
    table, dice = type(position).table(1), Dice.table(1)
    position.store(table[0])
    a_dice(number).store(dice[0])
    decisions.append(playout(table[0], dice[0]))
print(fracas.__file__, sum(decisions))
"""


def a_folder(parent: Path, name: str, used: int) -> Path:
    folder = parent / name
    folder.mkdir()
    (folder / "rule.nbi").write_text("compiled")
    os.utime(folder, (used, used))
    return folder


def names(parent: Path) -> list[str]:
    return sorted(path.name for path in parent.iterdir())


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the part of the package that plays a match."""
    for part in ("kernel", "games", "bots"):
        shutil.copytree(PACKAGE / part, tmp_path / "fracas" / part)
    shutil.copy(PACKAGE / "__init__.py", tmp_path / "fracas")
    return tmp_path / "fracas"


def decisions(package: Path, folder: Path) -> int:
    """How long compiled matches are in a fresh process that runs this copy of the package."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(package.parent), "FRACAS_CACHE": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    where, found = done.stdout.split()
    assert Path(where).is_relative_to(package)
    return int(found)


def files(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): path.stat().st_mtime_ns for path in folder.rglob("*.nb?")
    }


@pytest.mark.compiled
def test_a_rule_changed_in_another_file_is_compiled_anew(package: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    before = decisions(package, folder)
    kept = files(folder)
    assert kept
    assert decisions(package, folder) == before
    assert files(folder) == kept, "an unchanged source is not compiled twice"
    rules = package / "games" / "slambo" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "FATAL_SHAME = 3 " in text
    rules.write_text(text.replace("FATAL_SHAME = 3 ", "FATAL_SHAME = 1 "), encoding="utf-8")
    assert decisions(package, folder) < before
    assert len(names(folder)) == 2


def test_a_change_of_any_source_is_another_folder(package: Path) -> None:
    before = cache.digest(package)
    assert cache.digest(package) == before
    playout = package / "bots" / "playout.py"
    playout.write_text(playout.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert cache.digest(package) != before


def test_a_new_or_renamed_source_is_another_folder(package: Path) -> None:
    digests = {cache.digest(package)}
    (package / "new.py").touch()
    digests.add(cache.digest(package))
    (package / "new.py").rename(package / "newer.py")
    digests.add(cache.digest(package))
    assert len(digests) == 3


def test_the_bounds_check_is_another_folder(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.config, "BOUNDSCHECK", 0)
    without = cache.digest(package)
    monkeypatch.setattr(cache.config, "BOUNDSCHECK", 1)
    assert cache.digest(package) != without


def test_the_folders_lie_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FRACAS_CACHE", str(tmp_path))
    assert cache.root() == tmp_path
    monkeypatch.setenv("FRACAS_CACHE", "")
    assert cache.root().parts[-2:] == ("fracas", "compiled")


def test_the_folders_used_last_are_kept(tmp_path: Path) -> None:
    for used, name in enumerate(("oldest", "older", "newer", "newest"), start=1000):
        a_folder(tmp_path, name, used)
    (tmp_path / "a-file").touch()
    cache.sweep(tmp_path, 2)
    assert names(tmp_path) == ["a-file", "newer", "newest"]


def test_two_programs_may_sweep_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for used, name in enumerate(("old", "new"), start=1000):
        a_folder(tmp_path, name, used)
    is_dir = Path.is_dir

    def lose_the_old_one(path: Path) -> bool:
        there = is_dir(path)
        if path.name == "old":
            shutil.rmtree(path, ignore_errors=True)
        return there

    monkeypatch.setattr(Path, "is_dir", lose_the_old_one)
    cache.sweep(tmp_path, 1)
    monkeypatch.undo()
    assert names(tmp_path) == ["new"]


def test_using_the_cache_keeps_few_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for used in range(10):
        a_folder(tmp_path, str(used), 1000 + used)
    monkeypatch.setenv("FRACAS_CACHE", str(tmp_path))
    monkeypatch.setattr(cache.config, "CACHE_DIR", "")
    folder = cache.use.__wrapped__()
    assert folder == tmp_path / cache.digest(cache.PACKAGE)
    assert str(folder) == cache.config.CACHE_DIR
    assert names(tmp_path) == sorted([folder.name, "7", "8", "9"])
    assert cache.FOLDERS_KEPT == 4


def test_only_the_packages_own_files_change_the_folder() -> None:
    assert cache.covers(PACKAGE / "bots" / "playout.py")
    assert not cache.covers(Path(__file__))


def saves_to_disk(function: Any) -> bool:
    """Whether Numba keeps the machine code of this compiled rule."""
    return type(function._cache).__name__ != "NullCache"


@pytest.mark.compiled
def test_a_rule_from_elsewhere_is_not_kept_on_disk() -> None:
    @rule
    def from_elsewhere(number: int) -> int:
        return number + 1

    assert compiled(from_elsewhere)(1) == 2
    assert not saves_to_disk(compiled(from_elsewhere))


@pytest.mark.compiled
def test_a_rule_of_the_package_that_calls_one_from_elsewhere_is_not_kept_either() -> None:
    game = GAMES["slambo"]
    assert saves_to_disk(compiled(game.play))
    assert saves_to_disk(compiled(build_playout(game)))

    @rule
    def actors(position: Any) -> int:
        return 0

    assert not saves_to_disk(compiled(build_playout(replace(game, actors=actors))))
