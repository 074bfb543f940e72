"""Webhooks: they reach a public host under its own name, and nothing inside, whatever a name resolves to."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence

import pytest

from emberwatch.table.notify import webhook
from tests.table.notify.receivers import CERTIFICATE, web_server

pytestmark = pytest.mark.anyio

OUR_HOST = "hooks.example.org"


class Names:
    """A resolver in place of the network's own: what a name means, one answer after another."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0)


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))


def lead(monkeypatch: pytest.MonkeyPatch, port: int, *answers: Sequence[str], public: Sequence[str] = ()) -> Names:
    """Give names these addresses, some of which count as public, since only loopback can be reached here."""
    names, is_public = Names(*answers), webhook.is_public
    monkeypatch.setattr(webhook, "PORT", port)
    monkeypatch.setattr(webhook, "resolve_host", names)
    monkeypatch.setattr(webhook, "trust", trusting)
    monkeypatch.setattr(webhook, "is_public", lambda address: address in public or is_public(address))
    return names


@pytest.mark.parametrize(
    "addresses",
    [
        *(["127.0.0.1"], ["::1"], ["8.8.8.8", "127.0.0.1"], ["127.0.0.1", "8.8.8.8"], ["::ffff:127.0.0.1"], []),
        *(["fe80::1%lo"], ["10.0.0.1"], ["2606:4700::1", "fd00::1"]),
    ],
)
async def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    async with web_server() as server:
        lead(monkeypatch, server.port, addresses)
        with pytest.raises(webhook.HostRefused):
            await webhook.post(OUR_HOST, "title", "body")
    assert server.connections == 0


async def test_the_networks_own_names_are_checked() -> None:
    """Without any patch: a numeric host is whatever the resolver makes of it."""
    assert await webhook.resolve_host("127.1") == ["127.0.0.1"]
    for host in ("127.1", "0x7f.1", "localhost"):
        with pytest.raises(webhook.HostRefused):
            await webhook.public_address(host)


async def test_what_was_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name means something else a moment later; the request still goes to the checked address, under that name."""
    async with web_server() as server:
        names = lead(monkeypatch, server.port, ["127.0.0.1"], ["127.0.0.2"], public=["127.0.0.1"])
        assert await webhook.post(f"{OUR_HOST}/ada", "Outlive: your turn", "Äußerst eilig")
    (request,) = server.requests
    assert request.first_line == "POST /ada HTTP/1.1"
    assert request.server_name == request.headers["Host"] == OUR_HOST
    assert (request.body["title"], request.body["message"]) == ("Outlive: your turn", "Äußerst eilig")
    assert names.asked == [OUR_HOST]


async def test_a_certificate_of_somebody_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_server() as server:
        lead(monkeypatch, server.port, ["127.0.0.1"], ["127.0.0.1"], public=["127.0.0.1"])
        with pytest.raises(ssl.SSLCertVerificationError, match="mismatch"):
            await webhook.post("other.example.org", "title", "body")
        monkeypatch.setattr(webhook, "trust", ssl.create_default_context)
        with pytest.raises(ssl.SSLCertVerificationError, match="self-signed"):
            await webhook.post(OUR_HOST, "title", "body")
    assert server.requests == []


@pytest.mark.parametrize(
    ("answer", "taken"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", True),
        (b"HTTP/1.0 202 Accepted\r\n\r\n", True),
        (b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n", False),
        (b"HTTP/1.1 500 No\r\n\r\n", False),
        (b"SSH-2.0-hello\r\n", False),
        (b"HTTP/1.1 2000 OK\r\n\r\n", False),
    ],
)
async def test_only_success_is_success(monkeypatch: pytest.MonkeyPatch, answer: bytes, taken: bool) -> None:
    """Redirects are not followed."""
    async with web_server(answer) as server:
        lead(monkeypatch, server.port, ["127.0.0.1"], public=["127.0.0.1"])
        assert await webhook.post(OUR_HOST, "title", "body") is taken
    assert server.connections == 1


async def test_a_host_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_server(b"") as server:
        lead(monkeypatch, server.port, ["127.0.0.1"], public=["127.0.0.1"])
        monkeypatch.setattr(webhook, "PATIENCE", 0.3)
        with pytest.raises(TimeoutError):
            await webhook.post(OUR_HOST, "title", "body")
    assert len(server.requests) == 1


async def test_an_endless_answer_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_server(b"HTTP/1.1 " + b"2" * 100_000) as server:
        lead(monkeypatch, server.port, ["127.0.0.1"], public=["127.0.0.1"])
        with pytest.raises(asyncio.LimitOverrunError):
            await webhook.post(OUR_HOST, "title", "body")
