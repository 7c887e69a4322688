"""All parts of notices, put together."""

import os

from ...tables.ports.store import HOST
from ...tables.service import TableService
from ..settings import Settings
from ..stores.sql import SqlStore
from .consent import Consents
from .database import NoticeDatabase
from .delivery import DeliveryWorker
from .mail import MailSender, Post
from .outbound import OutboundClient
from .senders import HookSender, HostSender, PushSender, Sender, Senders
from .webpush import VapidKey

PASSWORD = "THURNTAXIS_SMTP_PASSWORD"
"""The variable with the password for the SMTP server."""


class NoticeService:
    """All parts of notices. If the host does not want notices, nobody can ask for them."""

    def __init__(self, settings: Settings, service: TableService, store: SqlStore) -> None:
        self.database = NoticeDatabase(store)
        self.consents = Consents(store)
        self.private = settings.reach_private
        self.push: PushSender | None = None
        self.mail: MailSender | None = None
        self._settings = settings
        self._service = service
        self._client: OutboundClient | None = None

    async def open(self) -> None:
        """Create or read the keys, and start delivery."""
        settings = self._settings
        if not settings.notices and not settings.hook:
            return
        await self.database.find_destinations()
        site = (settings.public_url or "").rstrip("/")
        self._client = OutboundClient(private=self.private)
        senders = await self._senders(self._client, site)
        DeliveryWorker(self._service, self.database, senders, site, settings.hook_lang).start()

    async def _senders(self, client: OutboundClient, site: str) -> Senders:
        """The senders, for people and for the host, as the settings say."""
        settings, hooks = self._settings, HookSender(client)
        senders: dict[str, Sender] = {}
        if settings.hook:
            senders[HOST] = HostSender(hooks, settings.hook)
        if settings.notices:
            contact = site if site.startswith("https:") else "mailto:host@localhost.invalid"
            self.push = PushSender(client, await self.database.fact("vapid", VapidKey.new()), contact)
            senders |= {"push": self.push, "hook": hooks}
            if settings.smtp and settings.mail_from:
                post = Post(settings.smtp, settings.mail_from, os.environ.get(PASSWORD))
                self.mail = senders["mail"] = MailSender(post, site)
        return senders

    async def close(self) -> None:
        """Close connections to services."""
        if self._client is not None:
            await self._client.close()
