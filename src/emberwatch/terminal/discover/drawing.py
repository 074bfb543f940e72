"""What all drawings of Discover share: names of things, amounts, and what a view means.

Views say what may be seen; the copy says what those things are called and what they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from emberwatch.discover.model.components import CopyEntry, Item, Project
from emberwatch.discover.model.names import HEARTS, RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import ITEMS
from emberwatch.discover.present import card_text, titles
from emberwatch.discover.present.wording import DiscoverWording
from emberwatch.narrator import Narrator
from emberwatch.terminal.discover.signs import DRAWN_MAP, TYPED_MAP
from emberwatch.terminal.drawing import TYPED, Drawing, Signs, View, bar
from emberwatch.terminal.window import GLUE

GAP: Final = " · "


class DiscoverDrawing(Drawing):
    """Draws a game of Discover."""

    def __init__(self, narrator: Narrator, signs: Signs) -> None:
        super().__init__(narrator, signs)
        state, wording = narrator.game.state, narrator.game.rules.wording
        assert isinstance(state, DiscoverState), "these are drawings of Discover"
        assert isinstance(wording, DiscoverWording)
        self.state = state
        self.wording = wording
        self.content = state.content
        self.is_typed: Final = signs is TYPED
        self.on_map: Final = TYPED_MAP if self.is_typed else DRAWN_MAP

    # -- names ----------------------------------------------------------------------------------------------------

    def title(self, entry: CopyEntry) -> str:
        return titles.title(self.say, entry)

    def story(self, entry: CopyEntry) -> str:
        return titles.story(self.say, entry)

    def ground(self, name: str) -> str:
        sheet = self.content.sheet
        return titles.ground_name(self.say, self.content.terrain, sheet.grounds.index(name))

    def item(self, name: str) -> Item:
        """The item with this name, which somebody owns."""
        return self.state.item(self.content.item_at(ITEMS.index(name)))

    def project_text(self, project: Project) -> str:
        """What a project costs and, once somebody has made one, what its item does."""
        made = self.content.made.index(project.item)
        return card_text.project_text(self.say, self.content, project, bool(self.state.decks.read_made >> made & 1))

    # -- things in a row ------------------------------------------------------------------------------------------

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Amounts of resources as a list."""
        said = [self.say(f"d-amount-{name}", n=counts[name]) for name in RESOURCES if counts.get(name)]
        return ", ".join(said) or self.say("d-nothing")

    def stores(self, survivor: View) -> str:
        """All resources of a survivor, whichever tokens they are on."""
        counts: Counter[str] = Counter(survivor["resources"])
        counts.update([kind for token in survivor["tokens"] for kind in token])
        return self.amounts(counts)

    def hearts(self, survivor: View) -> str:
        """The hearts that are left, and what has taken the others."""
        damage = {name: n for name, n in survivor["damage"].items() if n}
        left = max(0, HEARTS - sum(damage.values()))
        said = ", ".join([f"{self.say(f'd-damage-{name}')}{GLUE}{n}" for name, n in damage.items()])
        return f"{bar(left, HEARTS, *self.heart_signs)} {said}".rstrip()

    @property
    def heart_signs(self) -> tuple[str, str]:
        return ("+", "-") if self.is_typed else ("♥", "♡")

    # -- lines ----------------------------------------------------------------------------------------------------

    def line(self, label: str, text: str | Text) -> Text:
        """A label and a text."""
        return Text.assemble((f"{self.label(self.say(f'term-discover-label-{label}'))} ", "dim"), text)

    def card(self, entry: CopyEntry, text: str) -> Text:
        """A card on one line: its title and what it does."""
        return Text.assemble((f"{self.label(self.title(entry))} ", "bold"), text)


def stack(texts: Iterable[Text]) -> Text:
    return Text("\n").join(list(texts))
