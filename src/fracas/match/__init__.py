"""Matches: options and moves in, positions, events and files out; fair chance."""

from .fair import commitment, draw, new_key
from .files import MatchFileError, Reading, read_match, write_match, write_result
from .match import (
    Course,
    Fairness,
    Match,
    Move,
    Setup,
    Step,
    read_options,
    replay,
    set_up,
)
from .verify import Verdict, verify

__all__ = [
    "Course",
    "Fairness",
    "Match",
    "MatchFileError",
    "Move",
    "Reading",
    "Setup",
    "Step",
    "Verdict",
    "commitment",
    "draw",
    "new_key",
    "read_match",
    "read_options",
    "replay",
    "set_up",
    "verify",
    "write_match",
    "write_result",
]
