"""Bots of the front doors use what has been solved on this machine, if it can be used."""

from pathlib import Path

import pytest

from fracas.bots import known
from fracas.bots.known import NOTHING, what_is_known
from fracas.games import GAMES
from fracas.kernel import floats
from fracas.server.knowledge import share_solutions
from fracas.study import Solution, save
from fracas.study.bets import places

SHAZAMM = GAMES["shazamm"]


@pytest.fixture(autouse=True)
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "bets"
    monkeypatch.setenv("FRACAS_BETS", str(path))
    monkeypatch.setattr(known, "_known", {})
    return path


def test_without_a_solution_nothing_is_known() -> None:
    assert not share_solutions()
    assert what_is_known(SHAZAMM) is NOTHING


def test_the_values_of_a_solution_are_known(solved: Path) -> None:
    values = floats(places(50))
    values[7] = 0.25
    solved.write_bytes(save(Solution(50, values)))
    assert share_solutions()
    assert what_is_known(SHAZAMM).values[7] == 0.25


def test_a_damaged_or_shortened_solution_is_left_alone(
    solved: Path, caplog: pytest.LogCaptureFixture
) -> None:
    solved.write_bytes(b"nonsense")
    assert not share_solutions()
    solved.write_bytes(save(Solution(3, floats(places(3)))))
    assert not share_solutions()
    assert what_is_known(SHAZAMM) is NOTHING
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [
        "it is no file of this kind, or of another format",
        "it is one of a shortened game",
    ]
