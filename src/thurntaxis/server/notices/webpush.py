"""Web Push by its standards: content encrypted for one browser (RFC 8291 on RFC 8188), requests signed by the
server (VAPID, RFC 8292). All arithmetic is done by `cryptography`."""

import base64
import os
import struct
import time
from collections.abc import Mapping

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from ...tables.ports.jsontext import dumps

_RECORD = 4096
"""The size of a record; push services take no more, so a notice is one record (RFC 8291, 4)."""
_OVERHEAD = 86 + 1 + 16
"""Bytes of the header, of the delimiter and of the tag."""
_CURVE = ec.SECP256R1()
_SIGNED_SECONDS = 12 * 3600
"""How long a signature counts; no more than a day may be asked for (RFC 8292, 2)."""


def encode64(data: bytes) -> str:
    """Bytes as browsers and push services write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(value: str) -> bytes:
    """Bytes that a browser has written.

    Raises:
        ValueError: they are not base64.
    """
    return base64.b64decode(value + "=" * (-len(value) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    content: bytes,
    browser: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt content for a browser, with its public key and its secret; salt and key are random but in tests.

    Raises:
        ValueError: no browser has such a key or secret, or the content is too long.
    """
    if len(auth) != 16 or len(content) > _RECORD - _OVERHEAD:
        raise ValueError("a secret of the wrong length" if len(auth) != 16 else "too long for one record")
    salt, key = salt or os.urandom(16), key or ec.generate_private_key(_CURVE)
    point = point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser))
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + point, 32)
    return seal(content, secret, salt, point)


def seal(content: bytes, secret: bytes, salt: bytes, name: bytes) -> bytes:
    """Content as `aes128gcm`, in one record (RFC 8188): the name tells the reader which secret it needs."""
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", _RECORD, len(name)) + name
    return header + AESGCM(key).encrypt(nonce, content + b"\2", None)  # 2: the last record


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class VapidKey:
    """The key that proves to push services which server it is."""

    def __init__(self, pem: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise ValueError("not a key on P-256")
        self._key = key
        self.public = encode64(point_of(key))
        """What browsers need to subscribe."""

    @staticmethod
    def new() -> str:
        """A new key, as it is kept."""
        key = ec.generate_private_key(_CURVE)
        return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

    def sign(self, audience: str, contact: str, now: float | None = None) -> Mapping[str, str]:
        """The header that signs requests to a push service (its origin)."""
        until = int(time.time() if now is None else now) + _SIGNED_SECONDS
        claims = {"aud": audience, "exp": until, "sub": contact}
        signed = ".".join(encode64(dumps(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode64(r.to_bytes(32) + s.to_bytes(32))
        return {"Authorization": f"vapid t={signed}.{signature}, k={self.public}"}
