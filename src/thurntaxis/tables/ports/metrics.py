"""The interface for counting what happens at tables. A server supplies an implementation."""

from collections.abc import Mapping, Sequence


class Metrics:
    """Receives what happens at the tables."""

    def table_created(self) -> None:
        """A table was set up."""

    def entries_stored(self, entries: Sequence[Mapping[str, object]]) -> None:
        """Entries were written to the store."""

    def command_done(self, type: str, seconds: float) -> None:
        """A command was carried out or refused."""

    def bot_decided(self, level: str, seconds: float) -> None:
        """A bot has made a decision."""

    def bot_replaced(self) -> None:
        """A bot failed, and a simpler one took its place."""

    def thought_waited(self, work: str, seconds: float) -> None:
        """A thought has waited for a process."""

    def thinker_replaced(self) -> None:
        """A thinking process has ended or was ended, and another one takes its place."""

    def fault(self) -> None:
        """Something failed unexpectedly."""

    def refused(self, code: str) -> None:
        """A request or command was refused."""

    def connection_dropped(self) -> None:
        """A connection was closed because it read too slowly."""

    def set_sizes(self, connections: int, tables: int) -> None:
        """How many connections are open and how many tables are in memory now."""
