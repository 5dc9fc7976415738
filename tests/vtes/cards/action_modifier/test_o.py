"""Action Modifier cards: O."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting

# -- Obedient Flesh ---------------------------------------------------------------------------------------------------


@editions
def test_obedient_flesh_gives_a_maneuver_and_keeps_allies_off(edition: str) -> None:
    t = fighting("Obedient Flesh", who="DOM PRO", edition=edition)
    on_to(t, "before-range")
    t.does("play Obedient Flesh Mira 1", by="a")
    on_to(t, "maneuver")
    assert t.offers("maneuver")


# -- Old Friends ------------------------------------------------------------------------------------------------------


@rules_on("Old Friends", "ANK 20200129")
def test_what_waits_for_the_unlock_phase_is_drawn_before_any_effect_of_it() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 obf"],
            hand=["Old Friends", *["Blank Page"] * 6],
            library=9,
            play=["Academic Hunting Ground"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
    )
    t.does("bleed Mira")
    until(t, "play Old Friends Mira 0")
    t.does("play Old Friends Mira 0", by="a")
    assert t.measure("a.hand") == 6
    while t.g.turn < 22 or t.asks != "unlock":
        t.answer("pass")
    assert (t.who(), t.measure("a.hand")) == ("a", 7)
