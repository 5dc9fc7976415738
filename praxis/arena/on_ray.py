"""The games of a task on the machines of a Ray cluster: `praxis simulate --ray ADDRESS`.

A chunk of games is one piece of work. If the machine of a piece goes away, another machine gets the piece. Results are
taken once, in the order of the games: none is lost or counted twice. Every machine has Praxis installed; one with
another version is refused before the first game.
"""

from __future__ import annotations

import socket
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from praxis import __version__, compiled
from praxis.arena.simulate import Result, Task, chunks_of, play_chunk
from praxis.extras import lacks

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCAL: Final = "local"
"""Stands for an address: a cluster of this machine's cores that lasts as long as the games."""
AHEAD: Final = 4
"""How many pieces wait for each core, so that none is idle while results are read."""


PATIENCE: Final = 10.0
"""How many seconds a machine has to answer."""


class NoCluster(Exception):
    """There is no cluster to play on; the message says why, in one line."""


def run_on_ray(task: Task, address: str, done: frozenset[int] = frozenset()) -> Iterator[Result]:
    """Yield the results of a task's games in their order, except those that are `done`."""
    ray = _connect(address)
    try:
        _compare_versions(ray)
        # A piece is tried again as often as its machine dies. A game that raises is a result with an error, not a
        # failure of the piece.
        play = ray.remote(max_retries=-1)(play_chunk)
        waiting: deque[Any] = deque()
        for chunk in chunks_of(task, done):
            waiting.append(play.remote(task, chunk))
            if len(waiting) > AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster(lacks("--ray", "ray", "ray")) from None
    _knock(address)
    try:
        ray.init(
            address=None if address == LOCAL else address,
            log_to_driver=False,
            configure_logging=False,
            runtime_env=_worker_settings(),
        )
    except Exception as error:  # Ray raises many kinds: ConnectionError, ValueError, RuntimeError, its own
        raise _nobody(address, error) from None
    return ray


def _worker_settings() -> dict[str, str]:
    """What Ray does in a worker before it imports anything of ours: use the build if this process does."""
    return {"worker_process_setup_hook": "praxis.compiled.use"} if compiled.in_use() else {}


def _knock(address: str) -> None:
    """Raise `NoCluster` unless something listens at the address; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise _nobody(address, error) from None


def _nobody(address: str, error: Exception) -> NoCluster:
    why = (str(error).strip() or type(error).__name__).splitlines()[0]
    return NoCluster(f"no Ray cluster answers at {address!r} ({why[:120]}); it is started with: ray start --head")


def _compare_versions(ray: Any) -> None:
    there = ray.get(ray.remote(max_retries=-1)(version).remote())
    if there != __version__:
        raise NoCluster(f"the cluster has Praxis {there}, this machine has {__version__}; install the same on all")


def version() -> str:
    """The version of Praxis on this machine."""
    return __version__
