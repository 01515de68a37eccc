"""Every key has its sentence, every sentence its key, and their parameters fit."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fracas.cli.words import NAMES, OTHER_SEATS, ROUTES, SEATS, catalogue
from fracas.games import GAMES, AnyGame, Event

SOURCE = Path(__file__).parents[2] / "src" / "fracas"
LANGUAGES = sorted(path.name for path in (SOURCE / "words").iterdir() if path.is_dir())
OWNERS = {"table": "server", "server": "server", "rules": "server", "terminal": "cli"}
PAGE = Path(__file__).parents[2] / "web" / "src" / "words.ts"
SEAT_LISTS = ROUTES | {"winners"}
# Whole numbers that events tell as numbers. A new one goes here, or among the seats.
NUMBERS = {
    *("bout", "pot", "number", "balance", "low", "high", "taken", "shame"),
    *("spell", "bet", "before", "wall", "points", "attack", "times", "first", "second"),
    *("price", "mana", "gain", "round", "space"),
    *("cards", "dial", "other_dial", "lives", "max_hand"),
}

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
languages = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The parameters that a sentence asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str) -> list[tuple[str, Any]]:
    """Every entry of every file, with the file's name."""
    files = catalogue(language).items()
    return [(name, entry) for name, text in files for entry in FluentParser().parse(text).body]


def sentences(language: str) -> dict[str, set[str]]:
    """The parameters of each sentence by its id."""
    found: dict[str, set[str]] = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def ids_of(owner: str, language: str = "en") -> set[str]:
    """The ids that belong to a game or a part of the program."""
    return {id for id in sentences(language) if id.startswith(f"{owner}-")}


def keys_in(folder: Path, prefix: str) -> Iterator[str]:
    """Every text like `prefix.some_key` in the source of a folder."""
    key = re.compile(rf"{prefix}\.[a-z_]+")
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and key.fullmatch(str(node.value)):
                yield str(node.value)


def id_of(key: str) -> str:
    return key.replace(".", "-")


def events_of(game: AnyGame) -> dict[str, type[Event]]:
    return {kind.__struct_config__.tag: kind for kind in get_args(game.events)}


def option_ids(game: AnyGame) -> dict[str, str]:
    """The id and the title of each house rule."""
    hints = get_type_hints(game.options, include_extras=True)
    return {
        f"{game.name}-option-{name}": hint.__metadata__[0].title for name, hint in hints.items()
    }


@games
def test_a_game_has_its_words_and_no_others(game: AnyGame) -> None:
    keys = {*keys_in(SOURCE / "games" / game.name, game.name), *events_of(game)}
    assert ids_of(game.name) == {id_of(key) for key in keys} | option_ids(game).keys()


@pytest.mark.parametrize(("owner", "folder"), OWNERS.items(), ids=OWNERS)
def test_a_part_has_its_words_and_no_others(owner: str, folder: str) -> None:
    assert ids_of(owner) == {id_of(key) for key in keys_in(SOURCE / folder, owner)}


@games
def test_house_rules_are_called_what_the_game_calls_them(game: AnyGame) -> None:
    text = "\n".join(catalogue("en").values())
    for id, title in option_ids(game).items():
        assert f"\n{id} = {title}\n" in text


@games
def test_sentences_ask_only_for_what_their_event_tells(game: AnyGame) -> None:
    asked = sentences("en")
    for tag, kind in events_of(game).items():
        fields = set(kind.__struct_fields__)
        counts = {f"{name}_count" for name in fields}
        assert asked[id_of(tag)] <= fields | counts | you(fields), tag


def you(fields: set[str]) -> set[str]:
    """A sentence about a seat knows whether that is you."""
    return {"you"} if fields & SEATS else set[str]()


@games
def test_a_number_that_an_event_tells_is_a_seat_or_known_to_be_none(game: AnyGame) -> None:
    seats = SEATS | OTHER_SEATS
    for tag, kind in events_of(game).items():
        for name, hint in get_type_hints(kind).items():
            kinds = {part.__name__ for part in (hint, *get_args(hint)) if isinstance(part, type)}
            if "tuple" in str(hint) and int in get_args(hint):
                assert name in SEAT_LISTS, tag
            elif "int" in kinds:
                assert name in seats | NUMBERS, tag
    assert not seats & NUMBERS


def test_the_page_names_the_same_seats() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for constant, names in (("SEATS", SEATS), ("OTHER_SEATS", OTHER_SEATS)):
        (listed,) = re.findall(rf"^const {constant} = \[(.*)\];$", text, re.MULTILINE)
        assert set(re.findall(r"\w+", listed)) == names


def test_what_has_a_name_of_its_own_has_its_words() -> None:
    assert set(NAMES.values()) <= sentences("en").keys()


def refusals() -> Iterator[tuple[str, set[str]]]:
    """The keys of refusals that are raised in one piece, with their facts."""
    for path in [*(SOURCE / "games").rglob("*.py"), *(SOURCE / "server").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).endswith("Error")
                and node.args
            ):
                key, facts = node.args[0], {word.arg or "*" for word in node.keywords}
                if isinstance(key, ast.Constant) and re.fullmatch(r"\w+\.\w+", str(key.value)):
                    yield str(key.value), facts


def test_sentences_ask_only_for_the_facts_of_their_refusal() -> None:
    asked = sentences("en")
    found = dict(refusals())
    assert {"slambo.not_in_hand", "table.seat_taken"} <= found.keys()
    for key, facts in found.items():
        if id_of(key) in asked:
            assert asked[id_of(key)] <= facts | you(facts), key


@languages
def test_every_file_can_be_read(language: str) -> None:
    junk = [
        (name, entry.content) for name, entry in entries(language) if isinstance(entry, ftl.Junk)
    ]
    assert not junk


@languages
def test_no_sentence_stands_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


@languages
def test_other_languages_say_the_same_things(language: str) -> None:
    assert sentences(language).keys() == sentences("en").keys()


def test_keys_are_found_in_any_place(tmp_path: Path) -> None:
    source = 'key = "table.one" if x else "table.two"\nraise E("table.three", a="no.table.x")\n'
    (tmp_path / "code.py").write_text(source, encoding="utf-8")
    assert set(keys_in(tmp_path, "table")) == {"table.one", "table.two", "table.three"}
