"""Equipment cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Camera Phone -----------------------------------------------------------------------------------------------------


@rules_on("Camera Phone", "RTR 19960221")
@pytest.mark.parametrize("lost", [True, False])
def test_a_bleed_by_a_camera_phone_that_is_gone_does_nothing(lost: bool) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Camera Phone"])]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Camera Phone Mira")
    if lost:
        t.g.burn(t["Camera Phone"])
    t.goes_on()
    assert t.measure("b.pool") == (30 if lost else 28)
    t.is_quiet()


@editions
@pytest.mark.parametrize("gear", [["Camera Phone"], ["Camera Phone", "Laptop Computer"]])
def test_a_camera_phone_takes_no_help_from_other_equipment(gear: list[str], edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", gear)]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Camera Phone Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


@editions
def test_a_plain_bleed_has_no_use_of_the_phone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Camera Phone", "Laptop Computer"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


# -- Catacombs --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "price", "stealth", "rises"), [("Catacombs", 1, 2, False), ("Ritual Goblet", 1, 1, True)]
)
@rules_on("Catacombs", "PIB 20110918")
def test_a_rescue_costs_less(card: str, price: int, stealth: int, rises: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [card])], torpor=["Gone 0/4"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    with t.changes("Mira.blood", -price):
        acts(t, "rescue Mira Gone", *([f"use {card}"] if rises else []))
    assert t.told("action")[0]["stealth"] == stealth - (card == "Catacombs")
    assert (t.region("Gone"), t.measure("Mira.locked")) == ("ready", 0 if rises else 1)


# -- Changeling Skin Mask ---------------------------------------------------------------------------------------------

SUPERIOR = [
    ("The Sargon Fragment", "NEC"),
    ("Hand of Conrad", "POT"),
    ("Changeling Skin Mask", "OBF"),
    ("Drum of Xipe Totec", "CEL"),
    ("Veneficorum Artum Sanguis", "THA"),
]


@editions
@pytest.mark.parametrize(("card", "code"), SUPERIOR)
@rules_on("Changeling Skin Mask", "RTR 19980707")
def test_it_gives_a_discipline_at_superior(card: str, code: str, edition: str) -> None:
    for known in ("", code.lower(), code):
        t = position(seat(ready=[f"Mira 6/8 {known}".strip()], hand=[card]), seat(), bystander(), edition=edition)
        acts(t, f"play {card} Mira 0")
        assert {code, code.lower()} <= stats.disciplines(t.g, t["Mira"])
    t = position(seat(ready=[("Mira 6/8 tha", ["Ritual Goblet"])]), seat(), bystander(), edition=edition)
    assert "THA" in stats.disciplines(t.g, t["Mira"])


@editions
def test_a_changeling_skin_mask_is_burned_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 4/8", ["Changeling Skin Mask"])]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    acts(t, "block Mira", "use Changeling Skin Mask Mira -1")
    assert (t.region("Changeling Skin Mask"), len(t.told("blocked"))) == ("ash-heap", 1)


# -- Cloak of the Abalone ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("clan", "free"), [("Toreador", True), ("Toreador-antitribu", True), ("Ventrue", False)])
def test_no_toreador_blocks_the_cloak_of_the_abalone(clan: str, free: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Cloak of the Abalone"])]),
        seat(ready=[f"Oskar 2/4 clan:{clan}"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t)
    assert t.ever_offered("block Oskar") is not free


# -- Codex of the Edenic Groundskeepers -------------------------------------------------------------------------------

CODEX = "Codex of the Edenic Groundskeepers"


@editions
@pytest.mark.parametrize(("other", "amount"), [("Oskar 2/4", 1), ("Oskar 2/4 locked", 4)])
def test_the_codex_bleeds_for_more_where_nobody_watches(other: str, amount: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 4/8", [CODEX])]), seat(ready=[other]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -1), t.changes("b.pool", -amount):
        t.does(f"use {CODEX} Mira -1")
        assert amount > 1 or stats.stealth(t.g, t["Mira"]) == -2
        acts(t)
    t.is_quiet()
    poor = position(
        seat(ready=[("Mira 0/8", [CODEX]), "Wolf ally 2"]), seat(ready=[other]), bystander(), edition=edition
    )
    assert not poor.offers(f"use {CODEX}")


@editions
@rules_on(CODEX, "RTR 19960221")
def test_the_action_of_an_equipment_has_no_effect_once_it_is_gone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", [CODEX])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {CODEX} Mira -1")
    t.g.attach(t[CODEX], t["Oskar"], 1)  # somebody has taken it meanwhile
    with t.unchanged("b.pool"), t.changes("Mira.blood", -1):
        acts(t)
    t.is_quiet()


# -- Combat Shotgun ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "again"), [("Combat Shotgun", True), ("Sawed-Off Shotgun", False)])
def test_once_a_combat_is_not_once_a_round(card: str, again: bool, edition: str) -> None:
    t = armed(card, on_other=["Hawg"], edition=edition)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on_to(t, "press")
    t.does("use Hawg Oskar -1", by="b")
    since = len(t.asked)
    acts(t)
    assert t.ever_offered(f"use {card} Mira -1", since) is again


# -- Concoction of Vitality -------------------------------------------------------------------------------------------


@editions
@rules_on("Concoction of Vitality", "LSJ 20100402")
def test_a_concoction_of_vitality_keeps_vampires_from_blocking(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 DOM", ["Concoction of Vitality"])], hand=["Govern the Unaligned", "Conditioning"]),
        seat(ready=["Oskar 2/4", "Mr. Noir"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.passes_until_offered("use Concoction of Vitality Mira")
    t.does("use Concoction of Vitality Mira")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("block Oskar", since)
    assert not t.ever_offered("play Conditioning", since)
    assert t.region("Concoction of Vitality") == "ash-heap"


@editions
def test_a_concoction_of_vitality_holds_for_one_action_of_one_vampire(edition: str) -> None:
    """Allies still block; nobody but its bearer is kept from cards, and he only until the action is over."""
    t = position(
        seat(ready=[("Mira 4/8 DOM", ["Concoction of Vitality"]), "Ines 4/8 dom"], hand=["Conditioning"]),
        seat(ready=["Oskar 2/4 locked", "Brute ally 2"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Ines")
    assert not t.offers("use Concoction of Vitality")  # the action of another
    t.goes_on()
    t.does("bleed Mira")
    t.does("use Concoction of Vitality Mira", by="a")
    t.passes_until_offered("block Brute")
    with t.unchanged(*BYSTANDER):
        t.goes_on()
    t.is_quiet()


@editions
def test_no_ally_drinks_the_concoction(edition: str) -> None:
    t = position(
        seat(ready=[("Brute ally 2 bleed:1", ["Concoction of Vitality"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Brute")
    t.goes_on()
    assert not t.ever_offered("use Concoction of Vitality")


# -- Cooler -----------------------------------------------------------------------------------------------------------


@editions
def test_a_cooler_feeds_a_vampire_four_times(edition: str) -> None:
    t = acting("Cooler", edition=edition)
    acts(t, "play Cooler Mira 0")
    assert t.measure("Cooler.blood") == 4
    t = position(
        seat(ready=[("Mira 2/8", ["Cooler"])]), seat(), bystander(), turn="c", phase="discard", edition=edition
    )
    t.g.gain_blood(t["Cooler"], 1, 9, "card.counter.gain-from-bank")
    t.passes_until("unlock")
    t.does("use Cooler")
    assert (t.measure("Mira.blood"), t.region("Cooler")) == (3, "ash-heap")
