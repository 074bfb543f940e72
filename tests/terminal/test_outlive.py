"""The terminal game, played by people who type numbers, commands and nonsense."""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import EntryPoint
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import emberwatch as ew
from emberwatch import bots
from emberwatch.discover.model.vocabulary import END_TURN
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.outlive.model.state import NIGHT, OutliveState
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.night import Indoors
from emberwatch.terminal import session
from emberwatch.terminal.commands import command_words, commands_at
from emberwatch.terminal.drawing import DRAWN, TYPED, View
from emberwatch.terminal.match import TerminalMatch, seat_names
from emberwatch.terminal.outlive.choices import number_picks
from emberwatch.terminal.outlive.screen import Screen
from emberwatch.terminal.saving import program_name
from emberwatch.terminal.session import Session, SessionSettings
from emberwatch.terminal.window import TerminalWindow, can_draw
from emberwatch.text import LANGUAGES
from tests.events import happened
from tests.outlive.situation import play as play_from
from tests.outlive.situation import seat as lay
from tests.outlive.situation import table
from tests.terminal.typist import Typist

KEYS = re.compile(r"\b(?:term|ask|pick|told|amount|room|equipment|event|place)-[a-z]+")
NAMES = ["Ann", "Bob", "Cyd", "Dov"]
PATIENCE = 120
"""Seconds that a program of its own may take, on a slow machine too."""


class Table:
    """A terminal that nobody looks at, with a typist before it."""

    def __init__(self, folder: Path, seed: int = 1, width: int = 100, plan: dict[int, list[str]] | None = None) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, height=40, color_system=None, highlight=False)
        self.typist = Typist(self.out, seed, plan)
        self.file = folder / "outlive.save.json"

    def play(self, seats: str, seed: int = 1, **options: object) -> int:
        words = seats.split(",")
        names = NAMES[: len(words)]
        return session.play(
            SessionSettings("outlive", words, "en", options, seed, names, self.file, self.console, self.typist)
        )

    def resume(self, file: Path | None = None) -> int:
        return session.resume(file or self.file, self.console, self.typist, None)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def read_save(self) -> dict[str, object]:
        plain = json.loads(self.file.read_text("utf-8"))
        assert isinstance(plain, dict)
        return plain


def widest(text: str) -> int:
    return max([len(line) for line in text.split("\n")])


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "seed"), [(80, 1), (100, 2), (80, 3)])
def test_a_whole_game_against_bots(tmp_path: Path, width: int, seed: int) -> None:
    at = Table(tmp_path, seed, width)
    assert at.play("me,random,random", seed) == 0
    assert "Convoy has arrived" in at.text
    assert re.search(r"joins? Convoy", at.text)
    assert widest(at.text) <= width
    assert KEYS.findall(at.text) == []
    assert "look away" not in at.text, "who plays alone needs no curtain"
    assert list(tmp_path.iterdir()) == [], "nothing is saved unasked"


@pytest.mark.parametrize("placement", ["together", "in-turn"])
def test_a_whole_game_of_two_people(tmp_path: Path, placement: str) -> None:
    at = Table(tmp_path, 4, 80)
    assert at.play("me,me", 4, placement=placement) == 0
    assert widest(at.text) <= 80
    parts = re.split(r"[●▲] (\w+), it’s your turn\. Everyone else, look away\.", at.text)
    people = parts[1::2]
    assert set(people) == {"Ann", "Bob"}
    assert all(one != other for one, other in pairwise(people)), "a curtain only between two"
    for shown in parts[2::2]:
        assert shown.lstrip().startswith("Press Enter when you’re ready.")
        assert "\n" * 40 in shown, "the screen is wiped when the curtain opens"


def test_one_person_chooses_in_full_before_the_next(tmp_path: Path) -> None:
    """S-2, S-3: rooms, first room, leader; then the other person, who sees nothing of it."""
    at = Table(tmp_path, 5, plan={6: ["^D"]})
    at.play("me,me", 5)
    _, ann, bob = re.split(r"it’s your turn", at.text)[:3]
    for question in ("Discard 2 rooms", "Choose a room to build for free", "Choose your leader"):
        assert question in ann
    assert "You are dealt" in bob
    dealt = re.findall(r"dealt the leaders ([\w .-]+), ([\w .-]+)\.", " ".join(ann.split()))
    assert dealt
    assert dealt[0][0] not in bob


def test_a_game_of_bots_only_is_told(tmp_path: Path) -> None:
    at = Table(tmp_path)
    assert at.play("random,random", 2) == 0
    assert "Dawn of day 6" in at.text
    assert at.typist.questions == 0


@pytest.mark.parametrize("seats", ["me,random", "me,me", "random,random"])
def test_after_the_end_nothing_but_leaving_leaves(tmp_path: Path, seats: str) -> None:
    at = Table(tmp_path)
    looks = {
        "score": "Matching pairs of equipment",
        "log": "Dawn of day 6",
        "log all": "Dawn of day 1",
        "others": "Shelter of",
        "board": "Military Base",
        "shelter": "Shelter of",
        "svae": "You can type “save”",
        "help": "You can type “save”",
        "7": "You can type “save”",
    }
    at.typist.at_end = [*looks, "save", "never typed"]
    assert at.play(seats) == 0
    assert at.typist.at_end == ["never typed"]
    parts = at.text.split("save, help, or Enter: ")[1:]
    for answer, (line, said) in zip(parts, looks.items(), strict=False):
        assert answer.startswith(f"{line}\n")
        assert said in answer
    assert at.file.exists()


def test_names_are_colours_unless_given(tmp_path: Path) -> None:
    assert seat_names("en", [], 4) == ["Orange", "Violet", "Blue", "Beige"]
    assert seat_names("en", ["  Ada\x1b Lovelace  ", ""], 2)[1] == "Violet"
    with pytest.raises(ew.BadOption, match="3 names"):
        seat_names("en", ["a", "b", "c"], 2)


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ew.BadOption, match="nobody"):
        Table(tmp_path).play("me,nobody")


# -- saving and going on ----------------------------------------------------------------------------------------------


def played_through(folder: Path, seats: str, seed: int) -> object:
    folder.mkdir()
    at = Table(folder, seed)
    at.typist.at_end = [f"save {at.file}"]
    assert at.play(seats, seed) == 0
    return at.read_save()["record"]


@pytest.mark.parametrize(
    ("seats", "seed", "stops"),
    [("me,random,greedy", 1, (3, 20)), ("me,me,random", 2, (9, 40, 41)), ("random,me", 3, (0, 1, 30))],
)
def test_a_saved_game_goes_on_as_if_nobody_had_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, seed: int, stops: tuple[int, ...]
) -> None:
    monkeypatch.setattr(TerminalWindow, "show", lambda *_: None)  # nobody looks
    expected = played_through(tmp_path / "whole", seats, seed)
    at = Table(tmp_path, seed, plan={stop: ["quit"] for stop in stops})
    at.typist.at_end = [f"save {at.file}"]
    assert at.play(seats, seed) == 0
    for _ in stops:
        assert at.resume() == 0
    assert at.read_save()["record"] == expected


@pytest.mark.parametrize("how", ["quit", "QUIT", "q", "^C", "^D"])
def test_every_way_to_leave_saves(tmp_path: Path, how: str) -> None:
    at = Table(tmp_path, plan={7: [how], 9: ["quit"]})
    assert at.play("me,random") == 0
    assert at.typist.questions == 7
    assert re.search(r"To continue: .*emberwatch play --resume", at.text)
    assert at.read_save()["seats"] == ["me", "random"]
    assert at.resume() == 0
    assert "Game resumed" in at.text


def test_the_way_back_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is called what it was started as, if its name alone finds nothing."""
    folder = tmp_path / "my bin"
    folder.mkdir()
    (folder / "emberwatch").touch(mode=0o755)
    (tmp_path / "__main__.py").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(folder / "emberwatch")])
    monkeypatch.setenv("PATH", str(folder))
    assert program_name() == "emberwatch"
    monkeypatch.setenv("PATH", "")
    assert program_name() == "'my bin/emberwatch'"
    monkeypatch.setattr("sys.argv", [str(tmp_path / "__main__.py")])
    assert program_name() == "python -m emberwatch"


def test_leaving_at_the_curtain_saves(tmp_path: Path) -> None:
    at = Table(tmp_path)
    at.typist.answer = lambda prompt: "quit"  # type: ignore[method-assign]
    assert at.play("me,me") == 0
    assert at.file.exists()


@pytest.mark.interpreted
def test_an_interrupted_move_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of a move: what is saved is the game before that move."""
    run_agenda, calls = Game.run_agenda, iter(range(1000))

    def interrupt(game: Game, agenda: list[Step]) -> None:
        if next(calls) == 40:
            raise KeyboardInterrupt
        run_agenda(game, agenda)

    at = Table(tmp_path, plan={30: ["quit"]})
    with monkeypatch.context() as patch:
        patch.setattr(Game, "run_agenda", interrupt)
        assert at.play("me,random") == 0
    interrupted_at = at.typist.questions
    assert 0 < interrupted_at < 30
    assert at.resume() == 0
    assert at.typist.questions == 30


@contextlib.contextmanager
def program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The program in a process of its own, which ends at the latest with the patience or with the test."""
    command = [sys.executable, "-m", "emberwatch", "play", "--seats", "me,random", "--seed", "1", "--language", "en"]
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as running:
        patience = threading.Timer(PATIENCE, running.kill)
        patience.start()
        try:
            yield running
        finally:
            patience.cancel()
            running.kill()


def listen(running: subprocess.Popen[str], words: str) -> None:
    """Until a program says these words. One that says nothing more is ended by `program`."""
    assert running.stdout is not None
    text = ""
    for letter in iter(partial(running.stdout.read, 1), ""):
        text += letter
        if text.endswith(words):
            return
    raise AssertionError(f"the program ended early: {text}")


def ended(running: subprocess.Popen[str], number: int) -> int:
    """Its exit status after one signal; a second one might come when the program has saved and is about to end.

    A signal that comes just before the program begins to read is noticed when it has read: then Enter is pressed.
    """
    assert running.stdin is not None
    running.send_signal(number)
    with contextlib.suppress(subprocess.TimeoutExpired):
        return running.wait(timeout=2)
    with contextlib.suppress(BrokenPipeError):
        os.write(running.stdin.fileno(), b"\n")
    return running.wait(timeout=PATIENCE)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signals here")
def test_closing_the_window_saves(tmp_path: Path, name: str) -> None:
    with program(tmp_path) as running:
        listen(running, "Your choice")
        assert ended(running, getattr(signal, name)) == 0
        assert running.stdout is not None
        rest = running.stdout.read()
    assert "Game saved in outlive.save.json." in rest
    assert Table(tmp_path, plan={1: ["quit"]}).resume() == 0


def test_an_older_save_is_not_written_over(tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        Table(tmp_path, plan={0: ["quit"]}).play("me,random", seed)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "outlive-2.save.json",
        "outlive-3.save.json",
        "outlive.save.json",
    ]
    at = Table(tmp_path, plan={1: ["save", "quit"]})
    assert at.resume() == 0
    assert len(list(tmp_path.iterdir())) == 3, "a game that goes on is saved where it was"


def test_save_to_a_named_file(tmp_path: Path) -> None:
    foreign, other = tmp_path / "letter.txt", tmp_path / "other file.json"
    foreign.write_text("Dear Bob", "utf-8")
    nowhere = tmp_path / "nowhere" / "x.json"
    lines = [f"save {file}" for file in (foreign, nowhere, other, other)]
    at = Table(tmp_path, plan={2: lines, 3: ["quit"]})
    assert at.play("me,random") == 0
    assert foreign.read_text("utf-8") == "Dear Bob"
    assert "Choose another name" in at.text
    assert "No such file" in " ".join(at.text.split())
    assert f"--resume {at.file}" in at.text.replace("\n", ""), "a copy does not change where the game is saved"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.txt", "other file.json", "outlive.save.json"]
    copied = json.loads(other.read_text("utf-8"))
    assert copied["record"] != at.read_save()["record"], "the copy stays as it was"
    assert at.resume(other) == 0


def test_names_of_files_that_cannot_be(tmp_path: Path) -> None:
    at = Table(tmp_path, plan={2: [f"save {tmp_path}/{'x' * 300}", f"save {tmp_path}", "save ~nobody/x", "quit"]})
    assert at.play("me,random") == 0
    assert at.text.count("The game was not saved") == 3
    assert [file.name for file in tmp_path.iterdir()] == ["outlive.save.json"]


def test_where_nothing_can_be_saved_it_is_saved_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    at = Table(tmp_path, plan={1: ["^D"], 2: ["quit"]})
    at.file = tmp_path / "nowhere" / "outlive.save.json"
    assert at.play("me,random") == 0
    assert at.resume(spare / "outlive.save.json") == 0


def test_quit_without_a_save_must_be_said_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    at = Table(tmp_path, plan={1: ["quit", "quit"]})
    at.file = tmp_path / "nowhere" / "outlive.save.json"
    assert at.play("me,random") == 0
    assert "“quit” again to leave without saving" in " ".join(at.text.split())
    at = Table(tmp_path, plan={1: ["^C"]})
    at.file = tmp_path / "nowhere" / "outlive.save.json"
    assert at.play("me,random") == 1


def without(field: str) -> Callable[[dict[str, object]], object]:
    def spoil(plain: dict[str, object]) -> object:
        return {name: value for name, value in plain.items() if name != field}

    return spoil


def with_record(**fields: object) -> Callable[[dict[str, object]], object]:
    def spoil(plain: dict[str, object]) -> object:
        record = plain["record"]
        assert isinstance(record, dict)
        return {**plain, "record": {**record, **fields}}

    return spoil


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (without("save"), "not a saved game"),
        (without("record"), "not a saved game"),
        (without("seats"), "not a saved game"),
        (without("names"), "not a saved game"),
        (lambda plain: {**plain, "seats": ["me"]}, "not a saved game"),
        (lambda plain: {**plain, "seats": ["me", 7]}, "not a saved game"),
        (lambda plain: {**plain, "seats": ["me", "nobody"]}, "no bot “nobody”"),
        (lambda plain: [plain], "not a saved game"),
        (lambda plain: plain["record"], "not a saved game"),
        (lambda plain: {**plain, "record": None}, "record"),
        (with_record(state="0" * 16), "edited"),
        (with_record(rules=99), "version"),
        (with_record(picks=[]), "picks"),
    ],
)
def test_a_bad_save_is_refused(tmp_path: Path, spoil: Callable[[dict[str, object]], object], problem: str) -> None:
    at = Table(tmp_path, plan={5: ["quit"]})
    at.play("me,random")
    at.file.write_text(json.dumps(spoil(at.read_save())), "utf-8")
    with pytest.raises((ew.BadRecord, ew.BadOption), match=problem):
        at.resume()


def test_files_that_are_no_saves_are_refused(tmp_path: Path) -> None:
    at = Table(tmp_path)
    with pytest.raises(ew.BadOption, match="no file"):
        at.resume()
    with pytest.raises(ew.BadOption, match="cannot be read"):
        at.resume(tmp_path)
    for content in (b"", b"{", b"\xff\xfe", b"[" * 100_000):
        at.file.write_bytes(content)
        with pytest.raises(ew.BadOption, match="not a saved game"):
            at.resume()


def test_a_save_without_its_reading_marks_still_goes_on(tmp_path: Path) -> None:
    """Where everybody had read to, and the bots' dice, are a convenience."""
    at = Table(tmp_path, plan={5: ["quit"], 7: ["quit"]})
    at.play("me,random")
    plain = at.read_save()
    at.file.write_text(json.dumps({**plain, "seen": "x", "told": [-1], "dice": [1], "asked": [], "language": "tlh"}))
    assert at.resume() == 0


# -- what is typed ----------------------------------------------------------------------------------------------------


def after(tmp_path: Path, *lines: str, question: int = 8) -> str:
    """What the terminal answers to these lines, typed at one question, which stays the same."""
    at = Table(tmp_path, 3, plan={question: [*lines, "quit"]})
    assert at.play("me,random,random", 3) == 0
    untouched = Table(tmp_path, 3, plan={question: ["quit"]})
    untouched.play("me,random,random", 3)
    assert at.read_save()["record"] == untouched.read_save()["record"], "nothing that is typed wrongly changes the game"
    return at.text[at.text.rindex(f"): {lines[0]}\n") :]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", r"There is no choice 99\. Type a number from \d to \d"),
        ("99x2", r"There is no choice 99\."),
        ("1x0", "“1x2” makes choice 1 twice"),
        ("-1", r"“-1” is not a command\. Type a number from \d to \d"),
        ("99999", "“99999” is not a command"),
        ("forest", "“forest” is not a command"),
        ("\x1b[A\x00", r"“\[A” is not a command"),
        ("[red]", r"“\[red\]” is not a command"),
        ("? 99", r"There is no choice 99\. Type a number from"),
        ("? x", r"There is no choice x\."),
        ("?99999", r"There is no choice 99999\."),
        ("rules ZZ", "Outlive has no rule ZZ. Rules: S-1, S-2"),
    ],
)
def test_mistakes_are_explained(tmp_path: Path, line: str, answer: str) -> None:
    assert re.search(answer, " ".join(after(tmp_path, line).split()))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "save the game and leave"),
        ("h", "save the game and leave"),
        ("board", "Military Base"),
        ("Board", "Military Base"),
        ("shelter", "Shelter of ● Ann"),
        ("others", "Shelter of ■ Cyd"),
        ("events", "To overcome"),
        ("score", "Matching pairs of equipment"),
        ("log", "Dawn of day 1"),
        ("log all", "You are dealt"),
        ("rules", "N2 Feed survivors"),
        ("rules N2", "You must pay as much of them as you can"),
        ("rules n2", "You must pay as much of them as you can"),
        ("rules d3", "one or two locations"),
        ("?", "D-3 Moving a hero"),
        ("? 1", "Your hero "),
        ("", "choose a hero and where it goes"),
    ],
)
def test_commands(tmp_path: Path, line: str, answer: str) -> None:
    assert answer in " ".join(after(tmp_path, line).split())


# -- levels, and why bots do what they do -----------------------------------------------------------------------------


def test_levels_are_words_for_seats_and_say_how_long_they_think(tmp_path: Path) -> None:
    at = Table(tmp_path, plan={0: ["quit"]})
    assert at.play("me,easy,normal,hard") == 0
    for line in ("▲ Bob: easy bot", "■ Cyd: normal bot", "◆ Dov: hard bot, thinks for up to 1 s per move"):
        assert line in at.text
    assert at.read_save()["seats"] == ["me", "easy", "normal", "hard"]


def test_why_lets_every_bot_explain_its_last_move(tmp_path: Path) -> None:
    """In secret set-up choices nothing is said; of a hero's move, for example, what was expected of it."""
    at = Table(tmp_path, plan={0: ["why"], 10: ["why", "reasons", "quit"]})
    assert at.play("me,random,normal") == 0
    said = " ".join(at.text.split())
    assert said.count("▲ Bob: It chose that in secret") == 1
    assert said.count("▲ Bob: No reason: it picks at random") == 2
    assert re.search(r"■ Cyd: (Of \d+ choices, this one|There was nothing else)", said)


def test_a_bot_that_was_not_asked_yet_has_nothing_to_explain(tmp_path: Path) -> None:
    at = Table(tmp_path, plan={10: ["quit"]})
    at.play("me,random")
    again = Table(tmp_path, plan={0: ["why", "quit"]})
    assert again.resume() == 0
    assert "It has not yet made a move it can explain." in again.text


def test_people_are_not_explained(tmp_path: Path) -> None:
    at = Table(tmp_path, plan={0: ["why", "quit"]})
    assert at.play("me,me") == 0
    assert "There are no bots in this game" in at.text


class Clumsy(bots.Bot):
    """A bot of another package that fails after a while, each in its own way."""

    name = "clumsy"
    fails: Callable[[], Pick] = staticmethod(lambda: END_TURN)

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, glimpse: bots.Glimpse) -> Pick:
        self.asked += 1
        return self.fails() if self.asked > 6 else glimpse.picks[0]

    def why(self) -> bots.Why:
        raise NotImplementedError


def crashes() -> Pick:
    raise ZeroDivisionError("as always")


@pytest.mark.parametrize("fails", [crashes, lambda: END_TURN], ids=["crashes", "picks what it was not offered"])
def test_for_a_bot_that_fails_the_normal_one_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: Callable[[], Pick]
) -> None:
    monkeypatch.setattr(Clumsy, "fails", staticmethod(fails))
    point = EntryPoint("clumsy", f"{__name__}:Clumsy", bots.ENTRY_POINT)
    monkeypatch.setattr(bots, "others", lambda: {"clumsy": point})
    at = Table(tmp_path, plan={3: ["why"], 24: ["why", "save", "quit"]})
    assert at.play("me,clumsy") == 0
    said = " ".join(at.text.split())
    assert said.count("The bot “clumsy” playing ▲ Bob has failed") == 1
    assert at.read_save()["seats"] == ["me", "normal"]
    again = Table(tmp_path, plan={3: ["quit"]})
    assert again.resume() == 0


def test_broken_characters_are_no_answer(tmp_path: Path) -> None:
    at = Table(tmp_path, plan={1: ["^?", "quit"]})
    assert at.play("me,random") == 0
    assert "“�” is not a command" in at.text


def test_a_choice_is_explained(tmp_path: Path) -> None:
    said = " ".join(after(tmp_path, "? 1", question=0).split())
    assert "Discard" in said
    assert "upkeep" in said


@pytest.mark.parametrize("name", ew.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_are_clear(language: str, name: str) -> None:
    """No word means two commands, none is a number, and the English names work everywhere."""
    match = TerminalMatch(ew.new_game(name, seats=2, seed=1), ["me", "me"], NAMES[:2], language)
    table = ew.rules_of(name).room("terminal")(match, DRAWN, TerminalWindow(match.narrator.say, None, None))
    commands = commands_at(table)
    said = [word for command in commands for word in table.say(table.word_key(command)).lower().split()]
    assert len(set(said)) == len(said)
    assert not any(word[0].isdigit() or word[0] == "?" for word in said)
    words = command_words(table)
    for command in commands:
        assert words[command] == command
    assert not set(said) & set(commands)


def test_a_choice_can_be_made_several_times(tmp_path: Path) -> None:
    s = table(seats=2)
    lay(s, 0, heroes={"hero-5": "dam", "hero-4": "mine"})
    lay(s, 1, heroes={"hero-3a": "blackwood"})
    game = play_from(s, HeroTurn(0))
    game.state.story = []
    game.choose(0, ("move", "hero-5", "forest"))
    at = Table(tmp_path, plan={0: [f"{number_of(game, 0, ('take', 'wood'))}x3"]})
    table_of(at, game).ask(0)
    assert s.shelters[0].tokens[3] == 1
    again = table_of(at, game)
    again.holder, again.again = 0, ("ask-wild", game.asked[0][1], 2)
    again.ask(0)
    again.ask(0)
    assert again.again is None
    assert s.shelters[0].tokens[3] == 3


def table_of(at: Table, game: Game) -> Session:
    match = TerminalMatch(game, ["me"] * game.seats, NAMES[: game.seats], "en")
    match.humans = [0]  # no curtain
    return Session(match, at.file, at.console, at.typist)


def number_of(game: Game, seat: int, words: tuple[str, ...]) -> int:
    return next(number for number, pick in number_picks(game.asked[seat]).items() if pick.words == words)


# -- how it looks -----------------------------------------------------------------------------------------------------


def drawn(renderable: RenderableType, width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(renderable)
    return out.getvalue()


def screen_of(game: Game, *, ascii: bool = False) -> Screen:
    return Screen(Narrator(game, "en", NAMES[: game.seats]), TYPED if ascii else DRAWN)


def day() -> OutliveState:
    """Two rivals in the Forest, one of whom has acted."""
    s = table(
        seats=3,
        events=["sandstorm"],
        equipment={"blackwood": ["bow", "axe"]},
        stock={"forest": 5},
        game={"forest": ["prey-2", "prey-4"]},
    )
    lay(
        s,
        0,
        heroes={"hero-5": "dam", "hero-4": "mine"},
        resources={"meat": 2, "microchip": 1},
        full=["workshop"],
        people={"events": 2},
        airlock=3,
        gauge=-2,
        gear={"bow": "ready", "shotgun": "broken", "jerrycan": "used"},
        caught={"prey-1": 2},
        overcome=["wildfire"],
    )
    lay(s, 1, heroes={"hero-3a": "forest", "hero-5": "fairgrounds"}, standing=["hero-3a"])
    lay(s, 2, heroes={"hero-4": "forest"})
    return s


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board(width: int) -> None:
    game = play_from(day(), HeroTurn(0))
    board = drawn(screen_of(game).board.draw(game.view(0), width), width)
    lines = board.split("\n")
    assert widest(board) <= min(width, 100)
    for row in (
        ("Forest", "Dam", "Military Base"),
        ("Blackwood", "Silent Peak"),
        ("Fairgrounds", "Cargo Ship", "Mine"),
    ):
        line = next(line for line in lines if row[0] in line)
        assert [line.index(name) for name in row] == sorted(line.index(name) for name in row)
    assert re.search(r"Forest +▲3 \(■4\)", board), "who has acted stands, who has not lies"
    assert "5 wood ▪▪▪▪▪▫▫▫" in board
    assert "game 6, stack of 2" in board
    assert "Bow, Axe" in board
    assert re.search(r"5: 3 cans ▮", board)
    for said in ("Day 1 of 6", "Radiation tonight: 1", "First player: ● Ann", "Events: Sandstorm"):
        assert said in board


def test_the_shelter() -> None:
    game = play_from(day(), HeroTurn(0))
    shelter = " ".join(drawn(screen_of(game).shelters.draw(game.view(0), 0)).split())
    for said in (
        "▮▮▮ Workshop: draw and repair 2 working",
        "▮▮▯▯ Overcome events 1 needs 2",
        "▯▯▯ Room construction 2 not built",
        "Supplies: 2 meat",
        "Materials: 1 microchip",
        "Munitions: 0",
        "Airlock: ▮▮ ▮▯▯▯▯ 3 of 7",
        "Feeding: 3 supplies, airlock 2 water",
        "Radioactivity: −2 SP +3 ▫▫▫▫▫◆▫▫▫▫▫▫ −11 ☠",
        "Ready: Bow",
        "Used: Jerrycan",
        "Broken: Shotgun (2 wood, 1 metal)",
        "Caught: endurance 3 ×2",
        "Overcome: Wildfire",
    ):
        assert said in shelter


def test_everything_can_be_typed() -> None:
    """Where a terminal knows only ASCII, pictures are made of letters."""
    game = play_from(day(), HeroTurn(0))
    screen, view = screen_of(game, ascii=True), game.view(0)
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(file=out, width=80)
    assert not can_draw(console)
    for part in (screen.board.draw(view, 80), screen.shelters.draw(view, 0), screen.shelters.others(view, 0)):
        console.print(part)
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    text = out.buffer.getvalue().decode("ascii")
    assert "B3 (C4)" in text
    assert "?" not in text


def test_moves_say_what_they_bring_and_risk() -> None:
    game = play_from(day(), HeroTurn(0))
    said = drawn(screen_of(game).choices.draw(game.view(0), 0, brief=False))
    assert "Forest: 5 wood · wild game (endurance 6)" in said
    assert "●5 now at the Dam  pressures ▲ Bob for 2" in said
    assert "Blackwood: Bow, Axe · 10 search tiles" in said
    ship = "●4 now in the Mine spot 3: 1 can, a survivor · first player token may be pressured by ▲5"
    assert ship in " ".join(said.split())


def test_far_moves_say_what_they_use(tmp_path: Path) -> None:
    """D-6: and only they do."""
    s = day()
    lay(s, 0, heroes={"hero-5": "dam", "hero-4": "mine"}, gear={"exoskeleton": "ready"})
    game = play_from(s, HeroTurn(0))
    game.state.story = []
    said = drawn(screen_of(game).choices.draw(game.view(0), 0, brief=False))
    assert said.count("uses the Exoskeleton") == 4
    assert "●4 now in the Mine  uses the Exoskeleton" in said
    far, near = [explained(tmp_path, game, ("move", hero, "forest")) for hero in ("hero-4", "hero-5")]
    for words in ("Exoskeleton: ", "D-6 The Exoskeleton"):
        assert words in far
        assert words not in near


def explained(folder: Path, game: Game, words: tuple[str, ...]) -> str:
    """What is said of a choice when it is asked about."""
    at = Table(folder)
    table_of(at, game).explain(0, str(number_of(game, 0, words)))
    return " ".join(at.text.split())


def test_a_choice_says_what_it_leads_to(tmp_path: Path) -> None:
    game = play_from(day(), HeroTurn(0))
    game.state.story = []
    city = explained(tmp_path, game, ("move", "hero-5", "blackwood"))
    for words in ("Bow: ", "Axe: ", "A-7 "):
        assert words in city
    assert "A-4 Hunting wild game" in explained(tmp_path, game, ("move", "hero-5", "forest"))
    at = Table(tmp_path, 3, plan={4: ["? 1", "quit"]})
    at.play("me,random", 3)
    leader = at.text[at.text.rindex("): ? 1") :]
    assert re.search(r"(?m)^[A-Z][\w ]+: .*(?:\n.*)? Repair", leader)


def test_places_of_ones_own_heroes_are_named() -> None:
    """D-4: only those that somebody could go to."""
    s = day()
    game = play_from(s, HeroTurn(0))
    assert "already have a hero there" not in drawn(screen_of(game).choices.draw(game.view(0), 0, brief=False))
    lay(s, 0, heroes={"hero-5": "dam", "hero-4": "mine", "hero-3a": "forest"}, standing=["hero-4", "hero-3a"])
    game = play_from(s, HeroTurn(0))
    said = drawn(screen_of(game).choices.draw(game.view(0), 0, brief=False))
    assert re.search(r"because you already have a hero there: Forest *\n", said)


def test_algae_that_bring_nothing_say_so() -> None:
    s = table(seats=2)
    lay(s, 0, heroes={"hero-5": "dam"}, gauge=3)
    lay(s, 1)
    game = play_from(s, HeroTurn(0))
    game.choose(0, ("move", "hero-5", "military-base"))
    assert "already at its lowest: no effect" in drawn(screen_of(game).choices.draw(game.view(0), 0, brief=True))


def test_feeding_says_only_what_it_costs() -> None:
    for airlock, full, said in (
        (0, [], "nobody to feed"),
        (1, [], "airlock 1 water"),
        (0, ["workshop"], "2 supplies"),
        (1, ["workshop"], "2 supplies, airlock 1 water"),
    ):
        s = table(seats=2)
        lay(s, 0, airlock=airlock, full=full)
        game = play_from(s, HeroTurn(0))
        assert screen_of(game).shelters.feeding(views(game, 0)[0]) == said


def test_a_crowded_room_says_how_many_more() -> None:
    hints = screen_of(play_from(day(), HeroTurn(0))).choices.hints
    assert [hints.fullness(people, 3) for people in (2, 3, 4)] == [
        "2 of 3 spaces filled",
        "3 of 3 spaces filled",
        "3 of 3 spaces filled, +1",
    ]


def test_hints_beside_choices() -> None:
    s = day()
    game = play_from(s, HeroTurn(0))
    game.choose(0, ("move", "hero-4", "fairgrounds"))
    said = drawn(screen_of(game).choices.draw(game.view(0), 0, brief=False))
    assert re.search(r"1 Take 1 microchip  \(8 here, you have 1\)", said)
    assert "Go hunting  (endurance 3: 3 meat)" in said, "the third of its kind"
    assert re.search(r"0 Done here", said)


def test_the_night_says_costs() -> None:
    s = table(seats=2, phase=NIGHT)
    lay(
        s, 0, resources={"wood": 4, "canned-goods": 3, "water": 1}, full=["workshop"], airlock=1, gear={"axe": "broken"}
    )
    game = play_from(s, Indoors())
    screen = screen_of(game)
    assert "Recruit for 1 can  (you have 1)" in drawn(screen.choices.draw(game.view(0), 0, brief=True))
    game.choose(0, ("pass",))
    full, brief = [drawn(screen.choices.draw(game.view(0), 0, brief=brief)) for brief in (False, True)]
    assert re.search(r"Build “Room construction”  \(3 materials\)\s+3 spaces, upkeep 2\. Once per round", full)
    assert re.search(r"Build “Room construction”  \(3 materials\)  \(spaces 3, upkeep 2\)", brief)


def test_passing_is_zero_and_amounts_are_themselves() -> None:
    game = ew.new_game("outlive", seats=2, seed=3)
    dice = random.Random(3)
    while game.waiting:
        seat = game.waiting[0]
        numbers = number_picks(game.asked[seat])
        assert sorted(pick.number for pick in numbers.values()) == sorted(pick.number for pick in game.asked[seat])
        for number, pick in numbers.items():
            if pick.words[0] == "amount":
                assert number == pick.what
            else:
                assert (number == 0) == (pick.words == ("pass",))
        game.take(seat, dice.choice(game.asked[seat]))


# -- what happened ----------------------------------------------------------------------------------------------------


def told_game(seed: int, seats: int) -> Game:
    game = ew.new_game("outlive", seats=seats, seed=seed, aloud=True)
    players = [bots.make("random", "outlive", seed + seat) for seat in range(seats)]
    while game.waiting:
        seat = game.waiting[0]
        game.take(seat, players[seat].choose(bots.Glimpse(game, seat)))
    return game


def test_many_events_make_one_sentence() -> None:
    game = play_from(day(), HeroTurn(0))
    took = [
        happened(game, {"at": at, "told": "took", "seat": 1, "place": "forest", "resource": "wood"}) for at in range(4)
    ]
    shown = [
        happened(game, {"at": 9, "told": "displayed", "city": "blackwood", "equipment": kind})
        for kind in ("bow", "axe")
    ]
    passed = [happened(game, {"at": 9, "told": "used-room", "seat": 1, "label": "workshop"})] * 2
    said = drawn(screen_of(game).chronicle.draw([*took, *shown, *passed]))
    assert "Bob takes 4 wood." in said
    assert "New in Blackwood: Bow, Axe." in said
    assert re.search(r"Bob uses the room [^.]+\. \(×2\)", said)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_in_the_telling(seed: int) -> None:
    """As many tokens, tiles and survivors in the folded story as in the whole one."""
    game = told_game(seed, 2 + seed)
    screen = screen_of(game)
    for seat in (None, 0):
        story = screen.narrator.story(seat)
        cut = screen.chronicle.paragraphs(story)
        assert [event for paragraph in cut for event in paragraph] == story
        said = " ".join([sentence for paragraph in cut for sentence in screen.chronicle.sentences(paragraph)])
        told = [event for event in story if event["told"] == "took"]
        assert sum([int(n) for n in re.findall(r"takes (\d+) \w+\.", said)]) == len(told)
        for kind in ("built", "repaired", "pressed", "overcame", "moved"):
            lines = [screen.narrator.line(event) for event in story if event["told"] == kind]
            assert all(line in said for line in lines)


def test_what_others_did_is_told_once(tmp_path: Path) -> None:
    at = Table(tmp_path, 6)
    at.play("me,random,random", 6)
    assert len(re.findall(r"Dawn of day 3\.", at.text)) == 1
    assert len(re.findall(r"Night 2 falls\.", at.text)) == 1
    assert at.text.count("Tip: Each of your four heroes") == 1


def test_secrets_of_others_are_not_shown(tmp_path: Path) -> None:
    """S-2: what a seat was dealt is whispered to it alone."""
    at = Table(tmp_path, 7, plan={0: ["log", "others", "quit"]})
    at.play("me,random,random", 7)
    game = ew.replay(at.read_save()["record"], aloud=True)
    others = [view for view in views(game, 0) if view["seat"] != 0]
    assert all(view["rooms"] == [] for view in others)
    assert at.text.count("You are dealt the rooms") == 2


def views(game: Game, seat: int) -> list[View]:
    shelters = game.view(seat)["shelters"]
    assert isinstance(shelters, list)
    return shelters
