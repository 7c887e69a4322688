"""Web Push against the examples of its standards, and against a browser's side of it."""

import json
from itertools import pairwise

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from thurntaxis.server.notices.webpush import VapidKey, decode64, encode64, encrypt, point_of, seal

from .services import Browser, signed_by

EXAMPLE = {  # RFC 8291, 5 and appendix A
    "content": "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24",
    "key": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "point": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    "browser": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "body": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
    "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}
SIGNED = (  # RFC 8292, 2.4
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3Njgs"
    "InN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjj"
    "vW2L9OkSSHzvoD1oA, "
    "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def test_the_example_of_rfc_8188() -> None:
    secret, salt = decode64("yqdlZ-tYemfogSmv7Ws5PQ"), decode64("I1BsxtFttlv3u_Oo94xnmw")
    body = seal(b"I am the walrus", secret, salt, b"")
    assert encode64(body) == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"


def test_the_example_of_rfc_8291() -> None:
    key = ec.derive_private_key(int.from_bytes(decode64(EXAMPLE["key"])), ec.SECP256R1())
    assert encode64(point_of(key)) == EXAMPLE["point"]
    given = {name: decode64(EXAMPLE[name]) for name in ("content", "browser", "auth", "salt")}
    assert encode64(encrypt(**given, key=key)) == EXAMPLE["body"]


def test_the_example_of_rfc_8292() -> None:
    public = SIGNED.rpartition("k=")[2]
    assert signed_by({"authorization": SIGNED}, public), "the check itself believes the example"
    assert not signed_by({"authorization": SIGNED.replace(".i3C", ".j3C")}, public)
    key = VapidKey(VapidKey.new())
    ours = key.sign("https://push.example.net", "mailto:push@example.com", 1_453_523_768 - 12 * 3600)["Authorization"]
    assert ours.rpartition(".")[0] == SIGNED.rpartition(".")[0], "the same header, claims and order"
    assert signed_by({"authorization": ours}, key.public)


def test_a_browser_reads_what_is_encrypted_for_it() -> None:
    browser = Browser()
    content = json.dumps({"text": "ab" * 900}).encode()
    sent = [encrypt(content, browser.point, browser.auth) for _ in range(2)]
    assert [browser.read(body) for body in sent] == [json.loads(content)] * 2
    assert all(one != other for one, other in pairwise(sent)), "a new salt and key each time"


@pytest.mark.parametrize(
    ("browser", "auth", "length"),
    [
        (b"", bytes(16), 10),
        (b"\4" + bytes(64), bytes(16), 10),
        (b"\5" + bytes(64), bytes(16), 10),
        (Browser().point, bytes(15), 10),
        (Browser().point, bytes(16), 4096 - 102),
    ],
    ids=["no point", "not on the curve", "another form", "short secret", "too long"],
)
def test_what_no_browser_has_is_refused(browser: bytes, auth: bytes, length: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        encrypt(bytes(length), browser, auth)


@pytest.mark.parametrize("text", ["=", "A", "ä", "AA==AA"])
def test_what_is_not_base64_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode64(text)
