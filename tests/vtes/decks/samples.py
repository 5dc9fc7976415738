"""Small deck lists in our own words, one for each format that people use."""

from __future__ import annotations

from praxis.vtes.catalogue import catalogue
from praxis.vtes.decks import Deck, Event

TWD = """\
The Long Night of Test Street
Ghent, Belgium
March 5th 2022 -- March 6th 2022
3R+F
31 players
Mira Adeyemi
https://example.org/event/1

-- 2GW8+3!

Deck Name: Nothing to See
Created by: Oskar Lind
Description:
We hide. 2x Deflection would be better than one.

Crypt the size of a coat. Nobody looks.

Crypt (12 cards, min=17, max=40, avg=7)
---------------------------------------
4x Theo Bell                  7  POT cel dom pre               Brujah:2
3x Theo Bell (ADV)            7  CEL POT PRE aus dom           Brujah:2  -- lies on the first
2x Anarch Convert             1  -none-                        Caitiff:ANY
2x Queen Anne                10  DOM FOR PRE aus obf  prince   Ventrue:2
1x Camille Devereux           5  FOR PRO ani                   Gangrel:1

Library (13 cards)
Master (5; 1 trifle)
1x Barrens, The
1x Channel 10
1x Pentex(TM) Subversion   -- for the pest
1x Wider View
1x Zoo Hunting Ground

Action (2)
1x 419 Operation
1x Bang Nakh -- Tiger's Claws

Reaction (6)
3x 2nd Tradition
2x Deflection
1x Wake with Evening's Freshness
-- one is plenty
"""


def ids(*counts: tuple[str, int]) -> dict[int, int]:
    """The ids of cards by name, so that a sample can be compared without unreadable numbers."""
    return {catalogue.find(name).id: count for name, count in counts}


TWD_CARDS = (
    ("Theo Bell (G2)", 4),
    ("Theo Bell (G2 ADV)", 3),
    ("Anarch Convert", 2),
    ("Queen Anne (G2)", 2),
    ("Camille Devereux, The Raven", 1),
    ("The Barrens", 1),
    ("Channel 10", 1),
    ("Pentex™ Subversion", 1),
    ("Wider View", 1),
    ("Zoo Hunting Ground", 1),
    ("419 Operation", 1),
    ("Bang Nakh — Tiger's Claws", 1),
    ("Second Tradition: Domain", 3),
    ("Deflection", 2),
    ("Wake with Evening's Freshness", 1),
)

EVENT = Event(
    name="The Long Night of Test Street",
    place="Ghent, Belgium",
    date="2022-03-05",
    end_date="2022-03-06",
    rounds="3R+F",
    players=31,
    winner="Mira Adeyemi",
    link="https://example.org/event/1",
    score="2GW8+3!",
)

SMALL = (("Theo Bell (G6)", 2), ("Theo Bell (G2)", 1), ("Hel-Blá", 1), ("Deflection", 12), ("The Barrens", 1))
"""The deck that every other format below has."""

VDB = """\
Deck Name: Small
Author: Oskar
Description: Two lines
of it.

Crypt (4 cards, min=25 max=25 avg=6.25)
=======================================
2x Theo Bell   8 CEL POT PRE aus dom      Brujah:6
1x Theo Bell   7 POT cel dom pre          Brujah:2
1x Hel-Blá     2 for pot                  Caitiff:6

Library (13 cards)
==================
Master (1)
----------
1x Barrens, The

Reaction (12)
-------------
12x Deflection
"""

LACKEY = """\
1\tBarrens, The
12\tDeflection
Crypt:
2\tTheo Bell (G6)
1\tTheo Bell
1\tHel-Bla
"""

JOL = """\
# my notes
2xTheo Bell (G6)
Theo Bell
1x Hel-Bla

Barrens, The
10 Deflection
2 x Deflection
"""

ARDB_TEXT = """\
Deck Name : Small
Author : Oskar
Description :
Two lines
of it.

Crypt [4 vampires] Capacity min: 2 max: 8 average: 6.25
------------------------------------------------------------
  2x Theo Bell\t\t\t  8 CEL POT PRE aus dom      Brujah:6
  1x Theo Bell\t\t\t  7 POT cel dom pre      Brujah :2
  1x Hel-Blá\t\t\t  2 for pot      Caitiff :6

Library [13 cards]
------------------------------------------------------------
Master [1]
  1x Barrens, The

Reaction [12]
  12x Deflection
"""

ARDB_XML = """\
<?xml version="1.0" encoding="UTF-8"?>
<deck generator="some tool" formatVersion="-TODO-1.0" databaseVersion="x">
  <name>Small</name><author>Oskar</author><description>Two lines
of it.</description>
  <crypt size="4" min="2" max="8" avg="6.25">
    <vampire databaseID="17" count="2"><adv></adv><name>Theo Bell</name><clan>Brujah</clan><capacity>8</capacity>
      <group>6</group></vampire>
    <vampire databaseID="18" count="1"><adv></adv><name>Theo Bell</name><clan>Brujah</clan><capacity>7</capacity>
      <group>2</group></vampire>
    <vampire databaseID="19" count="1"><adv></adv><name>Hel-Blá</name><clan>Caitiff</clan></vampire>
  </crypt>
  <library size="13">
    <card databaseID="1" count="1"><name>Barrens, The</name></card>
    <card databaseID="2" count="12"><name>Deflection</name></card>
  </library>
</deck>
"""

ELDB = '"Small"\n"Oskar"\n"Two lines\nof it."\n4\n' + "".join(
    f'"{name}"\n' for name in ("Theo Bell (G6)", "Theo Bell (G6)", "Theo Bell", "Hel-Bla")
)
ELDB += '13\n"The Barrens"\n' + '"Deflection"\n' * 12

KRCG5 = """\
{"name": "Small", "author": "Oskar", "comment": "Two lines\\nof it.",
 "cards": [
  {"id": 201613, "printed_name": "Theo Bell", "unicity_suffix": "G6", "count": 2, "kind": "Crypt"},
  {"id": 201362, "printed_name": "Theo Bell", "count": 1, "kind": "Crypt"},
  {"id": 201731, "count": 1},
  {"printed_name": "The Barrens", "count": 1},
  {"id": 100518, "count": 12, "comment": "all of them"}]}
"""

KRCG5_MINIMAL = (
    '{"id": "x", "name": "Small", "cards": {"201613": 2, "201362": 1, "201731": 1, "100135": 1, "100518": 12}}'
)

KRCG4 = """\
{"deck": {"name": "Small", "author": "Oskar", "comments": "Two lines\\nof it.",
 "crypt": {"count": 4, "cards": [{"id": 201613, "count": 2}, {"id": "201362", "count": 1}, {"id": 201731, "count": 1}]},
 "library": {"count": 13, "cards": [
   {"type": "Master", "count": 1, "cards": [{"id": 100135, "name": "The Barrens", "count": 1}]},
   {"type": "Reaction", "count": 12, "cards": [{"id": 100518, "count": 12, "comments": "all of them"}]}]}}}
"""

VTESDECKS = """\
{"name": "Small", "author": "Oskar", "description": "Two lines\\nof it.",
 "crypt": [{"id": 201613, "number": 2}, {"id": 201362, "number": 1}, {"id": 201731, "number": 1}],
 "library": [{"id": 100135, "number": 1}, {"id": 100518, "number": 12}]}
"""

LINK = "https://vdb.im/decks/deck?name=Small&author=Oskar&description=Two%20lines%0Aof%20it.#201613=2;201362=1;201731=1;100135=1;100518=12"

TABLETOP = (
    '{"ObjectStates": [{"Name": "Deck", "Nickname": "Small crypt", "ContainedObjects": ['
    '{"Name": "Card", "Nickname": "theo bell (G6)"}, {"Name": "Card", "Nickname": "theo bell (G6)"},'
    '{"Name": "Card", "Nickname": "theo bell"}, {"Name": "Card", "Nickname": "hel-bla"}]},'
    '{"Name": "Deck", "Nickname": "Small library", "ContainedObjects": [{"Name": "Card", "Nickname": "barrens, the"},'
    + ",".join(['{"Name": "Card", "Nickname": "deflection"}'] * 12)
    + "]}]}"
)

OF_SMALL = {
    "vdb": VDB,
    "lackey": LACKEY,
    "jol": JOL,
    "ardb-text": ARDB_TEXT,
    "ardb": ARDB_XML,
    "eldb": ELDB,
    "krcg": KRCG5,
    "krcg-minimal": KRCG5_MINIMAL,
    "krcg4": KRCG4,
    "vtesdecks": VTESDECKS,
    "vdb-link": LINK,
    "tts": TABLETOP,
}


def legal_deck(crypt: int = 12, library: int = 60) -> Deck:
    """A deck of one vampire and one card, which is legal in every edition if it has the right size."""
    return Deck(cards=ids(("Gilbert Duane (G1)", crypt), ("Deflection", library)))
