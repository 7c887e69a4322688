"""The sites whose pages may talk to this server."""

from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from .limits.addresses import is_own_host
from .settings import Settings

_DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Whether a request comes from the server's own site. Programs other than browsers name no origin.

    Without a public address this machine is the site. A request's Host alone proves nothing: the name of a foreign
    site can be made to point here.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    known = (*settings.origins, settings.public_url) if settings.public_url else settings.origins
    if any(origin == origin_of(site) for site in known):
        return True
    if settings.public_url:
        return False
    scheme, _, site = origin.partition("://")
    server = scope.get("server")
    return (
        scheme in _DEFAULT_PORTS and site == headers.get("host") and is_own_host(site, str(server[0]) if server else "")
    )


@lru_cache(maxsize=50)
def origin_of(url: str) -> str | None:
    """How browsers name the site of an address; None if it is not the address of a site."""
    try:
        parts = urlsplit(url)
        default = _DEFAULT_PORTS[parts.scheme]
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        port = "" if parts.port in (None, default) else f":{parts.port}"
    except (ValueError, KeyError):
        return None
    return f"{parts.scheme}://{host}{port}" if host else None
