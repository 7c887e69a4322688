"""Requests to addresses that strangers have given: only outward, never into a network that the server is part of."""

import asyncio
import contextlib
import socket
import threading
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
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
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        raise Unreachable("not an address") from None
    if not host or "@" in parts.netloc or parts.fragment or (parts.scheme != "https" and not private):
        raise Unreachable("not an https:// address")
    if not private and port not in (None, 443):
        raise Unreachable("it names a port")
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not private and not is_public(address):
        raise Unreachable("inside a private network")
    return host


_INSIDE = [
    ip_network(each)
    for each in (
        "::/96",  # IPv4 in an old spelling
        "64:ff9b:1::/48",  # translated to IPv4, as each network likes
        "2002::/16",  # 6to4
        "2001::/32",  # Teredo
        "fec0::/10",  # site-local
    )
]
_TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 as networks without it see it (NAT64)."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the internet, however it is spelt: not inside a network, not shared, not reserved."""
    if isinstance(address, IPv6Address):
        if address in _TRANSLATED:
            return is_public(IPv4Address(address.packed[-4:]))
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in _INSIDE):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class OutboundClient:
    """Sends requests. Names are looked up once, and the request goes to the very address that was checked."""

    def __init__(self, *, private: bool = False) -> None:
        self.private = private
        """Whether machines inside may be reached: for tests, and for hosts whose friends are all inside."""
        # No client: it would keep the cookies of strangers. No connection is kept either: one that was checked for a
        # name would carry requests to another name at the same address.
        self._transport = httpx.AsyncHTTPTransport(
            verify=not private, trust_env=False, limits=httpx.Limits(max_connections=100, max_keepalive_connections=0)
        )

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> tuple[int, httpx.Headers]:
        """Send a request; status and headers of the answer.

        Raises:
            Unreachable: it is not possible.
        """
        host = checked(url, private=self.private)
        parts = httpx.URL(url)
        address = await self._looked_up(host, parts.port or (443 if parts.scheme == "https" else 80))
        timeout = httpx.Timeout(_SECONDS).as_dict()
        try:
            request = httpx.Request(
                "POST",
                parts.copy_with(host=address),
                content=content,
                headers={"Host": parts.netloc.decode("ascii"), "User-Agent": "thurntaxis", **headers},
                extensions={"sni_hostname": host, "timeout": timeout},
            )
            async with asyncio.timeout(_SECONDS):  # also for a head that never ends
                answer = await self._transport.handle_async_request(request)
                await answer.aclose()
                return answer.status_code, answer.headers
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _looked_up(self, host: str, port: int) -> str:
        try:
            found = await _addresses(host, port)
        except (OSError, UnicodeError):
            raise Unreachable("no such name") from None
        for address in found:
            if self.private or is_public(ip_address(address)):
                return address
        raise Unreachable("inside a private network")

    async def close(self) -> None:
        """Close all connections."""
        await self._transport.aclose()


async def _addresses(host: str, port: int) -> list[str]:
    """Look a name up, in a thread of its own: a name that is never found holds up nobody else, nor the stop.

    It is waited for, however long it takes: so there are no more such threads than requests at once.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def give(found: list[str] | Exception) -> None:
        if answer.done():
            return
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    def look() -> None:
        found: list[str] | Exception
        try:
            found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except Exception as error:
            found = error
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(give, found)

    threading.Thread(target=look, name="lookup", daemon=True).start()
    return await answer
