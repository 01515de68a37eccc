"""Stored counts of move sequences are exact."""

from pathlib import Path

import pytest
from tests.counts.counting import Deal, by_first_move, read_deals, recount, rewritten
from tests.golden.files import stored

FILE = Path(__file__).parent / "slambo.txt"
DEALS = read_deals(FILE.read_text(encoding="utf-8"))


def why(deal: Deal) -> str:
    """The wrong counts, with the count under each first move."""
    found = recount(deal)
    wrong = [depth for depth, told in deal.counts.items() if found[depth] != told]
    lines = [f"{deal.name}:"]
    for depth in wrong:
        lines.append(f"  {depth} moves: counted {found[depth]}, not {deal.counts[depth]}")
        under = by_first_move(deal.start(), depth)
        lines.extend(f"    {text}: {counted}" for text, counted in under.items())
    return "\n".join(lines) if wrong else ""


@pytest.mark.golden
def test_the_file_of_counts_is_as_it_was() -> None:
    made = rewritten(FILE.read_text(encoding="utf-8"))
    assert stored(FILE, made) == made


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_the_counts_of_a_deal_are_exact(deal: Deal) -> None:
    assert deal.counts
    if reason := why(deal):
        pytest.fail(reason, pytrace=False)


def test_a_wrong_count_shows_the_count_under_each_first_move() -> None:
    deal = Deal("small", {"hands": "+4 +8 / -7"}, {2: "2 sequences, 0 lost, 0 breaks"})
    assert why(deal).splitlines() == [
        "small:",
        "  2 moves: counted 1 sequences, 0 lost, 0 breaks, not 2 sequences, 0 lost, 0 breaks",
        "    +4: 1 sequences, 0 lost, 0 breaks",
        "    +8: ends the bout: lost",
    ]


def test_two_moves_each_are_counted_by_hand() -> None:
    # From 5: +4 makes 9, where -7 holds and +2 loses; -1 makes 4, where -7 loses and +2 holds.
    deal = Deal("by hand", {"hands": "+4 -1 / -7 +2"}, {1: "", 2: ""})
    assert recount(deal) == {
        1: "2 sequences, 0 lost, 0 breaks",
        2: "4 sequences, 2 lost, 0 breaks",
    }
