"""Help, versions, lists, rules, and one clear line for everything that is typed wrongly."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import fracas, refused, saved

from fracas.cli.app import COMMANDS, loaded
from fracas.games import GAMES
from fracas.games.rulebook import read_rules


def test_help_lists_every_command_with_its_summary() -> None:
    for arguments in (["--help"], []):
        result = fracas(*arguments)
        assert result.exit_code == 0
        for name, summary in COMMANDS.items():
            assert name in result.stdout
            assert summary in result.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = fracas(name, "--help")
    assert result.exit_code == 0
    assert f"fracas {name}" in result.stdout
    assert len(loaded(name).help) > 30


@pytest.mark.parametrize("name", ["play", "serve", "games", "rules", "replay", "verify"])
def test_everything_that_a_command_takes_has_help(name: str) -> None:
    parameters: list[Any] = loaded(name).params
    assert [parameter.name for parameter in parameters if not parameter.help] == []


def test_the_version() -> None:
    result = fracas("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("fracas 0.")


def test_help_is_quick_because_it_imports_neither_rules_nor_server() -> None:
    code = (
        "import sys; from typer.testing import CliRunner; from fracas.cli import app;"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0;"
        "print(sorted({'numba', 'numpy', 'litestar', 'fracas.games'} & sys.modules.keys()))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_playing_does_not_import_the_server() -> None:
    code = (
        "import sys, fracas.cli.play, fracas.cli.replay, fracas.cli.verify;"
        "print(sorted({'litestar', 'sqlalchemy', 'uvicorn'} & sys.modules.keys()))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_games_lists_seats_and_house_rules_with_their_ids() -> None:
    text = " ".join(fracas("games").stdout.split())
    for game in GAMES.values():
        assert f"{game.title} {game.name}, {game.seats[0]} to {game.seats[-1]} seats" in text
        for name in game.options.__struct_fields__:
            assert name in text
    assert "SLAM-49 SLAM-A28" in text


@pytest.mark.parametrize("game", GAMES)
def test_rules_shows_every_rule(game: str) -> None:
    page = read_rules(game)
    assert page is not None
    shown = fracas("rules", game).stdout
    for section in page.sections:
        assert section.title in shown
        for line in section.lines:
            assert line.id is None or line.id in shown


@pytest.mark.parametrize("id", ["SLAM-25", "slam-25", "25", "SLAM25"])
def test_rules_shows_one_rule_by_its_id(id: str) -> None:
    result = fracas("rules", "Slambo!", id)
    assert "SLAM-25 Landing on exactly 0 or exactly 10 is safe" in result.stdout
    assert "SLAM-26" not in result.stdout


def test_house_values_are_marked() -> None:
    assert "(house value)" in " ".join(fracas("rules", "slambo", "A1").stdout.split())
    assert "(house value)" not in " ".join(fracas("rules", "slambo", "A3").stdout.split())


BOTS = "there are: random, greedy, search"
PLAY = ("play", "slambo")

WRONG: tuple[tuple[tuple[str, ...], str], ...] = (
    (("paly",), "No such command 'paly'. Did you mean 'play', 'replay'?. Try: fracas --help"),
    (("--loud",), "No such option: --loud. Try: fracas --help"),
    (("play",), "Missing argument 'game'. Try: fracas play --help"),
    (("play", "slabmo"), "there is no game 'slabmo' (did you mean slambo?); there are: "),
    ((*PLAY, "--seats", "7"), "Slambo! has 2 to 4 seats, not 7"),
    ((*PLAY, "--bots", "gredy"), f"there is no bot 'gredy' (did you mean greedy?); {BOTS}"),
    ((*PLAY, "--bots", "greedy,"), f"there is no bot ''; {BOTS}"),
    (
        (*PLAY, "--seats", "4", "--bots", "greedy,random"),
        "you and 2 bots do not make 4 seats; name 3 bots,"
        " or use --hot-seat if people share this keyboard",
    ),
    ((*PLAY, "--bots", "random,random,random,random"), "Slambo! has 2 to 4 seats, not 5"),
    ((*PLAY, "--names", "Ada,David"), "--names has 2 names; 1 would do"),
    (
        (*PLAY, "--hot-seat", "--names", "Ada,Ada"),
        "--names: each person needs a name, and no two the same",
    ),
    (
        (*PLAY, "--hot-seat", "--seats", "2", "--bots", "greedy,greedy"),
        "2 bots fill all 2 seats; leave one for somebody here",
    ),
    ((*PLAY, "--names", "A\tda"), "the name 'A\\tda' has hidden characters"),
    ((*PLAY, "--words", "a,b"), "--words has 2 words; 1 would do"),
    ((*PLAY, "--words", "x" * 65), "--words: a word has at most 64 letters, none of them hidden"),
    (
        (*PLAY, "--option", "expert"),
        "--option 'expert': write it as name=value, for example expert=yes",
    ),
    ((*PLAY, "--option", "expert=maybe"), "--option expert=maybe: the value is yes or no"),
    (
        (*PLAY, "--option", "exprt=yes"),
        "Slambo! has no house rule 'exprt' (did you mean expert?);"
        " it has: expert, hide_history, reveal_aside, shout, cards",
    ),
    (
        (*PLAY, "--option", "cards=+1"),
        "cards: a list is 9 blue, then 8 red, then 6 special cards, in this order;"
        " this one has 1 blue, 0 red and 0 special",
    ),
    ((*PLAY, "--cards", "no-such-file"), "no-such-file: there is no such file"),
    ((*PLAY, "--save", "no-folder/x"), "--save no-folder/x: there is no folder no-folder"),
    (
        (*PLAY, "--budget", "3"),
        "--budget: '3' is no budget; write 50ms for a time, 2000it for iterations",
    ),
    (("rules", "chess"), "there is no game 'chess'; there are: "),
    (
        ("rules", "slambo", "99"),
        "Slambo! has no rule '99'; its rules are SLAM-01 to SLAM-51"
        " and its rulings SLAM-A01 to SLAM-A34",
    ),
    (("replay",), "Missing argument 'file'. Try: fracas replay --help"),
    (("replay", "no-such-file"), "no-such-file: there is no such file"),
    (("verify",), "Missing argument 'FILE...'. Try: fracas verify --help"),
    (("serve", "--port", "99999"), "Invalid value for '--port': "),
    (("arena", "slambo", "--bots", "gredy"), "Invalid value: there is no bot 'gredy'"),
)


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_wrong_input_gets_one_clear_line(arguments: tuple[str, ...], message: str) -> None:
    assert refused(fracas(*arguments)).startswith(f"fracas: {message}")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for command in (("replay",), (*PLAY, "--cards")):
        line = refused(fracas(*command, tmp_path))
        assert line == f"fracas: {tmp_path}: this is a folder, not a file"


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    line = refused(fracas(*PLAY, "--save", path))
    assert line.endswith("this file exists; choose another name, it will not be overwritten")
    assert path.read_bytes() == before


def test_binary_data_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "x.bin"
    path.write_bytes(b"fracas match 1\n\xff\xfe")
    for command in (("replay",), (*PLAY, "--cards")):
        assert refused(fracas(*command, path), 1).startswith(f"fracas: {path}: line 2: not text;")
