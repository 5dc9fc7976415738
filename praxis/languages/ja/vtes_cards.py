"""Card texts of V:TES in Japanese."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrases import Phrased

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
    "chosen-seats": "覚えたメトセラ",
}
_NOUNS: Final[dict[str, str]] = {
    "card": "カード",
    "vampire": "ヴァンパイア",
    "imbued": "インビュード",
    "ally": "仲間",
    "minion": "ミニオン",
    "retainer": "従者",
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
    "action modifier": "アクションモディファイア",
    "reaction card": "リアクションカード",
    "strike card": "ストライクカード",
    "combat card": "戦闘カード",
    "event": "イベント",
    "power": "パワー",
    "conviction": "コンヴィクション",
    "ally card": "仲間カード",
    "ally, equipment or retainer card": "仲間・装備・従者カード",
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
    "same-clan": "同じクランの",
    "same-circle": "同じサークルの",
    "fighting": "戦闘中の",
    "in-play": "場にある",
    "is-acting": "アクション中の",
    "disciplined": "訓えを必要とする",
    "in-terms": "条件で選ばれた",
    "fits": "このミニオンが必要条件とコストを満たす",
    "weakened": "ライフが初期値より少ない",
    "not-full": "血がキャパシティより少ない",
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
    "ready": "準備完了領域",
    "removed": "除外されたカード",
    "research": "研究エリア",
    "incapacitated": "行動不能領域",
}
_TITLES: Final = {
    "prince": "プリンス",
    "justicar": "ジャスティカー",
    "archbishop": "アークビショップ",
    "baron": "バロン",
}


class Japanese(Phrased):
    LANGUAGE: ClassVar[str] = "ja"
    AND: ClassVar[str] = "、かつ"
    OR: ClassVar[str] = "または"
    COMMA: ClassVar[str] = "、"

    def stop(self) -> str:
        return "。"

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
            return f"キャパシティが最も{'高い' if word == 'highest' else '低い'}メトセラ"
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
        before = [words for part in self.flat(tree) if (words := self._before(part, head))]
        before.sort(key=lambda words: words not in (_BEFORE["mine"], _BEFORE["others"]))
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
                return "準備完了の"
            return f"{self.OR.join(_REGIONS[one] for one in where)}の"
        if word in ("sect", "clan", "trait"):
            said = self.OR.join(slots["of"]) if "of" in slots else slots["word"]
            return "" if said == "location" else f"{said}の"
        if word == "title":
            return f"{self.OR.join(_TITLES.get(one, one) for one in slots['of'])}の"
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
            return f"{self.OR.join(slots['of']) if 'of' in slots else slots['word']}でない"
        return f"{self.noun(tree)}でない"

    def say_of(self, who: Tree) -> str:
        return f"{self.who(who)}の"

    def say_among(self, who: Tree) -> str:
        return f"{self.who(who)}である"

    def say_on(self, who: Tree) -> str:
        return f"{self.who(who)}に置かれた"

    def say_with(self, what: Tree) -> str:
        return f"{self.noun(what)}が置かれた"

    def say_named(self, name: str) -> str:
        return f"「{name}」という名の"

    def say_has(self, code: str) -> str:
        return f"{code}を持つ"

    def say_noted(self, what: str) -> str:
        return f"このターン「{what}」を受けた"

    def say_has_cards(self, where: str) -> str:
        return f"{_REGIONS[where]}にカードがある"

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return f"キャパシティ{least}から{most}の"
        return f"キャパシティ{most}以下の" if most else f"キャパシティ{least}以上の"

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return f"{self.row_of('stat', name)}のある"
        if most is not None:
            return f"カウンターが{self.amount(most)}以下の"
        return f"カウンターが{self.amount(least)}以上ある"

    PHRASES: ClassVar[dict[str, str]] = {
        **{
            f"stat-{key}": word
            for key, word in {
                "stealth": "ステルス",
                "intercept": "インターセプト",
                "bleed": "ブリード",
                "strength": "筋力",
                "hunt": "狩り",
                "votes": "票",
                "ballots": "プリスカイ票",
                "capacity": "キャパシティ",
                "hand-size": "手札枚数",
                "transfers": "トランスファー",
                "master-actions": "マスターフェイズアクション",
                "discard-actions": "ディスカードフェイズアクション",
                "two-masters": "2回目のマスターフェイズアクション",
                "aggravated-hands": "加重ダメージの素手ストライク",
                "first-strike": "先制ストライク",
                "tough": "加重ダメージへの耐性",
                "aimed": "このストライクのエイムの数",
                "ranged-damage": "遠距離ストライクのダメージ",
                "melee-damage": "近接武器のダメージ",
                "additional-strikes": "追加ストライク",
                "blood": "血",
                "life": "ライフ",
                "pool": "プール",
                "conviction": "コンヴィクション",
                "cost": "コスト",
                "worth": "キャパシティまたはコスト",
                "price": "プールコスト",
                "edge-votes": "エッジの票",
            }.items()
        },
        **{
            f"until-{key}": word
            for key, word in {
                "round": "このラウンド中",
                "combat": "この戦闘中",
                "action": "このアクション中",
                "referendum": "この投票中",
                "turn": "このターン中",
                "game": "ゲーム中",
                "your-unlock": "次のあなたのアンロックフェイズまで",
                "your-discard": "次のあなたの捨て札フェイズまで",
            }.items()
        },
        **{
            f"limit-{key}": word
            for key, word in {
                "round": "各ラウンド1回",
                "combat": "各戦闘1回",
                "action": "各アクション1回",
                "referendum": "各投票1回",
                "turn": "各ターン1回",
                "game": "ゲーム中1回",
            }.items()
        },
        **{
            f"when-{key}": word
            for key, word in {
                "unlock": "あなたのアンロックフェイズに",
                "master": "あなたのマスターフェイズに",
                "influence": "あなたのインフルエンスフェイズに",
                "discard": "あなたのディスカードフェイズに",
                "announced": "アクションの宣言時に",
                "open": "誰もブロックしていない間に",
                "attempt": "ミニオンがブロックを試みたとき",
                "declined": "ブロックが行われないと決まった後に",
                "blocked": "アクションがブロックされたとき",
                "resolving": "アクションの解決直前に",
                "succeeded": "アクションの成功後に",
                "failed": "ブロックされたアクションの後に",
                "before-votes": "投票の前に",
                "polling": "投票中に",
                "before-range": "距離の決定前に",
                "before-strikes": "ストライクの選択前に",
                "end-of-round": "ラウンド終了時に",
                "after-combat": "戦闘後に",
                "paying": "コストの支払い時に",
                "out-of-turn": "他のメトセラのターンに",
                "as-played": "カードが使われるときに",
            }.items()
        },
        **{
            f"by-{key}": word
            for key, word in {
                "other": "あなたの他の準備完了のミニオンが使う",
                "locked": "ロック状態のミニオンが使う",
                "torpid": "休眠中のヴァンパイアが使う",
                "bystander": "戦闘に参加していない準備完了のミニオンが使う",
                "alert": "準備完了のミニオンが(ロック状態でも)使う",
                "onlooker": "戦闘に参加していないミニオン（準備完了またはトーパー）が使う",
                "keeper": "このカードが置かれたミニオンのコントローラーが使う",
            }.items()
        },
        **{
            f"action-{key}": word
            for key, word in {
                "bleed": "ブリード",
                "hunt": "狩り",
                "equip": "装備アクション",
                "employ": "従者の雇用",
                "take": "装備を引き取るアクション",
                "recruit": "仲間の募集",
                "political": "政治アクション",
                "diablerize": "ディアブレリ",
                "rescue": "休眠からの救出",
                "leave": "休眠から出ること",
                "anarch": "アナークになること",
            }.items()
        },
        **{
            f"now-{key}": word
            for key, word in {
                "close": "距離が近い",
                "long": "距離が遠い",
                "first-round": "最初のラウンドである",
                "edge": "あなたがエッジを持つ",
                "successful-bleed": "ブリードが成功した",
                "directed": "アクションに対象がある",
                "pressed": "戦闘が続くことになっている",
                "initial-strikes": "最初のストライクが終わっていない",
                "unblocked": "アクションがブロックされなかった",
                "from-block": "アクションがブロックされた",
                "your-turn": "あなたのターンである",
                "fighting": "戦闘が行われている",
                "attack": "アクションが戦闘に入るものである",
                "hunted": "投票がブラッドハントについてのものである",
                "embrace": "アクションがヴァンパイアを場に出すものである",
            }.items()
        },
        "damage-not-aggravated": "重傷でないダメージ",
        "damage-aggravated": "重傷ダメージ",
        "damage-from-minions": "ミニオンからのダメージ",
        "damage-environmental": "環境ダメージ",
        "damage-from-allies": "仲間からのダメージ",
        "damage-from-retainers": "従者からのダメージ",
        "damage-from-weapons": "武器からのダメージ",
        "damage-from-employer": "雇い主からのダメージ",
        "damage-of": "{who}からのダメージ",
        "then": "。その後、",
        "head": "{a}:",
        "limits": "({a})",
        "limited": "限定",
        "only-by": "{what}のみ",
        "only-if": "{if_}場合のみ",
        "pay-to": "{cost}ことで:{a}",
        "as-action": "アクションとして:{a}",
        "as-stealthy-action": "ステルス+{n}のアクション:{a}",
        "num": "{who}の{what}",
        "count": "{what}の数",
        "count-seats": "メトセラの人数",
        "count-who": "{who}の人数",
        "waive": "割り振ったポイントから「{n}」だけ選んで取り消す",
        "allotted": "割り振られたポイント",
        "paid": "支払った量",
        "moved": "同じ量",
        "all-of-it": "すべて",
        "any-amount": "好きな量",
        "at-least-amount": "{n}以上",
        "up-to-amount": "最大{n}",
        "between": "{low}から{high}",
        "half": "{a}の半分(端数切り捨て)",
        "plus": "{a}に{b}を加えた数",
        "minus": "{a}から{b}を引いた数",
        "times": "{a}の{b}倍",
        "divided": "{a}を{b}で割った数",
        "lesser": "{a}と{b}の少ない方",
        "greater": "{a}と{b}の多い方",
        "case": "{if_}なら{a}",
        "case-else": "{a}、そうでなければ{b}",
        "is": "{who}が{what}である",
        "is-all": "{who}がどちらも{what}である",
        "is-not": "{who}が{what}でない",
        "is-same": "{who}が{other}である",
        "is-mine": "あなたが{who}をコントロールしている",
        "is-others": "他のメトセラが{who}をコントロールしている",
        "is-monster": "{who}がモンスターである",
        "is-locked": "{who}がロック状態である",
        "is-unlocked": "{who}がアンロック状態である",
        "is-in-ready": "{who}が準備完了である",
        "is-in-torpor": "{who}が休眠中である",
        "is-of": "{of}が{who}をコントロールしている",
        "exists": "{what}がある",
        "none": "{what}がない",
        "not-so": "「{a}」でない",
        "action-kind": "アクションが{of}である",
        "not-action-kind": "アクションが{of}でない",
        "directed-at": "アクションの対象が{who}である",
        "played": "このアクション中に「{name}」が使われた",
        "not-played": "このアクション中に「{name}」が使われていない",
        "compared-at-least": "{a}が{b}以上である",
        "compared-at-most": "{a}が{b}以下である",
        "compared-more": "{a}が{b}より多い",
        "compared-less": "{a}が{b}より少ない",
        "if": "{if_}場合、{a}",
        "else": "{a}。そうでなければ、{b}",
        "may": "{who}は次を行ってもよい:{a}",
        "may-pay": "{who}は支払って({cost})次を行ってもよい:{a}",
        "unless": "{who}が支払わ({cost})ない限り、{a}",
        "choose": "1つを選ぶ:{ways}",
        "choose-by": "{who}が1つを選ぶ:{ways}",
        "or-else": "/または",
        "random": "無作為に1つ:{ways}",
        "each": "{of}について:{a}",
        "repeat": "{n}回繰り返す:{a}",
        "repeat-as": "「{n}」の回数だけ繰り返す:{a}",
        "gain-pool": "{who}は{n}プールを得る",
        "gain-pool-you": "{n}プールを得る",
        "gain": "バンクから{who}に{what}{n}を置く",
        "gain-as": "バンクから{who}に{what}を「{n}」だけ置く",
        "burn-counters": "{who}は{what}{n}を焼却する",
        "burn-counters-you": "{what}{n}を焼却する",
        "burn-counters-as": "{who}は{what}を「{n}」だけ焼却する",
        "burn-counters-as-you": "{what}を「{n}」だけ焼却する",
        "gain-pool-as": "{who}はプールを「{n}」だけ得る",
        "gain-pool-as-you": "プールを「{n}」だけ得る",
        "pay": "{what}{n}を焼却する",
        "take": "{source}{what}{n}を{goal}移す",
        "pool-of": "{who}のプールから",
        "own-pool": "あなたのプールから",
        "from": "{who}から",
        "onto": "{who}に",
        "into-pool-of": "{who}のプールに",
        "into-own-pool": "あなたのプールに",
        "burn": "{who}を焼却する",
        "put-on": "{who}を{host}に置く",
        "still-yours": "(コントロールはあなたのまま)",
        "and-put-on": "({who}に置く)",
        "discard-these": "{who}を捨てる",
        "choose-one": "{who}を選ぶ",
        "that-is": "{what}である",
        "embrace": "このカードはこのミニオンと同じクラン{kind}でキャパシティ1の非ユニークなヴァンパイアになる",
        "embrace-same": "と派閥",
        "embrace-sect": "の{sect}",
        "must-hunt": "(このターン狩りをしなければならない)",
        "cannot-act": "(このターン行動できない)",
        "learns": "ライブラリー、手札、アッシュヒープから鍛錬カードを探して{who}に置く",
        "kin": "{who}と同じクランの",
        "fetch-first": "ライブラリーの上から最初の{what}をコストを支払って装備し、ライブラリーを切り直す",
        "secrets": "{who}は{least}から{most}までの数を秘密に選び、同時に公開する",
        "secret": "{who}が選んだ数",
        "picked-number": "{n}を選んだメトセラの数",
        "chosen-for": "{what}が選ばれている",
        "makes": "ヴァンパイアを{sect}にする",
        "repertoire": "{who}がこのアクションでカードのプレイに使った訓えの数",
        "counters-pay": "このカードの上のカウンター{n}個で{what}のコストを支払う",
        "outcome-fails": "投票は否決される",
        "stat-hostage": "人質カウンター",
        "stat-nightmare": "悪夢カウンター",
        "stat-torture": "拷問カウンター",
        "stat-disease": "病気カウンター",
        "when-before-terms": "成功した政治アクションの投票の前に",
        "fact-leaves": "{who}がレディ領域を離れる",
        "fact-sect": "{who}のセクトが変わる",
        "would-replaces": "{who}がカードを補充する",
        "rule-hunt": "狩りを",
        "rule-basic-hunt": "通常の狩りを",
        "done-leaves": "{who}がレディ領域を離れた",
        "rule-rise": "レディ領域への移動が",
        "fetch": "ライブラリーから{what}を探し、このミニオンがコストを支払って場に出す",
        "equip-freely": "(要求条件は問わない)",
        "where": "「{if_}」という",
        "counts-as-acting": "(その戦闘では相手がアクション中のミニオンとして扱われる)",
        "in-referendum": "。この投票では、{a}",
        "put-play": "{who}を場に出す",
        "put-removed": "{who}をゲームから除外する",
        "put-ash-heap": "{who}をアッシュヒープに置く",
        "put-torpor": "{who}を休眠させる",
        "put-ready": "{who}を準備完了領域に移す",
        "put-uncontrolled": "{who}を未支配領域に移す",
        "put-home": "{who}をオーナーの未支配領域に移す",
        "put-hand": "{who}を手札に加える",
        "put-research": "{who}をあなたの研究エリアに置く",
        "put-bottom": "{who}を持ち主のクリプトまたはライブラリーの一番下に置く",
        "put-top": "{who}を持ち主のクリプトまたはライブラリーの一番上に置く",
        "bring": "{who}を場に出す(装備と従者は{on}に置く)",
        "control": "{who}は{of}のコントロールを得る",
        "control-you": "{of}のコントロールを得る",
        "lock": "{who}をロックする",
        "unlock": "{who}をアンロックする",
        "look": "{who}を見る",
        "any-action": "アクション",
        "but-action": "({of}を除く)",
        "dues-less": "{what}のコストは{of}{n}少ない",
        "dues-more": "{what}のコストは{of}{n}多い",
        "without": "このミニオンは{codes}のカードをプレイできない",
        "as-if": "このミニオンは{clans}であるかのようにカードをプレイできる",
        "as-if-you": "あなたとこのミニオンは{clans}であるかのようにカードをプレイできる",
        "show": "{who}を公開する",
        "shuffle-crypt": "{who}のクリプトをシャッフルする",
        "shuffle-library": "{who}のライブラリーをシャッフルする",
        "draw-library": "{who}はカードを{n}枚引く",
        "draw-library-one": "{who}はカードを1枚引く",
        "draw-library-you": "カードを{n}枚引く",
        "draw-library-one-you": "カードを1枚引く",
        "draw-crypt": "{who}はクリプトの上から{n}枚を未支配領域に移す",
        "draw-crypt-one": "{who}はクリプトの一番上のカードを未支配領域に移す",
        "draw-crypt-you": "クリプトの上から{n}枚を未支配領域に移す",
        "draw-crypt-one-you": "クリプトの一番上のカードを未支配領域に移す",
        "discard-several": "{who}は{what}{n}枚を捨てる",
        "discard-several-you": "{what}{n}枚を捨てる",
        "discarded-down": "。その後、手札の枚数まで捨てる",
        "remember": "{a}を選ぶ",
        "discard": "{who}はカードを1枚捨てて補充する",
        "discard-you": "カードを1枚捨てて補充する",
        "search-crypt": "クリプトから{what}を探して{to}移し、シャッフルする",
        "search-crypt-shown": "クリプトから{what}を探して公開し、{to}移してシャッフルする",
        "search-library": "ライブラリーから{what}を探して{to}移し、シャッフルする",
        "search-library-shown": "ライブラリーから{what}を探して公開し、{to}移してシャッフルする",
        "into-hand": "手札に",
        "into-uncontrolled": "未支配領域に",
        "into-ready": "準備完了領域に",
        "into-ash-heap": "アッシュヒープに",
        "burn-edge": "エッジを焼却する",
        "cheaper": "{what}のコストは{less}少ない",
        "mod-plain": "{what}{n}",
        "mod": "{who}は{until}{what}{n}を得る",
        "mod-more": "{who}の{what}は「{n}」だけ増える",
        "mod-less": "{who}の{what}は「{n}」だけ減る",
        "mod-you": "{until}{what}{n}を得る",
        "mod-awake": "{who}は{until}アンロック状態であるかのようにブロックし、リアクションカードを使える",
        "mod-cannot-block": "{who}は{until}ブロックできない",
        "mod-aggravated-hands": "{until}、{who}の素手のダメージは重傷になる",
        "mod-maneuvers": "{who}は{until}任意の移動を{n}回得る",
        "mod-maneuvers-owed": "{who}は{until}移動を{n}回得て、必ず使う",
        "mod-presses": "{who}は{until}任意のプレスを{n}回得る",
        "mod-presses-owed": "{who}は戦闘を続けるためにプレスしなければならない",
        "mod-swarm": "{who}は各ラウンド、ストライクの解決時に{n}環境ダメージを受ける",
        "mod-swarm-close": "{who}は各ラウンド、距離が近ければ{n}環境ダメージを受ける",
        "mod-rewarded": "戦闘後に{who}が準備完了なら血{n}を得る",
        "mod-additional-strikes": "{who}は追加ストライクを{n}回得る",
        "set": "{until}、{who}の{what}は{n}になる",
        "immune": "{who}は{until}{what}を受けない",
        "gives": "{who}は{what}{n}を得る",
        "gives-all": "{who}は{what}{n}を得る",
        "gives-you": "あなたは{what}{n}を得る",
        "gives-all-you": "あなたは{what}{n}を得る",
        "gives-cannot-block": "{who}はブロックできない",
        "gives-no-transfers": "{who}にトランスファーは使えない",
        "gives-if": "{if_}場合、{a}",
        "while-merged": "(合体中)",
        "at-superior": "(上級)",
        "teaches": "このカードが置かれたヴァンパイアは{code}が1段階高くなる",
        "special-bleed": "ブリードする",
        "special-bleed-more": "ブリード{n}でブリードする",
        "special-hunt": "狩りをする",
        "special-hunt-more": "{n}で狩りをする",
        "special-at": "{a}(対象:{who})",
        "leaves-torpor": "休眠から目覚める",
        "fight": "{against}と戦闘に入る",
        "fight-of": "{who}は{against}と戦闘に入る",
        "fight-riders": "{a}。その戦闘では、{b}",
        "redirect": "ブリードの対象を{who}に変える",
        "attempt": "このミニオンはブロックを試みる",
        "attempt-with": "{who}はインターセプト+{n}でブロックを試みる",
        "whoever": "(対象が誰でもよい)",
        "anybody": "誰か",
        "trigger": "{fact}時、{a}",
        "instead": "{fact}場合、代わりに{a}",
        "fact-enters": "{who}が場に出た",
        "fact-burned": "{who}が焼却された",
        "fact-from-torpor": "{who}が休眠から出た",
        "fact-control": "{who}のコントロールが移った",
        "fact-played": "そのようなカードがプレイされた",
        "fact-cancelled": "そのようなカードがキャンセルされた",
        "fact-discarded": "そのようなカードが捨てられた",
        "fact-locks": "{who}がロックされた",
        "fact-unlocks": "{who}がアンロックされた",
        "fact-gains-pool": "{who}がプールを得た",
        "fact-gains-blood": "{who}が血を得た",
        "fact-edge": "{who}がエッジを得た",
        "fact-failed": "{who}のアクションが失敗した",
        "fact-bled": "{who}のブリードが成功した",
        "fact-redirected": "{who}のブリードの対象が変わった",
        "fact-hunted": "{who}が狩りをした",
        "fact-diablerie": "{who}がディアブレリをした",
        "fact-called": "{who}が投票を行った",
        "fact-polled": "{who}の投票が数えられた",
        "fact-passed": "{who}の投票が可決された",
        "fact-hurt": "{who}がダメージを受けた",
        "fact-blood-spent": "{who}がダメージで血を失った",
        "fact-prevented": "{who}がダメージを軽減した",
        "fact-drawn": "カードが引かれた",
        "fact-influence-phase": "{who}のインフルエンスフェイズの",
        "fact-influence-phase-any": "いずれかのインフルエンスフェイズの",
        "when-after-action": "アクションの後",
        "when-strikes-chosen": "ストライクの選択後",
        "when-tally": "投票の後",
        "when-falling": "ミニオンが倒れるとき",
        "when-master-of-others": "他者のマスターフェイズに",
        "when-between-of-others": "他者のミニオンフェイズに",
        "when-influence-of-others": "他者のインフルエンスフェイズに",
        "when-discard-of-others": "他者のディスカードフェイズに",
        "when-prevent": "ダメージが与えられるとき",
        "when-range": "距離の決定時",
        "when-press": "プレスの時",
        "when-additional": "追加ストライクの時",
        "tally-acted": "{who}のアクションの数",
        "tally-bled": "{who}のブリード量",
        "tally-hurt": "{who}が受けたダメージ",
        "done-succeeded": "{who}のアクションが成功している",
        "done-acted": "{who}がアクションをしている",
        "done-bled": "{who}のブリードが成功している",
        "done-enters": "{who}が場に出ている",
        "did-bled": "ブリードが成功した",
        "did-enters": "場に出た",
        "fact-to-torpor": "{who}が休眠に入る",
        "fact-unlock-phase": "{who}のアンロックフェイズの",
        "fact-unlock-phase-any": "いずれかのアンロックフェイズの",
        "fact-discard-phase": "{who}のディスカードフェイズの",
        "fact-discard-phase-any": "いずれかのディスカードフェイズの",
        "fact-succeeded": "{who}のアクションが成功した",
        "fact-resolves": "アクションが解決される",
        "fact-over": "アクションが終わった",
        "fact-attempted": "誰かがブロックを試みる",
        "fact-blocked": "{who}が{whom}をブロックした",
        "fact-block-failed": "ブロックが失敗した",
        "fact-loses-pool": "{who}がプールを失った",
        "fact-fought": "戦闘が終わった",
        "fact-fights": "戦闘が始まる",
        "fact-round": "戦闘のラウンドが始まる",
        "fact-acted": "{who}がアクションを宣言した",
        "fact-ousted": "{who}が脱落した",
        "fact-loses-blood": "{who}が血を失った",
        "fact-master-phase": "{who}のマスターフェイズの",
        "fact-master-phase-any": "いずれかのマスターフェイズの",
        "fact-minion-phase": "{who}のミニオンフェイズの",
        "fact-minion-phase-any": "いずれかのミニオンフェイズの",
        "would-edge": "{who}がエッジを得る",
        "would-unlocks": "{who}がアンロックする",
        "would-burned": "{who}が燃やされる",
        "cannot": "{who}は{rule}できない",
        "rule-block": "{whom}ブロック",
        "rule-call": "政治アクション",
        "rule-blood-hunt": "{whom}ブラッドハントの対象に",
        "rule-diablerize": "ディアブレリ",
        "rule-bleed": "ブリード",
        "rule-vote": "投票",
        "rule-play": "{whom}プレイ",
        "rule-unlock": "通常のアンロック",
        "rule-ending-strike": "戦闘を終わらせるストライクを",
        "rule-dodging-strike": "回避のストライクを",
        "rule-act": "アクションを",
        "rule-use": "{whom}使用",
        "rule-target": "{whom}アクションの対象に",
        "toll": "{who}は{rule}するのに血またはライフ{n}を燃やす",
        "costs-less": "{cards}のコストは{of}{n}少ない",
        "costs-more": "{cards}のコストは{of}{n}多い",
        "costs-for": "({who})",
        "costs-on": "({who}の上)",
        "cost-blood": "血",
        "cost-pool": "プール",
        "cost-blood-or-pool": "血またはプール",
        "done-played": "そのカードがプレイされた",
        "done-blocked": "{who}がブロックした",
        "did-diablerie": "あなたの前のターンから同族喰らいをした",
        "tally-blood-spent": "{who}がダメージで失った血",
        "tally-polled": "投票の票差",
        "action-needs": "アクションが{what}を必要とする",
        "discard-such": "{what}を捨てて補充する",
        "costs-if": "{if_}なら、{a}",
        "strike-cards": "ストライクである{cards}",
        "rule-vote-against": "{whom}反対票を",
        "fact-rejected": "{who}の投票が否決された",
        "fact-finished": "カードのプレイが終わった",
        "nothing": "何も起こらない",
        "done-loses-pool": "{who}がプールを失った",
        "fact-edge-burned": "{who}が投票のためにエッジを燃やした",
        "costs-with": "{codes}でプレイする{cards}",
        "requires-clan": "{clan}を必要とする",
        "requires": "{code}の",
        "outcome-goes-on": "アクションはブロックされなかったものとして続く",
        "outcome-no-combat": "戦闘は起きない",
        "outcome-succeeds": "アクションはブロックされなかったものとして解決される",
        "outcome-new-combat": "両者の戦闘がもう一度起きる",
        "outcome-passes": "投票は可決",
        "outcome-cancelled": "投票は取り消される",
        "stat-stun": "スタンカウンター",
        "stat-corruption": "腐敗カウンター",
        "stat-any-corruption": "誰のものでもよい腐敗カウンター",
        "stat-burn": "燃焼カウンター",
        "when-between": "あなたのミニオンフェイズに",
        "when-would-end": "戦闘が終わる時",
        "when-would-block": "ブロックが成功する時",
        "when-unlock-of-others": "他者のアンロックフェイズに",
        "abstain": "{who}は棄権する（既に投じた票は数えない）",
        "oppose": "このミニオンは反対票+{n}を得る",
        "voted": "投票した",
        "voted-for": "賛成に投票した",
        "voted-against": "反対に投票した",
        "not-again": "{who}はこのターン同じアクションを再び行えない",
        "played-by": "{what}がプレイした",
        "never": "{fact}ことは起こらない",
        "block-fails-all": "そのブロックは失敗し、そのコントローラーのミニオンはこのアクションを再びブロックできない",
        "block-fails-again": "そのブロックは失敗する",
        "outcome-void": "アクションは解決前に終わる",
        "when-resolving": "アクションが成功する時",
        "stat-limited-bleed": "限定ブリード修正",
        "mod-cannot-act": "{who}は{until}アクションを行えない",
        "mod-stays-unlocked": "{who}はブロックしてもロックしない",
        "fact-succeeds": "{who}のアクションが成功する",
        "done-passed": "投票が可決された",
        "done-polled": "票が数えられた",
        "rule-any-strike": "攻撃",
        "done-master-phase": "マスターフェイズが始まった",
        "action-rescue": "トーパーからの救出",
        "fact-turn-ends": "ターンが終わる（{who}）",
        "fact-round-ends": "戦闘のラウンドが終わった",
        "done-strikes": "{who}がこのラウンドにこのカードで攻撃した",
        "rule-hand-strike": "素手の攻撃を",
        "cannot-by": "（{codes}を必要とするアクションによって）",
        "now-this-strike": "このカードによるストライクが解決されている",
        "came-by": "このカードがレベル{n}でプレイされた",
        "until-end-of-turn": "（ターンの終わりまで）",
        "mod-most-bleed": "ブリードで失うプールは最大{n}",
        "mod-sunlit": "{who}がヴァンパイアなら{until}受けるダメージは全て重傷",
        "when-would-fight": "戦闘が始まる時",
        "block-fails": "そのブロックは失敗し、そのミニオンはこのアクションを再びブロックできない",
        "outcome-action-ends": "アクションは終了する",
        "outcome-combat-ends": "戦闘は終了する",
        "cancel": "使われた{what}を打ち消す",
        "cancel-others": "他のメトセラが使った{what}を打ち消す",
        "unpaid": "(コストは支払われない)",
        "loses-title": "{who}はすべての称号を失う",
        "title-of": "{who}は{place}の{what}になる",
        "becomes": "{who}は{what}になる",
        "title-prince": "プリンス",
        "title-justicar": "ジャスティカー",
        "title-cardinal": "カーディナル",
        "title-baron": "バロン",
        "title-archbishop": "アークビショップ",
        "strike": "ストライク:{how}",
        "strike-hand": "素手",
        "strike-hand-more": "素手(ダメージ{n})",
        "strike-strength": "筋力に等しいダメージ",
        "strike-strength-more": "筋力{n}のダメージ",
        "strike-damage": "{n}ダメージ",
        "strike-dodge": "回避",
        "strike-combat-ends": "戦闘終了",
        "strike-steal-blood": "血{n}を奪う",
        "strike-burn-equipment": "装備1つを焼却する",
        "strike-steal-equipment": "装備1つを奪う",
        "flag-ranged": "遠距離",
        "flag-first": "先制",
        "flag-aggravated": "重傷",
        "flag-unpreventable": "軽減不可",
        "flag-undodgeable": "回避不可",
        "flag-unlocks": "このミニオンはアンロックする",
        "flag-long-only": "距離が遠いときのみ",
        "flag-weapons-only": "武器のみ",
        "besides": "加えて重傷{n}ダメージ",
        "with-optional-maneuver": "任意の移動付き",
        "with-maneuver": "移動付き",
        "fact-struck": "ストライクが命中した",
        "fact-wounded": "{who}がストライクのダメージを受けた",
        "outcome-pressed-on": "このカードが戦闘を続けるためにプレスする",
        "rule-affect": "{whom}の影響を受けることが",
        "mod-hard": "{until}、{who}は重傷でないダメージを毎ラウンド1点を除いてすべて軽減する",
        "mod-marble": "{until}、{who}は重傷のものも含めダメージを毎ラウンド1点を除いてすべて軽減する",
        "mod-piercing": "このストライクがダメージを与えたなら、{who}はさらに{n}ダメージを与える",
        "mod-aimed": "エイムはストライク1回につき1枚だけ",
        "next-times": "次の{n}回:{a}",
        "lift": "この戦闘で{who}に及ぶ次のカードの効果を打ち消す:{what}",
        "bound-strike": "追加ストライク1回。ただし次のものに限る:{a}",
        "equip-shared": "(半分まで、端数切り捨てで、血で払ってよい)",
        "outcome-new-round": "戦闘終了の代わりに新しいラウンドが始まる",
        "rule-other-strike": "素手以外のストライクを使う",
        "rule-maneuver": "移動する",
        "rule-press": "プレスする",
        "mod-free-strikes": "{who}は制限に数えない追加ストライク{n}を得る",
        "mod-warded": "{until}、{who}への相手のストライクのダメージはすべて軽減される",
        "gives-deals": "各ラウンド、ストライク解決時に相手に{n}ダメージを与える",
        "gives-deals-close": "各ラウンド、距離が近ければ相手に{n}ダメージを与える",
        "flag-no-fortitude": "forのカードでは軽減できない",
        "flag-dulls": "このラウンド、相手のヴァンパイアの武器はダメージを与えない",
        "with-maneuver-to-close": "任意の移動つき(近距離にするためのみ)",
        "strike-effect": "以下の効果",
        "wield": "{weapon}によるストライク(ダメージ{n})",
        "set-range-long": "このラウンドの距離は遠距離になる",
        "set-range-close": "このラウンドの距離は近距離になる",
        "set-range-weapon": "。最初のストライクはこの武器で行う",
        "equip": "コストを払い{who}を{on}に付ける",
        "strike-damage-kind": "相手のストライクの{kind}",
        "gun-damage-kind": "銃の{kind}",
        "fact-strikes": "ストライクを解決する",
        "fact-ended-combat": "{who}が戦闘を終わらせた",
        "rule-bear": "さらに{whom}を持つ",
        "rule-take-lightly": "{whom}から（激化でない）通常ダメージを受ける",
        "rule-be-hurt": "{whom}からダメージを受ける",
        "rule-contest": "{whom}と称号を争う",
        "fact-inflicts": "このカードのストライクがダメージを与えた",
        "stat-starting-life": "初期ライフ",
        "gives-sure": "{who}のストライクは回避できない",
        "done-fought": "{who}が戦った",
        "would-gains-blood": "{who}が血やライフを得る",
        "fact-presses": "{who}がプレスした",
        "fact-press-step": "プレスステップが始まった",
        "mod-hand-damage": "{until}、{who}の素手のダメージは{n}増える",
        "mild": "重傷ダメージがなくダメージ{n}以下の",
        "arrange": "あなたのライブラリーの一番上の{n}枚を見て、好きな順番で戻す",
        "recast-for": "{who}はすべての票を賛成に投じる",
        "recast-against": "{who}はすべての票を反対に投じる",
        "title-like": "{who}は{whom}の称号を得る",
        "toll-cards": "{who}は{rule}するのに自分のライブラリーの一番上の{n}枚を燃やす",
        "churn": "{n}枚を捨てずに引き、同じ枚数を手札からライブラリーの下に置く",
        "maneuver": "移動する",
        "maneuver-weapon": "この武器で移動する",
        "only-to-long": "(遠くへのみ)",
        "only-to-close": "(近くへのみ)",
        "press": "プレスする",
        "only-continue": "(続けるためのみ)",
        "only-end": "(終わらせるためのみ)",
        "ordinary-damage": "重傷でないダメージ",
        "any-damage": "ダメージ",
        "prevent": "{kind}を{n}軽減する",
        "prevent-for": "{who}への{kind}を{n}軽減する",
        "hurt-aggravated": "重傷",
        "hurt-unpreventable": "軽減できない",
        "inflict": "{who}は{n}点の{kind}を受ける",
        "inflict-by": "{who}はこのミニオンから{n}点の{kind}を受ける",
    }


GRAMMAR: Final = Japanese()
