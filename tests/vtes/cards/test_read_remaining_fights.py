"""Sentences of the remaining vampires: torpor, blood, cards and combat."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_read_most_played import uses
from tests.vtes.cards.test_read_most_played_acting import met

# -- torpor, blood, cards ---------------------------------------------------------------------------------------------


@editions
def test_venere_rises_for_blood_in_your_unlock_phase(edition: str) -> None:
    for blood, offered in ((2, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"], torpor=[f"Venere Carboni blood:{blood}"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="unlock",
            edition=edition,
        )
        assert t.ever_offered("use Venere Carboni") is offered
        if offered:
            t.does("use Venere Carboni")
            assert (t.region("Venere Carboni"), t.measure("Venere Carboni.blood")) == ("ready", 1)


@editions
def test_eric_rises_for_the_edge_in_the_discard_phase_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(edge=True, ready=["Oskar 2/4"], torpor=["Eric Kressida"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    uses(t, "Eric Kressida")
    t.does("use Eric Kressida", by="b")
    assert (t.region("Eric Kressida"), t.g.edge) == ("ready", -1)


@editions
def test_tabitha_is_fed_by_an_archbishop(edition: str) -> None:
    t = position(
        seat(ready=["Tabitha Fisk blood:1", "Mira 4/8 sect:Sabbat archbishop city:Paris", "Ines 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.changes("Tabitha Fisk.blood", 1), t.changes("Mira.blood", -1), t.unchanged("Ines.blood"):
        t.does("use Tabitha Fisk")


@editions
def test_okulos_draws_a_card_for_blood_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Okulos", "Mira 2/4"], hand=["Blank Page"] * 7, library=["Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Okulos.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Okulos", by="a")
    assert (t.region("Dodge"), t.asks) == ("hand", "discard-down")
    t.answer(t.options()[0])
    assert not t.offers("use Okulos")


@editions
def test_tusk_looks_at_the_top_of_the_library(edition: str) -> None:
    t = position(
        seat(ready=["Tusk, The Talebearer"], library=["Blur", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tusk, The Talebearer", by="a")
    assert [(t.g.seen(t[card], 0), t.g.seen(t[card], 1)) for card in ("Dodge", "Blur")] == [
        (True, False),
        (False, False),
    ]
    assert not t.offers("use Tusk, The Talebearer")  # she has seen it


@editions
@pytest.mark.parametrize(("name", "gained"), [("Oskar", 3), ("Wanda", 3), ("Vera", 0)])
def test_mina_feeds_when_a_neighbour_loses_a_vampire(name: str, gained: int, edition: str) -> None:
    """Of her predator or prey, not of the one across the table."""
    t = position(
        seat(ready=["Mina Grotius blood:1", "Mira 2/4"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        seat(ready=["Vera 2/4", "Vesna 2/4"]),
        seat(ready=["Wanda 2/4", "Willa 2/4"]),
        edition=edition,
    )
    t.g.burn(t[name])
    t.does("bleed Mira")
    assert t.measure("Mina Grotius.blood") == 1 + gained


@editions
def test_olga_is_for_sale_to_the_black_hand(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8 trait:black-hand", "Ines 2/4"]),
        seat(ready=["Olga Triminov locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Olga Triminov Ines")
    with t.changes("a.pool", -1), t.unchanged(*BYSTANDER, "b.pool"):
        t.does("use Olga Triminov Mira")
        t.goes_on()
    assert t.word("Olga Triminov.controller") == "a"


@editions
def test_janet_pays_to_block(edition: str) -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"]),
            seat(ready=[f"Janet Langer blood:{blood}", "Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert (t.offers("block Janet Langer"), t.offers("block Oskar")) == (offered, True)


@editions
def test_elizabeth_is_not_blocked_by_hesha(edition: str) -> None:
    t = position(
        seat(ready=["Elizabeth Dimitros"]), seat(ready=["Hesha Ruhadze", "Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Elizabeth Dimitros")
    assert (t.offers("block Hesha Ruhadze"), t.offers("block Oskar")) == (False, True)


@editions
def test_keller_makes_those_pay_who_bleed_you(edition: str) -> None:
    for words, lost in (("", 1), (" locked", 0)):
        t = position(seat(ready=["Mira 3/8"]), seat(ready=[f"Keller Thiel{words}"]), bystander(), edition=edition)
        with t.changes("Mira.blood", -lost), t.changes("b.pool", -1):
            t.does("bleed Mira")
            t.goes_on()


@editions
def test_blood_for_stealth_or_intercept(edition: str) -> None:
    for name, cost, n in (("Zayyat, The Sandstorm", 2, 2), ("Dmitri Borodin", 1, 1)):
        t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        with t.changes(f"{name}.blood", -cost):
            t.does(f"use {name}", by="a")
        assert t.told("block-failed")[0]["stealth"] == n
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Alex Camille"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.does("block Alex Camille", by="b")
    t.does("use Alex Camille", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


@editions
@rules_on("Oskar Anasov", "LSJ 20011022")
def test_oskar_anasov_sees_for_another_even_from_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"]), seat(ready=["Olga 2/4"], torpor=["Oskar Anasov"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Olga", by="b")
    with t.changes("Oskar Anasov.blood", -1):
        t.does("use Oskar Anasov", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


# -- combat -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Jacko", "Melisande"])
def test_more_strikes_in_the_first_round(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    uses(t, name)
    with t.unchanged(f"{name}.locked"):
        t.does(f"use {name}", by="a")
        on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2


@editions
@pytest.mark.parametrize("name", ["Chun Hei", "Kiradin"])
def test_more_strikes_for_blood(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    before = t.measure(f"{name}.blood")
    uses(t, name)
    t.does(f"use {name}", by="a")
    on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2
    assert t.measure(f"{name}.blood") == before - 1


@editions
def test_crusher_dodges_for_blood(edition: str) -> None:
    t = met("Crusher", edition=edition)
    on(t, "strike")
    with t.changes("Crusher.blood", -1), t.unchanged("Oskar.blood"):
        t.does("use Crusher", by="a")
        on(t)


@editions
def test_ash_tears_from_afar_only(edition: str) -> None:
    t = met("Ash Harrison", edition=edition)
    on(t, "strike")
    assert t.asks in t.quiet  # nothing but hands at close range
    assert not t.ever_offered("use Ash Harrison")
    t = met("Ash Harrison", hand=("Fake Out",), edition=edition)
    on(t, "maneuver")
    t.does("play Fake Out", by="a")
    on(t, "strike")
    t.does("use Ash Harrison", by="a")
    on(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [1]


@editions
def test_dmitri_prevents_a_whole_strike_once(edition: str) -> None:
    t = met("Dmitri Borodin", "Oskar 6/8 strength:4", edition=edition)
    on(t, "prevent")
    with t.changes("Dmitri Borodin.blood", -1):
        t.does("use Dmitri Borodin", by="a")
        on(t)


@editions
def test_germaine_meets_no_weapons(edition: str) -> None:
    for name, offered in (("Count Germaine", False), ("Mira 6/8", True)):
        t = position(seat(ready=[name]), seat(ready=[("Oskar 6/8", [".44 Magnum"])]), bystander(), edition=edition)
        t.does(f"bleed {name.split(' 6/8')[0]}")
        t.does("block Oskar", by="b")
        on(t)
        assert t.ever_offered("use .44 Magnum") is offered


@editions
@rules_on("Amelia, The Blood Red Tears", "ANK 20200420-1")
def test_amelia_costs_her_opponent_blood_after_combat(edition: str) -> None:
    """Whoever of the two has acted, and even if she has gone to torpor."""
    t = met("Amelia, The Blood Red Tears", edition=edition)
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Amelia, The Blood Red Tears.blood")) == (6 - 2, 4)
    for blood, where in ((3, "ready"), (0, "torpor")):
        t = position(
            seat(ready=["Mira 6/8"]),
            seat(ready=[f"Amelia, The Blood Red Tears blood:{blood}"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.does("block Amelia, The Blood Red Tears", by="b")
        on(t)
        assert (t.measure("Mira.blood"), t.region("Amelia, The Blood Red Tears")) == (6 - 2, where)


@editions
@rules_on("Aeron", "RTR 19970630", "RTR 19941109")
def test_aeron_hurts_at_close_range_even_who_dodges(edition: str) -> None:
    t = position(seat(ready=["Aeron"]), seat(ready=["Oskar 6/8"], hand=["Dodge"]), bystander(), edition=edition)
    t.does("bleed Aeron")
    t.does("block Oskar", by="b")
    on(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged("Aeron.blood"):
        t.does("play Dodge Oskar", by="b")
        on(t, "press")
    hurt = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [told["environmental"] for told in hurt] == [1]
    t.does("use Aeron", by="a")
    assert (t.told("press")[-1]["to"], len(t.told("round"))) == ("continue", 2)


@editions
def test_rowena_prevents_a_point_each_round(edition: str) -> None:
    t = met("Rowena", edition=edition)
    uses(t, "Rowena")
    with t.unchanged("Rowena.blood"):
        t.does("use Rowena", by="a")
        on(t)


@editions
def test_wolf_valentine_presses_on_against_tremere(edition: str) -> None:
    for words, offered in (("clan:Tremere", True), ("", False)):
        t = met("Wolf Valentine", f"Oskar 6/8 {words}".strip(), edition=edition)
        on(t, "press")
        assert (t.asks == "press" and t.offers("use Wolf Valentine")) is offered


@editions
def test_sarah_has_more_against_mages(edition: str) -> None:
    for words, offered in (("trait:mage", True), ("trait:mortal", False)):
        t = position(seat(ready=["Sarah Raines"]), seat(ready=[f"Oskar ally 4 {words}"]), bystander(), edition=edition)
        t.does("bleed Sarah Raines")
        t.does("block Oskar", by="b")
        on(t, "maneuver")
        assert (t.asks == "maneuver" and t.who() == "a") is offered


@editions
@pytest.mark.parametrize(("other", "left"), [("Oskar 0/4", 5), ("Oskar 0/8", 4)])
def test_wise_frog_strikes_the_younger_first(other: str, left: int, edition: str) -> None:
    t = met("Wise Frog", other, edition=edition)
    on(t)
    assert (t.region("Oskar"), t.measure("Wise Frog.blood")) == ("torpor", left)


@editions
def test_assad_gains_blood_as_he_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]), seat(ready=["Assad Salhoum blood:2"], hand=["Fake Out"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    with t.changes("Assad Salhoum.blood", 1):
        t.does("block Assad Salhoum", by="b")
        assert t.asks == "maneuver"


@editions
def test_ryder_and_alcoan_read_the_hand_before_range(edition: str) -> None:
    for name in ("Ryder", "Alcoan"):
        t = position(seat(ready=[name]), seat(ready=["Oskar 6/6"], hand=["Dodge"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        t.does(f"use {name}", by="a")
        assert [t.g.seen(t["Dodge"], reader) for reader in (0, 2)] == [True, False]


@editions
def test_radeyah_and_joe_enter_combat(edition: str) -> None:
    for name, good, bad in (
        ("Radeyah", "Oskar 6/8 clan:Ministry", "Olga 2/4"),
        ('Joe "Boot" Hill', "Oskar ally 4 trait:werewolf", "Olga 2/4"),
    ):
        t = position(seat(ready=[name]), seat(ready=[good, bad]), bystander(), edition=edition)
        t.does(f"use {name}")
        t.goes_on()
        assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t[name], t["Oskar"])]


@editions
def test_karsh_is_tough_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Karsh"]), seat(ready=[("Oskar 6/8", ["Sword of the Archangel"])]), bystander(), edition=edition
    )
    t.does("bleed Karsh")
    t.does("block Oskar", by="b")
    uses(t, "Karsh")
    t.does("use Karsh", by="a")
    on(t, "strike")
    t.does("use Sword of the Archangel", by="b")
    on(t)
    assert (t.region("Karsh"), t.measure("Karsh.blood")) == ("ready", 7)  # one paid, two of damage


@editions
def test_luca_strikes_from_the_second_round_on(edition: str) -> None:
    t = met("Luca Italicus", edition=edition)
    on(t)
    assert not t.ever_offered("use Luca Italicus")


@editions
@rules_on("Don Caravelli", "PIB 20150121")
def test_caravelli_gives_a_press_to_another(edition: str) -> None:
    t = position(seat(ready=["Don Caravelli", "Mira 6/8"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    uses(t, "Don Caravelli")
    assert t.asks == "press"
    with t.changes("Don Caravelli.blood", -1):
        t.does("use Don Caravelli", by="a")
