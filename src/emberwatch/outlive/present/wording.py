"""How the numbers of Outlive become words, in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.presenting import Fact, Said, Say, Wording
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.names import (
    CITIES,
    EQUIPMENT,
    EVENTS,
    EVENTS_ROOM,
    HUNTING,
    LEADERS,
    MATERIALS,
    PLACES,
    PREY,
    RESOURCES,
    ROOMS,
    SEARCH_TILES,
    SURVIVOR_1,
    WORKSHOP,
)
from emberwatch.outlive.model.state import PLACEMENT, SETUP, OutliveState
from emberwatch.outlive.model.vocabulary import AIRLOCK_SPOT, LABEL_ROOM, PERMANENT
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.outlive.rules.hunting import STACK_OF, ChoosePrey
from emberwatch.outlive.rules.places import strength

PICK_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "pass": (),
    "discard": ("room",),
    "build": ("label",),
    "amount": ("n",),
    "lead": ("leader",),
    "discard-tile": ("tile",),
    "place": ("hero", "place"),
    "move": ("hero", "place"),
    "stay": ("hero",),
    "dock": ("slot",),
    "give": ("purse",),
    "take": ("purse",),
    "shoot": (),
    "algae": (),
    "hunt": (),
    "prey": ("n",),
    "open": (),
    "salvage": ("equipment",),
    "search": ("city",),
    "use": ("equipment",),
    "welcome": ("spot",),
    "overcome": ("event",),
    "save": ("purse",),
    "pay": ("purse",),
    "lose": ("spot",),
    "recruit": ("purse",),
    "enter": ("label",),
    "repair": ("equipment",),
    "dismantle": ("equipment",),
    "look": ("city",),
}
"""What the numbers of a pick mean, by its verb."""

AMOUNT_IS: Final[Mapping[str, str]] = {"told-caught": "meat", "told-unloaded": "canned-goods"}
"""Events whose number is an amount of one particular resource."""
POINTS: Final = ("told-overcame", "told-scored", "advice-points")
"""Messages whose number is survival points."""


class OutliveWording(Wording):
    """The wording of Outlive."""

    BEGINNINGS: ClassVar[frozenset[str]] = frozenset(("dawn", "day", "night", "convoy"))

    def pick_key(self, pick: Pick) -> str:
        verb = str(pick.words[0])
        if verb == "use":
            return "pick-use-room" if pick.how == 1 else "pick-use-equipment"
        return f"pick-{verb}"

    def pick_fields(self, s: OutliveState, asked: Step | None, pick: Pick) -> dict[str, int]:
        verb = str(pick.words[0])
        names = ("label",) if verb == "use" and pick.how == 1 else PICK_FIELDS[verb]
        fields = dict(zip(names, (pick.what, pick.how), strict=False))
        if asked is not None and verb in ("move", "stay"):
            fields["from"] = s.shelters[asked.seat].heroes[pick.what]
            fields["acts"] = strength(s, asked.seat, pick.what)
        if isinstance(asked, ChoosePrey) and verb == "prey":
            fields = {"n": pick.what + 1, "prey": s.stacks[STACK_OF[asked.place]][-1 - pick.what]}
        return fields

    def speak(self, s: OutliveState, say: Say, about: str, fields: Mapping[str, int]) -> Said:
        said: Said = {}
        for name, number in fields.items():
            said.update(self.one(s, say, name, number))
        if "n" in fields:
            said.update(self.amounts(say, about, fields))
        if "wood" in fields:
            said["cost"] = self.materials(say, [fields[RESOURCES[i]] for i in MATERIALS])
        if about in COSTS:
            said.update(COSTS[about](s, say, fields))
        if "acts" in fields and fields["acts"] != s.content.strengths[fields["hero"]]:
            said["hero"] = say("hero-weakened", strength=s.content.strengths[fields["hero"]], acts=fields["acts"])
        if about == "advice-gain":
            said["gain"] = vector(say, {i: fields[name] for i, name in enumerate(RESOURCES)})
        if about == "pick-algae":
            said["algae"] = say("algae")
        return said

    def one(self, s: OutliveState, say: Say, name: str, number: int) -> Said:
        """One number as words, according to what it means."""
        speak = SPEAKERS.get(name)
        return speak(s, say, number) if speak else {name: number}

    def amounts(self, say: Say, about: str, fields: Mapping[str, int]) -> Said:
        n = fields["n"]
        if about in POINTS:
            return {"points": points(say, n)}
        if about in AMOUNT_IS:
            return {"amount": say(f"amount-{AMOUNT_IS[about]}", n=n)}
        if about == "told-scarce":
            return {"amount": say(f"amount-{RESOURCES[YIELD[fields['place']]]}", n=n)}
        if "resource" in fields:
            return {"amount": say(f"amount-{RESOURCES[fields['resource']]}", n=n)}
        return {}

    def materials(self, say: Say, counts: list[int]) -> str:
        return vector(say, {MATERIALS[i]: counts[i] for i in range(3)})

    def figures(self, s: OutliveState | None) -> Mapping[str, Said]:
        c = s.content if s else load()
        meat = [f"{c.endurance[prey]} → {'/'.join(map(str, c.meat[prey]))}" for prey in range(len(PREY))]
        return {
            "A-4": {"table": ", ".join(meat)},
            "A-5": {"cans": row(c.slot_cans)},
            "N1": {
                "materials": c.amount[EVENTS_ROOM],
                "munitions": c.events_munitions,
                "supplies": c.events_supplies,
            },
            "N2": {"rows": row(c.airlock_rows)},
            "N3": {"waves": row(c.waves), "gauge": ", ".join([sign(value) for value in c.gauge])},
            "N5": {"build": c.build_cost},
            "N7": {"water": c.water_kept},
            "Z": {"points": row(c.room_points[1:])},
        }

    def facts(self, s: OutliveState) -> list[Fact]:
        if s.phase in (SETUP, PLACEMENT):
            return [("outlive-fact-setup", {})]
        return [("outlive-fact-day", {"n": s.round, "days": len(s.content.waves)})]

    def facts_of_seat(self, s: OutliveState, seat: int) -> list[Fact]:
        """S-2: leaders are secret until all have chosen theirs."""
        return [] if s.phase == SETUP else [(f"leader-{LEADERS[s.shelters[seat].leader]}", {})]

    def helps(self, s: OutliveState, say: Say, pick: Pick) -> list[str]:
        fields = self.pick_fields(s, None, pick)
        if "label" in fields:
            return [room_help(s, say, LABEL_ROOM[fields["label"]])]
        if "room" in fields:
            return [room_help(s, say, fields["room"])]
        if "equipment" in fields:
            return [equipment_help(s, say, fields["equipment"])]
        if "event" in fields:
            return [event_help(s, say, fields["event"])]
        if "leader" in fields:
            return [leader_help(s, say, fields["leader"])]
        return []


# -- one method per kind of number ------------------------------------------------------------------------------


def place(s: OutliveState, say: Say, number: int) -> Said:
    key = f"place-{PLACES[number]}"
    return {"place": say(key), "place_to": say(f"{key}.to"), "place_at": say(f"{key}.at")}


def place_left(s: OutliveState, say: Say, number: int) -> Said:
    return {"from": say(f"place-{PLACES[number]}")}


def city(s: OutliveState, say: Say, number: int) -> Said:
    return place(s, say, CITIES[number])


def stack(s: OutliveState, say: Say, number: int) -> Said:
    return place(s, say, HUNTING[number])


def hero(s: OutliveState, say: Say, number: int) -> Said:
    return {"hero": say("hero", strength=s.content.strengths[number])}


def slot(s: OutliveState, say: Say, number: int) -> Said:
    return {"slot": say("slot", strength=number + 3)}


def resource(s: OutliveState, say: Say, number: int) -> Said:
    name = RESOURCES[number]
    return {"resource": say(f"resource-{name}"), "one": say(f"amount-{name}", n=1)}


def purse(s: OutliveState, say: Say, number: int) -> Said:
    if number == PERMANENT:
        return {"resource": say("permanent-water"), "one": say("permanent-water")}
    return resource(s, say, number)


def room(s: OutliveState, say: Say, number: int) -> Said:
    return {"room": say(f"room-{ROOMS[number]}")}


def label(s: OutliveState, say: Say, number: int) -> Said:
    name = say(f"room-{ROOMS[LABEL_ROOM[number]]}")
    return {"room": say("second-copy", room=name) if number >= len(ROOMS) else name}


def spot(s: OutliveState, say: Say, number: int) -> Said:
    if number == AIRLOCK_SPOT:
        return {"spot": say("airlock")}
    return {"spot": label(s, say, number)["room"]}


def equipment(s: OutliveState, say: Say, number: int) -> Said:
    return {"equipment": say(f"equipment-{EQUIPMENT[number]}")}


def event(s: OutliveState, say: Say, number: int) -> Said:
    return {"event": say(f"event-{EVENTS[number]}")}


def leader(s: OutliveState, say: Say, number: int) -> Said:
    return {"leader": say(f"leader-{LEADERS[number]}")}


def prey(s: OutliveState, say: Say, number: int) -> Said:
    return {"prey": say("prey", endurance=s.content.endurance[number])}


def tile(s: OutliveState, say: Say, number: int) -> Said:
    return {"tile": say(f"search-{SEARCH_TILES[number]}")}


def gauge(s: OutliveState, say: Say, number: int) -> Said:
    return {"gauge": sign(s.content.gauge[number])}


SPEAKERS: Final = {
    "place": place,
    "from": place_left,
    "city": city,
    "stack": stack,
    "hero": hero,
    "slot": slot,
    "resource": resource,
    "purse": purse,
    "room": room,
    "label": label,
    "spot": spot,
    "equipment": equipment,
    "event": event,
    "leader": leader,
    "prey": prey,
    "tile": tile,
    "gauge": gauge,
}


def row(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def points(say: Say, n: int) -> str:
    """Survival points, with a proper minus sign."""
    return say("amount-points", n=str(n).replace("-", "−"))


def sign(value: int) -> str:
    """A square of the gauge as it is printed: +3, 0, −2."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


# -- costs ------------------------------------------------------------------------------------------------------


def vector(say: Say, counts: Mapping[int, int]) -> str:
    """Amounts of resources by number, as a list."""
    amounts = [say(f"amount-{RESOURCES[i]}", n=n) for i, n in counts.items() if n]
    return ", ".join(amounts) or say("nothing-to-pay")


def event_cost(s: OutliveState, say: Say, fields: Mapping[str, int]) -> Said:
    number = fields["event"]
    cost = vector(say, dict(enumerate(s.content.event_cost[number])))
    return {"cost": cost, "points": points(say, s.content.event_points[number])}


def repair_cost(s: OutliveState, say: Say, fields: Mapping[str, int]) -> Said:
    counts = s.content.repair_cost[fields["equipment"]]
    return {"cost": vector(say, {MATERIALS[i]: counts[i] for i in range(3)})}


COSTS: Final = {
    "pick-overcome": event_cost,
    "pick-repair": repair_cost,
    "pick-dismantle": repair_cost,
}


# -- what things do -----------------------------------------------------------------------------------------------


def room_help(s: OutliveState, say: Say, number: int) -> str:
    c = s.content
    figures: Said = {"amount": c.amount[number]}
    if number == WORKSHOP:
        figures["draw"] = c.workshop_draw
    if number == SURVIVOR_1:
        figures["limit"] = c.survivor_limit
    if number == EVENTS_ROOM:
        figures |= {"munitions": c.events_munitions, "supplies": c.events_supplies}
    size = say("room-size", spaces=c.spaces[number], upkeep=c.upkeep[number])
    return f"{size} {say(f'room-{ROOMS[number]}.help', **figures)}"


def equipment_help(s: OutliveState, say: Say, number: int) -> str:
    c = s.content
    text = say(f"equipment-{EQUIPMENT[number]}.help", amount=c.bonus[number])
    cost = repair_cost(s, say, {"equipment": number})["cost"]
    pair = say(f"equipment-{EQUIPMENT[c.pair[number]]}")
    return f"{text} {say('equipment-facts', cost=cost, pair=pair)}"


def event_help(s: OutliveState, say: Say, number: int) -> str:
    text = say(f"event-{EVENTS[number]}.help", amount=s.amount(number))
    return f"{text} {say('event-facts', **event_cost(s, say, {'event': number}))}"


def leader_help(s: OutliveState, say: Say, number: int) -> str:
    c = s.content
    starts = ", ".join([say(f"place-{PLACES[p]}") for p in c.start[number]])
    goods = vector(say, dict(enumerate(c.leader_resources[number])))
    gear = say(f"equipment-{EQUIPMENT[c.leader_equipment[number]]}")
    facts = say("leader-facts", age=c.age[number], places=starts, resources=goods, equipment=gear)
    if not c.leader_draw[number]:
        return facts
    draw = say(f"leader-{LEADERS[number]}.help", draw=c.leader_draw[number], keep=c.leader_keep[number])
    return f"{facts} {draw}"
