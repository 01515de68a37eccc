"""The disk cache of compiled rules: one folder per state of the package's source.

Numba notices a change in the file of a function, but not in a file whose rules that function
calls. So the folder's name carries a hash of all sources, and a stale hit is impossible.
"""

import hashlib
import os
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core import config as numba_config

config: Any = numba_config  # its settings are made at run time
PACKAGE = Path(__file__).parents[1]
FOLDERS_KEPT = 4  # one run's folder, and those of the last states of the source


def root() -> Path:
    """Where the folders lie: `FRACAS_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("FRACAS_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("fracas")) / "compiled"


def covers(source: Path) -> bool:
    """Whether a change of this file changes the folder's name."""
    return source.is_relative_to(PACKAGE)


@cache
def use() -> Path:
    """Point Numba at the folder that belongs to this source, and sweep the old ones."""
    folder = root() / digest(PACKAGE)
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    sweep(folder.parent, FOLDERS_KEPT)
    config.CACHE_DIR = str(folder)
    return folder


def digest(package: Path) -> str:
    """A short hash of every Python file under `package`, Numba, Python and the bounds check."""
    text = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK}".encode())
    for path in sorted(package.rglob("*.py")):
        text.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes() + b"\0")
    return text.hexdigest()[:16]


def sweep(parent: Path, kept: int) -> None:
    """Remove all but the `kept` most recently used folders."""
    folders = [folder for folder in parent.iterdir() if folder.is_dir()]
    folders.sort(key=last_used, reverse=True)
    for folder in folders[kept:]:
        shutil.rmtree(folder, ignore_errors=True)


def last_used(folder: Path) -> float:
    """When it was, or 0 if another program has swept it meanwhile."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
