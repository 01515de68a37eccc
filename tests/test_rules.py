"""No rule without a test, no test of an unknown rule, no gap in the pages of rules."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from tests.rules import ROOT, RULE, proofs, proofs_in, rules

from fracas.games import GAMES, AnyGame

CITED = re.compile(r"\b[A-Z]{3,}-A?\d{2,3}\b")
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def page(game: AnyGame) -> str:
    return (ROOT / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8")


def listed(game: AnyGame) -> list[str]:
    return [rule for rule, _ in RULE.findall(page(game))]


def of(game: AnyGame, ids: Iterable[str]) -> set[str]:
    return {rule for rule in ids if rule.startswith(f"{game.prefix}-")}


def gaps(ids: list[str]) -> set[str]:
    """The ids that are missing below the last one of their series."""
    last: dict[str, int] = {}
    for rule in ids:
        series, number = rule[:-2], int(rule[-2:])
        last[series] = max(last.get(series, 0), number)
    full = {f"{series}{n:02}" for series, most in last.items() for n in range(1, most + 1)}
    return full - set(ids)


@games
def test_every_rule_is_proved_by_a_test(game: AnyGame) -> None:
    assert set(listed(game)) - set(proofs()) == set()


@games
def test_no_test_proves_a_rule_that_is_not_listed(game: AnyGame) -> None:
    assert of(game, proofs()) - set(listed(game)) == set()


def test_every_proof_is_of_a_rule_on_some_page() -> None:
    assert set(proofs()) - set(rules()) == set()


@games
def test_the_page_of_rules_lists_every_id_once_and_leaves_none_out(game: AnyGame) -> None:
    ids = listed(game)
    assert [rule for rule, times in Counter(ids).items() if times > 1] == []
    assert of(game, ids) == set(ids)
    assert gaps(ids) == set()


@games
def test_the_page_of_rules_mentions_no_unknown_id(game: AnyGame) -> None:
    mentioned = of(game, CITED.findall(page(game)))
    assert mentioned == set(listed(game))


@games
def test_the_source_cites_only_rules_that_exist(game: AnyGame) -> None:
    sources = sorted((ROOT / "src").rglob("*.py"))
    cited = {rule for path in sources for rule in CITED.findall(path.read_text(encoding="utf-8"))}
    assert of(game, cited)
    assert of(game, cited) - set(listed(game)) == set()


def test_every_rule_has_words() -> None:
    assert [rule for rule, words in rules().items() if len(words) < 10] == []


def test_marks_are_found_whatever_else_decorates_the_test() -> None:
    source = """
@pytest.mark.slow
@pytest.mark.proves("SLAM-01", "SLAM-A02")
@pytest.mark.parametrize("x", [1])
def test_a(x): ...

@pytest.mark.proves("SLAM-03")
class TestB:
    @pytest.mark.proves("SLAM-04")
    async def test_c(self): ...
"""
    assert sorted(proofs_in(source)) == [
        ("TestB", "SLAM-03"),
        ("test_a", "SLAM-01"),
        ("test_a", "SLAM-A02"),
        ("test_c", "SLAM-04"),
    ]


def test_a_gap_in_a_series_is_noticed() -> None:
    assert gaps(["SLAM-01", "SLAM-03", "SLAM-A02"]) == {"SLAM-02", "SLAM-A01"}
    assert gaps(["SLAM-02", "SLAM-01"]) == set()
