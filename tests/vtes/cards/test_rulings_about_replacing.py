"""Rulings about how cards that were played or discarded are replaced, and by what else."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import HAND, RESEARCH
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to

CAPUCHIN = "Visit from the Capuchin"
TAROT = "Shilmulo Tarot"


def equipped_with_tarot(edition: str) -> tuple[Table, list[int]]:
    """The discard phase of seat a, who has the Capuchin with three counters, and Mira with the Tarot."""
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos"], hand=[CAPUCHIN, TAROT, *["Blank Page"] * 5], library=20),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {CAPUCHIN}")
    passes_to(t, "minion")
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    passes_to(t, "discard")
    stored = [card for card in t.g.regions[RESEARCH][0] if t.g.host[card] == t[TAROT]]
    assert (t.measure(f"{CAPUCHIN}.blood"), t.measure("a.hand"), len(stored)) == (3, 10, 2)
    return t, stored


@editions
@rules_on(CAPUCHIN, "ANK 20200905")
@pytest.mark.parametrize("way", ["capuchin", "tarot", "tarot, but nothing of it"])
def test_who_could_replace_a_card_in_two_other_ways_chooses(way: str, edition: str) -> None:
    """Whoever takes nothing from the Tarot does not draw as usual: the Capuchin still comes instead of that."""
    t, stored = equipped_with_tarot(edition)
    with t.unchanged("a.library", "c.hand"):
        t.answer(t.options("discard")[0])
        assert (t.asks, t.who(), len(t.options())) == ("trigger", "a", 2)
        t.does(f"trigger {CAPUCHIN if way == 'capuchin' else TAROT}")
        if way != "capuchin":
            assert (t.asks, t.options("pick")) == ("pick", [f"pick {card}" for card in stored])
            t.answer(f"pick {stored[0]}" if way == "tarot" else "pass")
    from_tarot = way == "tarot"
    assert t.measure(f"{CAPUCHIN}.blood") == (3 if from_tarot else 2)
    assert t.measure("a.hand") == (10 if from_tarot else 9)
    assert [t.g.where[card] for card in stored] == [HAND if from_tarot else RESEARCH, RESEARCH]
    t.goes_on()
    t.is_quiet()
