"""A person's identity: a random secret, kept by the browser or script.

The server keeps only its hash, at the seats it owns. To carry it to another device, the server keeps it for ten
minutes, sealed with a code that only the personal link has: whoever reads the database cannot become anybody.
"""

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

COOKIE = "thurntaxis"
FORMER_COOKIE = "thurntaxis-former"
"""Who this browser was before it was moved to another identity."""
COOKIE_SECONDS = 400 * 24 * 3600
LINK_SECONDS = 600
"""How long a personal link is valid."""
_OWN_COOKIE = re.compile(rb"(?:^|;)[ \t]*(thurntaxis(?:-[a-z]+)?=[A-Za-z0-9_-]{1,200})[ \t]*(?=;|$)")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(32)


def person_of(token: str | None) -> str | None:
    """The person with that secret; None if it cannot be a secret."""
    if not token or not _TOKEN.fullmatch(token):
        return None
    return sha256(f"thurntaxis person {token}".encode()).hexdigest()[:32]


def bearer(header: str | None) -> str | None:
    """The secret in an `Authorization` header."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def note_of(code: str) -> str:
    """The key under which the store keeps what belongs to a personal link's code."""
    return "identity " + sha256(f"thurntaxis link {code}".encode()).hexdigest()


def seal(token: str, code: str) -> str:
    """Encrypt a secret with the code, or decrypt it.

    Both are 32 random bytes, and a code seals one secret: added to a hash of the code it is as good as the code.
    """
    key = sha256(f"thurntaxis seal {code}".encode()).digest()
    sealed = bytes(one ^ other for one, other in zip(urlsafe_b64decode(token + "="), key, strict=True))
    return urlsafe_b64encode(sealed).decode().rstrip("=")


def host_token_hash(token: str) -> str:
    """What the database keeps of the token that opens the host's page."""
    return sha256(f"thurntaxis host {token}".encode()).hexdigest()


def own_cookies(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a request, with no cookies but this server's.

    Older releases of Python read a quoted cookie in quadratic time: one of 60 KB would hold the event loop for seconds.
    """
    given = b";".join(value for name, value in headers if name == b"cookie")
    if not given:
        return headers
    others = [(name, value) for name, value in headers if name != b"cookie"]
    return [*others, (b"cookie", b"; ".join(_OWN_COOKIE.findall(given)))]
