"""More master cards and events: gifts, blows, contracts, marks of the Black Hand."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, since_2011
from tests.vtes.cards.test_on_minions import blocked

BLACK_HAND = "trait:black-hand"


def held(card: str, mira: str, edition: str, oskar: str = "", **more: object) -> Table:
    return position(
        seat(ready=[f"Mira 3/5 {mira}".strip()], hand=[card], **more),  # type: ignore[arg-type]
        seat(ready=[f"Oskar 2/4 {oskar}".strip()], torpor=["Gone 0/4"], play=["The Barrens"]),
        bystander(),
        phase="master",
        edition=edition,
    )


# -- at once ----------------------------------------------------------------------------------------------------------


@editions
def test_ascendance_gains_a_pool(edition: str) -> None:
    t = held("Ascendance", "", edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play Ascendance")
    assert t.measure("a.pool") == 31


@editions
def test_svadharma_feeds_a_ravnos(edition: str) -> None:
    t = held("Svadharma", "clan:Ravnos", edition)
    t.does("play Svadharma")
    assert t.measure("Mira.blood") == 5


@editions
def test_an_unnatural_disaster_burns_a_location(edition: str) -> None:
    t = held("Unnatural Disaster", "", edition)
    t.does("play Unnatural Disaster")
    assert t.region("The Barrens") == "ash-heap"


@editions
def test_vulnerability_burns_a_vampire_in_torpor(edition: str) -> None:
    t = held("Vulnerability", "", edition)
    t.does("play Vulnerability")
    assert (t.region("Gone"), t.region("Oskar")) == ("ash-heap", "ready")


@editions
@rules_on("The Eternals of Sirius", "ANK 20210714-2")
@pytest.mark.parametrize(("pool", "offered"), [(5, True), (3, False)])
def test_the_eternals_of_sirius_must_be_paid_for(pool: int, offered: bool, edition: str) -> None:
    t = held("The Eternals of Sirius", "clan:Ministry", edition, pool=pool)
    assert t.offers("play The Eternals of Sirius -1 0") is offered
    if offered:
        t.does("play The Eternals of Sirius -1 0")
        assert (t.measure("a.pool"), t.g.ousted[0]) == (6, 0)


@editions
def test_the_eternals_of_sirius_feed_an_elder(edition: str) -> None:
    t = held("The Eternals of Sirius", "", edition, uncontrolled=["Old 0/9 clan:Ministry", "Young 0/5 clan:Ministry"])
    assert not t.offers("play The Eternals of Sirius -1 0")
    t.does("play The Eternals of Sirius -1 1")
    assert (t.measure("Old.blood"), t.measure("a.pool")) == (5, 26)


@editions
@pytest.mark.parametrize(("pool", "capacity", "offered"), [(3, 6, True), (4, 6, False), (3, 7, False)])
def test_minions_leave_a_sinking_ship(pool: int, capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["From a Sinking Ship"]),
        seat(pool=pool, ready=[f"Oskar 2/{capacity}"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play From a Sinking Ship") is offered
    if offered:
        t.does("play From a Sinking Ship")
        assert (t.g.controller[t["Oskar"]], t.measure("a.pool")) == (0, 29)


@editions
def test_a_protege_is_groomed_by_an_elder_of_the_clan(edition: str) -> None:
    t = held(
        "Grooming the Protégé",
        "clan:Ventrue",
        edition,
        uncontrolled=["Young 0/4 clan:Ventrue", "Peer 0/5 clan:Ventrue", "Alien 0/2 clan:Caitiff"],
    )
    t.does("play Grooming the Protégé")
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2", "amount 3"]
    t.does("amount 2")
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Young", "Peer", "Alien")] == [1, 2, 0, 0]


@editions
@pytest.mark.parametrize(("title", "way", "pool"), [("prince:Boston", 0, 30), ("title:justicar", 1, 27)])
def test_an_ancient_grudge_costs_a_title(title: str, way: int, pool: int, edition: str) -> None:
    t = held("Framing an Ancient Grudge", "clan:Ventrue-antitribu", edition, oskar=title)
    assert not t.offers(f"play Framing an Ancient Grudge -1 {1 - way}")
    t.does(f"play Framing an Ancient Grudge -1 {way}")
    assert (stats.title(t.g, t["Oskar"]), t.measure("a.pool")) == ("", pool)


# -- stores -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_failsafe_saves_who_is_nearly_lost(pool: int, offered: bool, edition: str) -> None:
    t = in_phase("master", edition, "Failsafe", pool=pool)
    assert t.offers("use Failsafe") is offered
    if offered:
        t.does("use Failsafe")
        assert (t.measure("a.pool"), t.region("Failsafe")) == (6, "ash-heap")


@editions
@pytest.mark.parametrize(("card", "counters"), [("Failsafe", 0), ("Slave Auction", 3)])
def test_it_comes_into_play(card: str, counters: int, edition: str) -> None:
    t = held(card, "", edition)
    t.does(f"play {card}")
    assert (t.region(card), t.measure(f"{card}.blood")) == ("play", counters)


@editions
def test_a_slave_auction_pays_for_master_phase_actions(edition: str) -> None:
    t = in_phase("master", edition, "Slave Auction counters:1", hand=["Ascendance"])
    t.does("use Slave Auction")
    assert (t.measure("a.pool"), t.region("Slave Auction")) == (31, "ash-heap")
    assert not t.offers("play Ascendance")


# -- on minions -------------------------------------------------------------------------------------------------------

PUT_ON = [
    ("The Art of Pain", "clan:Toreador-antitribu"),
    ("Capitalist", "sect:Sabbat"),
    ("Conductor", "clan:Daughter-of-Cacophony"),
    ("Dominion", BLACK_HAND),
    ("Lazarene Inquisitor", "clan:Harbinger-of-Skulls"),
    ("Remover", BLACK_HAND),
    ("Shakar", BLACK_HAND),
]


@editions
@pytest.mark.parametrize(("card", "who"), PUT_ON)
def test_it_is_put_on_whom_it_is_for(card: str, who: str, edition: str) -> None:
    t = held(card, who, edition)
    t.does(f"play {card}")
    assert t.g.host[t[card]] == t["Mira"]
    assert not held(card, "clan:Caitiff sect:Camarilla", edition).offers(f"play {card}")


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_sense_vibrations_locks_for_a_vote(edition: str) -> None:
    t = held("Sense Vibrations", "sect:Laibon aus", edition)
    t.does("play Sense Vibrations")
    assert t.g.host[t["Sense Vibrations"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 3/5 sect:Laibon aus", ["Sense Vibrations"])], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    for _ in range(30):
        if t.offers("use Sense Vibrations"):
            break
        t.goes_by("terms")
    t.does("use Sense Vibrations", by="a")
    assert (stats.votes(t.g, t["Mira"]), t.measure("Sense Vibrations.locked")) == (1, 1)


@editions
def test_the_art_of_pain_makes_strong(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["The Art of Pain"])]), seat(), bystander(), edition=edition)
    assert stats.strength(t.g, t["Mira"]) == 3


@editions
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_dominion_is_a_toll_on_blocks(blood: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 {BLACK_HAND}", ["Dominion"])]),
        seat(ready=[f"Oskar {blood}/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.ever_offered("block Oskar") is offered


@editions
def test_shakar_hunts_the_younger(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {BLACK_HAND}", ["Shakar"])]),
        seat(ready=["Oskar 2/4", "Old 2/6", f"Kin 2/4 {BLACK_HAND}"]),
        bystander(),
        edition=edition,
    )
    t.does("use Shakar Mira")
    assert sorted(t.options("target")) == sorted([f"target {t['Oskar']}", f"target {t['Vera']}"])


@editions
def test_a_remover_locks_any_card(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {BLACK_HAND}", ["Remover"])]),
        seat(ready=["Oskar 2/4"], play=["Elder Library"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Remover Mira", "target Elder Library")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert t.measure("Elder Library.locked") == 1


@editions
def test_a_capitalist_feeds_on_his_prey_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat", ["Capitalist"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 4


@editions
def test_the_lazarene_inquisitor_burns_blood(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Lazarene Inquisitor"])]), seat(ready=["Oskar 3/4"]), bystander(), edition=edition
    )
    t.does_all("use Lazarene Inquisitor Mira", "target Oskar")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.g.decision is not None
    assert not t.g.decision.secret  # all see what is asked
    t.does("amount 2")
    assert t.measure("Oskar.blood") == 1
    assert not t.happened("reveals")


@editions
@pytest.mark.parametrize(("locked", "votes"), [("", [1, 1, 0]), (" locked", [0, 0, 0])])
def test_a_conductor_leads_the_choir(locked: str, votes: list[int], edition: str) -> None:
    diva = "clan:Daughter-of-Cacophony"
    t = position(
        seat(ready=[(f"Mira 3/5 {diva}{locked}", ["Conductor"]), f"Ines 3/5 {diva}", "Alien 3/5"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Alien")] == votes


# -- contracts --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who"),
    [("Hand Contract", BLACK_HAND), ("Dirty Contract", "clan:Samedi"), ("Shakar: the Hunt", BLACK_HAND)],
)
def test_a_contract_sets_a_killer_on_a_minion(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}", "Alien 3/5"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {card}", "target Oskar")
    t.does("target Mira") if t.asks == "target" else None
    assert t.g.host[t[card]] == t["Oskar"]
    for _ in range(9):
        if t.asks == "minion":
            break
        t.passes()
    assert not t.offers(f"use {card} Alien")
    t.does(f"use {card} Mira")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert t.told("combat")[-1]["opposing"] == t["Oskar"]


# -- events -----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(
    ("card", "gehenna"), [("Conquest of Humanity", 2), ("Dr. Marisa Fletcher, CDC", 0), ("Hunger Moon", 0)]
)
def test_an_event_comes_into_play_if_there_is_gehenna_enough(card: str, gehenna: int, edition: str) -> None:
    """How many Gehenna cards it needs is read from the data."""
    for others in range(3):
        t = position(
            seat(ready=["Mira 3/5"], hand=[card]),
            seat(play=["The Unmasking", "Break the Code"][:others]),
            bystander(),
            phase="discard",
            edition=edition,
        )
        assert t.offers(f"play {card}") is (others >= gehenna)


@since_2011
@pytest.mark.parametrize("pays", [True, False])
def test_the_conquest_of_humanity_wants_locations(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Elder Library"]),
        seat(ready=["Vera 2/4"], play=["Conquest of Humanity"]),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does("pick Elder Library", by="a")
    t.does("yes" if pays else "no", by="b")
    assert (t.region("Elder Library"), t.measure("b.pool")) == (("play", 28) if pays else ("ash-heap", 30))


@since_2011
@pytest.mark.parametrize(("capacity", "region"), [(3, "ash-heap"), (4, "ready")])
def test_dr_fletcher_burns_weak_hunters(capacity: int, region: str, edition: str) -> None:
    card = "Dr. Marisa Fletcher, CDC"
    t = position(
        seat(ready=[f"Mira 3/{capacity}"]),
        seat(ready=["Oskar 4/4 intercept:1"]),
        seat(ready=["Vera 2/4"], play=[f"{card} counters:4"]),
        edition=edition,
    )
    blocked(t, kind="hunt")
    assert (t.region("Mira"), t.measure(f"{card}.blood")) == (region, 0 if region == "ash-heap" else 4)


@since_2011
@rules_on("Hunger Moon", "LSJ 20050720-2")
@pytest.mark.parametrize(("blood", "left", "counters"), [(3, 3, 1), (8, 8, 0)])
def test_the_hunger_moon_takes_its_share(blood: int, left: int, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Hunger Moon"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Hunger Moon.blood")) == (left, counters)
