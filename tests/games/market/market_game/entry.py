"""What the Blood Market registers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from praxis.kernel.registration import Entry, Rulebook
from praxis.kernel.structs import Setting

GAME: Final = Entry(
    name="market",
    kind="tests.kernel.toy:KIND",
    rulebook=Rulebook(file=str(Path(__file__).with_name("clauses.tsv")), editions=("market",)),
    usual=Setting(3, options={"price": "first", "spies": True}),
)
