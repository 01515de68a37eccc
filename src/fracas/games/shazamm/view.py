"""What people see of a Shazamm! match."""

from typing import Literal, TypeAlias

from fracas.games.contract import NOBODY, WATCHER, Choice, Outcome, View
from fracas.kernel import count, has, lowest, members

from . import rules
from .moves import write
from .narration import why_fell
from .rules import Duel

Phase: TypeAlias = Literal["arranging", "planning", "cloning", "stealing", "recycling", "over"]
PHASES: tuple[Phase, ...] = (
    "arranging",
    "planning",
    "cloning",
    "stealing",
    "recycling",
    "over",
)


class ShazammView(View, frozen=True, tag="shazamm"):
    """One wizard's or a watcher's view of the bridge. Pairs are by seat, spells by number."""

    choices: tuple[Choice, ...]
    phase: Phase
    round: int
    turn: int
    wall: int
    wizards: tuple[int, int]
    intact: tuple[int, int]  # the first and the last space of the bridge that still stands
    mana: tuple[int, int]
    silence: bool
    hand: tuple[int, ...]  # the viewer's, with the false spell 0; empty for a watcher
    laid: tuple[int, ...]  # the viewer's own plan so far
    bet: int | None  # the viewer's own sealed bet
    revealed: tuple[tuple[int, ...], tuple[int, ...]]  # spells face up while a turn resolves
    bets: tuple[int, int] | None  # both bets, face up, while a turn resolves
    ready: tuple[bool, bool]
    hand_sizes: tuple[int, int]  # without the false spell
    piles: tuple[int, int]  # how many spells each may still draw
    discards: tuple[tuple[int, ...], tuple[int, ...]]  # without the spells that are face up
    last: tuple[tuple[int, ...], tuple[int, ...]]  # what each played on the previous turn
    chooser: int | None  # whom a spell asks
    stolen: int | None  # the spell that the thief decides on
    arranged: tuple[tuple[int, ...], ...] | None  # the viewer's own draws, in order (variant 2)
    fallen: tuple[int, ...]


def view(duel: Duel, seat: int, moves: int) -> ShazammView:
    """What `seat` sees: `duel` is concealed for it, `moves` are its legal codes."""
    resolving = duel.phase not in (rules.ARRANGING, rules.PLANNING, rules.OVER)
    mine = seat != WATCHER
    collapsed = duel.round if duel.phase == rules.OVER else duel.round - 1  # at each end
    return ShazammView(
        seat=seat if mine else None,
        choices=tuple(Choice(code=code, text=write(duel, seat, code)) for code in members(moves)),
        phase=PHASES[duel.phase],
        round=duel.round,
        turn=duel.turn,
        wall=duel.wall,
        wizards=_pair(duel.wizards),
        intact=(collapsed + 1, rules.BRIDGE - collapsed),
        mana=_pair(duel.mana),
        silence=bool(duel.silence),
        hand=tuple(members(duel.hands[seat] | 1)) if mine else (),
        laid=tuple(members(duel.laid[seat])) if mine else (),
        bet=(duel.bets[seat] or None) if mine else None,
        revealed=_sets(duel.laid) if resolving else ((), ()),
        bets=_pair(duel.stakes) if resolving else None,
        ready=(bool(duel.ready[0]), bool(duel.ready[1])),
        hand_sizes=(_hand_size(duel, 0), _hand_size(duel, 1)),
        piles=(_pile_size(duel, 0), _pile_size(duel, 1)),
        discards=_sets(_discards(duel, resolving)),
        last=_sets(duel.last),
        chooser=None if duel.chooser == NOBODY or not resolving else duel.chooser,
        stolen=lowest(duel.loot) if duel.phase == rules.STEALING and duel.loot else None,
        arranged=_arranged(duel, seat) if mine and duel.variant == rules.ARRANGED else None,
        fallen=tuple(members(duel.fallen)),
    )


def outcome(duel: Duel) -> Outcome | None:
    """Whoever falls loses; both falling is a draw (SHZ-A59)."""
    if duel.fallen == 0:
        return None
    losers = tuple(members(duel.fallen))
    if len(losers) == 2:
        return Outcome(winners=(), losers=(), rule="SHZ-A59")
    winners = tuple(seat for seat in range(2) if not has(duel.fallen, seat))
    return Outcome(winners=winners, losers=losers, rule=why_fell(duel, duel.wizards[losers[0]]))


def _pair(values: list[int]) -> tuple[int, int]:
    return (values[0], values[1])


def _sets(values: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (tuple(members(values[0])), tuple(members(values[1])))


def _discards(duel: Duel, resolving: bool) -> list[int]:
    """Spells lie in the middle until the turn is over (SHZ-27)."""
    return [duel.discards[seat] & ~(duel.laid[seat] if resolving else 0) for seat in range(2)]


def _hand_size(duel: Duel, seat: int) -> int:
    return count(duel.hands[seat]) + duel.owed[seat]


def _pile_size(duel: Duel, seat: int) -> int:
    return count(duel.piles[seat]) - duel.owed[seat]


def _arranged(duel: Duel, seat: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(members(group)) for group in duel.groups[seat])
