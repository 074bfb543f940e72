"""Turns the numbers of Discover into words, in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from emberwatch.discover.cards.blocks import Choose, May, MayPay
from emberwatch.discover.cards.moments import Moment
from emberwatch.discover.cards.targets import WhichPlace
from emberwatch.discover.model.board import SLOTS, SPACE_NAMES
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import DAMAGES, DICE, REMEDY, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    CHARACTER_SOURCE,
    ENEMY_GATHERED,
    ITEM_SOURCE,
    QUEST_SOURCE,
    SHEET_SOURCE,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
)
from emberwatch.discover.present.aloud import ReadingAloud
from emberwatch.discover.present.card_text import (
    NO_ATTACK,
    character_text,
    clause_text,
    cost_text,
    discovery_text,
    effect_text,
    enemy_text,
    item_text,
    price_text,
    project_text,
    sheet_text,
    stage_text,
    threat_text,
)
from emberwatch.discover.present.naming import (
    ability_at,
    card_words,
    enemy_words,
    foe_on_space,
    gathered_words,
    ground_words,
    item_words,
    landmark_words,
    list_names,
    source_words,
    space_words,
    things_words,
    token_words,
    with_things,
)
from emberwatch.discover.present.situation.asking import asking_card
from emberwatch.discover.present.titles import title, title_fact
from emberwatch.discover.rules.combat.rewards import AcceptHanded, HandReward
from emberwatch.discover.rules.craft import price
from emberwatch.discover.rules.moves import cost_of
from emberwatch.discover.rules.trade import projects_at
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.presenting import AskingCard, Fact, Said, Say

PICK_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "pass": (),
    "yes": (),
    "move": ("space",),
    "gather": ("gathered",),
    "scout": ("slot",),
    "investigate": (),
    "craft": ("number",),
    "cook": (),
    "stoke": (),
    "recover": ("to", "damage"),
    "loot": ("victim",),
    "trade": ("to",),
    "attack": ("victim",),
    "use": ("source", "k"),
    "show": ("number", "to"),
    "give-up": (),
    "end-turn": (),
    "keep": ("character",),
    "name": ("to",),
    "step": ("space",),
    "place": ("space",),
    "turn-up": ("symbol",),
    "foe": ("foe",),
    "option": ("option",),
    "amount": ("n",),
    "resource": ("resource",),
    "heal": ("damage",),
    "take": ("sort",),
    "take-item": ("item",),
    "drop": ("sort",),
    "split": ("sort",),
    "discard": ("item",),
    "discard-threat": ("threat",),
    "give": ("sort",),
    "give-item": ("item",),
    "give-project": ("number",),
    "want": ("sort",),
    "want-item": ("item",),
    "want-project": (),
    "offer": (),
    "draw": ("deck",),
    "support": ("support",),
    "spend": ("resource",),
    "call": ("to",),
}
"""What the numbers of a pick mean, by its verb."""

OF_PROJECTS: Final = ("craft", "show", "give-project")
"""Verbs whose number is a project."""

DECKS: Final = ("normal", "complex")

UNITS: Final[Mapping[str, str]] = {
    "discover-told-marked": "counters",
    "discover-told-rested": "stamina",
    "discover-told-tired": "stamina",
    "discover-told-struck": "damage",
    "discover-ask-strike": "damage",
}
"""Messages whose number is an amount of something that is neither a resource nor a type of damage."""


class DiscoverWording(ReadingAloud):
    """The words of Discover."""

    BEGINNINGS: ClassVar[frozenset[str]] = frozenset(("day", "night"))

    def pick_key(self, pick: Pick) -> str:
        return f"discover-pick-{pick.words[0]}"

    def event_key(self, kind: str) -> str:
        return f"discover-told-{kind}"

    def ending_key(self, reason: str) -> str:
        return f"discover-won-{reason}"

    def pick_fields(self, s: DiscoverState, asked: Step | None, pick: Pick) -> dict[str, int]:
        verb = str(pick.words[0])
        fields = dict(zip(PICK_FIELDS[verb], (pick.what, pick.how), strict=False))
        if verb in OF_PROJECTS:
            number = fields.pop("number")
            fields["project"] = next(i for i, card in enumerate(s.content.projects) if card.number == number)
        if verb == "call" and s.combat is not None:
            fields["support"] = s.combat.played[pick.what]
        if asked is not None:
            fields.update(own_fields(s, asked.seat, verb, fields))
        return fields

    def speak(self, s: DiscoverState, say: Say, about: str, fields: Mapping[str, int]) -> Said:
        said: Said = {}
        for name, number in fields.items():
            speak = SPEAKERS.get(name)
            said.update(speak(s, say, number) if speak else {name: number})
        if "n" in fields:
            said.update(amounts(say, about, fields))
        add = ADDED.get(about.partition(".")[0])
        if add:
            said.update(add(s, say, fields))
        return said

    def figures(self, s: DiscoverState | None) -> Mapping[str, Said]:
        """None: the rules of Discover name no figures that a copy could change."""
        return {}

    def asking_card(self, s: DiscoverState, say: Say, asked: Step) -> AskingCard | None:
        return asking_card(s, say, asked)

    def facts(self, s: DiscoverState) -> list[Fact]:
        """The land, the day, and the stage that the quest has reached."""
        day: Fact = ("discover-fact-day", {"day": s.turn.day}) if s.turn.day else ("discover-fact-setup", {})
        return [title_fact(s.content.terrain), day, title_fact(s.active_stage())]

    def facts_of_seat(self, s: DiscoverState, seat: int) -> list[Fact]:
        """SE-12: characters are secret until all have chosen theirs."""
        me = s.survivors[seat]
        return [] if me.dealt or me.character < 0 else [title_fact(s.content.characters[me.character])]

    def helps(self, s: DiscoverState, say: Say, pick: Pick) -> list[str]:
        """What is printed on the things that a pick names, as far as it has been read."""
        fields = self.pick_fields(s, None, pick)
        texts = [text for name, number in fields.items() if name in HELPS for text in HELPS[name](s, say, number)]
        return [text for text in texts if text]


def own_fields(s: DiscoverState, seat: int, verb: str, fields: Mapping[str, int]) -> dict[str, int]:
    """What a pick means for the seat that is asked."""
    if verb == "move":
        return {"stamina": cost_of(s, seat, fields["space"])}
    if verb == "investigate":
        return {"landmark": s.cell(s.survivors[seat].space).landmark}
    if verb in ("use", "craft"):
        return {"user": seat}
    return {}


Speaker: TypeAlias = Callable[[DiscoverState, Say, int], Said]


def resource(s: DiscoverState, say: Say, number: int) -> Said:
    name = RESOURCES[number]
    return {"resource": say(f"d-resource-{name}"), "one": say(f"d-amount-{name}", n=1)}


def other_resource(s: DiscoverState, say: Say, number: int) -> Said:
    return {"other": say(f"d-resource-{RESOURCES[number]}")}


def damage(s: DiscoverState, say: Say, number: int) -> Said:
    name = DAMAGES[number]
    return {"damage": say(f"d-damage-{name}"), "harm": say(f"d-harm-{name}", n=1)}


def symbol(s: DiscoverState, say: Say, number: int) -> Said:
    return {"symbol": say(f"d-symbol-{SYMBOLS[number]}")}


def support(s: DiscoverState, say: Say, number: int) -> Said:
    return {"support": say(f"d-support-{SUPPORTS[number]}")}


def die(s: DiscoverState, say: Say, number: int) -> Said:
    return {"die": say(f"d-die-{DICE[number]}")}


def deck(s: DiscoverState, say: Say, number: int) -> Said:
    return {"deck": say(f"d-deck-{DECKS[number]}")}


def stamina(s: DiscoverState, say: Say, number: int) -> Said:
    return {"stamina": say("d-amount-stamina", n=number)}


def sort(s: DiscoverState, say: Say, number: int) -> Said:
    return {"token": token_words(say, number)}


def space(s: DiscoverState, say: Say, number: int) -> Said:
    return {"space": space_words(s, say, number)}


def space_left(s: DiscoverState, say: Say, number: int) -> Said:
    return {"from": space_words(s, say, number)}


def slot(s: DiscoverState, say: Say, number: int) -> Said:
    return {"tile": say("d-tile", slot=SLOTS[number], back=s.content.backs[number])}


def landmark(s: DiscoverState, say: Say, number: int) -> Said:
    return {"landmark": landmark_words(s, say, number)}


def item(s: DiscoverState, say: Say, number: int) -> Said:
    return {"item": item_words(s, say, s.content.item_at(number))}


def card(s: DiscoverState, say: Say, number: int) -> Said:
    return {"card": card_words(s, say, s.content.labels.index(number))}


def enemy(s: DiscoverState, say: Say, number: int) -> Said:
    return {"enemy": enemy_words(s, say, number)}


def foe(s: DiscoverState, say: Say, number: int) -> Said:
    """An enemy; identical ones on one space get a number."""
    words = foe_on_space(s, say, s.map.foes[number])
    twins = [other for other in s.map.foes[:number] if foe_on_space(s, say, other) == words]
    return {"foe": f"{words} ({len(twins) + 1})" if twins else words}


def project(s: DiscoverState, say: Say, number: int) -> Said:
    return {"project": title(say, s.content.projects[number])}


def character(s: DiscoverState, say: Say, number: int) -> Said:
    return {"character": title(say, s.content.characters[number])}


def threat(s: DiscoverState, say: Say, number: int) -> Said:
    return {"threat": title(say, s.content.threats[number])}


def night(s: DiscoverState, say: Say, number: int) -> Said:
    return {"night": title(say, s.content.nights[number])}


def stage(s: DiscoverState, say: Say, number: int) -> Said:
    return {"stage": title(say, s.content.stages[number])}


def special(s: DiscoverState, say: Say, number: int) -> Said:
    return {"special": title(say, s.content.specials[number])}


def source(s: DiscoverState, say: Say, number: int) -> Said:
    return {"source": source_words(s, say, number)}


def say_gathered(s: DiscoverState, say: Say, number: int) -> Said:
    return {"thing": gathered_words(s, say, number)}


def attack(s: DiscoverState, say: Say, number: int) -> Said:
    return {"attack": str(number) if number else NO_ATTACK}


SPEAKERS: Final[Mapping[str, Speaker]] = {
    "resource": resource,
    "other": other_resource,
    "damage": damage,
    "symbol": symbol,
    "support": support,
    "die": die,
    "deck": deck,
    "stamina": stamina,
    "sort": sort,
    "space": space,
    "from": space_left,
    "slot": slot,
    "landmark": landmark,
    "item": item,
    "card": card,
    "enemy": enemy,
    "foe": foe,
    "project": project,
    "character": character,
    "threat": threat,
    "night": night,
    "stage": stage,
    "special": special,
    "source": source,
    "gathered": say_gathered,
    "attack": attack,
}


def amounts(say: Say, about: str, fields: Mapping[str, int]) -> Said:
    """How many of what."""
    n = fields["n"]
    if about in UNITS:
        return {"amount": say(f"d-amount-{UNITS[about]}", n=n)}
    if "resource" in fields:
        return {"amount": say(f"d-amount-{RESOURCES[fields['resource']]}", n=n)}
    if "damage" in fields:
        return {"amount": say(f"d-harm-{DAMAGES[fields['damage']]}", n=n)}
    return {}


Addition: TypeAlias = Callable[[DiscoverState, Say, Mapping[str, int]], Said]


def way(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    """Where a move leads, what it costs and what is there."""
    number = fields["space"]
    cost = say("d-amount-stamina", n=fields["stamina"])
    words = say("d-space-cost", space=SPACE_NAMES[number], ground=ground_words(s, say, number), cost=cost)
    return {"space": with_things(s, say, number, words)}


def place(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    number = fields["space"]
    return {"space": with_things(s, say, number, space_words(s, say, number))}


def crafting(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    return {"cost": price_text(say, price(s, fields["user"], fields["project"]))}


def remedy(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    return {"cost": price_text(say, [(REMEDY[fields["damage"]], 1)])}


def say_use(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    seat = fields["user"]
    ability = ability_at(s, seat, fields["source"], fields["k"])
    said: Said = {"text": effect_text(say, s.content, ability, seats=s.seats)}
    if fields["source"] == CHARACTER_SOURCE:
        said["source"] = title(say, s.content.characters[s.survivors[seat].character])
    return said


def of_that_stage(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    """The quest's title at the time of the event."""
    if fields["source"] != QUEST_SOURCE:
        return {}
    return {"source": title(say, s.content.stages[fields["stage"]])}


def option(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    """An option is a pick on its own, so it begins with a capital letter like the others."""
    step = s.trunk[-1]
    assert isinstance(step, Choose), "the question is about lists of lines"
    words = clause_text(say, s.content, step.line.options[fields["option"]], seats=s.seats)
    return {"text": words[:1].upper() + words[1:]}


def spending(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    return {"effect": say(f"d-spend-{RESOURCES[fields['resource']]}")}


def paying(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    step = s.trunk[-1]
    assert isinstance(step, MayPay), "the question is about a price"
    line, c = step.line, s.content
    return {
        "cost": cost_text(say, c, line.cost, seats=s.seats),
        "text": clause_text(say, c, line.then, seats=s.seats),
        "other": clause_text(say, c, line.otherwise, seats=s.seats),
    }


def say_allowed_lines(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    step = s.trunk[-1]
    assert isinstance(step, May), "the question is about lines"
    return {"text": clause_text(say, s.content, step.line.then, seats=s.seats)}


def say_handed_line(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    step = s.trunk[-1]
    assert isinstance(step, HandReward | AcceptHanded), "the question is about a line"
    return {"text": clause_text(say, s.content, (step.line,), seats=s.seats)}


def at_its_moment(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    step = s.trunk[-1]
    assert isinstance(step, Moment), "the question is about an ability"
    said: Said = {"text": effect_text(say, s.content, step.ability, seats=s.seats)}
    if step.source == CHARACTER_SOURCE:
        said["source"] = title(say, s.content.characters[s.survivors[step.seat].character])
    return said


def deal(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    """The deal on the table: both sides of a trade."""
    assert s.deal is not None, "a trade is being made"
    hidden = [say("d-cards-project", n=s.deal.wanted_projects)] if s.deal.wanted_projects else []
    shown = [title(say, s.content.projects[number]) for number in projects_at(s, s.deal.trader, s.deal.projects)]
    return {
        "given": list_names(say, things_words(s, say, s.deal.given) + shown),
        "wanted": list_names(say, things_words(s, say, s.deal.wanted) + hidden),
    }


def about_to_be_placed(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    step = s.trunk[-1]
    assert isinstance(step, WhichPlace), "the question is about a place"
    return {"what": say(f"discover-place-{step.line.VERB}")}


def fighting_whom(s: DiscoverState, say: Say, fields: Mapping[str, int]) -> Said:
    """S5-6: a duel has no enemy card, so name the opponent."""
    return {} if fields.get("enemy", HIDDEN) != HIDDEN else {"enemy": say("d-opponent")}


ADDED: Final[Mapping[str, Addition]] = {  # by message, for its attributes too
    "discover-pick-move": way,
    "discover-pick-step": place,
    "discover-pick-place": place,
    "discover-pick-craft": crafting,
    "discover-pick-recover": remedy,
    "discover-pick-use": say_use,
    "discover-told-used": of_that_stage,
    "discover-told-moment": of_that_stage,
    "discover-pick-option": option,
    "discover-pick-spend": spending,
    "discover-ask-pay": paying,
    "discover-ask-may": say_allowed_lines,
    "discover-ask-hand-reward": say_handed_line,
    "discover-ask-accept-handed": say_handed_line,
    "discover-ask-moment": at_its_moment,
    "discover-ask-offer": deal,
    "discover-ask-consent": deal,
    "discover-ask-place": about_to_be_placed,
    "discover-ask-support": fighting_whom,
    "discover-ask-before-roll": fighting_whom,
}


Help: TypeAlias = Callable[[DiscoverState, Say, int], list[str]]


def item_help(s: DiscoverState, say: Say, place: int) -> list[str]:
    return item_known(s, say, s.content.item_at(place))


def item_known(s: DiscoverState, say: Say, number: int) -> list[str]:
    """An item's text, if anybody has found or made it."""
    read = s.decks.read_made >> (number - MADE) & 1 if number >= MADE else s.decks.read_cards >> number & 1
    return [item_text(say, s.content, s.item(number), seats=s.seats)] if read else []


def project_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    known = s.decks.read_made >> number & 1 == 1
    return [project_text(say, s.content, s.content.projects[number], known)]


def character_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    return [character_text(say, s.content, s.content.characters[number], seats=s.seats)]


def threat_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    return [threat_text(say, s.content, s.content.threats[number], seats=s.seats)]


def support_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    return [say(f"d-support-{SUPPORTS[number]}.help")]


def foe_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    return enemy_known(s, say, s.map.foes[number].entry)


def enemy_known(s: DiscoverState, say: Say, entry: int) -> list[str]:
    """An enemy's name and text, if anybody has met it."""
    if entry == HIDDEN or not s.decks.read_enemies >> entry & 1:
        return []
    return [f"{title(say, s.enemy(entry))}. {enemy_text(say, s.content, s.enemy(entry))}"]


def space_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    """The enemies that wait on a space."""
    entries = sorted({foe.entry for foe in s.map.foes if foe.space == number})
    return [text for entry in entries for text in enemy_known(s, say, entry)]


def gathered_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    if number > ENEMY_GATHERED:
        return enemy_known(s, say, s.content.enemy_entry[number - ENEMY_GATHERED])
    if number > CARD_GATHERED:
        return cards_known(s, say, number - CARD_GATHERED)
    return []


def cards_known(s: DiscoverState, say: Say, number: int) -> list[str]:
    """The discovery card of a number, if it has been read."""
    entries = [entry for entry in s.content.entries_of.get(number, ()) if s.decks.read_cards >> entry & 1]
    return [
        f"{title(say, s.card(entry))}. {discovery_text(say, s.content, s.card(entry), seats=s.seats)}"
        for entry in entries
    ]


def source_help(s: DiscoverState, say: Say, number: int) -> list[str]:
    """The whole card that an ability is on."""
    c = s.content
    if number == CHARACTER_SOURCE:
        return [character_text(say, c, c.characters[s.survivors[s.trunk[-1].seat].character], seats=s.seats)]
    if number in (SHEET_SOURCE, QUEST_SOURCE):
        return [
            sheet_text(say, c, seats=s.seats)
            if number == SHEET_SOURCE
            else stage_text(say, c, s.active_stage(), seats=s.seats)
        ]
    if number < UPGRADE_SOURCE:
        return threat_help(s, say, number - THREAT_SOURCE)
    if number < ITEM_SOURCE:
        entry = c.labels.index(number - UPGRADE_SOURCE + 1)
        return [discovery_text(say, c, s.card(entry), seats=s.seats)] if s.decks.read_cards >> entry & 1 else []
    return item_help(s, say, number - ITEM_SOURCE)


HELPS: Final[Mapping[str, Help]] = {
    "item": item_help,
    "project": project_help,
    "character": character_help,
    "threat": threat_help,
    "support": support_help,
    "foe": foe_help,
    "space": space_help,
    "gathered": gathered_help,
    "source": source_help,
}
