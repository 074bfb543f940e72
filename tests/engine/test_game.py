"""The contract of a game, whatever its rules: asking, picking, copies, dice, lanes, and what is refused."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Final, cast

import pytest

import emberwatch as ew
from emberwatch.engine import game as driver
from emberwatch.engine.agenda import CHANCE, NO_PICKS, SHAPES, Pick, Prompt, Step, Words
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.game import BLOCK, Game
from emberwatch.engine.position import state_digest
from emberwatch.engine.rules import Outcome
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.night import NightBegins
from tests.engine.test_dice import SECRET
from tests.engine.toy import Again, Ask, Flip, Split, SplitForEver, ToyState, done, toy
from tests.outlive.situation import board, has, play, play_on, seat, table, waiting

# -- what can be played -------------------------------------------------------------------------------------------


def test_games_lists_seats_options_and_legal_values() -> None:
    """The list of games says all that is needed to set one up."""
    outlive = ew.games()["outlive"]
    assert outlive["seats"] == [2, 3, 4]
    assert outlive["rules"] == OUTLIVE.version
    assert outlive["options"] == {
        "edition": {"values": ["table", "en", "de", "fr", "es"], "default": "table"},
        "placement": {"values": ["together", "in-turn"], "default": "together"},
        "prepared": {"values": [0, 1, 2, 3, 4], "default": 0},
        "pack": {"values": None, "default": None},
    }
    json.dumps(ew.games())


def test_what_games_says_can_be_changed_without_harm() -> None:
    """The answer is a copy: changing it does not change the games."""
    ew.games()["outlive"]["seats"] = [7]
    cast(list[int], ew.games()["outlive"]["seats"]).append(5)
    assert ew.games()["outlive"]["seats"] == [2, 3, 4]


def legal_values(option: str) -> list[str]:
    options = cast(dict[str, dict[str, list[str]]], ew.games()["outlive"]["options"])
    return options[option]["values"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("placement", legal_values("placement"))
@pytest.mark.parametrize("edition", legal_values("edition"))
def test_every_legal_value_makes_a_game(seats: int, edition: str, placement: str) -> None:
    """Each combination of legal values is a game that begins, and says what it was made with."""
    game = ew.new_game("outlive", seats=seats, seed=1, edition=edition, placement=placement)
    assert game.waiting == tuple(range(seats))
    assert dict(game.options) == {"edition": edition, "placement": placement, "prepared": 0, "pack": None}
    assert game.view(0)["edition"] == edition
    assert game.outcome is None


def test_options_not_given_are_the_defaults() -> None:
    game = ew.new_game("outlive", seats=2, seed=1)
    assert game.record() == ew.new_game("outlive", seats=2, seed=1, edition="table", placement="together").record()


def test_without_a_seed_one_is_made_up_and_recorded() -> None:
    """Two games without a seed differ, and each can be replayed."""
    one, two = ew.new_game("outlive", seats=4), ew.new_game("outlive", seats=4)
    assert one.record()["dice"] != two.record()["dice"]
    assert ew.replay(one.record()).record() == one.record()


# -- what is refused when a game is made ----------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["chess", "", "Outlive", None, 7, ["outlive"], {"outlive": 1}, b"outlive"])
def test_an_unknown_game_is_refused(wrong: object) -> None:
    """The problem names what was asked for and what there is."""
    with pytest.raises(ew.UnknownGame) as caught:
        ew.new_game(cast(str, wrong), seats=2, seed=1)
    assert str(wrong) in str(caught.value)
    assert "outlive" in str(caught.value)
    with pytest.raises(ew.UnknownGame):
        ew.rules_of(cast(str, wrong))


@pytest.mark.parametrize("wrong", [0, 1, 5, -2, 10**30, True, False, 2.0, 3.5, "2", None, [2], (2, 3)])
def test_a_wrong_number_of_seats_is_refused(wrong: object) -> None:
    """Only the game's whole numbers are accepted; the problem names the number and the legal ones."""
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=cast(int, wrong), seed=1)
    assert repr(wrong) in str(caught.value)
    assert all(n in str(caught.value) for n in "234")


@pytest.mark.parametrize("huge", [10**5000, -(10**5000)], ids=["high", "low"])
def test_a_huge_number_is_refused_like_any_other(huge: int) -> None:
    """Python cannot even print such a number; the problem can be read all the same."""
    game = ew.new_game("outlive", seats=2, seed=1)
    asks: list[Callable[[], object]] = [
        lambda: ew.new_game("outlive", seats=huge),
        lambda: ew.new_game("outlive", seats=2, seed=huge),
        lambda: game.choose(0, ("amount", huge)),
        lambda: game.choose(huge, ("pass",)),
    ]
    for ask in asks:
        with pytest.raises(ew.Problem) as caught:
            ask()
        assert str(caught.value)


def test_an_unknown_option_is_refused() -> None:
    """The problem names the option and the options there are."""
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, seed=1, editon="de")
    assert "editon" in str(caught.value)
    assert "edition" in str(caught.value)


@pytest.mark.parametrize("option", ["edition", "placement"])
@pytest.mark.parametrize("wrong", ["", "klingon", "DE", None, 0, True, ["de"], {"de"}, ("en", "de")])
def test_a_wrong_value_of_an_option_is_refused(option: str, wrong: object) -> None:
    """The problem names the option, the value and the legal values."""
    with pytest.raises(ew.BadOption) as caught:
        ew.checked_options(OUTLIVE, {option: wrong})
    assert option in str(caught.value)
    assert str(wrong) in str(caught.value)
    assert all(value in str(caught.value) for value in legal_values(option))


@pytest.mark.parametrize("wrong", ["pack.toml", 7, ["board"], b"", True])
def test_a_pack_that_is_no_table_is_refused(wrong: object) -> None:
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, seed=1, pack=wrong)
    assert type(wrong).__name__ in str(caught.value)


def test_a_pack_with_a_mistake_is_refused() -> None:
    """The problem names the place of the mistake in the pack."""
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, seed=1, pack={"board": {"moves": 99}})
    assert "board.moves" in str(caught.value)


def test_a_seed_and_a_secret_together_are_refused() -> None:
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, seed=0, secret=SECRET)
    assert str(caught.value)


@pytest.mark.parametrize("wrong", [-1, 1 << 64, True, 1.0, "7", b"7", [7]])
def test_a_wrong_seed_is_refused(wrong: object) -> None:
    """A seed is a 64-bit whole number; the problem names what was given."""
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, seed=cast(int, wrong))
    assert repr(wrong) in str(caught.value)


@pytest.mark.parametrize("right", [0, (1 << 64) - 1, 1 << 32])
def test_the_least_and_the_greatest_seed_are_seeds(right: int) -> None:
    assert ew.new_game("outlive", seats=2, seed=right).record()["dice"] == {"kind": "counter", "seed": right}


@pytest.mark.parametrize("wrong", [b"", bytes(31), bytes(33), "x" * 32, 32, [0] * 32, bytearray(32)])
def test_a_wrong_secret_is_refused(wrong: bytes) -> None:
    """Sealed dice need exactly 32 bytes. The problem does not repeat the secret."""
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("outlive", seats=2, secret=wrong)
    length_or_kind = str(len(wrong)) if isinstance(wrong, bytes) else type(wrong).__name__
    assert length_or_kind in str(caught.value)


def test_every_problem_is_a_value_error_with_a_key() -> None:
    """One class catches every mistake that people can make, and programs can tell problems apart by their keys."""
    for kind in (ew.UnknownGame, ew.BadOption, ew.IllegalPick, ew.BadRecord):
        assert issubclass(kind, ew.Problem)
    assert issubclass(ew.Problem, ValueError)
    with pytest.raises(ew.Problem) as caught:
        ew.new_game("outlive", seats=9)
    assert caught.value.key == "error-seats"
    assert caught.value.details["seats"] == "9"


# -- asking -------------------------------------------------------------------------------------------------------


def some_games() -> list[Game]:
    """Games of all sizes at every stage."""
    games = []
    for seats in (2, 3, 4):
        for most in (0, 5, 20, 60, 120, 100_000):
            games.append(play_on(ew.new_game("outlive", seats=seats, seed=seats), most, most))
    return games


def test_waiting_seats_and_only_they_have_picks_and_a_prompt() -> None:
    """A waiting seat has at least two picks in vocabulary order, and a question; the others have neither."""
    numbers = OUTLIVE.vocabulary.by_words
    for game in some_games():
        for n in range(game.seats):
            picks, prompt = game.picks(n), game.prompt(n)
            assert (len(picks) >= 2) == (n in game.waiting)
            assert (prompt is not None) == (n in game.waiting)
            assert [numbers[words].number for words in picks] == sorted({numbers[words].number for words in picks})
            assert all(isinstance(words, tuple) and {type(word) for word in words} <= {str, int} for words in picks)


def test_questions_and_events_name_things_at_the_border() -> None:
    """Inside, things are numbers; callers of the game see names, and `number_names` converts them back."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"})
    game = play(s, HeroTurn(0), aloud=True)
    game.choose(0, ("move", "hero-3a", "forest"))
    prompt = game.prompt(0)
    assert prompt is not None
    assert prompt.details == {"place": "forest", "points": 3}
    assert game.rules.number_names(prompt.details) == prompt.numbers == {"place": 0, "points": 3}
    moved = {"told": "moved", "seat": 0, "hero": "hero-3a", "from": "dam", "place": "forest"}
    assert game.story()[-1] == {"at": 1, **moved}


def test_a_prompt_says_key_details_shape_and_rules() -> None:
    s = table(2)
    seat(s, 0, resources={"munition": 1, "wood": 3}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    prompt = game.prompt(0)
    asked = {"seat": 1, "strength": 3, "due": 2}
    assert prompt == Prompt("ask-defend", asked, {**asked}, "some", ("P-4", "P-5"))
    assert game.prompt(1) is None
    assert "ask-defend" in repr(prompt)
    assert prompt != "ask-defend"


def test_prompts_are_json_and_of_known_shapes() -> None:
    for game in some_games():
        for n in game.waiting:
            prompt = game.prompt(n)
            assert prompt is not None
            assert prompt.shape in SHAPES
            assert prompt.key.startswith("ask-")
            assert prompt.rules
            assert json.loads(json.dumps(prompt.plain()))["key"] == prompt.key


def test_views_are_json_and_name_who_waits() -> None:
    """A view is plain data, the same after a round trip through JSON."""
    for game in some_games():
        for n in (None, *range(game.seats)):
            view = game.view(n)
            told = json.dumps(view)
            assert json.dumps(json.loads(told)) == told
            assert view["waiting"] == list(game.waiting)
            assert view["seat"] == n


def test_the_record_is_kept_in_blocks_that_clones_share() -> None:
    game = ew.new_game("outlive", seats=2, seed=5)
    script, twins = [], []
    while game.waiting:
        twins.append((game.clone(), game.moment))
        seat = game.waiting[0]
        game.take(seat, game.asked[seat][0])
        script = game.log
        assert game.moment == len(script)
        assert game.pick_at(game.moment - 1) == script[-1]
    assert game.moment > BLOCK
    for twin, moment in twins:
        assert twin.log == script[:moment]
        assert all([ours is theirs for ours, theirs in zip(twin.earlier, game.earlier, strict=False)])
        assert [twin.pick_at(at) for at in range(moment)] == script[:moment]


def test_a_view_can_be_changed_without_harm() -> None:
    """Nothing in a view belongs to the state."""
    for game in some_games():
        before = snapshot(game.state)
        for n in (None, *range(game.seats)):
            seen = json.dumps(game.view(n))
            wreck(game.view(n))
            assert json.dumps(game.view(n)) == seen
        assert snapshot(game.state) == before


def wreck(value: object) -> None:
    if isinstance(value, dict):
        for item in value.values():
            wreck(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            wreck(item)
        value.append("wrecked")


def test_picks_offered_can_be_changed_without_harm() -> None:
    game = ew.new_game("outlive", seats=2, seed=1)
    offered = game.picks(0)
    game.picks(0).clear()
    assert game.picks(0) == offered


@pytest.mark.parametrize("wrong", [-1, 2, 99, True, False, 0.0, "0", None, [0], (0,)])
def test_asking_for_a_seat_that_is_not_there(wrong: object) -> None:
    """Every call about a seat names the seat that does not exist; only a view may be a spectator's."""
    game = ew.new_game("outlive", seats=2, seed=1)
    n = cast(int, wrong)
    asks: list[Callable[[], object]] = [
        lambda: game.picks(n),
        lambda: game.prompt(n),
        lambda: game.imagine(n, 1),
        lambda: game.choose(n, game.picks(0)[0]),
    ]
    if wrong is not None:
        asks.append(lambda: game.view(n))
    before = fingerprint(game)
    for ask in asks:
        with pytest.raises(ew.IllegalPick) as caught:
            ask()
        assert repr(wrong) in str(caught.value)
        assert fingerprint(game) == before


def test_an_outcome_comes_when_nobody_waits_and_not_before() -> None:
    """Every game ends with winners who have the most points, and a score for every seat."""
    for game in some_games():
        outcome = game.outcome
        assert (outcome is None) == bool(game.waiting)
        if outcome is not None:
            assert len(outcome.scores) == game.seats
            assert all(outcome.scores[n] == max(outcome.scores) for n in outcome.winners)
            assert json.loads(json.dumps(outcome.plain())) == outcome.plain()


def test_outcomes_are_equal_by_what_they_say() -> None:
    one = Outcome((0,), (3, 1), "points")
    assert one == Outcome((0,), (3, 1), "points")
    assert one != Outcome((0,), (3, 2), "points")
    assert one != "points"
    assert "winners=(0,)" in repr(one)


def test_a_story_is_kept_only_aloud_and_tells_secrets_only_to_their_seat() -> None:
    """S-2: only a seat itself learns the rooms it was dealt; a spectator does not see the deal."""
    assert ew.new_game("outlive", seats=2, seed=1).story(0) == []
    game = ew.new_game("outlive", seats=2, seed=1, aloud=True)
    assert game.story() == []
    for n in range(2):
        assert {line["seat"] for line in game.story(n)} == {n}
        assert Counter(line["told"] for line in game.story(n)) == {"dealt-room": 6, "dealt-leader": 2}
    play_on(game, 1)
    ats = [cast(int, line["at"]) for line in game.story()]
    assert ats == sorted(ats)
    assert 0 <= ats[0] <= ats[-1] == game.moment


def test_a_story_changes_nothing_in_the_game() -> None:
    """With or without a story, a game is the same."""
    loud, silent = (ew.new_game("outlive", seats=3, seed=5, aloud=aloud) for aloud in (True, False))
    assert play_on(loud, 2).record() == play_on(silent, 2).record()
    told = ew.replay(silent.record(), aloud=True)
    assert [told.story(n) for n in (None, 0, 1, 2)] == [loud.story(n) for n in (None, 0, 1, 2)]


# -- picks that are refused -----------------------------------------------------------------------------------------


def fingerprint(game: Game) -> tuple[object, ...]:
    """Everything that a refused pick might have changed."""
    offered = [game.picks(n) for n in range(game.seats)]
    counts = (game.decisions, game.choices, game.moment)
    return snapshot(game.state), game.record(), offered, counts, next_draws(game.dice)


def next_draws(dice: Dice) -> list[int]:
    twin = dice.clone()
    return [twin.below(1000) for _ in range(3)]


def refused(game: Game, n: int, pick: object) -> str:
    """The problem with a pick, after checking that it changed nothing."""
    before = fingerprint(game)
    with pytest.raises(ew.IllegalPick) as caught:
        game.choose(n, cast(Words, pick))
    assert fingerprint(game) == before
    return str(caught.value)


def wrong_forms(right: Words) -> list[object]:
    """A legal pick in every wrong form."""
    return [
        list(right),
        " ".join(map(str, right)),
        json.dumps(right),
        None,
        0,
        True,
        (right,),
        [right],
        (*right, right),
        (*right, None),
        (*right, []),
        (*right, 1.0),
        (*right, True),
        set(right),
        dict.fromkeys(right),
        b"pass",
        object,
    ]


@pytest.mark.parametrize("at", [0, 40, 100])
def test_a_legal_pick_in_a_wrong_form_is_refused(at: int) -> None:
    """A pick is a flat tuple of words and numbers; the problem names anything else, and nothing changes."""
    game = play_on(ew.new_game("outlive", seats=3, seed=4), 4, at)
    n = game.waiting[0]
    for wrong in wrong_forms(game.picks(n)[0]):
        assert repr(wrong)[:20] in refused(game, n, wrong)


@pytest.mark.parametrize(
    "wrong",
    [(), ("nonsense",), ("pass", "pass"), ("move",), ("move", "hero-5"), ("move", "hero-9", "dam"), (1, 2), ("Pass",)],
)
def test_words_that_are_no_pick_are_refused(wrong: Words) -> None:
    """Words that are not in the vocabulary are not a pick of the game, and the problem names them."""
    game = ew.new_game("outlive", seats=2, seed=1)
    assert repr(wrong) in refused(game, 0, wrong)


def test_a_number_is_not_the_word_for_it() -> None:
    """("amount", 2) is a pick; ("amount", "2"), ("amount", 2.0) and ("amount", True) are not."""
    s = table(2, game={"forest": ("prey-2", "prey-1")})
    seat(s, 0, heroes={"hero-5": "dam"}, resources={"munition": 4})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    game.choose(0, ("hunt",))
    assert game.picks(0) == [("amount", n) for n in range(4)]
    for wrong in (("amount", "1"), ("amount", 1.0), ("amount", True), ("amount", 99)):
        assert repr(wrong) in refused(game, 0, wrong)


def test_a_pick_not_offered_now_is_refused() -> None:
    """A pick of the vocabulary at the wrong moment is refused, and the problem names seat and pick."""
    for game in some_games():
        for n in game.waiting:
            offered = game.picks(n)
            for pick in OUTLIVE.vocabulary.picks[::7]:
                if pick.words not in offered:
                    problem = refused(game, n, pick.words)
                    assert str(n) in problem
                    assert all(str(word) in problem for word in pick.words)


def test_a_pick_of_chance_is_never_a_seats() -> None:
    """Nobody can pick what dice and bags do, not even when it is due next."""
    chance = OUTLIVE.vocabulary.picks[OUTLIVE.vocabulary.seat_picks :]
    assert ("tile-drawn", "capsule") in [pick.words for pick in chance]
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "blackwood"))
    for pick in chance:
        assert str(pick.words[0]) in refused(game, 0, pick.words)


def test_a_pick_of_the_wrong_seat_is_refused() -> None:
    """A seat that is not asked cannot pick what another one is offered; the problem names the waiting seats."""
    s = table(3)
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1))
    assert game.waiting == (1,)
    for n in (0, 2):
        problem = refused(game, n, ("move", "hero-5", "dam"))
        assert all(word in problem for word in (str(n), "1", "move", "hero-5", "dam"))


def test_a_pick_made_twice_is_refused_the_second_time() -> None:
    """A repeated message changes nothing once its question is answered."""
    s = table(2)
    seat(s, 0, heroes={"hero-5": "forest"})
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    game.choose(0, ("move", "hero-5", "military-base"))
    game.choose(0, ("pass",))
    assert "pass" in refused(game, 0, ("pass",))
    assert "military-base" in refused(game, 0, ("move", "hero-5", "military-base"))


def test_nothing_can_be_picked_after_the_end() -> None:
    """Not even the last legal pick; the problem names the pick."""
    game = play_on(ew.new_game("outlive", seats=2, seed=3), 3)
    assert game.waiting == ()
    for n in range(2):
        assert game.picks(n) == []
        assert game.prompt(n) is None
        for pick in OUTLIVE.vocabulary.picks[::9]:
            assert str(pick.words[0]) in refused(game, n, pick.words)
        assert "nonsense" in refused(game, n, ("nonsense",))


# -- the driver: chance, forced picks, steps without a question -------------------------------------------------------


def test_a_pick_without_an_alternative_is_taken_by_the_driver() -> None:
    """It is recorded like any pick, and counted as a decision but not as a choice."""
    game = toy(Ask(0, "one", 1), Ask(1, "two", 2), Ask(0, "three", 1))
    assert done(game) == ["one left"]
    assert game.waiting == (1,)
    assert (game.decisions, game.choices) == (1, 0)
    game.choose(1, ("right",))
    assert done(game) == ["one left", "two right", "three left"]
    assert (game.decisions, game.choices) == (3, 1)
    assert game.record()["picks"] == [[0, "left"], [1, "right"], [0, "left"]]


def test_a_step_that_offers_nothing_is_carried_out_and_not_recorded() -> None:
    game = toy(Ask(0, "silent", 0), Ask(1, "asked", 2))
    assert done(game) == ["silent"]
    assert game.log == []
    assert (game.decisions, game.choices) == (0, 0)


def test_forced_picks_of_outlive_are_never_asked() -> None:
    """In whole games nobody is asked a question with one answer, yet such picks are in the record."""
    forced = 0
    for seed in range(5):
        game = ew.new_game("outlive", seats=4, seed=seed)
        while game.waiting:
            assert all(len(game.picks(n)) > 1 for n in game.waiting)
            play_on(game, seed, 1)
        by_seats = [entry for entry in game.log if entry[0] != CHANCE]
        assert len(by_seats) == game.decisions
        forced += game.decisions - game.choices
    assert forced


def test_chance_is_drawn_by_the_driver_and_recorded_as_its_own_seat() -> None:
    dice = CounterDice(5)
    faces = [("heads", "tails")[dice.clone().draw([1, 1])]]
    game = toy(Flip(), Ask(0, "asked"), dice=dice)
    assert done(game) == faces
    assert game.record()["picks"] == [[CHANCE, "coin", faces[0]]]
    assert CHANCE not in game.waiting


def test_steps_are_done_in_the_order_they_are_pushed() -> None:
    """`then` and `queue` both mean: do these next, in this order, before anything already there."""

    class Both(Step):
        """Pushes in both ways."""

        __slots__ = ()

        def run(self, s: ToyState, pick: Pick) -> None:
            s.queue([Ask(0, "d", 0), Ask(0, "e", 0)])
            s.then(Ask(0, "a", 0), Ask(0, "b", 0), Ask(0, "c", 0))

    assert done(toy(Both(0), Ask(0, "f", 0))) == ["a", "b", "c", "d", "e", "f"]


@pytest.mark.parametrize(
    "endless",
    [Again(-1), SplitForEver(0), Split(((Again(-1),), ())), Split(((), (Ask(1, "asked"), Again(-1))))],
)
def test_rules_that_never_ask_again_are_a_bug_that_is_found(endless: Step) -> None:
    """On the trunk, in a lane, and between the two: the driver raises an error."""
    with pytest.raises(AssertionError, match="circles"):
        play_on(toy(endless), 1)


def test_many_steps_between_two_questions_are_fine_up_to_the_bound() -> None:
    """A long chain is not an endless one. The step that asks counts too."""
    most = driver.STEPS_BETWEEN_QUESTIONS
    assert toy(Again(most - 3), Ask(0, "asked")).waiting == (0,)
    with pytest.raises(AssertionError, match="circles"):
        toy(Again(most - 2), Ask(0, "asked"))


def test_outlive_stays_far_below_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are few steps between two questions: a fifth of the bound is enough for any game."""
    monkeypatch.setattr(driver, "STEPS_BETWEEN_QUESTIONS", driver.STEPS_BETWEEN_QUESTIONS // 5)
    for seed in range(20):
        assert play_on(ew.new_game("outlive", seats=2 + seed % 3, seed=seed), seed).outcome is not None


# -- trunk and lanes ----------------------------------------------------------------------------------------------


def test_lanes_wait_at_once_and_the_trunk_waits_for_them() -> None:
    """Both seats may pick, in any order; the trunk continues when both are done."""
    steps = Split(((Ask(0, "a"), Ask(0, "b")), (Ask(1, "c"),)))
    game = toy(steps, Ask(0, "trunk"))
    assert waiting(game) == (0, 1)
    game.choose(0, ("left",))
    assert waiting(game) == (0, 1)
    game.choose(1, ("left",))
    assert waiting(game) == (0,)
    assert done(game) == ["a left", "c left"]
    game.choose(0, ("right",))
    assert done(game) == ["a left", "c left", "b right"]
    game.choose(0, ("left",))
    assert done(game)[-1] == "trunk left"
    assert game.outcome is not None


def test_a_lane_pushes_onto_itself() -> None:
    """A step of a lane that pushes another one does not affect the other lane or the trunk."""

    class Push(Step):
        """Asks twice, the second time by pushing."""

        __slots__ = ()

        def run(self, s: ToyState, pick: Pick) -> None:
            s.then(Ask(self.seat, "pushed"))

    game = toy(Split(((Push(0), Ask(0, "after")), (Ask(1, "other"),))), Ask(0, "trunk"))
    game.choose(1, ("left",))
    game.choose(0, ("left",))
    game.choose(0, ("left",))
    assert done(game) == ["other left", "pushed left", "after left"]


def test_chance_in_lanes_is_recorded_in_the_order_it_happened() -> None:
    """The dice serve whichever seat comes first, and a replay of the record does the same."""
    steps = Split(((Ask(0, "a"), Flip(), Ask(0, "b")), (Ask(1, "c"), Flip(), Ask(1, "d"))))
    one, two = toy(steps, dice=CounterDice(3)), toy(steps, dice=CounterDice(3))
    one.choose(0, ("left",))
    one.choose(1, ("left",))
    two.choose(1, ("left",))
    two.choose(0, ("left",))
    assert [entry[0] for entry in one.log] == [0, CHANCE, 1, CHANCE]
    assert [entry[0] for entry in two.log] == [1, CHANCE, 0, CHANCE]
    assert [pick.words for n, pick in one.log if n == CHANCE] == [pick.words for n, pick in two.log if n == CHANCE]


def finish_lane(game: Game, n: int) -> None:
    """Make the first pick of every question of a seat, as long as others wait too."""
    while n in game.waiting:
        game.choose(n, game.picks(n)[0])
        if game.view(None)["phase"] != "setup":
            return


def test_set_up_in_any_order_of_seats_gives_the_same_game() -> None:
    """S-2, S-3: what seats choose at the same time does not depend on who is quicker; S-4 waits for the slowest."""
    digests = set()
    for order in permutations(range(4)):
        game = ew.new_game("outlive", seats=4, seed=11)
        assert waiting(game) == (0, 1, 2, 3)
        for place, n in enumerate(order):
            assert set(game.waiting) == set(order[place:])
            assert game.view(None)["phase"] == "setup"
            finish_lane(game, n)
        assert game.view(None)["phase"] == "placement"
        digests.add(state_digest(game))
    assert len(digests) == 1


def test_picks_of_two_lanes_interleave_freely() -> None:
    """One pick of each seat in turn, or all of one and then all of the other: the same tribes."""
    digests = set()
    for order in ((0, 1) * 5, (0,) * 5 + (1,) * 5, (1, 0, 0, 1, 1, 1, 0, 0, 1, 0)):
        game = ew.new_game("outlive", seats=2, seed=11)
        for n in order:
            game.choose(n, game.picks(n)[-1])
        assert game.view(None)["phase"] == "placement"
        digests.add(state_digest(game))
    assert len(digests) == 1


def test_a_lanes_pick_leaves_other_lanes_alone() -> None:
    """Whatever a seat picks in its own lane, the others' questions and offers stay the same."""
    for seed in range(3):
        game = ew.new_game("outlive", seats=4, seed=seed)
        while game.waiting:
            if len(game.waiting) > 1:
                check_others_stay(game)
            play_on(game, seed + game.moment, 1)


def check_others_stay(game: Game) -> None:
    for n in game.waiting:
        others = [other for other in game.waiting if other != n]
        before = [(game.picks(other), game.prompt(other)) for other in others]
        twin = game.clone()
        twin.choose(n, game.picks(n)[-1])
        assert [(twin.picks(other), twin.prompt(other)) for other in others] == before


def test_night_lanes_wait_at_once() -> None:
    """N2 to N7: a seat that has finished does not hold up the others; the next round waits for everybody."""
    s = table(3)
    for n in range(3):
        seat(s, n, resources={"canned-goods": 5}, airlock=1)
    game = play(s, NightBegins())
    assert waiting(game) == (0, 1, 2)
    game.choose(1, ("recruit", "canned-goods"))
    game.choose(1, ("pass",))
    assert waiting(game) == (0, 2)
    game.choose(2, ("pass",))
    game.choose(0, ("pass",))
    assert waiting(game) == ()
    assert [has(game, n, "canned-goods") for n in range(3)] == [5, 4, 5]
    assert OUTLIVE.audit(board(game)) == []


# -- clones -------------------------------------------------------------------------------------------------------


def test_a_clone_is_equal_and_goes_on_equally() -> None:
    """At any stage of the game, with both kinds of dice, a clone continues exactly as the original."""
    for dice in ({"seed": 8}, {"secret": SECRET}):
        for most in (0, 10, 50, 150):
            game = play_on(ew.new_game("outlive", seats=3, **dice), 1, most)
            twin = game.clone()
            assert fingerprint(twin) == fingerprint(game)
            assert play_on(twin, 2).record() == play_on(game, 2).record()


def test_a_clone_is_independent() -> None:
    """Playing a clone to its end leaves the original unchanged, and vice versa."""
    for most in (0, 10, 50, 150):
        game = play_on(ew.new_game("outlive", seats=4, seed=6), 1, most)
        twin, before = game.clone(), fingerprint(game)
        play_on(twin, 2)
        assert fingerprint(game) == before
        after = fingerprint(twin)
        play_on(game, 3)
        assert fingerprint(twin) == after


def test_a_clone_keeps_no_story() -> None:
    """Search makes many clones; none of them emits events, nor adds to the original's story."""
    game = play_on(ew.new_game("outlive", seats=2, seed=1, aloud=True), 1, 20)
    told = game.story(0)
    twin = play_on(game.clone(), 1)
    assert twin.story(0) == []
    assert game.story(0) == told


# -- plain data ---------------------------------------------------------------------------------------------------


def test_snapshots_of_unlike_classes_of_one_name_do_not_mix() -> None:
    """Two games may both have a Night; each snapshot shows its own fields."""

    def one() -> Step:
        class Night(Step):
            """With a count."""

            __slots__ = ("count",)

            def __init__(self, count: int) -> None:
                super().__init__(0)
                self.count: Final = count

        return Night(3)

    def other() -> Step:
        class Night(Step):
            """With a name."""

            __slots__ = ("name",)

            def __init__(self, name: str) -> None:
                super().__init__(0)
                self.name: Final = name

        Night.__qualname__ = type(one()).__qualname__
        return Night("dark")

    assert snapshot([one(), other()]) == [["Night", 3], ["Night", "dark"]]


def test_a_snapshot_shows_every_difference() -> None:
    """No two states of a game look alike, so comparing snapshots compares states."""
    seen = set()
    game = ew.new_game("outlive", seats=2, seed=2)
    while game.waiting:
        seen.add(state_digest(game))
        play_on(game, game.moment, 1)
    assert len(seen) == game.choices


def test_nothing_is_asked_of_a_table_with_nothing_to_do() -> None:
    game = play(table(2))
    assert game.waiting == ()
    assert game.asked == [NO_PICKS, NO_PICKS]


def test_problems_survive_a_worker_process() -> None:
    """A problem raised in another process comes back with its key, its details and its class."""
    problem = ew.BadOption("error-seed", seed="x")
    again = pickle.loads(pickle.dumps(problem))
    assert (type(again), again.key, again.details, str(again)) == (
        ew.BadOption,
        "error-seed",
        {"seed": "x"},
        str(problem),
    )
