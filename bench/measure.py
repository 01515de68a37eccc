"""Timing by processor time, which other programs take nothing of; and the printed table."""

from collections.abc import Callable, Sequence
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


def best_of(run: Callable[[int], float], rounds: int = 3) -> float:
    """The fastest of some measurements: what disturbs one only makes it slower."""
    return max(per_second(run) for _ in range(rounds))


def show(title: str, lines: Sequence[tuple[str, float, str]], peer: float | None) -> None:
    """One short table: who, how many a second, and how many times the peer."""
    print(f"\n{title}")
    for name, speed, note in lines:
        ratio = f"{speed / peer:6.1f}x" if peer else "      -"
        print(f"  {name:<44} {speed:>14,.0f}/s {ratio}  {note}".rstrip())
