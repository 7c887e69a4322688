"""E-mail, in plain text and HTML, without anything that is loaded or counted. No name reaches a header unchecked."""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from html import escape
from urllib.parse import urlsplit

from ...locales import text
from ...quoting import printable
from ...tables.people.notices import TITLE, Notice
from .database import Channel
from .senders import Failed, Gone

_LONGEST_SUBJECT = 200


@dataclass(frozen=True, slots=True)
class Post:
    """The host's SMTP server."""

    server: str
    """`smtp://[name@]host[:port]` (with STARTTLS where it is offered) or `smtps://…`."""
    sender: str
    password: str | None = None


class _Policy(EmailPolicy):
    """Writes the link of `List-Unsubscribe` as it is: folded, it would become a word that no mail program decodes."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == "List-Unsubscribe":
            return f"{name}: {value}\r\n".encode()
        return super().fold_binary(name, value)


_POLICY = _Policy(linesep="\r\n")


class MailSender:
    """Hands mails to the host's server."""

    def __init__(self, post: Post, site: str) -> None:
        self._post = post
        self._site = site

    async def send(self, channel: Channel, message: Notice) -> None:
        """Send a notice to an address."""
        lang = message["lang"]
        foot = text("notice-mail-stop", lang)
        await self._mail(channel.address, channel.id, message["text"], message["text"], message["url"], foot, lang)

    async def ask(self, address: str, id: str, secret: str, lang: str) -> None:
        """Ask whoever reads mail at an address whether they want it. Only they learn the secret."""
        link = f"{self._site}/api/notices/confirm?channel={id}&secret={secret}"
        foot = text("notice-mail-refuse", lang)
        subject, said = text("notice-mail-subject", lang), text("notice-mail-confirm", lang)
        await self._mail(address, id, subject, said, link, foot, lang)

    async def _mail(self, address: str, id: str, subject: str, said: str, link: str, foot: str, lang: str) -> None:
        stop = f"{self._site}/api/notices/stop?channel={id}"
        mail = EmailMessage(_POLICY)
        mail["From"], mail["To"] = self._post.sender, address
        mail["Subject"] = header(f"{TITLE}: {subject}")
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._post.sender.rpartition("@")[2].strip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        mail.set_content(f"{said}\n\n{link}\n\n-- \n{foot}\n{stop}\n")
        html = (
            f'<p>{escape(said)}</p><p><a href="{escape(link)}">{escape(link)}</a></p>'
            f'<p><small><a href="{escape(stop)}">{escape(foot)}</a></small></p>'
        )
        mail.add_alternative(f'<html lang="{lang}"><body>{html}</body></html>', subtype="html")
        try:
            await asyncio.to_thread(self._hand_over, mail, address)
        except smtplib.SMTPRecipientsRefused as refused:
            if any(code >= 500 for code, _ in refused.recipients.values()):
                raise Gone from None
            raise Failed("refused for now") from None
        except (smtplib.SMTPException, OSError, UnicodeError) as error:
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


def header(value: str) -> str:
    """Text as it may stand in a header: one line, and nothing in it that the email package would decode (RFC 2047).

    Pythons before 3.12.5 write what they have decoded, line ends included, into the mail (CVE-2024-6923).
    """
    line = " ".join(printable(value, _LONGEST_SUBJECT).split())
    return line.replace("=?", "= ?")
