"""Reading lines, conditions, costs and abilities from the words of a file; everything that is wrong is noted."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from emberwatch.discover.cards.syntax import (
    AMOUNT,
    BLOCKS,
    COMBAT,
    CONDITIONS,
    COUNTER,
    EFFECTS,
    GROUND,
    IN_COMBAT,
    NAME,
    NO_COST,
    NO_POWERS,
    NUMBER,
    OF,
    PLACE,
    SIGNED,
    STANDING,
    THIS,
    TRAIT_OR_NONE,
    WHENS,
    WORDS,
    Ability,
    Condition,
    Cost,
    Goal,
    Line,
    Powers,
)
from emberwatch.discover.model.names import (
    ANY,
    GROUPS,
    LIMITS,
    PLACES,
    RESOURCES,
    TAGS,
)
from emberwatch.engine.content.flaws import Flaw, at, shown, unknown

_AMOUNT: Final = re.compile(r"(\d{1,2})?(#)?")

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


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
