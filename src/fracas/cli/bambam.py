"""The table of Bambam Boom as a terminal shows it, and what can be done at it."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fracas.games import Code, View
from fracas.games.bambam.brawl import FULL
from fracas.games.bambam.moves import COLOUR_NAMES
from fracas.games.bambam.options import BambamOptions
from fracas.games.bambam.view import BambamChoice, BambamView
from fracas.match import Setup

from .bambam_typed import moves_of
from .words import Words, face, faces

HINT, HELP = "terminal.brawl_hint", "terminal.brawl_help"
QUIET = frozenset({"bambam.drew", "bambam.placed", "bambam.turn_starts"})  # the table shows them
SECRET = frozenset({"pass", "sabotage", "keep"})  # answers that nobody else learns
MARKS = {"red": "(R)", "green": "<G>", "yellow": "[Y]"}  # a letter in a shape of its own
STYLES = {"red": "bold red", "green": "bold green", "yellow": "bold yellow"}
LONGEST_NAME = 20  # letters that leave room for the other columns
COLUMNS = (
    "terminal.column_sheet",
    "terminal.column_lives",
    "terminal.column_cards",
    "terminal.column_bombs",
)


# ---- the table -------------------------------------------------------------------------------


def board(view: View, setup: Setup, words: Words) -> RenderableType:
    """Everything that this view shows, but for what can be done."""
    assert isinstance(view, BambamView)
    assert isinstance(setup.options, BambamOptions)
    lines: list[RenderableType] = [Text(""), headline(view, words), players(view, words)]
    lines += [Text(""), *(dial(view, bomb, words) for bomb in range(len(COLOUR_NAMES)))]
    lines += [Text(line) for line in around(view, setup.options, words)]
    if setup.options.advanced:
        lines += [Text(line, style="dim") for line in abilities(view, words)]
    return Group(*lines, Text(""))


def headline(view: BambamView, words: Words) -> Text:
    """Whose turn it is, and what is wrong with it."""
    line = words.say(
        "terminal.brawl",
        turn="none" if view.turn is None else words.name(view.turn),
        you="you" if view.turn is not None and view.turn == view.seat else "other",
        phase=view.phase,
        bomb=view.active or "none",
        critical="yes" if view.critical else "no",
    )
    return Text(line, style="bold red" if view.active else "bold")


def players(view: BambamView, words: Words) -> Table:
    """Everybody in the order of play: character, lives, cards, and the bombs in front of them."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    player = words.say("terminal.column_player")
    table.add_column(player, overflow="ellipsis", no_wrap=True, max_width=LONGEST_NAME)
    for column in COLUMNS:
        table.add_column(words.say(column), no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat in range(len(view.lives)):
        here = seat == view.turn
        table.add_row(
            f"{'>' if here else ' '} {seat}",
            Text(called(view, seat, words), style="bold" if here else ""),
            sheet(view, seat, words),
            "*" * view.lives[seat],
            cards_of(view, seat),
            bombs_of(view, seat),
            words.say("terminal.brawler", state=state(view, seat)),
        )
    return table


def called(view: BambamView, seat: int, words: Words) -> str:
    """The name, and whether that is you."""
    name = words.name(seat)
    is_marked = seat == view.seat and name != "You"
    return f"{name} ({words.say('terminal.you')})" if is_marked else name


def sheet(view: BambamView, seat: int, words: Words) -> str:
    name = view.characters[seat]
    return words.say("page-bambam-character", name=name) if name else ""


def cards_of(view: BambamView, seat: int) -> str:
    """`4 of 5`: how many cards a player holds, and may hold."""
    most = view.max_hands[seat]
    return f"{view.hand_sizes[seat]} of {most}" if most and seat in view.living else ""


def bombs_of(view: BambamView, seat: int) -> Text:
    """The marks of the bombs in front of a seat."""
    held = [colour for bomb, colour in enumerate(COLOUR_NAMES) if view.holders[bomb] == seat]
    return Text(" ").join(Text(MARKS[colour], style=STYLES[colour]) for colour in held)


def state(view: BambamView, seat: int) -> str:
    """The one thing about a player that matters now."""
    if seat not in view.living:
        return "out"
    if view.phase == "over":
        return "wins"
    if seat in view.asked:
        return "asked"
    return "hideout" if seat == view.hideout else "none"


def dial(view: BambamView, bomb: int, words: Words) -> Text:
    """`(R) red     |######....|  6  in front of Ada`: how far a bomb is from going off."""
    colour, shown, holder = COLOUR_NAMES[bomb], view.dials[bomb], view.holders[bomb]
    line = Text(f"  {MARKS[colour]} {colour:6} ", style=STYLES[colour])
    line.append(f"|{'#' * shown}{'.' * (FULL - shown)}| {shown:2}", style=STYLES[colour])
    if holder is not None:
        said = words.say("terminal.in_front_of", **person(view, holder, words))
        line.append(f"  {said}", style="default")
    if colour == view.active:
        line.append(f"  {words.say('terminal.active')}", style="bold red reverse")
    return line


def person(view: BambamView, seat: int, words: Words) -> dict[str, str]:
    return {"seat": words.name(seat), "you": "you" if seat == view.seat else "other"}


def around(view: BambamView, options: BambamOptions, words: Words) -> Iterator[str]:
    """The middle of the table: event, hideout, deck, and the last card."""
    if view.event:
        event = words.say("page-bambam-event", name=view.event)
        rule = words.say("page-bambam-event_rule", name=view.event)
        yield words.say("terminal.event", event=event, rule=rule)
    if options.hideout:
        holder = view.hideout
        said = "none" if holder is None else words.name(holder)
        you = "you" if holder is not None and holder == view.seat else "other"
        yield words.say("terminal.hideout", holder=said, you=you)
    yield words.say("terminal.piles", deck=view.deck, discards=len(view.discards))
    if view.last is not None:
        yield last_card(view, words)


def last_card(view: BambamView, words: Words) -> str:
    """What the last card was, what it does if nobody cancels it, and who has cancelled it."""
    last = view.last
    assert last is not None
    return words.say(
        "terminal.last_card",
        card=face(last.card),
        **person(view, last.seat, words),
        bomb=last.bomb or "none",
        other=last.other or "none",
        side=last.side or "none",
        target=whom(view, last.target, words),
        dial="none" if last.dial is None or last.sabotages else last.dial,
        lands=whom(view, last.lands, words),
        sabotages=last.sabotages,
        top="none" if last.top is None else words.name(last.top),
    )


def whom(view: BambamView, seat: int | None, words: Words) -> str:
    """`you`, a name, or `none`, as the middle of a sentence has it."""
    if seat is None:
        return "none"
    return words.say("terminal.you") if seat == view.seat else words.name(seat)


def abilities(view: BambamView, words: Words) -> Iterator[str]:
    """What the characters can do: those in the match, or those that can be picked."""
    picked = [view.characters[seat] for seat in view.living]
    free = [choice.text for choice in view.choices] if view.phase == "picking" else []
    for name in [*picked, *free]:
        if name:
            character = words.say("page-bambam-character", name=name)
            yield f"  {character}: {words.say('page-bambam-ability', name=name)}"


# ---- what can be done ------------------------------------------------------------------------


def hand(view: View, words: Words, *, with_totals: bool) -> RenderableType:
    """The cards of the viewer, what is asked, and every answer with what it does."""
    assert isinstance(view, BambamView)
    if not view.choices:
        return Text("")
    shown: set[str] = set()
    cancelled = view.phase == "window" and view.last is not None and view.last.sabotages > 0
    phase = "countering" if cancelled else view.phase
    asked = words.say("terminal.brawl_asks", phase=phase)
    table = Table(box=None, padding=(0, 2), pad_edge=True, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for choice in view.choices:
        text = faces(choice.text)
        if text not in shown:
            table.add_row(Text(text, style="bold"), does(view, choice, words))
        shown.add(text)
    cards = [held(view, words)] if view.hand else []
    return Group(*cards, Text(asked), table)


def held(view: View, words: Words) -> RenderableType:
    """All cards of the hand, also while nothing can be played."""
    assert isinstance(view, BambamView)
    line = Text(words.say("terminal.hand"))
    for card in view.hand:
        line.append(f"  {face(card)}", style="bold")
    return line


def does(view: BambamView, choice: BambamChoice, words: Words) -> str:
    """What a move does, as far as anybody could work it out."""
    text = faces(choice.text)
    if choice.bomb is not None:
        return throw(view, choice, words)
    if view.phase == "picking":
        return words.say("page-bambam-character", name=text)
    if view.phase in ("robbing", "aiming"):
        return words.name(choice.code)
    if view.phase == "swapping":
        return swap(view, choice.code, words)
    if view.phase in ("pairing", "paying", "keeping"):
        return ""
    if text[:1].isupper():
        return words.say("terminal.dual", bombs=" or ".join(colours_of(view, text)), card=text)
    return words.say("terminal.does", move=text)


def throw(view: BambamView, choice: BambamChoice, words: Words) -> str:
    """The bomb that a move acts on, what its dial shows then, and where it lands."""
    bomb = COLOUR_NAMES.index(choice.bomb or "")
    before = view.dials[bomb]
    return words.say(
        "terminal.throws",
        bomb=choice.bomb,
        before=before,
        dial=choice.dial,
        rises="no" if choice.dial == before else "yes",
        full="yes" if choice.dial == FULL and before < FULL else "no",
        lands="none" if choice.lands is None else words.name(choice.lands),
        stays="yes" if choice.lands == view.holders[bomb] else "no",
        you="you" if choice.lands == view.seat else "other",
        move=faces(choice.text),
    )


def swap(view: BambamView, alone: int, words: Words) -> str:
    """What both dials show when they have changed places."""
    one, other = (bomb for bomb in range(len(COLOUR_NAMES)) if bomb != alone)
    return words.say(
        "terminal.swaps",
        bomb=COLOUR_NAMES[one],
        dial=view.dials[other],
        other=COLOUR_NAMES[other],
        other_dial=view.dials[one],
    )


def colours_of(view: BambamView, card: str) -> list[str]:
    """The colours that are printed on a bomb card."""
    return [colour for colour in COLOUR_NAMES if colour[0].upper() in card]


# ---- the prompt ------------------------------------------------------------------------------


def prompt(view: View) -> str:
    """The key of what is asked."""
    assert isinstance(view, BambamView)
    return "terminal.move_prompt" if view.phase == "turn" else "terminal.choice_prompt"


def parts(view: View, text: str, words: Words) -> list[str]:
    """A line is a card with all that it asks for."""
    assert isinstance(view, BambamView)
    return moves_of(view, text, words)


def unasked(view: View) -> Code | None:
    """Who holds no Sabotage passes without a question, where no other person could notice."""
    assert isinstance(view, BambamView)
    only = view.choices[0] if len(view.choices) == 1 else None
    return only.code if only is not None and only.text == "pass" else None


def total_after(view: View, code: Code) -> int | None:
    """Nobody says a number at this table."""
    return None
