"""How the numbers of Discover become words, in any language."""

from __future__ import annotations

from emberwatch.engine.agenda import Pick
from emberwatch.engine.wording import Wording


class DiscoverWording(Wording):
    """The words of Discover."""

    def pick_key(self, pick: Pick) -> str:
        return f"discover-pick-{pick.words[0]}"

    def telling_key(self, kind: str) -> str:
        return f"discover-told-{kind}"

    def ending_key(self, reason: str) -> str:
        return f"discover-won-{reason}"
