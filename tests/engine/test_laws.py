"""The laws of every game, for every way of setting Outlive up; and that the laws notice a breach."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

import emberwatch as ew
from emberwatch.engine import game as driver
from emberwatch.engine import record
from emberwatch.engine.agenda import Pick
from emberwatch.engine.content.packs import read
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import Game
from emberwatch.outlive import OUTLIVE, PLACEMENTS
from emberwatch.outlive.knowledge import audit, imagine, view
from emberwatch.outlive.model.editions import EDITIONS
from emberwatch.outlive.model.names import BASE, EQUIPMENT, LEADERS, METAL, ROOMS, WOOD
from emberwatch.outlive.model.schema import STOCKED
from emberwatch.outlive.model.state import OutliveState, Shelter
from emberwatch.outlive.rules import dawn, scoring
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.night import Recruit
from emberwatch.outlive.rules.setup import DealLeader, DealRoom
from tests.effort import seeds
from tests.engine.toy import Ask, Flip, Split, Toy, ToyState, toy
from tests.outlive.situation import play_on
from tests.paths import ROOT
from tests.sharing import REPLACED, own_lists, shared

GOODS = ("canned-goods", "wood", "metal", "microchip", "munition")
EXAMPLE = read(ROOT / "docs/example-pack.toml")
RICH = {
    "board": {"city-equipment": 6, **{place: [30] * 3 for place in STOCKED}},
    "shelter": {"founders": 7, "build-cost": 1, "water-kept": 9},
    "rooms": {**{room: {"spaces": 1, "upkeep": 0} for room in ROOMS}, "construction": {"spaces": 1, "amount": 1}},
    "equipment": {kind: {"cost": {"wood": 1}} for kind in EQUIPMENT},
    "leaders": {leader: {"resources": dict.fromkeys(GOODS, 2)} for leader in LEADERS},
}
"""Plenty for everybody, so that even random players build, repair and use everything."""


def check(
    seed: int, *, every: int = 25, clones: int = 50, most: int = 20_000, seats: int = 3, **options: object
) -> Game:
    """Check one random game of Outlive; the seed is for both its dice and its picks."""
    game = lambda: ew.new_game("outlive", seats=seats, seed=seed, **options)  # type: ignore[arg-type]  # noqa: E731
    return ew.check_laws(game, ew.replay, seed, thorough_every=every, clone_every=clones, most_picks=most)


# -- the laws hold --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", OUTLIVE.seats)
def test_laws_hold_for_every_set_up(seats: int, edition: str, placement: str) -> None:
    """Every number of seats, every edition, both ways of placing heroes."""
    for seed in seeds(1, 20, seats, edition, placement):
        game = check(seed, seats=seats, edition=edition, placement=placement)
        assert game.view(None)["phase"] == "end"


@pytest.mark.parametrize("pack", [EXAMPLE, RICH], ids=["example", "rich"])
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("seats", OUTLIVE.seats)
def test_laws_hold_with_a_pack(seats: int, placement: str, pack: dict[str, object]) -> None:
    """Other figures, same laws."""
    for seed in seeds(1, 20, seats, placement, sorted(pack)):
        edition = sorted(EDITIONS)[seed % len(EDITIONS)]
        game = check(seed, seats=seats, edition=edition, placement=placement, pack=pack)
        assert game.options["pack"]


def test_lawful_games_come_to_nearly_every_pick() -> None:
    """The laws cannot check what they never see: every verb, every tool and every usable room comes up."""
    picked = set()
    for seed in range(60):
        edition = sorted(EDITIONS)[seed % len(EDITIONS)]
        game = ew.new_game("outlive", seats=2 + seed % 3, seed=seed, edition=edition, pack=RICH)
        picked |= {pick.words for _, pick in play_on(game, seed).log}
    assert {words[0] for words in picked} == set(OUTLIVE.vocabulary.verbs)
    used = {words[1] for words in picked if words[0] == "use"}
    passive = {"exoskeleton", "grappling-hook"}
    assert set(EQUIPMENT) - used == passive
    assert len(picked) > 0.7 * len(OUTLIVE.vocabulary.picks)


def test_laws_hold_at_every_single_decision() -> None:
    """A game in which no decision is skipped."""
    check(2, seats=2, every=1)


@pytest.mark.parametrize(("seats", "placement"), [(2, "together"), (3, "in-turn")])
def test_clones_at_every_decision_and_every_draw_are_independent(seats: int, placement: str) -> None:
    """From the first deal on: each clone is played to the end, and kept while the game itself continues."""
    check(seats, seats=seats, placement=placement, every=1000, clones=1, pack=RICH)


def test_clones_share_only_what_is_replaced_as_a_whole() -> None:
    """At no point in a game do a clone and its original share a list that the rules change."""
    game = ew.new_game("outlive", seats=3, seed=3, pack=RICH)
    while game.waiting:
        assert shared(game.state, game.clone().state) <= REPLACED
        play_on(game, game.moment, 5)


def test_laws_hold_with_sealed_dice() -> None:
    game = ew.check_laws(lambda: ew.new_game("outlive", seats=2, secret=bytes(32)), ew.replay, 1)
    assert game.outcome is not None


def test_laws_know_no_game() -> None:
    """Any rules that fulfill the contract can be checked."""
    steps = [Flip(), Split(((Ask(0, "a"), Flip(), Ask(0, "b")), (Ask(1, "c"),))), Ask(1, "d")]
    rules = Toy(steps)
    game = ew.check_laws(lambda: toy(*steps), lambda told: record.replay(told, {"toy": rules}), 1, thorough_every=1)
    assert game.choices == 4


def test_the_checked_game_is_the_game_of_its_seeds() -> None:
    """Checking changes nothing: the same game results, however often it looks closely."""
    assert check(5, seats=2, every=1).record() == check(5, seats=2, every=1000).record()


# -- the laws notice a breach -----------------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def caught(breach: Patch, law: str, monkeypatch: pytest.MonkeyPatch, *, every: int = 5) -> None:
    """With this breach at least one of a few games fails, and the failure names the law."""
    breach(monkeypatch)
    with pytest.raises(AssertionError, match=law):
        check_many(every)


def check_many(every: int) -> None:
    for seed in range(10):
        check(seed, seats=2, every=every, pack=RICH)


def leak(monkeypatch: pytest.MonkeyPatch, secret: Callable[[OutliveState], object]) -> None:
    """Make every view show something more."""
    original = view.view

    def leaking(s: OutliveState, seat: int | None) -> dict[str, object]:
        return {**original(s, seat), "leak": secret(s)}

    monkeypatch.setattr(view, "view", leaking)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "secret",
    [
        lambda s: [list(me.dealt_rooms) for me in s.shelters],
        lambda s: [list(me.dealt_leaders) for me in s.shelters],
        lambda s: [list(me.discarded) for me in s.shelters],
        lambda s: [len(me.dealt_leaders) and me.dealt_leaders[0] % 2 for me in s.shelters],
        lambda s: s.rooms_left[3] + s.rooms_left[4],
        lambda s: [me.heroes[3] for me in s.shelters],
        lambda s: [me.leader for me in s.shelters],
        lambda s: s.piles,
        lambda s: s.stacks,
    ],
    ids=["rooms", "leaders", "discards", "one bit", "a count", "heroes", "choices", "piles", "stacks"],
)
def test_a_view_that_leaks_is_noticed(
    secret: Callable[[OutliveState], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever hidden thing a view shows, it differs in some imagined world."""
    leak(monkeypatch, secret)
    with pytest.raises(AssertionError, match="sees the same"):
        check_many(3)


@pytest.mark.interpreted
def test_a_view_that_shows_more_of_the_open_is_no_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the laws notice the secret, not the change."""
    leak(monkeypatch, lambda s: [list(s.stock), [list(me.tokens) for me in s.shelters if s.phase]])
    check(1, every=3)


def share(monkeypatch: pytest.MonkeyPatch, kind: type[OutliveState] | type[Shelter], field: str) -> None:
    """Make a clone share one list with its original."""
    original = kind.clone

    def sharing(self: OutliveState) -> OutliveState:
        twin = original(self)  # type: ignore[arg-type]
        setattr(twin, field, getattr(self, field))
        return twin  # type: ignore[return-value]

    monkeypatch.setattr(kind, "clone", sharing)


def check_clones() -> None:
    """Games that check little but clones, at every decision and draw."""
    for seed in range(4):
        check(seed, seats=2, every=10_000, clones=1, pack=RICH)


@pytest.mark.interpreted
@pytest.mark.parametrize(("kind", "field"), own_lists(ew.new_game("outlive", seats=2, seed=1).state))
def test_a_clone_that_shares_a_list_is_noticed(
    kind: type[OutliveState] | type[Shelter], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds for every list that the rules change in place."""
    share(monkeypatch, kind, field)
    with pytest.raises(AssertionError, match=r"untouched|changes nothing"):
        check_clones()


@pytest.mark.interpreted
@pytest.mark.parametrize(("step", "field"), [(DealRoom, "rooms_left"), (DealLeader, "leaders_left")])
def test_a_deal_that_changes_what_clones_share_is_noticed(
    step: type[DealRoom] | type[DealLeader], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the very first draws, before anybody is asked anything."""

    original = step.run

    def deal(self: DealRoom | DealLeader, s: OutliveState, pick: Pick) -> None:
        bag = getattr(s, field)
        original(self, s, pick)  # type: ignore[arg-type]
        bag[pick.what] -= 1
        setattr(s, field, bag)

    monkeypatch.setattr(step, "run", deal)
    with pytest.raises(AssertionError, match=f"untouched: {field} changed after [0-9] picks"):
        check(1, seats=2, every=10_000, clones=1)


def test_a_toy_whose_clones_share_a_list_is_noticed() -> None:
    """In any game, even one in which nobody is ever asked: a draw adds to a list that all clones share."""

    class Sharing(ToyState):
        def clone(self) -> Sharing:
            return Sharing(self.trunk[:], [lane[:] for lane in self.lanes], self.parallel, self.done)

    class Careless(Toy):
        def start(self, seats: int, options: Mapping[str, object]) -> Sharing:
            state = Sharing([], [[] for _ in range(seats)], False, [])
            state.queue(self.steps)
            return state

    rules = Careless([Flip(), Flip()])
    new: Callable[[], Game] = lambda: driver.new(rules, 2, CounterDice(1), {})  # noqa: E731
    with pytest.raises(AssertionError, match="untouched: done changed after 0 picks"):
        ew.check_laws(new, lambda told: record.replay(told, {"toy": rules}), 1, thorough_every=1000, clone_every=1)


@pytest.mark.interpreted
def test_what_an_audit_finds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    breach: Patch = lambda m: m.setattr(audit, "audit", lambda s: ["a card has gone"] if s.round == 3 else [])  # noqa: E731
    caught(breach, "conserved: .*a card has gone", monkeypatch)


@pytest.mark.interpreted
def test_a_card_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At dawn a city is cleared and nothing goes to the discard."""

    def clear(s: OutliveState, city: int) -> None:
        s.displays[city] = []

    caught(lambda m: m.setattr(dawn, "clear_display", clear), "conserved: .*equipment", monkeypatch)


@pytest.mark.interpreted
def test_a_debt_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody recruits with supplies he does not have."""
    original = Recruit.do

    def free(self: Recruit, s: OutliveState, me: Shelter, pick: Pick) -> None:
        me.tokens[METAL] -= 1
        original(self, s, me, pick)

    caught(lambda m: m.setattr(Recruit, "do", free), "conserved: .*negative number of tokens", monkeypatch)


@pytest.mark.interpreted
def test_an_imagined_world_that_lacks_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = imagine.redeal

    def lossy(s: OutliveState, seat: int, dice: Dice) -> None:
        original(s, seat, dice)
        s.pool[0] -= 1

    caught(lambda m: m.setattr(imagine, "redeal", lossy), "imagined is conserved", monkeypatch)


@pytest.mark.interpreted
def test_an_imagined_world_that_changes_the_known_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(s: OutliveState, seat: int, dice: Dice) -> None:
        s.shelters[seat].tokens[WOOD] += 1

    caught(lambda m: m.setattr(imagine, "redeal", careless), "sees the same", monkeypatch)


@pytest.mark.interpreted
def test_asking_that_changes_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = view.view

    def meddling(s: OutliveState, seat: int | None) -> Mapping[str, object]:
        s.stock[BASE] += 1
        return original(s, seat)

    caught(lambda m: m.setattr(view, "view", meddling), "asking changes nothing", monkeypatch)


@pytest.mark.interpreted
def test_an_illegal_pick_that_is_taken_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver carries out any pick."""

    def lenient(self: Game, seat: int, pick: Pick) -> None:
        self.note(seat, pick)

    monkeypatch.setattr(Game, "take", lenient)
    with pytest.raises(AssertionError, match="an illegal pick raises"):
        check(1)


@pytest.mark.interpreted
def test_an_illegal_pick_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Game.refuse

    def marking(self: Game, seat: int, pick: Pick) -> None:
        assert isinstance(self.state, OutliveState)
        self.state.stock[BASE] += 1
        original(self, seat, pick)

    caught(lambda m: m.setattr(Game, "refuse", marking), "an illegal pick changes nothing", monkeypatch)


@pytest.mark.interpreted
def test_an_illegal_pick_that_is_recorded_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Game.refuse

    def noting(self: Game, seat: int, pick: Pick) -> None:
        self.note(seat, pick)
        original(self, seat, pick)

    caught(lambda m: m.setattr(Game, "refuse", noting), "not recorded", monkeypatch)


def with_offers(monkeypatch: pytest.MonkeyPatch, change: Callable[[list[Pick]], list[Pick]]) -> None:
    original = HeroTurn.ask
    monkeypatch.setattr(HeroTurn, "ask", lambda self, s, me: change(original(self, s, me)))


@pytest.mark.interpreted
@pytest.mark.parametrize("change", [lambda p: p[::-1], lambda p: p + p[-1:]], ids=["order", "twice"])
def test_picks_out_of_order_or_twice_are_noticed(
    change: Callable[[list[Pick]], list[Pick]], monkeypatch: pytest.MonkeyPatch
) -> None:
    caught(lambda m: with_offers(m, change), "vocabulary order", monkeypatch)


@pytest.mark.interpreted
def test_a_pick_of_chance_among_the_offers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    last = OUTLIVE.vocabulary.picks[-1]
    caught(lambda m: with_offers(m, lambda picks: [*picks, last]), "never offered", monkeypatch)


@pytest.mark.interpreted
def test_a_lane_that_looks_at_its_neighbours_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat is offered changes because another seat has picked."""
    original = Game.take

    def nosy(self: Game, seat: int, pick: Pick) -> None:
        original(self, seat, pick)
        for other in self.waiting:
            if self.state.lanes[other]:
                self.asked[other] = [*self.asked[other], OUTLIVE.vocabulary.picks[0]]

    caught(lambda m: m.setattr(Game, "take", nosy), "own seat", monkeypatch)


def test_a_game_that_does_not_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="every game ends"):
        check(1, most=50)


@pytest.mark.interpreted
def test_an_end_without_an_outcome_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "outcome", lambda s: None)
    with pytest.raises(AssertionError, match="ends with an outcome"):
        check(1)


@pytest.mark.interpreted
def test_an_outcome_before_the_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "outcome", lambda s: ew.Outcome((0,), (0,) * s.seats, "points"))
    with pytest.raises(AssertionError, match="the game is over"):
        check(1)


def test_a_replay_of_another_game_is_noticed() -> None:
    """Save and load must give this state, not just any."""
    new: Callable[[], Game] = lambda: ew.new_game("outlive", seats=2, seed=1)  # noqa: E731
    with pytest.raises(AssertionError, match="save and load"):
        ew.check_laws(new, lambda told: ew.new_game("outlive", seats=2, seed=2), 1)


@pytest.mark.interpreted
def test_a_clone_that_forgets_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws notice even what nobody sees."""
    original = OutliveState.clone

    def forgetful(self: OutliveState) -> OutliveState:
        twin = original(self)
        twin.claimed = False
        return twin

    caught(lambda m: m.setattr(OutliveState, "clone", forgetful), "equal to its original", monkeypatch)


@pytest.mark.interpreted
def test_a_clone_with_another_record_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Game.clone

    def forgetful(self: Game) -> Game:
        twin = original(self)
        twin.lately = twin.lately[2:]
        return twin

    caught(lambda m: m.setattr(Game, "clone", forgetful), "record of its original", monkeypatch)
