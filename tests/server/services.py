"""Services that notices go to, on this machine: a push service, webhooks that fail on purpose, a mail server."""

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from .running import PATIENCE, listening_socket


class Endpoint:
    """An HTTP server; `answers` are the status codes it gives, in turn, 201 after the last."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answers: list[int] = []
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                endpoint.heard.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(endpoint.answers.pop(0) if endpoint.answers else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.heard.get(timeout=PATIENCE)


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    service = Endpoint()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()


class Browser:
    """What a browser keeps of a subscription, and how it reads what is pushed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def channel(self, service: Endpoint, name: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "kind": "push",
            "endpoint": f"{service.url}/{name}",
            "p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(self.auth).rstrip(b"=").decode(),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


def signed_by(headers: dict[str, str], public_key: str) -> bool:
    """Whether a push service would believe who sent it."""
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(","))
    return key.strip() == public_key and bool(Vapid02.verify(f"vapid t={token},k={key}"))


@contextmanager
def mail_server() -> Iterator[tuple[str, "queue.Queue[EmailMessage]"]]:
    """An SMTP server; its address, and what it got."""
    got: queue.Queue[EmailMessage] = queue.Queue()

    class Handler:
        async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
            if address.startswith("nobody@"):
                return "550 No such mailbox"
            envelope.rcpt_tos.append(address)
            return "250 OK"

        async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
            message = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(message, EmailMessage)
            got.put(message)
            return "250 OK"

    class Listening(Controller):
        def _create_server(self) -> Any:  # the controller cannot choose a port by itself
            return self.loop.create_server(self._factory_invoker, sock=socket)

    with listening_socket() as socket:
        port = socket.getsockname()[1]
        controller = Listening(Handler(), hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        controller.start()
        try:
            yield f"smtp://127.0.0.1:{port}", got
        finally:
            controller.stop()
