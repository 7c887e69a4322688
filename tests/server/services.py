"""Services that notices go to, on this machine: a push service, webhooks that fail on purpose, a mail server."""

import base64
import json
import os
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .running import PATIENCE, listening_socket


class Endpoint:
    """An HTTP server; `answers` are the status codes it gives, in turn, 201 after the last, each after a delay."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answers: list[int] = []
        self.delay = 0.0
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                endpoint.heard.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(endpoint.delay)
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

        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def channel(self, service: Endpoint, name: str) -> dict[str, str]:
        return {
            "kind": "push",
            "endpoint": f"{service.url}/{name}",
            "p256dh": base64.urlsafe_b64encode(self.point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(self.auth).rstrip(b"=").decode(),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Written from RFC 8291 and 8188, apart from the server's side of it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        server, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size == 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server)
        about = b"WebPush: info\0" + self.point + server
        secret = HKDF(hashes.SHA256(), 32, self.auth, about).derive(self.key.exchange(ec.ECDH(), point))
        key, nonce = (
            HKDF(hashes.SHA256(), long, salt, b"Content-Encoding: " + info + b"\0").derive(secret)
            for long, info in ((16, b"aes128gcm"), (12, b"nonce"))
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        message: dict[str, Any] = json.loads(plain[:-1])
        return message


def signed_by(headers: dict[str, str], public_key: str) -> bool:
    """Whether a push service would believe who sent it."""
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(","))
    signed, _, signature = token.rpartition(".")
    point, rs = (base64.urlsafe_b64decode(each + "=" * (-len(each) % 4)) for each in (key, signature))
    der = encode_dss_signature(int.from_bytes(rs[:32]), int.from_bytes(rs[32:]))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point).verify(
            der, signed.encode(), ec.ECDSA(hashes.SHA256())
        )
    except InvalidSignature:
        return False
    return key == public_key


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
            message["X-Raw"] = envelope.content.hex()
            got.put(message)
            return "250 OK"

    class Listening(Controller):
        def _create_server(self) -> Any:  # the controller cannot choose a port
            return self.loop.create_server(self._factory_invoker, sock=socket)

    with listening_socket() as socket:
        port = socket.getsockname()[1]
        controller = Listening(Handler(), hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        controller.start()
        try:
            yield f"smtp://127.0.0.1:{port}", got
        finally:
            controller.stop()
