"""The texts of official cards, sentence by sentence: what each speaks of, and whom it can concern.

A sentence concerns everybody, unless its wording leaves no doubt that it concerns only its own minion, or only whoever
controls the card.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.printed import CardFace

OWN, MINE, ALL = 0, 1, 2
"""Whom a sentence concerns: the minion that the card is or lies on; all that its controller has; anybody."""

RISEN: Final = 10_000_000
"""This number is added to the key of a library card that has become a vampire."""
_END: Final = re.compile(r"(?<=[.!?;])\s+|\n")
_PREFIX: Final = re.compile(r"^(\[[^\]]*\]\s*)+|^[^:,.+]{0,60}:\s+|^\([^)]*\)\s*")
_WHEN: Final = re.compile(r"^(?:during|if|while|when|once|after|before|as|until|in)\b[^,]*,\s+")
_TIMES: Final = re.compile(
    r"each (?:turn|combat|round|action|game|strike|time)|\bany (?:number|amount|time|blood)\b|at all"
)
_ITSELF: Final = (
    r"(?:the |this |that )?(?:bearer|employer|employing \w+|attached \w+(?: \w+)?)\b"
    r"|this (?!turn|action|combat|round|referendum)\w+"
    r"|the (?!action\b)(?:[\w-]+ ){1,3}with this|(?:he|she|it|they)\b|[+-]\d"
)
_NO_BLOCK: Final = re.compile(r"[\w', ]{0,30}?\s*(?:cannot|can't|may not) (?:attempt to )?block\b")
"""The words after a subject who cannot block: the sentence concerns only him, whomever he cannot block."""
_BY_HIM: Final = re.compile(r"(?:cannot|can't|may not) block (.+?)\.?$")
"""The words after "cannot block" that name whose actions: the sentence concerns only him, whoever cannot block."""
_OTHERS: Final = re.compile(
    r"\b(?:others?|another|each|every|all|any|anyone|nobody|opposing|opponents?|prey|predator|target\w*|cho(?:o)?sen?"
    r"|players?|methuselahs?|controllers?|controlled by|vampires|minions|allies|acting (?:minion|vampire)|actor"
    r"|blocking (?:minion|vampire)|blockers?|younger|older|(?:a|an|that|one|two|those|which) (?:[\w-]+ ){0,3}"
    r"(?:vampire|minion|ally|imbued))\b"
)
_OF_MINE: Final = re.compile(r"(?:an?|each|all|any|every|other|another|the) (?:[\w-]+ ){0,4}(?:you control|of yours)")
_YOU: Final = re.compile(r"\byou\b|\byour\b")
_THIS_TURN: Final = re.compile(
    r"(?:until|rest|remainder|end)[\w ]* (?:turn|action|combat|round|referendum)\b|this turn"
)
_ROUND: Final = re.compile(r"\bnext\b")
_FOR_GOOD: Final = re.compile(r"\buntil\b|\brest of\b|\bremainder\b|for the game|end of the game")


_LARGER: Final = re.compile(
    r"capacity increases by \d: the vampire is one generation older\."
    r"|this vampire gets \+1 level of .* and \+1 capacity\."
)
_NUMBERS: Final = re.compile(r"\d+ strength, \d+ bleed\.|\d+ bleed, \d+ strength\.")
_MY_HAND: Final = re.compile(r"(?:you get )?\+(\d+) hand size\.")
_HIS_HAND: Final = re.compile(r"the controller of this vampire gets \+(\d+) hand size\.")
_USED: Final = re.compile(
    r"(?:[\w' -]{1,60} (?:can|may) )?(?:lock|burn|discard)\b[^.]* to\b|(?:\w+ )?only usable\b|cannot be used\b"
    r"|a [\w -]{1,30} (?:can|may) have only\b"
)
_REPLACED: Final = re.compile(r"do not replace[^.]*\.?")


class Sentence(NamedTuple):
    words: str
    reach: int
    used: bool
    """Whether it says what the use of the card does; without that use, which an event tells, it changes nothing."""


class Lasting(NamedTuple):
    """How long the effect of a text may last after its card has left play."""

    turn: bool
    """It may last to the end of the turn."""
    round: bool
    """It may last until every seat has had a turn: the text names a next phase or turn."""
    game: bool


@cache
def sentences(key: int) -> tuple[Sentence, ...]:
    """The sentences of a text, without those whose numbers the referee counts himself."""
    card = catalogue.load()[key]
    names = _names(card.name) if card.crypt or "Ally" in card.types else ""
    itself = re.compile(f"(?:{names}{_ITSELF})")
    found = (words for words in _END.split(card.text.lower()) if words and not _is_read(card, words))
    return tuple(Sentence(words, _reach(words, itself), _is_used(words)) for words in found)


def _is_used(words: str) -> bool:
    return bool(_USED.match(_WHEN.sub("", _PREFIX.sub("", words))))


def _is_read(card: CardFace, words: str) -> bool:
    """Whether the sentence says no more than a number of the card that the referee counts himself."""
    if card.capacity_change and _LARGER.fullmatch(words):
        return True
    if "Ally" in card.types and card.strength >= 0 and card.bleed >= 0 and _NUMBERS.fullmatch(words):
        return True
    return card.types == ("Master",) and bool(_MY_HAND.fullmatch(words) or _HIS_HAND.fullmatch(words))


@cache
def hand_size(key: int, on_a_minion: bool) -> int:
    """By how much a master card in play, or on a minion, makes a hand larger without condition."""
    if not 0 < key < RISEN:
        return 0
    card = catalogue.load()[key]
    wanted = _HIS_HAND if on_a_minion else _MY_HAND
    found = [wanted.fullmatch(words) for words in _END.split(card.text.lower())]
    return sum(int(each[1]) for each in found if each) if card.types == ("Master",) else 0


def _names(name: str) -> str:
    """The names by which a vampire's own text calls him: the whole name, or a part of it."""
    whole = name.lower()
    parts = {whole, *(part.strip('",.') for part in re.split(r"[\s,]+", whole))} - {
        "the",
        "of",
        "de",
        "von",
        "di",
        "la",
    }
    return "".join(f"(?:the )?{re.escape(part)}(?:'s)?\\b|" for part in sorted(parts, key=len, reverse=True) if part)


def _reach(words: str, itself: re.Pattern[str]) -> int:
    said = _TIMES.sub("", _PREFIX.sub("", words))
    clause = _WHEN.sub("", said)
    mine = _OF_MINE.sub("you", said)
    own = itself.match(clause)
    barred = _BY_HIM.search(said)
    if barred and itself.fullmatch(barred[1]):
        return OWN
    if own and _NO_BLOCK.match(clause[own.end() :]):
        return OWN
    if _OTHERS.search(mine):
        return ALL
    if own and not _YOU.search(mine.replace("your turn", "")):
        return OWN
    return MINE if _YOU.search(mine) or own else ALL


def _own_text(key: int) -> int:
    """The official card whose text it is; 0 for cards of the house. Who has risen from a library card has its text."""
    if key >= RISEN:
        key -= RISEN
    return key if 0 < key < RISEN else 0


@cache
def reach(key: int, about: str, at_rest: bool = False) -> int:
    """How far the sentences of a text reach that have words of the pattern; -1 if none has. Of a card that lies there
    and that nobody uses, those sentences do not count that say what using it does."""
    key = _own_text(key)
    if not key:
        return -1
    said = (each for each in sentences(key) if not (at_rest and each.used))
    return max((each.reach for each in said if re.search(about, each.words)), default=-1)


@cache
def lasting(key: int) -> Lasting:
    key = _own_text(key)
    if not key:
        return Lasting(False, False, False)
    text = catalogue.load()[key].text.lower()
    text = _REPLACED.sub("", text)  # this concerns one hand only, and the referee counts cards that are replaced later
    later = _THIS_TURN.sub("", text)
    turns = bool(_ROUND.search(later))
    bounded = re.sub(r"until [\w' ]*next", "next", later)
    game = bool(_FOR_GOOD.search(bounded))
    return Lasting(turns or game or "turn" in text or "phase" in text, turns, game)


@cache
def stealth_of_action(key: int) -> int:
    """The stealth printed for the action of a card, where its text begins with that and has no more of it; or -1."""
    if not 0 < key < RISEN:
        return -1
    text = catalogue.load()[key].text.lower()
    found = re.match(r"\+(\d+) stealth (?:[\w-]+ ){0,3}action\b", text)
    return int(found[1]) if found and text.count("stealth") == 1 else -1
