"""Cards of preconstructed decks: equipment, servants, what makes actions and referendums fail, cards kept on cards."""

from __future__ import annotations

import pytest

from praxis.kernel.sight import HIDDEN
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    bystander,
    editions,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_precons import ASSAMITE, RAVNOS, asks_anew

# -- equipment and servants -------------------------------------------------------------------------------------------


@editions
@rules_on("Vast Wealth", "TOM 19960130", "TOM 19951107", "RTR 19951017")
def test_vast_wealth_takes_the_first_equipment(edition: str) -> None:
    """Rulings: it is an equip action; the library is searched only if it succeeds; only for whom she controls."""
    t = position(
        seat(
            ready=["Mira 3/5", "Ines 2/4"],
            hand=["Vast Wealth", *["Blank Page"] * 6],
            library=[".44 Magnum", "Blank Page", "Ivory Bow", "Blank Page", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Vast Wealth")
    t.does("target Mira")
    passes_to(t, "minion")
    t.does("use Vast Wealth Mira")
    assert (t.told("action")[0]["action"], stats.stealth(t.g, t["Mira"])) == ("equip", 1)
    assert not t.told("found")
    t.goes_on()
    on = [t.g.face[card].name for card in t.g.on(t["Mira"])]
    assert len(on) == 2
    first = next(name for name in on if name != "Vast Wealth")
    assert first == "Ivory Bow"  # which lies above the other
    assert t.measure("a.pool") == 30 - t.g.face[t["Ivory Bow"]].pool


@editions
@rules_on("Vast Wealth", "TOM 19950407")
def test_equipment_that_does_not_fit_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Vast Wealth"])], library=["Palatial Estate", "Blank Page"][:1]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    fits = t.g.face[t.g.library(0)[0]].clans
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.measure("a.library") == 0
    assert (t.measure("a.ash_heap") == 1) is bool(fits)


@since_2011
@rules_on("Piper", "LSJ 20080803", "LSJ 20080815")
@pytest.mark.parametrize("servant", ["Carlton Van Wyk", "Raven Spy"])
def test_piper_brings_a_servant_from_the_hand(servant: str, edition: str) -> None:
    """Rulings: at his own level of the Discipline; it is no action of his."""
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch ANI", "Ines 2/4 ANI"], hand=["Piper", servant, "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Piper")
    t.does(f"pick {servant}") if t.asks == "pick" else None
    price = t.g.face[t[servant]].pool
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (1, 30 - price)
    if servant == "Raven Spy":
        assert (t.g.host[t[servant]], t.measure("Mira.intercept")) == (t["Mira"], 1)
    else:
        passes_to(t, "minion")
        assert not t.offers(f"bleed {servant}")  # not in this turn
        assert t.region(servant) in ("ready", "waiting")


@editions
@pytest.mark.parametrize(
    ("who", "offered"),
    [("2/5 trait:path-of-Death-and-the-Soul", True), ("5/5 trait:path-of-Death-and-the-Soul", False), ("2/5", False)],
)
def test_the_burial_site_feeds_those_on_the_path(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {who}"], play=["Burial Site Hunting Ground", "Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Burial Site Hunting Ground") is offered
    if offered:
        t.does("use Burial Site Hunting Ground")
        assert t.measure("Mira.blood") == 3
        assert not t.offers("use Warzone Hunting Ground")


@editions
@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, True)])
def test_the_burial_site_mends_a_zombie(lost: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/5", "Gravebound Drone"], play=["Burial Site Hunting Ground", "Blood Puppy counters:3"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.burn_blood(t["Gravebound Drone"], lost, "card.burn.counter-to-bank")
    asks_anew(t)
    life = t.measure("Gravebound Drone.life")
    offers = t.offers("use Burial Site Hunting Ground")
    assert offers is (offered and life < t.g.face[t["Gravebound Drone"]].life)
    if offers:
        t.does("use Burial Site Hunting Ground")
        assert t.measure("Gravebound Drone.life") == life + 1


# -- actions and referendums that fail --------------------------------------------------------------------------------


@editions
@rules_on("Yoruba Shrine", "ANK 20190425", "LSJ 20070219", "ANK 20211015")
def test_the_shrine_makes_an_action_fail_as_it_is_announced(edition: str) -> None:
    """Rulings: only then; it was not blocked, and cannot be repeated."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar 2/4 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    assert t.asks == "announced"
    t.does("use Yoruba Shrine", by="b")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Yoruba Shrine.locked")) == (0, 1)
    assert not t.told("combat")
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=[f"Oskar 2/4 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Yoruba Shrine")  # which is directed at her, not at him


@editions
@pytest.mark.parametrize(("who", "offered"), [(ASSAMITE, True), ("clan:Ventrue", False)])
def test_the_shrine_makes_a_referendum_about_its_own_fail(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Banishment"]),
        seat(ready=[f"Oskar 2/4 {who}", f"Ute 2/9 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("play Banishment Mira")
    while t.asks != "terms":
        t.passes()
    t.does("target Oskar")
    for _ in range(20):
        if t.offers("use Yoruba Shrine") or t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.offers("use Yoruba Shrine") is offered
    if offered:
        t.does("use Yoruba Shrine", by="b")
        t.goes_on()
        assert (t.told("result")[0]["result"], t.region("Oskar")) == ("failed", "ready")
        assert t.measure("Mira.locked") == 0


@editions
def test_vox_domini_fails_a_referendum_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Rabble Razing"]),
        seat(ready=["Oskar 2/3"], hand=["Vox Domini", "Vox Domini"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("play Vox Domini"):
            break
        t.passes()
    t.does("play Vox Domini", by="b")
    t.goes_on()
    assert (t.told("result")[0]["result"], t.measure("b.pool"), t.measure("Oskar.blood")) == ("failed", 29, 2)
    assert limits_reached(t, 1)
    assert not limits_reached(t, 0)


def limits_reached(t: Table, seat: int) -> bool:
    """Whether a Methuselah may play no other Vox Domini."""
    from praxis.vtes.rules.limits import is_reached

    card = next(card for card in t.g.hand(1) if t.g.face[card].name == "Vox Domini")
    t.g.controller[card] = seat
    found = is_reached(t.g, -1, card, 0, t.g.face[card].definition.modes[0])
    t.g.controller[card] = 1
    return found


@editions
@rules_on("Yawp Court", "LSJ 20080201", "RTR 19970630")
def test_yawp_court_fights_before_the_referendum(edition: str) -> None:
    """Rulings: the cost is paid before; the damage is environmental."""
    t = position(
        seat(ready=["Mira 3/8 prince:Boston", "Ines 2/4"], hand=["Rabble Razing"]),
        seat(
            ready=["Oskar 4/6 sect:Sabbat"],
            play=["Yawp Court"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("use Yawp Court"):
            break
        t.passes()
    assert not t.told("referendum")
    t.does("use Yawp Court", by="b")
    for _ in range(60):
        if t.told("referendum") or t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("referendum")
    assert (t.measure("Oskar.blood"), t.measure("Oskar.locked"), t.measure("Yawp Court.locked")) == (1, 1, 1)


@editions
@rules_on("Yawp Court", "LSJ 20060902")
def test_no_referendum_follows_if_the_caller_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 prince:Boston", "Ines 2/4"], hand=["Rabble Razing"]),
        seat(ready=[("Oskar 4/6 sect:Sabbat", ["The Art of Pain"])], play=["Yawp Court"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("use Yawp Court"):
            break
        t.passes()
    t.does("use Yawp Court", by="b")
    for _ in range(60):
        if t.told("referendum") or t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.region("Mira") == "torpor"
    assert not t.told("referendum")
    assert t.measure("Oskar.blood") == 3


# -- numbers chosen in secret -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("numbers", "pools"), [((6, 5, 1), (24, 35, 31)), ((3, 3, 3), (33, 33, 33)), ((1, 2, 3), (31, 28, 27))]
)
def test_the_game_of_malkav_is_played_in_secret(
    numbers: tuple[int, int, int], pools: tuple[int, int, int], edition: str
) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Malkavian"], hand=["Game of Malkav"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Game of Malkav")
    for who, n in zip("abc", numbers, strict=True):
        assert (t.who(), t.asks) == (who, "amount")
        assert t.offers("amount 6") is (who == "a")
        assert not t.offers("amount 0")
        assert not t.told("reveals")
        t.does(f"amount {n}")
        for place in range(3) if who != "c" else ():
            things = next(frame.slots["things"] for frame in t.g.view(place).stack if frame.slots.get("things"))
            own = {s: number for s, number in enumerate(numbers) if s == place}
            assert things == [own.get(s, HIDDEN) for s in range("abc".index(who) + 1)], "she sees no other number"
    assert [told["amount"] for told in t.told("reveals")] == list(numbers)
    assert tuple(t.measure(f"{one}.pool") for one in "abc") == pools
    t.is_quiet()


# -- cards kept on cards ----------------------------------------------------------------------------------------------


@editions
def test_the_fleshforge_keeps_ghouls_for_tzimisce(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tzimisce", "Ines 3/5"],
            play=["Fleshforge Chamber"],
            hand=["Ghoul Escort", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Fleshforge Chamber")
    assert (t.region("Ghoul Escort"), t.g.seen(t["Ghoul Escort"], 2), t.measure("a.hand")) == ("research", True, 1)
    passes_to(t, "minion")
    assert not t.offers("play Ghoul Escort Ines")
    assert t.clauses("play Ghoul Escort Ines 0", by="a") == ["card.requirement.in-text"]
    t.does("play Ghoul Escort Mira")
    t.goes_on()
    assert (t.region("Ghoul Escort"), t.g.host[t["Ghoul Escort"]], t.measure("a.hand")) == ("attached", t["Mira"], 1)


@editions
def test_what_is_kept_is_burned_with_the_chamber(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tzimisce"], play=["Fleshforge Chamber"], hand=["Ghoul Escort", "Unnatural Disaster"]
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Fleshforge Chamber")
    t.does("play Unnatural Disaster")
    assert (t.region("Fleshforge Chamber"), t.region("Ghoul Escort")) == ("ash-heap", "ash-heap")


@editions
def test_the_black_market_is_drawn_from_instead_of_the_library(edition: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 3/5 {RAVNOS}"],
            hand=["Black Market Cache", *["Blank Page"] * 6],
            library=[".44 Magnum", "Ivory Bow", "Flak Jacket", *["Blank Page"] * 3],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Black Market Cache")
    names = []
    for _ in range(3):
        if t.asks != "search":
            break
        finds = t.options("find")
        if not finds:
            t.passes()
            continue
        t.answer(finds[0])
        names.append(finds[0])
    kept = [card for card in t.g.regions[12][0] if t.g.host[card] == t["Black Market Cache"]]
    assert len(kept) == 2  # the bow is unique
    before = t.measure("a.library")
    t.does("use Black Market Cache")
    t.answer(t.options("pick")[0]) if t.asks == "pick" else None
    for _ in range(40):
        if t.asks == "discard" and t.who() == "a":
            break
        t.goes_by()
    t.answer(t.options("discard")[0])
    assert t.measure("a.library") == before
    assert len([card for card in kept if t.g.where[card] == 2 or card in t.g.hand(0)]) == 1
    assert t.region("Black Market Cache") == "play"


@editions
def test_an_empty_black_market_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {RAVNOS}"], hand=["Black Market Cache"], library=3),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Black Market Cache")
    while t.asks == "search":
        t.passes()
    assert t.region("Black Market Cache") == "ash-heap"


@editions
@rules_on("Storage Annex", "LSJ 20100527", "LSJ 20021128")
def test_the_annex_keeps_a_card_in_exchange(edition: str) -> None:
    """Rulings: not with an empty hand; the card goes with it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Unnatural Disaster"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.region("Changeling"), t.g.seen(t["Changeling"], 1), t.g.seen(t["Changeling"], 0)) == (
        "research",
        False,
        True,
    )
    t = position(seat(ready=["Mira 3/5"], hand=["Storage Annex"]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers("play Storage Annex")


@editions
def test_the_annex_gives_back_what_it_kept(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Ascendance", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.asks, t.who()) == ("master", "a")
    t.does("use Storage Annex")
    t.does("pick Ascendance")
    assert (t.region("Changeling"), t.region("Ascendance")) == ("hand", "research")
    assert not t.offers("use Storage Annex")
