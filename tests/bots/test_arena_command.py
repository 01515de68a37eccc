"""`fracas arena` as it is typed."""

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from fracas.bots.arena import ArenaResult
from fracas.cli.arena import arena


def typed(line: str) -> tuple[int, str]:
    """The exit status, and what is printed."""
    app = typer.Typer()
    app.command("arena")(arena)
    result = CliRunner().invoke(app, line.split(), env={"COLUMNS": "200", "NO_COLOR": "1"})
    return result.exit_code, result.output


SHORT = "slambo --bots greedy,random --matches 4 --processes 1"


def test_json_is_the_whole_result() -> None:
    status, text = typed(f"{SHORT} --json --seats 3 --expert --seed 5")
    result = msgspec.json.decode(text[text.index("{") :], type=ArenaResult)
    assert (status, result.seats, result.seed, result.matches) == (0, 3, 5, 6)
    assert result.options["expert"] is True


def test_people_get_a_table_with_errors() -> None:
    status, text = typed(SHORT)
    assert status == 0
    assert "greedy" in text
    assert "±" in text


def test_house_rules_are_flags() -> None:
    _, text = typed("--help")
    assert "--expert" in text
    assert "House rules of Slambo!" in text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("slumbo", "no game 'slumbo'; there are: slambo, "),
        ("slambo --bots gready", "there are random, greedy, search"),
        ("slambo --budget 3", "write 50ms for a time, 2000it for iterations"),
        ("slambo --seats 7", "Slambo! has 2 to 4 seats, not 7"),
        ("slambo --cards x", "'x' is neither a card"),
        ("slambo --matches 1", "play at least 3 matches"),
    ],
)
def test_what_is_wrong_is_answered_with_what_would_be_right(line: str, words: str) -> None:
    status, text = typed(line)
    assert status == 2
    assert words in text
