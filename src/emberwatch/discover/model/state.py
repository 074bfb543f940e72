"""The state of a game of Discover, put together from its parts. Plain data, cloned by hand."""

from __future__ import annotations

from typing import Any, Final

from emberwatch.discover.model.board import CELLS, SLOT_OF, SLOTS, SPACES, distances
from emberwatch.discover.model.combat import Combat
from emberwatch.discover.model.components import Card, Cell, Enemy, Item, Stage
from emberwatch.discover.model.content import COPIES_OF_MADE, MADE, DiscoverContent
from emberwatch.discover.model.decks import Decks
from emberwatch.discover.model.foes import SPECIAL, Foe
from emberwatch.discover.model.map import BAGS_PER_EPOCH, HIDDEN, UNLAID, Map, Tokens
from emberwatch.discover.model.names import SYMBOLS
from emberwatch.discover.model.quest import QuestProgress
from emberwatch.discover.model.survivors import ON, Survivor, new_survivor
from emberwatch.discover.model.turn import SETUP, Deal, TurnState
from emberwatch.engine.agenda import Agenda, Step

WRITTEN: Final[tuple[tuple[str, str, str], ...]] = (
    ("trunk", "", "trunk"),
    ("lanes", "", "lanes"),
    ("parallel", "", "parallel"),
    ("content", "", "content"),
    ("coop", "", "coop"),
    ("guard", "", "guard"),
    ("survivors", "", "survivors"),
    ("day", "turn", "day"),
    ("phase", "turn", "phase"),
    ("chief", "turn", "chief"),
    ("turn", "turn", "seat"),
    ("turn_over", "turn", "over"),
    ("tiles", "map", "tiles"),
    ("revealed", "map", "revealed"),
    ("stacks", "map", "stacks"),
    ("lying", "map", "lying"),
    ("bags", "tokens", "bags"),
    ("supply", "tokens", "supply"),
    ("epochs", "tokens", "epochs"),
    ("used_tokens", "tokens", "used_tokens"),
    ("water", "map", "water"),
    ("water_bag", "tokens", "water_bag"),
    ("water_left", "tokens", "water_left"),
    ("foes", "map", "foes"),
    ("next_uid", "map", "next_uid"),
    ("monster_bags", "tokens", "monster_bags"),
    ("monster_supply", "tokens", "monster_supply"),
    ("monster_used", "tokens", "monster_used"),
    ("defeated", "quest", "defeated"),
    ("fires", "map", "fires"),
    ("nights", "decks", "nights"),
    ("nights_gone", "decks", "nights_gone"),
    ("threats", "decks", "threats"),
    ("threats_gone", "decks", "threats_gone"),
    ("projects", "decks", "projects"),
    ("open_projects", "decks", "open_projects"),
    ("deck", "decks", "deck"),
    ("removed", "decks", "removed"),
    ("made_deck", "decks", "made_deck"),
    ("card_face", "decks", "card_face"),
    ("enemy_face", "decks", "enemy_face"),
    ("made_face", "decks", "made_face"),
    ("read_cards", "decks", "read_cards"),
    ("read_enemies", "decks", "read_enemies"),
    ("read_made", "decks", "read_made"),
    ("upgrades", "decks", "upgrades"),
    ("resolving", "turn", "resolving"),
    ("staying", "turn", "staying"),
    ("stage", "quest", "stage"),
    ("staged", "quest", "staged"),
    ("marks", "quest", "marks"),
    ("spent", "turn", "spent"),
    ("searched", "map", "searched"),
    ("combat", "", "combat"),
    ("deal", "", "deal"),
    ("votes", "turn", "votes"),
    ("dying", "turn", "dying"),
    ("busy", "turn", "busy"),
    ("ended", "", "ended"),
    ("reason", "", "reason"),
)
"""The fields of a state as positions and records name them: that name, the part that holds it, its name there."""


class DiscoverState(Agenda):
    """One game, in parts. Positions and records name its fields flat, no matter which part holds them (WRITTEN)."""

    __slots__ = (
        "combat",
        "content",
        "coop",
        "deal",
        "decks",
        "ended",
        "guard",
        "map",
        "quest",
        "reason",
        "seats",
        "survivors",
        "tokens",
        "turn",
    )

    def __init__(
        self,
        trunk: list[Step],
        lanes: list[list[Step]],
        parallel: bool,
        content: DiscoverContent,
        coop: bool,
        guard: int,
        survivors: list[Survivor],
        map: Map,
        tokens: Tokens,
        decks: Decks,
        quest: QuestProgress,
        turn: TurnState,
        combat: Combat | None,
        deal: Deal | None,
        ended: bool,
        reason: str,
    ) -> None:
        super().__init__(trunk, lanes, parallel)
        self.content = content
        self.coop = coop
        self.guard = guard
        """R-30: after this night everybody still on the map loses; 0: never."""
        self.survivors = survivors
        self.seats = len(survivors)
        self.map = map
        self.tokens = tokens
        self.decks = decks
        self.quest = quest
        self.turn = turn
        self.combat = combat
        self.deal = deal
        self.ended = ended
        self.reason = reason

    def clone(self) -> DiscoverState:
        combat = self.combat
        return DiscoverState(
            self.trunk[:],
            [lane[:] for lane in self.lanes],
            self.parallel,
            self.content,
            self.coop,
            self.guard,
            [survivor.clone() for survivor in self.survivors],
            self.map.clone(),
            self.tokens.clone(),
            self.decks.clone(),
            self.quest.clone(),
            self.turn.clone(),
            combat.clone() if combat else None,
            self.deal,
            self.ended,
            self.reason,
        )

    def written(self) -> tuple[str, dict[str, object]]:
        """The form for positions and records: flat, with the fields of WRITTEN."""
        return "State", {name: getattr(getattr(self, part) if part else self, field) for name, part, field in WRITTEN}

    # -- cards ------------------------------------------------------------------------------------------------

    def card(self, entry: int) -> Card:
        return self.content.cards[self.decks.card_face[entry]]

    def enemy(self, entry: int) -> Enemy:
        return self.content.enemies[self.decks.enemy_face[entry]]

    def item(self, item: int) -> Item:
        if item >= MADE:
            return self.content.made[self.decks.made_face[item - MADE]]
        found = self.card(item).item
        assert found is not None, "only items are held"
        return found

    def active_stage(self) -> Stage:
        return self.content.stages[self.quest.stage]

    # -- the map ----------------------------------------------------------------------------------------------

    def cell(self, space: int) -> Cell:
        slot = SLOT_OF[space]
        return self.content.tiles[self.map.tiles[slot]].placed[self.content.turns[slot]][space % CELLS]

    def is_revealed(self, space: int) -> bool:
        return self.map.revealed >> SLOT_OF[space] & 1 == 1

    def distances(self, space: int) -> bytes:
        return distances(self.map.revealed, space)

    # -- survivors --------------------------------------------------------------------------------------------

    def clockwise(self, first: int) -> list[int]:
        """All seats on the map, clockwise from this one (OV-7)."""
        return [
            seat % self.seats for seat in range(first, first + self.seats)
            if self.survivors[seat % self.seats].status == ON
        ]  # fmt: skip

    def on_map(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.survivors[seat].status == ON]

    def at(self, space: int) -> list[int]:
        """The survivors on a space."""
        return [seat for seat in range(self.seats) if self.survivors[seat].space == space
                and self.survivors[seat].status == ON]  # fmt: skip

    def foe(self, uid: int) -> Foe:
        return next(foe for foe in self.map.foes if foe.uid == uid)

    def monsters_at(self, space: int) -> list[Foe]:
        return [foe for foe in self.map.foes if foe.space == space and foe.kind <= SPECIAL]


PART_CLASSES: Final[dict[str, type]] = {
    "map": Map,
    "tokens": Tokens,
    "decks": Decks,
    "quest": QuestProgress,
    "turn": TurnState,
}


def read_state(**values: Any) -> DiscoverState:  # noqa: ANN401
    """Rebuild a state from its fields as WRITTEN lists them."""
    parts: dict[str, dict[str, Any]] = {part: {} for part in PART_CLASSES}
    own: dict[str, Any] = {}
    for name, part, field in WRITTEN:
        (parts[part] if part else own)[field] = values.pop(name)
    if values:
        raise TypeError(f"a state has no {next(iter(values))}")
    return DiscoverState(**own, **{part: PART_CLASSES[part](**parts[part]) for part in parts})


def new_state(seats: int, c: DiscoverContent, coop: bool, guard: int, stamina: int) -> DiscoverState:
    """SE-1 to SE-16, SE-19, SE-23: lay everything out, with full decks and bags and all figures in camp."""
    tiles = [UNLAID] * len(SLOTS)
    for slot in c.laid:
        tiles[slot] = HIDDEN
    tiles[0] = c.start_tile
    return DiscoverState(
        trunk=[],
        lanes=[[] for _ in range(seats)],
        parallel=False,
        content=c,
        coop=coop,
        guard=guard,
        survivors=[new_survivor(stamina, c.camp) for _ in range(seats)],
        map=Map(
            tiles=tiles,
            revealed=1,
            stacks=[list(stack) for stack in c.stacks],
            lying=[()] * SPACES,
            fires={c.camp: 1},
            water={},
            foes=[],
            next_uid=1,
            searched=0,
        ),
        tokens=Tokens(
            bags=[list(c.by_symbol[symbol]) if symbol < len(SYMBOLS) else [] for symbol in range(BAGS_PER_EPOCH)],
            supply=[sum(row) for row in c.by_symbol],
            epochs=[0] * len(SYMBOLS),
            used_tokens=[0] * len(c.tokens),
            water_bag=[1] * len(c.sheet.water),
            water_left=len(c.sheet.water),
            monster_bags=[list(c.monsters)],
            monster_supply=sum(c.monsters),
            monster_used=[0] * len(c.enemies),
        ),
        decks=Decks(
            nights=[1] * len(c.nights),
            nights_gone=[0] * len(c.nights),
            threats=[1] * len(c.threats),
            threats_gone=[0] * len(c.threats),
            projects=list(c.in_use),
            open_projects=(),
            deck=[card.copies for card in c.cards],
            removed=[0] * len(c.cards),
            made_deck=[COPIES_OF_MADE] * len(c.made),
            card_face=tuple(range(len(c.cards))),
            enemy_face=tuple(range(len(c.enemies))),
            made_face=tuple(range(len(c.made))),
            read_cards=0,
            read_enemies=0,
            read_made=0,
            upgrades=(),
        ),
        quest=QuestProgress(
            stage=0,
            staged=0,
            marks=0,
            defeated=0,
        ),
        turn=TurnState(
            day=0,
            phase=SETUP,
            chief=0,
            seat=-1,
            over=False,
            resolving=(),
            staying=False,
            spent=(),
            votes=[-1] * seats,
            dying=0,
            busy=0,
        ),
        combat=None,
        deal=None,
        ended=False,
        reason="",
    )
