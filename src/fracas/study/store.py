"""A solution as the bytes of a file.

A line that says what the file is, a line of JSON about its content, then every value as a little-
endian float64, compressed with zlib. Values hold for one state of the rules only: the header has a
hash of their source.
"""

import os
import sys
import zlib
from array import array
from hashlib import sha256
from importlib import resources
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.rules import MANA
from fracas.kernel import floats

from .bets import places
from .solution import Solution

TITLE = b"fracas: shazamm without spells, solved (format 1)\n"
RULES = ("spells.py", "rules.py", "resolve.py", "attack.py", "rounds.py")


class SolutionFileError(ValueError):
    """These bytes are no solution, or none of these rules."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the second line says."""

    version: int  # of the game
    rules: str
    most: int
    places: int
    values: str  # the SHA-256 of the values


def usual_path() -> Path:
    """FRACAS_BETS, or a file in the user's data folder."""
    chosen = os.environ.get("FRACAS_BETS")
    return Path(chosen) if chosen else user_data_path("fracas") / "shazamm-bets.solved"


def rules_hash() -> str:
    """A short hash of the source of the rules that a solution depends on."""
    folder = resources.files("fracas.games.shazamm")
    text = b"\0".join((folder / name).read_bytes() for name in RULES)
    return sha256(text).hexdigest()[:16]


def save(solution: Solution) -> bytes:
    """The file of a solution."""
    values = bytes(_little_endian(array("d", solution.values.tobytes())))
    header = Header(
        version=SHAZAMM.version,
        rules=rules_hash(),
        most=solution.most,
        places=places(solution.most),
        values=sha256(values).hexdigest(),
    )
    return TITLE + msgspec.json.encode(header) + b"\n" + zlib.compress(values, 9)


def load(data: bytes) -> Solution:
    """The solution in a file, or an error that says why it cannot be used."""
    header, packed = _read_header(data)
    if (header.version, header.rules) != (SHAZAMM.version, rules_hash()):
        raise SolutionFileError("it was solved for other rules than these; solve anew")
    if not 1 <= header.most <= MANA or header.places != places(header.most):
        raise SolutionFileError("its header contradicts itself")
    size = 8 * header.places
    unpacker = zlib.decompressobj()
    try:
        values = unpacker.decompress(packed, size + 1)
    except zlib.error as error:
        raise SolutionFileError("it is damaged: its values cannot be unpacked") from error
    if len(values) != size or sha256(values).hexdigest() != header.values:
        raise SolutionFileError("it is damaged: its values are not those that were saved")
    numbers = floats(header.places)
    numbers[:] = _little_endian(array("d", values))
    return Solution(header.most, numbers)


def _read_header(data: bytes) -> tuple[Header, bytes]:
    if not data.startswith(TITLE):
        raise SolutionFileError("it is no file of this kind, or of another format")
    line, _, packed = data[len(TITLE) :].partition(b"\n")
    try:
        return msgspec.json.decode(line, type=Header), packed
    except msgspec.DecodeError as error:
        raise SolutionFileError("it is damaged: its header cannot be read") from error


def _little_endian(numbers: "array[float]") -> "array[float]":
    """The same numbers, from or to the byte order of files."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
