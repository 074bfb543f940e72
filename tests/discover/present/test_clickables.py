"""The clickables of Discover: what picks point at, what tooltips say and keep, why things cannot be done."""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.discover import DISCOVER, content_of
from emberwatch.discover.cards.effects.decks import Relief
from emberwatch.discover.cards.effects.map import WhichHidden
from emberwatch.discover.cards.registry import EFFECTS
from emberwatch.discover.cards.syntax import Block, Line, Loss
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import PHYSICAL
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST, WON
from emberwatch.discover.model.turn import NIGHT, OVER, SETUP
from emberwatch.discover.present import why_not, why_not_card, why_not_in_turn
from emberwatch.discover.present.aloud import CARDS
from emberwatch.discover.present.pointing import POINTINGS
from emberwatch.discover.present.why_not_card import EXPLAINED
from emberwatch.discover.rules.combat.fight import Support
from emberwatch.discover.rules.combat.flee import FleeTo
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.explore import read_aloud
from emberwatch.discover.rules.gather import FreeGather
from emberwatch.discover.rules.harm import Prevent
from emberwatch.discover.rules.items import CarryLimit
from emberwatch.discover.rules.monsters import Encounter
from emberwatch.discover.rules.moves import Walk
from emberwatch.discover.rules.night import Nightfall, Vote
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Tooltip
from emberwatch.narrator import Narrator
from emberwatch.text import LANGUAGES, speaker
from tests.discover.wilderness import (
    ability,
    at,
    board,
    boss,
    casualty,
    character,
    enemy,
    found,
    instant,
    lay,
    monster,
    night,
    open_enemy,
    play,
    project,
    reveal,
    special,
    survivor,
    threat,
    upgrade,
    wild,
)
from tests.text.test_messages import messages

THINGS = DISCOVER.clickables
SAY = speaker("en").say
SET_UPS = [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (3, 1), (4, 5)]
"""Seats and scenario."""
WELL_FORMED = re.compile(r"[a-z]+(:[A-Za-z0-9+-]+)*")
Glossary = dict[str, Tooltip]


def positions(seats: int, scenario: int, seed: int, kind: str = "random") -> Iterator[Game]:
    """A game at each of its questions: with random picks, or with bots that get somewhere beside one that does not."""
    game = ew.new_game("discover", seats=seats, seed=seed, scenario=scenario, copy=seed, aloud=True)
    players = [bots.make(kind if seat else "random", "discover", seed + seat) for seat in range(seats)]
    while game.waiting and game.moment < 1200:
        yield game
        seat = game.waiting[0]
        game.take(seat, players[seat].choose(Glimpse(game, seat)))


def asked_things(game: Game, seat: int) -> list[tuple[Pick, tuple[str, ...]]]:
    asked = game.question(seat)
    assert isinstance(asked, Step)
    return [(pick, THINGS.keys_of(board(game), asked, pick)) for pick in game.asked[seat]]


def seatless(thing: str) -> str:
    """A key without the number of its seat."""
    kind, *words = thing.split(":")
    is_somebodys = bool(words) and words[0] in ("0", "1", "2", "3")
    return ":".join([kind, *words[is_somebodys:]])


def plain(glossary: Glossary) -> dict[str, object]:
    return {key: entry.plain() for key, entry in glossary.items()}


# -- pointing ---------------------------------------------------------------------------------------------------------


def test_every_verb_is_considered() -> None:
    """The verbs of seats, and no others."""
    spoken = {str(pick.words[0]) for pick in DISCOVER.vocabulary.picks[: DISCOVER.vocabulary.seat_picks]}
    assert set(POINTINGS) == spoken


@pytest.mark.parametrize("kind", ["random", "scout"])
@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_every_pick_can_be_pointed_at(seats: int, scenario: int, kind: str) -> None:
    """Keys are well formed, have a tooltip, and tell the picks of a question apart."""
    for game in positions(seats, scenario, 40 + 7 * seats + scenario, kind):
        for seat in game.waiting:
            glossary = THINGS.glossary(board(game), seat, SAY)
            pointed = asked_things(game, seat)
            for pick, things in pointed:
                for thing in things:
                    assert WELL_FORMED.fullmatch(thing), (pick, thing)
                    assert thing in glossary or seatless(thing) in glossary, (pick, thing)
            spoken = [things for _, things in pointed if things]
            assert len(set(spoken)) == len(spoken), pointed


def test_a_seat_is_left_out_of_a_key() -> None:
    for thing, short in (
        ("resource:0:wood+wood", "resource:wood+wood"),
        ("stamina:2", "stamina"),
        ("damage:1:hunger", "damage:hunger"),
        ("upgrade:12", "upgrade:12"),
        ("day", "day"),
    ):
        assert seatless(thing) == short


@pytest.fixture
def camp() -> DiscoverState:
    """Two survivors in camp with a little of everything; tile B is turned up."""
    s = wild(
        seats=2,
        cards=[found(12, ability("action", "gain wood 1"), ability("turn", "gain stone 1"))],
        projects=[project(1, "stone 1"), project(2, "wood 9", fire=True)],
        threats=[threat("gloom", ongoing=True)],
        enemies=[enemy(5), enemy(6, token="feature", symbol="paw")],
    )
    reveal(s, "B", bare=True)
    survivor(s, 0, stamina=9, items=[12], resources={"wood": 2, "meat": 1}, damage={"hunger": 1}, hand=[1])
    survivor(s, 1, resources={"stone": 1}, threats=["gloom"])
    return s


def pointed(game: Game, *words: str | int, seat: int = 0) -> tuple[str, ...]:
    """The things that an offered pick names."""
    return next(things for pick, things in asked_things(game, seat) if pick.words == words)


def test_picks_of_a_turn(camp: DiscoverState) -> None:
    game = play(camp, Turn(0))
    assert pointed(game, "move", "A1") == ("space:A1",)
    assert pointed(game, "use", "found-12") == ("item:0:found-12", "ability:0:found-12:1")
    assert pointed(game, "use", "found-12", 2) == ("item:0:found-12", "ability:0:found-12:2")
    assert pointed(game, "cook") == ("fire:A0",)
    assert pointed(game, "trade", "seat-2") == ("survivor:1",)
    assert pointed(game, "show", 1, "seat-2") == ("project:1", "survivor:1")
    assert pointed(game, "end-turn") == ()


def test_stoking_points_at_the_fire(camp: DiscoverState) -> None:
    camp.map.fires[camp.content.camp] = 0
    assert pointed(play(camp, Turn(0)), "stoke") == ("fire:A0",)


def test_gathering_points_at_what_lies_there(camp: DiscoverState) -> None:
    """Also at a waiting enemy; if there are several, at the one that is nearly defeated."""
    lay(camp, "A0", "*leaf", "wood")
    camp.map.water[at("A0")] = -1
    camp.tokens.water_left -= 1
    open_enemy(camp, "A0", 6)
    game = play(camp, Turn(0))
    assert pointed(game, "gather", "leaf") == ("lying:A0:leaf",)
    assert pointed(game, "gather", "wood") == ("lying:A0:wood",)
    assert pointed(game, "gather", "water") == ("water:A0",)
    assert pointed(game, "gather", "enemy-6") == ("foe:1",)


def test_a_trade_points_at_either_side(camp: DiscoverState) -> None:
    survivor(camp, 1, made=[2])
    game = play(camp, Turn(0))
    game.choose(0, ("trade", "seat-2"))
    assert pointed(game, "give", "wood") == ("resource:0:wood",)
    assert pointed(game, "give-item", "found-12") == ("item:0:found-12",)
    assert pointed(game, "give-project", 1) == ("project:1",)
    assert pointed(game, "want", "stone") == ("resource:1:stone",)
    assert pointed(game, "want-item", "made-2") == ("item:1:made-2",)


def test_what_lies_hidden_on_a_space(camp: DiscoverState) -> None:
    lay(camp, "A1", "*leaf")
    hidden = monster(camp, "A1")
    game = play(camp, WhichHidden(0, at("A1")))
    assert pointed(game, "turn-up", "leaf") == ("lying:A1:leaf",)
    assert pointed(game, "foe", 1) == (f"foe:{hidden.uid}",)


def test_relief_points_at_threats() -> None:
    s = wild(seats=2, threats=[threat("gloom", ongoing=True), threat("doom", ongoing=True)])
    survivor(s, 0, threats=["gloom", "doom"])
    game = play(s, Relief(0))
    assert pointed(game, "discard-threat", 1) == ("threat:gloom",)
    assert pointed(game, "discard-threat", 2) == ("threat:doom",)


def test_attacking_and_trading_are_told_apart() -> None:
    s = wild(seats=2, scenario=5, day=2)
    survivor(s, 0, resources={"wood": 1})
    game = play(s, Turn(0))
    assert pointed(game, "trade", "seat-2") == ("survivor:1",)
    assert pointed(game, "attack", "seat-2") == ("die:mine", "survivor:1")


# -- tooltips ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_tooltips_are_whole(seats: int, scenario: int) -> None:
    """Every title and sentence is there in every language, and every rule exists."""
    for n, game in enumerate(positions(seats, scenario, 90 + 5 * seats + scenario, "scout")):
        if n % 40:
            continue
        for language in LANGUAGES:
            for seat in (None, n % seats):
                for key, entry in THINGS.glossary(board(game), seat, speaker(language).say).items():
                    assert WELL_FORMED.fullmatch(key), key
                    assert entry.title, key
                    assert all(entry.text), key
                    assert set(entry.rules) <= set(DISCOVER.rule_ids), (key, entry.rules)
                    assert len(set(entry.rules)) == len(entry.rules), (key, entry.rules)


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_tooltips_give_nothing_away(seats: int, scenario: int) -> None:
    """What a seat reads is the same in every world that it can imagine."""
    for n, game in enumerate(positions(seats, scenario, 130 + 5 * seats + scenario, "scout")):
        if n % 12:
            continue
        for seat in range(seats):
            told = plain(THINGS.glossary(board(game), seat, SAY))
            for world in range(2):
                other = game.imagine(seat, 1000 * n + world)
                assert plain(THINGS.glossary(board(other), seat, SAY)) == told


def told_of(s: DiscoverState, seat: int | None, thing: str) -> Tooltip:
    return THINGS.glossary(s, seat, SAY)[thing]


def test_a_survivor_is_told_by_its_board(camp: DiscoverState) -> None:
    entry = told_of(camp, 1, "survivor:0")
    assert entry.text == (
        "Stamina: 9 of 12.",
        "Suffered: 1 hunger damage.",
        "Carrying: 4 of 10.",
        "Chieftain.",
    )


def test_hands_are_told_to_who_knows_them(camp: DiscoverState) -> None:
    assert "project:1" not in THINGS.glossary(camp, 1, SAY)
    assert "project:1" not in THINGS.glossary(camp, None, SAY)
    assert "In your hand" in told_of(camp, 0, "project:1").text[-1]
    game = play(camp, Turn(0))
    game.choose(0, ("show", 1, "seat-2"))
    assert "You have seen it" in told_of(board(game), 1, "project:1").text[-1]


def test_a_cheaper_project_is_told_as_such() -> None:
    s = wild(projects=[project(1, "stone 2")], characters=[character("mason", ability("always", "thrift stone"))])
    survivor(s, 0, hand=[1])
    assert "It costs you 1 stone." in told_of(s, 0, "project:1").text


def test_what_entering_costs_is_told_to_each(camp: DiscoverState) -> None:
    s = wild(seats=2, characters=[character("ranger", ability("always", "move all -1"))])
    survivor(s, 1, character=1)
    assert told_of(s, 0, "space:A1").text == ("Entering costs you 0 stamina instead of 1 stamina.",)
    assert told_of(s, 1, "space:A1").text == ("Entering costs 1 stamina.",)


def test_an_enemy_is_told_once_it_is_known(camp: DiscoverState) -> None:
    hidden, known = monster(camp, "A1"), monster(camp, "A2", 5)
    waiting = open_enemy(camp, "A3", 6)
    assert told_of(camp, 0, f"foe:{hidden.uid}").title == "Face-down monster"
    assert "Defense 7" in told_of(camp, 0, f"foe:{known.uid}").text[0]
    assert told_of(camp, 0, f"foe:{waiting.uid}").text[0] == "Nobody has read its card yet."
    assert "enemy:5" in THINGS.glossary(camp, 0, SAY)
    assert "enemy:6" not in THINGS.glossary(camp, 0, SAY)


def test_a_special_monster_bears_its_name() -> None:
    """Its card may be unread, but its token is open."""
    s = wild(specials=[special("queen"), special("king")])
    queen = boss(s, "queen", "A1")
    assert told_of(s, 0, f"foe:{queen.uid}").title == "Queen"


def test_a_lexicon_begins_anew_when_it_is_full(camp: DiscoverState, monkeypatch: pytest.MonkeyPatch) -> None:
    from emberwatch.discover.present import glossary

    whole = plain(THINGS.glossary(camp, 0, SAY))
    camp.content.lexicons.clear()
    monkeypatch.setattr(glossary, "MOST_KEPT", 10)
    assert plain(THINGS.glossary(camp, 0, SAY)) == whole
    kept = glossary.Lexicon(SAY, camp.content).kept
    assert 0 < len(kept.entries) <= 10
    assert 0 < len(kept.said) <= 10
    assert 0 < len(kept.there) <= 10


def test_what_was_said_of_a_copy_goes_with_it() -> None:
    """What is kept about a copy must not hold the copy: it should be freed without the garbage collector."""
    gc.disable()
    try:
        content_of.cache_clear()
        before = contents_alive()
        game = ew.new_game("discover", seats=1, seed=1, copy=9000)
        THINGS.glossary(board(game), 0, SAY)
        content_of.cache_clear()
        assert contents_alive() > before
        del game
        assert contents_alive() == before
    finally:
        gc.enable()


def contents_alive() -> int:
    return len([thing for thing in gc.get_objects() if type(thing) is DiscoverContent])


# -- cards that are read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_cards_of_whole_games_are_read(seats: int, scenario: int) -> None:
    """Every card in the story has its title and its text in every language, and only events with cards have one."""
    *_, game = positions(seats, scenario, 20 + seats + scenario, "scout")
    for language in LANGUAGES:
        narrator = Narrator(game, language, ["Ada", "Ben", "Cyd", "Dov"])
        for event in narrator.story(0):
            kind = event.kind
            printed = DISCOVER.wording.card(board(game), narrator.say, kind, event.numbers)
            assert all(printed)
            has_card = kind in CARDS and not str(event.get("item", "")).startswith("found")
            assert len(printed) >= 2 if has_card else printed == [], (event, printed)


def card_told(game: Game, kind: str) -> list[str]:
    """The text of the card in the last event of a kind."""
    narrator = Narrator(game, "en", ["Ada", "Ben"])
    event = [event for event in narrator.story(0) if event.kind == kind][-1]
    return DISCOVER.wording.card(board(game), narrator.say, kind, event.numbers)


def test_a_card_is_read_with_its_text() -> None:
    s = wild(cards=[instant(7, "gain wood 2", title="A felled tree", story="Somebody was here.")])
    game = play(s, Turn(0), aloud=True)
    read_aloud(s, 0, 0, (7,))
    assert card_told(game, "read") == ["A felled tree", "Somebody was here.", "Gain 2 wood."]


def test_a_crafted_item_is_read_and_a_found_one_is_not_read_twice() -> None:
    s = wild(
        cards=[found(12, title="Rope")], projects=[project(1, "wood 1", ability("modify", "mine 2"), title="Club")]
    )
    survivor(s, 0, resources={"wood": 1}, hand=[1])
    game = play(s, Turn(0), aloud=True)
    game.choose(0, ("craft", 1))
    assert card_told(game, "item") == ["Club", "In combat: +2 to your die."]
    s.emit("item", 0, s.content.place_of(0))
    assert card_told(game, "item") == []


def test_a_monster_is_read_when_it_is_met() -> None:
    s = wild(enemies=[enemy(5, title="Wolf")])
    monster(s, "A1")
    game = play(s, Turn(0), aloud=True, dice=[0, 3, 3])
    game.choose(0, ("move", "A1"))
    assert card_told(game, "revealed") == card_told(game, "combat")
    assert card_told(game, "combat")[0] == "Wolf"


def test_night_and_threat_are_read() -> None:
    s = wild(nights=[night("dark", {"each": "everyone", "do": ["threat 1"]})], threats=[threat("gloom", "tire 1")])
    game = play(s, Nightfall(), aloud=True)
    assert card_told(game, "night-card")[0] == "Dark"
    assert card_told(game, "threat") == ["Gloom", "Lose 1 stamina."]


def test_most_events_have_no_card() -> None:
    game = play(wild(seats=2), Turn(0), aloud=True)
    game.choose(0, ("move", "A1"))
    assert card_told(game, "moved") == []


# -- why not ----------------------------------------------------------------------------------------------------------


def why(s: DiscoverState, thing: str, seat: int = 0) -> list[str]:
    """The rules behind the reasons why this seat cannot pick a thing."""
    reasons = THINGS.why_not(s, seat, thing, SAY)
    assert all(reason.text for reason in reasons)
    assert {reason.rule for reason in reasons} <= set(DISCOVER.rule_ids)
    return [reason.rule for reason in reasons]


def said(s: DiscoverState, thing: str, seat: int = 0) -> list[str]:
    return [reason.text for reason in THINGS.why_not(s, seat, thing, SAY)]


def in_turn(s: DiscoverState) -> DiscoverState:
    return board(play(s, Turn(0)))


def test_where_one_cannot_go(camp: DiscoverState) -> None:
    reveal(camp, "I", bare=True)
    s = in_turn(camp)
    assert why(s, "space:A0") == ["MO-1"]
    assert said(s, "space:B0") == ["You can move only to an adjacent space. This one is 3 spaces away."]
    assert why(s, "space:A1") == [], "it can be picked"
    assert why(s, "space:C1") == [], "nothing is known of it"
    s.survivors[0].stamina = 0
    assert said(s, "space:A1") == ["It costs 1 stamina; you have 0 stamina."]
    assert why(s, "space:A1") == ["AC-3"]


def test_where_no_way_leads() -> None:
    s = wild()
    reveal(s, "M", bare=True)
    assert why(in_turn(s), "space:M0") == ["MO-1"]


def test_tiles_that_cannot_be_scouted(camp: DiscoverState) -> None:
    s = in_turn(camp)
    assert why(s, "slot:M") == ["SC-1"]
    camp.survivors[0].space = at("A2")
    assert why(s, "slot:D") == [], "it touches the space"
    camp.survivors[0].stamina = 0
    assert why(s, "slot:D") == ["AC-3"]


def test_what_cannot_be_gathered(camp: DiscoverState) -> None:
    lay(camp, "A0", "*leaf")
    lay(camp, "A1", "*leaf")
    waiting = open_enemy(camp, "A1", 6)
    s = in_turn(camp)
    assert why(s, "lying:A1:leaf") == ["GA-1"]
    assert why(s, f"foe:{waiting.uid}") == ["GA-11"]
    assert why(s, "lying:A0:leaf") == []
    s.survivors[0].stamina = 0
    assert why(s, "lying:A0:leaf") == ["AC-3"]


def test_monsters_are_not_simply_fought(camp: DiscoverState) -> None:
    assert why(in_turn(camp), f"foe:{monster(camp, 'A1').uid}") == ["MN-4"]


def test_fires(camp: DiscoverState) -> None:
    camp.map.fires[at("A1")] = 0
    s = in_turn(camp)
    assert why(s, "fire:A1") == ["FI-6"]
    s.survivors[0].loose[1] = 0
    assert said(s, "fire:A0") == ["You are missing 1 raw meat."]
    s.map.fires[at("A0")] = 0
    assert why(s, "fire:A0") == []
    s.survivors[0].loose[5] = 0
    assert why(s, "fire:A0") == ["FI-6"]


def test_landmarks() -> None:
    s = wild(seats=2, scenario=5, day=2, tiles=[["flat", "flat !7", *["flat"] * 5]])
    reveal(s, "B", ["flat", "flat !7", *["flat"] * 5])
    s = in_turn(s)
    assert why(s, "landmark:7") == ["IN-1"]
    s.survivors[0].space = at("B1")
    assert why(s, "landmark:7") == []
    s.map.searched |= 1 << at("B1")
    assert why(s, "landmark:7") == ["S5-4"]


def test_partners(camp: DiscoverState) -> None:
    s = in_turn(camp)
    assert why(s, "survivor:0") == []
    s.survivors[0].refused = 3 << 2
    assert why(s, "survivor:1") == ["R-40"]
    s.survivors[1].space = at("A1")
    assert why(s, "survivor:1") == ["TR-1"]
    s.survivors[1].status = WON
    assert why(s, "survivor:1") == ["QU-4"]


def test_casualties(camp: DiscoverState) -> None:
    casualty(camp, 1)
    s = in_turn(camp)
    assert why(s, "survivor:1") == []
    s.survivors[1].loose[4] = 0
    assert why(s, "survivor:1") == ["KA-4"]
    s.survivors[1].space = at("A1")
    assert said(s, "survivor:1") == ["You must be on the same space."]


def test_who_has_nothing_to_trade() -> None:
    assert said(in_turn(wild(seats=2)), "survivor:1") == ["Neither of you has anything to trade."]


def test_attacks() -> None:
    s = in_turn(wild(seats=2, scenario=5, day=1))
    assert why(s, "die:mine") == ["S5-5"]
    assert why(s, "die:enemy") == ["CB-5"]
    s.turn.day = 2
    assert why(s, "die:mine") == []
    s.survivors[0].stamina = 2
    assert why(s, "die:mine") == ["S5-6"]
    s.survivors[1].space = at("A1")
    assert said(s, "die:mine") == ["There is no other survivor on your space."]


def test_damage(camp: DiscoverState) -> None:
    survivor(camp, 0, damage={"physical": 1})
    survivor(camp, 1, damage={"thirst": 1})
    s = in_turn(camp)
    assert said(s, "damage:0:hunger") == ["You are missing 1 food."]
    assert why(s, "damage:0:sickness") == ["DA-4"]
    assert why(s, "damage:0:physical") == ["DA-5"]
    assert said(s, "damage:1:thirst") == ["You are missing 1 clean water."]
    s.survivors[1].space = at("A1")
    assert said(s, "damage:1:thirst") == ["You must be on the same space."]
    s.survivors[0].loose[0] = 1
    assert why(s, "damage:0:hunger") == []


def test_resources(camp: DiscoverState) -> None:
    survivor(camp, 0, resources={"food": 1, "medicine": 1, "stone": 1, "dirty-water": 1}, tokens=["food"])
    s = in_turn(camp)
    assert said(s, "resource:0:food") == ["Choose the damage it should heal.", SAY("discover-why-keep")]
    assert why(s, "resource:0:medicine") == ["DA-4", "LI-5"]
    assert said(s, "resource:0:meat")[0] == "Choose the fire on your space."
    assert why(s, "resource:0:stone") == ["CB-6", "LI-5"]
    assert why(s, "resource:0:dirty-water") == ["LI-5"]
    assert why(s, "resource:0:poison") == ["SP-1", "LI-5"]
    assert why(s, "resource:1:stone") == ["SP-3"]
    assert why(s, "resource:0:stone+wood") == ["CB-6", "CB-6", "LI-5"]
    s.map.fires[at("A0")] = 0
    assert why(s, "resource:0:meat") == ["FI-7", "LI-5"]
    assert why(s, "resource:0:wood") == ["FI-6", "LI-5"]


def test_projects(camp: DiscoverState) -> None:
    camp.decks.open_projects = (1,)
    s = in_turn(camp)
    assert said(s, "project:1") == ["You are missing 1 stone."]
    assert said(s, "project:2") == ["You are missing 7 wood."]
    s.map.fires[at("A0")] = 0
    assert why(s, "project:2") == ["CR-5", "CR-7"]
    s.survivors[0].loose[5] = 9
    s.map.fires[at("A0")] = 1
    left, s.decks.made_deck[1] = s.decks.made_deck[1], 0
    assert why(s, "project:2") == ["CR-9"]
    s.decks.made_deck[1] = left
    s.survivors[0].stamina = 0
    assert why(s, "project:1") == ["AC-3", "CR-5"]


def test_a_project_that_somebody_has_shown(camp: DiscoverState) -> None:
    camp.survivors[1].hand, camp.survivors[0].hand = ((0, 1),), ()
    assert why(in_turn(camp), "project:1") == ["CR-2"]


KIT = [
    found(1, ability("action", "gain wood 1", stamina=3)),
    found(2, ability("action", "gain wood 1", need="on-water")),
    found(3, ability("action", "heal thirst 1")),
    found(4, ability("action", "gain wood 1", pay="stone 2")),
    found(5, ability("always", "mine 1")),
    found(6, ability("modify", "mine 2")),
    found(7, ability("turn", "gain wood 1", limit="day")),
    found(8, ability("turn", "gain wood 1")),
    found(9, ability("action", "gain wood 1", pay="counter 1"), counters=1),
    found(10, ability("prevent", "prevent 1", of="hunger")),
    found(11, ability("modify", "flee")),
    found(12, ability("prevent", "prevent 1", of="physical")),
    found(13, ability("prevent", "prevent 1", of="physical")),
]


def kit(*items: int, seats: int = 2) -> DiscoverState:
    s = wild(seats=seats, cards=KIT, enemies=[enemy(5)], characters=[character("idler", ability("night", "rest 1"))])
    survivor(s, 0, items=items)
    return s


@pytest.mark.parametrize(
    ("number", "rules"), [(2, ["CA-4"]), (3, ["CA-4"]), (4, ["GO-7"]), (5, ["CA-6"]), (6, ["CB-6"]), (1, []), (8, [])]
)
def test_items_that_cannot_be_used(number: int, rules: list[str]) -> None:
    assert why(in_turn(kit(number)), f"item:0:found-{number}") == rules


def test_tired_items() -> None:
    s = kit(1)
    s.survivors[0].stamina = 2
    assert said(in_turn(s), "item:0:found-1") == ["It costs 3 stamina; you have 2 stamina."]


def test_used_items() -> None:
    game = play(kit(7, 8, 9), Turn(0))
    for number in (7, 8, 9):
        game.choose(0, ("use", f"found-{number}"))
    s = board(game)
    assert why(s, "item:0:found-7") == ["OD-1"]
    assert why(s, "item:0:found-8") == ["R-45"]
    assert said(s, "item:0:found-9") == ["It does not have enough counters left."]


def test_others_cards(camp: DiscoverState) -> None:
    survivor(camp, 1, character=1)
    s = in_turn(camp)
    assert why(s, "threat:gloom") == ["TH-11"]
    assert why(s, "character:plain-1") == ["CA-1"]
    s.survivors[1].items, s.survivors[0].items = s.survivors[0].items, ()
    assert why(s, "item:1:found-12") == ["TR-1"]
    assert why(s, "ability:1:found-12:1") == ["CA-1"]
    s.survivors[1].status = LOST
    assert why(s, "item:1:found-12") == ["KA-4"]


def test_a_character_has_its_moment() -> None:
    assert said(in_turn(kit()), "character:idler") == ["You cannot use it now. Timing: every night."]


def test_common_cards() -> None:
    cards = [upgrade(20, ability("action", "gain wood 1", need="on-water"))]
    s = wild(seats=2, cards=cards, threats=[threat("gloom", ongoing=True), threat("old")])
    s.decks.deck[0], s.decks.upgrades, s.decks.read_cards = 0, (0,), 1
    s.decks.threats[1], s.decks.threats_gone[1] = 0, 1
    survivor(s, 0, threats=["gloom"])
    s = in_turn(s)
    assert why(s, "upgrade:20") == ["CA-4"]
    assert why(s, "sheet") == []
    assert why(s, "quest") == []
    assert why(s, "threat:gloom") == []
    assert why(s, "threat:old") == [], "it lies among the discards"


def test_one_of_several_abilities() -> None:
    item = found(1, ability("action", "gain wood 1", need="on-water"), ability("action", "gain wood 1", pay="stone 1"))
    s = wild(cards=[item])
    survivor(s, 0, items=[1])
    s = in_turn(s)
    assert why(s, "ability:0:found-1:1") == ["CA-4"]
    assert why(s, "ability:0:found-1:2") == ["GO-7"]
    assert why(s, "item:0:found-1") == ["CA-4", "GO-7"]


def test_decks_dice_and_support(camp: DiscoverState) -> None:
    s = in_turn(camp)
    assert why(s, "deck:normal") == ["CR-6"]
    assert why(s, "die:mine") == ["CB-5"]
    assert why(s, "support:attack") == ["CB-2"]
    assert why(in_turn(wild(seats=2, scenario=5)), "deck:normal") == ["S5-22"]
    assert why(in_turn(wild(seats=1)), "support:attack") == ["SE-21"]


def test_other_peoples_turns(camp: DiscoverState) -> None:
    s = in_turn(camp)
    assert why(s, "space:A1", seat=1) == ["AC-5"]
    assert said(s, "space:A1", seat=1) == ["It is not your turn. Current turn: Plain 0."]
    s.turn.phase, s.turn.seat = NIGHT, -1
    assert said(s, "space:A1", seat=1) == ["Nobody takes actions at night."]
    s.turn.phase = SETUP
    assert why(s, "space:A1", seat=1) == ["SE-17"]
    s.survivors[1].status = LOST
    assert why(s, "space:A1", seat=1) == ["KA-2"]
    s.survivors[1].status = WON
    assert why(s, "space:A1", seat=1) == ["QU-4"]
    s.ended, s.turn.phase = True, OVER
    assert why(s, "space:A1", seat=1) == ["QU-7"]


def test_others_have_to_decide_first(camp: DiscoverState) -> None:
    game = play(camp, Vote(1))
    assert why(board(game), "space:A1") == ["R-38"]


def test_another_question_comes_first(camp: DiscoverState) -> None:
    s = board(play(camp, Vote(0)))
    assert said(s, "space:A1") == ["Answer the current question first."]
    assert why(s, "survivor:1") == []


def test_steps_that_are_not_possible(camp: DiscoverState) -> None:
    monster(camp, "A1")
    s = board(play(camp, Walk(0, 2)))
    assert why(s, "space:B0") == ["MO-13"]
    assert why(s, "resource:0:wood") == ["R-38"]
    s.trunk[-1] = FleeTo(0)
    assert why(s, "space:B0") == ["FL-1"]
    assert said(s, "space:A1") == [SAY("discover-why-flee-monster")]


def test_the_free_gather_is_for_this_space(camp: DiscoverState) -> None:
    lay(camp, "A0", "*leaf")
    lay(camp, "A1", "*leaf")
    s = board(play(camp, FreeGather(0)))
    assert why(s, "lying:A0:leaf") == []
    assert why(s, "lying:A1:leaf") == ["MO-2"]
    assert why(s, "space:A1") == ["R-38"]


def test_quest_items_are_not_left_behind() -> None:
    s = wild(cards=[found(1, traits=["quest-item"])])
    survivor(s, 0, items=[1], resources={"wood": 12, "food": 1})
    s = board(play(s, CarryLimit(0)))
    assert why(s, "item:0:found-1") == ["LI-6"]
    assert why(s, "resource:0:stone") == ["LI-1"]


def test_what_does_not_help_in_combat() -> None:
    s = kit(1, 6, 11)
    monster(s, "A0", 5)
    survivor(s, 1, items=[])
    survivor(s, 0, resources={"wood": 1, "food": 1, "meat": 1})
    game = play(s, Encounter(at("A0"), 0), dice=[3, 3])
    while isinstance(game.question(1), Support):
        game.choose(1, ("pass",))
    game.choose(0, ("use", "found-6"))
    s = board(game)
    assert why(s, "item:0:found-6") == ["CB-8"]
    assert said(s, "item:0:found-1") == ["You cannot use it now. Timing: card action."]
    assert why(s, "resource:0:food") == ["CB-6"]
    assert said(s, "resource:0:stone") == ["You are missing 1 stone."]
    assert why(s, "resource:1:stone") == ["SP-3"]
    assert why(s, "resource:0:wood") == []
    assert why(s, "support:attack") == ["CB-3"]
    assert why(s, "space:A1") == ["R-38"]
    assert why(s, "item:0:found-11") == []
    s.map.revealed = 1
    for space in ("A1", "A2", "A3", "A4", "A5", "A6"):
        monster(s, space)
    assert why(s, "item:0:found-11") == ["R-76"]
    s.map.foes[1:] = []
    s.tokens.monster_supply += 6


def test_what_does_not_prevent_this_damage() -> None:
    s = kit(6, 10, 12)
    game = play(s, Prevent(0, PHYSICAL, 3, ()))
    assert why(board(game), "item:0:found-12") == []
    assert why(board(game), "item:0:found-10") == ["R-70"]
    assert said(board(game), "item:0:found-6") == ["You cannot use it now. Timing: in combat."]
    assert why(board(game), "space:A1") == ["R-38"]


def test_what_has_been_used_against_this_damage() -> None:
    s = kit(12, 13)
    game = play(s, Prevent(0, PHYSICAL, 3, ()))
    game.choose(0, ("use", "found-12"))
    assert said(board(game), "item:0:found-12") == ["It has already been used against this damage."]


def test_a_bonus_that_is_on_in_a_duel_says_so() -> None:
    """S5-9: at any moment, unless its condition does not hold."""
    club, cap = found(20, ability("modify", "mine 2")), found(21, ability("before-roll", "enemy -1"))
    far = found(22, ability("modify", "mine 2", need=["at-landmark 7"]))
    s = wild(seats=2, scenario=5, day=2, cards=[club, cap, far])
    survivor(s, 0, items=[20, 21, 22], resources={"stone": 1})
    game = play(s, Turn(0))
    game.choose(0, ("attack", "seat-2"))
    assert [why(board(game), f"item:0:found-{n}") for n in (20, 21, 22)] == [["S5-9"], ["S5-9"], ["CA-4"]]


def test_supporters_of_a_duel_use_nothing() -> None:
    s = wild(seats=3, scenario=5, day=2, cards=KIT)
    survivor(s, 2, items=[6])
    game = play(s, Turn(0), dice=[3, 3])
    game.choose(0, ("attack", "seat-2"))
    game.choose(2, ("support", "protect"))
    while game.waiting != (2,):
        game.choose(game.waiting[0], ("pass",))
    assert why(board(game), "item:2:found-6", seat=2) == ["CB-12"]


@pytest.mark.parametrize(
    "thing",
    ["", ":", "space", "space:", "space:Z9", "foe:99", "foe:x", "resource:9:wood", "resource:wood", "resource:0:gold",
     "item:0:made-60", "damage:0", "damage:7:hunger", "ability:0:sheet:9", "project:60", "project:x", "hero:0",
     "day", "ground:flat", "stamina:0", "survivor:9", "character:nobody", "threat:none", "night:none", "deck:all"],
)  # fmt: skip
def test_what_is_not_there_has_no_reasons(camp: DiscoverState, thing: str) -> None:
    """Keys come from outside: whatever they contain, nothing breaks and nothing is revealed."""
    assert why(in_turn(camp), thing) == []


def reasons_of(game: Game, seat: int, thing: str) -> list[tuple[str, str]]:
    return [(reason.text, reason.rule) for reason in THINGS.why_not(board(game), seat, thing, SAY)]


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_reasons_of_whole_games(seats: int, scenario: int) -> None:
    """A seat can ask about whatever it sees: no offered pick has a reason, and nobody learns a secret."""
    for n, game in enumerate(positions(seats, scenario, 160 + 3 * seats + scenario, "scout")):
        if n % 11:
            continue
        seat = game.waiting[0] if n % 2 else n % seats
        asked = asked_things(game, seat) if seat in game.waiting else []
        offered = [things[0] for pick, things in asked if things and pick.words[0] != "show"]
        world = game.imagine(seat, n)
        for thing in [*THINGS.glossary(board(game), seat, SAY)][n % 9 :: 9]:
            reasons = reasons_of(game, seat, thing)
            assert not (reasons and thing in offered), (thing, reasons)
            assert all(text and rule in DISCOVER.rule_ids for text, rule in reasons), (thing, reasons)
            assert reasons_of(world, seat, thing) == reasons


def words_of(node: ast.expr) -> list[str]:
    """The words that an expression may evaluate to."""
    if isinstance(node, ast.IfExp):
        return [*words_of(node.body), *words_of(node.orelse)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def test_every_reason_has_its_words() -> None:
    """No words are left over, either."""
    used = {"over", "away", "casualty", "others", "night", "turn", *[f"useless-{verb}" for verb in EXPLAINED]}
    for module in (why_not, why_not_in_turn, why_not_card):
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
        used |= {
            word
            for call in calls
            if ast.unparse(call.func) in ("seen.reason", "self.reason")
            for word in words_of(call.args[0])
        }
    assert {key for key in messages("en") if key.startswith("discover-why-")} == {f"discover-why-{w}" for w in used}


def test_ca4_every_line_that_may_do_nothing_says_what_is_missing() -> None:
    """Every verb that can be idle has a sentence of its own; losses and blocks are no reason to use a card."""
    idle = [kind for kind in EFFECTS.values() if kind.could is not Line.could and not issubclass(kind, Loss | Block)]
    assert len(idle) > 15
    assert [kind.VERB for kind in idle if kind.VERB not in EXPLAINED] == []
    for language in LANGUAGES:
        assert [verb for verb in EXPLAINED if not speaker(language).knows(f"discover-why-useless-{verb}")] == []
