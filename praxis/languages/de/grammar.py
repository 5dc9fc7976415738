"""German: articles, endings of adjectives, cases, and the verb before its subject after "dann"."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.speaker import Noun
from praxis.languages.vtes_speaker import VtesSpeaker

_ARTICLES: Final = {
    "m": ("ein", "einen", "einem", "eines"),
    "f": ("eine", "eine", "einer", "einer"),
    "n": ("ein", "ein", "einem", "eines"),
}
_THE: Final = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
_EVERY: Final = {
    "m": ("jeder", "jeden", "jedem", "jedes"),
    "f": ("jede", "jede", "jeder", "jeder"),
    "n": ("jedes", "jedes", "jedem", "jedes"),
}
_WHICH: Final = {
    "m": ("der", "den", "dem", "dessen"),
    "f": ("die", "die", "der", "deren"),
    "n": ("das", "das", "dem", "dessen"),
    "p": ("die", "die", "denen", "deren"),
}
_MIXED: Final = {"m": ("er", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("es", "es", "en", "en")}
"""The endings of adjectives after "ein"."""
_WEAK: Final = {"m": ("e", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("e", "e", "en", "en")}
"""The endings after "der" and "jeder"."""
_STRONG: Final = {"m": ("er", "en", "em", "en"), "f": ("e", "e", "er", "er"), "n": ("es", "es", "em", "en")}
_SUBJECT: Final = re.compile(r"<([^<>]*)> ?")
_TURNED: Final = re.compile(r"^<([^<>]*)> (\S+?)([,:]?)( |$)")
_COMMA: Final = re.compile(r",(?=\s*(?:[.,;:)]|$))")


class Grammar(VtesSpeaker):
    LANGUAGE: ClassVar[str] = "de"
    CASES: ClassVar[str] = "NADG"

    # -- nouns ------------------------------------------------------------------------------------------------------

    def noun(self, heads: list[Noun], beside: list[tuple[str, str]], how: str) -> str:
        case, mark = self.case_of(how), how[-1:] if how[-1:] in ("p", "w", "j", "k", "b", "d") else ""
        if len({head.gender for head in heads}) > 1 and mark not in ("p", "w"):
            return self.listed([self.noun([head], beside, how) for head in heads], "or")
        gender = heads[0].gender[0]
        if mark in ("p", "w"):
            article, ending = "", "en" if mark == "w" else ("e", "e", "en", "er")[case]
        else:
            article, ending = _determined(gender, case, mark)
        several = mark in ("p", "w")
        names = [words for place, words in beside if place == "name"]
        said = self.listed([_declined(head, case, ending, several) for head in heads], "or")
        before = [words.replace("~", ending) for place, words in beside if place == "adj"]
        after = [_related(words, gender, several) for place, words in beside if place not in ("adj", "name")]
        words = " ".join(
            [*([article] if article else []), *before, _compound(names, said.replace("~", ending)), *after]
        )
        return words

    def the_chosen(self, heads: list[Noun], how: str, at: int) -> str:
        heads = heads or [self.entry("noun", "card")]
        case, gender = self.case_of(how), heads[0].gender[0]
        ending = _WEAK[gender][case]
        said = self.listed([_declined(head, case, ending, False) for head in heads], "or")
        which = f"{('zweit', 'dritt')[at - 1]}{ending} " if at else ""
        return f"{_THE[gender][case]} {which}gewählt{ending} {said.replace('~', ending)}"

    def noun_in(self, noun: Noun, number: int, how: str = "") -> str:
        """The name of a number or counter: with its article, or as yours."""
        word = super().noun_in(noun, number)
        if how == "d":
            return f"die Zahl der {_genitive(word)}" if noun.gender == "p" else f"{_THE[noun.gender][0]} {word}"
        if how == "dein":
            feminine = "e" if noun.gender == "f" else ""
            return f"die Zahl deiner {_genitive(word)}" if noun.gender == "p" else f"dein{feminine} {word}"
        return word

    # -- forms ------------------------------------------------------------------------------------------------------

    def of_one(self, value: Noun) -> str:
        return value.forms[0]

    def of_all(self, value: Noun) -> str:
        """``das ganze Blut``, ``alle Stimmen``."""
        if value.gender == "p":
            return f"alle {value.forms[-1]}"
        return {"m": "den ganzen", "f": "die ganze", "n": "das ganze"}[value.gender] + f" {value.forms[0]}"

    def of_is(self, value: Tree) -> str:
        return "sind" if value.word == "allotted" else "ist"

    def of_each(self, value: Tree) -> str:
        """``jeder``, ``jede``: each of several things; always the object of "für"."""
        return _EVERY[self.heads(value)[0].gender[0]][1]

    def of_codes(self, value: tuple[str, ...]) -> str:
        return f"[{' '.join(value)}]"

    def of_k(self, value: Tree) -> str:
        return self.say(value, "Nk")

    def how_can(self, words: str) -> str:
        """After "darf": what has a subject of its own, or a condition, follows a colon."""
        if "<" in words or ":" in words or words.startswith(("falls ", "wenn ", "in ", "bis ")):
            return f"dies tun: {_plain(words)}"
        return f"{words} nutzen" if words[:1] in "+-" else words

    # -- sentences --------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...], how: str = "") -> str:
        """After "dann" the verb stands before its subject."""
        if how:
            return super().effects(trees, how)
        first, *rest = super().effects(trees).split(self.sign("then"))
        return self.sign("then").join([first, *(_turned(words) for words in rest)])

    def polished(self, words: str) -> str:
        words = " ".join(_plain(words).split()).replace(" ,", ",")
        words = _COMMA.sub("", words).replace(" in dem ", " im ").replace(" von dem ", " vom ")
        words = words.replace(" an dem ", " am ").replace(" zu dem ", " zum ")
        return words.replace(", dann wenn ", ", dann, wenn ").replace(", dann falls ", ", dann, falls ")


def _determined(gender: str, case: int, mark: str) -> tuple[str, str]:
    """The article and the ending of adjectives after it."""
    if mark == "j":
        return _EVERY[gender][case], _WEAK[gender][case]
    if mark == "d":
        return _THE[gender][case], _WEAK[gender][case]
    if mark == "b":
        return "", _WEAK[gender][case]
    article = _ARTICLES[gender][case]
    return f"k{article}" if mark == "k" else article, _MIXED[gender][case]


def _declined(head: Noun, case: int, ending: str, several: bool) -> str:
    if head.gender == "ma":
        return head.forms[0] + ending
    if several:
        many = head.forms[min(1, len(head.forms) - 1)]
        return f"{many}n" if case == 2 and not many.endswith(("n", "s")) else many
    return head.forms[2] if case == 3 and len(head.forms) > 2 else head.forms[0]


def _compound(names: list[str], noun: str) -> str:
    """``Camarilla-Vampir``, ``Ventrue- oder Tremere-Vampir``, ``Banu-Haqim-Vampir``."""
    for name in reversed(names):
        parts = [part.replace(" ", "-") for part in re.split(r", | oder ", name)]
        joined = "-, ".join(parts[:-1]) + "- oder " + parts[-1] if len(parts) > 1 else parts[0]
        adjective, _, last = noun.rpartition(" ") if "~" in noun else ("", "", noun)
        noun = f"{adjective} {joined}-{last}".strip()
    return noun


def _related(words: str, gender: str, several: bool) -> str:
    """Relative pronouns and verbs that agree with the noun."""
    key = "p" if several else gender
    words = re.sub(r"%([NADG])", lambda match: _WHICH[key]["NADG".index(match[1])], words)
    return re.sub(r"%\(([^|]*)\|([^)]*)\)", lambda match: match[2 if several else 1], words)


def _plain(words: str) -> str:
    return _SUBJECT.sub(r"\1 ", words)


def _turned(words: str) -> str:
    return _TURNED.sub(r"\2 \1\3\4", words)


def _genitive(words: str) -> str:
    """An adjective after "der" in the plural."""
    return re.sub(r"^(\w+[^n\W])e (?=[A-ZÄÖÜ])", r"\1en ", words)
