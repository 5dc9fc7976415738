"""Italian: articles, endings that agree with the noun, and prepositions joined to articles."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.speaker import ONE, SEVERAL, Noun
from praxis.languages.vtes_speaker import VtesSpeaker

_JOINED: Final = {"di": "de", "da": "da", "a": "a", "su": "su", "in": "ne"}
_WITH_ARTICLE: Final = re.compile(r"(?<![\w'])(di|da|a|su|in) (il|lo|la|i|gli|le|l')(?=[ \w«])")
_INFINITIVES: Final = {
    **{"brucia": "bruciare", "metti": "mettere", "guadagna": "guadagnare", "pesca": "pescare", "sposta": "spostare"},
    **{"impegna": "impegnare", "disimpegna": "disimpegnare", "scarta": "scartare", "cerca": "cercare"},
    **{"guarda": "guardare", "rivela": "rivelare", "prendi": "prendere", "annulla": "annullare", "entra": "entrare"},
    **{"previeni": "prevenire", "rimuovi": "rimuovere", "mescola": "mescolare", "scegli": "scegliere", "usa": "usare"},
    **{"manda": "mandare", "dissangua": "dissanguare", "caccia": "cacciare", "ottieni": "ottenere", "esci": "uscire"},
    **{"tappa": "tappare", "stappa": "stappare", "manovra": "manovrare", "togli": "togliere"},
}


def _begins(words: str) -> str:
    """How a word sounds at its beginning: a vowel, an impure consonant, or anything else."""
    low = words.lower()
    if low[:1] in "aeiouàèéìòù":
        return "vowel"
    return "impure" if re.match(r"s[^aeiou]|z|gn|ps|x", low) else ""


def the(words: str, gender: str, several: bool) -> str:
    sound = _begins(words)
    if gender == "f":
        return f"le {words}" if several else f"l'{words}" if sound == "vowel" else f"la {words}"
    if several:
        return f"{'gli' if sound else 'i'} {words}"
    return f"l'{words}" if sound == "vowel" else f"{'lo' if sound else 'il'} {words}"


class Grammar(VtesSpeaker):
    LANGUAGE: ClassVar[str] = "it"

    def noun(self, heads: list[Noun], beside: list[tuple[str, str]], how: str) -> str:
        several = how.endswith("p") or how == "alls"
        gender = heads[0].gender
        if not several and len({head.gender for head in heads}) > 1:
            return self.listed([self.noun([head], beside, how) for head in heads], "or")
        head = self.listed([self.noun_in(each, SEVERAL if several else ONE) for each in heads], "or")
        order = sorted(beside, key=lambda one: one[0] not in ("name", "adj"))
        order.sort(key=lambda one: ("name", "adj").index(one[0]) if one[0] in ("name", "adj") else 2)
        words = " ".join([head, *(_agreeing(words, gender, several) for _, words in order)])
        if how == "dp":
            return the(words, gender, True)
        if how == "n":
            return f"{_article(words, gender).replace('un', 'nessun', 1)} {words}".replace("' ", "'")
        if several or how == "b":
            return words
        return f"{_article(words, gender)} {words}".replace("' ", "'")

    def of_alls(self, value: Tree) -> str:
        """``tutti i vampiri``, ``tutte le carte``."""
        gender = self.heads(value)[0].gender
        words = self.say(value, "p")
        return f"{'tutte' if gender == 'f' else 'tutti'} {the(words, gender, True)}"

    def of_dior(self, value: tuple[Tree, ...]) -> str:
        """``del tuo predatore o della tua preda``."""
        return self.listed([f"di {self.say(each)}" for each in value], "or")

    def of_each(self, value: Tree) -> str:
        return "ciascuna" if self.heads(value)[0].gender == "f" else "ciascuno"

    def the_chosen(self, heads: list[Noun], how: str, at: int) -> str:
        heads = heads or [self.entry("noun", "card")]
        gender = heads[0].gender
        words = self.listed([each.forms[0] for each in heads], "or")
        ending = "a" if gender == "f" else "o"
        if at:
            words = f"{('second', 'terz')[at - 1]}{ending} {words}"
        return f"{the(words, gender, False)} scelt{ending}"

    def noun_in(self, noun: Noun, number: int, how: str = "") -> str:
        """The name of a number or counter: with its article, or as yours."""
        alone = noun.forms[-1]
        if how == "d":
            return f"il numero di {alone}" if noun.gender == "p" else the(alone, noun.gender, False)
        if how == "tuo":
            feminine = noun.gender == "f"
            return (
                f"il numero dei tuoi {alone}" if noun.gender == "p" else f"{'la tua' if feminine else 'il tuo'} {alone}"
            )
        return noun.forms[min(number, len(noun.forms) - 1, 1)]

    # -- forms ------------------------------------------------------------------------------------------------------

    def of_one(self, value: Noun) -> str:
        return value.forms[0]

    def of_all(self, value: Noun) -> str:
        """``tutto il sangue``, ``tutti i voti``."""
        if value.gender == "p":
            return f"tutti i {value.forms[-1]}"
        return f"{'tutta' if value.gender == 'f' else 'tutto'} {the(value.forms[-1], value.gender, False)}"

    def of_asmuch(self, value: Noun) -> str:
        many = value.gender == "p"
        return f"altrettant{'i' if many else 'a' if value.gender == 'f' else 'o'} {value.forms[-1]}"

    def of_howmuch(self, value: Noun) -> str:
        """``quanto sangue vuoi``."""
        many = value.gender == "p"
        return f"quant{'i' if many else 'a' if value.gender == 'f' else 'o'} {value.forms[-1]} vuoi"

    def of_is(self, value: Tree) -> str:
        return "sono" if value.word == "allotted" or value.slots.get("kind") == "polled" else "è"

    def of_codes(self, value: tuple[str, ...]) -> str:
        return f"[{' '.join(value)}]"

    def how_can(self, words: str) -> str:
        """After "può": an infinitive, or "fare questo" before what has a subject or a condition of its own."""
        first, _, rest = words.partition(" ")
        if words[:1] in "+-":
            return f"ottenere {words}"
        plain = not re.search(r", poi |[:;]| e (?:metti|sostitui|la |mescola|rimetti)|, mostra", rest)
        if first in _INFINITIVES and plain:
            return f"{_INFINITIVES[first]} {rest}"
        return f"fare questo: {words}"

    def polished(self, words: str) -> str:
        """A preposition joined to its article: *del*, *alla*."""
        words = _WITH_ARTICLE.sub(_join, super().polished(words))
        words = re.sub(r"\b[Dd]i tu\b", lambda match: match[0][0] + "i te", words)
        words = re.sub(r"\b(con|contro|da|a|su|per) tu\b", r"\1 te", words)
        return words.replace(" e è ", " ed è ").replace("tocca a A", "tocca ad A")


def _article(words: str, gender: str) -> str:
    sound = _begins(words)
    if gender == "f":
        return "un'" if sound == "vowel" else "una"
    return "uno" if sound == "impure" else "un"


def _agreeing(words: str, gender: str, several: bool) -> str:
    """Endings and verbs that agree with the noun."""
    ending = ("e" if several else "a") if gender == "f" else ("i" if several else "o")
    words = re.sub(r"%\(([^|]*)\|([^)]*)\)", lambda match: match[2 if several else 1], words)
    return words.replace("c~", "che" if ending == "e" else f"c{ending}").replace("~", ending)


def _join(match: re.Match[str]) -> str:
    preposition, article = match[1], match[2]
    if preposition == "su" and article == "i":
        return "sui"
    stem = _JOINED[preposition]
    if article == "il":
        return {"di": "del", "da": "dal", "a": "al", "su": "sul", "in": "nel"}[preposition]
    if article == "i":
        return {"di": "dei", "da": "dai", "a": "ai", "in": "nei"}[preposition]
    if article == "gli":
        return f"{stem}gli"
    return f"{stem}{chr(108)}{article}" if article in ("lo", "la", "le") else f"{stem}ll'"
