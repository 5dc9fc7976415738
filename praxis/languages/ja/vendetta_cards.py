"""Card texts in Japanese."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from praxis.languages.vendetta_grammar import (
    MAIN,
    STATIC_NOUN,
    Context,
    Count,
    Flag,
    Grammar,
    actor_of,
    chooser,
    inside_choice,
    inside_each,
    is_one,
    noun_of,
    who_of,
    words_for,
)
from praxis.languages.vendetta_tree import Amount, Choice, Condition, Each, Given, Item, Node, Paid, Plain, Static


class Verb(msgspec.Struct, frozen=True):
    """A clause up to its verb, the verb's ending at the end of a sentence, and its ending before another clause."""

    stem: str
    last: str
    joining: str


class Thing(Count, frozen=True):
    """Something counted; "at most" is said another way than "at least"."""

    at_most: str = ""


def _there_is(per: str, what: str, counter: str, exists: str = "ある", none: str = "ない") -> Thing:
    said = f"{what}が{{p}}{{n}}{counter}{{s}}{exists}"
    at_most = f"{per}が{{n}}{counter}以下である"
    return Thing(f"{per}1{counter}につき", said, said, f"{what}が1{counter}も{none}", at_most)


_FACE_UP = "{whose}{here}にある表向きのカード1枚"


class Japanese(Grammar):
    WHO: ClassVar[dict[str, str]] = {
        "you": "あなた",
        "them": "そのプレイヤー",
        "winner": "勝利したライバル",
        "random-rival": "無作為のライバル1人",
        "a-rival": "あなたが選ぶライバル1人",
        "an-opponent": "あなたが選ぶ対戦相手1人",
        "each-rival": "各ライバル",
        "each-opponent": "各対戦相手",
        "each-loser": "敗れた各ライバル",
    }
    VERBS: ClassVar[dict[str, Verb]] = {
        "gain": Verb("{n}得", "る", "て"),
        "lose": Verb("{n}失", "う", "い"),
        "steal": Verb("{who}から{n}奪", "う", "い"),
        "power": Verb("{n}得", "る", "て"),
        "weaken": Verb("{here}での合計{n}失", "う", "い"),
        "match": Verb(
            "このカードのパワーを、{here}にあるライバルの表向きのカードのうち最も高い印刷パワーまで上げ", "る", ""
        ),
        "deploy.bank": Verb("バンクから{here}に{n}配置", "する", "し"),
        "deploy.pool": Verb("自分のプールから{here}に{n}配置", "する", "し"),
        "seep": Verb("自分のプールから各ロケーションに{n}ずつ配置", "する", "し"),
        "scatter": Verb("{here}に配置した{n}失", "う", "い"),
        "seize": Verb("{who}が{here}に配置した{n}、自分のポジションに移", "す", "し"),
        "recall": Verb("{here}に配置した自分の{n}までプールに戻", "す", "し"),
        "gather": Verb("他のロケーション1か所に配置した自分の{n}、{here}に移", "す", "し"),
        "blank": Verb(_FACE_UP + "を裏向きに", "する", "し"),
        "silence": Verb(_FACE_UP + "の効果を無効に", "する", "し"),
        "banish": Verb(_FACE_UP + "を公子の避難所に移", "す", "し"),
        "dismiss": Verb(_FACE_UP + "を持ち主の手札に戻", "す", "し"),
        "charm": Verb(_FACE_UP + "を自分のポジションに移", "す", "し"),
        "mimic": Verb(
            "{whose}{here}にある表向きのアクティブカード1枚の効果を、このカードの効果として適用", "する", "し"
        ),
        "borrow": Verb("{whose}手札から無作為の1枚を、{here}の自分のポジションに表向きで置", "く", "き"),
        "move.this": Verb("このカードを未解決のロケーションに移してもよ", "い", "く"),
        "move.one": Verb("{here}にある自分のカード1枚を未解決のロケーションに移してもよ", "い", "く"),
        "reuse": Verb("このカードを自分の手札に戻", "す", "し"),
        "play.hand": Verb("手札のカード1枚を{here}に表向きでプレイしてもよ", "い", "く"),
        "play.top": Verb("クランデッキの一番上のカードを{here}に表向きでプレイ", "する", "し"),
        "withdraw": Verb("{here}から撤退", "する", "し"),
        "look.hand": Verb("{whose}手札を見", "る", "て"),
        "look.cards": Verb("{whose}裏向きのカードをすべて見", "る", "て"),
        "draw": Verb("クランデッキから{n}引", "く", "き"),
        "recruit": Verb("犠牲者の山から{n}、自分の同盟に加え", "る", ""),
        "entice": Verb("{whose}同盟にいる吸い尽くされていない犠牲者1人を自分の同盟に加え", "る", ""),
        "sacrifice": Verb("自分の同盟のカード1枚を吸い尽く", "す", "し"),
        "restore": Verb("自分の吸い尽くされたカード1枚を同盟に戻", "す", "し"),
        "cleanse": Verb("自分の同族喰らいトークン1個を捨て", "る", ""),
    }
    COUNTS: ClassVar[dict[str, Count]] = {
        "alliance": _there_is(
            "あなたの同盟にある吸い尽くされていないカード",
            "あなたの同盟に吸い尽くされていないカード",
            "枚",
        ),
        "vampires": _there_is(
            "あなたの同盟にいる吸い尽くされていないヴァンパイア",
            "あなたの同盟に吸い尽くされていないヴァンパイア",
            "人",
            "いる",
            "いない",
        ),
        "mortals": _there_is(
            "あなたの同盟にいる吸い尽くされていない定命の者",
            "あなたの同盟に吸い尽くされていない定命の者",
            "人",
            "いる",
            "いない",
        ),
        "drained": _there_is("自分の吸い尽くされたカード", "自分に吸い尽くされたカード", "枚"),
        "rivals": _there_is("{here}にいるライバル", "{here}にライバル", "人", "いる", "いない"),
        "cards-here": _there_is("{here}にある自分のカード", "{here}に自分のカード", "枚"),
        "blood-here": _there_is("{here}に配置した自分の血", "{here}に配置した自分の血", "点"),
        "face-down-here": _there_is("{here}にある自分の裏向きのカード", "{here}に自分の裏向きのカード", "枚"),
        "rival-cards-here": _there_is("{here}にあるライバルのカード", "{here}にライバルのカード", "枚"),
        "rival-blood-here": _there_is("{here}に配置されたライバルの血", "{here}に配置されたライバルの血", "点"),
        "blood": _there_is("自分のプールにある血", "自分のプールに血", "点"),
        "influence": _there_is("自分のプールにある影響力", "自分のプールに影響力", "点"),
        "tokens": _there_is("自分の同族喰らいトークン", "自分に同族喰らいトークン", "個"),
        "round": Count("始まったラウンド1つにつき", "", "", ""),
        "paid": Count("支払った血1点につき", "", "", ""),
        "taken": Count("こうして動かした1点につき", "", "", ""),
    }
    FLAGS: ClassVar[dict[str, Flag]] = {
        "ambition": Flag("野心トークンを{t}持っている", "野心トークンを持っていない"),
        "at-haven": Flag("ロケーションが{t}公子の避難所である", "ロケーションが公子の避難所でない"),
        "won": Flag("{here}で{t}勝利している", "{here}で勝利していない"),
    }
    MOMENTS: ClassVar[dict[str, tuple[str, str]]] = {
        "this-is-played": ("このカードを表向きでプレイしたとき", "このカードを表向きでプレイしたとき"),
        "you-play": ("カードをプレイしたとき", "ここに他のカードをプレイしたとき"),
        "you-withdraw": ("ロケーションから撤退するとき", "ここから撤退するとき"),
        "you-win": ("ロケーションで勝利したとき", "ここで勝利したとき"),
        "you-lose": ("ロケーションで敗れたとき", "ここで敗れたとき"),
        "you-frenzy": ("狂乱に陥ったとき", "ここで狂乱に陥ったとき"),
        "you-cause-frenzy": ("プレイヤーを狂乱に陥らせたとき", "ここでプレイヤーを狂乱に陥らせたとき"),
        "you-drain": ("カードを吸い尽くしたとき", "このカードが配置されている間にカードを吸い尽くしたとき"),
        "opponent-plays-here": ("対戦相手がカードをプレイしたとき", "対戦相手がここにカードをプレイしたとき"),
        "opponent-plays-elsewhere": (
            "対戦相手がいずれかの場所にカードをプレイしたとき",
            "対戦相手が他のロケーションにカードをプレイしたとき",
        ),
        "rival-withdraws": ("ライバルが撤退したとき", "ライバルがここから撤退したとき"),
        "feeding": ("吸血フェイズに", "このカードが配置されていれば、吸血フェイズに"),
        "resolution-begins": ("解決フェイズの開始時に", "このカードが配置されていれば、解決フェイズの開始時に"),
        "before-reveal": ("自分がいるロケーションの公開の前に", "ここでの公開の前に"),
        "after-reveal": ("自分がいるロケーションの公開の後に", "ここでの公開の後に"),
        "location-resolved": ("自分がいるロケーションの解決後に", "このロケーションの解決後に"),
        "your-turn": ("自分の計画ターンに", "自分の計画ターンに"),
    }
    PLAYED_HERE = "ここにカードをプレイしたとき"
    STATICS: ClassVar[dict[str, str]] = {
        "power": "{here}{n}得る",
        "wins-ties": "{here}同点の場合、自分が勝つ",
        "free-face-down": "{here}血を支払わずにカードを裏向きでプレイできる",
        "blood-limit": "{here}カードをプレイするたびに{n}多く配置できる",
        "drain-bonus": "{here}カードを吸い尽くすたびに{n}多く得る",
        "shield": "{here}他のプレイヤーの効果1つごとに失う{n}減らす",
        "frenzy-bounty": "{here}プレイヤーを狂乱に陥らせるたびに{n}多く得る",
        "frenzy-drains-this": "{here}狂乱のとき、無作為の1枚の代わりにこのカードを吸い尽くす",
        "nobody-withdraws": "{here}誰も撤退できない",
        "reward": "{here}勝利するたびに{n}多く得る",
    }
    EVERYWHERE = "自分がいる各ロケーションで、"
    NOUNS: ClassVar[dict[str, tuple[str, str]]] = {
        "blood": ("血", "点"),
        "influence": ("影響力", "点"),
        "power": ("パワー", ""),
        "strength": ("パワー", ""),
        "card": ("カード", "枚"),
        "victim": ("犠牲者", "人"),
    }
    """Each noun with its counter."""
    SIGNS: ClassVar[dict[str, tuple[str, str]]] = {
        ">=": ("", "以上"),
        "<=": ("", "以下"),
        "=": ("ちょうど", ""),
    }
    ROUNDS: ClassVar[dict[str, str]] = {
        ">=": "第{n}ラウンド以降である",
        "<=": "第{n}ラウンド以前である",
        "=": "第{n}ラウンドである",
    }
    TIMES = "{p}{n}回{s}"
    WISH = "望む"
    HERE = ("そこ", "ここ")
    AND = "、かつ"
    PARENTHESES = "（{}）"
    GAP = ""
    STOP = "。"

    def joined(self, parts: list[str], control: bool) -> str:
        return "、".join(parts)

    def ways(self, choice: Choice, context: Context) -> str:
        return "".join(f"「{self.body(way, MAIN, context)}」" for way in choice.branches)

    def condition(self, condition: Condition | None, context: Context) -> str:
        found = self.COUNTS.get(condition.count) if condition is not None else None
        if condition is None or condition.sign != "<=" or not isinstance(found, Thing):
            return super().condition(condition, context)
        return found.at_most.format(n=condition.number, here=self.HERE[context.here])

    def quantity(self, noun: str, amount: Amount, context: Context) -> tuple[str, str]:
        """An amount, ``血を1点（最大4点）``, and what comes first in the clause, ``ライバル1人につき、``."""
        name, counter = self.NOUNS[noun]
        power = noun == "power"
        opening, closing = (name, "を") if power else (f"{name}を", "")

        def number(n: int) -> str:
            return (f"{n:+d}" if power else f"{n}").replace("-", "−") + counter

        if not amount.count:
            return f"{opening}{number(amount.constant)}{closing}", ""
        here = self.HERE[context.here]
        flag = self.FLAGS.get(amount.count)
        per = "" if flag else self.COUNTS[amount.count].per.format(here=here)
        note = f"（{flag.yes.format(t='', here=here)}場合）" if flag else ""
        note += f"（最大{number(amount.most)}）" if amount.most else ""
        if not amount.constant:
            return f"{opening}{number(amount.factor)}{note}{closing}", f"{per}、" if per else ""
        if power or amount.factor >= 0:
            more = f"さらに{per}{number(amount.factor)}{note}"
        else:
            more = f"ただし{per}{number(-amount.factor)}{note}少なく"
        return f"{opening}{number(amount.constant)}、{more}{closing}", ""

    def price(self, amount: Amount) -> str:
        n, per = self.quantity("blood", amount, Context())
        return per.removesuffix("、") + n.replace("を", "", 1)

    def plain(self, node: Node, how: str, context: Context) -> str:
        return self._said(node, context, joining=False)

    def before(self, item: Item, how: str, context: Context) -> str:
        assert isinstance(item, Plain)
        return self._said(item.node, context, joining=True)

    def _said(self, node: Node, context: Context, joining: bool) -> str:
        verb = self.VERBS[words_for(node, self.VERBS)]
        if node.verb == "power" and _is_less(node.amount):
            verb = LESS_POWER
        if node.verb == "recall" and is_one(node.amount):
            verb = ONE_BACK
        target, subject = who_of(node, context), actor_of(node, context)
        n, per = self.quantity(noun_of(node), node.amount, context)
        who = self.who(target, context)
        said = verb.stem.format(
            n=n, here=self.HERE[context.here], who=who, whose="自分の" if target == "you" else f"{who}の"
        )
        named = self.named(subject, context)
        named += per if "{n}" in verb.stem else ""
        if node.verb == "power" and context.own_power:
            named = f"{per}このカードは"
        return named + said + (verb.joining if joining else verb.last)

    def who(self, who: str, context: Context) -> str:
        if who == "them" and context.reader == "them" and not context.them:
            return self.WHO["you"]
        return context.them if who == "them" and context.them else self.WHO[who]

    def named(self, subject: str, context: Context) -> str:
        """The subject, if it must be named."""
        if subject == "you" and context.you:
            return f"{context.you}は"
        return "" if subject == context.side else f"{self.who(subject, context)}は"

    def given(self, item: Given, how: str, context: Context) -> str:
        return f"{self.conditions(item.conditions, context)}なら、{self.body(item.body, MAIN, context)}"

    def paid(self, item: Paid, how: str, context: Context) -> str:
        n, per = self.quantity("blood", item.amount, context)
        named = ("" if context.side == "you" else "あなたは") + per
        most = "まで" if item.up_to else ""
        also = f"そうし、かつ{self.conditions(item.conditions, context)}" if item.conditions else "そうした"
        return f"{named}{n}{most}支払ってもよく、{also}なら、{self.body(item.body, MAIN, context)}"

    def choice(self, item: Choice, how: str, context: Context) -> str:
        ways = self.ways(item, inside_choice(item, context))
        if not item.who:
            return f"次のいずれか1つが無作為に起こる：{ways}"
        who = chooser(item, context)
        return f"{self.named(who, context)}次から1つを選ぶ：{ways}"

    def each(self, item: Each, how: str, context: Context) -> str:
        inside = inside_each(item, context)
        who = self.WHO["you" if inside.them_is_you else item.who]
        if item.choice is not None and item.who not in ("you", "them"):
            return f"{who}は次から1つを選ぶ：{self.ways(item.choice, inside_choice(item.choice, inside))}"
        return f"{who}について、{self.body(item.body, MAIN, inside)}"

    def when(self, moment: str, body: list[Item], context: Context) -> str:
        return f"{moment}、{self.body(body, MAIN, context)}"

    def once(self, moment: str, body: list[Item], context: Context) -> str:
        return f"ゲーム中1回、{moment}使用できる：{self.body(body, MAIN, context)}"

    def lasting(self, static: Static, local: bool, own: bool) -> str:
        context = Context(here=local)
        n, per = self.quantity(STATIC_NOUN.get(static.what, "blood"), static.amount, context)
        form = "このカードは{n}得る" if own and static.what == "power" else self.STATICS[static.what]
        if static.what == "power" and _is_less(static.amount):
            form = form.replace("{n}得る", "{n}受ける")
        here = ("ここからは" if static.what == "nobody-withdraws" else "ここで") if local else ""
        said = (per if "{n}" in form else "") + form.format(n=n, here=here)
        if static.condition is not None:
            said = f"{self.condition(static.condition, context)}なら、{said}"
        return self.EVERYWHERE + said if self.everywhere(static, local) else said


ONE_BACK = Verb("{here}に配置した自分の{n}プールに戻してもよ", "い", "く")
"""For one: "up to 1" sounds wrong."""

LESS_POWER = Verb("{n}受け", "る", "")
"""For a loss of power, which nobody "gains"."""


def _is_less(amount: Amount) -> bool:
    return (amount.factor if amount.count and not amount.constant else amount.constant) < 0


GRAMMAR = Japanese()
