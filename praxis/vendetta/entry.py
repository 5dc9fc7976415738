"""What Vendetta registers, so that commands, bots and the table find its parts."""

from __future__ import annotations

from typing import Final

from praxis.kernel.registration import RANDOM, Entry

GAME: Final = Entry(
    name="vendetta",
    kind="praxis.vendetta.kind:KIND",
    words="praxis.vendetta.words:WORDS",
    bots={
        "random": RANDOM,
        "gentle": "praxis.bots.vendetta.house:GentlePlayer",
        "house": "praxis.bots.vendetta.house:HousePlayer",
        "keen": "praxis.bots.vendetta.search:KeenPlayer",
        "search": "praxis.bots.vendetta.search:SearchPlayer",
    },
    usual_bot="house",
    positions="praxis.vendetta.positions.file",
    picture="praxis.cli.vendetta_picture:VendettaPicture",
    packs="praxis.vendetta.installed_packs:bring",
    counted=("clan", "start", "seat", "bot"),
    examples="praxis.bots.vendetta.self_play:examples",
)
