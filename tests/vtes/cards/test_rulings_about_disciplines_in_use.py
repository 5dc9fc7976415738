"""More cards of several Disciplines: in hand they require all of them, as they are played those in use."""

from __future__ import annotations

from praxis.vtes.definitions.language import definition, gain, political
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import path_for
from tests.vtes.cards.test_rulings_several_disciplines import codes_of, counts_as_it_is_played, in_hand, veto

ROWS = [
    # card, at what, words of who plays it, mode
    ("Engling Fury", "act", "spi", 1),
    ("Gear Up", "act", "vic sect:Anarch", 2),
    ("Panacea", "act", "aus", 0),
    ("Principia Discordia", "act", "ser sect:Anarch", 2),
    ("Rayzeel's Song", "act", "val", 1),
    ("Renewed Vigor", "act", "OBE", 3),
    ("Sense Vitality", "act", "for", 0),
    ("Skullduggery", "act", "pre sect:Anarch", 1),
    ("Smash and Grab", "act", "dem sect:Anarch", 1),
    ("Spirit Marionette", "act", "dom", 0),
    ("Adhocracy", "modify", "pot sect:Anarch", 2),
    ("Domain of Evernight", "modify", "tem", 1),
    ("Memory Rift", "modify", "dem pre sect:Anarch", 4),
    ("Neutral Guard", "modify", "for", 0),
    ("Ni Dieu ni Maître", "modify", "for vic sect:Anarch", 5),
    ("Recurring Contemplation", "modify", "tem", 1),
    ("Squirrel Balance", "modify", "SPI", 2),
    ("Virtuosa", "modify", "MEL", 3),
    ("Invigorate", "modify", "dom sect:Anarch", 1),
    ("Dominant Personality", "modify", "PRE", 3),
    ("Seeds of Terror", "modify", "pre", 1),
    ("Unthinkable Humiliation", "modify", "pot", 0),
    ("Guardian Vigil", "react", "aus for sect:Anarch", 4),
    ("Falcon's Eye", "react", "SPI", 2),
    ("Armor of Caine's Fury", "fight", "pre", 0),
    ("Aura Absorption", "fight", "MYT", 2),
    ("Brick by Brick", "fight", "tha", 0),
    ("Earth Swords", "fight", "myt", 1),
    ("Flames of the Netherworld", "fight", "DAI", 2),
    ("Gift of Sleep", "fight", "obf", 0),
    ("Phantom Speaker", "fight", "chi", 0),
    ("Psychomachia", "fight", "dai", 1),
    ("Siren's Lure", "fight", "cel", 0),
    ("Smoke and Mirrors", "fight", "obt sect:Anarch", 2),
    ("Stonestrength", "fight", "vis", 2),
    ("Swiftness of the Stag", "fight", "spi", 2),
    ("Tangle Atropos' Hand", "fight", "tem", 1),
    ("Vitae Block", "fight", "ani", 0),
    ("Hunting the Quarry", "fight", "tha", 1),
    ("Kiss of Cathari", "fight", "PRE", 3),
    ("Morbidity", "fight", "obl", 0),
    ("Soulgrinder", "fight", "THA", 3),
    ("Swift Cover", "fight", "obf", 1),
]
BLOCKED = ("bleed Mira", "block Oskar")
CALLED = ("play Motion Mira",)
LED_TO = [
    # card, who has it, his words, mode, what leads there
    ("Ears of the Hare", "Oskar", "pro", 0, BLOCKED),
    ("Ensnare a Beast", "Oskar", "cel", 1, BLOCKED),
    ("Speak with Spirits", "Oskar", "ani", 0, BLOCKED),
    ("Scry the Hearthstone", "Oskar", "vis", 1, BLOCKED),
    ("Hedonism", "Ida", "for", 0, BLOCKED),
    ("CrimethInc.", "Mira", "pro sect:Anarch", 0, ("play Skullduggery Mira", "pass")),
    ("Hag's Wrinkles", "Mira", "thn", 1, ("play Rusty Gun Mira",)),
    ("Madrigal", "Mira", "mel", 1, CALLED),
    ("Magnetic Authority", "Mira", "pot", 1, (*CALLED, "pass", "pass", "vote Mira for")),
    ("Putrescent Sustenance", "Mira", "obl", 0, ()),
    ("Shattering Crescendo", "Mira", "pro", 0, ()),
]


@ruled_alike("card kind words mode", ROWS, "LSJ 20011204-3")
def test_a_card_requires_the_disciplines_in_use(card: str, kind: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played(kind, card, words, mode)


@ruled_alike("card who words mode leads", LED_TO, "LSJ 20011204-3")
def test_a_card_of_a_rarer_moment_requires_the_disciplines_in_use(
    card: str, who: str, words: str, mode: int, leads: tuple[str, ...]
) -> None:
    in_hand(card)
    hers = {"Mira": "6/8 stealth:1 votes:1 pro sect:Anarch", "Ida": "2/4", "Oskar": "6/7"}
    hers[who] += f" {words} {path_for(card)}"
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    props: list[Item] = ["Skullduggery", "Rusty Gun", motion]
    t = position(
        seat(
            ready=[f"Mira {hers['Mira']}", f"Ida {hers['Ida']}"],
            hand=[*props, *([] if who == "Oskar" else [card])],
            uncontrolled=["Sol 0/9 sect:Sabbat"],
            ash_heap=["Raven Spy", "Carlton Van Wyk"],
        ),
        seat(ready=[f"Oskar {hers['Oskar']}", "Thug ally 2 locked"], hand=[card] if who == "Oskar" else []),
        seat(ready=["Vera 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does_all(*leads)
    t.passes_until_offered(f"play {card} {who} {mode}")
    t.does(f"play {card} {who} {mode}")
    while t.asks in ("target", "amount"):
        t.answer(t.options()[0])
    assert (t.who(), t.asks) == ("c", "as-played")
    used = [code.lower() for code in t.g.face[t[card]].definition.modes[mode].disciplines]
    assert used
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == sorted(used)
    t.does(f"play Veto {used[0]}", by="c")
    assert t.told("cancelled")[-1]["card"] == t[card]
