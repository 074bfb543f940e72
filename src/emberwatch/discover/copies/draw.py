"""Drawing a copy from the pools. Every stage has its own dice, so that a stage that grows does not change the others;
a stage that fails is redrawn, never patched."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Final, TypeVar

from emberwatch.discover.cards.conditions import OnWater
from emberwatch.discover.cards.effects.decks import ResolveCard
from emberwatch.discover.cards.effects.map import LightFire
from emberwatch.discover.cards.effects.monsters import FightEnemy
from emberwatch.discover.cards.effects.survivors import HealDamage
from emberwatch.discover.cards.standing import Carrier
from emberwatch.discover.cards.syntax import Ability, Line, lines_in
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import DICE, USEFUL_PEOPLE, code_of, read_code
from emberwatch.discover.copies.needs import obtainable, suits
from emberwatch.discover.model.components import (
    Card,
    Character,
    Copy,
    Enemy,
    Landmark,
    Project,
    Scenario,
    Terrain,
    Tile,
    Token,
)
from emberwatch.discover.model.names import (
    CHAIN,
    DECKS,
    ENEMY_DECK,
    HUNDREDTH,
    ON_FEATURE,
    ON_LANDMARK,
    ON_MONSTER,
    ON_TOKEN,
    TRAITS,
)
from emberwatch.engine.dice import CounterDice

T = TypeVar("T")
TRIES: Final = 400
FEW_TRIES: Final = 40
QUEST_CARDS: Final = 10
"""The quest cards of the four story scenarios; the last scenario has one more."""
SPECIALS: Final = range(2, 6)
BOX_CARDS: Final = 126
"""Discovery and enemy cards together."""
BOX_TOKENS: Final = 108
"""Feature and special monster tokens together."""
TILES: Final = {1: 6, 2: 5, 3: 5}
LANDMARKS: Final = 3
"""The landmarks on the tiles of each stack."""
MONSTER_TOKENS, MONSTER_KINDS = 8, 6
FEATURE_TOKENS, FEATURE_KINDS = 7, 5
TOKEN_CARDS: Final = range(8, 13)
"""How many feature tokens of a terrain may bear the number of a discovery card."""
HUNDREDS: Final = range(8, 21)
GROUPS, GROUP = 6, 6
"""Groups of characters, and people per group: for food, water, combat, ways and making, and an oddity."""
FIRST: Final = (
    "Amber", "Brack", "Cinder", "Dun", "Elder", "Fallow", "Grey", "Hollow", "Iron", "Juniper", "Kestrel", "Lantern",
    "Mourn", "Nettle", "Ochre", "Pale", "Quill", "Rook", "Salt", "Tallow", "Umber", "Vane", "Wither", "Yarrow",
)  # fmt: skip
SECOND: Final = (
    "barrow", "brink", "combe", "down", "edge", "fell", "garth", "holm", "hythe", "ledge", "mere", "moor", "ness",
    "pike", "reach", "rigg", "scar", "shaw", "stead", "strand", "thwaite", "tor", "water", "wold",
)  # fmt: skip
"""Names of copies, the same in every language: we have read all pairs, and none means anything else."""


class Dealer:
    """Dice for one stage of one copy."""

    def __init__(self, version: int, seed: int, stage: str) -> None:
        digest = hashlib.sha256(f"{DICE[version]}|{seed}|{stage}".encode()).digest()
        self.dice = CounterDice(int.from_bytes(digest[:8], "big"))

    def one(self, things: Sequence[T]) -> T:
        return things[self.dice.below(len(things))]

    def some(self, things: Iterable[T], count: int) -> list[T]:
        """This many different things, in the order of the pool."""
        left = list(enumerate(things))
        drawn = [left.pop(self.dice.below(len(left))) for _ in range(min(count, len(left)))]
        return [thing for _, thing in sorted(drawn, key=itemgetter(0))]

    def shuffle(self, things: Iterable[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.dice.below(len(left))) for _ in range(len(left))]


@lru_cache(maxsize=256)
def copy_of(code: str) -> Copy:
    """The copy for a code."""
    version, seed = read_code(code)
    for attempt in range(TRIES):
        copy = CopyDraft(version, seed, attempt).copy()
        if copy is not None:
            return copy
    raise AssertionError(f"no copy comes out of {code}")


class CopyDraft:
    """One attempt at a copy."""

    def __init__(self, version: int, seed: int, attempt: int) -> None:
        self.version = version
        self.seed = seed
        self.attempt = attempt

    def dealer(self, stage: str) -> Dealer:
        return Dealer(self.version, self.seed, f"{stage}/{self.attempt}" if self.attempt else stage)

    def copy(self) -> Copy | None:
        """The whole copy, or None if some stage does not fit the others."""
        v = self.version
        first = Dealer(v, self.seed, "terrains")
        names = (first.one(pools.EARLY), first.one(pools.LATE))
        story = Dealer(v, self.seed, "story").one(pools.stories(v))
        chosen = self.scenarios()
        lands = [Land(self, name) for name in names]
        if chosen is None or not all([land.draw() for land in lands]):
            return None
        bound = self.bind(chosen, lands)
        if bound is None or not self.fill_up(lands, bound[:5]):
            return None
        naming = Dealer(v, self.seed, "name")
        terrains = (lands[0].terrain(), lands[1].terrain())
        projects, characters = self.projects(terrains), self.characters(terrains)
        if projects is None or characters is None:
            return None
        return Copy(
            code_of(self.seed, v), naming.one(FIRST) + naming.one(SECOND), story, terrains, projects, characters,
            pools.nights(v), pools.threats(v), tuple(bound[:5]), False, bound[5],
        )  # fmt: skip

    # -- scenarios ------------------------------------------------------------------------------------------------

    def scenarios(self) -> list[pools.Table] | None:
        """Draw two early scenarios, two late ones and a last one: ten quest cards, a fitting number of specials."""
        dealer = self.dealer("scenarios")
        for _ in range(TRIES):
            early = dealer.shuffle(dealer.some(pools.templates("early", self.version), 2))
            late = dealer.shuffle(dealer.some(pools.templates("late", self.version), 2))
            chosen = [*early, *late, dealer.one(pools.templates("last", self.version))]
            stages = sum([len(pools.tables_of(template, "stage")) for template in chosen[:4]])
            specials = sum([len(pools.tables_of(template, "special")) for template in chosen])
            if stages == QUEST_CARDS and specials in SPECIALS:
                return chosen
        return None

    def bind(self, chosen: list[pools.Table], lands: list[Land]) -> list[Scenario] | None:
        """Give every role a landmark that is far away and always reachable, and every special monster's card a deck.

        The last scenario comes twice, because it may be played on either terrain.
        """
        dealer = self.dealer("roles")
        decks, in_deck = {}, 0
        for template in chosen:
            for special in pools.tables_of(template, "special"):
                wants = special.get("deck", "enemy") == "enemy" and in_deck < 2
                in_deck += wants
                decks[str(special["name"])] = DECKS[0 if wants else 1]
        found = []
        for number, template, land in zip(
            (1, 2, 3, 4, 5, 5), [*chosen, chosen[-1]], [lands[i] for i in (0, 0, 1, 1, 0, 1)], strict=True
        ):
            places = land.places(dealer, number, len(pools.tables_of(template, "places")))
            if places is None:
                return None
            found.append(pools.bind_template(template, number, places, decks))
        return found

    def fill_up(self, lands: list[Land], scenarios: list[Scenario]) -> bool:
        """Add discovery cards and feature tokens until there are as many as in a box."""
        dealer = self.dealer("fill")
        specials = [special for scenario in scenarios for special in scenario.specials]
        enemies = 2 * (MONSTER_TOKENS + FEATURE_TOKENS) + len([x for x in specials if x.deck == ENEMY_DECK])
        fixed = sum([len(scenario.cards) for scenario in scenarios])
        fixed += len([special for special in specials if special.deck != ENEMY_DECK])
        for count in dealer.shuffle(TOKEN_CARDS):
            if not all([land.draw_cards(dealer, count) for land in lands]):
                continue
            rest = BOX_CARDS - enemies - fixed - sum([len(land.cards) for land in lands])
            if rest in HUNDREDS:
                break
        else:
            return False
        pools_of = [[card for card in land.pool.cards if card.use == HUNDREDTH] for land in lands]
        half = min(rest // 2, len(pools_of[0]))
        for land, cards, n in zip(lands, pools_of, (half, rest - half), strict=True):
            if n > len(cards):
                return False
            land.cards += dealer.some(cards, n)
        tokens = BOX_TOKENS - len(specials)
        shares = (tokens // 2, tokens - tokens // 2)
        return all([land.draw_enemies(dealer) for land in lands]) and all(
            [land.draw_tokens(dealer, share) for land, share in zip(lands, shares, strict=True)]
        )

    # -- projects -------------------------------------------------------------------------------------------------

    def projects(self, terrains: tuple[Terrain, Terrain]) -> tuple[Project, ...] | None:
        """Draw eight normal and three complex projects that can be paid for, including what everybody needs."""
        dealer = self.dealer("projects")
        normal = [p for p in pools.projects(self.version) if not p.complex and all([fits(t, p) for t in terrains])]
        complex_ = [p for p in pools.projects(self.version) if p.complex and fits(terrains[1], p)]
        for _ in range(TRIES):
            chosen = dealer.some(normal, 8) + dealer.some(complex_, 3)
            if len(chosen) == 11 and is_useful(chosen[:8]):
                return tuple(chosen)
        return None

    # -- characters -----------------------------------------------------------------------------------------------

    def characters(self, terrains: tuple[Terrain, Terrain]) -> tuple[Character, ...] | None:
        """Draw two groups. Replace those who could do nothing on a terrain, each from the same place of a group."""
        dealer, people = self.dealer("characters"), pools.characters(self.version)
        groups = dealer.some(range(1, GROUPS + 1), 2)
        drawn = [person for person in people if person.group in groups]
        if self.version < USEFUL_PEOPLE:
            return tuple(drawn)
        useful = [person for person in people if all([suits(terrain, person.powers) for terrain in terrains])]
        chosen = [person for person in drawn if person in useful]
        for person in [person for person in drawn if person not in useful]:
            alike = people[people.index(person) % GROUP :: GROUP]
            chosen += dealer.some([other for other in alike if other in useful and other not in chosen], 1)
        return tuple([person for person in people if person in chosen]) if len(chosen) == len(drawn) else None


def fits(terrain: Terrain, project: Project) -> bool:
    """Whether a survivor can pay for a project on a terrain and use what it makes there."""
    there = obtainable(terrain)
    dry = not terrain.sheet.water and all([needs_water(ability) for ability in project.item.powers.all])
    return all([kind in there for kind, _ in project.cost]) and not dry


def needs_water(ability: Ability) -> bool:
    return any([isinstance(condition, OnWater) and not condition.negated for condition in ability.needs])


def is_useful(projects: list[Project]) -> bool:
    """Whether the projects include something to fight with, to carry with, and to make fire or heal with."""
    weapon = any([TRAITS.index("weapon") in project.item.traits for project in projects])
    lines = [line for project in projects for ability in project.item.powers.all for line in lines_in(ability.do)]
    carries = any([isinstance(line, Carrier) for line in lines])
    return weapon and carries and any([isinstance(line, LightFire | HealDamage) for line in lines])


# -- one terrain of a copy --------------------------------------------------------------------------------------


class Land:
    """A copy's share of one terrain."""

    def __init__(self, draft: CopyDraft, name: str) -> None:
        self.draft = draft
        self.name = name
        self.pool = pools.terrain(name, draft.version)
        self.tiles: list[Tile] = []
        self.landmarks: list[Landmark] = []
        self.base: list[Card] = []
        """Landmark cards, and the cards that they lead to."""
        self.cards: list[Card] = []
        self.enemies: list[Enemy] = []
        self.tokens: list[Token] = []

    def draw(self) -> bool:
        """Draw tiles with water nearby, and landmarks without keys to missing locks."""
        dealer = self.draft.dealer(f"tiles/{self.name}")
        for _ in range(TRIES):
            self.tiles = self.draw_tiles(dealer)
            numbers = [landmark_on(tile) for tile in self.tiles]
            self.landmarks = [mark for mark in self.pool.landmarks if mark.number in numbers]
            on_landmarks = [card for card in self.pool.cards if card.use == ON_LANDMARK and card.number in numbers]
            self.base = self.follow_chains(on_landmarks)
            if self.has_water(self.tiles) and keys(self.base) <= locks(self.base):
                return True
        return False

    def draw_tiles(self, dealer: Dealer) -> list[Tile]:
        """Draw one start tile, and a number of tiles from each stack with three landmarks among them."""
        pool = self.pool.tiles
        tiles = dealer.some([tile for tile in pool if tile.back == 0], 1)
        for back, count in TILES.items():
            stack = [tile for tile in pool if tile.back == back]
            marked = [tile for tile in stack if landmark_on(tile)]
            plain = [tile for tile in stack if not landmark_on(tile)]
            tiles += dealer.some(marked, LANDMARKS) + dealer.some(plain, count - LANDMARKS)
        return tiles

    def has_water(self, tiles: list[Tile]) -> bool:
        if not self.pool.sheet.water:
            return True
        wet = [tile.back for tile in tiles if any([cell.water for cell in tile.cells])]
        return 1 in wet and len(wet) >= min(3, len(self.pool.sheet.water))

    def follow_chains(self, cards: list[Card]) -> list[Card]:
        """Return these cards and everything they lead to, by reference or by key."""
        found, edge = list(cards), list(cards)
        while edge:
            wanted = {line.number for card in edge for line in card_lines(card) if isinstance(line, ResolveCard)}
            wanted |= {card.number + 1 for card in edge if card.tags}
            edge = [
                card for card in self.pool.cards if card.number in wanted and card.use == CHAIN and card not in found
            ]
            found += edge
        return found

    def draw_cards(self, dealer: Dealer, count: int) -> bool:
        """Draw cards behind numbered feature tokens: keys with a fitting lock, locks with a key if there is one."""
        pool = [card for card in self.pool.cards if card.use == ON_TOKEN]
        for _ in range(FEW_TRIES):
            tokens = self.keys_for(dealer, self.base)
            tokens += dealer.some([card for card in pool if card not in tokens], count - len(tokens))
            self.cards = list(self.base)
            self.cards += [card for card in self.follow_chains(tokens) if card not in self.cards]
            if self.keys_fit():
                return True
        return False

    def keys_for(self, dealer: Dealer, cards: list[Card]) -> list[Card]:
        """Draw a key for every lock among these cards that has none yet."""
        found: list[Card] = []
        for tag in sorted(locks(cards) - keys(cards)):
            fitting = [card for card in self.pool.cards if card.use == ON_TOKEN and tag in keys([card])]
            found += dealer.some(fitting, 1)
        return list(dict.fromkeys(found))

    def keys_fit(self) -> bool:
        """Whether every key has a lock, and no lock's key stayed in the pool."""
        there = locks(self.cards)
        on_tokens = keys([card for card in self.pool.cards if card.use == ON_TOKEN])
        return keys(self.cards) <= there and there & on_tokens <= keys(self.cards)

    def places(self, dealer: Dealer, scenario: int, count: int) -> list[int] | None:
        """SE-14: landmarks on tiles that this scenario always lays, the farther stack first."""
        if scenario == 5:
            return [mark.number for mark in dealer.some(self.landmarks, count)]
        layout = self.pool.sheet.layout(scenario).slots
        backs = [back for _, back, _ in layout]
        laid = [back for back in TILES if backs.count(back) >= TILES[back]]
        reach = {back: sum([slot for slot, b, _ in layout if b == back]) / backs.count(back) for back in laid}
        far = sorted(laid, key=reach.__getitem__, reverse=True)
        numbers = [
            dealer.shuffle([landmark_on(t) for t in self.tiles if t.back == back and landmark_on(t)]) for back in far
        ]
        ordered = [number for stack in numbers for number in stack]
        return dealer.shuffle(ordered[:count]) if len(ordered) >= count else None

    def draw_enemies(self, dealer: Dealer) -> bool:
        """Draw eight monster tokens and seven enemies on feature tokens, a card each; first those that cards need."""
        called = {line.number for card in self.cards for line in card_lines(card) if isinstance(line, FightEnemy)}
        enemies: list[Enemy] = []
        for token, kinds, count in (
            (ON_MONSTER, MONSTER_KINDS, MONSTER_TOKENS), (ON_FEATURE, FEATURE_KINDS, FEATURE_TOKENS)
        ):  # fmt: skip
            pool = [enemy for enemy in self.pool.enemies if enemy.token == token]
            needed = [enemy for enemy in pool if enemy.number in called]
            if len(needed) > kinds:
                return False
            others = [enemy for enemy in pool if enemy not in needed]
            chosen = needed + dealer.some(others, kinds - len(needed))
            doubled = dealer.some(chosen, count - kinds)
            enemies += [with_copies(enemy, 2 if enemy in doubled else 1) for enemy in chosen]
        self.enemies = sorted(enemies, key=attrgetter("number"))
        return True

    def draw_tokens(self, dealer: Dealer, total: int) -> bool:
        """Draw enemies and numbers first, then the terrain's resources, then more of these to fill up."""
        tokens = [Token(e.symbol, (), e.number, 0, e.copies) for e in self.enemies if e.token == ON_FEATURE]
        tokens += [Token(card.symbol, (), 0, card.number, card.copies) for card in self.cards if card.use == ON_TOKEN]
        tokens += list(self.pool.tokens)
        rest = total - sum([token.count for token in tokens])
        extra = pools.extra_tokens(self.name, self.draft.version)
        if not 0 <= rest <= len(extra):
            return False
        self.tokens = tokens + dealer.some(extra, rest)
        return True

    def terrain(self) -> Terrain:
        cards = sorted(self.cards, key=attrgetter("number", "name"))
        return Terrain(
            self.pool, self.pool.sheet, tuple(self.tiles), tuple(self.landmarks), tuple(self.tokens),
            tuple(self.enemies), tuple(cards),
        )  # fmt: skip


def locks(cards: list[Card]) -> set[int]:
    """The tags of cards that a key opens."""
    return {tag for card in cards for tag in card.tags}


def keys(cards: list[Card]) -> set[int]:
    """The tags that items among these cards open."""
    items = [card.item for card in cards if card.item is not None]
    return {ability.of for item in items for ability in item.powers.all if ability.when == "key"}


def landmark_on(tile: Tile) -> int:
    return max([cell.landmark for cell in tile.cells])


def with_copies(enemy: Enemy, copies: int) -> Enemy:
    return Enemy(
        enemy, enemy.number, enemy.defence, enemy.attack, enemy.health, enemy.retreat, enemy.deadly, enemy.traits,
        enemy.harm, enemy.hit, enemy.reward, enemy.token, enemy.symbol, copies,
    )  # fmt: skip


def card_lines(card: Card) -> Iterator[Line]:
    """All lines of a card, whatever its kind."""
    yield from lines_in(card.do)
    for powers in [card.powers] + ([card.item.powers] if card.item else []):
        for ability in powers.all:
            yield from lines_in(ability.do)
    if card.enemy:
        yield from lines_in(card.enemy.hit + card.enemy.reward)
