"""The survivors: one in full, with everything on and beside its board, and the others on one line each."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from emberwatch.discover.model.components import Character, Project
from emberwatch.discover.model.names import MOST_STAMINA
from emberwatch.discover.present.card_text import character_text, item_text, price_text, threat_text
from emberwatch.terminal.discover.drawing import GAP, DiscoverDrawing, stack
from emberwatch.terminal.drawing import EMBER, SEAT_STYLES, View, bar
from emberwatch.terminal.window import GLUE


class Survivors(DiscoverDrawing):
    """The boards of all seats, as far as a view shows them."""

    # -- in short -------------------------------------------------------------------------------------------------

    def brief(self, view: View, seat: int) -> Panel:
        """Everything you need for a decision, without the texts of cards."""
        return self.draw_frame(seat, stack([*self.condition(view, seat), *self.belongings(view, seat)]))

    def draw_frame(self, seat: int, inside: RenderableType) -> Panel:
        style = SEAT_STYLES[seat]
        return Panel(inside, title=self.seat(seat), title_align="left", box=box.ROUNDED, border_style=style)

    def identity(self, view: View, seat: int) -> Iterator[str]:
        """Who a survivor is, and where; nothing while that is a secret."""
        survivor = view["survivors"][seat]
        character = self.character(survivor)
        if character is None:
            return
        yield self.title(character)
        if survivor["status"] != "on-the-map":
            yield self.say(f"d-status-{survivor['status']}")
        if survivor["space"]:
            yield survivor["space"]
        if view["chief"] == seat and view["seats"] > 1:
            yield self.say("term-discover-chief")

    def character(self, survivor: View) -> Character | None:
        known = self.content.characters
        return next((character for character in known if character.name == survivor["character"]), None)

    def condition(self, view: View, seat: int) -> Iterator[Text]:
        """Name and place, stamina, hearts, and what the survivor carries."""
        survivor = view["survivors"][seat]
        yield Text(GAP.join(self.identity(view, seat)), style="bold")
        yield self.line("stamina", self.stamina(survivor))
        yield self.line("hearts", Text(self.hearts(survivor)))
        limit = "" if survivor["limit"] is None else f" ({self.load(survivor)})"
        yield self.line("stores", f"{self.stores(survivor)}{limit}")

    def stamina(self, survivor: View) -> Text:
        n = survivor["stamina"]
        drawn = bar(n, MOST_STAMINA, self.signs.person, self.signs.space)
        return Text.assemble((drawn, EMBER), f" {n}")

    def load(self, survivor: View) -> str:
        return self.say("term-discover-load", n=survivor["burden"], limit=survivor["limit"]).replace(" ", GLUE)

    def belongings(self, view: View, seat: int) -> Iterator[Text]:
        """Items, projects and threats by name, if there are any."""
        survivor = view["survivors"][seat]
        items = [self.item_name(item) for item in survivor["items"]]
        projects = [self.project_name(project) for project in self.hand(survivor)]
        threats = [self.title(threat) for threat in self.content.threats if threat.name in survivor["threats"]]
        for label, names in (("items", items), ("projects", projects), ("threats", threats)):
            if names:
                yield self.line(label, ", ".join(names))

    def item_name(self, item: View) -> str:
        name = self.title(self.item(item["item"]))
        counters = [self.say("d-amount-counters", n=item["counters"])] if item["counters"] else []
        used = [self.say("term-discover-used")] if item["used"] else []
        notes = ", ".join([*counters, *used])
        return f"{name} ({notes})" if notes else name

    def hand(self, survivor: View) -> list[Project]:
        """The projects in a hand, as far as the viewer knows them."""
        return [project for project in self.content.projects if project.number in survivor["hand"]]

    def project_name(self, project: Project) -> str:
        return f"{self.title(project)} ({price_text(self.say, project.cost)})"

    # -- in full --------------------------------------------------------------------------------------------------

    def draw(self, view: View, seat: int) -> Panel:
        """The board, with the text of every card beside it."""
        survivor = view["survivors"][seat]
        parts: list[RenderableType] = [stack(self.condition(view, seat))]
        if survivor["limit"] is not None:
            parts.append(Text(self.say("term-discover-load-counts"), style="dim"))
        parts += self.section("character", self.character_lines(survivor))
        parts += self.section("items", self.item_lines(survivor))
        parts += self.section("projects", self.project_lines(survivor))
        parts += self.section("threats", self.threat_lines(survivor))
        return self.draw_frame(seat, Group(*parts))

    def section(self, label: str, lines: Iterator[Text]) -> list[RenderableType]:
        found = list(lines)
        title = Text(self.label(self.say(f"term-discover-label-{label}")), style="dim")
        return [title, *found] if found else []

    def character_lines(self, survivor: View) -> Iterator[Text]:
        character = self.character(survivor)
        if character:
            yield Text(character_text(self.say, self.content, character))

    def item_lines(self, survivor: View) -> Iterator[Text]:
        for item in survivor["items"]:
            card = self.item(item["item"])
            name = self.label(self.item_name(item))
            yield Text.assemble((f"{name} ", "bold"), item_text(self.say, self.content, card))

    def project_lines(self, survivor: View) -> Iterator[Text]:
        for project in self.hand(survivor):
            yield self.card(project, self.project_text(project))
        unseen = survivor["hand"].count(None)
        if unseen:
            yield Text(self.say("d-cards-project", n=unseen))

    def threat_lines(self, survivor: View) -> Iterator[Text]:
        for threat in self.content.threats:
            if threat.name in survivor["threats"]:
                yield self.card(threat, threat_text(self.say, self.content, threat))

    # -- the others -----------------------------------------------------------------------------------------------

    def others(self, view: View, seat: int) -> list[RenderableType]:
        """The other survivors, a few facts each; nothing for a seat that is alone."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for other in range(view["seats"]):
            if other != seat:
                grid.add_row(self.seat(other), GAP.join(self.facts(view, other)))
        return [grid] if view["seats"] > 1 else []

    def facts(self, view: View, seat: int) -> Iterator[str]:
        survivor = view["survivors"][seat]
        yield from self.identity(view, seat)
        if survivor["status"] == "won":
            return
        if survivor["status"] == "on-the-map":
            yield self.say("d-amount-stamina", n=survivor["stamina"])
            yield self.hearts(survivor)
        yield self.stores(survivor)
        items = ", ".join([self.item_name(item) for item in survivor["items"]])
        threats = ", ".join([self.title(t) for t in self.content.threats if t.name in survivor["threats"]])
        yield from filter(None, [items, threats])
        if survivor["hand"]:
            yield self.say("d-amount-projects", n=len(survivor["hand"]))
