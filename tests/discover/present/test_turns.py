"""Discover among people: whose turn it is, what can be taken back, what is answered in advance."""

from __future__ import annotations

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.effects.survivors import GainResource
from emberwatch.discover.cards.words import Amount
from emberwatch.discover.model.combat import new_combat
from emberwatch.discover.model.names import PHYSICAL, WOOD
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Held
from emberwatch.discover.model.turn import Deal
from emberwatch.discover.present.turns import BEFOREHAND
from emberwatch.discover.rules.combat.fight import Support, TakeForHim
from emberwatch.discover.rules.combat.modifiers import ProtectDie
from emberwatch.discover.rules.combat.rewards import AcceptHanded, AcceptReward
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.items import AcceptItem
from emberwatch.discover.rules.monsters import ChiefNames, NameFighter
from emberwatch.discover.rules.night import Council, PassOn, Vote
from emberwatch.discover.rules.setup import KeepCharacter
from emberwatch.discover.rules.trade import Consent
from emberwatch.engine.agenda import CHANCE, Step, Words
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.turns import NOBODY
from emberwatch.text import LANGUAGES, speaker
from tests.discover.wilderness import (
    at,
    board,
    enemy,
    found,
    instant,
    monster,
    open_enemy,
    play,
    project,
    reveal,
    survivor,
    wild,
)

TURNS = DISCOVER.turns
SET_UPS = [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (3, 5), (4, 1)]
"""Seats and scenario."""


# -- taking back ------------------------------------------------------------------------------------------------------


def check_reveals_nothing(game: Game, seat: int, pick: Words, seed: int) -> bool:
    """Whether the pick can be taken back; if so, check that it looks the same in every world the seat can imagine."""
    real = game.clone()
    before, known = len(real.log), TURNS.knowledge(board(real))
    real.choose(seat, pick)
    if any(who == CHANCE for who, _ in real.log[before:]) or TURNS.knowledge(board(real)) != known:
        return False
    for n in range(3):
        world = game.imagine(seat, seed + n)
        world.choose(seat, pick)
        assert world.view(seat) == real.view(seat), pick
    return True


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_what_can_be_taken_back_has_revealed_nothing(seats: int, scenario: int) -> None:
    """Games of bots that get somewhere, with a random pick tried beside each of theirs."""
    seed = 31 * scenario + seats
    game = ew.new_game("discover", seats=seats, seed=seed, scenario=scenario, copy=seed)
    players = [bots.make("scout" if seat % 2 else "random", "discover", seed + seat) for seat in range(seats)]
    dice, harmless = CounterDice(seed), 0
    while game.waiting and game.moment < 900:
        seat = game.waiting[0]
        tried = game.picks(seat)[dice.below(len(game.asked[seat]))]
        harmless += check_reveals_nothing(game, seat, tried, dice.below(1 << 20))
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    assert harmless > 20


LANDMARK = ["flat", "flat !7", *["flat"] * 5]


def secret() -> DiscoverState:
    """A place with everything that a pick alone can reveal: a card, an enemy, an item, a project."""
    s = wild(
        seats=2,
        cards=[instant(7, "rest 1"), instant(8, "tire 1")],
        projects=[project(1, "wood 1"), project(2, "wood 1")],
        enemies=[enemy(6, token="feature", symbol="paw"), enemy(7)],
        tiles=[LANDMARK],
    )
    reveal(s, "B", LANDMARK)
    for seat, hand in ((0, [1]), (1, [2])):
        survivor(s, seat, space="B1", resources={"wood": 1}, hand=hand)
    return s


@pytest.mark.parametrize("pick", [("investigate",), ("craft", 1), ("gather", "enemy-6"), ("show", 1, "seat-2")])
def test_what_is_seen_stays_seen(pick: Words) -> None:
    """A card is read, an item made, an enemy's card looked up, a project shown: nobody can unsee any of that."""
    s = secret()
    open_enemy(s, "B1", 6)
    game = play(s, Turn(0))
    known = TURNS.knowledge(board(game))
    before = game.moment
    game.choose(0, pick)
    assert TURNS.knowledge(board(game)) != known
    assert not any(who == CHANCE for who, _ in game.log[before:]) or pick[0] in ("gather", "craft")


def test_a_move_can_be_taken_back() -> None:
    game = play(secret(), Turn(0))
    known = TURNS.knowledge(board(game))
    game.choose(0, ("move", "B0"))
    assert TURNS.knowledge(board(game)) == known


def test_an_offered_project_is_seen() -> None:
    game = play(secret(), Turn(0))
    game.choose(0, ("trade", "seat-2"))
    known = TURNS.knowledge(board(game))
    game.choose(0, ("give", "wood"))
    assert TURNS.knowledge(board(game)) == known
    game.choose(0, ("give-project", 1))
    assert TURNS.knowledge(board(game)) != known


def test_votes_are_seen_when_all_have_voted() -> None:
    s = wild(seats=3)
    game = play(s, Council())
    known = TURNS.knowledge(s)
    game.choose(1, ("name", "seat-2"))
    assert TURNS.knowledge(s) == known
    game.choose(2, ("name", "seat-2"))
    assert TURNS.knowledge(s) != known


def test_characters_are_seen_when_all_have_chosen() -> None:
    game = ew.new_game("discover", seats=2, seed=1)
    known = TURNS.knowledge(board(game))
    game.take(0, game.asked[0][0])
    assert TURNS.knowledge(board(game)) == known
    game.take(1, game.asked[1][0])
    assert TURNS.knowledge(board(game)) != known
    assert not isinstance(game.question(0), KeepCharacter)


# -- turns ------------------------------------------------------------------------------------------------------------


def test_whose_turn_it_is() -> None:
    """It is nobody's during set-up and at night, and the vote for a fighter does not end a turn."""
    s = wild(seats=2, enemies=[enemy(5, defence=12)], chief=1)
    assert TURNS.turn_of(s) == 1
    game = ew.new_game("discover", seats=2, seed=3)
    assert TURNS.turn_of(board(game)) == NOBODY
    turns = set()
    dice = CounterDice(3)
    while game.waiting:
        if isinstance(game.question(game.waiting[0]), Turn):
            assert TURNS.turn_of(board(game)) == game.waiting[0]
        turns.add(TURNS.turn_of(board(game)))
        seat = game.waiting[0]
        game.take(seat, game.asked[seat][dice.below(len(game.asked[seat]))])
    assert turns == {NOBODY, 0, 1}
    assert TURNS.turn_of(board(game)) == NOBODY


def test_the_end_of_a_turn_is_said() -> None:
    game = play(wild(seats=2), Turn(0))
    assert {str(pick[0]) for pick in game.picks(0)} >= TURNS.ENDS_TURN
    game.choose(0, ("end-turn",))
    assert TURNS.turn_of(board(game)) == NOBODY


# -- standing answers -------------------------------------------------------------------------------------------------


def answered(game: Game, seat: int, **answers: str) -> Words | None:
    """The answer of a seat that has given these standing answers."""
    asked = game.question(seat)
    assert isinstance(asked, Step)
    given = {name.replace("_", "-"): answer for name, answer in answers.items()}
    pick = TURNS.standing_pick(board(game), asked, game.asked[seat], given)
    assert pick is None or pick in game.asked[seat]
    return pick.words if pick else None


def fight() -> DiscoverState:
    """Seat 0 fights a monster in camp, with seat 1 there."""
    s = wild(seats=2, enemies=[enemy(5)])
    foe = monster(s, "A0", 5)
    s.combat = new_combat(2, 0, foe.uid, -1, [1])
    return s


def test_support_beforehand() -> None:
    game = play(fight(), Support(1))
    assert answered(game, 1, support="none") == ("pass",)
    assert answered(game, 1, support="attack") == ("support", "attack")
    assert answered(game, 1, support="overwhelm") == ("support", "overwhelm")
    assert answered(game, 1) is None
    assert answered(game, 1, accept="yes") is None


def test_protection_beforehand() -> None:
    game = play(fight(), ProtectDie(1))
    assert answered(game, 1, protect="yes") == ("yes",)
    assert answered(game, 1, protect="no") == ("pass",)


def test_nobody_dies_of_an_answer_beforehand() -> None:
    s = fight()
    game = play(s, TakeForHim(1, 0, PHYSICAL))
    assert answered(game, 1, take_damage="if-safe") == ("yes",)
    assert answered(game, 1, take_damage="no") == ("pass",)
    survivor(s, 1, damage={"hunger": 3})
    assert answered(game, 1, take_damage="if-safe") == ("pass",)


@pytest.mark.parametrize("step", [AcceptReward(1, 0, WOOD), AcceptHanded(1, 0, GainResource(WOOD, Amount(1)))])
def test_rewards_beforehand(step: Step) -> None:
    game = play(fight(), step)
    assert answered(game, 1, accept="yes") == ("yes",)
    assert answered(game, 1, accept="no") == ("pass",)


def test_items_beforehand() -> None:
    s = wild(seats=2, cards=[found(12)])
    s.decks.deck[0] = 0
    game = play(s, AcceptItem(1, 0, Held(0, 0, 0)))
    assert answered(game, 1, accept="yes") == ("yes",)
    game.choose(1, ("yes",))


def test_trades_beforehand() -> None:
    s = wild(seats=2)
    s.deal = Deal(0, 1, (WOOD,), (), (), 0)
    game = play(s, Consent(1, 0))
    assert answered(game, 1, trade="gifts") == ("yes",)
    assert answered(game, 1, trade="refuse") == ("pass",)
    for deal in (Deal(0, 1, (WOOD,), (WOOD,), (), 0), Deal(0, 1, (WOOD,), (), (), 1)):
        s.deal = deal
        assert answered(game, 1, trade="gifts") is None


def test_fighters_beforehand() -> None:
    """A chieftain who must decide is asked."""
    s = wild(seats=2)
    game = play(s, NameFighter(1, at("A0")))
    assert answered(game, 1, fighter="self") == ("name", "seat-2")
    s.trunk[-1] = ChiefNames(1, at("A0"), -1)
    assert answered(game, 1, fighter="self") is None


@pytest.mark.parametrize("step", [Vote(1), PassOn(1)])
def test_chieftains_beforehand(step: Step) -> None:
    game = play(wild(seats=3, chief=0), step)
    assert answered(game, 1, chieftain="keep") == ("name", "seat-1")
    assert answered(game, 1, chieftain="self") == ("name", "seat-2")


def test_questions_of_a_turn_are_never_answered_beforehand() -> None:
    game = play(wild(seats=2), Turn(0))
    every = {name: answers[0] for name, answers in TURNS.STANDING.items()}
    assert answered(game, 0, **every) is None


def test_every_answer_has_its_question_and_its_words() -> None:
    assert {name for name, _ in BEFOREHAND.values()} == set(TURNS.STANDING)
    for language in LANGUAGES:
        for name, answers in TURNS.STANDING.items():
            assert all(speaker(language).knows(f"standing-{name}.{answer}") for answer in answers)


@pytest.mark.parametrize(("seats", "scenario"), [(3, 2), (4, 4), (3, 5)])
def test_whole_games_with_answers_beforehand(seats: int, scenario: int) -> None:
    """Every standing answer is one of the offered picks."""
    game = ew.new_game("discover", seats=seats, seed=8, scenario=scenario, copy=8)
    players = [bots.make("scout", "discover", seat) for seat in range(seats)]
    dice, given = CounterDice(1), 0
    while game.waiting and game.moment < 900:
        seat = game.waiting[0]
        answers = {name: all_[dice.below(len(all_))] for name, all_ in TURNS.STANDING.items()}
        asked = game.question(seat)
        assert isinstance(asked, Step)
        pick = TURNS.standing_pick(board(game), asked, game.asked[seat], answers)
        given += pick is not None
        game.take(seat, pick or players[seat].choose(Glimpse(game, seat)))
    assert given > 5


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_cr2_r47_a_hand_is_secret_until_everybody_has_seen_it() -> None:
    game = ew.new_game("discover", seats=3, seed=1)
    s = game.state
    assert isinstance(s, DiscoverState)
    assert all(TURNS.has_secrets(s, seat) for seat in range(3)), "everybody chooses a character"
    s.parallel = False
    s.survivors[0].dealt = ()
    s.survivors[0].hand = ((2, 0b010),)
    assert TURNS.has_secrets(s, 0), "seat 2 has not seen the project"
    s.survivors[0].hand = ((2, 0b110),)
    assert not TURNS.has_secrets(s, 0)
    s.survivors[0].hand = ()
    assert not TURNS.has_secrets(s, 0)
