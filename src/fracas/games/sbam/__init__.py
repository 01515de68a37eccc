"""Sbam!: everybody at once, in real time, until somebody calls."""

from fracas.games.contract import Game

from . import events, moves, options, resolve, rules, thumb, view

SBAM = Game(
    name="sbam",
    title="Sbam!",
    version=1,
    seats=range(2, 7),
    most_moves=1_000_000,
    codes=rules.CODES,
    stakes=1,
    prefix="SBAM",
    options=options.SbamOptions,
    new=options.new,
    actors=rules.actors,
    asked=rules.asked,
    moves=rules.moves,
    play=resolve.play,
    default=rules.default,
    sensible=thumb.sensible,
    payoff=rules.payoff,
    conceal=rules.conceal,
    time_ms=rules.time_ms,
    outcome=view.outcome,
    refusal=moves.refusal,
    view=view.view,
    narrate=events.narrate,
    write=moves.write,
    read=moves.read,
    events=events.SbamEvent,
    views=view.SbamView,
)

__all__ = ["SBAM"]
