"""What Vendetta registers, so that commands, bots and the table find its parts."""

from __future__ import annotations

from typing import Final

from praxis.kernel.registration import RANDOM, Entry

GAME: Final = Entry(
    name="vendetta",
    kind="praxis.vendetta.kind:KIND",
    words="praxis.vendetta.words:WORDS",
    bots={"random": RANDOM, "house": "praxis.bots.vendetta.house:HousePlayer"},
    positions="praxis.vendetta.positions.file",
    picture="praxis.cli.vendetta_picture:VendettaPicture",
    packs="praxis.vendetta.installed_packs:bring",
    counted=("clan", "start", "seat", "bot"),
)
