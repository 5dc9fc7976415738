"""The laws hold in every setting of every game. A new game adds nothing here: `praxis.games` lists it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from praxis.kernel.game import Kind, Setting
from praxis.kernel.laws import LAWS, transcript
from tests.laws.choice import KINDS, covering
from tests.size import sized

ROOT = Path(__file__).parents[2]
Law = Callable[[Kind, Setting, int], None]


def every_setting() -> list[object]:
    """All settings of all games; a quick run takes those in which every edition, player count and option occurs."""
    return [
        pytest.param(kind, setting, id=f"{kind.name} {setting.label()}")
        for kind in KINDS
        for setting in sized_settings(kind)
    ]


def sized_settings(kind: Kind) -> list[Setting]:
    return covering(kind.settings()) if sized(quick=1, normal=0, full=0) else kind.settings()


def seeds(kind: Kind, setting: Setting) -> int:
    """How many games of each setting: more of them when they are short."""
    longest = kind.longest(setting)
    share = 1 if longest > 10_000 else 2 if longest > 1_000 else 6
    return share * sized(quick=1, normal=2, full=20)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("kind", "setting"), every_setting())
def test_law(kind: Kind, setting: Setting, law: Law) -> None:
    for seed in range(seeds(kind, setting)):
        law(kind, setting, seed)


# --- law 1, in another process ---------------------------------------------------------------------------------------

TELLER = """
import sys
from praxis import compiled
compiled.use()
from tests.laws.choice import KINDS, covering
from praxis.kernel.laws import transcript
for kind in KINDS:
    for setting in covering(kind.settings()):
        print(kind.name, setting.label(), transcript(kind, setting, 7), sep="\\t")
"""


def told_elsewhere(hash_seed: str, teller: str = TELLER) -> list[str]:
    """What a fresh interpreter, with other hashes of words, tells of the same games."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "PYTHONOPTIMIZE": ""}
    done = subprocess.run(
        [sys.executable, "-c", teller], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_law_1_holds_in_other_processes_with_other_hashes() -> None:
    here = [
        f"{kind.name}\t{setting.label()}\t{transcript(kind, setting, 7)}"
        for kind in KINDS
        for setting in covering(kind.settings())
    ]
    assert told_elsewhere("1") == here
    assert told_elsewhere("20261115") == here


UNORDERED = """
from praxis.kernel.laws import transcript
from tests.kernel.toy import Market, MarketKind

class Unordered(Market):
    def draw_card(self, seat):
        names = {f"card {card}": card for card in self.deck}
        self.deck.append(self.deck.pop(self.deck.index(names[list(set(names))[0]])))
        super().draw_card(seat)

class UnorderedKind(MarketKind):
    table = Unordered

kind = UnorderedKind()
print(transcript(kind, kind.settings()[0], 7))
"""


def test_law_1_in_other_processes_finds_an_order_that_comes_from_hashes() -> None:
    assert told_elsewhere("1", UNORDERED) == told_elsewhere("1", UNORDERED)
    assert told_elsewhere("1", UNORDERED) != told_elsewhere("2", UNORDERED)


# --- the choice of a quick run ---------------------------------------------------------------------------------------


def test_the_covering_settings_show_everything() -> None:
    settings = [Setting(p, e, {"x": x}) for p in (2, 3, 4) for e in ("old", "new") for x in (False, True)]
    chosen = covering(settings)
    assert len(chosen) == 3
    assert {s.players for s in chosen} == {2, 3, 4}
    assert {s.edition for s in chosen} == {"old", "new"}
    assert {s.options["x"] for s in chosen} == {False, True}
