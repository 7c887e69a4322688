"""All that has to do with notices, put together."""

import os

from ...tables.service import TableService
from ..settings import Settings
from ..stores.sql import SqlStore
from .database import NoticeDatabase
from .delivery import DeliveryWorker
from .outbound import OutboundClient
from .senders import HookSender, MailSender, Post, PushSender, Sender, new_vapid_key

PASSWORD = "THURNTAXIS_SMTP_PASSWORD"
"""The variable with the password for the SMTP server."""


class NoticeService:
    """Opens with the server. Where the host wants no notices, nobody can ask for them."""

    def __init__(self, settings: Settings, service: TableService, store: SqlStore) -> None:
        self.database = NoticeDatabase(store)
        self.private = settings.reach_private
        self.channels_per_minute = settings.channels_per_minute
        self.push: PushSender | None = None
        self.mail: MailSender | None = None
        self._settings = settings
        self._service = service
        self._client: OutboundClient | None = None

    async def open(self) -> None:
        """Make or read the keys, and begin to carry."""
        settings = self._settings
        if not settings.notices:
            return
        site = (settings.public_url or "").rstrip("/")
        self._client = OutboundClient(private=self.private)
        contact = site if site.startswith("https:") else "mailto:host@localhost.invalid"
        self.push = PushSender(self._client, await self.database.fact("vapid", new_vapid_key()), contact)
        senders: dict[str, Sender] = {"push": self.push, "hook": HookSender(self._client)}
        if settings.smtp and settings.mail_from:
            post = Post(settings.smtp, settings.mail_from, os.environ.get(PASSWORD))
            self.mail = senders["mail"] = MailSender(post, site)
        DeliveryWorker(self._service, self.database, senders, site).start()

    async def close(self) -> None:
        """Close connections to services."""
        if self._client is not None:
            await self._client.close()
