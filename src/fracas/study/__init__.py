"""What could have been played: games solved, to compare with what was."""

from .replies import Exploit, exploit
from .solution import Solution, UnknownPositionError, solve
from .store import SolutionFileError, load, save, usual_path

__all__ = [
    "Exploit",
    "Solution",
    "SolutionFileError",
    "UnknownPositionError",
    "exploit",
    "load",
    "save",
    "solve",
    "usual_path",
]
