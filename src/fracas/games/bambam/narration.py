"""Bambam Boom's stories as events, each with the rules that made it so here."""

from collections.abc import Callable, Sequence

from fracas.games.contract import NOBODY, Event
from fracas.kernel import Told, has, members

from . import events, story
from .brawl import BOMBS, LEFT, Brawl
from .cards import HIDE, RESTOCK
from .characters import CHARACTERS, CORO, EVENTS, POPEYE_POWER, POWER_UP, RANGGA, TIPPED
from .moves import COLOUR_NAMES, cards

WHY_NUMBER = ("", "BAM-10", "BAM-64", "BAM-65", "BAM-10", "BAM-67")
WHY_ACTION = {
    "hide": "BAM-70",
    "steal": "BAM-68",
    "hacking": "BAM-69",
    "restock": "BAM-72",
}
WHY_DISCARDED = {
    story.TO_RESTOCK: ("BAM-72",),
    story.TO_REDRAW: ("BAM-41", "BAM-A11"),
    story.WHEN_OUT: ("BAM-57",),
    story.TO_HIDE: ("BAM-20",),
    story.TO_STEAL: ("BAM-79",),
    story.WHEN_DISARMED: ("BAM-85", "BAM-92"),
}
WHY_EVENT = ("BAM-80", "BAM-81", "BAM-82", "BAM-83", "BAM-84", "BAM-85", "BAM-86")


def narrate(brawl: Brawl, told: Sequence[Told]) -> list[Event]:
    """The story of one move, told from the position after it, as events."""
    happened = [TELLERS[number](brawl, *facts) for number, *facts in told]
    return [event for event in happened if event is not None]


def card_text(brawl: Brawl, card: int) -> str:
    return cards(brawl)[card].text


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- setting up and drawing ----------------------------------------------------------------


def _starts(_: Brawl, seat: int) -> Event:
    return events.Starts(seat=seat, rules=("BAM-29", "BAM-A04"))


def _picked(brawl: Brawl, seat: int, character: int) -> Event:
    name = CHARACTERS[character]
    side = "BAM-14" if brawl.advanced else "BAM-12"
    return events.Picked(seat=seat, character=name, rules=("BAM-30", side))


def _drew(brawl: Brawl, seat: int, card: int) -> Event:
    why = "BAM-31" if brawl.turns == 0 else "BAM-37"
    if brawl.laid & brawl.actions[RESTOCK]:  # it lies on the table as long as it has its effect
        why = "BAM-72"
    return events.Drew(seat=seat, card=card_text(brawl, card), rules=(why,))


def _shuffled(_: Brawl, number: int) -> Event:
    return events.Shuffled(cards=number, rules=("BAM-A14",))


def _placed(brawl: Brawl, bomb: int, seat: int) -> Event:
    why = ("BAM-32", "BAM-33", "BAM-A02") if brawl.seats < BOMBS else ("BAM-32", "BAM-33")
    return events.Placed(bomb=COLOUR_NAMES[bomb], seat=seat, rules=why)


def _revealed(_: Brawl, event: int, before: int, hurt: int) -> Event:
    return events.Revealed(
        event=EVENTS[event],
        before=None if before == NOBODY else EVENTS[before],
        rules=("BAM-24" if hurt == NOBODY else "BAM-59", WHY_EVENT[event]),
    )


# ---- turns and cards -----------------------------------------------------------------------


def _turn_starts(_: Brawl, seat: int) -> Event:
    return events.TurnStarts(seat=seat, rules=("BAM-36",))


def _danger(_: Brawl, seat: int, bomb: int) -> Event:
    return events.Danger(seat=seat, bomb=COLOUR_NAMES[bomb], rules=("BAM-43", "BAM-45"))


def _played(brawl: Brawl, seat: int, card: int) -> Event:
    hides = has(brawl.actions[HIDE], card)
    return events.Played(
        seat=seat,
        card=card_text(brawl, card),
        bomb=None if brawl.bomb == NOBODY else COLOUR_NAMES[brawl.bomb],
        other=None if brawl.other == NOBODY else COLOUR_NAMES[brawl.other],
        target=_seat_or_none(brawl.target),
        side=None if not hides else "left" if brawl.way == LEFT else "right",
        extra=brawl.extra == 1,
        rules=_why_played(brawl, seat, card),
    )


def _why_played(brawl: Brawl, seat: int, card: int) -> tuple[str, ...]:
    printed = cards(brawl)[card]
    if printed.kind != "bomb":
        return (WHY_ACTION[printed.kind],)
    danger = brawl.old_active != NOBODY
    why = ["BAM-47" if danger else "BAM-40"]
    if printed.number == 1:
        why.append("BAM-62")
    if not has(printed.colours, brawl.bomb):
        why.append("BAM-76" if brawl.abilities[seat] == CORO else "BAM-77")
    elif printed.colours.bit_count() > 1:
        why.append("BAM-66")
        if brawl.abilities[seat] == RANGGA:
            why.append("BAM-A73")
    return tuple(why)


def _sabotaged(brawl: Brawl, seat: int, *facts: int) -> Event:
    card, target, chain, late = facts
    why = ["BAM-71"]
    if chain:
        why.append("BAM-A58")
    if late:
        why.append("BAM-A56")
    text = card_text(brawl, card)
    return events.Sabotaged(seat=seat, card=text, target=target, late=bool(late), rules=tuple(why))


def _cancelled(brawl: Brawl, seat: int, card: int) -> Event:
    return events.Cancelled(seat=seat, card=card_text(brawl, card), rules=("BAM-71", "BAM-A58"))


def _restored(_: Brawl, bomb: int, seat: int, dial: int) -> Event:
    return events.Restored(bomb=COLOUR_NAMES[bomb], seat=seat, dial=dial, rules=("BAM-A62",))


# ---- bombs ---------------------------------------------------------------------------------


def _ticked(brawl: Brawl, bomb: int, dial: int, why: int) -> Event:
    return events.Ticked(bomb=COLOUR_NAMES[bomb], dial=dial, rules=_why_ticked(brawl, dial, why))


def _why_ticked(brawl: Brawl, dial: int, why: int) -> tuple[str, ...]:
    if why == story.BY_NITROUS:
        return ("BAM-53", "BAM-82")
    if why == story.BY_RESET:
        return ("BAM-53",)
    reasons = ["BAM-10"]
    if brawl.event == POWER_UP:
        reasons.append("BAM-84")
    if dial == 10:
        reasons.append("BAM-A29" if brawl.old_active != NOBODY else "BAM-11")
    return tuple(reasons)


def _moved(brawl: Brawl, bomb: int, start: int, *facts: int) -> Event:
    steps, living, why = facts
    jumps = why in (story.BY_AIM, story.BY_LEAVING)
    hops = (steps,) if jumps else walk(brawl.seats, living, start, steps)
    return events.Moved(
        bomb=COLOUR_NAMES[bomb], start=start, hops=hops, rules=_why_moved(brawl, why)
    )


def walk(seats: int, living: int, start: int, steps: int) -> tuple[int, ...]:
    """The living seats that a bomb passes; one step back for -1."""
    way, at, hops = (1 if steps > 0 else -1), start, list[int]()
    while len(hops) < abs(steps):
        at = (at + way) % seats
        if has(living, at):
            hops.append(at)
    return tuple(hops)


def _why_moved(brawl: Brawl, why: int) -> tuple[str, ...]:
    if why in (story.BY_CARD, story.BY_AIM):
        number = cards(brawl)[brawl.card].number
        if why == story.BY_AIM:
            return ("BAM-65" if number == 3 else "BAM-74",)
        power = ("BAM-93",) if brawl.event == POWER_UP else ()
        return (WHY_NUMBER[number], *power)
    if why == story.BY_EXTRA:
        number = cards(brawl)[brawl.card].number
        if number == 2:
            return ("BAM-73", "BAM-87")
        if number > 3 and brawl.event == POPEYE_POWER:
            return ("BAM-73", "BAM-88")
        return ("BAM-73",)
    return {
        story.BY_HIDE: ("BAM-70",),
        story.BY_HIDEOUT: ("BAM-22",),
        story.BY_LEAVING: ("BAM-58",),
    }[why]


def _swapped(_: Brawl, bomb: int, other: int, *dials: int) -> Event:
    return events.Swapped(
        bomb=COLOUR_NAMES[bomb],
        other=COLOUR_NAMES[other],
        dial=dials[0],
        other_dial=dials[1],
        rules=("BAM-69", "BAM-A46") if 10 in dials else ("BAM-69",),
    )


# ---- hands and the hideout -----------------------------------------------------------------


def _stole(brawl: Brawl, seat: int, victim: int, card: int, by_card: int) -> Event:
    text, why = card_text(brawl, card), "BAM-68" if by_card else "BAM-79"
    return events.Stole(seat=seat, victim=victim, card=text, rules=(why, "BAM-A43"))


def _discarded(brawl: Brawl, seat: int, gone: int, why: int) -> Event | None:
    if gone == 0:
        return None
    texts = tuple(card_text(brawl, card) for card in members(gone))
    return events.Discarded(seat=seat, cards=texts, rules=WHY_DISCARDED[why])


def _hideout_taken(brawl: Brawl, seat: int, holder: int) -> Event:
    why = "BAM-20" if holder == NOBODY else "BAM-21"
    used = ("BAM-23",) if brawl.active != NOBODY else ()
    return events.HideoutTaken(seat=seat, holder=_seat_or_none(holder), rules=(why, *used))


def _hideout_left(_: Brawl, seat: int) -> Event:
    return events.HideoutLeft(seat=seat, rules=("BAM-22",))


# ---- explosions ----------------------------------------------------------------------------


def _boom(_: Brawl, bomb: int, seat: int, second: int) -> Event:
    why = ("BAM-50",) if second == NOBODY else ("BAM-50", "BAM-86")
    target = _seat_or_none(second)
    return events.Boom(seat=seat, bomb=COLOUR_NAMES[bomb], target=target, rules=why)


def _hurt(brawl: Brawl, seat: int, lives: int, max_hand: int) -> Event:
    nuclear = ("BAM-83",) if brawl.damage > 1 else ()
    bonus = ("BAM-52",) if lives else ()
    return events.Hurt(
        seat=seat, lives=lives, max_hand=max_hand, rules=("BAM-51", *bonus, *nuclear)
    )


def _out(_: Brawl, seat: int) -> Event:
    return events.Out(seat=seat, rules=("BAM-56",))


def _tipped(_: Brawl) -> Event:
    return events.Tipped(dial=TIPPED, rules=("BAM-80",))


def _passed(_: Brawl, seat: int) -> Event:
    return events.Passed(seat=seat, rules=("BAM-A15",))


def _won(_: Brawl, seat: int) -> Event:
    return events.Won(seat=seat, rules=("BAM-61",))


TELLERS: dict[int, Callable[..., Event | None]] = {
    story.STARTS: _starts,
    story.PICKED: _picked,
    story.DREW: _drew,
    story.SHUFFLED: _shuffled,
    story.PLACED: _placed,
    story.REVEALED: _revealed,
    story.TURN_STARTS: _turn_starts,
    story.DANGER: _danger,
    story.PLAYED: _played,
    story.SABOTAGED: _sabotaged,
    story.CANCELLED: _cancelled,
    story.RESTORED: _restored,
    story.TICKED: _ticked,
    story.MOVED: _moved,
    story.SWAPPED: _swapped,
    story.STOLE: _stole,
    story.DISCARDED: _discarded,
    story.HIDEOUT_TAKEN: _hideout_taken,
    story.HIDEOUT_LEFT: _hideout_left,
    story.BLASTED: _boom,
    story.HURT_BY: _hurt,
    story.OUT: _out,
    story.TIPPED_ALL: _tipped,
    story.PASSED_TURN: _passed,
    story.WON: _won,
}
