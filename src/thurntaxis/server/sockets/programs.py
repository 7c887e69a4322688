"""The socket of a program that somebody offers as an opponent: it is sent the tables it is invited to.

It plays there as people do, over the sockets of the tables. While this one is open, people can invite the program.
"""

import asyncio

from starlette.websockets import WebSocket

from ...protocol import VERSION
from ...protocol.messages import InvitedMessage, OfferedMessage
from ...tables.people.connections import Connection
from ...tables.ports.jsontext import dumps
from ...tables.refusals import Refusal, failed
from ...tables.running.programs import LOBBY, Program
from ...tables.running.session import offer_in
from ..limits.socket_limits import SocketLimits
from ..parts import Server
from .endpoint import NORMAL, Listening, SocketEndpoint, turn_away
from .protocol import protocol_of


class ProgramSockets(SocketEndpoint):
    """The sockets of programs."""

    def __init__(self, server: Server, limits: SocketLimits) -> None:
        super().__init__(server.service, server.settings, limits)
        self._leaderboard = server.leaderboard

    async def _talk(self, websocket: WebSocket, address: str) -> None:
        offer = await self.first(websocket, offer_in)
        if offer is None:
            return
        connection = self.connection(websocket, address, LOBBY, offer)
        try:
            program = await self.service.programs.offer(connection, offer)
        except Exception as error:
            if not isinstance(error, Refusal):
                self.service.metrics.fault()
            refusal = error if isinstance(error, Refusal) else failed(error, command="offer")
            await turn_away(websocket, refusal, connection.lang)
            return
        try:
            if self._leaderboard is not None:
                await self._leaderboard.choose(program.person, program.name)
            await self._serve(websocket, connection, program)
        finally:
            connection.close(NORMAL)
            await self.service.programs.withdraw(connection)
        self.end(websocket, connection)

    async def _serve(self, websocket: WebSocket, connection: Connection, program: Program) -> None:
        """Send invitations until the connection ends."""
        listening = Listening(connection)
        protocol_of(websocket.scope).attach(listening)
        offered: OfferedMessage = {
            "type": "offered",
            "protocol": VERSION,
            "program": program.id,
            "name": program.name,
            "games": program.games,
        }
        connection.push(dumps(offered))
        inviting = asyncio.create_task(self._invite(connection, program))
        await asyncio.wait({inviting, listening.ended}, return_when=asyncio.FIRST_COMPLETED)
        inviting.cancel()
        await asyncio.gather(inviting, return_exceptions=True)

    async def _invite(self, connection: Connection, program: Program) -> None:
        """Send the tables at which the program sits: those from before, then each new one."""
        known: set[str] = set()
        while connection.close_code is None:
            tables = await self.service.programs.tables(program)
            for table in tables:
                if table not in known:
                    invited: InvitedMessage = {"type": "invited", "table": table}
                    connection.push(dumps(invited))
            known = set(tables)
            await self.service.programs.wait(program)
