"""Webhooks: HTTPS to a host that a visitor has named, and therefore never to an internal one.

The name is resolved once, every address it has is checked, and the connection goes to one of these same addresses:
what the name means a moment later makes no difference. There are no redirects, no proxies and no second try.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from functools import cache
from typing import Final

import msgspec

PORT: Final = 443
PATIENCE: Final = 15.0
"""Seconds for the whole exchange."""
LONGEST_ANSWER_LINE: Final = 4096
OUR_NAME: Final = "Emberwatch"

LABEL: Final = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
HOST_NAME: Final = re.compile(rf"({LABEL}\.)+{LABEL}")
LONGEST_NAME: Final = 253
PLACE: Final = re.compile(r"(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:443)?(?P<path>/[A-Za-z0-9._~:=+/-]*)?")

INSIDE: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
            *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"),
            *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
            *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
        ),
    )
)
"""Networks outside the public internet, by the registries of special addresses. Python versions differ in these."""
OUTSIDE_6: Final = ipaddress.IPv6Network("2000::/3")
"""All public IPv6 addresses. Those that contain an IPv4 address, mapped or translated, are outside it or in INSIDE."""


class HostRefused(Exception):
    """The host is one that this server must not connect to."""


class WebhookPlace(msgspec.Struct, frozen=True):
    """Where a webhook goes."""

    host: str
    """A name, or an IP address without brackets."""
    path: str

    @property
    def authority(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


# -- what may be named ------------------------------------------------------------------------------------------


def is_name(host: str) -> bool:
    """Whether it is a full host name. Names without a dot belong to a local network; names that end in a number are
    spellings of IPv4 addresses."""
    if len(host) > LONGEST_NAME or not HOST_NAME.fullmatch(host):
        return False
    last = host.rpartition(".")[2]
    return len(last) > 1 and last[0].isalpha()


def is_place(address: str) -> bool:
    return place_of(address) is not None


def place_of(address: str) -> WebhookPlace | None:
    """Parse `host` or `host/path`; None for anything else, or for an IP address that is not public."""
    match = PLACE.fullmatch(address)
    if match is None:
        return None
    host = match["host"].strip("[]")
    return WebhookPlace(host, match["path"] or "/") if is_name(host) or is_public(host) else None


def is_public(text: str) -> bool:
    """Whether it is an IP address of the public internet, in its usual spelling."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and (address.scope_id or address not in OUTSIDE_6):
        return False
    return address.is_global and not any([address in net for net in INSIDE if net.version == address.version])


# -- sending ----------------------------------------------------------------------------------------------------


async def resolve_host(host: str) -> list[str]:
    """All addresses that a name currently has."""
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(end[0]) for _, _, _, _, end in found]))


async def public_address(host: str) -> str:
    """The address to connect to; HostRefused if any address of the host is not public."""
    addresses = await resolve_host(host)
    if not addresses or not all([is_public(address) for address in addresses]):
        raise HostRefused
    return addresses[0]


@cache
def trust() -> ssl.SSLContext:
    """Check certificates as browsers do."""
    return ssl.create_default_context()


async def post(address: str, title: str, body: str) -> bool:
    """Post a message as JSON and say whether it was accepted. HostRefused if the host is not public, OSError and the
    like if the message does not get there."""
    place = place_of(address)
    if place is None:
        raise HostRefused
    async with asyncio.timeout(PATIENCE):
        return await exchange(place, await public_address(place.host), content(title, body))


def content(title: str, body: str) -> bytes:
    """The same fields as in a JSON message of Apprise."""
    return msgspec.json.encode({"version": "1.0", "title": title, "message": body, "attachments": [], "type": "info"})


async def exchange(place: WebhookPlace, ip: str, sent: bytes) -> bool:
    """Send one request to exactly this address; of the answer, read only the status."""
    reader, writer = await asyncio.open_connection(
        ip, PORT, ssl=trust(), server_hostname=place.host, limit=LONGEST_ANSWER_LINE
    )
    try:
        writer.write(head(place, len(sent)) + sent)
        await writer.drain()
        return is_taken(await reader.readuntil(b"\r\n"))
    finally:
        writer.transport.abort()


def head(place: WebhookPlace, length: int) -> bytes:
    lines = (
        f"POST {place.path} HTTP/1.1",
        f"Host: {place.authority}",
        f"User-Agent: {OUR_NAME}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    )
    return "".join([f"{line}\r\n" for line in (*lines, "")]).encode("ascii")


def is_taken(status: bytes) -> bool:
    """Whether the first line of an answer reports success; a redirect is not followed and does not count."""
    return re.match(rb"HTTP/1\.[01] 2\d\d\b", status) is not None
