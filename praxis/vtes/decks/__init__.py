"""Deck lists: read in any format the community uses, written in most of them, checked, and calculated with.

from praxis.vtes import decks
deck, problems = decks.read(Path("mydeck.txt").read_bytes())
problems += decks.check(deck, edition="2023", form="standard", players=5)
print(decks.write(deck, "lackey"))
"""

from praxis.vtes.decks.checking import check
from praxis.vtes.decks.deck import Deck, Event, Problem, Unread
from praxis.vtes.decks.formats import FORMATS as DECK_FORMATS
from praxis.vtes.decks.odds import Odds, at_least, odds
from praxis.vtes.decks.precons import precons
from praxis.vtes.decks.reading import CARRIES, FORMATS, decode, read, write

__all__ = [
    "CARRIES",
    "DECK_FORMATS",
    "FORMATS",
    "Deck",
    "Event",
    "Odds",
    "Problem",
    "Unread",
    "at_least",
    "check",
    "decode",
    "odds",
    "precons",
    "read",
    "write",
]
