"""Sums over rows of whole numbers: the network's arithmetic. The interpreter's twin of ``rows.pxd``."""


def copy_row(sums, table, length):
    """Set the sums to the first row of a table."""
    for i in range(length):
        sums[i] = table[i]


def add_row(sums, table, start, factor, length):
    """Add a row of a table, times a factor, to the sums."""
    for i in range(length):
        sums[i] += table[start + i] * factor


def weigh_positive(sums, weights, length):
    """The sums above zero times their weights, added up."""
    return sum(sums[i] * weights[i] for i in range(length) if sums[i] > 0)
