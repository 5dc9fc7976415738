"""The ruling on actions that a card in play allows: they require the clan, sect or title that the text names."""

from __future__ import annotations

from praxis.vtes.definitions.language import definition, gain, modifier, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander

ON_OSKAR, ON_MIRA, OSKARS, MIRAS, HIMSELF = "on Oskar", "on Mira", "of Oskar's controller", "of Mira's", "himself"
ALLOWED = [
    # card, where it lies, words of Mira, which ability, what the action requires
    ("Black Forest Base", OSKARS, "sect:Sabbat", -1, "Sabbat"),
    ("Cave of Apples", MIRAS, "clan:Ministry", -1, "Ministry"),
    ("Despiral", ON_MIRA, "clan:Ishtarri", -1, "Ishtarri"),
    ("Imperial Decree", MIRAS, "sect:Camarilla", -1, "Camarilla"),
    ("Powerbase: Cape Verde", OSKARS, "clan:Giovanni", -3, "Giovanni"),
    ("Powerbase: Cape Verde", OSKARS, "sect:Laibon", -3, "Laibon"),
    ("Powerbase: Mexico City", OSKARS, "sect:Sabbat", -1, "Sabbat"),
    ("Sabbat Inquisitor", ON_OSKAR, "sect:Sabbat", -2, "Sabbat"),
    ("Shakar: the Hunt", ON_OSKAR, "trait:black-hand", -1, "black hand"),
    ("Skaald", ON_OSKAR, "clan:Gangrel", -1, "Gangrel"),
    ("Stone Dog", ON_MIRA, "clan:Gargoyle", -1, "Gargoyle"),
    ("Powerbase: Munich", OSKARS, "sect:Independent", -3, "Independent"),
    ("Calebros, The Martyr", HIMSELF, "sect:Camarilla", -1, "Camarilla"),
    ("Giangaleazzo, The Traitor", HIMSELF, "clan:Lasombra", -1, "Lasombra"),
    ("Huang, Blood Cultist", HIMSELF, "clan:Gangrel-antitribu", -1, "Gangrel antitribu"),
    ("Kemintiri", HIMSELF, "clan:Ventrue", -1, "Ventrue"),
    ("Lord Ashton", HIMSELF, "clan:Gangrel", -1, "Gangrel"),
    ("Marcus Vitel (ADV)", HIMSELF, "clan:Brujah", -1, "Brujah"),
    ("Margarite", HIMSELF, "clan:Tzimisce", -1, "Tzimisce"),
]


def guide(name: str, word: str) -> Face:
    """A modifier for actions that require this sect, clan or trait."""
    way = modifier("", gain(1), if_=needs(word, clans=(word,)))
    return made_up(name, faces.MODIFIER, definition=definition(way))


@ruled_alike("card where words number word", ALLOWED, "LSJ 20080604")
def test_an_action_that_a_card_allows_requires_what_its_text_names(
    card: str, where: str, words: str, number: int, word: str
) -> None:
    on = [card]
    mira: Item = (f"Mira 8/11 {words}", on if where == ON_MIRA else [])
    oskar: Item = ("Oskar 4/5 sect:Sabbat clan:Gangrel", on if where == ON_OSKAR else [])
    t = position(
        seat(
            ready=[mira, "Nils 8/11 clan:Caitiff sect:Anarch"],
            hand=[guide("Guide", word), guide("Stranger", "Samedi")],
            play=on if where == MIRAS else [],
            library=["Animalism", "Protean"],
        ),
        seat(ready=[oskar, *(on if where == HIMSELF else [])], play=[f"{card} counters:3"] if where == OSKARS else []),
        bystander(),
    )
    name = card.split(" (")[0]
    who = f"use {name} Mira {number}"
    assert t.offers(who)
    assert not t.offers(f"use {name} Nils {number}")
    t.does(who, by="a")
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    while not t.offers("play Guide Mira 0"):
        assert t.asks not in t.quiet, "the action requires nothing"
        t.passes()
    assert not t.offers("play Stranger Mira 0")
    with t.changes("a.pool", 1):
        t.does("play Guide Mira 0", by="a")
