"""A search of hand, ash heap and library for one card of a kind, to put it on a vampire."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, Procedure, Signal
from praxis.vtes import events
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts
from praxis.vtes.model.regions import ASH_HEAP, HAND, LIBRARY, REGION_WORDS
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.replacing import draw_up

_WHERE: Final = (HAND, ASH_HEAP, LIBRARY)


Trait = Literal["discipline", "trophy"]
"""Of the card, and the word of the question and of its answers."""


class Fetch(Procedure):
    """A vampire's controller may take a master card with a trait from hand, ash heap or library and put it on him.

    [diablerie.discipline.optional-search] [master.trophy.retrieve]
    """

    __slots__ = ("clause", "trait", "vampire")

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take")

    def __init__(self, vampire: int, trait: Trait, clause: str) -> None:
        super().__init__()
        self.vampire = vampire
        self.trait: Trait = trait
        self.clause = clause

    def fork(self) -> Fetch:
        return self.resumed(Fetch(self.vampire, self.trait, self.clause))

    def choose(self, g: Vtes) -> Signal:
        """Ask for a card by its face. Copies are alike, and so nobody learns what else the hand or library holds."""
        seat = g.controller[self.vampire]
        options: list[Option] = []
        for region in _WHERE:
            cards = [card for card in g.regions[region][seat] if not bars(g, BEAR, self.vampire, card)]
            found = {g.face[card].name: g.face[card] for card in cards}
            for name in sorted(found):
                if self.trait in found[name].traits and found[name].types & faces.MASTER:
                    options.append((self.trait, found[name].key, REGION_WORDS[region]))
        return ask(seat, self.trait, [*options, PASS], self.vampire, self.clause, secret=True)

    def take(self, g: Vtes) -> Signal:
        """Put the card on the vampire and refill the hand or shuffle. [diablerie.discipline.restore]

        The capacity that the card adds stays empty. [diablerie.discipline.no-blood]
        """
        seat = g.controller[self.vampire]
        if self.got == PASS:
            if g.edition.searches_shuffle:  # she has looked through her library [card.wording.search-shuffle]
                g.shuffle_faces(LIBRARY, seat)
            return DONE
        region = REGION_WORDS.index(str(self.got[2]))
        card = next(card for card in g.regions[region][seat] if g.face[card].key == self.got[1])
        g.attach(card, self.vampire, seat)
        g.tell(events.PutOn(card=card, host=self.vampire, face=g.face[card].key))  # so far unseen
        g.happen(facts.ENTERS, card, self.vampire)
        if region == LIBRARY:
            g.shuffle_faces(LIBRARY, seat)
        elif region == HAND:
            draw_up(g, seat)
        return DONE
