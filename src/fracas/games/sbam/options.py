"""Sbam!'s house rules, and the position they start."""

from typing import Annotated

from msgspec import Meta

from fracas.games.contract import MOST_SEATS, NOBODY, Options

from . import rounds, rules
from .cards import CARDS, NO_THREES
from .rules import Brawl


class SbamOptions(Options, frozen=True):
    """Every house rule of Sbam!, at its usual value."""

    no_threes: Annotated[
        bool,
        Meta(
            title="The sixth special: a card that takes out all 3s",
            extra={"rules": ["SBAM-28", "SBAM-A01"]},
        ),
    ] = True
    window_ms: Annotated[
        int,
        Meta(
            ge=500,
            le=10_000,
            title="How long Oops may be called, in milliseconds",
            extra={"rules": ["SBAM-36", "SBAM-A13"]},
        ),
    ] = 2500


def new(options: SbamOptions, seats: int) -> Brawl:
    """The ring before the first round is dealt (SBAM-05 to SBAM-08)."""
    deck = (1 << CARDS) - 1
    brawl = Brawl(
        window_ms=options.window_ms,
        deck=deck if options.no_threes else deck & ~(1 << NO_THREES),
        seats=seats,
        living=(1 << seats) - 1,
        hands=[[NOBODY] * rules.HAND for _ in range(MOST_SEATS)],
        caller=NOBODY,
    )
    rounds.start_round(brawl)
    return brawl
