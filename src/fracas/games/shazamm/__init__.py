"""Shazamm!: two wizards, a burning bridge, secret bids and fifteen spells."""

from fracas.games.contract import Game, table_pace

from . import events, moves, narration, options, resolve, rules, thumb, view

SHAZAMM = Game(
    name="shazamm",
    title="Shazamm!",
    version=1,
    seats=range(2, 3),
    most_moves=20_000,
    codes=rules.CODES,
    stakes=1,
    prefix="SHZ",
    options=options.ShazammOptions,
    new=options.new,
    actors=rules.actors,
    asked=rules.asked,
    moves=rules.moves,
    play=resolve.play,
    default=rules.default,
    sensible=thumb.sensible,
    payoff=rules.payoff,
    conceal=rules.conceal,
    time_ms=table_pace,
    outcome=view.outcome,
    refusal=moves.refusal,
    view=view.view,
    narrate=narration.narrate,
    write=moves.write,
    read=moves.read,
    events=events.ShazammEvent,
    views=view.ShazammView,
)

__all__ = ["SHAZAMM"]
