"""Combat cards: Z."""

from __future__ import annotations

import pytest

from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting

# -- Zip Gun ----------------------------------------------------------------------------------------------------------


@rules_on("Zip Gun", "LSJ 19970801")
@editions
def test_a_zip_gun_backfires_once_in_a_combat(edition: str) -> None:
    t = fighting("Zip Gun", "Boxed In", other="Oskar 6/8", edition=edition)
    t.does("play Zip Gun Mira 0", by="a")
    on_to(t, "maneuver")
    t.does("use Zip Gun Mira -2", by="a")
    on_to(t, "press")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "strike")
    t.does("use Zip Gun Mira -1", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 4)  # his fist, and no second backfire
    assert t.g.host[t["Zip Gun"]] == t["Mira"]
    t.is_quiet()


@editions
def test_a_zip_gun_backfires_in_a_later_combat_too(edition: str) -> None:
    t = fighting(on_mira=["Zip Gun"], edition=edition)
    on_to(t, "maneuver")
    t.does("use Zip Gun Mira -2", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)


@rules_on("Zip Gun", "LSJ 20100310")
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_zip_gun_that_is_destroyed_first_hurts_nobody(destroyed: bool) -> None:
    t = fighting("Canine Horde", who="ANI", on_other=["Zip Gun"])
    on_to(t, "strike")
    t.does("play Canine Horde Mira 1" if destroyed else "strike hand", by="a")
    t.does("use Zip Gun Oskar -1", by="b")
    on_to(t)
    assert t.region("Zip Gun") == ("ash-heap" if destroyed else "attached")
    assert t.measure("Oskar.blood") == (6 if destroyed else 4)  # her fist and the gun
