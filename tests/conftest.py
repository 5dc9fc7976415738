"""What all tests share: the size of the run, and a data directory of their own for every file that the program
keeps."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from praxis import compiled
from tests.size import SIZE

# The sources are tested; `./check --compiled` tests their build.
os.environ.setdefault("PRAXIS_COMPILED", "0")
compiled.use()

pytest_plugins = ["praxis.clauses.pytest_proofs"]

# The same examples in every run, so that a failure comes from a change and not from the dice; --full also tries new
# ones.
settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True)
settings.register_profile("normal", max_examples=100, deadline=None, derandomize=True)
settings.register_profile("full", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile(SIZE)


@pytest.fixture(autouse=True)
def data_directory(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests from the data directory of the person who runs them."""
    directory = tmp_path_factory.mktemp("praxis-data")
    monkeypatch.setenv("PRAXIS_DATA", str(directory))
    return directory


@pytest.fixture(autouse=True)
def packs_go_home() -> Iterator[None]:
    """Remove packs that a test has read: the whole process knows a pack once it is read, and other tests count the
    cards."""
    yield
    sets = sys.modules.get("praxis.vendetta.sets")
    if sets is not None:
        for name in sets.names()[1:]:
            del sets._loaded[name]
