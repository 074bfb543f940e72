"""Check that what a page is sent has the types that its TypeScript is generated from."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from emberwatch.registry import OURS
from emberwatch.table.play import wire

MESSAGES: dict[str, Any] = {
    "state": wire.StateMessage,
    "table": wire.TableMessage,
    "chat": wire.ChatMessage,
    "answer": wire.AnswerMessage,
    "refused": wire.RefusalMessage,
}


def view_type(game: str) -> Any:  # noqa: ANN401
    return getattr(import_module(f"emberwatch.{game}.knowledge.view_types"), f"{game.title()}View")


def check_type(value: object, kind: Any) -> None:  # noqa: ANN401
    """Raise if a value is not of a type: a field is missing, has the wrong kind of value, or is not in the type."""
    understood = msgspec.convert(value, kind, strict=True)
    assert as_sent(understood) == as_sent(value), "there are fields that the type does not have"


def as_sent(value: object) -> object:
    """The value as it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_message(message: dict[str, Any]) -> None:
    """Raise if a message to a page, or the view in it, is not of its type."""
    check_type(message, MESSAGES[message["say"]])
    view = message.get("view")
    if view is not None and message["closed"] is None and view.get("game") in OURS:
        check_type(view, view_type(view["game"]))
