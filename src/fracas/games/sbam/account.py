"""A fight explained step by step, as the judge tells it."""

import msgspec

from fracas.kernel import has, members

from . import fight
from .cards import BARS, COLOURS, COPIES, CROSS, NO_THREES, PLUS, STRENGTHS, TEXTS


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a rope. Cards are texts, as they were played."""

    cards: tuple[str, ...]
    discarded: tuple[str, ...] = ()  # identical pairs, and what an X or the No-Threes took
    kept: tuple[str, ...] = ()  # the coloured cards that remain
    total: int = 0  # their strengths in the colours that count


class FightAccount(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a fight was counted, in the order of counting. Colours are letters."""

    sides: tuple[Side, Side]
    crossed: str = ""  # colours that an X takes out (SBAM-44)
    no_threes: bool = False  # all 3s go (SBAM-A02)
    barred: str = ""  # colours whose pairs stay (SBAM-39)
    left: tuple[int, ...] = ()  # cards that remain, by colour, over both sides (SBAM-50)
    majority: str = ""  # the colour or tied colours with most cards (SBAM-51, SBAM-55)
    added: str = ""  # colours that count by a Plus alone (SBAM-42)

    @property
    def lead(self) -> int:
        """The first total minus the second."""
        return self.sides[0].total - self.sides[1].total


def explain(first: int, second: int) -> FightAccount:
    """Count the fight between two sets of cards."""
    both = first | second
    scored = fight.scored_colours(first, second)
    left = tuple(fight.cards_left(first, second, colour) for colour in range(len(COLOURS)))
    majority = {colour for colour in range(len(COLOURS)) if left[colour] == max(left) > 0}
    return FightAccount(
        sides=(_side(first, both, scored), _side(second, both, scored)),
        crossed=_letters(both, CROSS),
        no_threes=has(both, NO_THREES),
        barred=_letters(both, BARS),
        left=left,
        majority="".join(COLOURS[colour] for colour in sorted(majority)),
        added="".join(
            letter
            for colour, letter in enumerate(COLOURS)
            if has(both, PLUS + colour) and colour not in majority
        ),
    )


def _side(side: int, both: int, scored: int) -> Side:
    kept: list[str] = []
    discarded: list[str] = []
    for colour, letter in enumerate(COLOURS):
        for strength in range(1, STRENGTHS + 1):
            place = (colour * STRENGTHS + strength - 1) * COPIES
            copies = (side >> place & fight.GROUP).bit_count()
            stays = fight.remaining(side, both, colour, strength)
            kept += [f"{letter}{strength}"] * stays
            discarded += [f"{letter}{strength}"] * (copies - stays)
    return Side(
        cards=tuple(TEXTS[card] for card in members(side)),
        discarded=tuple(discarded),
        kept=tuple(kept),
        total=fight.total(side, both, scored),
    )


def _letters(both: int, kind: int) -> str:
    return "".join(letter for colour, letter in enumerate(COLOURS) if has(both, kind + colour))
