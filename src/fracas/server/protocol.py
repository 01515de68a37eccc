"""Writes web/src/protocol.ts and docs/protocol.md from the Python types, or checks them.

python -m fracas.server.protocol --write | --check
"""

import sys
from pathlib import Path

from . import markdown, typescript

ROOT = Path(__file__).parents[3]


def pages() -> dict[Path, str]:
    """Each generated file and what it should hold."""
    return {
        ROOT / "web" / "src" / "protocol.ts": typescript.write(),
        ROOT / "docs" / "protocol.md": markdown.write(),
    }


def drifted() -> list[Path]:
    """The generated files that do not hold what they should."""
    return [
        path
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    if arguments == ["--write"]:
        for path, text in pages().items():
            path.write_text(text, encoding="utf-8")
        return 0
    if arguments != ["--check"]:
        print(__doc__)
        return 2
    wrong = drifted()
    for path in wrong:
        print(f"{path} is not up to date; run: make golden")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
