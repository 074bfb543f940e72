"""The words of cards, made from the very lines that are carried out, so text and behavior cannot differ.

A line becomes a clause ("gain 2 wood"), lines are joined, blocks put clauses together ("if you are at a fire: ..."),
and at the top each line is a sentence. The messages are in `text/<language>/discover-terms.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from emberwatch.discover.cards.conditions import IsHurt
from emberwatch.discover.cards.effects.survivors import SufferDamage
from emberwatch.discover.cards.syntax import Ability, Block, Condition, Cost, Goal, Line, Powers, Standing
from emberwatch.discover.cards.words import Amount, NamedPlace
from emberwatch.discover.model.components import (
    Card,
    Character,
    CopyEntry,
    Enemy,
    Item,
    NightCard,
    Project,
    Stage,
    Terrain,
    Threat,
)
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.names import (
    ANY,
    DAMAGES,
    LANDMARK,
    LIMITS,
    NO_LIMIT,
    PLACES,
    RESOURCES,
    TAGS,
    TRAITS,
)
from emberwatch.discover.present.card_words import (
    BLOCK_WORDS,
    CONDITION_WORDS,
    NO_ORDERS,
    STANDING_WORDS,
    TOGETHER,
    VERB_WORDS,
    group_words,
    verb_key,
)
from emberwatch.discover.present.titles import (
    ground_name,
    join_words,
    landmark_name,
    sentence,
    set_apart,
    title,
)
from emberwatch.discover.rules.abilities import limit_of
from emberwatch.engine.presenting import Said, Say

NO_ATTACK: Final = "–"

LEVELS: Final = ("", "I", "II")

OF_EVERYONE: Final = {"everyone-in-camp": "in-camp", "everyone-at": "at-landmark"}
"""Conditions about all survivors, and what they mean to somebody who plays alone."""

ABILITY: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "d-ability",
    (True, False): "d-ability-cost",
    (False, True): "d-ability-if",
    (True, True): "d-ability-cost-if",
}
"""The message for an ability, by whether it has a price and whether it has conditions."""


def card_text(say: Say, content: DiscoverContent, lines: Sequence[Line], seats: int = 0) -> str:
    """Lines as sentences."""
    return Voice(say, content, seats=seats).sentences(lines)


def clause_text(say: Say, content: DiscoverContent, lines: Sequence[Line], seats: int = 0) -> str:
    """Lines as one clause that fits into a sentence."""
    return Voice(say, content, seats=seats).branch(lines)


def effect_text(say: Say, content: DiscoverContent, ability: Ability, seats: int = 0) -> str:
    """What one ability costs and does, without its moment and its conditions: for a seat that may use it now."""
    return Voice(say, content, seats=seats).effect(ability)


def cost_text(say: Say, content: DiscoverContent, cost: Cost, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).cost(cost)


def price_text(say: Say, resources: Sequence[tuple[int, int]]) -> str:
    """A list of resources, with the number of each."""
    amounts = [say(f"d-amount-{RESOURCES[kind]}", n=n) for kind, n in resources if n]
    return ", ".join(amounts) or say("d-nothing")


def enemy_text(say: Say, content: DiscoverContent, enemy: Enemy) -> str:
    return Voice(say, content).for_entry(enemy).enemy(enemy)


def item_text(say: Say, content: DiscoverContent, item: Item, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).for_entry(item).item(item)


def discovery_text(say: Say, content: DiscoverContent, card: Card, seats: int = 0) -> str:
    """What a discovery card says, whatever kind it is."""
    return Voice(say, content, seats=seats).for_entry(card).card(card)


def project_text(say: Say, content: DiscoverContent, project: Project, known: bool = False) -> str:
    """What a project costs, and what its item does if somebody has made one already."""
    return Voice(say, content).project(project, known)


def night_text(say: Say, content: DiscoverContent, night: NightCard, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).night(night)


def threat_text(say: Say, content: DiscoverContent, threat: Threat, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).threat(threat)


def stage_text(say: Say, content: DiscoverContent, stage: Stage, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).stage(stage)


def character_text(say: Say, content: DiscoverContent, character: Character, seats: int = 0) -> str:
    return Voice(say, content, seats=seats).powers(character.powers)


def sheet_text(say: Say, content: DiscoverContent, terrain: Terrain | None = None, seats: int = 0) -> str:
    """A terrain sheet: what its grounds cost, and its special rules."""
    return Voice(say, content, terrain, seats).sheet()


class Voice:
    """Says messages about one copy, whose names the cards mention."""

    def __init__(self, say: Say, content: DiscoverContent, terrain: Terrain | None = None, seats: int = 0) -> None:
        self.say: Final = say
        self.content: Final = content
        self.seats: Final = seats
        """How many play; 0 if nobody plays right now, as in a list of cards."""
        self.alone: Final = seats == 1
        """Whether the texts speak to one survivor and mention no others."""
        self.totals = False
        """QU-8: whether to say how much it is in this game instead of how much per player."""
        self.terrain: Final = terrain or content.terrain
        """The terrain whose grounds the lines mean."""

    def for_entry(self, entry: CopyEntry) -> Voice:
        """The voice for an entry: cards of the copy's other terrain mean that terrain's grounds."""
        for terrain in self.content.copy.terrains:
            if any([entry.key == own.key for own in (*terrain.cards, *terrain.enemies)]):
                return Voice(self.say, self.content, terrain, self.seats)
        return self

    # -- joining ------------------------------------------------------------------------------------------------

    def sentences(self, lines: Sequence[Line]) -> str:
        return " ".join([sentence(self.clause(group)) for group in group_words(lines)])

    def branch(self, lines: Sequence[Line], last: bool = True) -> str:
        """Lines within a block. If more follows, put blocks within it in brackets."""
        if not lines:
            return self.say("d-no-effect")
        groups = group_words(lines)
        parts = [self.clause(group) for group in groups]
        heads = [group[0] for group in groups]
        if not any([isinstance(line, Block) for line in heads]):
            return ", ".join(parts) if any([isinstance(line, NO_ORDERS) for line in heads]) else self.join(parts)
        for i, line in enumerate(heads):
            if isinstance(line, Block) and not (last and i == len(parts) - 1):
                parts[i] = f"[{parts[i]}]"
        return set_apart(self.say, parts)

    def join(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("d-list-and", all=", ".join(parts[:-1]), last=parts[-1])

    def clause(self, group: Sequence[Line]) -> str:
        """One clause for a line, or for several gains or losses in a row."""
        line = group[0]
        if isinstance(line, Block):
            return BLOCK_WORDS[type(line)](self, line)
        if isinstance(line, TOGETHER):
            amounts = [self.resources(each.resource, each.amount) for each in group if isinstance(each, TOGETHER)]
            return self.say(verb_key(line), amount=self.join(amounts))
        return self.say(verb_key(line, self.alone), **VERB_WORDS[type(line)](self, line))

    def standing(self, line: Line) -> str:
        assert isinstance(line, Standing), "it is always on"
        key, said = STANDING_WORDS[type(line)](self, line)
        return self.say(key, **said)

    # -- words --------------------------------------------------------------------------------------------------

    def amount(self, key: str, amount: Amount) -> str:
        """An amount of something, possibly per player; for somebody who plays alone, that is simply the amount."""
        if self.totals:
            return self.say(key, n=amount.count(self.seats))
        said = self.say(key, n=amount.n)
        return self.say("d-per-player", amount=said) if amount.per and not self.alone else said

    def resources(self, kind: int, amount: Amount) -> str:
        return self.amount(f"d-amount-{'any' if kind == ANY else RESOURCES[kind]}", amount)

    def resource(self, kind: int) -> str:
        return self.say(f"d-resource-{RESOURCES[kind]}")

    def harm(self, kind: int, amount: Amount) -> str:
        return self.amount(f"d-harm-{'any' if kind == ANY else DAMAGES[kind]}", amount)

    def damage(self, kind: int) -> str:
        return self.say(f"d-damage-{DAMAGES[kind]}")

    def trait(self, trait: int) -> str:
        return self.say(f"d-trait-{TRAITS[trait]}")

    def ground(self, ground: int) -> str:
        return ground_name(self.say, self.terrain, ground)

    def place(self, place: NamedPlace, way: str) -> str:
        """A place where something is (`at`) or is put (`to`)."""
        said = self.landmark(place.landmark) if place.kind == LANDMARK else {}
        return self.say(f"d-place-{PLACES[place.kind]}.{way}", **said)

    def landmark(self, number: int) -> Said:
        return {"number": number, "landmark": landmark_name(self.say, self.content, number)}

    def special(self, name: str) -> str:
        return self.title_of(name, self.content.specials)

    def item_called(self, name: str) -> str:
        found = [card.item for card in self.content.cards if card.item is not None]
        return self.title_of(name, (*found, *self.content.made))

    def title_of(self, name: str, entries: Sequence[CopyEntry]) -> str:
        """The title of the entry with this name; the name itself if this copy has no such entry."""
        found = next((entry for entry in entries if entry.name == name), None)
        return title(self.say, found) if found else name.replace("-", " ").capitalize()

    # -- conditions and costs -----------------------------------------------------------------------------------

    def conditions(self, needs: Sequence[Condition]) -> str:
        return self.join([self.condition(need) for need in needs])

    def condition(self, need: Condition) -> str:
        name = "hurt-any" if isinstance(need, IsHurt) and need.damage == ANY else need.KIND
        name = OF_EVERYONE.get(name, name) if self.alone else name
        key = f"d-if-{name}.not" if need.negated else f"d-if-{name}"
        return self.say(key, **CONDITION_WORDS[type(need)](self, need))

    def cost(self, cost: Cost) -> str:
        return ", ".join(self.cost_parts(cost)) or self.say("d-nothing")

    def cost_parts(self, cost: Cost) -> list[str]:
        parts = [self.resources(kind, Amount(n, per)) for kind, n, per in cost.resources]
        if cost.counters:
            parts.append(self.say("d-cost-counters", n=cost.counters))
        if cost.this:
            parts.append(self.say("d-cost-this"))
        return parts

    def price(self, ability: Ability) -> str:
        """Stamina and everything else that an ability costs; "" if nothing."""
        stamina = [self.say("d-amount-stamina", n=ability.stamina)] if ability.stamina else []
        return ", ".join(stamina + self.cost_parts(ability.cost))

    # -- abilities ----------------------------------------------------------------------------------------------

    def powers(self, powers: Powers, for_all: bool = False) -> str:
        return " ".join([self.ability(ability, for_all) for ability in powers.all])

    def ability(self, ability: Ability, for_all: bool) -> str:
        if ability.when == "always":
            return self.always(ability)
        price, needs = self.price(ability), self.conditions(ability.needs)
        said = {"when": self.moment(ability, for_all), "cost": price, "conditions": needs, "text": self.action(ability)}
        return sentence(self.say(ABILITY[bool(price), bool(needs)], **said)) + self.limit(ability)

    def always(self, ability: Ability) -> str:
        text = [self.standing(line) for line in ability.do]
        if not ability.needs:
            return " ".join([sentence(clause) for clause in text])
        return sentence(self.say("d-block-if", conditions=self.conditions(ability.needs), text=self.join(text)))

    def moment(self, ability: Ability, for_all: bool) -> str:
        key = f"d-when-{ability.when}"
        if ability.when == "prevent" and ability.of != ANY:
            return self.say("d-when-prevent-of", damage=self.damage(ability.of))
        if ability.when == "enter":
            return self.say(key, ground=self.ground(ability.of))
        if ability.when == "key":
            return self.say(key, tag=self.say(f"d-tag-{TAGS[ability.of]}"))
        return self.say(f"{key}.all" if for_all and not self.alone and ability.when in ("night", "dawn") else key)

    def action(self, ability: Ability) -> str:
        return self.say("d-verb-key") if ability.when == "key" else self.branch(ability.do)

    def limit(self, ability: Ability) -> str:
        limit = limit_of(ability)
        return "" if limit == NO_LIMIT else f" {sentence(self.say(f'd-limit-{LIMITS[limit]}'))}"

    def effect(self, ability: Ability) -> str:
        text, price = self.action(ability), self.price(ability)
        return f"{text} ({price})" if price else text

    # -- whole cards --------------------------------------------------------------------------------------------

    def enemy(self, enemy: Enemy) -> str:
        say = self.say
        attack = str(enemy.attack) if enemy.attack else NO_ATTACK
        parts = [say("d-enemy-stats", defence=enemy.defence, attack=attack, health=enemy.health)]
        parts += self.traits(enemy.traits)
        if enemy.deadly:
            parts.append(say("d-enemy-deadly"))
        if enemy.retreat > 1:
            parts.append(say("d-enemy-retreat"))
        parts.append(self.hit(enemy))
        if enemy.reward:
            parts.append(say("d-enemy-reward", text=self.branch(enemy.reward)))
        return " ".join(parts)

    def hit(self, enemy: Enemy) -> str:
        if not enemy.attack:
            return self.say("d-enemy-harmless")
        lines = (SufferDamage(enemy.harm, Amount(1)), *enemy.hit)
        return self.say("d-enemy-hit", text=self.branch(lines))

    def traits(self, traits: Sequence[int]) -> list[str]:
        named = ", ".join([self.trait(trait) for trait in traits])
        return [self.say("d-traits", traits=named)] if traits else []

    def item(self, item: Item) -> str:
        parts = self.traits(item.traits)
        if item.counters:
            parts.append(self.say("d-item-counters", n=item.counters))
        return join_words([*parts, self.powers(item.powers)])

    def card(self, card: Card) -> str:
        if card.item is not None:
            return self.item(card.item)
        if card.enemy is not None:
            return self.enemy(card.enemy)
        tags = ", ".join([self.say(f"d-tag-{TAGS[tag]}") for tag in card.tags])
        parts = [self.say("d-tags", tags=tags)] if tags else []
        return join_words([*parts, self.sentences(card.do), self.powers(card.powers, for_all=True)])

    def project(self, project: Project, known: bool) -> str:
        say = self.say
        parts = [say("d-project-cost", cost=price_text(say, project.cost))]
        if project.fire:
            parts.append(say("d-project-fire"))
        if project.complex:
            parts.append(say("d-project-complex"))
        return join_words([*parts, self.item(project.item) if known else say("d-project-unmade")])

    def night(self, night: NightCard) -> str:
        return join_words([self.say("d-night-level", level=LEVELS[night.level]), self.sentences(night.do)])

    def threat(self, threat: Threat) -> str:
        words = [self.say("d-threat-ongoing")] if threat.ongoing else []
        words += [self.say("d-threat-community")] if threat.community else []
        return join_words([*words, *self.traits(threat.traits), self.sentences(threat.do), self.powers(threat.powers)])

    def stage(self, stage: Stage) -> str:
        begin = [self.say("d-stage-start", text=self.branch(stage.start))] if stage.start else []
        goals = [self.goal(goal) for goal in stage.goals]
        return join_words([*begin, self.powers(stage.powers, for_all=True), *goals])

    def goal(self, goal: Goal) -> str:
        key = "d-goal-each" if goal.each and not self.alone else "d-goal"
        return self.say(key, conditions=self.conditions(goal.needs), text=self.branch(goal.do))

    def sheet(self) -> str:
        sheet = self.terrain.sheet
        costs = [
            self.say("d-sheet-ground", ground=self.ground(ground), cost=cost) for ground, cost in enumerate(sheet.costs)
        ]
        return join_words(
            [self.say("d-sheet-grounds", grounds=", ".join(costs)), self.powers(sheet.powers, for_all=True)]
        )
