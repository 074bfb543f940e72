"""Discover in the terminal, played by people who type numbers, commands and nonsense."""

from __future__ import annotations

import io
import json
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import emberwatch as ew
from emberwatch.discover import DISCOVER
from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.packs import read_folder
from emberwatch.discover.model.board import NEXT, NOWHERE, SPACE_NAMES, SPACES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import GIVE_UP
from emberwatch.discover.present.titles import title
from emberwatch.discover.rules.combat.duel import attack
from emberwatch.discover.rules.combat.fight import begin
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.agenda import Step
from emberwatch.engine.game import Game
from emberwatch.terminal.discover.choices import number_picks
from emberwatch.terminal.discover.hexmap import shorten
from emberwatch.terminal.discover.table import PICK_RULES, DiscoverTable
from emberwatch.terminal.drawing import DRAWN, TYPED
from emberwatch.terminal.match import TerminalMatch
from emberwatch.terminal.saving import restore
from emberwatch.terminal.session import Session, SessionSettings, resume
from emberwatch.terminal.window import GLUE, TerminalWindow
from emberwatch.text import LANGUAGES, speaker
from tests.discover.wilderness import (
    ability,
    boss,
    casualty,
    enemy,
    goal,
    lay,
    monster,
    open_enemy,
    play,
    project,
    reveal,
    special,
    stage,
    survivor,
    threat,
    wild,
)
from tests.events import happened
from tests.paths import ROOT
from tests.terminal.typist import Typist

KEYS = re.compile(r"\b(?:term|discover|error)-[a-z]+-[a-z]+|\bd-[a-z]+-[a-z]+")
"""Keys of messages, which nobody should ever read."""
SPACE = re.compile(r"\b[A-S][0-6]\b")
NAMES = ["Ann", "Bob", "Cyd", "Dov"]
COPY = code_of(3, 1)
"""By its code: later generators make another copy of the seed."""


class Player(Typist):
    """Types any number that would not give up."""

    def __init__(self, out: io.TextIOBase, seed: int, plan: dict[int, list[str]] | None = None) -> None:
        super().__init__(out, seed, plan)
        self.session: Session | None = None

    def number(self, first: int, last: int) -> str:
        assert self.session is not None
        asked = number_picks(self.session.game.asked[self.session.holder])
        return str(self.random.choice([number for number, pick in asked.items() if pick is not GIVE_UP]))


class Camp:
    """A terminal that nobody looks at, with a player before it."""

    def __init__(
        self,
        folder: Path,
        seed: int = 1,
        width: int = 80,
        plan: dict[int, list[str]] | None = None,
        code: str = "utf-8",
    ) -> None:
        self.bytes = io.BytesIO()
        self.out = io.TextIOWrapper(self.bytes, encoding=code, write_through=True)
        self.console = Console(file=self.out, width=width, height=24, color_system=None, highlight=False)
        self.player = Player(self.out, seed, plan)
        self.file = folder / "discover.save.json"
        self.seed = seed

    def play(self, seats: str, language: str = "en", **options: object) -> int:
        words = seats.split(",")
        options = {"copy": COPY, **options}
        settings = SessionSettings("discover", words, language, options, self.seed, NAMES[: len(words)])
        full = DISCOVER.complete_options(settings.options, self.seed)
        game = ew.new_game("discover", seats=len(words), seed=self.seed, aloud=True, **full)  # type: ignore[arg-type]
        return self.sit_down(TerminalMatch(game, words, NAMES[: len(words)], language)).run(is_new=True)

    def sit_down(self, match: TerminalMatch) -> Session:
        self.player.session = Session(match, self.file, self.console, self.player)
        return self.player.session

    @property
    def text(self) -> str:
        return self.bytes.getvalue().decode(self.out.encoding)

    @property
    def words(self) -> str:
        return " ".join(self.text.replace("\u00a0", " ").split())

    def read_save(self) -> dict[str, object]:
        plain = json.loads(self.file.read_text("utf-8"))
        assert isinstance(plain, dict)
        return plain


def widest(text: str) -> int:
    return max([cell_len(line) for line in text.split("\n")])


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "scenario", "width"), [("me", 1, 80), ("me,random", 3, 100), ("me,random,random,random", 5, 80)]
)
def test_a_whole_game(tmp_path: Path, language: str, seats: str, scenario: int, width: int) -> None:
    at = Camp(tmp_path, 1 + scenario, width)
    assert at.play(seats, language, scenario=scenario) == 0
    assert speaker(language).say("term-discover-end") in at.text
    assert widest(at.text) <= width
    assert KEYS.findall(at.text) == []
    assert GLUE not in at.text
    assert list(tmp_path.iterdir()) == [], "nothing is saved unasked"


@pytest.mark.parametrize(("seats", "scenario", "seed"), [("me,me", 2, 1), ("me,me,me,me", 4, 2), ("me,me,me", 5, 3)])
def test_a_whole_game_of_several_people(tmp_path: Path, seats: str, scenario: int, seed: int) -> None:
    at = Camp(tmp_path, seed, 100)
    assert at.play(seats, scenario=scenario) == 0
    people = re.findall(r"(\w+), it’s your turn\. Everyone else, look away\.", at.text)
    assert set(people) == set(NAMES[: len(seats.split(","))])
    assert all(one != other for one, other in pairwise(people)), "a curtain only between two"
    assert widest(at.text) <= 100


def test_a_game_of_bots_only_is_told(tmp_path: Path) -> None:
    at = Camp(tmp_path, 5)
    assert at.play("random,random") == 0
    assert "Night 1 falls" in at.text
    assert at.player.questions == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_typed(tmp_path: Path, language: str) -> None:
    """Where a terminal knows only ASCII, pictures are made of letters and words lose their accents."""
    at = Camp(tmp_path, 4, 80, code="ascii")
    assert at.play("me,random", language, scenario=2) == 0
    assert widest(at.text) <= 80
    assert "|A5" in at.text


def test_without_a_copy_one_is_made_up_and_named(tmp_path: Path) -> None:
    codes = set()
    for seed in (1, 2, 3):
        at = Camp(tmp_path, seed, plan={0: ["quit"]})
        at.play("me", copy=None)
        assert at.player.session is not None
        code = str(at.player.session.game.options["copy"])
        assert f"code {code}" in at.text
        codes.add(code)
    assert len(codes) == 3


def test_an_owners_copy_has_a_name_and_no_code(tmp_path: Path) -> None:
    """There is no code to pass on, and no command that would find the folder again."""
    folder = ROOT / "docs/example-copy"
    at = Camp(tmp_path, 2)
    assert at.play("me,random", copy=None, pack=read_folder(folder)) == 0
    assert re.search(r"(?m)^Copy \w+ *$", at.text)
    assert "--copy" not in at.text


# -- the beginning and the end ----------------------------------------------------------------------------------------


def test_the_beginning_tells_the_story(tmp_path: Path) -> None:
    at = Camp(tmp_path, plan={0: ["quit"]})
    at.play("me", scenario=2)
    assert at.player.session is not None
    state = at.player.session.game.state
    assert isinstance(state, DiscoverState)
    c, say = state.content, speaker("en").say
    for said in (
        f"Copy {c.copy.name}, code {c.copy.code}",
        say(f"story-{c.copy.story}.two"),
        f"Scenario 2 of 5: {title(say, c.scenario)}",
        say(f"{c.scenario.key}.story"),
        f"Terrain: {title(say, c.terrain)}",
        "Entering costs: ",
    ):
        assert " ".join(said.split()) in at.words


def ending(s: DiscoverState, *steps: Step, picks: tuple[tuple[int, tuple[str, ...]], ...] = ()) -> str:
    game = play(s, *steps, aloud=True)
    game.options = {"pack": None, "coop": "off"}
    s.content.copy.pack = False  # type: ignore[misc]  # one that was made, and has a code
    for seat, words in picks:
        game.choose(seat, words)
    return "\n".join([drawn(part) for part in table_of(game).ending()])


@pytest.mark.interpreted
def test_the_end_says_who_gave_up() -> None:
    said = ending(wild(), Turn(0, fresh=True), picks=((0, ("give-up",)), (0, ("yes",))))
    assert "● Ann gave up on day" in said
    assert "Nobody has found the way out" in said
    assert "play discover --copy test-copy --scenario 1" in said


@pytest.mark.interpreted
def test_the_end_says_who_died_of_what() -> None:
    s = wild(sheet={"abilities": [ability("action", "gain food 1", "damage thirst 1", stamina=1)]})
    survivor(s, 0, damage={"hunger": 3})
    assert "● Ann died of thirst on day" in ending(s, Turn(0), picks=((0, ("use", "sheet")),))


@pytest.mark.interpreted
def test_the_end_says_what_comes_next() -> None:
    """After a victory the next scenario of the same copy; after the fourth, the epilogue."""
    for scenario, following in ((1, "--scenario 2"), (4, "")):
        sheet = {"abilities": [ability("action", "win you", stamina=1)]}
        said = ending(wild(scenario=scenario, sheet=sheet), Turn(0), picks=((0, ("use", "sheet")),))
        assert "● Ann got away on day" in said
        assert following in said
        assert ("--scenario" in said) == bool(following), "nobody plays scenario 5 alone"


def test_the_epilogue_follows_the_fourth_scenario(tmp_path: Path) -> None:
    at = Camp(tmp_path, plan={0: ["quit"]})
    at.play("me", scenario=4)
    assert at.player.session is not None
    table = at.player.session.table
    assert isinstance(table, DiscoverTable)
    story = table.content.copy.story
    assert drawn(*table.opening.tale("end")).split() == speaker("en").say(f"story-{story}.end").split()


@pytest.mark.parametrize("seats", ["me", "me,random"])
def test_after_the_end_one_can_look_around(tmp_path: Path, seats: str) -> None:
    at = Camp(tmp_path, 2)
    looks = {
        "map": "Ground:",
        "me": "Stamina:",
        "quest": "The quest, stage",
        "cards": ":",
        "log": "Day ",
        "log all": "Day 1 dawns",
        "night": "You can type “save”",
        "7": "You can type “save”",
    }
    at.player.at_end = [*looks, "save", "never typed"]
    assert at.play(seats) == 0
    assert at.player.at_end == ["never typed"]
    for answer, (line, said) in zip(at.text.split("save, help, or Enter: ")[1:], looks.items(), strict=False):
        assert answer.startswith(f"{line}\n")
        assert said in answer
    assert at.file.exists()


# -- saving and going on ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed", "stop"), [("me", 1, 20), ("me,random", 2, 15), ("me,me,random", 3, 24)])
def test_a_saved_game_goes_on_as_if_nobody_had_left(tmp_path: Path, seats: str, seed: int, stop: int) -> None:
    records = []
    for plan in ({}, {stop: ["quit"]}):
        at = Camp(tmp_path, seed, plan=plan)
        at.player.at_end = [f"save {at.file}"]
        assert at.play(seats, scenario=2) == 0
        if plan:
            assert at.player.questions == stop
            assert re.search(r"To continue: .*play --resume", at.words)
            session = at.sit_down(restore(at.file, None))
            session.saving.owns_file = True
            assert session.run(is_new=False) == 0
            assert "Game resumed" in at.text
        records.append(at.read_save()["record"])
        at.file.unlink()
    assert records[0] == records[1]


def test_a_game_is_saved_under_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings = SessionSettings("discover", ["me"])
    assert settings.save_file == Path("discover.save.json")
    at = Camp(tmp_path, plan={3: ["quit"]})
    at.play("me")
    console = Console(file=io.StringIO(), width=80)

    def leave(prompt: str) -> str:
        return "quit"

    assert resume(at.file, console, leave, "de") == 0


# -- what is typed ----------------------------------------------------------------------------------------------------


def after(tmp_path: Path, *lines: str, question: int = 12, seats: str = "me,random") -> str:
    """What the terminal answers to these lines, typed at one question, which stays the same."""
    at = Camp(tmp_path, 3, plan={question: [*lines, "quit"]})
    assert at.play(seats) == 0
    return " ".join(at.text[at.text.rindex(f"): {lines[0]}\n") :].replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "the map, what its signs mean"),
        ("map", "Ground: "),
        ("m", "Ground: "),
        ("me", "Carries: "),
        ("others", "▲ Bob "),
        ("quest", "The quest, stage 1"),
        ("cards", ""),
        ("night", "the chieftain draws a night card"),
        ("log", "Day "),
        ("log all", "Day 1 dawns."),
        ("log", "Day 1 dawns."),
        ("rules", "OV overview CO components SE setup"),
        ("rules mo", "MO moving MO-1 "),
        ("rules mo", "MO-14"),
        ("rules burning fire", "“burning fire”:"),
        ("rules SALVAGE", "SP-"),
        ("rules fi", "FI-10 "),
        ("rules MO-2", "MO-2 "),
        ("rules ZZ", "Discover has no rule ZZ. Rules: OV, CO, SE"),
        ("?", "-"),
        ("? 1", "-"),
        ("99", "There is no choice 99."),
        ("north", "“north” is not a command"),
        ("board", "Ground: "),
    ],
)
def test_commands(tmp_path: Path, line: str, answer: str) -> None:
    assert answer in after(tmp_path, line)


def test_who_is_alone_has_no_others(tmp_path: Path) -> None:
    assert "You are alone." in after(tmp_path, "others", seats="me")


def test_passing_and_ending_are_zero() -> None:
    game = ew.new_game("discover", seats=2, seed=3, copy=COPY, scenario=2)
    dice = random.Random(3)
    while game.waiting:
        seat = game.waiting[0]
        numbers = number_picks(game.asked[seat])
        assert sorted(pick.number for pick in numbers.values()) == sorted(pick.number for pick in game.asked[seat])
        assert sorted(numbers) == list(range(min(numbers), max(numbers) + 1)), "no number is missing"
        for number, pick in numbers.items():
            assert (number == 0) == (pick.words[0] in ("pass", "end-turn"))
        game.take(seat, dice.choice([pick for pick in game.asked[seat] if pick is not GIVE_UP]))


# -- how it looks -----------------------------------------------------------------------------------------------------


def drawn(*parts: RenderableType, width: int = 100) -> str:
    out = io.StringIO()
    for part in parts:
        Console(file=out, width=width, color_system=None).print(part)
    return out.getvalue().replace(GLUE, " ")


def table_of(game: Game, *, ascii: bool = False, language: str = "en", width: int = 100) -> DiscoverTable:
    match = TerminalMatch(game, ["me"] * game.seats, NAMES[: game.seats], language)
    console = Console(file=io.StringIO(), width=width, height=50, color_system=None)
    return DiscoverTable(match, TYPED if ascii else DRAWN, TerminalWindow(match.narrator.say, console, None))


def wander(seed: int, scenario: int, seats: int = 2, picks: int = 120) -> Game:
    """A game after so many picks, with a good part of its map turned up."""
    game = ew.new_game("discover", seats=seats, seed=seed, copy=code_of(3 + seed, 1), scenario=scenario, aloud=True)
    dice = random.Random(seed)
    for _ in range(picks):
        if not game.waiting:
            break
        seat = game.waiting[0]
        scouts = [pick for pick in game.asked[seat] if pick.words[0] == "scout"]
        game.take(seat, dice.choice(scouts or [pick for pick in game.asked[seat] if pick is not GIVE_UP]))
    return game


def map_lines(text: str) -> list[str]:
    """The picture without what stands beneath it."""
    return text[: text.index("Ground:")].split("\n")


@pytest.mark.parametrize("ascii", [False, True])
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_the_map_shows_every_revealed_space_once(scenario: int, width: int, ascii: bool) -> None:
    game = wander(scenario, scenario)
    text = drawn(table_of(game, ascii=ascii).map.draw(game.view(0), width, 0), width=width)
    assert widest(text) <= width
    state = game.state
    assert isinstance(state, DiscoverState)
    revealed = [SPACE_NAMES[space] for space in range(SPACES) if state.is_revealed(space)]
    picture = "\n".join(map_lines(text))
    assert Counter(SPACE.findall(picture)) == Counter(revealed)
    for slot in state.content.laid:
        if not state.map.revealed >> slot & 1:
            assert f"({state.content.backs[slot]})" in picture


@pytest.mark.parametrize("width", [80, 100])
def test_neighbours_lie_side_by_side(width: int) -> None:
    """East and west on one line, the others half a hex aside on the next one."""
    game = wander(2, 2, picks=200)
    lines = map_lines(drawn(table_of(game).map.draw(game.view(0), width, 0), width=width))
    found = {match[0]: (row, match.start()) for row, line in enumerate(lines) for match in SPACE.finditer(line)}
    wide = {6, 8}
    for name, (row, column) in found.items():
        east, south_east = (NEXT[SPACE_NAMES.index(name)][direction] for direction in (0, 1))
        if east != NOWHERE and SPACE_NAMES[east] in found:
            wide &= {found[SPACE_NAMES[east]][1] - column}
            assert found[SPACE_NAMES[east]][0] == row
        if south_east != NOWHERE and SPACE_NAMES[south_east] in found:
            below = found[SPACE_NAMES[south_east]]
            assert below[0] == row + 2
            assert 2 * (below[1] - column) in (6, 8)
    assert len(wide) == 1


def land() -> DiscoverState:
    """A tile with everything that a tile can show, and things on it."""
    cells = ["peak !7", "rock *leaf", "flat ~", "flat x", "flat", "flat", "flat"]
    s = wild(
        seats=3,
        tiles=[cells],
        enemies=[enemy(3), enemy(4, token="feature", symbol="paw")],
        specials=[special("howler")],
    )
    reveal(s, "C", cells)
    lay(s, "C4", "wood")
    monster(s, "C5")
    monster(s, "C6", 3)
    boss(s, "howler", "A1")
    open_enemy(s, "A2", 4)
    survivor(s, 0, space="A0")
    survivor(s, 1, space="C0")
    survivor(s, 2, space="A3")
    casualty(s, 2)
    s.map.fires[SPACE_NAMES.index("A4")] = 0
    return s


@pytest.mark.parametrize(
    ("ascii", "inside"),
    [
        (False, {"A0": "●⌂☼", "C0": "▲#7", "C1": "♣", "C2": "≈", "C3": "×", "A3": "☠", "A4": "ø"}),
        (True, {"A0": "A=*", "C0": "B#7", "C1": "&", "C2": "~", "C3": "x", "A3": "X", "A4": "o"}),
    ],
)
def test_the_map_shows_what_is_on_a_space(ascii: bool, inside: dict[str, str]) -> None:
    game = play(land(), Turn(0))
    text = drawn(table_of(game, ascii=ascii).map.draw(game.view(0), 80, 0), width=80)
    lines = map_lines(text)
    for name, signs in {**inside, "C4": "+", "C5": "?", "C6": "m3", "A1": "!81", "A2": "e4"}.items():
        row = next(row for row, line in enumerate(lines) if name in line)
        column = lines[row].index(name)
        assert lines[row + 1][column : column + len(signs) + 1].rstrip("|│ ") == signs, name
    legend = " ".join(text[text.index("Signs:") :].split())
    for meaning in (
        "camp", "burning fire", "extinguished fire", "water source", "face-down monster", "m monster and its number",
        "! special monster", "e enemy and its number", "# landmark and its number", "+ resources", "target symbol",
        "casualty", "leaf",
    ):  # fmt: skip
        assert meaning in legend
    assert "fl flat 1 · ro rock 2 · pe peak 3" in " ".join(text.split())


def test_the_legend_says_what_a_ground_costs_you() -> None:
    s = wild(sheet={"abilities": [ability("always", "move rock +1")]})
    game = play(s, Turn(0))
    assert "ro rock 3 (not 2)" in drawn(table_of(game).map.grounds(0))
    assert "ro rock 2 ·" in drawn(table_of(game).map.grounds(None))


def test_nothing_is_lost_where_it_is_crowded() -> None:
    s = wild(seats=4)
    lay(s, "A0", "wood", "*leaf", "*rock")
    game = play(s, Turn(0))
    text = drawn(table_of(game).map.draw(game.view(0), 80, 0), width=80)
    assert "●▲■◆…" in text
    assert "A0: ● ▲ ■ ◆ ⌂ ☼ + ♣ ∩" in text


def test_two_letters_for_each_ground() -> None:
    assert shorten({"a": "scarp", "b": "scrub", "c": "sea", "d": "s"}) == {"a": "sc", "b": "sr", "c": "se", "d": "s0"}


def test_the_own_board_in_short_and_in_full() -> None:
    s = wild(
        seats=2,
        projects=[project(1, "wood 2", ability("action", "gain food 1")), project(2, "stone 1")],
        threats=[threat("cough", ongoing=True, abilities=[ability("night", "tire 1")])],
    )
    survivor(
        s,
        0,
        stamina=5,
        resources={"wood": 2, "food": 1},
        made=[(1, 3)],
        hand=[2],
        damage={"hunger": 1},
        threats=["cough"],
    )
    game = play(s, Turn(0))
    table = table_of(game)
    brief, full = [" ".join(drawn(part).split()) for part in (
        table.survivors.brief(game.view(0), 0), table.survivors.draw(game.view(0), 0))]  # fmt: skip
    for text in (brief, full):
        assert re.search(r"● Ann .* Plain 0 · A0 · chieftain ", text)
        assert "Stamina: ▮▮▮▮▮▯▯▯▯▯▯▯ 5" in text
        assert "Hearts: ♥♥♡ hunger 1" in text
        assert "1 food, 2 wood (4 of 10 things)" in text
        assert "Project 1 (3 counters)" in text
        assert "Cough" in text
    assert "Project 2 (1 stone)" in brief
    assert "gain 1 food" in full
    assert "lose 1 stamina" in full
    others = " ".join(drawn(*table.survivors.others(game.view(1), 1)).split())
    assert re.search(r"● Ann +Plain 0 · A0 · chieftain · 5 stamina · ♥♥♡ hunger 1 · .*1 project\b", others)


# -- combat -----------------------------------------------------------------------------------------------------------


def fight(dice: tuple[int, int], resources: dict[str, int], *, supporter: str = "") -> tuple[Game, DiscoverTable]:
    """Ann against an enemy of Defence 7 and Attack 9 that has lost a heart; her die always gets +1."""
    s = wild(
        seats=2 if supporter else 1,
        enemies=[enemy(3, health=2, traits=["beast"])],
        projects=[
            project(1, "wood 1", ability("always", "mine +1")),
            project(2, "wood 1", ability("modify", "enemy -2", limit="combat")),
        ],
    )
    survivor(s, 0, resources=resources, made=[1, 2])
    foe = monster(s, "A0", 3, damage=1)
    begin(s, 0, foe.uid)
    game = play(s, dice=dice)
    if supporter:
        game.choose(1, ("support", supporter))
    return game, table_of(game)


def hints(game: Game, table: DiscoverTable, seat: int = 0) -> dict[str, str]:
    return {" ".join(map(str, pick.words)): table.fight.beside(seat, pick) for pick in game.asked[seat]}


def test_combat_shows_both_dice() -> None:
    game, table = fight((5, 9), {"poison": 1})
    text = " ".join(drawn(*table.fight.draw()).split())
    assert "Combat: ● Ann vs. Enemy 3" in text
    for row in (
        "rolled 5 9",
        "always on +1 0",
        "result 6 9",
        "needs Defense 7 Attack 9",
        "outcome misses hits",
    ):
        assert row in text
    assert "Enemy 3 ♥♡ Defense 7, Attack 9, Health 2. Traits: Beast." in text
    game.choose(0, ("spend", "poison"))
    text = " ".join(drawn(*table.fight.draw()).split())
    assert "added +1 0" in text
    assert "result 7 9" in text
    assert "outcome hits hits" in text


def test_choices_in_combat_say_what_they_change() -> None:
    game, table = fight((5, 9), {"wood": 1, "stone": 1, "salvage": 1, "poison": 1})
    said = hints(game, table)
    assert said["spend wood"] == "hits on 7 of 12 numbers"
    assert said["spend stone"] == "hurts you on 4 of 12 numbers"
    assert said["spend salvage"] == "enemy die 8: no harm"
    assert said["spend poison"] == "your die 7: hits"
    assert said["use made-2"] == "enemy die 7: no harm"
    assert said["pass"] == "your die 6: misses · enemy die 9: hurts you"
    text = drawn(table.choices(game.view(0), 0, brief=True))
    assert "(your die 7: hits)" in text


def test_support_in_combat() -> None:
    game, table = fight((5, 10), {}, supporter="attack")
    assert hints(game, table)["call seat-2"] == "your die 8: hits"
    assert "Support: ▲ Bob Attack" in drawn(*table.fight.draw())
    game, table = fight((5, 10), {}, supporter="protect")
    assert hints(game, table)["call seat-2"] == "enemy die 8: no harm"


def test_before_the_roll_the_chances_are_shown() -> None:
    s = wild(enemies=[enemy(3, attack=None)], projects=[project(1, "wood 1", ability("before-roll", "mine +1"))])
    survivor(s, 0, made=[1])
    begin(s, 0, monster(s, "A0", 3).uid)
    text = " ".join(drawn(*table_of(play(s)).fight.draw()).split())
    assert "needs Defense 7 –" in text
    assert "hits on 6 of 12 numbers 0 of 12 numbers" in text


def test_a_duel_has_two_fighters() -> None:
    s = wild(seats=2, scenario=5, day=2)
    survivor(s, 1, resources={"wood": 1, "salvage": 1})
    attack(s, 0, 1)
    game = play(s, dice=(4, 10))
    table = table_of(game)
    text = " ".join(drawn(*table.fight.draw()).split())
    assert "Combat: ● Ann vs. ▲ Bob" in text
    assert "needs 10+ 10+" in text
    seat = game.waiting[0]
    assert seat == 1, "only Bob has something to do"
    said = hints(game, table, 1)
    assert said["pass"] == "your die 10: hits · enemy die 4: no harm"
    assert said["spend wood"] == "hits on 3 of 12 numbers"
    assert said["spend salvage"] == "enemy die 3: no harm"


# -- choices ----------------------------------------------------------------------------------------------------------


def test_the_choices_of_a_turn_are_grouped() -> None:
    s = wild(
        seats=2, tiles=[["rock *leaf"] * 7], projects=[project(1, "wood 1")],
        sheet={"abilities": [ability("action", "gain food 1", stamina=1)]},
    )  # fmt: skip
    survivor(s, 0, space="A6", resources={"wood": 1, "meat": 1}, hand=[1])
    survivor(s, 1, space="A6")
    lay(s, "A6", "stone")
    reveal(s, "C", ["rock *leaf"] * 7)
    game = play(s, Turn(0, fresh=True))
    text = drawn(table_of(game).choices(game.view(0), 0, brief=False))
    for line in (
        r"Move +1 .* A0 \(flat, 1 stamina\): the camp, burning fire",
        r" {9}\d+ → C3 \(rock, 2 stamina\): face-down token \(leaf\)",
        r"Gather +\d+ 1 stone",
        r"Explore +\d+ Scout: tile B \(back 1\)",
        r"Work +\d+ Craft “Project 1” \(1 wood\)",
        r"Cards +\d+ .*gain 1 food \(1 stamina\)",
        r"Others +\d+ Trade with Bob",
        r"End +\d+ Give up",
        r" +0 End your turn",
    ):
        assert re.search(line, text), line


def test_spaces_are_shown_around_a_question_about_them() -> None:
    s = wild(sheet={"abilities": [ability("action", "move 2", stamina=1)]})
    game = play(s, Turn(0))
    game.choose(0, ("use", "sheet"))
    table = table_of(game)
    text = drawn(*table.situation(game.view(0), 0, fresh=False))
    assert set(SPACE.findall(text)) == {"A0", "A1", "A2", "A3", "A4", "A5", "A6"}
    assert "→ A1 (flat)" in drawn(table.choices(game.view(0), 0, brief=True))


def test_spaces_far_apart_are_shown_on_the_whole_map() -> None:
    game = wander(1, 1)
    view = game.view(0)
    shown = table_of(game).map
    near, far = shown.where(view, 80, 0, [1]), shown.where(view, 80, 0, [7 * 18])
    assert len(SPACE.findall(near.plain)) < len(SPACE.findall(far.plain))
    assert near.plain == shown.around(view, 0).plain


def test_the_rules_behind_choices_exist() -> None:
    ids = ew.rules_of("discover").rule_ids
    assert [id for ids_ in PICK_RULES.values() for id in ids_ if id not in ids] == []


def test_the_whole_map_comes_when_it_has_grown() -> None:
    game = play(wild(tiles=[["rock"] * 7]), Turn(0))
    table = table_of(game)
    shown = [drawn(*table.overview(game.view(0), 0)) for _ in range(2)]
    assert ["Ground:" in text for text in shown] == [True, False]
    board = drawn(*table.situation(game.view(0), 0, fresh=True))
    assert "Ground:" not in board
    assert "Stamina:" in board
    survivor_at = game.state
    assert isinstance(survivor_at, DiscoverState)
    survivor(survivor_at, 0, space="A6")
    game.asked[0] = Turn(0).picks(survivor_at)
    game.choose(0, ("scout", "C"))
    assert "Ground:" in drawn(*table.overview(game.view(0), 0))


@pytest.mark.parametrize(("height", "last"), [(24, True), (3, False)])
def test_short_news_stand_right_above_the_question(tmp_path: Path, height: int, last: bool) -> None:
    sheet = {"abilities": [ability("action", "gain food 1", stamina=1)]}
    game = play(wild(sheet=sheet), Turn(0), aloud=True)
    at = Camp(tmp_path)
    at.console.height = height
    presenter = at.sit_down(TerminalMatch(game, ["me"], ["Ann"], "en")).presenter
    presenter.present(0)
    start = len(at.text)
    game.choose(0, ("use", "sheet"))
    presenter.present(0)
    shown = at.text[start:]
    assert (shown.index("Stamina:") < shown.index("Ann gains 1 food")) == last
    assert "Ground:" not in shown


def test_actions_that_do_not_cost_1_say_so() -> None:
    s = wild(sheet={"abilities": [ability("always", "cheap scout 1")]})
    survivor(s, 0, space="A6", resources={"meat": 1})
    lay(s, "A6", "stone")
    game = play(s, Turn(0))
    text = drawn(table_of(game).choices(game.view(0), 0, brief=False))
    assert re.search(r"Scout: tile B \(back 1\) \(0 stamina\)", text)
    assert re.search(r"Gather +\d+ 1 stone *\n", text)


def test_the_legend_explains_the_backs_of_tiles() -> None:
    s = wild()
    game = play(s, Turn(0))
    text = " ".join(drawn(table_of(game).map.draw(game.view(0), 80, 0), width=80).split())
    assert re.search(r"\(1\).* number on the back of a face-down tile", text)


def test_what_counts_as_a_thing_is_said_with_the_own_board() -> None:
    game = play(wild(), Turn(0))
    board = table_of(game).survivors
    assert "Every token counts as one thing" in drawn(board.draw(game.view(0), 0))
    assert "Every token counts as one thing" not in drawn(board.brief(game.view(0), 0))


# -- the quest --------------------------------------------------------------------------------------------------------


def quest_said(need: list[str], *, abilities: list[dict[str, object]] | None = None, marks: int = 0) -> tuple[str, str]:
    """The line of the quest and its panel, for two survivors."""
    s = wild(seats=2, stages=[stage(1, goal(need, "win all"), abilities=abilities or [])])
    s.quest.marks = marks
    game = play(s, Turn(0))
    quest, view = table_of(game).quest, game.view(0)
    return " ".join(drawn(quest.brief(view)).split()), " ".join(drawn(quest.draw(view)).split())


@pytest.mark.parametrize(
    ("need", "marks", "said"),
    [
        (["tiles 8", "in-camp"], 0, "Tiles revealed: 0 of 8"),
        (["marks 2#"], 3, "Counters: 3 of 4"),
        (["marks 2#"], 4, "Counters: 4 of 4"),
        (["fires 3"], 0, "Fires burning: 1 of 3"),
    ],
)
def test_the_quest_says_how_far_it_is(need: list[str], marks: int, said: str) -> None:
    for text in quest_said(need, marks=marks):
        assert said in text


def test_counters_that_an_ability_asks_for() -> None:
    asked = [ability("action", "mark 1", stamina=1, need=["not marks 3"])]
    for text in quest_said(["in-camp"], abilities=asked, marks=1):
        assert "Counters: 1 of 3" in text


def test_counters_that_nothing_asks_for() -> None:
    line, panel = quest_said(["in-camp"], marks=2)
    assert "2 counters" in line
    assert "Counters: 2 " in panel


# -- what happened ----------------------------------------------------------------------------------------------------


def test_cards_are_read_in_boxes(tmp_path: Path) -> None:
    at = Camp(tmp_path, 6, 80)
    at.play("me")
    say = speaker("en").say
    assert at.player.session is not None
    state = at.player.session.game.state
    assert isinstance(state, DiscoverState)
    gone = [night for i, night in enumerate(state.content.nights) if state.decks.nights_gone[i]]
    assert gone
    for card in gone:
        assert f"╭─ {title(say, card)} ─" in at.text
        assert " ".join(say(f"{card.key}.story").split()) in at.words.replace("│ ", "").replace(" │", "")


def test_resources_are_told_together() -> None:
    s = wild(sheet={"abilities": [ability("action", "gain food 1", "gain wood 2", "gain food 1", stamina=1)]})
    game = play(s, Turn(0), aloud=True)
    game.choose(0, ("use", "sheet"))
    assert "Ann gains 2 food, 2 wood." in drawn(table_of(game).chronicle.draw(table_of(game).narrator.story(0)))


def test_an_item_is_shown_in_full_when_it_is_new() -> None:
    """To each person once; what a bot has again is told by its name."""
    s = wild(seats=2, projects=[project(1, "wood 1", ability("action", "gain food 1"))])
    for seat in (0, 1):
        survivor(s, seat, resources={"wood": 3}, hand=[1])
    game = play(s, Turn(0), aloud=True)
    game.choose(0, ("craft", 1))
    chronicle = table_of(game).chronicle
    story = chronicle.narrator.story(0)
    assert len(re.findall(r"╭─ Project 1 ─", drawn(chronicle.draw(story)))) == 1
    assert "gain 1 food" in drawn(chronicle.draw(story))
    again = [happened(game, event, at=99) for event in story if event["told"] == "item"]
    assert again
    assert "╭" not in drawn(chronicle.draw(again))
    assert "Project 1" in drawn(chronicle.draw(again))


def test_cards_that_a_bot_reads_again_are_told_by_their_titles(tmp_path: Path) -> None:
    at = Camp(tmp_path, 6, 80)
    at.play("me,random")
    assert at.player.session is not None
    table = at.player.session.table
    assert isinstance(table, DiscoverTable)
    read = next(event for event in table.narrator.story(None) if event["told"] == "threat" and event["seat"] == 1)
    assert "╭" in drawn(table.chronicle.draw([read]))
    assert "╭" not in drawn(table.chronicle.draw([happened(table.game, read, at=9999)]))
    assert "╭" in drawn(table.chronicle.draw([happened(table.game, read, at=9999, seat=0)])), "people read theirs again"


def test_what_there_are_no_words_for_is_left_out() -> None:
    game = play(wild(), Turn(0), aloud=True)
    chronicle = table_of(game).chronicle
    assert drawn(chronicle.draw([happened(game, {"told": "unheard-of", "at": 1, "seat": 0})])).strip() == ""


def test_the_log_goes_back_to_the_dawn_before(tmp_path: Path) -> None:
    at = Camp(tmp_path, 3, plan={30: ["log", "quit"]})
    at.play("me", scenario=2)
    log = at.text[at.text.rindex("): log\n") :]
    days = [int(day) for day in re.findall(r"Day (\d+) dawns", log)]
    assert len(days) == 2
    assert days[1] == days[0] + 1
    assert f"Night {days[0]} falls" in log


# -- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_secret_of_another_seat_is_shown(tmp_path: Path, seed: int) -> None:
    """What others hold in their hands, what nobody has read, whom nobody has met."""
    looks = ["map", "me", "others", "quest", "cards", "night", "log all", "? 1"]
    at = Camp(tmp_path, seed, 100, plan={question: list(looks) for question in (0, 9, 18)} | {27: ["quit"]})
    at.play("me,random,random", scenario=1)
    assert at.player.session is not None
    game = at.player.session.game
    s = game.state
    assert isinstance(s, DiscoverState)
    c, say = s.content, speaker("en").say
    hidden = [
        title(say, c.projects[project])
        for seat in (1, 2) for project, known in s.survivors[seat].hand if not known & 1
    ]  # fmt: skip
    terrains = [card for terrain in c.copy.terrains for card in terrain.cards]
    hidden += [
        title(say, s.card(i)) for i in range(len(c.cards)) if not s.decks.read_cards >> i & 1 and c.cards[i] in terrains
    ]
    hidden += [title(say, c.enemies[i]) for i in range(c.normal_enemies) if not s.decks.read_enemies >> i & 1]
    assert hidden
    read = {title(say, s.card(i)) for i in range(len(c.cards)) if s.decks.read_cards >> i & 1}
    for name in set(hidden) - read:
        assert not re.search(rf"\b{re.escape(name)}\b", at.words), name


def test_characters_are_secret_until_all_have_chosen(tmp_path: Path) -> None:
    at = Camp(tmp_path, 2, 100, plan={1: ["others", "me", "map", "quit"]})
    at.play("me,me,me")
    assert at.player.session is not None
    s = at.player.session.game.state
    assert isinstance(s, DiscoverState)
    assert s.survivors[0].character >= 0
    chosen = title(speaker("en").say, s.content.characters[s.survivors[0].character])
    second = at.text[at.text.index("Bob, it’s your turn") :]
    assert chosen not in second
