"""Action cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, cursed, mira
from tests.vtes.cards.answering import acts, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions

# -- Unburdening the Bestial Soul -------------------------------------------------------------------------------------


@editions
def test_a_soul_is_unburdened(edition: str) -> None:
    card = "Unburdening the Bestial Soul"
    for mode, locked in ((0, 1), (1, 0)):
        t = position(mira("ani obe", card, "Ines 1/4"), FOE, bystander(), edition=edition)
        t.does(f"play {card} Mira {mode}")
        acts(t, "target Ines", "amount 2")
        assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Mira.locked")) == (4, 3, locked)
    t = cursed(card, version=2, edition=edition)
    until_turn_of(t, 1, "unlock")
    t.does(f"trigger {card}")
    t.does("yes")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, "attached")
    until_turn_of(t, 1, "minion")
    assert not t.offers("bleed Oskar")


# -- Under Siege ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Under Siege", "PIB 20150216", "ANK 20181122-2", "LSJ 20010714-2", "ANK 20180623")
def test_under_siege_lets_a_sabbat_vampire_block_once_an_action(edition: str) -> None:
    def dealt(state: str, counters: int = 3) -> Table:
        t = position(
            seat(ready=["Mira 4/8 stealth:1", "Ines 4/8"]),
            seat(ready=[f"Oskar 6/8 sect:Sabbat {state}", "Olga 6/8 sect:Camarilla locked"], play=["Under Siege"]),
            bystander(),
            edition=edition,
        )
        t.g.gain_blood(t["Under Siege"], counters, 100, "card.counter.gain-from-bank")
        t.does("bleed Mira")
        t.passes_until_offered("use Under Siege Oskar")
        assert not t.offers("use Under Siege Olga")
        t.does("use Under Siege Oskar -1")
        return t

    for state in ("", "locked"):
        t = dealt(state)
        assert t.asks in t.quiet, "nothing more was asked, and it was used once"
        assert (t.told("blocked") != [], t.measure("Under Siege.blood")) == (True, 2)
    t = dealt("locked", 1)
    assert t.region("Under Siege") == "ash-heap"
    t = acting("Under Siege", who="sect:Sabbat bishop", edition=edition)
    acts(t, "play Under Siege Mira 0")
    assert t.measure("Under Siege.blood") == 3


# -- Unwholesome Bond -------------------------------------------------------------------------------------------------


@rules_on("Unwholesome Bond", "LSJ 20020609")
def test_a_brother_without_a_circle_is_a_circle_of_his_own() -> None:
    """Not that of another without one, even of the same name."""
    brother = "clan:Blood-Brother"
    t = position(
        seat(
            ready=[f"Mira 2/8 san {brother}", f"Bro 2/4 {brother}"],
            hand=["Unwholesome Bond"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Unwholesome Bond Mira 0")
    while not t.told("action-over"):
        t.does("pass")
    assert t.measure("Mira.blood") == 2 + 1  # she is locked, and Bro is no brother of her circle


@editions
@pytest.mark.parametrize(("mode", "own", "coming"), [(0, 2, 0), (1, 0, 1)])
def test_an_unwholesome_bond_feeds_a_circle(mode: int, own: int, coming: int, edition: str) -> None:
    card = "Unwholesome Bond"
    mine = seat(ready=["Pavlo", "Volo", "Jerry"], hand=[card], uncontrolled=["Kyrylo", "Larry"])
    t = position(mine, FOE, bystander(), edition=edition, turn="c", phase="discard")
    t.g.burn_blood(t["Pavlo"], 3, "card.burn.counter-to-bank")
    t.passes_until("minion")
    before = t.measure("Pavlo.blood")
    acts(t, f"play {card} Pavlo {mode}")
    assert (t.measure("Pavlo.blood") - before, t.measure("Kyrylo.blood"), t.measure("Larry.blood")) == (own, coming, 0)
