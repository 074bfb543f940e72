"""Combat: both dice with everything that modifies them, the enemy, and how a choice would change the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from emberwatch.discover.cards.effects.combat import ChangeEnemyDie, ChangeOwnDie, RerollDie
from emberwatch.discover.cards.syntax import Line
from emberwatch.discover.model.combat import Combat
from emberwatch.discover.model.components import Enemy
from emberwatch.discover.model.foes import Foe
from emberwatch.discover.model.names import DUEL_HIT, MINE, POISON, SALVAGE, STONE, SUPPORT_ATTACK, SUPPORTS, WOOD
from emberwatch.discover.model.names import ENEMY as RED
from emberwatch.discover.present.card_text import enemy_text
from emberwatch.discover.present.titles import sign
from emberwatch.discover.rules.abilities import sources
from emberwatch.discover.rules.combat.dice import BONUS, always, die_of, result
from emberwatch.engine.agenda import Pick
from emberwatch.terminal.discover.drawing import GAP, DiscoverDrawing
from emberwatch.terminal.drawing import bar

SIDES: Final = 12
NEVER: Final = 99
NONE: Final = "–"


class Fight(DiscoverDrawing):
    """The current combat."""

    # -- the picture ----------------------------------------------------------------------------------------------

    def draw(self) -> list[RenderableType]:
        """Dice and enemy in a box; nothing if nobody fights."""
        fight = self.state.combat
        if fight is None:
            return []
        title = Text(self.heading(fight), style="bold")
        parts = [self.dice(fight), *self.about_enemy(fight), *self.supporters(fight)]
        return [Panel(Group(*parts), title=title, title_align="left", box=box.DOUBLE, border_style="red")]

    def heading(self, fight: Combat) -> str:
        return self.say("term-discover-combat", seat=self.seat(fight.fighter).plain, enemy=self.opponent(fight))

    def opponent(self, fight: Combat) -> str:
        if fight.against >= 0:
            return self.seat(fight.against).plain
        return self.title(self.enemy(fight))

    def foe(self, fight: Combat) -> Foe:
        return self.state.foe(fight.foe)

    def enemy(self, fight: Combat) -> Enemy:
        return self.state.enemy(self.foe(fight).entry)

    def dice(self, fight: Combat) -> Grid:
        """One column per die: what it shows, what is added, the result, what it needs, and whether it hits."""
        grid = Grid.grid(padding=(0, 2))
        for _ in range(3):
            grid.add_column()
        mine, other = self.seat(fight.fighter).plain, self.opponent(fight)
        grid.add_row("", *[Text(f"{self.say(f'd-die-{die}')}", "bold") for die in ("mine", "enemy")])
        grid.add_row("", Text(mine, "dim"), Text(other, "dim"))
        for label, values in self.rows(fight):
            grid.add_row(Text(self.say(f"term-discover-dice-{label}"), style="dim"), *values)
        return grid

    def rows(self, fight: Combat) -> Iterator[tuple[str, tuple[str, str]]]:
        rolled = bool(fight.rolled[RED])
        if rolled:
            yield "shown", (str(fight.rolled[MINE]), str(fight.rolled[RED]))
        if any(fight.modified):
            yield "added", (sign(fight.modified[MINE]), sign(fight.modified[RED]))
        standing = self.standing(fight)
        if any(standing):
            yield "always", (sign(standing[MINE]), sign(standing[RED]))
        if rolled and (any(fight.modified) or any(standing)):
            yield "result", (str(result(self.state, MINE)), str(result(self.state, RED)))
        yield "needs", (self.needs(fight, MINE), self.needs(fight, RED))
        if rolled:
            yield "verdict", (self.verdict(fight, MINE), self.verdict(fight, RED))
        else:
            yield "chance", (self.chance(fight, MINE), self.chance(fight, RED))

    def standing(self, fight: Combat) -> tuple[int, int]:
        """What permanent effects add to both dice."""
        grey, red = (always(self.state, fight.fighter, die) for die in (MINE, RED))
        if fight.against < 0:
            return grey, red
        return grey + always(self.state, fight.against, RED), red + always(self.state, fight.against, MINE)

    def needs(self, fight: Combat, die: int) -> str:
        if fight.against >= 0:
            return self.say("term-discover-at-least", n=DUEL_HIT)
        enemy = self.enemy(fight)
        if die == MINE:
            return self.say("term-discover-defence", n=enemy.defence)
        return self.say("term-discover-attack", n=enemy.attack) if enemy.attack else NONE

    def least(self, fight: Combat, die: int) -> int:
        """The lowest result with which a die hits."""
        if fight.against >= 0:
            return DUEL_HIT
        enemy = self.enemy(fight)
        return enemy.defence if die == MINE else enemy.attack or NEVER

    def verdict(self, fight: Combat, die: int) -> str:
        return self.say("term-discover-hits" if self.is_hit(fight, die, 0) else "term-discover-misses")

    def is_hit(self, fight: Combat, die: int, change: int) -> bool:
        return result(self.state, die) + change >= self.least(fight, die)

    def chance(self, fight: Combat, die: int) -> str:
        return self.say("term-discover-chance", n=self.hitting(fight, die), sides=SIDES)

    def hitting(self, fight: Combat, die: int) -> int:
        """How many of its numbers would let a die hit if it were rolled now."""
        added = result(self.state, die) - fight.rolled[die]
        return max(0, min(SIDES, SIDES + 1 - (self.least(fight, die) - added)))

    def about_enemy(self, fight: Combat) -> list[RenderableType]:
        """What is printed on the enemy's card, and what it has left."""
        if fight.against >= 0:
            return []
        enemy, foe = self.enemy(fight), self.foe(fight)
        left = max(0, enemy.health - foe.damage)
        health = bar(left, enemy.health, *self.heart_signs)
        text = enemy_text(self.say, self.content, enemy)
        return [Text.assemble((f"{self.title(enemy)} {health} ", "bold"), text)]

    def supporters(self, fight: Combat) -> list[RenderableType]:
        """Which seat has played which card."""
        played = [
            f"{self.seat(seat).plain} {self.say(f'd-support-{SUPPORTS[kind]}')}"
            for seat, kind in enumerate(fight.played) if kind >= 0
        ]  # fmt: skip
        return [self.line("support", GAP.join(played))] if played else []

    # -- what a choice would change -------------------------------------------------------------------------------

    def beside(self, seat: int, pick: Pick) -> str:
        """How a choice would change the dice; "" if it would not, or if nobody can say."""
        fight = self.state.combat
        if fight is None or not fight.rolled[RED] or seat not in (fight.fighter, fight.against):
            return ""
        verb = pick.words[0]
        if verb == "pass":
            return GAP.join([self.own(fight, seat, 0), self.others(fight, seat, 0)])
        if verb == "spend":
            return self.spend_hint(fight, seat, pick.what)
        if verb == "use":
            return GAP.join(self.use_hints(fight, seat, self.lines_of(seat, pick)))
        if verb == "call":
            return self.call_hint(fight, seat, pick.what)
        return ""

    def own(self, fight: Combat, seat: int, change: int) -> str:
        """The seat's own die, with this change."""
        die = die_of(self.state, seat, MINE)
        key = "term-discover-then-hit" if self.is_hit(fight, die, change) else "term-discover-then-miss"
        return self.say(key, n=result(self.state, die) + change)

    def others(self, fight: Combat, seat: int, change: int) -> str:
        """The enemy's die, with this change."""
        die = die_of(self.state, seat, RED)
        key = "term-discover-then-hurt" if self.is_hit(fight, die, change) else "term-discover-then-spared"
        return self.say(key, n=result(self.state, die) + change)

    def reroll_hint(self, fight: Combat, seat: int, own: bool) -> str:
        die = die_of(self.state, seat, MINE if own else RED)
        key = "term-discover-reroll-own" if own else "term-discover-reroll-enemy"
        return self.say(key, n=self.hitting(fight, die), sides=SIDES)

    def spend_hint(self, fight: Combat, seat: int, kind: int) -> str:
        if kind in (WOOD, STONE):
            return self.reroll_hint(fight, seat, own=kind == WOOD)
        assert kind in (POISON, SALVAGE)
        return self.own(fight, seat, 1) if kind == POISON else self.others(fight, seat, -1)

    def lines_of(self, seat: int, pick: Pick) -> tuple[Line, ...]:
        powers = next(powers for source, powers in sources(self.state, seat) if source == pick.what)
        return powers.all[pick.how].do

    def use_hints(self, fight: Combat, seat: int, lines: tuple[Line, ...]) -> Iterator[str]:
        for line in lines:
            if isinstance(line, ChangeOwnDie):
                yield self.own(fight, seat, line.n)
            elif isinstance(line, ChangeEnemyDie):
                yield self.others(fight, seat, line.n)
            elif isinstance(line, RerollDie):
                yield self.reroll_hint(fight, seat, own=line.die == MINE)

    def call_hint(self, fight: Combat, seat: int, supporter: int) -> str:
        if fight.played[supporter] == SUPPORT_ATTACK:
            return self.own(fight, seat, BONUS)
        return self.others(fight, seat, -BONUS)
