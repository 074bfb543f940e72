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
from emberwatch.engine.presenting import Say
from emberwatch.engine.shortcuts import Rehearsal, Shortcut, Shortcuts
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
        assert isinstance(game.state, OutliveState)
        return [found for found in make(Case(game, seat, step, say)) if is_worth(found)]


def is_worth(shortcut: Shortcut) -> bool:
    """Whether it saves a click, or belongs to a row of figures that does."""
    ends = shortcut.ending is not None
    return len(shortcut.picks) + ends >= FEW or (len(shortcut.picks) == 1 and bool(shortcut.group))


class Case:
    """A question that a seat is asked, and the language in which it is asked."""

    def __init__(self, game: Game, seat: int, step: Step, say: Say) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.step: Final = step
        self.say: Final = say
        self.state: Final[OutliveState] = game.state
        self.me: Final[Shelter] = self.state.shelters[seat]

    def rehearse(self) -> Rehearsal:
        return Rehearsal(self.game, self.seat)

    def own(self, trial: Rehearsal) -> Shelter:
        """The shelter as it is after the picks tried."""
        state = trial.game.state
        assert isinstance(state, OutliveState)
        return state.shelters[self.seat]

    def paid(self, trial: Rehearsal) -> dict[int, int]:
        """The tokens that the picks tried cost."""
        left = self.own(trial).tokens
        return {i: self.me.tokens[i] - left[i] for i in range(len(RESOURCES)) if left[i] < self.me.tokens[i]}

    def gained(self, trial: Rehearsal) -> dict[int, int]:
        """The tokens that the picks tried bring."""
        now = self.own(trial).tokens
        return {i: now[i] - self.me.tokens[i] for i in range(len(RESOURCES)) if now[i] > self.me.tokens[i]}

    def price(self, trial: Rehearsal) -> str:
        return vector(self.say, self.paid(trial))


def asked(trial: Rehearsal) -> Step | None:
    """The question that comes next, if the seat is asked one and nothing has been drawn."""
    return trial.game.question(trial.seat) if trial.offered else None


def finish(case: Case, trial: Rehearsal) -> Pick | None:
    """Pass, if the only other thing left to do is a look at some tiles (R); otherwise return the pick that would end
    the matter now, if there is one."""
    if PASS not in trial.offered or type(asked(trial)) is not type(case.step):
        return None
    if any([pick is not PASS and pick.verb != LOOK_VERB for pick in trial.offered]):
        return PASS
    trial.take(PASS)
    return None


# -- setup --------------------------------------------------------------------------------------------------------


def found_room(case: Case) -> list[Shortcut]:
    """S-3: build the first room, and put as many of the first survivors there as it holds."""
    return [found_and_fill(case, pick) for pick in case.game.asked[case.seat]]


def found_and_fill(case: Case, pick: Pick) -> Shortcut:
    trial, say = case.rehearse(), case.say
    trial.take(pick)
    if isinstance(asked(trial), Settle):
        trial.take(trial.offered[-1])
    n = case.own(trial).people[case.me.labels.index(pick.what)]
    name = say("shortcut-found", n=n, **label(case.state, say, pick.what))
    return Shortcut(name, trial.picks, note=say("shortcut-found-note", n=case.state.content.founders - n))


# -- payments -----------------------------------------------------------------------------------------------------


def plentiful(me: Shelter, picks: Sequence[Pick]) -> Pick:
    """The payment of which there is most; among equals, what spoils first."""
    return max(picks, key=lambda pick: (stock_of(me, pick), -pick.what))


def stock_of(me: Shelter, pick: Pick) -> int:
    return me.tokens[pick.what] if pick.what < len(RESOURCES) else 0


def spoiling(case: Case, me: Shelter, picks: Sequence[Pick]) -> Pick:
    """N7: permanent water first, then meat, then water that would not keep, then canned goods, then other water."""
    surplus = me.tokens[WATER] > case.state.content.water_kept
    order = (PERMANENT, MEAT, *((WATER, CANS) if surplus else (CANS, WATER)))
    return min(picks, key=lambda pick: order.index(pick.what))


def pay_upkeep(case: Case) -> list[Shortcut]:
    """N2: feed the rooms."""
    trial = case.rehearse()
    while isinstance(asked(trial), Eat):
        trial.take(spoiling(case, case.own(trial), trial.offered))
    return [Shortcut(case.say("shortcut-pay", cost=case.price(trial)), trial.picks)]


def pay_plenty(case: Case) -> list[Shortcut]:
    """E, P-5, N5: lose, give or pay what there is most of."""
    trial = case.rehearse()
    kind = type(case.step)
    while type(asked(trial)) is kind:
        trial.take(plentiful(case.own(trial), trial.offered))
    return [Shortcut(case.say("shortcut-pay", cost=case.price(trial)), trial.picks)]


def give_tribute(case: Case) -> list[Shortcut]:
    """P-5: the victim hands over what it has most of; an attacker who chooses knows better what it wants."""
    assert isinstance(case.step, Tribute)
    return pay_plenty(case) if case.step.victim == case.seat else []


def ward_off(case: Case) -> list[Shortcut]:
    """P-4: answer all of the pressure with munitions."""
    assert isinstance(case.step, Defend)
    trial = case.rehearse()
    due = case.step.due
    if trial.repeat(SHOOT, due) < due:
        return []
    return [Shortcut(case.say("shortcut-ward-off", cost=case.price(trial)), trial.picks)]


def lose_people(case: Case) -> list[Shortcut]:
    """N2, N3, E: lose all of them from one place, or from the airlock first."""
    assert isinstance(case.step, Lose)
    count, say = case.step.count, case.say
    found = []
    for pick in [pick for pick in case.game.asked[case.seat] if pick.verb == LOSE_VERB]:
        trial = case.rehearse()
        if trial.repeat(pick, count) == count:
            found.append(Shortcut(say("shortcut-lose", n=count, **spot(case.state, say, pick.what)), trial.picks))
    return found or [lose_from_airlock(case, count)]


def lose_from_airlock(case: Case, count: int) -> Shortcut:
    """Lose survivors from the airlock, and the rest from rooms that work least: the emptiest first."""
    trial, say = case.rehearse(), case.say
    while isinstance(asked(trial), Lose):
        people = case.own(trial).people
        losses = [pick for pick in trial.offered if pick.verb == LOSE_VERB]
        trial.take(min(losses, key=lambda pick: (pick.what != AIRLOCK_SPOT, people[slot_of_spot(case.me, pick.what)])))
    counts = Counter([pick.what for pick in trial.picks])
    where = ", ".join([say("shortcut-from", n=n, **spot(case.state, say, what)) for what, n in counts.items()])
    return Shortcut(say("shortcut-lose-some", n=count), trial.picks, note=where)


# -- at a place ---------------------------------------------------------------------------------------------------


def gather(case: Case, where: int, most: int) -> list[Shortcut]:
    """A-2, A-3, A-6: take as many tokens as there are points, or fewer; everything, with every tool for this place."""
    tools = ready_tools(case, where)
    found = [take_some(case, where, n, ()) for n in range(most, 0, -1)]
    return [*([take_some(case, where, most, tools)] if tools else []), *found]


def ready_tools(case: Case, where: int) -> list[Pick]:
    """G: the equipment that brings something here, or more of what is here."""
    kinds = [tool for tool in (EXTRA[where], MORE[where]) if tool >= 0]
    return [USE[tool] for tool in kinds if case.me.gear[tool] == READY]


def take_some(case: Case, where: int, n: int, tools: Sequence[Pick], first: Pick | None = None) -> Shortcut:
    """Take this many tokens, after `first`, and use these tools as far as they can be used."""
    trial, say, resource = case.rehearse(), case.say, RESOURCES[YIELD[where]]
    if first is not None:
        trial.take(first)
    open_water(trial)
    trial.repeat(TAKE[YIELD[where]], n)
    used = [tool for tool in tools if trial.take(tool)]
    gains = vector(say, case.gained(trial)) if used else say(f"amount-{resource}", n=n)
    ending = finish(case, trial)
    notes = [opening(case, trial), with_tools(case, used)]
    return Shortcut(
        say("shortcut-take-algae" if first is ALGAE else "shortcut-take", amount=gains),
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


def opening(case: Case, trial: Rehearsal) -> str:
    """How the water was opened, if it was."""
    if USE[ACCESS_CARD] in trial.picks:
        return with_tools(case, [USE[ACCESS_CARD]])
    return case.say("shortcut-cost", cost=case.price(trial)) if OPEN in trial.picks else ""


def with_tools(case: Case, used: Sequence[Pick]) -> str:
    names = [case.say(f"equipment-{EQUIPMENT[use.what]}") for use in used]
    return case.say("shortcut-with", thing=", ".join(names)) if names else ""


def in_the_wild(case: Case) -> list[Shortcut]:
    step = case.step
    assert isinstance(step, InTheWild)
    most = min(step.points, case.state.stock[step.place])
    return [*gather(case, step.place, most), *take_and_hunt(case, step, most), *hunts(case)]


def at_base(case: Case) -> list[Shortcut]:
    """A-2: the algae comes first, for nobody else can take it afterward."""
    assert isinstance(case.step, AtBase)
    points, stock = case.step.points, case.state.stock[BASE]
    found = gather(case, BASE, min(points, stock))
    left = min(points - 1, stock)
    if not case.state.algae or left <= 0:
        return found
    tools = ready_tools(case, BASE)
    return [*found, *[take_some(case, BASE, left, row, ALGAE) for row in ([tools, []] if tools else [[]])]]


def at_dam(case: Case) -> list[Shortcut]:
    assert isinstance(case.step, AtDam)
    return gather(case, DAM, min(case.step.points, case.state.stock[DAM]))


def take_and_hunt(case: Case, step: InTheWild, most: int) -> list[Shortcut]:
    """A-3, A-4: take what points are left over and hunt without munitions; or take all one can, and shoot."""
    tried = [take_then_hunt(case, step, n, armed=False) for n in range(most, 0, -1)]
    by_points = [found for found in tried if found is not None][:1]
    shooting = take_then_hunt(case, step, most, armed=True) if most and by_points != tried[:1] else None
    return [*by_points, *([shooting] if shooting is not None else [])]


def take_then_hunt(case: Case, step: InTheWild, n: int, *, armed: bool) -> Shortcut | None:
    """Take this many, use every tool for this place, then hunt the open tile with as few munitions as possible, or with
    none; None if that is impossible."""
    trial, say, where = case.rehearse(), case.say, step.place
    trial.repeat(TAKE[YIELD[where]], n)
    used = [tool for tool in ready_tools(case, where) if trial.take(tool)]
    gains = vector(say, case.gained(trial))
    if aim(trial, armed=False) is not None:
        amounts = [pick for pick in trial.offered if pick.verb == AMOUNT_VERB]
        munitions = amounts[0].what if amounts else 0
        if (munitions and not armed) or not amounts or not trial.take(amounts[0]):
            return None
    elif trial.picks[-1:] != [HUNT] or trial.is_open:
        return None
    else:
        munitions = 0
    tile = prey(case.state, say, case.state.stacks[STACK_OF[where]][-1])
    shots = [say("shortcut-cost", cost=say("amount-munition", n=munitions))] if munitions else []
    notes = [note for note in (*shots, with_tools(case, used)) if note]
    return Shortcut(say("shortcut-take-hunt", amount=gains, **tile), trial.picks, note=", ".join(notes))


def hunts(case: Case) -> list[Shortcut]:
    """A-4: hunt the open tile, with weapons and as few munitions as possible, or with more munitions and fewer
    points."""
    found = []
    for armed in (True, False):
        trial = case.rehearse()
        kill = aim(trial, armed=armed)
        if kill is None or (armed and not any([weapon in trial.picks for weapon in WEAPON_USES])):
            continue
        amounts = [pick for pick in trial.offered if pick.verb == AMOUNT_VERB]
        found += [hunt_with(case, kill, [*trial.picks, pick]) for pick in (amounts[:1] if armed else amounts)]
    return found


WEAPON_USES: Final = [USE[weapon] for weapon in WEAPONS]


def aim(trial: Rehearsal, *, armed: bool) -> Kill | None:
    """Declare a hunt up to the question how to pay for it; None if it is not asked."""
    if not trial.take(HUNT):
        return None
    if isinstance(asked(trial), Stalk):
        trial.take(PASS)
    while armed and isinstance(asked(trial), Kill) and any([trial.take(use) for use in WEAPON_USES]):
        pass
    step = asked(trial)
    return step if isinstance(step, Kill) else None


def hunt_with(case: Case, kill: Kill, picks: list[Pick]) -> Shortcut:
    """A hunt that ends with this amount of munitions."""
    say, munitions, tile = case.say, picks[-1].what, case.state.stacks[STACK_OF[kill.place]][-1]
    tools = [say(f"equipment-{EQUIPMENT[use.what]}") for use in WEAPON_USES if use in picks]
    spent = [say("amount-action-points", n=kill.cost - munitions)] if kill.cost > munitions else []
    spent += [say("amount-munition", n=munitions)] if munitions else []
    return Shortcut(say("shortcut-hunt", cost=", ".join([*tools, *spent]), **prey(case.state, say, tile)), picks)


def in_city(case: Case) -> list[Shortcut]:
    """A-7: search with all points, or with some of them; each tile is shown as it is drawn."""
    step = case.step
    assert isinstance(step, InCity)
    most = min(step.points + step.free, len(case.state.piles[step.city]))
    saw = [search_some(case, step, most, (USE[CHAINSAW],))] if USE[CHAINSAW] in case.game.asked[case.seat] else []
    searches = [search_some(case, step, n) for n in range(most, 0, -1)]
    return [*saw, *searches, *salvages(case, step), *lights(case)]


def search_some(case: Case, step: InCity, n: int, tools: tuple[Pick, ...] = ()) -> Shortcut:
    name = case.say("shortcut-search", n=n, **place(case.state, case.say, CITIES[step.city]))
    picks = [*tools, *[SEARCH[step.city]] * n]
    if tools:
        return Shortcut(name, picks, note=with_tools(case, tools))
    return Shortcut(name, picks, group="search", figure=n)


def lights(case: Case) -> list[Shortcut]:
    """G, Flashlight: all survivors that it brings go to one place."""
    found, trial = [], case.rehearse()
    most = case.state.content.bonus[FLASHLIGHT]
    if not trial.take(USE[FLASHLIGHT]) or not isinstance(asked(trial), Welcome):
        return []
    for pick in [pick for pick in trial.offered if pick.verb == WELCOME_VERB]:
        trial = case.rehearse()
        trial.take(USE[FLASHLIGHT])
        n = trial.repeat(pick, most)
        name = case.say("shortcut-welcome", n=n, **spot(case.state, case.say, pick.what))
        found.append(Shortcut(name, trial.picks, note=with_tools(case, [USE[FLASHLIGHT]])))
    return found


def salvages(case: Case, step: InCity) -> list[Shortcut]:
    """A-7: take some of the equipment, and search with the points that are left."""
    kinds = [pick for pick in case.game.asked[case.seat] if pick.verb == SALVAGE_VERB]
    rows = [list(row) for n in range(1, min(len(kinds), step.points) + 1) for row in combinations(kinds, n)]
    return [salvage_and_search(case, step, row) for row in rows]


def salvage_and_search(case: Case, step: InCity, row: list[Pick]) -> Shortcut:
    trial, say = case.rehearse(), case.say
    used = [USE[CHAINSAW]] if trial.take(USE[CHAINSAW]) else []
    for pick in row:
        trial.take(pick)
    left = min(step.points - len(row) + step.free, len(case.state.piles[step.city]))
    names = ", ".join([say(f"equipment-{EQUIPMENT[pick.what]}") for pick in row])
    ending = None if left else finish(case, trial)
    name = say("shortcut-salvage-search" if left else "shortcut-salvage", equipment=names, n=left)
    return Shortcut(name, [*trial.picks, *[SEARCH[step.city]] * left], note=with_tools(case, used), ending=ending)


# -- at night -----------------------------------------------------------------------------------------------------


def overcome(case: Case) -> list[Shortcut]:
    """N1, R: overcome an event with the room that saves a part of its cost."""
    found = []
    for pick in [pick for pick in case.game.asked[case.seat] if pick.verb == OVERCOME[0].verb]:
        trial = case.rehearse()
        trial.take(pick)
        settle_event(case, trial)
        say = case.say
        gain = points(say, case.state.content.event_points[pick.what])
        name = say("shortcut-overcome", **event(case.state, say, pick.what), cost=case.price(trial), points=gain)
        found.append(Shortcut(name, trial.picks, note=rooms_used(case, trial.picks)))
    return found


def settle_event(case: Case, trial: Rehearsal) -> None:
    """Use the Events room, save what is scarcest, and keep the permanent water."""
    while isinstance(asked(trial), UseEventsRoom | SaveOnEvent | PayEvent):
        picks = trial.offered
        rooms = [pick for pick in picks if is_use_of_room(pick)]
        saves = [pick for pick in picks if pick.verb == SAVE_VERB]
        if rooms or saves:
            trial.take(rooms[0] if rooms else min(saves, key=lambda pick: case.own(trial).tokens[pick.what]))
        else:
            trial.take(picks[0])


def rooms_used(case: Case, picks: Sequence[Pick]) -> str:
    """The rooms whose abilities these picks use."""
    used = [pick.what for pick in picks if is_use_of_room(pick)]
    names = [str(label(case.state, case.say, room)["room"]) for room in used]
    return case.say("shortcut-with", thing=", ".join(names)) if names else ""


def is_use_of_room(pick: Pick) -> bool:
    return pick.verb == USE_ROOM_VERB and pick.how == 1


def recruit(case: Case) -> list[Shortcut]:
    """N4: this many survivors, and no more tonight."""
    supplies = case.me.supplies() + len([pick for pick in case.game.asked[case.seat] if pick is RECRUIT[PERMANENT]])
    most = min(case.me.space_in_airlock(case.state.content), supplies)
    return [recruit_some(case, n, most) for n in range(most, 0, -1)]


def recruit_some(case: Case, n: int, most: int) -> Shortcut:
    trial, say = case.rehearse(), case.say
    for _ in range(n):
        if isinstance(asked(trial), Recruit):
            offered = [pick for pick in trial.offered if pick.verb == RECRUIT[0].verb]
            trial.take(spoiling(case, case.own(trial), offered))
    cost = case.price(trial)
    if isinstance(asked(trial), Recruit):
        trial.take(PASS)
    space = case.me.space_in_airlock(case.state.content) - n
    note = say("shortcut-recruit-note", cost=cost, n=space)
    return Shortcut(say("shortcut-recruit", n=n), trial.picks, note=note, group="recruit", figure=n)


def build(case: Case) -> list[Shortcut]:
    """N5, R: build a room and fill it; move everybody in."""
    unbuilt = [case.me.labels[slot] for slot in range(ROOM_SLOTS) if not case.me.built & BITS[slot]]
    raised = [build_and_fill(case, room) for room in sorted(unbuilt)]
    return [*move_in(case), *[found for found in raised if found is not None], *rest(case)]


def rest(case: Case) -> list[Shortcut]:
    """N5, N6: neither build nor repair anything more tonight."""
    trial = case.rehearse()
    trial.take(PASS)
    if not isinstance(asked(trial), Mend):
        return []
    trial.take(PASS)
    return [Shortcut(case.say("shortcut-rest"), trial.picks)]


def build_and_fill(case: Case, room: int) -> Shortcut | None:
    trial, say = case.rehearse(), case.say
    if not raise_room(case, trial, room):
        return None
    cost = case.price(trial)
    n = trial.repeat(ENTER[room], case.me.people[AIRLOCK])
    ending = finish(case, trial)
    slot = case.me.labels.index(room)
    is_full = n == case.state.content.spaces[case.me.rooms[slot]]
    name = say("shortcut-build-fill" if is_full else "shortcut-build", **label(case.state, say, room), cost=cost)
    notes = [rooms_used(case, trial.picks), say("shortcut-move-in", n=n) if n else ""]
    return Shortcut(name, trial.picks, note=", ".join([note for note in notes if note]), ending=ending)


def raise_room(case: Case, trial: Rehearsal, room: int) -> bool:
    """Build a room, cheaply if possible, and pay with what there is most of; False if it cannot be built now."""
    for pick in [pick for pick in trial.offered if is_use_of_room(pick)]:
        if case.me.rooms[case.me.labels.index(pick.what)] == CONSTRUCTION:
            trial.take(pick)
            break
    if not trial.take(BUILD[room]):
        return False
    while isinstance(asked(trial), Raise):
        trial.take(plentiful(case.own(trial), trial.offered))
    return True


def move_in(case: Case) -> list[Shortcut]:
    """N5: as many survivors as possible from the airlock into all rooms, or into one of them."""
    open_rooms = [pick.what for pick in case.game.asked[case.seat] if pick.verb == ENTER_VERB]
    everybody = [fill_rooms(case, open_rooms)] if len(open_rooms) > 1 else []
    return [*everybody, *[fill_rooms(case, [room]) for room in open_rooms]]


def fill_rooms(case: Case, rooms: list[int]) -> Shortcut:
    """Fill rooms one after another, in their order."""
    trial, say = case.rehearse(), case.say
    counts = [(room, trial.repeat(ENTER[room], case.me.people[AIRLOCK])) for room in rooms]
    places = [say("shortcut-into", n=n, **label(case.state, say, room)) for room, n in counts if n]
    n = len(trial.picks)
    ending = finish(case, trial)
    if len(rooms) == 1:
        return Shortcut(say("shortcut-enter", n=n, **label(case.state, say, rooms[0])), trial.picks, ending=ending)
    return Shortcut(say("shortcut-fill", n=n), trial.picks, note=", ".join(places), ending=ending)


def mend(case: Case) -> list[Shortcut]:
    """N6: repair one tile with what saves most, or two of few, or all that can be repaired."""
    found = []
    kinds = [pick for pick in case.game.asked[case.seat] if pick.verb == REPAIR_VERB]
    pairs = [[one, other] for one, other in combinations(kinds, 2)] if 2 < len(kinds) <= MOST_IN_PAIRS else []
    for chosen in [kinds, *pairs, *[[pick] for pick in kinds]] if len(kinds) > 1 else [kinds]:
        trial = case.rehearse()
        repaired = [pick for pick in chosen if repair(case, trial, pick)]
        if not repaired:
            continue
        cost = case.price(trial)
        ending = finish(case, trial)
        names = ", ".join([case.say(f"equipment-{EQUIPMENT[pick.what]}") for pick in repaired])
        name = case.say("shortcut-repair", equipment=names, cost=cost)
        if len(repaired) == len(chosen) or (chosen is kinds and len(repaired) > 1):
            found.append(Shortcut(name, trial.picks, note=rooms_used(case, trial.picks), ending=ending))
    return found


def repair(case: Case, trial: Rehearsal, pick: Pick) -> bool:
    """Repair one tile and use what saves materials, the scarcest first."""
    if not trial.take(pick):
        return False
    while isinstance(asked(trial), RepairCost):
        picks = trial.offered
        saves = [one for one in picks if one.verb == SAVE_VERB]
        rooms = [one for one in picks if is_use_of_room(one)]
        scarce = sorted(saves, key=lambda one: case.own(trial).tokens[one.what])
        trial.take([*scarce, *rooms, *picks][0])
    return True


Maker: TypeAlias = Callable[[Case], list[Shortcut]]
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
