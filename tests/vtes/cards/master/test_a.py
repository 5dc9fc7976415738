"""Master cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.dealt.known_faces import named
from praxis.vtes.definitions.language import (
    BLOOD_COST,
    CARD,
    PLAY,
    REACTION_CARD,
    costs,
    definition,
    gain,
    master,
    modifier,
    put,
    reaction,
    requires,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import does, goes_through, to_the_end, until
from tests.vtes.cards.combat_tables import CHEAPER_GEAR, acts_and_is_blocked, fights_out
from tests.vtes.cards.gear_tables import CHARISMA, GUN, price
from tests.vtes.cards.imbued_tables import imbued_position
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
    polling,
)
from tests.vtes.cards.master_tables import BLACK_HAND, CATHARI, GIOVANNI, held, plays_it
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    ALL,
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    holding,
    in_editions,
    in_phase,
    needs_a_minion_of_its_own,
    passes_to,
    since_2011,
)

# -- Abombwe ----------------------------------------------------------------------------------------------------------


@rules_on("Abombwe", "LSJ 20051116-2")
def test_a_diablerist_learns_abombwe_whatever_he_is() -> None:
    t = position(seat(ready=["Mira 2/8 sect:Camarilla"], hand=["Abombwe"]), seat(torpor=["Oskar 1/9"]), bystander())
    t.does("diablerize Mira Oskar")
    for _ in range(40):
        if t.asks == "discipline" or t.asks in t.quiet:
            break
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.asks == "discipline"
    assert len(t.options()) > 1
    t.answer(next(text for text in t.options() if text != "pass"))
    assert t.word("Abombwe.bearer") == "Mira"


# -- Academic Hunting Ground ------------------------------------------------------------------------------------------

FIRST_GROUNDS = {
    "Academic Hunting Ground": "Tremere",
    "Asylum Hunting Ground": "Malkavian",
    "Slum Hunting Ground": "Nosferatu",
    "Society Hunting Ground": "Toreador",
    "Uptown Hunting Ground": "Ventrue",
    "Warzone Hunting Ground": "Brujah",
    "Zoo Hunting Ground": "Gangrel",
}


@editions
@pytest.mark.parametrize("card", FIRST_GROUNDS)
def test_a_clans_hunting_ground_feeds_one_vampire_each_unlock_phase(card: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Full 5/5"],
            play=[card, "Zoo Hunting Ground" if "Zoo" not in card else "Slum Hunting Ground"],
        ),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        t.passes()
    assert t.told("uses") == [told for told in t.told("uses") if told["card"] == t[card]]  # no second one for Mira


# -- Aching Beauty ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "who"), [("Aching Beauty", "clan:Toreador"), ("Terrifying Visage", CATHARI)])
def test_who_blocks_it_pays(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 {who}", [card]), "Ines 3/8"]), seat(ready=["Oskar 4/4"]), bystander(), edition=edition
    )
    with t.unchanged("a.pool", "c.pool"):
        acts_and_is_blocked(t)
        fights_out(t)
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Aching Beauty", "LSJ 19980225")
@editions
def test_aching_beauties_add_up(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 clan:Toreador", ["Aching Beauty", "Aching Beauty"])]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    assert t.measure("b.pool") == 28


@rules_on("Aching Beauty", "RTR 19991206", "LSJ 20091125")
@rules_on("Change of Target", "RTR 19991206")
@pytest.mark.parametrize(
    ("card", "who", "mode", "bled"),
    [("Change of Target", "Mira", 0, 0), ("Obedience", "Oskar", 0, 0), ("Horrific Countenance", "Mira", 0, 1)],
)
def test_who_has_blocked_beauty_pays_whatever_comes_of_it(card: str, who: str, mode: int, bled: int) -> None:
    mine = who == "Mira"
    t = position(
        seat(ready=[("Mira 4/7 pro clan:Toreador", ["Aching Beauty"])], hand=[card] if mine else []),
        seat(ready=["Oskar 4/8 dom"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} {who} {mode}")
    t.does(f"play {card} {who} {mode}")
    t.goes_on()
    assert not t.told("combat")
    assert t.measure("b.pool") == 30 - 1 - bled
    t.is_quiet()


# -- Acquired Ventrue Assets ------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
SCHEMES = [
    ("Acquired Ventrue Assets", "clan:Giovanni", 1),
    ("Anarch Troublemaker", "", 0),
    ("Antediluvian Awakening", "", 0),
    ("Bleeding the Vine", "", 0),
    ("Brothers Grimm", "", 0),
    ("Camarilla Conclave", "title:justicar", 4),
    ("Cave of Apples", "clan:Ministry", 0),
    ("Club Illusion", "", 0),
    ("The Coven", "", 0),
    ("Cursed Abattoir", "trait:path-of-Death-and-the-Soul", 0),
    ("Dead Pool", "clan:Lasombra", 0),
    ("Ennoia's Theater", "clan:Gangrel", 0),
    ("Ennoia's Theater", "clan:Gangrel-antitribu", 0),
    ("Festivo dello Estinto", "", 0),
    ("Forward Momentum", CATHARI, 0),
    ("Fragment of the Book of Nod", "", 0),
    ("Frontal Assault", "", 0),
    ("Garibaldi-Meucci Museum", "", 0),
    ("Haqim's Law: Retribution", "clan:Banu-Haqim", 0),
    ("Mapatano Utando", "clan:Akunanse", 0),
    ("Millicent Smith, Puritan Vampire Hunter", "", 0),
    ("Palla Grande", "clan:Toreador-antitribu", 3),
    ("Paris Opera House", "clan:Daughter-of-Cacophony", 0),
    ("The Path of Bone", "clan:Giovanni", 0),
    ("The Path of Paradox", "clan:Ravnos", 0),
    ("Powerbase: Barranquilla", "sect:Sabbat", 5),
    ("The Rack", "", 0),
    ("Tension in the Ranks", "", 0),
    ("Twilight Camp", "", 4),
    ("Warsaw Station", "clan:Nosferatu", 0),
    ("Wider View", "", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "counters"), SCHEMES)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize("card", [card for card, who, _ in SCHEMES if who and "Sabbat" not in who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_acquired_ventrue_assets_feed_giovanni(counters: int, region: str, edition: str) -> None:
    card = "Acquired Ventrue Assets"
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni", "Alien 3/5"], play=[f"{card} counters:{counters}"]),
        seat(ready=["Oskar 2/4 clan:Ventrue"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood", "a.pool"):
        t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, region)
    assert not t.offers(f"use {card}") or t.asks != "master"


# -- The Admonitions --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "counters"), [("The Admonitions", 0), ("Glass Walker Pact", 0)])
def test_a_pact_comes_into_play_for_its_price(card: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {GIOVANNI}"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool"), t.measure(f"{card}.blood")) == (
        "play",
        30 - t.g.face[t[card]].pool,
        counters,
    )


@editions
@rules_on("The Admonitions", "LSJ 20031121", "RTR 20040501")
@pytest.mark.parametrize(
    ("sects", "ends"),
    [
        (("Sabbat", "Sabbat", "Camarilla"), 1),
        (("Sabbat", "Camarilla", "Sabbat"), 2),
        (("Sabbat", "", ""), 0),
        (("", "", ""), -1),
    ],
)
def test_the_admonitions_pass_to_the_sabbat(sects: tuple[str, str, str], ends: int, edition: str) -> None:
    """Ruling: the only one who controls a Sabbat vampire keeps them."""
    mine, prey, predator = [f"sect:{one or 'Camarilla'}" for one in sects]
    t = position(
        seat(ready=[f"Mira 3/5 {mine}"], play=["The Admonitions"], hand=["Blank Page"]),
        seat(ready=[f"Oskar 2/4 {prey}"]),
        seat(ready=[f"Vera 2/4 {predator}"]),
        edition=edition,
    )
    assert t.offers("use The Admonitions") is bool(sects[0])
    passes_to(t, "discard")
    assert t.region("The Admonitions") == ("ash-heap" if ends < 0 else "play")
    if ends >= 0:
        assert t.g.controller[t["The Admonitions"]] == ends


@editions
def test_the_black_hand_draws_by_the_admonitions(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Sabbat trait:black-hand"],
            play=["The Admonitions"],
            hand=["Blank Page"] * 7,
            library=5,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(next(one for one in t.options("use") if one.endswith("-2")))
    for _ in range(2):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("a.library"), t.measure("The Admonitions.locked")) == (7, 3, 1)


# -- Al's Army Apparatus ----------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Al's Army Apparatus", "clan:Brujah", 0),
    ("Arcanum Chapterhouse, Alexandria", "", 0),
    ("Base Hunting Ground", "clan:Osebo", 0),
    ("Blood Puppy", "", 3),
    ("Command Performance", "clan:Daughter-of-Cacophony", 0),
    ("Communal Haven: Temple", "", 0),
    ("Crematorium", "clan:Harbinger-of-Skulls", 0),
    ("The Crocodile Temple", "clan:Ministry", 0),
    ("Demonstration", "clan:Ventrue-antitribu", 0),
    ("Esgrima", "", 0),
    ("Grand Temple of Set", "clan:Ministry", 0),
    ("Gurchon Hall", "title:cardinal", 0),
    ("Heartblood of the Clan", "clan:Banu-Haqim", 0),
    ("Hospital Food", "sect:Anarch", 0),
    ("Inbase Discotek, Frankfurt", "", 0),
    ("Joseph Pander", "clan:Pander", 0),
    ("Jungle Hunting Ground", "clan:Akunanse", 0),
    ("Kingston Penitentiary, Ontario", "", 0),
    ("The Louvre, Paris", "clan:Toreador", 0),
    ("The Malkavian Seven Miseries", "clan:Malkavian", 0),
    ("The Mausoleum, Venice", "clan:Giovanni", 0),
    ("Palace Hunting Ground", "clan:Guruhi", 0),
    ("The Path of Harmony", "clan:Ahrimane", 0),
    ("The Path of Service", "clan:Gargoyle", 0),
    ("The Path of the Feral Heart", "clan:Gangrel-antitribu", 0),
    ("Poacher's Hunting Ground", "", 0),
    ("Powerbase: Luanda", "sect:Laibon", 0),
    ("Powerbase: New York", "", 0),
    ("Powerbase: Rome", "", 0),
    ("Powerbase: Washington, D.C.", "", 0),
    ("Prophecies of Gehenna", "", 0),
    ("Protracted Investment", "", 5),
    ("Purchase Pact", "title:archbishop", 0),
    ("Short-Term Investment", "", 3),
    ("Spirit Summoning Chamber", "clan:Tremere-antitribu", 0),
    ("Swiss Cut", "clan:Giovanni", 2),
    ("Tabriz Assembly", "clan:True-Brujah", 0),
    ("Threestar Cab Company", "", 0),
    ("Tower of London", "clan:Giovanni", 0),
    ("Ventrue Investment", "clan:Ventrue-antitribu", 1),
    ("Watchtower: Chosen are Called", "trait:seraph", 0),
    ("Weeping Stone", "", 0),
]
NOT_IN_2000 = ("sect:Anarch", "sect:Laibon")


@pytest.mark.parametrize(
    ("card", "who", "counters", "edition"),
    [(*row, edition) for row in COMES for edition in ALL if edition != "2000" or row[1] not in NOT_IN_2000],
)
def test_an_estate_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize(("card", "who"), [(card, who) for card, who, _ in COMES if who])
def test_an_estate_needs_a_minion_that_meets_its_requirement(card: str, who: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


@editions
@pytest.mark.parametrize(
    ("card", "finds", "blood"),
    [("Al's Army Apparatus", ".44 Magnum", 3), ("Spirit Summoning Chamber", "Theft of Vitae", 2)],
)
def test_it_searches_the_library(card: str, finds: str, blood: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tremere-antitribu"],
            play=[card],
            hand=["Blank Page"] * 7,
            library=[finds, "Blank Page", "Animalism"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card}")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.asks == "discard-down"
    t.answer(t.options()[0])
    assert (t.region(finds), t.measure("Mira.blood"), t.measure(f"{card}.locked")) == ("hand", blood, 1)


# -- Alamut -----------------------------------------------------------------------------------------------------------

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


@in_editions("card who", list(PRICES.items()))
def test_a_location_comes_into_play_for_its_price(edition: str, card: str, who: str) -> None:
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
@pytest.mark.parametrize(("pool", "counters"), [(30, 3), (2, 2)])
def test_alamut_keeps_the_pool_that_was_lost(pool: int, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 clan:Banu-Haqim", ["Laptop Computer", "Tasha Morgan"])], play=["Alamut"]),
        seat(pool=pool, ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Alamut.blood")) == (pool - counters, counters)


@editions
@pytest.mark.parametrize(("turn", "counters"), [("a", 3), ("c", 0)])
def test_alamut_keeps_nothing_that_was_lost_otherwise(turn: str, counters: int, edition: str) -> None:
    """What the target or somebody else lost earlier in the same action is not lost by the bleed; nor does the bleed of
    a Banu Haqim of another Methuselah count."""
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim bleed:5"], play=["Alamut"]),
        seat(pool=4 if turn == "a" else 30, ready=["Oskar 2/4"]),
        seat(pool=20, ready=["Vera 2/4 clan:Banu-Haqim"]),
        turn=turn,
        edition=edition,
    )
    t.does("bleed Mira" if turn == "a" else "bleed Vera")
    t.g.burn_pool(1, 1, "card.burn.counter-to-bank")
    t.g.burn_pool(2, 5, "card.burn.counter-to-bank")
    with t.unchanged("c.pool", "Mira.blood"):
        t.goes_on()
    assert t.measure("Alamut.blood") == counters


# -- Amusement Park Hunting Ground ------------------------------------------------------------------------------------

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


def words(clan: str) -> str:
    return f"clan:{clan.replace(' ', '-')}"


@editions
@pytest.mark.parametrize(("card", "clan"), GROUNDS.items())
def test_a_hunting_ground_is_played_by_its_clan(card: str, clan: str, edition: str) -> None:
    t = holding(card, words(clan), edition)
    t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool")) == ("play", 28)
    assert not plays_it(holding(card, "clan:Caitiff", edition), card)
    t.is_quiet()


# -- The Anarch Free Press --------------------------------------------------------------------------------------------


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


@rules_on("The Anarch Free Press", "ANK 20220317")
def test_a_hunt_that_the_free_press_feeds_does_not_require_an_anarch() -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Anarch tha pro"], play=["The Anarch Free Press"], hand=["CrimethInc."]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("hunt Mira")
    while t.asks not in t.quiet:
        assert not t.offers("play CrimethInc.")
        t.does("yes" if t.offers("yes") else "pass")
    assert (t.measure("Mira.blood"), t.measure("The Anarch Free Press.locked")) == (4, 1)
    t.is_quiet()


# -- Anarch Railroad --------------------------------------------------------------------------------------------------

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


# -- Anarch Revolt ----------------------------------------------------------------------------------------------------


@since_2011
def test_anarch_revolt_costs_who_has_no_ready_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], play=["Anarch Revolt"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
        phase="discard",
    )
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        while t.g.turn_span().seat != 1 or t.asks != "minion":
            t.does("trigger Anarch Revolt" if t.offers("trigger") else "pass")
    assert t.offers("use Anarch Revolt Oskar")
    goes_through(t, "use Anarch Revolt Oskar -1")
    assert t.told("referendum")


@editions
@rules_on("Anarch Revolt", "LSJ 19980225")
def test_two_revolts_cost_two_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], play=["Anarch Revolt", "Anarch Revolt"]),
        seat(ready=["Oskar 1/4"]),
        bystander(),
        edition=edition,
    )
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, "trigger Anarch Revolt", "trigger Anarch Revolt#2")
    assert t.measure("b.pool") == 28


@rules_on("Anarch Revolt", "LSJ 20080106")
@pytest.mark.parametrize("first", [True, False])
def test_who_loses_her_last_anarch_in_the_unlock_phase_pays_for_the_revolt(first: bool) -> None:
    """The Society of Leopold burns him, before or after the revolt is looked at."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Anarch", ["Society of Leopold"]), "Nils 2/4"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], play=["Anarch Revolt"]),
        bystander(),
        phase="unlock",
    )
    steps = ["Anarch Revolt", "Society of Leopold"]
    for step in steps if first else steps[::-1]:
        t.does(f"trigger {step}", by="a")
        if step == "Society of Leopold":
            t.does("way 1", by="a")
    assert t.region("Mira") == "ash-heap"
    assert t.measure("a.pool") == (30 if first else 29)
    t.passes()
    assert t.measure("a.pool") == 29
    assert t.g.turn_span().seat == 0


# -- Anarch Troublemaker ----------------------------------------------------------------------------------------------


@editions
@rules_on("Anarch Troublemaker", "PIB 20121031")
def test_a_troublemaker_locks_whom_he_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Anarch Troublemaker"]),
        seat(ready=["Oskar 2/4 locked", "Otto 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Anarch Troublemaker", by="a")
    if t.asks == "way":
        t.does("way 0")
    t.does("pick Oskar", by="a")
    t.does("pick Otto", by="a")
    assert (t.measure("Oskar.locked"), t.measure("Otto.locked")) == (1, 1)
    assert t.g.controller[t["Anarch Troublemaker"]] == 1


@editions
def test_the_anarch_troublemaker_locks_two_vampires_and_moves_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Anarch Troublemaker"]),
        seat(ready=["Oskar 2/4", "Ute 2/4 locked", "Brute ally 2"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Anarch Troublemaker")
        t.does("way 0") if t.asks == "way" else None
        assert not t.offers("pick Brute")
        t.does("pick Oskar")
        t.does("pick Ute")  # who is locked already
    assert (t.measure("Oskar.locked"), t.g.controller[t["Anarch Troublemaker"]]) == (1, 1)


@editions
def test_the_anarch_troublemaker_burns_equipment(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [".44 Magnum"])], play=["Anarch Troublemaker"]),
        seat(ready=[("Oskar 2/4", ["Bowl of Convergence"])]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Anarch Troublemaker")
    t.does("way 1")
    assert t.region("Bowl of Convergence") == "ash-heap"
    assert (t.region(".44 Magnum"), t.g.controller[t["Anarch Troublemaker"]]) == ("attached", 1)


# -- Ancestor Spirit --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_an_ancestor_spirit_guides_a_laibon(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon", "Young 3/4 sect:Laibon"], hand=["Ancestor Spirit"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Ancestor Spirit")
    assert (t.g.host[t["Ancestor Spirit"]], stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (
        t["Mira"],
        2,
        0,
    )
    t = position(
        seat(ready=[("Mira 3/5 sect:Laibon", ["Ancestor Spirit"])], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    assert stats.votes(t.g, t["Mira"]) == 1


# -- Angel of Berlin --------------------------------------------------------------------------------------------------

ANGEL = "Angel of Berlin"


def helped(*hand: str, words: str = "locked", edition: str) -> Table:
    """Mira acts against the Methuselah of Otis, who holds the Angel."""
    return imbued_position(
        seat(ready=["Mira 3/8"]),
        seat(pool=10, ready=[f"Otis 3/3 imbued clan:Judge jud {words}".strip()], hand=[ANGEL, *hand]),
        bystander(),
        edition=edition,
    )


@since_2011
def test_the_angel_unlocks_an_imbued_who_can_then_block(edition: str) -> None:
    t = helped(edition=edition)
    t.does("bleed Mira")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {ANGEL} -1 0", by="b")
    assert t.measure("Otis.locked") == 0
    t.does("block Otis", by="b")
    t.goes_on()
    assert t.told("blocked")
    t.is_quiet()


@since_2011
@rules_on(ANGEL, "LSJ 20100725", "ANK 20201229")
def test_the_angel_equips_an_imbued_out_of_turn(edition: str) -> None:
    """Requirements and cost are as usual, though it is no action."""
    t = helped(".44 Magnum", "Sword of Judgment", words="", edition=edition)
    t.does("bleed Mira")
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -t.g.face[t[".44 Magnum"]].pool):
        t.does(f"play {ANGEL} -1 1", by="b")
        assert not t.offers("target Sword of Judgment")
    assert t.g.host[t[".44 Magnum"]] == t["Otis"]
    assert not t.told("action")[1:]
    poor = helped("Sword of Judgment", words="", edition=edition)
    poor.does("bleed Mira")
    assert not poor.ever_offered(f"play {ANGEL}")


@since_2011
@rules_on(ANGEL, "LSJ 20060410")
def test_the_angel_comes_after_a_block_but_not_in_the_combat(edition: str) -> None:
    t = helped(".44 Magnum", words="", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Otis")
    t.does("block Otis", by="b")
    while t.asks != "blocked":
        t.passes()
    assert t.offers(f"play {ANGEL} -1 1")
    t.passes()
    while t.asks not in t.quiet:
        assert t.g.round() is None or not t.offers(f"play {ANGEL}"), t.asks
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("combat")
    t.is_quiet()


IMBUED: Item = ("Abe 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])


def angel(*hand: Item, play: tuple[Item, ...] = ()) -> Table:
    """Seat b is to act; the imbued can be equipped by the Angel of Berlin as the action is announced."""
    t = position(
        seat(ready=[IMBUED], hand=["Angel of Berlin", *hand], play=play),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="b",
        options={"legacy": True},
    )
    t.does("bleed Oskar")
    t.passes_until_offered("play Angel of Berlin -1 1")
    return t


def angel_equips(t: Table) -> None:
    t.does("play Angel of Berlin -1 1", by="a")
    while t.asks == "target":
        t.does("target Abe" if t.offers("target Abe") else f"target {GUN}")


@rules_on("Angel of Berlin", "ANK 20170309")
def test_the_angel_pays_for_equipment_in_full() -> None:
    t = angel(GUN, play=(CHARISMA,))
    with t.changes("a.pool", -price(t, GUN)[0]):
        angel_equips(t)
    assert t.word(f"{GUN}.bearer") == "Abe"


@rules_on("Angel of Berlin", "ANK 20230824")
@pytest.mark.parametrize("place", [CHEAPER_GEAR, "Powerbase: Tshwane"])
def test_what_makes_cards_cheaper_helps_the_angel(place: Item) -> None:
    t = angel(GUN, play=(place,))
    with t.changes("a.pool", 1 - price(t, GUN)[0]):
        angel_equips(t)
        if place != CHEAPER_GEAR:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.word(f"{GUN}.bearer") == "Abe"


@rules_on("Angel of Berlin", "LSJ 20080815")
def test_whom_the_angel_equips_equips_himself_in_his_turn() -> None:
    t = angel(GUN, GUN)
    angel_equips(t)
    held = next(name for name in (GUN, f"{GUN}#2") if t.region(name) == "hand")
    for _ in range(60):
        if t.asks == "minion" and t.who() == "a":
            break
        t.goes_by("unlock", "conviction")
    t.does(f"play {held} Abe 0")
    t.goes_on()
    assert t.word(f"{held}.bearer") == "Abe"


# -- Animalism --------------------------------------------------------------------------------------------------------

DISCIPLINES = {
    "Animalism": "ani",
    "Auspex": "aus",
    "Fortitude": "for",
    "Oblivion": "obl",
    "Presence": "pre",
    "Thaumaturgy": "tha",
    "Celerity": "cel",
    "Chimerstry": "chi",
    "Dementation": "dem",
    "Dominate": "dom",
    "Necromancy": "nec",
    "Obfuscate": "obf",
    "Obtenebration": "obt",
    "Potence": "pot",
    "Protean": "pro",
    "Quietus": "qui",
    "Serpentis": "ser",
    "Vicissitude": "vic",
}


@editions
@pytest.mark.parametrize(("card", "code"), DISCIPLINES.items())
@pytest.mark.parametrize("has", ["none", "basic", "superior"])
def test_a_discipline_raises_the_level_and_the_capacity(card: str, code: str, has: str, edition: str) -> None:
    words = {"none": "", "basic": f" {code}", "superior": f" {code.upper()}"}[has]
    t = position(
        seat(ready=[f"Mira 3/5{words}", "Ines 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card}")
        assert t.offers("target Mira") is (has != "superior")
        t.does("target Mira" if has != "superior" else "target Ines")
    who = t["Mira"] if has != "superior" else t["Ines"]
    gained = code.upper() if has == "basic" else code
    assert gained in stats.disciplines(t.g, who)
    assert stats.capacity(t.g, who) == 6
    t.is_quiet()


# -- Antediluvian Awakening -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("burns", [True, False])
def test_antediluvian_awakening_wants_a_pool_or_a_vampire(burns: bool, edition: str) -> None:
    t = in_phase("unlock", edition, "Antediluvian Awakening")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1" if burns else "way 0")
    assert t.measure("a.pool") == (30 if burns else 29)
    assert (t.region("Mira"), t.region("Antediluvian Awakening")) == (
        ("ash-heap", "ash-heap") if burns else ("ready", "play")
    )


# -- Arcane Library ---------------------------------------------------------------------------------------------------

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


# -- Arcanum Chapterhouse, Alexandria ---------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("whose", ["a", "b", "c"])
def test_the_arcanum_charges_neighbours_for_their_grounds(whose: str, edition: str) -> None:
    grounds = ["Warzone Hunting Ground", "Uptown Hunting Ground"]
    t = position(
        seat(ready=["Mira 3/3"], play=grounds),
        seat(ready=["Oskar 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "b" else []),
        seat(ready=["Vera 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "c" else []),
        seat(ready=["Wim 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "a" else []),
        phase="unlock",
        edition=edition,
    )
    if t.options("trigger"):
        t.answer(t.options("trigger")[0])
    assert t.measure("a.pool") == (28 if whose in "ab" else 30)  # c sits opposite


# -- Archon Investigation ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("bleed", "burned"), [(3, False), (4, True)])
def test_archon_investigation_burns_who_bleeds_for_four(bleed: int, burned: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 bleed:{bleed}"]),
        seat(ready=["Oskar 2/4"], hand=["Archon Investigation"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("play Archon Investigation")  # blocks are not declined yet
        t.passes()
        if burned:
            t.does("play Archon Investigation", by="b")
        t.goes_on()
    assert t.region("Mira") == ("ash-heap" if burned else "ready")
    assert t.measure("b.pool") == (27 if burned else 30 - bleed)
    t.is_quiet()


@editions
def test_archon_investigation_is_for_the_one_who_is_bled_and_needs_no_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:5"]),
        seat(),
        seat(ready=["Vera 2/4"], hand=["Archon Investigation"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 25
    t = position(seat(ready=["Mira 4/8 bleed:5"]), seat(hand=["Archon Investigation"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert t.offers("play Archon Investigation")


@rules_on("Archon Investigation", "LSJ 20010817")
@pytest.mark.parametrize(("pool", "offered"), [(5, True), (4, False)])
def test_an_investigation_of_who_has_a_secure_haven_costs_one_more(pool: int, offered: bool) -> None:
    """It targets the bleeding vampire. The printed price is 3, and who pays her last pool is ousted."""
    t = position(
        seat(ready=[("Mira 4/8 bleed:4", ["Secure Haven"])]),
        seat(pool=pool, ready=["Oskar 2/4"], hand=["Archon Investigation"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("play Archon Investigation"):
        t.answer("pass")
    if offered:
        t.does("play Archon Investigation", by="b")
        assert (t.measure("b.pool"), t.region("Mira")) == (1, "ash-heap")


# -- The Art of Pain --------------------------------------------------------------------------------------------------

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


@editions
def test_the_art_of_pain_makes_strong(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["The Art of Pain"])]), seat(), bystander(), edition=edition)
    assert stats.strength(t.g, t["Mira"]) == 3


# -- Ascendance -------------------------------------------------------------------------------------------------------


@editions
def test_ascendance_gains_a_pool(edition: str) -> None:
    t = held("Ascendance", "", edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play Ascendance")
    assert t.measure("a.pool") == 31


# -- Ashur Tablets ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Ashur Tablets", "PIB 20130119", "LSJ 20091030", "LSJ 20081129")
@pytest.mark.parametrize(("there", "pool"), [(1, 30), (2, 33)])
def test_the_third_tablet_brings_cards_back(there: int, pool: int, edition: str) -> None:
    """Rulings: nothing is aimed at before the third is there; it may be played with an empty ash heap."""
    t = position(
        seat(
            ready=["Mira 3/5"],
            hand=["Ashur Tablets", *["Blank Page"] * 6],
            play=["Ashur Tablets"] * there,
            ash_heap=["Changeling", "Govern the Unaligned", "Nefertiti"],
            library=3,
        ),
        seat(ready=["Oskar 2/4"], play=["Ashur Tablets"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    if there == 2:
        assert not t.offers("pick Nefertiti")
        t.does("pick Changeling")
        t.does("pick Govern the Unaligned")
        t.does("pick Changeling")
        while t.asks == "discard-down":
            t.answer(t.options()[-1])
        assert t.measure("a.removed") + t.measure("b.removed") == 4
        assert t.region("Nefertiti") == "ash-heap"
        assert {card for card in t.g.ash_heap(0) if t.g.face[card].name == "Govern the Unaligned"} == set()
        names = [t.g.face[card].name for card in (*t.g.library(0), *t.g.hand(0), *t.g.ash_heap(0))]
        assert names.count("Govern the Unaligned") == names.count("Changeling") == 1
    assert t.measure("a.pool") == pool


@editions
def test_one_tablet_is_played_in_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Ashur Tablets"] * 2, play=["The Parthenon"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Parthenon")
    t.does("play Ashur Tablets")
    assert not t.offers("play Ashur Tablets")


# -- Auspex -----------------------------------------------------------------------------------------------------------


def test_what_is_dearer_for_its_discipline_is_so_whatever_it_is_played_as() -> None:
    """The levy is on reactions and on all that requires Auspex."""
    taxed = costs(1, BLOOD_COST, None, REACTION_CARD | requires("aus"))
    levy = made_up("Levy", faces.MASTER, definition=definition(master(put(CARD, PLAY)), taxed))
    double = made_up(
        "Double",
        faces.MODIFIER | faces.REACTION,
        definition=definition(modifier("aus", gain(1)), reaction("aus", gain(1))),
        disciplines="aus",
    )
    t = position(
        seat(ready=["Mira 4/8 aus"], hand=[double], play=[levy]), seat(ready=["Oskar 4/8 locked"]), bystander()
    )
    t.does("bleed Mira")
    with t.changes("Mira.blood", -1):
        t.does("play Double Mira 0")
    to_the_end(t)
    t.is_quiet()
