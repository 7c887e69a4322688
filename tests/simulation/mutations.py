"""Mistakes in the locking and storing code that the simulator must find: that is how it shows that it can fail."""


def run_all(names: list[str], seeds: int) -> bool:
    raise NotImplementedError
