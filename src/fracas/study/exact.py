"""Matrix games once more, in whole numbers: slow, and without any rounding on the way.

For the rare game that rounding spoils in `matrix.py`. Every number in the tableau is an integer
over one common denominator, and every division comes out even (Edmonds' integer pivoting).
Bland's choice of the smallest index never runs in a circle.
"""

from fractions import Fraction
from typing import TypeAlias

from .matrix import COLUMNS, GAP, LOWER, ROWS, SHIFT, UPPER, Sheet, certify, clear_mixtures

SCALE = 60  # payoffs are rounded to so many bits behind the point: finer than they are known

Numbers: TypeAlias = list[list[int]]


class UncertifiedError(ArithmeticError):
    """A matrix game that even whole numbers do not solve: its payoffs are not from -1 to 1."""


def solve_exactly(sheet: Sheet) -> None:
    """Put mixtures and bounds on the sheet that certify the value, or raise."""
    rows, columns = int(sheet.sizes[ROWS]), int(sheet.sizes[COLUMNS])
    numbers = [
        [round(Fraction(payoff + SHIFT) * 2**SCALE) for payoff in line[:columns]] + [1]
        for line in sheet.payoffs[:rows].tolist()
    ]
    numbers.append([-1] * columns + [0])
    basis, outside = list(range(columns, columns + rows)), list(range(columns))
    climb(numbers, basis, outside)
    weights = [0] * (rows + columns)
    for row, variable in enumerate(basis):
        if variable < columns:
            weights[variable] = numbers[row][columns]
    for column, variable in enumerate(outside):
        if variable >= columns:
            weights[variable] = numbers[rows][column]
    write_mixtures(sheet, weights[columns:], weights[:columns])


def write_mixtures(sheet: Sheet, rows: list[int], columns: list[int]) -> None:
    """Turn whole weights into shares, and refuse what the payoffs do not certify."""
    clear_mixtures(sheet)
    for side, weights in ((ROWS, rows), (COLUMNS, columns)):
        for choice, weight in enumerate(weights):
            sheet.mixtures[side, choice] = weight / sum(weights)
    certify(sheet)
    if not abs(sheet.bounds[UPPER] - sheet.bounds[LOWER]) <= GAP:
        raise UncertifiedError(f"the value lies between {sheet.bounds.tolist()}")


def climb(numbers: Numbers, basis: list[int], outside: list[int]) -> None:
    """Pivot until no price is negative."""
    denominator = 1
    while True:
        falling = [place for place, price in enumerate(numbers[-1][:-1]) if price < 0]
        if not falling:
            return
        column = min(falling, key=outside.__getitem__)
        rising = [row for row in range(len(basis)) if numbers[row][column] > 0]
        if not rising:
            raise UncertifiedError("a payoff is -2 or less")
        row = min(
            rising,
            key=lambda row: (Fraction(numbers[row][-1], numbers[row][column]), basis[row]),
        )
        pivot = numbers[row][column]
        exchange(numbers, row, column, denominator)
        basis[row], outside[column], denominator = outside[column], basis[row], pivot


def exchange(numbers: Numbers, row: int, column: int, denominator: int) -> None:
    """One pivot; its own number is the new denominator, and all others stay whole."""
    source = numbers[row]
    pivot = source[column]
    for line in numbers:
        if line is not source:
            factor = line[column]
            line[:] = [
                (number * pivot - factor * along) // denominator
                for number, along in zip(line, source, strict=True)
            ]
            line[column] = -factor
    source[column] = denominator
