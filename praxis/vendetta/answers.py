"""The answers of Vendetta, each declared once: its word, and what each part after the word stands for.

The words for people are ``option-QUESTION__WORD`` in the languages' files.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.answer import CARD, NUMBER, SEAT, WORD, Answer, Bare, One, Said
from praxis.kernel.decision import Option

PLACE: Final = "location"


class Played(Answer):
    """An answer whose word is followed by a card, a location, and "up" or "down"."""

    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (CARD, PLACE, WORD))

    def of(self, card: int, location: int, face: str) -> Option:
        return (self.word, card, location, face)


class Moved(Answer):
    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (CARD, PLACE))

    def of(self, card: int, location: int) -> Option:
        return (self.word, card, location)


ANSWERS: Final[dict[str, Answer]] = {}
"""Every answer by its word."""

CLAN: Final = Said(ANSWERS, "clan")
RELIC: Final = One(ANSWERS, "relic")
KEEP: Final = One(ANSWERS, "keep")
PLAY: Final = Played(ANSWERS, "play")
DRAIN: Final = One(ANSWERS, "drain")
BLOOD: Final = One(ANSWERS, "blood", NUMBER)
FLIP: Final = Bare(ANSWERS, "flip")
END: Final = Bare(ANSWERS, "end")
STAY: Final = Bare(ANSWERS, "stay")
WITHDRAW: Final = Bare(ANSWERS, "withdraw")
RESOLVE: Final = One(ANSWERS, "resolve")
YES: Final = Bare(ANSWERS, "yes")
NO: Final = Bare(ANSWERS, "no")
PAY: Final = One(ANSWERS, "pay", NUMBER)
CHOOSE: Final = One(ANSWERS, "choose", NUMBER)
TARGET: Final = One(ANSWERS, "target", SEAT)
PARTNER: Final = Said(ANSWERS, "partner")
CARD_: Final = One(ANSWERS, "card")
FROM: Final = One(ANSWERS, "from", PLACE)
MOVE: Final = Moved(ANSWERS, "move")
NOTHING: Final = Bare(ANSWERS, "pass")
