"""What people see of a Slambo! match."""

from typing import Literal, TypeAlias

from fracas.games.contract import NOBODY, Choice, Outcome, View
from fracas.kernel import count, members

from . import rules
from .cards import CardText
from .moves import card_played, cards, write
from .rules import Bout

Phase: TypeAlias = Literal["starting", "playing", "over"]


class SlamboChoice(Choice, frozen=True):
    """A card that may be played, what it does, and whether it loses the bout (SLAM-A09)."""

    card: CardText
    number: int
    balance: int
    loses: bool = False


class SlamboView(View, frozen=True, tag="slambo"):
    """One seat's or a watcher's view of the table. Lists are by seat."""

    choices: tuple[SlamboChoice, ...]  # pyright: ignore[reportIncompatibleVariableOverride]  # frozen
    phase: Phase
    bout: int
    turn: int | None
    direction: int
    starter: int | None
    low: int
    high: int
    balance: int
    top: CardText | None
    number: int  # what the last card did to the balance
    reversed: bool  # whether the last card reversed the turn order
    played: tuple[CardText, ...] | None  # the pile as a set; None while hidden (SLAM-A12)
    hand: tuple[CardText, ...]
    hand_sizes: tuple[int, ...]
    shame: tuple[int, ...]
    pot: int
    supply: int
    aside: int  # how many cards lie face down beside the table (SLAM-13)
    loser: int | None


def view(bout: Bout, seat: int, moves: int) -> SlamboView:
    """What `seat` sees: `bout` is concealed for it, `moves` are its legal codes."""
    hand = members(bout.hands[seat]) if seat != NOBODY else []
    started = bout.starter != NOBODY
    owed = sum(bout.owed[: bout.seats])
    return SlamboView(
        seat=_or_none(seat),
        choices=tuple(choice(bout, seat, code) for code in members(moves)),
        phase="over" if bout.loser != NOBODY else "playing" if started else "starting",
        bout=bout.bout,
        turn=_or_none(bout.turn) if bout.loser == NOBODY else None,
        direction=bout.direction,
        starter=_or_none(bout.starter),
        low=bout.low,
        high=bout.high,
        balance=bout.balance if started else rules.BALANCE,
        top=card_played(bout, bout.top).text if bout.top != NOBODY else None,
        number=bout.number,
        reversed=bool(bout.reversed),
        played=None
        if bout.hides_history
        else tuple(cards(bout)[card].text for card in members(bout.played)),
        hand=tuple(cards(bout)[card].text for card in hand),
        hand_sizes=tuple(
            count(bout.hands[other]) + bout.owed[other] for other in range(bout.seats)
        ),
        shame=tuple(bout.shame[: bout.seats]),
        pot=bout.pot,
        supply=rules.supply(bout),
        aside=max(0, count(bout.undealt) - owed),
        loser=_or_none(bout.loser),
    )


def choice(bout: Bout, seat: int, code: int) -> SlamboChoice:
    """A legal move with the balance it makes, which everybody at the table could work out."""
    change = rules.change(bout, code)
    return SlamboChoice(
        code=code,
        text=write(bout, seat, code),
        card=card_played(bout, code).text,
        number=change,
        balance=bout.balance + change,
        loses=not rules.stays_in(bout, bout.balance + change),
    )


def outcome(bout: Bout) -> Outcome | None:
    """Everybody but the loser wins (SLAM-A31)."""
    if bout.loser == NOBODY:
        return None
    winners = tuple(seat for seat in range(bout.seats) if seat != bout.loser)
    rule = "SLAM-40" if bout.seats == 2 else "SLAM-42"
    return Outcome(winners=winners, losers=(bout.loser,), rule=rule)


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
