"""Timing by processor time, which other programs take nothing of; and the printed table."""

from collections.abc import Callable, Mapping
from time import process_time

SHORTEST_S = 0.5  # a measurement is repeated in larger runs until one takes this long


def per_second(run: Callable[[int], float]) -> float:
    """How much of what `run(times)` counts it does in a second of one core, once warm."""
    run(1)
    times = 1
    while True:
        start = process_time()
        counted = run(times)
        took = process_time() - start
        if took >= SHORTEST_S:
            return counted / took
        times *= 2 if took < SHORTEST_S / 10 else 1 + int(SHORTEST_S / took)


def race(runs: Mapping[str, Callable[[int], float]], rounds: int = 4) -> dict[str, float]:
    """The best of some measurements of each, in turns, so that a busy moment hits all alike."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            best[name] = max(best[name], per_second(run))
    return best


def show(title: str, speeds: Mapping[str, float], peer: str) -> None:
    """One short table: who, how many a second, and how many times the peer, when it was there."""
    print(f"\n{title}")
    for name, speed in speeds.items():
        ratio = f"{speed / speeds[peer]:6.1f}x" if peer in speeds else ""
        print(f"  {name:<56} {speed:>14,.0f}/s {ratio}".rstrip())
