"""Audit: let scout play many copies of Discover, and measure how hard they are and how much two of them share.

Everything but the time is the same on every run and every machine, since copies, dice and bots come from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from statistics import fmean as mean
from typing import Final, TypeAlias

import emberwatch as ew
from emberwatch import bots
from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.model.components import Copy
from emberwatch.discover.model.names import LAST_NIGHT, LAST_SCENARIO
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import LOST
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Say
from emberwatch.lab.simulate import play_out

Plain: TypeAlias = dict[str, object]
BOT: Final = "scout"
PROCESSES: Final = 2
SCENARIOS: Final = (1, 2, 3, 4, 5)
GAVE_UP, TIME = "gave-up", "time"
CAUSES: Final = ("hunger", "thirst", "sickness", "physical", GAVE_UP, TIME)
PARTS: Final = ("together", "enemies", "landmarks", "projects")
SHORT, LONG = 5, 16
"""Nine games of ten should last between these numbers of days."""
TENTH: Final = 10
STRIDE: Final = 1000
"""Keeps the dice of one copy's games apart from those of the next."""


class AuditedGame:
    """What is kept of one game."""

    __slots__ = ("cards", "causes", "days", "landmarks", "number", "seats", "template", "terrain", "won")

    def __init__(
        self,
        number: int,
        template: str,
        terrain: str,
        seats: int,
        won: int,
        days: int,
        causes: tuple[str, ...],
        cards: int,
        landmarks: int,
    ) -> None:
        self.number: Final = number
        self.template: Final = template
        self.terrain: Final = terrain
        self.seats: Final = seats
        self.won: Final = won
        """The number of seats that won."""
        self.days: Final = days
        self.causes: Final = causes
        """What killed each of the others."""
        self.cards: Final = cards
        self.landmarks: Final = landmarks


def audit(
    copies: int, seed: int, seats: Sequence[int], progress: Callable[[object], None], games: int = 1
) -> dict[str, object]:
    """Play every scenario of many copies with every number of seats. Ready for JSON; `table` formats it for people."""
    seeds = range(seed, seed + copies)
    played: list[AuditedGame] = []
    jobs = [(number, tuple(seats), games) for number in seeds]
    with ProcessPoolExecutor(PROCESSES) as pool:
        for number, found in zip(seeds, pool.map(play_copy, jobs), strict=True):
            played += found
            progress(code_of(number))
    return {
        "bot": BOT,
        "copies": copies,
        "seed": seed,
        "seats": list(seats),
        "games_per_copy": games,
        "scenarios": [
            {"scenario": number, "seats": n, **figures([p for p in played if p.number == number and p.seats == n])}
            for number in SCENARIOS
            for n in seats
            if n > 1 or number != LAST_SCENARIO
        ],
        "templates": by_name(played, seats, "template"),
        "terrains": by_name(played, seats, "terrain"),
        "overlap": overlaps([copy_of(code_of(number)) for number in seeds]),
    }


# -- playing ------------------------------------------------------------------------------------------------------


def play_copy(job: tuple[int, tuple[int, ...], int]) -> list[AuditedGame]:
    """Play all games of one copy; this runs in a separate process."""
    seed, seats, games = job
    found = []
    for number in SCENARIOS:
        for n in seats:
            if n > 1 or number != LAST_SCENARIO:
                found += [play(seed, number, n, seed * STRIDE + 10 * number + n + 100 * k) for k in range(games)]
    return found


def play(copy: int, number: int, seats: int, seed: int) -> AuditedGame:
    """Play one game to its end."""
    terrain = "late" if number == LAST_SCENARIO and copy % 2 else "early"
    game = ew.new_game(
        "discover", seats=seats, seed=seed, copy=code_of(copy), scenario=number, terrain=terrain, aloud=True
    )
    seeds = bots.seeds_of(seed, seats)
    play_out(game, [bots.make(BOT, "discover", seeds[seat]) for seat in range(seats)])
    return describe_game(game)


def describe_game(game: Game) -> AuditedGame:
    s, outcome = game.state, game.outcome
    assert isinstance(s, DiscoverState)
    assert outcome is not None, "every game ends"
    story = game.story()
    return AuditedGame(
        number=s.content.number,
        template=s.content.scenario.name,
        terrain=s.content.terrain.name,
        seats=s.seats,
        won=len(outcome.winners),
        days=s.turn.day,
        causes=tuple([cause(story, seat, s.turn.day) for seat, me in enumerate(s.survivors) if me.status == LOST]),
        cards=s.decks.read_cards.bit_count(),
        landmarks=len([event for event in story if event["told"] == "landmark"]),
    )


def cause(story: list[dict[str, object]], seat: int, days: int) -> str:
    """Why a survivor was lost: the type of damage that eliminated them, or giving up, or running out of time."""
    events = [event for event in story if event.get("seat") == seat and event["told"] in ("hurt", "healed")]
    hurt = sum([amount(event) * (1 if event["told"] == "hurt" else -1) for event in events])
    if events and hurt > 3:
        return str(events[-1]["damage"])
    return TIME if days >= LAST_NIGHT else GAVE_UP


def amount(event: dict[str, object]) -> int:
    n = event["n"]
    assert isinstance(n, int)
    return n


# -- adding up ----------------------------------------------------------------------------------------------------


def by_name(played: Iterable[AuditedGame], seats: Sequence[int], kind: str) -> list[Plain]:
    """The figures of each template or terrain, for each number of seats."""
    games = list(played)
    names = sorted({(p.number != LAST_SCENARIO, p.number > 2, str(getattr(p, kind))) for p in games})
    ordered = list(dict.fromkeys([name for _, _, name in sorted(names, key=lambda n: (not n[0], n[1], n[2]))]))
    return [
        {kind: name, "seats": n, **figures(found)}
        for name in ordered
        for n in seats
        if (found := [p for p in games if getattr(p, kind) == name and p.seats == n])
    ]


def figures(played: list[AuditedGame]) -> Plain:
    """The totals of several games: wins, length, causes of death, and what players saw."""
    games = len(played)
    days = sorted([p.days for p in played])
    causes = Counter([cause for p in played for cause in p.causes])
    seats = sum([p.seats for p in played])
    return {
        "games": games,
        "won": share(len([p for p in played if p.won]), games),
        "seats_won": share(sum([p.won for p in played]), seats),
        "days": round(mean(days), 1) if days else 0.0,
        "days_tenth": days[games // TENTH] if days else 0,
        "days_ninetieth": days[games - 1 - games // TENTH] if days else 0,
        "as_long_as_meant": share(len([d for d in days if SHORT <= d <= LONG]), games),
        "deaths": {name: causes[name] for name in CAUSES if causes[name]},
        "cards": round(mean([p.cards for p in played]), 1) if played else 0.0,
        "landmarks": round(mean([p.landmarks for p in played]), 1) if played else 0.0,
    }


def share(part: int, whole: int) -> float:
    return round(part / whole, 3) if whole else 0.0


# -- how different copies are -------------------------------------------------------------------------------------


def overlaps(copies: list[Copy]) -> Plain:
    """How much two copies with the same terrains have in common (Jaccard index)."""
    pairs = [
        (one, other)
        for one, other in combinations(copies, 2)
        if [t.name for t in one.terrains] == [t.name for t in other.terrains]
    ]
    found: Plain = {"pairs": len(pairs)}
    for part in PARTS:
        values = [jaccard(holdings(one, part), holdings(other, part)) for one, other in pairs]
        found[part] = {"mean": round(mean(values), 3), "highest": round(max(values), 3)} if values else None
    return found


def holdings(copy: Copy, part: str) -> frozenset[str]:
    """The enemies, landmarks and projects of a copy, by name."""
    found: list[str] = []
    for terrain in copy.terrains:
        if part in ("together", "enemies"):
            found += [f"enemy {terrain.name} {enemy.name}" for enemy in terrain.enemies]
        if part in ("together", "landmarks"):
            found += [f"landmark {terrain.name} {landmark.name}" for landmark in terrain.landmarks]
    if part in ("together", "projects"):
        found += [f"project {project.name}" for project in copy.projects]
    return frozenset(found)


def jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other)


# -- for people ---------------------------------------------------------------------------------------------------


def table(found: dict[str, object], say: Say) -> str:
    """The figures as tables."""
    lines = [say("cli-audit", copies=found["copies"], seed=found["seed"]), say("cli-audit-columns")]
    for row in rows(found, "scenarios"):
        lines.append(format_row(say("cli-audit-scenario", n=row["scenario"]), row, say))
    for group, kind in (("templates", "template"), ("terrains", "terrain")):
        lines.append("")
        for row in rows(found, group):
            name = say(f"scenario-{row[kind]}" if kind == "template" else f"terrain-{row[kind]}")
            lines.append(format_row(name, row, say))
    return "\n".join([*lines, "", *describe_overlap(found, say)])


def rows(found: dict[str, object], group: str) -> list[Plain]:
    value = found[group]
    assert isinstance(value, list)
    return value


def format_row(name: str, row: Plain, say: Say) -> str:
    """One row: name, seats, games, won, seats won, days, share of games of the right length, deaths, what was seen."""
    deaths = row["deaths"]
    assert isinstance(deaths, dict)
    told = ", ".join([f"{say(f'cli-audit-{name}')} {n}" for name, n in deaths.items()])
    return (
        f"{name[:28]:28} {row['seats']:>2} {row['games']:>5} {percent(row['won'])} {percent(row['seats_won'])} "
        f"{row['days']:>5} {row['days_tenth']:>3}-{row['days_ninetieth']:<3} {percent(row['as_long_as_meant'])} "
        f"{row['cards']:>5} {row['landmarks']:>5}  {told}"
    )


def percent(value: object) -> str:
    assert isinstance(value, float)
    return f"{100 * value:>4.0f} %"


def describe_overlap(found: dict[str, object], say: Say) -> list[str]:
    overlap = found["overlap"]
    assert isinstance(overlap, dict)
    lines = [say("cli-audit-overlap", pairs=overlap["pairs"])]
    for part in PARTS:
        value = overlap[part]
        if value is not None:
            lines.append(say(f"cli-audit-{part}", mean=percent(value["mean"]), highest=percent(value["highest"])))
    return lines
