"""The judge: a described turn or fight, settled by the real rules and explained line by line."""

from .description import DescriptionError, Place
from .sbam import Fight, judge_fight
from .sbam_text import Verdict, judge_described_fight
from .shazamm import Question, Ruling, judge_turn
from .shazamm_text import judge_described_turn
from .shazamm_turn import Choice, Turn

__all__ = [
    "Choice",
    "DescriptionError",
    "Fight",
    "Place",
    "Question",
    "Ruling",
    "Turn",
    "Verdict",
    "judge_described_fight",
    "judge_described_turn",
    "judge_fight",
    "judge_turn",
]
