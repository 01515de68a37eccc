"""Benchmarks: ratios against named peers that are measured in the same run."""

__all__: list[str] = []
