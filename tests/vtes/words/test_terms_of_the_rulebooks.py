"""V:TES speaks with the terms of the rulebook of each language, not with other words for the same things."""

from __future__ import annotations

import re

import pytest

from praxis.languages import folders
from praxis.vtes.definitions import definitions
from praxis.vtes.words import told

# Words that the rulebook has another term for, which stands beside them.
OTHER_WORDS = {
    "de": {
        r"krypta": "Gruft",
        r"aschehaufen": "Ablagestapel",
        r"verbrenn|verbrann": "ablegen, vernichten",
        r"\babfangen": "Aufmerksamkeit",
        r"\bschlag|\bschläge|\bschlägt": "Angriff, angreifen (Handschlag und Erstschlag sind Terme)",
        r"nachsetzen|\bsetzt nach": "Press",
        r"schwere[rnms]? schaden": "schwer heilbarer Schaden",
        r"\b(dem|des|ein|einen|einem|eines|jeden|jedem|jedes|diesem|dieses) (\w+e[rn]? )?methusalem": "die Methusalem",
        r"methusaleme|kontrolleur": "Methusalems, die Methusalem",
        r"diableris[ie]": "diablerieren",
        r"erwachte": "Erleuchtete",
        r"\büberzeugung(en)?\b": "Überzeugungsstärke",
        r"handlungsunfähig": "leblos",
        r"infernalisch": "höllisch",
        r"justikar|\bclan": "Justiziar, Klan",
        r"einzigartig": "einmalig",
        r"lappalie": "Kleinigkeit",
        r"\bin dienst\b": "binden",
        r"\bretten|rettung": "befreien",
        r"fernwirkung": "weit reichend",
    },
    "it": {
        r"mucchio": "cumulo di cenere",
        r"incontrollat": "non controllato",
        r"\bpront[oaie]\b": "attivo",
        r"giustizier": "conciliatore",
        r"diablerist": "diabolista",
        r"incalz": "pressione",
        r"salass|\bbleed\b": "dissanguare, dissanguamento",
        r"\beliminat": "estromesso",
        r"non dirett": "indiretta",
        r"colp[oi] aggiuntiv": "colpo addizionale",
    },
    "ja": {
        r"ヴァンパイア": "吸血鬼",
        r"仲間": "協力者",
        r"従者": "従僕",
        r"準備完了": "準備状態, 準備領域",
        r"重傷": "再生不能",
        r"焼却": "燃やす",
        r"ディアブレリ": "同族喰らい",
        r"ブラッドハント": "咎人狩り",
        r"争奪": "競合",
        r"脱落": "追放",
        r"撤退": "離脱",
        r"キャパシティ": "容量",
        r"クラン|セクト": "氏族, 派閥",
        r"マニューバー": "マニューバ",
        r"打ち消": "キャンセル",
        r"腐敗": "堕落",
        r"ロケーション": "場所",
        r"ライブラリ(?!ー)": "ライブラリー",
        r"[ぁ-んァ-ヶ一-龠」][:(]": "signs of full width",
        r"追加ストライク|素手のストライク": "追加攻撃, ハンドストライク",
        r"プリンス|ジャスティカー": "公子, 護法官",
    },
}


_NAMES = re.compile(r"^[\w.-]+ ?[=\t]|\{ \$\w+ \}")
"""What no player reads: the name of a line, and those of its gaps."""


def said(lang: str) -> list[str]:
    """Every line of V:TES in this language: messages, clauses, and all made texts."""
    folder = folders.language(lang).folder
    files = [path for path in sorted(folder.glob("*vtes*")) if path.suffix in (".ftl", ".tsv")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [
        *(_NAMES.sub("", line) for line in lines),
        *(told.text(definition, lang) for definition in definitions().values()),
    ]


@pytest.mark.parametrize("lang", sorted(OTHER_WORDS))
def test_one_thing_has_the_word_that_the_rulebook_gives_it(lang: str) -> None:
    lines = said(lang)
    for word, term in OTHER_WORDS[lang].items():
        found = [line for line in lines if re.search(word, line, re.IGNORECASE)]
        assert found == [], f"the book says {term}"
