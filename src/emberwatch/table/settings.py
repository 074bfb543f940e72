"""How one server is set up. It travels to worker processes as one line of JSON in the environment."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from emberwatch.engine.errors import BadOption

VARIABLE: Final = "EMBERWATCH_SETTINGS"
LIMITS: Final = "EMBERWATCH_LIMITS"
"""Where an operator may name other limits: a JSON object with some fields of `Limits`."""
DICE: Final = "EMBERWATCH_DICE"
"""Where a test fixes the dice of new tables: any words; the same words give the same dice."""


class ServerLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one visitor, one table and one server may use up."""

    message_bytes: int = 8_192
    """The longest message of a page; longer ones are answered, not read."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    tables_per_hour: int = 40
    """New tables of one visitor."""
    requests_per_second: float = 15.0
    request_burst: int = 120
    """Requests of one address."""
    heavy_per_second: float = 5.0
    heavy_burst: int = 200
    """What one address may ask for that costs much: opening a table, having it told anew, taking back, records."""
    pages_per_address: int = 250
    """Open pages of one address."""
    visitors_per_hour: int = 600
    """New visitors of one address."""
    chat_length: int = 300
    chats_per_minute: int = 20
    name_length: int = 24
    record_bytes: int = 2_000_000
    pages_per_table: int = 60
    """Open pages at one table, spectators included."""
    thinking_seconds: float = 5.0
    """So long a bot may be asked to think about a move, where somebody names its budget: processors are everybody's."""
    matches_in_memory: int = 250
    """Games kept ready; others are told again from the store when somebody moves."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A database URL of SQLAlchemy; a SQLite file is `sqlite:///FILE`."""
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think, for each worker."""
    origins: tuple[str, ...] = ()
    """Further addresses under which pages of this server are opened, such as https://games.example.org."""
    services: dict[str, str] = msgspec.field(default_factory=dict)
    """Kinds of messages that visitors may ask for: the name of a service and its address pattern (see messages.py)."""
    page: str = ""
    """A folder with another build of the page; the packaged one if empty."""
    limits: ServerLimits = msgspec.field(default_factory=ServerLimits)
    dice: str = ""
    """For tests only: from what the dice of new tables are derived. Empty: nobody can foresee them."""

    @property
    def secure(self) -> bool:
        """Whether the page is opened over HTTPS only, so that cookies may insist on it."""
        return bool(self.origins) and all([origin.startswith("https://") for origin in self.origins])

    @property
    def base(self) -> str:
        """What links in messages begin with: the first of the origins, or else where the server listens."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        own = f"http://{f'[{host}]' if ':' in host else host}:{self.port}"
        return self.origins[0].rstrip("/") if self.origins else own


def to_environment(settings: ServerSettings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> ServerSettings:
    return msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)


def limits_from_environment() -> ServerLimits:
    """The limits that come with the program, but for those that the operator has named."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS, "{}"), type=ServerLimits)
    except msgspec.DecodeError as problem:
        raise BadOption("error-limits", variable=LIMITS, problem=str(problem)) from problem


def dice_from_environment() -> str:
    """From what the dice of new tables are derived, if a test has fixed them."""
    return os.environ.get(DICE, "")
