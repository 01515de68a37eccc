"""Shazamm!'s stories as events, each with the rules that made it so here."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from fracas.games.contract import Event
from fracas.kernel import Told, members

from . import events, rules
from .rules import BRIDGE, KEEP_BET, Duel
from .spells import BOOST_POINTS

Because: TypeAlias = tuple[str, ...]

WHY_WASTED = {
    rules.STILL_SILENT: "SHZ-42",
    rules.JUST_SILENCED: "SHZ-41",
    rules.CUT_SHORT: "SHZ-49",
}
WHY_OVER = {rules.TOUCHED: "SHZ-15", rules.EXHAUSTED: "SHZ-16", rules.CALLED_OFF: "SHZ-47"}
REASONS: dict[int, events.Reason] = {
    rules.TOUCHED: "touched",
    rules.EXHAUSTED: "exhausted",
    rules.CALLED_OFF: "called_off",
}
WHY_DRAWN = {rules.BASE: "SHZ-35", rules.ALL_IN_HAND: "SHZ-36", rules.ARRANGED: "SHZ-37"}


def narrate(duel: Duel, story: Sequence[Told]) -> list[Event]:
    """The story of one move, told from the position after it, as events."""
    heard: list[Event] = []
    for place, told in enumerate(story):
        heard += _events(duel, told, story[:place])
    return heard


def why_fell(duel: Duel, space: int) -> str:
    """Off the bridge, on a tile that collapses now, or where one had collapsed before."""
    if not 1 <= space <= BRIDGE:
        return "SHZ-A60"
    return "SHZ-21" if space in (duel.round, BRIDGE + 1 - duel.round) else "SHZ-20"


def _events(duel: Duel, told: Told, before: Sequence[Told]) -> list[Event]:
    number, *facts = told
    if number in MANY:
        return list(MANY[number](*facts))
    if number in SPECIAL:
        return [SPECIAL[number](*facts)]
    if number in RETOLD:
        return [RETOLD[number](duel, before, *facts)]
    kind, why = PLAIN[number]
    names = [name for name in kind.__struct_fields__ if name != "rules"]
    return [kind(**dict(zip(names, facts, strict=True)), rules=why)]


def _toward(way: int) -> int:
    return 1 if way > 0 else 0


# ---- told spell by spell -------------------------------------------------------------------


def _revealed(seat: int, bet: int, laid: int) -> Iterator[Event]:
    yield events.Revealed(seat=seat, bet=bet, rules=("SHZ-24",))
    for spell in members(laid):
        why = ("SHZ-24", "SHZ-27") if spell else ("SHZ-24", "SHZ-38", "SHZ-39")
        yield events.Shown(seat=seat, spell=spell, rules=why)


def _wasted(first: int, second: int, why: int) -> Iterator[Event]:
    for seat, spells in enumerate((first, second)):
        for spell in members(spells):
            yield events.Wasted(seat=seat, spell=spell, rules=(WHY_WASTED[why],))


def _cancelled(spells: int) -> Iterator[Event]:
    for spell in members(spells):
        yield events.Cancelled(spell=spell, rules=("SHZ-30", "SHZ-A04"))


# ---- told by their own facts ---------------------------------------------------------------


def _cloned(seat: int, spell: int, targets: int) -> Event:
    why = "SHZ-44" if spell else "SHZ-A31" if targets else "SHZ-A32"
    return events.Cloned(seat=seat, spell=spell, rules=(why,))


def _stolen(seat: int, spell: int, used: int) -> Event:
    why = ("SHZ-45", "SHZ-46") if spell else ("SHZ-45",)
    return events.Stolen(seat=seat, spell=spell, used=bool(used), rules=why)


def _centred(seat: int, before: int, wall: int) -> Event:
    why = ("SHZ-50", "SHZ-51") if before != wall else ("SHZ-A27",)
    return events.Centred(seat=seat, before=before, wall=wall, rules=why)


def _recycled(seat: int, before: int, bet: int) -> Event:
    partly = -KEEP_BET < bet - before < 0  # the rulebook speaks of 5 off, the ruling of up to 5
    how_much = ("SHZ-52", "SHZ-A12") if partly else ("SHZ-52",)
    why = (*how_much, "SHZ-A13", "SHZ-A15")
    return events.Recycled(seat=seat, before=before, bet=bet, rules=why)


def _boosted(seat: int, points: int, attack: int) -> Event:
    why = ("SHZ-53", "SHZ-A19") if points > BOOST_POINTS else ("SHZ-53",)
    return events.Boosted(seat=seat, points=points, attack=attack, rules=why)


def _compared(first: int, second: int, way: int) -> Event:
    seat = _toward(way) if way else None
    why = ("SHZ-25", "SHZ-26") if way else ("SHZ-25", "SHZ-A02")
    return events.Compared(first=first, second=second, seat=seat, rules=why)


def _paid(seat: int, price: int, mana: int, spared: int) -> Event:
    why = "SHZ-60" if spared else "SHZ-29"
    return events.Paid(seat=seat, price=price, mana=mana, spared=bool(spared), rules=(why,))


# ---- told by what came before, or by the variant ---------------------------------------------


def _drawn(duel: Duel, before: Sequence[Told], seat: int, spell: int) -> Event:
    why = "SHZ-12" if duel.round == 1 else WHY_DRAWN[duel.variant]
    return events.Drawn(seat=seat, spell=spell, rules=(why,))


def _silenced(duel: Duel, before: Sequence[Told], seat: int) -> Event:
    why = ("SHZ-40", "SHZ-A38") if _has(before, rules.CLONED) else ("SHZ-40",)
    return events.Silenced(seat=seat, rules=why)


def _doubled(duel: Duel, before: Sequence[Told], seat: int, times: int, attack: int) -> Event:
    why = ["SHZ-54"]
    if _has(before, rules.BOOSTED, seat):
        why.append("SHZ-55")
    if times > 2:
        why.append("SHZ-A19")
    return events.Doubled(seat=seat, times=times, attack=attack, rules=tuple(why))


def _turned(duel: Duel, before: Sequence[Told], seat: int, way: int) -> Event:
    why = ("SHZ-56", "SHZ-A18") if _has(before, rules.TURNED) else ("SHZ-56",)
    return events.Turned(seat=_toward(way), rules=why)


def _moved(duel: Duel, before: Sequence[Told], start: int, wall: int, way: int) -> Event:
    turns = sum(told[0] == rules.TURNED for told in before)
    why = list((("SHZ-26",), ("SHZ-56",), ("SHZ-26", "SHZ-A18"))[turns])
    if _has(before, rules.BLAZED):
        why.append("SHZ-58" if abs(wall - start) == 2 else "SHZ-A21")
    return events.Moved(seat=_toward(way), before=start, wall=wall, rules=tuple(why))


def _round_over(duel: Duel, before: Sequence[Told], number: int, wall: int, why: int) -> Event:
    cause = WHY_OVER[why]
    if why == rules.EXHAUSTED and not _has(before, rules.PUSHED):
        cause = "SHZ-A55"
    because = (cause, "SHZ-17", "SHZ-18", "SHZ-19")
    return events.RoundOver(round=number, wall=wall, reason=REASONS[why], rules=because)


def _fell(duel: Duel, before: Sequence[Told], seat: int, space: int) -> Event:
    return events.Fell(seat=seat, space=space, rules=(why_fell(duel, space), "SHZ-A58"))


def _new_round(duel: Duel, before: Sequence[Told], number: int, wall: int) -> Event:
    return events.NewRound(round=number, wall=wall, rules=("SHZ-34", WHY_DRAWN[duel.variant]))


def _has(before: Sequence[Told], *beginning: int) -> bool:
    """Whether something was told that begins with these numbers."""
    return any(told[: len(beginning)] == beginning for told in before)


MANY: dict[int, Callable[..., Iterator[Event]]] = {
    rules.REVEALED: _revealed,
    rules.WASTED: _wasted,
    rules.CANCELLED: _cancelled,
}

SPECIAL: dict[int, Callable[..., Event]] = {
    rules.CLONED: _cloned,
    rules.STOLEN: _stolen,
    rules.CENTRED: _centred,
    rules.RECYCLED: _recycled,
    rules.BOOSTED: _boosted,
    rules.COMPARED: _compared,
    rules.PAID: _paid,
}

RETOLD: dict[int, Callable[..., Event]] = {
    rules.DRAWN: _drawn,
    rules.SILENCED: _silenced,
    rules.DOUBLED: _doubled,
    rules.TURNED: _turned,
    rules.MOVED: _moved,
    rules.ROUND_OVER: _round_over,
    rules.FELL: _fell,
    rules.NEW_ROUND: _new_round,
}

# Facts that are the event's fields, in their order.
PLAIN: dict[int, tuple[type[Event], Because]] = {
    rules.ORDERED: (events.Arranged, ("SHZ-37",)),
    rules.READY: (events.Ready, ("SHZ-24", "SHZ-A70")),
    rules.UNREADY: (events.Unready, ("SHZ-A72",)),
    rules.MET: (events.Met, ("SHZ-A39",)),
    rules.STOPPED: (events.Stopped, ("SHZ-47", "SHZ-48", "SHZ-A62")),
    rules.BLAZED: (events.Blazed, ("SHZ-58",)),
    rules.RESISTED: (events.Resisted, ("SHZ-59",)),
    rules.REFILLED: (events.Refilled, ("SHZ-61", "SHZ-A17")),
    rules.DRAINED: (events.Drained, ("SHZ-62", "SHZ-A16")),
    rules.PUSHED: (events.Pushed, ("SHZ-32", "SHZ-A52")),
}
