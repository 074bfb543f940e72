"""The scout, a bot for Discover: it survives, explores and works on the quest by rules of thumb.

It looks at one game that its glimpse imagined and reads there only what lies open to its seat; an estimate in one
currency (`survival`), the quest as jobs (`errands`) and the errands of a turn (`turns`) do the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from emberwatch.bots import SEEDS, Bot, Glimpse
from emberwatch.bots.fights import before_roll, modify, protect_die, support, take_for
from emberwatch.bots.survival import Estimate, inner
from emberwatch.bots.turns import TOO_FAR, Outing, Outlook, Ways
from emberwatch.discover.day import Turn
from emberwatch.discover.inventory import count_sort
from emberwatch.discover.lines import Powers
from emberwatch.discover.names import CLEAN_WATER, FOOD, HEARTS, PHYSICAL
from emberwatch.discover.state import State
from emberwatch.discover.trade import ITEM_THING
from emberwatch.discover.vocabulary import END_TURN, NAME, OFFER, PASS, STEP, YES, resources_of
from emberwatch.engine.agenda import Pick, Step

ASK: Final = "discover-ask-"
PATIENCE: Final = 80
"""So many picks a turn are enough, whatever the planning says."""
MOMENTS: Final = {"dawn": 2.0, "night": 2.0, "turn": 2.5, "scouted": 2.0, "modify": 1.5, "before-roll": 1.5}
PROMISES: Final = {"gain": 0.8, "scout": 1.5, "survey": 0.8, "rest": 0.8, "heal": 1.0, "swap": 0.6, "reroll": 0.5}
"""What makes a character worth keeping: the moments of its abilities, and what these do."""
Answer: TypeAlias = Callable[[State, int, Any, list[Pick]], Pick]
"""State, seat, the step that asks, what it offers."""


class Scout(Bot):
    """Rules of thumb and a path planner: survive, explore, solve the quest."""

    name = "scout"
    games = ("discover",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.today = (-1, 0)
        """The day, and how many picks have been made in its turn."""

    def choose(self, glimpse: Glimpse) -> Pick:
        world = glimpse.imagine(self.dice.below(SEEDS))
        s, step = world.state, world.question(glimpse.seat)
        assert isinstance(s, State)
        assert step is not None, "a bot is asked only when its seat is"
        picks = glimpse.picks
        if isinstance(step, Turn) and self.is_late(s):
            return END_TURN
        return answer(s, glimpse.seat, step, picks)

    def is_late(self, s: State) -> bool:
        """Whether this turn has gone on for too long."""
        count = self.today[1] + 1 if self.today[0] == s.day else 0
        self.today = (s.day, count)
        return count > PATIENCE


def answer(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    found = ANSWERS.get(step.KEY.removeprefix(ASK))
    return found(s, seat, step, picks) if found is not None else picks[0]


def best(picks: list[Pick], worth: Callable[[Pick], float]) -> Pick:
    """The pick that is worth most, the first of several."""
    return max(picks, key=worth)


# -- set-up and turn ----------------------------------------------------------------------------------------------


def keep_character(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return best(picks, lambda pick: person(s.content.characters[pick.what].powers))


def person(powers: Powers) -> float:
    """What a character's abilities promise: what comes by itself or for nothing counts most."""
    worth = 0.0
    for ability in powers.all:
        worth += MOMENTS.get(ability.when, 1.0)
        worth += sum([PROMISES.get(line.verb, 0.0) for line in inner(ability.do)])
        worth -= 0.6 * ability.stamina + 0.7 * sum([n for _, n, _ in ability.cost.resources])
    return worth


def turn(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    gift = gift_for(s, seat, picks)
    return Outing(s, seat, picks).choose() if gift is None else gift


def give_up(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return PASS


def most(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """As much as possible."""
    return picks[-1]


def loot(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: thing_worth(s, e, pick))


def thing_worth(s: State, e: Estimate, pick: Pick) -> float:
    """What a token or an item is worth that a pick names."""
    if str(pick.words[0]) in ("take-item", "discard", "give-item", "want-item"):
        return 3.0 + e.item(s.item(s.content.item_at(pick.what)))
    return sum([e.gain(kind) for kind in resources_of(pick.what)])


# -- things -------------------------------------------------------------------------------------------------------


def carry(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """LI-2: what is worth least goes."""
    e = Outlook(s, seat).e
    return best(picks, lambda pick: -kept_worth(s, e, pick))


def kept_worth(s: State, e: Estimate, pick: Pick) -> float:
    if pick.words[0] == "discard":
        return 0.8 + e.item(s.item(s.content.item_at(pick.what)))
    return sum([e.lose(kind) for kind in resources_of(pick.what)])


def hand_on(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return PASS if s.content.duel else picks[-1]


def yes(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return YES if YES in picks else picks[-1]


def lose_any(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: -e.lose(pick.what))


def heal_any(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """DA-7: physical damage first; nothing else heals it."""
    e = Estimate(s, seat)
    return best(picks, lambda pick: 10.0 if pick.what == PHYSICAL else -e.has[(FOOD, CLEAN_WATER, 7)[pick.what]])


def swap(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    if step.other in (FOOD, CLEAN_WATER):
        return picks[-1]
    worths = [e.gain(step.other, k) - e.gain(step.one, -k - 1) for k in range(len(picks))]
    return best(picks, lambda pick: sum(worths[: pick.what]))


def take_water(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: e.gain(pick.what))


def free_gather(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """MO-2: whatever brings most, unless it would do more harm than good."""
    look = Outlook(s, seat)
    space = look.me.space
    return best(picks, lambda pick: 0.0 if pick is PASS else look.gather_worth(space, pick.what))


def draw_project(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return picks[0]


# -- cards --------------------------------------------------------------------------------------------------------


def may_pay(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    paid = e.lines(step.line.do) - e.price(step.line.cost)
    return YES if paid > e.lines(step.line.other) else PASS


def choose(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: e.lines(step.line.options[pick.what]))


def may(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return YES if Outlook(s, seat).e.lines(step.line.do) > 0 else PASS


def moment(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    e.bed = 3.0
    return YES if e.use(step.ability) > step.ability.stamina else PASS


def keys(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """IN-12: what is behind a lock is mostly better than the lock."""
    return picks[-1] if Outlook(s, seat).e.lines(s.card(step.entry).do) < 3.0 else PASS


def survey(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    look = Outlook(s, seat)
    return best(picks, lambda pick: look.slots[pick.what])


def relief(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return picks[0]


def uncover(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    far = s.distances(s.survivors[seat].space)
    return best(picks, lambda pick: -far[pick.what])


def strike(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: e.blow(s.foes[pick.what], step.damage))


def regrow(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    far = s.distances(s.survivors[seat].space)
    return best(picks, lambda pick: -far[pick.what])


def which_place(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """Monsters as far away as possible, everything else near by."""
    bad = step.verb in ("spawn", "special")
    far = s.distances(s.survivors[seat].space)
    others = [s.distances(s.survivors[other].space) for other in s.on_map()]
    if bad:
        return best(picks, lambda pick: min([row[pick.what] for row in others]))
    return best(picks, lambda pick: -far[pick.what])


# -- moving -------------------------------------------------------------------------------------------------------


def walk(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """MO-7: towards the errand that a turn would choose, with as much stamina as ever."""
    me = s.survivors[seat]
    stamina, me.stamina = me.stamina, max(me.stamina, 6)
    outing = Outing(s, seat, Turn(seat).picks(s))
    pick = outing.choose()
    me.stamina = stamina
    if pick.words[0] != "move" or outing.ways.bars.get(pick.what, 0.0) > 1.5:
        return PASS
    return STEP[pick.what] if STEP[pick.what] in picks else PASS


def retreat(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """RT-2: an enemy goes where it is least in the way."""
    return best(picks, lambda pick: -len(s.lying[pick.what]) - 2 * bool(s.cell(pick.what).landmark))


def flee_to(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    ways = Ways(Outlook(s, seat).e, {})
    return best(picks, lambda pick: float(bool(s.fires.get(pick.what))) - min(TOO_FAR, ways.toll[pick.what]))


# -- fights -------------------------------------------------------------------------------------------------------


def choose_foe(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: e.meet(s.foes[pick.what]))


def name_fighter(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """MN-8: who is least hurt and best armed; in a duel of all, somebody else."""
    if s.content.duel:
        return best(picks, lambda pick: float(pick.what != seat))
    return best(picks, lambda pick: arms(s, pick.what))


def arms(s: State, seat: int) -> float:
    e = Estimate(s, seat)
    mine, enemy, wound = e.edge(())
    return 3.0 * (HEARTS - e.me.hurt) + mine - enemy + wound


def which_monster(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Estimate(s, step.towards)
    return best(picks, lambda pick: e.meet(s.foes[pick.what]))


def prowl(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """MN-9: towards who can bear it best."""
    if picks[0].words[0] != "name":
        return picks[0]
    if s.content.duel:
        return best(picks, lambda pick: float(pick.what != seat))
    return best(picks, lambda pick: arms(s, pick.what))


def before(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return before_roll(Outlook(s, seat).e, picks)


def change_dice(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return modify(Outlook(s, seat).e, picks)


def play_support(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return support(s, seat)


def protect(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return protect_die(Estimate(s, seat))


def prevent(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """R-70: a heart is worth more than most prices."""
    e = Estimate(s, seat)
    if step.n <= 0:
        return PASS
    for pick in picks:
        if pick is not PASS:
            powers = next(powers for source, powers in e.abilities if source == pick.what)
            ability = powers.all[pick.how]
            if e.harm(step.kind) > e.price(ability.cost) + ability.stamina:
                return pick
    return PASS


def take_damage(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return take_for(s, seat, step.fighter)


def assign(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """SU-4: to who is less hurt."""
    others = [pick for pick in picks if pick is not PASS]
    healthy = best(others, lambda pick: -s.survivors[pick.what].hurt)
    return healthy if s.survivors[healthy.what].hurt < s.survivors[seat].hurt - 1 else PASS


def rob(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    e = Outlook(s, seat).e
    return best(picks, lambda pick: 0.0 if pick is PASS else e.gain(pick.what))


def leave(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    return PASS if PASS in picks else picks[0]


# -- the group ----------------------------------------------------------------------------------------------------


def same_chief(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """CH-3: no change without need."""
    return NAME[s.chief]


def gift_for(s: State, seat: int, picks: list[Pick]) -> Pick | None:
    """TR-3: whoever is here and in need, while there is more than enough."""
    if s.content.duel:
        return None
    for pick in picks:
        if pick.words[0] == "trade" and s.survivors[seat].refused >> 2 * pick.what & 3 == 0 and gifts(s, seat, pick.what):
            return pick
    return None


def gifts(s: State, seat: int, other: int) -> list[int]:
    """Single tokens of food or water that another survivor needs more."""
    mine, theirs = Estimate(s, seat), Estimate(s, other)
    return [
        kind for kind in (FOOD, CLEAN_WATER)
        if mine.has[kind] >= 4 and theirs.has[kind] <= 1 and theirs.room > 0 and mine.me.hurt < 3
        and count_sort(s, mine.me, kind)
    ]  # fmt: skip


def make_offer(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    deal = s.deal
    if deal is not None and deal.given:
        return OFFER
    kinds = gifts(s, seat, step.partner)
    given = [pick for pick in picks if pick.words[0] == "give" and pick.what in kinds]
    return given[0] if given else PASS


def consent(s: State, seat: int, step: Any, picks: list[Pick]) -> Pick:
    """TR-2: gifts are welcome, bad trades are not."""
    deal = s.deal
    assert deal is not None
    if deal.wanted_projects:
        return PASS
    e = Outlook(s, seat).e
    got = sum([deal_worth(s, e, thing, False) for thing in deal.given]) + len(deal.projects)
    lost = sum([deal_worth(s, e, thing, True) for thing in deal.wanted])
    return YES if got > lost or (not deal.wanted and not deal.wanted_projects) else PASS


def deal_worth(s: State, e: Estimate, thing: int, own: bool) -> float:
    if thing >= ITEM_THING:
        return 1.0 + e.item(s.item(thing - ITEM_THING))
    return sum([e.lose(kind) if own else e.gain(kind) for kind in resources_of(thing)])


ANSWERS: Final[Mapping[str, Answer]] = {
    "character": keep_character,
    "turn": turn,
    "give-up": give_up,
    "cook": most,
    "loot": loot,
    "limit": carry,
    "hand-on": hand_on,
    "accept-item": yes,
    "lose": lose_any,
    "heal": heal_any,
    "swap": swap,
    "pay": may_pay,
    "choose": choose,
    "may": may,
    "relief": relief,
    "uncover": uncover,
    "strike": strike,
    "regrow": regrow,
    "water": take_water,
    "free-gather": free_gather,
    "project": draw_project,
    "key": keys,
    "scout": survey,
    "place": which_place,
    "walk": walk,
    "foe": choose_foe,
    "fighter": name_fighter,
    "chief-fighter": name_fighter,
    "which-monster": which_monster,
    "prowl": prowl,
    "moment": moment,
    "support": play_support,
    "before-roll": before,
    "modify": change_dice,
    "protect-die": protect,
    "share": leave,
    "accept-reward": yes,
    "take-damage": take_damage,
    "assign": assign,
    "retreat": retreat,
    "far-retreat": retreat,
    "flee": flee_to,
    "prevent": prevent,
    "duel": change_dice,
    "rob": rob,
    "vote": same_chief,
    "pass-on": same_chief,
    "offer": make_offer,
    "consent": consent,
    "give-project": leave,
    "hand-reward": leave,
    "accept-handed": yes,
}
"""By the key of the question, less what all of them begin with."""
