"""Records: a game is its options, its dice and every pick with its seat. That is enough to replay it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberwatch.engine.agenda import CHANCE, NO_PICKS, Agenda, Pick, Step
from emberwatch.engine.dice import CounterDice, Dice, SealedDice, is_seed
from emberwatch.engine.errors import BadOption, BadPosition, BadRecord, IllegalPick, quote_input
from emberwatch.engine.game import Game
from emberwatch.engine.position import (
    forgotten_pick,
    is_position,
    read_position,
    state_digest,
    try_with_these_rules,
)
from emberwatch.engine.record_form import CHAPTERED, FORMAT
from emberwatch.engine.rules import Rules, checked_options

# -- reading ----------------------------------------------------------------------------------------------------


class LostDice(Dice):
    """The dice of a record without their secret: such a game can be replayed but not continued."""

    __slots__ = ("told",)

    def __init__(self, told: dict[str, object]) -> None:
        self.told = told

    def below(self, n: int) -> int:
        raise BadRecord("error-record-without-dice")

    def clone(self) -> LostDice:
        return LostDice(self.told)

    def progress(self) -> list[int]:
        return []

    def go_to(self, progress: list[int]) -> None:
        pass

    def plain(self, secret: bool) -> dict[str, object]:
        return self.told

    def __reduce__(self) -> tuple[object, ...]:
        return LostDice, (self.told,)


class Replaying(Game):
    """A game that takes chance from a record, and checks that the record's dice would have drawn the same."""

    __slots__ = ("script",)

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object],
        state: Agenda,
        dice: Dice,
        script: list[tuple[int, Pick]],
    ) -> None:
        super().__init__(rules, options, state, dice, [NO_PICKS] * len(state.lanes))
        self.script = script

    def draw(self, step: Step) -> Pick:
        at = self.moment
        if at >= len(self.script):
            raise BadRecord("error-record-truncated", count=at)
        seat, pick = self.script[at]
        faces, bag = step.faces(), step.bag(self.state)
        if seat != CHANCE or pick not in faces or bag[faces.index(pick)] < 1:
            raise BadRecord("error-record-chance", at=at, pick=" ".join(map(str, pick.words)))
        if not isinstance(self.dice, LostDice) and faces[self.dice.draw(bag)] is not pick:
            raise BadRecord("error-record-dice", at=at, pick=" ".join(map(str, pick.words)))
        return pick


class Memory(Game):
    """A game whose dice are lost: you can look at it, copy it and imagine from it, but not continue it."""

    __slots__ = ()

    def take(self, seat: int, pick: Pick) -> None:
        if pick not in self.asked[seat]:
            self.refuse(seat, pick)
        raise BadRecord("error-record-without-dice")

    def clone(self) -> Game:
        return without_script(super().clone())


def without_script(game: Game) -> Game:
    """The same game without a script: it continues with its dice, if it has them."""
    kind = Memory if isinstance(game.dice, LostDice) else Game
    own = kind(game.rules, game.options, game.state, game.dice, game.asked)
    own.remember(game)
    return own


def replay(record: object, games: Mapping[str, Rules], *, to: int | None = None, aloud: bool = False) -> Game:
    """Replay a record, or its first `to` picks; raise BadRecord if it does not reproduce."""
    told = check_form(record)
    rules = rules_of(told, games)
    script = script_of(told, rules)
    game = replay_script(told, rules, script, len(script) if to is None else to, aloud)
    if to is None or to >= len(script):
        check_end(game, told)
    return without_script(game)


def check_form(record: object) -> dict[str, object]:
    """Check that a record has a format we know, and all its parts."""
    if not isinstance(record, dict):
        raise BadRecord("error-record-form", problem=type(record).__name__)
    if type(record.get("format")) is not int:
        raise BadRecord("error-record-field", field="format")
    if record["format"] not in (FORMAT, CHAPTERED):
        raise BadRecord("error-record-format", format=str(record["format"]), known=CHAPTERED)
    kinds = {"game": str, "rules": int, "seats": int, "options": dict, "dice": dict, "picks": list,
             "count": int, "state": str}  # fmt: skip
    for name, kind in kinds.items():
        if type(record.get(name)) is not kind:
            raise BadRecord("error-record-field", field=name)
    if len(record["picks"]) != record["count"]:
        raise BadRecord("error-record-count", count=len(record["picks"]), expected=record["count"])
    if record["format"] == CHAPTERED and not all([is_chapter(record, chapter) for chapter in chapters_of(record)]):
        raise BadRecord("error-record-field", field="chapters")
    return record


def chapters_of(record: Mapping[str, Any]) -> list[Any]:
    """The chapters of a record: where other rules took over. A record with chapters has at least one."""
    chapters = record.get("chapters") if record["format"] == CHAPTERED else []
    return chapters if isinstance(chapters, list) and chapters else [None]


def is_chapter(record: Mapping[str, Any], chapter: object) -> bool:
    if not isinstance(chapter, dict) or set(chapter) != {"count", "rules", "position"}:
        return False
    count, rules, position = chapter["count"], chapter["rules"], chapter["position"]
    fits = type(count) is int and 0 <= count <= record["count"] and type(rules) is int and isinstance(position, dict)
    return fits and is_position(position)


def rules_of(told: dict[str, object], games: Mapping[str, Rules]) -> Rules:
    name = str(told["game"])
    if name not in games:
        raise BadRecord("error-unknown-game", game=name, games=", ".join(games))
    rules = games[name]
    if told["rules"] != rules.version:
        raise BadRecord("error-record-rules", rules=str(told["rules"]), known=rules.version)
    return rules


def script_of(told: dict[str, object], rules: Rules) -> list[tuple[int, Pick]]:
    """The record's picks as entries of the vocabulary."""
    script = []
    entries = told["picks"]
    assert isinstance(entries, list)
    older = last_count(told)
    for at, entry in enumerate(entries):
        pick = None
        if isinstance(entry, list) and entry and all(type(word) in (str, int) for word in entry):
            pick = rules.vocabulary.by_words.get(tuple(entry[1:]))
            if pick is None and at < older:
                pick = forgotten_pick(tuple(entry[1:]))
        if pick is None or type(entry[0]) is not int:
            raise BadRecord("error-record-pick", at=at, pick=quote_input(entry))
        script.append((entry[0], pick))
    return script


def last_count(told: Mapping[str, Any]) -> int:
    """How many picks older rules made: they are carried along, and these rules cannot verify them."""
    return int(chapters_of(told)[-1]["count"]) if told["format"] == CHAPTERED else 0


def dice_of(told: Mapping[str, object]) -> Dice:
    dice = told["dice"]
    assert isinstance(dice, dict)
    seed, secret = dice.get("seed"), dice.get("secret")
    if dice.get("kind") == "counter" and is_seed(seed):
        return CounterDice(seed)
    if dice.get("kind") == "sealed" and isinstance(secret, str):
        return unseal(secret, dice.get("seal"))
    if dice.get("kind") in ("counter", "sealed") and seed is None and secret is None:
        return LostDice(dice)
    raise BadRecord("error-record-field", field="dice")


def unseal(secret: str, seal: object) -> SealedDice:
    """Make sealed dice, if the secret matches the seal."""
    try:
        dice = SealedDice(bytes.fromhex(secret))
    except ValueError as problem:
        raise BadRecord("error-record-field", field="dice.secret") from problem
    if dice.seal != seal:
        raise BadRecord("error-record-seal")
    return dice


def replay_script(
    told: dict[str, object], rules: Rules, script: list[tuple[int, Pick]], to: int, aloud: bool
) -> Replaying:
    """Play the script up to its `to`-th pick, and check each entry against what the game really does."""
    seats, options = told["seats"], told["options"]
    assert isinstance(seats, int)
    assert isinstance(options, dict)
    if seats not in rules.seats:
        raise BadRecord("error-record-field", field="seats")
    try:
        full = checked_options(rules, options)
    except BadOption as problem:
        raise BadRecord("error-record-options", problem=str(problem)) from problem
    if full != options:
        raise BadRecord("error-record-field", field="options")
    if told["format"] == CHAPTERED:
        return resume_replay(told, rules, full, script, to, aloud)
    game = Replaying(rules, full, rules.start(seats, full), dice_of(told), script)
    game.state.story = [] if aloud else None
    game.advance()
    follow(game, script, to)
    return game


def resume_replay(
    told: dict[str, Any], rules: Rules, options: dict[str, object], script: list[tuple[int, Pick]], to: int, aloud: bool
) -> Replaying:
    """Play the script from where these rules took over. The position may be anybody's, so it may fail in any way."""
    try:
        return try_with_these_rules(play_on, told, rules, options, script, to, aloud)
    except BadPosition as problem:
        if isinstance(problem.__cause__, BadRecord):
            raise problem.__cause__ from None
        raise BadRecord("error-record-position", problem=str(problem.details["problem"])) from problem


def play_on(
    told: dict[str, Any], rules: Rules, options: dict[str, object], script: list[tuple[int, Pick]], to: int, aloud: bool
) -> Replaying:
    game = take_up(told, rules, options, script)
    game.state.story = [] if aloud else None
    game.resume()
    follow(game, script, to)
    return game


def take_up(
    told: dict[str, Any], rules: Rules, options: dict[str, object], script: list[tuple[int, Pick]]
) -> Replaying:
    chapters = chapters_of(told)
    stood = read_position(chapters[-1]["position"], rules, told["seats"], options, dice_of(told))
    for seat, pick in script[: last_count(told)]:
        stood.note(seat, pick)
    game = Replaying(rules, options, stood.state, stood.dice, script)
    game.remember(stood)
    game.chapters = tuple(chapters)
    return game


def follow(game: Replaying, script: list[tuple[int, Pick]], to: int) -> None:
    done = 0
    while True:  # entries before a chapter come from the script
        for at in range(done, min(game.moment, len(script))):
            if game.pick_at(at) != script[at]:
                raise BadRecord("error-record-differs", at=at, pick=" ".join(map(str, script[at][1].words)))
        done = game.moment
        if done >= min(to, len(script)):
            return
        seat, pick = script[done]
        if not 0 <= seat < game.seats:
            raise BadRecord("error-record-differs", at=done, pick=" ".join(map(str, pick.words)))
        try:
            game.take(seat, pick)
        except IllegalPick as problem:
            raise BadRecord("error-record-illegal", at=done, problem=str(problem)) from problem


def check_end(game: Game, told: dict[str, object]) -> None:
    """Check that a whole record leads to the state and the outcome it names."""
    if game.moment != told["count"]:
        raise BadRecord("error-record-truncated", count=game.moment)
    outcome = game.outcome
    if (outcome.plain() if outcome else None) != told.get("outcome"):
        raise BadRecord("error-record-outcome")
    if state_digest(game) != told["state"]:
        raise BadRecord("error-record-state")
