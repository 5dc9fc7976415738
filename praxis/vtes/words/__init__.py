"""V:TES in words: the log, decisions and options, the stack as a sentence, the answers to "why not?", each as the book
that is played says it. Plain text: for a terminal as for a page."""

from __future__ import annotations

from praxis.vtes.words.game import WORDS, VtesWords, card

__all__ = ("WORDS", "VtesWords", "card")
