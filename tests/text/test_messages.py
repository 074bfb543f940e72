"""Every message is there in all four languages, used, and takes the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import emberwatch as ew
from emberwatch import bots
from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.registry import CONDITIONS
from emberwatch.discover.cards.syntax import WHENS
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.model import names as discover_names
from emberwatch.discover.model.components import CopyEntry, Terrain
from emberwatch.discover.model.survivors import STATUSES
from emberwatch.discover.model.turn import PHASES
from emberwatch.discover.present import events as discover_events
from emberwatch.engine.agenda import Step
from emberwatch.engine.dice import CounterDice
from emberwatch.narrator import Narrator
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, LEADERS, PLACES, RESOURCES, ROOMS, SEARCH_TILES
from emberwatch.outlive.present.events import EVENT_FIELDS
from emberwatch.outlive.rules.scoring import PARTS
from emberwatch.text import LANGUAGES, Speaker, entries_of, speaker
from tests.paths import ROOT

SOURCE = Path(ew.__file__).parent
TEXT = SOURCE / "text"
PAGE = SOURCE.parent.parent / "web" / "src"
SAME_PLACE = {"place_to": "place", "place_at": "place", "resource": "one"}
"""Arguments that say the same thing in another form: a language may use whichever its grammar wants."""


STORY_PARTS = ("", ".one", ".two", ".three", ".four", ".five", ".end")
"""The tale that links the scenarios of a copy of Discover."""


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(SAME_PLACE.get(node.id.name, node.id.name))


def variables(pattern: ast.Pattern) -> frozenset[str]:
    found = Variables()
    found.visit(pattern)
    return frozenset(found.names)


@cache
def entries(language: str) -> list[ast.Message | ast.Term]:
    """Every message and term of a language; nothing in its files is anything else but a comment."""
    found: list[ast.Message | ast.Term] = []
    for file in sorted((TEXT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    return found


def entry_name(entry: ast.Message | ast.Term) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def questions(cls: type[Step]) -> set[str]:
    keys = {cls.KEY} if cls.KEY and cls.__module__.startswith("emberwatch.") else set()
    for child in cls.__subclasses__():
        keys |= questions(child)
    return keys


def expected() -> set[str]:
    """Every message that the program can ask for."""
    keys = {f"rule-{id}" for id in OUTLIVE.rule_ids} | {f"rule-{id}.title" for id in OUTLIVE.rule_ids}
    keys |= {f"rule-{id}.figures" for id in OUTLIVE.wording.figures(None)}
    keys |= {f"ask-{key.removeprefix('ask-')}" for key in questions(Step) if key.startswith("ask-")}
    keys |= {f"told-{kind}" for kind in EVENT_FIELDS}
    keys |= {OUTLIVE.wording.pick_key(p) for p in OUTLIVE.vocabulary.picks[: OUTLIVE.vocabulary.seat_picks]}
    keys |= {f"score-{part}" for part in (*PARTS, "total")}
    for prefix, names in (
        ("resource", RESOURCES),
        ("amount", RESOURCES),
        ("place", PLACES),
        ("room", ROOMS),
        ("equipment", EQUIPMENT),
        ("event", EVENTS),
        ("leader", LEADERS),
        ("search", SEARCH_TILES),
    ):
        keys |= {f"{prefix}-{name}" for name in names}
    for prefix, names in (("room", ROOMS), ("equipment", EQUIPMENT), ("event", EVENTS)):
        keys |= {f"{prefix}-{name}.help" for name in names}
    return keys | discover_keys() | discover_terms() | content_keys() | standing_keys()


def discover_keys() -> set[str]:
    """Rules, questions, picks, events and endings of Discover."""
    keys = {f"rule-{id}" for id in DISCOVER.rule_ids} | {f"rule-{id}.title" for id in DISCOVER.rule_ids}
    keys |= {key for key in questions(Step) if key.startswith("discover-")}
    keys |= {f"discover-told-{kind}" for kind in discover_events.EVENT_FIELDS}
    keys |= {DISCOVER.wording.pick_key(p) for p in DISCOVER.vocabulary.picks[: DISCOVER.vocabulary.seat_picks]}
    return keys | {f"discover-won-{reason}" for reason in ("quest", "last", "lost")}


def discover_terms() -> set[str]:
    """The words that are the same in every copy."""
    n = discover_names
    keys = {f"d-support-{name}.help" for name in n.SUPPORTS}
    for prefix, names in (
        ("resource", n.RESOURCES),
        ("amount", n.RESOURCES),
        ("damage", n.DAMAGES),
        ("harm", n.DAMAGES),
        ("symbol", n.SYMBOLS),
        ("trait", n.TRAITS),
        ("tag", n.TAGS),
        ("action", n.ACTIONS),
        ("support", n.SUPPORTS),
        ("die", n.DICE),
        ("who", n.GROUPS),
        ("limit", n.LIMITS[1:]),
        ("phase", PHASES),
        ("status", STATUSES),
        ("if", tuple(CONDITIONS)),
        ("when", tuple(when for when in WHENS if when != "always")),
    ):
        keys |= {f"d-{prefix}-{name}" for name in names}
    keys |= {f"d-place-{place}.{way}" for place in n.PLACES for way in ("at", "to")}
    return keys | {f"d-if-{name}.not" for name in CONDITIONS}


def content_keys() -> set[str]:
    """Names and tales of everything that is in the pools from which copies are drawn."""
    told: list[CopyEntry] = [*pools.projects(VERSION), *pools.characters(VERSION)]
    told += [*pools.nights(VERSION), *pools.threats(VERSION)]
    keys = scenario_keys()
    for name in pools.TERRAINS:
        terrain = pools.terrain(name, VERSION)
        told += [terrain, *terrain.cards]
        keys |= {entry.key for entry in (*terrain.enemies, *terrain.landmarks)} | ground_keys(terrain)
    return keys | {entry.key for entry in told} | {f"{entry.key}.story" for entry in told}


def ground_keys(terrain: Terrain) -> set[str]:
    return {f"ground-{terrain.name}-{ground}" for ground in terrain.sheet.grounds}


def scenario_keys() -> set[str]:
    keys = {f"story-{name}{part}" for name in pools.stories(VERSION) for part in STORY_PARTS}
    for template in [template for tier in ("early", "late", "last") for template in pools.templates(tier, VERSION)]:
        name = template["name"]
        told = [f"scenario-{name}"]
        told += [f"stage-{name}-{stage['number']}" for stage in pools.tables_of(template, "stage")]
        told += [f"card-{name}-{card['name']}" for card in pools.tables_of(template, "card")]
        keys |= {f"special-{special['name']}" for special in pools.tables_of(template, "special")}
        keys |= set(told) | {f"{key}.story" for key in told}
    return keys


def standing_keys() -> set[str]:
    """Questions that can be answered beforehand, and their answers."""
    asked = [(name, answers) for rules in (OUTLIVE, DISCOVER) for name, answers in rules.turns.STANDING.items()]
    return {f"standing-{name}{answer}" for name, answers in asked for answer in ("", *[f".{one}" for one in answers])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_one_by_one_as_they_are_in_their_files(language: str) -> None:
    """A language is not parsed as a whole, which takes long, but each message when it is said first."""
    whole = {entry_name(entry): entry for entry in entries(language)}
    sources = entries_of(language)
    assert list(sources) == list(whole)
    for name, source in sources.items():
        (alone,) = FluentParser().parse(source).body
        assert alone.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_a_message_is_read_with_all_that_it_contains() -> None:
    fresh = Speaker("en")
    fresh.unread |= {
        "outer": 'outer = { inner }, { -thing(case: "of") }\n    .more = { -thing }\n',
        "inner": "inner = { $n ->\n    [one] one\n   *[other] { innermost.many }\n}\n",
        "innermost": "innermost = few\n    .many = many\n",
        "-thing": "-thing = { $case ->\n    [of] of things\n   *[plain] things\n}\n",
    }
    assert fresh.say("outer", n=2) == "many, of things"
    assert fresh.say("outer.more") == "things"


def test_english_has_everything() -> None:
    assert sorted(expected() - set(messages("en"))) == []
    assert sorted(key for key in messages("en") if key.endswith(".figures") and key not in expected()) == []


def test_figures_of_rules_follow_the_pack() -> None:
    """What a rule's text says of figures is what is played with."""
    pack = {"shelter": {"water-kept": 5, "room-points": [1, 2, 3, 4, 5, 6, 7]}}
    narrator = Narrator(ew.new_game("outlive", seats=2, seed=1, pack=pack), "en", ["Ada", "Ben"])
    assert "keeps 5 water" in narrator.rule("N7")
    assert "1, 2, 3, 4, 5, 6, 7" in narrator.rule("Z")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "unknown in English"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_take_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {key: other[key] for key in other if english.get(key) != other[key]} == {}


def is_source(file: Path) -> bool:
    """Whether a file is part of the page; its tests are not."""
    return file.suffix in (".ts", ".svelte") and ".test." not in file.name


@cache
def page_keys() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Keys that stand in the sources of the page, and patterns of those that are put together there."""
    code = "\n".join(file.read_text("utf-8") for file in PAGE.rglob("*") if is_source(file))
    whole = re.findall(r"""['"`](page-[a-z0-9.-]+)['"`]""", code)
    pieces = re.findall(r"`(page-[^`\s]*\$\{[^`\s]*)`", re.sub(r"\$\{[^}]*\}", "${}", code))
    patterns = [re.escape(piece).replace(re.escape("${}"), "[A-Za-z0-9-]+") for piece in pieces]
    return frozenset(whole), tuple(re.compile(pattern) for pattern in sorted(set(patterns)))


def is_said_by_the_page(key: str) -> bool:
    whole, patterns = page_keys()
    return key in whole or any(pattern.fullmatch(key) for pattern in patterns)


def test_the_page_says_only_what_there_is() -> None:
    assert sorted(key for key in page_keys()[0] if key not in messages("en")) == []


def test_every_message_is_used() -> None:
    """A message is asked for by a catalogue, or its key (or the family it belongs to) stands in the code."""
    folders = (SOURCE, ROOT / "benchmarks")
    code = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    text = "\n".join(file.read_text("utf-8") for file in (TEXT / "en").glob("*.ftl"))
    families = set(re.findall(r"""f["']([a-z-]+-)\{""", code))
    used = expected() | {key for key in messages("en") if is_said_by_the_page(key)}
    spare = [
        key
        for key in messages("en")
        if key not in used
        and "." not in key
        and f'"{key}"' not in code
        and f"'{key}'" not in code
        and f"{{ {key} }}" not in text
        and not any(key.startswith(family) for family in families)
    ]
    assert spare == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    """Questions, picks, helps and events of real games can all be said, for every seat and a spectator."""
    for seed in range(4):
        game = ew.new_game(
            "outlive", seats=2 + seed % 3, seed=seed, aloud=True, placement=("together", "in-turn")[seed % 2]
        )
        narrator = Narrator(game, language, ["Ada", "Ben", "Cyd", "Dov"])
        dice = CounterDice(seed)
        while game.waiting:
            seat = game.waiting[0]
            assert narrator.question(seat)
            for pick in game.asked[seat]:
                assert narrator.choice(seat, pick)
                assert all(narrator.helps(seat, pick))
            prompt = game.prompt(seat)
            assert prompt is not None
            assert len(narrator.rules(prompt.rules)) == len(prompt.rules)
            game.take(seat, game.asked[seat][dice.below(len(game.asked[seat]))])
        lines = [narrator.line(event) for seat in (None, 0) for event in narrator.story(seat)]
        assert all(lines)
        assert narrator.ending()


def test_choices_of_one_question_differ() -> None:
    """Two picks that mean different things never read the same."""
    for seed in range(6):
        game = ew.new_game("outlive", seats=3, seed=seed)
        narrators = [Narrator(game, language, ["Ada", "Ben", "Cyd"]) for language in LANGUAGES]
        dice = CounterDice(seed)
        while game.waiting:
            seat = game.waiting[0]
            picks = game.asked[seat]
            for narrator in narrators:
                said = [narrator.choice(seat, pick) for pick in picks]
                assert len(set(said)) == len(said), said
            game.take(seat, picks[dice.below(len(picks))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_said_in_every_language(language: str) -> None:
    with pytest.raises(ew.BadOption) as caught:
        bots.make("nobody", "outlive", 1)
    assert "nobody" in speaker(language).say(caught.value.key, **caught.value.details)


def test_unknown_message_and_argument_are_bugs() -> None:
    with pytest.raises(KeyError, match="no message"):
        speaker("en").say("nonsense")
    with pytest.raises(KeyError, match="amount-wood"):
        speaker("en").say("amount-wood")


def test_unknown_language() -> None:
    with pytest.raises(ew.BadOption, match="tlh"):
        speaker("tlh")
