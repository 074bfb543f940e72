"""The presenter: says what the game is about, what happened, what is asked, and how it ended."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from emberwatch.terminal.drawing import View
from emberwatch.terminal.match import ME, Match
from emberwatch.terminal.screen import Screen
from emberwatch.terminal.window import Window


class Presenter:
    """Shows a match to whoever sits before the window, and nothing twice that was read already."""

    def __init__(self, match: Match, screen: Screen, window: Window) -> None:
        self.match = match
        self.game = match.game
        self.narrator = match.narrator
        self.say = match.narrator.say
        self.screen = screen
        self.window = window
        self.show = window.show
        self.moments: set[tuple[object, ...]] = set()
        """What was shown in full already: tips, help texts, the shelter at the beginning of a night."""
        self.fresh = True
        """Whether the screen shows nothing of the game yet."""

    def first_time(self, *moment: object) -> bool:
        if moment in self.moments:
            return False
        self.moments.add(moment)
        return True

    # -- the beginning --------------------------------------------------------------------------------------------

    def greet(self, is_new: bool) -> None:
        """What the game is about and who plays, for somebody who has never seen it."""
        self.show(Rule(Text(self.say("term-title", game=self.say(f"game-{self.game.rules.name}")), style="bold")))
        for line in self.say("term-intro" if is_new else "term-resumed").splitlines():
            self.show(Text(line))
        self.introduce()
        options = self.game.options
        placement = self.say(f"placement-{options['placement']}")
        self.window.tell("term-rulebook", edition=self.say(f"edition-{options['edition']}"), placement=placement)
        self.window.tell("term-intro-commands")

    def introduce(self) -> None:
        for seat, word in enumerate(self.match.seats):
            key = "term-sits-human" if word == ME else "term-sits-bot"
            self.window.tell(key, seat=self.screen.seat(seat).plain, bot=word)

    # -- a question -----------------------------------------------------------------------------------------------

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
        fresh = story[self.match.seen[seat] :]
        self.match.seen[seat] = len(story)
        self.match.told = len(self.game.story(None))
        if fresh:
            own = all([event.get("seat", seat) == seat for event in fresh])
            title = [] if own else [Text(self.say("term-news"), style="bold")]
            self.show("", *title, self.screen.chronicle.draw(fresh))

    def show_table(self, view: View, seat: int) -> None:
        """Board and shelter in full at a turn and when a night begins, not for every question in between."""
        phase = str(view["phase"])
        indoors = phase == "night" and bool(self.game.state.lanes[seat])
        begins = self.first_time(seat, view["round"], phase, indoors) and phase in ("placement", "night")
        is_time = self.match.asks(seat) == "ask-turn" or self.fresh or begins
        if is_time and phase != "setup":
            self.show("", self.heading(view, seat))
            if not indoors or self.fresh:
                self.show(self.screen.board.draw(view, self.window.width))
            self.show(self.screen.shelters.draw(view, seat), self.screen.shelters.others(view, seat))
        self.fresh = False

    def heading(self, view: View, seat: int) -> Rule:
        title = Text(f"{self.screen.board.day(view)} · ", style="bold").append_text(self.screen.seat(seat))
        return Rule(title, style="dim")

    def show_step(self, view: View, seat: int) -> None:
        """Which step of the night begins."""
        prompt = self.game.prompt(seat)
        key = f"night-step-{prompt.rules[0]}" if prompt and prompt.rules else ""
        is_step = view["phase"] == "night" and self.narrator.speaker.knows(key)
        if is_step and self.first_time(key, seat, view["round"]):
            self.show("", Rule(Text(self.say(key)), style="dim", align="left"))

    def show_tip(self, seat: int) -> None:
        key = f"term-tip-{self.match.asks(seat)}"
        if self.narrator.speaker.knows(key) and self.first_time("tip", seat, key):
            self.show("", Text(self.say("term-tip", tip=self.say(key)), style="italic"))

    def show_question(self, view: View, seat: int) -> None:
        """The question with its choices; what they do is explained once a round."""
        key = self.match.asks(seat)
        brief = not self.first_time("help", seat, view["round"], key)
        question = Text(self.narrator.question(seat), style="bold")
        choices = self.screen.choices.draw(view, seat, brief=brief)
        self.show("", question)
        if view["phase"] != "setup" and key != "ask-turn":
            stores = self.screen.shelters.stores(view["shelters"][seat])
            self.show(Text(self.say("term-stores", items=stores), style="dim"))
        self.show(choices)
        if self.window.scrolls(choices):
            self.show(question)

    # -- several people -------------------------------------------------------------------------------------------

    def show_curtain(self, seat: int) -> None:
        self.show("", Text(self.say("term-curtain", seat=self.screen.seat(seat).plain), style="bold"))

    # -- the end --------------------------------------------------------------------------------------------------

    def show_ending(self) -> None:
        """The last night, the score sheet, who joins the Convoy."""
        outcome = self.game.outcome
        assert outcome is not None
        self.show("", self.screen.chronicle.draw(self.game.story(None)[self.match.told :]))
        self.show("", Rule(Text(self.say("term-end"), style="bold")))
        self.show(self.screen.scoresheet.draw(self.game.view(None), "", outcome.reason))
        self.show(Text(self.narrator.ending(), style="bold"))
