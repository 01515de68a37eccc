"""A turn of Shazamm! as somebody describes it, and whether it can be one."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from fracas.games.contract import Seat
from fracas.games.shazamm.rules import BRIDGE, MANA, REACH, START
from fracas.games.shazamm.spells import CLONE, FALSE, SPELLS

from .description import DescriptionError

LAST_ROUND = 7  # SHZ-A73
Verb: TypeAlias = Literal["clone", "use", "destroy", "recycle"]
Spells: TypeAlias = tuple[int, ...]


class Choice(msgspec.Struct, frozen=True):
    """What a player answers to a spell: `clone 7`, `use 8`, `recycle -5`; 0 clones nothing."""

    verb: Verb
    on: int

    @property
    def text(self) -> str:
        if self.verb == "recycle":
            return f"recycle {self.on:+d}" if self.on else "recycle 0"
        return f"{self.verb} {self.on or 'none'}"


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides a turn. Pairs are by seat: the wizard at the low end is the first."""

    bets: tuple[int, int]
    spells: tuple[Spells, Spells] = ((), ())
    mana: tuple[int, int] = (MANA, MANA)  # before the bets are paid
    wall: int = START
    wizards: tuple[int, int] = (START - REACH, START + REACH)
    round: int = 1
    last: tuple[Spells, Spells] = ((), ())  # what each played on the previous turn, for Clone
    silence: bool = False  # in force since an earlier turn of this round
    choices: tuple[Choice, ...] = ()
    exact_recycling: bool = False  # the house rule: exactly 5 off, or up to 5 on


def check(turn: Turn) -> None:
    """Raise what is wrong with a turn that no match can have."""
    for wrong in _wrongs(turn):
        raise wrong


def _wrongs(turn: Turn) -> Iterator[DescriptionError]:
    yield from _wrong_bridge(turn)
    for seat in range(2):
        yield from _wrong_mana(turn, seat)
        yield from _wrong_spells(turn, seat)


def _wrong_bridge(turn: Turn) -> Iterator[DescriptionError]:
    first, second = turn.wizards
    start, number = first + REACH, turn.round
    if second - first != 2 * REACH:
        yield _wrong("judge.wizards_apart", "SHZ-17", "wizards", first=first, second=second)
    if not 1 <= number <= LAST_ROUND:
        yield _wrong("judge.no_such_round", "SHZ-A73", "round", round=number, most=LAST_ROUND)
    if number == 1 and start != START:
        yield _wrong("judge.later_round", "SHZ-08", "wizards", start=start)
    for seat, space in enumerate(turn.wizards):
        if not number <= space <= BRIDGE + 1 - number:
            facts = {"space": space, "low": number, "high": BRIDGE + 1 - number}
            yield _wrong("judge.no_bridge", "SHZ-18", "wizards", seat=seat, round=number, **facts)
    if abs(start - START) > REACH * (number - 1):
        yield _wrong("judge.too_far", "SHZ-15", "wizards", start=start, round=number)
    if not first < turn.wall < second:
        facts = {"wall": turn.wall, "first": first, "second": second}
        yield _wrong("judge.wall_not_between", "SHZ-15", "wall", **facts)


def _wrong_mana(turn: Turn, seat: Seat) -> Iterator[DescriptionError]:
    mana, bet = turn.mana[seat], turn.bets[seat]
    if not 1 <= mana <= MANA:
        yield _wrong("judge.mana_range", "SHZ-16", f"mana {seat}", seat=seat, mana=mana)
    if not 1 <= bet <= mana:
        yield _wrong("judge.bet_range", "SHZ-22", f"bet {seat}", seat=seat, bet=bet, mana=mana)


def _wrong_spells(turn: Turn, seat: Seat) -> Iterator[DescriptionError]:
    for about, spells in (("spells", turn.spells[seat]), ("last", turn.last[seat])):
        for spell in spells:
            if not FALSE <= spell <= SPELLS:
                yield _wrong("judge.no_such_spell", "SHZ-06", f"{about} {seat}", spell=spell)
            if spells.count(spell) > 1:
                facts = {"seat": seat, "spell": spell}
                yield _wrong("judge.spell_twice", "SHZ-06", f"{about} {seat}", **facts)
    again = sorted({*turn.spells[seat]} & {*turn.last[seat]} - {FALSE})
    cloned = CLONE in turn.last[seat] and CLONE not in again
    if len(again) > (1 if cloned else 0):  # one of them may have been the copy
        facts = {"seat": seat, "spell": again[-1]}
        yield _wrong("judge.spell_spent", "SHZ-28", f"spells {seat}", **facts)


def _wrong(key: str, rule: str, about: str, **facts: int) -> DescriptionError:
    return DescriptionError(key, rule, **facts).of(about)
