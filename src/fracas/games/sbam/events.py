"""What happens in Sbam!, as typed events."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from fracas.games.contract import NOBODY, Event, Seat
from fracas.kernel import Told, members

from . import rules
from .account import FightAccount, explain
from .cards import TEXTS
from .moves import SIDES
from .rules import Brawl


class Dealt(Event, frozen=True, tag="sbam.dealt"):
    """A card into a slot of its owner's hand; to all others only that one was drawn."""

    seat: int
    slot: int | None = None
    card: str | None = None

    def seen_by(self, seat: Seat) -> "Dealt":
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, slot=None, card=None)


class Went(Event, frozen=True, tag="sbam.went"):
    """The countdown is over: fight!"""


class Played(Event, frozen=True, tag="sbam.played"):
    """A card lies on its player's side of the left or right rope."""

    seat: int
    side: str
    card: str


class Called(Event, frozen=True, tag="sbam.called"):
    """Sbam!, Sbabam! or Sbababam!: with one, two or three cards."""

    seat: int
    cards: int


class Oopsed(Event, frozen=True, tag="sbam.oopsed"):
    """The call is cancelled; the round goes on."""

    seat: int
    caller: int
    cards: int


class Emptied(Event, frozen=True, tag="sbam.emptied"):
    """The last card was drawn: the round ends."""


class Struck(Event, frozen=True, tag="sbam.struck"):
    """One damage from a Sbababam!."""

    seat: int
    damage: int


class Fought(Event, frozen=True, tag="sbam.fought"):
    """A fight was counted: `first` to its right against `second` to its left."""

    first: int
    second: int
    account: FightAccount
    loser: int | None = None
    tie_lost: bool = False  # the loser called with a single Sbam!
    spared: bool = False  # the loser called with two


class Out(Event, frozen=True, tag="sbam.out"):
    """Five damage: out."""

    seat: int
    damage: int


class RoundOver(Event, frozen=True, tag="sbam.round_over"):
    round: int

    def closes(self) -> bool:
        return True


class Won(Event, frozen=True, tag="sbam.won"):
    winners: tuple[int, ...]


SbamEvent: TypeAlias = (
    Dealt | Went | Played | Called | Oopsed | Emptied | Struck | Fought | Out | RoundOver | Won
)


def narrate(brawl: Brawl, story: Sequence[Told]) -> list[Event]:
    """The story of one move as events. What the window was answered is nobody's business."""
    return [TELLERS[told[0]](*told[1:]) for told in story if told[0] != rules.PASSED]


def _dealt(seat: int, slot: int, card: int) -> Dealt:
    return Dealt(seat=seat, slot=slot, card=TEXTS[card], rules=("SBAM-15", "SBAM-22"))


def _went() -> Went:
    return Went(rules=("SBAM-17", "SBAM-18"))


def _played(seat: int, side: int, card: int, _slot: int) -> Played:
    return Played(seat=seat, side=SIDES[side], card=TEXTS[card], rules=("SBAM-20", "SBAM-21"))


def _called(seat: int, cards: int) -> Called:
    return Called(seat=seat, cards=cards, rules=(("SBAM-31", "SBAM-32", "SBAM-33")[cards - 1],))


def _oopsed(seat: int, caller: int, cards: int) -> Oopsed:
    return Oopsed(seat=seat, caller=caller, cards=cards, rules=("SBAM-37", "SBAM-A17"))


def _emptied() -> Emptied:
    return Emptied(rules=("SBAM-25", "SBAM-A07"))


def _struck(seat: int, damage: int) -> Struck:
    return Struck(seat=seat, damage=damage, rules=("SBAM-33", "SBAM-34"))


def _fought(first: int, second: int, *facts: int) -> Fought:
    mine, theirs, loser, spared = facts
    account = explain(mine, theirs)
    tie_lost = account.lead == 0 and loser != NOBODY
    why = "SBAM-32" if spared else "SBAM-31" if tie_lost else "SBAM-53"
    return Fought(
        first=first,
        second=second,
        account=account,
        loser=None if loser == NOBODY else loser,
        tie_lost=tie_lost,
        spared=bool(spared),
        rules=("SBAM-54",) if loser == NOBODY else (why,),
    )


def _out(seat: int, damage: int) -> Out:
    return Out(seat=seat, damage=damage, rules=("SBAM-64", "SBAM-65"))


def _round_over(number: int) -> RoundOver:
    return RoundOver(round=number, rules=("SBAM-58",))


def _won(winners: int) -> Won:
    together = winners.bit_count() > 1
    return Won(winners=tuple(members(winners)), rules=("SBAM-68" if together else "SBAM-67",))


TELLERS: dict[int, Callable[..., Event]] = {
    rules.DEALT: _dealt,
    rules.WENT: _went,
    rules.PLAYED: _played,
    rules.CALLED: _called,
    rules.OOPSED: _oopsed,
    rules.EMPTIED: _emptied,
    rules.STRUCK: _struck,
    rules.FOUGHT: _fought,
    rules.OUT: _out,
    rules.ROUND_OVER: _round_over,
    rules.WON: _won,
}
