"""Imagined worlds of Discover, and what seats may see: what is hidden differs, what is known stays the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.targets import landmark_space
from emberwatch.discover.knowledge.aims import find_targets
from emberwatch.discover.model.board import SLOTS
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.turn import SETUP
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.night import Council
from emberwatch.engine.dice import CounterDice, SealedDice
from emberwatch.engine.game import Game
from emberwatch.engine.snapshot import snapshot
from tests.discover.bench import hardy, whole_game
from tests.discover.wilderness import (
    board,
    choose_all,
    enemy,
    found,
    instant,
    lay,
    me,
    monster,
    play,
    project,
    survivor,
    wild,
)
from tests.outlive.situation import play_on

SET_UPS = [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (4, 1)]
EVERY = 20


def games() -> Iterator[Game]:
    for seats, scenario in SET_UPS:
        yield ew.new_game("discover", seats=seats, seed=seats, scenario=scenario, copy=50 + scenario)


def stops(game: Game, seed: int, every: int = EVERY) -> Iterator[Game]:
    """The game itself, at regular intervals between its decisions."""
    for n, now in enumerate(whole_game(game, seed)):
        if n % every == 0:
            yield now


def worlds(game: Game, seat: int, count: int = 40) -> list[DiscoverState]:
    return [board(game.imagine(seat, seed)) for seed in range(count)]


# -- what is dealt again ----------------------------------------------------------------------------------------------


def test_unread_faces_of_discovery_cards_are_dealt_anew_within_their_kind() -> None:
    """R-100: every unread card can be any unread card of its kind; a card that has been read stays what it is."""
    cards = [instant(n, "gain wood 1") for n in range(1, 7)] + [found(n) for n in range(10, 15)]
    s = wild(2, cards=cards)
    s.decks.read_cards = 0b11 | 1 << 6
    seen = worlds(play(s, Turn(0)), 1, 200)
    for entry in range(11):
        faces = {world.decks.card_face[entry] for world in seen}
        if s.decks.read_cards >> entry & 1:
            assert faces == {entry}
        else:
            assert faces == (set(range(2, 6)) if entry < 6 else set(range(7, 11)))
    assert all(sorted(world.decks.card_face) == list(range(11)) for world in seen)


def test_the_hundreds_are_dealt_anew_among_themselves() -> None:
    """R-99: they differ, and each can be looked at once it has been read."""
    cards = [instant(5, "gain wood 1"), *[instant(100, "gain wood 1", name=f"h-{n}", use="hundred") for n in range(4)]]
    s = wild(2, scenario=5, cards=cards)
    s.decks.read_cards = 0b00010
    seen = worlds(play(s, Turn(0)), 0, 100)
    assert [{world.decks.card_face[entry] for world in seen} for entry in range(5)] == [{0}, {1}, *[{2, 3, 4}] * 3]


def test_unread_enemies_and_crafted_items_are_dealt_anew() -> None:
    """CR-11: an item's text is unknown until it is first crafted; an enemy's until it is first met."""
    beasts = [{**enemy(n), "token": "feature", "symbol": "paw"} for n in (11, 12, 13)]
    s = wild(2, enemies=[*[enemy(n) for n in (1, 2, 3)], *beasts], projects=[project(n) for n in (1, 2, 3)])
    survivor(s, 0, made=[2])
    monster(s, "A1", 1)
    seen = worlds(play(s, Turn(0)), 0, 100)
    enemies = [{world.decks.enemy_face[entry] for world in seen} for entry in range(6)]
    assert enemies == [{0}, {1, 2}, {1, 2}, *[{3, 4, 5}] * 3]
    assert [{world.decks.made_face[entry] for world in seen} for entry in range(3)] == [{0, 2}, {1}, {0, 2}]


def hands() -> Game:
    """Seat 0 holds project 1, seat 1 projects 2 and 7, seat 2 project 3, which it has shown to seat 0."""
    projects = [project(n) for n in (1, 2, 3, 4, 5)] + [project(n, complex=True) for n in (6, 7, 8)]
    s = wild(3, projects=projects, sheet={"complex": True})
    survivor(s, 0, hand=[1])
    survivor(s, 1, hand=[2, 7])
    survivor(s, 2, hand=[3])
    game = play(s, Turn(2), Turn(0))
    choose_all(game, 2, ("show", 3, "seat-1"), ("end-turn",))
    return game


def test_hands_of_others_are_dealt_anew_normal_and_complex_apart() -> None:
    """CR-2, R-47: together with the decks; one's own hand and what others have shown stay."""
    game = hands()
    seen = worlds(game, 0, 200)
    assert {world.survivors[0].hand for world in seen} == {me(game, 0).hand}
    assert {world.survivors[2].hand for world in seen} == {me(game, 2).hand}
    assert {world.survivors[1].hand[0][0] for world in seen} == {1, 3, 4}
    assert {world.survivors[1].hand[1][0] for world in seen} == {5, 6, 7}
    for world in seen:
        held = [card for survivor in world.survivors for card, _ in survivor.hand]
        assert [world.decks.projects[i] == 0 for i in range(8)] == [i in held for i in range(8)]


def test_who_has_shown_a_project_has_not_shown_it_to_all() -> None:
    assert len({world.survivors[2].hand[0][0] for world in worlds(hands(), 1, 100)}) > 2


@pytest.mark.parametrize("answered", [False, True])
def test_dealt_characters_and_choices_of_others_are_dealt_anew(answered: bool) -> None:
    """SE-17: secret until all have chosen; never one's own characters."""
    game = ew.new_game("discover", seats=3, seed=2, scenario=1, copy=9)
    if answered:
        game.choose(1, game.picks(1)[0])
    mine = me(game, 0)
    seen = worlds(game, 0, 200)
    assert {world.survivors[0].dealt for world in seen} == {mine.dealt}
    assert {card for world in seen for card in world.survivors[1].dealt} == set(range(12)) - set(mine.dealt)
    assert all(len({card for one in world.survivors for card in one.dealt}) == 6 for world in seen)
    chosen = {world.survivors[1].character for world in seen}
    assert len(chosen) == (10 if answered else 1)
    if answered:
        assert all(world.survivors[1].character in world.survivors[1].dealt for world in seen)


def test_votes_that_are_not_open_yet_are_imagined_anew() -> None:
    """R-32: all name somebody at the same time."""
    game = play(wild(4), Council())
    assert game.waiting == (1, 2, 3)
    game.choose(1, ("name", "seat-3"))
    assert {world.turn.votes[1] for world in worlds(game, 2)} == {0, 1, 2, 3}
    assert {world.turn.votes[1] for world in worlds(game, 1)} == {2}


def test_what_lies_face_down_has_no_identity_to_be_dealt() -> None:
    """SC-6: tiles, tokens, water sources and monsters are drawn when they are turned up, from the same bags."""
    s = wild(2, enemies=[enemy(3), enemy(4)])
    lay(s, "A0", "*leaf")
    monster(s, "A1")
    game = play(s, Turn(0))
    for world in worlds(game, 0):
        assert (world.tokens.bags, world.map.stacks, world.tokens.monster_bags) == (
            s.tokens.bags,
            s.map.stacks,
            s.tokens.monster_bags,
        )
        assert (world.map.lying, [foe.entry for foe in world.map.foes]) == (s.map.lying, [HIDDEN])


# -- trades -----------------------------------------------------------------------------------------------------------


def offered() -> Game:
    """Seat 1 offers project 2 to seat 0 for one of its projects; seat 2 looks on."""
    s = wild(3, projects=[project(n) for n in range(1, 9)])
    survivor(s, 0, hand=[1, 5])
    survivor(s, 1, hand=[2, 4])
    survivor(s, 2, hand=[3])
    game = play(s, Turn(1))
    choose_all(game, 1, ("trade", "seat-1"), ("give-project", 2), ("want-project",), ("offer",))
    assert game.waiting == (0,)
    return game


def test_a_project_that_is_offered_is_known_to_the_partner_alone() -> None:
    """TR-1: he sees what he is offered, in every world he imagines; a third survivor does not."""
    game = offered()
    assert {world.survivors[1].hand[0][0] for world in worlds(game, 0)} == {1}
    assert len({world.survivors[1].hand[1][0] for world in worlds(game, 0)}) > 3
    assert len({world.survivors[1].hand[0][0] for world in worlds(game, 2)}) > 3
    assert deal(game, 0)["projects"] == deal(game, 1)["projects"] == [2]
    assert deal(game, 2)["projects"] == deal(game, None)["projects"] == 1


def deal(game: Game, seat: int | None) -> dict[str, Any]:
    shown = game.view(seat)["deal"]
    assert isinstance(shown, dict)
    return shown


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("choosing", [False, True])
def test_a_trade_goes_on_in_every_imagined_world(seat: int, choosing: bool) -> None:
    """What is on offer is in somebody's hand there, too, even when some of it has been chosen already."""
    game = offered()
    if choosing:
        game.choose(0, ("yes",))
    for seed in range(30):
        world = game.imagine(seat, seed)
        assert world.view(seat) == game.view(seat)
        while world.waiting:
            at = world.waiting[0]
            world.choose(at, ("yes",) if ("yes",) in world.picks(at) else world.picks(at)[-1])
            if world.prompt(1) is not None:
                break
        s = board(world)
        assert s.deal is None
        assert sorted(len(one.hand) for one in s.survivors) == [1, 2, 2]
        held = [card for one in s.survivors for card, _ in one.hand]
        assert len(set(held)) == 5
        assert [s.decks.projects[i] == 0 for i in range(8)] == [i in held for i in range(8)]


def test_a_project_that_was_offered_in_vain_has_been_seen() -> None:
    """TR-1: the partner has seen it, and still knows it."""
    game = offered()
    game.choose(0, ("pass",))
    assert game.view(0)["survivors"][1]["hand"] == [2, None]  # type: ignore[index]
    assert game.view(2)["survivors"][1]["hand"] == [None, None]  # type: ignore[index]


# -- what is known stays ----------------------------------------------------------------------------------------------


def test_what_is_known_is_the_same_in_every_imagined_world() -> None:
    """Everything that a seat sees and is offered, throughout whole games; others see nothing different either."""
    for game in games():
        for now in stops(game, 1):
            for seat in range(now.seats):
                world = now.imagine(seat, seat)
                assert world.view(seat) == now.view(seat)
                assert world.view(None) == now.view(None)
                assert (world.picks(seat), world.prompt(seat)) == (now.picks(seat), now.prompt(seat))
                assert world.waiting == now.waiting


def test_what_is_imagined_depends_on_nothing_that_is_hidden() -> None:
    """From two worlds that look alike to a seat, it imagines the same third one: no secret shows through."""
    for game in games():
        for now in stops(game, 2):
            for seat in range(now.seats):
                elsewhere = now.imagine(seat, 1).imagine(seat, 2)
                assert snapshot(elsewhere.state) == snapshot(now.imagine(seat, 2).state)


def test_what_is_imagined_depends_on_nothing_the_dice_will_do() -> None:
    """A bot cannot foresee draws: with other dice in the game it imagines the very same worlds and futures."""
    for now in stops(ew.new_game("discover", seats=2, secret=bytes(range(32)), scenario=2, copy=3), 1):
        other = now.clone()
        other.dice = SealedDice(bytes(32))
        here, there = now.imagine(0, 5), other.imagine(0, 5)
        assert snapshot(here.state) == snapshot(there.state)
        assert play_on(here, 3, 30).log == play_on(there, 3, 30).log


def test_imagined_worlds_can_be_played_on() -> None:
    """Nothing in them contradicts itself: after a hundred more picks, nothing is lost and the rules have not failed."""
    for game in games():
        for now in stops(game, 3, 40):
            for seat in range(now.seats):
                world, dice = now.imagine(seat, seat), CounterDice(seat)
                for _ in range(100):
                    if not world.waiting:
                        break
                    at = world.waiting[dice.below(len(world.waiting))]
                    world.choose(at, hardy(world, at, dice))
                assert DISCOVER.audit(board(world)) == []


def test_imagining_changes_nothing() -> None:
    for now in stops(ew.new_game("discover", seats=3, seed=4, scenario=4, copy=8), 4):
        before, record = snapshot(now.state), now.record()
        play_on(now.imagine(1, 5), 4, 20)
        assert (snapshot(now.state), now.record()) == (before, record)


# -- views ------------------------------------------------------------------------------------------------------------


def texts(value: object) -> Iterator[str]:
    """All texts in a view, except its keys."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)
    elif isinstance(value, str):
        yield value


def secret_names(s: DiscoverState, seat: int | None) -> set[str]:
    """Names of what this seat may not know: unread cards, unmet enemies, others' characters, what is to be drawn."""
    c = s.content
    names = {card.name for i, card in enumerate(c.cards) if not s.decks.read_cards >> i & 1}
    names |= {enemy.name for i, enemy in enumerate(c.enemies) if not s.decks.read_enemies >> i & 1}
    names |= {item.name for i, item in enumerate(c.made) if not s.decks.read_made >> i & 1}
    names |= {tile.name for tile in c.tiles} | {night.name for i, night in enumerate(c.nights) if s.decks.nights[i]}
    names |= {threat.name for i, threat in enumerate(c.threats) if s.decks.threats[i]}
    others = [one for n, one in enumerate(s.survivors) if n != seat]
    if s.turn.phase == SETUP:
        names |= {c.characters[i].name for one in others for i in one.dealt}
    return names


def check_hands(s: DiscoverState, shown: list[dict[str, Any]], seat: int | None) -> None:
    """CR-2, SE-17, OV-8: one's own hand and what was shown; of others, only how many characters they were dealt."""
    for n, one in enumerate(s.survivors):
        numbers = [s.content.projects[card].number for card, _ in one.hand]
        known = [n == seat or (seat is not None and bits >> seat & 1 == 1) for _, bits in one.hand]
        assert shown[n]["hand"] == [number if k else None for number, k in zip(numbers, known, strict=True)]
        if n != seat:
            assert shown[n]["dealt"] == len(one.dealt)
            assert shown[n]["character"] is None or not one.dealt


def check_the_map(s: DiscoverState, view: dict[str, Any]) -> None:
    """OV-2: the back of a face-down tile, the symbol of a face-down token, the mere presence of a hidden monster."""
    for slot, tile in view["map"].items():
        hidden = s.map.tiles[SLOTS.index(slot)] == HIDDEN
        assert (list(tile) == ["back"]) == hidden
    things = [thing for space in s.map.lying for thing in space]
    seen = [thing for space in view["lying"].values() for thing in space]
    for thing, shown in zip(things, seen, strict=True):
        assert ("number" in shown or "resources" in shown) == (thing < FACE_DOWN)
        assert thing < FACE_UP or "symbol" in shown
    for foe, shown in zip(s.map.foes, view["foes"], strict=True):
        assert (shown["enemy"] is None) == (foe.entry == HIDDEN)
        assert ("stats" in shown) == (foe.entry != HIDDEN and s.decks.read_enemies >> foe.entry & 1 == 1)
    assert [shown is None for shown in view["water"].values()] == [
        s.map.water[at] == HIDDEN for at in sorted(s.map.water)
    ]


@pytest.mark.parametrize(("seats", "scenario"), SET_UPS)
def test_no_view_contains_what_is_secret(seats: int, scenario: int) -> None:
    """OV-2, OV-8, R-100: whole games, every seat and a spectator, at every twentieth decision and during set-up."""
    game = ew.new_game("discover", seats=seats, seed=10 + seats, scenario=scenario, copy=70 + scenario)
    for n, now in enumerate(whole_game(game, 5)):
        if n % EVERY and n > seats:
            continue
        for seat in (*range(seats), None):
            view: dict[str, Any] = now.view(seat)
            s = board(now)
            check_hands(s, view["survivors"], seat)
            check_the_map(s, view)
            assert set(texts(view)) & secret_names(s, seat) <= open_names(s), f"seat {seat} sees too much"
            assert view["read"] == [
                s.content.labels[i] for i in range(len(s.decks.deck)) if s.decks.read_cards >> i & 1
            ]


def open_names(s: DiscoverState) -> set[str]:
    """Open words that also name something secret: a landmark is called what its card is."""
    c = s.content
    open_ = {c.terrain.name, *c.sheet.grounds}
    open_ |= {c.threats[i].name for one in s.survivors for i in one.threats}
    open_ |= {card.name for i, card in enumerate(c.threats) if s.decks.threats_gone[i]}
    open_ |= {card.name for i, card in enumerate(c.nights) if s.decks.nights_gone[i]}
    printed = {target.key for target in find_targets(s)}
    marks = c.terrain.landmarks
    open_ |= {mark.name for mark in marks if f"landmark:{mark.number}" in printed}
    return open_ | {mark.name for mark in marks if landmark_space(s, mark.number) >= 0}


def test_a_view_that_names_something_secret_would_be_noticed() -> None:
    """The search finds names where they are."""
    s = board(ew.new_game("discover", seats=2, seed=1, scenario=1, copy=2))
    names = secret_names(s, 0)
    assert s.content.cards[0].name in names
    assert {s.content.characters[i].name for i in s.survivors[1].dealt} <= names
    assert not {s.content.characters[i].name for i in s.survivors[0].dealt} & names
    assert "x" in set(texts({"a": [{"b": "x"}]}))


def test_the_story_tells_nobody_what_others_drew() -> None:
    """CR-2: only its owner learns which project came into a hand; only a seat that was shown a project learns which."""
    game = ew.new_game("discover", seats=3, seed=6, scenario=1, copy=4, aloud=True)
    for _ in whole_game(game, 9):
        pass
    secret = ("project-drawn", "project-shown")
    assert [event for event in game.story(None) if event["told"] in secret] == []
    for seat in range(3):
        drawn = [event for event in game.story(seat) if event["told"] == "project-drawn"]
        assert drawn
        assert {event["seat"] for event in drawn} == {seat}
