"""The arithmetic of a small net. It stands apart from the weights, so that it can be compiled."""

from __future__ import annotations

from math import exp, tanh


def score(hidden: list[list[float]], bias: list[float], out: list[float], numbers: list[float]) -> float:
    """The score that a net with one hidden layer gives to some inputs."""
    there = [at for at, number in enumerate(numbers) if number != 0.0]  # many inputs are 0
    total = 0.0
    for unit, weights in enumerate(hidden):
        inner = bias[unit]
        for at in there:
            inner += weights[at] * numbers[at]
        total += out[unit] * tanh(inner)
    return total


def shares(scores: list[float]) -> list[float]:
    """Scores as shares of one whole (softmax)."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]
