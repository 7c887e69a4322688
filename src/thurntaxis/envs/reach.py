"""Reaching tables from code without the interpreter's lock.

The interpreter's twin of ``reach.pxd``. There a table is reached by its address, since a list may not be looked into
without the lock; here the list itself is used.
"""

from .table import Table


def addresses_of(tables: list[Table]) -> list[Table]:
    """What the functions below find a table by."""
    return tables


def step_table(table: Table, action: int) -> None:
    """Have a table play an action."""
    table.step(int(action))  # numbers of NumPy would overflow where integers of Python grow


def choose_at_table(table: Table, policy: int) -> int:
    """What a policy would do at a table."""
    return table.choose(policy)
