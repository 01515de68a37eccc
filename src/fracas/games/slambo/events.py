"""What happens in Slambo!, as typed events with the rules that made it so."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from fracas.games.contract import Event
from fracas.kernel import Told, has, members

from . import rules
from .cards import CardText
from .moves import card_played, cards
from .rules import Bout


class Starts(Event, frozen=True, tag="slambo.starts"):
    """Chance chose who goes first."""

    seat: int


class NextBout(Event, frozen=True, tag="slambo.next_bout"):
    """A bout opens at 5, with `pot` shame cards in the middle."""

    bout: int
    starter: int
    pot: int


class Dealt(Event, frozen=True, tag="slambo.dealt"):
    """A card to its owner; to all others only that a card was dealt."""

    seat: int
    card: CardText | None = None

    def seen_by(self, seat: int) -> "Dealt":
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Played(Event, frozen=True, tag="slambo.played"):
    """A card was played: it changed the balance by `number`, to `balance`."""

    seat: int
    card: CardText
    number: int
    balance: int
    reversed: bool = False  # and the turn order was reversed
    stays: bool = False  # readable during the bout too: the house rule shows the history

    def fades(self) -> bool:
        return not self.stays


class Skipped(Event, frozen=True, tag="slambo.skipped"):
    """A seat without cards is passed over."""

    seat: int


class Slamboed(Event, frozen=True, tag="slambo.slamboed"):
    """A seat left the ring: `balance` is outside `low` to `high`; it takes the middle."""

    seat: int
    balance: int
    low: int
    high: int
    taken: int
    shame: int

    def closes(self) -> bool:
        return True


class Broke(Event, frozen=True, tag="slambo.broke"):
    """All cards are played and everybody is still in the ring; the next bout is worth `pot`."""

    pot: int

    def closes(self) -> bool:
        return True


class AsideRevealed(Event, frozen=True, tag="slambo.aside_revealed"):
    """The cards that were set aside in the bout that is over."""

    cards: tuple[CardText, ...]


class Lost(Event, frozen=True, tag="slambo.lost"):
    """The match is over: a seat has 3 or more shame cards."""

    seat: int
    winners: tuple[int, ...]


SlamboEvent: TypeAlias = (
    Starts | NextBout | Dealt | Played | Skipped | Slamboed | Broke | AsideRevealed | Lost
)

HAND_RULES = {2: "SLAM-10", 3: "SLAM-11", 4: "SLAM-12"}


def narrate(bout: Bout, story: Sequence[Told]) -> list[Event]:
    """The story of one move, told from the position after it, as events."""
    return [_event(bout, told, story[:place]) for place, told in enumerate(story)]


def _event(bout: Bout, told: Told, before: Sequence[Told]) -> SlamboEvent:
    match told:
        case (rules.STARTS, seat):
            return Starts(seat=seat, rules=("SLAM-14",))
        case (rules.NEXT_BOUT, number, starter, pot):
            return NextBout(bout=number, starter=starter, pot=pot, rules=_why_next(before))
        case (rules.DEALT, seat, card):
            return Dealt(seat=seat, card=cards(bout)[card].text, rules=(HAND_RULES[bout.seats],))
        case (rules.PLAYED, seat, code, number, balance, reversed_):
            return Played(
                seat=seat,
                card=card_played(bout, code).text,
                number=number,
                balance=balance,
                reversed=bool(reversed_),
                stays=not bout.hides_history,
                rules=_why_played(bout, code, number, reversed_),
            )
        case (rules.SKIPPED, seat):
            return Skipped(seat=seat, rules=("SLAM-45",))
        case _:
            return _ending(bout, told)


def _ending(bout: Bout, told: Told) -> SlamboEvent:
    match told:
        case (rules.SLAMBOED, seat, balance, taken, shame):
            limit = "SLAM-49" if bout.low == 1 else "SLAM-23" if balance > bout.high else "SLAM-24"
            return Slamboed(
                seat=seat,
                balance=balance,
                low=bout.low,
                high=bout.high,
                taken=taken,
                shame=shame,
                rules=(limit, "SLAM-32"),
            )
        case (rules.BROKE, pot, added):
            stake = "SLAM-35" if added else "SLAM-A05"
            return Broke(pot=pot, rules=("SLAM-33", "SLAM-34", stake))
        case (rules.REVEALED, aside):
            return AsideRevealed(
                cards=tuple(cards(bout)[card].text for card in members(aside)), rules=("SLAM-A13",)
            )
        case (rules.LOST, seat):
            winners = tuple(other for other in range(bout.seats) if other != seat)
            rule = "SLAM-40" if bout.seats == 2 else "SLAM-42"
            return Lost(seat=seat, winners=winners, rules=("SLAM-39", rule))
        case _:
            raise AssertionError(f"no event {told}")


def _why_next(before: Sequence[Told]) -> tuple[str, ...]:
    kinds = {told[0] for told in before}
    if rules.SLAMBOED in kinds:
        return ("SLAM-36", "SLAM-37", "SLAM-A03")
    if rules.BROKE in kinds:
        return ("SLAM-36", "SLAM-38", "SLAM-A17")
    return ("SLAM-07", "SLAM-18")


def _why_played(bout: Bout, code: int, number: int, reversed_: int) -> tuple[str, ...]:
    card = rules.card_of(code)
    why = ["SLAM-20" if number < 0 else "SLAM-19"]
    if has(bout.plus_minus, card):
        why.append("SLAM-43")
    if has(bout.copies, card):
        why[:] = ["SLAM-46" if number or reversed_ else "SLAM-A19"]
    if reversed_:
        why.append("SLAM-44")
    elif has(bout.reverses, card):
        why.append("SLAM-A26")
    return tuple(why)
