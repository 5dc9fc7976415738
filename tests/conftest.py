"""What all tests share: the size of the run, and a home of their own for every file the program keeps."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.size import SIZE

# What is tested is what stands in the sources; `./check --compiled` tests their build.
os.environ.setdefault("PRAXIS_COMPILED", "0")

pytest_plugins = ["praxis.clauses.pytest_proofs"]

# The same examples in every run, so that a failure is the change's and not the dice's; --full also rolls new ones.
settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True)
settings.register_profile("normal", max_examples=100, deadline=None, derandomize=True)
settings.register_profile("full", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile(SIZE)


@pytest.fixture(autouse=True)
def data_directory(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes the data directory of the person who runs it."""
    directory = tmp_path_factory.mktemp("praxis-data")
    monkeypatch.setenv("PRAXIS_DATA", str(directory))
    return directory


@pytest.fixture(autouse=True)
def packs_go_home() -> Iterator[None]:
    """A pack is known to the whole process once it is read, and other tests count the cards there are."""
    yield
    sets = sys.modules.get("praxis.vendetta.sets")
    if sets is not None:
        for name in sets.names()[1:]:
            del sets._loaded[name]
