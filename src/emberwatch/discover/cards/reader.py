"""Reading lines, conditions, costs and abilities from the words of a file; everything that is wrong is noted."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from emberwatch.discover.cards.registry import BLOCKS, COMBAT, CONDITIONS, EFFECTS, STANDING
from emberwatch.discover.cards.syntax import (
    COUNTER,
    IN_COMBAT,
    NO_COST,
    NO_POWERS,
    OF,
    THIS,
    WHENS,
    Ability,
    Block,
    Condition,
    Cost,
    Goal,
    Line,
    Powers,
)
from emberwatch.discover.cards.words import (
    AMOUNT,
    BESIDE,
    COST,
    DO,
    ELSE,
    GROUND,
    GROUP,
    LEAST,
    LINES,
    NAME,
    NEEDS,
    NUMBER,
    PLACE,
    SIGNED,
    TRAIT_OR_NONE,
    WORDS,
    Amount,
    NamedPlace,
)
from emberwatch.discover.model.names import (
    ANY,
    GROUPS,
    LANDMARK,
    LIMITS,
    PLACES,
    RESOURCES,
    TAGS,
)
from emberwatch.engine.content.flaws import Flaw, at, quote_value, unknown_name

Verbs: TypeAlias = Mapping[str, type[Line]]
"""The verbs that are allowed in a certain place."""
Word: TypeAlias = int | str | Amount | NamedPlace
_AMOUNT: Final = re.compile(r"(\d{1,2})?(#)?")

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class LineReader:
    """Reads lines, conditions, costs and abilities; notes everything that is wrong."""

    def __init__(self, grounds: Sequence[str], flaws: list[Flaw]) -> None:
        self.grounds = tuple(grounds)
        self.flaws = flaws

    # -- lines --------------------------------------------------------------------------------------------------

    def lines(self, value: object, where: str, verbs: Verbs = EFFECTS) -> tuple[Line, ...]:
        if not isinstance(value, list):
            self.wrong("pack-list", where, value)
            return ()
        read = [self.line(item, f"{where}[{i}]", verbs) for i, item in enumerate(value, 1)]
        return tuple(line for line in read if line is not None)

    def line(self, value: object, where: str, verbs: Verbs) -> Line | None:
        if isinstance(value, dict):
            return self.block(value, where, verbs)
        if not isinstance(value, str) or not value.split():
            self.wrong("pack-line", where, value)
            return None
        verb, *words = value.split()
        if verb not in verbs:
            self.flaws.append(unknown_name("verb", where, verb, verbs))
            return None
        values = self.words(words, tuple(verbs[verb].WORDS.values()), where, value)
        make: Any = verbs[verb]
        return None if values is None else make(*values)

    def block(self, table: dict[str, object], where: str, verbs: Verbs) -> Line | None:
        heads = [name for name in BLOCKS if name in table]
        strange = [name for name in table if heads and name not in (*heads, *beside(BLOCKS[heads[0]]))]
        if len(heads) != 1 or strange or verbs is STANDING:
            self.wrong("pack-block", where, strange[0] if strange else "{…}")
            return None
        make: Any = BLOCKS[heads[0]]
        parts: dict[str, object] = {kind: self.part(kind, table, where, verbs) for kind in beside(make)}
        for kind in make.WORDS.values():
            if kind not in parts:
                parts[kind] = self.head(kind, table[heads[0]], at(where, heads[0]), verbs)
        values = [parts[kind] for kind in make.WORDS.values()]
        return None if None in values else make(*values)

    def part(self, kind: str, table: dict[str, object], where: str, verbs: Verbs) -> tuple[Line, ...] | Amount:
        """What is, or could be, beside the word that makes a block."""
        if kind in (DO, ELSE):
            return self.lines(table.get(kind, []), at(where, kind), verbs)
        dice = self.amount(str(table.get(kind, 1)), at(where, kind)) or Amount(1)
        return Amount(dice.n or 1, dice.per)

    def head(self, kind: str, value: object, where: str, verbs: Verbs) -> object:
        """What follows the word that makes a block; None if there is no such block."""
        if kind == COST:
            return self.cost(value, where)
        if kind == LEAST:
            return self.whole(value, where, 2, 12)
        if kind == NEEDS:
            return self.needs(value, where)
        if kind == GROUP:
            return self.word(value, where, GROUPS)
        return self.lines(value, where, verbs) if kind == LINES else self.options(value, where, verbs)

    def options(self, value: object, where: str, verbs: Verbs) -> tuple[tuple[Line, ...], ...] | None:
        if not isinstance(value, list) or not 2 <= len(value) <= 4:
            self.wrong("pack-choose", where, value)
            return None
        return tuple(self.lines(v, f"{where}[{i}]", verbs) for i, v in enumerate(value, 1))

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, words: list[str], kinds: tuple[str, ...], where: str, whole: str) -> list[Word] | None:
        """The values of words; None if there are too many or too few, or if one is wrong."""
        needed = len([kind for kind in kinds if kind != TRAIT_OR_NONE])
        if not needed <= len(words) <= len(kinds):
            self.flaws.append(Flaw("pack-words", where, {"found": quote_value(whole), "expected": " ".join(kinds)}))
            return None
        values: list[Word] = []
        for word, kind in zip(words, kinds, strict=False):
            value = self.value(word, kind, where)
            if value is None:
                return None
            values.append(value)
        return values

    def value(self, word: str, kind: str, where: str) -> Word | None:
        """The value of one word; None if it is wrong."""
        if kind == AMOUNT:
            return self.amount(word, where)
        if kind in (SIGNED, NUMBER):
            return self.number(word, kind, where)
        if kind == PLACE:
            return self.place(word, where)
        if kind == NAME:
            return word if _NAME.fullmatch(word) or self.wrong("pack-name", where, word) else None
        loose = word in ("any", "all") and kind.endswith(f"-or-{word}")
        number = ANY if loose else self.word(word, where, self.names(kind))
        return number if number >= 0 else None

    def names(self, kind: str) -> tuple[str, ...]:
        plain = kind.removesuffix("?").removesuffix("-or-any").removesuffix("-or-all")
        return self.grounds if plain == GROUND else WORDS[plain]

    def amount(self, word: str, where: str) -> Amount | None:
        found = _AMOUNT.fullmatch(word)
        if not word or not found:
            self.wrong("pack-amount", where, word)
            return None
        return Amount(int(found[1] or 1), bool(found[2]))

    def number(self, word: str, kind: str, where: str) -> int | None:
        """A number, with or without a sign."""
        if re.fullmatch(r"[+-]?\d" if kind == SIGNED else r"\d{1,3}", word):
            return int(word)
        self.wrong(f"pack-{kind}", where, word)
        return None

    def place(self, word: str, where: str) -> NamedPlace | None:
        name, _, number = word.partition(":")
        if name == PLACES[LANDMARK] and re.fullmatch(r"\d{1,3}", number):
            return NamedPlace(LANDMARK, int(number))
        place = self.word(word, where, tuple(p for p in PLACES if p != PLACES[LANDMARK]))
        return NamedPlace(PLACES.index(word)) if place >= 0 else None

    def word(self, value: object, where: str, names: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.flaws.append(unknown_name("word", where, value, names))
        return -1

    def whole(self, value: object, where: str, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        self.flaws.append(Flaw("pack-range", where, {"found": quote_value(value), "low": low, "high": high}))
        return low

    def wrong(self, key: str, where: str, value: object) -> bool:
        self.flaws.append(Flaw(key, where, {"found": quote_value(value)}))
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
            self.flaws.append(unknown_name("condition", where, kind, CONDITIONS))
            return None
        values = self.words(words, tuple(CONDITIONS[kind].WORDS.values()), where, value)
        make: Any = CONDITIONS[kind]
        return None if values is None else make(*values, negated=negated)

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
            self.flaws.append(unknown_name("word", at(where, "when"), table.get("when"), WHENS))
            return None
        when = str(table["when"])
        known = ("when", "stamina", "need", "pay", "limit", "of", "do")
        self.flaws.extend(unknown_name("field", at(where, name), name, known) for name in table if name not in known)
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
                self.flaws.append(unknown_name("field", at(where, "of"), "of", ("when", "do")))
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
            self.flaws.extend(
                unknown_name("field", at(place, name), name, known) for name in table if name not in known
            )
            needs = self.needs(table.get("need", []), at(place, "need"))
            goals.append(Goal(needs, self.lines(table.get("do", []), at(place, "do")), table.get("each") is True))
        return tuple(goals)


def beside(block: type[Block]) -> list[str]:
    """What may be beside the word that makes a block."""
    return [kind for kind in BESIDE if kind in block.WORDS.values()]
