"""House rules: each is explained, each belongs to a rule, and no other is accepted."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.contract.cases import KITS, RULES, Case, each_case, each_game

from fracas.games import AnyGame


def metas(game: AnyGame) -> dict[str, msgspec.Meta]:
    """What is told about each option, by its name."""
    hints = get_type_hints(game.options, include_extras=True)
    return {
        name: next(extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta))
        for name, hint in hints.items()
    }


@each_game
def test_every_option_has_a_title_and_the_rules_that_it_changes(game: AnyGame) -> None:
    assert set(metas(game)) == set(game.options.__struct_fields__)
    for name, meta in metas(game).items():
        assert meta.title, name
        ids: list[str] = (meta.extra or {}).get("rules", [])
        assert ids, name
        assert set(ids) <= RULES, name


@each_game
def test_every_option_has_a_usual_value(game: AnyGame) -> None:
    assert msgspec.convert({}, game.options) == game.options()


@each_game
@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"nope": 1}, "unknown field `nope`"),
        ({"Expert": True}, "unknown field `Expert`"),
        ([], "Expected `object`"),
    ],
)
def test_an_unknown_option_is_refused_by_its_name(game: AnyGame, given: Any, error: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=error):
        msgspec.convert(given, game.options)


@each_game
def test_a_value_of_another_type_is_refused_by_its_place(game: AnyGame) -> None:
    for name in metas(game):
        with pytest.raises(msgspec.ValidationError, match=rf"at `\$\.{name}`"):
            msgspec.convert({name: ["?"]}, game.options)


@each_case
def test_options_survive_json(case: Case) -> None:
    options = case.game.options(**case.kit.house_rules[case.rules])
    assert msgspec.json.decode(msgspec.json.encode(options), type=case.game.options) == options


@each_game
def test_the_suite_plays_with_every_option_changed(game: AnyGame) -> None:
    changed = {name for house in KITS[game.name].house_rules.values() for name in house}
    assert changed == set(metas(game))
