"""English: articles, possessives, and what somebody can do."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.speaker import ONE, SEVERAL, Noun
from praxis.languages.vtes_speaker import VtesSpeaker

_SEVERAL: Final = {"is": "are", "has": "have", "inflicts": "inflict", "makes": "make", "does": "do"}
_VERBS: Final = {
    **{"gets": "get", "gains": "gain", "burns": "burn", "takes": "take", "becomes": "become", "loses": "lose"},
    **{"attempts": "attempt", "looks": "look", "draws": "draw", "discards": "discard", "abstains": "abstain"},
    **{"enters": "enter", "casts": "cast", "receives": "receive", "costs": "cost", "fails": "fail", "goes": "go"},
    **{"begins": "begin", "is": "be", "ends": "end", "prevents": "prevent", "passes": "pass"},
}
_CLAUSE: Final = re.compile(
    r"(?P<who>(?:the|this|each|all|that|an?|it|its|your|another|both|whoever)\b[^,.;:]*?) "
    rf"(?<!that )(?P<verb>{'|'.join(_VERBS)}|get|gain|burn|take|cannot)\b(?P<rest>.*)",
    re.DOTALL,
)
_AT_FIRST: Final = re.compile(r"(?:this \w+|until [^,]+|the next \w+ times), |(?:if|for) |(?:choose one|at random): ")
"""How long, how often or when something holds, before it is said what."""


def articled(noun: str) -> str:
    if noun.startswith(("another ", "other ")):
        return noun.replace("other ", "another ", 1) if noun.startswith("other ") else noun
    return f"an {noun}" if noun[:1].lower() in "aeiou" and not noun.startswith(("uni", "one")) else f"a {noun}"


def bare(words: str, who: str) -> str:
    """What somebody can do, without a subject: ``have the action fail``, ``get +1 stealth``. Empty if it cannot be said
    so. What `who` does is said of `who` alone."""
    if words[:1] in "+-" or words[:1].isdigit():
        return f"get {words}"
    if _AT_FIRST.match(words):
        return ""
    if words.startswith("strike: "):
        return f"use a {words}"
    found = _CLAUSE.match(words)
    if found is None:
        return words
    if found["verb"] == "cannot":
        return ""
    verb = _VERBS.get(found["verb"], found["verb"])
    if found["who"] == who:
        return f"{verb}{found['rest']}"
    return f"have {found['who']} {verb}{found['rest']}"


class Grammar(VtesSpeaker):
    LANGUAGE: ClassVar[str] = "en"
    CASES: ClassVar[str] = "N"

    def say(self, value: Any, how: str = "") -> str:
        return self.owns(value) if how == "G" else super().say(value, how)

    def owns(self, value: Tree) -> str:
        """The possessive: ``your``, ``that Methuselah's``."""
        who = self.say(value)
        if who in ("you", "it"):
            return {"you": "your", "it": "its"}[who]
        return f"{who}'" if who.endswith("s") else f"{who}'s"

    def noun(self, heads: list[Noun], beside: list[tuple[str, str]], how: str) -> str:
        several = how == "p"
        head = self.listed([self.noun_in(each, SEVERAL if several else ONE) for each in heads], "or")
        before = [words for place, words in beside if place in ("adj", "name")]
        before.sort(key=lambda words: words != "other")
        after = [words for place, words in beside if place not in ("adj", "name")]
        if several:
            after = [_of_several(words) for words in after]
        words = " ".join([*before, head, *after])
        return words if how in ("p", "b") else articled(words)

    def the_chosen(self, heads: list[Noun], how: str, at: int) -> str:
        noun = self.listed([each.forms[0] for each in heads], "or") if heads else "one"
        return f"the {('', 'second ', 'third ')[at]}chosen {noun}"

    def of_is(self, value: Tree) -> str:
        """The verb of an amount."""
        several = value.word == "num" and self.entry("stat", value.slots["what"]).forms[-1].endswith("s")
        return "are" if several else "is"

    def of_one(self, value: Noun) -> str:
        return value.forms[0]

    def of_codes(self, value: tuple[str, ...]) -> str:
        return f"[{' '.join(value)}]"

    def how_a(self, words: str) -> str:
        return articled(words)

    def how_can(self, words: str) -> str:
        """After "can"."""
        return bare(words, self.subject) or f"choose this: {words}"

    def how_to(self, words: str) -> str:
        """After what is paid for it."""
        said = bare(words, self.subject or "this minion")
        return f" to {said}" if said else f": {words}"


def _of_several(said: str) -> str:
    """What is added to one thing, said of several: ``that is acting`` becomes ``that are acting``."""
    if said == "that is a monster":
        return "that are monsters"
    that, _, rest = said.partition(" ")
    verb, _, more = rest.partition(" ")
    return f"that {_SEVERAL[verb]} {more}" if that == "that" and verb in _SEVERAL else said
