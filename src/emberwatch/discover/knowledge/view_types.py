"""The types of what a seat sees of Discover; `view` fills them, and the page's TypeScript is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from emberwatch.discover.model.board import CELLS, SLOTS, SPACE_NAMES
from emberwatch.discover.model.foes import FOES
from emberwatch.discover.model.names import DAMAGES, DICE, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.survivors import STATUSES
from emberwatch.discover.model.turn import PHASES
from emberwatch.engine.view_types import Count, PlainOutcome, Seat, all_of, one_of

Resource: TypeAlias = Annotated[str, one_of("Resource", RESOURCES)]
Damage: TypeAlias = Annotated[str, one_of("Damage", DAMAGES)]
Symbol: TypeAlias = Annotated[str, one_of("Symbol", SYMBOLS)]
Support: TypeAlias = Annotated[str, one_of("Support", SUPPORTS)]
DieName: TypeAlias = Annotated[str, one_of("DieName", DICE)]
FoeKind: TypeAlias = Annotated[str, one_of("FoeKind", FOES)]
Status: TypeAlias = Annotated[str, one_of("Status", STATUSES)]
Phase: TypeAlias = Annotated[str, one_of("Phase", PHASES)]
Slot: TypeAlias = Annotated[str, Meta(pattern=f"^[{SLOTS}]$")]
Space: TypeAlias = Annotated[str, Meta(pattern=f"^(?:{'|'.join(SPACE_NAMES)})$")]
"""A slot and the number of a hex, such as "A1"; there are too many to list."""


class CopyView(TypedDict):
    code: str
    name: str
    terrain: str
    scenario: Count


class CellView(TypedDict):
    """One space as its tile shows it."""

    ground: str
    """The ground that counts."""
    cost: Count
    """What entering it costs by the sheet."""
    parts: NotRequired[list[str]]
    """Of a space of several grounds: the larger one first."""
    symbol: NotRequired[Symbol]
    landmark: NotRequired[Count]
    name: NotRequired[str]
    """What the landmark is, for its picture: "burnt-camp"."""
    water: NotRequired[Literal[True]]
    target: NotRequired[Literal[True]]


class TileView(TypedDict):
    """A tile, face down with a number on its back or face up with its spaces."""

    back: NotRequired[Count]
    spaces: NotRequired[Annotated[list[CellView], Meta(min_length=CELLS, max_length=CELLS)]]


class LyingView(TypedDict):
    """A token that lies on a space: face down, with resources, or with a number."""

    symbol: NotRequired[Symbol]
    resources: NotRequired[list[Resource]]
    number: NotRequired[Count]


class StatsView(TypedDict):
    defence: Count
    attack: Count
    """0: it never damages anybody."""
    health: Count


class FoeView(TypedDict):
    id: Count
    kind: FoeKind
    space: Space | None
    enemy: Count | None
    """The number of its card; None while it lies face down."""
    damage: NotRequired[Count]
    stats: NotRequired[StatsView]
    """Known once its card has been read."""


class NeedView(TypedDict):
    """A condition of a goal: whether it holds for the survivor who looks, and what it counts."""

    met: bool
    negated: NotRequired[bool]
    """It says what must not be so: met from the start, it is nothing that has been achieved."""
    have: NotRequired[Count]
    of: NotRequired[Count]


class GoalView(TypedDict):
    """One way on from the active stage; the entry `goal:1` among the things puts its conditions into words."""

    wins: bool
    needs: list[NeedView]


class TargetView(TypedDict):
    """A place or monster that the quest leads to."""

    thing: str
    """Its key among the things: "landmark:7", "fire:A0", "space:B3", "foe:2"."""
    space: Space | None
    """None: nobody has found it."""
    distance: Count | None
    """How many spaces away from the survivor who looks; None if there is no way over the revealed map."""


class QuestView(TypedDict):
    stage: Count
    counters: Count
    defeated: list[str]
    goals: list[GoalView]
    targets: list[TargetView]


class ProjectsLeftView(TypedDict):
    normal: Count
    complex: Count


class RolledView(TypedDict):
    shown: int
    result: int


class CombatView(TypedDict):
    fighter: Seat
    foe: Count | None
    against: Seat | None
    """In a duel: the seat that is attacked."""
    supporters: list[Seat]
    played: list[Support | None]
    """By seat."""
    dice: Annotated[dict[DieName, RolledView], all_of(DICE)] | None
    fled: bool


DealView = TypedDict(
    "DealView",
    {
        "from": Seat,
        "to": Seat,
        "given": list[str],
        "wanted": list[str],
        "projects": list[Count] | Count,
        "wanted_projects": Count,
    },
)
DealView.__doc__ = """A trade that is offered.

Tokens are called by what they show ("wood", "food+meat"), items by name ("found-12"). Projects are numbers for the two
who trade, and a count for everybody else.
"""


class HeldView(TypedDict):
    item: str
    counters: Count
    used: bool


class SurvivorView(TypedDict):
    status: Status
    space: Space | None
    stamina: Count
    damage: Annotated[dict[Damage, Count], all_of(DAMAGES)]
    character: str | None
    dealt: list[str] | Count
    resources: Annotated[dict[Resource, Count], all_of(RESOURCES)]
    tokens: list[list[Resource]]
    items: list[HeldView]
    threats: list[str]
    burden: Count | None
    limit: Count | None
    hand: list[Count | None]
    """None: a project that this seat does not know."""
    votes: None


class DiscoverView(TypedDict):
    """All that a seat may know of a game of Discover."""

    game: Literal["discover"]
    copy: CopyView
    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: Count
    coop: bool
    day: Count
    phase: Phase
    chief: int
    turn: int
    """Whose turn it is; -1: nobody's."""
    map: dict[Slot, TileView]
    fires: dict[Space, bool]
    """Fireplaces, and whether a fire burns there."""
    camp: Space
    water: dict[Space, list[Resource] | None]
    lying: dict[Space, list[LyingView]]
    searched: list[Space]
    foes: list[FoeView]
    monsters_left: Count
    monsters_used: dict[str, Count]
    tokens_left: dict[Symbol, Count]
    tokens_used: dict[str, Count]
    quest: QuestView
    projects: list[Count]
    projects_left: ProjectsLeftView
    deck: dict[str, Count]
    crafted_left: dict[str, Count]
    read: list[Count]
    met: list[Count]
    made: list[Count]
    upgrades: list[Count]
    resolving: list[Count]
    nights_gone: list[str]
    threats_gone: list[str]
    combat: CombatView | None
    deal: DealView | None
    survivors: list[SurvivorView]
    outcome: PlainOutcome | None
    waiting: NotRequired[list[Seat]]
    """The seats that may pick now: `Game.view` adds it."""
