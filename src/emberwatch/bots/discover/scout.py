"""The scout, a bot for Discover: it survives, explores and works on the quest by rules of thumb.

It looks at one game that its glimpse imagined and reads only what its seat may see. It values everything in one
currency (`survival`), breaks the quest into jobs (`errands`), plans the errands of a turn (`turns`) and handles the
dice (`fights`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.discover.fights import before_roll, modify, support
from emberwatch.bots.discover.survival import Estimate
from emberwatch.bots.discover.turns import TOO_FAR, Outing, Outlook, Ways
from emberwatch.discover.cards.effects.combat import RerollDie
from emberwatch.discover.cards.effects.map import ScoutTiles, SurveyTiles
from emberwatch.discover.cards.effects.monsters import CallSpecial, SpawnMonster
from emberwatch.discover.cards.effects.survivors import GainResource, GainStamina, HealDamage, SwapResources
from emberwatch.discover.cards.syntax import Line, Powers, lines_in
from emberwatch.discover.model.names import CLEAN_WATER, FOOD, HEARTS, PHYSICAL, REMEDY
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import END_TURN, NAME, OFFER, PASS, STEP, VOCABULARY, YES, resources_of
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.inventory import count_sort
from emberwatch.discover.rules.trade import ITEM_THING
from emberwatch.engine.agenda import Pick, Step

ASK: Final = "discover-ask-"
"""The prefix of all question keys."""
PATIENCE: Final = 80
"""The most picks in one turn, whatever the planning says."""
PLENTY, LITTLE = 4, 1
"""A survivor with PLENTY of food or water gives some to one with only a LITTLE."""
LOCK: Final = 3.0
"""A locked card that is worth less than this is given up for the card behind it."""
MOMENTS: Final = {"dawn": 2.0, "night": 2.0, "turn": 2.5, "scouted": 2.0, "modify": 1.5, "before-roll": 1.5}
PROMISES: Final[Mapping[type[Line], float]] = {
    GainResource: 0.8, ScoutTiles: 1.5, SurveyTiles: 0.8, GainStamina: 0.8, HealDamage: 1.0, SwapResources: 0.6,
    RerollDie: 0.5,
}  # fmt: skip
"""What makes a character worth keeping: when its abilities work, and what they do."""
IN_A_TURN: Final[Mapping[str, str]] = {
    "move": "bot-why-scout-move",
    "gather": "bot-why-scout-gather",
    "scout": "bot-why-scout-land",
    "investigate": "bot-why-scout-quest",
    "use": "bot-why-scout-quest",
    "craft": "bot-why-scout-craft",
    "cook": "bot-why-scout-body",
    "recover": "bot-why-scout-body",
    "stoke": "bot-why-scout-fire",
    "attack": "bot-why-scout-fight",
    "trade": "bot-why-scout-group",
    "end-turn": "bot-why-scout-rest",
}
"""What it says about a turn, by the first word of the pick. All of it is open: it names or counts no hidden thing."""
ELSEWHERE: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        ("foe", "fighter", "chief-fighter", "which-monster", "prowl", "support", "before-roll", "modify", "duel",
         "strike", "protect-die", "take-damage", "assign", "prevent", "retreat", "far-retreat", "flee"),
        "bot-why-scout-fight",
    ),
    **dict.fromkeys(("loot", "limit", "lose", "swap", "water", "free-gather", "rob"), "bot-why-scout-pack"),
    **dict.fromkeys(("pay", "choose", "may", "moment", "key"), "bot-why-scout-worth"),
    **dict.fromkeys(("offer", "consent", "hand-on", "share", "hand-reward", "vote"), "bot-why-scout-group"),
}  # fmt: skip
"""What it says about other questions, by their keys."""


class Scout(Bot):
    """Rules of thumb and a path planner: survive, explore, solve the quest."""

    name = "scout"
    games = ("discover",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.today = (-1, 0)
        """The day, and how many picks it has made in that day's turn."""
        self.asked = ""
        """The last question, and what was picked."""
        self.picked: Pick = PASS

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "picked": self.picked.number}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, picked=VOCABULARY.picks[state["picked"]])

    def choose(self, glimpse: Glimpse) -> Pick:
        self.picked = self.answer(glimpse)
        return self.picked

    def why(self) -> Why:
        """Name the errand that the last pick belongs to."""
        if self.asked == "turn":
            return Why(IN_A_TURN.get(str(self.picked.words[0]), "bot-why-scout"))
        return Why(ELSEWHERE.get(self.asked, "bot-why-scout"))

    def answer(self, glimpse: Glimpse) -> Pick:
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, step = world.state, world.question(glimpse.seat)
        assert isinstance(s, DiscoverState)
        assert step is not None, "a bot is asked only when its seat is"
        self.asked = step.KEY.removeprefix(ASK)
        if isinstance(step, Turn) and self.is_late(s.turn.day):
            return END_TURN
        return by_thumb(s, glimpse.seat, step, glimpse.picks)

    def is_late(self, day: int) -> bool:
        """Whether this turn has taken too long."""
        self.today = (day, self.today[1] + 1 if self.today[0] == day else 0)
        return self.today[1] > PATIENCE


def person(powers: Powers) -> float:
    """What a character's abilities promise: automatic and free ones count most."""
    worth = 0.0
    for ability in powers.all:
        worth += MOMENTS.get(ability.when, 1.0)
        worth += sum([PROMISES.get(type(line), 0.0) for line in lines_in(ability.do)])
        worth -= 0.6 * ability.stamina + 0.7 * sum([n for _, n, _ in ability.cost.resources])
    return worth


def arms(s: DiscoverState, seat: int) -> float:
    """How well a survivor can stand a fight."""
    e = Estimate(s, seat)
    mine, enemy, wound = e.edge(())
    return 3.0 * (HEARTS - e.me.hurt) + mine - enemy + wound


def by_thumb(s: DiscoverState, seat: int, step: Step, picks: list[Pick]) -> Pick:
    """The scout's answer to a step's question, in a world that its seat has imagined."""
    answer = ANSWERS.get(step.KEY.removeprefix(ASK))
    return answer(Mind(s, seat, step, picks)) if answer else picks[0]


class Mind:
    """One question, and how the scout answers it: a method for each question."""

    def __init__(self, s: DiscoverState, seat: int, step: Any, picks: list[Pick]) -> None:  # noqa: ANN401
        self.s = s
        self.seat = seat
        self.me = s.survivors[seat]
        self.step = step
        """The step that asks. All that it knows is open to the seat."""
        self.picks = picks

    def estimate(self) -> Estimate:
        """What things are worth, given the quest."""
        return Outlook(self.s, self.seat).e

    def best(self, worth: Callable[[Pick], float]) -> Pick:
        """The pick that is worth most; the first of equals."""
        return max(self.picks, key=worth)

    # -- the same for many questions ------------------------------------------------------------------------------

    def yes(self) -> Pick:
        return YES

    def leave(self) -> Pick:
        return PASS if PASS in self.picks else self.picks[0]

    def first(self) -> Pick:
        return self.picks[0]

    def most(self) -> Pick:
        return self.picks[-1]

    def nearest(self) -> Pick:
        far = self.s.distances(self.me.space)
        return self.best(lambda pick: -far[pick.what])

    # -- setup and turn -------------------------------------------------------------------------------------------

    def keep_character(self) -> Pick:
        return self.best(lambda pick: person(self.s.content.characters[pick.what].powers))

    def turn(self) -> Pick:
        gift = self.gift()
        return Outing(self.s, self.seat, self.picks).choose() if gift is None else gift

    def walk(self) -> Pick:
        """MO-7: walk toward the errand that a turn would choose, with the usual stamina."""
        stamina, self.me.stamina = self.me.stamina, max(self.me.stamina, 6)
        outing = Outing(self.s, self.seat, Turn(self.seat).picks(self.s))
        pick = outing.choose()
        self.me.stamina = stamina
        if pick.words[0] != "move" or outing.ways.bars.get(pick.what, 0.0) > 1.5:
            return PASS
        return STEP[pick.what] if STEP[pick.what] in self.picks else PASS

    def free_gather(self) -> Pick:
        """MO-2: gather whatever brings most, unless it would do more harm than good."""
        look = Outlook(self.s, self.seat)
        return self.best(lambda pick: 0.0 if pick is PASS else look.gather_worth(self.me.space, pick.what))

    def survey(self) -> Pick:
        look = Outlook(self.s, self.seat)
        return self.best(lambda pick: look.slots[pick.what])

    # -- things ---------------------------------------------------------------------------------------------------

    def carry(self) -> Pick:
        """LI-2: drop what is worth least."""
        e = self.estimate()
        return self.best(lambda pick: -self.keeping_worth(e, pick))

    def keeping_worth(self, e: Estimate, pick: Pick) -> float:
        if pick.words[0] == "discard":
            return 0.8 + e.item(self.s.item(self.s.content.item_at(pick.what)))
        return sum([e.lose(kind) for kind in resources_of(pick.what)])

    def loot(self) -> Pick:
        e = self.estimate()
        return self.best(lambda pick: self.booty(e, pick))

    def booty(self, e: Estimate, pick: Pick) -> float:
        if pick.words[0] == "take-item":
            return 3.0 + e.item(self.s.item(self.s.content.item_at(pick.what)))
        return sum([e.gain(kind) for kind in resources_of(pick.what)])

    def hand_on(self) -> Pick:
        return PASS if self.s.content.duel else self.picks[-1]

    def lose_any(self) -> Pick:
        e = self.estimate()
        return self.best(lambda pick: -e.lose(pick.what))

    def heal_any(self) -> Pick:
        """DA-7: heal physical damage first, because nothing else heals it; then damage without a remedy at hand."""
        has = Estimate(self.s, self.seat).has
        return self.best(lambda pick: 1.0 if pick.what == PHYSICAL else -has[REMEDY[pick.what]])

    def swap(self) -> Pick:
        e, one, other = self.estimate(), self.step.one, self.step.other
        if other in (FOOD, CLEAN_WATER):
            return self.picks[-1]
        worths = [e.gain(other, k) - e.gain(one, -k - 1) for k in range(len(self.picks))]
        return self.best(lambda pick: sum(worths[: pick.what]))

    def resource(self) -> Pick:
        """Take one resource, or none: from a water source or a rival."""
        e = self.estimate()
        return self.best(lambda pick: 0.0 if pick is PASS else e.gain(pick.what))

    # -- cards ----------------------------------------------------------------------------------------------------

    def may_pay(self) -> Pick:
        e, line = self.estimate(), self.step.line
        return YES if e.lines(line.then) - e.price(line.cost) > e.lines(line.otherwise) else PASS

    def choose(self) -> Pick:
        e = self.estimate()
        return self.best(lambda pick: e.lines(self.step.line.options[pick.what]))

    def may(self) -> Pick:
        return YES if self.estimate().lines(self.step.line.then) > 0 else PASS

    def moment(self) -> Pick:
        """CA-6: use an ability at its moment if it is worth its price."""
        e, ability = self.estimate(), self.step.ability
        e.bed = e.cold()
        return YES if e.use(ability) > ability.stamina else PASS

    def keys(self) -> Pick:
        """IN-12: use the key: what is behind a lock is usually better than the lock."""
        return self.picks[-1] if self.estimate().lines(self.s.card(self.step.entry).do) < LOCK else PASS

    def strike(self) -> Pick:
        e = self.estimate()
        return self.best(lambda pick: e.blow(self.s.map.foes[pick.what], self.step.damage))

    def which_place(self) -> Pick:
        """R-64: put monsters as far from everybody as possible, everything else nearby."""
        if not isinstance(self.step.line, SpawnMonster | CallSpecial):
            return self.nearest()
        rows = [self.s.distances(self.s.survivors[other].space) for other in self.s.on_map()]
        return self.best(lambda pick: min([row[pick.what] for row in rows]))

    # -- fights ---------------------------------------------------------------------------------------------------

    def choose_foe(self) -> Pick:
        e = self.estimate()
        return self.best(lambda pick: e.meet(self.s.map.foes[pick.what]))

    def name_fighter(self) -> Pick:
        """MN-8, MN-9: name the least hurt and best armed survivor; in the last scenario, somebody else."""
        if self.s.content.duel:
            return self.best(lambda pick: float(pick.what != self.seat))
        return self.best(lambda pick: arms(self.s, pick.what))

    def prowl(self) -> Pick:
        return self.name_fighter() if self.picks[0].words[0] == "name" else self.picks[0]

    def which_monster(self) -> Pick:
        e = Estimate(self.s, self.step.towards)
        return self.best(lambda pick: e.meet(self.s.map.foes[pick.what]))

    def support(self) -> Pick:
        return support(self.s, self.seat)

    def before_roll(self) -> Pick:
        return before_roll(self.estimate(), self.picks)

    def modify(self) -> Pick:
        return modify(self.estimate(), self.picks)

    def prevent(self) -> Pick:
        """R-70: prevent damage: a heart is worth more than most prices."""
        e = Estimate(self.s, self.seat)
        for pick in self.picks:
            if pick is not PASS and self.step.n > 0:
                ability = e.ability(pick)
                if e.harm(self.step.kind) > e.price(ability.cost) + ability.stamina:
                    return pick
        return PASS

    def take_damage(self) -> Pick:
        """SU-4: take the blow if this survivor has more hearts."""
        return YES if self.me.hurt + 1 < self.s.survivors[self.step.fighter].hurt else PASS

    def assign(self) -> Pick:
        """SU-4: assign the damage to the one who is less hurt."""
        healthy = max(self.picks[1:], key=lambda pick: -self.s.survivors[pick.what].hurt)
        return healthy if self.s.survivors[healthy.what].hurt < self.me.hurt - 1 else PASS

    def retreat(self) -> Pick:
        """RT-2: send an enemy where it is least in the way."""
        s = self.s
        return self.best(lambda pick: -len(s.map.lying[pick.what]) - 2 * bool(s.cell(pick.what).landmark))

    def flee(self) -> Pick:
        ways = Ways(self.estimate(), {})
        fires = self.s.map.fires
        return self.best(lambda pick: float(bool(fires.get(pick.what))) - min(TOO_FAR, ways.toll[pick.what]))

    # -- the group ------------------------------------------------------------------------------------------------

    def same_chief(self) -> Pick:
        """CH-3: change chieftains only if necessary."""
        return NAME[self.s.turn.chief]

    def gift(self) -> Pick | None:
        """TR-3: offer a gift to a survivor here who is in need, if there is more than enough."""
        if self.s.content.duel:
            return None
        offers = [pick for pick in self.picks if pick.words[0] == "trade" and not self.me.refused >> 2 * pick.what & 3]
        return next((pick for pick in offers if self.gifts(pick.what)), None)

    def gifts(self, other: int) -> list[int]:
        """Single tokens of food or water that another survivor needs more."""
        mine, theirs = Estimate(self.s, self.seat), Estimate(self.s, other)
        return [
            kind for kind in (FOOD, CLEAN_WATER)
            if mine.has[kind] >= PLENTY and theirs.has[kind] <= LITTLE and theirs.room > 0
            and count_sort(self.s, self.me, kind)
        ]  # fmt: skip

    def make_offer(self) -> Pick:
        deal = self.s.deal
        if deal is not None and deal.given:
            return OFFER
        kinds = self.gifts(self.step.partner)
        return next((pick for pick in self.picks if pick.words[0] == "give" and pick.what in kinds), PASS)

    def consent(self) -> Pick:
        """TR-2: accept gifts, refuse bad trades."""
        deal = self.s.deal
        assert deal is not None
        if deal.wanted_projects:
            return PASS
        e = self.estimate()
        got = sum([self.deal_worth(e, thing, own=False) for thing in deal.given]) + len(deal.projects)
        lost = sum([self.deal_worth(e, thing, own=True) for thing in deal.wanted])
        return YES if got > lost or not deal.wanted else PASS

    def deal_worth(self, e: Estimate, thing: int, *, own: bool) -> float:
        if thing >= ITEM_THING:
            return 1.0 + e.item(self.s.item(thing - ITEM_THING))
        return sum([e.lose(kind) if own else e.gain(kind) for kind in resources_of(thing)])


Answer: TypeAlias = Callable[[Mind], Pick]
ANSWERS: Final[Mapping[str, Answer]] = {
    "character": Mind.keep_character,
    "turn": Mind.turn,
    "give-up": Mind.leave,
    "cook": Mind.most,
    "loot": Mind.loot,
    "limit": Mind.carry,
    "hand-on": Mind.hand_on,
    "accept-item": Mind.yes,
    "lose": Mind.lose_any,
    "heal": Mind.heal_any,
    "swap": Mind.swap,
    "pay": Mind.may_pay,
    "choose": Mind.choose,
    "may": Mind.may,
    "relief": Mind.first,
    "uncover": Mind.nearest,
    "which-hidden": Mind.first,
    "strike": Mind.strike,
    "regrow": Mind.nearest,
    "water": Mind.resource,
    "free-gather": Mind.free_gather,
    "project": Mind.first,
    "key": Mind.keys,
    "scout": Mind.survey,
    "place": Mind.which_place,
    "walk": Mind.walk,
    "foe": Mind.choose_foe,
    "fighter": Mind.name_fighter,
    "chief-fighter": Mind.name_fighter,
    "which-monster": Mind.which_monster,
    "prowl": Mind.prowl,
    "moment": Mind.moment,
    "support": Mind.support,
    "before-roll": Mind.before_roll,
    "modify": Mind.modify,
    "duel": Mind.modify,
    "protect-die": Mind.yes,
    "share": Mind.leave,
    "hand-reward": Mind.leave,
    "accept-reward": Mind.yes,
    "accept-handed": Mind.yes,
    "take-damage": Mind.take_damage,
    "assign": Mind.assign,
    "prevent": Mind.prevent,
    "retreat": Mind.retreat,
    "far-retreat": Mind.retreat,
    "flee": Mind.flee,
    "rob": Mind.resource,
    "vote": Mind.same_chief,
    "pass-on": Mind.same_chief,
    "offer": Mind.make_offer,
    "consent": Mind.consent,
    "give-project": Mind.leave,
}
"""The method that answers each question, by the question's key."""
