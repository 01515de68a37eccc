"""Match files give back what was written, and say exactly where and how they are damaged."""

import re

import pytest
from hypothesis import given
from tests.match.made import duel, matches, played, trio

from fracas.games import GAMES, IllegalMoveError, MalformedMoveError
from fracas.match import Match, MatchFileError, Move, read_match, set_up, write_match

MATCH = played(duel(), [3, 1, 4, 1, 5, 9, 2, 6])
TEXT = write_match(MATCH)
LINES = TEXT.split("\n")
FIRST = LINES.index("") + 2  # the line (from 1) of the first move


def lines_with(number: int, line: str | None) -> str:
    """The file with another line `number` (from 1), or without it."""
    return "\n".join([*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]])


def line_of(name: str) -> int:
    return next(n for n, line in enumerate(LINES, start=1) if line.startswith(f"{name}: "))


def error_in(text: str) -> MatchFileError:
    """The error of a file, in its head or in its moves."""
    try:
        error = read_match(text).error
    except MatchFileError as head:
        return head
    assert error is not None
    return error


@given(matches())
def test_a_match_comes_back_from_its_text(match: Match) -> None:
    text = write_match(match)
    reading = read_match(text)
    assert reading.error is None
    assert reading.match == match
    assert write_match(reading.match) == text
    assert text.encode().decode() == text


def test_a_match_without_fair_chance_has_no_such_lines() -> None:
    match = Match(setup=MATCH.setup, moves=MATCH.moves)
    text = write_match(match)
    assert not re.search("^(words|commitment|key|seal):", text, re.MULTILINE)
    assert read_match(text).match == match


def test_a_match_of_no_moves_yet() -> None:
    match = Match(setup=trio())
    assert write_match(match).endswith("\nresult: unfinished\n\n")
    assert read_match(write_match(match)).match == match


@pytest.mark.parametrize("match", [MATCH, played(trio(), [2, 2, 5, 1], most=40)])
def test_cut_anywhere_the_whole_lines_are_read_and_the_cut_is_named(match: Match) -> None:
    text = write_match(match)
    head = text.index("\n\n") + 2
    for end in range(len(text)):
        cut = text[:end]
        if end < head:
            with pytest.raises(MatchFileError) as caught:
                read_match(cut)
            assert caught.value.line <= cut.count("\n") + 1
            continue
        reading = read_match(cut)
        whole = cut[head:].count("\n")
        assert reading.match.moves == match.moves[:whole]
        if cut.endswith("\n"):  # the lines are whole: only the result shows that some are missing
            assert reading.error is None or "result" in reading.error.wrong
        else:
            assert reading.error is not None
            assert reading.error.line == cut.count("\n") + 1


def test_half_a_move_is_not_taken_for_another_one() -> None:
    twin = next(n for n, line in enumerate(LINES) if line.endswith("b"))
    cut = "\n".join(LINES[: twin + 1])[:-1]  # `* +1` of `* +1b`
    reading = read_match(cut)
    assert len(reading.match.moves) == twin + 1 - FIRST
    assert str(reading.error) == (
        f"line {twin + 1}: the file stops inside {LINES[twin][:-1]!r};"
        " every line ends with a line end, also the last"
    )


def test_the_prefix_ends_before_each_damaged_move() -> None:
    for number in range(FIRST, len(LINES)):
        reading = read_match(lines_with(number, "? what"))
        assert reading.match.moves == MATCH.moves[: number - FIRST]
        assert reading.error is not None
        assert reading.error.line == number
        assert reading.error.wrong == "'? what' is not a move"
        assert reading.error.right == A_MOVE


POSSIBLE = "possible here: * first 0, * first 1"

A_MOVE = "a move is one of * 0 1, a space, and the move's text"

DAMAGED_MOVES = (
    ("* first 2", "'* first 2' cannot be played", POSSIBLE),
    ("* First 0", "'* First 0' is written loosely", "write * first 0"),
    ("*  first 0", "'*  first 0' is written loosely", "write * first 0"),
    ("* first 0\r", "'* first 0\\r' is written loosely", "write * first 0"),
    ("0 +4", "'0 +4' cannot be played", POSSIBLE),
    ("", "'' is not a move", A_MOVE),
    ("2 +4", "'2 +4' is not a move", A_MOVE),
    ("first 0", "'first 0' is not a move", A_MOVE),
    ("* " + "x" * 99, f"'* {'x' * 38}...' cannot be played", POSSIBLE),
    ("\x1b[31m", "'\\x1b[31m' is not a move", A_MOVE),
)  # fmt: skip


@pytest.mark.parametrize(("line", "wrong", "right"), DAMAGED_MOVES)
def test_a_damaged_move_is_explained(line: str, wrong: str, right: str) -> None:
    error = error_in(lines_with(FIRST, line))
    assert (error.line, error.wrong, error.right) == (FIRST, wrong, right)


def test_the_rules_say_why_a_move_cannot_be_played() -> None:
    error = error_in(lines_with(FIRST, "0 +4"))
    assert isinstance(error.why, IllegalMoveError)
    assert (error.why.key, error.why.rule) == ("slambo.deal_first", "SLAM-09")
    error = error_in(lines_with(FIRST, "* soup"))
    assert isinstance(error.why, MalformedMoveError)
    assert error.why.facts == {"text": "soup", "seats": 2}
    assert "slambo." not in str(error)


def test_a_move_after_the_end_cannot_be_played() -> None:
    error = error_in(f"{TEXT}0 +1\n")
    assert error.right == "the match is over here"
    assert error.why is not None
    assert error.why.key == "slambo.match_is_over"


def test_a_whole_file_that_lacks_moves_has_the_wrong_result() -> None:
    error = error_in("\n".join([*LINES[:-2], ""]))
    assert error.line == line_of("result")
    assert error.right == "write result: unfinished"


HEX = "a key is 64 digits out of 0123456789abcdef"
ONCE = (
    "each of these stands once, as `name: value`:"
    " game, options, seats, result, words, commitment, key, seal"
)
OPTIONS = 'options look like {"name":value}'
SEATS = 'names look like ["Ada","David"]'
MALFORMED = "JSON is malformed"
KNOWN = "its options are: expert, hide_history, reveal_aside, shout, cards"

DAMAGED_HEADS = (
    ("game", "game: chess 1", "no game 'chess'", f"there are: {', '.join(GAMES)}"),
    ("game", "game: slambo 2", "version '2' of slambo", "this program plays version 1"),
    ("game", "game: slambo", "version '' of slambo", "this program plays version 1"),
    ("game", "gme: slambo 1", "'gme: slambo 1' does not belong in the head", ONCE),
    ("seats", "game: slambo 1", "'game: slambo 1' does not belong in the head", ONCE),
    ("options", "options: {}x", f"options: {MALFORMED}: trailing characters (byte 3)", OPTIONS),
    ("options", "options: 3", "options: Expected `object`, got `int`", OPTIONS),
    (
        "options",
        'options: {"expert":1}',
        f"Slambo!: Expected `bool`, got `int` - at `$.expert`; {KNOWN}",
        "correct that option",
    ),
    (
        "options",
        'options: {"exprt":true}',
        f"Slambo!: Object contains unknown field `exprt`; {KNOWN}",
        "correct that option",
    ),
    (
        "options",
        'options: {"cards":"+1"}',
        "cards: a list is 9 blue, then 8 red, then 6 special cards, in this order;"
        " this one has 1 blue, 0 red and 0 special",
        "correct that option",
    ),
    ("options", "options: " + '{"a":' + "[" * 9999, None, OPTIONS),
    ("seats", 'seats: ["Ada"]', "1 seats", "Slambo! has 2 to 4"),
    ("seats", 'seats: ["Ada",2]', "seats: Expected `str`, got `int` - at `$[1]`", SEATS),
    ("seats", "seats: Ada", None, SEATS),
    ("seats", 'seats: ["\ud800","Ada"]', None, SEATS),
    ("words", 'words: ["a"]', "1 words", "one a seat, 2 in all"),
    ("key", "key: abc", "key 'abc'", HEX),
    ("key", f"key: {'A' * 64}", f"key '{'A' * 40}...'", HEX),
    ("commitment", "commitment: ", "commitment ''", HEX.replace("key", "commitment")),
)  # fmt: skip


@pytest.mark.parametrize(("name", "line", "wrong", "right"), DAMAGED_HEADS)
def test_a_damaged_head_is_explained(name: str, line: str, wrong: str | None, right: str) -> None:
    with pytest.raises(MatchFileError) as caught:
        read_match(lines_with(line_of(name), line))
    error = caught.value
    assert error.line == line_of(name)
    assert error.right == right
    assert wrong is None or error.wrong == wrong


@pytest.mark.parametrize("name", ["game", "options", "seats", "words", "commitment", "key"])
def test_a_line_that_the_head_lacks_is_named(name: str) -> None:
    with pytest.raises(MatchFileError) as caught:
        read_match(lines_with(line_of(name), None))
    assert (
        str(caught.value) == f"line {FIRST - 2}: the head has no {name}; add a line `{name}: ...`"
    )


def test_a_result_is_what_the_moves_give() -> None:
    right = LINES[line_of("result") - 1]
    error = error_in(lines_with(line_of("result"), "result: won by 7"))
    assert error.wrong == "the result 'won by 7' is not what the moves give"
    assert error.right == f"write {right}"


BEGINNINGS = (
    ("", "'' does not begin a match file", "the first line is 'fracas match 1'"),
    ("fracas match 2\n", "'fracas match 2' does not begin a match file", "the first line is"),
    ("\ufefffracas match 1\n", "'\\ufefffracas match 1' does not begin", "the first line is"),
    (TEXT.replace("\n", "\r\n"), "lines end with CR and LF", "lines end with LF alone"),
    ("x" * 999, f"'{'x' * 40}...' does not begin a match file", "the first line is"),
    ("fracas match 1\ngame: slambo 1\n", "the head has no end", "an empty line ends it"),
)


@pytest.mark.parametrize(("text", "wrong", "right"), BEGINNINGS)
def test_what_does_not_begin_like_a_match_is_none(text: str, wrong: str, right: str) -> None:
    with pytest.raises(MatchFileError) as caught:
        read_match(text)
    assert caught.value.wrong.startswith(wrong)
    assert caught.value.right.startswith(right)


def test_equal_options_make_equal_files_whatever_way_they_were_given() -> None:
    spelled = set_up("slambo", MATCH.setup.names, {"expert": False, "cards": "house"})
    assert write_match(Match(setup=spelled)) == write_match(Match(setup=duel()))


def test_moves_are_values() -> None:
    assert Move(0, 3) == Move(0, 3)
    assert len({Move(0, 3), Move(0, 3), Move(1, 3)}) == 2
