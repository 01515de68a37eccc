"""The documents for people are true."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]


def test_the_examples_of_the_readme_run() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_the_folders_of_the_readme_exist() -> None:
    folders = re.findall(r"^\| `([\w/]+)` \|", README, re.MULTILINE)
    assert len(folders) > 8
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_decisions_are_numbered_and_say_context_choice_and_cost() -> None:
    decisions = sorted(ROOT.glob("docs/decisions/*.md"))
    assert [int(path.name[:4]) for path in decisions] == list(range(1, len(decisions) + 1))
    for path in decisions:
        text = path.read_text(encoding="utf-8")
        assert all(f"**{part}.**" in text for part in ("Context", "Choice", "Cost")), path.name
