"""Network addresses: which of them count as one, which belong to a trusted proxy or to this machine."""

import socket
from functools import cache, lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.types import Scope

from ...tables.ports.store import NEIGHBOURHOOD

Networks = tuple[IPv4Network | IPv6Network, ...]


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy, what the trusted proxy says (uvicorn has put it there)."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else "?"


@lru_cache(maxsize=1000)
def counted_address(address: str) -> str:
    """The key under which limits count an address: with IPv6 every household has at least a whole /64."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)


@lru_cache(maxsize=1000)
def network_mark(address: str) -> str:
    """Tell networks apart without naming them: there are 65,536 marks, far fewer than networks.

    The first half is the same for all networks of a neighbourhood: one person, or one company, may have all of them.
    """
    return _hash(_neighbourhood(address))[:NEIGHBOURHOOD] + _hash(counted_address(address))[:2]


def _neighbourhood(address: str) -> str:
    """The IPv4 /24 or IPv6 /48 of an address on the internet; inside a network every machine stands for itself."""
    found = _parsed(address.partition("/")[0])
    if found is None or found.is_private:
        return address
    return str(ip_network((found, 24 if found.version == 4 else 48), strict=False))


def _hash(network: str) -> str:
    return sha256(f"thurntaxis network {network}".encode()).hexdigest()


def networks(text: str) -> Networks:
    """Addresses and networks out of a list with commas.

    Raises:
        ValueError: one of them is neither.
    """
    return tuple(ip_network(part.strip()) for part in text.split(","))


def is_among(address: str, known: Networks) -> bool:
    """Whether an address belongs to one of the networks."""
    found = _parsed(address)
    return found is not None and any(found in network for network in known)


def is_own_host(site: str, reached_at: str) -> bool:
    """Whether `host:port` is this machine: loopback, the address a request has come to, or the machine's name."""
    try:
        host = urlsplit(f"//{site}").hostname or ""
    except ValueError:
        return False
    found = _parsed(host)
    if found is None:
        return host in _own_names()
    return found.is_loopback or found == _parsed(reached_at)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.split('.')[0]}.local"})
