"""A small network of plain numbers: one hidden layer, one score. `praxis arena learn` makes its weights."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from praxis.bots import sums

FILE: Final = "value.json"


class Net(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of a net as they are written in the repository, with the command that made them."""

    made_by: str
    inputs: list[str]
    """The names of the inputs; a net with other inputs is not used."""
    hidden: list[list[float]]
    """For each hidden unit, its weights."""
    bias: list[float]
    out: list[float]

    def score(self, numbers: list[float]) -> float:
        return sums.score(self.hidden, self.bias, self.out, numbers)


@cache
def load(package: str, inputs: tuple[str, ...]) -> Net | None:
    """The net that lies in a package as `FILE`; None if there is none for these inputs."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Net)
    return found if tuple(found.inputs) == inputs else None
