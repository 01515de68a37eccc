"""Stored counts of move sequences are exact."""

from pathlib import Path

import pytest
from tests.counts.counting import Deal, by_first_move, read_deals, recount, rewritten
from tests.golden.files import stored

FILES = sorted(Path(__file__).parent.glob("*.txt"))
DEALS = [d for file in FILES for d in read_deals(file.read_text(encoding="utf-8"), file.stem)]


def why(deal: Deal) -> str:
    """The wrong counts, with the count under each first move."""
    found = recount(deal)
    wrong = [depth for depth, told in deal.counts.items() if found[depth] != told]
    lines = [f"{deal.name}:"]
    for depth in wrong:
        lines.append(f"  {depth} moves: counted {found[depth]}, not {deal.counts[depth]}")
        under = by_first_move(deal, depth)
        lines.extend(f"    {text}: {counted}" for text, counted in under.items())
    return "\n".join(lines) if wrong else ""


@pytest.mark.golden
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_file_of_counts_is_as_it_was(file: Path) -> None:
    made = rewritten(file.read_text(encoding="utf-8"), file.stem)
    assert stored(file, made) == made


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal.game}-{deal.name}")
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
        "    +8: ends it: lost",
    ]


def test_two_moves_each_are_counted_by_hand() -> None:
    # From 5: +4 makes 9, where -7 holds and +2 loses; -1 makes 4, where -7 loses and +2 holds.
    deal = Deal("by hand", {"hands": "+4 -1 / -7 +2"}, {1: "", 2: ""})
    assert recount(deal) == {
        1: "2 sequences, 0 lost, 0 breaks",
        2: "4 sequences, 2 lost, 0 breaks",
    }


def test_plans_of_two_wizards_are_counted_by_hand() -> None:
    # Each lays the false spell or is done: 4. After `lay`, it is done, and the other still has two
    # moves: 3; after `done`, it bets 1, and the other has two: 3. Twice each, for two wizards: 12.
    facts = {"hands": "- / -", "mana": "1 / 1"}
    deal = Deal("by hand", facts, {1: "", 2: ""}, "shazamm")
    assert recount(deal) == {
        1: "4 sequences, 0 rounds over, 0 matches over",
        2: "12 sequences, 0 rounds over, 0 matches over",
    }
    assert by_first_move(deal, 2) == dict.fromkeys(
        ["0: lay 0", "0: done", "1: lay 0", "1: done"],
        "3 sequences, 0 rounds over, 0 matches over",
    )
