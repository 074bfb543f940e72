"""The laws of every game, for every way of setting up Discover; the tests also notice when a state breaks them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import emberwatch as ew
from emberwatch.discover.knowledge import imagine, view
from emberwatch.discover.model.combat import new_combat
from emberwatch.discover.model.names import DAMAGES, MOST_STAMINA
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, Survivor
from emberwatch.discover.rules import gather
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import Game
from emberwatch.engine.laws import (
    check_asking_changes_nothing,
    check_clone,
    check_every_pick_applies,
    check_illegal_picks,
    check_imagination,
    check_questions,
)
from tests.discover.bench import hardy, whole_game
from tests.effort import seeds
from tests.engine.test_record import elsewhere
from tests.sharing import own_lists, shared

SET_UPS = [(seats, scenario) for scenario in (1, 2, 3, 4, 5) for seats in (1, 2, 3, 4) if (seats, scenario) != (1, 5)]
Options = dict[str, object]


def new(seed: int, seats: int, **options: object) -> Game:
    return ew.new_game("discover", seats=seats, seed=seed, **options)  # type: ignore[arg-type]


def check(seed: int, seats: int = 2, every: int = 30, clones: int = 50, **options: object) -> Game:
    """Play one random game under the laws; the seed is that of its dice and of its picks."""
    return ew.check_laws(
        lambda: new(seed, seats, **options), ew.replay, seed, thorough_every=every, clone_every=clones
    )  # fmt: skip


# -- they hold --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_laws_hold_for_every_set_up(seats: int, scenario: int) -> None:
    """Every number of seats and every scenario, each on its own copies; together or not, with a guard or not."""
    for n, seed in enumerate(seeds(2, 20, seats, scenario)):
        options: Options = {"guard": ("on", "off")[(seats + n) % 2]}
        options |= {"terrain": ("early", "late")[n % 2]} if scenario == 5 else {"coop": ("off", "on")[n % 2]}
        game = check(seed, seats, every=20 * seats, clones=50, scenario=scenario, copy=seed, **options)
        assert game.view(None)["phase"] == "over"


@pytest.mark.parametrize(("seats", "scenario"), [(1, 2), (2, 5), (3, 1)])
def test_clones_at_every_decision_and_every_draw_are_independent(seats: int, scenario: int) -> None:
    """From the first deal on: each is played to the end, and kept while the game itself continues."""
    check(seats, seats, every=1000, clones=1, scenario=scenario, copy=seats)


@pytest.mark.parametrize(("seats", "scenario"), [(2, 1), (3, 5)])
def test_clones_share_nothing_that_can_change(seats: int, scenario: int) -> None:
    """Throughout a game, combats included, no list is common to a clone and its original."""
    combats = 0
    for game in whole_game(new(seats, seats, scenario=scenario, copy=seats), seats):
        assert isinstance(game.state, DiscoverState)
        combats += game.state.combat is not None
        assert shared(game.state, game.clone().state) == set()
    assert combats > 5


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS[::2])
def test_laws_hold_far_into_a_game(seats: int, scenario: int) -> None:
    """With plenty of everything, so that survivors explore the land and craft things, and monsters gather."""
    seed = 7 * scenario + seats
    game, dice = new(seed, seats, scenario=scenario, copy=1000 + seed), CounterDice(seed)
    for n in range(160):
        if not game.waiting:
            break
        pamper(game)
        check_questions(game)
        if n % 20 == 0:
            check_clone(game)
            check_asking_changes_nothing(game, n)
            check_every_pick_applies(game)
            check_illegal_picks(game)
            check_imagination(game, n)
        seat = game.waiting[dice.below(len(game.waiting))]
        game.choose(seat, hardy(game, seat, dice))
        assert game.rules.audit(game.state) == []
    assert game.choices > 100


def pamper(game: Game) -> None:
    """At the start of every action: heal, rest, and give at least two of everything."""
    (seat, *_) = game.waiting
    s = game.state
    if not isinstance(game.question(seat), Turn) or not isinstance(s, DiscoverState):
        return
    for me in s.survivors:
        if me.status == ON:
            me.harm = [0] * len(DAMAGES)
            me.stamina = MOST_STAMINA
            me.loose = [max(2, n) for n in me.loose]
    game.ask_again(game.waiting)


def test_a_game_is_the_same_for_the_same_seeds_and_copy() -> None:
    """It differs on another copy, or with other dice."""
    games = [new(*args, scenario=1, copy=copy) for args, copy in (((5, 2), 3), ((5, 2), 3), ((5, 2), 4), ((6, 2), 3))]
    for game in games:
        for _ in whole_game(game, 1):
            pass
    records = [json.dumps(game.record()) for game in games]
    assert records[0] == records[1]
    assert len(set(records)) == 3


# -- in another process -----------------------------------------------------------------------------------------------

WRITE = """
import json
import emberwatch as ew
from tests.discover.bench import whole_game
for seats, scenario in ((1, 2), (3, 3), (4, 5)):
    game = ew.new_game("discover", seats=seats, seed=seats, scenario=scenario, copy=20 + seats)
    for n, _ in enumerate(whole_game(game, seats)):
        if n == 150:
            break
    print(json.dumps([game.record(), game.view(0), game.view(None)]))
"""
READ = """
import json, sys
import emberwatch as ew
for line in sys.stdin:
    record, mine, everybodys = json.loads(line)
    game = ew.replay(record)
    assert (game.record(), game.view(0), game.view(None)) == (record, mine, everybodys)
    print(game.record()["state"])
"""


def test_a_game_is_the_same_under_every_hash_seed() -> None:
    """Byte for byte: nothing depends on the order of sets."""
    written = [elsewhere(WRITE, hash_seed) for hash_seed in ("0", "1", "random")]
    assert written[0] == written[1] == written[2]
    assert written[0].count("\n") == 3


def test_a_record_of_one_process_is_told_again_in_another() -> None:
    states = elsewhere(READ, "7", elsewhere(WRITE, "3")).split()
    assert len(set(states)) == 3


# -- breaches are noticed ---------------------------------------------------------------------------------------------


def check_many(every: int = 4) -> None:
    for seed in range(12):
        check(seed, 2, every, scenario=1, copy=seed)


def share(monkeypatch: pytest.MonkeyPatch, kind: type[DiscoverState] | type[Survivor], field: str) -> None:
    """Make clones share one list with their original."""
    original = kind.clone

    def sharing(self: DiscoverState) -> DiscoverState:
        twin = original(self)  # type: ignore[arg-type]
        setattr(twin, field, getattr(self, field))
        return twin  # type: ignore[return-value]

    monkeypatch.setattr(kind, "clone", sharing)


RARE = {"epochs", "due", "wounds"}
"""Lists that hardly any random game changes; the test above checks that no clone shares them."""


def fighting() -> DiscoverState:
    """A state with all its parts, a combat included."""
    s = new(1, 2, scenario=1, copy=1).state
    assert isinstance(s, DiscoverState)
    s.combat = new_combat(2, 0, 1, -1, [])
    return s


@pytest.mark.interpreted
@pytest.mark.parametrize(("kind", "field"), [part for part in own_lists(fighting()) if part[1] not in RARE])
def test_a_clone_that_shares_a_list_is_noticed(
    kind: type[DiscoverState] | type[Survivor], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every list that the rules change in place."""
    share(monkeypatch, kind, field)
    with pytest.raises(AssertionError, match=r"untouched|changes nothing"):
        check_clones()


def check_clones() -> None:
    """Play games that look at hardly anything except clones, and at these at every decision and draw."""
    for seed in range(6):
        check(seed, 2, every=10_000, clones=1, scenario=1 + seed % 5, copy=seed)


@pytest.mark.parametrize(
    "secret",
    [
        lambda s: [list(me.dealt) for me in s.survivors],
        lambda s: [me.character for me in s.survivors if s.turn.phase == 0],
        lambda s: [list(me.hand) for me in s.survivors],
        lambda s: [sum(card for card, _ in me.hand) % 2 for me in s.survivors],
        lambda s: s.decks.projects[0],
        lambda s: s.decks.card_face[0],
        lambda s: [s.card(i).name for i in range(len(s.decks.deck)) if not s.decks.read_cards >> i & 1][:3],
        lambda s: list(s.decks.enemy_face),
        lambda s: list(s.decks.made_face),
    ],
    ids=["dealt", "chosen", "hands", "one bit", "a deck", "a face", "a few names", "enemies", "crafted"],
)  # fmt: skip
def test_a_view_that_leaks_is_noticed(
    secret: Callable[[DiscoverState], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever hidden thing a view shows, it differs in some imagined world."""
    original = view.view
    monkeypatch.setattr(view, "view", lambda s, seat: {**original(s, seat), "leak": secret(s)})
    with pytest.raises(AssertionError, match="sees the same"):
        check_many(1)


@pytest.mark.interpreted
def test_a_token_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A survivor who gathers drops what he has."""
    original = gather.gather

    def losing(s: DiscoverState, seat: int, kind: int) -> None:
        s.survivors[seat].kept = ()
        original(s, seat, kind)

    monkeypatch.setattr(gather, "gather", losing)
    with pytest.raises(AssertionError, match=r"conserved: .*token"):
        check_many(1000)


@pytest.mark.interpreted
def test_an_imagined_world_that_lacks_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = imagine.redeal

    def lossy(s: DiscoverState, seat: int, dice: Dice) -> None:
        original(s, seat, dice)
        s.tokens.monster_supply -= 1

    monkeypatch.setattr(imagine, "redeal", lossy)
    with pytest.raises(AssertionError, match=r"sees the same|imagined is conserved"):
        check_many()
