"""The planner: it imagines many ways the game may continue and makes the move that went best."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberwatch.bots.bot import SEEDS, Bot, Glimpse, Why
from emberwatch.bots.budget import Budget, Watch
from emberwatch.bots.search import Guide, Search
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice
from emberwatch.registry import all_games, rules_of


def guide_of(game: str, dice: CounterDice) -> Guide:
    """The guide that says how to think about a game; it may use these dice."""
    guide: Guide = rules_of(game).room("guide")(dice)
    return guide


class Planner(Bot):
    """Searches for as long as its budget allows when a question matters, and answers small questions by habit."""

    name = "planner"
    thinks: ClassVar[Budget | None] = Budget(1.0, None)

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.guides: Final[dict[str, Guide]] = {}
        self.search: Search | None = None
        """The search behind the last pick; None if it was a habit."""

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether the game has a guide."""
        rules = all_games().get(game)
        return rules is not None and rules.has_room("guide")

    def choose(self, glimpse: Glimpse) -> Pick:
        assert self.budget is not None
        watch = Watch(self.budget)
        guide, seat = self.guide(glimpse.game), glimpse.seat
        world = glimpse.imagine(self.dice.below(SEEDS))
        self.search = None
        if not guide.matters(world, seat):
            return guide.habit(world, seat)
        guide.begin(world, seat)
        options = guide.options(world, seat)
        if len(options) == 1:
            return options[0]
        self.search = Search(guide, seat, options)
        self.think(self.search, glimpse, watch)
        return self.search.best().pick

    def guide(self, game: str) -> Guide:
        if game not in self.guides:
            self.guides[game] = guide_of(game, self.dice)
        return self.guides[game]

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the last search, with the guides as what they remember."""
        memories = {game: guide.memory() for game, guide in self.guides.items()}
        return {"dice": self.dice, "budget": self.budget, "memories": memories}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Planner.__init__(self, 0, state["budget"])
        self.dice = state["dice"]
        for game, memory in state["memories"].items():
            self.guide(game).remember(memory)

    def think(self, search: Search, glimpse: Glimpse, watch: Watch) -> None:
        """Try until the budget is spent. The n-th tries of all branches share their luck, so that luck decides less."""
        luck = self.dice.below(SEEDS)
        while watch.goes_on():
            since = watch.spent()
            at = search.next_try()
            search.play(at, glimpse.imagine((luck + search.branches[at].visits) % SEEDS))
            watch.tried(since)

    def why(self) -> Why:
        if self.search is None:
            return Why("bot-why-planner-habit")
        best = self.search.best()
        others = [branch.mean() for branch in self.search.branches if branch is not best]
        less = best.mean() - max(others)
        return Why("bot-why-planner", tries=self.search.tries, share=round(100 * best.mean()), second=round(100 * less))
