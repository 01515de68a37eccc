"""The project's own files agree with each other."""

import json
import re
import tomllib
from pathlib import Path

import numba
import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
PINNED = [*sorted(ROOT.glob("requirements/*.txt")), ROOT / "web" / "package-lock.json"]
GUIDES = [path for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md") if path.exists()]


def targets(makefile: str) -> set[str]:
    return set(re.findall(r"^([a-z-]+):(?!=)", makefile, re.MULTILINE))


def commands_told(guide: str) -> set[str]:
    """The targets of `make` that a guide tells its readers to type."""
    return set(re.findall(r"(?:`|^\s*\$? ?)make ([a-z][a-z-]*)", guide, re.MULTILINE))


def registry_addresses(pins: str) -> list[str]:
    """Every address, but for those where npm says who may be thanked with money."""
    without_funding = re.sub(r'"funding":\s*(\{[^}]*\}|\[[^\]]*\])', "", pins)
    return re.findall(r"\w+://[^\s\"]+|^--(?:extra-)?index-url.*$", without_funding, re.MULTILINE)


def version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project["version"]


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.name)
def test_pinned_files_carry_no_addresses(path: Path) -> None:
    assert registry_addresses(path.read_text(encoding="utf-8")) == []


def test_addresses_are_noticed() -> None:
    assert registry_addresses('"resolved": "https://mirror.invalid/x.tgz"')
    assert registry_addresses("--index-url mirror")
    assert not registry_addresses('"funding": {\n"url": "https://thanks.invalid"\n}')


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements/*.txt")), ids=lambda p: p.name)
def test_every_requirement_is_pinned_with_a_hash(path: Path) -> None:
    entries = re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert entries
    assert [e for e in entries if "==" not in e or "--hash=sha256:" not in e] == []


def test_every_pinned_file_of_npm_has_a_hash() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_commands_in_the_guides_exist(guide: Path) -> None:
    known = targets((ROOT / "Makefile").read_text(encoding="utf-8"))
    assert commands_told(guide.read_text(encoding="utf-8")) - known == set()


def test_an_invented_command_is_noticed() -> None:
    assert commands_told("Type `make tea`, or:\n\n    make coffee\n") == {"tea", "coffee"}
    assert targets("play: page\nBIN := x\n") == {"play"}


def test_the_two_commands_of_a_newcomer_exist() -> None:
    assert {"play", "test"} <= targets((ROOT / "Makefile").read_text(encoding="utf-8"))


def test_the_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *_ = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert newest in {"Unreleased", version()}


def test_page_and_package_have_one_version() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert page["version"] == version()


@pytest.mark.compiled
def test_compiled_code_is_bounds_checked_in_tests() -> None:
    def peek(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]", at: int) -> int:
        return numbers[at]

    with pytest.raises(IndexError):
        numba.njit(peek)(np.arange(3), 3)
