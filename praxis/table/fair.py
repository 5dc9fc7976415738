"""The provably fair shuffle: the server commits to a secret, seats add to it, everything is revealed at the end.

`docs/protocol.md` describes it for other programs. SHA-256, because every browser can compute it by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from praxis.kernel import record as records
from praxis.kernel import rng
from praxis.kernel.game import Game, Kind
from praxis.kernel.record import Record

FAIR: Final = "fair "

Contributions = Sequence[tuple[int, str]]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the last line of a record tells of its shuffle."""

    secret: str
    commitment: str
    contributions: list[tuple[int, str]]


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    fair: bool
    lines: list[str]
    """What was checked, in words, in order; the last is the first fault if there is one."""
    draws: int = 0
    shuffled: list[tuple[int, int, int]] = []
    """Where chance spoke: after so many answers, from this word of the random source up to, not including, that."""


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return sha256(f"praxis-secret\n{secret}".encode()).hexdigest()


def seed(secret: str, contributions: Contributions) -> str:
    lines = ["praxis-deal", secret, *(f"{seat}:{text}" for seat, text in sorted(contributions))]
    return sha256("\n".join(lines).encode()).hexdigest()


def sealed(record: Record, proof: Proof) -> str:
    """The record's text with the proof behind its end."""
    return records.write(record) + FAIR + msgspec.json.encode(proof).decode() + "\n"


def proof_of(text: str) -> Proof | None:
    """The proof at the end of a record's text; None if there is none."""
    for line in reversed(text.rstrip("\n").split("\n")):
        if line.startswith(FAIR):
            try:
                return msgspec.json.decode(line.removeprefix(FAIR).encode(), type=Proof)
            except (msgspec.MsgspecError, UnicodeEncodeError):
                return None
    return None


def verify(text: str, kind: Kind) -> Verdict:
    """Check everything that a record claims of its shuffle. `BadRecord` if it is not a record of this game."""
    record = records.read(text)
    header = record.header
    lines: list[str] = []
    proof = proof_of(text)
    if proof is None:
        return Verdict(False, ["the record has no proof of its shuffle (no readable line 'fair {...}' after its end)"])
    if commitment(proof.secret) != proof.commitment:
        return Verdict(False, ["the secret does not fit the commitment that was shown before the deal"])
    lines.append(f"the secret fits the commitment {proof.commitment}")
    if seed(proof.secret, proof.contributions) != header.seed:
        return Verdict(False, [*lines, "the seed is not what the secret and the contributions make"])
    lines.append(f"the seed is made of the secret and {len(proof.contributions)} contributions")
    if rng.commitment(header.seed_number()) != header.commitment:
        return Verdict(False, [*lines, "the seed does not fit the commitment in the header"])
    lines.append("the seed fits the commitment in the header")
    return _replayed(record, kind, lines)


def _replayed(record: Record, kind: Kind, lines: list[str]) -> Verdict:
    shuffled: list[tuple[int, int, int]] = []
    drawn = 0

    def watch(game: Game, answers: int) -> None:
        nonlocal drawn
        if game.draws != drawn:
            shuffled.append((answers, drawn, game.draws))
            drawn = game.draws

    result = records.replay(record, kind, watch)
    watch(result.game, result.good)
    if result.difference:
        return Verdict(False, [*lines, result.difference], drawn, shuffled)
    if not record.complete:
        return Verdict(False, [*lines, "the record stops before the end of the game"], drawn, shuffled)
    lines.append(f"{len(record.answers)} answers replay to the same digests, with {drawn} draws from the seed")
    return Verdict(True, lines, drawn, shuffled)
