"""Decks that are known by name: those that come with the program, and the preconstructed ones that were sold."""

from __future__ import annotations

import difflib
import re
from typing import Final

import msgspec

from praxis.vtes.catalogue.catalogue import Catalogue, coverage_of, load
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.precons import precons
from praxis.vtes.decks.shipped import shipped

_WORD: Final = re.compile(r"[a-z0-9]+")


class KnownDeck(msgspec.Struct, frozen=True):
    """A deck that is known by name."""

    code: str
    """`V5:PTr` of a sold deck, the file's name of one of ours."""
    deck: Deck
    sold: bool

    @property
    def name(self) -> str:
        return self.deck.name

    def missing(self) -> list[int]:
        """The cards of which the engine enforces only a part, or nothing."""
        return [card for card in self.deck.cards if coverage_of(card) != "full"]


class UnknownDeck(LookupError):
    """No deck has this name, or several have; the message is one line."""


def known(catalogue: Catalogue | None = None) -> list[KnownDeck]:
    """All known decks: ours first, then the sold ones, by set."""
    cards = load() if catalogue is None else catalogue
    ours = [KnownDeck(code, deck, sold=False) for code, deck in shipped().items()]
    return ours + [KnownDeck(code, deck, sold=True) for code, deck in precons(cards).items()]


def find(name: str, catalogue: Catalogue | None = None) -> KnownDeck:
    """The deck that is meant, by its name, its code, or words that only one name has."""
    decks = known(catalogue)
    wanted = _words(name)
    for each in decks:
        if wanted and wanted in (_words(each.name), _words(each.code)):
            return each
    having = [each for each in decks if wanted and set(wanted) <= set(_words(each.name))]
    if len(having) == 1:
        return having[0]
    if having:
        names = ", ".join(repr(each.name) for each in having[:4])
        raise UnknownDeck(f"{len(having)} decks have {name!r} in their name: {names}{' …' if len(having) > 4 else ''}")
    near = difflib.get_close_matches(" ".join(wanted), [" ".join(_words(each.name)) for each in decks], 3, 0.5)
    names = " or ".join(repr(each.name) for word in near for each in decks if " ".join(_words(each.name)) == word)
    raise UnknownDeck(f"no deck is called {name!r}" + (f"; did you mean {names}?" if names else ""))


def _words(text: str) -> list[str]:
    return _WORD.findall(ascii_fold(text).lower())
