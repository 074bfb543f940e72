"""The day: turns, and every action a survivor can take in one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberwatch.discover.cards.conditions import at_fire
from emberwatch.discover.cards.moments import moments
from emberwatch.discover.cards.run_lines import do_lines
from emberwatch.discover.cards.standing import CheaperAction
from emberwatch.discover.cards.syntax import could_do
from emberwatch.discover.model.board import NEIGHBOURS
from emberwatch.discover.model.names import (
    ACTIONS,
    ATTACK_COST,
    COOK,
    CRAFT,
    FOOD,
    GATHER,
    INVESTIGATE,
    LOOT,
    MEAT,
    RECOVER,
    REMEDY,
    SCOUT,
    STOKE,
    TRADE,
    WOOD,
)
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, USED_TODAY, Held, Survivor
from emberwatch.discover.model.turn import DAY, Deal
from emberwatch.discover.model.vocabulary import (
    AMOUNT,
    ATTACK,
    END_TURN,
    GIVE_UP,
    MOVE,
    PASS,
    SHOW,
    TAKE,
    TAKE_ITEM,
    YES,
)
from emberwatch.discover.model.vocabulary import COOK as COOK_PICK
from emberwatch.discover.model.vocabulary import INVESTIGATE as INVESTIGATE_PICK
from emberwatch.discover.model.vocabulary import LOOT as LOOT_PICK
from emberwatch.discover.model.vocabulary import RECOVER as RECOVER_PICK
from emberwatch.discover.model.vocabulary import SCOUT as SCOUT_PICK
from emberwatch.discover.model.vocabulary import STOKE as STOKE_PICK
from emberwatch.discover.model.vocabulary import TRADE as TRADE_PICK
from emberwatch.discover.rules import explore, moves, night, trade
from emberwatch.discover.rules import gather as gather_chapter
from emberwatch.discover.rules.abilities import TURN_MARK, note_use, number_of, pay, standing, usable, uses
from emberwatch.discover.rules.combat import duel
from emberwatch.discover.rules.craft import craft, craftable
from emberwatch.discover.rules.harm import after_leaving, eliminate, heal
from emberwatch.discover.rules.inventory import gain, has, put_token, remove_held, sorts_held, spend, take_token
from emberwatch.discover.rules.items import Limits, receive
from emberwatch.discover.rules.quests import Checkpoint
from emberwatch.discover.rules.step import DiscoverStep, DiscoverTableStep
from emberwatch.engine.agenda import MAY, ONE, Pick, Step


class Daybreak(DiscoverTableStep):
    """RO-1, RO-2, OD-4, R-34: a new day; once-a-day cards are fresh, the order of turns is fixed from the chieftain."""

    __slots__ = ()

    def go(self, s: DiscoverState) -> None:
        s.turn.day += 1
        s.turn.phase = DAY
        s.turn.spent = ()
        for me in s.survivors:
            me.items = tuple([Held(held.item, held.counters, 0) for held in me.items])
        s.emit("day", s.turn.day)
        order = s.clockwise(s.turn.chief)
        steps: list[Step] = [StartTurn(seat) for seat in order]
        s.queue([Limits(s.turn.chief), Checkpoint(), *steps, night.Nightfall()])
        moments(s, order, "dawn")


class StartTurn(DiscoverStep):
    """RO-2: each survivor has one turn a day."""

    __slots__ = ()

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        s.turn.seat = self.seat
        s.turn.over = False
        s.turn.spent = tuple([mark for mark in s.turn.spent if mark < TURN_MARK])
        me.refused = 0
        me.items = tuple([Held(held.item, held.counters, held.used & USED_TODAY) for held in me.items])
        s.emit("turn", self.seat)
        s.then(Turn(self.seat, fresh=True))


def action_cost(s: DiscoverState, seat: int, action: int, base: int = 1) -> int:
    """RO-3, R-43: 1 stamina, less what cards save."""
    saved = sum([line.amount.n for line in standing(s, seat, CheaperAction) if line.action == action])
    return max(0, base - saved)


def pay_for_trade(s: DiscoverState, seat: int) -> None:
    s.survivors[seat].stamina -= action_cost(s, seat, TRADE)


class Turn(DiscoverStep):
    """RO-4: any number of actions, one after another, as far as the stamina allows; then the turn ends."""

    __slots__ = ("fresh",)
    KEY = "discover-ask-turn"
    RULES = ("RO-3", "RO-4", "RO-11")
    SHAPE = ONE

    def __init__(self, seat: int, fresh: bool = False) -> None:
        super().__init__(seat)
        self.fresh: Final = fresh
        """Whether no action has been taken yet: giving up is only possible then."""

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"stamina": s.survivors[self.seat].stamina}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        found: list[Pick] = []
        saved = [0] * len(ACTIONS)
        for line in standing(s, self.seat, CheaperAction):
            saved[line.action] += line.amount.n
        can = [me.stamina + n >= 1 for n in saved]
        self.ask_map(s, me, can, found)
        self.ask_camp(s, me, can, found)
        self.ask_others(s, me, can, found)
        self.ask_cards(s, me, found)
        if self.fresh:
            found.append(GIVE_UP)
        found.append(END_TURN)
        return found

    def ask_map(self, s: DiscoverState, me: Survivor, can: list[bool], found: list[Pick]) -> None:
        """Moving, gathering, scouting, investigating."""
        price = moves.costs(s, self.seat)
        for space in NEIGHBOURS[me.space]:
            if s.is_revealed(space) and price[s.cell(space).ground] <= me.stamina:
                found.append(MOVE[space])
        if can[GATHER]:
            found += gather_chapter.gatherable(s, me.space)
        if can[SCOUT]:
            found += [SCOUT_PICK[slot] for slot in explore.scoutable(s, me.space)]
        if can[INVESTIGATE] and s.cell(me.space).landmark and not s.map.searched >> me.space & 1:
            found.append(INVESTIGATE_PICK)

    def ask_camp(self, s: DiscoverState, me: Survivor, can: list[bool], found: list[Pick]) -> None:
        """Crafting, cooking, stoking, recovering."""
        if can[CRAFT]:
            found += craftable(s, self.seat)
        if can[COOK] and has(s, me, MEAT) and at_fire(s, self.seat):
            found.append(COOK_PICK)
        if can[STOKE] and s.map.fires.get(me.space) == 0 and has(s, me, WOOD):
            found.append(STOKE_PICK)
        if can[RECOVER]:
            for other in s.at(me.space):
                harm = s.survivors[other].harm
                found += [RECOVER_PICK[other][d] for d in range(3) if harm[d] and has(s, me, REMEDY[d])]

    def ask_others(self, s: DiscoverState, me: Survivor, can: list[bool], found: list[Pick]) -> None:
        """Looting, trading and, in scenario 5, attacking."""
        if s.seats == 1:
            return
        here = [other for other in s.at(me.space) if other != self.seat]
        if can[LOOT]:
            found += [LOOT_PICK[other] for other in range(s.seats) if is_lootable(s, other, me.space)]
        if can[TRADE]:
            found += [TRADE_PICK[other] for other in here if trade.can_trade(s, self.seat, other)]
        if s.content.duel and s.turn.day > 1 and me.stamina >= ATTACK_COST:
            found += [ATTACK[other] for other in here]

    def ask_cards(self, s: DiscoverState, me: Survivor, found: list[Pick]) -> None:
        """CA-1 to CA-4: card actions, free abilities of the turn, and showing projects (R-47)."""
        abilities = usable(s, self.seat, "action") + usable(s, self.seat, "turn")
        if abilities:
            found += uses([entry for entry in abilities if could_do(s, self.seat, entry[2].do, entry[0])])
        for number, bits in sorted([(s.content.projects[project].number, bits) for project, bits in me.hand]):
            found += [SHOW[number - 1][other] for other in s.on_map() if other != self.seat and not bits >> other & 1]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        verb = str(pick.words[0])
        if verb == "end-turn":
            s.turn.seat = -1
            s.emit("turn-ended", self.seat)
        elif verb == "show":
            show(s, self.seat, pick.what, pick.how)
            s.then(Turn(self.seat, self.fresh))
        elif verb == "give-up":
            s.then(GiveUp(self.seat))
        elif verb == "trade":
            begin_trade(s, self.seat, pick.what, self.fresh)
        else:
            s.then(EndAction(self.seat))
            DOINGS[verb](s, self.seat, pick)

    def skip(self, s: DiscoverState) -> None:
        s.turn.seat = -1


class EndAction(DiscoverTableStep):
    """R-23: after an action come the carry limits, then the quest, then the rest of the turn, if any (R-19, R-27)."""

    __slots__ = ("for_",)

    def __init__(self, for_: int) -> None:
        super().__init__()
        self.for_: Final = for_

    def go(self, s: DiscoverState) -> None:
        s.then(Limits(self.for_), Checkpoint(), NextAction(self.for_))


class NextAction(DiscoverStep):
    """R-19, R-27: continue the turn, unless it is over."""

    __slots__ = ()

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if s.turn.over:
            s.turn.seat = -1
            s.emit("turn-ended", self.seat)
        else:
            s.then(Turn(self.seat))

    def skip(self, s: DiscoverState) -> None:
        s.turn.seat = -1


class GiveUp(DiscoverStep):
    """R-30: a survivor who gives up is eliminated and can be looted."""

    __slots__ = ()
    KEY = "discover-ask-give-up"
    RULES = ("R-30",)
    SHAPE = MAY

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [PASS, YES]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick is YES:
            s.turn.seat = -1
            eliminate(s, self.seat)
            after_leaving(s)
        else:
            s.then(Turn(self.seat))


# -- the actions, one by one ------------------------------------------------------------------------------------


def charge(s: DiscoverState, seat: int, action: int) -> None:
    """AC-1: the stamina is paid when the action is taken."""
    s.survivors[seat].stamina -= action_cost(s, seat, action)


def do_move(s: DiscoverState, seat: int, pick: Pick) -> None:
    """MO-1, MO-2, MO-6: pay, move, fight, gather."""
    s.survivors[seat].stamina -= moves.cost_of(s, seat, pick.what)
    s.emit("moved", seat, pick.what)
    s.then(gather_chapter.FreeGather(seat))
    moves.arrive(s, seat, pick.what)


def do_gather(s: DiscoverState, seat: int, pick: Pick) -> None:
    charge(s, seat, GATHER)
    gather_chapter.gather(s, seat, pick.what)


def do_scout(s: DiscoverState, seat: int, pick: Pick) -> None:
    """SC-1."""
    charge(s, seat, SCOUT)
    s.then(explore.TurnTile(seat, pick.what), AfterScouting(seat))


class AfterScouting(DiscoverStep):
    """Use abilities that work when their owner has scouted."""

    __slots__ = ()

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        moments(s, [self.seat], "scouted")


def do_investigate(s: DiscoverState, seat: int, pick: Pick) -> None:
    """IN-1; S5-3: in scenario 5 a random card numbered 100, and a counter on the space."""
    charge(s, seat, INVESTIGATE)
    space = s.survivors[seat].space
    s.emit("investigates", seat, s.cell(space).landmark)
    if not s.content.duel:
        explore.resolve(s, seat, s.cell(space).landmark)
        return
    s.map.searched |= 1 << space
    draw = explore.DrawHundred(seat)
    if sum(draw.bag(s)):
        s.then(draw)


def do_craft(s: DiscoverState, seat: int, pick: Pick) -> None:
    charge(s, seat, CRAFT)
    craft(s, seat, pick.what)


def do_cook(s: DiscoverState, seat: int, pick: Pick) -> None:
    """FI-7: any number of raw meat for one stamina."""
    charge(s, seat, COOK)
    s.then(Cook(seat))


class Cook(DiscoverStep):
    """FI-7: how much of the raw meat."""

    __slots__ = ()
    KEY = "discover-ask-cook"
    RULES = ("FI-7",)
    SHAPE = "amount"

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        return [AMOUNT[n] for n in range(1, has(s, me, MEAT) + 1)]

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        spend(s, self.seat, MEAT, pick.what)
        gain(s, self.seat, FOOD, pick.what)


def do_stoke(s: DiscoverState, seat: int, pick: Pick) -> None:
    """FI-6, FI-9: spend 1 wood; the extinguished fire on one's own space burns again, the camp's too."""
    charge(s, seat, STOKE)
    spend(s, seat, WOOD, 1)
    s.map.fires[s.survivors[seat].space] = 1
    s.emit("stoked", seat)


def do_recover(s: DiscoverState, seat: int, pick: Pick) -> None:
    """DA-4: the active survivor pays, himself or another on his space is healed."""
    charge(s, seat, RECOVER)
    spend(s, seat, REMEDY[pick.how], 1)
    heal(s, pick.what, pick.how, 1)


def is_lootable(s: DiscoverState, seat: int, space: int) -> bool:
    other = s.survivors[seat]
    return other.status == LOST and other.space == space and bool(sorts_held(s, other) or other.items)


def do_loot(s: DiscoverState, seat: int, pick: Pick) -> None:
    charge(s, seat, LOOT)
    s.then(Loot(seat, pick.what))


class Loot(DiscoverStep):
    """KA-4: one token or one item of a casualty."""

    __slots__ = ("victim",)
    KEY = "discover-ask-loot"
    RULES = ("KA-4",)
    SHAPE = ONE

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def details(self, s: DiscoverState) -> dict[str, int]:
        return {"victim": self.victim}

    def ask(self, s: DiscoverState, me: Survivor) -> list[Pick]:
        other = s.survivors[self.victim]
        items = [TAKE_ITEM[s.content.place_of(held.item)] for held in other.items]
        return [TAKE[sort] for sort in sorts_held(s, other)] + sorted(items, key=number_of)

    def do(self, s: DiscoverState, me: Survivor, pick: Pick) -> None:
        if pick.words[0] == "take":
            put_token(s, self.seat, take_token(s, s.survivors[self.victim], pick.what))
            s.emit("looted", self.seat, self.victim, pick.what)
        else:
            held = remove_held(s, self.victim, s.content.item_at(pick.what))
            s.emit("item-looted", self.seat, self.victim, pick.what)
            receive(s, self.seat, held)


def begin_trade(s: DiscoverState, seat: int, partner: int, fresh: bool) -> None:
    """TR-1, TR-5: one partner. It is an action once it is offered; the stamina is paid when he consents."""
    s.deal = Deal(seat, partner, (), (), (), 0)
    s.then(trade.MakeOffer(seat, partner, fresh))


def do_attack(s: DiscoverState, seat: int, pick: Pick) -> None:
    """S5-6."""
    s.survivors[seat].stamina -= ATTACK_COST
    duel.attack(s, seat, pick.what)


def do_use(s: DiscoverState, seat: int, pick: Pick) -> None:
    """CA-2: pay the printed stamina and all other costs in full, then the effect."""
    found = usable(s, seat, "action") + usable(s, seat, "turn")
    ability = next(ability for source, k, ability in found if (source, k) == (pick.what, pick.how))
    note_use(s, seat, pick.what, pick.how, ability)
    s.survivors[seat].stamina -= ability.stamina
    s.emit("used", seat, pick.what, pick.how, s.quest.stage)
    lines = ability.do
    do_lines(s, seat, lines, pick.what)
    pay(s, seat, ability.cost, pick.what)


def show(s: DiscoverState, seat: int, number: int, other: int) -> None:
    """R-47: a hand project is shown to one other survivor; nothing else happens."""
    me = s.survivors[seat]
    project = next(i for i, card in enumerate(s.content.projects) if card.number == number)
    me.hand = tuple([(p, bits | 1 << other if p == project else bits) for p, bits in me.hand])
    s.emit("shown", seat, other)
    s.whisper(other, "project-shown", seat, project)


Doing: TypeAlias = Callable[[DiscoverState, int, Pick], None]
DOINGS: Final[dict[str, Doing]] = {
    "move": do_move,
    "gather": do_gather,
    "scout": do_scout,
    "investigate": do_investigate,
    "craft": do_craft,
    "cook": do_cook,
    "stoke": do_stoke,
    "recover": do_recover,
    "loot": do_loot,
    "attack": do_attack,
    "use": do_use,
}
