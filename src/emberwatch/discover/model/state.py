"""The state of a game of Discover: what is open, what is unseen, and the survivors. Plain data, cloned by hand.

What nobody has seen has no identity yet: face-down tokens, tiles and monsters are counts in bags, and chance names
them when they are turned up. When a pile is reshuffled, a new `epoch` begins, so that a token that was face down
before can only be one from the older bag.
"""

from __future__ import annotations

from typing import Any, Final

from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.model.board import CELLS, SLOT_OF, SLOTS, SPACES, distances
from emberwatch.discover.model.components import Card, Cell, Enemy, Item, Stage
from emberwatch.discover.model.content import COPIES_OF_MADE, MADE, DiscoverContent
from emberwatch.discover.model.names import RESOURCES, SYMBOLS
from emberwatch.engine.agenda import Agenda, Step

SETUP: Final = 0
DAY: Final = 1
NIGHT: Final = 2
OVER: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "day", "night", "over")
ON: Final = 0
WON: Final = 1
LOST: Final = 2
STATUSES: Final[tuple[str, ...]] = ("on-the-map", "won", "lost")
HIDDEN: Final = -1
"""A face-down tile, or a monster that nobody has seen."""
UNLAID: Final = -2

# Each thing on a space is one number: a resource token, a face-up feature token, or a face-down one.
FACE_UP: Final = 16
"""Add the kind of token."""
FACE_DOWN: Final = 512
"""Add the number of the bag that the token comes from."""
BAGS_PER_EPOCH: Final = 8
"""At least as many as there are symbols: a bag's number is this times its epoch, plus its symbol."""
ABILITIES: Final = 8
"""More than any card has: abilities are numbered from 0 within their card."""
SOURCES: Final = 1250
"""More than there are sources of abilities."""
USED_TODAY: Final = (1 << ABILITIES) - 1
"""The bits of an item's abilities that were used today; those used this turn are above them."""


def bag_number(epoch: int, symbol: int) -> int:
    """The bag of a symbol's unseen tokens in an epoch."""
    return BAGS_PER_EPOCH * epoch + symbol


def symbol_of_bag(bag: int) -> int:
    return bag % BAGS_PER_EPOCH


def symbol_of_token(thing: int) -> int:
    """The symbol on the back of a face-down feature token."""
    return (thing - FACE_DOWN) % BAGS_PER_EPOCH


MONSTER: Final = 0
SPECIAL: Final = 1
FEATURE: Final = 2
LOOSE: Final = 3
FOES: Final[tuple[str, ...]] = ("monster", "special", "feature", "loose")


class Held:
    """An item that a survivor has: which one, its counters, and whether it was used today or this turn."""

    __slots__ = ("counters", "item", "used")

    def __init__(self, item: int, counters: int, used: int) -> None:
        self.item: Final = item
        self.counters: Final = counters
        self.used: Final = used
        """Bits of the abilities used today; those used this turn are shifted by ABILITIES."""

    @property
    def was_used(self) -> bool:
        """Whether one of its abilities was used today."""
        return self.used & USED_TODAY > 0


class Foe:
    """An enemy in play: a monster or enemy token on the map, or an open card without a token (R-67)."""

    __slots__ = ("damage", "entry", "epoch", "kind", "space", "token", "uid")

    def __init__(self, uid: int, kind: int, space: int, entry: int, damage: int, token: int, epoch: int) -> None:
        self.uid: Final = uid
        self.kind: Final = kind
        self.space: Final = space
        self.entry: Final = entry
        """The entry of its enemy card; HIDDEN while it is face down."""
        self.damage: Final = damage
        self.token: Final = token
        """The kind of feature token, or the number of the special monster; -1 otherwise."""
        self.epoch: Final = epoch

    def with_space(self, space: int) -> Foe:
        return Foe(self.uid, self.kind, space, self.entry, self.damage, self.token, self.epoch)

    def with_more_damage(self, damage: int) -> Foe:
        return Foe(self.uid, self.kind, self.space, self.entry, self.damage + damage, self.token, self.epoch)

    def with_entry(self, entry: int) -> Foe:
        return Foe(self.uid, self.kind, self.space, entry, self.damage, self.token, self.epoch)

    @property
    def is_monster(self) -> bool:
        """MN-19, MN-20: whether it is on a monster token; special monsters are included."""
        return self.kind <= SPECIAL


class Survivor:
    """One seat: its character, its board and everything beside it."""

    __slots__ = (
        "character", "dealt", "hand", "harm", "items", "kept", "loose", "refused", "removed", "space", "stamina",
        "status", "threats",
    )  # fmt: skip

    def __init__(
        self,
        status: int,
        space: int,
        stamina: int,
        character: int,
        dealt: tuple[int, ...],
        harm: list[int],
        loose: list[int],
        kept: tuple[int, ...],
        items: tuple[Held, ...],
        hand: tuple[tuple[int, int], ...],
        threats: tuple[int, ...],
        refused: int,
        removed: tuple[tuple[int, int], ...],
    ) -> None:
        self.status = status
        self.space = space
        self.stamina = stamina
        self.character = character
        self.dealt = dealt
        """Characters to choose from; only this seat knows them."""
        self.harm = harm
        """Damage by type."""
        self.loose = loose
        """Resource tokens by kind."""
        self.kept = kept
        """Kinds of feature tokens kept as resources, in the order they came."""
        self.items = items
        self.hand = hand
        """Projects, each with the bits of the other seats that know it."""
        self.threats = threats
        """Ongoing threats, in the order they came."""
        self.refused = refused
        """R-40: offers refused this turn, two bits per partner."""
        self.removed = removed
        """KA-3, QU-5: the hand that left the game with this survivor; others still do not know it (R-100)."""

    def clone(self) -> Survivor:
        return Survivor(
            self.status, self.space, self.stamina, self.character, self.dealt, self.harm[:], self.loose[:],
            self.kept, self.items, self.hand, self.threats, self.refused, self.removed,
        )  # fmt: skip

    @property
    def hurt(self) -> int:
        """The total damage of all types."""
        return sum(self.harm)


class Combat:
    """A combat that is being fought. There is never more than one."""

    __slots__ = (
        "against", "called", "due", "fighter", "foe", "later", "modified", "passed", "played", "rolled", "runner",
        "supporters", "taken", "used", "wounds",
    )  # fmt: skip

    def __init__(
        self,
        fighter: int,
        foe: int,
        against: int,
        rolled: list[int],
        modified: list[int],
        used: tuple[int, ...],
        supporters: int,
        played: list[int],
        called: int,
        wounds: list[int],
        runner: int,
        passed: int,
        due: list[int],
        taken: bool,
        later: tuple[tuple[int, tuple[Line, ...]], ...],
    ) -> None:
        self.fighter = fighter
        self.foe = foe
        """The uid of the enemy; -1 in a duel."""
        self.against = against
        """S5-6: the defender of a duel; -1 otherwise."""
        self.rolled = rolled
        """CB-11: the numbers that the gray and the red die show; 0 before they are rolled."""
        self.modified = modified
        """CB-10: what is added to each die; it stays after rerolls."""
        self.used = used
        """CB-8: abilities already used in this combat, by seat (`modifiers.use_key`)."""
        self.supporters = supporters
        """CB-2, R-77: bits of the survivors within two spaces, fixed before the roll."""
        self.played = played
        """The support card that each seat has played, or -1."""
        self.called = called
        """Bits of the supporters whose cards have been used in step 2."""
        self.wounds = wounds
        """Further damage if the gray die hits, and if the red one does."""
        self.runner = runner
        """FL-1: the seat that flees; -1: nobody."""
        self.passed = passed
        """S5-10: how many seats have passed in a row."""
        self.due = due
        """S5-18: the damage that attacker and defender are about to suffer in a duel."""
        self.taken = taken
        """SU-4: whether a supporter has taken damage for the fighter."""
        self.later = later
        """R-68: lines that wait until the combat is over, card by card, with their seats."""

    def clone(self) -> Combat:
        return Combat(
            self.fighter, self.foe, self.against, self.rolled[:], self.modified[:], self.used, self.supporters,
            self.played[:], self.called, self.wounds[:], self.runner, self.passed, self.due[:], self.taken,
            self.later,
        )  # fmt: skip

    @property
    def has_fled(self) -> bool:
        return self.runner >= 0


def new_combat(seats: int, fighter: int, foe: int, against: int, supporters: list[int]) -> Combat:
    """A combat before its first step."""
    bits = sum([1 << seat for seat in supporters])
    return Combat(
        fighter=fighter,
        foe=foe,
        against=against,
        rolled=[0, 0],
        modified=[0, 0],
        used=(),
        supporters=bits,
        played=[-1] * seats,
        called=0,
        wounds=[0, 0],
        runner=-1,
        passed=0,
        due=[0, 0],
        taken=False,
        later=(),
    )


class Deal:
    """TR: a trade in the making: token sorts, items and projects for each side."""

    __slots__ = ("given", "partner", "projects", "trader", "wanted", "wanted_projects")

    def __init__(
        self,
        trader: int,
        partner: int,
        given: tuple[int, ...],
        wanted: tuple[int, ...],
        projects: tuple[int, ...],
        wanted_projects: int,
    ) -> None:
        self.trader: Final = trader
        self.partner: Final = partner
        self.given: Final = given
        """Sorts; from 100 on, items by id."""
        self.wanted: Final = wanted
        self.projects: Final = projects
        """Places in the trader's hand: its projects may differ when somebody imagines the game."""
        self.wanted_projects: Final = wanted_projects


class Map:
    """The map: the tiles, the things on each space, and the enemies."""

    __slots__ = ("fires", "foes", "lying", "next_uid", "revealed", "searched", "stacks", "tiles", "water")

    def __init__(
        self,
        tiles: list[int],
        revealed: int,
        stacks: list[list[int]],
        lying: list[tuple[int, ...]],
        fires: dict[int, int],
        water: dict[int, int],
        foes: list[Foe],
        next_uid: int,
        searched: int,
    ) -> None:
        self.tiles = tiles
        """The tile in each slot; HIDDEN if face down, UNLAID if none."""
        self.revealed = revealed
        """Bits by slot."""
        self.stacks = stacks
        """The tiles that nobody has seen, by back number."""
        self.lying = lying
        """The things on each space."""
        self.fires = fires
        """Fires by space, and whether they burn; the camp's is included."""
        self.water = water
        """Water sources by space; HIDDEN until somebody has gathered there."""
        self.foes = foes
        self.next_uid = next_uid
        self.searched = searched
        """S5-3: bits of the spaces with a counter."""

    def clone(self) -> Map:
        return Map(
            self.tiles[:],
            self.revealed,
            [stack[:] for stack in self.stacks],
            self.lying[:],
            self.fires.copy(),
            self.water.copy(),
            self.foes[:],
            self.next_uid,
            self.searched,
        )


class Tokens:
    """Tokens that are not on the map: unseen ones in their bags, and used ones."""

    __slots__ = (
        "bags",
        "epochs",
        "monster_bags",
        "monster_supply",
        "monster_used",
        "supply",
        "used_tokens",
        "water_bag",
        "water_left",
    )

    def __init__(
        self,
        bags: list[list[int]],
        supply: list[int],
        epochs: list[int],
        used_tokens: list[int],
        water_bag: list[int],
        water_left: int,
        monster_bags: list[list[int]],
        monster_supply: int,
        monster_used: list[int],
    ) -> None:
        self.bags = bags
        """By `bag_number`, unseen feature tokens by kind: in the supply or face down."""
        self.supply = supply
        """How many tokens of the newest bag are still in the supply, by symbol."""
        self.epochs = epochs
        """The newest epoch, by symbol."""
        self.used_tokens = used_tokens
        """Discarded feature tokens by kind."""
        self.water_bag = water_bag
        self.water_left = water_left
        """Water source tokens not yet on the map."""
        self.monster_bags = monster_bags
        """Unseen monster tokens by enemy, for each epoch."""
        self.monster_supply = monster_supply
        self.monster_used = monster_used

    def clone(self) -> Tokens:
        return Tokens(
            [bag[:] for bag in self.bags],
            self.supply[:],
            self.epochs[:],
            self.used_tokens[:],
            self.water_bag[:],
            self.water_left,
            [bag[:] for bag in self.monster_bags],
            self.monster_supply,
            self.monster_used[:],
        )


class Decks:
    """The decks and their discards, the real card behind each entry, and which cards have been read."""

    __slots__ = (
        "card_face",
        "deck",
        "enemy_face",
        "made_deck",
        "made_face",
        "nights",
        "nights_gone",
        "open_projects",
        "projects",
        "read_cards",
        "read_enemies",
        "read_made",
        "removed",
        "threats",
        "threats_gone",
        "upgrades",
    )

    def __init__(
        self,
        nights: list[int],
        nights_gone: list[int],
        threats: list[int],
        threats_gone: list[int],
        projects: list[int],
        open_projects: tuple[int, ...],
        deck: list[int],
        removed: list[int],
        made_deck: list[int],
        card_face: tuple[int, ...],
        enemy_face: tuple[int, ...],
        made_face: tuple[int, ...],
        read_cards: int,
        read_enemies: int,
        read_made: int,
        upgrades: tuple[int, ...],
    ) -> None:
        self.nights = nights
        self.nights_gone = nights_gone
        self.threats = threats
        self.threats_gone = threats_gone
        self.projects = projects
        """Projects that nobody has drawn."""
        self.open_projects = open_projects
        self.deck = deck
        """Discovery cards in their deck, by entry."""
        self.removed = removed
        self.made_deck = made_deck
        self.card_face = card_face
        """The card that is really behind each entry."""
        self.enemy_face = enemy_face
        self.made_face = made_face
        self.read_cards = read_cards
        """Bits by entry: cards read aloud, and so known to all forever."""
        self.read_enemies = read_enemies
        self.read_made = read_made
        self.upgrades = upgrades

    def clone(self) -> Decks:
        return Decks(
            self.nights[:],
            self.nights_gone[:],
            self.threats[:],
            self.threats_gone[:],
            self.projects[:],
            self.open_projects,
            self.deck[:],
            self.removed[:],
            self.made_deck[:],
            self.card_face,
            self.enemy_face,
            self.made_face,
            self.read_cards,
            self.read_enemies,
            self.read_made,
            self.upgrades,
        )


class QuestProgress:
    """The progress of the quest."""

    __slots__ = ("defeated", "marks", "stage", "staged")

    def __init__(
        self,
        stage: int,
        staged: int,
        marks: int,
        defeated: int,
    ) -> None:
        self.stage = stage
        """Position of the active quest card."""
        self.staged = staged
        """R-25: bits of the stages already tested at this checkpoint."""
        self.marks = marks
        """Counters on the active quest."""
        self.defeated = defeated
        """Bits: special monsters that have been defeated."""

    def clone(self) -> QuestProgress:
        return QuestProgress(
            self.stage,
            self.staged,
            self.marks,
            self.defeated,
        )


class TurnState:
    """The day, whose turn it is, and what is happening in it."""

    __slots__ = ("busy", "chief", "day", "dying", "over", "phase", "resolving", "seat", "spent", "staying", "votes")

    def __init__(
        self,
        day: int,
        phase: int,
        chief: int,
        seat: int,
        over: bool,
        resolving: tuple[int, ...],
        staying: bool,
        spent: tuple[int, ...],
        votes: list[int],
        dying: int,
        busy: int,
    ) -> None:
        self.day = day
        self.phase = phase
        self.chief = chief
        self.seat = seat
        """Whose turn it is; -1 if nobody's."""
        self.over = over
        self.resolving = resolving
        """Entries of the cards that are being resolved, the innermost last; negative: to be removed (~entry)."""
        self.staying = staying
        """GA-5: the feature token that led to the card stays."""
        self.spent = spent
        """OD: abilities used today or this turn, of cards that are not items."""
        self.votes = votes
        """What each seat has named in the current vote."""
        self.dying = dying
        """Bits: survivors with a fourth damage, eliminated together when the line is over (R-17)."""
        self.busy = busy
        """Bits: survivors who have gained something, and so may exceed their carry limit."""

    def clone(self) -> TurnState:
        return TurnState(
            self.day,
            self.phase,
            self.chief,
            self.seat,
            self.over,
            self.resolving,
            self.staying,
            self.spent,
            self.votes[:],
            self.dying,
            self.busy,
        )


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


def new_survivor(stamina: int, space: int) -> Survivor:
    return Survivor(ON, space, stamina, -1, (), [0] * 4, [0] * len(RESOURCES), (), (), (), (), 0, ())


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
