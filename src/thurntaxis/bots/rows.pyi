from collections.abc import MutableSequence, Sequence

def copy_row(sums: MutableSequence[int], at: int, table: Sequence[int], start: int, length: int) -> None: ...
def add_row(sums: MutableSequence[int], table: Sequence[int], start: int, factor: int, length: int) -> None: ...
def add_rows(
    sums: MutableSequence[int],
    table: Sequence[int],
    start: int,
    rows: Sequence[int],
    factors: Sequence[int],
    noted: int,
    length: int,
) -> None: ...
def weigh_positive(sums: Sequence[int], weights: Sequence[int], start: int, length: int) -> int: ...
