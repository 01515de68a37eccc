"""`fracas play`: a match in the terminal."""

from dataclasses import dataclass
from typing import Annotated

import typer
from rich.console import Console

from fracas.bots import BOTS, Budget, BudgetError, make_bot, read_budget
from fracas.bots.roster import get_ready
from fracas.bots.searcher import SearchBot
from fracas.games import GAMES, AnyGame, OptionsError
from fracas.match import Setup, set_up
from fracas.server.knowledge import share_solutions

from .arguments import game_named, house_rules, listed, read_text, taking
from .record import Record
from .seating import Seating, Wish, seat
from .sitting import Sitting
from .table import Table
from .trouble import TroubleError


@dataclass(frozen=True)
class Arguments:
    """Everything that can be said behind `fracas play`."""

    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")]
    seats: Annotated[
        int | None, typer.Option(help="How many play. Without it: you and the bots you name.")
    ] = None
    bots: Annotated[
        str | None, typer.Option(help=f"Your rivals, with commas: {', '.join(BOTS)}.")
    ] = None
    hot_seat: Annotated[
        bool,
        typer.Option("--hot-seat", help="People share this keyboard, with bots if you name some."),
    ] = False
    names: Annotated[
        str | None, typer.Option(help="The people's names, with commas: Ada,David.")
    ] = None
    words: Annotated[
        str | None, typer.Option(help="A word from each person that goes into the chance.")
    ] = None
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A house rule; fracas games lists them."),
    ] = None
    cards: Annotated[
        str | None, typer.Option(metavar="FILE", help="Play with the card list in this file.")
    ] = None
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the match in this new file.")
    ] = None
    budget: Annotated[
        str, typer.Option(help="How long a bot may think about a move: 200ms, or 2000it.")
    ] = "200ms"


@taking(Arguments)
def play(arguments: Arguments) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    fracas play slambo                            against the greedy bot

    fracas play slambo --bots search,greedy       you and two bots

    fracas play slambo --hot-seat --names Ada,David

    fracas play slambo --option expert=yes --save match.txt
    """
    game = game_named(arguments.game)
    seating = seating_of(game, arguments)
    setup = setup_of(game, seating, arguments)
    bots = {seat: make_bot(name, game) for seat, name in seating.bots.items()}
    words = seating.words(listed(arguments.words))
    sitting = Sitting(setup, bots, words, budget_of(arguments.budget))
    table = Table(sitting, Console(highlight=False), Record(arguments.save))
    names = list(seating.bots.values())
    if SearchBot.name in names:
        share_solutions()
    table.sit((lambda: get_ready(names, game)) if SearchBot.name in names else None)


def seating_of(game: AnyGame, arguments: Arguments) -> Seating:
    return seat(
        game,
        Wish(
            seats=arguments.seats,
            bots=listed(arguments.bots),
            names=listed(arguments.names),
            hot_seat=arguments.hot_seat,
        ),
    )


def setup_of(game: AnyGame, seating: Seating, arguments: Arguments) -> Setup:
    rules = house_rules(game, arguments.option or [])
    if arguments.cards is not None:
        rules["cards"] = card_list(read_text(arguments.cards))
    try:
        return set_up(game.name, seating.names, rules)
    except OptionsError as error:
        raise TroubleError(str(error)) from error


def card_list(text: str) -> str:
    """The cards of a list, in one line without its comments."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    return " ".join(word for line in lines for word in line.split())


def budget_of(text: str) -> Budget:
    try:
        return read_budget(text)
    except BudgetError as error:
        raise TroubleError(f"--budget: {error}") from error
