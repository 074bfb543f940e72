"""Visitors: whoever holds the cookie is the visitor. There are no accounts and no passwords."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import math
import secrets
import time
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from emberwatch.table.store.rows import Visitor
from emberwatch.table.store.store import Store
from emberwatch.text import LANGUAGES

COOKIE: Final = "emberwatch"
YEAR: Final = 365 * 24 * 3600
TOKEN_BYTES: Final = 32
TABLE_BYTES: Final = 16
MOST_ADDRESSES: Final = 20_000
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that identify a household, which owns all addresses that begin with them."""


def new_token() -> str:
    """A random token for cookies and links that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def hash_token(token: str) -> str:
    """The hash of a token, which is all the store keeps: reading the store gives nobody a seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_token(secret: str, table: str, seat: int) -> str:
    """The token of an invitation, derived from the table's secret so that its link can be shown again."""
    return hmac.new(secret.encode(), f"invitation {table} {seat}".encode(), "sha256").hexdigest()[:40]


def language_of(connection: HTTPConnection, visitor: Visitor | None = None) -> str:
    """The language the page or the browser asks for, else the visitor's, else English."""
    asked = connection.query_params.get("language") or connection.headers.get("accept-language", "")[:2].lower()
    if asked in LANGUAGES:
        return asked
    return visitor.language if visitor is not None and visitor.language in LANGUAGES else "en"


async def visitor_of(connection: HTTPConnection, store: Store) -> Visitor | None:
    """The visitor behind a request or a socket, if known."""
    token = connection.cookies.get(COOKIE)
    return await store.visitor(hash_token(token)) if token and len(token) < 200 else None


async def welcome(connection: HTTPConnection, response: Response, store: Store, *, secure: bool) -> Visitor:
    """Create a visitor, with a cookie that no script can read and no other site can send."""
    token, now = new_token(), datetime.now(UTC)
    visitor = Visitor(
        id=secrets.token_hex(12), token_hash=hash_token(token), name="", language=language_of(connection), created=now,
        seen=now,
    )  # fmt: skip
    await store.add_visitor(visitor)
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return visitor


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server: its origin is the host it was sent to, or a configured one.

    Browsers always send the origin of a socket or a change. A program that is no browser and sends none has no cookie
    of anybody else to misuse.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin in origins or origin in (f"http://{host}", f"https://{host}")


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, as far as limits are concerned."""
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], HOUSEHOLD), strict=False))
    except ValueError:  # a proxy may send anything
        return host


class Bucket:
    """A rate limit: a burst at once, and a rate per second in the long run."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    async def turn(self, patience: float = math.inf) -> bool:
        """Wait until it may happen once more; False if that takes longer than `patience` seconds."""
        until = time.monotonic() + patience
        while not self.take():
            if time.monotonic() > until:
                return False
            await asyncio.sleep((1 - self.left) / self.rate)
        return True


class Buckets:
    """One bucket per address or other name; the least recently used are dropped."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self.kept.pop(name, None) or Bucket(self.rate, self.burst)
        self.kept[name] = bucket
        if len(self.kept) > MOST_ADDRESSES:
            self.kept.popitem(last=False)
        return bucket
