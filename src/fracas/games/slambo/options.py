"""Slambo!'s house rules, and the position they start."""

from typing import Annotated

from msgspec import Meta

from fracas.games.contract import NOBODY, Options

from .cards import Card, read_cards
from .rules import Bout


class SlamboOptions(Options, frozen=True):
    """Every house rule of Slambo!, at its usual value."""

    expert: Annotated[
        bool,
        Meta(title="Expert side: the ring is 1 to 9", extra={"rules": ["SLAM-49", "SLAM-A28"]}),
    ] = False
    hide_history: Annotated[
        bool,
        Meta(
            title="Only the top card and the total are shown",
            extra={"rules": ["SLAM-21", "SLAM-A12"]},
        ),
    ] = True
    reveal_aside: Annotated[
        bool, Meta(title="Cards set aside are shown after each bout", extra={"rules": ["SLAM-A13"]})
    ] = False
    shout: Annotated[
        bool,
        Meta(
            title="Shout it: say the new total yourself", extra={"rules": ["SLAM-A10", "SLAM-22"]}
        ),
    ] = False
    cards: Annotated[
        str,
        Meta(
            title="Card list: its name, or the 23 cards themselves",
            max_length=400,
            extra={"rules": ["SLAM-A01", "SLAM-A02"]},
        ),
    ] = "house"


def new(options: SlamboOptions, seats: int) -> Bout:
    """The table before chance has chosen who starts (SLAM-14)."""
    cards = read_cards(options.cards)
    low, high = (1, 9) if options.expert else (0, 10)
    return Bout(
        numbers=[card.number for card in cards],
        plus_minus=_places(cards, "plus_minus"),
        reverses=_places(cards, "reverse"),
        copies=_places(cards, "copy"),
        low=low,
        high=high,
        answers=[
            _answers(cards, range(low - balance, high - balance + 1)) for balance in range(11)
        ],
        hides_history=int(options.hide_history),
        reveals_aside=int(options.reveal_aside),
        seats=seats,
        top=NOBODY,
        direction=1,
        starter=NOBODY,
        second=NOBODY,
        turn=NOBODY,
        loser=NOBODY,
    )


def _places(cards: tuple[Card, ...], kind: str) -> int:
    return sum(1 << card.code for card in cards if card.kind == kind)


def _answers(cards: tuple[Card, ...], changes: range) -> int:
    """The cards that can change the balance by so much; a Copy counts as if it changed nothing."""
    return sum(
        1 << card.code
        for card in cards
        if card.number in changes or (card.kind == "plus_minus" and -card.number in changes)
    )
