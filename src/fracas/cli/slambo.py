"""The table of Slambo! as a terminal shows it, and its cards as people type them."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fracas.games import Code, View
from fracas.games.slambo.view import SlamboChoice, SlamboView
from fracas.match import Setup

from .words import Words, face

STYLES = {"B": "bold bright_blue", "R": "bold red", "": "bold green"}
SHAME = 3
HINT, HELP = "terminal.help_hint", "terminal.help"
QUIET = frozenset({"slambo.dealt"})  # events that the hand itself shows
SECRET: frozenset[str] = frozenset()


def board(view: View, setup: Setup, words: Words) -> RenderableType:
    """Everything that this view shows, but for the hand."""
    assert isinstance(view, SlamboView)
    parts: list[RenderableType] = [headline(view, words), ring(view), top(view, words)]
    if setup.seats > 2:
        way = "terminal.way_clockwise" if view.direction == 1 else "terminal.way_other_way"
        parts.append(Text(words.say(way)))
    return Group(*parts, players(view, words), Text(""))


def headline(view: SlamboView, words: Words) -> Text:
    line = words.say("terminal.bout", bout=view.bout, pot=view.pot, supply=view.supply)
    return Text(line, style="bold")


def ring(view: SlamboView) -> Text:
    """`out < 0 1 2 [3] 4 ... 10 > out`: the balance between the ring's edges."""
    line = Text("  ")
    out = Text(f"[{view.balance}]", style="bold reverse")
    line.append_text(Text("out "))
    if view.balance < view.low:
        line.append_text(out)
    line.append("|", style="bold")
    for number in range(view.low, view.high + 1):
        here = number == view.balance
        line.append(f"[{number}]" if here else f" {number} ", style="bold reverse" if here else "")
    line.append("|", style="bold")
    if view.balance > view.high:
        line.append_text(out)
    line.append(" out")
    return line


def top(view: SlamboView, words: Words) -> Text:
    if view.top is None:
        return Text(words.say("terminal.no_top"))
    line = Text(words.say("terminal.top") + " ")
    line.append_text(card(view.top))
    if view.top.startswith("copy"):
        line.append(f" ({view.number:+d})")
    return line


def players(view: SlamboView, words: Words) -> Table:
    """Whose turn it is, and each player's cards and shame."""
    table = Table(box=None, padding=(0, 2), pad_edge=True)
    table.add_column("")
    for column in ("terminal.column_player", "terminal.column_cards", "terminal.column_shame"):
        table.add_column(words.say(column))
    for seat, size in enumerate(view.hand_sizes):
        shame = view.shame[seat]
        name = words.name(seat)
        you = f" ({words.say('terminal.you')})" if seat == view.seat and name != "You" else ""
        table.add_row(
            ">" if seat == view.turn else "",
            Text(name + you, style="bold" if seat == view.turn else ""),
            f"{'|' * size} {size}",
            f"{'x' * shame}{'.' * (SHAME - shame)} {shame}",
        )
    return table


def hand(view: View, words: Words, *, with_totals: bool) -> RenderableType:
    """The cards that can be played, and what each would do."""
    assert isinstance(view, SlamboView)
    table = Table(box=None, padding=(0, 2), pad_edge=True)
    table.add_column(words.say("terminal.column_card"))
    if with_totals:
        table.add_column(words.say("terminal.column_total"))
        table.add_column("")
    for choice in sorted(view.choices, key=lambda choice: (choice.number, choice.text)):
        cells: list[Any] = [card(choice.text)]
        if with_totals:
            cells += [str(choice.balance), words.say("terminal.loses") if choice.loses else ""]
        table.add_row(*cells)
    return table


def held(view: View, words: Words) -> RenderableType:
    """All cards of the hand, also while nothing can be played."""
    assert isinstance(view, SlamboView)
    line = Text(words.say("terminal.hand"))
    for text in view.hand:
        line.append("  ").append_text(card(text))
    return line


def card(text: str) -> Text:
    """A card with the letter of its colour."""
    plain = face(text)
    is_special = plain.startswith(("pm", "copy"))
    letter = "" if is_special else "R" if "-" in plain else "B"
    return Text(f"{plain} {letter}".strip(), style=STYLES[letter])


def prompt(view: View) -> str:
    """The key of what is asked for."""
    return "terminal.prompt"


def parts(view: View, text: str, words: Words) -> list[str]:
    """A line is one card."""
    return [typed(text)]


def typed(text: str) -> str:
    """What a person typed, as the game reads it: `B 4`, `4b`, `r-7` and `±2` are cards too."""
    word = "".join(text.lower().split()).replace("±", "pm").replace("\N{EN DASH}", "-")
    letter = re.fullmatch(r"([br])([+-]?)(\d+)|([+-]?)(\d+)([r])", word)
    if letter is None:
        return word
    colour, number = letter[1] or letter[6], letter[3] or letter[5]
    return f"{'+' if colour == 'b' else '-'}{number}"


def unasked(view: View) -> Code | None:
    """Every move is a person's own."""
    return None


def total_after(view: View, code: int) -> int:
    """The balance that a choice makes."""
    assert isinstance(view, SlamboView)
    choices: tuple[SlamboChoice, ...] = view.choices
    return next(choice.balance for choice in choices if choice.code == code)
