"""Moves of Bambam Boom as people type them: a whole action in one line."""

from collections.abc import Iterator

from fracas.games.bambam.moves import COLOUR_NAMES, SIDES, STEP_WORDS, SWAPS
from fracas.games.bambam.view import BambamView

from .words import Words, face

FILLERS = {"a", "and", "at", "bomb", "on", "play", "the", "then", "throw", "with"}
GIVING = {"pair", "cindy"}  # moves that are followed by two cards of the hand


def moves_of(view: BambamView, text: str, words: Words) -> list[str]:
    """The small moves of a line: `GY4 green, far` or `cindy R1 G2 from Ada` is a whole action."""
    moves = [move for phrase in text.split(",") for move in moves_in(phrase.lower(), words)]
    return in_order(view, moves) or [text]


def moves_in(phrase: str, words: Words) -> Iterator[str]:
    """The moves that follow each other in a phrase without a comma."""
    left = [word for word in phrase.replace("-", " - ").split() if word not in FILLERS]
    left = " ".join(left).replace(" - ", "-").split()
    while left:
        move, used = next_move(left, words)
        left = left[used:]
        yield move


def next_move(said: list[str], words: Words) -> tuple[str, int]:
    """The move that the first words make, and how many words that takes."""
    first, second = said[0], said[1] if len(said) > 1 else ""
    if first in ("to", "from") and second:
        ends = [place for place, word in enumerate(said) if place > 1 and word in STEP_WORDS]
        end = min(ends, default=len(said))
        return f"{first} {seat_called(' '.join(said[1:end]), words)}", end
    if first == "keep" and second:
        return f"keep {second}", 2
    if first in COLOUR_NAMES and second in SIDES:
        return f"{first} {second}", 2
    pair = {first, second} if second in COLOUR_NAMES else {*first.split("-")}
    for both in SWAPS:
        if pair == {*both.split("-")}:
            return both, 1 if "-" in first else 2
    return first, 1


def seat_called(name: str, words: Words) -> str:
    """The number of the one player whose name begins so; else what was said."""
    names = [other.lower() for other in words.names]
    exact = [str(seat) for seat, other in enumerate(names) if other == name]
    begun = [str(seat) for seat, other in enumerate(names) if other.startswith(name)]
    fitting = exact or begun
    return fitting[0] if len(fitting) == 1 and not name.isdecimal() else name


def in_order(view: BambamView, moves: list[str]) -> list[str]:
    """The same moves; two cards that are given together go in the order of the hand."""
    gives = view.phase in ("pairing", "paying") or (moves and moves[0] in GIVING)
    if not gives:
        return moves
    left, places, given = list(view.hand), list[int](), list[str]()
    for place, move in enumerate(moves):
        card = next((card for card in left if move in (card.lower(), face(card).lower())), None)
        if card is not None:
            left.remove(card)
            places.append(place)
            given.append(card)
    given.sort(key=view.hand.index)
    ordered = dict(zip(places, given, strict=True))
    return [ordered.get(place, move) for place, move in enumerate(moves)]
