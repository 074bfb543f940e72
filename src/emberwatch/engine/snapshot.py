"""Snapshots: a state as plain data, to compare and to fingerprint. Positions are written in the same form."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Mapping
from typing import Any

FIELDS: dict[type, tuple[str, ...]] = {}


def fields(value: object) -> tuple[str, ...]:
    """The names of what an object is made of: the arguments of its class's constructor."""
    kind = type(value)
    if kind not in FIELDS:
        FIELDS[kind] = tuple(inspect.signature(kind).parameters)
    return FIELDS[kind]


def written_form(value: Any) -> tuple[str, Mapping[str, Any]]:  # noqa: ANN401
    """The name that an object is written under, and its parts by name.

    They are those of its class, unless it has a method `written` that says otherwise: a class may change without the
    positions that hold its objects. `Rules.readers` reads what such a method says.
    """
    if hasattr(value, "written"):
        name, parts = value.written()
        return name, parts
    return written_name(type(value)), {name: getattr(value, name) for name in fields(value)}


def written_name(kind: type) -> str:
    """The name of a class in positions and records: its own, or the one it had before (`WRITTEN`)."""
    return str(vars(kind).get("WRITTEN") or kind.__name__)


def snapshot(value: object) -> object:
    """A state, or a part of it, as plain data: equal snapshots are equal states."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [snapshot(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): snapshot(value[key]) for key in sorted(value)}
    if hasattr(value, "digest"):
        return value.digest
    name, parts = written_form(value)
    return [name, *[snapshot(part) for part in parts.values()]]


def digest_of_state(state: object) -> str:
    """A short fingerprint of a whole state."""
    plain = json.dumps(snapshot(state), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]
