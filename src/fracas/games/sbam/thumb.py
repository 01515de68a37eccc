"""Rules of thumb for Sbam!: play where it helps, call when ahead."""

from fracas.kernel import has, rule, with_bit, without_bit

from . import fight, rules
from .rules import CALL, HAND, LEFT, OOPS_CODE, RIGHT, Brawl


@rule
def standing(brawl: Brawl, seat: int, left: int, right: int) -> int:
    """Fights ahead minus fights behind, if a seat's two sides held these cards."""
    after = rules.neighbour(brawl, seat)
    before = seat
    for other in range(brawl.seats):
        if has(brawl.living, other) and rules.neighbour(brawl, other) == seat:
            before = other
    ahead_right = fight.lead(right, brawl.sides[after][LEFT])
    ahead_left = fight.lead(left, brawl.sides[before][RIGHT])
    worth = 0
    for ahead in (ahead_left, ahead_right):
        worth += 1 if ahead > 0 else -1 if ahead < 0 else 0
    return worth


@rule
def sensible(brawl: Brawl, seat: int, legal: int) -> int:
    """Those of a seat's legal codes that fit the rules of thumb; never none."""
    if brawl.phase == rules.COUNTDOWN:
        return legal
    left, right = brawl.sides[seat][LEFT], brawl.sides[seat][RIGHT]
    now = standing(brawl, seat, left, right)
    if brawl.phase == rules.WINDOW:  # cancel a call unless it suits me
        cancels = has(legal, OOPS_CODE) and (now < 2 or brawl.called == 3)
        return 1 << OOPS_CODE if cancels else without_bit(legal, OOPS_CODE)
    calls = good_calls(legal, now)
    return calls if calls != 0 else best_plays(brawl, seat, legal)


@rule
def good_calls(legal: int, now: int) -> int:
    """Three Sbam! cards always, two unless both fights are lost, one when both are won."""
    if has(legal, CALL + 2):
        return 1 << CALL + 2
    if has(legal, CALL + 1) and now > -2:
        return 1 << CALL + 1
    return 1 << CALL if has(legal, CALL) and now == 2 else 0


@rule
def best_plays(brawl: Brawl, seat: int, legal: int) -> int:
    """The plays after which the fights stand best; all legal codes when there is no play."""
    left, right = brawl.sides[seat][LEFT], brawl.sides[seat][RIGHT]
    best, chosen = -HAND, 0
    for code in range(CALL):
        if has(legal, code):
            card = 1 << brawl.hands[seat][code // 2]
            to_left = card if code % 2 == LEFT else 0
            worth = standing(brawl, seat, left | to_left, right | (card ^ to_left))
            if worth > best:
                best, chosen = worth, 0
            if worth == best:
                chosen = with_bit(chosen, code)
    return chosen if chosen != 0 else legal
