"""Situations for tests of Discover: a small land laid out by hand, made-up cards, loaded dice.

s = wild(seats=2, cards=[instant(7, "gain wood 2")])
survivor(s, 0, space="A1", stamina=5, resources={"stone": 1})
game = play(s, Turn(0), dice=[4, 12])
game.choose(0, ("move", "A2"))

The land is called `testland`: grounds `flat` 1, `rock` 2, `peak` 3. Its start tile has the camp in the middle (A0)
and is all flat. All other slots of both rings have tiles with back 1; the tile that turns up is the first of `tiles`,
unless `reveal` puts one there. The four symbols leaf, rock, paw and relic have resource tokens; characters have no
abilities.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.reader import LineReader
from emberwatch.discover.cards.run_lines import NO_SOURCE, Lines
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.copies.files import (
    TerrainReader,
    read_all,
    read_character,
    read_night,
    read_project,
    read_scenario,
    read_threat,
)
from emberwatch.discover.model.board import SLOTS, SPACE_NAMES, spaces_of
from emberwatch.discover.model.components import Copy, Terrain, Token
from emberwatch.discover.model.content import MADE, DiscoverContent
from emberwatch.discover.model.foes import FEATURE, MONSTER, SPECIAL, Foe
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, symbol_of_token
from emberwatch.discover.model.names import DAMAGES, ON_FEATURE, ON_TOKEN, RESOURCES
from emberwatch.discover.model.state import DiscoverState, new_state
from emberwatch.discover.model.survivors import LOST, Held, Survivor
from emberwatch.discover.model.turn import DAY
from emberwatch.discover.model.vocabulary import sort_of
from emberwatch.discover.rules.explore import furnish
from emberwatch.discover.rules.setup import STAMINA
from emberwatch.engine.agenda import NO_PICKS, Step
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import Game
from tests.outlive.situation import PLAYED

Entry = dict[str, Any]
ALL_SLOTS = tuple(f"{slot}:1" for slot in SLOTS[1:])
GROUNDS = {"flat": 1, "rock": 2, "peak": 3}
START = ["flat camp", "flat", "flat", "flat", "flat", "flat", "flat"]
PLAIN = ["flat"] * 7
SYMBOL_TOKENS = {"leaf": "food", "rock": "stone", "paw": "meat", "relic": "salvage"}
COMPASS = ["e", "se", "sw", "w", "nw", "ne"] * 2
"""1 and 7 east, 2 and 8 southeast, 3 and 9 southwest, 4 and 10 west, 5 and 11 northwest, 6 and 12 northeast."""


# -- cards in short form ----------------------------------------------------------------------------------------------


def instant(number: int, *do: object, **more: object) -> Entry:
    """A discovery card that is carried out: `instant(7, "gain wood 2")`."""
    return {"name": f"instant-{number}", "number": number, "kind": "instant", "use": "chain", "do": list(do), **more}


def found(number: int, *abilities: Entry, **more: object) -> Entry:
    """An item among the discovery cards."""
    name = f"found-{number}"
    return {"name": name, "number": number, "kind": "item", "use": "chain", "abilities": list(abilities), **more}


def upgrade(number: int, *abilities: Entry, **more: object) -> Entry:
    return {
        "name": f"upgrade-{number}", "number": number, "kind": "upgrade", "use": "chain", "abilities": list(abilities),
        **more,
    }  # fmt: skip


def enemy(number: int, defence: int = 7, attack: int | None = 9, health: int = 1, **more: object) -> Entry:
    """An enemy card; by default on one monster token, without a reward."""
    stats: Entry = {
        "name": f"enemy-{number}",
        "number": number,
        "defence": defence,
        "health": health,
        "token": "monster",
    }
    return {**stats, **({} if attack is None else {"attack": attack}), **more}


def special(name: str, defence: int = 7, attack: int = 9, health: int = 2, **more: object) -> Entry:
    return {"name": name, "number": 81, "defence": defence, "attack": attack, "health": health, **more}


def project(number: int, cost: str = "wood 1", *abilities: Entry, **more: object) -> Entry:
    """A project; `item` fields such as traits and counters may be given as `traits=[..]`, `counters=3`."""
    item = {key: more.pop(key) for key in ("traits", "counters") if key in more}
    return {
        "name": f"project-{number}",
        "number": number,
        "cost": cost,
        "item": {"abilities": list(abilities), **item},
        **more,
    }


def character(name: str, *abilities: Entry) -> Entry:
    return {"name": name, "abilities": list(abilities)}


def ability(when: str, *do: object, **more: object) -> Entry:
    return {"when": when, "do": list(do), **more} if do else {"when": when, **more}


def night(name: str, *do: object, level: int = 1) -> Entry:
    return {"name": name, "level": level, "do": [{"each": "everyone", "do": ["rest 6"]}, *do]}


def threat(name: str, *do: object, **more: object) -> Entry:
    return {"name": name, "colour": "blue", "do": list(do), **more}


def stage(number: int, *goals: Entry, start: Sequence[object] = (), abilities: Sequence[Entry] = ()) -> Entry:
    return {"number": number, "start": list(start), "abilities": list(abilities), "goals": list(goals)}


def goal(need: object, *do: object, each: bool = False) -> Entry:
    return {"need": need, "do": list(do), "each": each}


# -- the land ---------------------------------------------------------------------------------------------------------


def wild(
    seats: int = 1,
    *,
    scenario: int = 1,
    tiles: Sequence[Sequence[str]] = (),
    cards: Sequence[Entry] = (),
    enemies: Sequence[Entry] = (),
    tokens: Sequence[Entry] = (),
    projects: Sequence[Entry] = (),
    characters: Sequence[Entry] = (),
    nights: Sequence[Entry] = (),
    threats: Sequence[Entry] = (),
    stages: Sequence[Entry] = (),
    quest_cards: Sequence[Entry] = (),
    specials: Sequence[Entry] = (),
    sheet: Mapping[str, Any] | None = None,
    slots: Sequence[str] = ALL_SLOTS,
    day: int = 1,
    chief: int = 0,
    coop: bool = False,
    guard: int = 60,
) -> DiscoverState:
    """A game in the middle of its day, with the cards of the test and little else.

    Every card with `use = "token"` and every enemy with `token = "feature"` has its feature tokens. Each seat is
    in camp with full stamina, no resources and a character without abilities (or the first of `characters`).
    """
    copy = copy_with(
        tiles,
        cards,
        enemies,
        tokens,
        projects,
        characters,
        nights,
        threats,
        stages,
        quest_cards,
        specials,
        sheet,
        slots,
    )
    content = DiscoverContent(copy, scenario, 0)
    s = new_state(seats, content, coop, guard, STAMINA[seats - 1])
    s.turn.day, s.turn.phase, s.turn.chief, s.turn.seat = day, DAY, chief, chief
    for me in s.survivors:
        me.character = 0
    if content.duel:
        s.decks.open_projects = tuple(range(len(content.projects)))
        s.decks.projects = [0] * len(content.projects)
    return s


def copy_with(
    tiles: Sequence[Sequence[str]],
    cards: Sequence[Entry],
    enemies: Sequence[Entry],
    tokens: Sequence[Entry],
    projects: Sequence[Entry],
    characters: Sequence[Entry],
    nights: Sequence[Entry],
    threats: Sequence[Entry],
    stages: Sequence[Entry],
    quest_cards: Sequence[Entry],
    specials: Sequence[Entry],
    sheet: Mapping[str, Any] | None,
    slots: Sequence[str],
) -> Copy:
    flaws: list[Flaw] = []
    faces = [*tiles, *[PLAIN] * max(1, len(slots) - len(tiles))]
    data: Entry = {
        "sheet": {
            "tier": "early", "threat": "blue", "complex": False, "grounds": GROUNDS, "compass": COMPASS,
            "water": ["clean-water", "clean-water dirty-water"], **(sheet or {}),
        },
        "layout": [{"slots": list(slots)}],
        "tile": [{"name": "start", "back": 0, "cells": START}]
        + [{"name": f"tile-{i}", "back": 1, "cells": list(cells)} for i, cells in enumerate(faces)],
        "token": list(tokens) or [{"symbol": s, "face": face, "count": 6} for s, face in SYMBOL_TOKENS.items()],
        "enemy": list(enemies),
        "card": list(cards),
    }  # fmt: skip
    land = TerrainReader("testland", data, "testland.toml", flaws).terrain()
    extra = [Token(e.symbol, (), e.number, 0, e.copies) for e in land.enemies if e.token == ON_FEATURE]
    extra += [Token(card.symbol, (), 0, card.number, card.copies) for card in land.cards if card.use == ON_TOKEN]
    land = Terrain(land, land.sheet, land.tiles, land.landmarks, (*land.tokens, *extra), land.enemies, land.cards)
    own_stages = list(stages) or [stage(1)]
    own = {"card": list(quest_cards), "special": list(specials)}
    scenarios = [
        {"name": f"scenario-{n}", "number": n, "stage": own_stages, **(own if n == 1 else {})} for n in (1, 2, 3, 4, 5)
    ]
    copy = Copy(
        "test-copy",
        "Testholm",
        "",
        (land, land_without(land)),
        read_all({"project": list(projects)}, "projects.toml", "project", read_project, flaws),
        read_all(
            {"character": [*characters, *[character(f"plain-{i}") for i in range(12 - len(characters))]]},
            "characters.toml",
            "character",
            read_character,
            flaws,
        ),
        read_all({"night": list(nights) or standard_nights()}, "nights.toml", "night", read_night, flaws),
        read_all({"threat": list(threats) or [threat("calm", "rest 1")]}, "threats.toml", "threat", read_threat, flaws),
        read_all({"scenario": scenarios}, "scenarios.toml", "scenario", read_scenario, flaws),
        True,
    )
    assert not flaws, [str(flaw.where) + ": " + flaw.key + str(dict(flaw.args)) for flaw in flaws]
    return copy


def land_without(land: Terrain) -> Terrain:
    """The copy's other terrain: the same ground, without cards and enemies."""
    return Terrain(land, land.sheet, land.tiles, (), land.tokens, (), ())


def standard_nights() -> list[Entry]:
    return [night(f"night-{n}", level=1 if n < 5 else 2) for n in range(1, 11)]


# -- laying out -------------------------------------------------------------------------------------------------------


def at(name: str) -> int:
    """The number of a space: `at("B3")`."""
    return SPACE_NAMES.index(name)


def reveal(s: DiscoverState, slot: str, cells: Sequence[str] | None = None, *, bare: bool = False) -> None:
    """Turn up a slot: the tile with these cells (it must be among `tiles`), or a plain one. `bare`: without tokens."""
    number = SLOTS.index(slot)
    wanted = list(cells) if cells is not None else PLAIN
    stack = s.map.stacks[s.content.backs[number]]
    names = [i for i, n in enumerate(stack) if n and printed(s, i) == wanted]
    assert names, f"no tile {wanted} left"
    stack[names[0]] -= 1
    s.map.tiles[number] = names[0]
    s.map.revealed |= 1 << number
    for space in spaces_of(number):
        if not bare:
            furnish(s, space)


def printed(s: DiscoverState, tile: int) -> list[str]:
    """The cells of a tile as they were written."""
    grounds = s.content.sheet.grounds
    from emberwatch.discover.model.names import SYMBOLS

    cells = []
    for cell in s.content.tiles[tile].cells:
        text = "+".join(grounds[part] for part in cell.parts)
        under = f"/{grounds[cell.ground]}" if cell.ground != cell.parts[0] else ""
        if cell.symbol >= 0:
            text += f" *{SYMBOLS[cell.symbol]}"
        if cell.water:
            text += f" ~{under}"
        if cell.landmark:
            text += f" !{cell.landmark}{under}"
        if cell.target:
            text += " x"
        cells.append(text)
    return cells


def survivor(
    s: DiscoverState,
    seat: int,
    *,
    space: str | None = None,
    stamina: int | None = None,
    resources: Mapping[str, int] | None = None,
    tokens: Sequence[str] = (),
    items: Sequence[int | tuple[int, int]] = (),
    made: Sequence[int | tuple[int, int]] = (),
    damage: Mapping[str, int] | None = None,
    hand: Sequence[int] = (),
    threats: Sequence[str] = (),
    character: int | None = None,
) -> Survivor:
    """Lay out one survivor. `items` are numbers of discovery cards, `made` of crafted items, with counters if given as
    pairs; `tokens` kept feature tokens by what they show ("wood wood"); `hand` numbers of projects."""
    me = s.survivors[seat]
    if space is not None:
        me.space = at(space)
    if stamina is not None:
        me.stamina = stamina
    for name, n in (resources or {}).items():
        me.loose[RESOURCES.index(name)] = n
    for face in tokens:
        keep_token(s, me, face)
    for entry in items:
        number, counters = entry if isinstance(entry, tuple) else (entry, None)
        item = s.content.entries_of[number][0]
        s.decks.deck[item] -= 1
        s.decks.read_cards |= 1 << item
        me.items += (Held(item, s.item(item).counters if counters is None else counters, 0),)
    for entry in made:
        number, counters = entry if isinstance(entry, tuple) else (entry, None)
        k = [item.number for item in s.content.made].index(number)
        s.decks.made_deck[k] -= 1
        s.decks.read_made |= 1 << k
        me.items += (Held(MADE + k, s.item(MADE + k).counters if counters is None else counters, 0),)
    for name, n in (damage or {}).items():
        me.harm[DAMAGES.index(name)] = n
    for number in hand:
        k = [card.number for card in s.content.projects].index(number)
        s.decks.projects[k] = 0
        me.hand += ((k, 0),)
    for name in threats:
        k = [card.name for card in s.content.threats].index(name)
        s.decks.threats[k] -= 1
        me.threats += (k,)
    if character is not None:
        me.character = character
    return me


def keep_token(s: DiscoverState, me: Survivor, face: str) -> None:
    """A kept feature token with this face; its bag must hold one."""
    wanted = tuple(sorted(RESOURCES.index(word) for word in face.split()))
    token = next(i for i, token in enumerate(s.content.tokens) if token.resources == wanted)
    symbol = s.content.tokens[token].symbol
    s.tokens.bags[symbol][token] -= 1
    s.tokens.supply[symbol] -= 1
    me.kept = tuple(sorted([*me.kept, token]))


def lay(s: DiscoverState, space: str, *things: str) -> None:
    """Put tokens on a space: a resource ("wood"), or a face-down feature token ("*leaf")."""
    from emberwatch.discover.model.names import SYMBOLS

    for thing in things:
        if thing.startswith("*"):
            symbol = SYMBOLS.index(thing[1:])
            s.tokens.supply[symbol] -= 1
            s.map.lying[at(space)] += (FACE_DOWN + symbol,)
        else:
            s.map.lying[at(space)] += (RESOURCES.index(thing),)


def monster(s: DiscoverState, space: str, number: int | None = None, damage: int = 0) -> Foe:
    """A monster token: face down, or open with this enemy number."""
    entry = HIDDEN if number is None else s.content.enemy_entry[number]
    s.tokens.monster_supply -= 1
    if number is not None:
        s.tokens.monster_bags[0][entry] -= 1
        s.decks.read_enemies |= 1 << entry
    foe = Foe(s.map.next_uid, MONSTER, at(space), entry, damage, -1, 0)
    s.map.next_uid += 1
    s.map.foes.append(foe)
    return foe


def boss(s: DiscoverState, name: str, space: str, damage: int = 0) -> Foe:
    """A special monster on a space."""
    number = [x.name for x in s.content.specials].index(name)
    foe = Foe(s.map.next_uid, SPECIAL, at(space), s.content.special_entry[number], damage, number, 0)
    s.map.next_uid += 1
    s.map.foes.append(foe)
    return foe


# -- dice -------------------------------------------------------------------------------------------------------------


class Loaded(Dice):
    """Dice that fall as the test says, in order: a twelve-sided die by its face, anything else by its position in the
    bag. When the list is used up they fall by chance."""

    __slots__ = ("rest", "throws")

    def __init__(self, throws: Sequence[int], seed: int = 1) -> None:
        self.throws = list(throws)
        self.rest = CounterDice(seed)

    def below(self, n: int) -> int:
        return self.rest.below(n)

    def draw(self, bag: list[int]) -> int:
        if not self.throws:
            return super().draw(bag)
        throw = self.throws.pop(0)
        at = throw - 1 if bag == [1] * 12 else throw
        assert bag[at] > 0, f"the bag has no {throw}: {bag}"
        return at

    def clone(self) -> Loaded:
        twin = Loaded(self.throws)
        twin.rest = self.rest.clone()
        return twin

    def plain(self, secret: bool) -> dict[str, object]:
        return {"kind": "loaded"}


def play(s: DiscoverState, *steps: Step, dice: Sequence[int] = (), seed: int = 1, aloud: bool = False) -> Game:
    """A game that carries out these steps, in this order, from this situation on."""
    s.queue(list(steps))
    s.story = [] if aloud else None
    game = Game(DISCOVER, {}, s, Loaded(dice, seed), [NO_PICKS] * s.seats)
    PLAYED.append(game)
    game.advance()
    return game


# -- reading a game in words ------------------------------------------------------------------------------------------


def board(game: Game) -> DiscoverState:
    assert isinstance(game.state, DiscoverState)
    return game.state


def me(game: Game, seat: int = 0) -> Survivor:
    return board(game).survivors[seat]


def has(game: Game, seat: int, resource: str) -> int:
    """How many of a resource, on any tokens."""
    from emberwatch.discover.rules.inventory import has as count

    return count(board(game), me(game, seat), RESOURCES.index(resource))


def purse(game: Game, seat: int = 0) -> dict[str, int]:
    """All resources that a seat has."""
    return {name: has(game, seat, name) for name in RESOURCES if has(game, seat, name)}


def where(game: Game, seat: int = 0) -> str:
    return SPACE_NAMES[me(game, seat).space]


def harm(game: Game, seat: int = 0) -> dict[str, int]:
    return {DAMAGES[i]: n for i, n in enumerate(me(game, seat).harm) if n}


def lying(game: Game, space: str) -> list[str]:
    """The things on a space: resources, "*leaf" face down, "#12" a face-up numbered token."""
    s = board(game)
    from emberwatch.discover.model.names import SYMBOLS
    from emberwatch.discover.model.vocabulary import SORTS

    names = []
    for thing in s.map.lying[at(space)]:
        if thing >= FACE_DOWN:
            names.append(f"*{SYMBOLS[symbol_of_token(thing)]}")
        elif thing >= FACE_UP and s.content.tokens[thing - FACE_UP].card:
            names.append(f"#{s.content.tokens[thing - FACE_UP].card}")
        elif thing >= FACE_UP:
            names.append(SORTS[sort_of(s.content.tokens[thing - FACE_UP].resources)])
        else:
            names.append(RESOURCES[thing])
    return names


def foes_at(game: Game, space: str) -> list[Foe]:
    return [foe for foe in board(game).map.foes if foe.space == at(space)]


def asked(game: Game, seat: int = 0) -> str:
    """The question that a seat is asked, without the prefix: "turn", "modify"; "" if none."""
    prompt = game.prompt(seat)
    return prompt.key.removeprefix("discover-ask-") if prompt else ""


def verbs(game: Game, seat: int = 0) -> set[str]:
    return {str(pick[0]) for pick in game.picks(seat)}


def is_offered(game: Game, seat: int, *words: str | int) -> bool:
    return tuple(words) in game.picks(seat)


def choose_all(game: Game, seat: int, *picks: tuple[str | int, ...]) -> None:
    for pick in picks:
        game.choose(seat, pick)


def told(game: Game, kind: str) -> list[dict[str, object]]:
    """The events of a kind, from a game that is played aloud."""
    return [event for event in game.story(None) if event["told"] == kind]


# -- lines of a card, without the card --------------------------------------------------------------------------------


def lines(s: DiscoverState, *do: str | Entry) -> tuple[Line, ...]:
    """These lines as this terrain's cards would contain them."""
    flaws: list[Flaw] = []
    read = LineReader(s.content.sheet.grounds, flaws).lines(list(do), "test")
    assert not flaws, flaws
    return read


def carry(s: DiscoverState, *do: str | Entry, seat: int = 0, dice: Sequence[int] = (), aloud: bool = False) -> Game:
    """A game in which a survivor carries out these lines and nothing else."""
    return play(s, Lines(seat, lines(s, *do), NO_SOURCE), dice=dice, aloud=aloud)


def open_enemy(s: DiscoverState, space: str, number: int, damage: int = 0) -> Foe:
    """Put an enemy feature token face up on a space, as after a retreat."""
    token = next(i for i, token in enumerate(s.content.tokens) if token.enemy == number)
    symbol = s.content.tokens[token].symbol
    s.tokens.bags[symbol][token] -= 1
    s.tokens.supply[symbol] -= 1
    foe = Foe(s.map.next_uid, FEATURE, at(space), s.content.enemy_entry[number], damage, token, 0)
    s.map.next_uid += 1
    s.map.foes.append(foe)
    return foe


def casualty(s: DiscoverState, seat: int) -> None:
    """Eliminate this seat; what it was given lies beside it."""
    s.survivors[seat].status = LOST
    s.survivors[seat].harm = [4, 0, 0, 0]


def can_do(game: Game, seat: int = 0) -> list[str]:
    """What a seat is offered, in words: ["move A1", "end-turn"]."""
    return [" ".join(map(str, pick)) for pick in game.picks(seat)]
