"""The provably fair shuffle: the server commits to a secret, seats contribute to the seed, and everything is revealed
at the end.

`docs/record.md` describes it for other programs, `verify` checks it. The hash is SHA-256, because every browser can
compute it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal

import msgspec

from praxis.kernel import rng
from praxis.kernel.game import Deal, Header, Kind, Setting

Contributions = Sequence[tuple[int, str]]
Seals = Sequence[tuple[int, str, str]]
"""Seat, salt and commitment of each deck that was brought."""

BARE: Final = 1
"""The form of seeds made of the secret and the contributions alone, before Praxis bound what was agreed."""
BOUND: Final = 2
"""The form of seeds that bind everything that was agreed, too."""
_SORTED: Final = msgspec.json.Encoder(order="sorted")


class Agreed(msgspec.Struct, frozen=True):
    """Everything that stands before the deal. Nobody can change a word of it without changing the seed."""

    game: str
    rules: int
    edition: str
    options: dict[str, str | int | bool]
    cards: str
    made: str
    seating: Literal["chosen", "random"]
    names: list[str]
    """By the chairs that people took, before the seating was drawn."""
    decks: list[str]
    """By those chairs: the commitment to the deck that was brought; empty if the seed draws one of the house's."""

    def text(self) -> str:
        """One line of JSON with sorted keys and without blanks: what is hashed."""
        return _SORTED.encode(self).decode()


def agreed(header: Header, drawn: Sequence[int] = (), seals: Seals = (), random: bool | None = None) -> Agreed:
    """What was agreed before the game that a header describes. `drawn` has the chair of each seat, if the seating was
    drawn; before that, `random` says that it will be."""
    chairs = list(drawn) or list(range(header.players))
    names, decks = [""] * header.players, [""] * header.players
    shown = {seat: commitment for seat, _, commitment in seals}
    for seat, chair in enumerate(chairs):
        names[chair] = header.seats[seat]
        decks[chair] = shown.get(seat, "")
    rule: Literal["chosen", "random"] = "random" if (bool(drawn) if random is None else random) else "chosen"
    made = (header.game, header.rules, header.edition, header.options, header.cards, header.made)
    return Agreed(*made, rule, names, decks)


def terms_of(header: Header, deal: Deal) -> str:
    """The text of what was agreed, as a record tells it; empty if its seed does not bind it, or if its seating names no
    seats."""
    chairs = sorted(deal.seating or range(header.players))
    is_bound = deal.form == BOUND and chairs == list(range(header.players))
    return agreed(header, deal.seating, deal.decks).text() if is_bound else ""


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return sha256(f"praxis-secret\n{secret}".encode()).hexdigest()


def seed(secret: str, contributions: Contributions, terms: str = "") -> str:
    """The seed of a game. `terms` is the text of what was agreed; without it the seed has the old form."""
    lines = [f"{seat}:{text}" for seat, text in sorted(contributions)]
    first = ["praxis-deal-2", secret, terms] if terms else ["praxis-deal", secret]
    return sha256("\n".join([*first, *lines]).encode()).hexdigest()


def deck_commitment(salt: str, deck: str) -> str:
    """What is shown of a deck before the game is over. The salt keeps others from trying decks that they know."""
    return sha256(f"praxis-deck\n{salt}\n{deck}".encode()).hexdigest()


def seating(seed_text: str, players: int) -> list[int]:
    """The seating drawn from the seed: for each seat, the seat that its person had before."""
    dice = rng.Dice(int(sha256(f"praxis-seating\n{seed_text}".encode()).hexdigest(), 16))
    order = list(range(players))
    rng.shuffle(dice, order)
    return order


class Agreement(msgspec.Struct, frozen=True):
    """What people have agreed on when a game starts, by the chairs that they took."""

    setting: Setting
    names: list[str]
    made: str = ""
    seals: Seals = ()
    random: bool = False
    """Whether the seating is drawn."""


def dealt(
    kind: Kind, agreement: Agreement, secret: str, contributions: Contributions, form: int = BOUND
) -> tuple[Header, list[int]]:
    """The header of a game that starts now, and the chair of each seat if the seating was drawn."""
    # All of a header that does not come from the seed is agreed; so any seed serves to know it.
    before = agreed(_header(kind, agreement, "0", []), (), agreement.seals, agreement.random)
    made = seed(secret, contributions, before.text() if form == BOUND else "")
    order = seating(made, len(agreement.names)) if agreement.random else []
    return _header(kind, agreement, made, order), order


def _header(kind: Kind, agreement: Agreement, seed_text: str, order: list[int]) -> Header:
    setting, names = agreement.setting, agreement.names
    if order:
        names = [names[chair] for chair in order]
        decks = [setting.decks[chair] for chair in order] if setting.decks else []
        setting = Setting(setting.players, setting.edition, setting.options, decks)
    header = kind.header(setting, int(seed_text, 16), names)
    return msgspec.structs.replace(header, made=agreement.made)


def told(
    header: Header,
    secret: str,
    contributions: Contributions,
    drawn: Sequence[int] = (),
    decks: Seals = (),
    asked: Sequence[tuple[int, str]] = (),
    form: int = BOUND,
) -> Header:
    """The header of a finished game, with how its seed was made and how its seating and its decks were bound."""
    deal = Deal(secret, commitment(secret), list(contributions), list(drawn), list(decks), list(asked), form)
    return msgspec.structs.replace(header, deal=deal)
