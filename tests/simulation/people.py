"""People and their browsers: they speak the real messages to the real endpoint, over sockets that fail."""

import asyncio
import math
import random
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from starlette.datastructures import Headers

from server.clients import sensible
from thurntaxis.server.identity import person_of
from thurntaxis.server.sockets.protocol import Receiver
from thurntaxis.tables.ports.jsontext import dumps, loads

from .invariants import Key
from .loop import NOBODY

if TYPE_CHECKING:
    from .world import Worker, World

Message = dict[str, Any]

NONSENSE = (
    "", "{", "null", "[]", "42", '"act"', "{}", '{"type": "fly"}', '{"type": "act"}', '{"type": "chat", "text": ""}',
    '{"type": "act", "ply": -1, "actions": ["end"]}', '{"type": "sit", "name": "\\u202e"}', "\x00" * 40, "{" * 500,
    '{"type": "undo", "ply": 1e99}', '{"type": "act", "ply": 0, "actions": [' + '"end",' * 70 + '"end"]}', "x" * 20_000,
)  # fmt: skip


class WebSocket:
    """What the endpoint sees of a connection before a session listens to it."""

    def __init__(self, tab: "Tab") -> None:
        self.scope = {"type": "websocket", "client": ("127.0.0.1", 1), "headers": [], "state": {"connection": tab}}
        self.headers = Headers(scope=self.scope)
        self.cookies: dict[str, str] = {}
        self.path_params = {"table": tab.table}
        self.first: asyncio.Future[Message] = tab.world.loop.create_future()
        self._tab = tab

    async def accept(self) -> None:
        return

    async def receive(self) -> Message:
        return await self.first

    async def send_text(self, text: str) -> None:
        self._tab.send_text(text.encode())

    async def close(self, code: int) -> None:
        self._tab.ended()


class Tab:
    """One connection: the client's end, and the socket that the server writes to."""

    def __init__(self, person: "Person", table: str, worker: "Worker", since: int | None) -> None:
        self.world = person.world
        self.person = person
        self.table = table
        self.worker = worker
        self.is_open = True
        self.joined = False
        self.seq = since if since is not None else -1
        self.views: list[Message] = []
        self.info: Message = {}
        self.stalled_until = 0.0
        self.waiting: deque[tuple[int, list[Key], float]] = deque()
        self.nonsense = 0
        """Messages without an id that were not answered yet."""
        self.opened = self.world.now()
        self.congested = False
        self._receiver: Receiver | None = None
        self._arrives = 0.0
        self._paused = False
        self._unread: deque[str] = deque()
        hello = {"type": "hello", "since": since, "token": person.token}
        self._websocket = WebSocket(self)
        self._later(lambda: self._say_hello({"type": "websocket.receive", "text": dumps(hello).decode()}))
        endpoint = cast("Callable[[Any], Any]", worker.endpoint)
        self._task = self.world.loop.create_task(endpoint(self._websocket), context=worker.context.copy())
        self._task.add_done_callback(self._over, context=NOBODY)
        self.world.invariants.notices.comes(person.id, table)

    def _over(self, task: "asyncio.Task[None]") -> None:
        """The endpoint has done with the connection."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.world.failed(f"the endpoint failed: {error!r}")
        self.ended()

    def _say_hello(self, message: Message) -> None:
        if not self._websocket.first.done():
            self._websocket.first.set_result(message)

    def _later(self, call: Callable[[], object]) -> None:
        """Something goes to the server; it overtakes nothing."""
        at = max(self._arrives, self.world.now() + self.world.luck.uniform(0.001, 0.05)) + 1e-6
        self._arrives = at
        self.world.loop.call_at(at, call, context=self.worker.context)

    # ---- The server's end ----

    def attach(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._read_on()

    def pause_reading(self, pause: bool) -> None:
        self._paused = pause
        if not pause and self._unread:
            self.world.loop.call_soon(self._read_on)

    def close(self, code: int) -> None:
        self.ended()

    def drop(self, code: int) -> None:
        self.ended()

    def _read_on(self) -> None:
        while self._unread and not self._paused and self._receiver is not None:
            self._receiver.heard(self._unread.popleft())

    # ---- The client's end ----

    def send(self, text: str) -> None:
        def arrive() -> None:
            if self.is_open:
                self._unread.append(text)
                self._read_on()

        self._later(arrive)

    def ask(self, type: str, keys: list[Key] | None = None, **command: Any) -> int | None:
        """Send a command; its number."""
        if not self.is_open or not self.joined:
            return None
        number = self.world.next_number()
        self.world.invariants.asked(self.table, keys or [])
        self.waiting.append((number, keys or [], self.world.now()))
        self.send(dumps({"type": type, "id": number, **command}).decode())
        self.world.commands += 1
        return number

    def send_text(self, raw: bytes) -> None:
        """A message leaves the server; nothing is lost by hearing it at once."""
        if not self.is_open or self.worker.dead:
            return
        message: Message = loads(raw)
        match message["type"]:
            case "state":
                self._take_state(message, raw)
            case "update":
                self._take_update(message, raw)
            case "ok" | "error":
                self._take_answer(message)

    def _take_state(self, message: Message, raw: bytes) -> None:
        log = message["log"]
        if message["seq"] < self.seq and self.joined:
            self.world.violated(f"{self.table}: the state goes back from entry {self.seq} to {message['seq']}")
        if [line["seq"] for line in log] != list(range(message["log_from"], message["seq"] + 1)):
            self.world.violated(f"{self.table}: the log of a state has gaps")
        self.world.invariants.sees(self.table, self.person.id, message, raw)
        self.joined = True
        self.person.tries = 0
        self.world.invariants.notices.looks(self.person.id, self.table, self.worker)
        self.seq, self.views, self.info = message["seq"], message["views"], message["table"]

    def _take_update(self, message: Message, raw: bytes) -> None:
        if not self.joined:
            self.world.violated(f"{self.table}: an update comes before the state")
        if [line["seq"] for line in message["log"]] != list(range(self.seq + 1, message["seq"] + 1)):
            lines = [line["seq"] for line in message["log"]]
            self.world.violated(f"{self.table}: after entry {self.seq} an update tells {lines} up to {message['seq']}")
        self.world.invariants.sees(self.table, self.person.id, message, raw)
        self.seq = message["seq"]
        self.views = message.get("views", self.views)
        self.info = message.get("table", self.info)

    def _take_answer(self, message: Message) -> None:
        error = message.get("error")
        if message["id"] is None:
            if self.nonsense:
                self.nonsense -= 1
            elif self.joined:
                self.world.violated(f"{self.table}: an answer to nothing: {message}")
            return
        if not self.waiting or self.waiting[0][0] != message["id"]:
            self.world.violated(f"{self.table}: an answer out of turn: {message}, awaited {list(self.waiting)[:3]}")
            return
        _, keys, _ = self.waiting.popleft()
        self.world.answers["ok" if error is None else error["code"]] += 1
        self.world.invariants.answered(self.table, keys, error)
        self.person.on_answer(message)

    def ended(self) -> None:
        """The connection is over."""
        if not self.is_open:
            return
        self.is_open = False
        self.person.goes(self.table, self.world.now())
        self.person.on_end(self)

    def cut(self, unnoticed: float = 0.0) -> None:
        """The network fails; the server may notice it later."""
        if not self.is_open:
            return
        loop, receiver, worker = self.world.loop, self._receiver, self.worker

        def lost() -> None:
            if receiver is not None:
                receiver.lost()
            elif self._receiver is not None:
                self._receiver.lost()
            elif not self._websocket.first.done():
                self._say_hello({"type": "websocket.disconnect"})
            elif not self._task.done():  # it is still being let in
                loop.call_later(1.0, lost, context=worker.context)

        loop.call_later(unnoticed + 0.001, lost, context=worker.context)
        self.person.goes(self.table, self.world.now() + unnoticed)
        self.ended()

    def stall(self, seconds: float) -> None:
        """Nothing is read for a while."""
        if not self.is_open:
            return
        self.congested = True
        self.stalled_until = max(self.stalled_until, self.world.now() + seconds)
        self.world.loop.call_at(self.stalled_until, self._flow, context=self.worker.context)

    def _flow(self) -> None:
        if self.world.now() >= self.stalled_until and self.is_open:
            self.congested = False
            if self._receiver is not None:
                self._receiver.uncongested()


class Person:
    """Somebody with an identity, at one table at a time, with a tab or two."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        self.number = number
        luck = random.Random(f"person {number}")
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
        self.token: str | None = "".join(luck.choice(letters) for _ in range(43))
        self.id = person_of(self.token)
        self.place = number
        """The number of the table; those who only look have the same numbers again."""
        self.table: str | None = None
        self.tabs: list[Tab] = []
        self.present = False
        self._gone: dict[str, float] = {}
        """When the server could know that the last tab at a table was gone."""
        self.seen = -1
        """The newest entry that was seen of the table."""
        self.counter = 0
        self.tries = 0
        """How often it was tried in vain to come back."""
        self._answer: asyncio.Future[Message | None] | None = None

    # ---- Tabs ----

    def away_since(self, table: str) -> float:
        """When the last tab at a table was closed; forever if one is open."""
        if any(tab.table == table and tab.is_open for tab in self.tabs):
            return math.inf
        return self._gone.get(table, 0.0)

    def here_since(self, table: str) -> float | None:
        """Since when a tab shows a table; None if none does."""
        tabs = [tab for tab in self.tabs if tab.table == table and tab.is_open and tab.joined]
        return min((tab.opened for tab in tabs), default=None)

    def goes(self, table: str, at: float) -> None:
        """The server can know from a time on that a tab at a table is gone."""
        self._gone[table] = max(self._gone.get(table, 0.0), at)

    def connect(self, since: int | None = None) -> None:
        """Open a tab, at whichever worker there is."""
        self.tabs = [tab for tab in self.tabs if tab.is_open]
        table = self.table or self.world.table_of(self.place)
        workers = [worker for worker in self.world.workers if worker.is_up]
        self.present = True
        if table is None or len(self.tabs) >= 2:
            return
        if not workers:
            self._come_back_soon()
            return
        if table != self.table:
            self.table, self.seen = table, -1
        self.tabs.append(Tab(self, table, self.world.luck.choice(workers), since))

    def leave(self, unnoticed: float = 0.0) -> None:
        """Close all tabs."""
        self.present = False
        for tab in list(self.tabs):
            tab.cut(unnoticed)
        self.tabs = []

    def on_end(self, tab: Tab) -> None:
        """A tab has lost its connection: as a browser does, it tries again after a while."""
        if tab.table == self.table:
            self.seen = max(self.seen, tab.seq)
        if tab in self.tabs:
            self.tabs.remove(tab)
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
        if self.present and not self.tabs:
            self._come_back_soon()

    def _come_back_soon(self) -> None:
        self.tries += 1
        seconds = self.world.luck.uniform(0.2, 5.0) * min(200.0, 1.3 ** min(30, max(0, self.tries - 5)))
        self.world.loop.call_later(seconds, self._come_back, context=NOBODY)

    def _come_back(self) -> None:
        if self.present and not self.world.over and not any(tab.is_open for tab in self.tabs):
            self.connect(self.seen if self.seen >= 0 and self.world.luck.random() < 0.8 else None)

    def go_to(self, table: str) -> None:
        """To another table: the rematch."""
        self.leave()
        self.table, self.seen = table, -1
        self.connect()

    def tab(self, luck: random.Random) -> Tab | None:
        """One of the tabs that show the table."""
        tabs = [tab for tab in self.tabs if tab.is_open and tab.joined]
        return luck.choice(tabs) if tabs else None

    def on_answer(self, message: Message) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(message)
        if "table" in message and isinstance(message["table"], str) and message["table"] != self.table:
            self.world.loop.call_later(1.0, self.go_to, message["table"], context=NOBODY)

    # ---- What they do ----

    async def play(self, moves: int, luck: random.Random, *, wild: bool) -> None:
        """Play while it is one's turn."""
        for _ in range(moves):
            tab = self.tab(luck)
            view = next((view for view in tab.views if view["legal"]), None) if tab else None
            if tab is None or view is None or tab.info.get("status") != "playing":
                return
            action = luck.choice(view["legal"]) if wild else sensible(view, luck)
            seat, ply = view["seat"], view["ply"]
            self._answer = self.world.loop.create_future()
            tab.ask("act", [("action", seat, ply, action)], seat=seat, ply=ply, actions=[action])
            answer = await self._answer
            if answer is None or answer["type"] == "error":
                return
            await asyncio.sleep(luck.uniform(0.02, 1.0))

    def do(self, what: str, luck: random.Random) -> None:
        """Something at the table that is not a move."""
        tab = self.tab(luck)
        if tab is None:
            return
        you = tab.info.get("you") or []
        seat = luck.choice(you) if you and luck.random() < 0.9 else luck.randrange(4)
        others = [number for number in range(len(tab.info.get("seats", ()))) if number not in you] or [0]
        ply = tab.views[0]["ply"] if tab.views else 0
        self.counter += 1
        name = f"p{self.number}-{self.counter}"
        match what:
            case "undo":
                tab.ask("undo", [("undone", seat, ply - 1)], seat=seat, ply=ply)
            case "take_back":
                tab.ask("take_back", [("taken_back", seat)], seat=seat)
            case "redo":
                tab.ask("redo", [("redone", seat)], seat=seat)
            case "reclaim":
                mine = tab.info.get("reclaimable") or [seat]
                tab.ask("reclaim", [("returned", mine[0])], seat=mine[0])
            case "chat":
                tab.ask("chat", [("chat", name)], seat=seat, text=name)
            case "sit":
                tab.ask("sit", [("sat", name)], name=name)
            case "leave":
                tab.ask("leave", [("left", seat)], seat=seat)
            case "fill":
                level = luck.choice(["random", "builder"])
                tab.ask("fill", [("filled", others[0], level)], seat=others[0], level=level)
            case "cancel":
                tab.ask("cancel", [("cancelled",)])
            case "resign":
                tab.ask("resign", [("resigned", seat)], seat=seat)
            case "vote":
                against, favour = luck.choice(tab.info.get("absent") or others), luck.random() < 0.9
                tab.ask("vote", [("vote", seat, against, favour)], seat=seat, against=against, favour=favour)
            case "rematch":
                tab.ask("rematch", [("rematch",)])
            case "hint":
                tab.ask("hint", seat=seat)
            case "why_not":
                tab.ask("why_not", actions=["end", "close", "take supply", "official cartwright"])
            case "closing":
                tab.ask("closing", seat=seat)
            case "log":
                tab.ask("log", before=luck.randrange(tab.seq + 2))
            case "sync":
                tab.ask("sync", since=luck.choice([None, -1, 0, tab.seq, tab.seq + 50, luck.randrange(tab.seq + 2)]))
            case "ping":
                tab.ask("ping")
            case "stale":
                old = luck.randrange(ply + 2)
                action = luck.choice(["end", "close", "take supply", "start ulm"])
                tab.ask("act", [("action", seat, old, action)], seat=seat, ply=old, actions=[action])
            case "twice":
                view = next((view for view in tab.views if view["legal"]), None)
                if view is not None:
                    action, where = sensible(view, luck), view["seat"]
                    for each in (tab, self.tab(luck) or tab):
                        each.ask("act", [("action", where, ply, action)], seat=where, ply=ply, actions=[action])
            case "several":
                for _ in range(luck.randrange(2, 6)):
                    self.counter += 1
                    text = f"p{self.number}-{self.counter}"
                    tab.ask("chat", [("chat", text)], seat=seat, text=text)
            case "nonsense":
                tab.nonsense += 1
                tab.send(luck.choice(NONSENSE))
            case _:
                raise ValueError(what)
