"""What the command lines of the matrix are about: a deck, a pack, positions, and a finished game of each kind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from praxis import games
from praxis.bots.player import make
from praxis.cli.pack import use_pack
from praxis.kernel import record as records
from praxis.kernel.decision import key
from praxis.kernel.game import Setting
from praxis.kernel.record import Record
from praxis.table.game import fair

ROOT: Final = Path(__file__).parents[2]
DECK: Final = "crusaders"
HOUSE_CARD: Final = "BR08"
OWN_PACK: Final = str(ROOT / "examples" / "packs" / "borrowed-night")
POSITIONS: Final = sorted((ROOT / "examples" / "positions").glob("*.txt"))
VENDETTA: Final = """\
game: vendetta
cards: plain
turn: claudia, 1 left
[claudia]
blood: 3
hand: Hunt, Claw = power 4 conflict: lose each-rival 2 blood
[louis]
at 1: down Five, 2 blood
[then]
claudia: play Hunt at 1 down
claudia: drain victim
= claudia.blood 5
"""


def prepare(here: Path) -> None:
    """Put the files into a folder that the rows name."""
    for game in games.names():
        (here / f"{game}.record").write_text(records.write(_played(game)), encoding="utf-8")
    (here / "own.record").write_text(records.write(_played("vendetta", OWN_PACK)), encoding="utf-8")
    (here / "vendetta.txt").write_text(VENDETTA, encoding="utf-8")
    (here / "decks").mkdir()
    (here / "decks" / "one.txt").write_text(_list_of(DECK), encoding="utf-8")


def _played(game: str, pack: str = "") -> Record:
    """A whole game of random answers, dealt as the web table deals; with cards of one's own, if a pack is named."""
    kind = games.kind(game)
    secret, given = "ab" * 32, [(0, "dice 3 5 1")]
    usual = games.entry(game).usual
    if pack:
        usual = Setting(usual.players, usual.edition, {**usual.options, "cards": use_pack(pack)})
    names = [f"Seat {seat}" for seat in range(usual.players)]
    header, seating = fair.dealt(kind, fair.Agreement(usual, names, random=True), secret, given)
    record = Record(fair.told(header, secret, given, seating))
    played = kind.begin(record.header)
    player = make("random", game, 7)
    while (decision := played.decision) is not None:
        option = player.choose(None, decision.options)
        seat = decision.seat
        played.answer(seat, option)
        record.add(played, seat, key(option))
    return record


def _list_of(name: str) -> str:
    from praxis.vtes import decks
    from praxis.vtes.catalogue.catalogue import load
    from praxis.vtes.decks import known

    catalogue = load()
    return decks.write(known.find(name, catalogue).deck, "twd", catalogue)
