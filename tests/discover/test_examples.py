"""The worked examples of the rulebook."""

from __future__ import annotations

from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.monsters import Encounter
from tests.discover.wilderness import (
    at,
    board,
    enemy,
    foes_at,
    harm,
    has,
    is_offered,
    me,
    monster,
    play,
    reveal,
    survivor,
    where,
    wild,
)


def test_e_1_water_source_gives_without_end() -> None:
    """Ten gathers give ten clean water, the eleventh drops one; the token stays, face up."""
    water = ["flat ~", *["flat"] * 6]
    s = wild(tiles=[water], sheet={"water": ["clean-water"]})
    reveal(s, "B", water)
    survivor(s, 0, space="B0", stamina=11)
    game = play(s, Turn(0))
    for _ in range(10):
        game.choose(0, ("gather", "water"))
    assert has(game, 0, "clean-water") == 10
    assert me(game).stamina == 1
    assert board(game).map.water == {at("B0"): 0}
    game.choose(0, ("gather", "water"))
    assert has(game, 0, "clean-water") == 10
    assert board(game).map.lying[at("B0")] == (2,)


def test_e_3_a_hidden_monster_comes_and_retreats() -> None:
    """Defense 7, Attack 9, Health 2; gray 4, red 12; wood makes gray 7: one counter, one physical, retreat to 12."""
    s = wild(enemies=[enemy(3, 7, 9, 2)])
    reveal(s, "B")
    survivor(s, 0, space="A0", resources={"wood": 1})
    foe = monster(s, "A0")
    game = play(s, Encounter(at("A0"), -1), dice=[0, 4, 12, 7])
    assert is_offered(game, 0, "spend", "wood")
    game.choose(0, ("spend", "wood"))
    assert harm(game) == {"physical": 1}
    assert has(game, 0, "wood") == 0
    (there,) = foes_at(game, "A6")
    assert (there.uid, there.damage) == (foe.uid, 1)
    assert where(game) == "A0"
