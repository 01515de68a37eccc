"""Bambam Boom: three bombs, two to six players, one survivor."""

from fracas.games.contract import Game

from . import brawl, events, moves, narration, options, rules, thumb, view

BAMBAM = Game(
    name="bambam",
    title="Bambam Boom",
    version=1,
    seats=range(2, 7),
    most_moves=100_000,
    codes=brawl.CODES,
    stakes=1,
    prefix="BAM",
    options=options.BambamOptions,
    new=options.new,
    actors=rules.actors,
    asked=rules.asked,
    moves=rules.moves,
    play=rules.play,
    default=rules.default,
    sensible=thumb.sensible,
    payoff=rules.payoff,
    conceal=rules.conceal,
    time_ms=rules.time_ms,
    outcome=view.outcome,
    refusal=moves.refusal,
    view=view.view,
    narrate=narration.narrate,
    write=moves.write,
    read=moves.read,
    events=events.BambamEvent,
    views=view.BambamView,
)

__all__ = ["BAMBAM"]
