"""Vampires whose official text the grammar reads: what they do, made of the same nodes as every definition."""

from __future__ import annotations

from functools import cache
from typing import Any

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.definitions.build import Piece, definition, merged
from praxis.vtes.definitions.reading.grammar import tree_of, words_of
from praxis.vtes.definitions.reading.phrases import GRAMMAR
from praxis.vtes.definitions.reading.wording import parts_of, sentences
from praxis.vtes.effects.definition import Definition


@cache
def read(card: int) -> Definition | None:
    """What a vampire or an imbued does by its text; nothing if any of its sentences is beyond the grammar."""
    face = load().get(card)
    if face is None or not face.crypt:
        return None
    pieces = pieces_of(face)
    return None if pieces is None else definition(*pieces, official=face.id, digest=face.digest)


def pieces_of(face: CardFace) -> list[Piece] | None:
    """The pieces of a definition that all sentences of a vampire mean."""
    base, of_merged = parts_of(face)
    found: list[Piece] = []
    for text, is_merged in ((base, False), (of_merged, True)):
        meanings = meanings_of(sentences(face, text))
        if meanings is None:
            return None
        for _, pieces in meanings:
            found += [merged(piece) for piece in pieces] if is_merged else pieces
    return found


def meanings_of(said: list[str]) -> list[tuple[str, list[Piece]]] | None:
    """The meanings of several sentences: of each one, or of two together if the second goes on with the first."""
    if not said:
        return []
    for size in (1, 2):
        text = " . ".join(said[:size])
        meaning = meaning_of(text) if size <= len(said) else None
        rest = None if meaning is None else meanings_of(said[size:])
        if meaning is not None and rest is not None:
            return [(text, meaning), *rest]
    return None


def meaning_of(sentence: str) -> list[Piece] | None:
    """The one meaning of a sentence in the normal wording. Saying that meaning must give the same sentence again."""
    words = words_of(sentence)
    if "".join(words) != sentence.replace(" ", ""):
        return None
    found: list[Any] = GRAMMAR.read("sentence", words)
    if not found or len({repr(tree_of(one)) for one in found}) > 1:
        return None
    text = " ".join(words)
    if text not in GRAMMAR.say("sentence", tree_of(found[0]), text):
        return None
    return list(found[0])
