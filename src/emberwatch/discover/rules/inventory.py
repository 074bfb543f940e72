"""Resources: tokens that are held, spent, dropped and gathered; doubles, change and the carry limit."""

from __future__ import annotations

from emberwatch.discover.cards.standing import Carrier, HigherLimit
from emberwatch.discover.model.content import MADE
from emberwatch.discover.model.map import FACE_UP
from emberwatch.discover.model.names import ANY, CARRY_LIMIT, QUEST_ITEM, RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Held, Survivor
from emberwatch.discover.model.vocabulary import sort_of
from emberwatch.discover.rules import abilities


def has(s: DiscoverState, me: Survivor, kind: int) -> int:
    """GA-7: how many of a resource, on resource tokens and kept feature tokens alike."""
    n = me.loose[kind]
    for token in me.kept:
        for other in s.content.tokens[token].resources:
            if other == kind:
                n += 1
    return n


def gain(s: DiscoverState, seat: int, kind: int, n: int) -> None:
    """GA-8: resource tokens from the supply, never feature tokens. The supply never ends (GO-3)."""
    if n:
        s.survivors[seat].loose[kind] += n
        s.turn.busy |= 1 << seat
        s.emit("gained", seat, kind, n)


def spend(s: DiscoverState, seat: int, kind: int, n: int) -> None:
    """SP-1, SP-2: single resource tokens first, then single feature tokens, then doubles, which give change."""
    me = s.survivors[seat]
    for _ in range(n):
        _spend_one(s, me, kind)
    if n:
        s.emit("spent", seat, kind, n)


def _spend_one(s: DiscoverState, me: Survivor, kind: int) -> None:
    if me.loose[kind]:
        me.loose[kind] -= 1
        return
    faces = s.content.tokens
    fitting = [token for token in me.kept if kind in faces[token].resources]
    singles = [token for token in fitting if len(faces[token].resources) == 1]
    token = (singles or fitting)[0]
    for other in change(faces[token].resources, kind):
        me.loose[other] += 1
    put_aside(s, me, token)


def change(resources: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """SP-2: what is left of a token when one resource of it has been spent."""
    rest = list(resources)
    rest.remove(kind)
    return tuple(rest)


def put_aside(s: DiscoverState, me: Survivor, token: int) -> None:
    """SP-4: a feature token goes to the discards of its symbol."""
    at = me.kept.index(token)
    me.kept = me.kept[:at] + me.kept[at + 1 :]
    s.tokens.used_tokens[token] += 1


def lose(s: DiscoverState, seat: int, kind: int, n: int) -> int:
    """GO-4: as many as there are."""
    lost = min(n, has(s, s.survivors[seat], kind))
    spend(s, seat, kind, lost)
    return lost


# -- tokens as they lie or are held -----------------------------------------------------------------------------


def sorts_held(s: DiscoverState, me: Survivor) -> list[int]:
    """The sorts of tokens this survivor has, each once, in vocabulary order."""
    found = {kind for kind in range(len(RESOURCES)) if me.loose[kind]}
    found |= {sort_of(s.content.tokens[token].resources) for token in me.kept}
    return sorted(found)


def count_sort(s: DiscoverState, me: Survivor, sort: int) -> int:
    kept = [token for token in me.kept if sort_of(s.content.tokens[token].resources) == sort]
    return len(kept) + (me.loose[sort] if sort < len(RESOURCES) else 0)


def take_token(s: DiscoverState, me: Survivor, sort: int) -> int:
    """Take one token of a sort from what a survivor has; as what lies on a space."""
    if sort < len(RESOURCES) and me.loose[sort]:
        me.loose[sort] -= 1
        return sort
    token = next(t for t in me.kept if sort_of(s.content.tokens[t].resources) == sort)
    at = me.kept.index(token)
    me.kept = me.kept[:at] + me.kept[at + 1 :]
    return FACE_UP + token


def doubles(s: DiscoverState, me: Survivor) -> list[int]:
    """The sorts of tokens with two resources that this survivor has."""
    return [sort for sort in sorts_held(s, me) if sort >= len(RESOURCES)]


def split(s: DiscoverState, seat: int, sort: int) -> None:
    """LI-8: a double is exchanged for two single resource tokens; never the other way."""
    me = s.survivors[seat]
    token = next(t for t in me.kept if sort_of(s.content.tokens[t].resources) == sort)
    for kind in s.content.tokens[token].resources:
        me.loose[kind] += 1
    put_aside(s, me, token)
    s.turn.busy |= 1 << seat  # both count now
    s.emit("split", seat, sort)


def put_token(s: DiscoverState, seat: int, thing: int) -> None:
    """Give a survivor a token, in the form in which it lay or was held."""
    me = s.survivors[seat]
    if thing < len(RESOURCES):
        me.loose[thing] += 1
    else:
        me.kept = tuple(sorted([*me.kept, thing - FACE_UP]))
    s.turn.busy |= 1 << seat


def sort_of_thing(s: DiscoverState, thing: int) -> int:
    """The sort of a token that lies face up."""
    return thing if thing < len(RESOURCES) else sort_of(s.content.tokens[thing - FACE_UP].resources)


# -- the carry limit --------------------------------------------------------------------------------------------


def limit(s: DiscoverState, seat: int) -> int:
    """LI-1, and what cards add to it."""
    return CARRY_LIMIT + sum([line.amount.n for line in abilities.standing(s, seat, HigherLimit)])


def burden(s: DiscoverState, seat: int) -> int:
    """LI-1, LI-7, LI-9: tokens and items, less what items carry."""
    me = s.survivors[seat]
    carried = sum(me.loose) + len(me.kept)
    return carried + len(me.items) - on_carriers(s, seat, carried)


def on_carriers(s: DiscoverState, seat: int, tokens: int) -> int:
    """LI-10, R-42, R-56: loading is free at any time, so carriers simply hold as many tokens as they can."""
    lines = abilities.standing(s, seat, Carrier)
    if not lines:
        return 0
    room = [sum([line.amount.n for line in lines if line.resource == kind]) for kind in range(len(RESOURCES))]
    loaded = load_singles(s.survivors[seat], room) + load_kept(s, s.survivors[seat], room)
    return loaded + min(sum([line.amount.n for line in lines if line.resource == ANY]), tokens - loaded)


def load_singles(me: Survivor, room: list[int]) -> int:
    """How many resource tokens find room; the room is taken up."""
    loaded = 0
    for kind, left in enumerate(room):
        n = min(left, me.loose[kind])
        room[kind] -= n
        loaded += n
    return loaded


def load_kept(s: DiscoverState, me: Survivor, room: list[int]) -> int:
    """The same for feature tokens; one with two kinds goes with either, after those that have no choice."""
    loaded = 0
    faces = [s.content.tokens[token].resources for token in me.kept]
    plain = [face for face in faces if len(set(face)) == 1]
    for resources in plain + [face for face in faces if len(set(face)) > 1]:
        kind = next((kind for kind in resources if room[kind]), -1)
        if kind >= 0:
            room[kind] -= 1
            loaded += 1
    return loaded


def is_quest_item(s: DiscoverState, item: int) -> bool:
    return QUEST_ITEM in s.item(item).traits


def return_item(s: DiscoverState, item: int) -> None:
    """TH-9: back to its place in its deck."""
    if item >= MADE:
        s.decks.made_deck[item - MADE] += 1
    else:
        s.decks.deck[item] += 1


def remove_held(s: DiscoverState, seat: int, item: int) -> Held:
    me = s.survivors[seat]
    held = next(held for held in me.items if held.item == item)
    me.items = tuple([other for other in me.items if other is not held])
    s.turn.busy |= 1 << seat  # it may have carried something
    return held


def discard_item(s: DiscoverState, seat: int, item: int) -> None:
    remove_held(s, seat, item)
    return_item(s, item)
    s.emit("item-discarded", seat, s.content.place_of(item))
