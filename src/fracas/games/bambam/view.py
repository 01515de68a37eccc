"""What people see of a Bambam Boom match."""

from typing import Literal, TypeAlias

import msgspec

from fracas.games.contract import NOBODY, WATCHER, Choice, Outcome, View
from fracas.kernel import count, has, members

from . import brawl as at
from .bombs import added, choosable_bombs, dial_after, goes_anywhere, landing, steps
from .brawl import Brawl, ahead, beside, max_hand
from .cards import HIDE, CardText
from .characters import CHARACTERS, EVENTS
from .moves import COLOUR_NAMES, cards, write

Phase: TypeAlias = Literal[
    "starting",
    "picking",
    "turn",
    "choosing",
    "aiming",
    "stretching",
    "swapping",
    "hiding",
    "robbing",
    "pairing",
    "paying",
    "fleeing",
    "window",
    "rescue",
    "keeping",
    "over",
]
PHASES: dict[int, Phase] = {
    at.FIRST: "starting",
    at.BOMBING: "starting",
    at.REVEALING: "turn",
    at.STEALING: "turn",
    at.PICKING: "picking",
    at.TURN: "turn",
    at.CHOOSING: "choosing",
    at.AIMING: "aiming",
    at.STRETCHING: "stretching",
    at.SWAPPING: "swapping",
    at.HIDING: "hiding",
    at.ROBBING: "robbing",
    at.STICKING: "robbing",
    at.PAIRING: "pairing",
    at.MATCHING: "pairing",
    at.PAYING: "paying",
    at.PAYING_MORE: "paying",
    at.FLEEING: "fleeing",
    at.WINDOW: "window",
    at.RESCUE: "rescue",
    at.KEEPING: "keeping",
    at.OVER: "over",
}
WAYS = (at.LEFT, at.RIGHT)


class BambamChoice(Choice, frozen=True):
    """A legal move; where one bomb is concerned, which, what it then shows, and where it lands."""

    bomb: str | None = None
    dial: int | None = None
    lands: int | None = None


class LastPlay(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The last card played, as far as its player has told what it shall do."""

    card: CardText
    seat: int
    bomb: str | None = None
    other: str | None = None  # the second bomb of a Hacking
    target: int | None = None
    side: str | None = None
    extra: bool = False
    lands: int | None = None  # where the bomb goes and what its dial shows, if nobody cancels
    dial: int | None = None
    sabotages: int = 0
    top: int | None = None  # who played the uppermost card


class BambamView(View, frozen=True, tag="bambam"):
    """One seat's or a watcher's view of the table. Lists are by seat, or by bomb."""

    choices: tuple[BambamChoice, ...]  # pyright: ignore[reportIncompatibleVariableOverride]  # frozen
    phase: Phase
    turn: int | None
    turns: int
    first: int | None
    living: tuple[int, ...]
    characters: tuple[str | None, ...]
    lives: tuple[int, ...]
    hand: tuple[CardText, ...]
    known: tuple[tuple[CardText, ...], ...]  # by seat: cards that were stolen from the viewer
    hand_sizes: tuple[int, ...]
    max_hands: tuple[int, ...]
    deck: int
    discards: tuple[CardText, ...]
    dials: tuple[int, ...]
    holders: tuple[int | None, ...]
    active: str | None
    critical: bool
    thrower: int | None
    hideout: int | None
    event: str | None
    last: LastPlay | None
    asked: tuple[int, ...]  # whom a window asks; who has answered stays secret
    answered: bool  # whether the viewer has
    window_ms: int


def view(brawl: Brawl, seat: int, moves: int) -> BambamView:
    """What `seat` sees: `brawl` is concealed for it, `moves` are its legal codes."""
    seats = range(brawl.seats)
    names = cards(brawl)
    over = brawl.phase == at.OVER
    return BambamView(
        seat=None if seat == WATCHER else seat,
        choices=tuple(choice(brawl, seat, code) for code in members(moves)),
        phase=PHASES[brawl.phase],
        turn=None if over or brawl.phase == at.FIRST else _or_none(brawl.turn),
        turns=brawl.turns,
        first=_or_none(brawl.first),
        living=tuple(members(brawl.living)),
        characters=tuple(_named(CHARACTERS, brawl.characters[other]) for other in seats),
        lives=tuple(brawl.lives[: brawl.seats]),
        hand=tuple(names[card].text for card in members(brawl.hands[seat] if seat >= 0 else 0)),
        known=tuple(
            tuple(names[card].text for card in members(brawl.hands[other] if other != seat else 0))
            for other in seats
        ),
        hand_sizes=tuple(count(brawl.hands[other]) + brawl.hidden[other] for other in seats),
        max_hands=tuple(max_hand(brawl, other) for other in seats),
        deck=count(brawl.undealt) - sum(brawl.hidden),
        discards=tuple(names[card].text for card in members(brawl.discards)),
        dials=tuple(brawl.dials),
        holders=tuple(_or_none(holder) for holder in brawl.holders),
        active=_named(COLOUR_NAMES, brawl.active),
        critical=bool(brawl.critical),
        thrower=_or_none(brawl.thrower),
        hideout=_or_none(brawl.hideout),
        event=_named(EVENTS, brawl.event),
        last=last_play(brawl),
        asked=tuple(members(brawl.asked)),
        answered=seat >= 0 and has(brawl.asked, seat) and not has(brawl.waiting, seat),
        window_ms=brawl.window_ms,
    )


def last_play(brawl: Brawl) -> LastPlay | None:
    """What everybody has seen of the last play."""
    if brawl.card == NOBODY:
        return None
    hides = has(brawl.actions[HIDE], brawl.card) and brawl.bomb != NOBODY
    announced = brawl.phase not in range(at.CHOOSING, at.ROBBING + 1)
    pending = (
        brawl.phase == at.WINDOW
        and not brawl.applied
        and brawl.bomb != NOBODY
        and brawl.other == NOBODY
    )
    return LastPlay(
        card=cards(brawl)[brawl.card].text,
        seat=brawl.player,
        bomb=_named(COLOUR_NAMES, brawl.bomb),
        other=_named(COLOUR_NAMES, brawl.other),
        target=_or_none(brawl.target),
        side=None if not hides else "left" if brawl.way == at.LEFT else "right",
        extra=brawl.extra == 1,
        lands=landing(brawl) if pending else None,
        dial=dial_after(brawl) if pending else None,
        sabotages=brawl.chain if announced else 0,
        top=brawl.top if announced else None,
    )


def choice(brawl: Brawl, seat: int, code: int) -> BambamChoice:
    """A legal move, with what everybody at the table could work out about it."""
    text = write(brawl, seat, code)
    bomb, lands = _brings(brawl, seat, code)
    if bomb == NOBODY:
        return BambamChoice(code=code, text=text)
    card = code if brawl.phase == at.TURN else brawl.card
    moved_only = brawl.phase in (at.HIDING, at.FLEEING)
    number = 0 if moved_only else cards(brawl)[card].number
    return BambamChoice(
        code=code,
        text=text,
        bomb=COLOUR_NAMES[bomb],
        dial=min(at.FULL, brawl.dials[bomb] + (added(brawl, number) if number > 0 else 0)),
        lands=lands,
    )


def _brings(brawl: Brawl, seat: int, code: int) -> tuple[int, int | None]:
    """The bomb that a move acts on, if it is one only, and where that goes if that is known."""
    phase = brawl.phase
    if phase == at.TURN and code < len(cards(brawl)) and has(brawl.bombs, code):
        bombs = members(choosable_bombs(brawl, seat, code))
        if len(bombs) == 1:
            return bombs[0], _thrown(brawl, seat, code, bombs[0])
        return NOBODY, None
    if phase == at.CHOOSING:
        return code, _thrown(brawl, seat, brawl.card, code)
    if phase == at.AIMING:
        return brawl.bomb, code
    if phase == at.STRETCHING:
        return brawl.bomb, ahead(brawl, landing(brawl), code)
    if phase == at.HIDING:
        return code // 2, beside(brawl, brawl.holders[code // 2], WAYS[code % 2])
    if phase == at.FLEEING:
        return brawl.active, beside(brawl, seat, WAYS[code])
    return NOBODY, None


def _thrown(brawl: Brawl, seat: int, card: int, bomb: int) -> int | None:
    """Where a bomb card puts its bomb, if that is no choice."""
    number = cards(brawl)[card].number
    if goes_anywhere(brawl, seat, number):
        return None
    return ahead(brawl, brawl.holders[bomb], steps(brawl, number))


def outcome(brawl: Brawl) -> Outcome | None:
    """The one survivor wins."""
    if brawl.winner == NOBODY:
        return None
    losers = tuple(seat for seat in range(brawl.seats) if seat != brawl.winner)
    return Outcome(winners=(brawl.winner,), losers=losers, rule="BAM-61")


def _named(names: tuple[str, ...], place: int) -> str | None:
    return None if place == NOBODY else names[place]


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
