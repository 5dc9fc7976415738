"""The provably fair shuffle: the server commits to a secret, seats contribute to the seed, and everything is revealed
at the end.

`docs/record.md` describes it for other programs. The hash is SHA-256, because every browser can compute it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from praxis.kernel import record as records
from praxis.kernel import rng
from praxis.kernel.game import Deal, Game, Header, Kind, Start
from praxis.kernel.record import Record

Contributions = Sequence[tuple[int, str]]


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record."""

    fair: bool
    lines: list[str]
    """What was checked, in words and in order. If there is a fault, the last line is the first fault."""
    draws: int = 0
    shuffled: list[tuple[int, int, int]] = []
    """Where random words were used: after how many answers, the first word of the random source, and the one after the
    last."""


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return sha256(f"praxis-secret\n{secret}".encode()).hexdigest()


def seed(secret: str, contributions: Contributions) -> str:
    lines = ["praxis-deal", secret, *(f"{seat}:{text}" for seat, text in sorted(contributions))]
    return sha256("\n".join(lines).encode()).hexdigest()


def deck_commitment(salt: str, deck: str) -> str:
    """What is shown of a deck before the game is over. The salt keeps others from trying decks that they know."""
    return sha256(f"praxis-deck\n{salt}\n{deck}".encode()).hexdigest()


def seating(seed_text: str, players: int) -> list[int]:
    """The seating drawn from the seed: for each seat, the seat that its person had before."""
    dice = rng.Dice(int(sha256(f"praxis-seating\n{seed_text}".encode()).hexdigest(), 16))
    order = list(range(players))
    rng.shuffle(dice, order)
    return order


def told(
    header: Header,
    secret: str,
    contributions: Contributions,
    drawn: Sequence[int] = (),
    decks: Sequence[tuple[int, str, str]] = (),
) -> Header:
    """The header of a finished game, with how its seed was made and how its seating and its decks were bound."""
    deal = Deal(secret, commitment(secret), list(contributions), list(drawn), list(decks))
    return msgspec.structs.replace(header, deal=deal)


def verify(record: Record, kind: Kind) -> Verdict:
    """Check everything that a record claims of its shuffle. `BadRecord` if it is not a record of this game."""
    header = record.header
    lines: list[str] = []
    deal = header.deal
    if header.start is not msgspec.UNSET:
        return Verdict(False, [_not_dealt(header.start)])
    if deal is None:
        return Verdict(False, ["the record does not tell how its seed was made (its header has no 'deal')"])
    if commitment(deal.secret) != deal.commitment:
        return Verdict(False, ["the secret does not fit the commitment that was shown before the deal"])
    lines.append(f"the secret fits the commitment {deal.commitment}")
    if seed(deal.secret, deal.contributions) != header.seed:
        return Verdict(False, [*lines, "the seed is not what the secret and the contributions make"])
    lines.append(f"the seed is made of the secret and {len(deal.contributions)} contributions")
    if rng.commitment(header.seed_number()) != header.commitment:
        return Verdict(False, [*lines, "the seed does not fit the commitment in the header"])
    lines.append("the seed fits the commitment in the header")
    fault = _seats_and_decks(header, deal, lines)
    if fault:
        return Verdict(False, [*lines, fault])
    return _replayed(record, kind, lines)


def _seats_and_decks(header: Header, deal: Deal, lines: list[str]) -> str:
    """Check the seating and the decks, and note what was checked. Gives the first fault."""
    if deal.seating:
        if deal.seating != seating(header.seed, header.players):
            return "the seating is not what the seed makes"
        lines.append("the seating was drawn from the seed")
    for seat, salt, shown in deal.decks:
        if not 0 <= seat < len(header.decks):
            return f"there is no deck of seat {seat}"
        if deck_commitment(salt, header.decks[seat]) != shown:
            return f"the deck of seat {seat} is not the one that was committed before the seating was known"
    if deal.decks:
        lines.append(f"{len(deal.decks)} decks fit what was shown of them before the game")
    return ""


def _not_dealt(start: Start) -> str:
    """Why the game was not dealt from its seed: a header may carry a valid deal and still begin elsewhere."""
    if start.position:
        return "the game was not dealt: it starts from a position that somebody set up"
    return f"the game was not dealt anew: it goes on after {start.answers} answers of the record {start.record}"


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
