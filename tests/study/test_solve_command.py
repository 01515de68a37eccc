"""`fracas solve`: what it prints and keeps, and what it refuses."""

from pathlib import Path
from typing import Any

import pytest

from fracas.cli.app import app
from fracas.study import Exploit, load


def run(capsys: pytest.CaptureFixture[str], *words: Any) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        app(["solve", *map(str, words)])
    out, err = capsys.readouterr()
    return int(str(ended.value.code)), out, err


@pytest.mark.compiled
def test_a_shortened_game_is_solved_checked_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "folder" / "short.solved"
    code, out, _ = run(capsys, "shazamm", "--bets-only", "--mana", 4, "--file", path)
    assert code == 0
    assert "positions         2,640" in out
    assert "value at start    0.000000000 to seat 0" in out
    assert out.count("beyond the value") == 2
    assert load(path.read_bytes()).most == 4
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("words", [("shazamm",), ("slambo", "--bets-only"), ("whist",)])
def test_what_cannot_be_solved_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert "fracas solve shazamm --bets-only" in err


@pytest.mark.compiled
def test_a_file_that_cannot_be_written_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / "short.solved"
    code, _, err = run(capsys, "shazamm", "--bets-only", "--mana", 2, "--file", path)
    assert code == 1
    assert err.splitlines()[-1].startswith(f"fracas: {path}: ")


@pytest.mark.compiled
def test_a_solution_that_can_be_exploited_is_not_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fracas.cli import solve

    bad = Exploit((0.0, 0.5), 0.5)
    monkeypatch.setattr(solve, "exploit", lambda *_: bad)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    path = tmp_path / "bad.solved"
    code, _, err = run(capsys, "shazamm", "--bets-only", "--mana", 2, "--file", path)
    assert code == 1
    assert "it was not kept" in err
    assert not path.exists()
