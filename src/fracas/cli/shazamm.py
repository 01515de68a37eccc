"""The table of Shazamm! as a terminal shows it, and its plans as people type them."""

import re
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fracas.games import Code, View
from fracas.games.shazamm.rules import BRIDGE, MANA
from fracas.games.shazamm.spells import NAMES, SPELLS
from fracas.games.shazamm.view import ShazammView
from fracas.match import Setup

from .words import Words

QUIET = frozenset({"shazamm.drawn", "shazamm.ready", "shazamm.unready"})  # the table shows them
SECRET: frozenset[str] = frozenset()
HINT, HELP = "terminal.plan_hint", "terminal.plan_help"
WIZARDS, WIZARD_STYLES = "RG", ("bold red", "bold green")  # red left, green right
FIRE, FIRE_STYLE = "#", "bold yellow reverse"
SOUND, CRACKED, FALLEN = "=", ":", "~"  # spaces: firm, the next to fall, gone
MANA_A_MARK = 2
FACE_UP, SPENT, IN_PILE, UNKNOWN = "!", "x", ".", "?"
NOT_SPELLS = {"and", "spell", "spells", "none", "no", "play", "lay"}
SHORTEST_NAME = 3


# ---- the table -------------------------------------------------------------------------------


def board(view: View, setup: Setup, words: Words) -> RenderableType:
    """Everything that this view shows, but for what can be done."""
    assert isinstance(view, ShazammView)
    lines: list[RenderableType] = [Text(""), headline(view, words), bridge(view)]
    lines += [legend(view, words), Text(""), wizards(view, words), Text(""), spells(view, words)]
    lines += [Text(words.say("terminal.spell_marks"), style="dim"), *face_up(view, words), Text("")]
    return Group(*lines)


def headline(view: ShazammView, words: Words) -> Text:
    line = words.say("terminal.round", round=view.round, turn=view.turn)
    if view.silence:
        line += " " + words.say("terminal.silence")
    return Text(line, style="bold")


def bridge(view: ShazammView) -> Text:
    """The nineteen spaces: what has fallen, what falls next, who stands where, and the fire."""
    line = Text("  ")
    for space in range(1, BRIDGE + 1):
        line.append(*at(view, space)).append("  ")
    return line


def at(view: ShazammView, space: int) -> tuple[str, str]:
    """What a space shows, and its style."""
    low, high = view.intact
    if space == view.wall:
        return FIRE, FIRE_STYLE
    if space in view.wizards:
        seat = view.wizards.index(space)
        return WIZARDS[seat], f"{WIZARD_STYLES[seat]} reverse"
    if not low <= space <= high:
        return FALLEN, "red"
    return (CRACKED if space in (low, high) else SOUND), "dim"


def legend(view: ShazammView, words: Words) -> Text:
    """The numbers of the spaces that matter, and what the marks mean."""
    first, second = view.wizards
    marks = words.say("terminal.bridge", first=first, second=second, wall=view.wall)
    return Text(f"  {marks}", style="dim")


def wizards(view: ShazammView, words: Words) -> Table:
    """Each wizard's reserve, how many spells it holds and may still draw, and what it does."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", overflow="ellipsis", no_wrap=True)
    for column in ("terminal.column_mana", "terminal.column_hand", "terminal.column_pile"):
        table.add_column(words.say(column), no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat in range(2):
        table.add_row(
            label(view, seat, words),
            mana(view.mana[seat]),
            str(view.hand_sizes[seat]),
            str(view.piles[seat]),
            words.say(doing(view, seat)),
        )
    return table


def label(view: ShazammView, seat: int, words: Words) -> Text:
    """`R Ada`: the letter of the wizard's colour, and its name."""
    name = words.name(seat)
    you = f" ({words.say('terminal.you')})" if seat == view.seat and name != "You" else ""
    return Text(WIZARDS[seat], style=WIZARD_STYLES[seat]).append(f" {name}{you}", style="default")


def mana(amount: int) -> Text:
    full = -(-amount // MANA_A_MARK)
    return (
        Text(f"{amount:2} ")
        .append("|" * full, style="bold cyan")
        .append("." * (MANA // MANA_A_MARK - full), style="dim")
    )


def doing(view: ShazammView, seat: int) -> str:
    if seat in view.fallen:
        return "terminal.fallen"
    if view.phase == "over":
        return "terminal.stands"
    if view.phase in ("planning", "arranging"):
        return "terminal.ready" if view.ready[seat] else "terminal.thinking"
    return "terminal.chooses" if view.chooser == seat else "terminal.waits"


def spells(view: ShazammView, words: Words) -> Table:
    """Where each of the spells is, as far as the viewer knows; what is not spent may still come."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for spell in range(1, SPELLS + 1):
        table.add_column(words.say("terminal.spell_short", spell=spell), justify="right")
    for seat in range(2):
        cells = [whereabouts(view, seat, spell) for spell in range(1, SPELLS + 1)]
        table.add_row(Text(WIZARDS[seat], style=WIZARD_STYLES[seat]), *cells)
    return table


def whereabouts(view: ShazammView, seat: int, spell: int) -> Text:
    if spell in view.revealed[seat]:
        return Text(FACE_UP, style="bold yellow")
    if spell in view.discards[seat]:
        return Text(SPENT, style="dim")
    if view.seat != seat:
        return Text(UNKNOWN)
    return Text(str(spell), style="bold") if spell in view.hand else Text(IN_PILE, style="dim")


def face_up(view: ShazammView, words: Words) -> Iterator[Text]:
    """The bets and spells of this turn while it is resolved; else those of the last turn."""
    for seat in range(2):
        if view.bets is not None:
            said = named(view.revealed[seat], words) or words.say("terminal.no_spells")
            line = words.say("terminal.face_up", bet=view.bets[seat], spells=said)
        elif view.last[seat]:
            line = words.say("terminal.last_turn", spells=named(view.last[seat], words))
        else:
            continue
        yield label(view, seat, words).append(f" {line}")


def named(numbers: Iterable[int], words: Words) -> str:
    """`7 Attack Boost, 8 Double Dose`."""
    return ", ".join(f"{spell} {words.say('spell-name', spell=spell)}" for spell in numbers)


# ---- what can be done ------------------------------------------------------------------------


def hand(view: View, words: Words, *, with_totals: bool) -> RenderableType:
    """What the viewer is asked for, and what would answer it."""
    assert isinstance(view, ShazammView)
    match view.phase:
        case "planning":
            return planning(view, words)
        case "arranging":
            return arranging(view, words)
        case "cloning":
            return answers("terminal.clone_what", view.last[1 - (view.seat or 0)], view, words)
        case "stealing":
            return answers("terminal.steal_what", (view.stolen or 0,), view, words)
        case "recycling":
            bet = view.bets[view.seat or 0] if view.bets else 0
            return Text(words.say("terminal.recycle_what", bet=bet, answers=offered(view)))
        case "over":
            return Text("")


def planning(view: ShazammView, words: Words) -> Group:
    """The spells in hand and what each does, and how much can be bet."""
    seat = view.seat or 0
    lines: list[RenderableType] = []
    if not is_betting(view):
        lines.append(list_of([spell for spell in view.hand if spell not in view.laid], words))
    if view.laid:
        lines.append(Text(words.say("terminal.plan_so_far", spells=named(view.laid, words))))
    if view.silence:
        lines.append(Text(words.say("terminal.spells_are_lost"), style="bold"))
    lines.append(Text(words.say("terminal.bet_what", mana=view.mana[seat])))
    return Group(*lines)


def arranging(view: ShazammView, words: Words) -> Group:
    """The draws as they are in order so far, and what is left to put in order."""
    draws = [f"[{named(group, words)}]" for group in view.arranged or () if group]
    left = [choice.code for choice in view.choices]
    order = " ".join(draws) or "-"
    return Group(list_of(left, words), Text(words.say("terminal.arrange_what", order=order)))


def answers(key: str, about: tuple[int, ...], view: ShazammView, words: Words) -> Group:
    """A question about spells, what they do, and all that can be answered."""
    return Group(list_of(about, words), Text(words.say(key, answers=offered(view))))


def offered(view: ShazammView) -> str:
    texts = [choice.text for choice in view.choices]
    return ", ".join(texts)


def list_of(numbers: Iterable[int], words: Words) -> Table:
    """Spells with their names and what they do."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for spell in numbers:
        name = words.say("spell-name", spell=spell)
        does = words.say("terminal.spell_does", spell=spell)
        table.add_row(Text(str(spell), style="bold"), Text(name, style="bold"), does)
    return table


def held(view: View, words: Words) -> RenderableType:
    """All spells of the hand, also while nothing can be played."""
    assert isinstance(view, ShazammView)
    return Text(f"{words.say('terminal.hand')} {named(view.hand, words)}")


# ---- what people type ------------------------------------------------------------------------


def prompt(view: View) -> str:
    """The key of what is asked."""
    assert isinstance(view, ShazammView)
    return "terminal.plan_prompt" if view.phase == "planning" else "terminal.choice_prompt"


def parts(view: View, text: str, words: Words) -> list[str]:
    """The moves that a line means: `7 8 bet 14` is a whole plan, whatever its order."""
    assert isinstance(view, ShazammView)
    if view.phase == "arranging":
        said = re.sub(r"[,;]|\bplace\b", " ", text.lower()).split()
        return laid(said) or [text]
    if view.phase != "planning" or "take back" in text.lower():
        return [text]
    line = re.sub(r"\bbet\s*:?\s*", "bet ", text.lower())
    moves: list[str] = []
    bets: list[str] = []
    for phrase in re.split(r"[,;]|(?=\bbet\b)|\b(?:done|ready)\b", line):
        said = [word for word in phrase.split() if word not in NOT_SPELLS]
        if said[:1] == ["bet"]:
            bets.append(" ".join(said[:2]))
            said = said[2:]
        moves += laid(said)
    moves.sort(key=place_of)
    if not is_betting(view) and (bets or re.search(r"\b(done|ready)\b", line)):
        moves.append("done")
    return [*moves, *bets] or [text]


def is_betting(view: ShazammView) -> bool:
    """Whether no more spells can be laid, and only the bet is missing."""
    return all(choice.text.startswith("bet") for choice in view.choices)


def place_of(move: str) -> int:
    """Spells are laid in the order of their numbers."""
    return int(move) if move.isdecimal() else SPELLS


def laid(words: list[str]) -> list[str]:
    """Spells by number, or by words of their names; what is neither stays as it is."""
    found: list[str] = []
    while words:
        for count in range(len(words), 0, -1):
            spell = spell_called(" ".join(words[:count]))
            if spell or count == 1:
                found.append(spell or words[0])
                words = words[count:]
                break
    return found


def spell_called(text: str) -> str | None:
    """The number of the one spell that is called so."""
    if text.isdecimal():
        return text
    fitting = [n for n, name in enumerate(NAMES) if f" {text}" in f" {name.lower()}"]
    return str(fitting[0]) if len(fitting) == 1 and len(text) >= SHORTEST_NAME else None


def unasked(view: View) -> Code | None:
    """Every move is a person's own."""
    return None


def total_after(view: View, code: Code) -> int | None:
    """Nobody says a number at this table."""
    return None
