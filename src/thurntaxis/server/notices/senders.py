"""Senders of notices: their interface, Web Push and webhooks."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol
from urllib.parse import urlsplit

from ...tables.people.notices import Notice
from ...tables.ports.jsontext import dumps
from .database import Channel
from .outbound import OutboundClient, Unreachable
from .webpush import VapidKey, decode64, encrypt

_PUSH_SECONDS = 3 * 24 * 3600
"""How long a push service keeps a notice for a browser that is off."""
_GONE = (404, 410)


class Gone(Exception):
    """The service says that nobody is there any more."""


class Failed(Exception):
    """It did not arrive but may later; the argument is the least number of seconds to wait."""

    def __init__(self, why: str, after: int = 0) -> None:
        super().__init__(why)
        self.after = after


class Sender(Protocol):
    """Sends notices to one kind of channel."""

    async def send(self, channel: Channel, message: Notice) -> None:
        """Deliver a notice.

        Raises:
            Gone: nobody is there any more.
            Failed: it did not arrive.
        """


Senders = Mapping[str, Sender]
"""By the kinds of channels."""


async def _posted(client: OutboundClient, url: str, content: bytes, headers: dict[str, str]) -> None:
    try:
        status, answered = await client.post(url, content, headers)
    except Unreachable as problem:
        raise Failed(str(problem)) from None
    if status in _GONE:
        raise Gone
    if not 200 <= status < 300:
        after = re.fullmatch(r"[0-9]{1,9}", answered.get("retry-after", ""))
        raise Failed(f"status {status}", min(86_400, int(after[0])) if after else 0)


# ---- Web Push ----


class PushSender:
    """Web Push: encrypted for the browser, signed by the server."""

    def __init__(self, client: OutboundClient, pem: str, contact: str) -> None:
        self._client = client
        self._key = VapidKey(pem)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        return self._key.public

    async def send(self, channel: Channel, message: Notice) -> None:
        """Send a notice to a browser."""
        site = urlsplit(channel.address)
        try:
            keys = (decode64(channel.data[name]) for name in ("p256dh", "auth"))
            content = encrypt(dumps(message), *keys)
        except ValueError:
            raise Gone from None  # the browser's keys are invalid
        headers = {
            **self._key.sign(f"{site.scheme}://{site.netloc}", self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_PUSH_SECONDS),
            "Urgency": "normal",
            "Topic": str(message["table"])[:32],
        }
        await _posted(self._client, channel.address, content, headers)


# ---- Webhooks ----


class HookSender:
    """JSON that Discord (`content`), Matrix bridges and Slack (`text`) show, with all of it for programs."""

    def __init__(self, client: OutboundClient) -> None:
        self._client = client

    async def send(self, channel: Channel, message: Notice) -> None:
        """Send a notice to a webhook."""
        said, link = message["text"], message["url"]
        body = {
            **message,
            "text": f"{for_slack(said)} {link}",
            "content": f"{for_discord(said)} {link}",
            "mrkdwn": False,
            "username": message["title"],
            "allowed_mentions": {"parse": []},
        }
        await _posted(self._client, channel.address, dumps(body), {"Content-Type": "application/json"})


class HostSender:
    """The host's own webhook; its address is in the settings only."""

    def __init__(self, hooks: HookSender, url: str) -> None:
        self._hooks = hooks
        self._url = url

    async def send(self, channel: Channel, message: Notice) -> None:
        """Send an announcement to the webhook."""
        await self._hooks.send(replace(channel, address=self._url), message)


def for_slack(said: str) -> str:
    """Text that Slack shows as it is: no links, no mentions."""
    return said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def for_discord(said: str) -> str:
    """Text that Discord shows as it is: no links, nothing bold or hidden. Mentions are switched off as well."""
    return re.sub(r"([\\*_~`|<\[\]])", r"\\\1", said)
