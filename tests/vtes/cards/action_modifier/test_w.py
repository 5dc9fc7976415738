"""Action Modifier cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Walk through Arcadia ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 7))
def test_who_walks_through_arcadia_is_safe_or_hurt(seed: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Malkavian-antitribu"], hand=["Walk through Arcadia"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        seed=seed,
    )
    t.does("bleed Mira")
    until(t, "play Walk through Arcadia")
    t.does("play Walk through Arcadia Mira 0", by="a")
    asked = len(t.asked)
    hurt = t.measure("Mira.blood") == 2
    assert t.measure("Mira.blood") in (2, 3)
    t.goes_on()
    assert t.ever_offered("block Oskar", since=asked) is hurt


# -- Where the Veil Thins ---------------------------------------------------------------------------------------------


@editions
@rules_on("Where the Veil Thins", "LSJ 20031121-2")
@pytest.mark.parametrize("pays", [True, False])
def test_who_attempts_already_pays_for_the_veil_or_gives_up(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/5", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    if pays:
        assert (t.measure("Oskar.blood") < 4, len(t.told("blocked"))) == (True, 1)
    else:
        t.goes_on()
        assert (t.measure("Oskar.blood"), t.told("blocked")) == (4, [])


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_where_the_veil_thins_the_blocker_pays_or_gives_up(edition: str, pays: bool) -> None:
    """Ruling: who attempts to block already can resign and pay nothing; he may try again, and pays then."""
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"]), "Brute ally 3", "Olga 3/4 obl"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    assert t.measure("Oskar.blood") == (2 if pays else 4)  # the toll, and a fist
    if not pays:
        assert not t.offers("block Brute")
        assert "card.golden.overrides-rules" in t.clauses("block Brute", by="b")
        assert t.offers("block Olga")
        t.does("block Oskar", by="b")
        assert t.measure("Oskar.blood") == 2  # the toll, and a fist
    t.goes_on()
    t.is_quiet()


@editions
def test_who_has_oblivion_crosses_the_veil_for_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/8 obl", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    assert t.told("blocked")
    t.goes_on()
    assert t.measure("Oskar.blood") == 3
    t.is_quiet()
