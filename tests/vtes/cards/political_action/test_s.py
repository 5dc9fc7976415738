"""Political Action cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import MINE, VAMPIRE, a, becomes, definition, master
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import calls, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011

# -- Sabbat Inquisitor ------------------------------------------------------------------------------------------------


@editions
@rules_on("Sabbat Inquisitor", "LSJ 20100909", "LSJ 20100129")
@pytest.mark.parametrize(("code", "region"), [("tha", "ash-heap"), ("dom", "crypt")])
def test_an_inquisitor_burns_sorcerers_in_the_crypt(code: str, region: str, edition: str) -> None:
    """Rulings: its two actions are different ones; nobody is made an Inquisitor twice."""
    t = table("Sabbat Inquisitor", who="sect:Sabbat title:archbishop", edition=edition)
    calls(t, "Sabbat Inquisitor")
    assert (t.g.host[t["Sabbat Inquisitor"]], t.measure("Mira.bleed")) == (t["Mira"], 2)
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Sabbat Inquisitor"])]),
        seat(ready=["Oskar 2/4 locked"], crypt=[f"Hidden 0/5 {code}"]),
        bystander(),
        edition=edition,
    )
    uses = t.options("use")
    assert len(uses) == 2
    t.answer(uses[0])
    t.does("target b") if t.asks == "target" else None
    t.goes_on()
    assert t.region("Hidden") == region
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Sabbat Inquisitor"])], hand=["Sabbat Inquisitor"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Sabbat Inquisitor Mira")


@pytest.mark.parametrize(("whose", "victims"), [("a", []), ("b", [1])])
def test_an_inquisitor_looks_into_any_crypt_even_her_own(whose: str, victims: list[int]) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat", ["Sabbat Inquisitor"])], crypt=["Young 0/5 tha"]),
        seat(ready=["Oskar 2/4 locked"], crypt=["Thief 0/5 tha"]),
        bystander(),
    )
    t.does("use Sabbat Inquisitor Mira -1")
    t.does(f"target {whose}")
    assert t.told("action")[0]["victims"] == victims
    while t.asks not in t.quiet:
        t.answer("pass")
    burned = "Young" if whose == "a" else "Thief"
    assert t.region(burned) == "ash-heap"


# -- Sacrifice --------------------------------------------------------------------------------------------------------


@editions
def test_sacrifice_burns_a_lesser_one_of_the_clan(edition: str) -> None:
    who = "sect:Sabbat clan:Tzimisce"
    theirs = ("Oskar 2/6 clan:Tzimisce", "Olga 2/7 clan:Tzimisce", "Otto 2/4 clan:Lasombra")
    t = table("Sacrifice", who=who, theirs=theirs, edition=edition)
    calls(t, "Sacrifice")
    assert [t.region(name) for name in ("Oskar", "Olga", "Otto")] == ["ash-heap", "ready", "ready"]
    t.is_quiet()


def votes(t: Table) -> None:
    """The caller's votes are for it, and nobody else's against it."""
    while t.asks not in t.quiet:
        options = t.options()
        if t.offers("target Olga"):
            t.does("target Olga")
        elif t.offers("call for"):
            t.does("call for")
        else:
            t.does("pass" if t.offers("pass") else options[0])


@rules_on("Sacrifice", "LSJ 20100526")
def test_one_who_counts_as_another_clan_for_what_cards_require_sacrifices_none_of_that_clan() -> None:
    """The card requires no clan: it compares clans."""
    me = "Lisandro Giovanni"
    baptism = made_up("Baptism", faces.MASTER, definition=definition(master(becomes(a(VAMPIRE, MINE), sect="Sabbat"))))
    t = position(
        seat(ready=[me], hand=["Sacrifice", baptism]),
        seat(ready=["Oskar 2/4 clan:Samedi", "Olga 2/4 clan:Giovanni"]),
        bystander(),
        phase="master",
    )
    t.does("play Baptism")
    passes_to(t, "minion")
    t.does(f"play Sacrifice {me} 0")
    votes(t)
    assert not t.ever_offered("target Oskar")
    assert (t.region("Olga"), t.region("Oskar")) == ("ash-heap", "ready")


# -- Scourge ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Camarilla", True), ("Sabbat", False)])
def test_a_scourge_hunts_the_young(sect: str, offered: bool, edition: str) -> None:
    t = table(
        "Scourge",
        who="sect:Camarilla prince:Boston",
        mine=(f"Ines 2/4 sect:{sect}",),
        theirs=("Oskar 2/4 sect:Sabbat", "Old 2/5 sect:Sabbat", "Brute ally 3"),
        third=("Vera 2/4 sect:Sabbat",),
        edition=edition,
    )
    calls(t, "Scourge", *(["target Ines"] if offered else []))
    bearer = "Ines" if offered else "Mira"
    assert (t.g.host[t["Scourge"]], t.measure("Mira.locked")) == (t[bearer], 0)
    t.does(f"use Scourge {bearer}")
    assert (t.offers("target Oskar"), t.offers("target Brute"), t.offers("target Old")) == (True, True, False)
    t.does("target Oskar")
    assert stats.stealth(t.g, t[bearer]) == 1


# -- The Secret Must Be Kept ------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("magaji", [False, True])
def test_the_secret_must_be_kept_burns_allies_and_retainers(edition: str, magaji: bool) -> None:
    t = table(
        "The Secret Must Be Kept",
        who=f"sect:Laibon {'magaji' if magaji else ''}",
        theirs=(("Oskar 2/4", ["Raven Spy"]), "Brute ally 2"),
        edition=edition,
    )
    calls(t, "The Secret Must Be Kept", *(["target Raven Spy", "target Brute"] if magaji else ["target Raven Spy"]))
    assert (t.region("Raven Spy"), t.region("Brute")) == ("ash-heap", "ash-heap" if magaji else "ready")
    assert pools(t) == (30, 29, 30)  # one pool, however many were chosen
    t.is_quiet()


@since_2011
@ruled_alike(
    "card mira",
    [("The Secret Must Be Kept", "sect:Laibon"), ("Patsy", "sect:Anarch baron city:Paris")],
    "LSJ 20100129",
)
def test_a_referendum_of_a_later_sect_without_legal_terms_is_not_called(card: str, mira: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {mira}"], hand=[card], edge=True),
        seat(ready=["Oskar 2/9"]),
        bystander(),
        edition=edition,
    )
    assert "card.target.in-play" in t.clauses(f"play {card} Mira 0", by="a")


# -- Snipe Hunt -------------------------------------------------------------------------------------------------------


@editions
def test_snipe_hunt_keeps_the_young_locked_for_a_round(edition: str) -> None:
    t = table("Snipe Hunt", theirs=("Oskar 2/3", "Olga 2/4"), edition=edition)
    calls(t, "Snipe Hunt")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Oskar.locked") == 1
    while t.g.turn_span().seat != 0 or t.asks == "unlock":
        t.passes()
    while t.g.turn_span().seat != 1:
        t.passes()
    assert (t.region("Snipe Hunt"), t.measure("Oskar.locked")) == ("ash-heap", 0)


@since_2011
@ruled_alike("card", ["Snipe Hunt", "Mummy's Tongue"], "LSJ 20050114")
def test_an_infernal_minion_is_unlocked_for_a_pool_all_the_same(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3 trait:infernal locked"]),
        seat(ready=[("Oskar 2/8", ["Mummy's Tongue"])], play=["Snipe Hunt"]),
        bystander(),
        phase="unlock",
        edition=edition,
        counters=[(1, "stun", "Mira", "b")] if card == "Mummy's Tongue" else [],
    )
    assert (t.asks, t.measure("Mira.locked")) == ("unlock", 1)
    t.does("unlock Mira")
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (0, 29)


# -- Sweeper ----------------------------------------------------------------------------------------------------------


@since_2011
def test_a_sweeper_looks_at_all_libraries(edition: str) -> None:
    t = table("Sweeper", who="sect:Anarch title:baron", edition=edition)
    calls(t, "Sweeper")
    assert t.g.host[t["Sweeper"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 3/5 sect:Anarch", ["Sweeper"])], library=2),
        seat(ready=["Oskar 2/4"], library=2),
        seat(ready=["Vera 2/4"]),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged("a.library", "b.library"):
        t.does("use Sweeper")
    assert [t.g.seen(t.g.library(seat)[-1], 0) for seat in (0, 1)] == [True, True]
    assert not t.g.seen(t.g.library(1)[-1], 1)
    assert not t.offers("use Sweeper")
