"""What happens in Shazamm!, as typed events: together, the judge's account of a turn."""

from typing import Literal, TypeAlias

import msgspec

from fracas.games.contract import Event, Seat

Reason: TypeAlias = Literal["touched", "exhausted", "called_off"]


class Drawn(Event, frozen=True, tag="shazamm.drawn"):
    """A spell to its owner; to all others only that one was drawn."""

    seat: int
    spell: int | None

    def seen_by(self, seat: Seat) -> "Drawn":
        return self if seat == self.seat else msgspec.structs.replace(self, spell=None)


class Arranged(Event, frozen=True, tag="shazamm.arranged"):
    """A wizard has put all its spells in the order in which it will draw them."""

    seat: int


class Ready(Event, frozen=True, tag="shazamm.ready"):
    """A plan is sealed."""

    seat: int


class Unready(Event, frozen=True, tag="shazamm.unready"):
    """A sealed plan was taken back."""

    seat: int


class Revealed(Event, frozen=True, tag="shazamm.revealed"):
    """A plan turned face up: its bet; its spells are shown one by one."""

    seat: int
    bet: int


class Shown(Event, frozen=True, tag="shazamm.shown"):
    """A spell of a plan turned face up. The false spell (0) goes back to hand at once."""

    seat: int
    spell: int


class Wasted(Event, frozen=True, tag="shazamm.wasted"):
    """A spell comes to nothing: it is silenced, or the round has ended before it."""

    seat: int
    spell: int


class Cancelled(Event, frozen=True, tag="shazamm.cancelled"):
    """Both played this spell: neither works."""

    spell: int


class Silenced(Event, frozen=True, tag="shazamm.silenced"):
    """No spell works until the round ends."""

    seat: int


class Cloned(Event, frozen=True, tag="shazamm.cloned"):
    """Clone copied a spell of the other's last turn, or none (0)."""

    seat: int
    spell: int


class Met(Event, frozen=True, tag="shazamm.met"):
    """A copied spell met the same spell of the other: both come to nothing."""

    seat: int
    spell: int


class Stolen(Event, frozen=True, tag="shazamm.stolen"):
    """A stolen spell is used by the thief, or destroyed; 0 if there was none to steal."""

    seat: int
    spell: int
    used: bool


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
    """Attack Boost: the attack is stronger by so many points."""

    seat: int
    points: int
    attack: int


class Doubled(Event, frozen=True, tag="shazamm.doubled"):
    """Double Dose: the attack is so many times as strong."""

    seat: int
    times: int
    attack: int


class Compared(Event, frozen=True, tag="shazamm.compared"):
    """Both attacks; the wall would move toward `seat`, or not at all."""

    first: int
    second: int
    seat: int | None


class Turned(Event, frozen=True, tag="shazamm.turned"):
    """Reversal: now the wall would move toward `seat`."""

    seat: int


class Blazed(Event, frozen=True, tag="shazamm.blazed"):
    """Blaze: a wall that moves goes two spaces."""

    seat: int


class Resisted(Event, frozen=True, tag="shazamm.resisted"):
    """Resistance: the wall does not come."""

    seat: int


class Moved(Event, frozen=True, tag="shazamm.moved"):
    """The wall of fire moved toward `seat`."""

    seat: int
    before: int
    wall: int


class Paid(Event, frozen=True, tag="shazamm.paid"):
    """The price of a bet; a Miser whom the wall came to pays nothing."""

    seat: int
    price: int
    mana: int
    spared: bool


class Refilled(Event, frozen=True, tag="shazamm.refilled"):
    """Reserve Boost: so much mana comes on top, up to 50."""

    seat: int
    gain: int
    mana: int


class Drained(Event, frozen=True, tag="shazamm.drained"):
    """Drain: the other's bet comes on top, up to 50."""

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
    reason: Reason

    def closes(self) -> bool:
        return True


class Fell(Event, frozen=True, tag="shazamm.fell"):
    """A wizard is on a space without a bridge under it."""

    seat: int
    space: int


class NewRound(Event, frozen=True, tag="shazamm.new_round"):
    """Both reserves are at 50 again; spells are drawn, if there are any left."""

    round: int
    wall: int


ShazammEvent: TypeAlias = (
    Drawn
    | Arranged
    | Ready
    | Unready
    | Revealed
    | Shown
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
