"""Bambam Boom: cards drawn, laid, discarded and stolen."""

from fracas.games.contract import NOBODY
from fracas.kernel import count, rule, tell, with_bit, without_bit

from .brawl import STEALING, TURN, Brawl, max_hand
from .story import DREW, SHUFFLED, STOLE


@rule
def draw_up(brawl: Brawl, seat: int) -> None:
    """Owe a seat cards up to its max hand size, or what there is (BAM-37, BAM-A14, BAM-A16)."""
    wanted = max_hand(brawl, seat) - count(brawl.hands[seat])
    wanted = min(wanted, count(brawl.undealt) + count(brawl.discards))
    if wanted > 0:
        brawl.owed[seat] = wanted
        brawl.due += wanted
        if brawl.undealt == 0:
            reshuffle(brawl)


@rule
def reshuffle(brawl: Brawl) -> None:
    """The discard pile is the new deck (BAM-A14)."""
    brawl.undealt = brawl.discards
    brawl.discards = 0
    tell(brawl, SHUFFLED, count(brawl.undealt))


@rule
def receiver(brawl: Brawl) -> int:
    """Whom the next card goes to: whoever holds it already, then whoever draws it."""
    for seat in range(brawl.seats):
        if brawl.hidden[seat] > 0:
            return seat
    for seat in range(brawl.seats):
        if brawl.owed[seat] > 0:
            return seat
    return NOBODY


@rule
def deal(brawl: Brawl, card: int) -> None:
    seat = receiver(brawl)
    brawl.undealt = without_bit(brawl.undealt, card)
    brawl.hands[seat] = with_bit(brawl.hands[seat], card)
    brawl.due -= 1
    if brawl.hidden[seat] > 0:
        brawl.hidden[seat] -= 1
        return
    brawl.owed[seat] -= 1
    tell(brawl, DREW, seat, card)
    if brawl.undealt == 0 and brawl.due > 0:
        reshuffle(brawl)


@rule
def lay(brawl: Brawl, seat: int, card: int) -> None:
    """Put a card on the table: everybody sees it."""
    leave_hand(brawl, seat, 1 << card)
    brawl.laid = with_bit(brawl.laid, card)


@rule
def discard(brawl: Brawl, seat: int, cards: int) -> None:
    leave_hand(brawl, seat, cards)
    brawl.discards |= cards


@rule
def leave_hand(brawl: Brawl, seat: int, cards: int) -> None:
    """What everybody sees now, nobody has to remember."""
    brawl.hands[seat] &= ~cards
    for other in range(brawl.seats):
        brawl.given[other] &= ~cards


@rule
def clear_table(brawl: Brawl) -> None:
    """The cards of the last play join the discard pile."""
    brawl.discards |= brawl.laid
    brawl.laid = 0


@rule
def steal(brawl: Brawl, card: int) -> None:
    """A card changes hands; only the two see which (BAM-68, BAM-A43).

    Whoever knew of cards in that hand cannot tell whether they are still there.
    """
    thief, victim = brawl.turn, brawl.robbed
    for other in range(brawl.seats):
        if other != thief:
            brawl.given[other] &= ~brawl.hands[victim]
    brawl.given[thief] = without_bit(brawl.given[thief], card)
    brawl.given[victim] = with_bit(brawl.given[victim], card)
    brawl.hands[victim] = without_bit(brawl.hands[victim], card)
    brawl.hands[thief] = with_bit(brawl.hands[thief], card)
    brawl.robbed = NOBODY
    brawl.phase = TURN
    tell(brawl, STOLE, thief, victim, card, 1 if brawl.shown == NOBODY else 0)


@rule
def rob(brawl: Brawl, victim: int) -> None:
    """Chance chooses a card; a hand that a Sabotage has emptied gives none."""
    if brawl.hands[victim] != 0:
        brawl.robbed = victim
        brawl.phase = STEALING
    else:
        brawl.phase = TURN
