"""More locations and powers that a Methuselah holds: hunting grounds, paths, networks, assemblies."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.location_tables import polling
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    in_phase,
    needs_a_minion_of_its_own,
    since_2011,
)

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Bastille Opera House", "", 0),
    ("Blessings of the Loa", "clan:Samedi", 0),
    ("Centralized Background Check", "", 0),
    ("City Gangrel Connections", "clan:Gangrel-antitribu", 0),
    ("Fetish Club Hunting Ground", "clan:Toreador-antitribu", 0),
    ("Foundation Exhibit", "clan:Toreador-antitribu", 0),
    ("Information Network", "clan:Nosferatu-antitribu", 0),
    ("Institution Hunting Ground", "clan:Malkavian-antitribu", 0),
    ("Insurance Scam", "", 0),
    ("Khobar Towers, Al-Khubar", "clan:Ministry", 0),
    ("Meditative Grove", "clan:Salubri", 0),
    ("Nocturn Theater", "", 0),
    ("Path of Evil Revelations", "", 0),
    ("The Path of Blood", "clan:Banu-Haqim", 0),
    ("The Path of Metamorphosis", "clan:Tzimisce", 0),
    ("The Path of Retribution", "clan:Salubri-antitribu", 0),
    ("The Path of Typhon", "clan:Ministry", 0),
    ("Pentex™ Loves You!", "", 0),
    ("Police Department", "", 0),
    ("Port Hunting Ground", "clan:Ishtarri", 0),
    ("Powerbase: Mexico City", "", 5),
    ("The Secret Library of Alexandria", "clan:Nosferatu", 0),
    ("The Slaughterhouse", "clan:Harbinger-of-Skulls", 0),
    ("Therbold Realty", "", 0),
    ("Twisted Forest", "clan:Gangrel-antitribu", 0),
    ("Using the Advantage", "clan:Nosferatu-antitribu", 0),
    ("Ventrue Directorate Assembly", "clan:Ventrue", 0),
    ("Wall Street Night, Financial Newspaper", "", 0),
    ("Waste Management Operation", "clan:Brujah-antitribu", 0),
    ("Watchtower: Four Ride Forth", "trait:seraph", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "counters"), COMES)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize("card", [card for card, who, _ in COMES if who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


@editions
@pytest.mark.parametrize(
    "card",
    ["Fetish Club Hunting Ground", "Institution Hunting Ground", "Port Hunting Ground", "Meditative Grove"],
)
def test_a_hunting_ground_feeds_one_vampire(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Salubri", "Full 5/5"], play=[card, "Zoo Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood", "Oskar.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        assert not t.offers("use Zoo Hunting Ground")


@editions
@pytest.mark.parametrize("clan", ["Gangrel-antitribu", "Gangrel"])
def test_twisted_forest_hides_its_own(clan: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan}"], play=["Twisted Forest"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Twisted Forest") is (clan == "Gangrel-antitribu")


@editions
@pytest.mark.parametrize("clan", ["Nosferatu-antitribu", "Nosferatu"])
def test_the_information_network_tells_its_own(clan: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=[f"Oskar 2/4 clan:{clan}"], play=["Information Network"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Information Network") is (clan == "Nosferatu-antitribu")


@pytest.mark.parametrize("edition", ["2011", "2012"])
@pytest.mark.parametrize(
    ("actor", "offered"), [("Mira 3/8 stealth:1", True), ("Brute ally 2 trait:mortal stealth:1", False)]
)
def test_the_thin_line_watches_for_monsters(actor: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[actor]),
        seat(ready=["Abe 3/3 imbued clan:Defender"], play=["Vigil: The Thin Line"]),
        bystander(),
        edition=edition,
    )
    t.does(f"bleed {actor.split()[0]}")
    t.does("block Abe", by="b")
    assert t.offers("use Vigil: The Thin Line") is offered


PATHS = [
    ("The Path of Blood", "Banu-Haqim", "Selective Silence"),
    ("The Path of Metamorphosis", "Tzimisce", "Changeling"),
    ("The Path of Retribution", "Salubri-antitribu", "Vengeance of Samiel"),
    ("The Path of Typhon", "Ministry", "Form of the Serpent"),
]


@editions
@pytest.mark.parametrize(("card", "clan", "spell"), PATHS)
def test_a_path_makes_a_discipline_cheaper_and_hurts_who_burns_it(
    card: str, clan: str, spell: str, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan}", "Ines 3/8"], play=[card], hand=[spell]),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 1, t["Mira"], t[spell], 0, []) == -1
    assert extra_cost(t.g, 1, t["Ines"], t[spell], 0, []) == 0
    t.does(f"use {card} Ines")
    t.goes_on()
    assert (t.region(card), t.measure("Ines.blood")) == ("ash-heap", 2)


@editions
def test_the_path_of_evil_revelations_unlocks_the_infernal(edition: str) -> None:
    card = "Path of Evil Revelations"
    t = position(
        seat(
            ready=["Mira 3/8 trait:infernal locked", "Ines 3/8 trait:infernal locked", "Alien 3/5 locked"], play=[card]
        ),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card}")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Ines", "Alien")] == [0, 0, 1]
    assert t.measure("a.pool") == 29


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("clan", ["Salubri", "Caitiff"])
def test_meditative_grove_cancels_a_frenzy_on_a_salubri(clan: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 ANI"], hand=["Deep Song"]),
        seat(ready=[f"Oskar 3/4 clan:{clan}"], play=["Meditative Grove"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Deep Song Mira 1", "target Oskar")
    assert t.offers("use Meditative Grove") is (clan == "Salubri")
    if clan == "Salubri":
        t.does("use Meditative Grove", by="b")
        assert t.told("cancelled")[0]["card"] == t["Deep Song"]
        assert (t.measure("Meditative Grove.locked"), t.measure("Mira.locked")) == (1, 0)


@editions
def test_the_police_department_ends_combats(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Mob Connections"]),
        seat(ready=["Oskar 3/8"], play=["Police Department"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(30):
        if t.offers("use Mob Connections"):
            break
        t.does("block Oskar")
    t.does("use Mob Connections Mira", by="a")
    t.does("use Police Department Oskar", by="b")
    assert t.told("press")[-1]["to"] == "end"
    assert len(t.told("round")) == 1


@editions
def test_foundation_exhibit_gives_a_vote_to_the_untitled(edition: str) -> None:
    clan = "clan:Toreador-antitribu"
    t = position(
        seat(ready=[f"Mira 3/8 {clan}", f"Ines 3/8 {clan} bishop"], play=["Foundation Exhibit"]),
        seat(ready=[f"Oskar 3/4 {clan}"]),
        bystander(),
        edition=edition,
    )
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [1, 1, 0]


@editions
def test_waste_management_puts_a_card_back_under_the_library(edition: str) -> None:
    t = in_phase(
        "discard", edition, "Waste Management Operation", ash_heap=["Misdirection"], hand=["Blank Page"] * 7, library=2
    )
    t.does("use Waste Management Operation")
    assert (t.region("Misdirection"), t.g.library(0)[0]) == ("library", t["Misdirection"])


@editions
def test_the_slaughterhouse_burns_the_library_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["The Slaughterhouse"]),
        seat(ready=["Oskar 3/4"], library=5),
        bystander(),
        phase="master",
        edition=edition,
    )
    before = t.measure("b.library")
    t.does("use The Slaughterhouse")
    assert (t.measure("b.library"), t.measure("The Slaughterhouse.locked")) == (before - 2, 1)


@editions
def test_khobar_towers_pays_for_a_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Khobar Towers, Al-Khubar"]),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Khobar Towers, Al-Khubar")
    assert (t.region("Mira"), t.measure("a.pool")) == ("removed", 38)


@editions
@pytest.mark.parametrize(("divas", "votes", "region"), [(2, 2, "play"), (0, 1, "ash-heap")])
def test_the_bastille_sings_with_as_many_voices_as_there_are(divas: int, votes: int, region: str, edition: str) -> None:
    ready = [f"Diva{n} 2/4 clan:Daughter-of-Cacophony" for n in range(divas)] or ["Oskar 2/4"]
    t = polling("Bastille Opera House", *ready, edition=edition)
    t.answer(t.options("use")[0])
    assert (t.told("gains-votes")[0]["votes"], t.region("Bastille Opera House")) == (votes, region)


@editions
def test_city_gangrel_connections_give_a_vote_each_political_action(edition: str) -> None:
    t = polling("City Gangrel Connections", "Oskar 2/4", edition=edition)
    t.does("use City Gangrel Connections", by="b")
    assert t.told("gains-votes")[0]["votes"] == 1
    for _ in range(9):
        if t.who() == "b":
            break
        t.passes()
    assert not t.offers("use City Gangrel Connections")


@editions
@pytest.mark.parametrize("edge", [True, False])
def test_using_the_advantage_takes_the_edge(edge: bool, edition: str) -> None:
    t = in_phase("unlock", edition, "Using the Advantage", edge=edge)
    assert t.offers("use Using the Advantage") is edge
    if edge:
        before = t.measure("a.pool")
        t.does("use Using the Advantage")
        assert (t.measure("a.pool"), t.measure("Using the Advantage.locked")) == (before + 1, 1)


@editions
def test_powerbase_mexico_city_pays_out_and_is_plundered(edition: str) -> None:
    card = "Powerbase: Mexico City"
    t = in_phase("unlock", edition, f"{card} counters:1")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert (t.measure("a.pool"), t.region(card)) == (31, "ash-heap")
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat", "Alien 3/5 sect:Camarilla"]),
        seat(ready=["Oskar 2/4"], play=[f"{card} counters:3"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers(f"use {card} Alien")
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.region(card)) == (33, "ash-heap")


@editions
def test_nocturn_theater_locks_a_minion_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Nocturn Theater"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Nocturn Theater")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Oskar", "Nocturn Theater", "Vera")] == [1, 1, 1, 0]


@editions
def test_the_secret_library_draws_with_each_bleed(edition: str) -> None:
    card = "The Secret Library of Alexandria"
    t = position(
        seat(ready=["Mira 3/5"], play=[card], hand=["Blank Page"] * 7, library=3),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    t.does("yes", by="a")
    assert (t.asks, t.measure("a.hand")) == ("discard-down", 8)


@editions
def test_the_directorate_assembly_gives_ventrue_votes_in_political_actions(edition: str) -> None:
    card = "Ventrue Directorate Assembly"
    t = polling(card, "Oskar 2/4 clan:Ventrue", "Ute 2/4", edition=edition)
    assert [stats.votes(t.g, t[name]) for name in ("Oskar", "Ute")] == [1, 0]
    t = position(
        seat(ready=["Mira 3/5 clan:Brujah"]),
        seat(ready=["Oskar 2/4 clan:Ventrue"], play=[card]),
        bystander(),
        edition=edition,
    )
    assert stats.votes(t.g, t["Oskar"]) == 0
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1


@editions
@rules_on("Therbold Realty", "LSJ 20080107")
def test_prices_of_weapons_and_locations(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            play=["Therbold Realty", "Centralized Background Check"],
            hand=[".44 Magnum", "The Parthenon", "Palatial Estate"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 2, t["Mira"], t[".44 Magnum"], 0, []) == 1
    assert extra_cost(t.g, 2, t["Oskar"], t[".44 Magnum"], 0, []) == 1
    assert extra_cost(t.g, 2, -2, t["The Parthenon"], 0, []) == -1
    assert extra_cost(t.g, 2, -3, t["The Parthenon"], 0, []) == 0
    assert extra_cost(t.g, 2, t["Mira"], t["Palatial Estate"], 0, []) == -1
    assert extra_cost(t.g, 2, t["Oskar"], t["Palatial Estate"], 0, []) == 0


@editions
def test_an_insurance_scam_burns_locations_for_pool(edition: str) -> None:
    t = in_phase("master", edition, "Insurance Scam", "The Barrens", "The Parthenon")
    t.does("use Insurance Scam")
    t.does("pick The Barrens")
    t.does("pick The Parthenon")
    assert (t.region("The Barrens"), t.region("The Parthenon"), t.measure("a.pool")) == ("ash-heap", "ash-heap", 32)


@since_2011
def test_all_locations_of_a_scam_are_burned_at_once(edition: str) -> None:
    """Who holds too many cards without her library discards only then."""
    t = position(
        seat(play=["Insurance Scam", "Elder Library", "The Barrens"], hand=["Blank Page"] * 8, library=5),
        seat(),
        bystander(),
        edition=edition,
        phase="master",
    )
    t.does_all("use Insurance Scam", "pick Elder Library", "pick The Barrens")
    assert (t.asks, t.region("The Barrens"), t.measure("a.pool")) == ("discard-down", "ash-heap", 32)


@editions
@pytest.mark.parametrize(("capacity", "bleed"), [(4, 3), (3, 1)])
def test_the_loa_bless_bleeds_against_the_torpid(capacity: int, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/{capacity} clan:Samedi"], play=["Blessings of the Loa"]),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4", "Lost 0/4"]),
        bystander(),
        edition=edition,
    )
    assert stats.bleed(t.g, t["Mira"]) == 1
    t.does("bleed Mira")
    assert stats.bleed(t.g, t["Mira"]) == bleed


@editions
def test_four_ride_forth_unlocks_the_black_hand(edition: str) -> None:
    card = "Watchtower: Four Ride Forth"
    t = position(
        seat(ready=["Mira 3/5 trait:black-hand locked", "Alien 3/5 locked"], play=[card], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"use {card}")
    assert (t.measure("Mira.locked"), t.measure("Alien.locked"), t.measure(f"{card}.locked")) == (0, 1, 1)


@editions
@rules_on("Pentex™ Loves You!", "ANK 20231124")
def test_pentex_loves_you_sells_bleed(edition: str) -> None:
    card = "Pentex™ Loves You!"
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers(f"use {card}"):
            break
        t.passes()
    t.does(f"use {card} -1 -1", by="a")
    t.does(f"use {card} -1 -2", by="a")
    assert not t.offers(f"use {card} -1 -2")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28, 2)


@editions
@pytest.mark.parametrize(("answer", "offered"), [("hunt Mira", True), ("bleed Mira", False)])
def test_wall_street_night_sees_undirected_actions(answer: str, offered: bool, edition: str) -> None:
    card = "Wall Street Night, Financial Newspaper"
    t = position(
        seat(ready=["Mira 3/8 stealth:1"]),
        seat(ready=["Oskar 2/4 intercept:1"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does(answer)
    t.does("block Oskar", by="b")
    assert t.offers(f"use {card}") is offered


def investment_table(edition: str) -> Table:
    return position(
        seat(ready=["Mira 3/8", "Ines 3/8"], play=["Wall Street Night, Financial Newspaper"]),
        seat(ready=["Oskar 2/4"], play=["Short-Term Investment counters:2"]),
        bystander(),
        edition=edition,
    )


@editions
def test_wall_street_night_plunders_investments(edition: str) -> None:
    card = "Wall Street Night, Financial Newspaper"
    t = investment_table(edition)
    t.does(f"use {card} Mira")
    assert (t.measure(f"{card}.locked"), t.told("action")[-1]["victims"]) == (1, [1])
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Short-Term Investment.blood")) == (31, 1)
    assert not t.offers(f"use {card} Ines")
