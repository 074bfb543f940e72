"""What each thing on a table of Outlive is: its name, what it does (with this game's figures), and its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeAlias

from emberwatch.engine.presenting import Say, Tooltip
from emberwatch.outlive.knowledge.view import has_seen, is_night_ahead, is_secret, tonight
from emberwatch.outlive.model.content import OutliveContent
from emberwatch.outlive.model.editions import Edition
from emberwatch.outlive.model.names import (
    ACCESS_CARD,
    AIRLOCK,
    AIRLOCK_1,
    BASE,
    BASEBALL_BAT,
    BATTLE_GEAR,
    BEAR_TRAP,
    CAPSULE,
    CARGO,
    CITIES,
    DAM,
    EQUIPMENT,
    EVENTS,
    EVENTS_ROOM,
    EXOSKELETON,
    GRAPPLING_HOOK,
    HERO_IMMUNITY,
    HEROES,
    HUNTING,
    LEADERS,
    MARY,
    PERMANENT_WATER,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_RESOURCES,
    SEARCH_TILES,
    SHOTGUN,
    SLOTS,
    THERMAL_SENSOR,
    TRIBUTE,
)
from emberwatch.outlive.model.state import BITS, GEAR_STATES, NONE, UNSEEN, OutliveState, Shelter, new_state
from emberwatch.outlive.model.vocabulary import LABEL_ROOM, LABELS
from emberwatch.outlive.present.wording import (
    equipment_help,
    event_help,
    label,
    leader_help,
    room_help,
    row,
    sign,
)
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.outlive.rules.hunting import STACK_OF, Catch, endurance
from emberwatch.outlive.rules.places import strength
from emberwatch.outlive.rules.scoring import PARTS

Glossary: TypeAlias = dict[str, Tooltip]

PLACE_KINDS: Final = {BASE: "base", DAM: "dam", CARGO: "ship", **dict.fromkeys(CITIES, "city")}
"""Places that work alike; all others are in the wild."""
PLACE_RULES: Final = {
    "base": ("A-1", "A-2"),
    "dam": ("A-1", "A-6"),
    "ship": ("A-5",),
    "city": ("A-1", "A-7"),
    "wild": ("A-1", "A-3", "A-4"),
}
RESOURCE_RULES: Final = {
    "meat": ("N2", "N4", "N7"),
    "water": ("N2", "N4", "N7"),
    "canned-goods": ("N2", "N4"),
    "wood": ("N5", "N6"),
    "metal": ("N5", "N6"),
    "microchip": ("N5", "N6", "A-6"),
    "munition": ("P-4", "A-4"),
}
GEAR_RULES: Final = {
    BATTLE_GEAR: "P-4", BASEBALL_BAT: "P-3", THERMAL_SENSOR: "A-4", BEAR_TRAP: "A-4", SHOTGUN: "A-4",
    EXOSKELETON: "D-6", ACCESS_CARD: "A-6", GRAPPLING_HOOK: "A-5",
}  # fmt: skip
"""The rule that a kind of equipment changes; all others appear in G alone."""
ROOM_RULES: Final = {
    EVENTS_ROOM: "N1", HERO_IMMUNITY: "P-4", TRIBUTE: "P-5", PERMANENT_WATER: "P-9", AIRLOCK_1: "N3",
}  # fmt: skip


def glossary(s: OutliveState, seat: int | None, say: Say) -> Glossary:
    """What never changes, overlaid with the present state, as far as this seat may know it."""
    entries = dict(describe_printed(say, s.content, s.seats, s.edition))
    entries.update(remember_part(stocks, s, say, (*s.stock, s.algae, sum(s.deck), sum(s.discard))))
    entries.update(game_stacks(s, seat, say))
    entries.update(cities(s, seat, say))
    entries.update(remember_part(spots, s, say, (*s.slot_people, *s.docked)))
    for owner in range(s.seats):
        if not is_secret(s, owner, seat):
            entries.update(remember_part(partial(shelter, owner=owner), s, say, shelter_facts(s, owner)))
            if is_night_ahead(s):
                entries[f"tonight:{owner}"] = night_entry(say, tuple(tonight(s, s.shelters[owner]).values()))
    return entries


KEPT: Final[dict[tuple[object, ...], Glossary]] = {}
MOST_KEPT: Final = 1024


def remember_part(
    make: Callable[[OutliveState, Say], Glossary], s: OutliveState, say: Say, facts: tuple[object, ...]
) -> Glossary:
    """A part of a glossary that depends on these facts alone, built once and cached: most parts do not change."""
    about = (say, s.content, s.edition, s.seats, facts)
    entries = KEPT.get(about)
    if entries is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        entries = KEPT[about] = make(s, say)
    return entries


@lru_cache(maxsize=8192)
def say_once(say: Say, key: str, **details: str | int) -> str:
    """A message, cached: the same few are needed over and over, and making them is slow."""
    return say(key, **details)


def flowing(text: str) -> tuple[str]:
    """Join the lines of a help text into one paragraph; the files have one sentence per line."""
    return (text.replace("\n", " "),)


def capitalize_title(title: str) -> str:
    """Capitalize a title: names are written to fit into a sentence, but a title begins one."""
    return title[:1].upper() + title[1:]


# -- what is printed --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def describe_printed(say: Say, c: OutliveContent, seats: int, edition: Edition) -> Glossary:
    """What each thing is, whatever happens; worked out once per set of figures and language."""
    s = new_state(seats, c, edition, 0)
    entries = places(s, say) | pieces(s, say) | tiles(s, say) | cards(s, say) | in_shelter(s, say)
    for n, wave in enumerate(c.waves, 1):
        entries[f"day:{n}"] = Tooltip(say("thing-day", n=n), (say("thing-day.text", wave=wave),), ("D-1", "N3"))
    for part in (*PARTS, "total"):
        text = say(f"thing-score-{part}", rooms=row(c.room_points[1:]))
        entries[f"score:{part}"] = Tooltip(say(f"score-{part}"), (text,), ("Z",))
    return entries


def places(s: OutliveState, say: Say) -> Glossary:
    entries = {}
    for place, name in enumerate(PLACES):
        kind = PLACE_KINDS.get(place, "wild")
        one = say(f"amount-{RESOURCES[YIELD[place]]}", n=1) if place in YIELD else ""
        text = say(f"thing-place-{kind}", one=one, pay=say("amount-microchip", n=1))
        entries[f"place:{name}"] = Tooltip(say(f"place-{name}"), (text,), PLACE_RULES[kind])
    return entries


def pieces(s: OutliveState, say: Say) -> Glossary:
    entries = {
        "first": Tooltip(capitalize_title(say("first-player")), (say("thing-first"),), ("S-5", "D-2", "A-5", "N1"))
    }
    for hero, name in enumerate(HEROES):
        entries[f"hero:{name}"] = hero_entry(s, say, hero, s.content.strengths[hero])
    return entries


def hero_entry(s: OutliveState, say: Say, hero: int, now: int) -> Tooltip:
    """A hero. `now` is its strength for action points, which an event may lower."""
    printed = s.content.strengths[hero]
    text = [say_once(say, "thing-hero", moves=s.content.moves, points=say_once(say, "amount-action-points", n=now))]
    if now != printed:
        text.append(say_once(say, "thing-hero-weak", event=say_once(say, "event-sandstorm")))
    title = capitalize_title(say_once(say, "hero", strength=printed))
    return Tooltip(title, tuple(text), ("D-2", "D-3", "D-4", "A-1", "P-1"))


def tiles(s: OutliveState, say: Say) -> Glossary:
    c, entries = s.content, {}
    for tile, name in enumerate(SEARCH_TILES):
        if tile < CAPSULE:
            text = say("thing-tile-resource", one=say(f"amount-{RESOURCES[SEARCH_RESOURCES[tile]]}", n=1))
        else:
            text = say(f"thing-tile-{name}")
        entries[f"tile:{name}"] = Tooltip(capitalize_title(say(f"search-{name}")), (text,), ("A-7",))
    for prey, name in enumerate(PREY):
        title = capitalize_title(say("prey", endurance=c.endurance[prey]))
        entries[f"caught:{name}"] = Tooltip(title, (say("thing-caught", meat=row(c.meat[prey])),), ("A-4",))
    return entries


def cards(s: OutliveState, say: Say) -> Glossary:
    entries = {}
    for event, name in enumerate(EVENTS):
        entries[f"event:{name}"] = Tooltip(say(f"event-{name}"), flowing(event_help(s, say, event)), ("E", "D-1", "N1"))
    for leader, name in enumerate(LEADERS):
        rules = ("S-4", "S-5", "S-10") if leader == MARY else ("S-4", "S-5")
        entries[f"leader:{name}"] = Tooltip(say(f"leader-{name}"), flowing(leader_help(s, say, leader)), rules)
    for kind, name in enumerate(EQUIPMENT):
        rules = ("A-8", "G", GEAR_RULES[kind]) if kind in GEAR_RULES else ("A-8", "G")
        entries[f"equipment:{name}"] = Tooltip(say(f"equipment-{name}"), flowing(equipment_help(s, say, kind)), rules)
    return entries


def in_shelter(s: OutliveState, say: Say) -> Glossary:
    c, entries = s.content, {}
    for number, name in enumerate(LABELS):
        room = LABEL_ROOM[number]
        rules = ("R", "N5", ROOM_RULES[room]) if room in ROOM_RULES else ("R", "N5")
        entries[f"room:{name}"] = Tooltip(str(label(s, say, number)["room"]), flowing(room_help(s, say, room)), rules)
    for name in ROOMS:
        entries[f"dealt:{name}"] = Tooltip(entries[f"room:{name}"].title, entries[f"room:{name}"].text, ("S-2", "R"))
    for name in RESOURCES:
        text = say(f"thing-resource-{name}", kept=c.water_kept)
        entries[f"resource:{name}"] = Tooltip(capitalize_title(say(f"resource-{name}")), (text,), RESOURCE_RULES[name])
    water = say("room-permanent-water.help", amount=c.amount[PERMANENT_WATER])
    entries["resource:permanent-water"] = Tooltip(
        capitalize_title(say("permanent-water")), flowing(water), ("R", "P-9")
    )
    text = say("thing-airlock", spaces=c.airlock_spaces, rows=row(c.airlock_rows))
    entries["airlock"] = Tooltip(capitalize_title(say("airlock")), (text,), ("N2", "N3", "N4"))
    entries["gauge"] = Tooltip(capitalize_title(say("gauge")), (say("thing-gauge"),), ("N3", "Z"))
    return entries


# -- the board now ----------------------------------------------------------------------------------------------------


def stocks(s: OutliveState, say: Say) -> Glossary:
    """Tokens on the places, the algae, the equipment deck."""
    entries = {}
    for place, resource in YIELD.items():
        name, kind = PLACES[place], PLACE_KINDS.get(place, "wild")
        goods, at = say_once(say, f"resource-{RESOURCES[resource]}"), say_once(say, f"place-{name}.at")
        left = say_once(say, f"amount-{RESOURCES[resource]}", n=s.stock[place])
        text = say_once(say, "thing-stock.text", left=left, total=s.content.totals[place][s.seats - 2])
        title = capitalize_title(say_once(say, "thing-stock", resource=goods, place_at=at))
        entries[f"stock:{name}"] = Tooltip(title, (text,), (*PLACE_RULES[kind][:2], "W-1"))
    algae = (say_once(say, "thing-algae"), *(() if s.algae else (say_once(say, "thing-algae-gone"),)))
    entries["algae"] = Tooltip(capitalize_title(say_once(say, "algae")), algae, ("A-2", "W-2"))
    deck = say_once(say, "thing-deck.text", n=sum(s.deck), discarded=sum(s.discard))
    entries["deck"] = Tooltip(capitalize_title(say_once(say, "thing-deck")), (deck,), ("Q",))
    return entries


def game_stacks(s: OutliveState, seat: int | None, say: Say) -> Glossary:
    """Wild game: the open tile, and the whole stack for a seat that has looked through it."""
    entries = {}
    for place in HUNTING:
        stack, name = s.stacks[STACK_OF[place]], PLACES[place]
        title = capitalize_title(say_once(say, "thing-stack", place_at=say_once(say, f"place-{name}.at")))
        seen = len(stack) if has_seen(s.stacks_seen[STACK_OF[place]], seat) else 1
        for n, prey in enumerate(reversed(stack[-seen:]), 1):
            if prey != UNSEEN:
                entries[f"prey:{name}:{n}"] = prey_entry(s, seat, say, prey)
        top = entries.get(f"prey:{name}:1")
        text = (*(top.text if top else ()), say_once(say, "thing-stack.text", n=len(stack)))
        entries[f"stack:{name}"] = Tooltip(title, text, ("A-4", "S-8"))
    return entries


def prey_entry(s: OutliveState, seat: int | None, say: Say, prey: int) -> Tooltip:
    """What a tile costs and brings this seat; for spectators, what is printed."""
    title = capitalize_title(say_once(say, "prey", endurance=s.content.endurance[prey]))
    if seat is None:
        return Tooltip(title, (say_once(say, "thing-caught", meat=row(s.content.meat[prey])),), ("A-4",))
    meat = say_once(say, "amount-meat", n=Catch(seat, 0, 0, 0).meat(s, s.shelters[seat], prey))
    text = say_once(say, "thing-prey", endurance=endurance(s, seat, prey), meat=meat)
    return Tooltip(title, (text,), ("A-4",))


def cities(s: OutliveState, seat: int | None, say: Say) -> Glossary:
    """Search piles and displays. Everybody may count a pile's tiles; only seats that have looked know their order."""
    entries = {}
    for city, place in enumerate(CITIES):
        pile, name = s.piles[city], PLACES[place]
        hidden = [s.unseen[city][tile] + pile.count(tile) for tile in range(len(SEARCH_TILES))]
        text = [say_once(say, "thing-pile.text", n=len(pile))]
        if has_seen(s.piles_seen[city], seat) and pile:
            order = ", ".join([say_once(say, f"search-{SEARCH_TILES[tile]}") for tile in reversed(pile)])
            text.append(say_once(say, "thing-pile-order", tiles=order))
        elif pile:
            text.append(say_once(say, "thing-pile-hidden", tiles=list_tiles(say, hidden)))
        title = capitalize_title(say_once(say, "thing-pile", place_at=say_once(say, f"place-{name}.at")))
        entries[f"pile:{name}"] = Tooltip(title, tuple(text), ("A-7", "W-4"))
        for kind in s.displays[city]:
            entries[f"display:{name}:{EQUIPMENT[kind]}"] = describe_display(s, say, kind)
    return entries


def list_tiles(say: Say, counts: list[int]) -> str:
    names = [(n, say_once(say, f"search-{SEARCH_TILES[tile]}")) for tile, n in enumerate(counts) if n]
    return ", ".join([f"{n} × {name}" for n, name in names])


def describe_display(s: OutliveState, say: Say, kind: int) -> Tooltip:
    """Equipment on display in a city."""
    entry = describe_printed(say, s.content, s.seats, s.edition)[f"equipment:{EQUIPMENT[kind]}"]
    return Tooltip(entry.title, (*entry.text, say_once(say, "thing-display")), ("A-7", *entry.rules))


def spots(s: OutliveState, say: Say) -> Glossary:
    """The spots of the Cargo Ship."""
    entries = {}
    for slot, name in enumerate(SLOTS):
        cans = say_once(say, "amount-canned-goods", n=s.content.slot_cans[slot])
        people = say_once(say, "amount-survivors", n=s.slot_people[slot])
        text = [say_once(say, "thing-slot", strength=slot + 3, cans=cans, people=people)]
        if s.docked[slot]:
            text.append(say_once(say, "thing-slot-taken"))
        entries[f"slot:{name}"] = Tooltip(
            capitalize_title(say_once(say, "slot", strength=slot + 3)), tuple(text), ("A-5", "W-5")
        )
    return entries


# -- a shelter now ----------------------------------------------------------------------------------------------------


def shelter_facts(s: OutliveState, owner: int) -> tuple[object, ...]:
    """Everything that `shelter` depends on."""
    me = s.shelters[owner]
    heroes = tuple([strength(s, owner, hero) for hero in range(len(HEROES))])
    rooms = (me.rooms, me.labels, me.built, me.powers, me.used, tuple(me.people))
    return (owner, me.gauge, rooms, tuple(me.gear), heroes)


def shelter(s: OutliveState, say: Say, owner: int) -> Glossary:
    """What differs in a shelter from what is printed."""
    me, c = s.shelters[owner], s.content
    base = describe_printed(say, c, s.seats, s.edition)
    entries = {f"airlock:{owner}": more(base["airlock"], airlock_now(s, me, say))}
    at = sign(c.gauge[me.gauge])
    entries[f"gauge:{owner}"] = more(base["gauge"], say_once(say, "thing-gauge-now", square=at))
    for slot in range(len(me.rooms)):
        name = LABELS[me.labels[slot]]
        entries[f"room:{owner}:{name}"] = more(base[f"room:{name}"], room_now(s, me, slot, say))
    for kind, name in enumerate(EQUIPMENT):
        if me.gear[kind] != NONE:
            now = say_once(say, f"thing-gear-{GEAR_STATES[me.gear[kind]]}")
            entries[f"equipment:{owner}:{name}"] = more(base[f"equipment:{name}"], now)
    for hero, name in enumerate(HEROES):
        if strength(s, owner, hero) != c.strengths[hero]:
            entries[f"hero:{owner}:{name}"] = hero_entry(s, say, hero, strength(s, owner, hero))
    return entries


@lru_cache(maxsize=1024)
def night_entry(say: Say, costs: tuple[int, int, int, int]) -> Tooltip:
    """What the coming night costs if nothing changes."""
    supplies, water, missing, radiation = costs
    fed = {"supplies": say("amount-supplies", n=supplies), "water": say("amount-water", n=water)}
    text = [say("thing-tonight.text", **fed), say("thing-tonight.radiation", n=radiation)]
    if missing:
        text.append(say("thing-tonight.missing", n=missing))
    return Tooltip(say("thing-tonight"), tuple(text), ("N2", "N3"))


def more(entry: Tooltip, text: str) -> Tooltip:
    return Tooltip(entry.title, (*entry.text, text), entry.rules)


def airlock_now(s: OutliveState, me: Shelter, say: Say) -> str:
    people = me.people[AIRLOCK]
    water = say_once(say, "amount-water", n=s.content.rows_used[people])
    return say_once(say, "thing-airlock-now", people=say_once(say, "amount-survivors", n=people), water=water)


def room_now(s: OutliveState, me: Shelter, slot: int, say: Say) -> str:
    """Whether a room works, and if not, why."""
    if not me.built & BITS[slot]:
        return say_once(say, "thing-room-unbuilt", cost=say_once(say, "amount-materials", n=s.content.build_cost))
    room = me.rooms[slot]
    if slot not in me.slots_of(room, s.content):
        people = say_once(say, "amount-survivors", n=s.content.spaces[room] - me.people[slot])
        return say_once(say, "thing-room-unfilled", people=people)
    return say_once(say, "thing-room-used" if me.used & BITS[slot] else "thing-room-works")
