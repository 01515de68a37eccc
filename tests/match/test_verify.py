"""Whatever is changed in a finished file is caught, at the first place where it shows."""

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.match.made import KEY, duel, matches, played, trio

from fracas.games import CHANCE
from fracas.match import Match, Move, Verdict, replay, verify, write_match

MATCH = played(duel(), [3, 1, 4, 1, 5, 9, 2, 6], words=("Đ", ""))
TEXT = write_match(MATCH)
LINES = TEXT.split("\n")
FIRST = LINES.index("") + 2
OTHER = bytes(32)


def line_of(name: str) -> int:
    return next(n for n, line in enumerate(LINES, start=1) if line.startswith(f"{name}: "))


def fault(text: str) -> Verdict:
    verdict = verify(text)
    assert not verdict.sound
    assert verdict.wrong
    assert verdict.right
    assert 1 <= verdict.line <= text.count("\n") + 1
    return verdict


@given(matches())
@example(MATCH)
@example(played(trio(expert=True), [5, 3]))
def test_a_finished_match_is_sound(match: Match) -> None:
    verdict = verify(write_match(match))
    finished = match.fairness is not None and match.fairness.key is not None
    assert verdict.sound == finished
    if finished:
        assert verdict.finished
        assert verdict.chance_moves == sum(move.seat == CHANCE for move in match.moves)


def test_another_letter_at_any_place_is_caught() -> None:
    for place, letter in enumerate(TEXT):
        other = "1" if letter != "1" else "2"
        fault(TEXT[:place] + other + TEXT[place + 1 :])


@given(st.data())
def test_any_other_change_is_caught(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(start + 90, len(TEXT))))
    put = data.draw(st.text(max_size=5) | st.sampled_from([*LINES, TEXT]))
    changed = TEXT[:start] + put + TEXT[end:]
    if changed != TEXT:
        fault(changed)


@given(st.permutations(range(FIRST - 1, len(LINES) - 1)))
def test_moves_in_another_order_are_caught(order: list[int]) -> None:
    changed = "\n".join([*LINES[: FIRST - 1], *(LINES[place] for place in order), ""])
    if changed != TEXT:
        fault(changed)


def with_moves(moves: list[Move]) -> Match:
    """The match with other moves, until one of them is illegal, sealed with its own key."""
    legal: list[Move] = []
    try:
        for step in replay(Match(setup=MATCH.setup, moves=tuple(moves))):
            legal.append(step.move)
    except ValueError:
        pass
    return msgspec.structs.replace(MATCH, moves=tuple(legal))


@given(st.integers(0, 14), st.integers(0, 16))
def test_a_deal_that_was_changed_and_sealed_again_is_caught_where_it_begins(
    place: int, code: int
) -> None:
    moves = list(MATCH.moves)
    if moves[place].code == code:
        return
    moves[place] = Move(CHANCE, code)
    resealed = with_moves(moves)
    if len(resealed.moves) <= place:
        return  # not even legal
    verdict = fault(write_match(resealed))
    assert verdict.line == FIRST + place
    assert verdict.right == f"the key gives {LINES[FIRST - 1 + place]}"
    assert verdict.wrong.endswith(" does not follow from the key")


def test_words_that_were_changed_and_sealed_again_are_caught_in_the_deal() -> None:
    assert MATCH.fairness is not None
    changed = msgspec.structs.replace(MATCH.fairness, words=("Ð", ""))
    verdict = fault(write_match(msgspec.structs.replace(MATCH, fairness=changed)))
    assert "does not follow from the key" in verdict.wrong


def test_a_key_other_than_the_committed_one_is_caught() -> None:
    other = played(duel(), [3, 1, 4], key=OTHER)
    assert MATCH.fairness is not None
    assert other.fairness is not None
    fairness = msgspec.structs.replace(other.fairness, commitment=MATCH.fairness.commitment)
    verdict = fault(write_match(msgspec.structs.replace(other, fairness=fairness)))
    assert verdict.line == line_of("key")
    assert verdict.wrong == "the key is not the one committed to"
    assert verdict.right == f"its SHA-256 must be {MATCH.fairness.commitment}"


def test_what_chance_does_not_prove_the_seal_does() -> None:
    verdict = fault(TEXT.replace('"Ada"', '"Eve"'))
    assert verdict.line == line_of("seal")
    assert verdict.wrong == "the seal does not fit, so something was changed after the match"


def test_a_head_that_is_written_loosely_is_caught_where_it_stands() -> None:
    verdict = fault(TEXT.replace('"expert":false', '"expert": false'))
    assert verdict.line == line_of("options")
    assert verdict.right == f"write {LINES[line_of('options') - 1]}"


def test_a_missing_seal_is_caught() -> None:
    seal = line_of("seal")
    verdict = fault("\n".join([*LINES[: seal - 1], *LINES[seal:]]))
    assert verdict.line == seal


def test_an_unfinished_file_says_what_is_missing() -> None:
    verdict = fault(write_match(played(duel(), most=20)))
    assert verdict.line == line_of("commitment")
    assert verdict.wrong == "no key yet, so chance cannot be checked"
    assert verdict.right == "the table opens its key, with the seal, when the match is over"


def test_a_file_without_fair_chance_says_so() -> None:
    verdict = fault(write_match(Match(setup=MATCH.setup, moves=MATCH.moves)))
    assert verdict.wrong == "no commitment, so nothing binds the chance of this match"


def test_a_match_that_somebody_stopped_is_sound_as_far_as_it_goes() -> None:
    match = played(duel(), most=20)
    assert match.fairness is not None
    opened = msgspec.structs.replace(match.fairness, key=KEY)
    verdict = verify(write_match(msgspec.structs.replace(match, fairness=opened)))
    drawn = sum(move.seat == CHANCE for move in match.moves)
    assert (verdict.sound, verdict.finished, verdict.chance_moves) == (True, False, drawn)


def test_an_illegal_move_carries_the_rule_that_forbids_it() -> None:
    lines = list(LINES)
    place = next(n for n, line in enumerate(lines) if line[:1] in {"0", "1"})
    lines[place] = f"{1 - int(lines[place][0])}{lines[place][1:]}"
    verdict = fault("\n".join(lines))
    assert verdict.line == place + 1
    assert verdict.why is not None
    assert verdict.why.key == "slambo.not_your_turn"


@pytest.mark.parametrize("text", ["", "\0", "fracas match 1", "fracas match 1\n\n", "[]"])
def test_what_is_no_match_file_is_not_sound(text: str) -> None:
    fault(text)


def test_the_seal_as_docs_notation_explains_it() -> None:
    unsealed = "\n".join(line for line in LINES if not line.startswith("seal: "))
    mark = hmac.new(KEY, f"fracas seal\n{unsealed}".encode(), hashlib.sha256).hexdigest()
    assert LINES[line_of("seal") - 1] == f"seal: {mark}"
