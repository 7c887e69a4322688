"""Starts the server: sockets, workers, printed messages, and a clean end."""

import asyncio
import math
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ..errors import ThurnTaxisError
from ..extras import missing
from ..locales import languages
from .limits.addresses import networks
from .settings import Settings

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette


_EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""


class ServeError(ThurnTaxisError):
    """The server cannot be started with these settings; the message says what would work."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where to listen."""

    host: str = "127.0.0.1"
    port: int = 8000


def run(
    settings: Settings, address: Address, *, open_browser: bool = False, echo: Callable[[str], object] = print
) -> None:
    """Serve until interrupted.

    Raises:
        ServeError: the settings are not possible.
        StoreError: the database cannot be used.
    """
    _check(settings)
    listening = _listen(address)
    if settings.public_url is None:
        settings = replace(settings, network_url=_on_network(address.host, listening.getsockname()[1]))

    def announce() -> None:
        urls = _urls(settings, address.host, listening.getsockname()[1])
        for url in urls:
            echo(f"Thurn und Taxis: {url}")
        if open_browser:
            threading.Timer(0.8, webbrowser.open, [urls[0]]).start()

    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        _check_database(settings)
        announce()
        settings.to_environment()
        config = uvicorn_config("thurntaxis.server.app:from_environment", settings, factory=True)
        Multiprocess(config, sockets=[listening]).run()
    else:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, listening, announce))


async def _serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """One process. The database stays open from the check on, so that no other server can take it in between."""
    import uvicorn

    from .app import app_of_process

    class Server(uvicorn.Server):
        """Prints its address once it answers, and ends cleanly after Ctrl-C."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce()

    app = app_of_process(settings, open_service=False)
    await app.state.service.open()
    server = Server(uvicorn_config(app, settings))
    await server.serve(sockets=[listening])
    if not server.started:
        sys.exit(1)


def uvicorn_config(app: "Starlette | str", settings: Settings, **more: Any) -> "uvicorn.Config":
    """How uvicorn runs an application."""
    import uvicorn

    return uvicorn.Config(
        app,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        http="thurntaxis.server.http.connection:HttpConnection",
        ws="thurntaxis.server.sockets.protocol:SocketProtocol",
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        timeout_keep_alive=math.ceil(settings.idle_seconds),
        backlog=4096,
        **{"timeout_graceful_shutdown": 5, **more},
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def check_installed(*, ratings: bool = False) -> None:
    """Check that everything the server needs is there.

    Raises:
        ServeError: it is not; the message says how to get it.
    """
    if needed := missing("server"):
        raise ServeError(f"the server needs {', '.join(needed)}: pip install 'thurntaxis[server]'")
    if ratings and missing("ratings"):
        raise ServeError("ratings need OpenSkill: pip install 'thurntaxis[ratings]'")


def _check(settings: Settings) -> None:
    check_installed(ratings=settings.ratings)
    postgres = settings.database.startswith(("postgresql://", "postgres://"))
    if settings.workers > 1 and not postgres:
        raise ServeError("several workers need a database they can share: --database postgresql://…")
    if settings.thinkers == 0 and not postgres:
        raise ServeError("`thurntaxis think` needs a database that it can share: --database postgresql://…")
    for site in (settings.public_url, *settings.origins):
        if site is not None:
            _check_site(site)
    try:
        networks(settings.proxy)
    except ValueError as error:
        raise ServeError(f"a proxy is an address or a network, such as 10.0.0.7 or 10.0.0.0/24: {error}") from None
    if settings.notices and missing("notices"):
        raise ServeError("notices need more packages: pip install 'thurntaxis[notices]'")
    if settings.hook is not None:
        _check_hook(settings)
    if settings.smtp is not None:
        _check_mail(settings)
    if postgres and missing("postgres"):
        raise ServeError("PostgreSQL needs asyncpg: pip install 'thurntaxis[postgres]'")


def _check_site(site: str) -> None:
    from .origins import origin_of

    if origin_of(site) is None:
        raise ServeError(f"the address of a site begins with http:// or https:// and its name, not {site!r}")
    parts = urlsplit(site)
    if parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ServeError(f"{site}: the server needs a site of its own: https://post.example.org, nothing after it")


def _check_hook(settings: Settings) -> None:
    if missing("notices"):
        raise ServeError("a webhook needs more than is installed: pip install 'thurntaxis[notices]'")
    from .notices.outbound import Unreachable, checked

    try:
        checked(settings.hook or "", private=settings.reach_private)
    except Unreachable as problem:
        raise ServeError(f"the webhook must be a public https:// address: {problem}") from None
    if settings.hook_lang not in languages():
        raise ServeError(f"{settings.hook_lang}: texts are in {', '.join(languages())}")
    if settings.public_url is None:
        raise ServeError("a webhook needs a public address for its links: --public-url https://…")


def _check_mail(settings: Settings) -> None:
    parts = urlsplit(settings.smtp or "")
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.password:
        raise ServeError("the mail server is smtp://name@host:587; its password belongs in THURNTAXIS_SMTP_PASSWORD")
    if not settings.mail_from or "@" not in settings.mail_from:
        raise ServeError("mail needs a sender: --mail-from post@example.org")
    if settings.public_url is None or not settings.notices:
        raise ServeError("mail needs notices and a public address for its links: --notices --public-url https://…")


def _check_database(settings: Settings) -> None:
    """Open the database once before any worker starts, so that an error is shown where the command was typed."""
    from .stores import open_store

    async def try_it() -> None:
        store = open_store(settings.database)
        await store.open(None)
        await store.close()

    asyncio.run(try_it())


def _listen(address: Address) -> socket.socket:
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listening = socket.socket(family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address.host, address.port))
        listening.listen(4096)  # from now on the port is taken, and early connections wait
    except (OSError, UnicodeError) as error:
        listening.close()
        problem = getattr(error, "strerror", None) or error
        raise ServeError(f"cannot listen on {address.host} port {address.port}: {problem}") from None
    listening.set_inheritable(True)
    return listening


def _urls(settings: Settings, host: str, port: int) -> list[str]:
    """The addresses to type into a browser: here, and on the network if others are let in."""
    if settings.public_url:
        return [settings.public_url]
    if host not in _EVERYWHERE:
        shown = f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{port}"]
    return [f"http://127.0.0.1:{port}", *([settings.network_url] if settings.network_url else [])]


def _on_network(host: str, port: int) -> str | None:
    """The server's address for others on the network, if it listens to them."""
    network = _address_on_network() if host in _EVERYWHERE else None
    return f"http://{network}:{port}" if network else None


def _address_on_network() -> str | None:
    """This machine's address as others on the network see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found
