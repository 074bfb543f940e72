"""The clickables of Discover."""

from __future__ import annotations

from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.present import glossary, pointing, why_not
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.presenting import Clickables, Reason, Say, Tooltip


class DiscoverClickables(Clickables):
    """The things of Discover that people can point at."""

    def keys_of(self, s: DiscoverState, asked: Step, pick: Pick) -> tuple[str, ...]:
        return pointing.keys_of(s, asked, pick)

    def glossary(self, s: DiscoverState, seat: int | None, say: Say) -> dict[str, Tooltip]:
        return glossary.glossary(s, seat, say)

    def why_not(self, s: DiscoverState, seat: int, thing: str, say: Say) -> list[Reason]:
        return why_not.why_not(s, seat, thing, say)
