"""The preconstructed decks that were sold: which cards, and how many, stands in the print codes of the card data."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue, load
from praxis.vtes.decks.deck import Deck

_CODE: Final = re.compile(r"((?:P|SK)[A-Z][A-Za-z]*|PwN|PoS|DoF|LB)(\d*)")
_SOLD_AS: Final = {
    "Anarchs:PAB": "Anarch Barons",
    "Anarchs:PAG": "Anarch Gang",
    "HttB:PKia": "Kiasyd",
    "KMW:PAl": "Alastors",
    "KMW:PAn": "Anathema",
    "SP:DoF": "Den of Fiends",
    "SP:LB": "Libertine Ball",
    "SP:PoS": "Parliament of Shadows",
    "SP:PwN": "Pact with Nephandi",
}
"""The names of boxes that were not called by the clan or path of their crypt."""


def precons(catalogue: Catalogue | None = None) -> dict[str, Deck]:
    """All preconstructed decks by set and code, `V5:PTr`.

    The deck's name tells the set and the clan or path that most of its crypt has, `Fifth Edition: Tremere`. No two have
    the same name.
    """
    cards = load() if catalogue is None else catalogue
    found: dict[str, Deck] = {}
    for face in cards:
        for one in face.prints:
            for code in one.codes:
                if match := _CODE.fullmatch(code):
                    deck = found.setdefault(f"{one.set}:{match[1]}", Deck())
                    deck.add(face.id, int(match[2] or 1))
    for key, deck in found.items():
        short, _, code = key.partition(":")
        title = _SOLD_AS.get(key) or _bearing(deck.crypt(cards))
        kit = " (starter kit)" if code.startswith("SK") else ""
        deck.name = f"{cards.sets.get(short, short)}: {title}{kit}"
    return dict(sorted(found.items()))


def _bearing(crypt: list[tuple[CardFace, int]]) -> str:
    """What most of the crypt has in common: its path if all follow one, else the commonest clan."""
    paths = {face.path for face, _ in crypt}
    if len(paths) == 1 and "" not in paths:
        return f"Path of {paths.pop()}"
    clans: Counter[str] = Counter()
    for face, count in crypt:
        clans.update(dict.fromkeys(face.clans, count))
    return clans.most_common(1)[0][0] if clans else ""
