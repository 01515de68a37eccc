"""Stored text that a test compares with, and that `make golden` writes anew."""

import os
from pathlib import Path

WRITING = os.environ.get("FRACAS_GOLDEN") == "write"


def stored(path: Path, text: str) -> str:
    """What the file says; it says `text` from now on while golden files are being written."""
    if WRITING:
        path.write_text(text, encoding="utf-8")
    return path.read_text(encoding="utf-8")
