"""Playing for ante, as the book of 2000 lets a table agree: each stakes a library card, and her predator may win it.

Who withdraws or is the last one left keeps hers. [option.ante.withdraw-keeps] [option.ante.last-keeps]
The first card in a Methuselah's ante region is her own stake for as long as she has it; those she won lie behind it.
"""

from __future__ import annotations

from praxis.kernel.event import EVERYBODY
from praxis.vtes import events
from praxis.vtes.model.regions import ANTE
from praxis.vtes.model.state import Vtes


def is_played(g: Vtes) -> bool:
    """Whether the table plays for ante. [option.ante.optional]"""
    return g.edition.has_ante and bool(g.options.get("ante"))


def stake(g: Vtes, seat: int) -> None:
    """Turn up the top card of a shuffled library and set it aside as a stake. [option.ante.one-card]"""
    library = g.library(seat)
    if not library:
        return
    card = library[-1]
    g.put(card, ANTE, seat)
    g.knows[card] = EVERYBODY
    g.tell(events.Ante(seat=seat, card=card, face=g.face[card].key, clause="option.ante.one-card"))


def win(g: Vtes, ousted: int, predator: int) -> None:
    """Give the stake of an ousted Methuselah to her predator for good. What she had won herself stays hers.

    [option.ante.predator-wins] [option.ante.only-own-card] [option.ante.simultaneous] [option.ante.ownership-exception]
    """
    if not is_played(g) or not g.regions[ANTE][ousted]:
        return
    card = g.regions[ANTE][ousted][0]
    g.owner = g.owner.copy()  # forks share the list, as no other rule changes an owner
    g.owner[card] = predator
    g.put(card, ANTE, predator)
    g.tell(events.AnteWon(seat=predator, card=card, clause="option.ante.predator-wins"))
