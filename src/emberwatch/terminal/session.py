"""The play loop: bots answer by themselves, people are asked, and whatever happens the game can be saved.

A person answers with the number of a choice, or types a command. Nothing that is typed wrongly changes the game.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import json
import os
import re
import secrets
import shlex
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Bot, Glimpse
from emberwatch.engine.agenda import Pick
from emberwatch.engine.chance import CounterDice, is_seed
from emberwatch.engine.game import Game
from emberwatch.engine.problems import BadOption
from emberwatch.narrator import Narrator
from emberwatch.terminal.screen import DRAWN, TYPED, WIDEST, Screen, View, numbered
from emberwatch.text import LANGUAGES, speaker

ReadLine: TypeAlias = Callable[[str], str]

ME: Final = "me"
"""The word for a seat that a person at this screen plays."""
SAVE_FILE: Final = Path("outlive.save.json")
SAVE_FORMAT: Final = 1
LONGEST_NAME: Final = 16
COMMANDS: Final = (
    "help", "board", "shelter", "others", "events", "score", "log", "rules", "save", "quit",
)  # fmt: skip
CHOICE: Final = re.compile(r"(\d{1,4})(?:\s*[x*×]\s*(\d{1,4}))?")
"""A number, or a number and how often."""


class Settings:
    """How a game is to be played: who sits where, in which language, and where it is saved."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        language: str = "en",
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: list[str] | None = None,
        save_file: Path = SAVE_FILE,
        console: Console | None = None,
        read_line: ReadLine | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.language = language
        self.options = dict(options or {})
        self.seed = seed
        self.names = names
        self.save_file = save_file
        self.console = console
        self.read_line = read_line


class Leave(Exception):
    """The player wants to go: an answer, not an error."""


# -- beginning and going on ---------------------------------------------------------------------------------------


def play(settings: Settings) -> int:
    """A new game, to its end or until the player leaves; the exit status."""
    seed = secrets.randbits(32) if settings.seed is None else settings.seed
    names = seat_names(settings.language, settings.names or [], len(settings.seats))
    game = ew.new_game(settings.game, seats=len(settings.seats), seed=seed, aloud=True, **settings.options)  # type: ignore[arg-type]
    session = Session(game, settings.seats, names, settings.language, settings.console, settings.read_line)
    session.save_file = settings.save_file
    return session.run(is_new=True)


def resume(
    file: Path, console: Console | None = None, read_line: ReadLine | None = None, language: str | None = None
) -> int:
    """Go on with a saved game; BadRecord or BadOption if the file is none that can be gone on with."""
    saved = read_save(file)
    game = ew.replay(saved["record"], aloud=True)
    seats, names = words_in(saved, "seats", file), words_in(saved, "names", file)
    if not len(seats) == len(names) == game.seats:
        raise not_a_save(file)
    spoken = language or str(saved.get("language"))
    spoken = spoken if spoken in LANGUAGES else "en"
    session = Session(game, seats, seat_names(spoken, names, game.seats), spoken, console, read_line)
    session.save_file, session.owns_file = file, True
    session.remember(saved)
    return session.run(is_new=False)


def seat_names(language: str, given: Sequence[str], seats: int) -> list[str]:
    """The names given, and a colour for every seat without one."""
    if len(given) > seats:
        raise BadOption("term-error-names", names=len(given), seats=seats)
    names = [" ".join(name.split())[:LONGEST_NAME] for name in given] + [""] * (seats - len(given))
    return [name or speaker(language).say(f"term-seat-{seat % 4}") for seat, name in enumerate(names)]


def read_save(file: Path) -> dict[str, object]:
    """What a save file holds, if it is one."""
    try:
        saved = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as problem:
        raise BadOption("error-no-file", file=str(file)) from problem
    except OSError as problem:
        raise BadOption("error-file", file=str(file), reason=str(problem.strerror)) from problem
    except (ValueError, RecursionError) as problem:
        raise not_a_save(file) from problem
    if not isinstance(saved, dict) or saved.get("save") != SAVE_FORMAT or "record" not in saved:
        raise not_a_save(file)
    return saved


def not_a_save(file: Path) -> BadOption:
    return BadOption("error-not-a-save", file=str(file))


def words_in(saved: Mapping[str, object], field: str, file: Path) -> list[str]:
    words = saved.get(field)
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise not_a_save(file)
    return words


def numbers_in(saved: Mapping[str, object], field: str, count: int) -> list[int]:
    """Numbers that only help to go on where one was; zeros if they are not there."""
    numbers = saved.get(field)
    if isinstance(numbers, list) and len(numbers) == count and all(type(n) is int and n >= 0 for n in numbers):
        return numbers
    return [0] * count


def write(file: Path, plain: Mapping[str, object]) -> None:
    """All or nothing: beside the file first, then in its place."""
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as text:
            json.dump(plain, text, ensure_ascii=False, separators=(",", ":"))
            text.write("\n")
            text.flush()
            os.fsync(text.fileno())
        os.replace(beside, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def unused(file: Path) -> Path:
    """The file, or one with a number in its name if there is such a file already."""
    stem, _, rest = file.name.partition(".")
    free, number = file, 1
    while free.exists():
        number += 1
        free = file.with_name(f"{stem}-{number}.{rest}" if rest else f"{stem}-{number}")
    return free


# -- the session --------------------------------------------------------------------------------------------------


class Session:
    """One table in one terminal."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        names: Sequence[str],
        language: str,
        console: Console | None,
        read_line: ReadLine | None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.names = list(names)
        self.language = language
        self.console = console or Console(highlight=False)
        self.read_line = read_line or keyboard()
        self.narrator = Narrator(game, language, names)
        self.say = self.narrator.say
        self.screen = Screen(self.narrator, DRAWN if can_draw(self.console) else TYPED)
        self.bots = bots_on(game, self.seats)
        self.glimpses = {seat: Glimpse(game, seat) for seat in self.bots}
        self.humans = [seat for seat in range(game.seats) if seat not in self.bots]
        self.words = command_words(self.narrator)
        self.save_file = SAVE_FILE
        self.owns_file = False
        """Whether what lies in the save file is this game, so that it may be written over."""
        self.could_not_save = False
        self.settled = len(game.log)
        """Picks made when the game last waited for somebody: what can always be saved."""
        self.holder = -1
        """Who sits before the screen; -1 before the first question."""
        self.asked_last = -1
        """Who goes on answering when several people could: nobody is sent away in the middle."""
        self.seen = [0] * game.seats
        """How much of its story each seat has read."""
        self.told = 0
        """How much of what everybody may know has been shown."""
        self.moments: set[tuple[object, ...]] = set()
        """What was shown in full already: tips, help texts, the shelter at the beginning of a night."""
        self.fresh = True
        """Whether the screen shows nothing of the game yet."""
        self.again: tuple[str, Pick, int] | None = None
        """A pick to be made again: the question it answers, and how often."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.console.print(renderable, width=self.width)

    def tell(self, key: str, **details: str | int) -> None:
        """A sentence to the player."""
        self.show(Text(self.say(key, **details)))

    # -- the loop -------------------------------------------------------------------------------------------

    def run(self, *, is_new: bool) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        with hanging_up():
            try:
                self.greet(is_new)
                while self.game.waiting:
                    self.go_on()
                self.finish()
            except Leave:
                return 0
            except (KeyboardInterrupt, EOFError):
                return 0 if self.put_away() else 1
        return 0

    def go_on(self) -> None:
        """Let the bots answer; if there are only people left to answer, ask one of them."""
        waiting = self.game.waiting
        thinking = [seat for seat in waiting if seat in self.bots]
        for seat in thinking:
            while self.game.asked[seat]:
                self.take(seat, self.bots[seat].choose(self.glimpses[seat]))
        if not thinking:
            self.ask(self.asked_last if self.asked_last in waiting else waiting[0])

    def take(self, seat: int, pick: Pick) -> None:
        self.game.take(seat, pick)
        self.settled = len(self.game.log)

    def greet(self, is_new: bool) -> None:
        """What the game is about and who plays, for somebody who has never seen it."""
        self.show(Rule(Text(self.say("term-title", game=self.say(f"game-{self.game.rules.name}")), style="bold")))
        if is_new:
            for line in self.say("term-intro").splitlines():
                self.show(Text(line))
        else:
            self.tell("term-resumed")
        for seat, word in enumerate(self.seats):
            key = "term-sits-human" if word == ME else "term-sits-bot"
            self.tell(key, seat=self.screen.seat(seat).plain, bot=word)
        options = self.game.options
        placement = self.say(f"placement-{options['placement']}")
        self.tell("term-rulebook", edition=self.say(f"edition-{options['edition']}"), placement=placement)
        self.tell("term-intro-commands")

    # -- asking ---------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until there is an answer."""
        if self.takes_again(seat):
            return
        if seat != self.holder:
            self.change_places(seat)
        self.present(seat)
        pick = None
        while pick is None:
            pick = self.answer(seat, self.read(self.prompt(seat)))
        self.take(seat, pick)

    def takes_again(self, seat: int) -> bool:
        """Make a pick once more that was chosen several times, if it is still a pick of the same question."""
        again, self.again = self.again, None
        prompt = self.game.prompt(seat)
        if again is None or prompt is None or seat != self.holder:
            return False
        key, pick, count = again
        if prompt.key != key or pick not in self.game.asked[seat]:
            return False
        self.again = (key, pick, count - 1) if count > 1 else None
        self.take(seat, pick)
        return True

    def read(self, prompt: str) -> str:
        """What is typed, without what a keyboard cannot mean: broken characters are as good as none."""
        try:
            line = self.read_line(prompt)
        except UnicodeDecodeError:
            return "�"
        return "".join([character if character.isprintable() else " " for character in line]).strip()

    def prompt(self, seat: int) -> str:
        first, last = self.range(seat)
        return self.say("term-prompt", first=first, last=last)

    def range(self, seat: int) -> tuple[int, int]:
        """The lowest and the highest number that can be chosen."""
        numbers = numbered(self.game.asked[seat])
        return min(numbers), max(numbers)

    def change_places(self, seat: int) -> None:
        """Somebody else sits down. Among several people a curtain keeps the others' secrets."""
        if len(self.humans) > 1:
            if self.holder >= 0:
                self.wipe()
            self.show("", Text(self.say("term-curtain", seat=self.screen.seat(seat).plain), style="bold"))
            while self.command_in(self.read(self.say("term-curtain-prompt")))[0] == "quit":
                self.quit()
            self.wipe()
        self.holder = self.asked_last = seat
        self.fresh = True

    def wipe(self) -> None:
        """Nothing stays to be read, also where the terminal cannot be cleared."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * self.console.height)

    # -- presenting a question --------------------------------------------------------------------------------

    def present(self, seat: int) -> None:
        """What happened, the table if it is time for it, and the question."""
        view = self.game.view(seat)
        self.show_news(seat)
        self.show_table(view, seat)
        self.show_step(view, seat)
        self.show_tip(seat)
        self.show_question(view, seat)

    def show_news(self, seat: int) -> None:
        story = self.game.story(seat)
        fresh = story[self.seen[seat] :]
        self.seen[seat] = len(story)
        self.told = len(self.game.story(None))
        if fresh:
            own = all([event.get("seat", seat) == seat for event in fresh])
            self.show("", *([] if own else [Text(self.say("term-news"), style="bold")]), self.screen.news(fresh))

    def show_table(self, view: View, seat: int) -> None:
        """Board and shelter in full at a turn and when a night begins, not for every question in between."""
        phase, key = str(view["phase"]), self.key(seat)
        indoors = phase == "night" and bool(self.game.state.lanes[seat])
        begins = self.first_time(seat, view["round"], phase, indoors)
        is_time = key == "ask-turn" or self.fresh or (begins and phase in ("placement", "night"))
        if is_time and phase != "setup":
            self.show("", self.heading(view, seat))
            if not indoors or self.fresh:
                self.show(self.screen.board(view, self.width))
            self.show(self.screen.shelter(view, seat), self.screen.others(view, seat))
        self.fresh = False

    def first_time(self, *moment: object) -> bool:
        if moment in self.moments:
            return False
        self.moments.add(moment)
        return True

    def key(self, seat: int) -> str:
        prompt = self.game.prompt(seat)
        return prompt.key if prompt else ""

    def heading(self, view: View, seat: int) -> Rule:
        title = Text(f"{self.screen.day(view)} · ", style="bold").append_text(self.screen.seat(seat))
        return Rule(title, style="dim")

    def show_step(self, view: View, seat: int) -> None:
        """Which step of the night begins."""
        prompt = self.game.prompt(seat)
        key = f"night-step-{prompt.rules[0]}" if prompt and prompt.rules else ""
        is_step = view["phase"] == "night" and self.narrator.speaker.knows(key)
        if is_step and self.first_time(key, seat, view["round"]):
            self.show("", Rule(Text(self.say(key)), style="dim", align="left"))

    def show_tip(self, seat: int) -> None:
        key = f"term-tip-{self.key(seat)}"
        if self.narrator.speaker.knows(key) and self.first_time("tip", seat, key):
            self.show("", Text(self.say("term-tip", tip=self.say(key)), style="italic"))

    def show_question(self, view: View, seat: int) -> None:
        """The question with its choices; what they do is explained once a round."""
        brief = not self.first_time("help", seat, view["round"], self.key(seat))
        question = Text(self.narrator.question(seat), style="bold")
        choices = self.screen.choices(view, seat, brief=brief)
        self.show("", question)
        if view["phase"] != "setup" and self.key(seat) != "ask-turn":
            stores = self.screen.stores(view["shelters"][seat])
            self.show(Text(self.say("term-stores", items=stores), style="dim"))
        self.show(choices)
        if self.is_long(choices):
            self.show(question)

    def is_long(self, renderable: RenderableType) -> bool:
        """Whether what was shown before has scrolled away."""
        options = self.console.options.update(width=self.width, height=None)
        return len(self.console.render_lines(renderable, options)) + 3 > self.console.height

    # -- answers and commands ---------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> Pick | None:
        """The pick that was chosen, or None after a command or a mistake."""
        if not line:
            self.show_question(self.game.view(seat), seat)
            return None
        if line.startswith("?"):
            self.explain(seat, line[1:].strip())
            return None
        choice = CHOICE.fullmatch(line)
        if choice:
            return self.chosen(seat, int(choice[1]), int(choice[2] or 1))
        command, rest = self.command_in(line)
        if command:
            self.obey(seat, command, rest)
        else:
            first, last = self.range(seat)
            self.tell("term-not-understood", line=line[:40], first=first, last=last)
        return None

    def chosen(self, seat: int, number: int, count: int) -> Pick | None:
        pick = self.numbered(seat, number)
        if pick is not None and count < 1:
            self.tell("term-no-such-times", number=number)
            return None
        if pick is not None and count > 1:
            self.again = (self.key(seat), pick, count - 1)
        return pick

    def numbered(self, seat: int, number: int) -> Pick | None:
        """The pick of that number; says so if there is none."""
        pick = numbered(self.game.asked[seat]).get(number)
        if pick is None:
            first, last = self.range(seat)
            self.tell("term-no-such-choice", number=number, first=first, last=last)
        return pick

    def command_in(self, line: str) -> tuple[str, str]:
        """The command a line begins with, whatever it is called, and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self.words.get(word.lower(), ""), rest.strip()

    def obey(self, seat: int, command: str, rest: str) -> None:
        view = self.game.view(seat)
        if command == "board":
            self.show(self.screen.board(view, self.width))
        elif command == "shelter":
            self.show(self.screen.shelter(view, seat))
        elif command == "others":
            self.show(*[self.screen.shelter(view, other) for other in range(self.game.seats) if other != seat])
        elif command == "events":
            self.show(*self.screen.open_events(view))
        elif command == "score":
            self.show(self.screen.score(view, self.say("term-score-title")))
        elif command == "log":
            self.show_log(seat, whole=bool(rest))
        elif command == "rules":
            self.show_rules(rest)
        else:
            self.manage(command, rest)

    def manage(self, command: str, rest: str) -> None:
        if command == "save":
            self.save(rest)
        elif command == "quit":
            self.quit()
        else:
            self.show_help()

    def show_help(self) -> None:
        self.show("", Text(self.say("term-help-title"), style="bold"))
        lines = [("3", "term-help-number"), ("?, ? 3", "term-help-why")]
        lines += [(HELP_FORMS.get(command, command), f"term-help-{command}") for command in COMMANDS]
        widest = max([len(form) for form, _ in lines])
        for form, key in lines:
            self.show(Text(f"  {form:<{widest}}  ", style="bold").append(self.say(key), style="not bold"))
        self.tell("term-help-enter")

    def show_log(self, seat: int, *, whole: bool) -> None:
        """What happened since the last dawn, or since the beginning."""
        story = self.game.story(seat)
        dawns = [at for at, event in enumerate(story) if event["told"] == "dawn"]
        start = dawns[-1] if dawns and not whole else 0
        if story:
            self.show(self.screen.news(story[start:]))
        else:
            self.tell("term-log-empty")

    # -- rules ------------------------------------------------------------------------------------------------

    def explain(self, seat: int, number: str) -> None:
        """The rules behind the question, or what one of its choices does."""
        prompt = self.game.prompt(seat)
        assert prompt is not None
        if not number:
            self.show_rule_texts(prompt.rules)
        elif not number.isdecimal() or len(number) > 4:
            first, last = self.range(seat)
            self.tell("term-no-such-choice", number=number[:40], first=first, last=last)
        else:
            pick = self.numbered(seat, int(number))
            if pick is not None:
                self.explain_pick(seat, pick, prompt.rules)

    def explain_pick(self, seat: int, pick: Pick, rules: Sequence[str]) -> None:
        self.show("", Text(self.narrator.choice(seat, pick), style="bold"))
        for line in self.narrator.helps(seat, pick):
            self.show(Text(" ".join(line.split())))
        self.show_rule_texts(rules_behind(pick, rules))

    def show_rules(self, asked: str) -> None:
        """One rule, or the list of all."""
        ids = self.game.rules.rule_ids
        if not asked:
            self.tell("term-all-rules", rule=ids[0])
            for id in ids:
                self.show(Text(f"  {id:<5} {self.say(f'rule-{id}.title')}"))
            return
        found = [id for id in ids if id.lower().replace("-", "") == asked.lower().replace("-", "")]
        if found:
            self.show_rule_texts(found)
        else:
            name = self.game.rules.name
            self.tell("error-unknown-rule", game=name, rule=asked[:20], rules=", ".join(ids))

    def show_rule_texts(self, ids: Sequence[str]) -> None:
        for id in ids:
            title = Text(f"{id}  {self.say(f'rule-{id}.title')}", style="bold")
            self.show("", title, Text(self.narrator.one_line(f"rule-{id}")))

    # -- saving -----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, object]:
        """The record up to the last question, even if something broke off in the middle of a move."""
        record = self.game.record()
        if len(self.game.log) == self.settled:
            return record
        return ew.replay(record, to=self.settled).record()

    def plain(self) -> dict[str, object]:
        """All it takes to go on: the record, who sits where, and where everybody has read to."""
        return {
            "save": SAVE_FORMAT,
            "game": self.game.rules.name,
            "seats": self.seats,
            "names": self.names,
            "language": self.language,
            "asked": [max(0, self.asked_last)],
            "seen": self.seen,
            "told": [self.told],
            "dice": [self.bots[seat].dice.count if seat in self.bots else 0 for seat in range(self.game.seats)],
            "record": self.record(),
        }

    def remember(self, saved: Mapping[str, object]) -> None:
        """Go on where a save left off; what is missing there does not matter to the rules."""
        self.seen = numbers_in(saved, "seen", self.game.seats)
        self.told = numbers_in(saved, "told", 1)[0]
        self.asked_last = numbers_in(saved, "asked", 1)[0]
        counts = numbers_in(saved, "dice", self.game.seats)
        for seat, bot in self.bots.items():
            if counts[seat]:
                bot.dice.count = counts[seat]

    def save(self, name: str = "") -> bool:
        """Save under the usual name, or the one given; says where, or why not."""
        file = Path(os.path.expanduser(name)) if name else self.save_file
        try:
            if name and file.exists() and not is_save(file):
                self.tell("term-not-saved", problem=self.say("term-not-overwritten", file=name))
                return False
            if not name and not self.owns_file:
                file = unused(file)
            write(file, self.plain())
        except OSError as problem:
            reason = self.say("error-file", file=str(file), reason=str(problem.strerror))
            self.tell("term-not-saved", problem=reason)
            return False
        self.save_file, self.owns_file = file, True
        self.show("", Text(self.say("term-saved", file=str(file))))
        return True

    def quit(self) -> None:
        """Leave with the game saved; if that fails, without it only when asked twice."""
        if self.put_away() or self.could_not_save:
            raise Leave
        self.could_not_save = True
        self.tell("term-quit-again")

    def put_away(self) -> bool:
        """Save where it is usual, or else wherever it is possible; and say how to go on."""
        elsewhere = unused(Path(tempfile.gettempdir()) / self.save_file.name)
        if not self.save() and not self.save(str(elsewhere)):
            return False
        self.show(Text(self.say("term-how-to-resume", file=shlex.quote(str(self.save_file))), style="bold"))
        return True

    # -- the end ----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last night, the score sheet, who joins the Convoy; and the record for who wants it."""
        outcome = self.game.outcome
        assert outcome is not None
        story = self.game.story(None)
        self.show("", self.screen.news(story[self.told :]))
        self.show("", Rule(Text(self.say("term-end"), style="bold")))
        self.show(self.screen.score(self.game.view(None), "", outcome.reason))
        self.show(Text(self.narrator.ending(), style="bold"))
        self.offer_record()

    def offer_record(self) -> None:
        self.show("", Text(self.say("term-end-save")))
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while True:
                command, rest = self.command_in(self.read(self.say("term-end-prompt")))
                if command != "save" or self.save(rest):
                    return


HELP_FORMS: Final = {"log": "log [all]", "rules": "rules [ID]", "save": "save [FILE]"}
"""Commands that take something more."""


# -- what a session is made of ------------------------------------------------------------------------------------


def keyboard() -> ReadLine:
    """Lines that the player types; with editing and history where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is all it takes
    return input


@contextlib.contextmanager
def hanging_up() -> Iterator[None]:
    """Who closes the window leaves as with Ctrl-D: the game is saved."""
    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    is_ours = threading.current_thread() is threading.main_thread()  # only there signals can be listened to
    before = [(number, signal.signal(number, hung_up)) for number in signals if is_ours]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def hung_up(number: int, frame: object) -> None:
    """Once is enough: saving must not be interrupted."""
    signal.signal(number, signal.SIG_IGN)
    raise EOFError


def can_draw(console: Console) -> bool:
    """Whether signs beyond ASCII can be shown; where not, what cannot be shown must not stop the game."""
    if console.encoding.lower().startswith("utf"):
        return True
    if isinstance(console.file, io.TextIOWrapper):
        codecs.register_error("emberwatch", spelled_out)
        console.file.reconfigure(errors="emberwatch")
    return False


SPELLED: Final = {"“": '"', "”": '"', "–": "-", "−": "-", "·": "|", "×": "x", "→": ">", "…": "...", "’": "'"}


def spelled_out(problem: UnicodeError) -> tuple[str, int]:
    """What is typed instead of a character that the terminal does not know."""
    assert isinstance(problem, UnicodeEncodeError)
    lost = problem.object[problem.start : problem.end]
    return "".join([SPELLED.get(character, "?") for character in lost]), problem.end


def bots_on(game: Game, seats: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat; BadOption if there is no such bot."""
    dice = game.dice
    seed = dice.seed if isinstance(dice, CounterDice) and is_seed(dice.seed) else 0
    seeds = bots.seeds_of(seed, game.seats)
    return {
        seat: bots.make(word, game.rules.name, seeds[seat]) for seat, word in enumerate(seats) if word != ME
    }  # fmt: skip


def command_words(narrator: Narrator) -> dict[str, str]:
    """What may be typed for each command: its name, or a word of the language."""
    words: dict[str, str] = {}
    for command in COMMANDS:
        for word in narrator.say(f"term-word-{command}").split():
            words[word.lower()] = command
    return words | {command: command for command in COMMANDS}


def is_save(file: Path) -> bool:
    """Whether a file is one that this program may write over."""
    try:
        read_save(file)
    except BadOption:
        return False
    return True


PICK_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("D-3", "D-4", "P-1", "A-1"),
    "stay": ("D-5",),
    "hunt": ("A-4",),
    "algae": ("A-2",),
    "open": ("A-6",),
    "search": ("A-7",),
    "salvage": ("A-7", "A-8"),
    "shoot": ("P-4",),
    "give": ("P-5",),
    "dock": ("A-5",),
    "lead": ("S-4", "S-5"),
    "look": ("R",),
    "recruit": ("N4",),
    "repair": ("N6", "A-8"),
    "overcome": ("N1",),
}
"""The rules behind a pick, by its verb, where they are fewer than those of its question."""
PLACE_RULES: Final[Mapping[str, str]] = {
    "forest": "A-3",
    "mine": "A-3",
    "fairgrounds": "A-3",
    "dam": "A-6",
    "military-base": "A-2",
    "cargo-ship": "A-5",
    "blackwood": "A-7",
    "silent-peak": "A-7",
}


def rules_behind(pick: Pick, rules: Sequence[str]) -> Sequence[str]:
    """The rules to read before making this pick."""
    verb = str(pick.words[0])
    if verb == "use":
        return ("R",) if pick.how == 1 else ("G", "A-8")
    own = PICK_RULES.get(verb, tuple(rules))
    return (*own, PLACE_RULES[str(pick.words[2])]) if verb == "move" else own
