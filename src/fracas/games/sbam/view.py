"""What people see of a Sbam! match."""

from typing import Literal, TypeAlias

from fracas.games.contract import NOBODY, WATCHER, Choice, Outcome, View
from fracas.kernel import count, has, members

from . import rules
from .cards import OOPS, TEXTS
from .moves import write
from .rules import Brawl

Phase: TypeAlias = Literal["countdown", "fighting", "window", "over"]
PHASES: tuple[Phase, ...] = ("countdown", "fighting", "window", "over")


class SbamView(View, frozen=True, tag="sbam"):
    """One seat's or a watcher's view of the ring. Lists are by seat."""

    choices: tuple[Choice, ...]
    phase: Phase
    round: int
    living: tuple[int, ...]
    damage: tuple[int, ...]
    left: tuple[tuple[str, ...], ...]  # what lies on each seat's side of its left rope
    right: tuple[tuple[str, ...], ...]
    hand: tuple[str | None, ...]  # the viewer's slots; empty for a watcher
    decks: int  # cards that are still to be drawn
    centre: tuple[str, ...]  # Sbam! and Oops cards that were played this round
    oops_is_out: bool  # the only Oops was played this round: calls are final
    caller: int | None
    called: int  # with how many Sbam! cards
    window_ms: int


def view(brawl: Brawl, seat: int, moves: int) -> SbamView:
    """What `seat` sees: `brawl` is concealed for it, `moves` are its legal codes."""
    mine = seat != WATCHER
    slots = brawl.hands[seat] if mine else []
    owed = sum(brawl.owed[: brawl.seats])
    return SbamView(
        seat=seat if mine else None,
        choices=tuple(Choice(code=code, text=write(brawl, seat, code)) for code in members(moves)),
        phase=PHASES[brawl.phase],
        round=brawl.round,
        living=tuple(members(brawl.living)),
        damage=tuple(brawl.damage[: brawl.seats]),
        left=tuple(_texts(brawl.sides[other][rules.LEFT]) for other in range(brawl.seats)),
        right=tuple(_texts(brawl.sides[other][rules.RIGHT]) for other in range(brawl.seats)),
        hand=tuple(None if card == NOBODY else TEXTS[card] for card in slots),
        decks=count(brawl.undealt) - owed,
        centre=_texts(brawl.centre),
        oops_is_out=has(brawl.centre, OOPS),
        caller=None if brawl.caller == NOBODY or brawl.called == 0 else brawl.caller,
        called=brawl.called,
        window_ms=brawl.window_ms,
    )


def outcome(brawl: Brawl) -> Outcome | None:
    """Who is left wins, or the last ones share the victory."""
    if brawl.phase != rules.OVER:
        return None
    winners = rules.winners(brawl)
    losers = tuple(seat for seat in range(brawl.seats) if not has(winners, seat))
    rule = "SBAM-67" if count(winners) == 1 else "SBAM-68"
    return Outcome(winners=tuple(members(winners)), losers=losers, rule=rule)


def _texts(cards: int) -> tuple[str, ...]:
    return tuple(TEXTS[card] for card in members(cards))
