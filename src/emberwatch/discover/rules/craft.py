"""Projects: hands, open projects, crafting and drawing."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.cards.conditions import at_fire
from emberwatch.discover.cards.standing import CheaperProjects
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import CRAFT, DRAW, PROJECT_DRAWN
from emberwatch.discover.rules.abilities import standing
from emberwatch.discover.rules.inventory import discard_item, has, spend
from emberwatch.discover.rules.items import draw_item, in_deck
from emberwatch.discover.rules.step import DiscoverStep, Draw
from emberwatch.engine.agenda import ONE, Pick

NORMAL: Final = 0
COMPLEX: Final = 1


def craftable(s: DiscoverState, seat: int) -> list[Pick]:
    """CR-3, CR-5, CR-7, R-5: projects in hand or open whose cost can be paid and whose item is available."""
    known = list(s.decks.open_projects)
    for project, _ in s.survivors[seat].hand:
        if project not in known:
            known.append(project)
    cheaper = thrift(s, seat)
    found = [s.content.projects[project].number for project in known if can_craft(s, seat, project, cheaper)]
    return [CRAFT[number - 1] for number in sorted(found)]


def can_craft(s: DiscoverState, seat: int, project: int, cheaper: list[int]) -> bool:
    me, card = s.survivors[seat], s.content.projects[project]
    if card.fire and not at_fire(s, seat):
        return False
    due: dict[int, int] = {}  # a cost may name a resource twice
    for kind, n in lower_cost(card.cost, cheaper):
        due[kind] = due.get(kind, 0) + n
    for kind, n in due.items():
        if has(s, me, kind) < n:
            return False
    if in_deck(s, MADE + project) > 0:
        return True
    for held in me.items:
        if held.item == MADE + project:
            return True
    return False


def lower_cost(cost: tuple[tuple[int, int], ...], cheaper: list[int]) -> list[tuple[int, int]]:
    """A cost minus what is saved, wherever it names the resource."""
    return [(kind, max(0, n - cheaper.count(kind))) for kind, n in cost]


def thrift(s: DiscoverState, seat: int) -> list[int]:
    """The resources of which this survivor pays one less for a project, once for each time they are named."""
    return [line.resource for line in standing(s, seat, CheaperProjects)]


def price(s: DiscoverState, seat: int, project: int) -> list[tuple[int, int]]:
    """What a project costs this survivor."""
    return lower_cost(s.content.projects[project].cost, thrift(s, seat))


def craft(s: DiscoverState, seat: int, number: int) -> None:
    """CR-5, CR-6, CR-12: pay, take the item; a project from hand is laid open and a new one drawn."""
    me = s.survivors[seat]
    project = next(i for i, card in enumerate(s.content.projects) if card.number == number)
    for kind, n in price(s, seat, project):
        spend(s, seat, kind, n)
    s.emit("crafted", seat, project)
    from_hand = [entry for entry in me.hand if entry[0] == project] and project not in s.decks.open_projects
    if from_hand:
        me.hand = tuple([entry for entry in me.hand if entry[0] != project])
        s.decks.open_projects += (project,)
        s.then(DrawProject(seat))
    if not in_deck(s, MADE + project):
        discard_item(s, seat, MADE + project)
    draw_item(s, seat, MADE + project)


class DrawProject(DiscoverStep):
    """CR-8, R-5, R-60: from the normal or the complex deck, as one likes; an empty one cannot be chosen."""

    __slots__ = ()
    KEY = "discover-ask-project"
    RULES = ("CR-8", "CR-12")
    SHAPE = ONE

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [DRAW[deck] for deck in (NORMAL, COMPLEX) if sum(pile(s, deck))]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.what >= 0:
            s.then(ProjectDraw(self.seat, pick.what))


def pile(s: DiscoverState, deck: int) -> list[int]:
    """The projects in a deck."""
    cards = s.content.projects
    return [s.decks.projects[i] if cards[i].complex == (deck == COMPLEX) else 0 for i in range(len(cards))]


class ProjectDraw(Draw):
    """Put a project into a survivor's hand, for his eyes alone."""

    __slots__ = ("deck", "for_")

    def __init__(self, for_: int, deck: int) -> None:
        super().__init__()
        self.for_: Final = for_
        self.deck: Final = deck

    def bag(self, s: DiscoverState) -> list[int]:
        return pile(s, self.deck)

    def faces(self) -> list[Pick]:
        return PROJECT_DRAWN

    def apply_draw(self, s: DiscoverState, what: int) -> None:
        s.decks.projects[what] = 0
        me = s.survivors[self.for_]
        me.hand = (*me.hand, (what, 0))
        s.emit("project", self.for_)
        s.whisper(self.for_, "project-drawn", self.for_, what)
