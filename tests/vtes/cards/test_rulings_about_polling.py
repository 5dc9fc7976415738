"""Rulings on what single vampires and cards do in a referendum, and on what it leads to."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_replies import until

POLL = "Domain Challenge"

# -- votes and ballots ------------------------------------------------------------------------------------------------


@ruled_alike("who", ["Genevieve", "Gratiano"], "RBK gaining-votes")
@pytest.mark.parametrize(("side", "other"), [("for", "against"), ("against", "for")])
def test_what_a_priscus_has_beside_the_ballot_goes_to_the_same_side(who: str, side: str, other: str) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=[who, "Oskar 4/8"], hand=["Bribes"]), bystander())
    t.does(f"play {POLL} Mira")
    until(t, f"vote {who} {side}")
    since = len(t.asked)
    t.does(f"vote {who} {side}", by="b")
    t.goes_on()
    assert not t.ever_offered(f"vote {who} {other}", since + 1)
    t.is_quiet()


@rules_on("Gratiano", "LSJ 20040519")
@pytest.mark.parametrize("titled", [True, False])
def test_gratiano_has_a_ballot_without_a_title(titled: bool) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=["Gratiano"]), bystander())
    if not titled:
        become_anarch(t.g, t["Gratiano"], "sect.anarch.by-card")
    assert (stats.title(t.g, t["Gratiano"]), t.measure("Gratiano.ballots")) == (("priscus", 2) if titled else ("", 1))
    t.does(f"play {POLL} Mira")
    until(t, "vote Gratiano against")
    t.does("vote Gratiano against", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"  # the only ballots decide for all the prisci
    t.is_quiet()


def polled(*own: str, other: str = "Oskar 6/8 prince:Paris", hand: tuple[str, ...] = (), **more: object) -> Table:
    """A referendum of Mira's is being polled."""
    t = position(
        seat(ready=["Mira 6/8 prince:Rome", *own], hand=[POLL, *hand]),
        seat(ready=[other]),
        seat(ready=["Vera 3/4 primogen"]),
        **more,  # type: ignore[arg-type]
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    return t


@ruled_alike("me", ["Kateline Nadasdy", "Arishat"], "LSJ 20100311")
@pytest.mark.parametrize("other", ["Oskar 6/8 prince:Paris", "Oskar 6/8 priscus sect:Sabbat"])
def test_to_abstain_cancels_what_was_cast_already(me: str, other: str) -> None:
    t = polled(me, other=other)
    until(t, "vote Oskar against")
    t.does("vote Oskar against", by="b")
    until(t, f"use {me}")
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me}", by="a")
        if t.asks == "target":
            assert t.offers("target Mira") is (me == "Arishat")
            t.does("target Oskar", by="a")
    since = len(t.asked)
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    t.goes_on()
    told = t.told("result")[-1]
    assert (told["result"], told["against"]) == ("passed", 0)
    assert not t.ever_offered("vote Oskar", since)
    t.is_quiet()


@rules_on("Neferu", "ANK 20190731")
@pytest.mark.parametrize("cast", [True, False])
def test_neferu_changes_what_was_cast_and_makes_nobody_vote(cast: bool) -> None:
    t = polled("Neferu", counters=[(1, "corruption", "Oskar", "a")])
    if cast:
        until(t, "vote Oskar against")
        t.does("vote Oskar against", by="b")
        until(t, "use Neferu")
        t.does("use Neferu", by="a")
        while t.asks in ("target", "way"):
            t.does("target Oskar" if t.asks == "target" else "way 0", by="a")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer("pass")
    told = t.told("result")[-1]
    if cast:
        assert (told["favour"], told["against"]) == (2, 0)
    else:
        assert not t.ever_offered("use Neferu", since)
    t.is_quiet()


# -- terms ------------------------------------------------------------------------------------------------------------


@rules_on("Montecalme", "LSJ 20100129")
@pytest.mark.parametrize("location", [True, False])
def test_montecalme_needs_a_location_to_name(location: bool) -> None:
    t = position(
        seat(ready=["Montecalme"]), seat(ready=["Oskar 4/8"], play=["The Barrens"] if location else []), bystander()
    )
    assert t.offers("use Montecalme") is location
    if location:
        t.does("use Montecalme")
        t.passes_until("polling")
        t.does("vote Montecalme for", by="a")
        t.goes_on()
        assert t.region("The Barrens") == "ash-heap"
        t.is_quiet()


@rules_on("Muaziz, Archon of Ulugh Beg", "TOM 19960604")
def test_the_card_blood_hunt_is_put_on_muaziz_all_the_same() -> None:
    me = "Muaziz, Archon of Ulugh Beg"
    t = position(
        seat(ready=["Mira 6/8 prince:Rome"], hand=["Blood Hunt"]), seat(ready=[me], hand=[]), seat(ready=["Vera 2/4"])
    )
    t.does("play Blood Hunt Mira")
    if t.asks == "target":
        assert t.offers("target Vera")
        t.does(f"target {me}")
    t.goes_on()
    assert t.g.host[t["Blood Hunt"]] == t[me]
    t.is_quiet()


# -- results ----------------------------------------------------------------------------------------------------------


@rules_on("Lutz von Hohenzollern", "ANK 20220808")
@pytest.mark.parametrize(("mine", "preys"), [(5, 1), (1, 5), (5, 2)])
def test_lutz_comes_after_the_effects_of_the_referendum_with_their_ousts(mine: int, preys: int) -> None:
    """If the referendum ousts his prey, the next one pays and the six pool are there; if it ousts his controller,
    nobody pays."""
    me = "Lutz von Hohenzollern"
    t = position(
        seat(pool=mine, ready=[me, "Mira 6/8"], hand=[POLL]),
        seat(pool=preys, ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does(f"vote {me} for", by="a")
    t.goes_on()
    if preys == 1:  # ousted by the referendum: six pool for a, and the next prey pays
        assert (t.g.ousted[1], t.measure("a.pool"), t.measure("c.pool")) == (1, mine - 1 + 6, 29)
    elif mine == 1:  # he is gone before his effect
        assert (t.g.ousted[0], t.measure("b.pool"), t.measure("c.pool")) == (1, preys - 1, 36)
    else:  # the second pool is for him, and ousts
        assert (t.g.ousted[1], t.measure("a.pool"), t.measure("c.pool")) == (1, mine - 1 + 6, 30)


@ruled_alike("who lost", [("Armin Brenner", 0), ("Donald Cargill", 1)], "LSJ 20090115-2")
def test_after_a_referendum_is_after_the_oust_that_it_leads_to(who: str, lost: int) -> None:
    """The pool of Armin comes too late for his Methuselah; Donald pays though his predator is gone."""
    t = position(
        seat(pool=1, ready=["Mira 6/8 prince:Rome", *(["Armin Brenner"] if not lost else [])], hand=[POLL]),
        seat(ready=["Oskar 4/8", *(["Donald Cargill"] if lost else [])]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"play {POLL} {who if not lost else 'Mira'}")
    t.passes_until("polling")
    t.does("vote Mira for", by="a")
    had = t.measure(f"{who}.blood")
    t.goes_on()
    assert t.g.ousted[0]
    assert not lost or t.measure("Donald Cargill.blood") == had - 1


@rules_on("Poison Pill", "ANK 20180719-2")
@pytest.mark.parametrize("card", [POLL, "Parity Shift"])
def test_whatever_takes_pool_is_a_loss_for_the_poison_pill(card: str) -> None:
    """Pool that is burned, or taken by somebody else."""
    t = position(
        seat(pool=10, ready=["Mira 6/8 prince:Rome"], hand=[card]),
        seat(ready=["Oskar 4/8", "Olga 4/8 locked"], hand=["Poison Pill"]),
        seat(pool=8, ready=["Vera 2/4"]),
    )
    t.does(f"play {card} Mira")
    while t.asks != "terms" and not t.offers("play Poison Pill Oskar"):
        t.answer("pass")
    while t.asks == "terms":
        t.answer(next((option for option in t.options() if option.endswith(" c")), t.options()[-1]))
    until(t, "play Poison Pill Oskar")
    t.does("play Poison Pill Oskar", by="b")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    before = [t.measure(f"{who}.pool") for who in "abc"]
    t.goes_on()
    lost = [had - t.measure(f"{who}.pool") for had, who in zip(before, "abc", strict=True)]
    assert lost[1] >= 1
    assert t.told("pool")[-1]["seat"] == 0
    assert t.told("pool")[-1]["change"] == -lost[1]
    t.is_quiet()


@rules_on("Kahina the Sorceress", "LSJ 20030820")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_kahina_wounds_each_minion_once_however_many_counters_are_on_him(count: int) -> None:
    me = "Kahina the Sorceress"
    t = position(
        seat(ready=[me]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
        counters=[(1, "corruption", "Olga", "a"), *([(count, "corruption", "Oskar", "a")] if count else [])],
    )
    t.does(f"use {me}")
    t.passes_until("polling")
    t.does(f"vote {me} for", by="a")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Olga.blood")) == (3 if count else 4, 3)
    t.is_quiet()


@rules_on("Nu, The Pillar", "LSJ 20020309")
@pytest.mark.parametrize(("me", "cost"), [("Nu, The Pillar", 1), ("Nakhthorheb", 0)])
def test_who_unlocks_in_the_minion_phase_can_do_so_in_a_referendum(me: str, cost: int) -> None:
    t = polled(f"{me} locked")
    until(t, f"use {me}")
    assert t.asks == "polling"
    with t.changes(f"{me}.blood", -cost):
        t.does(f"use {me}", by="a")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    t.goes_on()
    assert (t.measure(f"{me}.locked"), t.measure("a.pool")) == (0, 29)  # only the one who called is locked
    t.is_quiet()
