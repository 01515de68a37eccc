"""Rules are plain Python: they play the same with every `@rule` removed."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import fracas
from fracas.bots.playout import build_playout
from fracas.games import GAMES
from fracas.kernel import a_dice

PACKAGE = Path(fracas.__file__).parent
MATCHES = 20
RULE = re.compile(r"^ *@rule\n", re.MULTILINE)
SCRIPT = """
from fracas.kernel import rules
from tests.kernel.test_undecorated import ends_of_matches
import fracas
print(fracas.__file__, len(rules()), ends_of_matches())
"""


def ends_of_matches() -> str:
    """A fingerprint of the positions in which random matches of every game end."""
    ends: list[object] = []
    for game in GAMES.values():
        for number in range(MATCHES):
            position = game.new(game.options(), game.seats[number % len(game.seats)])
            decisions = build_playout(game)(position, a_dice(number))
            ends.append((decisions, position))
    return hashlib.sha256(repr(ends).encode()).hexdigest()


def undecorated(target: Path) -> int:
    """A copy of the package without any `@rule`; the answer is how many there were."""
    removed = 0
    for path in sorted(PACKAGE.rglob("*")):
        copy = target / "fracas" / path.relative_to(PACKAGE)
        if path.suffix == ".py":
            text, times = RULE.subn("", path.read_text(encoding="utf-8"))
            removed += times
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
        elif path.suffix == ".txt":
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    return removed


def test_matches_end_the_same_without_the_decorator(tmp_path: Path) -> None:
    assert undecorated(tmp_path) > 30
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    where, remembered, ends = done.stdout.split()
    assert Path(where).is_relative_to(tmp_path)
    assert (remembered, ends) == ("0", ends_of_matches())
