"""Ally cards: U."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Underbridge Stray ------------------------------------------------------------------------------------------------


@in_editions("words mode life strength", [("ani", 0, 1, 0), ("ANI", 1, 2, 1)])
def test_an_underbridge_stray_is_stronger_at_superior(
    edition: str, words: str, mode: int, life: int, strength: int
) -> None:
    t = acting("Underbridge Stray", who=words, edition=edition)
    t.does(f"play Underbridge Stray Mira {mode}")
    t.goes_on()
    assert (t.measure("Underbridge Stray.blood"), stats.strength(t.g, t["Underbridge Stray"])) == (life, strength)


@editions
def test_an_underbridge_stray_gives_a_press_or_wakes_somebody(edition: str) -> None:
    t = position(seat(ready=["Mira 6/8", "Underbridge Stray"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "press")
    t.does("use Underbridge Stray -1 -1", by="a")
    t.does("press", by="a")
    on_to(t)
    assert (len(t.told("round")), t.region("Underbridge Stray")) == (2, "ash-heap")
    t = position(
        seat(ready=["Mira 6/8"]), seat(ready=["Oskar 6/8 locked", "Underbridge Stray"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("use Underbridge Stray -1 -2", by="b")
    assert (t.measure("Oskar.locked"), t.region("Underbridge Stray")) == (0, "ash-heap")
    t.does("block Oskar", by="b")
    on_to(t)
    assert t.told("blocked")


@rules_on("Underbridge Stray", "ANK 20180517")
def test_a_stray_gives_a_press_in_the_turn_in_which_it_comes() -> None:
    t = position(
        seat(ready=["Mira 6/8 ani", "Ines 6/8"], hand=["Underbridge Stray"]), seat(ready=["Oskar 4/4"]), bystander()
    )
    t.does("play Underbridge Stray Mira 0")
    t.goes_on()
    t.does("bleed Ines")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Underbridge Stray")
    t.does("use Underbridge Stray -1 -1", by="a")
    t.does("press", by="a")
    assert (t.region("Underbridge Stray"), len(t.told("round"))) == ("ash-heap", 2)
