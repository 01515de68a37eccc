"""A described turn of Shazamm! as text: docs/notation.md shows it."""

import re
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from fracas.games.contract import Seat
from fracas.games.shazamm.rules import REACH
from fracas.games.shazamm.spells import NAMES

from .description import DescriptionError, Place, Statement, either, meant, statements
from .shazamm import Ruling, judge_turn
from .shazamm_turn import Choice, Spells, Turn, Verb

COLOURS = ("red", "green")  # the wizards: red at the low end of the bridge, green at the high end
USUAL_NAMES = ("Red", "Green")
VERBS: dict[str, Verb] = {
    "clone": "clone",
    "clones": "clone",
    "use": "use",
    "uses": "use",
    "destroy": "destroy",
    "destroys": "destroy",
    "recycle": "recycle",
    "recycles": "recycle",
    "recycling": "recycle",
}
FACTS = {  # words that begin a fact about a wizard
    "bet": "bet",
    "bets": "bet",
    "mana": "mana",
    "reserve": "mana",
    "last": "last",
    **dict.fromkeys(("spell", "spells", "play", "plays", "lay", "lays"), "spells"),
}
FACT_WORDS = ["bet", "spells", "mana", "last"]
SUBJECTS = ["red", "green", "wall", "wizards", "start", "round", "mana", "last"]
OTHERS = ["silence", "choices", "exact recycling"]
FILLERS = {"and", "the", "at", "is", "in", "on", "of", "turn", "none", "nothing", "no"}
SHORTEST_NAME = 3
LONGEST_NAME = 3  # words


def judge_described_turn(text: str, names: Sequence[str] = USUAL_NAMES) -> Ruling:
    """Read a description and judge it; what is wrong is raised with its place."""
    reader = Reader(names)
    turn = reader.read(text)
    try:
        return judge_turn(turn)
    except DescriptionError as error:
        raise error.at(reader.places.get(error.about)) from error


class Reader:
    """Reads statements into the fields of a turn, and keeps where each was said."""

    def __init__(self, names: Sequence[str] = USUAL_NAMES) -> None:
        self.seats = {name.lower(): seat for seat, name in enumerate(COLOURS)}
        self.seats |= {name.lower(): seat for seat, name in enumerate(names)}
        self.facts: dict[str, Any] = {}
        self.places: dict[str, Place] = {}
        self.choices: list[Choice] = []
        self.place = Place(1, "")

    def read(self, text: str) -> Turn:
        for statement in statements(text):
            self.place = statement.place
            try:
                self.take(statement)
            except DescriptionError as error:
                raise error.at(statement.place) from None
        for seat in range(2):
            if f"bet {seat}" not in self.facts:
                raise DescriptionError("judge.no_bet", "SHZ-22", seat=seat, colour=COLOURS[seat])
        return self.turn()

    def turn(self) -> Turn:
        facts = self.facts
        plain = ("wall", "wizards", "round", "silence", "exact_recycling")
        said: dict[str, Any] = {name: facts[name] for name in plain if name in facts}
        for field, about, usual in (("bets", "bet", 0), ("mana", "mana", 50)):
            said[field] = tuple(facts.get(f"{about} {seat}", usual) for seat in range(2))
        for field in ("spells", "last"):
            said[field] = tuple(facts.get(f"{field} {seat}", ()) for seat in range(2))
        if "wall" not in said and "wizards" in said:
            said["wall"] = said["wizards"][0] + REACH
        return Turn(choices=tuple(self.choices), **said)

    def keep(self, about: str, value: object) -> None:
        if about in self.facts:
            raise DescriptionError("judge.said_twice", about=about)
        self.facts[about] = value
        self.places[about] = self.place

    # ---- statements ------------------------------------------------------------------------

    def take(self, statement: Statement) -> None:
        seat = self.seats.get(statement.label)
        if seat is not None:
            self.take_wizard(seat, list(statement.words))
            return
        words = [*statement.label.split(), *statement.words] or [statement.place.text]
        if words[0] in self.seats:
            self.take_wizard(self.seats[words[0]], words[1:])
            return
        take = SUBJECT_READERS.get(words[0])
        if take is None:
            raise DescriptionError(
                "judge.unknown_word", word=words[0], right=meant(words[0], SUBJECTS + OTHERS)
            )
        take(self, [word for word in words[1:] if word not in FILLERS - {"none", "no"}])

    def take_wall(self, words: list[str]) -> None:
        (wall,) = numbers(words, "wall 10", 1)
        self.keep("wall", wall)

    def take_round(self, words: list[str]) -> None:
        (number,) = numbers(words, "round 2", 1)
        self.keep("round", number)

    def take_wizards(self, words: list[str]) -> None:
        first, second = sorted(numbers(words, "wizards 7 13", 2))
        self.keep("wizards", (first, second))

    def take_start(self, words: list[str]) -> None:
        (start,) = numbers(words, "start 10", 1)
        self.keep("wizards", (start - REACH, start + REACH))

    def take_mana(self, words: list[str]) -> None:
        if words and words[0] in self.seats:
            self.take_fact(self.seats[words[0]], ["mana", *words[1:]])
            return
        for seat, mana in enumerate(numbers(words, "mana 50 43", 2)):
            self.keep(f"mana {seat}", mana)

    def take_last(self, words: list[str]) -> None:
        if not words or words[0] not in self.seats:
            raise DescriptionError("judge.whose", right="last red 5")
        self.take_fact(self.seats[words[0]], ["last", *words[1:]])

    def take_silence(self, words: list[str]) -> None:
        self.keep("silence", words[:1] not in (["no"], ["none"], ["off"]))

    def take_exact(self, words: list[str]) -> None:
        self.keep("exact_recycling", words[-1:] not in (["no"], ["off"]))

    def take_choices(self, words: list[str]) -> None:
        for phrase in phrases(words):
            whose = len(phrase) > 1 and phrase[0] in self.seats
            self.take_choice(phrase[1:] if whose else phrase)

    # ---- one wizard ------------------------------------------------------------------------

    def take_wizard(self, seat: Seat, words: list[str]) -> None:
        """Facts with commas between them; a list of spells may have commas in it, too."""
        parts: list[list[str]] = []
        for other in self.seats.keys() & {word.rstrip(":") for word in words}:
            raise DescriptionError("judge.run_together", word=other)
        for phrase in phrases([word.rstrip(":") or "," for word in words]):
            begins = is_fact(phrase) or is_choice(phrase)
            if begins or not parts or parts[-1][0] not in ("spells", "last"):
                parts.append([FACTS.get(phrase[0], phrase[0]), *phrase[1:]])
            else:
                parts[-1] += phrase
        for part in parts:
            if is_choice(part):
                self.take_choice(part)
            else:
                self.take_fact(seat, part)

    def take_fact(self, seat: Seat, words: list[str]) -> None:
        fact, *rest = words
        if fact in ("spells", "last"):
            self.keep(f"{fact} {seat}", spells(rest))
        elif fact in ("bet", "mana"):
            (number,) = numbers([word for word in rest if word != "is"], f"{fact} 12", 1)
            self.keep(f"{fact} {seat}", number)
        else:
            right = meant(fact, FACT_WORDS)
            raise DescriptionError("judge.unknown_word", word=fact, right=right)

    def take_choice(self, words: list[str]) -> None:
        """`use 7`, `destroy 7 8`, `clone none`, `recycle -5`."""
        verb = VERBS.get(words[0])
        if verb is None or len(words) < 2:
            right = either(["use 7", "destroy 7", "clone 7", "clone none", "recycle -5"])
            raise DescriptionError("judge.no_choice", said=" ".join(words), right=right)
        for on in amounts(words[1:]) if verb == "recycle" else targets(verb, words[1:]):
            self.places[f"choice {len(self.choices)}"] = self.place
            self.choices.append(Choice(verb, on))


SUBJECT_READERS: dict[str, Callable[[Reader, list[str]], None]] = {
    "wall": Reader.take_wall,
    "round": Reader.take_round,
    "wizards": Reader.take_wizards,
    "start": Reader.take_start,
    "mana": Reader.take_mana,
    "reserves": Reader.take_mana,
    "last": Reader.take_last,
    "silence": Reader.take_silence,
    "silenced": Reader.take_silence,
    "exact": Reader.take_exact,
    "choices": Reader.take_choices,
    "choice": Reader.take_choices,
}


def phrases(words: list[str]) -> list[list[str]]:
    """What stands between commas; the word of a new fact begins a phrase without one."""
    found: list[list[str]] = [[]]
    for place, word in enumerate(words):
        if word == "," or (is_fact(words[place:]) and words[:place][-1:] != ["false"]):
            found.append([])
        if word != ",":
            found[-1].append(word)
    return [phrase for phrase in found if phrase and phrase not in (["no"], ["without"], ["and"])]


def is_fact(words: list[str]) -> bool:
    """Whether a fact about a wizard begins here; Reserve Boost is a spell."""
    return words[0] in FACTS and words[1:2] != ["boost"]


def is_choice(phrase: list[str]) -> bool:
    """`clone 7` is a choice; `clone` alone is a spell in a list of them."""
    return phrase[0] in VERBS and len(phrase) > 1


def numbers(words: list[str], example: str, count: int) -> list[int]:
    """Exactly so many whole numbers."""
    said = [word for word in words if word not in (",", "and")]
    if len(said) != count or not all(re.fullmatch(r"\d{1,3}", word) for word in said):
        raise DescriptionError("judge.not_numbers", said=" ".join(said), right=example)
    return [int(word) for word in said]


def amounts(words: list[str]) -> list[int]:
    if not all(re.fullmatch(r"[+-]?\d{1,2}", word) for word in words):
        raise DescriptionError("judge.not_numbers", said=" ".join(words), right="recycle -5")
    return [int(word) for word in words]


def targets(verb: Verb, words: list[str]) -> Spells:
    return (0,) if verb == "clone" and words == ["none"] else spells(words)


def spells(words: Sequence[str]) -> Spells:
    """Spells by number or by name, in any order."""
    left = [word for word in words if word not in FILLERS - {"of"} and word != ","]
    found: list[int] = []
    while left:
        spell, used = _next_spell(left)
        found.append(spell)
        left = left[used:]
    return tuple(found)


def _next_spell(words: Sequence[str]) -> tuple[int, int]:
    """The spell that the first words name, and how many words that takes."""
    if re.fullmatch(r"\d{1,3}", words[0]):
        return int(words[0]), 1
    names = [name.lower() for name in NAMES]
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        called = " ".join(takewhile(lambda word: not word.isdecimal(), words[:count]))
        fitting = [n for n, name in enumerate(names) if _may_mean(called, name)]
        if len(fitting) == 1:
            return fitting[0], len(called.split())
        if len(fitting) > 1:
            right = either([f"{spell} ({NAMES[spell]})" for spell in fitting])
            raise DescriptionError("judge.which_spell", word=called, right=right)
    raise DescriptionError("judge.unknown_spell", word=words[0], right=meant(words[0], names[1:]))


def _may_mean(called: str, name: str) -> bool:
    return len(called) >= SHORTEST_NAME and f" {called}" in f" {name}"
