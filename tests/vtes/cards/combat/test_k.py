"""Combat cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting, in_editions, path_for

# -- Kiss of Cathari --------------------------------------------------------------------------------------------------


@in_editions("words mode", [("OBF", 2), ("PRE", 3)])
@pytest.mark.parametrize("dodged", [False, True])
def test_kiss_of_cathari_stuns_after_the_combat(edition: str, words: str, mode: int, dodged: bool) -> None:
    t = fighting("Kiss of Cathari", who=words, answers=["Dodge"], edition=edition)
    on_to(t, "strike")
    t.does(f"play Kiss of Cathari Mira {mode}", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on_to(t)
    assert t.g.counters_on(t["Oskar"], "stun", -1) == (0 if dodged else 1)
    assert t.measure("Oskar.locked") == 1


STUNS = [("OBF", 2), ("PRE", 3)]


@rules_on("Kiss of Cathari", "LSJ 20070124", "LSJ 20040601")
@pytest.mark.parametrize(("words", "mode"), STUNS)
@pytest.mark.parametrize(
    ("answer", "stun"), [("strike hand", 1), ("play Dodge Oskar 0", 0), ("play Majesty Oskar 1", 1)]
)
def test_the_kiss_stuns_after_the_combat_who_has_not_dodged_it(words: str, mode: int, answer: str, stun: int) -> None:
    """Who has unlocked by Majesty is locked again."""
    t = fighting("Kiss of Cathari", who=words, answers=("Dodge", "Majesty"), other="Oskar 6/8 PRE")
    on_to(t, "strike")
    t.does(f"play Kiss of Cathari Mira {mode}", by="a")
    t.does(answer, by="b")
    on_to(t)
    assert t.told("combat-ends")
    assert (t.g.counters_on(t["Oskar"], "stun"), t.measure("Oskar.locked")) == (stun, 1)
    t.is_quiet()


@rules_on("Kiss of Cathari", "RTR 20020501", "LSJ 19980109")
@rules_on("Mirror Image", "RTR 20020501", "LSJ 19980109")
@rules_on("Telepathic Tracking", "RTR 20020501", "LSJ 19980109")
@rules_on("Hunting the Quarry", "RTR 20020501", "LSJ 19980109")
@pytest.mark.parametrize(("card", "words", "mode"), [("Kiss of Cathari", "OBF", 2), ("Mirror Image", "CHI", 1)])
@pytest.mark.parametrize(("going_on", "way"), [("Psyche!", 1), ("Telepathic Tracking", 1), ("Hunting the Quarry", 2)])
def test_what_follows_a_combat_that_goes_on_is_lost(card: str, words: str, mode: int, going_on: str, way: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} trait:path-of-Cathari"], hand=[card]),
        seat(ready=[f"Oskar 6/8 CEL AUS intercept:1 {path_for(going_on)}".strip()], hand=[going_on]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "would-end")
    t.does(f"play {going_on} Oskar {way}", by="b")
    on_to(t)
    assert len(t.told("round")) == 2
    assert t.g.counters_on(t["Oskar"], "stun") == 0
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood - 1  # a fist, and no blood from the hunt
    t.is_quiet()
