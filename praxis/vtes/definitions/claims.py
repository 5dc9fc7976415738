"""Which sentences of an official text a definition claims: those whose terms are in what the definition says of itself.

A definition says itself in English (`words/told`), in words of its own. So a sentence of the text is compared by the
terms of the game in it, numbers among them: most of them must stand in the definition's text or in what the data knows
of the card (type, cost, requirement, traits, life, strength and bleed). A sentence that the definition leaves out has
terms that stand nowhere. What the rules say anyway has no terms that count ("this could lead to a contested title").
"""

from __future__ import annotations

import re
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace
from praxis.vtes.definitions.reading.wording import parts_of
from praxis.vtes.definitions.reading.wording import sentences as normal_wording

_MARKS: Final = re.compile(r"^(?:\s*(?:\[[^\]]+\]|or(?=\s*\[)))+\s*:?\s*")
_ASIDE: Final = re.compile(r"\((?!D\))[^()]*\)")
_END: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z+\[])")
_TOKEN: Final = re.compile(r"[A-Za-z]+|\d+")
_READ: Final = (
    re.compile(r"^(Unique|Trifle|Master|Requires|Out-of-turn|Location\.?$)"),
    re.compile(r"^(Only|Not) usable"),  # says who plays the card and when: the test of the card plays that
    re.compile(r"(with|has) \d+ life"),
    re.compile(r"\d strength"),
    re.compile(r"(could|can) lead to a contest"),
    re.compile(
        r"^(An?|Each|The same) (vampire|minion|ally|mage|ghoul|imbued|Methuselah) (can|may|cannot) (only )?(play|use)"
    ),
    re.compile(r"^(Do )?[Nn]ot replace"),
    re.compile(r"^Only one [^.]* (can|may) be (played|called)"),
    re.compile(r"^\+\d (stealth|bleed|strength|intercept)"),
)
"""Sentences that the catalogue reads for every card, and those that only repeat the rules."""
_SAME: Final = {
    "tap": "lock",
    "taps": "lock",
    "tapped": "lock",
    "untap": "unlock",
    "untaps": "unlock",
    "inflicts": "damage",
    "inflict": "damage",
    "younger": "capacity",
    "older": "capacity",
    "ballots": "vote",
    "ballot": "vote",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "twice": "2",
    "steals": "move",
    "steal": "move",
    "stolen": "move",
    "takes": "move",
    "take": "move",
    "look": "reveal",
    "looks": "reveal",
    "examine": "reveal",
    "show": "reveal",
    "shows": "reveal",
}
_TERMS: Final = frozenset(
    "bleed stealth intercept block blood pool lock unlock burn gain discard draw hand library crypt torpor strike"
    " damage aggravated prevent dodge maneuver press range combat vote title ally retainer equipment weapon location"
    " edge prey predator capacity cancel control hunt uncontrolled ash search shuffle reveal strength additional master"
    " political cost influence transfer oust first move life counter".split()
)
_RANGED: Final = re.compile(r"\dR\b")
_MOST_MISSING: Final = 1 / 3


def sentences(text: str) -> list[str]:
    """The sentences of a text, without marks of Disciplines and asides in parentheses."""
    found = []
    for line in text.splitlines():
        bare = _ASIDE.sub("", _MARKS.sub("", line))
        found += [sentence.strip() for sentence in _END.split(bare) if sentence.strip()]
    return found


def _of_vampire(face: CardFace) -> list[str]:
    """The sentences of a crypt card in their normal wording, without those that the data reads: sect, title, traits,
    bonuses."""
    return [sentence for text in parts_of(face) for sentence in normal_wording(face, text)]


def terms(text: str) -> set[str]:
    """The terms of the game in a text, in their plain form, and the numbers; "1" is often said by a singular."""
    found = set()
    for token in _TOKEN.findall(text):
        word = _plain(token.lower())
        if (word.isdigit() and word != "1") or word in _TERMS:
            found.add(word)
    return found


def _plain(word: str) -> str:
    if word in _SAME:
        return _SAME[word]
    for ending in ("", "s", "es", "ed", "ing", "d"):
        stem = word.removesuffix(ending)
        for form in (stem, f"{stem}e", stem[:-1]):
            if form in _TERMS:
                return form
    return word


def unclaimed(face: CardFace, said: str) -> list[str]:
    """The sentences of a card's text that its definition leaves out."""
    printed = " ".join((*face.types, *face.traits, face.cost.kind, str(face.cost.amount)))
    claimed = terms(said) | terms(printed)
    if "from the bank" in said:
        claimed |= {"gain", "counter"}
    if _RANGED.search(said):
        claimed.add("range")
    found = []
    for sentence in _of_vampire(face) if face.crypt else sentences(face.text):
        asked = terms(sentence)
        if any(read.search(sentence) for read in _READ):
            continue
        if asked and len(asked - claimed) > len(asked) * _MOST_MISSING:
            found.append(sentence)
    return found
