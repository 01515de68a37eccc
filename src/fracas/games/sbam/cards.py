"""Sbam!'s deck of 61: their numbers in a set of cards, and their text.

Coloured cards are `B1` to `Y3`, five of each; then `SBAM`, `OOPS`, and by colour the stacked
bars `=B`, the plus `+B` and the X `xB`; the sixth kind of special takes out all 3s: `no3`.
"""

COLOURS = "BRY"  # blue, red, yellow (SBAM-13)
STRENGTHS = 3
COPIES = 5  # of each colour and strength (SBAM-A03)
COLOURED = len(COLOURS) * STRENGTHS * COPIES

SBAM = COLOURED  # the first of five (SBAM-29)
SBAMS = 5
OOPS = SBAM + SBAMS  # one (SBAM-35)
BARS = OOPS + 1  # one for each colour: SBAM-38,
PLUS = BARS + len(COLOURS)  # SBAM-40,
CROSS = PLUS + len(COLOURS)  # SBAM-43
NO_THREES = CROSS + len(COLOURS)  # SBAM-A01
CARDS = NO_THREES + 1

GROUP = (1 << COPIES) - 1  # the bits of one colour and strength, at the lowest place
SBAM_CARDS = ((1 << SBAMS) - 1) << SBAM
CALLS = SBAM_CARDS | 1 << OOPS  # what never lies in a fight (SBAM-A11, SBAM-A21)


def card_text(card: int) -> str:
    """The card's short text; identical cards have the same."""
    if card < COLOURED:
        group = card // COPIES
        return f"{COLOURS[group // STRENGTHS]}{group % STRENGTHS + 1}"
    if card < OOPS:
        return "SBAM"
    if card == OOPS:
        return "OOPS"
    if card == NO_THREES:
        return "no3"
    kind, colour = divmod(card - BARS, len(COLOURS))
    return "=+x"[kind] + COLOURS[colour]


TEXTS = tuple(card_text(card) for card in range(CARDS))
