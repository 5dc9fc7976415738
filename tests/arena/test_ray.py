"""Games on a Ray cluster: the same results as here, and a machine that dies loses no game and doubles none.

A cluster takes long to start on a busy machine, so these are run by whoever has the extra `ray`, not by every check.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

from praxis.arena.on_ray import NoCluster, run_on_ray
from praxis.arena.simulate import CHUNK, Result, Task, run
from praxis.cli.main import main
from praxis.kernel.structs import Setting

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra ray: pip install -e '.[ray]'")
TASK = Task(game="vendetta", setting=Setting(4), bots=["random"], games=12 * CHUNK, seed=5)


def _timeless(results: list[Result]) -> list[Result]:
    """The result without the time that the run took."""
    return [msgspec.structs.replace(result, seconds=0.0, thinking=[]) for result in results]


def test_without_the_package_one_line_says_which_extra_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--games", "1", "--ray", "local"]) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert "--ray needs the package ray" in said
    assert "install the extra 'ray'" in said


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_an_address_where_nobody_answers_is_one_line() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers"):
        list(run_on_ray(TASK, "127.0.0.1:1"))


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_machine_that_dies_loses_no_game_and_doubles_none() -> None:
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        cluster.add_node(num_cpus=1)
        dies = cluster.add_node(num_cpus=1)
        found: list[Result] = []
        for result in run_on_ray(TASK, cluster.address):
            found.append(result)
            if len(found) == CHUNK:
                cluster.remove_node(dies, allow_graceful=False)
    finally:
        cluster.shutdown()
    assert [result.number for result in found] == list(range(TASK.games))
    assert _timeless(found) == _timeless(list(run(TASK, 1)))
