"""The same jobs on a Ray cluster. Emberwatch must be installed on its machines, in the same version.

If a worker process or a machine dies, Ray plays its job again elsewhere. Since a game depends on nothing but its seed,
this makes no difference.
"""

from __future__ import annotations

import socket
from collections.abc import Generator
from typing import Any, Final

import emberwatch as ew
from emberwatch.engine.errors import Problem
from emberwatch.lab.jobs import GameJob, play
from emberwatch.lab.pool import WorkerDied
from emberwatch.lab.simulate import Plain, import_extra

EXTRA: Final = "cluster"
RETRIES: Final = 5
"""How often a job is played again after its worker has died."""
PATIENCE: Final = 10.0
"""How many seconds a cluster has to answer."""
AUTO: Final = "auto"
"""The cluster that Ray itself has recorded as the current one."""
AHEAD: Final = 4
"""How many jobs per processor are handed out at once."""


class NoCluster(Problem):
    """There is no cluster at this address, or it cannot play these games."""


def play_jobs(jobs: list[GameJob], address: str) -> Generator[Plain, None, None]:
    """The results of jobs, as they come. A cluster that was already running stays as it was."""
    ray = import_extra("ray", EXTRA)
    join(ray, address)
    try:
        check_version(ray)
        yield from collect(ray, jobs)
    finally:
        ray.shutdown()


def join(ray: Any, address: str) -> None:  # noqa: ANN401
    try:
        check_reachable(address, address_of_auto() if address == AUTO else address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        reason = str(problem).strip().splitlines()
        raise NoCluster("lab-no-cluster", address=address, reason=reason[0] if reason else "?") from problem


def address_of_auto() -> str:
    """The address that Ray uses for "auto". If a cluster was killed, Ray's record still names it."""
    find = getattr(import_extra("ray._private.services", EXTRA), "get_ray_address_from_environment", None)
    return AUTO if find is None else str(find(AUTO, None))  # another Ray may record it elsewhere: let it decide


def check_reachable(address: str, found: str) -> None:
    """Check that somebody answers: Ray itself would try for many minutes first."""
    host, colon, port = found.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as problem:
        reason = str(problem) if found == address else f"{found}: {problem}"
        raise NoCluster("lab-no-cluster", address=address, reason=reason) from problem


def versions() -> list[object]:
    """What must be the same on all machines to get the same games."""
    return [ew.__version__, {name: ew.rules_of(name).version for name in ew.games()}]


def check_version(ray: Any) -> None:  # noqa: ANN401
    try:
        there = ray.get(ray.remote(versions).remote())
    except ray.exceptions.RayError as problem:
        raise NoCluster("lab-cluster-without", reason=str(problem).strip().splitlines()[-1]) from problem
    if there != versions():
        raise NoCluster("lab-cluster-version", here=str(versions()), there=str(there))


def collect(ray: Any, jobs: list[GameJob]) -> Generator[Plain, None, None]:  # noqa: ANN401
    task = ray.remote(max_retries=RETRIES)(play)
    left = list(reversed(jobs))
    running: dict[Any, GameJob] = {}
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while left or running:
        while left and len(running) < most:
            job = left.pop()
            running[task.remote(job)] = job
        done, _ = ray.wait(list(running), num_returns=1)
        yield result(ray, done[0], running.pop(done[0]))


def result(ray: Any, done: Any, job: GameJob) -> Plain:  # noqa: ANN401
    try:
        found: Plain = ray.get(done)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as problem:
        raise WorkerDied("lab-worker-died", seed=str(job.entry.seed)) from problem
    return found
