"""Crypt cards: Caitiff."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.effects.forbidding import PRESS
from praxis.vtes.model import stats
from praxis.vtes.model.facts import named
from praxis.vtes.model.regions import CONTESTED, REGION_WORDS, UNCONTROLLED
from praxis.vtes.model.rulings import bars
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.answering import answers
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import stands
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011

# -- Anarch Convert ---------------------------------------------------------------------------------------------------


@rules_on("Anarch Convert", "PIB 20121031")
@pytest.mark.parametrize("way", [0, 1])
def test_the_convert_makes_an_anarch_and_goes(way: int) -> None:
    """An anarch already can be chosen, too; nobody with a title."""
    name = "Anarch Convert"
    t = position(
        seat(
            ready=["Mira 4/8 sect:Camarilla", "Anja 4/8 sect:Anarch", "Vito 4/8 sect:Camarilla prince"],
            uncontrolled=[f"{name} blood:1"],
            crypt=["Anvil"],
        ),
        seat(),
        bystander(),
        phase="influence",
    )
    t.does(f"out {name}")
    t.does("yes", by="a")
    assert t.offers("pick Anja")
    assert not t.offers("pick Vito")
    t.does("pick Mira")
    with t.changes("a.pool", 1 if way == 0 else 0):
        t.does(f"way {way}")
    assert stats.sect(t.g, t["Mira"]) == "Anarch"
    assert t.region(name) == "removed"
    assert t.region("Anvil") == ("crypt" if way == 0 else "uncontrolled")


@rules_on("Anarch Convert", "LSJ 20080526")
def test_a_convert_goes_before_he_is_contested() -> None:
    """There is another one in play: the first use of his text comes before the contest."""
    name = "Anarch Convert"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], uncontrolled=[f"{name} blood:1"]),
        seat(ready=[name]),
        bystander(),
        phase="influence",
    )
    mine = t.g.uncontrolled(0)[0]
    t.answer(f"out {mine}")
    t.does("yes", by="a")
    if t.asks == "pick":
        t.does("pick Mira")
    assert t.measure("a.pool") == 31  # her crypt is empty
    assert stats.sect(t.g, t["Mira"]) == "Anarch"
    assert REGION_WORDS[t.g.where[mine]] == "removed"


def test_a_convert_may_stay() -> None:
    name = "Anarch Convert"
    t = position(seat(ready=["Mira 4/8"], uncontrolled=[f"{name} blood:1"]), seat(), bystander(), phase="influence")
    t.does(f"out {name}")
    t.does("no", by="a")
    assert t.region(name) == "ready"


@since_2011
def test_the_convert_in_older_books(edition: str) -> None:
    """Up to 2012 an anarch keeps his sect and is called an anarch besides."""
    t = position(
        seat(ready=["Mira 4/8"], uncontrolled=["Anarch Convert blood:1"], crypt=["Anvil"]),
        seat(),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.brings_out("Anarch Convert")
    while t.asks == "influence":
        t.passes()
    t.does("yes", by="a")
    if t.asks == "pick":
        t.does("pick Mira")
    t.does("way 0", by="a")
    assert stats.is_anarch(t.g, t["Mira"])
    assert t.region("Anarch Convert") == "removed"


# -- Antoinette DuChamp -----------------------------------------------------------------------------------------------


def test_what_cards_cost_them() -> None:
    """The printed costs and, beside them, what these vampires pay."""
    for name, card, mode, extra in (
        ("Antoinette DuChamp", "Blur", 0, 0),
        ("Antoinette DuChamp", "Sideslip", 0, 1),
        ("Magdelena Schaefer", "Theft of Vitae", 0, 1),
        ("Magdelena Schaefer", "Rutor's Hand", 0, 0),
    ):
        t = position(seat(ready=[name], hand=[card]), seat(), bystander())
        printed = t.g.face[t[card]].blood
        assert blood_cost(t.g, t[card], mode, t[name]) == printed + extra, (name, card)


# -- Dan Murdock ------------------------------------------------------------------------------------------------------


@editions
def test_dan_murdock_finds_giants_blood_and_nothing_else(edition: str) -> None:
    library = ["Giant's Blood", "Minion Tap", "Blank Page"]
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, library=library)
    t.does("use Dan Murdock Dan Murdock -1")
    t.passes_until("search")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.region("Giant's Blood") == "hand"


@editions
def test_dan_murdock_may_find_nothing_and_discards_down(edition: str) -> None:
    full = ["Fade"] * 7
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, hand=full, library=["Minion Tap", "Fade"])
    with t.unchanged(*BYSTANDER, "a.hand", "a.library"):
        t.does("use Dan Murdock Dan Murdock -1")
        t.goes_on("search")
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, hand=full, library=["Giant's Blood", "Minion Tap"])
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does("use Dan Murdock Dan Murdock -1")
        t.passes_until("search")
        t.answer(t.options("find")[0])
        t.does("discard Giant's Blood")
    assert (t.measure("a.hand"), t.region("Giant's Blood")) == (7, "ash-heap")
    t.is_quiet()


# -- Donald Cargill ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Donald Cargill", "LSJ 20090115-2")
def test_donald_pays_for_the_referendums_of_his_predator(edition: str) -> None:
    for at, lost in (("b", 1), ("c", 0)):
        own: dict[str, list[Item]] = {"b": ["Oskar 2/4"], "c": ["Vera 2/4"]}
        own[at].append("Donald Cargill")
        t = position(
            seat(ready=["Mira 6/8 prince"], hand=[POLL]), seat(ready=own["b"]), seat(ready=own["c"]), edition=edition
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        with t.changes("Donald Cargill.blood", -lost):
            t.does("vote Mira for")
            t.goes_on()


# -- Dr. Solomon Grey -------------------------------------------------------------------------------------------------


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


# -- Eddie Gaines -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Eddie Gaines", "Adisa"])
def test_after_a_hunt_they_stay_locked(name: str) -> None:
    for blood, stays in ((0, True), (None, False)):
        t = position(
            seat(ready=[name if blood is None else f"{name} blood:{blood}"]),
            seat(uncontrolled=["Nobody 0/9"]),
            bystander(),
        )
        if t.offers(f"hunt {name}"):  # else he must, and does
            t.does(f"hunt {name}")
        t.goes_on()
        while t.g.turn < 23:  # her next turn
            t.passes()
        assert bool(t.measure(f"{name}.locked")) is stays


# -- Franciscus -------------------------------------------------------------------------------------------------------


def test_franciscus_is_burned_by_much_damage() -> None:
    for strength, where in (("3", "torpor"), ("4", "ash-heap")):
        t = position(seat(ready=["Franciscus"]), seat(ready=[f"Oskar 6/8 strength:{strength}"]), bystander())
        t.does("bleed Franciscus")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        t.goes_on()
        assert t.region("Franciscus") == where


# -- Igo the Hungry ---------------------------------------------------------------------------------------------------


@editions
def test_hunting_without_stealth(edition: str) -> None:
    t = position(seat(ready=["Igo the Hungry", "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Igo the Hungry")
    assert stats.stealth(t.g, t["Igo the Hungry"]) == 0


@rules_on("Igo the Hungry", "PIB 20150820-2")
@pytest.mark.parametrize(("act", "n"), [("hunt Igo the Hungry", 0), ("play Abactor Igo the Hungry 0", 1)])
def test_igo_lacks_the_stealth_of_the_hunt_in_the_book_only(act: str, n: int) -> None:
    t = position(
        seat(ready=["Igo the Hungry blood:0", "Mira 4/8"], hand=["Abactor"]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does(act)
    assert t.measure("action.stealth") == n


# -- Iris Bennett -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "asked"), [("Oskar 2/2", True), ("Oskar 1/1", False)])
def test_an_elder_who_blocks_iris_bennett_looks_at_the_hand(other: str, asked: bool, edition: str) -> None:
    t = stands("Iris Bennett", other, edition=edition, hand=["Blank Page"])
    fights(t, "Iris Bennett")
    if asked:
        assert t.asks == "may"
        t.does("yes", by="b")
    t.goes_on()
    assert t.g.seen(t["Blank Page"], 1) is asked


@editions
def test_who_blocks_iris_bennett_need_not_look_and_nobody_else_sees(edition: str) -> None:
    for answer, seen in (("yes", True), ("no", False)):
        t = stands("Iris Bennett", "Oskar 2/8", edition=edition, hand=["Blank Page"])
        fights(t, "Iris Bennett")
        assert not t.told("combat")  # before the block is resolved
        t.does(answer, by="b")
        assert (t.g.seen(t["Blank Page"], 1), t.g.seen(t["Blank Page"], 2)) == (seen, False)
        t.goes_on()


# -- Maldavis ---------------------------------------------------------------------------------------------------------


@since_2011
def test_primogen_vote_more_for_maldavis(edition: str) -> None:
    for caller, more in (("Maldavis", 1), ("Mira", 0)):
        t = position(
            seat(ready=["Maldavis (ADV)", "Mira 6/8", "Ines 2/4 primogen"], hand=[POLL]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        assert stats.votes(t.g, t["Ines"]) == 1 + more


# -- Mukhtar Bey ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "on", "out"),
    [("Mukhtar Bey", False, True), ("Don Michael Antonio Giovanni", True, False), ("Mowgli", True, False)],
)
def test_who_cannot_press_on_or_press_out(name: str, on: bool, out: bool) -> None:
    """As things stand the combat ends, and a press would continue it; or the other way round."""
    t = position(seat(ready=[name]), seat(ready=["Oskar 9/9"], hand=["Dodge"]), bystander())
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.asks != "strike":
        t.passes()
    round_ = t.g.round()
    assert round_ is not None
    assert (not bars(t.g, PRESS, t[name])) is on
    round_.press = 1
    assert (not bars(t.g, PRESS, t[name])) is out
    assert not bars(t.g, PRESS, t["Oskar"])


def test_mukhtar_burns_when_gehenna_is_near() -> None:
    events = [face.name for face in catalogue.load() if "gehenna" in face.traits and face.types == ("Event",)]
    for n, where in ((5, "ash-heap"), (4, "ready")):
        t = position(seat(ready=["Mukhtar Bey"]), seat(play=events[:n]), bystander(), phase="unlock")
        if t.offers("trigger Mukhtar Bey"):
            t.does("trigger Mukhtar Bey")
        assert t.region("Mukhtar Bey") == where


@rules_on("Mukhtar Bey", "LSJ 20040521")
def test_a_trap_presses_for_mukhtar_and_he_does_not() -> None:
    t = position(seat(ready=["Mukhtar Bey"], hand=["Trap", "Boxed In"]), seat(ready=["Oskar 8/8"]), bystander())
    t.does("bleed Mukhtar Bey")
    answers(t, "block Oskar", "play Trap Mukhtar Bey 0")
    on_to(t)
    assert len(t.told("round")) == 4  # three more by the counters
    t = position(seat(ready=["Mukhtar Bey"], hand=["Boxed In"]), seat(ready=["Oskar 8/8"]), bystander())
    t.does("bleed Mukhtar Bey")
    answers(t, "block Oskar")
    on_to(t)
    assert not t.ever_offered("play Boxed In Mukhtar Bey")
    assert len(t.told("round")) == 1
    t.is_quiet()


# -- Smudge the Ignored -----------------------------------------------------------------------------------------------


def test_smudge_grows_stronger_once() -> None:
    t = position(seat(ready=["Smudge the Ignored"]), seat(torpor=["Oskar 0/9"], ready=["Anja 2/4"]), bystander())
    before = stats.strength(t.g, t["Smudge the Ignored"])
    t.does("diablerize Smudge the Ignored Oskar")
    while t.asks not in t.quiet:
        t.answer("no" if "no" in t.options() else "pass" if "pass" in t.options() else t.options()[0])
    assert stats.strength(t.g, t["Smudge the Ignored"]) == before + 1


# -- Uriah Winter -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Uriah Winter", "RTR 19941109", "LSJ 20011022")
@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(("pool", "seat_of"), [(29, 1), (30, 0)])
def test_uriah_winter_goes_to_a_richer_prey(pool: int, seat_of: int, region: str, edition: str) -> None:
    t = position(
        seat(pool=pool, **{region: ["Uriah Winter"]}),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    passes_to(t, "minion", "a" if seat_of == 0 and region == "ready" else "b")
    assert (t.g.controller[t["Uriah Winter"]], t.region("Uriah Winter")) == (seat_of, region)


@editions
def test_uriah_winter_counts_the_pool_at_the_beginning_of_the_phase(edition: str) -> None:
    """What the Edge gives her in that phase comes too late to keep him."""
    t = position(
        seat(pool=29, ready=["Uriah Winter", "Mira 2/4"], edge=True),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    t.passes_until("unlock")
    t.does("edge")
    assert t.measure("a.pool") == 30
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool", "Uriah Winter.blood"):
        t.does("trigger Uriah Winter")
    assert t.g.controller[t["Uriah Winter"]] == 1


# -- Walker Grimes ----------------------------------------------------------------------------------------------------


def test_master_cards_on_walker_cost_his_methuselah_more() -> None:
    t = position(seat(ready=["Walker Grimes", "Mira 4/8"], hand=["Blood Doll"]), seat(), bystander(), phase="master")
    doll, walker = t["Blood Doll"], t["Walker Grimes"]
    assert pool_cost(t.g, doll, 0, named(0), [walker]) == pool_cost(t.g, doll, 0, named(0), [t["Mira"]]) + 1


@rules_on("Walker Grimes", "LSJ 20081124-1")
def test_only_the_controller_of_walker_pays_more() -> None:
    """The Pentex Subversion of another is not dearer."""
    t = position(
        seat(ready=["Walker Grimes", "Ines 2/4"], hand=["Perfectionist"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Perfectionist")
    t.does("target Walker Grimes")
    assert t.measure("a.pool") == 30 - t.g.face[t["Perfectionist"]].pool - 1
    pentex = "Pentex™ Subversion"
    t = position(
        seat(ready=["Walker Grimes", "Ines 2/4"]),
        seat(ready=["Oskar 2/4"], hand=[pentex]),
        bystander(),
        phase="master",
        turn="b",
    )
    t.does(f"play {pentex}")
    t.does("target Walker Grimes")
    assert t.g.host[t[pentex]] == t["Walker Grimes"]
    assert t.measure("b.pool") == 30 - t.g.face[t[pentex]].pool
    t.is_quiet()
