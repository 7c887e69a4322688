"""Requests to addresses that strangers have given: only outward, never into a network that the server is part of."""

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpx

_SECONDS = 10.0


class Unreachable(Exception):
    """An address that must not or cannot be reached; the message says why."""


def checked(url: str, *, private: bool) -> str:
    """An address as a person may give it.

    Raises:
        Unreachable: it is not `https://`, has a name and password, or names a machine inside.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Unreachable("not an address") from None
    if not host or "@" in parts.netloc or parts.fragment or (parts.scheme != "https" and not private):
        raise Unreachable("not an https:// address")
    if not private and port not in (None, 443):
        raise Unreachable("a port of its own")
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not private and not address.is_global:
        raise Unreachable("inside a network")
    return host


class OutboundClient:
    """Sends requests. Names are looked up once, and the request goes to the very address that was checked."""

    def __init__(self, *, private: bool = False) -> None:
        self.private = private
        """Whether machines inside may be reached: for tests, and for hosts whose friends are all inside."""
        limits = httpx.Limits(max_connections=50, max_keepalive_connections=20)
        self._client = httpx.AsyncClient(
            timeout=_SECONDS, follow_redirects=False, trust_env=False, limits=limits, verify=not private
        )

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> tuple[int, httpx.Headers]:
        """Send a request; status and headers of the answer.

        Raises:
            Unreachable: it cannot be.
        """
        host = checked(url, private=self.private)
        parts = httpx.URL(url)
        address = await self._looked_up(host, parts.port or (443 if parts.scheme == "https" else 80))
        request = self._client.build_request(
            "POST",
            parts.copy_with(host=address),
            content=content,
            headers={"Host": parts.netloc.decode("ascii"), "User-Agent": "thurntaxis", **headers},
            extensions={"sni_hostname": host},
        )
        try:
            async with asyncio.timeout(2 * _SECONDS):  # also for a body that never ends
                answer = await self._client.send(request, stream=True)
                try:
                    return answer.status_code, answer.headers
                finally:
                    await answer.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _looked_up(self, host: str, port: int) -> str:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable("no such name") from None
        for *_, (address, *_) in found:
            if self.private or ip_address(address).is_global:
                return str(address)
        raise Unreachable("inside a network")

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()
