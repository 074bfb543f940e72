"""Names for things on the table, as far as they are known: spaces and what is there, tokens, items, enemies, cards."""

from __future__ import annotations

from collections.abc import Sequence

from emberwatch.discover.cards.syntax import Ability, Powers
from emberwatch.discover.model.board import SPACE_NAMES
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.foes import LOOSE, Foe
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, symbol_of_token
from emberwatch.discover.model.names import RESOURCES, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import (
    CARD_GATHERED,
    CHARACTER_SOURCE,
    ENEMY_GATHERED,
    ITEM_SOURCE,
    QUEST_SOURCE,
    SHEET_SOURCE,
    SORT_GATHERED,
    THREAT_SOURCE,
    UPGRADE_SOURCE,
    WATER_GATHERED,
    resources_of,
)
from emberwatch.discover.present.titles import ground_name, landmark_name, title
from emberwatch.discover.rules.trade import ITEM_THING
from emberwatch.engine.presenting import Say


def token_words(say: Say, number: int) -> str:
    """The resources on a token: one, two of one kind, or two kinds."""
    shown = resources_of(number)
    return ", ".join([say(f"d-amount-{RESOURCES[kind]}", n=shown.count(kind)) for kind in sorted(set(shown))])


def list_names(say: Say, words: Sequence[str]) -> str:
    return ", ".join(words) or say("d-nothing")


def item_words(s: DiscoverState, say: Say, number: int) -> str:
    """An item by its name; one that nobody has read, by the number of its card."""
    if number >= MADE or s.decks.read_cards >> number & 1:
        return title(say, s.item(number))
    return say("d-card-number", number=s.content.cards[number].number)


def card_words(s: DiscoverState, say: Say, entry: int) -> str:
    if s.decks.read_cards >> entry & 1:
        return title(say, s.card(entry))
    return say("d-card-number", number=s.content.cards[entry].number)


def enemy_words(s: DiscoverState, say: Say, entry: int) -> str:
    """An enemy by its name if its card has been read or its token bears the name; otherwise by its number."""
    if entry == HIDDEN:
        return say("d-hidden-monster")
    if entry in s.content.special_entry:
        return title(say, s.content.enemies[entry])  # whatever unread card somebody imagines behind it
    if s.decks.read_enemies >> entry & 1:
        return title(say, s.enemy(entry))
    return say("d-enemy-number", number=s.content.enemies[entry].number)


def foe_words(s: DiscoverState, say: Say, foe: Foe) -> str:
    words = enemy_words(s, say, foe.entry)
    return say("d-foe-damaged", foe=words, amount=say("d-amount-damage", n=foe.damage)) if foe.damage else words


def foe_on_space(s: DiscoverState, say: Say, foe: Foe) -> str:
    words = foe_words(s, say, foe)
    return words if foe.kind == LOOSE else say("d-foe-at", foe=words, space=space_words(s, say, foe.space))


def things_words(s: DiscoverState, say: Say, things: Sequence[int]) -> list[str]:
    """The things of a trade; resources of one kind are added up."""
    singles = [thing for thing in things if thing < len(RESOURCES)]
    said = [say(f"d-amount-{RESOURCES[kind]}", n=singles.count(kind)) for kind in sorted(set(singles))]
    said += [token_words(say, thing) for thing in things if len(RESOURCES) <= thing < ITEM_THING]
    return said + [item_words(s, say, thing - ITEM_THING) for thing in things if thing >= ITEM_THING]


def gathered_words(s: DiscoverState, say: Say, number: int) -> str:
    """A token that can be gathered."""
    if number < SORT_GATHERED:
        return say("d-token-down", symbol=say(f"d-symbol-{SYMBOLS[number]}"))
    if number < WATER_GATHERED:
        return token_words(say, number - SORT_GATHERED)
    if number == WATER_GATHERED:
        step = s.trunk[-1]
        return water_words(s, say, s.survivors[step.seat].space)
    if number <= ENEMY_GATHERED:
        return say("d-token-numbered", number=number - CARD_GATHERED)
    return enemy_words(s, say, s.content.enemy_entry[number - ENEMY_GATHERED])


def source_words(s: DiscoverState, say: Say, number: int) -> str:
    """The card or sheet that an ability belongs to. Only the asked seat can say whose character it is."""
    if number == CHARACTER_SOURCE:
        return say("d-source-character")
    if number in (SHEET_SOURCE, QUEST_SOURCE):
        return title(say, s.content.terrain if number == SHEET_SOURCE else s.active_stage())
    if number < UPGRADE_SOURCE:
        return title(say, s.content.threats[number - THREAT_SOURCE])
    if number < ITEM_SOURCE:
        return card_words(s, say, s.content.labels.index(number - UPGRADE_SOURCE + 1))
    return item_words(s, say, s.content.item_at(number - ITEM_SOURCE))


def powers_at(s: DiscoverState, seat: int, number: int) -> Powers:
    """The abilities of a source that this seat has."""
    c = s.content
    if number == CHARACTER_SOURCE:
        return c.characters[s.survivors[seat].character].powers
    if number in (SHEET_SOURCE, QUEST_SOURCE):
        return c.sheet.powers if number == SHEET_SOURCE else s.active_stage().powers
    if number < UPGRADE_SOURCE:
        return c.threats[number - THREAT_SOURCE].powers
    if number < ITEM_SOURCE:
        return s.card(c.labels.index(number - UPGRADE_SOURCE + 1)).powers
    return s.item(c.item_at(number - ITEM_SOURCE)).powers


def ability_at(s: DiscoverState, seat: int, number: int, k: int) -> Ability:
    return powers_at(s, seat, number).all[k]


def space_words(s: DiscoverState, say: Say, number: int) -> str:
    """A space with its ground, if its tile is revealed: "B3 (dune)"."""
    if number < 0 or not s.is_revealed(number):
        return SPACE_NAMES[number] if number >= 0 else "–"
    return say("d-space", space=SPACE_NAMES[number], ground=ground_words(s, say, number))


def ground_words(s: DiscoverState, say: Say, number: int) -> str:
    return ground_name(say, s.content.terrain, s.cell(number).ground)


def with_things(s: DiscoverState, say: Say, number: int, words: str) -> str:
    things = things_at(s, say, number)
    return say("d-space-things", space=words, things=", ".join(things)) if things else words


def things_at(s: DiscoverState, say: Say, number: int) -> list[str]:
    """Everything on a revealed space except survivors."""
    foes = [foe_words(s, say, foe) for foe in s.map.foes if foe.space == number]
    return [*foes, *marks_at(s, say, number), *tokens_at(s, say, number)]


def landmark_words(s: DiscoverState, say: Say, number: int) -> str:
    return say("d-landmark", number=number, landmark=landmark_name(say, s.content, number))


def marks_at(s: DiscoverState, say: Say, number: int) -> list[str]:
    """Camp, fire, landmark, target symbol, water."""
    cell = s.cell(number)
    found = [say("d-thing-camp")] if number == s.content.camp else []
    if number in s.map.fires:
        found.append(say("d-thing-fire" if s.map.fires[number] else "d-thing-ashes"))
    if cell.landmark:
        found.append(landmark_words(s, say, cell.landmark))
    if cell.target:
        found.append(say("d-thing-target"))
    if number in s.map.water:
        found.append(water_words(s, say, number))
    return found


def water_words(s: DiscoverState, say: Say, number: int) -> str:
    token = s.map.water.get(number, HIDDEN)
    if token == HIDDEN:
        return say("d-thing-water")
    kinds = sorted(set(s.content.sheet.water[token]))
    return say("d-thing-water-shown", resources=", ".join([say(f"d-resource-{RESOURCES[kind]}") for kind in kinds]))


def tokens_at(s: DiscoverState, say: Say, number: int) -> list[str]:
    return [token_on_map(s, say, thing) for thing in s.map.lying[number]]


def token_on_map(s: DiscoverState, say: Say, thing: int) -> str:
    if thing >= FACE_DOWN:
        return say("d-token-down", symbol=say(f"d-symbol-{SYMBOLS[symbol_of_token(thing)]}"))
    if thing < FACE_UP:
        return say(f"d-amount-{RESOURCES[thing]}", n=1)
    token = s.content.tokens[thing - FACE_UP]
    if token.card:
        return say("d-token-numbered", number=token.card)
    kinds = sorted(set(token.resources))
    return ", ".join([say(f"d-amount-{RESOURCES[kind]}", n=token.resources.count(kind)) for kind in kinds])
