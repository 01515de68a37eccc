"""Slambo!: a sumo match of cards for two to four players."""

from fracas.games.contract import Game, table_pace

from . import events, moves, options, rules, view

SLAMBO = Game(
    name="slambo",
    title="Slambo!",
    version=1,
    seats=range(2, 5),
    most_moves=100_000,
    codes=rules.CODES,
    stakes=1,
    prefix="SLAM",
    options=options.SlamboOptions,
    new=options.new,
    actors=rules.actors,
    asked=rules.asked,
    moves=rules.moves,
    play=rules.play,
    default=rules.default,
    sensible=rules.sensible,
    payoff=rules.payoff,
    conceal=rules.conceal,
    time_ms=table_pace,
    outcome=view.outcome,
    refusal=moves.refusal,
    view=view.view,
    narrate=events.narrate,
    write=moves.write,
    read=moves.read,
    events=events.SlamboEvent,
    views=view.SlamboView,
)

__all__ = ["SLAMBO"]
