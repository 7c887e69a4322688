"""Who may open a study, and following one.

Whoever has a study open is sent the number of its newest version, and asks for what has changed. Only that number
is sent: what they may see of the study is decided when they ask.
"""

from hmac import compare_digest
from typing import Literal

from ...protocol.messages import StudyMessage
from ..people.connections import Connection, Connections
from ..ports.jsontext import dumps
from ..ports.store import StoredStudy, StudyStore
from ..refusals import Refusal

_REFUSED = 1008
Right = Literal["read", "edit", "own"]


def rights_to(stored: StoredStudy, person: str | None, key: str | None) -> tuple[Right, ...]:
    """Owners may do everything; a link for editing allows to edit, and a study may be open for reading."""
    if person is not None and person == stored.person:
        return "read", "edit", "own"
    if key is not None and stored.key is not None and compare_digest(key, stored.key):
        return "read", "edit"
    return ("read",) if stored.reading else ()


class Following:
    """The connections of this process to studies."""

    def __init__(self, store: StudyStore) -> None:
        self._store = store
        self._connections = Connections()
        self._keys: dict[Connection, str | None] = {}
        """The secret of the link by which each has come."""

    async def join(self, connection: Connection, key: str | None) -> None:
        """Send the version of a study, and from now on every new one.

        Raises:
            Refusal: there is no such study, as far as they may know.
        """
        self._connections.add(connection)  # first, so that no version is missed while it is read
        self._keys[connection] = key
        stored = await self._store.study(connection.table)
        if stored is None or "read" not in rights_to(stored, connection.person, key):
            raise Refusal("unknown", "server-no-study")
        _send(connection, stored)

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self._connections.remove(connection)
        self._keys.pop(connection, None)

    def changed(self, study: StoredStudy) -> None:
        """Send a new version; end the connections of those who may no longer read the study."""
        for connection in self._connections.at(study.id):
            if "read" in rights_to(study, connection.person, self._keys[connection]):
                _send(connection, study)
            else:
                connection.close(_REFUSED)

    def deleted(self, id: str) -> None:
        """End the connections to a study."""
        for connection in self._connections.at(id):
            connection.close(_REFUSED)

    async def catch_up(self, id: str) -> None:
        """Another process has changed a study."""
        if not self._connections.has_any(id):
            return
        stored = await self._store.study(id)
        if stored is None:
            self.deleted(id)
        else:
            self.changed(stored)

    def followed(self) -> list[str]:
        """The studies that somebody has open through this process."""
        return self._connections.tables()

    def close(self) -> None:
        """Ask all connections to come back."""
        for connection in self._connections.all():
            connection.close(1001)


def _send(connection: Connection, study: StoredStudy) -> None:
    """Send a version, unless a newer one was sent before: notifications come late."""
    if study.version > connection.seq:
        connection.seq = study.version
        message: StudyMessage = {"type": "study", "version": study.version}
        connection.push(dumps(message))
