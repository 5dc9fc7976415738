"""Japanese: what is said of a noun stands before it, things have counters, and verbs are joined by their te-form."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.speaker import Noun
from praxis.languages.vtes_speaker import VtesSpeaker

_SIGN: Final = "[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef]"
_BLANK: Final = re.compile(f"(?<={_SIGN}) | (?={_SIGN})")
_TE: Final = (
    ("する", "して"),
    ("行う", "行って"),
    ("入る", "入って"),
    ("なる", "なって"),
    ("失う", "失って"),
    ("使う", "使って"),
    ("引く", "引いて"),
    ("置く", "置いて"),
    ("続く", "続いて"),
    ("防ぐ", "防いで"),
    ("選ぶ", "選んで"),
    *(
        (f"{stem}る", f"{stem}て")
        for stem in ("得", "見", "捨て", "加え", "変え", "与え", "受け", "試み", "出", "投じ", "させ")
    ),
    *((f"{stem}す", f"{stem}して") for stem in ("燃や", "移", "出", "戻", "奪")),
)
"""Verbs at the end of a phrase, and their te-form."""
_STATES: Final = re.compile(r"(状態)の(?=\w{0,4}状態の)")
_FAR: Final = ("own", "rel", "with", "but", "place", "name", "adj")
"""How far before the noun something stands: whose it is first, what it is last."""


def te(words: str) -> str:
    """The phrase with its last verb in the te-form; empty if it does not end with a verb."""
    for plain, joined in _TE:
        if words.endswith(plain):
            return words.removesuffix(plain) + joined
    return ""


class Grammar(VtesSpeaker):
    LANGUAGE: ClassVar[str] = "ja"

    def noun(self, heads: list[Noun], beside: list[tuple[str, str]], how: str) -> str:
        before = sorted(beside, key=lambda one: _FAR.index(one[0]))
        return "".join([*(words for _, words in before), self.listed([head.forms[0] for head in heads], "or")])

    def the_chosen(self, heads: list[Noun], how: str, at: int) -> str:
        heads = heads or [self.entry("noun", "card")]
        which = f"{at + 1}番目に" if at else ""
        return f"{which}選んだ{self.listed([head.forms[0] for head in heads], 'or')}"

    def noun_in(self, noun: Noun, number: int, how: str = "") -> str:
        return noun.forms[-1] if how == "counter" and len(noun.forms) > 1 else "" if how == "counter" else noun.forms[0]

    def of_counter(self, value: Tree | Noun | None) -> str:
        """How a thing is counted: 人, 枚, 点."""
        if value is None:
            return ""
        noun = value if isinstance(value, Noun) else self.heads(value)[0]
        return noun.forms[1] if len(noun.forms) > 1 else ""

    def of_codes(self, value: tuple[str, ...]) -> str:
        return f"[{' '.join(value)}]"

    def of_list(self, value: tuple[Tree, ...]) -> str:
        return "と".join(self.several(value))

    def of_te(self, value: tuple[Tree, ...]) -> str:
        """Several things done, the last in its plain form: 「血1点を燃やし…て、ロックする」."""
        *before, last = self.several(value) or [""]
        return "、".join([*(te(words) or words for words in before), last])

    def how_may(self, words: str) -> str:
        """What one may do."""
        joined = te(words)
        return f"{joined}もよい" if joined and not re.search("[。：は]", words) else f"次を行ってもよい：{words}"

    def effects(self, trees: tuple[Tree, ...], how: str = "") -> str:
        """One thing after the other: the verbs before the last are in the te-form."""
        if how not in ("", "then"):
            return super().effects(trees, how)
        *before, last = super().effects(trees, "then").split(self.sign("then"))
        return self.sign("then").join([*(te(words) or words for words in before), last])

    def capital(self, words: str) -> str:
        return words

    def polished(self, words: str) -> str:
        """No blanks beside Japanese signs."""
        words = _BLANK.sub("", super().polished(words))
        words = re.sub("(である|いる|ある)または", r"\1か、または", _STATES.sub(r"\1で", words))
        return words.replace("である、かつ", "であり、かつ").replace("ている、かつ", "ており、かつ")
