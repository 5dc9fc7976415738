"""Ally cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import ally_bleeding
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to, until_prevent
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions

# -- Vagabond Mystic --------------------------------------------------------------------------------------------------


@editions
def test_the_mystic_mends_an_ally_and_does_not_block_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Thug ally 2"]),
        seat(ready=["Vagabond Mystic", "Procurer"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("block Vagabond Mystic")
    assert not t.offers("use Vagabond Mystic")  # nobody lacks life
    t.goes_on()
    t.does("bleed Thug")
    assert t.offers("block Vagabond Mystic")


@editions
@rules_on("Vagabond Mystic", "LSJ 20001111")
@pytest.mark.parametrize(("life", "left"), [(1, 0), (2, 1)])
def test_the_mystic_heals_before_or_after_damage_but_not_between_its_points(life: int, left: int, edition: str) -> None:
    """A guard with one life left who is healed as two points come still dies of them."""
    t = position(
        seat(ready=["Mira 6/8 strength:2"]),
        seat(ready=[f"War Ghoul life:{life}", "Vagabond Mystic"]),
        bystander(),
        edition=edition,
    )
    t.passes_until("minion")
    t.does("bleed Mira")
    until(t, "block War Ghoul")
    t.does("block War Ghoul", by="b")
    before = len(t.told("damage"))
    until_prevent(t)
    assert len(t.told("damage")) == before + 1
    t.does("use Vagabond Mystic", by="b")
    assert t.measure("War Ghoul.blood") == life + 1
    on_to(t)
    assert (t.measure("War Ghoul.blood") if left else t.region("War Ghoul")) == (left or "ash-heap")


# -- Veneficti --------------------------------------------------------------------------------------------------------


@in_editions("actor may", [("Mira 4/6", False), ("Mira 4/7", True), ("Mira ally 3", False)])
def test_veneficti_is_out_of_reach_of_the_weak(edition: str, actor: str, may: bool) -> None:
    t = position(
        seat(ready=[(actor, ["Twisted Bloodhound"])]),
        seat(ready=["Veneficti", "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Twisted Bloodhound Mira")
    assert (t.offers("target Veneficti"), t.offers("target Oskar")) == (may, True)


@editions
def test_veneficti_commands_demons(edition: str) -> None:
    t = position(
        seat(ready=["Veneficti"]), seat(ready=["Impundulu", "Procurer", "Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Veneficti Veneficti -1")
    assert not t.offers("target Procurer")
    on_to(t)
    assert t.word("Impundulu.controller") == "a"
    t.is_quiet()


@editions
def test_veneficti_is_safe_from_directed_actions_not_from_his_own_side(edition: str) -> None:
    t = position(seat(ready=["Veneficti", "Impundulu"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("use Impundulu Impundulu -3")
    assert t.offers("target Veneficti")


# -- The Vozhd of Gravesend -------------------------------------------------------------------------------------------


@editions
def test_the_vozhd_of_gravesend_cancels_a_strike_card(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Gravesend"]),
        seat(ready=["Oskar 9/9 pre"], hand=["Majesty", "Dodge"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed The Vozhd of Gravesend", "block Oskar")
    on_to(t, "strike")
    t.does("play Majesty Oskar 0", by="b")
    cancels = t.offers("use The Vozhd of Gravesend The Vozhd of Gravesend -3")
    assert cancels is t.g.edition.cancels
    if cancels:
        t.does("use The Vozhd of Gravesend The Vozhd of Gravesend -3", by="a")
        assert (t.asks, t.who()) == ("strike", "b")  # he chooses again
        assert (t.measure("Oskar.blood"), t.measure("The Vozhd of Gravesend.blood")) == (9, 4)


# -- The Vozhd of Juiz de Fora ----------------------------------------------------------------------------------------


@editions
def test_the_vozhd_of_juiz_de_fora_drinks_up_to_its_starting_life(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Juiz de Fora", "Mira 6/8 clan:Tzimisce", "Ines 6/8"]),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    assert not t.offers("use The Vozhd of Juiz de Fora")
    t = position(
        seat(ready=["The Vozhd of Juiz de Fora", "Mira 6/8 clan:Tzimisce", "Ines 6/8"]),
        seat(ready=["Oskar 6/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed The Vozhd of Juiz de Fora", "block Oskar")
    on_to(t)
    assert t.measure("The Vozhd of Juiz de Fora.blood") == 2
    for _ in range(40):
        if (t.asks, t.who()) != ("unlock", "a"):
            t.answer("pass")
    t.does("use The Vozhd of Juiz de Fora -1")
    assert not t.offers("amount 4")
    t.does("amount 3")
    assert (t.measure("The Vozhd of Juiz de Fora.blood"), t.measure("Mira.blood")) == (5, 3)


@rules_on("The Vozhd of Juiz de Fora", "LSJ 20080205-2")
def test_the_vozhd_employs_a_raven_by_a_pack_alpha() -> None:
    t = ally_bleeding("The Vozhd of Juiz de Fora", ["Pack Alpha", "Raven Spy"])
    t.does("block Oskar")
    with t.changes("The Vozhd of Juiz de Fora.blood", -1):
        t.does("play Pack Alpha The Vozhd of Juiz de Fora 0")
    assert t.word("Raven Spy.bearer") == "The Vozhd of Juiz de Fora"
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()


# -- The Vozhd of Sofia -----------------------------------------------------------------------------------------------


@editions
def test_the_vozhd_of_sofia_eats_cards(edition: str) -> None:
    t = position(
        seat(ready=["The Vozhd of Sofia"], hand=["Raven Spy", "Dodge"]),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    t.does("use The Vozhd of Sofia -1")
    assert (t.measure("The Vozhd of Sofia.blood"), t.region("Raven Spy"), t.region("Dodge")) == (7, "ash-heap", "hand")
    assert not t.offers("use The Vozhd of Sofia")


# -- The Vozhd of Szczecin --------------------------------------------------------------------------------------------


@editions
def test_the_vozhd_of_szczecin_is_unlocked_in_minion_phases_of_others_only(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"], hand=["Blank Page"], uncontrolled=["Kin 1/9"]),
        seat(ready=["The Vozhd of Szczecin locked", "Mira 3/8 clan:Tzimisce"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    turn, offered = t.g.turn, set()
    while t.g.turn == turn:
        if t.offers("use The Vozhd of Szczecin -1 -3"):
            offered.add(t.asks)
        t.passes()
    assert offered == {"between-of-others"}


@editions
def test_the_vozhd_of_szczecin_discards_protean_and_rises_in_the_turns_of_others(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9 strength:3"]),
        seat(ready=["The Vozhd of Szczecin", "Mira 3/8 clan:Tzimisce"], hand=["Form of Mist", "Dodge"]),
        bystander(),
        edition=edition,
    )
    t.g.locked[t["The Vozhd of Szczecin"]] = 1
    t.does("bleed Oskar")
    t.passes_until_offered("use The Vozhd of Szczecin")
    t.does("use The Vozhd of Szczecin -1 -3", by="b")
    if t.asks == "target":
        t.does("target Mira")
    assert (t.measure("The Vozhd of Szczecin.locked"), t.measure("Mira.blood")) == (0, 2)
    acts(t, "block The Vozhd of Szczecin", "use The Vozhd of Szczecin The Vozhd of Szczecin -2")
    assert (t.region("Form of Mist"), t.region("Dodge")) == ("ash-heap", "hand")
    assert t.measure("The Vozhd of Szczecin.blood") == 4
    t = position(
        seat(ready=["The Vozhd of Szczecin locked", "Mira 3/8 clan:Tzimisce", "Ines 3/8"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Ines")
    assert not t.ever_offered("use The Vozhd of Szczecin -1 -3")  # it is her own turn
