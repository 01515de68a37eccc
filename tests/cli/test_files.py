"""Replaying and verifying files, sound, damaged and tampered with, from disk and from a pipe."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.terminal import MATCH, fracas, opened, refused, saved, unfinished
from tests.match.made import KEY

from fracas.match import Match, replay, write_match

PROGRAM = [sys.executable, "-c", "from fracas.cli import main; main()"]
TEXT = write_match(MATCH)
COUNT = len(MATCH.moves)


def told(*arguments: str | Path) -> list[dict[str, Any]]:
    """The objects of `replay --json`."""
    result = fracas("replay", *arguments, "--json")
    return [msgspec.json.decode(line) for line in result.stdout.splitlines()]


def test_json_tells_each_move_with_its_events_and_the_public_view(tmp_path: Path) -> None:
    lines = told(saved(tmp_path))
    steps = list(replay(MATCH))
    assert [line["number"] for line in lines] == list(range(1, COUNT + 1))
    assert [line["text"] for line in lines] == [step.text for step in steps]
    assert [line["code"] for line in lines] == [step.move.code for step in steps]
    assert {line["seat"] for line in lines} == {"*", "0", "1"}
    events = [msgspec.json.decode(msgspec.json.encode(step.events)) for step in steps]
    assert [line["events"] for line in lines] == events
    assert all("view" not in line for line in lines)
    assert all(line["public"]["hand"] == [] for line in lines)
    assert lines[-1]["public"]["phase"] == "over"


@pytest.mark.parametrize("seat", [0, 1])
def test_json_for_a_seat_shows_its_hand_and_no_other(tmp_path: Path, seat: int) -> None:
    lines = told(saved(tmp_path), "--seat", str(seat))
    for line, step in zip(lines, replay(MATCH), strict=True):
        assert line["public"]["hand"] == []
        assert line["public"]["choices"] == []
        assert line["view"]["seat"] == seat
        assert (
            len(line["view"]["hand"])
            == line["view"]["hand_sizes"][seat] - (step.position.owed[seat])
        )
        dealt = [event for event in line["events"] if event["type"] == "slambo.dealt"]
        for event in dealt:
            assert ("card" in event) == (event["seat"] == seat)
            assert (line["text"] is None) == (event["seat"] != seat)
            assert (line["code"] is None) == (event["seat"] != seat)


def test_at_shows_one_moment(tmp_path: Path) -> None:
    path = saved(tmp_path)
    (line,) = told(path, "--at", "16")
    assert line["number"] == 16
    assert told(path, "--at", "0") == []
    shown = fracas("replay", path, "--at", "16").stdout
    assert shown.startswith(f"Move 16 of {COUNT}: ")
    assert "out |" in shown


def test_people_see_every_move_or_a_seat_what_it_saw(tmp_path: Path) -> None:
    path = saved(tmp_path)
    everything = fracas("replay", path, "--all").stdout
    assert everything.count("Move ") == COUNT
    assert "Ada is dealt +" in everything
    ada = fracas("replay", path, "--seat", "0").stdout
    assert ada.count("You are dealt ") > 0
    assert "Đavid 😀 is dealt a card." in ada
    assert "Đavid 😀 is dealt +" not in ada
    assert "Hand:" in ada
    assert "Hand:" not in everything


@pytest.mark.parametrize(("flag", "number", "right"), [
    ("--seat", "2", "the seats are 0 to 1"),
    ("--seat", "-1", "the seats are 0 to 1"),
    ("--at", "999", f"there are {COUNT} valid moves"),
])  # fmt: skip
def test_numbers_that_the_match_lacks(tmp_path: Path, flag: str, number: str, right: str) -> None:
    line = refused(fracas("replay", saved(tmp_path), flag, number))
    assert line == f"fracas: {flag} {number}: {right}"


def test_a_damaged_file_is_shown_as_far_as_it_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    lines = TEXT.split("\n")
    first = lines.index("") + 1
    lines[first + 20] = "0 +9"
    path.write_text("\n".join(lines), encoding="utf-8")
    result = fracas("replay", path, "--json")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 20
    prefix, error = result.stderr.splitlines()
    assert prefix == "The match is valid up to move 20, then it is damaged."
    assert error.startswith(
        f"fracas: {path}: line {first + 21}: '0 +9' cannot be played:"
        ' "+9" is not a card. Write +4, -7, pm+2, pm-2, rev+3 or copy. Right would be: '
    )


def test_a_rule_says_why_a_move_of_a_file_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(TEXT.replace("\n\n*", "\n\n0 +4\n*"), encoding="utf-8")
    error = fracas("replay", path).stderr.splitlines()[-1]
    assert "The cards are still being dealt. Wait for the deal. [SLAM-09] Right would be:" in error


def test_verify_says_how_many_cards_follow(tmp_path: Path) -> None:
    path = saved(tmp_path)
    result = fracas("verify", path)
    chance = sum(move.seat == 6 for move in MATCH.moves)
    assert result.exit_code == 0
    assert result.stdout == f"{path}: OK: {chance} chance moves follow from the key.\n"


def test_verify_says_that_a_stopped_match_is_unfinished(tmp_path: Path) -> None:
    path = saved(tmp_path, opened(unfinished(), KEY))
    assert fracas("verify", path).stdout.endswith("The match is unfinished.\n")


def test_verify_says_what_is_missing(tmp_path: Path) -> None:
    path = saved(tmp_path, unfinished())
    line = refused(fracas("verify", path), 1)
    assert line == (
        f"{path}: NOT OK: line 7: no key yet, so chance cannot be checked."
        " Right would be: the table opens its key, with the seal, when the match is over"
    )


def test_verify_names_the_first_card_that_does_not_follow(tmp_path: Path) -> None:
    moves = list(MATCH.moves)
    moves[1], moves[2] = moves[2], moves[1]
    tampered = Match(setup=MATCH.setup, moves=tuple(moves), fairness=MATCH.fairness)
    path = saved(tmp_path, tampered)
    line = refused(fracas("verify", path), 1)
    first, second = list(replay(MATCH))[1:3]
    number = TEXT.split("\n").index("") + 3
    assert line == (
        f"{path}: NOT OK: line {number}: * {second.text} does not follow from the key."
        f" Right would be: the key gives * {first.text}"
    )


def test_verify_looks_at_every_file(tmp_path: Path) -> None:
    good, bad = saved(tmp_path), tmp_path / "bad.bin"
    bad.write_bytes(b"\xff")
    result = fracas("verify", bad, good, tmp_path / "none", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{good}: OK: ")
    assert result.stderr.splitlines() == [
        f"{bad}: NOT OK: line 1: not text; match files and card lists are UTF-8 text",
        f"{tmp_path / 'none'}: NOT OK: there is no such file",
        f"{tmp_path}: NOT OK: this is a folder, not a file",
    ]


def test_files_come_from_standard_input_too() -> None:
    run = subprocess.run([*PROGRAM, "verify", "-"], input=TEXT.encode(), capture_output=True)
    assert run.returncode == 0
    assert run.stdout.startswith(b"-: OK: ")


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = [*PROGRAM, "replay", str(saved(tmp_path)), "--all"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_that_knows_few_letters_gets_question_marks(tmp_path: Path) -> None:
    run = subprocess.run(
        [*PROGRAM, "replay", str(saved(tmp_path)), "--all"],
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"},
    )
    assert b"?avid ?" in run.stdout
    assert b"\x1b" not in run.stdout


def test_a_file_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(TEXT.replace('"Ada"', '"\\u001b[2JAda"'), encoding="utf-8")
    result = fracas("replay", path, "--all")
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    path.write_text(f"\x1b[2J{TEXT}", encoding="utf-8")
    assert "\x1b" not in fracas("replay", path).output
