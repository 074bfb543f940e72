"""Whether all tokens and cards are still there."""

from __future__ import annotations

from emberwatch.discover.model.content import COPIES_OF_MADE, MADE
from emberwatch.discover.model.foes import FEATURE, MONSTER
from emberwatch.discover.model.map import FACE_DOWN, FACE_UP, HIDDEN, symbol_of_bag, symbol_of_token
from emberwatch.discover.model.names import SYMBOLS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.turn import OVER


def audit(s: DiscoverState) -> list[str]:
    """What has been lost or doubled."""
    if s.turn.phase == OVER:
        return []
    problems: list[str] = []
    audit_tokens(s, problems)
    audit_cards(s, problems)
    for seat, me in enumerate(s.survivors):
        if not 0 <= me.stamina <= 12 or me.hurt > 4 or min(me.loose) < 0:
            problems.append(f"seat {seat}: stamina {me.stamina}, damage {me.harm}, tokens {me.loose}")
    return problems


def audit_tokens(s: DiscoverState, problems: list[str]) -> None:
    c = s.content
    for i, token in enumerate(c.tokens):
        n = s.tokens.used_tokens[i] + sum([bag[i] for bag in s.tokens.bags if bag])
        n += sum([me.kept.count(i) for me in s.survivors])
        n += sum([things.count(FACE_UP + i) for things in s.map.lying])
        n += len([foe for foe in s.map.foes if foe.kind == FEATURE and foe.token == i])
        if n != token.count:
            problems.append(f"token {i}: {n} of {token.count}")
    for symbol in range(len(SYMBOLS)):
        hidden = sum(
            [len([t for t in things if t >= FACE_DOWN and symbol_of_token(t) == symbol]) for things in s.map.lying]
        )
        unseen = sum([sum(bag) for k, bag in enumerate(s.tokens.bags) if symbol_of_bag(k) == symbol])
        if hidden + s.tokens.supply[symbol] != unseen:
            problems.append(
                f"symbol {symbol}: {hidden} face down and {s.tokens.supply[symbol]} left, but {unseen} unseen"
            )
    for i, n in enumerate(c.monsters):
        seen = len([foe for foe in s.map.foes if foe.kind == MONSTER and foe.entry == i])
        if seen + s.tokens.monster_used[i] + sum([bag[i] for bag in s.tokens.monster_bags]) != n:
            problems.append(f"monster {i} is not conserved")
    face_down = len([foe for foe in s.map.foes if foe.kind == MONSTER and foe.entry == HIDDEN])
    if face_down + s.tokens.monster_supply != sum([sum(bag) for bag in s.tokens.monster_bags]):
        problems.append("face-down monsters are not conserved")


def audit_cards(s: DiscoverState, problems: list[str]) -> None:
    c = s.content
    held = [h.item for me in s.survivors for h in me.items]
    pending = [step.held.item for step in s.trunk if hasattr(step, "held")]
    for i, card in enumerate(c.cards):
        n = s.decks.deck[i] + s.decks.removed[i] + s.decks.upgrades.count(i) + held.count(i)
        n += s.turn.resolving.count(i) + s.turn.resolving.count(~i) + pending.count(i)
        if n != card.copies and not any([c.cards[j].copies != card.copies for j in c.entries_of[card.number]]):
            problems.append(f"discovery card {card.number}: {n} of {card.copies}")
    for i in range(len(c.made)):
        if s.decks.made_deck[i] + (held + pending).count(MADE + i) != COPIES_OF_MADE:
            problems.append(f"crafted item {c.made[i].number} is not conserved")
