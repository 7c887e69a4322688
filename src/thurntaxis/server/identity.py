"""Who somebody is: a random secret, kept by the browser or script.

The server keeps only its hash, at the seats it owns.
"""

import re
import secrets
from hashlib import sha256

COOKIE = "thurntaxis"
FORMER_COOKIE = "thurntaxis-former"
"""Who this browser was before it was moved to another identity."""
COOKIE_SECONDS = 400 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(32)


def person_of(token: str | None) -> str | None:
    """Who has that secret; None if it can be nobody's."""
    if not token or not _TOKEN.fullmatch(token):
        return None
    return sha256(f"thurntaxis person {token}".encode()).hexdigest()[:32]


def bearer(header: str | None) -> str | None:
    """The secret in an `Authorization` header."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
