"""Card texts of V:TES in Japanese: whom and what, with the filters around it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrased_cards import PhrasedCards
from praxis.languages.vtes_text import flat, needed

_REFS: Final[dict[str, str]] = {
    "me": "このミニオン",
    "card": "このカード",
    "self": "このミニオン",
    "bearer": "このカードが置かれたミニオン",
    "chosen-one": "このカードのために選んだミニオン",
    "other-chosen-one": "このカードのために選んだ2人目のミニオン",
    "opposing": "相手のミニオン",
    "acting": "アクション中のミニオン",
    "blocking": "ブロックするミニオン",
    "combatants": "戦闘中の両ミニオン",
    "it": "そのカード",
    "you": "あなた",
    "them": "そのメトセラ",
    "prey": "あなたの獲物",
    "predator": "あなたの捕食者",
    "victims": "アクションの対象のメトセラ",
    "everybody": "各メトセラ",
    "other-methuselahs": "他の各メトセラ",
    "acting-methuselah": "アクション中のメトセラ",
    "action-card": "アクションのためにプレイされたカード",
    "that-card": "そのカード",
    "striking-card": "ストライクのカード",
    "chosen-seats": "覚えたメトセラ",
}
_NOUNS: Final[dict[str, str]] = {
    "card": "カード",
    "vampire": "吸血鬼",
    "imbued": "インビュード",
    "ally": "協力者",
    "minion": "ミニオン",
    "retainer": "従僕",
    "equipment": "装備",
    "location": "ロケーション",
    "monster": "モンスター",
    "methuselah": "メトセラ",
    "crypt card": "クリプトカード",
    "library card": "ライブラリーカード",
    "master card": "マスターカード",
    "minion card": "ミニオンカード",
    "action card": "アクションカード",
    "political action card": "政治アクションカード",
    "action modifier": "アクション修正カード",
    "reaction card": "リアクションカード",
    "strike card": "ストライクカード",
    "combat card": "戦闘カード",
    "event": "イベント",
    "power": "パワー",
    "conviction": "コンヴィクション",
    "ally card": "協力者カード",
    "ally, equipment or retainer card": "協力者・装備・従僕カード",
}
_BEFORE: Final = {
    "locked": "ロック状態の",
    "unlocked": "アンロック状態の",
    "younger": "より若い",
    "older": "より年長の",
    "other": "他の",
    "titled": "称号を持つ",
    "unique": "ユニークな",
    "mine": "あなたがコントロールする",
    "others": "他のメトセラがコントロールする",
    "same-clan": "同じ氏族の",
    "same-circle": "同じサークルの",
    "fighting": "戦闘中の",
    "in-play": "場にある",
    "is-acting": "アクション中の",
    "disciplined": "訓えを必要とする",
    "in-terms": "条件で選ばれた",
    "doomed": "ダメージで燃やされようとしている",
    "huntable": "咎人狩りを宣言できる",
    "targetable": "対象にできる",
    "has-edge": "エッジを持つ",
    "brings-a-servant": "それができる",
    "fits": "このミニオンが必要条件とコストを満たす",
    "falls": "休眠に入ろうとしている",
    "perishes": "燃やされようとしている",
    "weakened": "ライフが初期値より少ない",
    "threatened": "相手が再生不能ダメージを与えようとしている",
    "wieldable": "今ストライクに使える",
    "canceller": "他のメトセラのミニオンカードを打ち消すためにプレイされた",
    "played-on-him": "このミニオンに対してプレイされた",
    "not-full": "血が容量より少ない",
    "monster": "モンスターである",
}
_NOT: Final = {
    "titled": "称号を持たない",
    "mine": "あなたがコントロールしていない",
    "locked": "ロック状態でない",
    "unique": "ユニークでない",
    "yourself": "あなた以外の",
    "fighting": "戦闘中でない",
    "monster": "モンスターでない",
}
_REGIONS: Final = {
    "library": "ライブラリー",
    "crypt": "クリプト",
    "hand": "手札",
    "uncontrolled": "未支配領域",
    "torpor": "休眠",
    "ash-heap": "アッシュヒープ",
    "play": "場",
    "ready": "準備領域",
    "removed": "除外されたカード",
    "research": "研究エリア",
    "incapacitated": "行動不能領域",
}


_BLANK: Final = re.compile("(?<=[\u3001-\u30ff\u4e00-\u9fff]) (?=[\u3001-\u30ff\u4e00-\u9fff])")


def _distance(part: Tree) -> int:
    """How far before the noun a part stands: whose it is first, then what is on it, then where, then what it is."""
    if part.word == "of" or (part.word == "flag" and part.slots["word"] in ("mine", "others")):
        return 0
    if part.word in ("with", "not", "on", "where", "counters"):
        return 1
    return 2 if part.word == "in" else 3


class Nouns(PhrasedCards):
    """Noun phrases: whom and what, in the form that the sentence needs."""

    LANGUAGE: ClassVar[str] = "ja"
    AND: ClassVar[str] = "、かつ"
    OR: ClassVar[str] = "または"
    COMMA: ClassVar[str] = "、"

    def stop(self) -> str:
        return "。"

    def polished(self, words: str) -> str:
        """No blanks between Japanese words."""
        return _BLANK.sub("", words)

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = [f"{self.row_of('stat', word)}{n}" for n, word in ((pool, "pool"), (blood, "blood")) if n]
        words = self.form("cheaper", what=self.noun(what), less=self.listed(less, "と"))
        return words if who is None else words + self.form("costs-for", who=self.meant(who, "A"))

    def who(self, tree: Tree, case: str = "N") -> str:
        word, slots = tree.word, tree.slots
        if word == "it" and self.of_seats:
            word = "them"
        if word in _REFS:
            return _REFS[word]
        if word in ("target", "second-target"):
            at = 0 if word == "target" else 1
            return f"選んだ{_NOUNS[self.chosen[at] if at < len(self.chosen) else 'card']}"
        if word == "a":
            self.chosen.append(self.head(slots["what"]))
            return f"{self.noun(slots['what'])}1{self._counter(slots['what'])}"
        if word == "all":
            return f"すべての{self.noun(slots['what'])}"
        if word == "pick":
            words = f"{self.noun(slots['what'])}1{self._counter(slots['what'])}"
            return f"{self.who(slots['by'])}が選ぶ{words}" if "by" in slots else words
        if word == "up-to":
            return f"{self.noun(slots['what'])}最大{self.amount(slots['most'])}{self._counter(slots['what'])}"
        if word == "controller":
            return f"{self.who(slots['of'])}のコントローラー"
        if word == "owner":
            return f"{self.who(slots['of'])}のオーナー"
        if word in ("prey-of", "predator-of"):
            return f"{self.who(slots['of'])}の{'獲物' if word == 'prey-of' else '捕食者'}"
        if word == "end":
            where = _REGIONS[slots["where"]]
            return f"{self.who(slots['of'])}の{where}の一番{'下' if slots.get('bottom') else '上'}のカード"
        if word in ("highest", "lowest"):
            return f"容量が最も{'高い' if word == 'highest' else '低い'}メトセラ"
        return self.say(tree)

    def say_points(self, n: Tree, among: int, what: Tree, each: int = 0) -> str:
        self.chosen.append(self.head(what))
        most = f"、1人最大{each}" if each else ""
        return f"{among}人以上に割り振ったポイント({self.amount(n)}{most})を受けた各{self.noun(what)}"

    def say_some(self, what: Tree, least: Tree, most: Tree | None = None) -> str:
        self.chosen.append(self.head(what))
        counter = self._counter(what)
        number = f"最大{self.amount(most)}{counter}" if most is not None else f"{self.amount(least)}{counter}以上"
        return f"あなたが選ぶ{number}の{self.noun(what)}それぞれ"

    def say_at_random(self, what: Tree, most: Tree) -> str:
        return f"無作為の{self.noun(what)}{self.amount(most)}{self._counter(what)}"

    def _counter(self, what: Tree) -> str:
        head = self.head(what)
        if head in ("vampire", "minion", "ally", "imbued", "methuselah", "retainer", "monster"):
            return "人"
        return "枚"

    def noun(self, tree: Tree, case: str = "N", plural: bool = False, article: bool = True) -> str:
        tree = self.spread(tree)
        if tree.word == "or":
            return self.OR.join(self.noun(one) for one in tree.slots["of"])
        head = self.head(tree)
        parts = needed(flat(tree))
        parts.sort(key=_distance)
        before = [words for part in parts if (words := self._before(part, head))]
        return "".join([*before, _NOUNS[head]])

    def _before(self, part: Tree, head: str) -> str:
        word, slots = part.word, part.slots
        if word in ("kind", "anything"):
            return ""
        if word == "not":
            return self._without(slots["of"])
        if word == "flag":
            flag = slots["word"]
            if flag == "others" and head == "methuselah":
                return "他の"
            return "" if flag == "monster" and head == "monster" else _BEFORE[flag]
        if word == "in":
            where = slots["where"]
            if where == ("ready",):
                return "準備状態の"
            return f"{self.OR.join(_REGIONS[one] for one in where)}の"
        if word in ("sect", "clan", "trait"):
            said = self.OR.join(slots["of"]) if "of" in slots else slots["word"]
            return "" if said == "location" else f"{said}の"
        if word == "title":
            return f"{self.OR.join(self.titled(one) for one in slots['of'])}の"
        return self.say(part)

    def _without(self, tree: Tree) -> str:
        word, slots = tree.word, tree.slots
        if word == "flag":
            return _NOT.get(slots["word"]) or f"「{_BEFORE.get(slots['word'], slots['word'])}」でない"
        if word == "among":
            return f"{self.who(slots['who'])}以外の"
        if word == "has":
            return f"{slots['code']}を持たない"
        if word == "with":
            return f"{self.noun(slots['what'])}が置かれていない"
        if word == "noted":
            return f"このターンまだ「{slots['what']}」を受けていない"
        if word == "has-cards":
            return f"{_REGIONS[slots['where']]}にカードがない"
        if word in ("sect", "clan", "title"):
            names = slots["of"] if "of" in slots else (slots["word"],)
            return f"{self.OR.join(self.titled(name) for name in names)}でない"
        return f"{self.noun(tree)}でない"

    def say_of(self, who: Tree) -> str:
        return f"{self.who(who)}の"

    def say_on(self, who: Tree) -> str:
        return f"{self.any_of(who)}に置かれた"

    def say_with(self, what: Tree) -> str:
        return f"{self.noun(what)}が置かれた"

    def say_has_cards(self, where: str) -> str:
        return f"{_REGIONS[where]}にカードがある"
