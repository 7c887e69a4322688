"""Those who carry notices: Web Push, a webhook, e-mail."""

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from typing import Any, Protocol
from urllib.parse import urlsplit

from ...locales import text
from ...tables.people.notices import TITLE
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
    """It did not arrive; perhaps later. The argument: not before so many seconds."""

    def __init__(self, why: str, after: int = 0) -> None:
        super().__init__(why)
        self.after = after


class Sender(Protocol):
    """Carries notices of one kind of channel."""

    def lane(self, channel: Channel) -> str:
        """The service that it goes through; each is sent one notice at a time."""

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        """Carry a notice.

        Raises:
            Gone: nobody is there any more.
            Failed: it did not arrive.
        """


async def _posted(client: OutboundClient, url: str, content: bytes, headers: dict[str, str]) -> None:
    try:
        status, answered = await client.post(url, content, headers)
    except Unreachable as problem:
        raise Failed(str(problem)) from None
    if status in _GONE:
        raise Gone
    if not 200 <= status < 300:
        after = answered.get("retry-after", "")
        raise Failed(f"status {status}", min(86_400, int(after)) if after.isdigit() else 0)


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

    def lane(self, channel: Channel) -> str:
        """Each push service by itself."""
        return urlsplit(channel.address).netloc

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        """Carry a notice to a browser."""
        site = urlsplit(channel.address)
        try:
            keys = (decode64(channel.data[name]) for name in ("p256dh", "auth"))
            content = encrypt(dumps(message), *keys)
        except ValueError:
            raise Gone from None  # no browser has such keys
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

    def lane(self, channel: Channel) -> str:
        """Each site by itself: a slow one keeps nobody else waiting."""
        return urlsplit(channel.address).netloc

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        """Carry a notice to a webhook."""
        said = f"{message['text']} {message['url']}"
        body = {
            **message,
            "text": said,
            "content": said,
            "username": message["title"],
            "allowed_mentions": {"parse": []},
        }
        await _posted(self._client, channel.address, dumps(body), {"Content-Type": "application/json"})


# ---- E-mail ----


@dataclass(frozen=True, slots=True)
class Post:
    """The host's SMTP server."""

    server: str
    """`smtp://[name@]host[:port]` (with STARTTLS where it is offered) or `smtps://…`."""
    sender: str
    password: str | None = None


class MailSender:
    """E-mail, in plain text and HTML, without anything that is loaded or counted."""

    def __init__(self, post: Post, site: str) -> None:
        self._post = post
        self._site = site

    def lane(self, channel: Channel) -> str:
        """All mail goes through the host's server."""
        return "mail"

    async def send(self, channel: Channel, message: Mapping[str, Any]) -> None:
        """Carry a notice to an address."""
        stop = f"{self._site}/api/notices/stop?channel={channel.id}"
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        why = text("notice-mail-stop", message["lang"])
        await self._mail(channel.address, message["text"], message["url"], message, headers, (why, stop))

    async def ask(self, address: str, id: str, secret: str, lang: str) -> None:
        """Ask whoever reads mail at an address whether they want it. Only they learn the secret."""
        link = f"{self._site}/api/notices/confirm?channel={id}&secret={secret}"
        message = {"title": TITLE, "lang": lang}
        await self._mail(address, text("notice-mail-confirm", lang), link, message, {}, None)

    async def _mail(
        self,
        address: str,
        said: str,
        link: str,
        message: Mapping[str, Any],
        headers: Mapping[str, str],
        foot: tuple[str, str] | None,
    ) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"] = self._post.sender, address
        mail["Subject"] = f"{message['title']}: {said}"[:200].replace("\n", " ")
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._post.sender.rpartition("@")[2].strip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            mail[name] = value
        plain, html = f"{said}\n\n{link}\n", f'<p>{escape(said)}</p><p><a href="{escape(link)}">{escape(link)}</a></p>'
        if foot:
            plain += f"\n-- \n{foot[0]}\n{foot[1]}\n"
            html += f'<p><small><a href="{escape(foot[1])}">{escape(foot[0])}</a></small></p>'
        mail.set_content(plain)
        mail.add_alternative(f'<html lang="{message["lang"]}"><body>{html}</body></html>', subtype="html")
        try:
            await asyncio.to_thread(self._hand_over, mail, address)
        except smtplib.SMTPRecipientsRefused as refused:
            if any(code >= 500 for code, _ in refused.recipients.values()):
                raise Gone from None
            raise Failed("refused for now") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(type(error).__name__) from None

    def _hand_over(self, mail: EmailMessage, address: str) -> None:
        parts = urlsplit(self._post.server)
        host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
        open_it = smtplib.SMTP_SSL if secure else smtplib.SMTP
        with open_it(host, parts.port or (465 if secure else 587 if parts.username else 25), timeout=20) as server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            if parts.username:
                server.login(parts.username, self._post.password or "")
            server.send_message(mail, to_addrs=[address])
