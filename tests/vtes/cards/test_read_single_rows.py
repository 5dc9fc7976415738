"""Sentences of the crypt grammar that only one or two vampires have: each of these vampires is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import CONTESTED, UNCONTROLLED
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import title
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights

EVENT = "Anthelios, The Red Star"

# -- diablerie --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "asked"), [("Gone 1/4", True), ("Gone 1/3", False)])
def test_marta_drinks_more_from_an_elder(other: str, asked: bool, edition: str) -> None:
    t = position(seat(ready=["Marta"]), seat(ready=["Oskar 2/4 locked"], torpor=[other]), bystander(), edition=edition)
    t.g.blood[t["Marta"]] = 0
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does("diablerize Marta Gone")
        t.goes_on("blood-hunt", "discipline")
        assert (t.asks == "may") is asked
        t.does("yes" if asked else "pass")
    assert t.measure("Marta.blood") == 1 + asked


@editions
@pytest.mark.parametrize(("victim", "hunt"), [("Harlan Graves", False), ("March Halcyon", False), ("Gone 1/4", True)])
def test_nobody_is_hunted_for_drinking_some(victim: str, hunt: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"]), seat(ready=["Oskar 2/4 locked"], torpor=[victim]), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"diablerize Mira {victim.split(' 1/')[0]}")
        t.passes_until("blood-hunt") if edition == "2000" and hunt else t.goes_on("discipline")
    assert t.region(victim.split(" 1/")[0]) == "ash-heap"
    assert ((t.asks == "blood-hunt") if edition == "2000" else bool(t.told("referendum"))) is hunt


@editions
@pytest.mark.parametrize(("hunter", "offered"), [("Troius", False), ("Lord 4/8 prince", True)])
def test_troius_votes_against_no_blood_hunt(hunter: str, offered: bool, edition: str) -> None:
    who = hunter.split(" 4/")[0]
    t = position(seat(ready=["Mira 3/6", hunter]), seat(torpor=["Gone 1/5"]), bystander(), edition=edition)
    t.does("diablerize Mira Gone")
    since = len(t.asked)
    t.passes_until_offered("blood-hunt" if edition == "2000" else f"vote {who} for")
    if edition == "2000":
        t.does("blood-hunt")
        t.passes_until_offered(f"vote {who} for")
    assert t.offers(f"vote {who} against") is offered
    t.goes_on()
    assert t.ever_offered(f"vote {who} against", since) is offered


# -- leaving the ready region -----------------------------------------------------------------------------------------


@editions
@rules_on("Jaggedy Andy", "ANK 20211010")
@pytest.mark.parametrize(("held", "left"), [(3, 1), (1, 0)])
def test_jaggedy_andy_drops_two_cards_as_he_falls(held: int, left: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blank Page"]),
        seat(ready=["Jaggedy Andy"], hand=["Blank Page"] * held),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Jaggedy Andy"]] = 0
    fights(t, "Mira", "Jaggedy Andy")
    with t.unchanged(*BYSTANDER, "a.hand"):
        on(t)
    assert (t.region("Jaggedy Andy"), t.measure("b.hand")) == ("torpor", left)


@editions
def test_sundervere_costs_his_methuselah_a_pool_when_he_burns(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Sundervere, The Devil Brahmin", "Gone 1/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("b.pool", -1), t.unchanged(*BYSTANDER, "a.pool"):
        t.does("diablerize Mira Sundervere, The Devil Brahmin")
        t.goes_on("blood-hunt", "discipline", "trophy")
    assert t.region("Sundervere, The Devil Brahmin") == "ash-heap"


# -- Gehenna ----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("card", "blood"), [(EVENT, 3), ("The Uncoiling", 4)])
def test_antara_suffers_from_every_gehenna_event(card: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Antara"]), bystander(), phase="discard", edition=edition
    )
    t.g.blood[t["Antara"]] = 4
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does(f"play {card}")
    assert t.measure("Antara.blood") == blood


@since_2011
@pytest.mark.parametrize(
    ("card", "region", "locked"), [(EVENT, "ready", 0), ("The Uncoiling", "ready", 1), (EVENT, "torpor", 1)]
)
def test_jesse_menks_unlocks_for_a_gehenna_card(card: str, region: str, locked: int, edition: str) -> None:
    t = position(
        seat(hand=[card], **{region: ["Jesse Menks locked"]}),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card}")
    assert t.measure("Jesse Menks.locked") == locked


@since_2011
def test_jesse_menks_stays_locked_for_the_gehenna_of_others(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[EVENT]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Jesse Menks locked"]),
        phase="discard",
        edition=edition,
    )
    t.does(f"play {EVENT}")
    assert t.measure("Jesse Menks.locked") == 1


@since_2011
@pytest.mark.parametrize(("card", "offered"), [(EVENT, True), ("The Uncoiling", False)])
def test_giangaleazzo_unlocks_in_times_of_gehenna(card: str, offered: bool, edition: str) -> None:
    who = "Giangaleazzo, The Traitor"
    t = position(
        seat(ready=[f"{who} locked"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.g.blood[t[who]] = 4
    assert t.offers(f"use {who}") is offered
    if offered:
        with t.unchanged(*BYSTANDER, "a.pool"):
            t.does(f"use {who}")
        assert (t.measure(f"{who}.locked"), t.measure(f"{who}.blood")) == (0, 3)


# -- coming into play and titles --------------------------------------------------------------------------------------


@editions
@rules_on("Dr. Solomon Grey", "LSJ 20080526")
@pytest.mark.parametrize("contested", [False, True])
def test_dr_solomon_grey_costs_a_pool_on_arrival_contested_or_not(contested: bool, edition: str) -> None:
    who = "Dr. Solomon Grey"
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=[who]),
        seat(ready=["Oskar 2/4", *[who] * contested]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    coming = t.g.regions[UNCONTROLLED][0][0]
    t.g.blood[coming] = 1
    with t.changes("a.pool", -2), t.unchanged(*BYSTANDER, "b.pool"):  # one is moved to him
        t.answer(t.options("invest")[0])
        t.answer(t.options("out")[0] if edition == "2023" else "pass")
    assert (t.g.where[coming] == CONTESTED) is contested
    told = [event.kind for event in t.story if event.kind in ("pool", "contested")]
    assert told[:1] == ["pool"]  # it comes before the contest
    assert ("contested" in told) is contested


@editions
@pytest.mark.parametrize(("mine", "cost"), [("Wilhelm Waldburg", 2), ("Mira 4/8 prince:Berlin", 1)])
def test_who_contests_the_title_of_wilhelm_waldburg_pays_more(mine: str, cost: int, edition: str) -> None:
    who = mine.split(" 4/")[0]
    t = position(seat(ready=[mine]), seat(ready=["Oskar 4/8 primogen"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 4
    title.gain(t.g, t["Oskar"], "prince of Berlin")
    passes_to(t, "contest", "b")
    with t.changes("Oskar.blood", -cost), t.unchanged(*BYSTANDER, "b.pool", f"{who}.blood"):
        t.does("pay Oskar")
    passes_to(t, "contest", "a")
    with t.changes(f"{who}.blood", -1), t.unchanged("Oskar.blood"):
        t.does(f"pay {who}")


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("action", "asked"), [("bleed", True), ("hunt", False)])
def test_venceslava_profits_from_what_her_prey_loses(action: str, asked: bool, edition: str) -> None:
    who = "Věnceslava, The Implacable"
    t = position(seat(ready=[who]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 4
    t.does(f"{action} {who}")
    since = len(t.asked)
    if asked:
        t.passes_until_offered(f"use {who}")
        with t.changes("a.pool", 1), t.unchanged(*BYSTANDER):
            t.does(f"use {who}")
            assert not t.offers(f"use {who}")
    t.goes_on()
    assert t.ever_offered(f"use {who}", since) is asked
    assert t.measure("b.pool") == 30 - asked


@editions
def test_baldesar_rossellini_makes_a_location_cheaper(edition: str) -> None:
    t = position(
        seat(ready=["Baldesar Rossellini"], hand=["KRCG News Radio"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.changes("a.pool", 1 - t.g.face[t["KRCG News Radio"]].pool), t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play KRCG News Radio")
        assert t.asks == "paying"
        t.does("use Baldesar Rossellini")
    assert t.region("KRCG News Radio") == "play"


@editions
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_baldesar_rossellini_in_torpor_makes_nothing_cheaper(region: str, edition: str) -> None:
    for card, price in (("KRCG News Radio", 2), ("Blood Doll", 0)):
        t = position(
            seat(hand=[card], **{region: ["Baldesar Rossellini"]}),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does(f"play {card}")
        assert (t.asks == "paying") is (region == "ready" and price > 0)


@editions
def test_baba_yaga_unlocks_as_she_employs_a_retainer_and_for_nothing_else(edition: str) -> None:
    who = "Baba Yaga, the Iron Hag"
    t = position(
        seat(ready=[who], hand=["Raven Spy", "Owl Companion"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t[who]] = 8
    for times, servant in enumerate(("Raven Spy", "Owl Companion")):  # once each turn
        since = len(t.asked)
        t.does(f"play {servant} {who} 0")
        if not times:
            t.passes_until_offered(f"use {who}")
            with t.unchanged(*BYSTANDER, f"{who}.blood"):
                t.does(f"use {who}")
        t.goes_on()
        assert t.g.host[t[servant]] == t[who]
        assert (t.measure(f"{who}.locked"), t.ever_offered(f"use {who}", since)) == (times, not times)
    t = position(seat(ready=[who]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    since = len(t.asked)
    t.does(f"bleed {who}")
    t.goes_on()
    assert not t.ever_offered(f"use {who}", since)


@editions
@pytest.mark.parametrize(
    ("who", "card", "other"),
    [
        ("Lisandro Giovanni", "Corporate Hunting Ground", "Mira 4/8 clan:Giovanni"),
        ("Lisandro Giovanni", "Blessings of the Loa", "Mira 4/8 clan:Giovanni"),
        ("Tatiana Stepanova, Alastor", "Warzone Hunting Ground", "Mira 4/8 clan:Ravnos"),
        ("Tatiana Stepanova, Alastor", "Zoo Hunting Ground", "Mira 4/8 clan:Ravnos"),
    ],
)
def test_their_methuselahs_play_master_cards_of_two_clans(who: str, card: str, other: str, edition: str) -> None:
    for ready, offered in ((who, True), (other, False)):
        t = position(
            seat(ready=[ready], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
        )
        assert t.offers(f"play {card}") is offered


@editions
@pytest.mark.parametrize(
    ("who", "card", "other"),
    [
        ("Lisandro Giovanni", "Off Kilter", "Mira 4/8 clan:Giovanni"),
        ("Lisandro Giovanni", "Recruiting Party", "Mira 4/8 clan:Giovanni"),
        ("Tatiana Stepanova, Alastor", "The Slashers", "Mira 4/8 clan:Ravnos"),
        ("Tatiana Stepanova, Alastor", "Skaald", "Mira 4/8 clan:Ravnos"),
    ],
)
def test_they_play_minion_cards_of_two_clans_and_others_beside_them_do_not(
    who: str, card: str, other: str, edition: str
) -> None:
    t = position(seat(ready=[who, other], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 6
    assert t.offers(f"play {card} {who} 0")
    assert not t.offers(f"play {card} Mira 0")


# -- as if of another clan --------------------------------------------------------------------------------------------


@editions
@rules_on("Lisandro Giovanni", "LSJ 20101013")
def test_lisandro_counts_as_a_samedi_for_the_card_that_is_played_and_not_for_the_card_in_play(edition: str) -> None:
    own = seat(ready=["Lisandro Giovanni", "Mira 3/5 clan:Giovanni"], hand=["Houngan"], pool=10)
    t = position(own, seat(ready=["Oskar 2/4"]), bystander(), edition=edition, phase="master")
    with t.unchanged(*BYSTANDER), t.changes("a.pool", -1):
        t.does("play Houngan")
    assert [t.g.face[card].name for card in t.g.on(t["Lisandro Giovanni"])] == ["Houngan"]
    t = position(
        seat(ready=["Lisandro Giovanni", ("Mira 3/5 clan:Samedi", ["Houngan"])]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    assert not t.offers("use Houngan Lisandro Giovanni")
    t.is_quiet()


@editions
def test_nobody_but_lisandro_stands_in_for_a_samedi(edition: str) -> None:
    own = seat(ready=["Mira 3/5 clan:Giovanni"], hand=["Houngan"], pool=10)
    t = position(own, seat(ready=["Lisandro Giovanni"]), edition=edition, phase="master")
    assert not t.offers("play Houngan")
