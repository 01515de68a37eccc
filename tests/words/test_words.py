"""What the terminal makes of events and refusals."""

import pytest
from hypothesis import given
from tests.match.made import matches

from fracas.cli.words import Words, face
from fracas.games import Event, IllegalMoveError, MalformedMoveError
from fracas.games.bambam import events as bambam
from fracas.games.slambo.events import (
    AsideRevealed,
    Broke,
    Dealt,
    Lost,
    NextBout,
    Played,
    Skipped,
    Slamboed,
    SlamboEvent,
    Starts,
)
from fracas.match import Match, replay

NAMES = ("Ada", "David", "Zoë")
R = ("SLAM-01",)

# The event, as Ada (seat 0) reads it, and as a watcher reads it.
TOLD: tuple[tuple[SlamboEvent, str, str], ...] = (
    (Starts(seat=0, rules=R), "You open the first bout.", "Ada opens the first bout."),
    (
        NextBout(bout=3, starter=0, pot=2, rules=R),
        "Bout 3: you open. The total is 5. 2 shame cards are at stake.",
        "Bout 3: Ada opens. The total is 5. 2 shame cards are at stake.",
    ),
    (Dealt(seat=0, card="+1b", rules=R), "You are dealt +1.", "Ada is dealt +1."),
    (Dealt(seat=0, rules=R), "Ada is dealt a card.", "Ada is dealt a card."),
    (
        Played(seat=0, card="+4", number=4, balance=9, rules=R),
        "You play +4: 9!",
        "Ada plays +4: 9!",
    ),
    (
        Played(seat=0, card="rev-3", number=-3, balance=2, reversed=True, rules=R),
        "You play rev-3: 2! The turn order reverses.",
        "Ada plays rev-3: 2! The turn order reverses.",
    ),
    (
        Skipped(seat=0, rules=R),
        "You have no cards left and are passed over.",
        "Ada has no cards left and is passed over.",
    ),
    (
        Slamboed(seat=0, balance=-2, low=0, high=10, taken=1, shame=2, rules=R),
        "SLAMBO! You leave the ring at -2 and take 1 shame card. That makes 2.",
        "SLAMBO! Ada leaves the ring at -2 and takes 1 shame card. That makes 2.",
    ),
    (
        Broke(pot=2, rules=R),
        "Break! Nobody left the ring. The next bout is worth 2 shame cards.",
        "Break! Nobody left the ring. The next bout is worth 2 shame cards.",
    ),
    (
        AsideRevealed(cards=("+1b", "copyb", "rev+3"), rules=R),
        "Set aside in that bout: +1 copy rev+3.",
        "Set aside in that bout: +1 copy rev+3.",
    ),
    (
        Lost(seat=0, winners=(1, 2), rules=R),
        "You have 3 or more shame cards: you lose. David, Zoë win!",
        "Ada has 3 or more shame cards and loses. David, Zoë win!",
    ),
)


@pytest.mark.parametrize(("event", "yours", "theirs"), TOLD)
def test_an_event_is_told_to_you_and_to_others(event: SlamboEvent, yours: str, theirs: str) -> None:
    assert Words(NAMES, 0).event(event) == f"{yours} [SLAM-01]"
    assert Words(NAMES).event(event) == f"{theirs} [SLAM-01]"
    assert Words(NAMES, 1).event(event) == f"{theirs} [SLAM-01]"


# Bambam's events, as Ada (seat 0) reads them.
BRAWL: tuple[tuple[Event, str], ...] = (
    (
        bambam.Played(seat=1, card="R3b", bomb="red", target=2, rules=R),
        "David plays R3 on red, at Zoë.",
    ),
    (
        bambam.Sabotaged(seat=0, card="sabotage-c", target=1, rules=R),
        "Sabotage! You cancel what David played.",
    ),
    (bambam.Stole(seat=1, victim=2, rules=R), "David steals a card from Zoë."),
    (bambam.Stole(seat=0, victim=1, card="hide-b", rules=R), "You steal hide from David."),
    (bambam.HideoutTaken(seat=1, holder=0, rules=R), "David takes the hideout from Ada."),
    (
        bambam.Boom(seat=0, bomb="green", target=2, rules=R),
        "BOOM! The green bomb explodes in front of you and hits Zoë too.",
    ),
    (
        bambam.Moved(bomb="red", start=0, hops=(1, 2, 0), rules=R),
        "The red bomb moves: David -> Zoë -> Ada.",
    ),
    (bambam.Picked(seat=1, character="coro", rules=R), "David plays Sig. Coro."),
    (
        bambam.Revealed(event="nitrous", before="power_up", rules=R),
        "New event: Nitrous replaces Power Up.",
    ),
    (
        bambam.Discarded(seat=1, cards=("R1b", "hide", "hide-b"), rules=R),
        "David discards R1 hide hide.",
    ),
)


@pytest.mark.parametrize(("event", "told"), BRAWL)
def test_everybody_in_an_event_has_a_name(event: Event, told: str) -> None:
    assert Words(NAMES, 0).event(event) == f"{told} [SLAM-01]"


@pytest.mark.parametrize("text", ["+1b", "copyb", "rev-3", "pm-2", "R1b", "GY4c", "hide-b", "copy"])
def test_a_twin_looks_like_the_other(text: str) -> None:
    plain = {"+1b": "+1", "copyb": "copy", "R1b": "R1", "GY4c": "GY4", "hide-b": "hide"}
    assert face(text) == plain.get(text, text)


@given(matches(most=60))
def test_every_event_of_a_match_has_its_words(match: Match) -> None:
    words = Words(match.setup.names, 0)
    for step in replay(match):
        for event in step.events:
            sentence = words.event(event)
            assert sentence.isprintable()
            assert not sentence.startswith("slambo")
            assert "{" not in sentence or "{" in "".join(match.setup.names)


def test_a_refusal_is_told_with_its_rule() -> None:
    turn = IllegalMoveError("slambo.not_your_turn", "SLAM-16", turn=1)
    assert Words(NAMES, 0).refusal(turn) == "It is David's turn. Wait for yours. [SLAM-16]"
    soup = MalformedMoveError("slambo.malformed", text="so\x1bup", seats=2)
    assert Words(NAMES).refusal(soup).startswith('"so�up" is not a card. Write +4,')


def test_a_key_without_words_stands_for_itself() -> None:
    assert Words().say("slambo.unheard_of") == "slambo.unheard_of"


def test_names_cannot_command_the_terminal() -> None:
    event = Starts(seat=0, rules=R)
    assert Words(["\x1b[2JAda"]).event(event) == "�[2JAda opens the first bout. [SLAM-01]"
