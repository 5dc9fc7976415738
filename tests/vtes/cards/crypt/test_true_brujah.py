"""Crypt cards: True Brujah."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BLEED,
    ME,
    MINE,
    TITLED,
    UNCONTROLLED,
    VAMPIRE,
    a,
    action,
    becomes,
    definition,
    mod,
    modifier,
    put,
    trait,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import LIBRARY
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.crypt_tables import bare_name, converted, polled_among_three
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to

# -- Al-Muntathir, God's Witness --------------------------------------------------------------------------------------


def test_the_witness_burns_in_the_company_of_four() -> None:
    name = "Al-Muntathir, God's Witness"
    for others, where in ((3, "ash-heap"), (2, "ready")):
        mine = [f"True {n} 2/3 clan:True-Brujah" for n in range(others - 1)]
        t = position(
            seat(ready=[name, *mine], uncontrolled=["Last 3/3 clan:True-Brujah"]),
            seat(),
            bystander(),
            phase="influence",
        )
        t.does("out Last")
        assert t.region(name) == where


HASTE = made_up(
    "Haste", faces.MODIFIER, definition=definition(modifier("cel", mod(BLEED, 2)), modifier("pot", mod(BLEED, 1)))
)
WITHOUT_CELERITY = [
    "Al-Muntathir, God's Witness",
    "Ibn Khaldun, Scholar",
    "Lydia, Grand Praetor",
    "Nehemiah",
    "Nu, The Pillar",
    "Shalmath",
]


@ruled_alike("card", WITHOUT_CELERITY, "LSJ 20050322-2")
def test_who_uses_no_celerity_plays_the_other_way_of_a_card(card: str) -> None:
    t = position(seat(ready=[(card, ["Celerity", "Potence"])], hand=[HASTE]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {card}")
    t.passes_until_offered(f"play Haste {card} 1")
    assert not t.offers(f"play Haste {card} 0")
    t.does(f"play Haste {card} 1", by="a")
    t.goes_on()
    t.is_quiet()


BLACK_HAND = [
    "Al-Muntathir, God's Witness",
    "Appius Claudius Corvus",
    "Aredhel",
    "Ash Harrison",
    "Banjoko",
    "Blackhorse Tanner",
    "Carmen",
    "Claudia",
    "The Colonel",
    "Darvag, The Butcher of Rus",
    "Djuhah, The Bronze Bow",
    "Dominique Santo Paulo",
    "Dovey Ebfwe",
    "Elimelech the Twice-Damned",
    "Ermenegildo, The Rake",
    "Ezekiel, Lord of Montreal",
    "Gabriel de Cambrai",
    "Gatjil Munyarryun",
    "Henri Lavenant",
    "Ingram Frizer",
    "Izhim abd Azrael",
    "Jalan-Aajav",
    'Joe "Boot" Hill',
    "Karif al Numair",
    "Katherine Stoddard",
    "Kazimir Savostin",
    "Kestrelle Hayes",
    "Lubomira Hradok",
    "Marge Khan",
    "Mariano Pomposo",
    "Mosfair",
    "Nails",
    "Nicomedes",
    "Nizzam al-Latif",
    "Nostoket",
    'Ondine "Boudicca" Sinclair',
    "Piotr Andreikov",
    "Rashid Stockton",
    "Reza Fatir, The Dark Angel",
    "Roger Farnsworth",
    "Saul Meira",
    "Selena",
    "Shaggydog",
    "Skryta Zyleta",
    "Soldat",
    "Tarbaby Jack",
    "Teresita, The Godmother",
    "Wah Chun-Yuen",
    "White Lily",
    "Yasmin the Black",
    "Yazid Tamari",
    "Yazid Tamari (ADV)",
    "Zubeida",
]


@ruled_alike("card", BLACK_HAND, "LSJ 20070322")
def test_who_leaves_the_sabbat_is_of_the_black_hand_still_which_is_no_title(card: str) -> None:
    ways = {"Handshake": trait("black hand"), "Courtesy": TITLED}
    hand = [
        made_up(name, faces.MODIFIER, definition=definition(modifier("", mod(BLEED, 1), who=who)))
        for name, who in ways.items()
    ]
    t = converted(card, "Camarilla", *hand)
    t.does(f"bleed {bare_name(card)}")
    assert not t.offers(f"play Courtesy {bare_name(card)} 0")
    t.passes_until_offered(f"play Handshake {bare_name(card)} 0")
    t.does(f"play Handshake {bare_name(card)} 0")
    assert t.word(f"{bare_name(card)}.title") == "none"
    t.goes_on()
    t.is_quiet()


SCARCE = [
    ("Al-Muntathir, God's Witness", "True Brujah"),
    ("Allonzo Montoya", "Abomination"),
    ("Anu Diptinatpa", "Nagaraja"),
    ("Blanche Hill", "Salubri"),
    ("Eurayle Gelasia Mylonas", "Salubri"),
    ("Ibn Khaldun, Scholar", "True Brujah"),
    ("Le Dinh Tho", "Nagaraja"),
    ("Lydia, Grand Praetor", "True Brujah"),
    ("Matthew", "Salubri"),
    ("Matthias", "Salubri"),
    ("Miriam Benyona", "Salubri"),
    ("Mr. Noir", "Salubri"),
    ("Nahum Enosh", "Salubri"),
    ("Nehemiah", "True Brujah"),
    ("Nu, The Pillar", "True Brujah"),
    ("Obaluaye", "Salubri"),
    ("Raful al-Zarqa", "Nagaraja"),
    ("Saulot, The Wanderer", "Salubri"),
    ("Serenna the White", "Salubri"),
    ("Shalmath", "True Brujah"),
    ("Veejay Vinod", "Nagaraja"),
    ("Zubeida", "Abomination"),
]


@ruled_alike("card clan", SCARCE, "LSJ 20011015")
def test_who_comes_back_is_scarce_in_the_clan_that_he_seems_to_be_of(card: str, clan: str) -> None:
    """Two of the clan that is printed on him cost nothing, one of the clan that he has joined costs three."""
    mask = made_up("Mask", faces.ACTION, definition=definition(action("", becomes(ME, clan="Ventrue"), unlock(ME))))
    exile = made_up("Exile", faces.ACTION, definition=definition(action("", put(a(VAMPIRE, MINE), UNCONTROLLED))))
    word = clan.replace(" ", "-")
    t = position(
        seat(
            ready=[card, f"Kin 2/4 clan:{word}", f"Kith 2/4 clan:{word}", "Mate 2/4 clan:Ventrue"], hand=[mask, exile]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play Mask {card}")
    t.goes_on()
    t.does("play Exile Mate")
    t.does(f"target {card}")
    t.goes_on()
    assert t.region(card) == "uncontrolled"
    t.passes()
    with t.changes("a.pool", -3):
        t.brings_out(card)
    assert (t.region(card), t.word(f"{card}.clan")) == ("ready", "Ventrue")


# -- Nehemiah ---------------------------------------------------------------------------------------------------------


def test_nehemiah_puts_cards_under_the_library() -> None:
    t = position(
        seat(ready=["Nehemiah"], hand=["Dodge", "Blur"], library=12),
        seat(),
        bystander(),
        phase="unlock",
    )
    t.does("use Nehemiah")
    t.does("pick Dodge")
    t.does("pick Blur")
    assert t.region("Dodge") == "library"
    assert t.g.regions[LIBRARY][0][:2] == [t["Blur"], t["Dodge"]]
    assert t.measure("a.hand") == 7


# -- Nu, The Pillar ---------------------------------------------------------------------------------------------------


def test_no_cards_with_celerity() -> None:
    t = position(seat(ready=["Nu, The Pillar"], hand=["Flash", "Blur"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nu, The Pillar")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert not t.ever_offered("play Flash Nu, The Pillar 0")
    assert not t.ever_offered("play Blur Nu, The Pillar 0")


@pytest.mark.parametrize(("who", "may"), [("Nu, The Pillar", False), ("Kin 4/8", True)])
def test_no_cards_with_celerity_even_after_learning_it(who: str, may: bool) -> None:
    t = position(
        seat(ready=[(who, ["Celerity"])], hand=["Flash"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    name = who.removesuffix(" 4/8")
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.ever_offered(f"play Flash {name} 0") is may


@rules_on("Nu, The Pillar", "LSJ 20020309")
@pytest.mark.parametrize(("me", "cost"), [("Nu, The Pillar", 1), ("Nakhthorheb", 0)])
def test_who_unlocks_in_the_minion_phase_can_do_so_in_a_referendum(me: str, cost: int) -> None:
    t = polled_among_three(f"{me} locked")
    until(t, f"use {me}")
    assert t.asks == "polling"
    with t.changes(f"{me}.blood", -cost):
        t.does(f"use {me}", by="a")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    t.goes_on()
    assert (t.measure(f"{me}.locked"), t.measure("a.pool")) == (0, 29)  # only the one who called is locked
    t.is_quiet()


# -- Shalmath ---------------------------------------------------------------------------------------------------------


@editions
@rules_on("Shalmath", "ANK 20180719-4")
def test_shalmath_unlocks_once_in_each_players_turn(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Shalmath locked"]), bystander(), edition=edition)
    t.does("use Shalmath", by="b")
    assert t.measure("Shalmath.locked") == 0
    t.g.lock(t["Shalmath"])
    asked = len(t.asked)
    passes_to(t, "influence", "a")
    assert not t.ever_offered("use Shalmath", since=asked)
    while t.g.turn_span().seat != 2:  # his own turn goes by
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.g.lock(t["Shalmath"])
    while not t.offers("use Shalmath"):
        assert t.g.turn_span().seat == 2
        t.passes()
    assert t.who() == "b"
