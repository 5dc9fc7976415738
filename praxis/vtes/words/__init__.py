"""V:TES in words: the log, decisions and options, the stack as a sentence, and reasons why not.

Each is said in the words of the book that is played, as plain text for a terminal and a page alike.
"""

from __future__ import annotations

from praxis.vtes.words.game import WORDS, VtesWords, card

__all__ = ("WORDS", "VtesWords", "card")
