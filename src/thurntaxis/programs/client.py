"""Offers a bot as an opponent on a server: waits for invitations, plays several games at a time, and comes back.

Each game has a bot of its own, which thinks in a thread. What the server sends is a view, as people get it; the bot
decides by that and nothing else.
"""

import asyncio
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..bots import Bot, BotError, make
from ..engine import Luck
from ..errors import ThurnTaxisError
from ..game.actions import NUMBERS, TEXTS
from .engine import decide
from .views import read_view

Message = dict[str, Any]
_PROTOCOL = 2
"""The version of the network protocol that this is written for."""
_LONGEST_PAUSE = 60.0
"""The most seconds between attempts to reconnect."""
_TROUBLE = (OSError, TimeoutError, WebSocketException)
_LASTING = frozenset({"bad_request", "not_now", "not_yours", "too_old", "unknown"})
"""Refusals that another attempt would get again."""
_MOST_FAILURES = 3
"""After this many failures of the bot in a game it resigns, so that the others are not left waiting."""
_RESIGNING = "resign"
"""The id of that command."""
_STALE = frozenset({"stale", "illegal", "not_now"})
"""Refusals of an action that was made for a position which is no longer there: the next update brings the new one."""


@dataclass
class _Player:
    """The program at one table: a bot for this game alone, and a new one after a failure."""

    code: str
    seconds: float
    failures: int = 0
    _bot: Bot | None = None

    def choose(self, view: Message) -> str:
        """An action for a view as the server sends it. It may take long: it runs in a thread."""
        if self._bot is None:
            self._bot = make(self.code)
            self._bot.new_game()
        legal = [NUMBERS[action] for action in view["legal"]]
        seen: Any = view
        luck, until = Luck(random.getrandbits(63)), time.monotonic() + self.seconds
        action = decide(self._bot, read_view(seen), legal, luck, lambda: time.monotonic() > until)
        if action not in legal:
            raise BotError(f"{self.code} answered {action!r}, which is not legal here")
        return TEXTS[action]

    def close(self) -> None:
        """End the bot; the next decision is that of a new one."""
        if self._bot is not None:
            self._bot.close()
            self._bot = None


class ServerRefusal(ThurnTaxisError):
    """The server refuses the program; the message says why."""


@dataclass
class ProgramClient:
    """A bot that is offered on a server."""

    server: str
    """Its address, such as `https://games.example`."""
    bot: str
    """Its code with parameters, or `exec:` and a program."""
    name: str
    games: int = 1
    token_file: Path | None = None
    """Keeps the program's identity, so that it is the same one the next time."""
    move_seconds: float = 10.0
    """Seconds after which a bot that thinks in steps must decide."""
    report: Callable[[str], object] = print
    most_games: int | None = None
    """After how many finished games it ends; None: when it is interrupted."""
    pause: float = 1.0
    """Seconds before the first attempt to reconnect; each further one waits twice as long."""
    _token: str = ""
    _tables: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _finished: int = 0

    async def run(self) -> None:
        """Stay connected, and play wherever the program is invited.

        Raises:
            ServerRefusal: the server does not take it.
        """
        make(self.bot)  # a wrong code is reported before anybody invites it
        self._token = await asyncio.to_thread(self._identity)
        self._enough = asyncio.Event()
        self._threads = ThreadPoolExecutor(self.games, thread_name_prefix="bot")
        listening = asyncio.create_task(self._stay(self._listen))
        enough = asyncio.create_task(self._enough.wait())
        try:
            done, _ = await asyncio.wait({listening, enough}, return_when=asyncio.FIRST_COMPLETED)
            if listening in done:
                listening.result()
        finally:
            tasks = [listening, enough, *self._tables.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._threads.shutdown(wait=False, cancel_futures=True)

    # ---- Who it is ----

    def _identity(self) -> str:
        """The program's secret: from its file, or a new one."""
        if self.token_file is not None and self.token_file.is_file():
            return self.token_file.read_text(encoding="utf-8").strip()
        request = urllib.request.Request(f"{self.server}/api/me", b"{}", {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                token = str(json.load(answer)["token"])
        except urllib.error.HTTPError as problem:
            raise ServerRefusal(f"{self.server} gives no identity: {problem.code} {problem.reason}") from None
        except (OSError, ValueError, KeyError) as problem:
            raise ServerRefusal(f"{self.server} does not answer as a server of this game does: {problem}") from None
        if self.token_file is not None:
            self.token_file.touch(mode=0o600)
            self.token_file.write_text(token, encoding="utf-8")
        return token

    # ---- Connections ----

    async def _stay(self, talk: Callable[[ClientConnection], Any], path: str = "/api/programs/socket") -> None:
        """Talk over a socket and reconnect whenever the connection is lost, until `talk` returns."""
        address, pause = f"ws{self.server.removeprefix('http')}{path}", self.pause
        headers = {"Authorization": f"Bearer {self._token}"}
        while True:
            began = time.monotonic()
            try:
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    await talk(socket)
                    return
            except _TROUBLE as problem:
                if time.monotonic() - began > _LONGEST_PAUSE:
                    pause = self.pause
                self.report(f"connection lost ({_said(problem)}); trying again in {pause:.0f} s")
                await asyncio.sleep(pause * random.uniform(0.8, 1.2))
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        """Offer the program, and begin a game with each invitation."""
        await _send(socket, type="offer", protocol=_PROTOCOL, name=self.name, games=self.games, lang="en")
        async for text in socket:
            message: Message = json.loads(text)
            match message["type"]:
                case "offered":
                    at_once = "one game" if message["games"] == 1 else f"{message['games']} games"
                    self.report(f"{message['name']} is connected to {self.server} and plays {at_once} at a time")
                case "invited" if message["table"] not in self._tables:
                    self._begin(message["table"])
                case "error":
                    raise _refused(message)
        raise ConnectionError("the server ended the connection")

    def _begin(self, table: str) -> None:
        player = _Player(self.bot, self.move_seconds)
        path = f"/api/tables/{table}/socket"
        game = asyncio.create_task(self._stay(lambda socket: self._play(socket, table, player), path))
        self._tables[table] = game

        def end(task: asyncio.Task[None]) -> None:
            player.close()
            self._tables.pop(table, None)
            if task.cancelled():
                return
            problem = task.exception()
            self._finished += 1
            self.report(f"table {table}: {problem if problem is not None else 'over'}")
            if self.most_games is not None and self._finished >= self.most_games:
                self._enough.set()

        game.add_done_callback(end)

    # ---- A game ----

    async def _play(self, socket: ClientConnection, table: str, player: _Player) -> None:
        """Play at a table until the game is over, or the seat is no longer the program's."""
        await _send(socket, type="hello", protocol=_PROTOCOL, lang="en")
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] == "error":
                if message["error"]["code"] in _STALE and message["id"] not in (None, _RESIGNING):
                    await _send(socket, type="sync")
                    continue
                raise _refused(message)
            info = message.get("table")
            if info is not None and (info["status"] in ("finished", "cancelled", "broken") or not info["you"]):
                return
            for view in message.get("views", ()):
                if view["outcome"]:
                    return
                if view["legal"] and message.get("play"):
                    await self._act(socket, table, player, view)
        raise ConnectionError("the server ended the connection")

    async def _act(self, socket: ClientConnection, table: str, player: _Player, view: Message) -> None:
        """Decide and play, or resign if the bot fails again and again."""
        while player.failures < _MOST_FAILURES:
            try:
                action = await asyncio.get_running_loop().run_in_executor(self._threads, player.choose, view)
            except Exception as problem:  # of somebody's bot; its other games go on
                player.failures += 1
                player.close()
                self.report(f"table {table}: {problem or type(problem).__name__}")
            else:
                await _send(socket, type="act", id=view["ply"], ply=view["ply"], actions=[action])
                return
        self.report(f"table {table}: resigned after {_MOST_FAILURES} failures")
        await _send(socket, type="resign", id=_RESIGNING)


async def _send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


def _refused(message: Message) -> Exception:
    """The exception for a refusal: a final one, or one after which to reconnect."""
    code, text = message["error"]["code"], message["error"]["text"]
    return ServerRefusal(text) if code in _LASTING else ConnectionError(text)


def _said(problem: BaseException) -> str:
    if isinstance(problem, ConnectionClosed):
        return f"code {problem.rcvd.code}" if problem.rcvd else "no answer"
    return str(problem) or type(problem).__name__
