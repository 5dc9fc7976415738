"""The answers of V:TES, each declared once: its word, and what each part after the word stands for.

The rules make an answer with its row, ``answers.BLOCK.of(minion)``, so that a misspelt word or a wrong number of parts
is a type error. The actions without a card are in `praxis.vtes.actions`, with their words and roles. No word means two
things: what follows it is always the same. The words for people are ``option-WORD`` in the languages' files.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.answer import CARD, NUMBER, SEAT, Answer, Bare, One, Said, SaidOf, Two
from praxis.kernel.decision import Option

THING: Final = "thing"
"""A card or a Methuselah: the card whose target it is says which."""
MODE: Final = "mode"
FACE: Final = "face"
"""One of several copies of a card, by what is printed on it: nobody learns which copy it is."""


class Placed(Answer):
    """A card, and its place among several of the kind."""

    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (CARD, NUMBER))

    def of(self, card: int, place: int) -> Option:
        return (self.word, card, place)


class Used(Answer):
    """A card is played or used: the card, who does it (or nobody), and which of its modes or abilities."""

    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (CARD, CARD, MODE))

    def of(self, card: int, minion: int, mode: int) -> Option:
        return (self.word, card, minion, mode)


ANSWERS: Final[dict[str, Answer]] = {}
"""Every answer by its word, but for the actions without a card and for *pass*."""

# -- any time ----------------------------------------------------------------------------------------------------------
PLAY: Final = Used(ANSWERS, "play")
USE: Final = Used(ANSWERS, "use")
TARGET: Final = One(ANSWERS, "target", THING)
BURN: Final = One(ANSWERS, "burn")
DISCARD: Final = One(ANSWERS, "discard")
FIND: Final = One(ANSWERS, "find", FACE)
PREVENT: Final = One(ANSWERS, "prevent", NUMBER)
TRIGGER: Final = Placed(ANSWERS, "trigger")
YES: Final = Bare(ANSWERS, "yes")
NO: Final = Bare(ANSWERS, "no")
WAY: Final = One(ANSWERS, "way", NUMBER)
PICK: Final = One(ANSWERS, "pick", THING)
AMOUNT: Final = One(ANSWERS, "amount", NUMBER)
"""The answers to questions of the shared words of effects; see `praxis.effects.control`."""

# -- unlock, master, influence and discard phase -----------------------------------------------------------------------
EDGE: Final = Bare(ANSWERS, "edge")
UNLOCK: Final = One(ANSWERS, "unlock")
PAY: Final = One(ANSWERS, "pay")
YIELD: Final = One(ANSWERS, "yield")
WITHDRAW: Final = Bare(ANSWERS, "withdraw")
BURN_OPTION: Final = One(ANSWERS, "burn-option")
CONVICTION: Final = Two(ANSWERS, "conviction")
FETCH_CONVICTION: Final = SaidOf(ANSWERS, "fetch-conviction", FACE)
RECOVER: Final = One(ANSWERS, "recover")
AVENGE: Final = One(ANSWERS, "avenge")
MARK: Final = One(ANSWERS, "mark")
INVEST: Final = One(ANSWERS, "invest")
RETRIEVE: Final = One(ANSWERS, "retrieve")
CRYPT: Final = Bare(ANSWERS, "crypt")
OUT: Final = One(ANSWERS, "out")
MERGE: Final = Two(ANSWERS, "merge")

# -- actions, blocks and combat ----------------------------------------------------------------------------------------
ALSO: Final = One(ANSWERS, "also")
BLOCK: Final = One(ANSWERS, "block")
SLAVE: Final = One(ANSWERS, "slave")
MANEUVER: Final = Bare(ANSWERS, "maneuver")
PRESS: Final = Bare(ANSWERS, "press")
STRIKE: Final = Said(ANSWERS, "strike")
COMMITTED: Final = Bare(ANSWERS, "committed")
AT: Final = One(ANSWERS, "at")

# -- diablerie, trophies and votes -------------------------------------------------------------------------------------
COMMIT_DIABLERIE: Final = One(ANSWERS, "commit-diablerie")
"""The vampire who has blocked one in torpor commits diablerie at once."""
SEIZE: Final = One(ANSWERS, "seize")
"""The diablerist takes equipment of the victim."""
DISCIPLINE: Final = SaidOf(ANSWERS, "discipline", FACE)
TROPHY: Final = SaidOf(ANSWERS, "trophy", FACE)
AWARD: Final = One(ANSWERS, "award")
BLOOD_HUNT: Final = Bare(ANSWERS, "blood-hunt")
VOTE: Final = SaidOf(ANSWERS, "vote")
VOTES: Final = SaidOf(ANSWERS, "votes")
CARD_VOTE: Final = SaidOf(ANSWERS, "card")
CALL: Final = Said(ANSWERS, "call")
BURN_EDGE: Final = Said(ANSWERS, "burn-edge")

# -- cards by hand -----------------------------------------------------------------------------------------------------
ADJUST: Final = Said(ANSWERS, "adjust")
"""The sort of an adjustment, see `rules.by_hand.SORTS`; further answers give its pieces."""
ADJUST_CARD: Final = One(ANSWERS, "adjust-card")
ADJUST_SEAT: Final = One(ANSWERS, "adjust-seat", SEAT)
ADJUST_TO: Final = Said(ANSWERS, "adjust-to")
"""A place, the name of a number or of counters."""
AGREE: Final = Bare(ANSWERS, "agree")
AGREE_ALL: Final = Bare(ANSWERS, "agree-all")
OBJECT: Final = Bare(ANSWERS, "object")
