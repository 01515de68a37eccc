"""The judge at the terminal: descriptions from arguments, files and pipes, and clear refusals."""

import json
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.terminal import fracas, refused

from fracas.cli import judge as judges
from fracas.study.judge import DescriptionError, judge_described_turn
from fracas.study.judge.shazamm_text import COLOURS, FACTS, FILLERS, SUBJECT_READERS, VERBS

TURN = "red: bet 12, spells 7 8; green: bet 9, spells 3; choices: use 7, destroy 8"
FIGHT = "David: B1 B2 B3; John: B1 B2 B2 R1"
# Every word that means something, numbers in reach and out of it, and the marks between them.
MEANING = [*VERBS, *FACTS, *SUBJECT_READERS, *FILLERS, *COLOURS, "attack", "boost", "without"]
SOUP = [*MEANING, "0", "1", "7", "14", "60", "-5", "\u00b2", ",", ":", ";", "\n", "=", "#", "-"]


def test_a_turn_from_arguments() -> None:
    for arguments in ([TURN], TURN.split(" "), TURN.split("; ")):
        result = fracas("judge", "shazamm", *arguments)
        assert result.exit_code == 0
        assert "Green steals Double Dose and destroys it. [SHZ-45, SHZ-46]" in result.stdout
        assert "The wall of fire moves toward Red, from 10 to 9. [SHZ-26]" in result.stdout


def test_a_turn_from_a_file_or_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "turn.txt"
    path.write_text(TURN.replace("; ", "\n"), encoding="utf-8")
    said = fracas("judge", "shazamm", TURN).stdout
    assert fracas("judge", "Shazamm!", "--file", path).stdout == said
    assert fracas("judge", "shazamm", typed=TURN).stdout == said
    assert fracas("judge", "shazamm", "-", typed=TURN).stdout == said


def test_names() -> None:
    result = fracas("judge", "shazamm", TURN, "--names", "Ada,David")
    assert "David steals Attack Boost and uses it!" in result.stdout


def test_events_as_json() -> None:
    told = json.loads(fracas("judge", "shazamm", TURN, "--json").stdout)
    assert told["game"] == "shazamm"
    assert {"type": "shazamm.moved", "seat": 0, "before": 10, "wall": 9, "rules": ["SHZ-26"]} in (
        told["events"]
    )
    assert "missing" not in told


def test_a_missing_choice_ends_the_account_and_is_asked_for() -> None:
    missing = TURN.replace("use 7, ", "")
    result = fracas("judge", "shazamm", missing)
    line = "Green's Theft must decide on Attack Boost: use 7 or destroy 7. [SHZ-46]"
    assert result.exit_code == 2
    assert result.stdout.splitlines()[-1] == "Green plays Theft! [SHZ-24, SHZ-27]"
    assert result.stderr == f"fracas: {line}\n"
    told = json.loads(fracas("judge", "shazamm", missing, "--json").stdout)
    assert told["missing"] == [
        {"seat": 1, "asker": 3, "spell": 7, "options": ["use 7", "destroy 7"]}
    ]


def test_a_choice_too_many_is_named() -> None:
    result = fracas("judge", "shazamm", f"{TURN}, recycle -5")
    assert result.stdout.splitlines()[-1] == 'No spell asked for "recycle -5".'


def test_a_fight() -> None:
    result = fracas("judge", "sbam", FIGHT)
    assert result.exit_code == 0
    assert [line.rpartition(" [")[0] for line in result.stdout.splitlines()[-4:]] == [
        "Blue counts: 4 cards.",
        "David: 6.",
        "John: 1.",
        "John takes 1 damage.",
    ]
    told = json.loads(fracas("judge", "sbam", FIGHT, "--json").stdout)
    assert told["names"] == ["David", "John"]
    assert told["events"][-1]["type"] == "judge.takes_damage"


WRONG = (
    (("chess", "x"), "there is no judge for 'chess'; there are: shazamm, sbam"),
    (("sham", "x"), "there is no judge for 'sham' (did you mean sbam?)"),
    (
        ("shazamm", "red: bet 60; green: bet 1"),
        '"red: bet 60": Red cannot bet 60: a bet is between 1 and the reserve, here 50. [SHZ-22]',
    ),
    (("shazamm", "choices red"), '"choices red": "red" is no choice. Right would be: use 7,'),
    (("shazamm", "choices: red, use 7"), '"choices: red, use 7": "red" is no choice.'),
    (("shazamm", "red: bet 60", "--file", "x"), "say it here or in --file, not both"),
    (("shazamm", "--file", "no-such-file"), "no-such-file: there is no such file"),
    (("shazamm", TURN, "--names", "Ada"), "--names has 1 names; there are two wizards"),
    (("sbam", "left: R1 R4; right: B1"), '"left: R1 R4": "R4", card 2 of Left, is no card.'),
)


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_what_is_wrong_gets_one_clear_line(arguments: tuple[str, ...], message: str) -> None:
    assert refused(fracas("judge", *arguments)).startswith(f"fracas: {message}")


def test_a_wrong_line_is_named_by_its_number() -> None:
    line = refused(fracas("judge", "shazamm", typed="red: bet 5\n\ngreen: bet 1, spells 99\n"))
    assert line.startswith('fracas: line 3, "green: bet 1, spells 99": there is no spell 99:')


def test_every_two_meaning_words_are_judged_or_explained() -> None:
    for words in product(SOUP, SOUP):
        for before in ("", "red: bet 5; green: bet 9; "):
            with suppress(DescriptionError):
                judge_described_turn(before + " ".join(words))


STATEMENT = st.tuples(
    st.sampled_from([*SUBJECT_READERS, *COLOURS]), st.lists(st.sampled_from(SOUP), max_size=5)
).map(lambda said: " ".join([said[0], *said[1]]))


@given(st.lists(STATEMENT, max_size=4), st.sampled_from(["", "red: bet 5; ", f"{TURN}; "]))
def test_a_soup_of_statements_is_judged_or_explained(statements: list[str], before: str) -> None:
    with suppress(DescriptionError):
        judge_described_turn(before + "; ".join(statements))


def test_somebody_at_the_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "is_asked_here", lambda _console: True)  # pyright: ignore
    result = fracas("judge", "shazamm", TURN.partition("; choices")[0], typed="use 7\ndestroy 8\n")
    assert result.exit_code == 0
    assert "Green's Theft must decide on Double Dose: use 8 or destroy 8." in result.stdout
    assert "Green steals Double Dose and destroys it." in result.stdout
    gone = fracas("judge", "shazamm", TURN.partition("; choices")[0], typed="use 7\n")
    assert refused(gone).startswith("fracas: Green's Theft must decide on Double Dose")


def test_a_terminal_without_a_description_is_told_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "is_typed_at", lambda: True)
    for game in ("shazamm", "sbam"):
        line = refused(fracas("judge", game))
        assert line.startswith('fracas: say what was played, for example: "')
