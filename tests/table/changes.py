"""What a page does with the beats it is sent: it changes the view that it has."""

from __future__ import annotations

from typing import Any


def changed(value: Any, change: Any) -> Any:  # noqa: ANN401
    """A value after a change; the value itself stays as it is."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return [changed(part, change[str(at)]) if str(at) in change else part for at, part in enumerate(value)]
    kept = {key: part for key, part in value.items() if change.get(key, ()) is not None}
    return {**kept, **{key: changed(value.get(key), part) for key, part in change.items() if part is not None}}


def view_after(view: Any, frame: dict[str, Any]) -> Any:  # noqa: ANN401
    """The view that a message leads to."""
    if "view" in frame:
        return frame["view"]
    for beat in frame["beats"]:
        view = changed(view, beat["change"])
    return view
