"""The clickables of Outlive: what picks name, what each thing is, and why it cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Clickables
from emberwatch.engine.view_types import PlainEntry
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.names import PLACES, ROOMS
from emberwatch.outlive.model.state import END, NIGHT, PLACEMENT
from emberwatch.outlive.present.clickables import CALLED, JUDGES, LYING, NAMERS, OWN, SHAPES, UNNAMED
from emberwatch.outlive.rules.cargo import Dock, OnDeck
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.events import Clan, Rats
from emberwatch.outlive.rules.night import Eat, Overcome, Recruit, SaveOnEvent
from emberwatch.outlive.rules.places import AtBase, AtDam, InCity, InTheWild
from emberwatch.outlive.rules.rooms import Build, Dismantle, Raise
from emberwatch.outlive.rules.setup import PlaceHero
from emberwatch.outlive.rules.survivors import Lose, Welcome
from emberwatch.text import LANGUAGES, speaker
from tests.outlive.situation import board, play, play_on, seat, table

THINGS: Clickables = OUTLIVE.clickables
SAY = speaker("en").say
FOREST = PLACES.index("forest")
TABLES = [(2, "random", 1), (3, "random", 2), (4, "random", 3), (4, "greedy", 4), (2, "greedy", 5)]
"""Seats, bot and seed of the games that are played to the end."""


def positions(seats: int, bot: str, seed: int) -> Iterator[Game]:
    """A game before every pick, and at its end."""
    edition, placement = ("table", "fr", "en")[seed % 3], ("together", "in-turn")[seed % 2]
    game = ew.new_game("outlive", seats=seats, seed=seed, edition=edition, placement=placement)
    players = [bots.make(bot, "outlive", seed + n) for n in range(seats)]
    while game.waiting:
        yield game
        n = game.waiting[-1]
        game.take(n, players[n].choose(Glimpse(game, n)))
    yield game


def without_seat(thing: str) -> str:
    """A thing's key as the page looks it up if the thing is the same for all seats."""
    kind, *rest = thing.split(":")
    return ":".join([kind, *rest[1:]])


def plain(game: Game, n: int | None, language: str = "en") -> dict[str, PlainEntry]:
    entries = THINGS.glossary(game.state, n, speaker(language).say)
    return {thing: entry.plain() for thing, entry in entries.items()}


def named(game: Game, n: int, *words: str | int) -> tuple[str, ...]:
    step = game.question(n)
    assert step is not None
    pick = next(pick for pick in game.asked[n] if pick.words == words)
    return THINGS.keys_of(game.state, step, pick)


@cache
def everything() -> tuple[str, ...]:
    """All keys that a glossary can hold, and those of single seats."""
    keys: list[str] = []
    for game in positions(4, "random", 6):
        keys += [key for n in range(4) for key in plain(game, n) if key not in keys] if game.moment % 40 == 0 else []
    kinds = [key.split(":") for key in keys if key.startswith(("hero:", "resource:")) and key.count(":") == 1]
    owned = [f"{kind}:{n}:{name}" for kind, name in kinds for n in range(4)]
    return (*keys, *owned, *[f"prey:forest:{n}" for n in range(1, 12)])


# -- what picks name --------------------------------------------------------------------------------------------------


def test_every_verb_has_been_thought_of() -> None:
    vocabulary = OUTLIVE.vocabulary
    thought_of = [*UNNAMED, *CALLED, *OWN, *LYING, *NAMERS]
    assert sorted(thought_of) == sorted({str(pick.words[0]) for pick in vocabulary.picks[: vocabulary.seat_picks]})
    assert {*SHAPES} == {*JUDGES}


@pytest.mark.parametrize(("seats", "bot", "seed"), TABLES)
def test_picks_name_things_that_are_on_the_table(seats: int, bot: str, seed: int) -> None:
    """Each thing is in the glossary of the seat that is asked, and no two picks of a question name the same things."""
    verbs: list[str] = []
    for game in positions(seats, bot, seed):
        for n in game.waiting:
            step, glossary = game.question(n), THINGS.glossary(game.state, n, SAY)
            assert step is not None
            clicks = [THINGS.keys_of(game.state, step, pick) for pick in game.asked[n]]
            for thing in [thing for things in clicks for thing in things]:
                assert thing in glossary or without_seat(thing) in glossary, thing
            naming = [things for things in clicks if things]
            assert len({*naming}) == len(naming), naming
            assert not any(one != two and two[: len(one)] == one for one in naming for two in naming), naming
            verbs += [str(pick.words[0]) for pick, things in zip(game.asked[n], clicks, strict=True) if not things]
    assert {*verbs} <= {*UNNAMED}


def test_a_hero_is_sent_by_hero_and_place() -> None:
    s = table(2)
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    game = play(s, HeroTurn(0))
    assert named(game, 0, "move", "hero-5", "military-base") == ("hero:0:hero-5", "place:military-base")
    assert named(game, 0, "look", "blackwood") == ("room:0:look", "pile:blackwood")


def shut_in(edition: str) -> Game:
    """One of seat 0's two idle heroes cannot move: its own side is all around, and its spot on the ship is taken."""
    s = table(2, edition=edition)
    heroes = {"hero-3a": "mine", "hero-3b": "silent-peak", "hero-4": "military-base", "hero-5": "fairgrounds"}
    seat(s, 0, heroes=heroes, standing=["hero-3b", "hero-4"])
    s.docked[0] = 1 << 4
    return play(s, HeroTurn(0))


def test_a_hero_that_stays_is_sent_where_it_is() -> None:
    game = shut_in("en")
    assert named(game, 0, "stay", "hero-3a") == ("hero:0:hero-3a", "place:mine")


def test_a_room_that_may_lose_somebody_is_not_clicked_to_look() -> None:
    """E, R: while an event costs survivors by day, clicking the full room means the survivor."""
    s = table(2)
    seat(s, 0, full=["look"], airlock=1)
    game = play(s, Lose(0, 1))
    assert named(game, 0, "lose", "look") == ("room:0:look",)
    assert named(game, 0, "lose", "airlock") == ("airlock:0",)
    assert named(game, 0, "look", "silent-peak") == ("pile:silent-peak", "room:0:look")


def test_own_equipment_is_taken_apart() -> None:
    s = table(2, phase=NIGHT)
    seat(s, 0, gear={"axe": "broken", "bow": "ready"})
    game = play(s, Dismantle(0))
    assert named(game, 0, "dismantle", "axe") == ("equipment:0:axe",)


def test_tribute_is_taken_from_who_gives() -> None:
    s = table(2)
    seat(s, 0, resources={"wood": 2, "meat": 3}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, full=["choice-of-tribute"], heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert named(game, 1, "give", "wood") == ("resource:0:wood",)


def test_things_of_a_visit() -> None:
    s = table(2, equipment={"blackwood": ["axe"]})
    seat(s, 0, resources={"microchip": 1}, heroes={"hero-5": "forest"})
    game = play(s, InTheWild(0, 3, FOREST, False, False), AtDam(0, 2, False, False), InCity(0, 2, 0, False, 0))
    assert named(game, 0, "take", "wood") == ("stock:forest",)
    assert named(game, 0, "hunt") == ("stack:forest",)
    assert named(game, 0, "pass") == ()
    game.choose(0, ("pass",))
    assert named(game, 0, "open") == ("stock:dam",)
    game.choose(0, ("pass",))
    assert named(game, 0, "search", "blackwood") == ("pile:blackwood",)
    assert named(game, 0, "salvage", "axe") == ("display:blackwood:axe",)


# -- the glossary -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bot", "seed"), TABLES[:4])
def test_the_glossary_tells_nothing_that_is_hidden(seats: int, bot: str, seed: int) -> None:
    """In every world that a seat can imagine, its glossary and the reasons it is given are the same."""
    for i, game in enumerate(positions(seats, bot, seed)):
        if i % 5:
            continue
        for n in range(seats):
            world = game.imagine(n, i)
            assert plain(world, n) == plain(game, n)
            assert plain(world, None) == plain(game, None)
            for thing in everything()[:: 1 + i % 7]:
                here = [(r.text, r.rule) for r in THINGS.why_not(game.state, n, thing, SAY)]
                assert [(r.text, r.rule) for r in THINGS.why_not(world.state, n, thing, SAY)] == here


def test_who_has_looked_is_told_what_lies_there() -> None:
    s = table(2, piles={"blackwood": ["water", "capsule", "wood"]}, game={"forest": ("prey-5", "prey-2", "prey-1")})
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    s.stacks_seen[0] = 1
    game = play(s, HeroTurn(0))
    game.choose(0, ("look", "blackwood"))
    mine, theirs = plain(game, 0), plain(game, 1)
    assert "From the top: wood, algae capsule, water." in str(mine["pile:blackwood"])
    assert "1 × water, 1 × wood, 1 × algae capsule" in str(theirs["pile:blackwood"])
    assert [key for key in mine if key.startswith("prey:forest")] == [f"prey:forest:{n}" for n in (1, 2, 3)]
    assert [key for key in theirs if key.startswith("prey:forest")] == ["prey:forest:1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_and_words_and_rules(language: str) -> None:
    """In whole games, for seats and for a spectator; no language leaves anything out."""
    for i, game in enumerate(positions(3, "random", 7)):
        if i % 20 == 0 or not game.waiting:
            for n in (None, 0, 2):
                for thing, entry in THINGS.glossary(game.state, n, speaker(language).say).items():
                    assert entry.title[:1].strip(), thing
                    assert entry.title[:1] == entry.title[:1].upper(), thing
                    assert all(text.strip() and "\n" not in text for text in entry.text), thing
                    assert entry.text, thing
                    assert {*entry.rules} <= {*OUTLIVE.rule_ids}, thing
                    assert entry.rules, thing


def test_the_glossary_covers_the_table() -> None:
    game = play_on(ew.new_game("outlive", seats=2, seed=3), 1, 60)
    keys = {*plain(game, 0)}
    expected = {"algae", "deck", "first", "airlock", "gauge", "day:1", "day:6", "score:rooms", "score:total"}
    expected |= {"place:forest", "stock:mine", "stack:fairgrounds", "prey:mine:1", "slot:slot-6", "pile:blackwood"}
    expected |= {"hero:hero-3a", "equipment:bow", "room:look", "room:look/2", "dealt:look", "leader:mary-koolpepper"}
    expected |= {"event:nomads", "tile:empty", "caught:prey-5", "resource:wood", "resource:permanent-water"}
    expected |= {"airlock:1", "gauge:0", "room:0:workshop", "room:1:events"}
    assert expected <= keys


def test_figures_are_those_of_this_game() -> None:
    pack = {"shelter": {"water-kept": 5, "waves": [1, 2, 3, 4, 5, 9]}, "board": {"forest": [6, 7, 8]}}
    entries = plain(ew.new_game("outlive", seats=2, seed=1, pack=pack), None)
    assert "You keep only 5" in str(entries["resource:water"])
    assert "Radiation that night: 9." in str(entries["day:6"])
    assert "replenished to 6" in str(entries["stock:forest"])
    assert "You keep only 2" in str(plain(ew.new_game("outlive", seats=2, seed=1), None)["resource:water"])


def test_entries_tell_how_things_stand() -> None:
    s = table(2, events=["sandstorm", "animal-mutation", "epizootic-disease"], algae=False, stock={"forest": 3})
    seat(s, 0, full=["look"], people={"workshop": 1}, airlock=3, gauge=-2, gear={"bow": "broken", "axe": "used"},
         heroes={"hero-5": "forest"}, caught={"prey-1": 1})  # fmt: skip
    seat(s, 1, full=["event-immunity"], heroes={"hero-5": "forest"})
    s.docked[2] = 1
    entries = plain(play(s, HeroTurn(0)), 0)
    assert "3 wood left" in str(entries["stock:forest"])
    assert "has been taken" in str(entries["algae"])
    assert "Broken" in str(entries["equipment:0:bow"])
    assert "Used this round" in str(entries["equipment:0:axe"])
    assert "it still needs 2 survivors" in str(entries["room:0:workshop"])
    assert "Full and working" in str(entries["room:0:look"])
    assert "at night for 3 materials" in str(entries["room:0:events"])
    assert "It now holds 3 survivors and costs 2 water per night" in str(entries["airlock:0"])
    assert "at −2" in str(entries["gauge:0"])
    assert "3 action points" in str(entries["hero:0:hero-5"])
    assert "hero:1:hero-5" not in entries
    assert "pay 4 in" in str(entries["prey:forest:1"])
    assert "1 meat" in str(entries["prey:forest:1"])
    assert "taken today" in str(entries["slot:slot-5"])
    assert "taken today" not in str(entries["slot:slot-4"])


# -- why not ----------------------------------------------------------------------------------------------------------


def why(game: Game, n: int, thing: str) -> list[tuple[str, str]]:
    return [(reason.rule, reason.text) for reason in THINGS.why_not(game.state, n, thing, SAY)]


def rules(game: Game, n: int, thing: str) -> list[str]:
    return [rule for rule, _ in why(game, n, thing)]


@pytest.mark.parametrize(("seats", "bot", "seed"), TABLES)
def test_whatever_is_not_offered_has_a_reason(seats: int, bot: str, seed: int) -> None:
    """In whole games: offered things have no reason, all others that can ever be picked have one, for every seat."""
    for i, game in enumerate(positions(seats, bot, seed)):
        if i % 6:
            continue
        for n in range(seats):
            step = game.question(n)
            offered = [t for pick in game.asked[n] if step for t in THINGS.keys_of(game.state, step, pick)]
            for thing in everything()[i % 4 :: 4]:
                reasons = THINGS.why_not(game.state, n, thing, SAY)
                assert all(r.text.strip() and (not r.rule or r.rule in OUTLIVE.rule_ids) for r in reasons)
                if thing in offered:
                    assert reasons == []
                elif thing.split(":")[0] in ("place", "stock", "algae", "slot", "pile", "event"):
                    assert reasons, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_given_in_every_language(language: str) -> None:
    for i, game in enumerate(positions(3, "random", 8)):
        for thing in everything()[i % 9 :: 9]:
            assert all(r.text for r in THINGS.why_not(game.state, i % 3, thing, speaker(language).say))


def afternoon(**options: object) -> Game:
    """Seat 0 is to move: strength 5 in the Forest, 4 at the Dam, 3a has acted at the Mine; seat 1 is next."""
    s = table(2, events=["wildfire"])
    heroes = {"hero-5": "forest", "hero-4": "dam", "hero-3a": "mine"}
    seat(s, 0, heroes=heroes, standing=["hero-3a"], **options)  # type: ignore[arg-type]
    seat(s, 1, heroes={"hero-5": "forest"})
    return play(s, HeroTurn(0), HeroTurn(1))


def test_another_players_turn() -> None:
    game = afternoon()
    assert why(game, 1, "hero:1:hero-5") == [("D-2", "It is another player’s turn.")]
    assert why(game, 1, "place:dam") == [("D-2", "It is another player’s turn.")]
    assert rules(game, 0, "hero:1:hero-5") == ["D-2"]


def test_heroes_that_have_acted_and_places_out_of_reach() -> None:
    game = afternoon()
    assert why(game, 0, "hero:0:hero-5") == []
    assert why(game, 0, "place:military-base") == []
    assert why(game, 0, "hero:0:hero-3a") == [("D-2", "This hero has already been activated today.")]
    assert rules(game, 0, "place:forest") == ["D-4"]
    assert rules(game, 0, "place:cargo-ship") == ["D-3"]
    assert "up to 2 locations" in str(why(game, 0, "place:cargo-ship"))


def test_a_blocked_ship() -> None:
    s = table(2)
    seat(s, 0, heroes={"hero-5": "fairgrounds"})
    s.docked[2] = 1 << 7
    game = play(s, HeroTurn(0))
    assert rules(game, 0, "place:cargo-ship") == ["A-5"]
    assert rules(game, 0, "slot:slot-5") == ["A-1", "A-5"]
    assert rules(game, 0, "slot:slot-4") == ["A-1"]


def test_a_hero_that_cannot_move_waits_for_those_that_can() -> None:
    game = shut_in("table")
    assert rules(game, 0, "hero:0:hero-3a") == ["D-5"]
    assert rules(game, 0, "hero:0:hero-5") == []


def test_what_lies_elsewhere_or_nowhere() -> None:
    s = table(2, stock={"forest": 0}, algae=False)
    seat(s, 0, gear={"bow": "ready", "axe": "ready"}, heroes={"hero-5": "forest"})
    game = play(s, InTheWild(0, 2, FOREST, False, True))
    assert rules(game, 0, "stock:forest") == ["W-1"]
    assert rules(game, 0, "equipment:0:axe") == ["W-1"]
    assert rules(game, 0, "stock:mine") == ["A-1"]
    assert rules(game, 0, "algae") == ["A-1", "A-2"]
    assert rules(game, 0, "stack:forest") == ["A-3"]
    assert rules(game, 0, "place:forest") == ["A-1"]
    assert rules(game, 0, "place:dam") == ["D-3"]
    assert rules(game, 0, "hero:0:hero-5") == ["A-1"]


def test_without_action_points() -> None:
    s = table(2, equipment={"blackwood": ["axe", "bow"]})
    seat(s, 0, gear={"bow": "broken", "crowbar": "ready", "chainsaw": "ready"}, heroes={"hero-5": "forest"})
    game = play(s, AtBase(0, 0, False), InCity(0, 0, 0, False, 0))
    assert rules(game, 0, "stock:military-base") == ["A-1"]
    assert rules(game, 0, "algae") == ["A-1"]
    game.choose(0, ("pass",))
    assert rules(game, 0, "pile:blackwood") == ["A-1"]
    assert why(game, 0, "display:blackwood:axe") == [("A-1", "Your hero has no action points left.")]
    assert rules(game, 0, "display:blackwood:bow") == ["A-7"]


def test_prey_that_is_too_strong() -> None:
    """A-4: strength 3 and a munition against endurance 5; nothing below the open tile can be hunted."""
    s = table(2, game={"forest": ("prey-1", "prey-3")})
    seat(s, 0, resources={"munition": 1}, heroes={"hero-3a": "forest"})
    game = play(s, InTheWild(0, 3, FOREST, False, False))
    reason = "You need 5. Action points, munitions and weapons give you 4 at most."
    assert why(game, 0, "stack:forest") == why(game, 0, "prey:forest:1") == [("A-4", reason)]
    assert "Thermal Sensor" in str(why(game, 0, "prey:forest:2"))


def test_no_prey_at_all() -> None:
    s = table(2, game={"forest": ()})
    seat(s, 0, heroes={"hero-3a": "forest"})
    game = play(s, InTheWild(0, 3, FOREST, False, False))
    assert why(game, 0, "stack:forest") == [("A-4", "No wild game is left here.")]


def test_prey_seen_with_the_thermal_sensor() -> None:
    s = table(2, game={"forest": ("prey-5", "prey-2", "prey-1")})
    seat(s, 0, gear={"thermal-sensor": "ready"}, heroes={"hero-5": "dam"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "forest"))
    game.choose(0, ("hunt",))
    game.choose(0, ("use", "thermal-sensor"))
    assert why(game, 0, "prey:forest:2") == []
    assert rules(game, 0, "prey:forest:3") == ["A-4"]
    assert "You need 7" in str(why(game, 0, "prey:forest:3"))


def test_closed_water() -> None:
    s = table(2)
    seat(s, 0, gear={"access-card": "ready"}, full=["look"], heroes={"hero-5": "dam"})
    game = play(s, AtDam(0, 5, False, False), AtDam(0, 5, True, False))
    assert rules(game, 0, "stock:dam") == ["A-6"]
    assert rules(game, 0, "equipment:0:access-card") == []
    game.choose(0, ("pass",))
    assert rules(game, 0, "stock:dam") == []
    assert rules(game, 0, "equipment:0:access-card") == ["A-6"]


def test_spots_of_the_ship() -> None:
    s = table(2)
    seat(s, 0, gear={"grappling-hook": "ready", "hacksaw": "ready"}, heroes={"hero-3a": "cargo-ship"})
    s.docked[3] = 1 << 7
    game = play(s, Dock(0, 0))
    assert rules(game, 0, "slot:slot-3") == rules(game, 0, "slot:slot-4") == []
    assert why(game, 0, "slot:slot-6") == [("A-5", "Your hero can take only the spot that matches its strength: 3.")]
    s = table(2)
    seat(s, 0, full=["cargo-2"], gear={"hacksaw": "ready"}, heroes={"hero-3a": "cargo-ship"})
    game = play(s, OnDeck(0))
    assert rules(game, 0, "slot:slot-3") == ["A-5"]


def test_equipment_that_does_not_help_now() -> None:
    game = afternoon(gear={"bow": "broken", "axe": "used", "hacksaw": "ready", "bear-trap": "ready"})
    assert rules(game, 0, "equipment:0:bow") == ["A-8"]
    assert rules(game, 0, "equipment:0:axe") == ["A-8"]
    assert rules(game, 0, "equipment:0:hacksaw") == ["G"]
    assert rules(game, 0, "equipment:0:bear-trap") == ["A-4"]
    assert "when you visit the Cargo Ship" in str(why(game, 0, "equipment:0:hacksaw"))
    assert rules(game, 0, "equipment:0:pickaxe") == ["A-7"]
    assert rules(game, 0, "equipment:1:pickaxe") == [""]
    assert rules(game, 1, "equipment:1:pickaxe") == ["D-2", "A-7"]


def test_equipment_that_asks_for_something_first() -> None:
    s = table(2)
    rooms = {
        "construction": 3,
        "workshop": 3,
        "events": 4,
        "airlock-1": 3,
        "gauge-1": 3,
        "munitions-4": 3,
        "dismantle": 3,
    }
    seat(s, 0, people=rooms, airlock=7, gear={"axe": "ready", "flashlight": "ready"}, heroes={"hero-5": "forest"})
    game = play(s, InTheWild(0, 2, FOREST, False, False), InCity(0, 2, 0, False, 0))
    assert rules(game, 0, "equipment:0:axe") == ["G"]
    game.choose(0, ("take", "wood"))
    assert rules(game, 0, "equipment:0:axe") == []
    game.choose(0, ("pass",))
    assert why(game, 0, "equipment:0:flashlight") == [("G", "There is no free space in your airlock or built rooms.")]


def test_rooms_by_day() -> None:
    game = afternoon(full=["hunting-1", "look"], people={"workshop": 1})
    assert rules(game, 0, "room:0:events") == ["N5"]
    assert why(game, 0, "room:0:workshop") == [("R", "This room does not work: it still needs 2 survivors.")]
    assert rules(game, 0, "room:0:look") == []
    assert "when you catch wild game" in str(why(game, 0, "room:0:hunting-1"))
    game.choose(0, ("look", "blackwood"))
    assert why(game, 0, "room:0:look") == [("R", "You have already used this room this round.")]
    assert rules(game, 0, "room:1:look") == [""]
    assert rules(game, 1, "room:1:events") == ["D-2", "N5"]


def test_a_room_that_works_once_in_each_city() -> None:
    s = table(2)
    seat(s, 0, full=["search-2"], heroes={"hero-5": "blackwood"})
    game = play(s, InCity(0, 2, 0, True, 0), InCity(0, 2, 0, False, 0), InCity(0, 2, 1, False, 0))
    game.choose(0, ("use", "search-2"))
    assert why(game, 0, "room:0:search-2") == [("R", "You have already used this room this round.")]
    game.choose(0, ("pass",))
    game.choose(0, ("pass",))
    assert "after a search there" in str(why(game, 0, "room:0:search-2"))


def test_building_at_night() -> None:
    s = table(2, phase=NIGHT)
    full = ["gauge-1", "dismantle", "construction", "munitions-4"]
    best = s.content.gauge[0]
    seat(s, 0, full=full, people={"workshop": 1}, gauge=best)
    game = play(s, Build(0))
    assert why(game, 0, "room:0:events") == [("N5", "You are missing 3 materials.")]
    assert why(game, 0, "room:0:construction") == [("N5", "You are missing 1 material.")]
    assert rules(game, 0, "room:0:workshop") == ["R", "N5"]
    assert rules(game, 0, "room:0:gauge-1") == ["R"]
    assert rules(game, 0, "room:0:dismantle") == ["R"]
    assert rules(game, 0, "room:0:munitions-4") == []
    assert rules(game, 0, "airlock:0") == ["N5"]
    assert rules(game, 0, "hero:0:hero-5") == ["A-9"]
    assert rules(game, 0, "stock:forest") == ["A-9"]


def test_abilities_that_could_do_nothing() -> None:
    s = table(2, phase=NIGHT)
    full = ["construction", "workshop", "events", "survivor-1", "munitions-4", "hunting-1", "hunting-2"]
    seat(s, 0, resources={"wood": 9}, full=full)
    me = s.shelters[0]
    me.people[me.rooms.index(ROOMS.index("survivor-1"))] = s.content.survivor_limit
    game = play(s, Build(0))
    assert why(game, 0, "room:0:construction") == [("R", "All your rooms are built.")]
    assert why(game, 0, "room:0:survivor-1") == [("R", "This room cannot hold any more survivors.")]


def test_n5_a_room_that_makes_building_cheaper_is_named() -> None:
    s = table(2, phase=NIGHT)
    seat(s, 0, full=["construction"], resources={"microchip": 1})
    game = play(s, Build(0))
    assert why(game, 0, "room:0:events") == [
        ("N5", "You are missing 2 materials."),
        ("R", "First use “Room construction”: it makes the next room cheaper."),
    ]


def test_repairs() -> None:
    s = table(2, phase=NIGHT)
    seat(s, 0, resources={"wood": 2}, full=["repair-2", "workshop"], gear={"crowbar": "broken", "axe": "ready"})
    game = play(s, Mend(0))
    assert why(game, 0, "equipment:0:crowbar") == [
        ("N6", "You are missing 3 metal."),
        ("N6", "Your rooms can save you only 2 of those materials."),
    ]
    assert rules(game, 0, "equipment:0:axe") == ["N6"]


def test_events_at_night() -> None:
    s = table(2, phase=NIGHT, events=["wildfire", "enemy-clan"])
    seat(s, 0, resources={"water": 3, "munition": 1}, overcome=["nomads"])
    seat(s, 1, resources={"water": 3})
    game = play(s, Overcome(0, 0))
    assert rules(game, 0, "event:wildfire") == []
    assert why(game, 0, "event:enemy-clan") == [("N1", "You are missing 1 can, 3 munitions.")]
    assert rules(game, 0, "event:nomads") == ["N1"]
    assert rules(game, 0, "event:cave-in") == ["S-7"]
    assert rules(game, 1, "event:wildfire") == ["N1", "N1"]
    game.choose(0, ("pass",))
    assert "You have passed" in str(why(game, 0, "event:wildfire"))
    assert "overcome only at night" in str(why(afternoon(), 0, "event:wildfire"))


def test_tokens_that_do_not_count() -> None:
    s = table(2, phase=NIGHT)
    seat(s, 0, resources={"meat": 2, "water": 2, "wood": 2, "metal": 2, "munition": 1}, airlock=1)
    game = play(s, Eat(0, 1, 0), Recruit(0), Raise(0, 0, 1), Rats(0, 1), Clan(0, 1))
    assert why(game, 0, "resource:0:wood") == [("N2", "You need one of these: meat, water, canned goods.")]
    assert why(game, 0, "resource:0:canned-goods") == [("N2", "There is none left.")]
    game.choose(0, ("pay", "meat"))
    assert rules(game, 0, "resource:0:munition") == ["N4"]
    assert rules(game, 0, "resource:0:permanent-water") == ["R"]
    game.choose(0, ("pass",))
    assert rules(game, 0, "resource:0:water") == ["N5"]
    game.choose(0, ("pay", "wood"))
    assert rules(game, 0, "resource:0:metal") == ["E"]
    game.choose(0, ("pay", "water"))
    assert rules(game, 0, "resource:0:meat") == ["E"]
    assert rules(game, 0, "resource:1:wood") == [""]


def test_what_cannot_be_tribute() -> None:
    s = table(2)
    resources = {"wood": 2, "meat": 2, "munition": 1}
    seat(s, 0, resources=resources, full=["permanent-water"], heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert rules(game, 0, "resource:0:wood") == ["P-4"]
    assert why(game, 1, "stock:dam") == [("P-4", "The player under pressure must respond first.")]
    game.choose(0, ("pass",))
    assert rules(game, 0, "resource:0:wood") == []
    assert why(game, 0, "resource:0:munition") == [("P-5", "Munitions cannot be given as tribute.")]
    assert rules(game, 0, "resource:0:permanent-water") == ["P-9"]
    assert rules(game, 0, "resource:0:metal") == ["P-5"]
    assert why(game, 0, "resource:1:wood") == [("P-5", "The other player pays the tribute.")]


@pytest.mark.parametrize(
    ("edition", "reason"), [("table", "Munitions cannot be given as tribute."), ("es", "There is none left.")]
)
def test_munitions_that_the_tribute_room_cannot_take(edition: str, reason: str) -> None:
    s = table(2, edition=edition)
    seat(s, 0, resources={"wood": 2, "meat": 2}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, full=["choice-of-tribute"], heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert why(game, 1, "resource:0:munition") == [("P-5", reason)]


def test_savings_on_an_event() -> None:
    s = table(2, phase=NIGHT, events=["enemy-clan"])
    seat(s, 0, resources={"canned-goods": 2, "munition": 4}, full=["events"])
    game = play(s, SaveOnEvent(0, 10, s.content.event_cost[10], -1, 1))
    assert rules(game, 0, "resource:0:canned-goods") == []
    assert rules(game, 0, "resource:0:wood") == ["N1"]


def test_survivors_come_and_go() -> None:
    s = table(2)
    seat(s, 0, full=["look"], people={"workshop": 1}, airlock=7)
    game = play(s, Lose(0, 1))
    assert rules(game, 0, "room:0:events") == ["E"]
    assert rules(game, 0, "room:0:workshop") == []
    s = table(2)
    seat(s, 0, full=["hunting-1"], people={"workshop": 1, "construction": 1}, airlock=7)
    game = play(s, Welcome(0))
    assert rules(game, 0, "room:0:hunting-1") == ["A-5"]
    assert rules(game, 0, "room:0:events") == ["N5"]
    assert rules(game, 0, "airlock:0") == ["A-5"]


def test_placing_heroes() -> None:
    """S-6: in secret the strongest comes first, only where the leader starts."""
    s = table(2, phase=PLACEMENT)
    seat(s, 0, leader="jacob-rowlett", heroes={"hero-5": "dam"})
    game = play(s, PlaceHero(0, False))
    assert rules(game, 0, "hero:0:hero-5") == ["S-6"]
    assert "already on the board" in str(why(game, 0, "hero:0:hero-5"))
    assert "another hero first" in str(why(game, 0, "hero:0:hero-3a"))
    assert rules(game, 0, "place:dam") == ["S-6"]
    assert why(game, 0, "place:forest") == [
        ("S-4", "Your heroes start elsewhere: Dam, Silent Peak, Cargo Ship, Fairgrounds.")
    ]


def test_set_up_and_waiting_for_the_others() -> None:
    game = ew.new_game("outlive", seats=2, seed=3)
    given = game.picks(0)[0][1]
    game.choose(0, ("discard", given))
    kept = [words[1] for words in game.picks(0)]
    if given not in kept:
        assert rules(game, 0, f"dealt:{given}") == ["S-2"]
    while 0 in game.waiting:
        game.choose(0, game.picks(0)[0])
    assert why(game, 0, f"dealt:{kept[-1]}")[0] == ("S-2", "You are done. The others are still choosing.")


def test_the_end() -> None:
    s = table(2, phase=END)
    game = play(s)
    assert rules(game, 0, "place:forest") == ["Z"]


def test_things_that_nobody_picks_have_no_reason() -> None:
    game = afternoon()
    for thing in (
        "",
        "nonsense",
        "gauge:0",
        "day:3",
        "deck",
        "first",
        "place:moon",
        "hero:3:hero-5",
        "room:0",
        "algae:1",
    ):
        assert why(game, 0, thing) == []


def test_asking_why_changes_nothing() -> None:
    game = afternoon(full=["look"])
    before = game.view(0), game.picks(0), len(board(game).trunk)
    for thing in everything():
        why(game, 0, thing)
    assert (game.view(0), game.picks(0), len(board(game).trunk)) == before
