"""The words of every verb, standing effect, condition and block: which message, with which arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from emberwatch.discover.cards.syntax import DIE, DOUSED, PROWLERS, WINNERS, WORDS, Condition, Line
from emberwatch.discover.model.names import (
    ACTIONS,
    ANY,
    GROUPS,
    SYMBOLS,
)
from emberwatch.discover.present.titles import (
    set_apart,
    signed,
    title,
)
from emberwatch.engine.presenting import Said

if TYPE_CHECKING:
    from emberwatch.discover.present.card_text import Voice


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


LineWords: TypeAlias = "Callable[[Voice, Line], Said]"

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

StandingWords: TypeAlias = "Callable[[Voice, Line], tuple[str, Said]]"


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

ConditionWords: TypeAlias = "Callable[[Voice, Condition], Said]"


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

BlockWords: TypeAlias = "Callable[[Voice, Line], str]"


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
