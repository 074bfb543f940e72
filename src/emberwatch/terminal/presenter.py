"""The presenter: it shows what the game is about, what happened, what is asked, and how the game ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from emberwatch import bots
from emberwatch.terminal.drawing import View
from emberwatch.terminal.match import ME, TerminalMatch
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import TerminalWindow


class Presenter:
    """Shows a match to the people at the window, and nothing they have already read."""

    def __init__(self, match: TerminalMatch, table: TerminalTable, window: TerminalWindow) -> None:
        self.match = match
        self.game = match.game
        self.narrator = match.narrator
        self.say = match.narrator.say
        self.table = table
        self.window = window
        self.show = window.show
        self.fresh = True
        """Whether the screen shows nothing of the game yet."""

    # -- the beginning --------------------------------------------------------------------------------------------

    def greet(self, is_new: bool) -> None:
        """Print what the game is about and who plays, for people who have never seen it."""
        self.show(Rule(Text(self.say("term-title", game=self.say(f"game-{self.game.rules.name}")), style="bold")))
        self.show(*(self.table.introduction() if is_new else [Text(self.say("term-resumed"))]))
        self.introduce()
        self.show(*self.table.terms())
        self.window.print_message("term-intro-commands")

    def introduce(self) -> None:
        for seat, word in enumerate(self.match.seats):
            name = self.table.seat(seat).plain
            if word in bots.levels(self.game.rules.name):
                self.introduce_level(name, word)
            else:
                self.window.print_message("term-sits-human" if word == ME else "term-sits-bot", seat=name, bot=word)

    def introduce_level(self, name: str, level: str) -> None:
        """Describe an easy, normal or hard bot, and how long it may think."""
        said, seconds = self.say(f"term-level-{level}"), bots.thinking_time(level, self.game.rules.name)
        key = "term-sits-level-thinks" if seconds else "term-sits-level"
        self.window.print_message(key, seat=name, level=said, seconds=f"{seconds:g}")

    # -- a question -----------------------------------------------------------------------------------------------

    def present(self, seat: int) -> None:
        """Print what happened, the table if it is time for it, and the question."""
        view = self.game.view(seat)
        self.show(*self.table.overview(view, seat))
        news, situation = self.news(seat), self.table.situation(view, seat, fresh=self.fresh)
        if self.table.news_last(seat) and self.window.takes_little(Group(*news)):
            news, situation = situation, news
        self.show(*news, *situation)
        self.fresh = False
        self.show_tip(seat)
        self.show_question(view, seat)

    def news(self, seat: int) -> list[RenderableType]:
        """What this seat has not read yet; from now on it counts as read."""
        story = self.narrator.story(seat)
        fresh = story[self.match.seen[seat] :]
        self.match.seen[seat] = len(story)
        self.match.told = len(self.game.events(None))
        if not fresh:
            return []
        own = all([event.get("seat", seat) == seat for event in fresh])
        title = [] if own else [Text(self.say("term-news"), style="bold")]
        return ["", *title, self.table.chronicle.draw(fresh)]

    def show_tip(self, seat: int) -> None:
        key = self.table.tip_key(self.match.asks(seat))
        if self.narrator.speaker.knows(key) and self.table.first_time("tip", seat, key):
            self.show("", Text(self.say("term-tip", tip=self.say(key)), style="italic"))

    def show_question(self, view: View, seat: int) -> None:
        """Print the question with its choices; help texts appear once per round."""
        brief = not self.table.first_time("help", seat, self.table.period(view), self.match.asks(seat))
        question = Text(self.narrator.question(seat), style="bold")
        choices = self.table.choices(view, seat, brief=brief)
        self.show("", question, *self.table.beneath(view, seat), choices)
        if self.window.scrolls(choices):
            self.show(question)

    # -- several people -------------------------------------------------------------------------------------------

    def show_curtain(self, seat: int) -> None:
        self.show("", Text(self.say("term-curtain", seat=self.table.seat(seat).plain), style="bold"))

    # -- the end --------------------------------------------------------------------------------------------------

    def show_ending(self) -> None:
        """Print what nobody has read yet, and how the game ended."""
        self.show("", self.table.chronicle.draw(self.narrator.story(None)[self.match.told :]))
        self.show(*self.table.ending())
