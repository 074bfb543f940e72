"""The moves of a turn: what a place offers, whom a hero would press there, and who could then press it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.outlive.model.names import PLACES, PREY, RESOURCES
from emberwatch.outlive.rules.cargo import open_slots
from emberwatch.outlive.rules.day import is_far
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.outlive.rules.hunting import endurance
from emberwatch.terminal.drawing import SEAT_STYLES, View
from emberwatch.terminal.outlive.drawing import OutliveDrawing


class Moves(OutliveDrawing):
    """Destinations, and the heroes that could go there."""

    # -- the place ------------------------------------------------------------------------------------------------

    def destination(self, view: View, seat: int, place: str) -> Text:
        """A destination, and what it offers."""
        name = self.say(f"place-{place}")
        if place == "cargo-ship":
            return Text(name, style="bold")
        gains = " · ".join(self.gains(view, seat, place)) or self.say("term-gain-nothing")
        return Text(self.label(name), style="bold").append(f" {gains}", style="not bold dim")

    def gains(self, view: View, seat: int, place: str) -> Iterator[str]:
        if place in view["cities"]:
            yield from self.city_gains(view["cities"][place])
        at = PLACES.index(place)
        if at in YIELD:
            yield from self.stock_gains(view, seat, at)
        if place in view["stacks"] and view["stacks"][place]["top"]:
            prey = PREY.index(view["stacks"][place]["top"])
            yield self.say("prey", endurance=endurance(self.state, seat, prey))
        if place == "military-base" and view["algae"]:
            yield self.say("term-gain-algae")

    def city_gains(self, city: View) -> Iterator[str]:
        if city["equipment"]:
            yield self.names("equipment", city["equipment"])
        yield self.say("term-gain-search", n=city["pile"])

    def stock_gains(self, view: View, seat: int, place: int) -> Iterator[str]:
        stock = view["places"][place]["stock"]
        amount = self.say(f"amount-{RESOURCES[YIELD[place]]}", n=stock)
        if PLACES[place] == "dam":
            yield self.say("term-gain-dam", amount=amount, have=view["shelters"][seat]["resources"]["microchip"])
        elif stock:
            yield amount

    def places_taken(self, view: View, seat: int) -> Text | None:
        """Places that heroes could reach if none of their own tribe were there."""
        mine = view["shelters"][seat]
        afar = mine["equipment"].get("exoskeleton") == "ready"
        idle = [PLACES.index(hero["place"]) for hero in mine["heroes"] if hero["state"] == "idle"]
        own = sorted([PLACES.index(hero["place"]) for hero in mine["heroes"] if hero["place"]])
        taken = [at for at in own if any([at != start and (afar or at in self.content.near[start]) for start in idle])]
        places = self.names("place", [PLACES[at] for at in taken])
        return Text(self.say("term-taken", places=places), style="dim") if places else None

    # -- the hero -------------------------------------------------------------------------------------------------

    def mover(self, view: View, seat: int, pick: Pick) -> Text:
        """A hero that could go there: whom it would press, and who could then press it."""
        mine = view["shelters"][seat]["heroes"][pick.what]
        now = self.say("term-mover", place_at=self.say(f"place-{mine['place']}.at"))
        text = Text.assemble((self.tag(seat, mine["strength"]), f"bold {SEAT_STYLES[seat]}"), f" {now}")
        for hint in self.prospects(view, seat, mine["strength"], pick):
            text.append(f"  {hint}", style="dim")
        return text

    def prospects(self, view: View, seat: int, strength: int, pick: Pick) -> Iterator[str]:
        place = PLACES[pick.how]
        if is_far(self.content, self.state.shelters[seat].heroes[pick.what], pick.how):
            yield self.say("term-uses", equipment=self.say("equipment-exoskeleton"))
        if place == "cargo-ship":
            yield " · ".join(self.berths(view, seat, pick.what))
        others = [other for other in view["shelters"] if other["seat"] != seat]
        for other in others:
            yield from self.victims(other, strength, place)
        risks = [tag for other in others for tag in self.pursuers(other, strength, pick.how)]
        if risks:
            yield self.say("term-risk", tags=" ".join(risks))

    def victims(self, other: View, strength: int, place: str) -> Iterator[str]:
        """Weaker heroes that stand there."""
        for hero in standing(other, place):
            if hero["strength"] < strength:
                owner = self.seat(other["seat"]).plain
                yield self.say("term-presses", tag=owner, n=strength - hero["strength"])

    def pursuers(self, other: View, strength: int, place: int) -> list[str]:
        """Stronger heroes that have not acted yet and could come here, where none of their tribe stands."""
        if standing(other, PLACES[place]):
            return []
        near = [PLACES[start] for start in self.content.near[place]]
        could = [hero for hero in other["heroes"] if hero["state"] == "idle" and hero["place"] in near]
        return [self.tag(other["seat"], hero["strength"]) for hero in could if hero["strength"] > strength]

    # -- the Cargo Ship -------------------------------------------------------------------------------------------

    def berths(self, view: View, seat: int, hero: int) -> Iterator[str]:
        """What the spots of the Cargo Ship open to this hero hold."""
        for slot in open_slots(self.state, self.state.shelters[seat], seat, hero):
            yield self.say("term-gain-slot", slot=self.say("slot", strength=slot + 3), amount=self.berth(view, slot))
        if not any([slot["heroes"] for slot in view["cargo"]]):
            yield self.say("first-player")


def standing(shelter: View, place: str) -> list[View]:
    """The heroes of a shelter that have acted at this place."""
    return [hero for hero in shelter["heroes"] if hero["place"] == place and hero["state"] == "standing"]
