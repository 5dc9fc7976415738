"""The answers of V:TES, each declared once: its word, and what each part after the word stands for.

The rules make an answer with its row, ``answers.BLOCK.of(minion)``, so that a misspelt word or a wrong number of parts
is a type error. The actions without a card are in `praxis.vtes.actions`, with their words and roles. No word means two
things: what follows it is always the same. The words for people are ``option-WORD`` in the languages' files.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option

CARD: Final = "card"
SEAT: Final = "seat"
THING: Final = "thing"
"""A card or a Methuselah, as the card that chooses wants."""
NUMBER: Final = "number"
MODE: Final = "mode"
FACE: Final = "face"
"""One of several like cards, by what is printed on it: which of them it is stays unknown."""
WORD: Final = "word"


class Answer:
    """A word of the answers and the roles of the parts after it."""

    def __init__(self, word: str, roles: tuple[str, ...]) -> None:
        self.word = word
        self.roles = roles
        ANSWERS[word] = self


ANSWERS: Final[dict[str, Answer]] = {}
"""Every answer by its word, but for the actions without a card and for *pass*."""


class Bare(Answer):
    """A word alone."""

    def __init__(self, word: str) -> None:
        super().__init__(word, ())
        self.option: Option = (word,)


class One(Answer):
    def __init__(self, word: str, role: str = CARD) -> None:
        super().__init__(word, (role,))

    def of(self, part: int) -> Option:
        return (self.word, part)


class Two(Answer):
    def __init__(self, word: str) -> None:
        super().__init__(word, (CARD, CARD))

    def of(self, first: int, second: int) -> Option:
        return (self.word, first, second)


class Used(Answer):
    """A card is played or used: the card, who does it (or nobody), and which of its modes or abilities."""

    def __init__(self, word: str) -> None:
        super().__init__(word, (CARD, CARD, MODE))

    def of(self, card: int, minion: int, mode: int) -> Option:
        return (self.word, card, minion, mode)


class Said(Answer):
    """Followed by a word: a side of a referendum, a region."""

    def __init__(self, word: str) -> None:
        super().__init__(word, (WORD,))

    def of(self, said: str) -> Option:
        return (self.word, said)


class SaidOf(Answer):
    """Followed by a card, or the face of one, and a word."""

    def __init__(self, word: str, role: str = CARD) -> None:
        super().__init__(word, (role, WORD))

    def of(self, part: int, said: str) -> Option:
        return (self.word, part, said)


# -- any time ----------------------------------------------------------------------------------------------------------
PLAY: Final = Used("play")
USE: Final = Used("use")
TARGET: Final = One("target", THING)
BURN: Final = One("burn")
DISCARD: Final = One("discard")
FIND: Final = One("find", FACE)
PREVENT: Final = One("prevent", NUMBER)
YES: Final = Bare("yes")
NO: Final = Bare("no")
WAY: Final = One("way", NUMBER)
PICK: Final = One("pick", THING)
AMOUNT: Final = One("amount", NUMBER)
"""To what the shared words of effects ask; see `praxis.effects.control`."""

# -- unlock, master, influence and discard phase -----------------------------------------------------------------------
EDGE: Final = Bare("edge")
UNLOCK: Final = One("unlock")
PAY: Final = One("pay")
YIELD: Final = One("yield")
WITHDRAW: Final = Bare("withdraw")
BURN_OPTION: Final = One("burn-option")
CONVICTION: Final = Two("conviction")
FETCH_CONVICTION: Final = SaidOf("fetch-conviction", FACE)
RECOVER: Final = One("recover")
AVENGE: Final = One("avenge")
MARK: Final = One("mark")
INVEST: Final = One("invest")
RETRIEVE: Final = One("retrieve")
CRYPT: Final = Bare("crypt")
OUT: Final = One("out")
MERGE: Final = Two("merge")

# -- actions, blocks and combat ----------------------------------------------------------------------------------------
ALSO: Final = One("also")
BLOCK: Final = One("block")
SLAVE: Final = One("slave")
MANEUVER: Final = Bare("maneuver")
PRESS: Final = Bare("press")
STRIKE: Final = Said("strike")
COMMITTED: Final = Bare("committed")
AT: Final = One("at")

# -- diablerie, trophies and votes -------------------------------------------------------------------------------------
COMMIT_DIABLERIE: Final = One("commit-diablerie")
"""At once, by the vampire who has blocked one in torpor."""
SEIZE: Final = One("seize")
"""Equipment of the victim."""
DISCIPLINE: Final = SaidOf("discipline", FACE)
TROPHY: Final = SaidOf("trophy", FACE)
AWARD: Final = One("award")
BLOOD_HUNT: Final = Bare("blood-hunt")
VOTE: Final = SaidOf("vote")
VOTES: Final = SaidOf("votes")
CARD_VOTE: Final = SaidOf("card")
CALL: Final = Said("call")
BURN_EDGE: Final = Said("burn-edge")
