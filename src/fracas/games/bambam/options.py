"""Bambam Boom's modules and house rules, and the position they start."""

from typing import Annotated, Literal

from msgspec import Meta

from fracas.games.contract import MOST_SEATS, NOBODY, Options

from .brawl import BOMBS, FIRST, MIDDLE, Brawl
from .cards import ACTIONS, NUMBERS, Card, read_cards
from .characters import EVENTS


class BambamOptions(Options, frozen=True):
    """Every module and house rule of Bambam Boom, at its usual value."""

    advanced: Annotated[
        bool,
        Meta(
            title="Module A: characters have abilities",
            extra={"rules": ["BAM-14", "BAM-15", "BAM-A06", "BAM-A07"]},
        ),
    ] = False
    hideout: Annotated[
        bool,
        Meta(title="Module B: the hideout", extra={"rules": ["BAM-19", "BAM-20", "BAM-A07"]}),
    ] = False
    events: Annotated[
        bool,
        Meta(
            title="Module C: events, mean and unfair; not for a first game",
            extra={"rules": ["BAM-24", "BAM-28", "BAM-A07"]},
        ),
    ] = False
    characters: Annotated[
        Literal["chosen", "random"],
        Meta(title="How players get their characters", extra={"rules": ["BAM-30", "BAM-A05"]}),
    ] = "chosen"
    turtul_lives: Annotated[
        int,
        Meta(
            ge=2,
            le=3,
            title="How many lives Turtul has with abilities",
            extra={"rules": ["BAM-75", "BAM-A76"]},
        ),
    ] = 3
    forced_deflect: Annotated[
        bool,
        Meta(title="Who can deflect a bomb must", extra={"rules": ["BAM-50", "BAM-A25"]}),
    ] = True
    sabotage_window_ms: Annotated[
        int,
        Meta(
            ge=500,
            le=30_000,
            title="How long a card may be sabotaged, in milliseconds",
            extra={"rules": ["BAM-71", "BAM-A56", "BAM-A64"]},
        ),
    ] = 5000
    cards: Annotated[
        str,
        Meta(
            title="Card list: its name, or the 57 cards themselves",
            max_length=600,
            extra={"rules": ["BAM-A01", "BAM-A35"]},
        ),
    ] = "house"


def new(options: BambamOptions, seats: int) -> Brawl:
    """The table before chance has chosen who goes first (BAM-29)."""
    cards = read_cards(options.cards)
    return Brawl(
        numbers=[_set(cards, "bomb", number=number) for number in range(NUMBERS + 1)],
        colours=[sum(1 << c.code for c in cards if c.colours >> b & 1) for b in range(BOMBS)],
        actions=[_set(cards, kind) for kind in ACTIONS],
        bombs=sum(1 << card.code for card in cards if card.kind == "bomb"),
        advanced=int(options.advanced),
        hideouts=int(options.hideout),
        sheets=int(options.events),
        picked=int(options.characters == "chosen"),
        turtul_lives=options.turtul_lives,
        forced=int(options.forced_deflect),
        window_ms=options.sabotage_window_ms,
        seats=seats,
        first=NOBODY,
        living=(1 << seats) - 1,
        characters=[NOBODY] * MOST_SEATS,
        abilities=[NOBODY] * MOST_SEATS,
        undealt=(1 << len(cards)) - 1,
        holders=[NOBODY] * BOMBS,
        active=NOBODY,
        thrower=NOBODY,
        hideout=MIDDLE,
        event=NOBODY,
        unrevealed=(1 << len(EVENTS)) - 1 if options.events else 0,
        phase=FIRST,
        turn=NOBODY,
        robbed=NOBODY,
        shown=NOBODY,
        card=NOBODY,
        player=NOBODY,
        bomb=NOBODY,
        other=NOBODY,
        target=NOBODY,
        extra=NOBODY,
        top=NOBODY,
        old_active=NOBODY,
        old_thrower=NOBODY,
        answers=[NOBODY] * MOST_SEATS,
        hurt=NOBODY,
        second=NOBODY,
        burst=NOBODY,
        winner=NOBODY,
    )


def _set(cards: tuple[Card, ...], kind: str, number: int = 0) -> int:
    return sum(1 << card.code for card in cards if card.kind == kind and card.number == number)
