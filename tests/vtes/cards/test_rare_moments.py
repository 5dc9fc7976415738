"""Rare phrases of vampires about what they and their Methuselahs can use at some moment: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import LIBRARY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

POLL = "Anarchist Uprising"
OBLIVION = "Arms of Ahriman"


def opponents(t: Table) -> None:
    """Until somebody else than the acting Methuselah is asked."""
    while t.who() == "a":
        t.passes()


# -- phases ------------------------------------------------------------------------------------------------------------


def test_carna_burns_a_retainer_for_blood() -> None:
    me = "Carna, The Princess Witch (G3)"
    t = position(
        seat(ready=[(f"{me} blood:1", ["J. S. Simmons, Esq."])]), seat(ready=["Oskar 2/4"]), bystander(), phase="unlock"
    )
    with t.changes("Carna, The Princess Witch.blood", 2), t.unchanged(*BYSTANDER):
        t.does("use Carna, The Princess Witch")
    assert t.region("J. S. Simmons, Esq.") == "ash-heap"
    t = position(seat(ready=[f"{me} blood:1"]), seat(), bystander(), phase="unlock")
    assert not t.ever_offered("use Carna, The Princess Witch")


def test_nehemiah_puts_cards_under_the_library() -> None:
    t = position(
        seat(ready=["Nehemiah"], hand=["Dodge", "Blur"], library=12),
        seat(),
        bystander(),
        phase="unlock",
    )
    t.does("use Nehemiah")
    t.does("pick Dodge")
    t.does("pick Blur")
    assert t.region("Dodge") == "library"
    assert t.g.regions[LIBRARY][0][:2] == [t["Blur"], t["Dodge"]]
    assert t.measure("a.hand") == 7


def test_alicia_discards_gehenna_events_if_she_has_the_edge() -> None:
    event = "Anthelios, The Red Star"
    for edge in (True, False):
        t = position(
            seat(edge=edge, ready=["Alicia Barrows"]),
            seat(hand=[event, "Dodge"]),
            seat(ready=["Vera 2/4"]),
            phase="unlock",
        )
        assert t.offers("use Alicia Barrows") is edge
        if edge:
            t.does("use Alicia Barrows")
            while t.asks == "pick":
                t.does("pick b" if t.offers("pick b") else f"pick {event}" if t.offers(f"pick {event}") else "pass")
            assert (t.region(event), t.region("Dodge")) == ("ash-heap", "hand")


def test_katherine_discards_a_card_with_auspex() -> None:
    t = position(
        seat(ready=["Katherine Stoddard"], hand=["Enhanced Senses", "Dodge"]), seat(), bystander(), phase="master"
    )
    t.does("use Katherine Stoddard")
    while t.asks == "discard-cost":
        assert not t.offers("discard Dodge")
        t.does("discard Enhanced Senses")
    assert t.region("Enhanced Senses") == "ash-heap"
    assert not t.offers("use Katherine Stoddard")


def test_nicomedes_shuffles_his_hand_into_the_library() -> None:
    t = position(seat(ready=["Nicomedes"], hand=["Dodge", "Blur"], library=12), seat(), bystander(), phase="master")
    with t.changes("Nicomedes.blood", -1), t.changes("a.hand", 5):  # up to seven
        t.does("use Nicomedes")
    assert len(t.g.regions[LIBRARY][0]) == 7


@pytest.mark.parametrize(
    ("name", "phase", "what"),
    [("Ayse Dhanial", "discard", "blood"), ("Edward Neally", "master", "hand"), ("Lille Haake", "master", "discard")],
)
def test_a_phase_action_is_used_up(name: str, phase: str, what: str) -> None:
    t = position(
        seat(ready=[f"{name} blood:1"], hand=["Dodge"] * 7, library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    before = stats.hand_size(t.g, 0)
    t.does(f"use {name}")
    while t.asks == "discard-cost":
        t.does("discard Dodge")
    assert t.asks != phase or not t.offers(f"use {name}")  # there was one
    if what == "blood":
        assert t.measure(f"{name}.blood") == 2
    elif what == "hand":
        assert stats.hand_size(t.g, 0) == before + 1


def test_ayo_feeds_an_uncontrolled_laibon_by_a_discard_phase_action() -> None:
    t = position(
        seat(ready=["Ayo Igoli"], uncontrolled=["Anja 0/5 sect:Laibon", "Vito 0/5"], hand=["Blank Page"]),
        seat(),
        bystander(),
        phase="discard",
    )
    with t.changes("Ayo Igoli.blood", -2), t.changes("Anja.blood", 2):
        t.does("use Ayo Igoli")
        if t.asks == "pick":
            t.does("pick Anja")


def test_josef_takes_a_card_of_a_neighbour_at_random() -> None:
    t = position(seat(ready=["Josef von Bauren"]), seat(hand=["Dodge"]), seat(ready=["Vera 2/4"]), phase="discard")
    t.does("use Josef von Bauren")
    if t.asks == "pick":
        t.does("pick b")
    assert t.region("Dodge") == "ash-heap"


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


@pytest.mark.parametrize(
    ("name", "n", "event"), [("Ezmerelda", 11, ""), ("Philippe de Marseilles", 6, "Anthelios, The Red Star")]
)
def test_leaving_for_pool(name: str, n: int, event: str) -> None:
    t = position(seat(ready=[name], play=[event] if event else []), seat(), bystander(), phase="unlock")
    with t.changes("a.pool", n), t.unchanged(*BYSTANDER):
        t.does(f"use {name}")
    assert t.region(name) == "removed"
    if event:
        t = position(seat(ready=[name]), seat(), bystander(), phase="unlock")
        assert not t.ever_offered(f"use {name}")


# -- actions -----------------------------------------------------------------------------------------------------------


def test_paul_cordwood_removes_crypt_cards_for_stealth_or_intercept() -> None:
    t = position(seat(ready=["Paul Cordwood"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Paul Cordwood")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("use Paul Cordwood", by="a")
    assert stats.stealth(t.g, t["Paul Cordwood"]) == 1
    assert t.region("Anvil") == "removed"
    t.goes_on()
    t.is_quiet()


@pytest.mark.parametrize(("capacity", "offered"), [(4, True), (5, False)])
def test_victorine_burns_the_edge_to_stop_a_young_vampires_bleed(capacity: int, offered: bool) -> None:
    name = "Victorine Lafourcade"
    t = position(seat(ready=[f"Mira 2/{capacity}"]), seat(edge=True, ready=[name]), bystander())
    t.does("bleed Mira")
    with t.changes("b.pool", 0 if offered else -1):
        while t.asks not in t.quiet:
            t.does(f"use {name}" if t.offers(f"use {name}") else "pass")
    assert t.ever_offered(f"use {name}") is offered
    assert t.g.edge == (-1 if offered else 0)  # burned, or won by the bleed


@rules_on("Edward Vignes", "ANK 20260316")
def test_an_action_at_edward_fails_but_not_while_it_is_blocked() -> None:
    name = "Edward Vignes"
    t = position(
        seat(ready=["Theo Bell (G6)"]),
        seat(ready=[name, "Oskar 2/4"], hand=["Govern the Unaligned", "Dodge"]),
        bystander(),
    )
    t.does("use Theo Bell Theo Bell")
    if t.asks == "target":
        t.does(f"target {name}")
    t.passes_until_offered(f"use {name}")
    assert not t.told("combat")
    t.does(f"use {name}")
    if t.asks == "discard-cost":
        t.does("discard Govern the Unaligned")
    t.goes_on()
    assert not t.told("combat")
    assert t.region("Govern the Unaligned") == "ash-heap"
    t.is_quiet()


def test_perfidio_unlocks_to_guard_a_location() -> None:
    name = "General Perfidio Díos"
    t = position(
        seat(ready=["Annazir"]),
        seat(ready=[f"{name} locked"], play=["Academic Hunting Ground"]),
        bystander(),
    )
    t.does("use Annazir Annazir")
    t.passes_until_offered(f"use {name}")
    with t.changes(f"{name}.blood", -2):  # one for the combat that follows
        t.does(f"use {name}", by="b")
    assert t.told("blocked")
    t = position(seat(ready=["Mira 2/4"]), seat(ready=[f"{name} locked"]), bystander())
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"use {name}")


@rules_on("Anneke", "RTR 20020501")
def test_anneke_attempts_to_block_whoever_is_the_target() -> None:
    """But nobody who has refused to block can attempt it afterwards, and only vampires are meant."""
    for actor, offered in (("Mira 2/4", True), ("Thug ally 2", False)):
        t = position(seat(ready=[actor]), seat(), seat(ready=["Anneke"]))
        me = actor.split()[0]
        t.does(f"bleed {me}")
        found = False
        while t.asks not in t.quiet:
            found = found or t.offers("use Anneke")
            t.does("use Anneke" if t.offers("use Anneke") else "pass")
        assert found is offered
        assert bool(t.told("blocked")) is offered


def test_nergal_pays_less_once_a_turn() -> None:
    t = position(seat(ready=["Nergal"], hand=["Blur"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nergal")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    assert not t.ever_offered("use Nergal")


# -- referendums -------------------------------------------------------------------------------------------------------


def called(name: str, caller: str, edition: str = "2023") -> Table:
    """Somebody of seat a calls a referendum; the vampire is seat b's."""
    t = position(
        seat(ready=[f"Mira 4/8 {caller}", "Anja 4/8 votes:2 sect:Camarilla"], hand=[POLL]),
        seat(ready=[name]),
        seat(ready=["Vera 2/4 votes:1"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    return t


def test_tj_cancels_the_referendum_of_a_titled_camarilla_vampire() -> None:
    for caller, offered in (("sect:Camarilla prince", True), ("sect:Camarilla", False), ("sect:Sabbat bishop", False)):
        t = called("T.J.", caller)
        while t.asks not in t.quiet and not t.offers("use T.J."):
            t.passes()
        assert t.offers("use T.J.") is offered
        if offered:
            with t.changes("T.J..blood", -2):
                t.does("use T.J.", by="b")
            assert t.measure("T.J..locked")
            t.goes_on()
            assert t.told("result")[-1]["result"] == "cancelled"


def test_fakir_makes_a_referendum_fail_before_votes_are_cast() -> None:
    t = called("Fakir al Sidi", "")
    while not t.offers("use Fakir al Sidi"):
        assert t.asks != "polling"
        t.passes()
    with t.changes("Fakir al Sidi.blood", -3):
        t.does("use Fakir al Sidi", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"


def test_quentin_takes_back_what_a_vampire_has_cast() -> None:
    t = called("Quentin", "")
    t.passes_until("polling")
    with t.changes("referendum.favour", 2):
        t.does("vote Anja for", by="a")
    t.passes_until_offered("use Quentin")
    t.does("use Quentin", by="b")
    if t.asks == "target":
        t.does("target Anja")
    assert t.measure("referendum.favour") == 0
    t.goes_on()


def test_bruce_keeps_camarilla_vampires_from_voting() -> None:
    for used in (True, False):
        t = position(
            seat(ready=["Bruce de Guy"], hand=[POLL]),
            seat(ready=["Oskar 4/8 votes:2 sect:Camarilla"]),
            seat(ready=["Vera 2/4 votes:1 sect:Sabbat"]),
        )
        t.does(f"play {POLL} Bruce de Guy")
        while t.asks != "polling":
            if used and t.offers("use Bruce de Guy"):
                t.does("use Bruce de Guy")
            else:
                t.passes()
        t.goes_on()
        assert t.ever_offered("vote Oskar against") is not used
        assert t.ever_offered("vote Vera against")


@pytest.mark.parametrize("passed", [True, False])
def test_antonio_rests_after_a_referendum_that_passed(passed: bool) -> None:
    name = "Antonio Delgado"
    t = position(seat(ready=[name, "Mira 4/8 votes:2"], hand=[POLL]), seat(ready=["Oskar 4/8 votes:9"]), bystander())
    t.does(f"play {POLL} {name}")
    t.passes_until("polling")
    t.does("vote Mira for")
    while t.asks == "polling":
        t.does("vote Oskar against" if not passed and t.offers("vote Oskar against") else "pass")
    t.goes_on()
    t.passes_until("discard")
    assert t.offers(f"use {name}") is passed


# -- combat ------------------------------------------------------------------------------------------------------------


@rules_on("Cailean", "RTR 19970630")
def test_cailean_sets_the_range() -> None:
    for way, long in ((0, False), (1, True)):
        t = position(seat(ready=["Cailean"], hand=[]), seat(ready=["Oskar 6/8"]), bystander())
        t.does("bleed Cailean")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        t.passes_until_offered("use Cailean Cailean")
        t.does("use Cailean Cailean", by="a")
        t.does(f"way {way}")
        assert t.told("range")[-1]["range"] == ("long" if long else "close")
        t.goes_on()
        t.is_quiet()


def test_kazimir_presses_after_a_block_of_his_own() -> None:
    name = "Kazimir Savostin"
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[name]), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}")
    t.goes_on()
    assert t.ever_offered(f"use {name} {name}")
    t = position(seat(ready=[name]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert not t.ever_offered(f"use {name} {name}")


def test_roger_gives_a_minion_of_his_a_maneuver() -> None:
    """The card that he discards requires Oblivion; one that does not will not do."""
    name = "Roger de Camden"
    for card, offered in ((OBLIVION, True), ("Dodge", False)):
        t = position(seat(ready=["Mira 6/8", name], hand=[card]), seat(ready=["Oskar 6/8"]), bystander())
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in (*t.quiet, "strike") and not t.offers(f"use {name}"):
            t.passes()
        assert t.offers(f"use {name}") is offered
        if offered:
            t.does(f"use {name}", by="a")
            assert t.region(card) == "ash-heap"
            assert t.offers("maneuver")
            t.goes_on()
            t.is_quiet()
