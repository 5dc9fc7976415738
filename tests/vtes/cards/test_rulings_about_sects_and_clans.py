"""What official rulings say of sects and clans that change: the Black Hand, titles without a sect, scarce vampires."""

from __future__ import annotations

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
    gain,
    mod,
    modifier,
    political,
    put,
    trait,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander

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
WITH_VOTES = [
    ("Ambrogino Giovanni", 1),
    ("Amisa", 2),
    ("Annazir", 2),
    ("Arishat", 1),
    ("The Baron", 2),
    ("Danielle Diron", 1),
    ("Don Michael Antonio Giovanni", 2),
    ("Ezmerelda", 2),
    ("Imanna", 1),
    ("Jamal", 2),
    ("Kahina the Sorceress", 1),
    ("Kashan", 1),
    ("Kephamos, High Priest of Marrakech", 2),
    ("Lydia, Grand Praetor", 1),
    ("Marcia Felicia Licinia", 2),
    ("Maureen, Dark Priestess", 1),
    ("Montano", 2),
    ("Neferu", 2),
    ("Nehemiah", 2),
    ("Nehsi", 2),
    ("Regina Giovanni, The Right Hand of Augustus", 2),
    ("Scout Youngwood", 2),
    ("Shemti", 1),
    ("Thetmes, Caliph of Alamut", 2),
    ("Thucimia", 1),
    ("Ur-Shulgi, The Shepherd", 2),
    ("Xaviar", 2),
    ("Zayyat, The Sandstorm", 2),
    ("Karl Schrekt", 2),
    ("Tegyrius, Vizier (G6)", 2),
]


def called(card: str) -> str:
    """The name of a vampire without the mark of an advanced or newer version."""
    return card.split(" (")[0]


def conversion(sect: str) -> Face:
    """An action by which he joins this sect, and unlocks."""
    return made_up("Conversion", faces.ACTION, definition=definition(action("", becomes(ME, sect=sect), unlock(ME))))


def converted(card: str, sect: str, *hand: Face) -> Table:
    """He has joined another sect by an action of his own, and is unlocked again."""
    t = position(seat(ready=[card, "Ines 2/4"], hand=[conversion(sect), *hand]), seat(ready=["Oskar 2/4"]), bystander())
    who = called(card)
    t.does(f"play Conversion {who}")
    t.goes_on()
    assert (t.word(f"{who}.sect"), t.measure(f"{who}.locked")) == (sect, 0)
    return t


@ruled_alike("card", BLACK_HAND, "LSJ 20070322")
def test_who_leaves_the_sabbat_is_of_the_black_hand_still_which_is_no_title(card: str) -> None:
    ways = {"Handshake": trait("black hand"), "Courtesy": TITLED}
    hand = [
        made_up(name, faces.MODIFIER, definition=definition(modifier("", mod(BLEED, 1), who=who)))
        for name, who in ways.items()
    ]
    t = converted(card, "Camarilla", *hand)
    t.does(f"bleed {called(card)}")
    assert not t.offers(f"play Courtesy {called(card)} 0")
    t.passes_until_offered(f"play Handshake {called(card)} 0")
    t.does(f"play Handshake {called(card)} 0")
    assert t.word(f"{called(card)}.title") == "none"
    t.goes_on()
    t.is_quiet()


@rules_on("Olga Triminov", "LSJ 20070322")
def test_olga_is_stolen_by_the_black_hand_of_any_sect() -> None:
    t = position(
        seat(ready=["Wah Chun-Yuen", "Ines 4/4 sect:Sabbat"], hand=[conversion("Camarilla")]),
        seat(ready=["Olga Triminov"]),
        bystander(),
    )
    t.does("play Conversion Wah Chun-Yuen")
    t.goes_on()
    assert not t.offers("use Olga Triminov Ines")
    with t.changes("a.pool", -1):
        t.does("use Olga Triminov Wah Chun-Yuen")
        t.goes_on()
    assert (t.word("Olga Triminov.controller"), t.word("Wah Chun-Yuen.sect")) == ("a", "Camarilla")
    t.is_quiet()


@ruled_alike("card votes", WITH_VOTES, "LSJ 20010714")
def test_who_has_votes_of_his_own_keeps_them_and_the_title_in_another_sect(card: str, votes: int) -> None:
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    who = called(card)
    t = converted(card, "Sabbat", motion)
    t.does("play Motion Ines")
    t.passes_until_offered(f"vote {who} for")
    with t.changes("referendum.favour", votes):
        t.does(f"vote {who} for")
    assert t.word(f"{who}.title") != "none"
    t.goes_on()
    t.is_quiet()


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
