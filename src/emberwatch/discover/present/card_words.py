"""The words of every verb, standing effect, condition and block: which message, with which arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from emberwatch.discover.cards.blocks import ChooseBlock, EachBlock, IfBlock, MayBlock, PayBlock, RollBlock
from emberwatch.discover.cards.conditions import (
    AgainstMonster,
    AgainstTrait,
    AtFire,
    AtLandmark,
    AtStage,
    CardRead,
    CountCondition,
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
    NumberCondition,
    OddDay,
    OnGround,
    OnTarget,
    OnWater,
    OthersHere,
    SpecialDefeated,
    TilesRevealed,
    TraitCondition,
)
from emberwatch.discover.cards.effects.combat import (
    AddWound,
    ChangeDie,
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
    NO_TRAIT,
    Carrier,
    CheaperAction,
    CheaperProjects,
    DamageProof,
    DieBonus,
    EnemyDieBonus,
    ForageBonus,
    GroundCost,
    HigherLimit,
    NightRest,
    OwnDieBonus,
    WarmAtNight,
)
from emberwatch.discover.cards.syntax import Block, Condition, Line, Standing
from emberwatch.discover.cards.targets import PlaceLine
from emberwatch.discover.cards.words import Amount
from emberwatch.discover.model.names import (
    ACTIONS,
    ALL_AT_FIRE,
    ALL_IN_CAMP,
    ALL_NOT_AT_FIRE,
    ALL_NOT_IN_CAMP,
    ANY,
    DICE,
    DOUSINGS,
    GROUPS,
    OTHERS,
    PROWLINGS,
    SYMBOLS,
    WINNINGS,
)
from emberwatch.discover.present.titles import (
    set_apart,
    sign,
    title,
)
from emberwatch.engine.presenting import Said

if TYPE_CHECKING:
    from emberwatch.discover.present.card_text import Voice


TOGETHER: Final = (GainResource, LoseResource)
"""Several of these in a row become one clause: "gain 2 wood and 1 stone"."""

NO_ORDERS: Final = (SpawnMonster, CallSpecial, GoToPlace, WinGame, Perish)
"""Verbs whose clause is not an order: "a monster appears". A list with such a clause has no "and" before the last."""


def group_words(lines: Sequence[Line]) -> list[list[Line]]:
    groups: list[list[Line]] = []
    for line in lines:
        if groups and isinstance(line, TOGETHER) and type(groups[-1][0]) is type(line):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def verb_key(line: Line, alone: bool = False) -> str:
    """The message of a verb; some verbs have one message for each word they may take.

    Somebody who plays `alone` wins alone, whoever else the card means.
    """
    if isinstance(line, ProwlMonsters):
        return f"d-verb-{line.VERB}-{PROWLINGS[line.prowlers]}"
    if isinstance(line, DouseFires):
        return f"d-verb-{line.VERB}-{DOUSINGS[line.which]}"
    if isinstance(line, WinGame):
        return f"d-verb-{line.VERB}-{WINNINGS[0 if alone else line.winners]}"
    if isinstance(line, RerollDie):
        return f"d-verb-{line.VERB}-{DICE[line.die]}"
    return f"d-verb-{line.VERB}"


LineWords: TypeAlias = "Callable[[Voice, Any], Said]"


def no_words(voice: Voice, line: Line) -> Said:
    return {}


def resources_of(voice: Voice, line: GainResource | LoseResource) -> Said:
    return {"amount": voice.resources(line.resource, line.amount)}


def harm_of(voice: Voice, line: SufferDamage | HealDamage) -> Said:
    return {"amount": voice.harm(line.damage, line.amount)}


def stamina_of(voice: Voice, line: GainStamina | LoseStamina | HasStamina) -> Said:
    return {"amount": voice.amount("d-amount-stamina", line.amount)}


def threats_of(voice: Voice, line: DrawThreats) -> Said:
    return {"amount": voice.amount("d-amount-threats", line.amount)}


def spaces_of(voice: Voice, line: ProwlMonsters | MoveFreely) -> Said:
    return {"amount": voice.amount("d-amount-spaces", line.amount)}


def projects_of(voice: Voice, line: DrawProjects) -> Said:
    return {"amount": voice.amount("d-amount-projects", line.amount)}


def tiles_of(voice: Voice, line: ScoutTiles | SurveyTiles) -> Said:
    return {"amount": voice.amount("d-amount-tiles", line.amount)}


def counters_of(voice: Voice, line: AddMarks | RemoveMarks | HasMarks) -> Said:
    return {"amount": voice.amount("d-amount-counters", line.amount)}


def damage_of(voice: Voice, line: StrikeMonster | AddWound | PreventDamage) -> Said:
    return {"amount": voice.amount("d-amount-damage", line.amount)}


def strike_words(voice: Voice, line: StrikeMonster) -> Said:
    return {**damage_of(voice, line), "reach": line.reach}


def place_at(voice: Voice, line: PlaceLine) -> Said:
    return {"place": voice.place(line.place, "at")}


def place_to(voice: Voice, line: PlaceLine) -> Said:
    return {"place": voice.place(line.place, "to")}


def special_words(voice: Voice, line: CallSpecial) -> Said:
    return {"special": voice.special(line.name), **place_at(voice, line)}


def lay_words(voice: Voice, line: LayFeature) -> Said:
    return {**symbol_words(voice, line), **place_to(voice, line)}


def symbol_words(voice: Voice, line: LayFeature | RegrowFeature) -> Said:
    return {"symbol": voice.say(f"d-symbol-{SYMBOLS[line.symbol]}")}


def number_words(voice: Voice, line: ResolveCard | FightEnemy | GoToStage) -> Said:
    return {"number": line.number}


def reach_words(voice: Voice, line: UncoverToken | NearMonster) -> Said:
    return {"reach": line.reach}


def make_words(voice: Voice, line: MakeItem) -> Said:
    made = next((item for item in voice.content.made if item.number == line.number), None)
    return {"item": title(voice.say, made) if made else str(line.number)}


def swap_words(voice: Voice, line: SwapResources) -> Said:
    return {"amount": voice.resources(line.given, line.amount), "other": voice.resource(line.taken)}


def signed_words(voice: Voice, line: ChangeDie) -> Said:
    return {"signed": sign(line.n)}


VERB_WORDS: Final[Mapping[type[Line], LineWords]] = {
    GainResource: resources_of,
    LoseResource: resources_of,
    SufferDamage: harm_of,
    HealDamage: harm_of,
    GainStamina: stamina_of,
    LoseStamina: stamina_of,
    DrawThreats: threats_of,
    SpawnMonster: place_at,
    CallSpecial: special_words,
    ProwlMonsters: spaces_of,
    StrikeMonster: strike_words,
    MoveFreely: spaces_of,
    GoToPlace: place_to,
    LightFire: place_at,
    DouseFires: no_words,
    ResolveCard: number_words,
    FightEnemy: number_words,
    DrawProjects: projects_of,
    MakeItem: make_words,
    ScoutTiles: tiles_of,
    SurveyTiles: tiles_of,
    LayFeature: lay_words,
    RegrowFeature: symbol_words,
    UncoverToken: reach_words,
    SwapResources: swap_words,
    KeepToken: no_words,
    RemoveCard: no_words,
    DiscardThreat: no_words,
    EndThreat: no_words,
    AddMarks: counters_of,
    RemoveMarks: counters_of,
    GoToStage: number_words,
    WinGame: no_words,
    Perish: no_words,
    BecomeChief: no_words,
    EndOwnTurn: no_words,
    RerollDie: no_words,
    ChangeOwnDie: signed_words,
    ChangeEnemyDie: signed_words,
    AddWound: damage_of,
    FleeCombat: no_words,
    PreventDamage: damage_of,
}
"""The arguments for the message of each verb, including those of combat."""

StandingWords: TypeAlias = "Callable[[Voice, Any], tuple[str, Said]]"


def die_always(voice: Voice, line: DieBonus) -> tuple[str, Said]:
    if line.trait == NO_TRAIT:
        return f"d-always-{line.VERB}", {"signed": sign(line.n)}
    return f"d-always-{line.VERB}-against", {"signed": sign(line.n), "trait": voice.trait(line.trait)}


def move_always(voice: Voice, line: GroundCost) -> tuple[str, Said]:
    amount = voice.say("d-amount-stamina", n=abs(line.n))
    more = "more" if line.n > 0 else "less"
    if line.ground == ANY:
        return f"d-always-move-all-{more}", {"amount": amount}
    return f"d-always-move-{more}", {"amount": amount, "ground": voice.ground(line.ground)}


def cheap_always(voice: Voice, line: CheaperAction) -> tuple[str, Said]:
    action = voice.say(f"d-action-{ACTIONS[line.action]}")
    return "d-always-cheap", {"action": action, "amount": voice.say("d-amount-stamina", n=line.amount.n)}


def carry_always(voice: Voice, line: Carrier) -> tuple[str, Said]:
    if line.resource == ANY:
        return "d-always-carry-any", {"n": line.amount.n}
    return "d-always-carry", {"amount": voice.resources(line.resource, Amount(line.amount.n))}


def limit_always(voice: Voice, line: HigherLimit) -> tuple[str, Said]:
    return "d-always-limit", {"n": line.amount.n}


def warm_always(voice: Voice, line: WarmAtNight) -> tuple[str, Said]:
    return "d-always-warm", {}


def proof_always(voice: Voice, line: DamageProof) -> tuple[str, Said]:
    return "d-always-proof", {"damage": voice.damage(line.damage)}


def forage_always(voice: Voice, line: ForageBonus) -> tuple[str, Said]:
    amount = voice.resources(line.resource, Amount(line.amount.n))
    return "d-always-forage", {"resource": voice.resource(line.resource), "amount": amount}


def thrift_always(voice: Voice, line: CheaperProjects) -> tuple[str, Said]:
    return "d-always-thrift", {"one": voice.resources(line.resource, Amount(1))}


def night_always(voice: Voice, line: NightRest) -> tuple[str, Said]:
    more = "more" if line.n > 0 else "less"
    return f"d-always-night-{more}", {"amount": voice.say("d-amount-stamina", n=abs(line.n))}


STANDING_WORDS: Final[Mapping[type[Standing], StandingWords]] = {
    OwnDieBonus: die_always,
    EnemyDieBonus: die_always,
    GroundCost: move_always,
    CheaperAction: cheap_always,
    Carrier: carry_always,
    HigherLimit: limit_always,
    WarmAtNight: warm_always,
    DamageProof: proof_always,
    ForageBonus: forage_always,
    CheaperProjects: thrift_always,
    NightRest: night_always,
}

ConditionWords: TypeAlias = "Callable[[Voice, Any], Said]"


def if_plain(voice: Voice, need: Condition) -> Said:
    return {}


def if_ground(voice: Voice, need: OnGround) -> Said:
    return {"ground": voice.ground(need.ground)}


def if_landmark(voice: Voice, need: NumberCondition) -> Said:
    return voice.landmark(need.number)


def if_has(voice: Voice, need: HasResource) -> Said:
    return {"amount": voice.resources(need.resource, need.amount)}


def if_has_item(voice: Voice, need: HasItem) -> Said:
    return {"item": voice.item_called(need.name)}


def if_trait(voice: Voice, need: TraitCondition) -> Said:
    return {"trait": voice.trait(need.trait)}


def if_hurt(voice: Voice, need: IsHurt) -> Said:
    return {} if need.damage == ANY else {"damage": voice.damage(need.damage)}


def if_number(voice: Voice, need: NumberCondition) -> Said:
    return {"number": need.number}


def if_count(voice: Voice, need: CountCondition) -> Said:
    return {"number": need.least}


def if_day(voice: Voice, need: FromDay) -> Said:
    return {"number": need.day}


def if_defeated(voice: Voice, need: SpecialDefeated) -> Said:
    return {"special": voice.special(need.name)}


CONDITION_WORDS: Final[Mapping[type[Condition], ConditionWords]] = {
    AtFire: if_plain,
    InCamp: if_plain,
    OnGround: if_ground,
    AtLandmark: if_landmark,
    OnTarget: if_plain,
    OnWater: if_plain,
    HasResource: if_has,
    HasItem: if_has_item,
    HasTrait: if_trait,
    IsHurt: if_hurt,
    HasStamina: stamina_of,
    FromDay: if_day,
    OddDay: if_plain,
    EvenDay: if_plain,
    OthersHere: if_plain,
    IsAlone: if_plain,
    NearMonster: reach_words,
    LandmarkRevealed: if_landmark,
    TilesRevealed: if_count,
    FiresBurning: if_count,
    HasMarks: counters_of,
    AtStage: if_number,
    SpecialDefeated: if_defeated,
    CardRead: if_number,
    EveryoneInCamp: if_plain,
    EveryoneAt: if_landmark,
    AgainstTrait: if_trait,
    AgainstMonster: if_plain,
}

BlockWords: TypeAlias = "Callable[[Voice, Any], str]"


def branches(voice: Voice, line: PayBlock | RollBlock | IfBlock, said: Said) -> str:
    """A block with what follows if something is true, if it is not, or both."""
    if line.then and line.otherwise:
        text, other = voice.branch(line.then, last=False), voice.branch(line.otherwise)
        return voice.say(f"d-block-{line.VERB}-both", text=text, other=other, **said)
    if line.otherwise:
        return voice.say(f"d-block-{line.VERB}-else", other=voice.branch(line.otherwise), **said)
    return voice.say(f"d-block-{line.VERB}", text=voice.branch(line.then), **said)


def pay_block(voice: Voice, line: PayBlock) -> str:
    return branches(voice, line, {"cost": voice.cost(line.cost)})


def roll_block(voice: Voice, line: RollBlock) -> str:
    """QU-12: each of several dice counts on its own."""
    text = branches(voice, line, {"least": line.least})
    if line.dice.n == 1 and not line.dice.per:
        return text
    return voice.say("d-block-dice", amount=voice.amount("d-amount-dice", line.dice), text=text)


def if_block(voice: Voice, line: IfBlock) -> str:
    return branches(voice, line, {"conditions": voice.conditions(line.needs)})


def choose_block(voice: Voice, line: ChooseBlock) -> str:
    final = len(line.options) - 1
    options = [f"({i + 1}) {voice.branch(lines, last=i == final)}" for i, lines in enumerate(line.options)]
    return voice.say("d-block-choose", options=set_apart(voice.say, options))


FOR_ONE: Final = {
    ALL_AT_FIRE: "d-if-at-fire",
    ALL_NOT_AT_FIRE: "d-if-at-fire.not",
    ALL_IN_CAMP: "d-if-in-camp",
    ALL_NOT_IN_CAMP: "d-if-in-camp.not",
}
"""What belonging to a group means for somebody who plays alone; to all groups but the others one always belongs."""


def each_block(voice: Voice, line: EachBlock) -> str:
    if voice.alone and line.group in FOR_ONE:
        return voice.say("d-block-if", conditions=voice.say(FOR_ONE[line.group]), text=voice.branch(line.then))
    if voice.alone and line.group != OTHERS:
        return voice.branch(line.then)
    return voice.say("d-block-each", who=voice.say(f"d-who-{GROUPS[line.group]}"), text=voice.branch(line.then))


def may_block(voice: Voice, line: MayBlock) -> str:
    return voice.say("d-block-may", text=voice.branch(line.then))


BLOCK_WORDS: Final[Mapping[type[Block], BlockWords]] = {
    PayBlock: pay_block,
    ChooseBlock: choose_block,
    RollBlock: roll_block,
    IfBlock: if_block,
    EachBlock: each_block,
    MayBlock: may_block,
}
