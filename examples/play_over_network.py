"""Plays whole games over the network: two to four clients at one table, each with a socket and an identity of its own.

    thurntaxis serve &
    python examples/play_over_network.py --players 3 --games 2

Everything a client needs is in docs/protocol.md. These clients are not clever: they extend their route
with what lies face up, and close it as soon as it earns the next carriage.
"""

import argparse
import asyncio
import json
import random
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from thurntaxis.board import NEIGHBOURS

Message = dict[str, Any]
NAMES = ("Ann", "Ben", "Clara", "Dora")
PROTOCOL = 2
"""The version of the protocol that this is written for."""


def request(server: str, path: str, body: Message | None = None, token: str | None = None) -> Message:
    """Ask the server something over HTTP."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}{path}", data, headers)) as answer:
        result: Message = json.load(answer)
    return result


class Player:
    """One client: an identity, a socket, and a simple idea of the game."""

    def __init__(self, server: str, name: str, seed: int) -> None:
        self.server = server
        self.name = name
        self.luck = random.Random(seed)
        self.token: str = request(server, "/api/me", {})["token"]
        self.moves = 0

    async def play(self, table: str) -> Message:
        """Sit down at an open seat, if there is one, and play to the end; the outcome."""
        address = self.server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            await self.send(socket, type="hello", protocol=PROTOCOL, lang="en")
            state = json.loads(await socket.recv())
            if not state["table"]["you"]:
                await self.send(socket, type="sit", id="sit", name=self.name)
            while True:
                if state.get("views"):
                    view = state["views"][0]
                    if view["outcome"]:
                        outcome: Message = view["outcome"]
                        return outcome
                    if view["legal"]:
                        self.moves += 1
                        await self.send(socket, type="act", ply=view["ply"], actions=[self.choose(view)])
                state = await self.next_news(socket)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        """Send one message."""
        await socket.send(json.dumps(message))

    async def next_news(self, socket: ClientConnection) -> Message:
        """The next state or update; a refusal ends the game."""
        while True:
            message: Message = json.loads(await socket.recv())
            if message["type"] == "error":
                raise RuntimeError(f"{self.name}: {message['error']['text']}")
            if message["type"] != "ok":
                return message

    def choose(self, view: Message) -> str:
        """One of the legal actions."""
        legal: list[str] = view["legal"]
        me = view["seats"][view["seat"]]
        route: list[str] = me["route"]
        for verb in ("house", "cartwright", "discard"):
            if wanted := [action for action in legal if action.startswith(verb)]:
                return wanted[0]
        if view["phase"] == "finish":
            enough = min(7, max(3, me["carriage"] + 1))
            return "close" if "close" in legal and len(route) >= enough else "end"
        if extending := [action for action in legal if action.startswith(("left", "right"))]:
            return self.luck.choice(extending)
        starting = [action for action in legal if action.startswith("start")]
        if starting and (len(route) < 3 or not any(action.startswith("take") for action in legal)):
            return self.luck.choice(starting)
        ends = {city for end in route[:1] + route[-1:] for city in NEIGHBOURS[end]} - set(route)
        fitting = [action for action in legal if action.removeprefix("take ") in ends]
        taking = fitting or [action for action in legal if action.startswith("take")]
        return self.luck.choice(taking or legal)


async def play_game(server: str, players: int, seed: int) -> tuple[str, Message, int]:
    """A game with this many clients: the table, the outcome and how many actions it took."""
    clients = [Player(server, name, seed + place) for place, name in enumerate(NAMES[:players])]
    seats: list[Message] = [{"kind": "person", "name": clients[0].name}, *({"kind": "open"} for _ in clients[1:])]
    created = request(server, "/api/tables", {"seats": seats}, clients[0].token)
    table: str = created["table"]["id"]
    outcomes = await asyncio.gather(*(client.play(table) for client in clients))
    assert all(outcome == outcomes[0] for outcome in outcomes), "all clients saw the same end"
    return table, outcomes[0], sum(client.moves for client in clients)


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play whole games over the network.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for number in range(options.games):
        table, outcome, moves = asyncio.run(play_game(options.server, options.players, options.seed + 10 * number))
        record = request(options.server, f"/api/tables/{table}/record")
        print(f"table {table}: {moves} actions, scores {outcome['scores']}, seat {outcome['winner']} wins")
        print(
            f"  seed {record['seed']}, committed to as {record['commitment'][:16]}…, {len(record['draws'])} cards drawn"
        )


if __name__ == "__main__":
    main()
