"""The file of a solution: the same after reading, and refused when it is damaged."""

import zlib
from pathlib import Path

import pytest

from fracas.kernel import floats
from fracas.study import Solution, SolutionFileError, load, save, store, usual_path
from fracas.study.bets import places

MOST = 3


def a_solution() -> Solution:
    values = floats(places(MOST))
    values[:] = [(place * 37 % 101) / 50 - 1 for place in range(places(MOST))]
    return Solution(MOST, values)


def test_a_solution_is_read_as_it_was_saved() -> None:
    read = load(save(a_solution()))
    assert read.most == MOST
    assert read.values.tolist() == a_solution().values.tolist()


def damaged(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


@pytest.mark.parametrize("place", [-1, -40, -200])
def test_a_flipped_bit_is_noticed(place: int) -> None:
    data = save(a_solution())
    with pytest.raises(SolutionFileError, match="it is damaged: its values"):
        load(damaged(data, len(data) + place))


def test_a_shorter_file_is_noticed() -> None:
    with pytest.raises(SolutionFileError, match="not those that were saved"):
        load(save(a_solution())[:-30])


def test_more_values_than_there_are_places_are_noticed() -> None:
    data = save(a_solution())
    header = data[: data.index(b"}\n") + 2]
    with pytest.raises(SolutionFileError, match="not those that were saved"):
        load(header + zlib.compress(bytes(10**6)))


@pytest.mark.parametrize("data", [b"", b"{}", b"fracas match 1\n"])
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(SolutionFileError, match="no file of this kind"):
        load(data)


@pytest.mark.parametrize("header", [b"", b"\n", b'{"most": 50}\n', b'{"most": "all"}\n'])
def test_a_damaged_header_is_refused(header: bytes) -> None:
    with pytest.raises(SolutionFileError, match="its header cannot be read"):
        load(store.TITLE + header)


def test_a_header_that_contradicts_itself_is_refused() -> None:
    data = save(a_solution())
    with pytest.raises(SolutionFileError, match="its header contradicts itself"):
        load(data.replace(b'"most":3', b'"most":4'))


def test_a_solution_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = save(a_solution())
    monkeypatch.setattr(store, "rules_hash", lambda: "of other rules")
    with pytest.raises(SolutionFileError, match="other rules than these; solve anew"):
        load(data)


def test_files_keep_one_order_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    data = save(a_solution())
    monkeypatch.setattr(store.sys, "byteorder", "big")  # swaps on the way out and on the way in
    assert save(a_solution()) != data
    assert load(save(a_solution())).values.tolist() == a_solution().values.tolist()


def test_the_file_lies_where_one_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FRACAS_BETS", raising=False)
    assert usual_path().name == "shazamm-bets.solved"
    monkeypatch.setenv("FRACAS_BETS", "elsewhere")
    assert usual_path() == Path("elsewhere")
