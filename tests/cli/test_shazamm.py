"""Shazamm! at the terminal: what the table shows, plans in one line, whole matches, replays."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from tests.cli.terminal import fracas, refused
from tests.games.shazamm_table import Table, a_duel, a_new_duel
from tests.match.made import KEY, played

from fracas.cli import shazamm
from fracas.cli import sitting as sittings
from fracas.cli.words import Words
from fracas.games import WATCHER
from fracas.match import read_match, set_up, verify, write_match

NAMES = ("Ada", "David")
SETUP = set_up("shazamm", NAMES)
# Lines that a match can be played with: plans with some spell, and answers to every question.
PLANS = "\n".join(f"{spell} bet 3" for spell in range(15))
ANY_LINES = f"{PLANS}\nuse\nclone none\nrecycle 0\nbet 5\n\n"
MANY = ANY_LINES * 120


def drawn(shown: RenderableType, **settings: Any) -> str:
    screen = StringIO()
    Console(file=screen, width=100, highlight=False, **settings).print(shown)
    return "\n".join(line.rstrip() for line in screen.getvalue().splitlines())


def board(table: Table, seat: int = WATCHER) -> str:
    viewer = None if seat == WATCHER else seat
    return drawn(shazamm.board(table.see(seat), SETUP, Words(NAMES, viewer)))


def hand(table: Table, seat: int) -> str:
    return drawn(shazamm.hand(table.see(seat), Words(NAMES, seat), with_totals=True))


def parts(text: str, table: Table | None = None, seat: int = 0) -> list[str]:
    return shazamm.parts((table or a_duel()).see(seat), text, Words(NAMES))


# ---- the table -------------------------------------------------------------------------------


def test_the_bridge_has_its_ends_its_wizards_and_the_fire() -> None:
    shown = board(a_duel(round=3, wall=11, wizards=(8, 14)))
    assert "  ~  ~  :  =  =  =  =  R  =  =  #  =  =  G  =  =  :  ~  ~" in shown
    assert "R at 8   # fire at 11   G at 14" in shown


def test_the_first_round_starts_in_the_middle() -> None:
    shown = board(a_new_duel())
    assert "Round 1, turn 1." in shown
    assert "  :  =  =  =  =  =  R  =  =  #  =  =  G  =  =  =  =  =  :" in shown


def test_reserves_hands_piles_and_who_is_ready() -> None:
    table = a_duel("7 8", "1 2 3", mana=(50, 43))
    table.plan(0, 14, "7")
    shown = board(table, 1)
    assert re.search(r"R Ada +50 \|{25}  2 +12 +ready", shown)
    assert re.search(r"G David \(you\)  43 \|{22}\.{3}  3 +11 +thinking", shown)


def test_what_the_viewer_holds_and_what_the_other_has_left() -> None:
    table = a_duel("7 8", "1 2 3", last=("5", "9"))
    mine, others = board(table, 0).splitlines(), board(table).splitlines()
    (row,) = (line for line in mine if line.startswith("R  "))
    assert row.split()[1:] == [".", ".", ".", ".", "x", ".", "7", "8", ".", ".", ".", ".", ".", "."]
    (row,) = (line for line in others if line.startswith("G  "))
    assert row.split()[1:] == ["?", "?", "?", "?", "?", "?", "?", "?", "x", "?", "?", "?", "?", "?"]
    assert "R Ada (you) played 5 Middle on the last turn" in mine
    assert "G David played 9 Reversal on the last turn" in mine


def test_what_is_face_up_while_a_spell_asks() -> None:
    table = a_duel()
    table.turn((12, 9), "7 8", "3")
    shown = board(table, 1)
    assert "R Ada bets 12: 7 Attack Boost, 8 Double Dose" in shown
    assert "G David (you) bets 9: 3 Theft" in shown
    assert re.search(r"David \(you\).*chooses", shown)
    assert shown.count("!") == 4  # the mark in the line of marks, and three spells


def test_silence_and_the_fallen_are_told() -> None:
    assert "Silence is in force." in board(a_duel(silence=1))
    table = a_duel(round=6, wall=13, wizards=(8, 14))
    table.turn((5, 4))
    assert re.search(r"G David.*has fallen", board(table))
    assert re.search(r"R Ada.*stands", board(table))
    assert hand(table, 0) == ""


def test_a_plan_stays_on_its_own_side() -> None:
    table = a_duel("7 8", "1 2")
    table.say(0, "lay 7")
    assert "Laid so far: 7 Attack Boost" in hand(table, 0)
    for other in (1, WATCHER):
        assert "Attack Boost" not in board(table, other)


def test_what_is_asked_is_shown_with_its_answers() -> None:
    planning = hand(a_duel("7", "", silence=1), 0)
    assert "7  Attack Boost     7 more for your attack" in planning
    assert "Silence is in force: a spell that you lay now is lost." in planning
    assert "Bet 1 to 50." in planning
    cloning = a_duel(last=("", "7"))
    cloning.turn((5, 5), "2")
    assert "do you copy? clone none, clone 7" in hand(cloning, 0)
    stealing = a_duel()
    stealing.turn((5, 5), "3", "9")
    assert "You have stolen this spell. destroy 9, use 9" in hand(stealing, 0)
    recycling = a_duel()
    recycling.turn((3, 5), "6")
    assert "Your bet is 3. How does it change? recycle -2" in hand(recycling, 0)
    betting = a_duel("7", "")
    betting.say(0, "done")
    assert "7 more for" not in hand(betting, 0)


def test_an_order_of_drawing_is_shown_as_it_grows() -> None:
    table = a_new_duel(variant="arranged")
    table.say(0, "place 3", "place 9")
    assert "[3 Theft, 9 Reversal]" in hand(table, 0)
    assert shazamm.prompt(table.see(0)) == "terminal.choice_prompt"


def test_all_spells_have_their_words() -> None:
    words = Words()
    for key in ("terminal.spell_does", "terminal.spell_short", "spell-name"):
        said = [words.say(key, spell=spell) for spell in range(1, 15)]
        assert len(set(said)) == 14


def test_colour_is_never_alone() -> None:
    table = a_duel(round=2, wall=11, wizards=(7, 13))
    plain = drawn(shazamm.board(table.see(), SETUP, Words(NAMES)), no_color=True)
    colour = drawn(
        shazamm.board(table.see(), SETUP, Words(NAMES)), force_terminal=True, color_system="256"
    )
    assert re.sub(r" +$|\x1b\[[0-9;]*m", "", colour, flags=re.MULTILINE).split() == plain.split()
    assert "\x1b[" in colour


# ---- what people type ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("7, 8, done, bet 14", "7 8 done bet_14"),
        ("7 8 bet 14", "7 8 done bet_14"),
        ("8 7 BET 14", "7 8 done bet_14"),
        ("bet 14, lay 8, lay 7", "7 8 done bet_14"),
        ("bet14 7", "7 done bet_14"),
        ("bet: 14", "done bet_14"),
        ("no spells, bet 14", "done bet_14"),
        ("attack boost and theft, bet 3", "3 7 done bet_3"),
        ("theft drain bet 3", "3 14 done bet_3"),
        ("7", "7"),
        ("7 8", "7 8"),
        ("done", "done"),
        ("ready", "done"),
        ("boost bet 3", "boost done bet_3"),  # the game asks which
        ("xyzzy", "xyzzy"),
        ("bet", "done bet"),
    ],
)
def test_a_plan_in_one_line(line: str, moves: str) -> None:
    assert parts(line) == [move.replace("_", " ") for move in moves.split()]


def test_after_done_a_line_is_the_bet() -> None:
    table = a_duel()
    table.say(0, "done")
    assert parts("bet 14", table) == ["bet 14"]
    assert parts("14", table) == ["14"]


@pytest.mark.parametrize(
    ("line", "moves"),
    [("3 9 theft", "3 9 3"), ("place 3, place 9", "3 9"), ("End of Round, 1", "4 1"), ("?!", "?!")],
)
def test_an_order_of_drawing_in_one_line(line: str, moves: str) -> None:
    assert parts(line, a_new_duel(variant="arranged")) == moves.split()


def test_an_answer_is_left_as_it_is() -> None:
    table = a_duel()
    table.turn((5, 5), "3", "9")
    assert parts("Use 9", table) == ["Use 9"]


# ---- whole matches ---------------------------------------------------------------------------


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "new_key", lambda: KEY)
    monkeypatch.setattr(sittings.secrets, "randbits", lambda _bits: 1)  # pyright: ignore


@pytest.mark.usefixtures("same_chance")
def test_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    result = fracas("play", "shazamm", "--names", "Ada", "--save", path, typed=f"?\n\n{MANY}")
    assert result.exit_code == 0, result.output
    text = result.stdout
    assert "Type your plan in one line" in text
    assert "Both wizards plan in secret" in text
    assert "Your plan>" in text
    assert re.search(r"You pay \d+: \d+ mana left\. \[SHZ-29\]", text)
    assert "You do not hold" in text
    assert "falls!" in text or "you fall!" in text
    assert "draws a spell" not in text
    assert verify(path.read_text(encoding="utf-8")).finished


@pytest.mark.usefixtures("same_chance")
def test_a_wrong_plan_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    typed = "0 bet 60\n0 0 bet 5\nquit\n"
    result = fracas("play", "shazamm", "--save", path, typed=typed)
    match = read_match(path.read_text(encoding="utf-8")).match
    assert all(move.seat == 6 for move in match.moves)
    assert '"bet 60" is not possible now.' in result.stdout
    assert "comes too late" in result.stdout


def test_variants_are_house_rules() -> None:
    order = "14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    typed = f"{order}\nquit\n"
    result = fracas("play", "shazamm", "--option", "variant=arranged", typed=typed)
    assert "Your choice>" in result.stdout
    assert "14  Drain            the other's bet as mana" in result.stdout
    assert "Your plan>" in result.stdout
    line = refused(fracas("play", "shazamm", "--option", "variant=mine"))
    assert line == (
        "fracas: --option variant=mine: the value is one of: base, all_in_hand, arranged"
    )
    assert "all_in_hand" in fracas("games").stdout


@pytest.mark.usefixtures("same_chance")
def test_two_people_at_one_keyboard_do_not_see_each_others_plans() -> None:
    typed = "\n0 bet 7\n\nbet 5\n\nquit\n"
    result = fracas("play", "shazamm", "--hot-seat", "--names", "Ada,David", typed=typed)
    first, between = result.stdout.split("David presses Enter.", 1)
    assert "Ada, your plan>" in first
    david = between.partition("David, your plan>")[0]
    assert "bets 7" not in david
    assert re.search(r"R Ada +50 .*ready", david)
    assert re.search(r"G David \(you\).*thinking", david)
    assert "Ada bets 7. [SHZ-24]" in between
    assert "Ada plays the false spell: it goes back to hand." in between
    assert "All others look away; Ada presses Enter." in between


def test_a_replay_draws_the_table_when_a_turn_is_over(tmp_path: Path) -> None:
    match = played(SETUP, [1, 2, 3], most=60)
    path = tmp_path / "match.txt"
    path.write_text(write_match(match), encoding="utf-8", newline="\n")
    told = fracas("replay", path).stdout
    turns = told.count("against")
    assert turns >= 1
    assert told.count("# fire at") <= turns + told.count(" is over:") + 1
    assert "Ada: lay" in told or "Ada: done" in told
    hidden = fracas("replay", path, "--seat", "1").stdout
    assert "Ada: lay" not in hidden
    assert "Ada: bet" not in hidden
    assert "David: lay" in hidden or "David: done" in hidden
    assert "Ada bets" in hidden
    at = fracas("replay", path, "--at", "12").stdout
    assert "Round 1, turn 1." in at


def test_no_terminal_and_no_colour_show_the_same_letters() -> None:
    result = fracas("play", "shazamm", typed="quit\n")
    assert "\x1b" not in result.stdout
    assert "R You" in result.stdout
