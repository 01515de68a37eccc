"""Best replies: nothing to win against a solution, and something against anything else."""

import pytest

from fracas.kernel import floats
from fracas.study import Solution, exploit, solve
from fracas.study.bets import places

SHORT = 10


def unheard(done: int) -> None:
    """Progress that nobody follows."""


@pytest.mark.compiled
def test_no_reply_beats_a_solution() -> None:
    heard: list[int] = []
    found = exploit(solve(unheard, most=SHORT), heard.append)
    assert max(*found.gains, found.worst) < 1e-9
    assert min(found.gains) > -1e-9
    assert sum(heard) == places(SHORT)


@pytest.mark.compiled
def test_a_bad_solution_is_exploited() -> None:
    """Where all positions seem equal, the mixtures are careless, and a reply wins a lot."""
    found = exploit(Solution(SHORT, floats(places(SHORT))), unheard)
    assert max(found.gains) > 0.5
    assert found.worst >= max(found.gains)
