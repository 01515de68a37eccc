"""Bambam Boom: whose turn it is, and what may be done in it."""

from fracas.games.contract import NOBODY
from fracas.kernel import count, rule, tell, without_bit

from .bombs import deflectors, playable, step_aside
from .brawl import (
    BLAST,
    CINDY_CODE,
    DONE,
    FLEEING,
    HIDEOUT,
    LEFT,
    MATCHING,
    MIDDLE,
    PAIR,
    PAIRING,
    PAYING,
    PAYING_MORE,
    REDRAW,
    RIGHT,
    STARTING,
    STICKING,
    TURN,
    Brawl,
    is_danger,
    left_of,
    number_of,
    with_cards,
)
from .cards import NUMBERS, SABOTAGE, STEAL
from .characters import CINDY
from .hands import clear_table, discard, draw_up
from .story import (
    BY_HIDEOUT,
    DANGER,
    DISCARDED,
    HIDEOUT_LEFT,
    HIDEOUT_TAKEN,
    PASSED_TURN,
    TO_HIDE,
    TO_REDRAW,
    TO_STEAL,
    TURN_STARTS,
)


@rule
def start_turn(brawl: Brawl) -> None:
    """In danger the turn is the holder's, without a refill (BAM-45, BAM-46); else one draws up."""
    clear_table(brawl)
    brawl.phase = TURN
    brawl.stuck = 0  # BAM-A74
    brawl.turns += 1
    if is_danger(brawl):
        brawl.turn = brawl.holders[brawl.active]
        tell(brawl, DANGER, brawl.turn, brawl.active)
    else:
        tell(brawl, TURN_STARTS, brawl.turn)
        draw_up(brawl, brawl.turn)  # BAM-37


@rule
def end_turn(brawl: Brawl, seat: int) -> None:
    """Play passes to the left, unless a bomb is active (BAM-42, BAM-43)."""
    brawl.turn = left_of(brawl, seat)
    brawl.phase = STARTING


# ---- what may be done --------------------------------------------------------------------


@rule
def turn_moves(brawl: Brawl, seat: int) -> int:
    """Any action cards, then one bomb card, or what stands in for it (BAM-39, BAM-40, BAM-48)."""
    hand = brawl.hands[seat]
    actions = hand & ~brawl.bombs & ~brawl.actions[SABOTAGE]  # BAM-A65
    if hand & brawl.actions[STEAL] != 0 and with_cards(brawl, seat) == 0:
        actions &= ~brawl.actions[STEAL]  # BAM-A44
    cards = playable(brawl, seat)
    codes = actions | cards | pair_move(brawl, seat) | sticky_move(brawl, seat)
    if is_danger(brawl):
        return codes | danger_moves(brawl, seat, cards)
    if hand & brawl.bombs == 0:
        codes |= 1 << (REDRAW if may_redraw(brawl, seat) else DONE)  # BAM-41, BAM-A15
    return codes


@rule
def danger_moves(brawl: Brawl, seat: int, cards: int) -> int:
    codes = 0
    if brawl.hideout == seat:
        codes |= 1 << HIDEOUT  # BAM-22, BAM-A82
    if may_cancel_late(brawl, seat):
        codes |= brawl.hands[seat] & brawl.actions[SABOTAGE]
    if brawl.forced == 0 or deflectors(brawl, seat, cards) == 0:
        codes |= 1 << BLAST  # BAM-50, BAM-A25
    return codes


@rule
def may_redraw(brawl: Brawl, seat: int) -> bool:
    """Whether there is any card to draw (BAM-A11, BAM-A12)."""
    return brawl.undealt | brawl.discards | brawl.laid | brawl.hands[seat] != 0


@rule
def pair_move(brawl: Brawl, seat: int) -> int:
    """Two cards of one number take the hideout from wherever it is (BAM-20, BAM-21, BAM-23)."""
    if brawl.hideouts == 0 or brawl.hideout == seat:  # BAM-A79
        return 0
    return 1 << PAIR if paired(brawl, seat) != 0 else 0


@rule
def paired(brawl: Brawl, seat: int) -> int:
    """The cards of which the hand holds a later one of the same printed number (BAM-A80)."""
    cards = 0
    for number in range(1, NUMBERS + 1):
        same = brawl.hands[seat] & brawl.numbers[number]
        if same & (same - 1) != 0:
            cards |= without_bit(same, same.bit_length() - 1)
    return cards


@rule
def discardable(brawl: Brawl, seat: int) -> int:
    """The cards to choose from for a pair, or for Cindy; two cards go in one order only.

    A hand that somebody else only imagines may not hold the second card: then any will do.
    """
    hand, phase = brawl.hands[seat], brawl.phase
    cards = without_bit(hand, hand.bit_length() - 1)  # PAYING
    if phase == PAIRING:
        cards = paired(brawl, seat)
    elif phase == MATCHING:
        cards = hand & brawl.numbers[number_of(brawl, brawl.shown)] & -(1 << brawl.shown)
    elif phase == PAYING_MORE:
        cards = hand & -(1 << brawl.shown)
    return cards if cards != 0 else hand


@rule
def sticky_move(brawl: Brawl, seat: int) -> int:
    """Cindy may discard two cards and steal, once a turn (BAM-79, BAM-A75)."""
    if brawl.stuck == 1 or brawl.abilities[seat] != CINDY:
        return 0
    able = count(brawl.hands[seat]) >= 2 and with_cards(brawl, seat) != 0
    return 1 << CINDY_CODE if able else 0


@rule
def may_cancel_late(brawl: Brawl, seat: int) -> bool:
    """Whether the last card played can still be cancelled by this seat (BAM-A56, BAM-A114).

    It is another's, and it acted on the active bomb, or it is a Sabotage that stopped a card.
    """
    if brawl.card == NOBODY or brawl.top == seat or not is_danger(brawl):
        return False
    if brawl.applied == 0:
        return True
    return acted_on(brawl, brawl.active)


@rule
def acted_on(brawl: Brawl, bomb: int) -> bool:
    """Whether the last play moved a bomb, or made it what it is."""
    return brawl.bomb == bomb or brawl.other == bomb


# ---- what is done besides playing a card -------------------------------------------------


@rule
def take_step(brawl: Brawl, code: int) -> None:
    """A code of a turn that is no card; the explosion is elsewhere."""
    seat = brawl.turn
    if code == PAIR:
        brawl.phase = PAIRING
    elif code == CINDY_CODE:
        brawl.stuck = 1
        brawl.phase = PAYING
    elif code == HIDEOUT:
        brawl.phase = FLEEING
    elif code == REDRAW:
        clear_table(brawl)
        tell(brawl, DISCARDED, seat, brawl.hands[seat], TO_REDRAW)
        discard(brawl, seat, brawl.hands[seat])  # BAM-41
        draw_up(brawl, seat)
    else:
        tell(brawl, PASSED_TURN, seat)
        end_turn(brawl, seat)


@rule
def give_up(brawl: Brawl, card: int) -> None:
    """A card of a pair, or one of the two that Cindy discards."""
    seat, phase = brawl.turn, brawl.phase
    brawl.shown = card
    pays = PAYING <= phase <= PAYING_MORE
    tell(brawl, DISCARDED, seat, 1 << card, TO_STEAL if pays else TO_HIDE)
    discard(brawl, seat, 1 << card)
    if phase == MATCHING:
        take_hideout(brawl)
    else:
        brawl.phase = STICKING if phase == PAYING_MORE else PAYING_MORE if pays else MATCHING


@rule
def take_hideout(brawl: Brawl) -> None:
    """In danger the hideout is used at once (BAM-23, BAM-A78, BAM-A84)."""
    tell(brawl, HIDEOUT_TAKEN, brawl.turn, brawl.hideout)
    brawl.hideout = brawl.turn
    if is_danger(brawl):
        brawl.phase = FLEEING
    else:
        end_turn(brawl, brawl.turn)


@rule
def flee(brawl: Brawl, side: int) -> None:
    """The hideout goes back to the middle, the active bomb to a neighbour (BAM-22, BAM-A81)."""
    seat = brawl.turn
    brawl.hideout = MIDDLE
    tell(brawl, HIDEOUT_LEFT, seat)
    step_aside(brawl, brawl.active, LEFT if side == 0 else RIGHT, BY_HIDEOUT)
    brawl.thrower = seat  # BAM-A98
    brawl.critical = 0  # BAM-A83
    brawl.card = NOBODY  # BAM-A115
    end_turn(brawl, seat)
