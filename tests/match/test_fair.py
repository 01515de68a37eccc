"""Chance is uniform, bound to its key, and different for each draw and each set of words."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.kernel import has
from fracas.match import commitment, draw, fair, new_key

KEY = bytes(range(32))
DRAWS = 20_000


def chi_square(counts: Counter[int], sides: int, draws: int) -> float:
    expected = draws / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


# With `sides` - 1 degrees of freedom, a fair die is above this once in 1000 keys.
@pytest.mark.parametrize(
    ("sides", "most"), [(2, 10.8), (3, 13.8), (7, 22.5), (17, 39.3), (23, 48.3)]
)
@pytest.mark.parametrize("key", [KEY, b"\0" * 32])
def test_every_code_is_as_likely_as_the_others(sides: int, most: float, key: bytes) -> None:
    counts = Counter(draw(key, ("", ""), index, (1 << sides) - 1) for index in range(DRAWS))
    assert chi_square(counts, sides, DRAWS) < most


def test_neighbouring_draws_have_nothing_in_common() -> None:
    pairs = Counter(
        draw(KEY, (), index, 0b1111) * 4 + draw(KEY, (), index + 1, 0b1111)
        for index in range(DRAWS)
    )
    assert chi_square(pairs, 16, DRAWS) < 37.7


@given(st.integers(1, (1 << 63) - 1), st.integers(0, 10_000))
def test_only_legal_codes_are_drawn(codes: int, index: int) -> None:
    assert has(codes, draw(KEY, ("a",), index, codes))


def test_numbers_above_the_last_whole_multiple_are_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = [(1 << 64) - 1, 3 * ((1 << 64) // 3), 5]
    tries: list[int] = []

    def number(_key: bytes, _words: tuple[str, ...], _index: int, attempt: int) -> int:
        tries.append(attempt)
        return numbers[attempt]

    monkeypatch.setattr(fair, "_number", number)
    assert draw(KEY, (), 0, 0b111) == 5 % 3
    assert tries == [0, 1, 2]


def draws(key: bytes, words: tuple[str, ...]) -> list[int]:
    return [draw(key, words, index, (1 << 23) - 1) for index in range(40)]


DIFFERENT = (
    (KEY, ("", "")),
    (KEY, ("a", "")),
    (KEY, ("", "a")),
    (KEY, ("", "", "")),
    (KEY, ('","',)),
    (KEY[::-1], ("", "")),
)


def test_key_and_words_change_every_draw() -> None:
    streams = [draws(key, words) for key, words in DIFFERENT]
    for place, stream in enumerate(streams):
        for other in streams[:place]:
            assert sum(a == b for a, b in zip(stream, other, strict=True)) < 12


def test_each_index_is_a_draw_of_its_own() -> None:
    assert len(set(draws(KEY, ()))) > 15


# Written down when the format was fixed: another program can check itself against them.
KNOWN_DRAWS = (
    ((), 0, 0b11, 0),
    (("", ""), 0, (1 << 17) - 1, 14),
    (("", ""), 1, (1 << 17) - 1, 4),
    (("Ada", "Zoë 😀"), 42, (1 << 23) - 1, 3),
    (("", ""), 7, 1 << 62, 62),
)


@pytest.mark.parametrize(("words", "index", "codes", "code"), KNOWN_DRAWS)
def test_known_draws(words: tuple[str, ...], index: int, codes: int, code: int) -> None:
    assert draw(KEY, words, index, codes) == code


def test_a_draw_as_docs_notation_explains_it() -> None:
    message = 'fracas chance\n[["Ada","Zoë"],3,0]'.encode()
    number = int.from_bytes(hmac.digest(KEY, message, "sha256")[:8], "big")
    assert draw(KEY, ("Ada", "Zoë"), 3, (1 << 17) - 1) == number % 17


def test_the_commitment_is_the_sha256_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()
    assert commitment(KEY).startswith("630dcd2966c4336691125448bbb25b4f")


def test_keys_are_new() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {32}
