"""The judge of Sbam!: settles one described fight by the rules of the game, step by step."""

from collections.abc import Iterator

import msgspec

from fracas.games.contract import NOBODY, Event
from fracas.games.sbam import SBAM, rounds, rules
from fracas.games.sbam.account import FightAccount, Side
from fracas.games.sbam.cards import CALLS, CARDS, COLOURS, STRENGTHS, TEXTS
from fracas.games.sbam.events import Fought
from fracas.games.sbam.options import SbamOptions
from fracas.games.sbam.rules import Brawl

from .description import DescriptionError, either

OTHER = 2  # somebody else in the ring, who called
MOST_CALLED = 3
EXAMPLES = "R1, B3, =R, +Y, xB, no3"
Cards = tuple[str, ...]


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides a fight. Sides are 0 and 1; cards are texts such as `R1` or `+Y`."""

    cards: tuple[Cards, Cards]
    caller: int | None = None  # a side, or `OTHER`
    called: int = 0  # with how many Sbam! cards


class Lies(Event, frozen=True, tag="judge.lies"):
    """What a side has played."""

    seat: int
    cards: Cards


class Crossed(Event, frozen=True, tag="judge.crossed"):
    """An X takes out a colour; these go on both sides together."""

    colour: str
    cards: Cards


class ThreesGo(Event, frozen=True, tag="judge.threes_go"):
    """The No-Threes takes out all 3s; these go on both sides together."""

    cards: Cards


class PairsStay(Event, frozen=True, tag="judge.pairs_stay"):
    """Stacked bars keep the pairs of a colour."""

    colour: str


class PairsGo(Event, frozen=True, tag="judge.pairs_go"):
    """Identical cards of one side go two by two."""

    seat: int
    cards: Cards


class Kept(Event, frozen=True, tag="judge.kept"):
    """The coloured cards that a side still has."""

    seat: int
    cards: Cards


class Counts(Event, frozen=True, tag="judge.counts"):
    """A colour counts: it has most cards, or as many as another."""

    colour: str
    left: int
    tied: bool


class PlusCounts(Event, frozen=True, tag="judge.plus_counts"):
    """A colour counts too, by its Plus alone."""

    colour: str
    left: int


class PlusIdle(Event, frozen=True, tag="judge.plus_idle"):
    """A Plus changes nothing: its colour counts already."""

    colour: str


class NothingLeft(Event, frozen=True, tag="judge.nothing_left"):
    """No coloured card is left, so no colour counts."""


class Totals(Event, frozen=True, tag="judge.totals"):
    """A side's strengths in the colours that count."""

    seat: int
    total: int


class Level(Event, frozen=True, tag="judge.level"):
    """Both totals are the same; nobody takes damage."""


class LevelLost(Event, frozen=True, tag="judge.level_lost"):
    """A level fight is lost by the one who called with a single Sbam!."""

    seat: int


class TakesDamage(Event, frozen=True, tag="judge.takes_damage"):
    seat: int


class Spared(Event, frozen=True, tag="judge.spared"):
    """The loser called with two Sbam! cards."""

    seat: int


class Unchecked(Event, frozen=True, tag="judge.unchecked"):
    """Three Sbam! cards: no fight is checked."""


def judge_fight(fight: Fight) -> tuple[Event, ...]:
    """Settle the fight by the real rules; raise `DescriptionError` if it cannot be one."""
    sets = hold(fight)
    lies = [
        Lies(seat=seat, cards=_in_order(cards), rules=("SBAM-21",))
        for seat, cards in enumerate(sets)
    ]
    if fight.called == MOST_CALLED:
        return (*lies, Unchecked(rules=("SBAM-33", "SBAM-34")), *_struck(fight))
    fought = settle(fight, sets)
    return (*lies, *_counting(fought.account), *_result(fought))


def hold(fight: Fight) -> tuple[int, int]:
    """The cards of both sides as sets, each taken from the one deck."""
    if not 0 <= fight.called <= MOST_CALLED:
        raise DescriptionError("judge.called_range", "SBAM-A20", cards=fight.called).of("called")
    deck = dict(enumerate(TEXTS))
    sets = [0, 0]
    for side, cards in enumerate(fight.cards):
        for place, text in enumerate(cards, start=1):
            card = next((card for card, left in deck.items() if left == text), None)
            if card is None or 1 << card & CALLS:
                raise _wrong_card(text, side, place)
            del deck[card]
            sets[side] |= 1 << card
    return sets[0], sets[1]


def _wrong_card(text: str, side: int, place: int) -> DescriptionError:
    """Why a card cannot lie there."""
    key, rule, facts = _why_wrong(text)
    error = DescriptionError(key, rule, card=text, seat=side, place=place, **facts)
    return error.of(f"cards {side}")


def _why_wrong(text: str) -> tuple[str, str, dict[str, str | int]]:
    if text not in TEXTS:
        group = [card for card in dict.fromkeys(TEXTS) if card[0] == text[:1] in COLOURS]
        return "judge.unknown_card", "SBAM-13", {"right": either(group) or EXAMPLES}
    if 1 << TEXTS.index(text) & CALLS:
        return "judge.call_in_fight", "SBAM-A11", {}
    most = TEXTS.count(text)
    return "judge.too_many", "SBAM-A03" if most > 1 else "SBAM-28", {"most": most}


def settle(fight: Fight, sets: tuple[int, int]) -> Fought:
    """The fight as a match of Sbam! settles it."""
    brawl = _ring(fight)
    brawl.sides[0][rules.RIGHT], brawl.sides[1][rules.LEFT] = sets
    rounds.settle(brawl, 0, 1)
    (fought,) = SBAM.narrate(brawl, brawl.story or [])
    assert isinstance(fought, Fought)
    return fought


def _ring(fight: Fight) -> Brawl:
    """Three seats: both sides of the rope, and somebody else."""
    brawl = SBAM.new(SbamOptions(), 3)
    brawl.caller = NOBODY if fight.caller is None else fight.caller
    brawl.called = fight.called if fight.caller is not None else 0
    brawl.story = []
    return brawl


def _struck(fight: Fight) -> Iterator[Event]:
    """One damage to everybody but the caller; only this rope is told of."""
    for seat in range(2):
        if seat != fight.caller:
            yield TakesDamage(seat=seat, rules=("SBAM-33",))


# ---- the steps -----------------------------------------------------------------------------


def _counting(account: FightAccount) -> Iterator[Event]:
    yield from _discards(account)
    for seat, side in enumerate(account.sides):
        yield Kept(seat=seat, cards=side.kept, rules=("SBAM-50",))
    yield from _colours(account)
    for seat, side in enumerate(account.sides):
        yield Totals(seat=seat, total=side.total, rules=("SBAM-52",))


def _discards(account: FightAccount) -> Iterator[Event]:
    gone = tuple(card for side in account.sides for card in side.discarded)
    for colour in account.crossed:
        cards = tuple(card for card in gone if card[0] == colour)
        yield Crossed(colour=colour, cards=cards, rules=("SBAM-44",))
    if account.no_threes:
        cards = tuple(card for card in gone if _is_three(card, account))
        yield ThreesGo(cards=cards, rules=("SBAM-A02",))
    for colour in account.barred:
        why = ("SBAM-A34",) if colour in account.crossed else ("SBAM-39", "SBAM-48")
        yield PairsStay(colour=colour, rules=why)
    for seat, side in enumerate(account.sides):
        pairs = _pairs(side, account)
        if pairs:
            yield PairsGo(seat=seat, cards=pairs, rules=("SBAM-47", "SBAM-49"))


def _is_three(card: str, account: FightAccount) -> bool:
    return card[0] not in account.crossed and card[1:] == str(STRENGTHS)


def _pairs(side: Side, account: FightAccount) -> Cards:
    """What went as pairs: neither crossed, nor a 3 that the No-Threes took."""
    left = [card for card in side.discarded if card[0] not in account.crossed]
    return tuple(card for card in left if not (account.no_threes and _is_three(card, account)))


def _colours(account: FightAccount) -> Iterator[Event]:
    tied = len(account.majority) > 1
    for colour in account.majority:
        left = account.left[COLOURS.index(colour)]
        why = ("SBAM-55",) if tied else ("SBAM-51",)
        yield Counts(colour=colour, left=left, tied=tied, rules=why)
    if not account.majority:
        yield NothingLeft(rules=("SBAM-A35",))
    played = {card for side in account.sides for card in side.cards}
    for place, colour in enumerate(COLOURS):
        if colour in account.added:
            why = ("SBAM-A30",) if colour in account.crossed else ("SBAM-41", "SBAM-42")
            yield PlusCounts(colour=colour, left=account.left[place], rules=why)
        elif f"+{colour}" in played:
            yield PlusIdle(colour=colour, rules=("SBAM-A31",))


def _result(fought: Fought) -> Iterator[Event]:
    if fought.loser is None:
        yield Level(rules=fought.rules)
    elif fought.spared:
        yield Spared(seat=fought.loser, rules=fought.rules)
    else:
        if fought.tie_lost:
            yield LevelLost(seat=fought.loser, rules=fought.rules)
        yield TakesDamage(seat=fought.loser, rules=("SBAM-53", "SBAM-56"))


def _in_order(cards: int) -> Cards:
    return tuple(TEXTS[card] for card in range(CARDS) if cards >> card & 1)
