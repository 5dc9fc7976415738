"""Crypt cards: Harbinger of Skulls."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import AGGRAVATED, RANGED, VAMPIRE, damage, definition, fact, gain, on, strike
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import LIBRARY
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.action_tables import either, unseen_table, waiting
from tests.vtes.cards.answering import goes_through, to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Angelique --------------------------------------------------------------------------------------------------------


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


# -- Babalawo Alafin --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alike", [True, False])
def test_alafin_makes_other_hands_smaller(alike: bool) -> None:
    """Until the next unlock phase of each of them."""
    me = "Babalawo Alafin"
    t = position(
        seat(ready=[me], hand=["Dodge", "Dodge" if alike else "Blur"], library=9),
        seat(ready=["Oskar 4/8"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Vera 2/4"]),
        phase="unlock",
    )
    t.does(f"use {me}")
    while t.asks == "target":
        t.answer(t.options()[0])
    while t.asks == "discard-down":
        t.answer(t.options()[0])
    sizes = [stats.hand_size(t.g, seat_) for seat_ in range(3)]
    assert sizes == ([7, 6, 6] if alike else [7, 7, 7])
    if alike:
        passes_to(t, "influence")
        t.passes()
        passes_to(t, "influence", "b")
        assert [stats.hand_size(t.g, seat_) for seat_ in range(3)] == [7, 7, 6]


def test_a_copy_of_the_first_card_in_the_game_is_one_for_babalawo_too() -> None:
    me = "Babalawo Alafin"
    hers = SeatOf(30, False, {"hand": ["Dodge", "Dodge"], "library": ["Blank Page"] * 9, "ready": [me]})
    t = position(hers, seat(ready=["Oskar 4/8"]), seat(), phase="unlock")
    assert t["Dodge"] == 0
    t.does_all(f"use {me}", "target Dodge")
    assert [stats.hand_size(t.g, at) for at in range(3)] == [7, 6, 6]


# -- Byzar ------------------------------------------------------------------------------------------------------------


@editions
def test_byzar_goes_to_torpor_instead_of_burning_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Byzar"]),
        seat(ready=["Oskar 2/4 prince"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Byzar"]] = 0
    t.g.total = sum(t.g.pool) + sum(t.g.blood) + t.g.bank
    goes_through(t, "diablerize Mira Byzar")
    assert t.region("Byzar") == "torpor"
    assert t.g.counters_on(t["Byzar"], "burn") == 1
    assert not t.told("burned")
    assert t.g.faults() == []


@editions
def test_byzar_is_removed_from_the_game_by_the_third_counter(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Byzar"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        counters=[(2, "burn", "Byzar", "a")],
    )
    goes_through(t, "diablerize Mira Byzar")
    assert t.region("Byzar") == "removed"
    assert t.g.faults() == []


def burns(t: Table) -> int:
    return t.g.counters_on(t["Byzar"], "burn")


@rules_on("Byzar", "LSJ 20100228")
def test_who_would_diablerize_byzar_gets_nothing() -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=[("Byzar blood:3", ["Leather Jacket"])], library=["Dominate"]),
        seat(ready=["Oskar 2/4 prince"]),
        bystander(),
    )
    with t.unchanged("Mira.blood", "Byzar.blood"):
        t.does("diablerize Mira Byzar")
        t.goes_on()
    assert (t.region("Byzar"), burns(t)) == ("torpor", 1)
    assert t.g.host[t["Leather Jacket"]] == t["Byzar"]
    assert not t.told("referendum")
    assert not t.told("diablerie")
    t.is_quiet()


FLARE = made_up("Flare", faces.COMBAT, definition=definition(strike("", damage(5, RANGED | AGGRAVATED))))
"""Far more aggravated damage than it takes to burn a vampire without blood."""


@rules_on("Byzar", "ANK 20210424")
def test_more_damage_than_byzar_burns_of_is_lost() -> None:
    t = position(seat(ready=["Byzar blood:1"]), seat(ready=["Oskar 4/8 intercept:1"], hand=[FLARE]), bystander())
    t.does("bleed Byzar")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Flare Oskar")
    t.does("play Flare Oskar", by="b")
    to_the_end(t)
    assert (t.region("Byzar"), burns(t)) == ("torpor", 1)
    t.is_quiet()


@rules_on("Byzar", "LSJ 20100423", "LSJ 20100127")
def test_byzar_burns_as_others_do_while_nobody_controls_him() -> None:
    t = position(seat(ready=["Gisela Harden, The Winnower"]), seat(uncontrolled=["Byzar blood:2"]), bystander())
    t.does("use Gisela Harden, The Winnower")
    t.does("target Byzar") if t.asks == "target" else None
    t.goes_on()
    assert (t.region("Byzar"), burns(t)) == ("ash-heap", 0)
    t = position(
        seat(ready=["Byzar contested", "Mira 2/4"]),
        seat(ready=["Byzar contested"]),
        bystander(),
        phase="unlock",
    )
    t.does("yield Byzar")
    assert (t.region("Byzar"), burns(t)) == ("ash-heap", 0)
    t.is_quiet()


WAKE = made_up("Wake", faces.MASTER, definition=definition(on(fact.BURNED, gain(1), of=VAMPIRE)))
"""A pool for each vampire who is burned."""


@rules_on("Byzar", "LSJ 20091217", "LSJ 20091217-2")
def test_byzar_who_is_not_burned_pays_for_it_all_the_same() -> None:
    card = "Judgment: Camarilla Segregation"
    t = position(
        seat(ready=["Byzar", "Mira 2/4 sect:Sabbat"], play=[WAKE]), seat(play=[card]), bystander(), phase="master"
    )
    t.does(f"use {card}")
    t.does("target Byzar") if t.asks == "target" else None
    assert (t.region("Byzar"), burns(t), t.region(card), t.measure("a.pool")) == ("torpor", 1, "ash-heap", 30)
    t.is_quiet()


# -- The Capuchin -----------------------------------------------------------------------------------------------------


@rules_on("The Capuchin", "ANK 20200417")
@pytest.mark.parametrize("stolen", [False, True])
def test_the_capuchin_returns_when_he_is_burned(stolen: bool) -> None:
    """To his owner, without what lay on him; who controlled him has three more transfers in her next influence phase,
    and not in the one after."""
    me = "The Capuchin"
    t = position(
        seat(ready=[(f"{me} blood:1", ["Raven Spy"])]),
        seat(ready=["Oskar 6/8 strength:3"]),
        seat(ready=["Vera 2/4"]),
    )
    assert stats.hand_size(t.g, 0) == 9
    if stolen:
        t.g.owner[t[me]] = 1
    t.does(f"bleed {me}")
    t.g.burn(t[me])
    t.goes_on()
    assert t.region(me) == "uncontrolled"
    assert t[me] in t.g.uncontrolled(1 if stolen else 0)
    assert (t.region("Raven Spy"), t.measure(f"{me}.blood")) == ("ash-heap", 0)
    passes_to(t, "influence", "a")
    assert stats.for_seat(t.g, spans.TRANSFERS, 0) == 3
    t.passes()
    passes_to(t, "influence", "b")
    assert [stats.for_seat(t.g, spans.TRANSFERS, each) for each in range(3)] == [0, 0, 0]


# -- Erlik ------------------------------------------------------------------------------------------------------------


def test_erlik_gives_his_blood_to_other_harbingers() -> None:
    t = position(
        seat(uncontrolled=["Erlik blood:9", "Anja 0/8 clan:Harbinger-of-Skulls", "Vito 0/8"]),
        seat(),
        bystander(),
        phase="influence",
    )
    capacity = t.g.face[t["Erlik"]].capacity
    while not t.offers("out Erlik"):
        t.does("invest Erlik")
    t.does("out Erlik")
    for n in range(5):
        t.does("yes" if n < 3 else "no", by="a")
    assert t.measure("Anja.blood") == 3
    assert t.measure("Erlik.blood") == capacity - 3
    assert t.measure("Vito.blood") == 0


@rules_on("Erlik", "LSJ 20080526", "LSJ 20100902", "ANK 20180626-1")
def test_erlik_gives_his_blood_before_he_is_contested() -> None:
    t = position(
        seat(uncontrolled=["Erlik blood:10", "Anja 0/8 clan:Harbinger-of-Skulls"]),
        seat(ready=["Erlik", "Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does("out Erlik")
    assert t.asks not in t.quiet
    assert not t.told("contested")
    while t.asks not in t.quiet:
        t.answer(t.options()[0])
    assert t.measure("Anja.blood") > 0
    assert (t.measure("Erlik.contested"), t.measure("Erlik#2.contested")) == (1, 1)


# -- Gisela Harden, The Winnower --------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.gisela-harden")
def test_gisela_harden_burns_an_unknown_imbued_at_the_cost_of_his_counters(edition: str, what: str) -> None:
    t = unseen_table(edition, seat(ready=["Gisela Harden, The Winnower"]), waiting(f"Ann 2/4{what}", "Kid 9/9"))
    assert t.g.blood[t["Gisela Harden, The Winnower"]] == 7
    with t.changes("Gisela Harden, The Winnower.blood", -2), t.changes("b.pool", 2):
        t.does("use Gisela Harden, The Winnower")
        t.goes_on()
    assert t.region("Ann") == "ash-heap"  # Kid has more counters than she has blood, so she had no choice
    t.is_quiet()


# -- Hecate -----------------------------------------------------------------------------------------------------------


def test_the_top_of_the_library_burns_after_a_bleed() -> None:
    t = position(seat(ready=["Hecate"]), seat(hand=["Blank Page"] * 7, library=["Laptop Computer"]), bystander())
    t.does("bleed Hecate")
    t.passes_until("may")
    t.does("yes")
    t.goes_on()
    assert t.region("Laptop Computer") == "ash-heap"
    t.is_quiet()


# -- La Viuda Blanca --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "library"), [(1, 5), (2, 5), (2, 1)])
def test_la_viuda_draws_up_to_two(number: int, library: int) -> None:
    """What is over seven cards is discarded; an empty library ends it sooner."""
    me, drawn = "La Viuda Blanca", min(number, library)
    t = position(seat(ready=[me], hand=["Blank Page"] * 7, library=library), seat(ready=["Oskar 2/4"]), bystander())
    with t.unchanged(*BYSTANDER, f"{me}.blood", "b.pool"):
        t.does(f"use {me} {me}")
        assert t.measure(f"{me}.stealth") == 1
        t.passes_until("amount")
        t.does(f"amount {number}")
        while t.asks not in t.quiet:
            t.goes_by("discard-down")
    assert [t.measure(f"a.{what}") for what in ("hand", "ash_heap", "library")] == [7, drawn, library - drawn]
    t.is_quiet()


# -- Mina Grotius -----------------------------------------------------------------------------------------------------


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


# -- Nicomedes --------------------------------------------------------------------------------------------------------


def test_nicomedes_shuffles_his_hand_into_the_library() -> None:
    t = position(seat(ready=["Nicomedes"], hand=["Dodge", "Blur"], library=12), seat(), bystander(), phase="master")
    with t.changes("Nicomedes.blood", -1), t.changes("a.hand", 5):  # up to seven
        t.does("use Nicomedes")
    assert len(t.g.regions[LIBRARY][0]) == 7


# -- Solomon Batanea --------------------------------------------------------------------------------------------------


def test_solomon_sends_blood_back_to_the_pool_of_his_prey() -> None:
    t = position(
        seat(ready=["Solomon Batanea"]),
        seat(uncontrolled=["Anja 3/5"]),
        seat(ready=["Vera 2/4"], uncontrolled=["Vito 3/5"]),
        phase="influence",
    )
    with t.changes("Anja.blood", -2), t.changes("b.pool", 2), t.unchanged("Vito.blood", "c.pool"):
        t.does("use Solomon Batanea")
        t.does("use Solomon Batanea")
    assert not t.offers("use Solomon Batanea")  # four transfers are spent


# -- Zygodat ----------------------------------------------------------------------------------------------------------


@editions
def test_zygodat_burns_the_top_of_a_library(edition: str) -> None:
    t = position(
        seat(ready=["Zygodat"]),
        seat(hand=["Blank Page"] * 7, library=["Dodge", "Blur", "Flash"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Zygodat")
    t.passes_until("may")
    t.does("yes", by="a")
    assert [t.region(name) for name in ("Dodge", "Blur", "Flash")] == ["library", "ash-heap", "ash-heap"]
