"""The generated pages follow from the types; `make golden` writes them anew."""

import json
import os
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fracas.games import GAMES, AnyGame
from fracas.server import messages, protocol
from fracas.server.examples import examples
from fracas.server.typescript import fields, name_of, type_of


@pytest.mark.golden
def test_the_generated_pages_are_up_to_date() -> None:
    if os.environ.get("FRACAS_GOLDEN") == "write":
        protocol.main(["--write"])
    assert protocol.main(["--check"]) == 0


def test_a_page_that_drifted_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(protocol, "ROOT", tmp_path)
    assert protocol.main(["--check"]) == 1
    assert "protocol.ts is not up to date" in capsys.readouterr().out
    assert protocol.main(["--write"]) == 0
    assert protocol.main(["--check"]) == 0
    assert protocol.main([]) == 2


def test_every_message_of_a_page_is_read_back() -> None:
    said = [each for each in examples() if isinstance(each, get_args(messages.FromClient))]
    assert {type(each) for each in said} == set(get_args(messages.FromClient))
    for message in said:
        assert (
            msgspec.json.decode(msgspec.json.encode(message), type=messages.FromClient) == message
        )


def test_every_example_on_the_page_is_json() -> None:
    text = (protocol.ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == len(examples())
    for block in blocks:
        json.loads(block)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_event_and_view_has_its_type(game: AnyGame) -> None:
    text = (protocol.ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    for struct in (*get_args(game.events), game.views):
        assert f"export interface {name_of(struct)} {{" in text


@pytest.mark.parametrize(
    ("annotation", "written"),
    [
        (int | None, "number | null"),
        (tuple[int | str, ...], "(number | string)[]"),
        (tuple[int, bool], "[number, boolean]"),
        (dict[str, str | int], "Record<string, string | number>"),
        (messages.Phase, '"gathering" | "playing" | "over"'),
        (messages.Name, "string"),
        (object, None),
    ],
)
def test_python_types_become_those_of_typescript(annotation: object, written: str | None) -> None:
    if written is None:
        with pytest.raises(AssertionError):
            type_of(annotation)
    else:
        assert type_of(annotation) == written


def test_what_the_source_says_of_a_field_is_kept() -> None:
    said = {field.name: comment for field, _, comment in fields(messages.Decision)}
    assert said["id"] == "0 if it is not yours to answer"
    assert "null" in said["left_ms"]
