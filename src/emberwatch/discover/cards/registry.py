"""The whole card language: every verb, block and condition by its word.

The reader, the checks of packs, `docs/discover-packs.md` and the tests walk these tables. A new class must be added
here; a test says if it is missing here, or where verbs get their words and their worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberwatch.discover.cards.blocks import ChooseBlock, EachBlock, IfBlock, MayBlock, PayBlock, RollBlock
from emberwatch.discover.cards.conditions import (
    AgainstMonster,
    AgainstTrait,
    AtFire,
    AtLandmark,
    AtStage,
    CardRead,
    EvenDay,
    EveryoneAt,
    EveryoneInCamp,
    FiresBurning,
    FromDay,
    HasItem,
    HasMarks,
    HasResource,
    HasStamina,
    HasTrait,
    InCamp,
    IsAlone,
    IsHurt,
    LandmarkRevealed,
    NearMonster,
    OddDay,
    OnGround,
    OnTarget,
    OnWater,
    OthersHere,
    SpecialDefeated,
    TilesRevealed,
)
from emberwatch.discover.cards.effects.combat import (
    AddWound,
    ChangeEnemyDie,
    ChangeOwnDie,
    FleeCombat,
    PreventDamage,
    RerollDie,
)
from emberwatch.discover.cards.effects.decks import (
    AddMarks,
    DiscardThreat,
    DrawProjects,
    DrawThreats,
    EndThreat,
    GoToStage,
    KeepToken,
    MakeItem,
    RemoveCard,
    RemoveMarks,
    ResolveCard,
    WinGame,
)
from emberwatch.discover.cards.effects.map import (
    DouseFires,
    GoToPlace,
    LayFeature,
    LightFire,
    MoveFreely,
    RegrowFeature,
    ScoutTiles,
    SurveyTiles,
    UncoverToken,
)
from emberwatch.discover.cards.effects.monsters import (
    CallSpecial,
    FightEnemy,
    ProwlMonsters,
    SpawnMonster,
    StrikeMonster,
)
from emberwatch.discover.cards.effects.survivors import (
    BecomeChief,
    EndOwnTurn,
    GainResource,
    GainStamina,
    HealDamage,
    LoseResource,
    LoseStamina,
    Perish,
    SufferDamage,
    SwapResources,
)
from emberwatch.discover.cards.standing import (
    Carrier,
    CheaperAction,
    CheaperProjects,
    DamageProof,
    EnemyDieBonus,
    ForageBonus,
    GroundCost,
    HigherLimit,
    NightRest,
    OwnDieBonus,
    WarmAtNight,
)
from emberwatch.discover.cards.syntax import Block, Condition, Cost, Line, Standing
from emberwatch.discover.cards.targets import PlaceLine, WhichPlace
from emberwatch.discover.cards.words import NamedPlace, restore_words
from emberwatch.discover.model.names import SYMBOLS
from emberwatch.engine.errors import BadPosition

EFFECTS: Final[Mapping[str, type[Line]]] = {
    kind.VERB: kind
    for kind in (
        GainResource, LoseResource, SufferDamage, HealDamage, GainStamina, LoseStamina, DrawThreats, SpawnMonster,
        CallSpecial, ProwlMonsters, StrikeMonster, MoveFreely, GoToPlace, LightFire, DouseFires, ResolveCard,
        FightEnemy, DrawProjects, MakeItem, ScoutTiles, SurveyTiles, LayFeature, RegrowFeature, UncoverToken,
        SwapResources, KeepToken, RemoveCard, DiscardThreat, EndThreat, AddMarks, RemoveMarks, GoToStage, WinGame,
        Perish, BecomeChief, EndOwnTurn,
    )
}  # fmt: skip
"""The verbs of any card."""

COMBAT: Final[Mapping[str, type[Line]]] = {
    kind.VERB: kind for kind in (RerollDie, ChangeOwnDie, ChangeEnemyDie, AddWound, FleeCombat, PreventDamage)
}
"""The additional verbs of combat abilities."""

STANDING: Final[Mapping[str, type[Standing]]] = {
    kind.VERB: kind
    for kind in (
        OwnDieBonus, EnemyDieBonus, GroundCost, CheaperAction, Carrier, HigherLimit, WarmAtNight, DamageProof,
        ForageBonus, CheaperProjects, NightRest,
    )
}  # fmt: skip
"""The effects that are always on."""

BLOCKS: Final[Mapping[str, type[Block]]] = {
    kind.VERB: kind for kind in (PayBlock, ChooseBlock, RollBlock, IfBlock, EachBlock, MayBlock)
}

CONDITIONS: Final[Mapping[str, type[Condition]]] = {
    kind.KIND: kind
    for kind in (
        AtFire, InCamp, OnGround, AtLandmark, OnTarget, OnWater, HasResource, HasItem, HasTrait, IsHurt, HasStamina,
        FromDay, OddDay, EvenDay, OthersHere, IsAlone, NearMonster, LandmarkRevealed, TilesRevealed, FiresBurning,
        HasMarks, AtStage, SpecialDefeated, CardRead, EveryoneInCamp, EveryoneAt, AgainstTrait, AgainstMonster,
    )
}  # fmt: skip

IN_STATES: Final[Mapping[str, type[Line]]] = {**STANDING, **EFFECTS, **COMBAT, **BLOCKS}
"""The lines that a state may hold, by their verbs. It holds no standing effects, but some have the verbs of others."""


# -- reading the stored form ------------------------------------------------------------------------------------


def read_line(
    verb: str,
    a: int,
    b: int,
    n: int,
    per: bool,
    name: str,
    do: tuple[Line, ...],
    other: tuple[Line, ...],
    options: tuple[tuple[Line, ...], ...],
    needs: tuple[Condition, ...],
    cost: Cost,
) -> Line:
    """Read a line of a stored state (`Line.written`)."""
    if verb not in IN_STATES:
        raise BadPosition("error-position", problem=f"no card says {verb} any more")
    stored = {
        "a": a, "b": b, "n": n, "per": per, "name": name, "do": do, "other": other, "options": options, "needs": needs,
        "cost": cost,
    }  # fmt: skip
    return restore_line(IN_STATES[verb], stored)


def restore_line(kind: type[Line], stored: Mapping[str, Any]) -> Line:
    """Restore a line of a class from its stored words."""
    make: Any = kind
    line: Line = make(*restore_words(stored, kind.WORDS))
    return line


def read_condition(kind: str, a: int, n: int, per: bool, name: str, negated: bool) -> Condition:
    """Read a condition of a stored state (`Condition.written`)."""
    if kind not in CONDITIONS:
        raise BadPosition("error-position", problem=f"no card asks for {kind} any more")
    make: Any = CONDITIONS[kind]
    stored = {"a": a, "n": n, "per": per, "name": name}
    condition: Condition = make(*restore_words(stored, CONDITIONS[kind].WORDS), negated)
    return condition


def read_which_place(seat: int, for_: int, verb: str, place: int, number: int, name: str) -> WhichPlace:
    """Read a question for a place from a stored state (`WhichPlace.written`)."""
    return WhichPlace(seat, for_, restore_place_line(verb, NamedPlace(place, number), name))


def restore_place_line(verb: str, place: NamedPlace, name: str) -> PlaceLine:
    if verb == CallSpecial.VERB:
        return CallSpecial(name, place)
    if verb == LayFeature.VERB and name in SYMBOLS:
        return LayFeature(SYMBOLS.index(name), place)
    for kind in (SpawnMonster, GoToPlace, LightFire):
        if verb == kind.VERB:
            return kind(place)
    raise BadPosition("error-position", problem=f"nothing is put anywhere by {verb} any more")


READERS: Final[Mapping[str, Any]] = {"Line": read_line, "Condition": read_condition, "WhichPlace": read_which_place}
"""The function that reads each stored thing, by its name in the store."""
