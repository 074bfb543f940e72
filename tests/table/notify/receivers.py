"""Receivers of messages: a mail server and a web server, both real and on loopback."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec

from tests.waiting import HANGS

CERTIFICATE = Path(__file__).with_name("hooks.example.org.pem")
"""Made for tests only: it vouches for hooks.example.org to those who trust it, and nobody else does."""


class Mail(msgspec.Struct):
    recipients: list[str]
    message: EmailMessage

    @property
    def subject(self) -> str:
        return str(self.message["Subject"])

    @property
    def text(self) -> str:
        part = self.message.get_body(("plain",))
        assert part is not None
        return str(part.get_content())


class MailServer:
    """Takes every mail, or hears everything and never answers."""

    def __init__(self, *, silent: bool = False) -> None:
        self.mails: asyncio.Queue[Mail] = asyncio.Queue()
        self.silent = silent
        self.called = asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []
        self.port = 0

    async def next(self) -> Mail:
        async with asyncio.timeout(HANGS):
            return await self.mails.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called.set()
        self.writers.append(writer)
        try:
            if not self.silent:
                writer.write(b"220 here\r\n")
            await self.talk(reader, writer)
        except ConnectionError:  # the caller has gone
            return
        finally:
            writer.close()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        recipients: list[str] = []
        while line := (await reader.readline()).decode().strip():
            verb = line.upper().partition(" ")[0]
            if verb == "RCPT":
                recipients.append(line.partition("<")[2].partition(">")[0])
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                raw = await reader.readuntil(b"\r\n.\r\n")
                self.mails.put_nowait(Mail(recipients, message_from_bytes(raw[:-3], policy=policy.default)))
            writer.write(b"221 bye\r\n" if verb == "QUIT" else b"250 well\r\n")


@asynccontextmanager
async def mail_server(*, silent: bool = False) -> AsyncIterator[MailServer]:
    receiver = MailServer(silent=silent)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    yield receiver
    server.close()
    for writer in receiver.writers:  # release those who are still waiting
        writer.transport.abort()


class Request(msgspec.Struct):
    first_line: str
    headers: dict[str, str]
    body: Any
    server_name: str | None
    """The name that the caller gave before encryption began."""


class WebServer:
    """Notes every request and gives the same answer to all; without an answer it keeps them waiting."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.requests: list[Request] = []
        self.connections = 0
        self.server_name: str | None = None
        self.port = 0

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        context.sni_callback = self.note_name
        return context

    def note_name(self, socket: ssl.SSLObject, name: str | None, context: ssl.SSLContext) -> None:
        self.server_name = name

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = dict([line.split(": ", 1) for line in lines])
        body = msgspec.json.decode(await reader.readexactly(int(headers["Content-Length"])))
        self.requests.append(Request(first, headers, body, self.server_name))
        writer.write(self.answer)
        await reader.read()
        writer.close()


@asynccontextmanager
async def web_server(
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", host: str = "127.0.0.1"
) -> AsyncIterator[WebServer]:
    receiver = WebServer(answer)
    server = await asyncio.start_server(receiver.serve, host, 0, ssl=receiver.context())
    receiver.port = server.sockets[0].getsockname()[1]
    yield receiver
    server.close()
