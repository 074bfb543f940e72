"""Many tables of one game, stepped together: for training, and for whoever wants many games fast.

    from emberwatch.environments.batch import Batch
    with Batch("outlive", tables=512, seats=4, seed=7, processes=8) as batch:
        while True:
            batch.step(policy(batch.observations, batch.masks))
            batch.rewards[batch.ends]     # of the games that have just ended, for each seat

- Each table asks one seat at a time: `seats` says which, `observations` what it may know and `masks` what it may pick,
  one row for each table. When several seats of a table are asked at once, the lowest goes first.
- `step` takes the number of a legal pick for each table. All of them are checked before any table moves.
- When a game is over, its table begins the next one at once. `ends` marks such tables; their `rewards` and `scores` are
  those of the game that is over, and their observation belongs to the next game.
- Observations are the unscaled numbers, as bytes: multiply by `batch.scale` to get what the other environments show.
- You play all seats, unless `line_ups` says who else plays: ("", "greedy", "greedy") is you and two bots, on seats
  that are drawn for every game. Of several line-ups, one is drawn for every game.
- The arrays are made once and written in place. They are yours: read, change or keep them; the next step writes again.
- The same seed gives the same games for any number of processes. `send` and `receive` step one group of tables while
  you work on another.
"""

from __future__ import annotations

import json
import mmap
import subprocess
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType
from typing import IO, Any, Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.errors import BadOption, IllegalPick, Problem, quote_input
from emberwatch.environments import missing
from emberwatch.environments.batch_process import (
    FAILED,
    READY,
    RESTART,
    Plan,
    buffers,
    bytes_needed,
    places,
    tables_of,
)
from emberwatch.environments.encoding import encoding_of
from emberwatch.environments.games import seats_at
from emberwatch.environments.opponents import Opponent, choose, make_player
from emberwatch.environments.rewards import Reward, reward_of
from emberwatch.environments.tables import CALLER, FORFEIT, Choose, Tables
from emberwatch.registry import FIRST

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as problem:
    raise missing(problem) from problem

SHARED: Final = Path("/dev/shm")
"""Files here stay in memory, where the system has such a place."""
TYPES: Final = {"B": np.uint8, "f": np.float32, "i": np.int32}


class BatchFailed(Problem):
    """A process that plays tables has ended; the message has its last words."""


class Batch:
    """Tables of one game, and the arrays in which they show what they ask."""

    def __init__(
        self,
        game: str = FIRST,
        tables: int = 256,
        *,
        seats: int | Sequence[int] | None = None,
        line_ups: Sequence[Sequence[Any]] | None = None,
        seat: int | str | None = None,
        seed: int = 0,
        reward: str | Reward = "win",
        processes: int = 0,
        groups: int = 1,
        python: str | None = None,
        **options: Any,  # noqa: ANN401  (the game checks them)
    ) -> None:
        """`processes=0` plays in this process. `python` is the interpreter of the others, if not this one.

        With a `seat`, each table plays the games that an environment with one table would play, and the first line-up
        lists the caller and then the others in seat order: see `vector.py`.
        """
        self.game: Final = game
        self.tables: Final = positive("tables", tables)
        self.groups: Final = positive("groups", groups)
        self.encoding: Final = encoding_of(game)
        self.actions: Final = ew.rules_of(game).vocabulary.seat_picks
        line_ups = checked_line_ups(game, line_ups if line_ups is not None else all_for_caller(game, seats))
        for players in {len(line_up) for line_up in line_ups}:
            ew.new_game(game, seats=players, seed=seed, **options)
        plan = Plan(game, options, line_ups, name_of(reward, processes), self.encoding.size, tables, seed, seat)
        self._where: Final = places(plan, self.actions)
        self._memory: Final = shared_memory(bytes_needed(self._where, tables), processes)
        arrays = {name: self._array(name) for name in self._where}
        self.observations: Final[NDArray[np.uint8]] = arrays["observations"]
        self.masks: Final[NDArray[np.bool_]] = arrays["masks"].view(np.bool_)
        self.seats: Final[NDArray[np.uint8]] = arrays["seats"]
        """The seat that each table asks."""
        self.players: Final[NDArray[np.uint8]] = arrays["players"]
        """The number of seats at each table."""
        self.ends: Final[NDArray[np.bool_]] = arrays["ends"].view(np.bool_)
        self.rewards: Final[NDArray[np.float32]] = arrays["rewards"]
        self.scores: Final[NDArray[np.float32]] = arrays["scores"]
        self._actions: Final[NDArray[np.int32]] = arrays["actions"]
        self.finals: Final[NDArray[np.uint8] | None] = arrays.get("finals")
        """What the caller's seat knew at the end of each table's last game; only with a `seat`, like the next two."""
        self.winners: Final[NDArray[np.uint8] | None] = arrays.get("winners")
        self.parts: Final[NDArray[np.int32] | None] = arrays.get("parts")
        self.rows: Final = [slice(*bounds) for bounds in parts(0, tables, groups)]
        """The rows of each group."""
        self._here: Final = [] if processes else self._tables_here(plan, reward_of(game, reward))
        self._there: Final = self._processes(plan, processes, python)
        self._sent: Final = [False] * groups

    def _tables_here(self, plan: Plan, reward: Reward) -> list[Tables]:
        """The tables of each group, in this process."""
        into = buffers(self._memory.view, self._where, self.tables)
        groups = [tables_of(plan, into, range(rows.start, rows.stop), reward, seat_opponent) for rows in self.rows]
        for group in groups:
            group.reset()
        return groups

    def _processes(self, plan: Plan, count: int, python: str | None) -> list[TableProcess]:
        """Processes that play a part of each group, ready to be told."""
        shares = [parts(rows.start, rows.stop, count) for rows in self.rows] if count else []
        started = [TableProcess(plan, [share[i] for share in shares], self._memory.name, python) for i in range(count)]
        for process in started:
            process.hear(READY)
        return started

    def _array(self, name: str) -> NDArray[Any]:
        """One of the arrays, as a part of the memory that tables write into."""
        at = self._where[name]
        flat = np.frombuffer(self._memory.view, TYPES[at.format], self.tables * at.width, at.start)
        return flat.reshape(self.tables, at.width) if at.width > 1 else flat

    @property
    def memory(self) -> NDArray[np.uint8]:
        """All arrays as one block, for whoever wants to register it with a device."""
        return np.frombuffer(self._memory.view, np.uint8)

    @property
    def scale(self) -> NDArray[np.float32]:
        """The factors that scale observations."""
        return self.encoding.scale

    # -- stepping -----------------------------------------------------------------------------------------------------

    def step(self, actions: ArrayLike, forfeits: NDArray[np.bool_] | None = None) -> None:
        """Carry out an action for each table. IllegalPick, and nothing has changed, if one is not legal.

        `forfeits` marks tables whose game is lost at once, whatever their action; `ends` marks them, too.
        """
        chosen = np.asarray(actions)
        if forfeits is None:
            self._check(chosen, slice(0, self.tables))
        else:
            chosen = np.where(forfeits, FORFEIT, chosen)
        for group, rows in enumerate(self.rows):
            self._send(group, chosen[rows])
        for group in range(self.groups):
            self.receive(group)

    def send(self, group: int, actions: ArrayLike) -> None:
        """Carry out an action for each table of a group; `receive` it before you read its rows."""
        chosen = np.asarray(actions)
        self._check(chosen, self.rows[group])
        self._send(group, chosen)

    def receive(self, group: int) -> slice:
        """Wait for a group that was sent; return its rows."""
        if self._sent[group]:
            for process in self._there:
                process.hear(bytes([group]))
            self._sent[group] = False
        return self.rows[group]

    def _send(self, group: int, chosen: NDArray[Any]) -> None:
        self._actions[self.rows[group]] = chosen
        for tables in self._here[group : group + 1]:
            tables.step(0, len(tables.tables))
        for process in self._there:
            process.say(bytes([group]))
        self._sent[group] = True

    def _check(self, chosen: NDArray[Any], rows: slice) -> None:
        if chosen.shape != (rows.stop - rows.start,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalPick("error-batch-actions", count=rows.stop - rows.start, found=str(chosen.shape))
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & self.masks[np.arange(rows.start, rows.stop), np.where(inside, chosen, 0)]
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            raise IllegalPick("error-batch-action", action=int(chosen[at]), table=rows.start + at)

    def restart(self, seeds: Sequence[int]) -> None:
        """Begin a new game at each table: with its seed, or `tables.NEXT`; or `tables.KEEP` the game."""
        for tables, rows in zip(self._here, self.rows, strict=False):
            tables.restart(seeds[rows])
        for process in self._there:
            process.restart(seeds)
        for process in self._there:
            process.hear(RESTART)

    # -- the end ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for process in self._there:
            process.end()
        self._there.clear()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_there"):
            self.close()


# -- checking -----------------------------------------------------------------------------------------------------


def positive(name: str, number: int) -> int:
    if type(number) is not int or number < 1:
        raise BadOption("error-option-value", option=name, value=quote_input(number), values="1, 2, 3 …")
    return number


def all_for_caller(game: str, seats: int | Sequence[int] | None) -> list[list[str]]:
    """A line-up for each of these numbers of seats."""
    counts: Iterable[int] = [seats_at(game, seats)] if seats is None or isinstance(seats, int) else seats
    return [[CALLER] * count for count in counts]


def seat_opponent(opponent: Opponent, game: ew.Game, seat: int, seed: int) -> Choose:
    """An opponent of any kind who plays a seat of a game."""
    player, glimpse = make_player(opponent, game.rules.name, seed), Glimpse(game, seat)
    return lambda game, seat: choose(player, game, glimpse)


def checked_line_ups(game: str, line_ups: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """The line-ups, if the caller plays in each and all words name bots."""
    for line_up in line_ups:
        if CALLER not in line_up:
            raise BadOption("error-batch-caller", players=", ".join(map(str, line_up)))
        for word in line_up:
            if word != CALLER and isinstance(word, str):
                bots.parse_bot(word, game)
    return [list(line_up) for line_up in line_ups]


def name_of(reward: str | Reward, processes: int) -> str:
    """The name by which other processes find a reward; functions have none."""
    if isinstance(reward, str):
        return reward
    if processes:
        raise BadOption("error-batch-reward")
    return ""


def parts(first: int, last: int, count: int) -> list[tuple[int, int]]:
    """Split rows into this many parts, as equal as they can be."""
    bounds = [first + (last - first) * i // count for i in range(count + 1)]
    return list(pairwise(bounds))


# -- processes ----------------------------------------------------------------------------------------------------


class SharedBlock:
    """A block of memory; a file, if other processes write there too."""

    def __init__(self, size: int, shared: bool) -> None:
        self.file: IO[bytes] | None = None
        if not shared:
            self.view = memoryview(bytearray(size))
            self.name = ""
            return
        self.file = NamedTemporaryFile(prefix="emberwatch-", dir=SHARED if SHARED.is_dir() else None)  # noqa: SIM115
        self.file.truncate(size)
        self.view = memoryview(mmap.mmap(self.file.fileno(), size))
        self.name = self.file.name


def shared_memory(size: int, processes: int) -> SharedBlock:
    return SharedBlock(size, bool(processes))


class TableProcess:
    """Another process that plays some of the tables."""

    def __init__(self, plan: Plan, rows: Sequence[tuple[int, int]], memory: str, python: str | None) -> None:
        command = [python or sys.executable, "-m", "emberwatch.environments.batch_process"]
        self.rows: Final = rows
        self.process: Final = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        told = {"plan": plan._asdict(), "rows": rows, "memory": memory}
        self.say(json.dumps(told).encode() + b"\n")

    def say(self, word: bytes) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(word)
            self.process.stdin.flush()
        except BrokenPipeError:
            self.fail(b"")

    def restart(self, seeds: Sequence[int]) -> None:
        own = [list(seeds[first:last]) for first, last in self.rows]
        self.say(RESTART + json.dumps(own).encode() + b"\n")

    def hear(self, expected: bytes) -> None:
        """Wait for an answer; BatchFailed if it is another one."""
        assert self.process.stdout is not None
        answer = self.process.stdout.read(1)
        if answer != expected:
            self.fail(answer)

    def fail(self, answer: bytes) -> None:
        assert self.process.stdout is not None
        words = self.process.stdout.read() if answer == FAILED else b""
        raise BatchFailed("error-batch-process", words=words.decode(errors="replace").strip() or "…")

    def end(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
