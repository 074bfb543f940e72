"""A combat that is being fought."""

from __future__ import annotations

from emberwatch.discover.cards.syntax import Line


class Combat:
    """A combat that is being fought. There is never more than one."""

    __slots__ = (
        "against", "called", "due", "fighter", "foe", "later", "modified", "passed", "played", "rolled", "runner",
        "supporters", "taken", "used", "wounds",
    )  # fmt: skip

    def __init__(
        self,
        fighter: int,
        foe: int,
        against: int,
        rolled: list[int],
        modified: list[int],
        used: tuple[int, ...],
        supporters: int,
        played: list[int],
        called: int,
        wounds: list[int],
        runner: int,
        passed: int,
        due: list[int],
        taken: bool,
        later: tuple[tuple[int, tuple[Line, ...]], ...],
    ) -> None:
        self.fighter = fighter
        self.foe = foe
        """The uid of the enemy; -1 in a duel."""
        self.against = against
        """S5-6: the defender of a duel; -1 otherwise."""
        self.rolled = rolled
        """CB-11: the numbers that the gray and the red die show; 0 before they are rolled."""
        self.modified = modified
        """CB-10: what is added to each die; it stays after rerolls."""
        self.used = used
        """CB-8: abilities already used in this combat, by seat (`modifiers.use_key`)."""
        self.supporters = supporters
        """CB-2, R-77: bits of the survivors within two spaces, fixed before the roll."""
        self.played = played
        """The support card that each seat has played, or -1."""
        self.called = called
        """Bits of the supporters whose cards have been used in step 2."""
        self.wounds = wounds
        """Further damage if the gray die hits, and if the red one does."""
        self.runner = runner
        """FL-1: the seat that flees; -1: nobody."""
        self.passed = passed
        """S5-10: how many seats have passed in a row."""
        self.due = due
        """S5-18: the damage that attacker and defender are about to suffer in a duel."""
        self.taken = taken
        """SU-4: whether a supporter has taken damage for the fighter."""
        self.later = later
        """R-68: lines that wait until the combat is over, card by card, with their seats."""

    def clone(self) -> Combat:
        return Combat(
            self.fighter, self.foe, self.against, self.rolled[:], self.modified[:], self.used, self.supporters,
            self.played[:], self.called, self.wounds[:], self.runner, self.passed, self.due[:], self.taken,
            self.later,
        )  # fmt: skip

    @property
    def has_fled(self) -> bool:
        return self.runner >= 0


def new_combat(seats: int, fighter: int, foe: int, against: int, supporters: list[int]) -> Combat:
    """A combat before its first step."""
    bits = sum([1 << seat for seat in supporters])
    return Combat(
        fighter=fighter,
        foe=foe,
        against=against,
        rolled=[0, 0],
        modified=[0, 0],
        used=(),
        supporters=bits,
        played=[-1] * seats,
        called=0,
        wounds=[0, 0],
        runner=-1,
        passed=0,
        due=[0, 0],
        taken=False,
        later=(),
    )
