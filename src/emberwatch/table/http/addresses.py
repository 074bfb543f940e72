"""Where friends can open this server: its public address, or its addresses in the local network."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final, Literal, TypeAlias

from emberwatch.table.settings import ServerSettings

Reach: TypeAlias = Literal["public", "network", "here"]
"""Who can open an address: everybody, people in the same network, or only people at this machine."""
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address outside (reserved for documentation). Nothing is sent to it: the system only chooses its own address."""


def find_addresses(settings: ServerSettings) -> tuple[list[str], Reach]:
    """The origins that a friend could open, best first, and from where."""
    if settings.origins:
        return [origin.rstrip("/") for origin in settings.origins], "public"
    hosts = own_addresses() if settings.host in EVERYWHERE else [settings.host]
    reachable = [host for host in hosts if not is_loopback(host)]
    return [origin_of(host, settings.port) for host in reachable], "network" if reachable else "here"


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks; the one that leads outside comes first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return list(dict.fromkeys(found))


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return False


def origin_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
