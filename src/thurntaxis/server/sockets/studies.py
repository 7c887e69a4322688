"""The socket of a study: whoever has it open is sent the number of every new version."""

import re

from starlette.websockets import WebSocket

from ...protocol.commands import TABLE_ID
from ...tables.refusals import Refusal, failed
from ...tables.running.session import follow_in
from .endpoint import NORMAL, Listening, SocketEndpoint, turn_away
from .protocol import protocol_of


class StudySockets(SocketEndpoint):
    """The sockets of studies."""

    def _refusal(self, websocket: WebSocket, address: str) -> Refusal | None:
        if not re.fullmatch(TABLE_ID, websocket.path_params["study"]):
            return Refusal("unknown", "server-no-study")
        return super()._refusal(websocket, address)

    async def _talk(self, websocket: WebSocket, address: str) -> None:
        follow = await self.first(websocket, follow_in)
        if follow is None:
            return
        connection = self.connection(websocket, address, websocket.path_params["study"], follow)
        following = self.service.following
        listening = Listening(connection)
        try:
            await following.join(connection, follow.key)
            protocol_of(websocket.scope).attach(listening)
            await listening.ended
        except Exception as error:
            if not isinstance(error, Refusal):
                self.service.metrics.fault()
            refusal = error if isinstance(error, Refusal) else failed(error, command="follow")
            await turn_away(websocket, refusal, connection.lang)
            return
        finally:
            following.leave(connection)
            connection.close(NORMAL)
        self.end(websocket, connection)
