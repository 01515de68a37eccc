"""Exact numbers of move sequences from small fixed deals, as text that can be checked by hand.

A deal is a heading in brackets, then `hands` by seat (`-` is an empty one) or how many `seats`
chance has yet to deal to, then `total` and `expert` where they differ from the usual. Then follows
for each depth how many sequences of so many moves there are within the bout, and how many of them
end it by a loss or by a break.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.slambo_table import a_bout, a_new_table

from fracas.games.slambo import SLAMBO
from fracas.games.slambo.rules import Bout
from fracas.kernel import members


@dataclass
class Deal:
    """One deal of the file, and the deepest count that is wanted."""

    name: str
    facts: dict[str, str] = field(default_factory=dict[str, str])
    counts: dict[int, str] = field(default_factory=dict[int, str])

    def start(self) -> Bout:
        options = {"expert": "expert" in self.facts}
        if "hands" not in self.facts:
            return a_new_table(int(self.facts["seats"]), **options).bout
        hands = ["" if hand == "-" else hand for hand in self.facts["hands"].split(" / ")]
        return a_bout(*hands, options=options, balance=int(self.facts.get("total", "5"))).bout


def read_deals(text: str) -> list[Deal]:
    deals: list[Deal] = []
    for line in text.splitlines():
        if line.startswith("["):
            deals.append(Deal(line.strip("[]")))
        elif line and not line.startswith("#"):
            name, _, value = line.partition(" ")
            if name.isdigit():
                deals[-1].counts[int(name)] = value.strip()
            else:
                deals[-1].facts[name] = value.strip()
    return deals


def rewritten(text: str) -> str:
    """The same text with every count made anew."""
    deals = iter(read_deals(text))
    lines: list[str] = []
    counts: dict[int, str] = {}
    for line in text.splitlines():
        depth, _, _ = line.partition(" ")
        if line.startswith("["):
            counts = recount(next(deals))
        lines.append(f"{depth}  {counts[int(depth)]}" if depth.isdigit() else line)
    return "\n".join(lines) + "\n"


def recount(deal: Deal) -> dict[int, str]:
    return {depth: in_words(count(deal.start(), depth)) for depth in deal.counts}


def in_words(ends: Counter[str]) -> str:
    lost, breaks = ends["lost"], ends["break"]
    return f"{ends.total()} sequences, {lost} lost, {breaks} breaks"


def count(bout: Bout, depth: int) -> Counter[str]:
    """How the sequences of exactly `depth` moves within this bout end."""
    if depth == 0:
        return Counter({"": 1})
    found: Counter[str] = Counter()
    for _, after, end in moves(bout):
        if depth == 1:
            found[end] += 1
        elif not end:
            found += count(after, depth - 1)
    return found


def by_first_move(bout: Bout, depth: int) -> dict[str, str]:
    """The count under each first move: where to look when the sum is wrong."""
    return {
        text: in_words(count(after, depth - 1)) if not end else f"ends the bout: {end}"
        for text, after, end in moves(bout)
    }


def moves(bout: Bout) -> Iterator[tuple[str, Bout, str]]:
    """Every move as text, the position after it, and how it ends the bout, if it does."""
    for seat in members(SLAMBO.actors(bout)):
        for code in members(SLAMBO.moves(bout, seat)):
            after = bout.copy()
            SLAMBO.play(after, seat, code)
            is_over = bout.bout and (after.bout > bout.bout or SLAMBO.outcome(after))
            end = ("break" if after.shame == bout.shame else "lost") if is_over else ""
            yield SLAMBO.write(bout, seat, code), after, end
