"""What V:TES registers, so that commands, bots and the table find its parts."""

from __future__ import annotations

from typing import Final

from praxis.kernel.registration import RANDOM, Entry
from praxis.kernel.structs import Setting
from praxis.vtes.editions import NEWEST

GAME: Final = Entry(
    name="vtes",
    kind="praxis.vtes.kind:KIND",
    words="praxis.vtes.words:WORDS",
    positions="praxis.vtes.positions.file",
    picture="praxis.cli.vtes_picture:VtesPicture",
    decks="praxis.cli.deck_files:packed",
    deck_box="praxis.vtes.decks.box:BOX",
    finder="praxis.vtes.catalogue.finding:FINDER",
    bots={
        "random": RANDOM,
        "gentle": "praxis.bots.vtes.house:GentlePlayer",
        "house": "praxis.bots.vtes.house:HousePlayer",
        "keen": "praxis.bots.vtes.search:KeenPlayer",
        "search": "praxis.bots.vtes.search:SearchPlayer",
    },
    usual_bot="house",
    usual=Setting(5, NEWEST),
    figures="praxis.arena.cost_by_turn:cost_by_turn",
    watcher="praxis.arena.story:Watcher",
    counted=("deck", "start", "seat", "bot"),
    habits=("bleed", "hunt", "block", "strike", "call"),
    worths="praxis.bots.vtes.house:worths",
    open_choice="praxis.bots.vtes.in_the_open:open_choice",
    examples="praxis.bots.vtes.self_play:examples",
)
