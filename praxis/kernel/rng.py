"""The random source: a keyed hash over a counter, so that any language can re-derive every draw.

Word number ``n`` of a game with seed ``s`` is ``BLAKE2b(key = s as 32 bytes big-endian, message = n as 8 bytes
big-endian, digest size 8)`` read as a big-endian integer of 64 bits; words are counted from 0 through a game.

``draw(k)`` takes words until one is below ``2**64 - 2**64 % k`` and gives that word modulo ``k``.
``shuffle(items)`` walks ``i`` from the last index down to 1 and swaps item ``i`` with item ``draw(i + 1)``.

A seed is 256 bits. It is bound before the game by its commitment, ``BLAKE2b(message = s as 32 bytes big-endian, digest
size 32, personalization "praxis-seed")`` in hexadecimal, and told after it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Protocol, TypeVar

WORDS: Final = 1 << 64
SEED_BITS: Final = 256

T = TypeVar("T")


class Source(Protocol):
    """What holds a seed and a counter of draws: a game, or a `Dice`."""

    seed: int
    draws: int


def word(seed: int, number: int) -> int:
    """The 64-bit word with this number."""
    message = _keyed(seed)
    message.update(number.to_bytes(8, "big"))
    return int.from_bytes(message.digest(), "big")


def draw(source: Source, below: int) -> int:
    """A number from 0 up to, but not including, `below`; all are equally likely."""
    found, source.draws = _drawn(_keyed(source.seed), source.draws, below)
    return found


def _keyed(seed: int) -> blake2b:
    """The hash of a seed before its message. A copy of it costs less than a new one."""
    return blake2b(digest_size=8, key=seed.to_bytes(32, "big"))


def _drawn(keyed: blake2b, number: int, below: int) -> tuple[int, int]:
    """A number below `below` from the word with this number on, and the number of the next word."""
    while True:
        message = keyed.copy()
        message.update(number.to_bytes(8, "big"))
        number += 1
        found = int.from_bytes(message.digest(), "big")
        if found < WORDS - below or found < WORDS - WORDS % below:  # the first says less and nearly always suffices
            return found % below, number


def shuffle(source: Source, items: list[T]) -> None:
    """Shuffle in place (Fisher and Yates, from the end)."""
    keyed = _keyed(source.seed)
    number = source.draws
    for i in range(len(items) - 1, 0, -1):
        j, number = _drawn(keyed, number, i + 1)
        items[i], items[j] = items[j], items[i]
    source.draws = number


def derive(*parts: object) -> int:
    """A seed made of any plain values, for simulations and for seats that add randomness of their own."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=32).digest(), "big")


def commitment(seed: int) -> str:
    """What is shown before the deal. It binds the seed without giving it away."""
    return blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"praxis-seed").hexdigest()


class Dice:
    """A random source outside any game: bots, simulations, resampling."""

    __slots__ = ("draws", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0

    def below(self, number: int) -> int:
        return draw(self, number)
