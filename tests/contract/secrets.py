"""Two worlds: what a seat cannot know must make no difference to anything it is told."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
from tests.contract.cases import Case

from fracas import games
from fracas.games import CHANCE, WATCHER, AnyGame, Event, MoveError, concealed, make_move, seen
from fracas.kernel import has, members

Difference: TypeAlias = tuple[str, Callable[[Any], object]]
TEXTS = ("", "1", "pass", "?", "copy", "4 4")


def leaks(game: AnyGame, truth: Any, world: Any, seat: int) -> list[str]:
    """How `seat` can tell two positions apart that are the same to it. Changes neither."""
    return [
        name for name, told in differences(game, truth, world, seat) if told(truth) != told(world)
    ]


def differences(game: AnyGame, truth: Any, world: Any, seat: int) -> Iterator[Difference]:
    """Everything that a seat is told, as named questions to a position."""
    yield "conceal", lambda position: concealed(game, position, seat)
    yield "due", lambda position: has(game.actors(position), CHANCE)
    yield "outcome", game.outcome
    yield "view", lambda position: seen(game, position, seat)
    yield "bytes", lambda position: msgspec.json.encode(seen(game, position, seat))
    if seat == WATCHER:
        return
    yield "asked", lambda position: has(game.actors(position), seat)
    yield "moves", lambda position: game.moves(position, seat)
    yield "refusal", lambda position: refusals(game, position, seat)
    yield "read", lambda position: readings(game, position, seat)
    legal = game.moves(truth, seat)
    if has(game.actors(truth), seat):
        yield "default", lambda position: game.default(position, seat)
        yield "sensible", lambda position: game.sensible(position, seat, legal)
        yield "write", lambda position: [game.write(position, seat, c) for c in members(legal)]


def refusals(game: AnyGame, position: Any, seat: int) -> list[str]:
    """What the seat hears when it tries what it may not do, its own moves and chance's."""
    legal = game.moves(position, seat)
    codes = set(range(-1, 65)).difference(members(legal))
    return [str(game.refusal(position, seat, code)) for code in sorted(codes)]


def readings(game: AnyGame, position: Any, seat: int) -> list[int | str]:
    """What texts mean to the seat: the same few, and every move that it could write."""
    texts = [*TEXTS, *(game.write(position, seat, code) for code in range(game.codes))]
    found = (reading(game, position, seat, text) for text in dict.fromkeys(texts))
    return [meaning if isinstance(meaning, int) else str(meaning) for meaning in found]


def reading(game: AnyGame, position: Any, seat: int, text: str) -> int | MoveError:
    """What a text means, or why it means nothing."""
    try:
        return game.read(position, seat, text)
    except MoveError as error:
        return error


def leaks_of_moves(case: Case, truth: Any, world: Any, seat: int) -> list[str]:
    """The same, after each move that can be made in both worlds: by events and by positions."""
    game, found = case.game, list[str]()
    for actor in range(CHANCE + 1):
        for code in members(game.moves(truth, actor) & game.moves(world, actor)):
            true, other = truth.copy(), world.copy()
            events = told(game, true, actor, code, seat)
            same = told(game, other, actor, code, seat) == events
            if reveals(case, events):
                continue
            if not same:
                found.append(f"events of {actor}")
            if concealed(game, true, seat) != concealed(game, other, seat):
                found.append(f"position after {actor}")
    return found


def leaks_of_secret_moves(game: AnyGame, truth: Any, seat: int) -> list[str]:
    """What a seat is told of a move must not depend on it if it leaves nothing to be known."""
    before, found = concealed(game, truth, seat), list[str]()
    for actor in range(CHANCE + 1):
        heard: list[list[Event]] = []
        for code in members(game.moves(truth, actor)):
            after = truth.copy()
            events = told(game, after, actor, code, seat)
            if concealed(game, after, seat) == before:
                heard.append(events)
        if any(events != heard[0] for events in heard):
            found.append(f"secrets of {actor}")
    return found


def reveals(case: Case, events: list[Event]) -> bool:
    """Whether the rules themselves bring something hidden to light."""
    return any(isinstance(event, case.kit.reveals) for event in events)


def told(game: AnyGame, position: Any, actor: int, code: int, seat: int) -> list[Event]:
    """Make a move; the answer is what `seat` is told of it."""
    return list(games.told(make_move(game, position, actor, code), seat))
