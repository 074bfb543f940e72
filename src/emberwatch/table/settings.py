"""The settings of one server. They travel to worker processes as one line of JSON in the environment."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from emberwatch.engine.errors import BadOption

VARIABLE: Final = "EMBERWATCH_SETTINGS"
LIMITS: Final = "EMBERWATCH_LIMITS"
"""Where an operator may set other limits: a JSON object with some fields of `ServerLimits`."""
DICE: Final = "EMBERWATCH_DICE"
"""Where a test fixes the dice of new tables: any words; the same words give the same dice."""


class ServerLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one visitor, one table and one server may use up."""

    message_bytes: int = 8_192
    """Maximum bytes of a message from a page; longer ones are answered, not read."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    tables_per_hour: int = 40
    """Maximum number of new tables per visitor."""
    requests_per_second: float = 15.0
    request_burst: int = 120
    """Maximum number of requests from one address at once."""
    heavy_per_second: float = 5.0
    heavy_burst: int = 200
    """Maximum number of expensive requests from one address: opening a table, having it told again, undo, records."""
    pages_per_address: int = 250
    """Maximum number of open pages per address."""
    visitors_per_hour: int = 600
    """Maximum number of new visitors per address."""
    chat_length: int = 300
    chats_per_minute: int = 20
    name_length: int = 24
    record_bytes: int = 2_000_000
    pages_per_table: int = 60
    """Maximum number of open pages at one table, spectators included."""
    thinking_seconds: float = 5.0
    """Maximum seconds per move for a bot whose budget somebody chooses: everybody shares the processors."""
    matches_in_memory: int = 250
    """Maximum number of games in memory; others are replayed from the store when somebody moves."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A database URL of SQLAlchemy; for a SQLite file, `sqlite:///FILE`."""
    workers: int = 1
    bot_processes: int = 1
    """Number of bot processes per worker."""
    origins: tuple[str, ...] = ()
    """Further addresses under which pages of this server are opened, such as https://games.example.org."""
    services: dict[str, str] = msgspec.field(default_factory=dict)
    """Services that visitors may choose for messages: the name of each and its address pattern (see services.py)."""
    page: str = ""
    """A folder with another build of the page; empty for the packaged one."""
    limits: ServerLimits = msgspec.field(default_factory=ServerLimits)
    dice: str = ""
    """For tests only: what the dice of new tables are derived from. Empty: nobody can foresee them."""

    @property
    def secure(self) -> bool:
        """Whether the page is opened over HTTPS only, so that cookies may require it."""
        return bool(self.origins) and all([origin.startswith("https://") for origin in self.origins])

    @property
    def base(self) -> str:
        """What links in messages begin with: the first of the origins, or else the address the server listens on."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        own = f"http://{f'[{host}]' if ':' in host else host}:{self.port}"
        return self.origins[0].rstrip("/") if self.origins else own


def to_environment(settings: ServerSettings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> ServerSettings:
    return msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)


def limits_from_environment() -> ServerLimits:
    """The default limits, except for those that the operator has set."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS, "{}"), type=ServerLimits)
    except msgspec.DecodeError as problem:
        raise BadOption("error-limits", variable=LIMITS, problem=str(problem)) from problem


def dice_from_environment() -> str:
    """What the dice of new tables are derived from, if a test has fixed them."""
    return os.environ.get(DICE, "")
