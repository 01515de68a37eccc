"""The file that keeps a match while it is played, so that no accident loses it."""

import os
from pathlib import Path

from fracas.match import Match, write_match

from .arguments import reason
from .trouble import FAILED, TroubleError


class Record:
    """A new match file, written anew after each move; without a path nothing is kept."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        if path is not None:
            try:
                Path(path).open("x").close()
            except FileNotFoundError as error:
                wrong = f"--save {path}: there is no folder {Path(path).parent}"
                raise TroubleError(wrong) from error
            except OSError as error:
                raise TroubleError(f"--save {path}: {reason(error)}") from error

    def keep(self, match: Match) -> None:
        """Replace the file as a whole: whoever looks finds this match or the one before."""
        if self.path is None:
            return
        draft = Path(f"{self.path}.part")
        try:
            draft.write_text(write_match(match), encoding="utf-8", newline="\n")
            os.replace(draft, self.path)
        except OSError as error:
            raise TroubleError(f"--save {self.path}: {reason(error)}", FAILED) from error
