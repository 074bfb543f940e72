"""Lines: what cards do, as data. A closed vocabulary of verbs, blocks and conditions, read from text.

A line is a verb with its words ("gain wood 2") or a block ({ pay = "wood 1", do = [...] }). What each verb does is in
`verbs.py`, what each condition asks in `conditions.py`, how both read in four languages in `cardtext.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from emberwatch.discover.names import (
    ANY,
    CHEAPER,
    DAMAGES,
    DICE,
    GROUPS,
    LIMITS,
    PLACES,
    RESOURCES,
    SYMBOLS,
    TAGS,
    TRAITS,
)
from emberwatch.engine.flaws import Flaw, at, shown, unknown

# The kinds of words a verb takes.
AMOUNT, SIGNED, NUMBER = "amount", "signed", "number"
RESOURCE, RESOURCE_OR_ANY, DAMAGE, DAMAGE_OR_ANY = "resource", "resource-or-any", "damage", "damage-or-any"
PLACE, SYMBOL, TRAIT, TRAIT_OR_NONE, NAME, DIE, ACTION = "place", "symbol", "trait", "trait?", "name", "die", "action"
GROUND, GROUND_OR_ALL, PROWLERS, DOUSED, WINNERS = "ground", "ground-or-all", "prowlers", "doused", "winners"
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    RESOURCE: RESOURCES,
    DAMAGE: DAMAGES,
    SYMBOL: SYMBOLS,
    TRAIT: TRAITS,
    DIE: DICE,
    ACTION: CHEAPER,
    PROWLERS: ("all", "nearest"),
    DOUSED: ("here", "camp", "all"),
    WINNERS: ("you", "here", "all"),
}

EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain": (RESOURCE, AMOUNT),
    "lose": (RESOURCE_OR_ANY, AMOUNT),
    "damage": (DAMAGE, AMOUNT),
    "heal": (DAMAGE_OR_ANY, AMOUNT),
    "rest": (AMOUNT,),
    "tire": (AMOUNT,),
    "threat": (AMOUNT,),
    "spawn": (PLACE,),
    "special": (NAME, PLACE),
    "prowl": (PROWLERS, AMOUNT),
    "strike": (AMOUNT, NUMBER),
    "move": (AMOUNT,),
    "go": (PLACE,),
    "light": (PLACE,),
    "douse": (DOUSED,),
    "resolve": (NUMBER,),
    "fight": (NUMBER,),
    "project": (AMOUNT,),
    "make": (NUMBER,),
    "scout": (AMOUNT,),
    "survey": (AMOUNT,),
    "lay": (SYMBOL, PLACE),
    "regrow": (SYMBOL,),
    "uncover": (NUMBER,),
    "swap": (RESOURCE, RESOURCE, AMOUNT),
    "stay": (),
    "remove": (),
    "discard": (),
    "relief": (),
    "mark": (AMOUNT,),
    "unmark": (AMOUNT,),
    "stage": (NUMBER,),
    "win": (WINNERS,),
    "perish": (),
    "chief": (),
    "end-turn": (),
}
COMBAT: Final[Mapping[str, tuple[str, ...]]] = {
    "reroll": (DIE,),
    "mine": (SIGNED,),
    "enemy": (SIGNED,),
    "wound": (AMOUNT,),
    "flee": (),
    "prevent": (AMOUNT,),
}
STANDING: Final[Mapping[str, tuple[str, ...]]] = {
    "mine": (SIGNED, TRAIT_OR_NONE),
    "enemy": (SIGNED, TRAIT_OR_NONE),
    "move": (GROUND_OR_ALL, SIGNED),
    "cheap": (ACTION, AMOUNT),
    "carry": (RESOURCE_OR_ANY, AMOUNT),
    "limit": (AMOUNT,),
    "warm": (),
    "proof": (DAMAGE,),
    "forage": (RESOURCE, AMOUNT),
    "thrift": (RESOURCE,),
    "night": (SIGNED,),
}
CONDITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "at-fire": (),
    "in-camp": (),
    "on": (GROUND,),
    "at-landmark": (NUMBER,),
    "on-target": (),
    "on-water": (),
    "has": (RESOURCE, AMOUNT),
    "has-item": (NAME,),
    "has-trait": (TRAIT,),
    "hurt": (DAMAGE_OR_ANY,),
    "stamina": (AMOUNT,),
    "day": (NUMBER,),
    "odd-day": (),
    "even-day": (),
    "others-here": (),
    "alone": (),
    "near-monster": (NUMBER,),
    "revealed": (NUMBER,),
    "tiles": (NUMBER,),
    "fires": (NUMBER,),
    "marks": (AMOUNT,),
    "stage": (NUMBER,),
    "defeated": (NAME,),
    "read": (NUMBER,),
    "everyone-in-camp": (),
    "everyone-at": (NUMBER,),
    "against": (TRAIT,),
    "monster": (),
}
BLOCKS: Final[Mapping[str, tuple[str, ...]]] = {
    "pay": ("do", "else"),
    "choose": (),
    "roll": ("do", "else", "dice"),
    "if": ("do", "else"),
    "each": ("do",),
    "may": (),
}
"""What may stand beside the word that makes a block."""
WHENS: Final = (
    "action", "turn", "before-roll", "modify", "prevent", "night", "dawn", "enter", "defeat", "scouted", "gained",
    "key", "always",
)  # fmt: skip
IN_COMBAT: Final = ("before-roll", "modify", "prevent")
OF: Final[Mapping[str, str]] = {"prevent": DAMAGE, "enter": GROUND, "key": "tag"}
"""What the field `of` of an ability means."""
COUNTER, THIS = "counter", "this"
MOST: Final = 99

_AMOUNT: Final = re.compile(r"(\d{1,2})?(#)?")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Line:
    """One line: a verb with its words, or a block with the lines inside it."""

    __slots__ = ("a", "b", "cost", "do", "n", "name", "needs", "options", "other", "per", "verb")

    def __init__(
        self,
        verb: str,
        a: int = -1,
        b: int = -1,
        n: int = 0,
        per: bool = False,
        name: str = "",
        do: tuple[Line, ...] = (),
        other: tuple[Line, ...] = (),
        options: tuple[tuple[Line, ...], ...] = (),
        needs: tuple[Condition, ...] = (),
        cost: Cost | None = None,
    ) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.n: Final = n
        self.per: Final = per
        """Whether n is to be multiplied by the number of players at the start (QU-8)."""
        self.name: Final = name
        self.do: Final = do
        self.other: Final = other
        self.options: Final = options
        self.needs: Final = needs
        self.cost: Final = cost or NO_COST

    def amount(self, players: int) -> int:
        """QU-8: how many, in a game that began with so many players."""
        return self.n * players if self.per else self.n

    def __repr__(self) -> str:
        return f"Line({self.verb!r}, {self.a}, {self.b}, {self.n}, {self.name!r})"


class Condition:
    """One thing that may hold for a survivor or not."""

    __slots__ = ("a", "kind", "n", "name", "negated", "per")

    def __init__(self, kind: str, a: int, n: int, per: bool, name: str, negated: bool) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.n: Final = n
        self.per: Final = per
        self.name: Final = name
        self.negated: Final = negated

    def amount(self, players: int) -> int:
        return self.n * players if self.per else self.n


class Cost:
    """What is paid: resources, counters of the card itself, the card itself."""

    __slots__ = ("counters", "resources", "this")

    def __init__(self, resources: tuple[tuple[int, int, bool], ...], counters: int, this: bool) -> None:
        self.resources: Final = resources
        """Kind, how many, whether per player."""
        self.counters: Final = counters
        self.this: Final = this

    def __bool__(self) -> bool:
        return bool(self.resources) or self.counters > 0 or self.this


NO_COST: Final = Cost((), 0, False)


class Ability:
    """What a card can do at its printed moment."""

    __slots__ = ("cost", "do", "limit", "needs", "of", "stamina", "when")

    def __init__(
        self,
        when: str,
        stamina: int,
        of: int,
        limit: int,
        needs: tuple[Condition, ...],
        cost: Cost,
        do: tuple[Line, ...],
    ) -> None:
        self.when: Final = when
        self.stamina: Final = stamina
        self.of: Final = of
        self.limit: Final = limit
        self.needs: Final = needs
        self.cost: Final = cost
        self.do: Final = do


class Goal:
    """What a quest stage waits for, and what follows."""

    __slots__ = ("do", "each", "needs")

    def __init__(self, needs: tuple[Condition, ...], do: tuple[Line, ...], each: bool) -> None:
        self.needs: Final = needs
        self.do: Final = do
        self.each: Final = each


class Powers:
    """The abilities of one card, sorted by their moments; each with its position on the card."""

    __slots__ = ("all", "always", "by_when")

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.all: Final = abilities
        self.by_when: Final = {
            when: tuple((i, ability) for i, ability in enumerate(abilities) if ability.when == when)
            for when in WHENS
            if any(ability.when == when for ability in abilities)
        }
        self.always: Final = tuple(ability for ability in abilities if ability.when == "always")

    def at(self, when: str) -> tuple[tuple[int, Ability], ...]:
        return self.by_when.get(when, ())


NO_POWERS: Final = Powers(())


# -- reading ----------------------------------------------------------------------------------------------------


class LineReader:
    """Reads lines, conditions, costs and abilities; notes everything that is wrong."""

    def __init__(self, grounds: Sequence[str], flaws: list[Flaw]) -> None:
        self.grounds = tuple(grounds)
        self.flaws = flaws

    # -- lines --------------------------------------------------------------------------------------------------

    def lines(self, value: object, where: str, verbs: Mapping[str, tuple[str, ...]] = EFFECTS) -> tuple[Line, ...]:
        if not isinstance(value, list):
            self.wrong("pack-list", where, value)
            return ()
        read = [self.line(item, f"{where}[{i}]", verbs) for i, item in enumerate(value, 1)]
        return tuple(line for line in read if line is not None)

    def line(self, value: object, where: str, verbs: Mapping[str, tuple[str, ...]]) -> Line | None:
        if isinstance(value, dict):
            return self.block(value, where, verbs)
        if not isinstance(value, str) or not value.split():
            self.wrong("pack-line", where, value)
            return None
        verb, *words = value.split()
        if verb not in verbs:
            self.flaws.append(unknown("verb", where, verb, verbs))
            return None
        fields = self.words(words, verbs[verb], where, value)
        return None if fields is None else Line(verb, fields.a, fields.b, fields.n or 0, fields.per, fields.name)

    def block(self, table: dict[str, object], where: str, verbs: Mapping[str, tuple[str, ...]]) -> Line | None:
        heads = [name for name in BLOCKS if name in table]
        strange = [name for name in table if heads and name not in (*heads, *BLOCKS[heads[0]])]
        if len(heads) != 1 or strange or verbs is STANDING:
            self.wrong("pack-block", where, strange[0] if strange else "{…}")
            return None
        head = heads[0]
        value = table[head]
        do = self.lines(table.get("do", []), at(where, "do"), verbs)
        other = self.lines(table.get("else", []), at(where, "else"), verbs)
        if head == "pay":
            return Line("pay", do=do, other=other, cost=self.cost(value, at(where, "pay")))
        if head == "choose":
            return self.choice(value, at(where, "choose"), verbs)
        if head == "roll":
            dice = Fields()
            self.number(dice, str(table.get("dice", 1)), AMOUNT, at(where, "dice"))
            least = self.whole(value, at(where, "roll"), 2, 12)
            return Line("roll", dice.n or 1, n=least, per=dice.per, do=do, other=other)
        if head == "if":
            return Line("if", do=do, other=other, needs=self.needs(value, at(where, "if")))
        if head == "each":
            return Line("each", self.word(value, at(where, "each"), GROUPS), do=do)
        return Line("may", do=self.lines(value, at(where, "may"), verbs))

    def choice(self, value: object, where: str, verbs: Mapping[str, tuple[str, ...]]) -> Line | None:
        if not isinstance(value, list) or not 2 <= len(value) <= 4:
            self.wrong("pack-choose", where, value)
            return None
        return Line("choose", options=tuple(self.lines(v, f"{where}[{i}]", verbs) for i, v in enumerate(value, 1)))

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, words: list[str], kinds: tuple[str, ...], where: str, whole: str) -> Fields | None:
        needed = len([kind for kind in kinds if kind != TRAIT_OR_NONE])
        if not needed <= len(words) <= len(kinds):
            self.flaws.append(Flaw("pack-words", where, {"found": shown(whole), "expected": " ".join(kinds)}))
            return None
        fields = Fields()
        for word, kind in zip(words, kinds, strict=False):
            if not self.field(fields, word, kind, where):
                return None
        return fields

    def field(self, fields: Fields, word: str, kind: str, where: str) -> bool:
        """Put one word where it belongs; whether it is right."""
        if kind in (AMOUNT, SIGNED, NUMBER):
            return self.number(fields, word, kind, where)
        if kind == PLACE:
            return self.place(fields, word, where)
        if kind == NAME:
            fields.name = word
            return bool(_NAME.fullmatch(word)) or self.wrong("pack-name", where, word)
        names = self.names(kind)
        loose = word in ("any", "all") and kind.endswith(f"-or-{word}")
        number = ANY if loose else self.word(word, where, names)
        fields.put(number)
        return number >= 0

    def names(self, kind: str) -> tuple[str, ...]:
        plain = kind.removesuffix("?").removesuffix("-or-any").removesuffix("-or-all")
        return self.grounds if plain == GROUND else WORDS[plain]

    def number(self, fields: Fields, word: str, kind: str, where: str) -> bool:
        if kind == SIGNED:
            if not re.fullmatch(r"[+-]?\d", word):
                return self.wrong("pack-signed", where, word)
            fields.n = int(word)
            return True
        if kind == NUMBER:
            if not re.fullmatch(r"\d{1,3}", word):
                return self.wrong("pack-number", where, word)
            fields.n = int(word) if fields.n is None else fields.n
            fields.b = int(word)
            return True
        found = _AMOUNT.fullmatch(word)
        if not word or not found:
            return self.wrong("pack-amount", where, word)
        fields.n, fields.per = int(found[1] or 1), bool(found[2])
        return True

    def place(self, fields: Fields, word: str, where: str) -> bool:
        name, _, number = word.partition(":")
        if name == "landmark" and re.fullmatch(r"\d{1,3}", number):
            fields.put(PLACES.index(name))
            fields.n = int(number)
            return True
        place = self.word(word, where, tuple(p for p in PLACES if p != "landmark"))
        fields.put(-1 if place < 0 else PLACES.index(word))
        return place >= 0

    def word(self, value: object, where: str, names: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.flaws.append(unknown("word", where, value, names))
        return -1

    def whole(self, value: object, where: str, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        self.flaws.append(Flaw("pack-range", where, {"found": shown(value), "low": low, "high": high}))
        return low

    def wrong(self, key: str, where: str, value: object) -> bool:
        self.flaws.append(Flaw(key, where, {"found": shown(value)}))
        return False

    # -- conditions, costs, abilities ---------------------------------------------------------------------------

    def needs(self, value: object, where: str) -> tuple[Condition, ...]:
        items = value if isinstance(value, list) else [value]
        read = [self.condition(item, where) for item in items]
        return tuple(condition for condition in read if condition is not None)

    def condition(self, value: object, where: str) -> Condition | None:
        if not isinstance(value, str) or value.split() in ([], ["not"]):
            self.wrong("pack-condition", where, value)
            return None
        words = value.split()
        negated = words[0] == "not"
        kind, *words = words[1:] if negated else words
        if kind not in CONDITIONS:
            self.flaws.append(unknown("condition", where, kind, CONDITIONS))
            return None
        fields = self.words(words, CONDITIONS[kind], where, value)
        if fields is None:
            return None
        return Condition(kind, fields.a, fields.n or 0, fields.per, fields.name, negated)

    def cost(self, value: object, where: str) -> Cost:
        resources: list[tuple[int, int, bool]] = []
        counters, this = 0, False
        for part in value.split(",") if isinstance(value, str) else [""]:
            words = part.split()
            if words == [THIS]:
                this = True
            elif len(words) == 2 and words[0] == COUNTER and re.fullmatch(r"\d{1,2}", words[1]):
                counters += int(words[1])
            elif len(words) == 2 and words[0] in RESOURCES and _AMOUNT.fullmatch(words[1]):
                found = _AMOUNT.fullmatch(words[1])
                assert found
                resources.append((RESOURCES.index(words[0]), int(found[1] or 1), bool(found[2])))
            else:
                self.wrong("pack-cost", where, value)
        return Cost(tuple(resources), counters, this)

    def abilities(self, value: object, where: str) -> Powers:
        if not isinstance(value, list):
            self.wrong("pack-list", where, value)
            return NO_POWERS
        read = [self.ability(item, f"{where}[{i}]") for i, item in enumerate(value, 1)]
        return Powers(tuple(ability for ability in read if ability is not None))

    def ability(self, table: object, where: str) -> Ability | None:
        if not isinstance(table, dict):
            self.wrong("pack-table", where, table)
            return None
        if table.get("when") not in WHENS:
            self.flaws.append(unknown("word", at(where, "when"), table.get("when"), WHENS))
            return None
        when = str(table["when"])
        known = ("when", "stamina", "need", "pay", "limit", "of", "do")
        self.flaws.extend(unknown("field", at(where, name), name, known) for name in table if name not in known)
        verbs = STANDING if when == "always" else {**EFFECTS, **COMBAT} if when in IN_COMBAT else EFFECTS
        do = () if when == "key" else self.lines(table.get("do", []), at(where, "do"), verbs)
        if when != "key" and not do:
            self.flaws.append(Flaw("pack-missing", at(where, "do")))
        limit = self.word(table.get("limit", "none"), at(where, "limit"), LIMITS)
        stamina = self.whole(table.get("stamina", 1 if when == "action" else 0), at(where, "stamina"), 0, 12)
        needs = self.needs(table.get("need", []), at(where, "need"))
        cost = self.cost(table["pay"], at(where, "pay")) if "pay" in table else NO_COST
        return Ability(when, stamina, self.of(table, when, where), limit, needs, cost, do)

    def of(self, table: dict[str, object], when: str, where: str) -> int:
        if when not in OF:
            if "of" in table:
                self.flaws.append(unknown("field", at(where, "of"), "of", ("when", "do")))
            return -1
        if "of" not in table and when == "prevent":
            return ANY
        names = TAGS if when == "key" else self.names(OF[when])
        return self.word(table.get("of"), at(where, "of"), names)

    def goals(self, value: object, where: str) -> tuple[Goal, ...]:
        if not isinstance(value, list):
            self.wrong("pack-list", where, value)
            return ()
        goals = []
        for i, table in enumerate(value, 1):
            place = f"{where}[{i}]"
            if not isinstance(table, dict):
                self.wrong("pack-table", place, table)
                continue
            known = ("need", "do", "each")
            self.flaws.extend(unknown("field", at(place, name), name, known) for name in table if name not in known)
            needs = self.needs(table.get("need", []), at(place, "need"))
            goals.append(Goal(needs, self.lines(table.get("do", []), at(place, "do")), table.get("each") is True))
        return tuple(goals)


class Fields:
    """The words of a line as they are read."""

    def __init__(self) -> None:
        self.a = -1
        self.b = -1
        self.n: int | None = None
        self.per = False
        self.name = ""

    def put(self, number: int) -> None:
        if self.a < 0:
            self.a = number
        else:
            self.b = number
