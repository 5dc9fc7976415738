"""Rulings on what single vampires can do, how often, and at which moments."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_replies import until

# -- how often --------------------------------------------------------------------------------------------------------


@rules_on("General Perfidio Díos", "LSJ 20030605")
def test_perfidio_rises_to_block_more_than_once_in_an_action() -> None:
    me = "General Perfidio Díos"
    t = position(
        seat(ready=["Mira 4/8 OBF stealth:1"], hand=["Conceal", "Elder Impersonation", "Elder Impersonation"]),
        seat(ready=[f"{me} blood:4 locked", "Oskar 4/8"], play=["The Barrens"]),
        bystander(),
    )
    t.does("play Conceal Mira 1")
    t.does("target The Barrens") if t.asks == "target" else None
    for _ in range(2):
        until(t, f"use {me}")
        with t.changes(f"{me}.blood", -1):
            t.does(f"use {me}", by="b")
        while not t.measure(f"{me}.locked") and not t.offers("play Elder Impersonation"):
            t.answer("pass")
        t.g.lock(t[me])
    assert t.measure(f"{me}.blood") == 2


@rules_on("Josef von Bauren", "ANK 20190725")
@pytest.mark.parametrize("times", [1, 2])
def test_josef_discards_with_each_discard_phase_action(times: int) -> None:
    me = "Josef von Bauren"
    t = position(
        seat(ready=[me, *(["Cicatriz"] if times == 2 else [])], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8"], hand=["Dodge", "Blur", "Flash"]),
        bystander(),
        phase="discard",
    )
    for _ in range(times):
        assert t.offers(f"use {me}")
        t.does(f"use {me}")
        t.does("pick b")
    assert not t.offers(f"use {me}")
    assert t.measure("b.ash_heap") == times


@rules_on("Nonu Dis", "ANK 20220617")
def test_nonu_dis_feeds_once_in_a_master_phase() -> None:
    t = position(
        seat(
            ready=["Nonu Dis", "Ines 2/8 clan:Ministry", "Anson"],
            hand=["The Barrens", "Elder Library"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play The Barrens")
    assert t.asks == "may"
    t.does("yes", by="a")
    t.does("pick Ines") if t.asks == "pick" else None
    assert t.measure("Ines.blood") == 3
    t.does("play Elder Library", by="a")
    assert t.region("Elder Library") == "play"
    assert t.asks != "may"
    t.passes_until("minion")
    assert t.measure("Ines.blood") == 3


@rules_on("Osric Vladislav", "LSJ 20020814", "ANK 20221229")
def test_osric_burns_locations_as_long_as_he_acts_and_needs_stealth() -> None:
    me = "Osric Vladislav"
    places = ["The Barrens", "Elder Library", "The Parthenon"]
    t = position(
        seat(ready=[me, "Mira 4/8"], play=places),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        bystander(),
    )
    t.does(f"bleed {me}")
    assert not t.offers(f"use {me}")  # not needed yet
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    for place in places[:2]:
        until(t, f"use {me}")
        t.does(f"use {me}", by="a")
        t.does(f"pick {place}") if t.asks == "pick" else None
        assert t.region(place) == "ash-heap"
    since = len(t.asked)
    t.goes_on()
    assert (t.measure("b.pool"), t.ever_offered(f"use {me}", since)) == (29, False)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"use {me}", since)


@rules_on("Lazarene Inquisitor", "LSJ 20100909")
@pytest.mark.parametrize("first", [0, 1])
def test_the_two_actions_of_an_inquisitor_do_not_exclude_each_other(first: int) -> None:
    card = "Lazarene Inquisitor"
    t = position(
        seat(ready=[("Mira 4/8 clan:Harbinger-of-Skulls sect:Sabbat", [card]), "Ines 4/8"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    order = [f"use {card} Mira -1", f"use {card} Mira -2"]
    t.does(order[first])
    if first:  # the card would be gone: she is blocked, so that it stays
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
    else:
        t.does("target Oskar")
        t.goes_on()
        t.does("amount 2") if t.asks == "amount" else None
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")  # asks anew
    t.goes_on()
    assert (t.offers(order[first]), t.offers(order[1 - first])) == (False, True)


def _first(t: Table) -> str:
    """Pass, or else the first option."""
    return "pass" if "pass" in t.options() else t.options()[0]


# -- whose unlock phase -----------------------------------------------------------------------------------------------


@rules_on("Owain Evans, The Wanderer", "LSJ 20100723")
def test_owain_waits_until_she_whose_phase_it_is_has_done_what_she_must() -> None:
    me = "Owain Evans, The Wanderer"
    t = position(
        seat(ready=["Mira 2/8"], play=[]),
        seat(ready=[me], play=["Anarch Revolt"]),
        bystander(),
        phase="unlock",
    )
    while t.asks != "minion":
        if t.offers(f"use {me}"):
            assert t.measure("a.pool") == 29
            t.does(f"use {me}", by="b")
            t.does("target Mira") if t.asks == "target" else None
            break
        t.answer(t.options("trigger")[0] if t.options("trigger") else _first(t))
    assert t.measure("Mira.blood") == 3


@rules_on("Lubomira Hradok", "PIB 20110915-1")
@pytest.mark.parametrize("titled", [True, False])
def test_it_is_lubomira_who_does_not_unlock(titled: bool) -> None:
    who = "Lubomira Hradok"
    t = position(
        seat(ready=[who, "Mira 4/8 locked"]),
        seat(ready=["Oskar 4/8 locked" + (" prince:Paris" if titled else "")]),
        bystander(),
    )
    t.does(f"bleed {who}")
    t.goes_on()
    while t.g.turn_span().seat != 0 or t.asks != "minion" or t.g.turn == 20:
        t.answer(_first(t))
    assert (t.measure(f"{who}.locked"), t.measure("Mira.locked"), t.measure("Oskar.locked")) == (int(titled), 0, 0)


# -- coming into play -------------------------------------------------------------------------------------------------


@rules_on("Porphyrion", "LSJ 20080526")
@pytest.mark.parametrize("contested", [False, True])
def test_porphyrion_searches_before_he_is_contested(contested: bool) -> None:
    t = position(
        seat(
            ready=["Mira 2/4"],
            uncontrolled=["Porphyrion blood:9"],
            hand=["Blank Page"] * 7,
            library=["Treaty of Laibach", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4", *["Porphyrion"] * contested]),
        bystander(),
        phase="influence",
    )
    coming = t.g.uncontrolled(0)[0]
    t.does("out Porphyrion")
    while t.asks in ("may", "search"):
        assert not t.told("contested")
        t.answer("yes" if t.asks == "may" else t.options("find")[0])
    while t.options("discard"):
        t.answer(next(o for o in t.options("discard") if t.g.face[int(o.split()[1])].name == "Blank Page"))
    assert "Treaty of Laibach" in [t.g.face[one].name for one in t.g.hand(0)]
    assert bool(t.told("contested")) is contested
    assert coming >= 0


@rules_on('Paul "Sixofswords29" Moreton', "RTR 20180303")
def test_paul_moves_a_counter_in_the_phase_in_which_he_comes_out() -> None:
    me = 'Paul "Sixofswords29" Moreton'
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=[f"{me} blood:4", "Abe 0/4 imbued"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        options={"legacy": True},
    )
    assert not t.offers(f"use {me}")
    t.does(f"out {me}")
    assert t.offers(f"use {me}")
    with t.changes("a.pool", -1), t.changes("Abe.blood", 1):
        t.does(f"use {me}")
        t.does("target Abe") if t.asks == "target" else None
    assert not t.offers(f"use {me}")


@rules_on("Great Symposium", "ANK 20210304")
def test_the_symposium_finds_one_kiasyd() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Kiasyd"],
            hand=["Great Symposium"],
            crypt=["Nils 0/5 clan:Kiasyd", "Nora 0/4 clan:Kiasyd", "Ida 0/4"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Great Symposium")
    assert len(t.options("find")) == 2
    t.answer(t.options("find")[0])
    while t.asks not in t.quiet:
        t.answer(_first(t))
    found = [one for one in t.g.uncontrolled(0) if t.g.face[one].name != "Nobody"]
    assert (len(found), t.g.blood[found[0]], t.measure("a.crypt")) == (1, 3, 2)


@rules_on("Guillaume Giovanni", "LSJ 20080107")
def test_a_location_that_is_contested_at_once_gives_guillaume_nothing() -> None:
    me = "Guillaume Giovanni"
    t = position(
        seat(ready=[me], hand=["The Parthenon", "Elder Library"]),
        seat(ready=["Oskar 4/8"], play=["The Parthenon"]),
        bystander(),
        phase="master",
    )
    before = t.measure("a.hand_size")
    t.does("play The Parthenon")
    assert t.told("contested")
    assert t.measure("a.hand_size") == before
    t = position(seat(ready=[me], hand=["The Parthenon"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    t.does("play The Parthenon")
    assert t.measure("a.hand_size") == before + 1


@rules_on("Igo the Hungry", "PIB 20150820-2")
@pytest.mark.parametrize(("act", "n"), [("hunt Igo the Hungry", 0), ("play Abactor Igo the Hungry 0", 1)])
def test_igo_lacks_the_stealth_of_the_hunt_in_the_book_only(act: str, n: int) -> None:
    t = position(
        seat(ready=["Igo the Hungry blood:0", "Mira 4/8"], hand=["Abactor"]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does(act)
    assert t.measure("action.stealth") == n
