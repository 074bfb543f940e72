"""Every thing on the table that a seat may know about, with its tooltip.

A tooltip depends on little, and people look at the same table after every pick. So a lexicon keeps every text once it
has been made, for each copy and language, by what it was made from. Making a glossary then means looking texts up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias, TypeVar

from emberwatch.discover.cards.syntax import Powers
from emberwatch.discover.knowledge.aims import find_aims, find_targets
from emberwatch.discover.model.board import SLOTS, SPACE_NAMES, spaces_of
from emberwatch.discover.model.components import Character
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import DAMAGES, DICE, SUPPORTS, SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import ON, WON
from emberwatch.discover.model.vocabulary import CARD_GATHERED, ITEMS, SORT_GATHERED, SORTS, SOURCES, THREAT_SOURCE
from emberwatch.discover.present import tooltips
from emberwatch.discover.present.naming import foe_words, things_at, water_words
from emberwatch.discover.present.pointing import (
    PICKED,
    fire_key,
    foe_key,
    item_key,
    lying_key,
    rivals,
    space_key,
    survivor_key,
    water_key,
)
from emberwatch.discover.present.situation.danger import danger
from emberwatch.discover.present.situation.found_under import count_seen, found_under
from emberwatch.discover.present.titles import title
from emberwatch.discover.rules.craft import COMPLEX, NORMAL, pile, price
from emberwatch.discover.rules.gather import kind_of
from emberwatch.discover.rules.inventory import burden, limit
from emberwatch.discover.rules.moves import costs
from emberwatch.discover.rules.night import CloseNight, CloseThreat
from emberwatch.engine.presenting import Say, Tooltip

Found: TypeAlias = dict[str, Tooltip]
What = TypeVar("What")
MOST_KEPT: Final = 1 << 14
"""The most texts that a lexicon keeps before it starts over; a long game needs a few thousand different ones."""
DECKS: Final = ("normal", "complex")


class Kept:
    """The texts about the things of a copy that have been made so far, in one language."""

    def __init__(self) -> None:
        self.entries: Final[dict[tuple[object, ...], Tooltip]] = {}
        self.said: Final[dict[tuple[object, ...], str]] = {}
        self.there: Final[dict[tuple[object, ...], tuple[str, ...]]] = {}
        self.always: Final[Found] = {}


class Lexicon:
    """Describes the things of a copy, and reuses every text that it has made before.

    The texts are kept with the copy and freed with it. They must not refer to it, or neither would be freed.
    """

    def __init__(self, speak: Say, content: DiscoverContent) -> None:
        kept = content.lexicons.get(speak)
        if kept is None:
            kept = content.lexicons[speak] = Kept()
        assert isinstance(kept, Kept)
        self.speak: Final = speak
        self.content: Final = content
        self.kept: Final = kept

    def say(self, key: str, **details: str | int) -> str:
        """A message, rendered only once."""
        about = (key, *details.items())
        words = self.kept.said.get(about)
        if words is None:
            words = keep(self.kept.said, about, self.speak(key, **details))
        return words

    def entry(self, make: Callable[..., Tooltip], *about: object) -> Tooltip:
        """The tooltip of a thing, made only once."""
        key = (make, *about)
        found = self.kept.entries.get(key)
        if found is None:
            found = keep(self.kept.entries, key, make(self.say, self.content, *about))
        return found

    def there(self, s: DiscoverState, space: int) -> tuple[str, ...]:
        """The names of everything on a space except foes; they depend only on what is there."""
        about = (space, s.cell(space), tuple(s.map.lying[space]), s.map.water.get(space), s.map.fires.get(space))
        names = self.kept.there.get(about)
        if names is None:
            names = keep(self.kept.there, about, tuple(things_at(s, self.say, space)))
        return names

    def always(self) -> Found:
        """Tooltips that are the same in every game with this copy."""
        if not self.kept.always:
            self.kept.always.update(self.unchanging())
        return self.kept.always

    def unchanging(self) -> Found:
        found = {f"resource:{name}": self.entry(tooltips.resource, i) for i, name in enumerate(SORTS)}
        found |= {f"damage:{name}": self.entry(tooltips.damage, i) for i, name in enumerate(DAMAGES)}
        found |= {f"die:{name}": self.entry(tooltips.die, i) for i, name in enumerate(DICE)}
        found |= {f"support:{name}": self.entry(tooltips.support, i) for i, name in enumerate(SUPPORTS)}
        return found | {"stamina": self.entry(tooltips.stamina)}


def keep(all_: dict[tuple[object, ...], What], about: tuple[object, ...], what: What) -> What:
    if len(all_) >= MOST_KEPT:
        all_.clear()
    all_[about] = what
    return what


def glossary(s: DiscoverState, seat: int | None, say: Say) -> Found:
    """Every thing that this seat may know about, by its key."""
    book = Lexicon(say, s.content)
    found = dict(book.always())
    own = own_costs(s, seat)
    add_round(book, s, found)
    add_map(book, s, own, found)
    add_tokens(book, s, found)
    add_enemies(book, s, found)
    for other in range(s.seats):
        add_survivor(book, s, other, seat, found)
    add_projects(book, s, seat, found)
    add_cards(book, s, found)
    add_abilities(book, s, seat, found)
    found["danger"] = danger(s, seat, book.say)
    return found


def plays(s: DiscoverState, seat: int | None) -> bool:
    """Whether this seat has a character on the map, whose cards change what things cost."""
    return seat is not None and s.survivors[seat].status == ON and s.survivors[seat].character >= 0


def own_costs(s: DiscoverState, seat: int | None) -> list[int]:
    return costs(s, seat) if seat is not None and plays(s, seat) else list(s.content.sheet.costs)


# -- parts ------------------------------------------------------------------------------------------------------------


def add_round(book: Lexicon, s: DiscoverState, found: Found) -> None:
    found["day"] = book.entry(tooltips.day, s.turn.day, s.guard)
    found["quest"] = book.entry(tooltips.quest, s.active_stage(), s.quest.marks, s.seats)
    add_goals(book, s, found)
    found["sheet"] = book.entry(tooltips.sheet, s.seats)
    for number in (NORMAL, COMPLEX):
        name = DECKS[number]
        found[f"deck:{name}"] = book.entry(tooltips.deck, name, sum(pile(s, number)))


def add_goals(book: Lexicon, s: DiscoverState, found: Found) -> None:
    """Add the story of the quest, its open goals, and the landmarks it names that nobody has found."""
    found["tale"] = book.entry(tooltips.tale, s.active_stage())
    for number, aim in enumerate(find_aims(s), start=1):
        found[f"goal:{number}"] = book.entry(tooltips.goal, s.active_stage(), aim.needs, aim.wins, s.seats)
    for target in find_targets(s):
        if target.space < 0:
            found[target.key] = book.entry(tooltips.landmark_sought, int(target.key.partition(":")[2]))


def add_map(book: Lexicon, s: DiscoverState, own: list[int], found: Found) -> None:
    """Add the grounds and every tile: its back if it is face down, its spaces and landmarks if it is face up."""
    for number, name in enumerate(s.content.sheet.grounds):
        found[f"ground:{name}"] = book.entry(tooltips.ground, number, own[number])
    foes: dict[int, list[Foe]] = {}
    for foe in s.map.foes:
        foes.setdefault(foe.space, []).append(foe)
    for slot, tile in enumerate(s.map.tiles):
        if tile == HIDDEN:
            found[f"slot:{SLOTS[slot]}"] = book.entry(tooltips.slot, SLOTS[slot], s.content.backs[slot])
        elif tile >= 0:
            for space in spaces_of(slot):
                add_space(book, s, space, own, foes.get(space, []), found)


def add_space(book: Lexicon, s: DiscoverState, space: int, own: list[int], foes: list[Foe], found: Found) -> None:
    cell = s.cell(space)
    things = tuple(things_at(s, book.say, space)) if foes else book.there(s, space)
    monsters = any([foe.is_monster for foe in foes])
    about = (SPACE_NAMES[space], cell.ground, cell.parts, own[cell.ground], things, monsters)
    found[space_key(space)] = book.entry(tooltips.space, *about)
    if cell.landmark:
        card = "" if s.content.duel else title_read(book, s, cell.landmark)
        searched = bool(s.map.searched >> space & 1)
        found[f"landmark:{cell.landmark}"] = book.entry(tooltips.landmark, cell.landmark, card, searched)


def title_read(book: Lexicon, s: DiscoverState, number: int) -> str:
    """The title of the discovery card of a number, if it has been read."""
    known = [entry for entry in s.content.entries_of.get(number, ()) if s.decks.read_cards >> entry & 1]
    return title(book.say, s.card(known[0])) if known else ""


def add_tokens(book: Lexicon, s: DiscoverState, found: Found) -> None:
    """Add fires, water sources, whatever can be gathered, and what each symbol has hidden so far."""
    under = symbols_seen(book, s)
    for number, name in enumerate(SYMBOLS):
        found[f"symbol:{name}"] = book.entry(tooltips.symbol, number, under[number])
    for space, burns in s.map.fires.items():
        found[fire_key(space)] = book.entry(tooltips.fire, burns, space == s.content.camp)
    for space, shown in s.map.water.items():
        found[water_key(space)] = book.entry(tooltips.water, shown, water_words(s, book.say, space))
    for space, things in enumerate(s.map.lying):
        for thing in things:
            kind = kind_of(s, thing)
            found[lying_key(space, kind)] = token(book, s, kind, under)


def symbols_seen(book: Lexicon, s: DiscoverState) -> list[tuple[str, ...]]:
    seen = count_seen(s)
    return [found_under(s, book.say, seen, symbol) for symbol in range(len(SYMBOLS))]


def token(book: Lexicon, s: DiscoverState, kind: int, under: list[tuple[str, ...]]) -> Tooltip:
    if kind < SORT_GATHERED:
        return book.entry(tooltips.token_down, kind, under[kind])
    if kind > CARD_GATHERED:
        number = kind - CARD_GATHERED
        return book.entry(tooltips.token_numbered, number, title_read(book, s, number))
    return book.entry(tooltips.token_loose, kind - SORT_GATHERED)


def add_enemies(book: Lexicon, s: DiscoverState, found: Found) -> None:
    """Add all enemies in play or with a card that has been read; if several share a number, this terrain's."""
    c = s.content
    for entry in bits(s.decks.read_enemies):
        number = c.enemies[entry].number
        if f"enemy:{number}" not in found or c.enemy_entry.get(number) == entry:
            found[f"enemy:{number}"] = book.entry(tooltips.enemy, s.enemy(entry))
    for foe in s.map.foes:
        hidden = foe.entry == HIDDEN
        read = not hidden and s.decks.read_enemies >> foe.entry & 1 == 1
        name = foe_words(s, book.say, foe)
        found[foe_key(foe)] = book.entry(tooltips.foe, foe.kind, name, hidden, s.enemy(foe.entry) if read else None)


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def add_survivor(book: Lexicon, s: DiscoverState, other: int, seat: int | None, found: Found) -> None:
    """Add a survivor and the open things before it, as this seat sees them."""
    me, c = s.survivors[other], s.content
    known = shown_character(s, other, seat)
    if me.status == ON:
        load = (burden(s, other), limit(s, other)) if known else None
        about = (known, me.stamina, tuple(me.harm), load, other == s.turn.chief)
        found[survivor_key(other)] = book.entry(tooltips.survivor, *about)
    else:
        found[survivor_key(other)] = book.entry(tooltips.absent_survivor, known, me.status == WON)
    for card in [known] if known else []:
        found[f"character:{card.name}"] = book.entry(tooltips.character, card)
    for number in me.dealt if other == seat else ():
        found[f"character:{c.characters[number].name}"] = book.entry(tooltips.character, c.characters[number])
    for held in me.items:
        about_item = (s.item(held.item), held.counters, held.was_used)
        found[item_key(other, c.place_of(held.item))] = book.entry(tooltips.item, *about_item)
    for threat in me.threats:
        found[f"threat:{c.threats[threat].name}"] = book.entry(tooltips.threat, c.threats[threat], s.seats)


def shown_character(s: DiscoverState, other: int, seat: int | None) -> Character | None:
    """SE-17: characters are open once all have chosen; each seat knows its own choice before that."""
    me = s.survivors[other]
    return s.content.characters[me.character] if me.character >= 0 and (not me.dealt or other == seat) else None


def add_projects(book: Lexicon, s: DiscoverState, seat: int | None, found: Found) -> None:
    """CR-2, CR-3, R-47: add open projects, one's own hand, and what others have shown."""
    for other, me in enumerate(s.survivors):
        for project, seen in me.hand:
            if seat is not None and (other == seat or seen >> seat & 1):
                add_project(book, s, seat, project, "hand" if other == seat else "shown", found)
    for project in s.decks.open_projects:
        add_project(book, s, seat, project, "open", found)


def add_project(book: Lexicon, s: DiscoverState, seat: int | None, project: int, at: str, found: Found) -> None:
    card = s.content.projects[project]
    cost = tuple(price(s, seat, project)) if seat is not None and plays(s, seat) else card.cost
    made = s.decks.read_made >> project & 1 == 1
    found[f"project:{card.number}"] = book.entry(tooltips.project, card, made, cost, at)


def add_cards(book: Lexicon, s: DiscoverState, found: Found) -> None:
    """Add cards that have been read or drawn, including those that are being carried out."""
    c = s.content
    for entry in bits(s.decks.read_cards):
        found[f"card:{c.labels[entry]}"] = book.entry(tooltips.discovery, s.card(entry), s.seats)
    for entry in s.decks.upgrades:
        found[f"upgrade:{c.labels[entry]}"] = book.entry(tooltips.upgrade, s.card(entry), s.seats)
    nights = [step.card for step in s.trunk if isinstance(step, CloseNight)]
    threats = [step.card for step in s.trunk if isinstance(step, CloseThreat)]
    for number in [*[i for i, n in enumerate(s.decks.nights_gone) if n], *nights]:
        found[f"night:{c.nights[number].name}"] = book.entry(tooltips.night, c.nights[number], s.seats)
    for number in [*[i for i, n in enumerate(s.decks.threats_gone) if n], *threats]:
        found[f"threat:{c.threats[number].name}"] = book.entry(tooltips.threat, c.threats[number], s.seats)


# -- abilities --------------------------------------------------------------------------------------------------------


def add_abilities(book: Lexicon, s: DiscoverState, seat: int | None, found: Found) -> None:
    """Add the abilities of cards that have several for one moment, so that people can point at one of them."""
    c = s.content
    for other in range(s.seats):
        card = shown_character(s, other, seat)
        if card:
            add_powers(book, f"{other}:character", title(book.say, card), card.powers, found)
    add_powers(book, "sheet", title(book.say, c.terrain), c.sheet.powers, found)
    add_powers(book, "quest", title(book.say, s.active_stage()), s.active_stage().powers, found)
    for entry in s.decks.upgrades:
        add_powers(book, f"upgrade-{c.labels[entry]}", title(book.say, s.card(entry)), s.card(entry).powers, found)
    for me in s.survivors:
        for held in me.items:
            name = ITEMS[c.place_of(held.item)]
            add_powers(book, name, title(book.say, s.item(held.item)), s.item(held.item).powers, found)
        for threat in me.threats:
            name = SOURCES[THREAT_SOURCE + threat]
            add_powers(book, name, title(book.say, c.threats[threat]), c.threats[threat].powers, found)


def add_powers(book: Lexicon, source: str, name: str, powers: Powers, found: Found) -> None:
    for k, ability in enumerate(powers.all):
        if ability.when in PICKED and len(rivals(powers, k)) > 1:
            found[f"ability:{source}:{k + 1}"] = book.entry(tooltips.ability, name, ability)
