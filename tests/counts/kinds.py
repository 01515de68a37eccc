"""What is counted of each game: where a deal starts, and what ends the count."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.games import bambam_table, shazamm_table, slambo_table

from fracas.games import AnyGame
from fracas.games.bambam import BAMBAM
from fracas.games.bambam.brawl import Brawl
from fracas.games.shazamm import SHAZAMM
from fracas.games.shazamm.rules import Duel
from fracas.games.slambo import SLAMBO
from fracas.games.slambo.rules import Bout


@dataclass(frozen=True)
class Kind:
    """One game, to the counts."""

    game: AnyGame
    start: Callable[[dict[str, str]], Any]
    ends: dict[str, str]  # how a bout or round can end, and how that is told of many
    end: Callable[[Any, Any], str]  # how a move ended it, or nothing
    at_once: bool = False  # several may act at once: moves are told with their seat


def a_bout(facts: dict[str, str]) -> Bout:
    """`hands` by seat (`-` is an empty one) or how many `seats` chance has yet to deal to."""
    options = {"expert": "expert" in facts}
    if "hands" not in facts:
        return slambo_table.a_new_table(int(facts["seats"]), **options).bout
    hands = ["" if hand == "-" else hand for hand in facts["hands"].split(" / ")]
    balance = int(facts.get("total", "5"))
    return slambo_table.a_bout(*hands, options=options, balance=balance).bout


def end_of_bout(bout: Bout, after: Bout) -> str:
    if not bout.bout or (after.bout == bout.bout and not SLAMBO.outcome(after)):
        return ""
    return "break" if after.shame == bout.shame else "lost"


def a_duel(facts: dict[str, str]) -> Duel:
    """`hands`, the spells of the `last` turn, `mana`, `wall` and `round`, or the `variant`."""
    if "hands" not in facts:
        return shazamm_table.a_new_duel(variant=facts["variant"]).duel
    first, second = _pair(facts["hands"])
    mana, last = _pair(facts.get("mana", "50 / 50")), _pair(facts.get("last", "- / -"))
    return shazamm_table.a_duel(
        first,
        second,
        last=last,
        mana=(int(mana[0]), int(mana[1])),
        wall=int(facts.get("wall", "10")),
        round=int(facts.get("round", "1")),
    ).duel


def end_of_round(duel: Duel, after: Duel) -> str:
    if SHAZAMM.outcome(after):
        return "match"
    return "round" if after.round > duel.round else ""


def a_brawl(facts: dict[str, str]) -> Brawl:
    """`hands` by seat, `dials`, `lives`, `characters`, `event`, and which `modules`."""
    hands = ["" if hand == "-" else hand for hand in facts["hands"].split(" / ")]
    modules = ["advanced", "hideout"] if facts.get("modules") == "all" else []
    given: dict[str, Any] = {
        name: [int(number) for number in facts[name].split()]
        for name in ("dials", "lives")
        if name in facts
    }
    given |= {name: facts[name] for name in ("characters", "event") if name in facts}
    return bambam_table.a_brawl(
        *hands,
        options=dict.fromkeys(modules or facts.get("modules", "").split(), True),
        deck="",
        sizes=[0] * len(hands),
        **given,
    ).brawl


def end_of_brawl(brawl: Brawl, after: Brawl) -> str:
    if BAMBAM.outcome(after):
        return "match"
    return "blast" if after.lives != brawl.lives else ""


def _pair(text: str) -> tuple[str, str]:
    first, second = ("" if part == "-" else part for part in text.split(" / "))
    return first, second


KINDS = {
    "slambo": Kind(SLAMBO, a_bout, {"lost": "lost", "break": "breaks"}, end_of_bout),
    "shazamm": Kind(
        SHAZAMM, a_duel, {"round": "rounds over", "match": "matches over"}, end_of_round, True
    ),
    "bambam": Kind(
        BAMBAM, a_brawl, {"blast": "explosions", "match": "matches over"}, end_of_brawl, True
    ),
}
