"""The edges of the terminal: games without a board, disks that fill, servers that cannot start."""

import os
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.terminal import ANY_CARDS, MATCH, fracas, refused, saved
from tests.match.made import HOUSE, KEY

from fracas.cli import arguments, boards
from fracas.cli import sitting as sittings
from fracas.cli.boards import PlainBoard, board_of
from fracas.cli.record import Record
from fracas.cli.replay import Arguments, Show
from fracas.cli.slambo import ring, total_after
from fracas.cli.trouble import TroubleError
from fracas.cli.words import Words
from fracas.games import WATCHER, seen
from fracas.games.slambo.view import SlamboView
from fracas.match import replay, verify


@pytest.fixture(autouse=True)
def the_same_chance_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "new_key", lambda: KEY)


def test_a_game_without_a_board_of_its_own_can_be_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(boards, "BOARDS", {})
    assert isinstance(board_of("slambo"), PlainBoard)
    path = tmp_path / "match.txt"
    arguments = ("play", "slambo", "--option", "shout=yes", "--save", path)
    result = fracas(*arguments, typed=f"{ANY_CARDS}\n" * 300)
    assert "balance: 5" in result.stdout
    assert verify(path.read_text(encoding="utf-8")).finished
    assert "balance: " in fracas("replay", path, "--seat", "0").stdout


def slambo_view(seat: int, moves: int) -> SlamboView:
    step = list(replay(MATCH))[moves - 1]
    view = seen(MATCH.setup.rules, step.position, seat)
    assert isinstance(view, SlamboView)
    return view


def test_a_balance_outside_the_ring_stands_outside() -> None:
    end = slambo_view(WATCHER, len(MATCH.moves))
    line = ring(end).plain
    if end.balance < 0:
        assert line.startswith(f"  out [{end.balance}]| 0  1 ")
    else:
        assert line.endswith(f" 9  10 |[{end.balance}] out")


def test_the_total_to_shout_is_what_the_card_makes() -> None:
    view = slambo_view(MATCH.moves[15].seat, 15)
    choice = view.choices[0]
    assert total_after(view, choice.code) == view.balance + choice.number


def test_a_right_shout_is_right() -> None:
    typed = "".join(f"{card}\n{total}\n" for card in ANY_CARDS.split() for total in range(11))
    said = fracas("play", "slambo", "--option", "shout=yes", typed=typed * 20).stdout
    assert "Right!" in said
    assert "No, it makes " in said


def test_a_full_disk_is_named_and_the_older_match_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = Record(str(tmp_path / "match.txt"))
    record.keep(MATCH)
    before = (tmp_path / "match.txt").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(TroubleError, match="no space left on device"):
        record.keep(MATCH)
    assert (tmp_path / "match.txt").read_bytes() == before


def test_a_file_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(arguments, "LARGEST_FILE", 99)
    line = refused(fracas("replay", saved(tmp_path)))
    assert line.endswith("too long; no match file has more than 99 bytes")


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    database = tmp_path / "fracas.sqlite3"
    line = refused(fracas("serve", "--host", "256.256.256.256", "--database", database), 1)
    assert line.startswith("fracas: the server cannot start at 256.256.256.256: ")


@pytest.mark.parametrize("wrong", ["a folder", "no database", "a folder that is none", "newer"])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "fracas.sqlite3"
    match wrong:
        case "a folder":
            path.mkdir()
        case "no database":
            path.write_text("fracas match 1\n" * 99)
        case "newer":
            with closing(sqlite3.connect(path)) as database:
                database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
                database.execute("INSERT INTO alembic_version VALUES ('tomorrow')")
                database.commit()
        case _:
            path.touch()
            path = path / "fracas.sqlite3"
    line = refused(fracas("serve", "--host", "256.256.256.256", "--database", path), 1)
    assert line.startswith("fracas: the database cannot be used: ")
    assert ("newer Fracas" in line) == (wrong == "newer")


def test_a_card_list_can_be_typed_as_an_option() -> None:
    option = f"cards={HOUSE}"
    assert fracas("play", "slambo", "--option", option, typed="quit\n").exit_code == 0


@pytest.mark.parametrize(("typed", "moves"), [("\n\nq\n", 3), ("", 1), ("quit\n", 1)])
def test_a_replay_waits_until_somebody_has_seen_enough(
    monkeypatch: pytest.MonkeyPatch, typed: str, moves: int
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    screen = StringIO()
    show = Show(Arguments(file="-"), MATCH, Words(MATCH.setup.names))
    show.console = Console(file=screen, force_terminal=True, width=100)
    monkeypatch.setattr(Show, "waits", True)
    show.run()
    text = screen.getvalue()
    assert text.count("Enter shows the next move") == moves
    assert "Move 15 of" in text  # a deal is told in one go
