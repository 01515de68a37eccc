"""Shazamm!'s variants and house rules, and the position they start."""

from typing import Annotated, Literal

from msgspec import Meta

from fracas.games.contract import NOBODY, Options

from . import rules
from .rules import Duel
from .spells import SPELLS

VARIANTS = {"base": rules.BASE, "all_in_hand": rules.ALL_IN_HAND, "arranged": rules.ARRANGED}


class ShazammOptions(Options, frozen=True):
    """Every variant and house rule of Shazamm!, at its usual value."""

    variant: Annotated[
        Literal["base", "all_in_hand", "arranged"],
        Meta(
            title="How spells come to hand: drawn, all at once, or in an order of one's own",
            extra={"rules": ["SHZ-35", "SHZ-36", "SHZ-37", "SHZ-A68"]},
        ),
    ] = "base"
    exact_recycling: Annotated[
        bool,
        Meta(
            title="Recycling takes exactly 5 off a bet, or adds up to 5",
            extra={"rules": ["SHZ-52", "SHZ-A12"]},
        ),
    ] = False


def new(options: ShazammOptions, seats: int) -> Duel:
    """The bridge before the first spells are drawn (SHZ-08 to SHZ-13)."""
    deck = (1 << SPELLS + 1) - 2
    variant = VARIANTS[options.variant]
    in_hand = variant == rules.ALL_IN_HAND
    duel = Duel(
        variant=variant,
        exact_recycling=int(options.exact_recycling),
        phase=rules.ARRANGING if variant == rules.ARRANGED else rules.PLANNING,
        round=1,
        turn=1,
        wall=rules.START,
        wizards=[rules.START - rules.REACH, rules.START + rules.REACH],
        middle=rules.START,
        mana=[rules.MANA] * seats,
        piles=[0 if in_hand else deck] * seats,
        hands=[deck if in_hand else 0] * seats,
        chooser=NOBODY,
    )
    if variant == rules.BASE:
        rules.draw_up(duel)
    return duel
