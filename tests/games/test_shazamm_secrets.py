"""Shazamm!: of a plan, nobody else learns more than that it is ready."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.shazamm_table import ALL, Table, a_duel, a_new_duel

from fracas.games import CHANCE, WATCHER, concealed, make_move, seen, told
from fracas.games.shazamm import SHAZAMM
from fracas.kernel import Dice, a_dice, count, members, nth, roll

OTHERS = (1, WATCHER)


def a_random_plan(table: Table, seat: int, dice: Dice) -> Iterator[str]:
    """Its small steps as texts; each must be played before the next one is asked for."""
    while SHAZAMM.actors(table.duel) >> seat & 1 and table.see().phase == "planning":
        legal = SHAZAMM.moves(table.duel, seat)
        code = nth(legal, roll(dice, count(legal)))
        yield SHAZAMM.write(table.duel, seat, code)


def all_that_is_told(table: Table, seat: int) -> tuple[object, ...]:
    """Everything that a seat or a watcher can ask for, as bytes where it goes over a wire."""
    hidden = concealed(SHAZAMM, table.duel, seat)
    texts = ["lay 7", "bet 5", "take back", "clone 7", "9", "use", ""]
    legal = SHAZAMM.moves(table.duel, seat) if seat != WATCHER else 0
    codes = [code for code in range(63) if not legal >> code & 1]
    return (
        msgspec.json.encode(seen(SHAZAMM, table.duel, seat)),
        repr(hidden),
        SHAZAMM.asked(hidden),
        legal,
        [str(SHAZAMM.refusal(table.duel, seat, code)) for code in codes],
        [a_reading(table, seat, text) for text in texts] if seat != WATCHER else [],
    )


def a_reading(table: Table, seat: int, text: str) -> str:
    try:
        return str(SHAZAMM.read(table.duel, seat, text))
    except ValueError as error:
        return str(error)


@pytest.mark.proves("SHZ-22", "SHZ-23", "SHZ-24", "SHZ-A70", "SHZ-A72")
@pytest.mark.parametrize("other_is_ready", [False, True])
def test_whatever_is_planned_the_others_are_told_the_same_byte_for_byte(
    other_is_ready: bool,
) -> None:
    dice = a_dice(3)
    ready: set[str] = set()
    for _ in range(150):
        table = a_duel()
        if not other_is_ready:
            table.say(1, "lay 9")
        before = {seat: all_that_is_told(table, seat) for seat in OTHERS}
        for text in a_random_plan(table, 0, dice):
            events = make_move(SHAZAMM, table.duel, 0, SHAZAMM.read(table.duel, 0, text))
            if text.startswith("bet"):
                ready.add(
                    repr([[*told(events, seat), *all_that_is_told(table, seat)] for seat in OTHERS])
                )
            else:
                assert events == []
                assert {seat: all_that_is_told(table, seat) for seat in OTHERS} == before
        table.say(0, "take back")
        assert {seat: all_that_is_told(table, seat) for seat in OTHERS} == before
    assert len(ready) == 1


@pytest.mark.proves("SHZ-37", "SHZ-A69")
def test_whatever_order_is_arranged_the_others_are_told_the_same() -> None:
    dice = a_dice(4)
    told_when_done: set[str] = set()
    for _ in range(50):
        table = a_new_duel(variant="arranged")
        before = {seat: all_that_is_told(table, seat) for seat in OTHERS}
        while legal := SHAZAMM.moves(table.duel, 0):
            assert {seat: all_that_is_told(table, seat) for seat in OTHERS} == before
            make_move(SHAZAMM, table.duel, 0, nth(legal, roll(dice, count(legal))))
        told_when_done.add(repr([all_that_is_told(table, seat) for seat in OTHERS]))
    assert len(told_when_done) == 1


@pytest.mark.proves("SHZ-A69", "SHZ-12")
def test_hands_and_piles_of_others_are_one_set_again_when_concealed() -> None:
    one = a_duel("1 2 3", "4 5 6")
    other = a_duel("1 2 3", "7 13 14")
    assert one.see() == other.see()
    assert concealed(SHAZAMM, one.duel, 0) == concealed(SHAZAMM, other.duel, 0)
    assert concealed(SHAZAMM, one.duel, 1) != concealed(SHAZAMM, other.duel, 1)
    hidden = concealed(SHAZAMM, one.duel, 0)
    assert SHAZAMM.actors(hidden) == 1 << CHANCE
    assert members(SHAZAMM.moves(hidden, CHANCE)) == list(range(1, 15))


@pytest.mark.proves("SHZ-24", "SHZ-A70")
def test_two_plans_sealed_at_the_same_time_are_both_accepted_in_either_order() -> None:
    dice = a_dice(5)
    for _ in range(300):
        plans: list[tuple[int, str]] = []
        for _seat in range(2):
            spells = [n for n in range(15) if roll(dice, 4) == 0]
            plans.append((1 + roll(dice, 50), " ".join(map(str, spells))))
        tables = [a_duel(ALL, ALL, last=("5 8", "7 9"), discards=("", "")) for _ in range(2)]
        for table, order in zip(tables, ((0, 1), (1, 0)), strict=True):
            for seat in order:
                table.plan(seat, *plans[seat])
        assert tables[0].duel == tables[1].duel
        assert tables[0].events[2:] == tables[1].events[2:]


@pytest.mark.proves("SHZ-A69", "SHZ-24")
def test_after_the_reveal_both_plans_are_public() -> None:
    table = a_duel(last=("", "7"))
    table.turn((5, 6), "2 9", "0 8")
    for seat in (0, 1, WATCHER):
        view = table.see(seat)
        assert (view.bets, view.revealed) == ((5, 6), ((2, 9), (0, 8)))
