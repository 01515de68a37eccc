"""Exact numbers of move sequences from small fixed deals, as text that can be checked by hand.

A file belongs to a game. A deal is a heading in brackets, then facts as `kinds` of the game read
them, then for each depth how many sequences of so many moves there are within the bout or round,
and how many of them end it, by kind of end.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.counts.kinds import KINDS, Kind

from fracas.kernel import members


@dataclass
class Deal:
    """One deal of the file, and the deepest count that is wanted."""

    name: str
    facts: dict[str, str] = field(default_factory=dict[str, str])
    counts: dict[int, str] = field(default_factory=dict[int, str])
    game: str = "slambo"

    @property
    def kind(self) -> Kind:
        return KINDS[self.game]

    def start(self) -> Any:
        return self.kind.start(self.facts)


def read_deals(text: str, game: str) -> list[Deal]:
    deals: list[Deal] = []
    for line in text.splitlines():
        if line.startswith("["):
            deals.append(Deal(line.strip("[]"), game=game))
        elif line and not line.startswith("#"):
            name, _, value = line.partition(" ")
            if name.isdigit():
                deals[-1].counts[int(name)] = value.strip()
            else:
                deals[-1].facts[name] = value.strip()
    return deals


def rewritten(text: str, game: str) -> str:
    """The same text with every count made anew."""
    deals = iter(read_deals(text, game))
    lines: list[str] = []
    counts: dict[int, str] = {}
    for line in text.splitlines():
        depth, _, _ = line.partition(" ")
        if line.startswith("["):
            counts = recount(next(deals))
        lines.append(f"{depth}  {counts[int(depth)]}" if depth.isdigit() else line)
    return "\n".join(lines) + "\n"


def recount(deal: Deal) -> dict[int, str]:
    kind = deal.kind
    return {depth: in_words(kind, count(kind, deal.start(), depth)) for depth in deal.counts}


def in_words(kind: Kind, ends: Counter[str]) -> str:
    told = [f"{ends[end]} {words}" for end, words in kind.ends.items()]
    return ", ".join([f"{ends.total()} sequences", *told])


def count(kind: Kind, position: Any, depth: int) -> Counter[str]:
    """How the sequences of exactly `depth` moves within this bout or round end."""
    if depth == 0:
        return Counter({"": 1})
    found: Counter[str] = Counter()
    for _, after, end in moves(kind, position):
        if depth == 1:
            found[end] += 1
        elif not end:
            found += count(kind, after, depth - 1)
    return found


def by_first_move(deal: Deal, depth: int) -> dict[str, str]:
    """The count under each first move: where to look when the sum is wrong."""
    kind = deal.kind
    return {
        text: in_words(kind, count(kind, after, depth - 1)) if not end else f"ends it: {end}"
        for text, after, end in moves(kind, deal.start())
    }


def moves(kind: Kind, position: Any) -> Iterator[tuple[str, Any, str]]:
    """Every move as text, the position after it, and how it ends what is counted, if it does."""
    game = kind.game
    for seat in members(game.actors(position)):
        for code in members(game.moves(position, seat)):
            after = position.copy()
            game.play(after, seat, code)
            mark = f"{seat}: " if kind.at_once else ""
            yield mark + game.write(position, seat, code), after, kind.end(position, after)
