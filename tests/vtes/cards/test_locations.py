"""Locations, and other master cards that stand in play and are locked for what they do."""

from __future__ import annotations

import pytest

from praxis.vtes.dealt.pool import named
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import ALL, BYSTANDER, bystander, editions, in_editions, since_2011

INNER_VOICE = "trait:path-of-Power-and-the-Inner-Voice"
LASOMBRA, TREMERE, BRUJAH, RAVNOS = "clan:Lasombra", "clan:Tremere", "clan:Brujah", "clan:Ravnos"
HAQIM, HECATA, SALUBRI, NOSFERATU = "clan:Banu-Haqim", "clan:Hecata", "clan:Salubri", "clan:Nosferatu"
GANGREL, TOREADOR, MINISTRY, VENTRUE = "clan:Gangrel", "clan:Toreador", "clan:Ministry", "clan:Ventrue"


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


def holding(card: str, who: str, edition: str, pool: int = 30) -> Table:
    return position(
        seat(pool=pool, ready=[f"Mira 3/5 {who}".strip()], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )


def plays_it(t: Table, card: str) -> bool:
    return f"play {t[card]} -1 0" in t.options()


@in_editions("card who", list(PRICES.items()))
def test_it_comes_into_play_for_its_price(edition: str, card: str, who: str) -> None:
    t = holding(card, who, edition)
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool")) == ("play", 30 - named(card).pool)
    assert t.measure(f"{card}.locked") == 0
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", [card for card, who in PRICES.items() if who])
def test_it_needs_a_ready_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    """Clan, sect and title are read from the card data."""
    t = holding(card, "clan:Caitiff", edition)
    assert not plays_it(t, card)
    assert "card.requirement.master" in t.clauses(f"play {card} -1 0", by="a")


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


# -- stealth ----------------------------------------------------------------------------------------------------------

HIDING = [
    ("Anarch Railroad", "sect:Anarch", True),
    ("Backways", GANGREL, False),
    ("Elysian Fields", LASOMBRA, False),
    ("Fortune Teller Shop", RAVNOS, True),
    ("The Labyrinth", NOSFERATU, False),
    ("Opium Den", MINISTRY, False),
]


@in_editions("card who for_all", HIDING)
@pytest.mark.parametrize("fits", [True, False])
def test_a_location_hides_whom_it_is_for(edition: str, card: str, who: str, for_all: bool, fits: bool) -> None:
    mira = f"Mira 3/8 {who if fits else 'clan:Caitiff'}"
    t = position(seat(ready=[mira], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("bleed Mira")
        assert not t.offers(f"use {card}")  # stealth is not needed yet
        t.does("block Oskar", by="b")
        assert bool(t.told("blocked")) is not fits
        if fits:
            t.does(f"use {card}", by="a")
            assert t.told("block-failed")[0]["stealth"] == 1
            assert t.measure(f"{card}.locked") == 1
        t.goes_on()
    t.is_quiet()


@in_editions("card who for_all", HIDING)
def test_a_location_hides_minions_of_others_only_if_it_says_so(
    edition: str, card: str, who: str, for_all: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers(f"use {card}") is for_all


@editions
@pytest.mark.parametrize(("answer", "offered"), [("hunt Mira", True), ("bleed Mira", False)])
def test_creepshow_casino_hides_an_undirected_action_before_it_is_needed(
    answer: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Creepshow Casino"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does(answer)
    assert t.offers("use Creepshow Casino") is offered
    if offered:
        assert t.asks == "announced"
        t.does("use Creepshow Casino", by="a")
        assert (stats.stealth(t.g, t["Mira"]), t.measure("Creepshow Casino.locked")) == (2, 1)
    t.goes_on()
    t.is_quiet()


# -- intercept --------------------------------------------------------------------------------------------------------

SEEING = [
    ("Kumpania", f"{RAVNOS} 5", "Oskar 2/5 clan:Ravnos", True, False),
    ("Kumpania", "too young", "Oskar 2/4 clan:Ravnos", False, False),
    ("London Evening Star, Tabloid Newspaper", "", "Oskar 2/4", True, True),
    ("Market Square", HAQIM, "Oskar 2/4 clan:Banu-Haqim", True, False),
    ("The Anarch Free Press", "anarch", "Oskar 2/4 sect:Anarch", True, False),
]


@in_editions("card why oskar fits for_all", SEEING)
@pytest.mark.parametrize("owner", ["b", "c"])
def test_a_location_lets_somebody_see(
    edition: str, card: str, why: str, oskar: str, fits: bool, for_all: bool, owner: str
) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=[oskar], play=[card] if owner == "b" else []),
        seat(ready=["Vera 2/4"], play=[card] if owner == "c" else []),
        edition=edition,
    )
    t.does("hunt Mira")
    assert not t.offers(f"use {card}")
    t.does("block Oskar", by="b")
    usable = fits and (owner == "b" or for_all)
    assert t.offers(f"use {card}") is usable
    if usable:
        t.does(f"use {card}", by=owner)
        assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert t.measure(f"{card}.locked") == usable
    t.is_quiet()


@editions
@pytest.mark.parametrize("actions", [1, 2])
def test_channel_10_is_late_by_one_action(actions: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8", "Ines 3/8"]),
        seat(ready=["Oskar 2/4"], play=["Channel 10"]),
        bystander(),
        edition=edition,
    )
    if actions == 2:
        t.does("hunt Ines")
        t.goes_on()
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Channel 10") is (actions == 2)
    if actions == 2:
        t.does("use Channel 10", by="b")
        assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("stealth", [1, 2])
def test_wmrh_talk_radio_is_paid_for_if_nobody_blocks(stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 stealth:{stealth - 1}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["WMRH Talk Radio"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("use WMRH Talk Radio", by="c")
    with t.unchanged("a.pool", "b.pool"):
        t.goes_on()
    assert bool(t.told("blocked")) is (stealth == 1)
    assert t.measure("c.pool") == (30 if stealth == 1 else 29)
    t.is_quiet()


@editions
@pytest.mark.parametrize("chosen", ["Oskar", "Vera"])
def test_the_rumor_mill_tells_one_vampire_for_a_blood(chosen: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Rumor Mill, Tabloid Newspaper"]),
        edition=edition,
    )
    card = "The Rumor Mill, Tabloid Newspaper"
    t.does("hunt Mira")
    while not t.offers(f"use {card}"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    t.does(f"use {card}", by="c")
    t.does(f"target {chosen}")
    while t.asks != "attempt" and not t.told("action-over"):
        t.does("block Oskar" if t.offers("block Oskar") and not t.told("block-failed") else "pass")
    assert t.offers(f"use {card} -1 -2") is (chosen == "Oskar")
    if chosen == "Oskar":
        t.does(f"use {card} -1 -2", by="b")
        assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert t.measure("Vera.blood") == 2
    t.is_quiet()


@since_2011
@rules_on("The Anarch Free Press", "LSJ 20050720-2")
@pytest.mark.parametrize(
    ("blood", "sect", "offered"), [(3, "Anarch", True), (8, "Anarch", False), (3, "Sabbat", False)]
)
def test_the_anarch_free_press_rewards_a_hunt_that_has_fed(blood: int, sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Anarch Free Press"]),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.asks == "may") is offered
    if offered:
        t.does("no", by="c")
    t.is_quiet()


@since_2011
def test_the_anarch_free_press_locks_to_feed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Anarch"], play=["The Anarch Free Press"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("hunt Mira")
        while t.asks != "may":
            t.passes()
        t.does("yes")
    assert (t.measure("Mira.blood"), t.measure("The Anarch Free Press.locked")) == (5, 1)
    t.is_quiet()


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


# -- referendums ------------------------------------------------------------------------------------------------------


def polling(card: str, *ready: str, edition: str, counters: int = 0, pool: int = 30) -> Table:
    """A prince of seat a has called; seat b has the card in play, and these vampires."""
    t = position(
        seat(ready=["Mira 4/8 prince:Chicago", "Ines 3/5"], hand=["Kine Resources Contested"]),
        seat(pool=pool, ready=list(ready), play=[f"{card} counters:{counters}" if counters else card]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.does("target c" if t.offers("target c") else "target a")
    while not (t.asks == "polling" and t.who() == "b"):
        t.passes()
    return t


@editions
@pytest.mark.parametrize(("card", "who", "pool"), [("Ventrue Headquarters", VENTRUE, 0), ("Ferraille", MINISTRY, 1)])
def test_a_card_in_play_gives_votes(card: str, who: str, pool: int, edition: str) -> None:
    t = polling(card, f"Oskar 2/4 {who}", edition=edition)
    with t.unchanged("a.pool", "c.pool"):
        t.does(f"use {card}", by="b")
        assert t.told("gains-votes")[0]["votes"] == 3
        while t.who() != "b":
            t.passes()
        assert not t.offers(f"use {card}")  # locked, or once each turn
        t.does(f"votes {card} against", by="b")
    assert t.told("votes")[-1]["votes"] == 3
    assert t.measure("b.pool") == 30 - pool


@editions
@rules_on("Ferraille", "LSJ 20081105")
def test_nobody_votes_with_the_pool_that_ousts_her(edition: str) -> None:
    t = polling("Ferraille", f"Oskar 2/4 {MINISTRY}", edition=edition, pool=1)
    t.does("use Ferraille", by="b")
    assert t.happened("ousted", seat=1)
    assert not t.ever_offered("votes Ferraille against")


@editions
@pytest.mark.parametrize("burned", [1, 4])
def test_oxford_university_gives_two_votes_for_each_pool(burned: int, edition: str) -> None:
    card = "Oxford University, England"
    t = polling(card, f"Oskar 2/4 {BRUJAH}", edition=edition)
    t.does(f"use {card}", by="b")
    t.does(f"amount {burned}")
    assert t.told("gains-votes")[0]["votes"] == 2 * burned
    assert (t.measure("b.pool"), t.measure(f"{card}.locked")) == (30 - burned, 1)


RALLIES = [
    ("Elysium: The Palace of Versailles", "Oskar 2/4 primogen", "Ute 2/4", 1),
    ("Power Structure", f"Oskar 2/4 {LASOMBRA}", "Ute 2/4 clan:Caitiff", 0),
]


@editions
@pytest.mark.parametrize(("card", "oskar", "ute", "own"), RALLIES)
def test_a_card_in_play_gives_votes_to_a_class(card: str, oskar: str, ute: str, own: int, edition: str) -> None:
    t = polling(card, oskar, ute, edition=edition)
    assert stats.votes(t.g, t["Oskar"]) == own
    t.does(f"use {card}", by="b")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (own + 1, 0)
    assert t.measure(f"{card}.locked") == 1
    while t.who() != "b":
        t.passes()
    t.does("vote Oskar against", by="b")
    assert t.told("votes")[-1]["votes"] == own + 1


@editions
@rules_on("Power Structure", "ANK 20190707")
@pytest.mark.parametrize("card", ["Power Structure", "Elysium: The Palace of Versailles", "Oxford University, England"])
def test_it_is_for_political_actions_not_for_a_blood_hunt(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Oskar 2/4 prince:Chicago {LASOMBRA}"], torpor=["Gone 0/6"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    t.goes_on("blood-hunt", "discipline")
    assert not t.ever_offered(f"use {card}")


@editions
def test_powerbase_madrid_gathers_votes_for_a_titled_sabbat_vampire(edition: str) -> None:
    card = "Powerbase: Madrid"
    t = polling(card, "Oskar 2/4 bishop", "Ute 2/4 sect:Sabbat", "Gast 2/4 primogen", edition=edition, counters=3)
    t.does(f"use {card}", by="b")
    assert stats.votes(t.g, t["Oskar"]) == 4  # the only one that it can be for
    assert (stats.votes(t.g, t["Ute"]), t.measure(f"{card}.blood"), t.measure(f"{card}.locked")) == (0, 3, 1)


@editions
@pytest.mark.parametrize(("counters", "offered"), [(3, True), (4, False)])
def test_powerbase_madrid_grows_up_to_four(counters: int, offered: bool, edition: str) -> None:
    t = position(
        seat(play=[f"Powerbase: Madrid counters:{counters}"]), seat(), bystander(), phase="unlock", edition=edition
    )
    assert t.measure("Powerbase: Madrid.blood") == counters
    if offered:
        t.does("use Powerbase: Madrid")
        assert t.measure("Powerbase: Madrid.blood") == 4
    assert not t.offers("use Powerbase: Madrid")


@editions
def test_vampires_of_others_empty_powerbase_madrid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Madrid counters:3"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Madrid Mira")
    assert t.told("action")[-1]["victims"] == [1]
    t.goes_on()
    assert (t.measure("Powerbase: Madrid.blood"), t.region("Powerbase: Madrid")) == (0, "play")
    t.is_quiet()


@editions
def test_alamut_turns_bleeds_into_votes(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 bleed:3 {HAQIM}", "Ines 3/5 bleed:2"], play=["Alamut"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    t.does("bleed Ines")
    t.goes_on()
    assert (t.measure("Alamut.blood"), t.measure("b.pool")) == (3, 25)
    t = polling("Alamut", "Oskar 2/4", edition=edition, counters=3)
    t.does("use Alamut", by="b")
    assert t.options("amount") == ["amount 1", "amount 2", "amount 3"]
    t.does("amount 2")
    assert (stats.votes(t.g, t["Oskar"]), t.measure("Alamut.blood")) == (2, 1)


@editions
@pytest.mark.parametrize(("minions", "offered"), [(2, True), (1, False)])
def test_privileged_position_needs_two_who_follow_the_path(minions: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", *[f"Ines{n} 3/5 {INNER_VOICE}" for n in range(minions)]], hand=["Privileged Position"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Privileged Position") is offered
    if offered:
        t.does("play Privileged Position")
        assert t.region("Privileged Position") == "play"
        t.is_quiet()


@editions
@pytest.mark.parametrize("passes", [True, False])
def test_privileged_position_burns_pool_when_a_referendum_passes(passes: bool, edition: str) -> None:
    mira = "Mira 4/8 prince:Chicago" if passes else "Mira 4/8"
    t = position(
        seat(ready=[mira], play=["Privileged Position"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while not t.told("action-over"):
        if t.asks == "terms":
            t.does("target c" if t.offers("target c") else t.options()[0])
        elif t.asks == "may":
            t.does("yes")
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        elif t.offers("vote Oskar against") and not passes:
            t.does("vote Oskar against")
        else:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.told("result")[-1]["result"] == ("passed" if passes else "failed")
    assert t.measure("Privileged Position.locked") == passes


@editions
@rules_on("Black Forest Base", "LSJ 20091224")
def test_black_forest_base_is_called_on_once_a_turn_by_any_sabbat_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 bishop", "Ines 3/5 bishop", "Alien 3/5 primogen"]),
        seat(ready=["Oskar 2/4"], play=["Black Forest Base"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Black Forest Base Alien")
    t.does("use Black Forest Base Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    while not t.told("action-over"):
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (32, 30)
    assert not t.offers("use Black Forest Base Ines")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("trait", "offered"), [("changeling", True), ("mortal", False)])
def test_changelings_burn_black_forest_base(trait: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Puck ally 2 trait:{trait}"]), seat(play=["Black Forest Base"]), bystander(), edition=edition
    )
    assert t.offers("use Black Forest Base Puck") is offered
    if offered:
        t.does("use Black Forest Base Puck")
        t.goes_on()
        assert t.region("Black Forest Base") == "ash-heap"
        t.is_quiet()


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
    while t.asks in ("open", "announced", "block"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
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
    """Powerbase: Munich requires Hecata, so the action that it offers does too."""
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA} sect:Independent"], play=["Cappadocian Crypt"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Munich"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Munich Mira")
    while not t.told("action-over"):
        if blocked and t.offers("block Oskar"):
            t.does("block Oskar")
        elif t.offers("use Cappadocian Crypt"):
            t.does("use Cappadocian Crypt", by="a")
            assert t.asks != "target"
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Cappadocian Crypt.locked") == (not blocked)
    assert t.measure("Mira.blood") == (2 if blocked else 3)
    t.is_quiet()


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
    while not t.offers("use Dummy Corporation"):
        t.passes()
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
