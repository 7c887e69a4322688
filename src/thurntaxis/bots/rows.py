"""Sums over rows of whole numbers: the network's arithmetic. The interpreter's twin of ``rows.pxd``.

The compiled twin computes in 16 bits; ``bench/tuning/train.py`` sees to it that no sum needs more.
"""


def copy_row(sums, at, table, start, length):
    """Set the sums from a place on to a row of a table."""
    for i in range(length):
        sums[at + i] = table[start + i]


def add_row(sums, table, start, factor, length):
    """Add a row of a table, times a factor, to the sums."""
    for i in range(length):
        sums[i] += table[start + i] * factor


def add_rows(sums, table, start, rows, factors, noted, length):
    """Add the first `noted` of some rows of a table, which begins at `start`, to the sums, each times its factor."""
    for k in range(noted):
        add_row(sums, table, start + rows[k] * length, factors[k], length)


def weigh_positive(sums, weights, start, length):
    """The sums above zero times their weights, added up."""
    return sum(sums[i] * weights[start + i] for i in range(length) if sums[i] > 0)
