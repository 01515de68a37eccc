"""A game of two from its rules alone, with the plainest possible edge: codes for words."""

from typing import Any

from fracas.games import (
    AnyGame,
    Choice,
    Event,
    Game,
    IllegalMoveError,
    Options,
    Outcome,
    View,
    table_pace,
)
from fracas.kernel import Record, members


def plain_game(name: str, codes: int, stakes: int, **rules: Any) -> AnyGame:
    """The whole contract around `new` and the eight rules; nothing is ever narrated."""

    def outcome(position: Record) -> Outcome | None:
        if rules["actors"](position):
            return None
        payoffs = [rules["payoff"](position, seat) for seat in range(2)]
        return Outcome(
            winners=tuple(seat for seat in range(2) if payoffs[seat] > 0),
            losers=tuple(seat for seat in range(2) if payoffs[seat] < 0),
            rule=name.upper(),
        )

    return Game(
        name=name,
        title=name.title(),
        version=1,
        seats=range(2, 3),
        most_moves=20,
        codes=codes,
        stakes=stakes,
        prefix=name.upper(),
        options=Options,
        asked=rules["actors"],
        time_ms=table_pace,
        outcome=outcome,
        refusal=_refusal,
        view=_view,
        narrate=_narrate,
        write=_write,
        read=_read,
        events=Event,
        views=View,
        **rules,
    )


def _refusal(position: Record, seat: int, code: int) -> IllegalMoveError:
    return IllegalMoveError("illegal", seat=seat, code=code)


def _view(position: Record, seat: int, moves: int) -> View:
    choices = tuple(Choice(code=code, text=str(code)) for code in members(moves))
    return View(seat=seat, choices=choices)


def _narrate(position: Record, story: object) -> list[Event]:
    return []


def _write(position: Record, seat: int, code: int) -> str:
    return str(code)


def _read(position: Record, seat: int, text: str) -> int:
    return int(text)
