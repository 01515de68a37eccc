"""Matrix games solved exactly: two choose at once, and what one wins the other loses.

A saddle point in pure choices is looked for first. Otherwise the dense simplex method runs on the
linear program of the chooser of columns, with payoffs moved above zero (after Dantzig, 1951).
Nobody has to trust it: `certify` computes from the payoffs alone what each mixture guarantees,
and the value lies between the two. Where they are too far apart, `exact.py` solves in integers.
"""

from typing import Any, NamedTuple

from fracas.kernel import floats, rule, zeros

MOST = 50  # choices of each side
GAP = 1e-9  # between what the two mixtures guarantee, at most, to count as solved
SHIFT = 2.0  # payoffs lie between -1 and 1; above zero, so does the value
TINY = 1e-11  # smaller numbers in the tableau are taken for rounding
PATIENCE = 4  # pivots by steepest price for each choice; then by the smallest index (Bland, 1977)

ROWS, COLUMNS = range(2)  # of the sizes and the mixtures
LOWER, UPPER = range(2)  # of the bounds


class Sheet(NamedTuple):
    """The memory of one matrix game at a time, for compiled code."""

    sizes: Any  # how many choices the rows and the columns have
    payoffs: Any  # to the chooser of rows
    tableau: Any
    basis: Any  # the variable of each row of the tableau: columns first, then slacks
    outside: Any  # the variable of each column of the tableau
    mixtures: Any  # the shares of each choice
    bounds: Any  # what the rows are sure to win, and what the columns are sure not to exceed


def make_sheet(most: int = MOST) -> Sheet:
    """A sheet for games with at most so many choices on each side."""
    return Sheet(
        sizes=zeros(2),
        payoffs=floats(most, most),
        tableau=floats(most + 1, most + 1),
        basis=zeros(most),
        outside=zeros(most),
        mixtures=floats(2, most),
        bounds=floats(2),
    )


@rule
def solve_matrix(sheet: Sheet) -> bool:
    """Find both mixtures and their bounds; true when the bounds certify the value."""
    if not find_saddle(sheet):
        set_up(sheet)
        climb(sheet)
        read_mixtures(sheet)
    certify(sheet)
    return abs(sheet.bounds[UPPER] - sheet.bounds[LOWER]) <= GAP


@rule
def find_saddle(sheet: Sheet) -> bool:
    """Put the pure mixtures of a saddle point on the sheet, if there is one."""
    rows, columns = sheet.sizes[ROWS], sheet.sizes[COLUMNS]
    best, best_row = -1e9, 0
    for row in range(rows):
        worst = sheet.payoffs[row, 0]
        for column in range(1, columns):
            worst = min(worst, sheet.payoffs[row, column])
        if worst > best:
            best, best_row = worst, row
    for column in range(columns):
        most = sheet.payoffs[0, column]
        for row in range(1, rows):
            most = max(most, sheet.payoffs[row, column])
        if most <= best:
            clear_mixtures(sheet)
            sheet.mixtures[ROWS, best_row] = 1.0
            sheet.mixtures[COLUMNS, column] = 1.0
            return True
    return False


@rule
def clear_mixtures(sheet: Sheet) -> None:
    for row in range(sheet.sizes[ROWS]):
        sheet.mixtures[ROWS, row] = 0.0
    for column in range(sheet.sizes[COLUMNS]):
        sheet.mixtures[COLUMNS, column] = 0.0


@rule
def set_up(sheet: Sheet) -> None:
    """The tableau of: the largest sum of weights of columns that no row exceeds 1 against."""
    rows, columns = sheet.sizes[ROWS], sheet.sizes[COLUMNS]
    tableau = sheet.tableau
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = sheet.payoffs[row, column] + SHIFT
        tableau[row, columns] = 1.0
        sheet.basis[row] = columns + row
    for column in range(columns):
        tableau[rows, column] = -1.0
        sheet.outside[column] = column
    tableau[rows, columns] = 0.0


@rule
def climb(sheet: Sheet) -> None:
    """Pivot until no price is negative, or until patience ends; the bounds will tell."""
    patience = PATIENCE * (sheet.sizes[ROWS] + sheet.sizes[COLUMNS])
    for step in range(4 * patience):
        hurried = step < patience
        column = steepest(sheet) if hurried else first_negative(sheet)
        if column < 0:
            return
        row = tightest(sheet, column, TINY if hurried else 0.0)
        if row < 0:
            return
        pivot(sheet, row, column)


@rule
def steepest(sheet: Sheet) -> int:
    """The column with the most negative price, or -1."""
    prices = sheet.tableau[sheet.sizes[ROWS]]
    lowest, found = -TINY, -1
    for column in range(sheet.sizes[COLUMNS]):
        if prices[column] < lowest:
            lowest, found = prices[column], column
    return found


@rule
def first_negative(sheet: Sheet) -> int:
    """The column with a negative price whose variable has the smallest index, or -1."""
    prices = sheet.tableau[sheet.sizes[ROWS]]
    found = -1
    for column in range(sheet.sizes[COLUMNS]):
        earlier = found < 0 or sheet.outside[column] < sheet.outside[found]
        if prices[column] < -TINY and earlier:
            found = column
    return found


@rule
def tightest(sheet: Sheet, column: int, tolerance: float) -> int:
    """The row that limits a column first, or -1 if none does.

    With a tolerance, the steepest of those that limit it about first, which rounds best; without
    one, the smallest index among equals, which never runs in a circle.
    """
    limits = sheet.sizes[COLUMNS]
    least, found = 1e300, -1
    for row in range(sheet.sizes[ROWS]):
        slope = sheet.tableau[row, column]
        if slope > TINY:
            ratio = sheet.tableau[row, limits] / slope
            if ratio < least or (ratio == least and sheet.basis[row] < sheet.basis[found]):
                least, found = ratio, row
    if tolerance > 0.0 and found >= 0:
        for row in range(sheet.sizes[ROWS]):
            slope = sheet.tableau[row, column]
            fits = sheet.tableau[row, limits] <= (least + tolerance) * slope
            if slope > sheet.tableau[found, column] and fits:
                found = row
    return found


@rule
def pivot(sheet: Sheet, row: int, column: int) -> None:
    """Exchange the variable of a row for that of a column."""
    tableau = sheet.tableau
    width, height = sheet.sizes[COLUMNS] + 1, sheet.sizes[ROWS] + 1
    source = tableau[row]
    inverse = 1.0 / source[column]
    source[column] = 1.0
    for place in range(width):
        source[place] *= inverse
    for other in range(height):
        factor = tableau[other, column]
        if other != row and factor != 0.0:
            target = tableau[other]
            target[column] = 0.0
            for place in range(width):
                target[place] -= factor * source[place]
    sheet.basis[row], sheet.outside[column] = sheet.outside[column], sheet.basis[row]


@rule
def read_mixtures(sheet: Sheet) -> None:
    """Both mixtures from the last tableau: weights of columns, prices of slacks."""
    rows, columns = sheet.sizes[ROWS], sheet.sizes[COLUMNS]
    clear_mixtures(sheet)
    for row in range(rows):
        if sheet.basis[row] < columns:
            sheet.mixtures[COLUMNS, sheet.basis[row]] = max(0.0, sheet.tableau[row, columns])
    for column in range(columns):
        if sheet.outside[column] >= columns:
            price = max(0.0, sheet.tableau[rows, column])
            sheet.mixtures[ROWS, sheet.outside[column] - columns] = price
    make_whole(sheet, ROWS)
    make_whole(sheet, COLUMNS)


@rule
def make_whole(sheet: Sheet, side: int) -> None:
    """Scale the shares of one side to 1; where all are 0, put a mixture for `certify` to refuse."""
    shares, total = sheet.mixtures[side], 0.0
    for choice in range(sheet.sizes[side]):
        total += shares[choice]
    if total <= 0.0:
        shares[0] = total = 1.0
    for choice in range(sheet.sizes[side]):
        shares[choice] /= total


@rule
def certify(sheet: Sheet) -> None:
    """What each mixture guarantees against every choice of the other, from the payoffs alone."""
    rows, columns = sheet.sizes[ROWS], sheet.sizes[COLUMNS]
    against = sheet.tableau[rows]  # its memory, no longer needed
    lower, upper, total = 1e9, -1e9, 0.0
    for column in range(columns):
        against[column] = 0.0
    for row in range(rows):
        share, payoffs, mean = sheet.mixtures[ROWS, row], sheet.payoffs[row], 0.0
        for column in range(columns):
            mean += sheet.mixtures[COLUMNS, column] * payoffs[column]
        upper = max(upper, mean)
        total += mean
        if share > 0.0:
            for column in range(columns):
                against[column] += share * payoffs[column]
    for column in range(columns):
        lower = min(lower, against[column])
    nothing = total - total  # 0, or not a number: then neither are the bounds, and no gap is small
    sheet.bounds[LOWER], sheet.bounds[UPPER] = lower + nothing, upper + nothing
