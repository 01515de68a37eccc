"""What happens in Shazamm!, as typed events: together, the judge's account of a turn."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from fracas.games.contract import Event, Seat
from fracas.kernel import Told, members

from . import rules
from .rules import Duel

Spells: TypeAlias = tuple[int, ...]


class Drawn(Event, frozen=True, tag="shazamm.drawn"):
    """A spell to its owner; to all others only that one was drawn."""

    seat: int
    spell: int | None = None

    def seen_by(self, seat: Seat) -> "Drawn":
        return self if seat == self.seat else msgspec.structs.replace(self, spell=None)


class Placed(Event, frozen=True, tag="shazamm.placed"):
    """A spell was put in its owner's order of drawing."""

    seat: int
    spell: int | None = None

    def seen_by(self, seat: Seat) -> "Placed":
        return self if seat == self.seat else msgspec.structs.replace(self, spell=None)


class Ready(Event, frozen=True, tag="shazamm.ready"):
    """A plan is sealed."""

    seat: int


class Unready(Event, frozen=True, tag="shazamm.unready"):
    """A sealed plan was taken back."""

    seat: int


class Revealed(Event, frozen=True, tag="shazamm.revealed"):
    """A plan turned face up. The false spell (0) is among `spells` and goes back to hand."""

    seat: int
    bet: int
    spells: Spells = ()


class Wasted(Event, frozen=True, tag="shazamm.wasted"):
    """Spells that come to nothing: silenced, or overtaken by the end of the round."""

    first: Spells = ()
    second: Spells = ()


class Cancelled(Event, frozen=True, tag="shazamm.cancelled"):
    """Spells that both played cancel each other."""

    spells: Spells


class Silenced(Event, frozen=True, tag="shazamm.silenced"):
    """No spell works until the round ends."""

    seat: int


class Cloned(Event, frozen=True, tag="shazamm.cloned"):
    """Clone copied a spell of the other's last turn, or none of the `targets`."""

    seat: int
    spell: int
    targets: Spells = ()


class Met(Event, frozen=True, tag="shazamm.met"):
    """A copied spell met the same spell of the other: both come to nothing."""

    seat: int
    spell: int


class Stolen(Event, frozen=True, tag="shazamm.stolen"):
    """A stolen spell is used by the thief, or destroyed."""

    seat: int
    spell: int
    used: bool = False


class Stopped(Event, frozen=True, tag="shazamm.stopped"):
    """End of Round: the wall stays, the bets are not paid."""

    seat: int


class Centred(Event, frozen=True, tag="shazamm.centred"):
    """Middle put the wall back between the wizards."""

    seat: int
    before: int
    wall: int


class Recycled(Event, frozen=True, tag="shazamm.recycled"):
    """A bet was changed, for attack and price."""

    seat: int
    before: int
    bet: int


class Boosted(Event, frozen=True, tag="shazamm.boosted"):
    seat: int
    points: int
    attack: int


class Doubled(Event, frozen=True, tag="shazamm.doubled"):
    seat: int
    times: int
    attack: int


class Compared(Event, frozen=True, tag="shazamm.compared"):
    """Both attacks; the wall would move toward `loser`, or not at all."""

    first: int
    second: int
    loser: int | None = None


class Turned(Event, frozen=True, tag="shazamm.turned"):
    """Reversal: now the wall would move toward `toward`."""

    seat: int
    toward: int


class Blazed(Event, frozen=True, tag="shazamm.blazed"):
    """Blaze: the wall will go two spaces."""

    seat: int


class Resisted(Event, frozen=True, tag="shazamm.resisted"):
    """Resistance: the wall does not come."""

    seat: int


class Moved(Event, frozen=True, tag="shazamm.moved"):
    """The wall of fire moved toward a wizard."""

    before: int
    wall: int
    toward: int


class Paid(Event, frozen=True, tag="shazamm.paid"):
    """The price of a bet; a Miser whom the wall came to pays nothing."""

    seat: int
    price: int
    mana: int
    spared: bool = False


class Refilled(Event, frozen=True, tag="shazamm.refilled"):
    seat: int
    gain: int
    mana: int


class Drained(Event, frozen=True, tag="shazamm.drained"):
    seat: int
    gain: int
    mana: int


class Pushed(Event, frozen=True, tag="shazamm.pushed"):
    """One reserve is exhausted: the other's `points` of mana push the wall."""

    before: int
    wall: int
    points: int


class RoundOver(Event, frozen=True, tag="shazamm.round_over"):
    """Both wizards step to three spaces from the wall; a tile collapses at each end."""

    round: int
    wall: int

    def closes(self) -> bool:
        return True


class Fell(Event, frozen=True, tag="shazamm.fell"):
    """A wizard is off the bridge."""

    seat: int


class NewRound(Event, frozen=True, tag="shazamm.new_round"):
    round: int
    wall: int


ShazammEvent: TypeAlias = (
    Drawn
    | Placed
    | Ready
    | Unready
    | Revealed
    | Wasted
    | Cancelled
    | Silenced
    | Cloned
    | Met
    | Stolen
    | Stopped
    | Centred
    | Recycled
    | Boosted
    | Doubled
    | Compared
    | Turned
    | Blazed
    | Resisted
    | Moved
    | Paid
    | Refilled
    | Drained
    | Pushed
    | RoundOver
    | Fell
    | NewRound
)


def narrate(duel: Duel, story: Sequence[Told]) -> list[Event]:
    """The story of one move as events."""
    return [_event(told) for told in story]


def _event(told: Told) -> Event:
    number, *facts = told
    if number in SPECIAL:
        return SPECIAL[number](*facts)
    kind, why = PLAIN[number]
    names = [name for name in kind.__struct_fields__ if name != "rules"]
    return kind(**dict(zip(names, facts, strict=True)), rules=why)


def _spells(bits: int) -> Spells:
    return tuple(members(bits))


def _toward(way: int) -> int:
    return 1 if way > 0 else 0


def _revealed(seat: int, bet: int, laid: int) -> Revealed:
    return Revealed(seat=seat, bet=bet, spells=_spells(laid), rules=("SHZ-24", "SHZ-39"))


def _wasted(first: int, second: int) -> Wasted:
    why = ("SHZ-41", "SHZ-42", "SHZ-49")
    return Wasted(first=_spells(first), second=_spells(second), rules=why)


def _cancelled(spells: int) -> Cancelled:
    return Cancelled(spells=_spells(spells), rules=("SHZ-30",))


def _cloned(seat: int, spell: int, targets: int) -> Cloned:
    why = ("SHZ-44",) if spell else ("SHZ-A31",) if targets else ("SHZ-A32",)
    return Cloned(seat=seat, spell=spell, targets=_spells(targets), rules=why)


def _stolen(seat: int, spell: int, used: int) -> Stolen:
    return Stolen(seat=seat, spell=spell, used=bool(used), rules=("SHZ-45", "SHZ-46"))


def _compared(first: int, second: int, way: int) -> Compared:
    loser = _toward(way) if way else None
    why = ("SHZ-25", "SHZ-26") if way else ("SHZ-A02",)
    return Compared(first=first, second=second, loser=loser, rules=why)


def _turned(seat: int, way: int) -> Turned:
    return Turned(seat=seat, toward=_toward(way), rules=("SHZ-56", "SHZ-A18"))


def _moved(before: int, wall: int, way: int) -> Moved:
    return Moved(before=before, wall=wall, toward=_toward(way), rules=("SHZ-26",))


def _paid(seat: int, price: int, mana: int, spared: int) -> Paid:
    why = "SHZ-60" if spared else "SHZ-29"
    return Paid(seat=seat, price=price, mana=mana, spared=bool(spared), rules=(why,))


# Facts that are the event's fields, in their order.
PLAIN: dict[int, tuple[type[Event], tuple[str, ...]]] = {
    rules.DRAWN: (Drawn, ("SHZ-35",)),
    rules.PLACED: (Placed, ("SHZ-37",)),
    rules.READY: (Ready, ("SHZ-24", "SHZ-A70")),
    rules.UNREADY: (Unready, ("SHZ-A72",)),
    rules.SILENCED: (Silenced, ("SHZ-40", "SHZ-43")),
    rules.MET: (Met, ("SHZ-A39",)),
    rules.STOPPED: (Stopped, ("SHZ-47", "SHZ-A62")),
    rules.CENTRED: (Centred, ("SHZ-50", "SHZ-51")),
    rules.RECYCLED: (Recycled, ("SHZ-52", "SHZ-A13")),
    rules.BOOSTED: (Boosted, ("SHZ-53",)),
    rules.DOUBLED: (Doubled, ("SHZ-54", "SHZ-55")),
    rules.BLAZED: (Blazed, ("SHZ-58",)),
    rules.RESISTED: (Resisted, ("SHZ-59",)),
    rules.REFILLED: (Refilled, ("SHZ-61", "SHZ-A17")),
    rules.DRAINED: (Drained, ("SHZ-62", "SHZ-A16")),
    rules.PUSHED: (Pushed, ("SHZ-32", "SHZ-A52")),
    rules.ROUND_OVER: (RoundOver, ("SHZ-17", "SHZ-18", "SHZ-19")),
    rules.FELL: (Fell, ("SHZ-20", "SHZ-21", "SHZ-A58")),
    rules.NEW_ROUND: (NewRound, ("SHZ-34", "SHZ-35")),
}

SPECIAL: dict[int, Callable[..., Event]] = {
    rules.REVEALED: _revealed,
    rules.WASTED: _wasted,
    rules.CANCELLED: _cancelled,
    rules.CLONED: _cloned,
    rules.STOLEN: _stolen,
    rules.COMPARED: _compared,
    rules.TURNED: _turned,
    rules.MOVED: _moved,
    rules.PAID: _paid,
}
