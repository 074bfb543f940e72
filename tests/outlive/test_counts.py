"""Pinned counts of the decision tree in small positions: a rule that offers too much or too little changes them.

A position is counted to its end: how many questions it asks in all, how many draws it makes, each with all its faces,
and in how many ways it can go. If several seats wait, the first one picks.
"""

from __future__ import annotations

from emberwatch.engine.agenda import Words
from emberwatch.engine.dice import Dice
from emberwatch.engine.game import Game
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.names import EQUIPMENT, PREY, SEARCH_TILES
from emberwatch.outlive.model.state import UNSEEN
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.equipment import Mend
from emberwatch.outlive.rules.night import Feed
from tests.outlive.situation import board, play, seat, table

Counts = tuple[int, int, int]
"""Questions, draws, and ways it can go."""
MANY = 100


class Script(Dice):
    """Draws what the script says, then always the first face; and remembers which faces there were."""

    __slots__ = ("drawn", "script")

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.drawn: list[tuple[int, list[int]]] = []

    def draw(self, bag: list[int]) -> int:
        faces = [face for face, count in enumerate(bag) if count]
        at = len(self.drawn)
        face = self.script[at] if at < len(self.script) else faces[0]
        self.drawn.append((face, faces))
        return face

    def clone(self) -> Script:
        return Script(self.script)

    def next_script(self) -> list[int]:
        """The draws up to the last one that has a further face, with that face; empty if there is none."""
        while self.drawn:
            face, faces = self.drawn.pop()
            if face != faces[-1]:
                return [*[drawn for drawn, _ in self.drawn], faces[faces.index(face) + 1]]
        return []


def turns(game: Game, n: int, words: Words) -> tuple[list[Game], int]:
    """Every way in which chance can answer a pick, and how many draws that takes."""
    games: list[Game] = []
    draws, script = 0, list[int]()
    while not games or script:
        twin, dice = game.clone(), Script(script)
        twin.dice = dice
        twin.choose(n, words)
        assert OUTLIVE.audit(board(twin)) == []
        games.append(twin)
        draws += len(dice.drawn) - len(script)
        script = dice.next_script()
    return games, draws


def count(game: Game, depth: int = MANY) -> Counts:
    """The tree below a game, at most this many questions deep."""
    if not game.waiting or not depth:
        return 0, 0, 1
    n = game.waiting[0]
    questions, draws, ways = 1, 0, 0
    for words in game.picks(n):
        games, drawn = turns(game, n, words)
        below = [count(twin, depth - 1) for twin in games]
        questions += sum([counts[0] for counts in below])
        draws += drawn + sum([counts[1] for counts in below])
        ways += sum([counts[2] for counts in below])
    return questions, draws, ways


def test_counts_of_a_defence() -> None:
    """P-4, P-5: a 5 presses a 3 that has two munitions, Battle Gear, the immunity room, a wood and two metal.

    With pressure 2 there are four answers. Room and gear end it: 2 ways. Yielding leads to a tribute of 2: wood
    first leaves only metal, metal first leaves a choice of two, so 2 questions and 3 ways. Shooting leads to
    pressure 1 and the same four answers, of which three end it, and yielding is one question with 2 ways: 2
    questions and 5 ways. In all 1 + 2 + 2 questions and 2 + 3 + 5 ways. The attacker has no microchip for the Dam.
    """
    s = table(2)
    goods = {"munition": 2, "wood": 1, "metal": 2}
    seat(s, 0, resources=goods, gear={"battle-gear": "ready"}, full=["hero-immunity"], heroes={"hero-3a": "dam"},
         standing=["hero-3a"])  # fmt: skip
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert [len(game.picks(n)) for n in range(2)] == [4, 0]
    assert count(game, 1) == (1, 0, 4)
    assert count(game) == (5, 0, 10)


def test_counts_of_a_hunt_with_the_thermal_sensor() -> None:
    """A-4: a 4 with one munition faces an endurance of 7 with one unseen tile below it; there is no wood.

    To pass is 1 way. To hunt, the Sensor must be used, and one draw shows one of five kinds. Endurance 6 and 7 are out
    of reach: 1 way each. Endurance 5 may be spared or taken with the munition: 1 question, 2 ways. Endurance 4 and 3
    may be spared, or taken with or without the munition: 2 questions and 3 ways each. With the first question 1 + 1 + 2
    + 2 questions, one draw, and 1 + 2 + 2 + 3 + 3 ways.
    """
    s = table(2, stock={"forest": 0}, game={"forest": ("prey-5",)})
    s.stacks[0].insert(0, UNSEEN)
    seat(s, 0, resources={"munition": 1}, gear={"thermal-sensor": "ready"}, heroes={"hero-4": "dam"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-4", "forest"))
    assert all(s.pool[prey] for prey in range(len(PREY)))
    assert count(game) == (6, 1, 11)


def test_counts_of_a_visit_to_a_city() -> None:
    """A-7: a 3 in Blackwood with a ready Chainsaw, one tile of equipment, and three unseen search tiles, two alike."""
    s = table(4, equipment={"blackwood": ("bow",)})
    s.piles[0] = [UNSEEN] * 3
    s.unseen[0] = [0] * len(SEARCH_TILES)
    for name, n in (("wood", 1), ("empty", 2)):
        s.unseen[0][SEARCH_TILES.index(name)] = n
    seat(s, 0, gear={"chainsaw": "ready"}, heroes={"hero-3a": "forest"})
    game = play(s, HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "blackwood"))
    assert count(game, 1) == (1, 1, 5)
    assert count(game) == city(3, 1, 1, 2, True) == (51, 39, 99)


def city(points: int, equipment: int, wood: int, empty: int, saw: bool) -> Counts:
    """The same in a model: pass, salvage, search or saw, as long as there are points, tiles and the tool."""
    below = [(0, 0, 1)]
    if points and equipment:
        below.append(city(points - 1, equipment - 1, wood, empty, saw))
    if points and wood:
        below.append(city(points - 1, equipment, wood - 1, empty, saw))
    if points and empty:
        below.append(city(points - 1, equipment, wood, empty - 1, saw))
    if saw:
        below.append(city(points, equipment, wood, empty, False))
    asked = int(len(below) > 1)
    drawn = int(points > 0 and wood + empty > 0)
    return (
        asked + sum([counts[0] for counts in below]),
        drawn + sum([counts[1] for counts in below]),
        sum([counts[2] for counts in below]),
    )


def test_counts_of_a_repair_with_all_helps() -> None:
    """N6: Workshop, repair -2 and repair free, two broken tiles, some materials, and two kinds in the deck."""
    s = table(2)
    full = ["workshop", "repair-2", "repair-free"]
    seat(s, 0, full=full, gear={"bow": "broken", "purifier": "broken"}, resources={"wood": 2, "microchip": 1})
    for kind, name in enumerate(EQUIPMENT):
        if name not in ("axe", "bow"):
            s.discard[kind] += s.deck[kind]
            s.deck[kind] = 0
    game = play(s, Mend(0))
    assert count(game, 1) == (1, 2, 5)
    assert count(game) == (411, 42, 603)


def test_counts_of_a_nights_feeding() -> None:
    """N2: rooms that cost 3, one in the airlock; two meat, two water and a can.

    A water goes to the airlock. Three of the remaining two meat, one water and one can are eaten one by one: as many
    ways as there are orders of all four, 4! / 2! = 12. The first and every second choice (1 + 3 questions) are
    open; of the seven ways to have eaten two, those with the water and the can leave only meat, so 5 questions.
    """
    s = table(2)
    goods = {"meat": 2, "water": 2, "canned-goods": 1}
    seat(s, 0, resources=goods, people={"workshop": 1, "events": 1}, airlock=1)
    assert count(play(s, Feed(0))) == (9, 0, 12)
