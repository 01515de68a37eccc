"""What goes wrong at the edge: one clear line on stderr, never a traceback."""

USAGE, FAILED = 2, 1


class TroubleError(Exception):
    """Something that the person at the terminal can put right; `code` is the exit code."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


def clean(text: str) -> str:
    """Text from files and arguments without characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
