"""Imagined worlds of Discover are as likely as they should be: every hidden thing is as frequent as after a shuffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cache
from itertools import permutations
from typing import Any, cast

import pytest

import emberwatch as ew
from emberwatch.discover.model.board import SLOTS
from emberwatch.discover.model.components import NightCard, Threat
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN
from emberwatch.discover.model.names import SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.rules.combat.fight import put_away
from emberwatch.discover.rules.craft import NORMAL, ProjectDraw
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.explore import TurnTile
from emberwatch.discover.rules.explore import lay as lay_token
from emberwatch.discover.rules.gather import LookUnder, TurnWater
from emberwatch.discover.rules.monsters import Reveal, spawn
from emberwatch.discover.rules.night import Council
from emberwatch.engine.agenda import Step
from emberwatch.engine.game import Game
from tests.discover.bench import played, whole_game
from tests.discover.wilderness import (
    asked,
    at,
    board,
    choose_all,
    enemy,
    found,
    instant,
    me,
    play,
    project,
    survivor,
    wild,
)
from tests.odds import after_each_pick, agree, alike, by_look, imagined, plain, ways

LEAF = SYMBOLS.index("leaf")


def then(world: Game, *steps: Step) -> DiscoverState:
    """Carry out these steps in a world; what was asked before is asked again afterward."""
    world.state.queue(list(steps))
    world.resume()
    return board(world)


# -- faces ------------------------------------------------------------------------------------------------------------


def test_unread_cards_have_any_of_the_unread_faces_of_their_kind() -> None:
    """R-100: all ways to put them behind their numbers; one of each kind has been read."""
    s = wild(2, cards=[*[instant(n, "gain wood 1") for n in range(1, 5)], *[found(n) for n in range(10, 14)]])
    s.decks.read_cards = 1 | 1 << 7
    game = play(s, Turn(0))
    for entries in ((1, 2, 3), (4, 5, 6)):
        faces = imagined(game, 1, lambda world, own=entries: tuple(board(world).decks.card_face[i] for i in own), 600)  # type: ignore[misc]
        assert agree(faces, ways(entries, 3))
    assert {board(game.imagine(0, n)).decks.card_face[::7] for n in range(20)} == {(0, 7)}


def test_hundreds_are_any_of_the_unread_hundreds() -> None:
    """R-99: also when one is drawn: each card, read or not, and each face is as likely as any other."""
    cards = [instant(100, "gain wood 1", name=f"h-{n}", use="hundred") for n in range(4)]
    s = wild(2, scenario=5, cards=cards)
    s.decks.read_cards = 0b0001
    faces = imagined(play(s, Turn(0)), 0, lambda world: board(world).decks.card_face, 600)
    assert agree(faces, {(0, *rest): 1 for rest in permutations((1, 2, 3))})


def test_unmet_enemies_and_unmade_items_have_any_face_of_their_kind() -> None:
    """R-100, CR-11: monsters, enemies on feature tokens, and crafted items each among themselves."""
    beasts = [{**enemy(n), "token": "feature", "symbol": "paw"} for n in (11, 12, 13)]
    s = wild(2, enemies=[*[enemy(n) for n in (1, 2, 3)], *beasts], projects=[project(n) for n in (1, 2, 3)])
    game = play(s, Turn(0))
    worlds = [board(game.imagine(1, number)) for number in range(800)]
    assert agree(Counter(world.decks.enemy_face[:3] for world in worlds), ways((0, 1, 2), 3))
    assert agree(Counter(world.decks.enemy_face[3:6] for world in worlds), ways((3, 4, 5), 3))
    assert agree(Counter(world.decks.made_face for world in worlds), ways((0, 1, 2), 3))


# -- hands ------------------------------------------------------------------------------------------------------------


@cache
def undrawn() -> DiscoverState:
    return wild(3, projects=[project(n) for n in range(1, 7)])


def drawn_hands(dice: int) -> Game:
    """Seat 0 has drawn one of six projects, seat 1 two, seat 2 one."""
    return played(undrawn().clone(), dice, *[ProjectDraw(seat, NORMAL) for seat in (0, 1, 1, 2)], Turn(0))


def hands_of(game: Game, *seats: int) -> tuple[int, ...]:
    return tuple(card for seat in seats for card, _ in me(game, seat).hand)


def test_hands_of_others_are_any_projects_but_the_own_ones() -> None:
    """CR-2: all ways to deal three of the five projects that seat 0 does not hold."""
    game = drawn_hands(1)
    rest = [card for card in range(6) if card not in hands_of(game, 0)]
    assert agree(imagined(game, 0, lambda world: hands_of(world, 1, 2), 2000), ways(rest, 3))


def test_hands_are_imagined_as_they_come_about() -> None:
    """The same draws with other dice: those that look the same to seat 0 have the hands that it imagines."""
    game = drawn_hands(1)
    same = [other for other in map(drawn_hands, range(6000)) if other.view(0) == game.view(0)]
    assert len(same) > 800
    first = imagined(game, 0, lambda world: hands_of(world, 1, 2), 1000)
    assert alike(Counter(hands_of(other, 1, 2) for other in same), first)


def test_a_hand_that_left_the_game_is_as_unknown_as_any_other() -> None:
    """KA-3: seat 1 has been eliminated; its projects are among those that seat 0 does not know."""
    s = wild(3, projects=[project(n) for n in range(1, 6)])
    survivor(s, 0, hand=[1])
    survivor(s, 1, hand=[2])
    survivor(s, 2, hand=[3])
    game = play(s, Turn(1, fresh=True), Turn(0))
    choose_all(game, 1, ("give-up",), ("yes",))
    look = lambda world: (me(world, 1).removed[0][0], me(world, 2).hand[0][0])  # noqa: E731
    assert agree(imagined(game, 0, look, 1000), ways((1, 2, 3, 4), 2))


def test_normal_and_complex_projects_are_dealt_apart_and_what_was_shown_stays() -> None:
    """CR-2, R-47: seat 1 holds a normal and a complex project, seat 2 a normal one, which it has shown to seat 0."""
    projects = [project(n) for n in (1, 2, 3, 4, 5)] + [project(n, complex=True) for n in (6, 7, 8)]
    s = wild(3, projects=projects, sheet={"complex": True})
    survivor(s, 0, hand=[1])
    survivor(s, 1, hand=[2, 7])
    survivor(s, 2, hand=[3])
    game = play(s, Turn(2), Turn(0))
    choose_all(game, 2, ("show", 3, "seat-1"), ("end-turn",))
    odds = {(normal, complex_, 2): 1 for normal in (1, 3, 4) for complex_ in (5, 6, 7)}
    assert agree(imagined(game, 0, lambda world: hands_of(world, 1, 2), 900), odds)
    assert agree(imagined(game, 1, lambda world: hands_of(world, 0, 2), 900), ways((0, 2, 3, 4), 2))


# -- trades and what is shown -----------------------------------------------------------------------------------------


def traders(*hand: int) -> Game:
    """Seat 0 has shown project 1 of these to seat 2, and may trade with seat 1, who holds projects 11, 12 and 13."""
    s = wild(3, projects=[project(n, complex=n % 10 > 5) for n in range(1, 20)], sheet={"complex": True})
    survivor(s, 0, hand=hand)
    survivor(s, 1, hand=[11, 12, 13])
    game = play(s, Turn(0))
    game.choose(0, ("show", 1, "seat-3"))
    return game


def offering(game: Game, *numbers: int, wanted: int = 0) -> Game:
    """Seat 0 has offered these projects to seat 1, who is asked whether he agrees."""
    game.choose(0, ("trade", "seat-2"))
    for number in numbers:
        game.choose(0, ("give-project", number))
    choose_all(game, 0, *[("want-project",)] * wanted, ("offer",))
    assert game.waiting == (1,)
    return game


def on_offer(world: Game) -> tuple[int, ...]:
    deal = board(world).deal
    assert deal is not None
    return deal.projects


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_third_one_does_not_know_which_project_is_offered(number: int) -> None:
    """TR-1: it may be the one that he has seen or any other with the same back."""
    game = offering(traders(1, 2, 3, 6), number)
    assert agree(imagined(game, 2, on_offer, 600), {(0,): 1, (1,): 1, (2,): 1})
    assert set(imagined(game, 1, on_offer, 20)) == {(number - 1,)}
    for world in [game.imagine(2, n) for n in range(20)]:
        (place,) = on_offer(world)
        assert [bits >> 1 & 1 for _, bits in me(world, 0).hand] == [int(k == place) for k in range(4)]


def test_what_is_offered_or_shown_to_another_makes_no_difference() -> None:
    """TR-1, R-47: games that look the same to seat 2 are imagined the same by it."""
    offers = [offering(traders(1, 2, 3), number) for number in (1, 2, 3)]
    shows = [traders(1, 2, 3) for _ in range(3)]
    for number, game in enumerate(shows, 1):
        game.choose(0, ("show", number, "seat-2"))
    for games in (offers, shows):
        assert len(by_look(games, 2)) == 1
        assert len({plain(game.imagine(2, 5)) for game in games}) == 1


def test_which_projects_a_partner_has_chosen_so_far_makes_no_difference() -> None:
    """TR-1: neither to the trader nor to a third survivor, and their number makes no difference either."""
    game = offering(traders(1, 2), 1, wanted=2)
    game.choose(1, ("yes",))
    assert asked(game, 1) == "give-project"
    games = [game, *after_each_pick(game, 1)]
    assert {asked(twin, 1) for twin in games} == {"give-project"}
    for onlooker in (0, 2):
        assert len(by_look(games, onlooker)) == 1
        assert len({plain(twin.imagine(onlooker, 5)) for twin in games}) == 1
    assert len({plain(twin.imagine(1, 5)) for twin in games}) == len(games)


@pytest.mark.parametrize("number", [1, 2])
def test_tr_1_a_third_one_does_not_see_which_project_changes_hands(number: int) -> None:
    """He knew project 1; whether that one or another changes hands, he no longer knows either. Giver and taker know."""
    game = offering(traders(1, 2), number)
    game.choose(1, ("yes",))
    assert hands_seen(game, 2) == [[None], [None] * 4, []]
    assert hands_seen(game, 0)[1] == [None, None, None, number]
    assert hands_seen(game, 1) == [[None], [11, 12, 13, number], []]
    odds = ways([i for i, card in enumerate(board(game).content.projects) if not card.complex], 1)
    assert agree(imagined(game, 2, lambda world: (me(world, 0).hand[0][0],), 900), odds)


def test_tr_1_a_third_one_knows_what_he_knew_if_all_projects_with_that_back_change_hands() -> None:
    """Or if none does: backs are open."""
    game = offering(traders(1, 6), 1)
    game.choose(1, ("yes",))
    assert hands_seen(game, 2) == [[None], [None, None, None, 1], []]
    game = offering(traders(1, 6, 7), 6)
    game.choose(1, ("yes",))
    assert hands_seen(game, 2) == [[1, None], [None] * 4, []]


def hands_seen(game: Game, viewer: int) -> list[list[int | None]]:
    rows: Any = game.view(viewer)["survivors"]
    return [row["hand"] for row in rows]


# -- characters and votes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [False, True])
def test_characters_dealt_to_others_are_any_but_the_own_ones(answered: bool) -> None:
    """SE-17: every pair of the other ten, and either of the two may be chosen."""
    game = ew.new_game("discover", seats=3, seed=2, scenario=1, copy=9)
    if answered:
        game.choose(2, game.picks(2)[1])
    rest = [card for card in range(len(board(game).content.characters)) if card not in me(game, 0).dealt]
    pairs = Counter(tuple(sorted(pair)) for pair in permutations(rest, 2))
    for other in (1, 2):
        assert agree(imagined(game, 0, lambda world, n=other: me(world, n).dealt, 1500), pairs)  # type: ignore[misc]
    apart = imagined(game, 0, lambda world: len({*me(world, 1).dealt, *me(world, 2).dealt}), 200)
    assert apart == {4: 200}
    if answered:
        which = imagined(game, 0, lambda world: me(world, 2).dealt.index(me(world, 2).character), 1000)
        assert agree(which, {0: 1, 1: 1})


def test_what_others_choose_in_secret_makes_no_difference() -> None:
    """SE-17, R-32: the character, and whom they name."""
    for game, n in ((ew.new_game("discover", seats=3, seed=2, scenario=1, copy=9), 1), (play(wild(4), Council()), 1)):
        twins = after_each_pick(game, n)
        for onlooker in [other for other in range(game.seats) if other != n]:
            assert len(by_look(twins, onlooker)) == 1
            assert len({plain(twin.imagine(onlooker, 5)) for twin in twins}) == 1


def test_votes_of_others_are_any_names() -> None:
    """R-32."""
    game = play(wild(4), Council())
    game.choose(1, ("name", "seat-3"))
    assert agree(imagined(game, 2, lambda world: board(world).turn.votes[1], 800), dict.fromkeys(range(4), 1))


# -- tiles, tokens, water, monsters -----------------------------------------------------------------------------------


def test_face_down_tiles_are_any_that_have_not_been_turned_up() -> None:
    """SE-14, SC-1: three slots, four tiles with the same back; one has been turned up."""
    tiles = [[ground] + ["flat"] * 6 for ground in ("rock", "peak")] + [["rock"] * 7]
    s = wild(2, tiles=tiles, slots=["B:1", "C:1", "D:1"])
    game = play(s, TurnTile(0, SLOTS.index("B")), Turn(0), seed=3)
    known = board(game).map.tiles[SLOTS.index("B")]
    rest = [i for i, tile in enumerate(board(game).content.tiles) if tile.back == 1 and i != known]

    def turned_up(world: Game) -> Hashable:
        s = then(world, TurnTile(0, SLOTS.index("D")), TurnTile(0, SLOTS.index("C")))
        return s.map.tiles[SLOTS.index("C")], s.map.tiles[SLOTS.index("D")]

    assert len(rest) == 3
    assert agree(imagined(game, 1, turned_up, 900), ways(rest, 2))


def after_shuffling(kinds: Sequence[int], seen: tuple[int, int]) -> Counter[tuple[int, int, int]]:
    """Four pieces are shuffled and laid in a row; the last two turn out to be these, are used, shuffled and laid again.
    Count the ways in which the first two and the first of the new ones can turn out."""
    counted: Counter[tuple[int, int, int]] = Counter()
    for row in permutations(kinds):
        if row[2:] == seen:
            for new in permutations(row[2:]):
                counted[row[0], row[1], new[0]] += 1
    return counted


def test_face_down_tokens_are_what_was_in_their_pile() -> None:
    """SC-5: two are from the first shuffle, one is from the second, which was of the two tokens used meanwhile."""
    faces = (("food", 2), ("wood", 1), ("stone", 1))
    s = wild(2, tokens=[{"symbol": "leaf", "face": face, "count": n} for face, n in faces])
    for space in ("A1", "A2", "A3", "A4"):
        assert lay_token(s, LEAF, at(space))
    game = play(s, LookUnder(at("A3"), LEAF), LookUnder(at("A4"), LEAF), Turn(0), seed=2)
    s = board(game)
    used = [s.map.lying[at(space)][0] - FACE_UP for space in ("A3", "A4")]
    for space, token in zip(("A3", "A4"), used, strict=True):
        s.map.lying[at(space)] = ()
        s.tokens.used_tokens[token] += 1
    assert lay_token(s, LEAF, at("A5"))

    def turned_up(world: Game) -> Hashable:
        bags = [(at(space), world.state.map.lying[at(space)][0] - FACE_DOWN) for space in ("A5", "A2", "A1")]  # type: ignore[attr-defined]
        s = then(world, *[LookUnder(space, bag) for space, bag in bags])
        return tuple(s.map.lying[at(space)][0] - FACE_UP for space in ("A1", "A2", "A5"))

    assert agree(imagined(game, 1, turned_up, 1200), after_shuffling((0, 0, 1, 2), (used[0], used[1])))


def test_face_down_monsters_are_what_was_in_their_bag() -> None:
    """MN-14: two are from the first shuffle, one is from the second, which was of the two defeated monsters."""
    s = wild(2, enemies=[enemy(n) for n in (1, 2, 3, 4)])
    for space in ("A1", "A2", "A3", "A4"):
        spawn(s, at(space))
    game = play(s, Reveal(s.map.foes[2].uid, 0), Reveal(s.map.foes[3].uid, 0), Turn(0), seed=2)
    s = board(game)
    used = (s.map.foes[2].entry, s.map.foes[3].entry)
    for foe in s.map.foes[2:]:
        put_away(s, foe)
    spawn(s, at("A5"))

    def turned_up(world: Game) -> Hashable:
        s = then(world, *[Reveal(foe.uid, foe.epoch) for foe in reversed(board(world).map.foes)])
        return tuple(foe.entry for foe in s.map.foes)

    assert agree(imagined(game, 1, turned_up, 1200), after_shuffling(range(4), used))


def test_water_sources_are_any_that_have_not_been_turned_up() -> None:
    """GA-12."""
    s = wild(2, sheet={"water": ["clean-water", "dirty-water", "clean-water dirty-water", "food"]})
    for space in ("A1", "A2", "A3"):
        s.map.water[at(space)] = HIDDEN
        s.tokens.water_left -= 1
    game = play(s, TurnWater(at("A1")), Turn(0), seed=4)
    rest = [kind for kind in range(4) if kind != s.map.water[at("A1")]]

    def turned_up(world: Game) -> Hashable:
        s = then(world, TurnWater(at("A3")), TurnWater(at("A2")))
        return s.map.water[at("A2")], s.map.water[at("A3")]

    assert agree(imagined(game, 1, turned_up, 900), ways(rest, 2))


def test_decks_of_nights_and_threats_hold_what_is_not_open() -> None:
    """SE-4, TH-6, TH-7: everything neither discarded nor before a survivor, in all worlds imagined during a game."""
    game, compared = ew.new_game("discover", seats=2, seed=5, scenario=1, copy=3), 0
    for n, now in enumerate(whole_game(game, 5)):
        if "turn" not in (asked(now, 0), asked(now, 1)):
            continue
        s, view = board(now.imagine(n % 2, n)), cast(dict[str, Any], now.view(n % 2))
        threats = [*view["threats_gone"], *[name for row in view["survivors"] for name in row["threats"]]]
        assert left(s.decks.threats, s.content.threats) == Counter(card.name for card in s.content.threats) - Counter(
            threats
        )
        nights = Counter(card.name for card in s.content.nights)
        assert left(s.decks.nights, s.content.nights) == nights - Counter(view["nights_gone"])
        compared += 1
    assert compared > 20


def left(counts: list[int], cards: Sequence[NightCard | Threat]) -> Counter[str]:
    return Counter([card.name for card, n in zip(cards, counts, strict=True) for _ in range(n)])
