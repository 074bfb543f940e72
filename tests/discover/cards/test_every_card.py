"""Every card of every pool is really used: each of its lines is carried out at least once, and nothing gets lost.

The cards are used in generated copies, through the engine: investigated, gathered, crafted, drawn, fought. A line
counts as done when the rules have carried out this very line; what a card says twice must happen twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random

import pytest

from emberwatch.discover.cards.blocks import IfBlock
from emberwatch.discover.cards.effects.combat import PreventDamage
from emberwatch.discover.cards.effects.decks import GoToStage, KeepToken, ResolveCard
from emberwatch.discover.cards.effects.survivors import GainResource, GainStamina, SufferDamage
from emberwatch.discover.cards.registry import COMBAT, EFFECTS
from emberwatch.discover.cards.run_lines import NO_SOURCE, WATCHERS, Lines
from emberwatch.discover.cards.syntax import Ability, Condition, Line, Powers, Standing, lines_in
from emberwatch.discover.cards.words import Amount
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION, code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.copies.needs import offers, works
from emberwatch.discover.model.board import NEIGHBOURS, SPACES, TOUCHING
from emberwatch.discover.model.components import Card, Copy, Enemy
from emberwatch.discover.model.content import MADE, DiscoverContent
from emberwatch.discover.model.foes import FEATURE, SPECIAL
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import (
    DAMAGES,
    HUNDREDTH,
    LAST_SCENARIO,
    ON_LANDMARK,
    ON_MONSTER,
    ON_TOKEN,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON
from emberwatch.discover.model.turn import DAY, NIGHT
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    CHARACTER_SOURCE,
    CRAFT,
    GATHER,
    INVESTIGATE,
    ITEM_SOURCE,
    MOVE,
    QUEST_SOURCE,
    SCOUT,
    SHEET_SOURCE,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
    USE,
)
from emberwatch.discover.rules.abilities import standing
from emberwatch.discover.rules.day import Daybreak, Turn
from emberwatch.discover.rules.explore import DrawHundred
from emberwatch.discover.rules.monsters import StartFight
from emberwatch.discover.rules.night import NightAbilities, NightDraw, ThreatDraw
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.game import Game
from tests.discover import bench
from tests.discover.bench import afford, arrange, give, lay_open, played, vary, walk, wishes
from tests.discover.wilderness import Loaded

SEEDS = 2000
TRIES = 400
HOMES = 12
"""In how many copies a card is tried before it counts as unreachable."""
Home = tuple[int, int, int]
"""A seed, a scenario, and which terrain is played on."""
Begin = Callable[[DiscoverState, Random], Game | None]


# -- every card is in some copy ---------------------------------------------------------------------------------------


def keys_of(copy: Copy) -> Iterator[str]:
    """Everything from the pools that a copy contains."""
    yield copy.story
    for terrain in copy.terrains:
        yield terrain.key
        yield from [f"{terrain.name}/{tile.name}" for tile in terrain.tiles]
        yield from [entry.key for entry in (*terrain.landmarks, *terrain.enemies, *terrain.cards)]
    for entry in (*copy.projects, *copy.characters, *copy.scenarios):
        yield entry.key


def pool_keys() -> Iterator[str]:
    yield from pools.stories(VERSION)
    for name in pools.TERRAINS:
        land = pools.terrain(name, VERSION)
        yield land.key
        yield from [f"{name}/{tile.name}" for tile in land.tiles]
        yield from [entry.key for entry in (*land.landmarks, *land.enemies, *land.cards)]
    for entry in (*pools.projects(VERSION), *pools.characters(VERSION)):
        yield entry.key
    for tier in ("early", "late", "last"):
        yield from [f"scenario-{template['name']}" for template in pools.templates(tier, VERSION)]


@cache
def homes() -> dict[str, list[int]]:
    """For everything in the pools, the first seeds whose copies contain it."""
    found: dict[str, list[int]] = {key: [] for key in pool_keys()}
    for seed in range(SEEDS):
        for key in set(keys_of(copy_of(code_of(seed)))):
            if len(found[key]) < HOMES:
                found[key].append(seed)
        if seed % 20 == 0 and all(len(seeds) == HOMES for seeds in found.values()):
            break
    return found


def test_everything_in_the_pools_is_in_some_copy() -> None:
    assert [key for key, seeds in homes().items() if not seeds] == []


def test_no_two_things_in_the_pools_have_the_same_key() -> None:
    keys = list(pool_keys())
    assert len(keys) == len(set(keys))


# -- noting what is carried out ---------------------------------------------------------------------------------------


class Notes:
    """What has been carried out, by the line or the ability itself."""

    def __init__(self) -> None:
        self.done: dict[int, Line] = {}

    def note(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.done[id(line)] = line


NOTES = Notes()


@pytest.fixture(autouse=True)
def _noting() -> Iterator[None]:
    """Note every line that the rules carry out."""
    WATCHERS.append(note)
    yield
    WATCHERS.remove(note)


def note(line: Line) -> None:
    NOTES.note([line])


def undone(lines: Iterable[Line]) -> list[Line]:
    return [line for line in lines if id(line) not in NOTES.done]


# -- trying -----------------------------------------------------------------------------------------------------------


class Trial:
    """Something to use: where it can be found, and how to begin."""

    def __init__(self, name: str, at: list[Home], lines: tuple[Line, ...], begin: Begin) -> None:
        self.name = name
        self.homes = at
        self.lines = lines
        self.begin = begin

    def missing(self) -> list[str]:
        """Lines that were never carried out, however often it was tried."""
        wanted = list(lines_in(self.lines))
        for n in range(TRIES):
            if n and not undone(wanted):
                return []
            self.attempt(n)
        return [f"{self.name}: {line!r}" for line in undone(wanted)]

    def attempt(self, n: int) -> None:
        rng = Random(n)
        seed, scenario, terrain = self.homes[n % len(self.homes)]
        seats = 3 if scenario == LAST_SCENARIO else rng.choice((1, 3))
        s = bench.base(seed, scenario, terrain, seats, rng.random() < 0.2).clone()
        vary(s, rng)
        for need in wishes(self.lines):
            if rng.random() < 0.6:
                arrange(s, 0, need, rng.random() < 0.5, rng)
        game = self.begin(s, rng)
        if game is not None:
            assert game.rules.audit(game.state) == [], self.name


def test_a_line_that_is_never_carried_out_is_noticed() -> None:
    """If a card were out of reach, its lines would be named."""
    for begin in (lambda s, rng: None, lambda s, rng: after(s, rng, Lines(0, (GainStamina(Amount(1)),), NO_SOURCE))):
        trial = Trial("lost", [(0, 1, 0)], (GainStamina(Amount(1)), IfBlock((), (KeepToken(),))), begin)
        assert [name.split("(")[0] for name in trial.missing()] == ["lost: Line"] * 3


def all_done(trials: Iterable[Trial]) -> None:
    assert [line for trial in trials for line in trial.missing()] == []


def after(
    s: DiscoverState, rng: Random, *steps: Step, wanted: Pick | None = None, dice: list[int] | None = None
) -> Game:
    """Carry out these steps and answer the questions."""
    game = played(s, rng.randrange(1 << 30), *steps) if dice is None else loaded(s, dice, *steps)
    walk(game, rng, wanted)
    return game


def loaded(s: DiscoverState, dice: list[int], *steps: Step) -> Game:
    game = played(s, 1)
    game.dice = Loaded(dice, s.turn.day)
    s.queue(list(steps))
    game.advance()
    return game


def prepared(s: DiscoverState, needs: tuple[Condition, ...], rng: Random) -> None:
    for need in needs:
        arrange(s, 0, need, True, rng)


# -- abilities, by their moments --------------------------------------------------------------------------------------


def use(s: DiscoverState, source: int, k: int, ability: Ability, rng: Random) -> Game | None:
    """Bring about an ability's moment, and use it."""
    prepared(s, ability.needs, rng)
    afford(s, 0, ability)
    pick = USE[source][k]
    return MOMENTS[ability.when](s, ability, pick, rng)


def in_turn(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    return after(s, rng, Turn(0), wanted=pick)


def in_combat(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    foe = bench.opponent(s, 0, ability.needs, rng)
    return after(s, rng, StartFight(0, foe.uid), wanted=pick)


def when_hurt(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    """By a card or in combat. Prevention is applied where the damage is, so its use counts."""
    kind = ability.of if ability.of < len(DAMAGES) else rng.randrange(len(DAMAGES))
    s.survivors[0].harm = [0] * len(DAMAGES)
    step: Step = Lines(0, (SufferDamage(kind, Amount(2)),), NO_SOURCE)
    if rng.random() < 0.5:
        step = StartFight(0, bench.opponent(s, 0, ability.needs, rng).uid)
    game = played(s, rng.randrange(1 << 30), step)
    if walk(game, rng, pick):
        NOTES.note([line for line in ability.do if isinstance(line, PreventDamage)])
    return game


def at_night(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    s.turn.phase, s.turn.seat = NIGHT, -1
    return after(s, rng, NightAbilities())


def at_dawn(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    s.turn.day, s.turn.seat = s.turn.day - 1, -1
    return after(s, rng, Daybreak())


def entering(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game | None:
    """Move from a neighboring space onto the ground that the ability is about."""
    ways = [
        (one, other) for one in range(SPACES) if s.is_revealed(one)
        for other in NEIGHBOURS[one] if s.is_revealed(other) and s.cell(other).ground == ability.of
    ]  # fmt: skip
    if not ways:
        return None
    s.survivors[0].space, space = rng.choice(ways)
    s.survivors[0].stamina = 12
    return after(s, rng, Turn(0), wanted=MOVE[space])


def winning(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    """One blow is missing; the fighter's die shows 12."""
    foe = bench.opponent(s, 0, ability.needs, rng)
    hurt = foe.with_more_damage(s.enemy(foe.entry).health - 1)
    s.map.foes[s.map.foes.index(foe)] = hurt
    s.survivors[0].harm = [0] * len(DAMAGES)
    return after(s, rng, StartFight(0, foe.uid), dice=[12, 1])


def scouting(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    s.survivors[0].space = rng.choice(bench.touching_the_unseen(s))
    s.survivors[0].stamina = 12
    slot = next(slot for slot in TOUCHING[s.survivors[0].space] if s.map.tiles[slot] == HIDDEN)
    return after(s, rng, Turn(0), wanted=SCOUT[slot])


def before_a_lock(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game | None:
    """Resolve a card that the key fits."""
    locked = [card for card in s.content.cards if ability.of in card.tags]
    if not locked:
        return None
    card = rng.choice(locked)
    game = played(s, rng.randrange(1 << 30), Lines(0, (ResolveCard(card.number),), NO_SOURCE))
    if walk(game, rng, pick):
        NOTES.note([key_line(ability)])
    return game


def always_on(s: DiscoverState, ability: Ability, pick: Pick, rng: Random) -> Game:
    """Standing effects hold while their conditions do; then a turn, a fight and a night pass with them."""
    s.turn.phase = NIGHT
    prepared(s, ability.needs, rng)
    lines = [line for line in ability.do if isinstance(line, Standing)]
    NOTES.note([line for line in lines if any(line is other for other in standing(s, 0, type(line)))])
    s.turn.phase = DAY
    return in_combat(s, ability, pick, rng)


MOMENTS: dict[str, Callable[[DiscoverState, Ability, Pick, Random], Game | None]] = {
    "action": in_turn,
    "turn": in_turn,
    "before-roll": in_combat,
    "modify": in_combat,
    "prevent": when_hurt,
    "night": at_night,
    "dawn": at_dawn,
    "enter": entering,
    "defeat": winning,
    "scouted": scouting,
    "key": before_a_lock,
    "always": always_on,
}


def abilities(
    name: str, at: list[Home], powers: Powers, having: Callable[[DiscoverState, Random], int]
) -> Iterator[Trial]:
    """A trial for each ability of a card; `having` gives the card to seat 0 and says which source it is."""
    for k, ability in enumerate(powers.all):

        def begin(s: DiscoverState, rng: Random, k: int = k, ability: Ability = ability) -> Game | None:
            return use(s, having(s, rng), k, ability, rng)

        if ability.when == "gained":
            continue
        lines = ability.do if ability.when != "key" else (key_line(ability),)
        yield Trial(f"{name}[{k + 1}]", at, lines, begin)


def key_line(ability: Ability) -> Line:
    """A key has no lines: this one represents its use."""
    return KEYS.setdefault(id(ability), KeepToken())


KEYS: dict[int, Line] = {}


# -- the cards --------------------------------------------------------------------------------------------------------


def land_homes(key: str, name: str, scenarios: Iterable[int]) -> list[Home]:
    """Where a card of a terrain is in use."""
    early = name in pools.EARLY
    numbers = [n for n in ((1, 2, 5) if early else (3, 4, 5)) if n in scenarios]
    return [(seed, n, 0 if early else 1) for seed in homes()[key] for n in numbers]


def drawn(card: Card) -> Begin:
    """Bring up the card as in play: at its landmark, behind its token, at random, or through another card."""

    def begin(s: DiscoverState, rng: Random) -> Game | None:
        me = s.survivors[0]
        entry = s.content.cards.index(card)
        if card.use == HUNDREDTH:
            return after(s, rng, DrawHundred(0), dice=[entry]) if s.decks.deck[entry] else None
        if card.use == ON_LANDMARK and not s.content.duel and rng.random() < 0.8:
            me.space, me.stamina = bench.show_landmark(s, card.number), max(1, me.stamina)
            return after(s, rng, Turn(0), wanted=INVESTIGATE)
        if card.use == ON_TOKEN and lay_open(s, me.space, card.number):
            me.stamina = max(1, me.stamina)
            return after(s, rng, Turn(0), wanted=GATHER[CARD_GATHERED + card.number])
        return after(s, rng, Lines(0, (ResolveCard(card.number),), NO_SOURCE))

    return begin


def of_card(card: Card, at: list[Home]) -> Iterator[Trial]:
    """Trials for everything that a discovery card says."""
    lines = card.do
    if card.enemy is not None:
        lines += card.enemy.hit + card.enemy.reward
    if card.item is not None:
        lines += tuple(line for ability in card.item.powers.all if ability.when == "gained" for line in ability.do)
    begin = drawn(card)
    if card.enemy is not None:
        begin = until_defeated(begin, lambda c: c.enemy_of_card[c.cards.index(card)])
    yield Trial(card.key, at, lines, begin)
    powers = card.item.powers if card.item is not None else card.powers
    yield from abilities(card.key, at, powers, lambda s, rng: have(s, card))


def have(s: DiscoverState, card: Card) -> int:
    """Give the item to seat 0, or put the upgrade in play."""
    entry = s.content.cards.index(card)
    if card.item is not None:
        give(s, 0, entry)
        return ITEM_SOURCE + s.content.place_of(entry)
    s.decks.deck[entry] -= 1
    s.decks.read_cards |= 1 << entry
    s.decks.upgrades += (entry,)
    return UPGRADE_SOURCE + s.content.labels[entry] - 1


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_every_discovery_card(name: str) -> None:
    """Instants, items, upgrades and enemies among the discovery cards; with all their abilities."""
    for card in pools.terrain(name, VERSION).cards:
        scenarios = (LAST_SCENARIO,) if card.use == HUNDREDTH else card.scenarios
        all_done(of_card(card, land_homes(card.key, name, scenarios)))


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_every_sheet(name: str) -> None:
    land = pools.terrain(name, VERSION)
    at = land_homes(land.key, name, range(1, 6))
    all_done(abilities(land.key, at, land.sheet.powers, lambda s, rng: SHEET_SOURCE))


# -- enemies ----------------------------------------------------------------------------------------------------------


def until_defeated(begin: Begin, find: Callable[[DiscoverContent], int]) -> Begin:
    """Fight again and again, healing after each combat, until the enemy is defeated; then its plain reward counts."""

    def again(s: DiscoverState, rng: Random) -> Game | None:
        entry = find(s.content)
        game = begin(s, rng)
        for _ in range(60):
            if game is None or game.outcome is not None or s.survivors[0].status != ON:
                return game
            foe = next((foe for foe in s.map.foes if foe.entry == entry), None)
            if foe is None:
                DEFEATED.add(s.content.enemies[entry].key)
                NOTES.note([line for line in s.content.enemies[entry].reward if isinstance(line, GainResource)])
                return game
            s.survivors[0].harm = [0] * len(DAMAGES)
            game = after(s, rng, StartFight(0, foe.uid))
        raise AssertionError("the fight does not end")

    return again


DEFEATED: set[str] = set()


def fought(enemy: Enemy, trial: Trial) -> None:
    """Fight to the end, even if nothing comes of it."""
    assert trial.missing() == []
    for n in range(TRIES):
        if enemy.key in DEFEATED:
            return
        trial.attempt(n)
    raise AssertionError(f"{enemy.key} is never defeated")


def of_enemy(enemy: Enemy, at: list[Home]) -> Trial:
    def find(c: DiscoverContent) -> int:
        return [other.key for other in c.enemies].index(enemy.key)

    def begin(s: DiscoverState, rng: Random) -> Game | None:
        return after(s, rng, StartFight(0, appear(s, enemy, find(s.content), rng)))

    return Trial(enemy.key, at, enemy.hit + enemy.reward, until_defeated(begin, find))


def appear(s: DiscoverState, enemy: Enemy, entry: int, rng: Random) -> int:
    """Put the enemy's token where seat 0 is."""
    space = s.survivors[0].space
    s.decks.read_enemies |= 1 << entry
    if enemy.token == ON_MONSTER:
        foe = bench.add_monster(s, space, rng, entry)
        assert foe is not None
        return foe.uid
    token = next(i for i, token in enumerate(s.content.tokens) if token.enemy == enemy.number)
    symbol = s.content.tokens[token].symbol
    s.tokens.bags[symbol][token] -= 1
    if s.tokens.supply[symbol]:
        s.tokens.supply[symbol] -= 1
    else:
        bench.take_one_away(s, symbol)
    return bench.add_foe(s, FEATURE, space, entry, token).uid


@pytest.mark.parametrize("name", pools.TERRAINS)
def test_every_enemy_is_fought_to_the_end(name: str) -> None:
    for enemy in pools.terrain(name, VERSION).enemies:
        fought(enemy, of_enemy(enemy, land_homes(enemy.key, name, range(1, 6))))


# -- what all copies share --------------------------------------------------------------------------------------------


def test_every_project() -> None:
    """Crafted, and with everything that the item can do."""
    for project in pools.projects(VERSION):
        tiers = (3, 4) if project.complex else (1, 3)
        at = [(seed, n, 0) for seed in homes()[project.key] for n in tiers]
        gained = [line for a in project.item.powers.all if a.when == "gained" for line in a.do]
        all_done([Trial(project.key, at, tuple(gained), crafted(project.number))])
        all_done(abilities(project.key, at, project.item.powers, made(project.number)))


def crafted(number: int) -> Begin:
    def begin(s: DiscoverState, rng: Random) -> Game | None:
        k = [project.number for project in s.content.projects].index(number)
        if not s.decks.projects[k]:
            return None
        s.decks.projects[k] = 0
        me = s.survivors[0]
        me.hand, me.stamina, me.space = ((k, 0),), 12, s.content.camp
        s.map.fires[me.space] = 1
        for kind, n in s.content.projects[k].cost:
            me.loose[kind] = max(n, me.loose[kind])
        before = s.decks.made_deck[k]
        game = after(s, rng, Turn(0), wanted=CRAFT[number - 1])
        assert s.decks.made_deck[k] == before - 1 or not game.outcome
        return game

    return begin


def made(number: int) -> Callable[[DiscoverState, Random], int]:
    def having(s: DiscoverState, rng: Random) -> int:
        k = [item.number for item in s.content.made].index(number)
        give(s, 0, MADE + k)
        return ITEM_SOURCE + s.content.place_of(MADE + k)

    return having


def test_every_character() -> None:
    for person in pools.characters(VERSION):
        at = [(seed, n, n // 3) for seed in homes()[person.key] for n in (1, 3, 5)]

        def being(s: DiscoverState, rng: Random, key: str = person.key) -> int:
            s.survivors[0].character = [other.key for other in s.content.characters].index(key)
            return CHARACTER_SOURCE

        all_done(abilities(person.key, at, person.powers, being))


def test_every_threat() -> None:
    """Drawn, and if it stays, with everything that it then does."""
    for threat in pools.threats(VERSION):
        at: list[Home] = [(seed, n, n // 3) for seed in range(4) for n in ((1, 2) if threat.colour == 0 else (3, 4))]

        def draw(s: DiscoverState, rng: Random, key: str = threat.key) -> Game | None:
            k = [other.key for other in s.content.threats].index(key)
            like_a_die = s.decks.threats == [1] * 12
            return after(s, rng, ThreatDraw(0, 3), dice=[k + like_a_die]) if s.decks.threats[k] else None

        def having(s: DiscoverState, rng: Random, key: str = threat.key) -> int:
            k = [other.key for other in s.content.threats].index(key)
            s.decks.threats_gone, s.decks.threats = s.decks.threats_gone, [1] * len(s.decks.threats)
            for me in s.survivors:
                me.threats = ()
            bench.add_threat(s, 0, rng, k)
            return THREAT_SOURCE + k

        all_done([Trial(threat.key, at, threat.do, draw)])
        all_done(abilities(threat.key, at, threat.powers, having))


def test_every_night_card() -> None:
    for i, card in enumerate(pools.nights(VERSION)):

        def draw(s: DiscoverState, rng: Random, i: int = i, level: int = card.level) -> Game:
            s.turn.phase, s.turn.seat = NIGHT, -1
            if level == 2:
                first = [n for n, other in enumerate(s.content.nights) if other.level == 1]
                s.decks.nights = [0 if n in first else 1 for n in range(len(s.decks.nights))]
                s.decks.nights_gone = [1 if n in first else 0 for n in range(len(s.decks.nights))]
            return after(s, rng, NightDraw(), dice=[i])

        at: list[Home] = [(seed, n, n // 3) for seed in range(4) for n in (1, 3, 5)]
        all_done([Trial(card.key, at, card.do, draw)])


# -- scenarios --------------------------------------------------------------------------------------------------------

TEMPLATES = [str(t["name"]) for tier in ("early", "late", "last") for t in pools.templates(tier, VERSION)]


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_scenario(name: str) -> None:
    """Its stages with their starts, abilities and goals, its cards, its special monsters."""
    at: list[Home] = [land_for(name)]
    c = bench.content(*at[0])
    scenario = c.scenario
    all_done(trial for i in range(len(c.stages)) for trial in of_stage(c, i, at))
    for card in scenario.cards:
        all_done(of_card(card, at))
    for number, special in enumerate(c.specials):
        if special in scenario.specials:
            fought(
                special.enemy, Trial(special.name, at, special.enemy.hit + special.enemy.reward, fight_special(number))
            )


def land_for(name: str) -> Home:
    """A copy in which a scenario is played where all abilities of its stages can do something."""
    for seed in homes()[f"scenario-{name}"]:
        number = next(one.number for one in copy_of(code_of(seed)).scenarios if one.name == name)
        c = bench.content(seed, number, 0)
        abilities = [ability for stage in c.stages for ability in stage.powers.all]
        if all(works(ability, offers(c.terrain)) for ability in abilities):
            return seed, number, 0
    raise AssertionError(f"{name} is nowhere of use")


def of_stage(c: DiscoverContent, i: int, at: list[Home]) -> Iterator[Trial]:
    stage = c.stages[i]

    def start(s: DiscoverState, rng: Random) -> Game:
        s.quest.stage = len(c.stages) - 1 if i == 0 else 0
        return after(s, rng, Lines(0, (GoToStage(stage.number),), NO_SOURCE))

    def having(s: DiscoverState, rng: Random) -> int:
        s.quest.stage = i
        return QUEST_SOURCE

    yield Trial(f"{stage.key} start", at, stage.start, start)
    yield from abilities(stage.key, at, stage.powers, having)
    for n, goal in enumerate(stage.goals):

        def reached(s: DiscoverState, rng: Random, n: int = n, needs: tuple[Condition, ...] = goal.needs) -> Game:
            s.quest.stage, s.turn.chief = i, 0
            for earlier in stage.goals[:n]:
                arrange(s, 0, rng.choice(earlier.needs), False, rng)
            prepared(s, needs, rng)
            return after(s, rng, Checkpoint())

        yield Trial(f"{stage.key} goal {n + 1}", at, goal.do, reached)


def fight_special(number: int) -> Begin:
    def begin(s: DiscoverState, rng: Random) -> Game:
        entry = s.content.special_entry[number]
        foe = bench.add_foe(s, SPECIAL, s.survivors[0].space, entry, number)
        return after(s, rng, StartFight(0, foe.uid))

    return until_defeated(begin, lambda c: c.special_entry[number])


# -- and nothing was left out -----------------------------------------------------------------------------------------


def all_lines() -> Iterator[Line]:
    """Every line of every pool except the scenarios'."""
    for name in pools.TERRAINS:
        land = pools.terrain(name, VERSION)
        for enemy in land.enemies:
            yield from lines_in(enemy.hit + enemy.reward)
        for card in land.cards:
            powers = [card.powers] + ([card.item.powers] if card.item else [])
            yield from lines_in(card.do)
            yield from [line for p in powers for a in p.all for line in lines_in(a.do)]
    for held in [x.powers for x in pools.characters(VERSION)] + [p.item.powers for p in pools.projects(VERSION)]:
        yield from [line for ability in held.all for line in lines_in(ability.do)]


def test_the_pools_use_the_words_they_have() -> None:
    """Verbs that no card of ours uses are there for owners' packs: only these."""
    used = {line.VERB for line in all_lines()}
    assert {verb for verb in (*EFFECTS, *COMBAT) if verb not in used} <= {
        "mark", "unmark", "stage", "win", "perish", "special", "chief", "end-turn", "discard", "make",
    }  # fmt: skip
