"""A small network of plain numbers: one hidden layer, one score. `praxis arena learn` makes its weights."""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import exp, tanh
from operator import mul
from typing import Final

import msgspec

FILE: Final = "value.json"


class Net(msgspec.Struct, frozen=True, kw_only=True):
    """Weights as they are written in the repository, with the command that made them."""

    made_by: str
    inputs: list[str]
    """What each input is; a net of other inputs is not used."""
    hidden: list[list[float]]
    """For each unit, its weights."""
    bias: list[float]
    out: list[float]

    def score(self, numbers: list[float]) -> float:
        total = 0.0
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            total += out * tanh(sum(map(mul, weights, numbers)) + bias)
        return total


def shares(scores: list[float]) -> list[float]:
    """Scores as shares of one whole (softmax)."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


@cache
def load(package: str, inputs: tuple[str, ...]) -> Net | None:
    """The net that lies in a package as `FILE`; None if there is none for these inputs."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Net)
    return found if tuple(found.inputs) == inputs else None
