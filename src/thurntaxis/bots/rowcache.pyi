from typing import final

@final
class RowCache:
    def __init__(self, slots: int, units: int) -> None: ...
