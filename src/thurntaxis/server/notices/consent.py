"""Whom the server may ask by e-mail whether they want notices: few mails to each mailbox, few in all, and none to
those who said stop. Mailboxes are kept as hashes only."""

import hashlib
import re
from typing import Literal

from ..stores.sql import SqlStore
from ..stores.statements import Transaction

MOST_A_DAY = 3
"""The most questions to one mailbox."""
MOST_AN_HOUR = 200
"""The most questions to all mailboxes."""
_HOUR, _DAY = 3_600_000, 86_400_000


class Consents:
    """Counts questions and remembers who does not want any."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def ask(self, address: str, person: str, now: int) -> Literal["yes", "stopped", "enough"]:
        """Whether a mailbox may be asked now on behalf of a person; if so, it counts as asked."""
        recipient = mailbox(address)

        def asking() -> Transaction[Literal["yes", "stopped", "enough"]]:
            yield "DELETE FROM mail_asked WHERE at <= $1", (now - _DAY,)
            stopped = yield "SELECT person FROM mail_stopped WHERE recipient = $1", (recipient,)
            if stopped and stopped[0][0] != person:
                return "stopped"
            ((one,),) = yield "SELECT count(*) FROM mail_asked WHERE recipient = $1", (recipient,)
            ((everybody,),) = yield "SELECT count(*) FROM mail_asked WHERE at > $1", (now - _HOUR,)
            if one >= MOST_A_DAY or everybody >= MOST_AN_HOUR:
                return "enough"
            yield "INSERT INTO mail_asked (recipient, at) VALUES ($1, $2)", (recipient, now)
            return "yes"

        return await self._store.transact(asking)

    async def stop(self, address: str, person: str | None, now: int) -> None:
        """The owner wants no more mail. Only a person who had confirmed the address may ask there again."""
        await self._store.write(
            (
                "INSERT INTO mail_stopped (recipient, person, since) VALUES ($1, $2, $3)"
                " ON CONFLICT (recipient) DO UPDATE SET person = excluded.person, since = excluded.since",
                (mailbox(address), person or "", now),
            )
        )


def mailbox(address: str) -> str:
    """A hash that all spellings of an address share: large and small letters, dots, what follows a plus."""
    local, _, domain = address.rpartition("@")
    same = re.sub(r"\+.*|\.", "", local) or local
    return hashlib.sha256(f"{same}@{domain}".lower().encode("utf-8", "replace")).hexdigest()
