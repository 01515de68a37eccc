"""Bambam Boom at the terminal: the table, whole actions in one line, whole matches, replays."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console, RenderableType
from tests.cli.terminal import fracas
from tests.games.bambam_table import Table, a_brawl, a_new_table
from tests.match.made import KEY, played

from fracas.cli import bambam
from fracas.cli import sitting as sittings
from fracas.cli.words import Words, faces
from fracas.games import CHANCE, WATCHER
from fracas.games.bambam import BAMBAM
from fracas.kernel import members
from fracas.match import Setup, read_match, set_up, verify, write_match

NAMES = ("Ada", "David", "Zoë")
MODULES: dict[str, object] = {"advanced": True, "hideout": True, "events": True}
RIVALS = ("--bots", "greedy,greedy,greedy")
# Lines that a match can be played with: every card with what it may ask for, and every answer.
ANY_LINES = "\n".join(
    [
        *("turtul", "bambam", "pikpok", "pass"),
        *(f"{colour}{number}" for number in (5, 2, 1) for colour in "RGY"),
        *(f"{colour}3 to {seat}" for colour in "RGY" for seat in (2, 1, 3)),
        *(f"{card}4 {colour}" for card in ("RG", "GY", "RY") for colour in ("green", "yellow")),
        *(
            "hide red left",
            "RG4",
            "GY4",
            "RY4",
            "redraw",
            "done",
            "blast",
            "steal from 2",
            "restock",
        ),
    ]
)
MANY = f"{ANY_LINES}\n" * 60


def drawn(shown: RenderableType, **settings: Any) -> str:
    screen = StringIO()
    Console(file=screen, width=80, highlight=False, **settings).print(shown)
    return "\n".join(line.rstrip() for line in screen.getvalue().splitlines())


def board(table: Table, seat: int = WATCHER, **options: Any) -> str:
    viewer = None if seat == WATCHER else seat
    setup = set_up("bambam", NAMES, options)
    return drawn(bambam.board(table.see(seat), setup, Words(NAMES, viewer)))


def hand(table: Table, seat: int = 0) -> str:
    return drawn(bambam.hand(table.see(seat), Words(NAMES, seat), with_totals=True))


def parts(text: str, table: Table | None = None, names: tuple[str, ...] = NAMES) -> list[str]:
    return bambam.parts((table or a_brawl("R1 R1 G2 GY4")).see(0), text, Words(names))


# ---- the table -------------------------------------------------------------------------------


def test_everybody_has_a_character_lives_cards_and_bombs() -> None:
    shown = board(a_brawl("R1 hide", "G2", "Y5", lives=[2, 1, 2]), 0)
    assert re.search(r"> 0  Ada \(you\) +Bambam +\*\* +2 of 5  \(R\)", shown)
    assert re.search(r"  1  David +Pikpok +\* +1 of 5  <G>", shown)
    assert re.search(r"  2  Zoë +Turtul +\*\* +1 of 5  \[Y\]", shown)
    assert "Your turn." in shown


def test_dials_are_bars_toward_10_with_colour_letter_and_shape() -> None:
    shown = board(a_brawl("R1", "G2", "Y5", dials=[6, 0, 9]), 1)
    assert "(R) red    |######....|  6  in front of Ada" in shown
    assert "<G> green  |..........|  0  in front of you" in shown
    assert "[Y] yellow |#########.|  9  in front of Zoë" in shown
    assert "Ada's turn." in shown
    assert "ACTIVE" not in shown


def test_danger_is_told() -> None:
    shown = board(a_brawl("R1", "G2", "Y5", dials=[10, 0, 0]), 0)
    assert "DANGER! The red bomb is active, and it is your turn." in shown
    assert "(R) red    |##########| 10  in front of you  ACTIVE" in shown
    critical = board(a_brawl("R1", "G2", "Y5", dials=[10, 0, 0], critical=1), 1)
    critical = " ".join(critical.split())
    assert "it is Ada's turn. It was thrown with a 1: no bomb card" in critical


def test_a_window_shows_the_card_what_it_would_do_and_who_may_cancel() -> None:
    table = a_brawl("R1", "G2 sabotage", "Y5 sabotage")
    table.lay("R1")
    shown = board(table, 1)
    last = "Last card: R1, played by Ada on red. If it is not cancelled, red shows 1"
    assert last in shown
    assert re.search(r"David.*may cancel\n.*Zoë.*may cancel", shown)
    assert "Do you cancel the last card?" in hand(table, 1)
    assert hand(table, 0) == ""
    table.say(2, "pass")
    table.say(1, "sabotage")
    assert "played by Ada on red. David has cancelled it." in " ".join(board(table).split())
    assert "Do you cancel that Sabotage?" in hand(table, 2)


def test_the_modules_lie_in_the_middle() -> None:
    table = a_brawl("R1", "G2", "Y5", options=MODULES, event="power_up", hideout=1)
    shown = board(table, 0, **MODULES)
    assert "Event: Power Up. Bomb cards get +2, dial and steps." in shown
    assert "Hideout: in front of David." in shown
    assert "Bambam: May throw one step further." in shown
    assert re.search(r"David +Pikpok.*hideout", shown)
    assert "Hideout" not in board(table, 0)


def test_who_is_out_and_who_wins() -> None:
    table = a_brawl("R1", "", "", dials=[10, 0, 0], critical=1, lives=[1, 1, 0], living=[0, 1])
    table.play("blast")
    shown = board(table)
    assert "The match is over." in shown
    assert re.search(r"Ada.*out\n.*David.*wins!\n.*Zoë.*out", shown)


def test_every_card_is_shown_with_what_it_does() -> None:
    shown = hand(a_brawl("G1 R2 R3 G5 RY4 hide steal steal", "Y1", "Y2", dials=[6, 6, 0]))
    assert "Hand:  G1  R2  R3  RY4  G5  hide  steal  steal" in shown
    for line in (
        r"G1 +green 6 -> 7, to Zoë",
        r"R2 +red 6 -> 8, stays with you",
        r"R3 +red 6 -> 9, to whom you like: R3 to 2",
        r"G5 +green 6 -> 10, active, to you",
        r"RY4 +red or yellow, your choice: RY4 red",
        r"hide +moves any bomb one step, and your turn ends: hide red left",
    ):
        assert re.search(rf"^ *{line}$", shown, re.MULTILINE), line
    assert len(re.findall(r"^ *steal ", shown, re.MULTILINE)) == 1  # twins are the same


def test_the_picks_are_shown_with_their_abilities() -> None:
    table = a_new_table(advanced=True)
    table.chance()
    seat = table.turn or 0
    assert "Cindy: Once a turn: 2 cards to steal 1." in board(table, seat, advanced=True)
    assert re.search(r"coro +Sig. Coro", hand(table, seat))


def test_the_shown_table_says_the_same_without_colour() -> None:
    table, setup = a_brawl("R1", "G2", "Y5", dials=[10, 3, 0]), set_up("bambam", NAMES)
    shown = bambam.board(table.see(), setup, Words(NAMES))
    plain = drawn(shown, no_color=True)
    colour = drawn(shown, force_terminal=True, color_system="256")
    assert re.sub(r" +$|\x1b\[[0-9;]*m", "", colour, flags=re.MULTILINE).split() == plain.split()
    assert "\x1b[" in colour


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.randoms(use_true_random=False), st.booleans())
def test_whatever_happens_fits_80_columns_and_every_shown_move_can_be_typed(
    seats: int, chance: Random, modules: bool
) -> None:
    names = ("Ada", "David", "Zoë", "Cyrano de Bergerac the Third", "Ed", "Flo")[:seats]
    options: dict[str, object] = MODULES if modules else {}
    table, setup = a_new_table(seats, **options), set_up("bambam", names, options)
    for turn in range(200):
        actors = members(BAMBAM.actors(table.brawl))
        if not actors:
            return
        seat = actors[0]
        if seat != CHANCE and turn % 5 == 0:
            check_what_is_shown(table, setup, Words(names, seat))
        codes = members(BAMBAM.moves(table.brawl, seat))
        table.say(seat, BAMBAM.write(table.brawl, seat, chance.choice(codes)))


def check_what_is_shown(table: Table, setup: Setup, words: Words) -> None:
    assert words.viewer is not None
    view = table.see(words.viewer)
    shown = drawn(bambam.board(view, setup, words))
    shown += drawn(bambam.hand(view, words, with_totals=False))
    assert not re.search(r"terminal\.|page-|none\b|\{", shown)
    assert max(map(len, shown.splitlines())) <= 80
    for choice in view.choices:
        (typed,) = bambam.parts(view, faces(choice.text), words)
        code = BAMBAM.read(table.brawl, words.viewer, typed)
        assert faces(BAMBAM.write(table.brawl, words.viewer, code)) == faces(choice.text)


# ---- what people type ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("R1", "r1"),
        ("GY4 green", "gy4|green"),
        ("GY4, green", "gy4|green"),
        ("play GY4 on the green bomb", "gy4|green"),
        ("GY4 green far", "gy4|green|far"),
        ("R3 to 2", "r3|to 2"),
        ("R3 to Zoë, far", "r3|to 2|far"),
        ("R3 to zo far", "r3|to 2|far"),
        ("hide red left", "hide|red left"),
        ("hide, red left", "hide|red left"),
        ("steal from David", "steal|from 1"),
        ("steal from nobody", "steal|from nobody"),
        ("hacking red-green", "hacking|red-green"),
        ("hacking green red", "hacking|red-green"),
        ("hacking yellow and green", "hacking|green-yellow"),
        ("pair r1 r1", "pair|R1|R1b"),
        ("pair G2 R1", "pair|R1|G2"),
        ("cindy G2 R1 from Ada", "cindy|R1|G2|from 0"),
        ("cindy hide R1", "cindy|hide|R1"),
        ("hideout left", "hideout|left"),
        ("keep R1", "keep r1"),
        ("pass", "pass"),
        ("?!", "?!"),
        ("the", "the"),
    ],
)
def test_a_whole_action_in_one_line(line: str, moves: str) -> None:
    assert parts(line) == moves.split("|")


def test_players_are_called_by_the_beginning_of_their_names() -> None:
    names = ("You", "greedy (bot)", "greedy 2 (bot)")
    assert parts("to greedy 2", names=names) == ["to 2"]
    assert parts("to greedy (bot)", names=names) == ["to 1"]
    assert parts("to greedy", names=names) == ["to greedy"]  # which one?


def test_a_dual_card_with_its_bomb_is_one_line() -> None:
    table = a_brawl("GY4 R1", "G2", "Y5")
    table.lay(*parts("GY4 yellow", table))
    assert table.see().last is not None
    assert "played by Ada on yellow" in board(table)


def test_who_holds_no_sabotage_is_not_asked() -> None:
    table = a_brawl("R1", "G2", "Y5 sabotage")
    assert bambam.unasked(table.see(0)) is None
    table.lay("R1")
    assert bambam.unasked(table.see(1)) == 62
    assert bambam.unasked(table.see(2)) is None
    blasted = a_brawl("", "G2", "Y5", dials=[10, 0, 0])
    assert bambam.unasked(blasted.see(0)) is None  # somebody wants to see that happen


# ---- whole matches ---------------------------------------------------------------------------


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "new_key", lambda: KEY)
    monkeypatch.setattr(sittings.secrets, "randbits", lambda _bits: 1)  # pyright: ignore


@pytest.mark.usefixtures("same_chance")
def test_a_whole_match_against_three_bots(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    arguments = ("play", "bambam", *RIVALS, "--names", "Ada", "--save", path)
    result = fracas(*arguments, typed=f"?\n\n{MANY}")
    assert result.exit_code == 0, result.output
    text = result.stdout
    assert "Type a card to play it" in text
    assert "A bomb card raises the dial" in text
    assert "Your move>" in text
    assert "BOOM!" in text
    assert "is the last one standing" in text or "you win!" in text
    assert "draws a card" not in text
    assert verify(path.read_text(encoding="utf-8")).finished


@pytest.mark.usefixtures("same_chance")
def test_wrong_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    typed = "nobody\nturtul\nR9\nsabotage\nblast\nR3 to 9\nhideout left\nhide red up\n\nquit\n"
    result = fracas("play", "bambam", *RIVALS, "--names", "Ada", "--save", path, typed=typed)
    said = result.stdout
    assert '"nobody" is not a move here. Write, for example: bambam, ' in said
    assert '"r9" is not a move here.' in said
    assert not re.search(r"for example: .*[0-9]b\b", said)
    for reason in (
        "You do not hold sabotage. [BAM-40]",
        "You hold a card that deflects the bomb, so it does not explode yet. [BAM-A25]",
        "R3 does not have the colour of the active bomb, green. [BAM-47]",
        "The hideout does not stand in front of you. [BAM-22]",
        '"red" could mean red left, red right. Write one of them in full.',
    ):
        assert reason in said
    match = read_match(path.read_text(encoding="utf-8")).match
    mine = [move for move in match.moves if move.seat == 0]
    passes = [move for move in mine if move.code == 62]
    assert len(mine) - len(passes) == 1  # the character


@pytest.mark.usefixtures("same_chance")
def test_friends_at_one_keyboard_are_all_asked() -> None:
    arguments = ("play", "bambam", "--hot-seat", "--names", "Ada,David")
    typed = f"\nturtul\n\nbambam\n\n{ANY_LINES}\n"
    said = fracas(*arguments, typed=typed * 3).stdout
    assert "Do you cancel the last card?" in said
    assert "your choice>" in said


def test_a_replay_tells_moves_but_no_secret_answers(tmp_path: Path) -> None:
    match = played(set_up("bambam", NAMES), [3, 1, 4, 1, 5, 9, 2, 6] * 40, most=140)
    path = tmp_path / "match.txt"
    path.write_text(write_match(match), encoding="utf-8", newline="\n")
    everything = fracas("replay", path).stdout
    assert re.search(r"^Move \d+ of 140: \w+: pass$", everything, re.MULTILINE)
    mine = fracas("replay", path, "--seat", "0").stdout
    assert not re.search(r"^Move \d+ of 140: (David|Zoë): (pass|sabotage|keep)", mine, re.MULTILINE)
    assert re.search(r"^Move \d+ of 140: Ada: pass$", mine, re.MULTILINE)
    assert "Hand:" in mine
    assert "Hand:" not in everything
    assert "draws a card." in mine
