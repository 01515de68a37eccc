"""How a game's table looks in a terminal. A game without a board of its own gets a plain one."""

from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from fracas.games import Code, View
from fracas.match import Setup

from . import bambam, shazamm, slambo
from .words import Words


class Board(Protocol):
    """A module or object that draws one game."""

    @property
    def HINT(self) -> str:  # noqa: N802  # a constant of its module
        """The key of what is said about typing when people sit down."""
        ...

    @property
    def HELP(self) -> str:  # noqa: N802  # a constant of its module
        """The key of the help at the prompt."""
        ...

    @property
    def QUIET(self) -> frozenset[str]:  # noqa: N802  # a constant of its module
        """The tags of events that are not told while playing, because the table shows them."""
        ...

    @property
    def SECRET(self) -> frozenset[str]:  # noqa: N802  # a constant of its module
        """The first words of moves that only their player learns, even when they have an effect."""
        ...

    def board(self, view: View, setup: Setup, words: Words) -> RenderableType:
        """Everything that this view shows, but for the hand."""
        ...

    def hand(self, view: View, words: Words, *, with_totals: bool) -> RenderableType:
        """What can be played now."""
        ...

    def held(self, view: View, words: Words) -> RenderableType:
        """All that the seat holds, also while nothing can be played."""
        ...

    def prompt(self, view: View) -> str:
        """The key of what is asked for."""
        ...

    def parts(self, view: View, text: str, words: Words) -> list[str]:
        """The moves that a person typed in one line, as the game reads them."""
        ...

    def unasked(self, view: View) -> Code | None:
        """The move that one person alone with bots makes without being asked, if there is one."""
        ...

    def total_after(self, view: View, code: Code) -> int | None:
        """What a person who shouts must say after this move, if anything."""
        ...


class PlainBoard:
    """The view's fields, one a line."""

    HINT, HELP = "terminal.help_hint", "terminal.help"
    QUIET: frozenset[str] = frozenset()
    SECRET: frozenset[str] = frozenset()

    def board(self, view: View, setup: Setup, words: Words) -> RenderableType:
        hidden = {"seat", "choices"}
        fields = [name for name in view.__struct_fields__ if name not in hidden]
        return Group(*(Text(f"{name}: {getattr(view, name)}") for name in fields))

    def hand(self, view: View, words: Words, *, with_totals: bool) -> RenderableType:
        return Text("  ".join(choice.text for choice in view.choices))

    def held(self, view: View, words: Words) -> RenderableType:
        return self.hand(view, words, with_totals=False)

    def prompt(self, view: View) -> str:
        return "terminal.prompt"

    def parts(self, view: View, text: str, words: Words) -> list[str]:
        return [text]

    def unasked(self, view: View) -> Code | None:
        return None

    def total_after(self, view: View, code: Code) -> int | None:
        return None


BOARDS: dict[str, Board] = {"slambo": slambo, "shazamm": shazamm, "bambam": bambam}


def board_of(game: str) -> Board:
    return BOARDS.get(game, PlainBoard())
