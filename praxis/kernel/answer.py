"""Answers: each is a word, followed by parts that stand for a card, a seat, a number or another word.

A game declares each of its answers once, in a table of rows. The rules make an answer with its row,
``BLOCK.of(minion)``, so that a misspelt word or a wrong number of parts is a type error.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from praxis.kernel.decision import Option

CARD: Final = "card"
SEAT: Final = "seat"
NUMBER: Final = "number"
WORD: Final = "word"


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """A row of the table of answers: the word, and the roles of the parts after it."""

    def __init__(self, table: dict[str, Answer], word: str, roles: tuple[str, ...]) -> None:
        self.word = word
        self.roles = roles
        table[word] = self


class Bare(Answer):
    """An answer that is a word alone."""

    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, ())
        self.option: Option = (word,)


class One(Answer):
    def __init__(self, table: dict[str, Answer], word: str, role: str = CARD) -> None:
        super().__init__(table, word, (role,))

    def of(self, part: int) -> Option:
        return (self.word, part)


class Two(Answer):
    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (CARD, CARD))

    def of(self, first: int, second: int) -> Option:
        return (self.word, first, second)


class Said(Answer):
    """An answer whose word is followed by another word: a side of a referendum, a region."""

    def __init__(self, table: dict[str, Answer], word: str) -> None:
        super().__init__(table, word, (WORD,))

    def of(self, said: str) -> Option:
        return (self.word, said)


class SaidOf(Answer):
    """An answer whose word is followed by a card, or the face of one, and then by another word."""

    def __init__(self, table: dict[str, Answer], word: str, role: str = CARD) -> None:
        super().__init__(table, word, (role, WORD))

    def of(self, part: int, said: str) -> Option:
        return (self.word, part, said)
