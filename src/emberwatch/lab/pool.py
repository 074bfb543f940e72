"""Workers: play jobs in this process or in several. A game is the same, whichever worker plays it."""

from __future__ import annotations

import multiprocessing as mp
import os
import signal
import threading
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Final

from emberwatch.engine.errors import Problem
from emberwatch.lab.jobs import GameJob, play
from emberwatch.lab.simulate import Plain

TRIES: Final = 3
"""How many times in a row workers may die without finishing a game."""


class WorkerDied(Problem):
    """Worker processes died in the middle of games, again and again."""


def play_jobs(jobs: list[GameJob], workers: int) -> Generator[Plain, None, None]:
    """The results of jobs, as they come."""
    if workers == 1:
        yield from map(play, jobs)
        return
    left = dict(enumerate(jobs))
    in_vain = 0
    while left:
        before = len(left)
        with closing(in_processes(left, workers)) as results:
            yield from results
        in_vain = in_vain + 1 if len(left) == before else 0
        if in_vain == TRIES:
            raise WorkerDied("lab-worker-died", seed=str(next(iter(left.values())).entry.seed))


def in_processes(left: dict[int, GameJob], workers: int) -> Generator[Plain, None, None]:
    """Play jobs as long as the workers live; what is then still to be played is in `left`."""
    others = {child.pid for child in mp.active_children()}
    pool = ProcessPoolExecutor(min(workers, len(left)), mp.get_context("spawn"), initializer=begin)
    try:
        yield from collect({pool.submit(play, job): at for at, job in left.items()}, left)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in mp.active_children():  # do not wait for long games after an interruption
            if child.pid not in others:
                child.terminate()
                child.join()


def collect(futures: dict[Future[Plain], int], left: dict[int, GameJob]) -> Generator[Plain, None, None]:
    while futures:
        for future in wait(futures, return_when=FIRST_COMPLETED).done:
            at = futures.pop(future)
            try:
                result = future.result()
            except BrokenProcessPool:
                continue
            del left[at]
            yield result


# -- in a worker --------------------------------------------------------------------------------------------------


def begin() -> None:
    """Leave Ctrl-C to the process that started the workers, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = mp.parent_process()
    assert parent is not None, "every worker has a parent"
    parent.join()
    os._exit(1)
