"""Advice for people: what a bot would pick and what that beats, and whether a pick looks clearly bad.

Everything is judged by what the seat knows. Reasons are message keys with numbers, so that the narrator can say them in
any language. A game may have an adviser of its own in its room `adviser`; without one, people get a bare hint.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from emberwatch.bots.border import ask
from emberwatch.bots.bot import SEEDS, Bot, Glimpse
from emberwatch.bots.budget import Budget, Watch
from emberwatch.bots.planner import Planner, guide_of
from emberwatch.bots.search import Branch, Search
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.registry import rules_of

Told: TypeAlias = tuple[str, dict[str, int]]
"""Something to say: the key of a message, and numbers as the rules have them."""

POINTS: Final = "points"
CHANCE: Final = "chance"
"""The units of a margin: points at the end, or percentage points of the chance to win."""
COACHING: Final = 0.25
"""Maximum seconds for judging a pick before it is made."""
WORTH_SAYING: Final = 0.01
"""The smallest difference between two chances that is not called a close call."""
CLEARLY: Final = 0.12
"""By how much a pick must lower the chance to win to be clearly bad."""
ENOUGH: Final = 6
"""A pick that was tried less often is not judged."""


class Margin(NamedTuple):
    """How much better one pick looks than another; 0: about the same."""

    other: Pick
    by: int
    unit: str


class Advice(NamedTuple):
    """A pick, why, and the alternative. As a warning: why the pick looks bad, and what looks better."""

    pick: Pick
    reasons: list[Told]
    margin: Margin | None


class Adviser:
    """What a game knows about its own picks. This one knows nothing but what the planner's search finds."""

    def values(self, glimpse: Glimpse, dice: CounterDice) -> list[float]:
        """What each offered pick is worth, in points at the end; [] if that cannot be said."""
        return []

    def reasons(self, world: Game, seat: int, pick: Pick) -> list[Told]:
        """What speaks for a pick, the weightiest first."""
        return []

    def warnings(self, world: Game, seat: int, pick: Pick | None) -> list[Told]:
        """What speaks against a pick (None: against ending the turn) although something else could be done."""
        return []

    def needs(self, world: Game, seat: int) -> list[Told]:
        """What the seat lacks, as everybody can see: for people who ask why it moved."""
        return []

    def margin(self, glimpse: Glimpse, pick: Pick, dice: CounterDice) -> Margin | None:
        """What looks clearly better than a pick, and by how much; None if nothing does."""
        return search_margin(glimpse, pick, dice)


def adviser_of(game: str) -> Adviser:
    """The adviser for a game."""
    rules = rules_of(game)
    made: Adviser = rules.room("adviser")() if rules.has_room("adviser") else Adviser()
    return made


# -- hints --------------------------------------------------------------------------------------------------------


def give_hint(bot: Bot, glimpse: Glimpse, dice: CounterDice) -> Advice:
    """What this bot would pick, why, and what that beats."""
    pick = ask(bot, glimpse)
    adviser = adviser_of(glimpse.game)
    world = glimpse.imagine(dice.below(SEEDS))
    return Advice(pick, adviser.reasons(world, glimpse.seat, pick), compare(bot, adviser, glimpse, pick, dice))


def compare(bot: Bot, adviser: Adviser, glimpse: Glimpse, pick: Pick, dice: CounterDice) -> Margin | None:
    """The best alternative to a bot's pick, and how much better the pick looks than that."""
    search = bot.search if isinstance(bot, Planner) else None
    values = dict(zip(glimpse.picks, adviser.values(glimpse, dice), strict=False))
    rival = runner_up(search, values, pick)
    if rival is None:
        return None
    if rival in values and pick in values and round(values[pick] - values[rival]) > 0:
        return Margin(rival, round(values[pick] - values[rival]), POINTS)
    return Margin(rival, chance_gained(search, pick, rival), CHANCE)


def runner_up(search: Search | None, values: dict[Pick, float], pick: Pick) -> Pick | None:
    """The second choice: of the search if there was one, or by value."""
    if search is not None:
        tried = [branch for branch in search.branches if branch.pick is not pick and branch.visits]
        return max(tried, key=Branch.mean).pick if tried else None
    others = [other for other in values if other is not pick]
    return max(others, key=lambda other: values[other]) if others else None


def chance_gained(search: Search | None, pick: Pick, other: Pick) -> int:
    """How many percentage points more chance a search saw in a pick than in another one; 0 if about the same."""
    means = {branch.pick: branch.mean() for branch in search.branches} if search is not None else {}
    gained = means.get(pick, 0.0) - means.get(other, 0.0)
    return round(100 * gained) if gained >= WORTH_SAYING else 0


# -- the coach ----------------------------------------------------------------------------------------------------


def warn(glimpse: Glimpse, words: tuple[str | int, ...], dice: CounterDice) -> Advice | None:
    """Why a pick looks clearly bad; None if it does not, or if it is not offered."""
    pick = next((one for one in glimpse.picks if one.words == words), None)
    if pick is None or len(glimpse.picks) < 2:
        return None
    adviser = adviser_of(glimpse.game)
    against = adviser.warnings(glimpse.imagine(dice.below(SEEDS)), glimpse.seat, pick)
    margin = adviser.margin(glimpse, pick, dice)
    return Advice(pick, against, margin) if against or margin is not None else None


def warn_at_end(glimpse: Glimpse, dice: CounterDice) -> list[Told]:
    """What speaks against ending the turn now."""
    return adviser_of(glimpse.game).warnings(glimpse.imagine(dice.below(SEEDS)), glimpse.seat, None)


def search_margin(glimpse: Glimpse, pick: Pick, dice: CounterDice) -> Margin | None:
    """Try a pick against the most hopeful ones, as the planner does, within a short time."""
    if not Planner.plays(glimpse.game):
        return None
    guide, seat = guide_of(glimpse.game, dice), glimpse.seat
    world = glimpse.imagine(dice.below(SEEDS))
    if not guide.matters(world, seat):
        return None
    guide.begin(world, seat)
    hopeful = guide.options(world, seat)
    search = Search(guide, seat, hopeful if pick in hopeful else [*hopeful, pick])
    try_fairly(search, glimpse, dice)
    return clear_margin(search, pick)


def try_fairly(search: Search, glimpse: Glimpse, dice: CounterDice) -> None:
    """Try all picks equally often, each time in the same imagined worlds, until the time is up."""
    watch, luck, at = Watch(Budget(COACHING, None)), dice.below(SEEDS), 0
    while watch.goes_on():
        since = watch.spent()
        search.play(at, glimpse.imagine((luck + search.branches[at].visits) % SEEDS))
        watch.tried(since)
        at = (at + 1) % len(search.branches)


def clear_margin(search: Search, pick: Pick) -> Margin | None:
    """What the search found clearly better than a pick: even with bad luck better than the pick on average."""
    mine = next(branch for branch in search.branches if branch.pick is pick)
    best = search.best()
    lost = best.surely() - mine.mean()
    if best is mine or min(mine.visits, best.visits) < ENOUGH or lost < CLEARLY:
        return None
    return Margin(best.pick, round(100 * (best.mean() - mine.mean())), CHANCE)
