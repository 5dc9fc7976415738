"""Locations that change numbers of a class of minions, and those that move blood and pool."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.location_tables import BRUJAH, GANGREL, HAQIM, HECATA, RAVNOS, TREMERE, VENTRUE
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
)

# -- numbers of a class -----------------------------------------------------------------------------------------------


@editions
def test_elder_library_makes_the_hand_larger(edition: str) -> None:
    t = position(seat(play=["Elder Library"]), seat(), bystander(), edition=edition)
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (8, 7)


@editions
@rules_on("Elder Library", "ANK 20221028")
def test_a_contested_elder_library_changes_no_hand(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Elder Library"], library=9),
        seat(play=["Elder Library"], library=9),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (7, 7)


@editions
@pytest.mark.parametrize(("who", "gained"), [("sect:Sabbat", 2), ("sect:Camarilla", 1)])
def test_the_hungry_coyote_feeds_the_sabbat(who: str, gained: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"], play=["The Hungry Coyote"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        edition=edition,
    )
    assert stats.hunt(t.g, t["Oskar"]) == 1  # only her own
    t.does("hunt Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3 + gained
    t.is_quiet()


@editions
@rules_on("New Carthage", "ANK 20251125")
def test_new_carthage_lifts_titled_brujah_and_lowers_ventrue(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 primogen {BRUJAH}", f"Ines 3/8 {BRUJAH}"]),
        seat(ready=[f"Oskar 2/4 {VENTRUE}", f"Ute 2/4 primogen {VENTRUE}"]),
        seat(ready=["Vera 2/4"], play=["New Carthage"]),
        edition=edition,
    )
    assert [stats.bleed(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [2, 1, 1]
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Oskar", "Ute")] == [2, 0, 0, 0]


@editions
def test_gangrel_revel_is_for_ones_own_gangrel(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {GANGREL}", "Ines 3/5"], play=["Gangrel Revel"]),
        seat(ready=[f"Oskar 2/4 {GANGREL}", f"Ute 2/4 {RAVNOS}"]),
        bystander(),
        edition=edition,
    )
    assert [stats.strength(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [2, 1, 1]


BURNABLE = [
    ("Brujah Debate", VENTRUE, False, 0),
    ("Brujah Debate", "", True, 0),
    ("Carthage Remembered", VENTRUE, True, -1),
    ("Carthage Remembered", "", True, 0),
    ("Gangrel Revel", RAVNOS, False, 0),
    ("Gangrel Revel", "", True, 0),
    ("The Khabar: Community", TREMERE, True, 1),
    ("The Khabar: Community", "", True, 0),
    ("Mob Connections", "", True, 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "offered", "stealth"), BURNABLE)
def test_minions_burn_it_by_an_action(card: str, who: str, offered: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition
    )
    assert t.offers(f"use {card} Mira") is offered
    if offered:
        t.does(f"use {card} Mira")
        assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], stealth)
        with t.unchanged("a.pool", "b.pool", "Mira.blood"):
            t.goes_on()
        assert t.region(card) == "ash-heap"
        t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "who", "hidden"),
    [
        ("The Khabar: Community", HAQIM, True),
        ("The Khabar: Community", TREMERE, False),
        ("Carthage Remembered", f"{BRUJAH} prince:Chicago", True),
        ("Carthage Remembered", f"{BRUJAH} primogen", False),
    ],
)
def test_a_class_bleeds_in_secret(card: str, who: str, hidden: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == hidden
    t.goes_on()
    t.does("pass") if t.asks == "minion" and not t.offers("hunt Mira") else None
    assert stats.stealth(t.g, t["Mira"]) == 0


@editions
@rules_on("Brujah Debate", "LSJ 19980224", "LSJ 20010508")
def test_brujah_debate_locks_one_of_the_oldest_in_each_master_phase(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {BRUJAH}", f"Ines 3/8 {BRUJAH}", f"Young 3/5 {BRUJAH}", "Alien 3/9"]),
        seat(ready=["Oskar 2/4"], play=["Brujah Debate"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.passes()
    assert (t.asks, t.who(), len(t.options("pick"))) == ("pick", "a", 2)
    t.does("pick Ines")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Ines", "Young", "Alien")] == [0, 1, 0, 0]


@editions
@pytest.mark.parametrize("who", [BRUJAH, TREMERE])
def test_brujah_debate_gives_strength_and_a_maneuver(who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]), seat(ready=["Oskar 2/4"], play=["Brujah Debate"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    assert t.offers("maneuver") is (who == BRUJAH)
    assert stats.strength(t.g, t["Mira"]) == (2 if who == BRUJAH else 1)


# -- blood and pool ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "way", "pool", "blood"),
    [
        ("Powerbase: Munich", "obl", -1, 31, 2),
        ("Powerbase: Munich", "obl", -2, 29, 4),
        ("Powerbase: Cape Verde", "clan:Giovanni", -1, 31, 2),
        ("Powerbase: Cape Verde", "clan:Giovanni", -2, 29, 4),
    ],
)
def test_a_powerbase_moves_a_blood_either_way(
    card: str, who: str, way: int, pool: int, blood: int, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}"], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"use {card} -1 {way}")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure(f"{card}.locked")) == (pool, blood, 1)
    assert t.asks != "master" or not t.offers(f"use {card}")


@editions
def test_powerbase_cape_verde_works_in_the_master_phases_of_others_and_is_stolen(edition: str) -> None:
    card = "Powerbase: Cape Verde"
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni"]),
        seat(ready=["Oskar 2/4 clan:Giovanni"], play=[card]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card} -1 -1", by="b")
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (31, 1)
    t.passes_until("minion")
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.g.controller[t[card]] == 0
    t.is_quiet()


@editions
@pytest.mark.parametrize(("who", "offered"), [("sect:Independent", True), ("sect:Camarilla", False)])
def test_independent_vampires_burn_powerbase_munich_for_a_blood(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Munich"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: Munich Mira") is offered
    if offered:
        t.does("use Powerbase: Munich Mira")
        t.goes_on()
        assert (t.region("Powerbase: Munich"), t.measure("Mira.blood")) == ("ash-heap", 2)
        t.is_quiet()


@editions
def test_powerbase_chicago_saves_up_and_is_plundered(edition: str) -> None:
    card = "Powerbase: Chicago"
    t = position(seat(play=[f"{card} counters:3"]), seat(), bystander(), phase="unlock", edition=edition)
    t.does(f"use {card}")
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure(f"{card}.blood")) == (33, 0)
    assert not t.offers(f"use {card}")  # once each turn
    t = position(seat(play=[card]), seat(), bystander(), phase="unlock", edition=edition)
    t.does(f"use {card}")
    assert t.measure(f"{card}.blood") == 1
    t = position(
        seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], play=[f"{card} counters:3"]), bystander(), edition=edition
    )
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure(f"{card}.blood")) == (33, 30, 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("way", "pool", "blood"), [(-1, 29, 3), (-2, 30, 2)])
def test_chantry_brings_a_tremere_back_from_torpor(way: int, pool: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {TREMERE}"], torpor=["Alien 1/4"], play=["Chantry"]),
        seat(torpor=[f"Down 1/4 {TREMERE}"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"use Chantry -1 {way}")
    assert (t.region("Down"), t.g.controller[t["Down"]], t.region("Alien")) == ("ready", 1, "torpor")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure("Chantry.locked")) == (pool, blood, 1)


@editions
@pytest.mark.parametrize(("card", "offered"), [("Cappadocian Crypt", False)])
def test_cappadocian_crypt_waits_for_an_action_of_its_own(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA}"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.goes_on()
    assert t.ever_offered(f"use {card}") is offered


@editions
@pytest.mark.parametrize("blocked", [True, False])
def test_cappadocian_crypt_feeds_after_a_successful_action_that_needs_hecata(blocked: bool, edition: str) -> None:
    """The action of The Gate of Acheron is for a Hecata, so it requires one [LSJ 20080604]."""
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA}"], play=["Cappadocian Crypt", "The Gate of Acheron"]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("use The Gate of Acheron Mira -1")
    while not t.told("action-over"):
        if blocked and t.offers("block Oskar"):
            t.does("block Oskar")
        elif t.offers("use Cappadocian Crypt"):
            t.does("use Cappadocian Crypt", by="a")
            assert t.asks != "target"
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Cappadocian Crypt.locked") == (not blocked)
    assert t.measure("Mira.blood") == (2 if blocked else 4)
    t.is_quiet()


@editions
def test_cappadocian_crypt_does_not_feed_after_an_action_that_any_independent_vampire_could_take(edition: str) -> None:
    """Powerbase: Munich requires Hecata; to burn it does not."""
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA} sect:Independent"], play=["Cappadocian Crypt"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Munich"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Munich Mira")
    t.goes_on()
    assert t.region("Powerbase: Munich") == "ash-heap"
    assert not t.ever_offered("use Cappadocian Crypt")


@editions
def test_metro_underground_unlocks_a_vampire_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 locked"], play=["Metro Underground"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Metro Underground")
    assert [told["card"] for told in t.told("unlocked")][:1] == [t["Mira"]]
    assert (t.measure("Mira.locked"), t.measure("a.pool"), t.measure("Metro Underground.locked")) == (0, 29, 1)


@editions
@pytest.mark.parametrize(("bleed", "lost"), [(3, 1), (1, 0)])
def test_dummy_corporation_takes_a_part_of_the_bleed(bleed: int, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 bleed:{bleed}", "Ines 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Dummy Corporation"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Ines")
    t.goes_on()
    assert not t.ever_offered("use Dummy Corporation")
    t.does("bleed Mira")
    t.passes_until_offered("use Dummy Corporation")
    t.does("use Dummy Corporation", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dummy Corporation")) == (30 - lost, "ash-heap")
    t.is_quiet()


@editions
def test_mob_connections_press_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Mob Connections"]), seat(ready=["Oskar 3/8"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    while t.asks != "press":
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does("use Mob Connections Mira", by="a")
    assert t.told("press")[-1]["to"] == "continue"
    assert t.measure("Mob Connections.locked") == 1
    while len(t.told("round")) < 2:
        t.passes()
    assert t.told("round")[-1]["number"] == 2
