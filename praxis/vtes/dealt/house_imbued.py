"""A simple deck of invented Imbued, for games and laws under the books that have them."""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.terms import discipline_code
from praxis.vtes.dealt import house
from praxis.vtes.dealt.house import printed
from praxis.vtes.definitions.build import Piece
from praxis.vtes.definitions.language import *
from praxis.vtes.model import affiliations
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face

NAMES: Final = ("Abby", "Bruno", "Celia", "Dean", "Edith", "Felix", "Greta", "Hanno", "Ida", "Jonas", "Kim", "Leo")
NEUTRAL: Final = frozenset(
    {"Old Coin", "Loose Change", "Quiet Chapel", "Bold Claim", "Night Call", "Rusty Gun", "Hired Hands", "Light Sleep"}
)
"""Cards of the other decks that anybody can use."""


def crypt() -> list[Face]:
    """Twelve imbued who cost 2 to 4, of all creeds, each with the virtue of his creed and that of the next."""
    creeds = list(affiliations.VIRTUE_OF_CREED)
    virtues = [discipline_code(virtue) for virtue in affiliations.VIRTUE_OF_CREED.values()]
    return [
        printed(
            name,
            faces.IMBUED,
            capacity=2 + i % 3,
            clan=creeds[i % 7],
            disciplines=f"{virtues[i % 7]} {virtues[(i + 1) % 7]}",
            group=1,
        )
        for i, name in enumerate(NAMES)
    ]


def library() -> list[Face]:
    """Convictions, powers, and the cards of the other decks that anybody can use."""
    shared = [face for face in house.library() if face.name in NEUTRAL]
    return [*(face for face, count in _OWN for _ in range(count)), *shared]


def _conviction(name: str, *pieces: Piece) -> Face:
    return printed(name, faces.CONVICTION, definition=definition(*pieces))


def _power(name: str, virtue: str, *pieces: Piece) -> Face:
    return printed(name, faces.POWER, definition=definition(permanent(virtue), *pieces))


_OWN: Final[tuple[tuple[Face, int], ...]] = (
    (_conviction("Keen Doubt", ability(ATTEMPT, mod(INTERCEPT, 1, ME), burn(CARD), by=BY_REACTING)), 7),
    (_conviction("Firm Belief"), 7),
    (_power("Holy Anger", "ven", gives(STRENGTH, 1)), 3),
    (
        _power(
            "Watchful Heart",
            "def",
            ability(ATTEMPT, mod(INTERCEPT, 1, ME), by=BY_REACTING, cost=locking(), conviction=1),
        ),
        3,
    ),
    (_power("Open Hand", "red", act(gain(1), cost=locking(), conviction=1)), 3),
    (_power("Loud Truth", "jud", gives(BLEED, 1)), 3),
)
