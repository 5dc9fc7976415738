"""How much to test: `./check --quick`, `./check`, `./check --full` set PRAXIS_SIZE to quick, normal or full.

from tests.size import full_only, sized

@pytest.mark.parametrize("seed", range(sized(quick=5, normal=50, full=1000)))
def test_a_random_game_ends(seed: int) -> None: ...

@full_only
def test_five_thousand_games_are_balanced() -> None: ...
"""

import os

import pytest

SIZES = ("quick", "normal", "full")
SIZE = os.environ.get("PRAXIS_SIZE") or "normal"
if SIZE not in SIZES:
    raise pytest.UsageError(f"PRAXIS_SIZE is {SIZE!r}; it may be one of {', '.join(SIZES)}")


def sized(*, quick: int, normal: int, full: int) -> int:
    """The number that fits the size of this run."""
    return {"quick": quick, "normal": normal, "full": full}[SIZE]


full_only = pytest.mark.skipif(SIZE != "full", reason="runs with ./check --full")
