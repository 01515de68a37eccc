"""What happens in Bambam Boom, as typed events. Bombs, characters and sheets go by their names."""

from typing import TypeAlias

import msgspec

from fracas.games.contract import Event, Seat

from .cards import CardText

CardTexts: TypeAlias = tuple[CardText, ...]


class Starts(Event, frozen=True, tag="bambam.starts"):
    """Chance chose who goes first."""

    seat: int


class Picked(Event, frozen=True, tag="bambam.picked"):
    """A seat has its character."""

    seat: int
    character: str


class Drew(Event, frozen=True, tag="bambam.drew"):
    """A card to its owner; to all others only that a card was drawn."""

    seat: int
    card: CardText | None = None

    def seen_by(self, seat: Seat) -> "Drew":
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Shuffled(Event, frozen=True, tag="bambam.shuffled"):
    """The deck was empty: the discard pile is the new one."""

    cards: int


class Placed(Event, frozen=True, tag="bambam.placed"):
    """A bomb lies in front of a seat as the match opens."""

    bomb: str
    seat: int


class Revealed(Event, frozen=True, tag="bambam.revealed"):
    """An event is in force; it replaces `before`."""

    event: str
    before: str | None = None


class TurnStarts(Event, frozen=True, tag="bambam.turn_starts"):
    """A turn of the normal phase."""

    seat: int


class Danger(Event, frozen=True, tag="bambam.danger"):
    """A danger turn: the active bomb lies in front of this seat."""

    seat: int
    bomb: str


class Played(Event, frozen=True, tag="bambam.played"):
    """A card lies on the table, with all that its player chose; it may still be cancelled."""

    seat: int
    card: CardText
    bomb: str | None = None
    other: str | None = None  # the second bomb of a Hacking
    target: int | None = None
    side: str | None = None
    extra: bool = False


class Sabotaged(Event, frozen=True, tag="bambam.sabotaged"):
    """A Sabotage lies on the card, or Sabotage, that `target` played."""

    seat: int
    card: CardText
    target: int
    late: bool = False


class Cancelled(Event, frozen=True, tag="bambam.cancelled"):
    """A card does nothing; if it had an effect, the board is as it was before."""

    seat: int
    card: CardText


class Restored(Event, frozen=True, tag="bambam.restored"):
    """A bomb is back where it was before the cancelled card."""

    bomb: str
    seat: int
    dial: int


class Ticked(Event, frozen=True, tag="bambam.ticked"):
    """A dial shows something else; at 10 the bomb is active."""

    bomb: str
    dial: int


class Moved(Event, frozen=True, tag="bambam.moved"):
    """A bomb goes from seat to seat along `hops`; the last one is where it stays."""

    bomb: str
    start: int
    hops: tuple[int, ...]


class Swapped(Event, frozen=True, tag="bambam.swapped"):
    """Two dials change places; here is what they show now."""

    bomb: str
    other: str
    dial: int
    other_dial: int


class Stole(Event, frozen=True, tag="bambam.stole"):
    """A card changes hands; only the two see which."""

    seat: int
    victim: int
    card: CardText | None = None

    def seen_by(self, seat: Seat) -> "Stole":
        if seat in (self.seat, self.victim):
            return self
        return msgspec.structs.replace(self, card=None)


class Discarded(Event, frozen=True, tag="bambam.discarded"):
    """Cards go from a hand to the discard pile, for everybody to see."""

    seat: int
    cards: CardTexts


class HideoutTaken(Event, frozen=True, tag="bambam.hideout_taken"):
    """The hideout stands in front of a seat; it stood in front of `holder`, or in the middle."""

    seat: int
    holder: int | None = None


class HideoutLeft(Event, frozen=True, tag="bambam.hideout_left"):
    """A seat hides from the active bomb; the hideout goes back to the middle."""

    seat: int


class Boom(Event, frozen=True, tag="bambam.boom"):
    """The active bomb explodes in front of a seat, and hits `target` as well."""

    seat: int
    bomb: str
    target: int | None = None


class Hurt(Event, frozen=True, tag="bambam.hurt"):
    """One damage: a token is gone; what was under it may raise the max hand size."""

    seat: int
    lives: int
    max_hand: int


class Out(Event, frozen=True, tag="bambam.out"):
    """No health left: eliminated."""

    seat: int


class Tipped(Event, frozen=True, tag="bambam.tipped"):
    """All dials are set to 9."""

    dial: int


class Passed(Event, frozen=True, tag="bambam.passed"):
    """There is no card to play or to draw: the turn ends."""

    seat: int


class Won(Event, frozen=True, tag="bambam.won"):
    """Only one is left."""

    seat: int

    def closes(self) -> bool:
        return True


BambamEvent: TypeAlias = (
    Starts
    | Picked
    | Drew
    | Shuffled
    | Placed
    | Revealed
    | TurnStarts
    | Danger
    | Played
    | Sabotaged
    | Cancelled
    | Restored
    | Ticked
    | Moved
    | Swapped
    | Stole
    | Discarded
    | HideoutTaken
    | HideoutLeft
    | Boom
    | Hurt
    | Out
    | Tipped
    | Passed
    | Won
)
