"""Fair chance: commit to a secret key, draw every chance move from it, open it at the end.

Outcome `index` is drawn from HMAC-SHA-256 (key; words, index, try) by rejection, so it is uniform
over the legal codes. Before the first deal the table publishes `commitment(key)`; the seats' words
are fixed then too, so nobody, the host included, can steer a deal unseen.
"""

import hashlib
import hmac
import secrets

import msgspec

from fracas.games import Bits, Code
from fracas.kernel import count, nth

KEY_BYTES = 32
DRAW_BYTES = 8
DRAWS = 1 << 8 * DRAW_BYTES


def new_key() -> bytes:
    """A fresh secret of 32 bytes from the operating system."""
    return secrets.token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What a table publishes before the first deal: the key's SHA-256, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def draw(key: bytes, words: tuple[str, ...], index: int, codes: Bits) -> Code:
    """Chance move number `index` (from 0) of a match: one of `codes`, which must not be empty."""
    sides = count(codes)
    even = DRAWS - DRAWS % sides
    attempt = 0
    while (value := _number(key, words, index, attempt)) >= even:
        attempt += 1
    return nth(codes, value % sides)


def seal(key: bytes, text: str) -> str:
    """The mark that any later change of `text` breaks, in hexadecimal."""
    return hmac.new(key, b"fracas seal\n" + text.encode(), hashlib.sha256).hexdigest()


def _number(key: bytes, words: tuple[str, ...], index: int, attempt: int) -> int:
    message = b"fracas chance\n" + msgspec.json.encode([words, index, attempt])
    return int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:DRAW_BYTES])
