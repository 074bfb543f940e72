"""What has been found under feature tokens of each symbol, as far as everybody has seen it."""

from __future__ import annotations

from emberwatch.discover.model.components import Token
from emberwatch.discover.model.foes import FEATURE
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP
from emberwatch.discover.model.names import RESOURCES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.present.naming import enemy_words
from emberwatch.engine.presenting import Say


def count_seen(s: DiscoverState) -> list[int]:
    """GA-3: the tokens of each kind that lie open: discarded, on the map, before a survivor, or as an enemy."""
    seen = s.tokens.used_tokens[:]
    for things in s.map.lying:
        for thing in things:
            if FACE_UP <= thing < FACE_DOWN:
                seen[thing - FACE_UP] += 1
    for token in [token for me in s.survivors for token in me.kept]:
        seen[token] += 1
    for foe in s.map.foes:
        if foe.kind == FEATURE and foe.token >= 0:
            seen[foe.token] += 1
    return seen


def found_under(s: DiscoverState, say: Say, seen: list[int], symbol: int) -> tuple[str, ...]:
    """What tokens with a symbol have shown, the most frequent first."""
    tokens = s.content.tokens
    kinds = [kind for kind in range(len(tokens)) if seen[kind] and tokens[kind].symbol == symbol]
    ordered = sorted([(-seen[kind], kind) for kind in kinds])
    return tuple([say("d-times", n=seen[kind], what=face_words(s, say, tokens[kind])) for _, kind in ordered])


def face_words(s: DiscoverState, say: Say, token: Token) -> str:
    if token.enemy:
        return enemy_words(s, say, s.content.enemy_entry[token.enemy])
    if token.card:
        return say("d-token-numbered", number=token.card)
    kinds = sorted(set(token.resources))
    return ", ".join([say(f"d-amount-{RESOURCES[kind]}", n=token.resources.count(kind)) for kind in kinds])
