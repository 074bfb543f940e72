"""Shortcuts of Outlive: take 3, pay the upkeep, recruit 4, build and fill.

Each is tried on a clone, so that it says what it costs and brings. Where several payments would do, a shortcut spends
what spoils first, then what there is most of; anybody who wants to pay otherwise makes single picks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Say, Shortcut, Shortcuts
from emberwatch.engine.turns import Rehearsal
from emberwatch.outlive.model.names import (
    ACCESS_CARD,
    AIRLOCK,
    BASE,
    CANS,
    CHAINSAW,
    CITIES,
    CONSTRUCTION,
    DAM,
    EQUIPMENT,
    FLASHLIGHT,
    MEAT,
    RESOURCES,
    ROOM_SLOTS,
    WATER,
)
from emberwatch.outlive.model.state import BITS, READY, OutliveState, Shelter
from emberwatch.outlive.model.vocabulary import (
    AIRLOCK_SPOT,
    ALGAE,
    AMOUNT_OF,
    BUILD,
    ENTER,
    HUNT,
    LOSE,
    OPEN,
    OVERCOME,
    PASS,
    PERMANENT,
    RECRUIT,
    REPAIR,
    SALVAGE,
    SAVE,
    SEARCH,
    SHOOT,
    TAKE,
    USE,
    USE_ROOM,
    WELCOME,
)
from emberwatch.outlive.present.wording import event, label, place, points, prey, spot, vector
from emberwatch.outlive.rules.equipment import EXTRA, MORE, YIELD, Mend, RepairCost
from emberwatch.outlive.rules.events import Clan, Rats
from emberwatch.outlive.rules.hunting import STACK_OF, WEAPONS, Kill, Stalk
from emberwatch.outlive.rules.night import Eat, Overcome, PayEvent, Recruit, SaveOnEvent, UseEventsRoom
from emberwatch.outlive.rules.places import AtBase, AtDam, InCity, InTheWild
from emberwatch.outlive.rules.pressure import Defend, Tribute
from emberwatch.outlive.rules.rooms import Build, Raise
from emberwatch.outlive.rules.setup import Found, Settle
from emberwatch.outlive.rules.step import LOOK_VERB
from emberwatch.outlive.rules.survivors import Lose, Welcome, slot_of_spot

FEW: Final = 2
"""A shortcut stands for at least this many picks."""
MOST_IN_PAIRS: Final = 4
"""Broken tiles up to which every pair has a shortcut of its own."""
USE_ROOM_VERB: Final = USE_ROOM[0].verb
LOSE_VERB: Final = LOSE[0].verb
WELCOME_VERB: Final = WELCOME[0].verb
SAVE_VERB: Final = SAVE[0].verb
ENTER_VERB: Final = ENTER[0].verb
SALVAGE_VERB: Final = SALVAGE[0].verb
REPAIR_VERB: Final = REPAIR[0].verb
AMOUNT_VERB: Final = AMOUNT_OF[0].verb


class OutliveShortcuts(Shortcuts):
    """The shortcuts of Outlive."""

    def offer(self, game: Game, seat: int, say: Say) -> list[Shortcut]:
        step = game.question(seat)
        make = MAKERS.get(type(step)) if step is not None else None
        if step is None or make is None:
            return []
        return [found for found in make(Planning(game, seat, step, say)) if is_worth(found)]


def is_worth(shortcut: Shortcut) -> bool:
    """Whether it saves a click, or belongs to a row of figures that does."""
    ends = shortcut.ending is not None
    return len(shortcut.picks) + ends >= FEW or (len(shortcut.picks) == 1 and bool(shortcut.group))


class Planning:
    """What shortcuts are made from: a question that a seat is asked, and the language in which it is asked."""

    def __init__(self, game: Game, seat: int, step: Step, say: Say) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.step: Final = step
        self.say: Final = say
        assert isinstance(game.state, OutliveState)
        self.state: Final = game.state
        self.me: Final = self.state.shelters[seat]

    def rehearse(self) -> Rehearsal:
        return Rehearsal(self.game, self.seat)

    def own(self, trial: Rehearsal) -> Shelter:
        """The shelter as it is after the picks tried."""
        state = trial.game.state
        assert isinstance(state, OutliveState)
        return state.shelters[self.seat]

    def losses(self, trial: Rehearsal) -> dict[int, int]:
        """The tokens that the picks tried cost."""
        left = self.own(trial).tokens
        return {i: self.me.tokens[i] - left[i] for i in range(len(RESOURCES)) if left[i] < self.me.tokens[i]}

    def gains(self, trial: Rehearsal) -> dict[int, int]:
        """The tokens that the picks tried bring."""
        now = self.own(trial).tokens
        return {i: now[i] - self.me.tokens[i] for i in range(len(RESOURCES)) if now[i] > self.me.tokens[i]}

    def price(self, trial: Rehearsal) -> str:
        return vector(self.say, self.losses(trial))


def finish(plan: Planning, trial: Rehearsal) -> Pick | None:
    """Pass, if the only other thing left to do is a look at some tiles (R); otherwise return the pick that would end
    the matter now, if there is one."""
    if PASS not in trial.choices or type(trial.question) is not type(plan.step):
        return None
    if any([pick is not PASS and pick.verb != LOOK_VERB for pick in trial.choices]):
        return PASS
    trial.take(PASS)
    return None


# -- setup --------------------------------------------------------------------------------------------------------


def found_room(plan: Planning) -> list[Shortcut]:
    """S-3: build the first room, and put as many of the first survivors there as it holds."""
    return [found_and_fill(plan, pick) for pick in plan.game.asked[plan.seat]]


def found_and_fill(plan: Planning, pick: Pick) -> Shortcut:
    trial, say = plan.rehearse(), plan.say
    trial.take(pick)
    if isinstance(trial.question, Settle):
        trial.take(trial.choices[-1])
    n = plan.own(trial).people[plan.me.labels.index(pick.what)]
    return Shortcut(say("shortcut-found", n=n, **label(plan.state, say, pick.what)), trial.picks)


# -- payments -----------------------------------------------------------------------------------------------------


def plentiful(me: Shelter, picks: Sequence[Pick]) -> Pick:
    """The payment of which there is most; among equals, what spoils first."""
    return lowest(picks, [(-stock_of(me, pick), pick.what) for pick in picks])


def lowest(picks: Sequence[Pick], ranks: Sequence[tuple[int, ...]]) -> Pick:
    """The first pick of the lowest rank."""
    return picks[ranks.index(min(ranks))]


def scarcest(me: Shelter, picks: Sequence[Pick]) -> Pick:
    """The pick about the token of which there is least."""
    return lowest(picks, [(stock_of(me, pick),) for pick in picks])


def stock_of(me: Shelter, pick: Pick) -> int:
    return me.tokens[pick.what] if pick.what < len(RESOURCES) else 0


def spoiling(plan: Planning, me: Shelter, picks: Sequence[Pick]) -> Pick:
    """N7: permanent water first, then meat, then water that would not keep, then canned goods, then other water."""
    surplus = me.tokens[WATER] > plan.state.content.water_kept
    order = (PERMANENT, MEAT, *((WATER, CANS) if surplus else (CANS, WATER)))
    return lowest(picks, [(order.index(pick.what),) for pick in picks])


def pay_upkeep(plan: Planning) -> list[Shortcut]:
    """N2: feed the rooms."""
    trial = plan.rehearse()
    while isinstance(trial.question, Eat):
        trial.take(spoiling(plan, plan.own(trial), trial.choices))
    return [Shortcut(plan.say("shortcut-pay", cost=plan.price(trial)), trial.picks)]


def pay_plenty(plan: Planning) -> list[Shortcut]:
    """E, P-5, N5: lose, give or pay what there is most of."""
    trial, kind = plan.rehearse(), type(plan.step)
    while type(trial.question) is kind:
        trial.take(plentiful(plan.own(trial), trial.choices))
    key = "shortcut-give" if kind is Tribute else "shortcut-pay"
    return [Shortcut(plan.say(key, cost=plan.price(trial)), trial.picks)]


def give_tribute(plan: Planning) -> list[Shortcut]:
    """P-5: the victim hands over what it has most of; an attacker who chooses knows better what it wants."""
    assert isinstance(plan.step, Tribute)
    return pay_plenty(plan) if plan.step.victim == plan.seat else []


def ward_off(plan: Planning) -> list[Shortcut]:
    """P-4: answer all of the pressure with munitions."""
    assert isinstance(plan.step, Defend)
    trial = plan.rehearse()
    due = plan.step.due
    if trial.repeat(SHOOT, due) < due:
        return []
    return [Shortcut(plan.say("shortcut-ward-off", cost=plan.price(trial)), trial.picks)]


def lose_people(plan: Planning) -> list[Shortcut]:
    """N2, N3, E: lose all of them from one place, or from the airlock first."""
    assert isinstance(plan.step, Lose)
    count, say = plan.step.count, plan.say
    found = []
    for pick in [pick for pick in plan.game.asked[plan.seat] if pick.verb == LOSE_VERB]:
        trial = plan.rehearse()
        if trial.repeat(pick, count) == count:
            found.append(Shortcut(say("shortcut-lose", n=count, **spot(plan.state, say, pick.what)), trial.picks))
    return found or [lose_from_airlock(plan, count)]


def lose_from_airlock(plan: Planning, count: int) -> Shortcut:
    """Lose survivors from the airlock, and the rest from rooms that work least: the emptiest first."""
    trial, say = plan.rehearse(), plan.say
    while isinstance(trial.question, Lose):
        people = plan.own(trial).people
        losses = [pick for pick in trial.choices if pick.verb == LOSE_VERB]
        ranks = [(pick.what != AIRLOCK_SPOT, people[slot_of_spot(plan.me, pick.what)]) for pick in losses]
        trial.take(lowest(losses, ranks))
    counts = Counter([pick.what for pick in trial.picks])
    where = ", ".join([say("shortcut-from", n=n, **spot(plan.state, say, what)) for what, n in counts.items()])
    return Shortcut(say("shortcut-lose-some", n=count), trial.picks, note=where)


# -- at a place ---------------------------------------------------------------------------------------------------


def gather(plan: Planning, where: int, most: int) -> list[Shortcut]:
    """A-2, A-3, A-6: take as many tokens as there are points, or fewer; everything, with every tool for this place."""
    tools = ready_tools(plan, where)
    found = [take_some(plan, where, n, ()) for n in range(most, 0, -1)]
    return [*([take_some(plan, where, most, tools)] if tools else []), *found]


def ready_tools(plan: Planning, where: int) -> list[Pick]:
    """G: the equipment that brings something here, or more of what is here."""
    kinds = [tool for tool in (EXTRA[where], MORE[where]) if tool >= 0]
    return [USE[tool] for tool in kinds if plan.me.gear[tool] == READY]


def take_some(plan: Planning, where: int, n: int, tools: Sequence[Pick], first: Pick | None = None) -> Shortcut:
    """Take this many tokens, after `first`, and use these tools as far as they can be used."""
    trial, say, resource = plan.rehearse(), plan.say, RESOURCES[YIELD[where]]
    if first is not None:
        trial.take(first)
    open_water(trial)
    trial.repeat(TAKE[YIELD[where]], n)
    used = [tool for tool in tools if trial.take(tool)]
    gains = vector(say, plan.gains(trial)) if used else say(f"amount-{resource}", n=n)
    ending = finish(plan, trial)
    notes = [opening(plan, trial), with_tools(plan, used)]
    return Shortcut(
        say("shortcut-take-algae", algae=say("algae"), amount=gains) if first else say("shortcut-take", amount=gains),
        trial.picks,
        note=", ".join([note for note in notes if note]),
        group="" if used or first else f"take-{resource}",
        figure=None if used or first else n,
        ending=ending,
    )


def open_water(trial: Rehearsal) -> None:
    """A-6: the Access Card costs nothing; otherwise a microchip opens the water."""
    if not trial.take(USE[ACCESS_CARD]):
        trial.take(OPEN)


def opening(plan: Planning, trial: Rehearsal) -> str:
    """How the water was opened, if it was."""
    if USE[ACCESS_CARD] in trial.picks:
        return with_tools(plan, [USE[ACCESS_CARD]])
    return plan.say("shortcut-cost", cost=plan.price(trial)) if OPEN in trial.picks else ""


def with_tools(plan: Planning, used: Sequence[Pick]) -> str:
    names = [plan.say(f"equipment-{EQUIPMENT[use.what]}") for use in used]
    return plan.say("shortcut-with", thing=", ".join(names)) if names else ""


def in_the_wild(plan: Planning) -> list[Shortcut]:
    step = plan.step
    assert isinstance(step, InTheWild)
    most = min(step.points, plan.state.stock[step.place])
    return [*gather(plan, step.place, most), *take_and_hunt(plan, step, most), *hunts(plan)]


def at_base(plan: Planning) -> list[Shortcut]:
    """A-2: the algae comes first, for nobody else can take it afterward."""
    assert isinstance(plan.step, AtBase)
    points, stock = plan.step.points, plan.state.stock[BASE]
    found = gather(plan, BASE, min(points, stock))
    left = min(points - 1, stock)
    if not plan.state.algae or left <= 0:
        return found
    tools = ready_tools(plan, BASE)
    return [*found, *[take_some(plan, BASE, left, row, ALGAE) for row in ([tools, []] if tools else [[]])]]


def at_dam(plan: Planning) -> list[Shortcut]:
    assert isinstance(plan.step, AtDam)
    return gather(plan, DAM, min(plan.step.points, plan.state.stock[DAM]))


def take_and_hunt(plan: Planning, step: InTheWild, most: int) -> list[Shortcut]:
    """A-3, A-4: take what points are left over and hunt without munitions; or take all one can, and shoot."""
    tried = [take_then_hunt(plan, step, n, armed=False) for n in range(most, 0, -1)]
    by_points = [found for found in tried if found is not None][:1]
    shooting = take_then_hunt(plan, step, most, armed=True) if most and by_points != tried[:1] else None
    return [*by_points, *([shooting] if shooting is not None else [])]


def take_then_hunt(plan: Planning, step: InTheWild, n: int, *, armed: bool) -> Shortcut | None:
    """Take this many, use every tool for this place, then hunt the open tile with as few munitions as possible, or with
    none; None if that is impossible."""
    trial, say, where = plan.rehearse(), plan.say, step.place
    trial.repeat(TAKE[YIELD[where]], n)
    used = [tool for tool in ready_tools(plan, where) if trial.take(tool)]
    gains = vector(say, plan.gains(trial))
    if aim(trial, armed=False) is not None:
        amounts = [pick for pick in trial.choices if pick.verb == AMOUNT_VERB]
        munitions = amounts[0].what if amounts else 0
        if (munitions and not armed) or not amounts or not trial.take(amounts[0]):
            return None
    elif trial.picks[-1:] != [HUNT] or trial.is_open:
        return None
    else:
        munitions = 0
    tile = prey(plan.state, say, plan.state.stacks[STACK_OF[where]][-1])
    shots = [say("shortcut-cost", cost=say("amount-munition", n=munitions))] if munitions else []
    notes = [note for note in (*shots, with_tools(plan, used)) if note]
    return Shortcut(say("shortcut-take-hunt", amount=gains, **tile), trial.picks, note=", ".join(notes))


def hunts(plan: Planning) -> list[Shortcut]:
    """A-4: hunt the open tile, with weapons and as few munitions as possible, or with more munitions and fewer
    points."""
    found = []
    for armed in (True, False):
        trial = plan.rehearse()
        kill = aim(trial, armed=armed)
        if kill is None or (armed and not any([weapon in trial.picks for weapon in WEAPON_USES])):
            continue
        amounts = [pick for pick in trial.choices if pick.verb == AMOUNT_VERB]
        found += [hunt_with(plan, kill, [*trial.picks, pick]) for pick in (amounts[:1] if armed else amounts)]
    return found


WEAPON_USES: Final = [USE[weapon] for weapon in WEAPONS]


def aim(trial: Rehearsal, *, armed: bool) -> Kill | None:
    """Declare a hunt up to the question how to pay for it; None if it is not asked."""
    if not trial.take(HUNT):
        return None
    if isinstance(trial.question, Stalk):
        trial.take(PASS)
    while armed and isinstance(trial.question, Kill) and any([trial.take(use) for use in WEAPON_USES]):
        pass
    step = trial.question
    return step if isinstance(step, Kill) else None


def hunt_with(plan: Planning, kill: Kill, picks: list[Pick]) -> Shortcut:
    """A hunt that ends with this amount of munitions."""
    say, munitions, tile = plan.say, picks[-1].what, plan.state.stacks[STACK_OF[kill.place]][-1]
    tools = [say(f"equipment-{EQUIPMENT[use.what]}") for use in WEAPON_USES if use in picks]
    spent = [say("amount-action-points", n=kill.cost - munitions)] if kill.cost > munitions else []
    spent += [say("amount-munition", n=munitions)] if munitions else []
    return Shortcut(say("shortcut-hunt", cost=", ".join([*tools, *spent]), **prey(plan.state, say, tile)), picks)


def in_city(plan: Planning) -> list[Shortcut]:
    """A-7: search with all points, or with some of them; each tile is shown as it is drawn."""
    step = plan.step
    assert isinstance(step, InCity)
    most = min(step.points + step.free, len(plan.state.piles[step.city]))
    saw = [search_some(plan, step, most, (USE[CHAINSAW],))] if USE[CHAINSAW] in plan.game.asked[plan.seat] else []
    searches = [search_some(plan, step, n) for n in range(most, 0, -1)]
    return [*saw, *searches, *salvages(plan, step), *lights(plan)]


def search_some(plan: Planning, step: InCity, n: int, tools: tuple[Pick, ...] = ()) -> Shortcut:
    name = plan.say("shortcut-search", n=n, **place(plan.state, plan.say, CITIES[step.city]))
    picks = [*tools, *[SEARCH[step.city]] * n]
    if tools:
        return Shortcut(name, picks, note=with_tools(plan, tools))
    return Shortcut(name, picks, group="search", figure=n)


def lights(plan: Planning) -> list[Shortcut]:
    """G, Flashlight: all survivors that it brings go to one place."""
    found, trial = [], plan.rehearse()
    most = plan.state.content.bonus[FLASHLIGHT]
    if not trial.take(USE[FLASHLIGHT]) or not isinstance(trial.question, Welcome):
        return []
    for pick in [pick for pick in trial.choices if pick.verb == WELCOME_VERB]:
        trial = plan.rehearse()
        trial.take(USE[FLASHLIGHT])
        n = trial.repeat(pick, most)
        name = plan.say("shortcut-welcome", n=n, **spot(plan.state, plan.say, pick.what))
        found.append(Shortcut(name, trial.picks, note=with_tools(plan, [USE[FLASHLIGHT]])))
    return found


def salvages(plan: Planning, step: InCity) -> list[Shortcut]:
    """A-7: take some of the equipment, and search with the points that are left."""
    kinds = [pick for pick in plan.game.asked[plan.seat] if pick.verb == SALVAGE_VERB]
    rows = [list(row) for n in range(1, min(len(kinds), step.points) + 1) for row in combinations(kinds, n)]
    return [salvage_and_search(plan, step, row) for row in rows]


def salvage_and_search(plan: Planning, step: InCity, row: list[Pick]) -> Shortcut:
    trial, say = plan.rehearse(), plan.say
    used = [USE[CHAINSAW]] if trial.take(USE[CHAINSAW]) else []
    for pick in row:
        trial.take(pick)
    left = min(step.points - len(row) + step.free, len(plan.state.piles[step.city]))
    names = ", ".join([say(f"equipment-{EQUIPMENT[pick.what]}") for pick in row])
    ending = None if left else finish(plan, trial)
    name = say("shortcut-salvage-search" if left else "shortcut-salvage", equipment=names, n=left)
    return Shortcut(name, [*trial.picks, *[SEARCH[step.city]] * left], note=with_tools(plan, used), ending=ending)


# -- at night -----------------------------------------------------------------------------------------------------


def overcome(plan: Planning) -> list[Shortcut]:
    """N1, R: overcome an event with the room that saves a part of its cost."""
    found = []
    for pick in [pick for pick in plan.game.asked[plan.seat] if pick.verb == OVERCOME[0].verb]:
        trial = plan.rehearse()
        trial.take(pick)
        settle_event(plan, trial)
        say = plan.say
        gain = points(say, plan.state.content.event_points[pick.what])
        name = say("shortcut-overcome", **event(plan.state, say, pick.what), cost=plan.price(trial), points=gain)
        found.append(Shortcut(name, trial.picks, note=rooms_used(plan, trial.picks)))
    return found


def settle_event(plan: Planning, trial: Rehearsal) -> None:
    """Use the Events room, save what is scarcest, and keep the permanent water."""
    while isinstance(trial.question, UseEventsRoom | SaveOnEvent | PayEvent):
        picks = trial.choices
        rooms = [pick for pick in picks if is_use_of_room(pick)]
        saves = [pick for pick in picks if pick.verb == SAVE_VERB]
        if rooms or saves:
            trial.take(rooms[0] if rooms else scarcest(plan.own(trial), saves))
        else:
            trial.take(picks[0])


def rooms_used(plan: Planning, picks: Sequence[Pick]) -> str:
    """The rooms whose abilities these picks use."""
    used = [pick.what for pick in picks if is_use_of_room(pick)]
    names = [str(label(plan.state, plan.say, room)["room"]) for room in used]
    return plan.say("shortcut-with", thing=", ".join(names)) if names else ""


def is_use_of_room(pick: Pick) -> bool:
    return pick.verb == USE_ROOM_VERB and pick.how == 1


def recruit(plan: Planning) -> list[Shortcut]:
    """N4: this many survivors, and no more tonight."""
    supplies = plan.me.supplies() + len([pick for pick in plan.game.asked[plan.seat] if pick is RECRUIT[PERMANENT]])
    most = min(plan.me.space_in_airlock(plan.state.content), supplies)
    return [recruit_some(plan, n, most) for n in range(most, 0, -1)]


def recruit_some(plan: Planning, n: int, most: int) -> Shortcut:
    trial, say = plan.rehearse(), plan.say
    for _ in range(n):
        if isinstance(trial.question, Recruit):
            offered = [pick for pick in trial.choices if pick.verb == RECRUIT[0].verb]
            trial.take(spoiling(plan, plan.own(trial), offered))
    cost = plan.price(trial)
    if isinstance(trial.question, Recruit):
        trial.take(PASS)
    space = plan.me.space_in_airlock(plan.state.content) - n
    note = say("shortcut-recruit-note", cost=cost, n=space)
    return Shortcut(say("shortcut-recruit", n=n), trial.picks, note=note, group="recruit", figure=n)


def build(plan: Planning) -> list[Shortcut]:
    """N5, R: build a room and fill it; move everybody in."""
    unbuilt = [plan.me.labels[slot] for slot in range(ROOM_SLOTS) if not plan.me.built & BITS[slot]]
    raised = [build_and_fill(plan, room) for room in sorted(unbuilt)]
    return [*move_in(plan), *[found for found in raised if found is not None], *rest(plan)]


def rest(plan: Planning) -> list[Shortcut]:
    """N5, N6: neither build nor repair anything more tonight."""
    trial = plan.rehearse()
    trial.take(PASS)
    if not isinstance(trial.question, Mend):
        return []
    trial.take(PASS)
    return [Shortcut(plan.say("shortcut-rest"), trial.picks)]


def build_and_fill(plan: Planning, room: int) -> Shortcut | None:
    trial, say = plan.rehearse(), plan.say
    if not raise_room(plan, trial, room):
        return None
    cost = plan.price(trial)
    n = trial.repeat(ENTER[room], plan.me.people[AIRLOCK])
    ending = finish(plan, trial)
    slot = plan.me.labels.index(room)
    is_full = n == plan.state.content.spaces[plan.me.rooms[slot]]
    name = say("shortcut-build-fill" if is_full else "shortcut-build", **label(plan.state, say, room), cost=cost)
    notes = [rooms_used(plan, trial.picks), say("shortcut-move-in", n=n) if n else ""]
    return Shortcut(name, trial.picks, note=", ".join([note for note in notes if note]), ending=ending)


def raise_room(plan: Planning, trial: Rehearsal, room: int) -> bool:
    """Build a room, cheaply if possible, and pay with what there is most of; False if it cannot be built now."""
    for pick in [pick for pick in trial.choices if is_use_of_room(pick)]:
        if plan.me.rooms[plan.me.labels.index(pick.what)] == CONSTRUCTION:
            trial.take(pick)
            break
    if not trial.take(BUILD[room]):
        return False
    while isinstance(trial.question, Raise):
        trial.take(plentiful(plan.own(trial), trial.choices))
    return True


def move_in(plan: Planning) -> list[Shortcut]:
    """N5: as many survivors as possible from the airlock into all rooms, or into one of them."""
    open_rooms = [pick.what for pick in plan.game.asked[plan.seat] if pick.verb == ENTER_VERB]
    everybody = [fill_rooms(plan, open_rooms)] if len(open_rooms) > 1 else []
    return [*everybody, *[fill_rooms(plan, [room]) for room in open_rooms]]


def fill_rooms(plan: Planning, rooms: list[int]) -> Shortcut:
    """Fill rooms one after another, in their order."""
    trial, say = plan.rehearse(), plan.say
    counts = [(room, trial.repeat(ENTER[room], plan.me.people[AIRLOCK])) for room in rooms]
    places = [say("shortcut-into", n=n, **label(plan.state, say, room)) for room, n in counts if n]
    n = len(trial.picks)
    ending = finish(plan, trial)
    if len(rooms) == 1:
        return Shortcut(say("shortcut-enter", n=n, **label(plan.state, say, rooms[0])), trial.picks, ending=ending)
    return Shortcut(say("shortcut-fill", n=n), trial.picks, note=", ".join(places), ending=ending)


def mend(plan: Planning) -> list[Shortcut]:
    """N6: repair one tile with what saves most, or two of few, or all that can be repaired."""
    found = []
    kinds = [pick for pick in plan.game.asked[plan.seat] if pick.verb == REPAIR_VERB]
    pairs = [[one, other] for one, other in combinations(kinds, 2)] if 2 < len(kinds) <= MOST_IN_PAIRS else []
    for chosen in [kinds, *pairs, *[[pick] for pick in kinds]] if len(kinds) > 1 else [kinds]:
        trial = plan.rehearse()
        repaired = [pick for pick in chosen if repair(plan, trial, pick)]
        if not repaired:
            continue
        cost = plan.price(trial)
        ending = finish(plan, trial)
        names = ", ".join([plan.say(f"equipment-{EQUIPMENT[pick.what]}") for pick in repaired])
        name = plan.say("shortcut-repair", equipment=names, cost=cost)
        if len(repaired) == len(chosen) or (chosen is kinds and len(repaired) > 1):
            found.append(Shortcut(name, trial.picks, note=rooms_used(plan, trial.picks), ending=ending))
    return found


def repair(plan: Planning, trial: Rehearsal, pick: Pick) -> bool:
    """Repair one tile and use what saves materials, the scarcest first."""
    if not trial.take(pick):
        return False
    while isinstance(trial.question, RepairCost):
        picks = trial.choices
        saves = [one for one in picks if one.verb == SAVE_VERB]
        rooms = [one for one in picks if is_use_of_room(one)]
        trial.take(scarcest(plan.own(trial), saves) if saves else [*rooms, *picks][0])
    return True


Maker: TypeAlias = Callable[[Planning], list[Shortcut]]
MAKERS: Final[Mapping[type[Step], Maker]] = {
    Found: found_room,
    InTheWild: in_the_wild,
    AtBase: at_base,
    AtDam: at_dam,
    InCity: in_city,
    Defend: ward_off,
    Tribute: give_tribute,
    Rats: pay_plenty,
    Clan: pay_plenty,
    Lose: lose_people,
    Overcome: overcome,
    Eat: pay_upkeep,
    Recruit: recruit,
    Build: build,
    Raise: pay_plenty,
    Mend: mend,
}
"""By question."""
