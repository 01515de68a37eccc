"""What every game promises about moves, matches and their end."""

from typing import Any

import msgspec
import pytest
from tests.contract.cases import (
    CASES,
    KITS,
    RULES,
    SEATS_ON_EARTH,
    Case,
    a_match,
    able,
    acting,
    each_case,
    each_game,
    positions,
    spread,
    viewers,
)

from fracas.games import (
    CHANCE,
    GAMES,
    NO_CLOCK,
    AnyGame,
    IllegalMoveError,
    concealed,
    make_move,
    seen,
    told,
)
from fracas.kernel import members

POSITIONS = 10_000 // len(CASES) + 1  # of each case
NO_CODES = (-1, 63, 64, 2**31, 2**64, -(2**64))
VIEW_BYTES, EVENT_BYTES = 2048, 320


def refusal(game: AnyGame, position: Any, seat: int, code: int) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as refused:
        make_move(game, position, seat, code)
    return refused.value


def test_the_suite_knows_every_game() -> None:
    assert KITS.keys() == GAMES.keys()


@each_game
def test_a_game_is_listed_by_its_name(game: AnyGame) -> None:
    assert GAMES[game.name] is game
    assert game.codes <= 63
    assert max(game.seats) <= CHANCE


@each_case
def test_whoever_must_act_has_moves(case: Case) -> None:
    for position in positions(case, POSITIONS):
        actors = acting(case, position)
        assert set(actors) <= {*range(case.seats), CHANCE}
        assert actors == [CHANCE] or CHANCE not in actors
        assert set(actors) <= set(able(case, position)) <= {*range(case.seats), CHANCE}
        for seat in range(CHANCE + 1):
            assert 0 <= case.game.moves(position, seat) < 1 << case.game.codes


@each_case
def test_whoever_changes_a_mind_must_act_again(case: Case) -> None:
    game = case.game
    for position in positions(case, POSITIONS):
        actors = acting(case, position)
        for seat in set(able(case, position)).difference(actors):
            for code in members(game.moves(position, seat)):
                after = position.copy()
                game.play(after, seat, code)
                assert set(acting(case, after)) == {*actors, seat}


@each_case
def test_those_who_are_asked_are_told_so_and_nobody_else_is(case: Case) -> None:
    game = case.game
    for position in spread(case, 100):
        actors = acting(case, position)
        if actors != [CHANCE]:
            for seat in range(case.seats):
                asked = game.asked(concealed(game, position, seat))
                assert (asked >> seat & 1 == 1) == (seat in actors)


@each_case
def test_every_legal_move_plays_and_every_other_is_refused(case: Case) -> None:
    game = case.game
    for position in positions(case, POSITIONS):
        before = position.copy()
        for seat in able(case, position):
            legal = members(game.moves(position, seat))
            for code in legal:
                make_move(game, position.copy(), seat, code)
            for code in {*range(63), *NO_CODES}.difference(legal):
                refused = refusal(game, position, seat, code)
                assert refused.rule in RULES
                assert refused.key.startswith(f"{game.name}.")
        assert position == before
        assert position.story is None


@each_case
def test_whoever_has_no_move_is_refused(case: Case) -> None:
    for position in spread(case, 100):
        before = position.copy()
        for seat in set(SEATS_ON_EARTH).difference(able(case, position)):
            for code in (0, 1, 22, 62, *NO_CODES):
                assert refusal(case.game, position, seat, code).rule in RULES
        assert position == before


@each_case
def test_nothing_gets_lost_or_doubled(case: Case) -> None:
    for position in positions(case, POSITIONS):
        assert case.kit.amiss(position) == []


@each_case
def test_a_match_ends_and_its_outcome_agrees_with_what_it_pays(case: Case) -> None:
    game = case.game
    for number in range(15):
        position = case.new()
        for move in a_match(case, number):
            assert game.outcome(position) is None
            assert [game.payoff(position, seat) for seat in range(case.seats)] == [0] * case.seats
            game.play(position, *move)
        outcome = game.outcome(position)
        assert outcome is not None
        assert outcome.rule in RULES
        pays = [game.payoff(position, seat) for seat in range(case.seats)]
        assert max(map(abs, pays)) <= game.stakes
        assert outcome.winners == tuple(seat for seat in range(case.seats) if pays[seat] > 0)
        assert outcome.losers == tuple(seat for seat in range(case.seats) if pays[seat] < 0)


@each_case
def test_what_a_silent_seat_does_is_legal(case: Case) -> None:
    for position in positions(case, POSITIONS):
        for seat in acting(case, position):
            if seat != CHANCE:
                assert case.game.moves(position, seat) >> case.game.default(position, seat) & 1


@each_case
def test_sensible_moves_are_some_of_the_legal_ones_and_need_no_secrets(case: Case) -> None:
    game = case.game
    for position in spread(case, 200):
        for seat in acting(case, position):
            if seat != CHANCE:
                legal = game.moves(position, seat)
                sensible = game.sensible(position, seat, legal)
                assert sensible
                assert sensible & ~legal == 0
                assert game.sensible(concealed(game, position, seat), seat, legal) == sensible


@each_case
def test_the_moves_of_a_match_replay_it(case: Case) -> None:
    for number in range(3):
        live, replay = case.new(), case.new()
        for seat, code in a_match(case, number):
            events = make_move(case.game, live, seat, code)
            assert make_move(case.game, replay, seat, code) == events
            assert replay == live


@each_case
def test_telling_a_story_changes_nothing(case: Case) -> None:
    told, silent = case.new(), case.new()
    for move in a_match(case, 1):
        make_move(case.game, told, *move)
        case.game.play(silent, *move)
        assert told == silent


@each_case
def test_every_event_says_why_and_survives_json(case: Case) -> None:
    decoder = msgspec.json.Decoder(case.game.events)
    for number in range(2):
        position = case.new()
        for move in a_match(case, number):
            events = make_move(case.game, position, *move)
            for seat in viewers(case):
                for event in told(events, seat):
                    text = msgspec.json.encode(event)
                    assert decoder.decode(text) == event
                    assert len(text) < EVENT_BYTES
                    assert event.rules
                    assert set(event.rules) <= RULES


@each_case
def test_every_view_survives_json_and_is_small(case: Case) -> None:
    decoder = msgspec.json.Decoder(case.game.views)
    for position in spread(case, 60):
        for seat in viewers(case):
            view = seen(case.game, position, seat)
            text = msgspec.json.encode(view)
            assert decoder.decode(text) == view
            assert len(text) < VIEW_BYTES


@each_case
def test_a_view_offers_exactly_the_legal_moves(case: Case) -> None:
    game = case.game
    for position in spread(case, 60):
        for seat in viewers(case):
            view = seen(game, position, seat)
            legal = members(game.moves(position, seat)) if seat >= 0 else []
            assert [choice.code for choice in view.choices] == legal
            assert [choice.text for choice in view.choices] == [
                game.write(position, seat, code) for code in legal
            ]


@each_case
def test_random_matches_differ_and_come_again(case: Case) -> None:
    assert len({tuple(a_match(case, number)) for number in range(5)}) == 5
    assert a_match(case, 0) == a_match(case, 0)


@each_case
def test_a_game_says_how_long_decisions_last(case: Case) -> None:
    for position in spread(case, 60):
        assert case.game.time_ms(position) >= NO_CLOCK
