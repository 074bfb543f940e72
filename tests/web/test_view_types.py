"""Views match their types: every seat's and a spectator's, through whole games. The page relies on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import emberwatch as ew
from emberwatch.bots import Glimpse, make
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.outlive.model.state import OutliveState
from tests.effort import seeds
from tests.web.typed import check_type, view_type

GAMES = [("outlive", seats) for seats in (2, 3, 4)] + [("discover", seats) for seats in (1, 2, 3, 4)]
PLAYED = [("outlive", 3, "random", 1), *[("discover", 3, bot, 5) for bot in ("scout", "random")]]
"""Games that fill every field: which game, how many seats, which bot, how many games."""
EMPTY = {"SurvivorView.votes"}
LOOKED = {"CityView.tiles", "StackView.tiles"}
"""Seen only by a seat that has looked through a pile; it has its own test."""
RARE = {"NeedView.negated"}
"""Few quests have it; it has its own test."""


def new_game(name: str, seats: int, seed: int) -> Game:
    options: dict[str, Any] = {"scenario": 1 + seed % (5 if seats > 1 else 4)} if name == "discover" else {}
    return ew.new_game(name, seats=seats, seed=seed, **options)


def moments(game: Game, bot: str, seed: int) -> Iterator[Game]:
    """A game between bots, at every decision and at its end."""
    dice, players = CounterDice(seed), [make(bot, game.rules.name, seed) for _ in range(game.seats)]
    while game.waiting:
        yield game
        seat = game.waiting[dice.below(len(game.waiting))]
        game.take(seat, players[seat].choose(Glimpse(game, seat)))
    yield game


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_views_are_of_their_type_through_whole_games(name: str, seats: int) -> None:
    for seed in seeds(1, 10, "views", name, seats):
        for game in moments(new_game(name, seats, seed), "random", seed):
            for seat in (*range(seats), None):
                check_type(game.view(seat), view_type(name))


@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_every_field_of_the_types_is_filled_in_some_game(name: str) -> None:
    """Otherwise a field could have any other type, and nobody would notice."""
    kind = msgspec.inspect.type_info(view_type(name))
    empty = set(fields_of(kind)) - EMPTY - LOOKED - RARE
    for seats, bot, seed in [(seats, bot, seed) for game, seats, bot, n in PLAYED if game == name for seed in range(n)]:
        for game in moments(new_game(name, seats, seed), bot, seed):
            view = game.view(0)
            check_type(view, view_type(name))
            empty -= set(fields_filled(kind, view))
    assert empty == set()


def test_a_seat_that_has_looked_through_piles_sees_their_tiles() -> None:
    game = new_game("outlive", 2, 1)
    s = game.state
    assert isinstance(s, OutliveState)
    s.piles_seen[0] = s.stacks_seen[0] = 1
    view: dict[str, Any] = game.view(0)
    check_type(view, view_type("outlive"))
    assert len(view["cities"]["blackwood"]["tiles"]) == len(s.piles[0]) > 0
    assert view["stacks"]["forest"]["tiles"] is not None
    assert view["stacks"]["mine"]["tiles"] is None


def fields_of(kind: msgspec.inspect.Type) -> Iterator[str]:
    """Every field of a type and of the types that it consists of: `FoeView.stats`."""
    if isinstance(kind, msgspec.inspect.TypedDictType):
        for field in kind.fields:
            yield f"{kind.cls.__name__}.{field.name}"
    for part in parts_of(kind):
        yield from fields_of(part)


def parts_of(kind: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    match kind:
        case msgspec.inspect.TypedDictType():
            return [field.type for field in kind.fields]
        case msgspec.inspect.UnionType():
            return list(kind.types)
        case msgspec.inspect.ListType():
            return [kind.item_type]
        case msgspec.inspect.DictType():
            return [kind.value_type]
        case _:
            return []


def fields_filled(kind: msgspec.inspect.Type, value: Any) -> Iterator[str]:  # noqa: ANN401
    """The fields that have a value here, and an element if they are lists or dictionaries."""
    match kind:
        case msgspec.inspect.TypedDictType() if isinstance(value, dict):
            for field in kind.fields:
                if value.get(field.name) not in (None, [], {}):
                    yield f"{kind.cls.__name__}.{field.name}"
                    yield from fields_filled(field.type, value[field.name])
        case msgspec.inspect.UnionType():
            for part in kind.types:
                yield from fields_filled(part, value)
        case msgspec.inspect.ListType() if isinstance(value, list):
            for item in value:
                yield from fields_filled(kind.item_type, item)
        case msgspec.inspect.DictType() if isinstance(value, dict):
            for item in value.values():
                yield from fields_filled(kind.value_type, item)


def outlive_view() -> dict[str, Any]:
    return dict(ew.new_game("outlive", seats=2, seed=1).view(0))


def test_a_view_with_an_unknown_field_is_refused() -> None:
    view = outlive_view()
    view["shelters"][0]["hidden"] = 3
    with pytest.raises(AssertionError):
        check_type(view, view_type("outlive"))


def test_a_view_without_a_field_is_refused() -> None:
    view = outlive_view()
    del view["shelters"][0]["gauge"]
    with pytest.raises(msgspec.ValidationError, match="gauge"):
        check_type(view, view_type("outlive"))


def test_a_name_that_nobody_knows_is_refused() -> None:
    view = outlive_view()
    view["places"][0]["place"] = "atlantis"
    with pytest.raises(msgspec.ValidationError, match="place"):
        check_type(view, view_type("outlive"))


def test_a_resource_that_is_not_counted_is_missed() -> None:
    view = outlive_view()
    del view["shelters"][1]["resources"]["wood"]
    with pytest.raises(msgspec.ValidationError, match="resources"):
        check_type(view, view_type("outlive"))
