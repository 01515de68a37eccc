"""Whole matches at the terminal, with people who type wrongly, pass the keyboard, or walk away."""

import re
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.terminal import ANY_CARDS, fracas
from tests.match.made import HOUSE, KEY, duel

from fracas.bots import BOTS, Bot, Budget
from fracas.cli import sitting as sittings
from fracas.cli import slambo
from fracas.cli.record import Record
from fracas.cli.seating import USUAL_BOT
from fracas.cli.sitting import Sitting
from fracas.cli.table import Table
from fracas.kernel import lowest
from fracas.match import read_match, verify

MANY = f"{ANY_CARDS}\n" * 400
LIST = (
    "# Mine\n+1 +1 +2 +3 +4 +5 +6 +7 +8\n-1 -1 -2 -3 -4 -5 -6 -7\npm2 pm4 rev+3 rev-3 copy copy\n"
)


@pytest.fixture(autouse=True)
def the_same_chance_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "new_key", lambda: KEY)
    monkeypatch.setattr(sittings.secrets, "randbits", lambda _bits: 1)  # pyright: ignore


def test_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    result = fracas("play", "slambo", "--names", "Ada", "--save", path, typed=f"?\n\n{MANY}")
    assert result.exit_code == 0, result.output
    text = result.stdout
    reading = read_match(path.read_text(encoding="utf-8"))
    fairness = reading.match.fairness
    assert fairness is not None
    assert fairness.key is not None
    assert text.index(fairness.commitment) < text.index("Bout 1")
    assert text.rindex(fairness.key.hex()) > text.rindex("SLAMBO!")
    assert "Type a card from your list" in text
    assert "You do not hold" in text
    assert "[SLAM-16]" in text
    assert "3 or more shame cards" in text
    assert reading.match.setup.names == ("Ada", "greedy (bot)")
    assert verify(path.read_text(encoding="utf-8")).finished
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.txt"]


def test_a_whole_match_of_three_people_at_one_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    arguments = ("play", "slambo", "--hot-seat", "--names", "Ada,David,Zoë", "--save", path)
    result = fracas(*arguments, typed=MANY)
    assert result.exit_code == 0, result.output
    assert verify(path.read_text(encoding="utf-8")).finished
    assert {"Ada, your card>", "David, your card>", "Zoë, your card>"} <= {
        part for line in result.stdout.splitlines() for part in [line[: line.find(">") + 1]]
    }
    assert "All others look away; David presses Enter." in result.stdout
    assert "win!" in result.stdout


def test_between_people_the_hand_is_wiped_and_only_what_all_know_is_told() -> None:
    result = fracas("play", "slambo", "--hot-seat", "--names", "Ada,David", typed=MANY)
    hands = result.stdout.split("All others look away;")
    assert len(hands) >= 5
    for between in hands[1:-1]:
        after_the_move = between.rpartition("your card>")[2]
        assert "your card" not in after_the_move


@pytest.mark.parametrize(("term", "wiped"), [("xterm", "\x1b[3J\x1b[2J"), ("dumb", "\n" * 20)])
def test_the_screen_is_wiped_on_any_terminal(term: str, wiped: str) -> None:
    bots: dict[int, Bot] = {}
    sitting = Sitting(duel(), bots, ("", ""), Budget(iterations=1))
    screen = StringIO()
    console = Console(file=screen, force_terminal=True, _environ={"TERM": term})
    Table(sitting, console, Record(None)).wipe()
    assert wiped in screen.getvalue()


def test_house_rules_a_card_list_and_words(tmp_path: Path) -> None:
    cards, path = tmp_path / "mine.txt", tmp_path / "match.txt"
    cards.write_text(LIST, encoding="utf-8")
    options = ("--option", "expert=yes", "--option", "hide_history=OFF", "--words", "badger")
    result = fracas("play", "slambo", *options, "--cards", cards, "--save", path, typed="quit\n")
    assert result.exit_code == 0
    match = read_match(path.read_text(encoding="utf-8")).match
    assert match.setup.options.cards == HOUSE  # pyright: ignore
    assert match.setup.options.expert  # pyright: ignore
    assert match.fairness is not None
    assert match.fairness.words == ("badger", "")
    assert re.search(r"out \|[ \[]1[ \]].*[ \[]9[ \]]\| out", result.stdout)


@pytest.mark.parametrize("typed", ["quit\n", "Q\n", "exit\n", ""])
def test_who_stops_loses_nothing(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "match.txt"
    result = fracas("play", "slambo", "--save", path, typed=typed)
    assert result.exit_code == 0
    assert "You stopped; the match is unfinished." in result.stdout
    verdict = verify(path.read_text(encoding="utf-8"))
    assert verdict.sound
    assert not verdict.finished
    assert verdict.chance_moves == 15


def test_without_save_it_says_that_nothing_is_kept() -> None:
    assert "--save FILE keeps the match" in fracas("play", "slambo", typed="quit\n").stdout


def test_rules_can_be_asked_for_while_playing() -> None:
    result = fracas("play", "slambo", typed="rules 25\nrules 99\nquit\n")
    assert "Landing on exactly 0 or exactly 10 is safe" in result.stdout
    assert "Slambo! has no rule '99'" in result.stdout


def test_the_total_is_shouted_and_hidden_until_then() -> None:
    typed = "\n".join([f"{card}\nninety" for card in ANY_CARDS.splitlines()] * 50)
    result = fracas("play", "slambo", "--option", "shout=yes", typed=typed)
    assert "Say the new total>" in result.stdout
    assert "That is not a number. It makes " in result.stdout
    assert "out of the ring!" not in result.stdout


def test_bots_play_among_themselves_while_you_watch() -> None:
    result = fracas("play", "slambo", "--seats", "2", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "greedy (bot) plays" in result.stdout
    assert "is dealt +" not in result.stdout
    assert "win" in result.stdout


def test_what_people_type_for_a_card() -> None:
    spellings = {"B4": "+4", "4 b": "4b", "b+4": "+4", "r 7": "-7", "R-7": "-7", "7r": "-7"}
    spellings |= {"±2": "pm2", " PM + 2 ": "pm+2", "\N{EN DASH}3": "-3", "copy": "copy", "4": "4"}
    assert {text: slambo.typed(text) for text in spellings} == spellings


def test_what_is_no_text_is_asked_again() -> None:
    command = [sys.executable, "-c", "from fracas.cli import main; main()", "play", "slambo"]
    run = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, check=False)
    assert run.returncode == 0, run.stderr
    assert b"Traceback" not in run.stderr


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    command = [sys.executable, "-u", "-c", "from fracas.cli import main; main()"]
    command += ["play", "slambo", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while b"your card" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Saved in" in said
    assert verify(path.read_text(encoding="utf-8")).chance_moves == 15


def test_the_usual_bot_is_one() -> None:
    assert USUAL_BOT in BOTS


def test_a_round_that_is_over_is_told_again_from_its_beginning() -> None:
    bots: dict[int, Bot] = {}
    sitting = Sitting(duel(), bots, ("", ""), Budget(iterations=1))
    told: list[str] = []
    while "slambo.slamboed" not in told and (seat := sitting.next_person()) is not None:
        news = sitting.news_for(0, rounds=True)
        told += [str(event.__struct_config__.tag) for event in news]
        sitting.move(seat, lowest(sitting.course.game.moves(sitting.course.position, seat)))
    last = sitting.news_for(0, rounds=True)
    assert sitting.fades
    assert last == [] or last[0].__struct_config__.tag != "slambo.starts"
    assert told.count("slambo.starts") == 2  # as it happened, and when the bout was over
