"""What has been solved on this machine, for the bots of the front doors."""

import logging

from fracas.bots.known import Known, know
from fracas.games import GAMES
from fracas.games.shazamm.rules import MANA
from fracas.study import SolutionFileError, load, usual_path
from fracas.study.bets import known_place

log = logging.getLogger(__name__)


def share_solutions() -> bool:
    """Let searches use what `fracas solve` has found, before any is compiled; whether they do.

    A missing file means nothing; one that cannot be used is told in the log.
    """
    path = usual_path()
    if not path.is_file():
        return False
    try:
        solution = load(path.read_bytes())
    except (OSError, SolutionFileError) as error:
        log.warning("solution=%s is not used: %s", path.name, error)
        return False
    if solution.most != MANA:
        log.warning("solution=%s is not used: it is one of a shortened game", path.name)
        return False
    know(GAMES["shazamm"], Known(known_place, solution.values))
    return True
