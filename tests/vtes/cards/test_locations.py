"""Locations, and other master cards that stand in play: how they come there, hunting grounds, the influence phase."""

from __future__ import annotations

import pytest

from praxis.vtes.dealt.known_faces import named
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.location_tables import (
    BRUJAH,
    GANGREL,
    HAQIM,
    HECATA,
    LASOMBRA,
    MINISTRY,
    NOSFERATU,
    RAVNOS,
    TOREADOR,
    TREMERE,
    VENTRUE,
)
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    ALL,
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    holding,
    in_editions,
    needs_a_minion_of_its_own,
)


def words(clan: str) -> str:
    return f"clan:{clan.replace(' ', '-')}"


# -- coming into play -------------------------------------------------------------------------------------------------

PRICES = {
    "Alamut": HAQIM,
    "Anarch Railroad": "",
    "The Anarch Free Press": "sect:Anarch",
    "Arcane Library": TREMERE,
    "Art Museum": TOREADOR,
    "Backways": GANGREL,
    "Black Forest Base": "sect:Sabbat",
    "Brujah Debate": BRUJAH,
    "Cappadocian Crypt": HECATA,
    "Carthage Remembered": BRUJAH,
    "Channel 10": "",
    "Chantry": TREMERE,
    "Creepshow Casino": "",
    "Dummy Corporation": "",
    "Ecoterrorists": GANGREL,
    "Elder Library": "",
    "Elysian Fields": LASOMBRA,
    "Elysium: The Palace of Versailles": "",
    "Ferraille": MINISTRY,
    "Fortune Teller Shop": RAVNOS,
    "Gang Territory": "clan:Brujah-antitribu",
    "Gangrel Revel": GANGREL,
    "The Hungry Coyote": "",
    "The Khabar: Community": HAQIM,
    "Kumpania": RAVNOS,
    "The Labyrinth": NOSFERATU,
    "London Evening Star, Tabloid Newspaper": "",
    "Market Square": HAQIM,
    "Mbare Market, Harare": "",
    "Metro Underground": "",
    "Mob Connections": "",
    "New Carthage": BRUJAH,
    "Nosferatu Kingdom": "clan:Nosferatu-antitribu",
    "Opium Den": MINISTRY,
    "Oxford University, England": BRUJAH,
    "Papillon": "prince:Chicago",
    "Power Structure": LASOMBRA,
    "Powerbase: Cape Verde": "clan:Giovanni",
    "Powerbase: Chicago": "",
    "Powerbase: Madrid": "",
    "Powerbase: Munich": HECATA,
    "The Rumor Mill, Tabloid Newspaper": "",
    "Ventrue Headquarters": VENTRUE,
    "Wasserschloss Anif, Austria": TREMERE,
    "WMRH Talk Radio": "",
}
"""Each card, and what one needs a ready vampire of to play it."""


def plays_it(t: Table, card: str) -> bool:
    return f"play {t[card]} -1 0" in t.options()


@in_editions("card who", list(PRICES.items()))
def test_it_comes_into_play_for_its_price(edition: str, card: str, who: str) -> None:
    comes_into_play(card, who, edition)


@editions
@pytest.mark.parametrize("card", [card for card, who in PRICES.items() if who])
def test_it_needs_a_ready_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


@editions
@pytest.mark.parametrize("card", [card for card in PRICES if "unique" in named(card).traits])
def test_nobody_plays_a_unique_one_beside_her_own(card: str, edition: str) -> None:
    who = PRICES[card]
    if edition == "2000" and "Anarch" in who:
        return
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()], play=[card], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert bool(t.options("play")) is (edition == "2000")  # where one contests with oneself


# -- hunting grounds --------------------------------------------------------------------------------------------------

GROUNDS = {
    "Amusement Park Hunting Ground": "Brujah antitribu",
    "Biotech Company Hunting Ground": "Hecata",
    "Campground Hunting Ground": "Gangrel antitribu",
    "Corporate Hunting Ground": "Ventrue antitribu",
    "Library Hunting Ground": "Tzimisce",
    "Morgue Hunting Ground": "Giovanni",
    "Park Hunting Ground": "Ravnos",
    "Political Hunting Ground": "Lasombra",
    "Shanty Town Hunting Ground": "Nosferatu antitribu",
    "Temple Hunting Ground": "Ministry",
    "Underworld Hunting Ground": "Banu Haqim",
    "University Hunting Ground": "Tremere antitribu",
}


@editions
@pytest.mark.parametrize("card", GROUNDS)
def test_a_hunting_ground_feeds_one_vampire_each_unlock_phase(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Full 5/5"], torpor=["Down 1/4"], play=[card, "Zoo Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood", "Down.blood", "Oskar.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        assert not t.offers("use Zoo Hunting Ground")  # she has been fed by one this turn


@editions
@pytest.mark.parametrize(("card", "clan"), GROUNDS.items())
def test_a_hunting_ground_is_played_by_its_clan(card: str, clan: str, edition: str) -> None:
    t = holding(card, words(clan), edition)
    t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool")) == ("play", 28)
    assert not plays_it(holding(card, "clan:Caitiff", edition), card)
    t.is_quiet()


@editions
def test_papillon_feeds_the_titled_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 prince:Chicago", "Ines 2/8"], play=["Papillon", "Zoo Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ines.blood"):
        t.does("use Papillon")
    assert t.measure("Mira.blood") == 4
    t.does("use Zoo Hunting Ground")
    assert t.measure("Ines.blood") == 3  # the only one left


@editions
@pytest.mark.parametrize(
    ("title", "offered"), [("prince:Chicago", True), ("archbishop:Mexico", True), ("primogen", False)]
)
def test_papillon_needs_the_title_of_a_city(title: str, offered: bool, edition: str) -> None:
    assert plays_it(holding("Papillon", title, edition), "Papillon") is offered


# -- the influence phase ----------------------------------------------------------------------------------------------

BREEDING = [
    ("Arcane Library", TREMERE),
    ("Art Museum", TOREADOR),
    ("Ecoterrorists", GANGREL),
    ("Gang Territory", "clan:Brujah-antitribu"),
    ("Nosferatu Kingdom", "clan:Nosferatu-antitribu"),
    ("Mbare Market, Harare", "sect:Laibon"),
]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("card", "who"), BREEDING)
def test_a_location_feeds_the_uncontrolled_of_its_clan(edition: str, card: str, who: str) -> None:
    if edition in ("2000", "2023") and "Laibon" in who:
        return  # which know no such sect
    t = position(
        seat(ready=["Mira 3/5"], play=[card], uncontrolled=[f"Kin 0/6 {who}", "Alien 0/6 clan:Caitiff"]),
        seat(uncontrolled=[f"Cousin 0/6 {who}"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool", "Alien.blood", "Cousin.blood"):
        t.does(f"use {card}")
    assert (t.measure("Kin.blood"), t.measure(f"{card}.locked")) == (1, 1)
    assert not t.offers(f"use {card}")


@editions
@rules_on("Wasserschloss Anif, Austria", "RTR 19960221")
def test_wasserschloss_anif_gathers_blood_for_a_tremere(edition: str) -> None:
    card = "Wasserschloss Anif, Austria"
    t = position(
        seat(
            ready=[f"Mira 3/5 {TREMERE}", f"Ines 3/5 {TREMERE}", "Alien 3/5"],
            play=[card],
            uncontrolled=[f"Kin 0/6 {TREMERE}"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool", "Alien.blood", "Ines.blood"):
        t.does(f"use {card} -1 -1")
        assert not t.offers("target Alien")
        t.does("target Mira")
        assert not t.offers(f"use {card} -1 -1")  # one blood a turn
        t.passes_until("influence")
        t.does(f"use {card} -1 -2")
    assert (t.measure("Mira.blood"), t.measure("Kin.blood"), t.measure(f"{card}.blood")) == (2, 1, 0)


@editions
@pytest.mark.parametrize(("clan", "stealth"), [("Malkavian", 1), ("Caitiff", 0)])
def test_wasserschloss_anif_is_burned_by_malkavians_in_secret(clan: str, stealth: int, edition: str) -> None:
    card = "Wasserschloss Anif, Austria"
    t = position(
        seat(ready=[f"Mira 3/5 clan:{clan}"]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition
    )
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    t.goes_on()
    assert t.region(card) == "ash-heap"
    t.is_quiet()


@editions
@rules_on("Channel 10", "ANK 20210124")
def test_an_action_cancelled_as_it_is_played_does_not_count_for_channel_10(edition: str) -> None:
    if edition == "2000":
        return  # which cancels nothing as it is played
    t = position(
        seat(ready=["Mira 3/8", "Ines 3/8"], hand=["Computer Hacking"]),
        seat(ready=["Oskar 2/4"], play=["Channel 10"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Computer Hacking Ines 0")
    t.does("play Direct Intervention", by="c")
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert not t.offers("use Channel 10")
