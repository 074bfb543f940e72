"""What cards say, put into words from the very lines that are carried out: text and behaviour cannot part.

A line becomes a clause ("gain 2 wood"), lines are joined, blocks put clauses together ("if you are at a fire: ..."),
and at the top each line is a sentence. The messages are in `text/<language>/discover-terms.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from emberwatch.discover.cards import (
    Card,
    Character,
    Enemy,
    Entry,
    Item,
    Landmark,
    Night,
    Project,
    Stage,
    Terrain,
    Threat,
)
from emberwatch.discover.content import Content
from emberwatch.discover.lines import (
    BLOCKS,
    DIE,
    DOUSED,
    PROWLERS,
    WINNERS,
    WORDS,
    Ability,
    Condition,
    Cost,
    Goal,
    Line,
    Powers,
)
from emberwatch.discover.names import (
    ACTIONS,
    ANY,
    DAMAGES,
    GROUPS,
    LANDMARK,
    LIMITS,
    NO_LIMIT,
    PLACES,
    RESOURCES,
    SYMBOLS,
    TAGS,
    TRAITS,
)
from emberwatch.discover.rule import limit_of
from emberwatch.engine.wording import Said, Say

NO_ATTACK: Final = "–"
LEVELS: Final = ("", "I", "II")
ABILITY: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "d-ability",
    (True, False): "d-ability-cost",
    (False, True): "d-ability-if",
    (True, True): "d-ability-cost-if",
}
"""By whether it has a price and whether it has conditions."""


# -- what others call ---------------------------------------------------------------------------------------------


def card_text(say: Say, content: Content, lines: Sequence[Line]) -> str:
    """Lines as sentences."""
    return Voice(say, content).sentences(lines)


def clause_text(say: Say, content: Content, lines: Sequence[Line]) -> str:
    """Lines as one clause, to be put into a sentence."""
    return Voice(say, content).branch(lines)


def ability_text(say: Say, content: Content, ability: Ability) -> str:
    """One ability, as the sentences on its card."""
    return Voice(say, content).ability(ability, for_all=False)


def effect_text(say: Say, content: Content, ability: Ability) -> str:
    """What one ability costs and does, without its moment and its conditions: for whoever may use it now."""
    return Voice(say, content).effect(ability)


def cost_text(say: Say, content: Content, cost: Cost) -> str:
    return Voice(say, content).cost(cost)


def price_text(say: Say, resources: Sequence[tuple[int, int]]) -> str:
    """Resources and how many of each, in a row."""
    amounts = [say(f"d-amount-{RESOURCES[kind]}", n=n) for kind, n in resources if n]
    return ", ".join(amounts) or say("d-nothing")


def enemy_text(say: Say, content: Content, enemy: Enemy) -> str:
    return Voice(say, content).for_entry(enemy).enemy(enemy)


def item_text(say: Say, content: Content, item: Item) -> str:
    return Voice(say, content).for_entry(item).item(item)


def discovery_text(say: Say, content: Content, card: Card) -> str:
    """What a discovery card says, whatever kind it is."""
    return Voice(say, content).for_entry(card).card(card)


def project_text(say: Say, content: Content, project: Project, known: bool = False) -> str:
    """What a project costs; what its item does only if somebody has made one already."""
    return Voice(say, content).project(project, known)


def night_text(say: Say, content: Content, night: Night) -> str:
    return Voice(say, content).night(night)


def threat_text(say: Say, content: Content, threat: Threat) -> str:
    return Voice(say, content).threat(threat)


def stage_text(say: Say, content: Content, stage: Stage) -> str:
    return Voice(say, content).stage(stage)


def character_text(say: Say, content: Content, character: Character) -> str:
    return Voice(say, content).powers(character.powers)


def sheet_text(say: Say, content: Content, terrain: Terrain | None = None) -> str:
    """A terrain sheet: what its grounds cost, and its special rules."""
    return Voice(say, content, terrain).sheet()


# -- names ------------------------------------------------------------------------------------------------------


def title(say: Say, entry: Entry) -> str:
    """How an entry is called. An owner's pack may have no words for it: then its name must do."""
    if entry.title:
        return entry.title
    return message_or(say, entry.key, entry.name.replace("-", " ").capitalize())


def story(say: Say, entry: Entry) -> str:
    """The tale on a card; "" if it has none."""
    return entry.story or message_or(say, f"{entry.key}.story", "")


def message_or(say: Say, key: str, instead: str) -> str:
    """A message of our pools; entries of an owner's pack have none."""
    try:
        return say(key)
    except KeyError:
        return instead


def ground_name(say: Say, terrain: Terrain, ground: int) -> str:
    name = terrain.sheet.grounds[ground]
    return message_or(say, f"ground-{terrain.name}-{name}", name.replace("-", " "))


def landmark_name(say: Say, content: Content, number: int) -> str:
    """The name of a landmark: this terrain's if it has one of that number."""
    found = landmark_called(content, number)
    return title(say, found) if found else "?"


def landmark_called(content: Content, number: int) -> Landmark | None:
    lands = (content.terrain, *content.copy.terrains)
    return next((mark for land in lands for mark in land.landmarks if mark.number == number), None)


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    whole = clause[:1].upper() + clause[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def signed(value: int) -> str:
    """+2, 0, −2."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


# -- the voice --------------------------------------------------------------------------------------------------


def set_apart(say: Say, parts: Sequence[str]) -> str:
    """Parts of a sentence with semicolons between them, as the language writes these."""
    joined = parts[0]
    for part in parts[1:]:
        joined = say("d-list-apart", all=joined, last=part)
    return joined


class Voice:
    """Somebody who says messages, and the copy whose names the cards mention."""

    def __init__(self, say: Say, content: Content, terrain: Terrain | None = None) -> None:
        self.say: Final = say
        self.content: Final = content
        self.terrain: Final = terrain or content.terrain
        """Whose grounds the lines mean."""

    def for_entry(self, entry: Entry) -> Voice:
        """Cards of the copy's other terrain mean its grounds."""
        for terrain in self.content.copy.terrains:
            if any([entry.key == own.key for own in (*terrain.cards, *terrain.enemies)]):
                return Voice(self.say, self.content, terrain)
        return self

    # -- joining ------------------------------------------------------------------------------------------------

    def sentences(self, lines: Sequence[Line]) -> str:
        return " ".join([sentence(self.clause(group)) for group in grouped(lines)])

    def branch(self, lines: Sequence[Line], last: bool = True) -> str:
        """Lines within a block. Where more follows, blocks within it are set in brackets."""
        if not lines:
            return self.say("d-no-effect")
        groups = grouped(lines)
        parts = [self.clause(group) for group in groups]
        verbs = [group[0].verb for group in groups]
        if not any([verb in BLOCKS for verb in verbs]):
            return ", ".join(parts) if any([verb in NO_ORDERS for verb in verbs]) else self.listed(parts)
        for i, verb in enumerate(verbs):
            if verb in BLOCKS and not (last and i == len(parts) - 1):
                parts[i] = f"[{parts[i]}]"
        return set_apart(self.say, parts)

    def listed(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("d-list-and", all=", ".join(parts[:-1]), last=parts[-1])

    def clause(self, group: Sequence[Line]) -> str:
        """A line, or several gains or losses in a row, as one clause."""
        line = group[0]
        if line.verb in BLOCKS:
            return BLOCK_WORDS[line.verb](self, line)
        if line.verb in TOGETHER:
            amounts = [self.resources(each.a, each.n, each.per) for each in group]
            return self.say(verb_key(line), amount=self.listed(amounts))
        return self.say(verb_key(line), **VERB_WORDS[line.verb](self, line))

    def standing(self, line: Line) -> str:
        key, said = STANDING_WORDS[line.verb](self, line)
        return self.say(key, **said)

    # -- words --------------------------------------------------------------------------------------------------

    def per(self, amount: str, per_player: bool) -> str:
        return self.say("d-per-player", amount=amount) if per_player else amount

    def resources(self, kind: int, n: int, per_player: bool = False) -> str:
        name = "any" if kind == ANY else RESOURCES[kind]
        return self.per(self.say(f"d-amount-{name}", n=n), per_player)

    def resource(self, kind: int) -> str:
        return self.say(f"d-resource-{RESOURCES[kind]}")

    def harm(self, kind: int, n: int, per_player: bool = False) -> str:
        name = "any" if kind == ANY else DAMAGES[kind]
        return self.per(self.say(f"d-harm-{name}", n=n), per_player)

    def damage(self, kind: int) -> str:
        return self.say(f"d-damage-{DAMAGES[kind]}")

    def trait(self, trait: int) -> str:
        return self.say(f"d-trait-{TRAITS[trait]}")

    def ground(self, ground: int) -> str:
        return ground_name(self.say, self.terrain, ground)

    def place(self, place: int, number: int, way: str) -> str:
        """Where something is (`at`) or is put (`to`)."""
        said = self.landmark(number) if place == LANDMARK else {}
        return self.say(f"d-place-{PLACES[place]}.{way}", **said)

    def landmark(self, number: int) -> Said:
        return {"number": number, "landmark": landmark_name(self.say, self.content, number)}

    def special(self, name: str) -> str:
        return self.called(name, self.content.specials)

    def item_called(self, name: str) -> str:
        found = [card.item for card in self.content.cards if card.item is not None]
        return self.called(name, (*found, *self.content.made))

    def called(self, name: str, entries: Sequence[Entry]) -> str:
        """The title of the entry of a name; the name itself if this copy has no such entry."""
        found = next((entry for entry in entries if entry.name == name), None)
        return title(self.say, found) if found else name.replace("-", " ").capitalize()

    # -- conditions and costs -----------------------------------------------------------------------------------

    def conditions(self, needs: Sequence[Condition]) -> str:
        return self.listed([self.condition(need) for need in needs])

    def condition(self, need: Condition) -> str:
        name = "hurt-any" if need.kind == "hurt" and need.a == ANY else need.kind
        key = f"d-if-{name}.not" if need.negated else f"d-if-{name}"
        return self.say(key, **CONDITION_WORDS[need.kind](self, need))

    def cost(self, cost: Cost) -> str:
        return ", ".join(self.cost_parts(cost)) or self.say("d-nothing")

    def cost_parts(self, cost: Cost) -> list[str]:
        parts = [self.resources(kind, n, per) for kind, n, per in cost.resources]
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
        said = {"when": self.moment(ability, for_all), "cost": price, "conditions": needs, "text": self.done(ability)}
        return sentence(self.say(ABILITY[bool(price), bool(needs)], **said)) + self.limit(ability)

    def always(self, ability: Ability) -> str:
        text = [self.standing(line) for line in ability.do]
        if not ability.needs:
            return " ".join([sentence(clause) for clause in text])
        return sentence(self.say("d-block-if", conditions=self.conditions(ability.needs), text=self.listed(text)))

    def moment(self, ability: Ability, for_all: bool) -> str:
        key = f"d-when-{ability.when}"
        if ability.when == "prevent" and ability.of != ANY:
            return self.say("d-when-prevent-of", damage=self.damage(ability.of))
        if ability.when == "enter":
            return self.say(key, ground=self.ground(ability.of))
        if ability.when == "key":
            return self.say(key, tag=self.say(f"d-tag-{TAGS[ability.of]}"))
        return self.say(f"{key}.all" if for_all and ability.when in ("night", "dawn") else key)

    def done(self, ability: Ability) -> str:
        return self.say("d-verb-key") if ability.when == "key" else self.branch(ability.do)

    def limit(self, ability: Ability) -> str:
        limit = limit_of(ability)
        return "" if limit == NO_LIMIT else f" {sentence(self.say(f'd-limit-{LIMITS[limit]}'))}"

    def effect(self, ability: Ability) -> str:
        text, price = self.done(ability), self.price(ability)
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
        lines = (Line("damage", enemy.harm, n=1), *enemy.hit)
        return self.say("d-enemy-hit", text=self.branch(lines))

    def traits(self, traits: Sequence[int]) -> list[str]:
        named = ", ".join([self.trait(trait) for trait in traits])
        return [self.say("d-traits", traits=named)] if traits else []

    def item(self, item: Item) -> str:
        parts = self.traits(item.traits)
        if item.counters:
            parts.append(self.say("d-item-counters", n=item.counters))
        return joined([*parts, self.powers(item.powers)])

    def card(self, card: Card) -> str:
        if card.item is not None:
            return self.item(card.item)
        if card.enemy is not None:
            return self.enemy(card.enemy)
        tags = ", ".join([self.say(f"d-tag-{TAGS[tag]}") for tag in card.tags])
        parts = [self.say("d-tags", tags=tags)] if tags else []
        return joined([*parts, self.sentences(card.do), self.powers(card.powers, for_all=True)])

    def project(self, project: Project, known: bool) -> str:
        say = self.say
        parts = [say("d-project-cost", cost=price_text(say, project.cost))]
        if project.fire:
            parts.append(say("d-project-fire"))
        if project.complex:
            parts.append(say("d-project-complex"))
        return joined([*parts, self.item(project.item) if known else say("d-project-unmade")])

    def night(self, night: Night) -> str:
        return joined([self.say("d-night-level", level=LEVELS[night.level]), self.sentences(night.do)])

    def threat(self, threat: Threat) -> str:
        words = [self.say("d-threat-ongoing")] if threat.ongoing else []
        words += [self.say("d-threat-community")] if threat.community else []
        return joined([*words, *self.traits(threat.traits), self.sentences(threat.do), self.powers(threat.powers)])

    def stage(self, stage: Stage) -> str:
        begin = [self.say("d-stage-start", text=self.branch(stage.start))] if stage.start else []
        goals = [self.goal(goal) for goal in stage.goals]
        return joined([*begin, self.powers(stage.powers, for_all=True), *goals])

    def goal(self, goal: Goal) -> str:
        key = "d-goal-each" if goal.each else "d-goal"
        return self.say(key, conditions=self.conditions(goal.needs), text=self.branch(goal.do))

    def sheet(self) -> str:
        sheet = self.terrain.sheet
        costs = [
            self.say("d-sheet-ground", ground=self.ground(ground), cost=cost) for ground, cost in enumerate(sheet.costs)
        ]
        return joined([self.say("d-sheet-grounds", grounds=", ".join(costs)), self.powers(sheet.powers, for_all=True)])


def joined(parts: Sequence[str]) -> str:
    return " ".join([part for part in parts if part])


TOGETHER: Final = ("gain", "lose")
"""Several of these in a row are said at once: "gain 2 wood and 1 stone"."""
NO_ORDERS: Final = ("spawn", "special", "go", "win", "perish")
"""Verbs whose clause is no order: "a monster appears". In a list with others no "and" is put before the last."""


def grouped(lines: Sequence[Line]) -> list[list[Line]]:
    groups: list[list[Line]] = []
    for line in lines:
        if groups and line.verb in TOGETHER and groups[-1][0].verb == line.verb:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


# -- verbs ------------------------------------------------------------------------------------------------------

LineWords: TypeAlias = Callable[[Voice, Line], Said]
VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "prowl": WORDS[PROWLERS],
    "douse": WORDS[DOUSED],
    "win": WORDS[WINNERS],
    "reroll": WORDS[DIE],
}
"""Verbs with a message for each of the words they may take."""


def verb_key(line: Line) -> str:
    variants = VARIANTS.get(line.verb)
    return f"d-verb-{line.verb}-{variants[line.a]}" if variants else f"d-verb-{line.verb}"


def no_words(voice: Voice, line: Line) -> Said:
    return {}


def resources_of(voice: Voice, line: Line) -> Said:
    return {"amount": voice.resources(line.a, line.n, line.per)}


def harm_of(voice: Voice, line: Line) -> Said:
    return {"amount": voice.harm(line.a, line.n, line.per)}


UNITS: Final[Mapping[str, str]] = {
    "rest": "stamina",
    "tire": "stamina",
    "threat": "threats",
    "prowl": "spaces",
    "move": "spaces",
    "project": "projects",
    "scout": "tiles",
    "survey": "tiles",
    "mark": "counters",
    "unmark": "counters",
    "strike": "damage",
    "wound": "damage",
    "prevent": "damage",
}
"""What the amount of a verb is an amount of."""


def amount_of(voice: Voice, line: Line) -> Said:
    return {"amount": voice.per(voice.say(f"d-amount-{UNITS[line.verb]}", n=line.n), line.per)}


def strike_words(voice: Voice, line: Line) -> Said:
    return {**amount_of(voice, line), "reach": line.b}


def place_at(voice: Voice, line: Line) -> Said:
    return {"place": voice.place(line.a, line.n, "at")}


def place_to(voice: Voice, line: Line) -> Said:
    return {"place": voice.place(line.a, line.n, "to")}


def special_words(voice: Voice, line: Line) -> Said:
    return {"special": voice.special(line.name), **place_at(voice, line)}


def lay_words(voice: Voice, line: Line) -> Said:
    return {**symbol_words(voice, line), "place": voice.place(line.b, line.n, "to")}


def symbol_words(voice: Voice, line: Line) -> Said:
    return {"symbol": voice.say(f"d-symbol-{SYMBOLS[line.a]}")}


def number_words(voice: Voice, line: Line) -> Said:
    return {"number": line.n}


def reach_words(voice: Voice, line: Line) -> Said:
    return {"reach": line.n}


def make_words(voice: Voice, line: Line) -> Said:
    made = next((item for item in voice.content.made if item.number == line.n), None)
    return {"item": title(voice.say, made) if made else str(line.n)}


def swap_words(voice: Voice, line: Line) -> Said:
    return {**resources_of(voice, line), "other": voice.resource(line.b)}


def signed_words(voice: Voice, line: Line) -> Said:
    return {"signed": signed(line.n)}


VERB_WORDS: Final[Mapping[str, LineWords]] = {
    "gain": resources_of,
    "lose": resources_of,
    "damage": harm_of,
    "heal": harm_of,
    "rest": amount_of,
    "tire": amount_of,
    "threat": amount_of,
    "spawn": place_at,
    "special": special_words,
    "prowl": amount_of,
    "strike": strike_words,
    "move": amount_of,
    "go": place_to,
    "light": place_at,
    "douse": no_words,
    "resolve": number_words,
    "fight": number_words,
    "project": amount_of,
    "make": make_words,
    "scout": amount_of,
    "survey": amount_of,
    "lay": lay_words,
    "regrow": symbol_words,
    "uncover": reach_words,
    "swap": swap_words,
    "stay": no_words,
    "remove": no_words,
    "discard": no_words,
    "relief": no_words,
    "mark": amount_of,
    "unmark": amount_of,
    "stage": number_words,
    "win": no_words,
    "perish": no_words,
    "chief": no_words,
    "end-turn": no_words,
    "reroll": no_words,
    "mine": signed_words,
    "enemy": signed_words,
    "wound": amount_of,
    "flee": no_words,
    "prevent": amount_of,
}
"""What goes into the message of each verb of cards, those of combat included."""


# -- standing effects -------------------------------------------------------------------------------------------

StandingWords: TypeAlias = Callable[[Voice, Line], tuple[str, Said]]


def die_always(voice: Voice, line: Line) -> tuple[str, Said]:
    if line.a < 0:
        return f"d-always-{line.verb}", {"signed": signed(line.n)}
    return f"d-always-{line.verb}-against", {"signed": signed(line.n), "trait": voice.trait(line.a)}


def move_always(voice: Voice, line: Line) -> tuple[str, Said]:
    amount = voice.say("d-amount-stamina", n=abs(line.n))
    more = "more" if line.n > 0 else "less"
    if line.a == ANY:
        return f"d-always-move-all-{more}", {"amount": amount}
    return f"d-always-move-{more}", {"amount": amount, "ground": voice.ground(line.a)}


def cheap_always(voice: Voice, line: Line) -> tuple[str, Said]:
    action = voice.say(f"d-action-{ACTIONS[line.a]}")
    return "d-always-cheap", {"action": action, "amount": voice.say("d-amount-stamina", n=line.n)}


def carry_always(voice: Voice, line: Line) -> tuple[str, Said]:
    if line.a == ANY:
        return "d-always-carry-any", {"n": line.n}
    return "d-always-carry", {"amount": voice.resources(line.a, line.n)}


def limit_always(voice: Voice, line: Line) -> tuple[str, Said]:
    return "d-always-limit", {"n": line.n}


def warm_always(voice: Voice, line: Line) -> tuple[str, Said]:
    return "d-always-warm", {}


def proof_always(voice: Voice, line: Line) -> tuple[str, Said]:
    return "d-always-proof", {"damage": voice.damage(line.a)}


def forage_always(voice: Voice, line: Line) -> tuple[str, Said]:
    return "d-always-forage", {"resource": voice.resource(line.a), "amount": voice.resources(line.a, line.n)}


def thrift_always(voice: Voice, line: Line) -> tuple[str, Said]:
    return "d-always-thrift", {"one": voice.resources(line.a, 1)}


def night_always(voice: Voice, line: Line) -> tuple[str, Said]:
    more = "more" if line.n > 0 else "less"
    return f"d-always-night-{more}", {"amount": voice.say("d-amount-stamina", n=abs(line.n))}


STANDING_WORDS: Final[Mapping[str, StandingWords]] = {
    "mine": die_always,
    "enemy": die_always,
    "move": move_always,
    "cheap": cheap_always,
    "carry": carry_always,
    "limit": limit_always,
    "warm": warm_always,
    "proof": proof_always,
    "forage": forage_always,
    "thrift": thrift_always,
    "night": night_always,
}


# -- conditions -------------------------------------------------------------------------------------------------

ConditionWords: TypeAlias = Callable[[Voice, Condition], Said]


def if_plain(voice: Voice, need: Condition) -> Said:
    return {}


def if_ground(voice: Voice, need: Condition) -> Said:
    return {"ground": voice.ground(need.a)}


def if_landmark(voice: Voice, need: Condition) -> Said:
    return voice.landmark(need.n)


def if_has(voice: Voice, need: Condition) -> Said:
    return {"amount": voice.resources(need.a, need.n, need.per)}


def if_has_item(voice: Voice, need: Condition) -> Said:
    return {"item": voice.item_called(need.name)}


def if_trait(voice: Voice, need: Condition) -> Said:
    return {"trait": voice.trait(need.a)}


def if_hurt(voice: Voice, need: Condition) -> Said:
    return {} if need.a == ANY else {"damage": voice.damage(need.a)}


def if_stamina(voice: Voice, need: Condition) -> Said:
    return {"amount": voice.per(voice.say("d-amount-stamina", n=need.n), need.per)}


def if_marks(voice: Voice, need: Condition) -> Said:
    return {"amount": voice.per(voice.say("d-amount-counters", n=need.n), need.per)}


def if_number(voice: Voice, need: Condition) -> Said:
    return {"number": need.n}


def if_reach(voice: Voice, need: Condition) -> Said:
    return {"reach": need.n}


def if_defeated(voice: Voice, need: Condition) -> Said:
    return {"special": voice.special(need.name)}


CONDITION_WORDS: Final[Mapping[str, ConditionWords]] = {
    "at-fire": if_plain,
    "in-camp": if_plain,
    "on": if_ground,
    "at-landmark": if_landmark,
    "on-target": if_plain,
    "on-water": if_plain,
    "has": if_has,
    "has-item": if_has_item,
    "has-trait": if_trait,
    "hurt": if_hurt,
    "stamina": if_stamina,
    "day": if_number,
    "odd-day": if_plain,
    "even-day": if_plain,
    "others-here": if_plain,
    "alone": if_plain,
    "near-monster": if_reach,
    "revealed": if_landmark,
    "tiles": if_number,
    "fires": if_number,
    "marks": if_marks,
    "stage": if_number,
    "defeated": if_defeated,
    "read": if_number,
    "everyone-in-camp": if_plain,
    "everyone-at": if_landmark,
    "against": if_trait,
    "monster": if_plain,
}


# -- blocks -----------------------------------------------------------------------------------------------------

BlockWords: TypeAlias = Callable[[Voice, Line], str]


def branches(voice: Voice, line: Line, said: Said) -> str:
    """A block with what follows if something is so, if it is not, or both."""
    if line.do and line.other:
        text, other = voice.branch(line.do, last=False), voice.branch(line.other)
        return voice.say(f"d-block-{line.verb}-both", text=text, other=other, **said)
    if line.other:
        return voice.say(f"d-block-{line.verb}-else", other=voice.branch(line.other), **said)
    return voice.say(f"d-block-{line.verb}", text=voice.branch(line.do), **said)


def pay_block(voice: Voice, line: Line) -> str:
    return branches(voice, line, {"cost": voice.cost(line.cost)})


def roll_block(voice: Voice, line: Line) -> str:
    """QU-12: of several dice every one counts for itself."""
    text = branches(voice, line, {"least": line.n})
    if line.a == 1 and not line.per:
        return text
    amount = voice.say("d-amount-dice", n=line.a)
    if line.per:
        amount = voice.say("d-per-player", amount=amount)
    return voice.say("d-block-dice", amount=amount, text=text)


def if_block(voice: Voice, line: Line) -> str:
    return branches(voice, line, {"conditions": voice.conditions(line.needs)})


def choose_block(voice: Voice, line: Line) -> str:
    final = len(line.options) - 1
    options = [f"({i + 1}) {voice.branch(lines, last=i == final)}" for i, lines in enumerate(line.options)]
    return voice.say("d-block-choose", options=set_apart(voice.say, options))


def each_block(voice: Voice, line: Line) -> str:
    return voice.say("d-block-each", who=voice.say(f"d-who-{GROUPS[line.a]}"), text=voice.branch(line.do))


def may_block(voice: Voice, line: Line) -> str:
    return voice.say("d-block-may", text=voice.branch(line.do))


BLOCK_WORDS: Final[Mapping[str, BlockWords]] = {
    "pay": pay_block,
    "choose": choose_block,
    "roll": roll_block,
    "if": if_block,
    "each": each_block,
    "may": may_block,
}
