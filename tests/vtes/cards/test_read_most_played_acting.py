"""Sentences of the vampires that are played most: bleeds, actions and combats."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_read_most_played import MONCADA, POLL, uses

# -- bleeding ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "bleeder", "other", "more"),
    [
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Camarilla locked", 1),
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Sabbat locked", 0),
        ("Marcus Vitel", "Ines 2/4 sect:Camarilla", "Oskar 2/4 sect:Camarilla locked", 0),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 clan:Brujah locked", 1),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 locked", 0),
    ],
)
def test_others_bleed_harder_because_of_them(name: str, bleeder: str, other: str, more: int, edition: str) -> None:
    t = position(seat(ready=[name, bleeder]), seat(ready=[other]), bystander(), edition=edition)
    with t.changes("b.pool", -1 - more), t.unchanged(*BYSTANDER):
        t.does("bleed Ines")
        t.goes_on()


@editions
@pytest.mark.parametrize(("words", "less"), [("clan:Baali", 1), ("clan:Ministry", 1), ("clan:Ventrue", 0)])
def test_matthias_is_bled_less_by_some(words: str, less: int, edition: str) -> None:
    t = position(seat(ready=[f"Ines 2/4 {words}"]), seat(ready=["Matthias locked"]), bystander(), edition=edition)
    with t.changes("b.pool", -1 + less):
        t.does("bleed Ines")
        t.goes_on()


@editions
@rules_on("Francisco Domingo de Polonia", "LSJ 19970718")
@rules_on("Anu Diptinatpa", "ANK 20220502", "LSJ 19970718")
@pytest.mark.parametrize("name", ["Francisco Domingo de Polonia", "Virginie, Prodigy", "Anu Diptinatpa"])
def test_blood_for_more_bleed_only_in_a_bleed(name: str, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    plain = stats.bleed(t.g, t[name])
    uses(t, name)
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -plain - 1), t.changes(f"{name}.blood", -1):
        t.does(f"use {name}", by="a")
        t.goes_on()
    t.is_quiet()
    hunting = position(seat(ready=[f"{name} blood:2"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    hunting.does(f"hunt {name}")
    hunting.goes_on()
    assert not hunting.ever_offered(f"use {name}")


@editions
@pytest.mark.parametrize(
    ("name", "actor", "n"),
    [
        ("Greta Kircher", "Mira 4/6", 1),
        ("Greta Kircher", "Wolf ally 2", 1),
        ("Serenna the White", "Mira 4/8", 2),
    ],
)
def test_blood_for_less_bleed(name: str, actor: str, n: int, edition: str) -> None:
    t = position(seat(ready=[f"{actor} bleed:3"]), seat(ready=[f"{name} locked"]), bystander(), edition=edition)
    who = actor.split(" ")[0]
    t.does(f"bleed {who}")
    bleed = stats.bleed(t.g, t[who])
    uses(t, name)
    with t.changes(f"{name}.blood", -1), t.changes("b.pool", -bleed + n):
        t.does(f"use {name}", by="b")
        asked = len(t.asked)
        t.goes_on()
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
def test_greta_does_nothing_about_the_bleed_of_an_elder(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Greta Kircher locked"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Greta Kircher")


@editions
def test_celeste_bleeds_those_with_a_toreador_harder(edition: str) -> None:
    for other, n in (("Oskar 2/4 clan:Toreador locked", 2), ("Oskar 2/4 locked", 1)):
        name = "Céleste, The Voice of a Secret"
        t = position(seat(ready=[name]), seat(ready=[other]), bystander(), edition=edition)
        with t.changes("b.pool", -n):
            t.does(f"bleed {name}")
            t.goes_on()


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "prey", "n"),
    [
        ("Muaziz, Archon of Ulugh Beg", "Oskar 2/4", 1),
        ("Suhailah", "Oskar 2/4 prince", 1),
        ("Suhailah", "Oskar 2/4", 0),
    ],
)
def test_stealth_on_each_of_their_actions(name: str, prey: str, n: int, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=[prey]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    assert stats.stealth(t.g, t[name]) == n


@editions
@rules_on("Ambrosio Luis Monçada, Plenipotentiary", "LSJ 20030214-2")
def test_moncada_is_dear_to_act_against_and_blocks_nobody(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8"], hand=["Bum's Rush"]),
        seat(ready=[MONCADA, "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {MONCADA}")
    assert t.told("action")[-1]["pool"] == 1
    assert not t.ever_offered(f"block {MONCADA}")
    own = position(seat(ready=["Mira 6/8"], torpor=[MONCADA]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    own.does(f"rescue Mira {MONCADA} 2")
    assert own.told("action")[-1]["pool"] == 0


@editions
def test_political_actions_are_dear_for_nosferatu_under_marcellus(edition: str) -> None:
    for words, where, cost in (
        ("clan:Nosferatu", "ready", 1),
        ("clan:Ventrue", "ready", 0),
        ("clan:Nosferatu", "torpor", 0),
    ):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=[POLL]),
            seat(**{where: ["Marcellus"]}),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} Mira")
        assert t.told("action")[-1]["blood"] == cost


@editions
def test_roderick_hides_those_who_equip(edition: str) -> None:
    t = position(
        seat(ready=["Roderick Phillips March", "Mira 4/8"], hand=["Leather Jacket"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Leather Jacket Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2
    assert t.measure("Roderick Phillips March.blood") == 7


@editions
@pytest.mark.parametrize(
    ("name", "card", "less"), [("Black Cat", "Assault Rifle", 1), ("Mira 4/8", "Assault Rifle", 0)]
)
def test_black_cat_equips_for_less(name: str, card: str, less: int, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(), bystander(), edition=edition)
    price = t.g.face[t[card]].pool
    with t.changes("a.pool", less - price):
        t.does(f"play {card}")
        t.goes_on()


@editions
def test_reactions_are_dear_against_conrad(edition: str) -> None:
    for other, more in (("Oskar 4/6 aus", 1), ("Oskar 4/9 aus", 0)):
        t = position(
            seat(ready=["Conrad Adoula"]),
            seat(ready=[other], hand=["Telepathic Misdirection"]),
            bystander(),
            edition=edition,
        )
        card = t["Telepathic Misdirection"]
        plain = blood_cost(t.g, card, 0, t["Oskar"])
        t.does("bleed Conrad Adoula")
        assert blood_cost(t.g, card, 0, t["Oskar"]) == plain + more


@editions
def test_angelique_makes_necromancy_cheap_for_harbingers(edition: str) -> None:
    for words, less in (("clan:Harbinger-of-Skulls nec", 1), ("clan:Giovanni nec", 0)):
        t = position(
            seat(ready=["Angelique", f"Ines 4/6 {words}"], hand=["Call of the Hungry Dead"]),
            seat(),
            bystander(),
            edition=edition,
        )
        card = t["Call of the Hungry Dead"]
        assert blood_cost(t.g, card, 0, t["Ines"]) == max(0, t.g.face[card].blood - less)


@editions
def test_joao_blocks_no_titled_vampire_while_he_has_no_title(edition: str) -> None:
    for words, offered in ((" prince", False), ("", True)):
        t = position(seat(ready=[f"Mira 4/8{words}"]), seat(ready=["João Bilé"]), bystander(), edition=edition)
        t.does("bleed Mira")
        assert t.offers("block João Bilé") is offered


@editions
@rules_on("Julio Martinez", "LSJ 20040617")
def test_julio_sees_camarilla_vampires_for_blood_more_than_once(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4 sect:Camarilla"]), seat(ready=["Julio Martinez"]), bystander(), edition=edition)
    t.does("hunt Mira")
    action = t.g.action()
    assert action is not None
    action.mods.append((1, t["Mira"], 1, -1))  # two stealth in all
    t.does("block Julio Martinez", by="b")
    with t.changes("Julio Martinez.blood", -1):
        t.does("use Julio Martinez", by="b")
    t.does("use Julio Martinez", by="b")
    assert t.told("blocked")[0]["intercept"] == 2


@editions
@rules_on("Santaleous", "ANK 20200420-2", "LSJ 20090601-2", "ANK 20260216")
def test_santaleous_cancels_master_cards_as_often_as_he_can_pay(edition: str) -> None:
    """The cost of the cancelled card is paid; a book without cancelling never comes to it."""
    t = position(
        seat(pool=20, ready=["Mira 2/4"], hand=["Zillah's Valley"]),
        seat(ready=["Santaleous"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    cancels = t.g.edition.cancels
    cost = t.g.face[t["Zillah's Valley"]].pool
    with t.changes("a.pool", -cost), t.changes("Santaleous.blood", -3 if cancels else 0):
        t.does("play Zillah's Valley")
        assert t.offers("use Santaleous") is cancels
        if cancels:
            t.does("use Santaleous", by="b")
    assert t.region("Zillah's Valley") == "ash-heap" or not cancels


@editions
@rules_on("Maila", "ANK 20230122")
def test_maila_gives_a_political_card_for_stealth_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Maila", "Mira 2/4"], hand=[POLL, "Kine Resources Contested", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Maila", by="a")
    assert t.asks == "discard-cost"
    assert not t.offers("discard Blank Page")
    t.does(f"discard {POLL}")
    assert (t.region(POLL), t.told("block-failed")[0]["stealth"]) == ("ash-heap", 1)
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Maila", since=asked)


# -- combat -----------------------------------------------------------------------------------------------------------


def met(name: str, other: str = "Oskar 6/8", hand: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """The bleed of the vampire is blocked."""
    t = position(seat(ready=[name], hand=list(hand)), seat(ready=[other]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


@editions
@rules_on("Janey Pickman", "RTR 19960112")
@pytest.mark.parametrize("when", ["before-range", "strikes-chosen"])
@pytest.mark.parametrize("name", ["Janey Pickman", "Lambach", "Bajazet al-Nasir"])
def test_hands_that_tear_for_blood(name: str, when: str, edition: str) -> None:
    """Ruling: even after both strikes have been chosen."""
    t = met(name, edition=edition)
    on(t, when)
    strength, before = stats.strength(t.g, t[name]), t.measure(f"{name}.blood")
    t.does(f"use {name}", by="a")
    on(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [strength]
    assert t.measure(f"{name}.blood") == before - 2  # and one for the strike of Oskar
    assert t.region("Oskar") == "torpor"


@editions
def test_anton_maneuvers_once(edition: str) -> None:
    name = "Antón de Concepción"
    t = met(name, edition=edition)
    on(t, "maneuver")
    with t.unchanged(*BYSTANDER, f"{name}.blood"):
        t.does(f"use {name}", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
@pytest.mark.parametrize(("name", "cost"), [("Marie Faucigny", 1), ("Bronwen", 0), ("Marcia Felicia Licinia", 1)])
def test_dodging_once_a_combat(name: str, cost: int, edition: str) -> None:
    t = met(name, edition=edition)
    on(t, "strike")
    with t.changes(f"{name}.blood", -cost), t.unchanged("Oskar.blood"):
        t.does(f"use {name}", by="a")
        on(t)
    assert [told["how"] for told in t.told("strike")][:1] == ["dodge"]


@editions
def test_aurora_strikes_from_afar(edition: str) -> None:
    name = "Aurora Van Brande, Paladin"
    t = met(name, hand=("Fake Out",), edition=edition)
    on(t, "maneuver")
    t.does("play Fake Out", by="a")
    on(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged(f"{name}.blood"):
        t.does(f"use {name}", by="a")
        on(t)


@editions
def test_matasuntha_gains_when_her_opponent_leaves(edition: str) -> None:
    t = met("Matasuntha", "Oskar 1/8", edition=edition)
    with t.changes("a.pool", 1), t.unchanged(*BYSTANDER):
        while not t.offers("yes"):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does("yes", by="a")
    assert t.region("Oskar") == "torpor"


@editions
@pytest.mark.parametrize(("strength", "where", "lost"), [(3, "ash-heap", 2), (0, "torpor", 0)])
def test_angela_costs_two_pool_when_she_burns_in_combat(strength: int, where: str, lost: int, edition: str) -> None:
    t = position(
        seat(ready=["Angela Decker"]),
        seat(ready=[(f"Oskar 6/8 strength:{strength}", ["Sword of the Archangel"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Angela Decker")
    t.does("block Oskar", by="b")
    with t.changes("a.pool", -lost), t.unchanged(*BYSTANDER, "b.pool"):
        on(t, "strike")
        t.does("use Sword of the Archangel", by="b")
        on(t, "may")
        assert (t.asks == "may") is (where == "ash-heap")  # what the sword offers its bearer then
    assert t.region("Angela Decker") == where


@editions
def test_spleen_bleeds_when_an_elder_blocks_him(edition: str) -> None:
    for other, lost in (("Oskar 6/8", 1), ("Oskar 1/1", 0)):
        name = "Spleen, Georgio Gutterpunk"
        t = position(seat(ready=[name]), seat(ready=[other], hand=["Fake Out"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        with t.changes(f"{name}.blood", -lost):
            t.does("block Oskar", by="b")
            assert t.asks == "maneuver"


@editions
def test_murat_makes_serpentis_dear_in_combat(edition: str) -> None:
    card = "Typhonic Beast"
    for words, more in (("clan:Ministry ser", 1), ("clan:Ventrue ser", 0)):
        t = position(
            seat(ready=["Murat"]), seat(ready=[f"Oskar 6/8 {words}"], hand=[card]), bystander(), edition=edition
        )
        plain = blood_cost(t.g, t[card], 0, t["Oskar"])
        t.does("bleed Murat")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        assert blood_cost(t.g, t[card], 0, t["Oskar"]) == plain + more
