"""Lines of the log: a sentence, and the ids of its rules more quietly."""

import re

from rich.text import Text


def line_of(sentence: str) -> Text:
    """A sentence whose rule ids, in brackets at its end, are dim."""
    text = Text(sentence)
    ids = re.search(r" \[[A-Z0-9, -]+\]$", sentence)
    if ids is not None:
        text.stylize("dim", ids.start())
    return text
