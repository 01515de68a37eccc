"""Sbam!: who wins one fight. Only the cards on both sides of one rope matter (SBAM-46)."""

from fracas.kernel import count, has, rule

from .cards import BARS, COLOURS, COPIES, CROSS, GROUP, NO_THREES, PLUS, STRENGTHS

COLOUR_COUNT = len(COLOURS)


@rule
def remaining(side: int, both: int, colour: int, strength: int) -> int:
    """How many cards of one colour and strength a side keeps.

    X and No-Threes take all, then a player's identical pairs go, unless the stacked bars of the
    colour lie in the fight (SBAM-44, SBAM-47 to SBAM-49, SBAM-A02, SBAM-A29, SBAM-A34).
    """
    if has(both, CROSS + colour) or (strength == STRENGTHS and has(both, NO_THREES)):
        return 0
    place = (colour * STRENGTHS + strength - 1) * COPIES
    copies = count(side >> place & GROUP)
    return copies if has(both, BARS + colour) else copies & 1


@rule
def cards_left(first: int, second: int, colour: int) -> int:
    """How many cards of a colour remain in the fight, over both sides (SBAM-50)."""
    both = first | second
    left = 0
    for strength in range(1, STRENGTHS + 1):
        left += remaining(first, both, colour, strength) + remaining(second, both, colour, strength)
    return left


@rule
def scored_colours(first: int, second: int) -> int:
    """The colours that count, as bits: most cards left, ties together, and every Plus."""
    most, scored = 1, 0  # without any coloured card left, no colour is the most played
    for colour in range(COLOUR_COUNT):
        left = cards_left(first, second, colour)
        if left > most:
            most, scored = left, 0
        if left == most:
            scored |= 1 << colour  # SBAM-51, SBAM-55
    return scored | (first | second) >> PLUS & (1 << COLOUR_COUNT) - 1  # SBAM-41, SBAM-A32


@rule
def total(side: int, both: int, scored: int) -> int:
    """The strengths that remain on one side in the scored colours (SBAM-52)."""
    points = 0
    for colour in range(COLOUR_COUNT):
        if has(scored, colour):
            for strength in range(1, STRENGTHS + 1):
                points += strength * remaining(side, both, colour, strength)
    return points


@rule
def lead(first: int, second: int) -> int:
    """The first side's total minus the second's; 0 is a tie (SBAM-53, SBAM-54)."""
    scored = scored_colours(first, second)
    both = first | second
    return total(first, both, scored) - total(second, both, scored)
