"""Master cards: J."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011

# -- Jake Washington --------------------------------------------------------------------------------------------------


@editions
@rules_on("Jake Washington", "LSJ 20071014", "LSJ 20030520-2")
def test_jake_washington_is_an_ally_who_feeds_the_empty(edition: str) -> None:
    """Rulings: with a starting life of 1; in the ash heap he is no ally."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Jake Washington", "Jake Washington"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Jake Washington")
    jake = next(card for card in t.g.ready(0) if t.g.face[card].name == "Jake Washington")
    assert (t.g.is_ally(jake), t.g.blood[jake], t.g.face[jake].life) == (True, 1, 1)
    assert (t.g.face[jake].strength, t.g.face[jake].bleed, "mortal" in t.g.face[jake].traits) == (0, 0, True)
    for _ in range(120):
        if t.asks == "unlock" and t.who() == "a":
            break
        t.goes_by()
    assert not t.offers("use Jake Washington")  # nobody is empty
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=["Jake Washington"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Jake Washington")
    t.g.burn_blood(t["Mira"], 3, "card.burn.counter-to-bank")
    for _ in range(160):
        if t.asks == "unlock" and t.who() == "a":
            break
        options = [one for one in t.options() if not one.startswith("hunt")]
        t.answer("pass" if "pass" in t.options() else options[0] if options else t.options()[0])
    assert t.offers("use Jake Washington")
    t.does("use Jake Washington")
    assert (t.offers("amount 0"), t.offers("amount 5")) == (True, False)
    with t.changes("Mira.blood", 4):
        t.does("amount 4")
    assert t.region("Jake Washington") == "ash-heap"
    assert not t.g.is_ally(t["Jake Washington"])


# -- Joseph Pander ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Joseph Pander", "LSJ 20100909", "LSJ 20080604")
def test_joseph_pander_protects_and_sends_out_his_own(edition: str) -> None:
    """Ruling: fighting and burning it are different actions."""
    t = position(
        seat(ready=["Mira 3/5 clan:Pander", "Ines 3/5 clan:Pander"], play=["Joseph Pander"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Joseph Pander")
    t.does("target Mira")
    passes_to(t, "minion")
    assert t.offers("use Joseph Pander Mira")
    assert not t.offers("use Joseph Pander Ines")
    t.does("use Joseph Pander Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.goes_on("strike") if t.asks != "strike" else None
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=["Oskar 2/4 clan:Pander"], play=["Joseph Pander"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.does("use Joseph Pander", by="b")
    assert t.told("action-ended")
    assert (t.measure("b.pool"), t.measure("Joseph Pander.locked")) == (29, 1)


# -- Jungle Hunting Ground --------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("counters", "gathers"), [(2, True), (3, False)])
def test_the_jungle_gathers_blood_for_a_laibon(counters: int, gathers: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5 sect:Laibon"], play=[f"Jungle Hunting Ground counters:{counters}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    uses = t.options("use")
    assert any(one.endswith("-1") for one in uses) is gathers
    t.answer(next(one for one in uses if one.endswith("-2")))
    assert (t.measure("Mira.blood"), t.measure("Jungle Hunting Ground.blood")) == (1 + counters, 0)
    assert not t.offers("use Jungle Hunting Ground")
