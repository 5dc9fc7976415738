"""Referendum cards and gear that a few winning decks play: refusals, boundaries, and whom they leave alone."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, passes_to
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights

POLL = "Anarchist Uprising"

# -- referendums ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("theirs", "lost"), [("primogen", 1), ("", 0)])
def test_the_elder_kindred_network_costs_one_for_a_tie_and_nothing_for_a_success(
    theirs: str, lost: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 4/8 primogen", "Wolf ally 2"], hand=[POLL]),
        seat(ready=[f"Oskar 2/4 clan:Ventrue {theirs}".strip()], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("play Elder Kindred Network Oskar 0")
    t.does("play Elder Kindred Network Oskar 0", by="b")
    if theirs:
        goes(t, favour="", against="")
        assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("c.pool")) == (30 - lost, 30, 30)
        return
    goes(t, favour="a", against="b")
    assert t.told("result")[-1]["result"] == "passed"
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("c.pool")) == (28, 29, 29)


@editions
def test_the_elder_kindred_network_comes_before_the_first_vote(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 primogen"], hand=[POLL]),
        seat(ready=["Oskar 2/4 clan:Ventrue"], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    since = len(t.asked)
    goes(t, favour="a")
    assert not t.ever_offered("play Elder Kindred Network", since)


@editions
@rules_on("Madrigal", "LSJ 20020123")
def test_the_acting_vampire_who_sings_a_madrigal_agrees_with_himself(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 MEL primogen"], hand=[POLL, "Madrigal"]),
        seat(ready=["Oskar 2/4 primogen"]),
        seat(ready=["Vera 2/4", "Wolf ally 2"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("play Madrigal Mira 3")
    t.does("play Madrigal Mira 3", by="a")
    goes(t, favour="a", against="b")
    paid = t.g.face[t["Madrigal"]].blood
    blood = [t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera", "Wolf")]
    assert blood == [5 - paid, 1, 2, 2]


@editions
def test_nobody_who_lacks_melpominee_sings_as_the_acting_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre primogen"], hand=[POLL, "Madrigal"]),
        seat(ready=["Oskar 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    goes(t, favour="a")
    assert not t.ever_offered("play Madrigal Mira")


@editions
@rules_on("Velvet Tongue", "ANK 20200925", "ANK 20211105")
def test_a_velvet_tongue_corrupts_nobody_who_has_not_voted_and_steals_nobody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/1 prince:Boston", "Ines 4/8"], hand=[POLL]),
        seat(ready=["Oskar 2/4 ser"], hand=["Velvet Tongue"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    while not t.offers("vote Mira for"):
        assert not t.offers("play Velvet Tongue")
        t.passes()
    t.does("vote Mira for")
    t.passes_until_offered("play Velvet Tongue Oskar 1")
    with t.unchanged(*BYSTANDER):
        t.does("play Velvet Tongue Oskar 1", by="b")
    assert (t.g.counters_on(t["Mira"], "corruption"), t.g.counters_on(t["Ines"], "corruption")) == (1, 0)
    goes(t, favour="a")
    assert t.g.controller[t["Mira"]] == 0


# -- equipment and allies ---------------------------------------------------------------------------------------------


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


@editions
@pytest.mark.parametrize(("who", "offered"), [("trait:black-hand", True), ("", False)])
def test_guarded_rubrics_are_for_the_black_hand(who: str, offered: bool, edition: str) -> None:
    t = acting("Guarded Rubrics", who=f"sect:Sabbat {who}".strip(), edition=edition)
    assert t.offers("play Guarded Rubrics Mira") is offered


@editions
def test_guarded_rubrics_cost_blood_to_use_and_no_ally_can(edition: str) -> None:
    t = position(
        seat(ready=[("Brute ally 2 bleed:1", ["Guarded Rubrics"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Guarded Rubrics Brute")


@editions
@rules_on("Banshee Ironwail", "LSJ 19971215")
def test_who_wails_may_strike_as_he_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/9"]), seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]), bystander(), edition=edition
    )
    fights(t, "Mira")
    with t.unchanged(*BYSTANDER):
        on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 3)
    t.is_quiet()


@editions
@rules_on("Banshee Ironwail", "ANK 20210627")
def test_an_ally_who_dies_of_the_wail_never_fights(edition: str) -> None:
    t = position(
        seat(ready=["Mouse ally 1 bleed:1"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mouse")
    t.goes_on()
    assert (t.region("Mouse"), t.told("combat")) == ("ash-heap", [])
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_the_banshee_wails_at_nobody_else_who_is_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/9"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"]), "Guard 4/8"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira", "Guard")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Guard.blood")) == (5, 3)  # by the hands of each other
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "offered"),
    [("Flak Jacket", True), ("Ivory Bow", False), ("Zaire River Ferry", False), ("Blank Page", False)],
)
def test_pier_13_takes_common_equipment_that_can_be_paid(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Pier 13, Port of Baltimore"])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    assert t.offers("use Pier 13, Port of Baltimore") is offered


@editions
def test_an_informant_asks_nobody_without_an_ishtarri_and_not_her_whose_hand_it_is(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ishtarri", "Informant"], hand=["Fade"]),
        seat(ready=["Oskar 2/4"], torpor=["Ute 2/4 clan:Ishtarri"]),
        seat(ready=["Vera 2/4"], hand=["Blank Page"]),
        phase="unlock",
        edition=edition,
    )
    since = len(t.asked)
    passes_to(t, "minion")
    assert not any(("yes",) in options for _, options in t.asked[since:])
    assert (t.g.seen(t["Fade"], 1), t.g.seen(t["Fade"], 2)) == (False, False)


# -- who acts in a combat ---------------------------------------------------------------------------------------------


@editions
@rules_on("Powerbase: Savannah", "ANK 20230814")
@pytest.mark.parametrize(("owner", "offered"), [("a", False), ("b", True)])
def test_savannah_is_for_the_one_who_counts_as_acting(owner: str, offered: bool, edition: str) -> None:
    """Mira attacks Oskar in such a way that he counts as the acting vampire of the combat."""
    places = ["Powerbase: Savannah", "KRCG News Radio"]
    t = position(
        seat(ready=["Mira 4/8 ANI"], hand=["Deep Song"], play=places if owner == "a" else []),
        seat(ready=["Oskar 4/6"], play=places if owner == "b" else []),
        bystander(),
        edition=edition,
    )
    t.does_all("play Deep Song Mira 1", "target Oskar")
    since = len(t.asked)
    t.goes_on()
    assert t.told("combat")[-1] == {"acting": t["Oskar"], "opposing": t["Mira"]}
    assert t.ever_offered("use Powerbase: Savannah", since) is offered
    t.is_quiet()


@editions
@pytest.mark.parametrize("before", [False, True])
def test_savannah_does_nothing_for_one_who_fights_without_acting(before: bool, edition: str) -> None:
    """Ilse continues the combat of Mira; no matter whether she has acted and fought earlier in the turn."""
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(
            ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"],
            hand=["Follow the Alpha"],
            play=["Powerbase: Savannah", "KRCG News Radio"],
        ),
        seat(ready=["Oskar 6/8", "Ute 6/8"]),
        bystander(),
        edition=edition,
    )
    if before:
        fights(t, "Ilse", "Ute")
        assert t.offers("use Powerbase: Savannah")
        t.goes_on()
        t.g.locked[t["Ilse"]] = 0
    fights(t, "Mira")
    assert t.offers("use Powerbase: Savannah")
    on(t, "after-combat")
    since = len(t.asked)
    t.does("play Follow the Alpha Ilse 0", by="a")
    on(t)
    t.is_quiet()
    assert t.told("combat")[-1] == {"acting": t["Ilse"], "opposing": t["Oskar"]}
    assert not t.ever_offered("use Powerbase: Savannah", since)
