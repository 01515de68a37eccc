"""The judge of Shazamm!: plays a described turn by the rules of the game, and tells all of it."""

from collections.abc import Iterator

import msgspec

from fracas.games.contract import Event, Seat, make_move
from fracas.games.shazamm import SHAZAMM, rules
from fracas.games.shazamm.events import Ready
from fracas.games.shazamm.options import ShazammOptions
from fracas.games.shazamm.rules import Duel
from fracas.games.shazamm.spells import CLONE, FALSE, RECYCLING, THEFT
from fracas.kernel import has, lowest, members

from .description import DescriptionError, either
from .shazamm_turn import Choice, Spells, Turn, Verb, check

ASKS: dict[int, tuple[int, tuple[Verb, ...]]] = {  # by phase: the spell, and its answers
    rules.CLONING: (CLONE, ("clone",)),
    rules.STEALING: (THEFT, ("use", "destroy")),
    rules.RECYCLING: (RECYCLING, ("recycle",)),
}
WORDED = {
    CLONE: ("judge.ask_clone", "SHZ-44"),
    THEFT: ("judge.ask_theft", "SHZ-46"),
    RECYCLING: ("judge.ask_recycling", "SHZ-52"),
}


class Facing(Event, frozen=True, tag="judge.facing"):
    """How the turn begins."""

    round: int
    wall: int
    silence: bool


class Standing(Event, frozen=True, tag="judge.standing"):
    """Where a wizard stands, and its reserve."""

    seat: int
    space: int
    mana: int


class GoesOn(Event, frozen=True, tag="judge.goes_on"):
    """The turn is over, the round is not."""

    wall: int


class Wins(Event, frozen=True, tag="judge.wins"):
    """The other wizard has fallen: the match is over."""

    seat: int


class Draw(Event, frozen=True, tag="judge.draw"):
    """Both wizards have fallen."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What the description leaves open."""

    seat: Seat
    asker: int  # the spell that asks
    spell: int  # the spell that it asks about, or 0
    options: tuple[str, ...]  # what can be answered

    def asked(self) -> DescriptionError:
        """The question in words, with the rule behind it."""
        key, rule = WORDED[self.asker]
        facts = {"seat": self.seat, "spell": self.spell, "options": _offer(self.options)}
        return DescriptionError(key, rule, **facts)


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The account of a turn, in order. With `missing` choices it ends where they are needed."""

    events: tuple[Event, ...]
    missing: tuple[Question, ...] = ()
    unused: tuple[str, ...] = ()  # choices that no spell asked for


def judge_turn(turn: Turn) -> Ruling:
    """Settle the turn by the real rules; raise `DescriptionError` if it cannot be one."""
    check(turn)
    duel = position(turn)
    events = list(_opening(turn))
    for seat in range(2):
        for code in [*sorted(turn.spells[seat]), rules.DONE, turn.bets[seat]]:
            events += make_move(SHAZAMM, duel, seat, code)
    left = dict(enumerate(turn.choices))
    missing: tuple[Question, ...] = ()
    while duel.phase in ASKS and not missing:
        place = _answer(duel, left)
        if place is None:
            missing = tuple(_questions(duel, left))
        else:
            events += _follow(duel, left.pop(place), f"choice {place}")
    if not missing:
        events += _ending(duel)
    told = tuple(event for event in events if not isinstance(event, Ready))
    unused = () if missing else tuple(choice.text for choice in left.values())
    return Ruling(events=told, missing=missing, unused=unused)


def position(turn: Turn) -> Duel:
    """The duel before the plans. Nobody holds a spell that the turn does not need."""
    duel = SHAZAMM.new(ShazammOptions(exact_recycling=turn.exact_recycling), 2)
    duel.phase, duel.owed, duel.piles = rules.PLANNING, [0, 0], [0, 0]
    duel.round, duel.wall, duel.silence = turn.round, turn.wall, int(turn.silence)
    duel.wizards, duel.mana = [*turn.wizards], [*turn.mana]
    duel.middle = turn.wizards[0] + rules.REACH
    duel.hands = [_bits(spells) for spells in turn.spells]
    duel.last = [_bits(spells) for spells in turn.last]
    duel.discards = [last & ~hand for last, hand in zip(duel.last, duel.hands, strict=True)]
    return duel


def _bits(spells: Spells) -> int:
    return sum(1 << spell for spell in spells if spell != FALSE)


def _opening(turn: Turn) -> Iterator[Event]:
    since = ("SHZ-42",) if turn.silence else ()
    yield Facing(round=turn.round, wall=turn.wall, silence=turn.silence, rules=since)
    for seat, space in enumerate(turn.wizards):
        yield Standing(seat=seat, space=space, mana=turn.mana[seat], rules=())


def _ending(duel: Duel) -> Iterator[Event]:
    outcome = SHAZAMM.outcome(duel)
    if outcome is not None and outcome.winners:
        yield Wins(seat=outcome.winners[0], rules=(outcome.rule,))
    elif outcome is not None:
        yield Draw(rules=(outcome.rule,))
    elif duel.turn > 1:
        yield GoesOn(wall=duel.wall, rules=())


# ---- what spells ask -----------------------------------------------------------------------


def _answer(duel: Duel, left: dict[int, Choice]) -> int | None:
    """The place of the first choice that answers what a spell asks now."""
    _, verbs = ASKS[duel.phase]
    for place, choice in left.items():
        about_it = duel.phase != rules.STEALING or choice.on == lowest(duel.loot)
        if choice.verb in verbs and about_it:
            return place
    return None


def _follow(duel: Duel, choice: Choice, about: str) -> list[Event]:
    """Make the move that a choice means, or say what would have been right."""
    seat = duel.chooser
    code = _code(choice)
    if 0 <= code < rules.CODES and has(SHAZAMM.moves(duel, seat), code):
        return make_move(SHAZAMM, duel, seat, code)
    options = _offer(_options(duel))
    if duel.phase == rules.CLONING:
        facts = {"seat": seat, "spell": choice.on}
        raise DescriptionError("judge.no_target", "SHZ-44", options=options, **facts).of(about)
    facts = {"seat": seat, "bet": duel.stakes[seat], "mana": duel.mana[seat]}
    raise DescriptionError("judge.recycling_range", "SHZ-A13", options=options, **facts).of(about)


def _code(choice: Choice) -> int:
    if choice.verb == "recycle":
        return choice.on + rules.KEEP_BET
    return {"use": rules.USE, "destroy": rules.DESTROY}.get(choice.verb, choice.on)


def _questions(duel: Duel, left: dict[int, Choice]) -> Iterator[Question]:
    """All that has to be answered now; a thief decides on several spells at once (SHZ-A45)."""
    seat, (asker, _) = duel.chooser, ASKS[duel.phase]
    if duel.phase != rules.STEALING:
        yield Question(seat=seat, asker=asker, spell=0, options=_options(duel))
        return
    said = [choice.on for choice in left.values() if choice.verb in ("use", "destroy")]
    for spell in members(duel.loot):
        if said.count(spell) <= has(duel.double_loot, spell):
            options = (f"use {spell}", f"destroy {spell}")
            yield Question(seat=seat, asker=asker, spell=spell, options=options)


def _options(duel: Duel) -> tuple[str, ...]:
    seat = duel.chooser
    return tuple(SHAZAMM.write(duel, seat, code) for code in members(SHAZAMM.moves(duel, seat)))


def _offer(options: tuple[str, ...]) -> str:
    """`use 8 or destroy 8`; many amounts in a row as `recycle -5 to recycle +5`."""
    amounts = [int(text.split()[1]) for text in options if text.startswith("recycle")]
    if len(amounts) > 2 and amounts[-1] - amounts[0] == len(amounts) - 1:
        return f"{options[0]} to {options[-1]}"
    return either(list(options))
