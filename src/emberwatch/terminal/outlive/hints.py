"""The hints: a few words beside a choice that say what it would cost or bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberwatch.engine.agenda import Pick
from emberwatch.outlive.model.names import PLACES, PREY
from emberwatch.outlive.present.wording import sign
from emberwatch.outlive.rules.equipment import YIELD
from emberwatch.outlive.rules.hunting import Catch, endurance
from emberwatch.terminal.drawing import View, times
from emberwatch.terminal.outlive.drawing import OutliveDrawing

SPENT: Final = {"shoot": "munition", "open": "microchip"}
"""What a pick spends without naming it."""


class Hints(OutliveDrawing):
    """Useful facts beside a choice; one method for each kind of choice."""

    def beside(self, view: View, seat: int, pick: Pick) -> str:
        """The hint beside a choice; "" if its name says everything."""
        hint = HINTS.get(str(pick.words[0]))
        return hint(self, view, seat, pick) if hint else ""

    # -- resources ------------------------------------------------------------------------------------------------

    def have(self, view: View, seat: int, pick: Pick) -> str:
        """How many the seat has of the resource it would spend."""
        resources = view["shelters"][seat]["resources"]
        name = SPENT.get(str(pick.words[0])) or str(pick.words[1])
        return self.say("term-hint-have", n=resources[name]) if name in resources else ""

    def give(self, view: View, seat: int, pick: Pick) -> str:
        """What the seat has of it; nothing if it chooses what another seat gives."""
        prompt = self.narrator.game.prompt(seat)
        victim = prompt.numbers.get("victim", seat) if prompt else seat
        return self.have(view, seat, pick) if victim == seat else ""

    def take(self, view: View, seat: int, pick: Pick) -> str:
        place = next(place for place, resource in YIELD.items() if resource == pick.what)
        have = view["shelters"][seat]["resources"][str(pick.words[1])]
        return self.say("term-hint-left", left=view["places"][place]["stock"], n=have)

    # -- actions --------------------------------------------------------------------------------------------------

    def hunt(self, view: View, seat: int, pick: Pick) -> str:
        prompt = self.narrator.game.prompt(seat)
        assert prompt is not None
        stack = view["stacks"][PLACES[prompt.numbers["place"]]]
        depth = pick.what if pick.words[0] == "prey" else 0
        prey = PREY.index(stack["tiles"][depth] if stack["tiles"] else stack["top"])
        meat = Catch(seat, 0, 0, 0).meat(self.state, self.state.shelters[seat], prey)
        cost = endurance(self.state, seat, prey)
        return self.say("term-hint-meat", endurance=cost, amount=self.say("amount-meat", n=meat))

    def search(self, view: View, seat: int, pick: Pick) -> str:
        hidden = view["cities"][str(pick.words[1])]["hidden"]
        items = [times(self.say(f"search-{name}"), n) for name, n in hidden.items()]
        return self.say("term-hint-pile", items=", ".join(items))

    def algae(self, view: View, seat: int, pick: Pick) -> str:
        gauge = view["shelters"][seat]["gauge"]
        if not gauge["square"]:
            return self.say("term-hint-gauge-best")
        better = self.content.gauge[gauge["square"] - 1]
        return self.say("term-hint-gauge", to=sign(better), **{"from": sign(gauge["points"])})

    def dock(self, view: View, seat: int, pick: Pick) -> str:
        return self.berth(view, pick.what)

    # -- survivors ------------------------------------------------------------------------------------------------

    def enter(self, view: View, seat: int, pick: Pick) -> str:
        return self.spot(view, seat, str(pick.words[1]), +1)

    def lose(self, view: View, seat: int, pick: Pick) -> str:
        return self.spot(view, seat, str(pick.words[1]), -1)

    def spot(self, view: View, seat: int, label: str, change: int) -> str:
        """How full the airlock or a room is, and whether one survivor more or less decides if the room works."""
        shelter = view["shelters"][seat]
        if label == "airlock":
            return self.fullness(shelter["airlock"]["survivors"], sum(shelter["airlock"]["rows"]))
        room = next(room for room in shelter["rooms"] if room["label"] == label)
        people, spaces = room["survivors"], room["spaces"]
        said = [self.fullness(people, spaces)]
        if change > 0 and people + change == spaces:
            said.append(self.say("term-hint-will-work"))
        if change < 0 and people == spaces:
            said.append(self.say("term-hint-will-stop"))
        return ", ".join(said)

    def fullness(self, people: int, spaces: int) -> str:
        """How full a room is, and how many people it holds beyond its spaces."""
        said = self.say("term-hint-filled", n=min(people, spaces), spaces=spaces)
        return f"{said}, +{people - spaces}" if people > spaces else said

    def amount(self, view: View, seat: int, pick: Pick) -> str:
        """For the first survivors: how many fill the room."""
        prompt = self.narrator.game.prompt(seat)
        room = prompt.numbers.get("room") if prompt else None
        if room is None or pick.what != self.content.spaces[room]:
            return ""
        return self.say("term-hint-will-work")

    # -- rooms ----------------------------------------------------------------------------------------------------

    def build(self, view: View, seat: int, pick: Pick) -> str:
        """What building costs at night; the first room is free, and the question says if one is cheaper."""
        prompt = self.narrator.game.prompt(seat)
        if prompt is None or prompt.key != "ask-build":
            return ""
        return self.say("amount-materials", n=self.content.build_cost)

    def discard(self, view: View, seat: int, pick: Pick) -> str:
        dealt = view["shelters"][seat]["dealt"]
        held = dealt["rooms"].count(pick.words[1]) - dealt["discarded"].count(pick.words[1])
        return self.say("term-hint-have", n=held) if held > 1 else ""


Hint: TypeAlias = Callable[[Hints, View, int, Pick], str]

HINTS: Final[Mapping[str, Hint]] = {
    "give": Hints.give,
    "pay": Hints.have,
    "recruit": Hints.have,
    "shoot": Hints.have,
    "open": Hints.have,
    "take": Hints.take,
    "hunt": Hints.hunt,
    "prey": Hints.hunt,
    "search": Hints.search,
    "algae": Hints.algae,
    "enter": Hints.enter,
    "welcome": Hints.enter,
    "lose": Hints.lose,
    "dock": Hints.dock,
    "amount": Hints.amount,
    "build": Hints.build,
    "discard": Hints.discard,
}
"""The hint for a pick, by its verb."""
