"""Stored playthroughs say what the rules do today."""

from pathlib import Path

import pytest
from tests.golden.files import stored
from tests.golden.playthrough import replayed

from fracas.games import GAMES, IllegalMoveError

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
LINES = 200


@pytest.mark.golden
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    made = replayed(path.read_text(encoding="utf-8"))
    assert stored(path, made) == made


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_short_enough_to_be_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < LINES


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_playthroughs(name: str) -> None:
    assert len([path for path in FILES if path.parent.name == name]) >= 3


def test_lines_that_follow_from_the_moves_are_made_anew() -> None:
    made = replayed("# Short.\n= slambo 2 {}\n> chance: first 1\n  starts seat=0 [nonsense]\n")
    assert made.splitlines()[:4] == [
        "# Short.",
        "= slambo 2 {}",
        "> chance: first 1",
        "  starts seat=1 [SLAM-14]",
    ]


def test_who_is_told_what_is_shown() -> None:
    made = replayed("= slambo 2 {}\n> chance: first 1\n> chance: +4\n")
    assert "  dealt seat=0  card=+4 [SLAM-10] (told to 0)\n" in made
    assert "  dealt seat=0  card=- [SLAM-10] (told to 1, watcher)\n" in made
    assert made.endswith("(told to 1, watcher)\n  seat 0: hand=+4\n")


def test_an_illegal_move_in_a_playthrough_is_refused() -> None:
    with pytest.raises(IllegalMoveError):
        replayed("= slambo 2 {}\n> chance: first 1\n> 0: +4\n")
