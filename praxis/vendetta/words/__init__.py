"""Vendetta in words: card texts made from their effects, the log, decisions and options, the stack as a sentence, the
answers to "why not?".

All of it is plain text, for a terminal and for a page.
"""

from __future__ import annotations

from praxis.vendetta.words.game import WORDS, VendettaWords, card, card_text, labels, words_for_set

__all__ = ("WORDS", "VendettaWords", "card", "card_text", "labels", "words_for_set")
