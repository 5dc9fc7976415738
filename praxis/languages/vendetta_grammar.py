"""Effects of Vendetta cards as sentences: the part that is the same in every language. Each language says how its
clauses look and how they are joined.

The text of a card is made from its nodes and nothing else, so it cannot say anything but what the card does; and it
is made so that no two effects read the same: what belongs to a condition, a payment or a choice ends with the sentence,
or with a parenthesis if something else follows in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from praxis.languages.vendetta_tree import (
    Amount,
    Card,
    Choice,
    Condition,
    Each,
    Given,
    Item,
    Node,
    Paid,
    Plain,
    Static,
    items_of,
)

CLAN, LOCATION, RELIC = "clan", "location", "relic"

MAIN, AFTER, GOES_ON, BARE = "main", "after", "goes on", "bare"
"""How a clause stands: by itself ("gain 1 blood"), after the opening of a sentence ("if …,"), after another clause in
that place, or in the infinitive after "may". Only German tells all four apart."""

HERE_IS_LOCAL: Final = (CLAN, LOCATION)
"""The kinds of cards that lie at a location and act there. Other cards act wherever their player is."""


class Context(msgspec.Struct, frozen=True):
    """For which reader a text is, and where the card acts."""

    here: bool = True
    """Whether the effect is at the card's own location; otherwise it is where something has just happened."""
    them_is_you: bool = False
    """Whether the card's own player has set the effect off."""
    side: str = "you"
    """From whose side the text is put: "you", "them" inside a choice of theirs, or nobody for what such a choice does
    to others. The text leaves out the name of the player from whose side it is put: "gain 1 blood", not "you gain 1
    blood"."""
    you: str = ""
    them: str = ""
    """Names for "you" and "them", if the reader may be neither of them."""
    reader: str = ""
    """"them", if a choice for somebody else's card is put to the player who makes it."""
    own_power: bool = True
    """Whether the text is of a clan card, which gains power for itself. The power of other cards is their player's."""


class Count(msgspec.Struct, frozen=True):
    """Something counted: as "for each of it", and as a condition with `p` and `s` around the number `n`."""

    per: str
    one: str
    many: str
    none: str


class Flag(msgspec.Struct, frozen=True):
    """A condition that holds or does not. `t` is for conditions that are always or never true."""

    yes: str
    no: str


class Grammar:
    """A language. The tables have an entry for every word of the vocabulary; a test compares them."""

    WHO: ClassVar[Mapping[str, object]]
    VERBS: ClassVar[Mapping[str, object]]
    """The verbs, by word, or by word and object."""
    COUNTS: ClassVar[Mapping[str, Count]]
    FLAGS: ClassVar[Mapping[str, Flag]]
    MOMENTS: ClassVar[Mapping[str, tuple[str, str]]]
    """For each moment, the words for cards that act anywhere and for cards that act at their own location."""
    PLAYED_HERE: ClassVar[str]
    """The moment `you-play` on a location, which is never played itself."""
    STATICS: ClassVar[Mapping[str, object]]
    """Lasting effects. The gap `here` ties one to the card's own location."""
    EVERYWHERE: ClassVar[str]
    """The opening of an effect that a card has at every location of its player."""
    NOUNS: ClassVar[Mapping[str, tuple[str, str]]]
    SIGNS: ClassVar[Mapping[str, tuple[str, str]]]
    ROUNDS: ClassVar[Mapping[str, str]]
    TIMES: ClassVar[str]
    WISH: ClassVar[str]
    HERE: ClassVar[tuple[str, str]]
    """The words for "there" and "here"."""
    FOR_EACH: ClassVar[str]
    IN_CASE: ClassVar[str]
    PLUS: ClassVar[str]
    MINUS: ClassVar[str]
    AT_MOST: ClassVar[str]
    AND: ClassVar[str]
    OR: ClassVar[str]
    PARENTHESES: ClassVar[str] = "({})"
    GAP: ClassVar[str] = " "
    STOP: ClassVar[str] = "."

    # -- texts ----------------------------------------------------------------------------------------------------

    def card(self, card: Card, nodes: Sequence[Node]) -> str:
        """The whole text of a card: its lasting effects, what it does when it resolves, and its triggers."""
        local = card.kind in HERE_IS_LOCAL
        own = card.kind == CLAN
        usual = Context(own_power=own)
        texts = [self.sentence(self.lasting(static, local, own)) for static in card.statics]
        texts += [self.sentence(self.clause(item, MAIN, usual)) for item in items_of(nodes, card.does)]
        for trigger in card.triggers:
            moment = self.MOMENTS[trigger.when][local]
            if card.kind == LOCATION and trigger.when == "you-play":
                moment = self.PLAYED_HERE
            body = items_of(nodes, trigger.does)
            context = msgspec.structs.replace(context_of(trigger.when, local), own_power=own)
            said = self.once(moment, body, context) if card.kind == RELIC else self.when(moment, body, context)
            texts.append(self.sentence(said))
        return self.GAP.join(texts)

    def effect(self, items: list[Item], context: Context) -> str:
        """Some items as sentences."""
        return self.GAP.join(self.sentence(self.clause(item, MAIN, context)) for item in items)

    def phrase(self, items: list[Item], context: Context) -> str:
        """Some items as one phrase, for a button or a part of a log line."""
        return self.body(items, MAIN, context)

    def sentence(self, text: str) -> str:
        return capital(text) + self.STOP

    # -- clauses --------------------------------------------------------------------------------------------------

    def clause(self, item: Item, how: str, context: Context) -> str:
        if isinstance(item, Plain):
            return self.plain(item.node, how, context)
        if isinstance(item, Given):
            return self.given(item, how, context)
        if isinstance(item, Paid):
            return self.paid(item, how, context)
        if isinstance(item, Choice):
            return self.choice(item, how, context)
        assert isinstance(item, Each)
        return self.each(item, how, context)

    def body(self, items: list[Item], how: str, context: Context, closed: bool = False) -> str:
        """Several items in one sentence; `closed` if something else follows in that sentence."""
        parts: list[str] = []
        last = len(items) - 1
        for i, item in enumerate(items):
            if i and subject_of(items[i - 1], context) != context.side:
                # "they lose 1 blood and gain 1 blood" would not say who gains
                context = msgspec.structs.replace(context, side="")
            if not isinstance(item, Plain) and (closed or i < last):
                parts.append(self.PARENTHESES.format(self.clause(item, MAIN, context)))
            elif i < last:
                parts.append(self.before(item, GOES_ON if i and how != MAIN else how, context))
            else:
                parts.append(self.clause(item, GOES_ON if i and how != MAIN else how, context))
        return self.joined(parts, not closed and not isinstance(items[last], Plain))

    def before(self, item: Item, how: str, context: Context) -> str:
        """A clause that is followed by another."""
        return self.clause(item, how, context)

    def joined(self, parts: list[str], control: bool) -> str:
        """Parts joined to one sentence. `control` if the last part is a condition or the like, which needs a stronger
        stop before it."""
        if len(parts) == 1:
            return parts[0]
        return ", ".join(parts[:-1]) + ("," if control else "") + self.AND + parts[-1]

    def ways(self, choice: Choice, context: Context) -> str:
        last = len(choice.branches) - 1
        return self.OR.join(self.body(way, MAIN, context, i < last) for i, way in enumerate(choice.branches))

    # -- words ----------------------------------------------------------------------------------------------------

    def conditions(self, conditions: list[Condition | None], context: Context) -> str:
        return self.AND.join(self.condition(each, context) for each in conditions)

    def condition(self, condition: Condition | None, context: Context) -> str:
        if condition is None:
            return self.WISH
        count, sign, number = condition.count, condition.sign, condition.number
        if count == "round":
            return self.ROUNDS[sign].format(n=number)
        p, s = self.SIGNS[sign]
        here = self.HERE[context.here]
        if count in self.FLAGS:
            asked = asks_for(condition)
            text = self.FLAGS[count].no if asked is False else self.FLAGS[count].yes
            return text.format(t="" if asked is not None else self.TIMES.format(p=p, n=number, s=s), here=here)
        found = self.COUNTS[count]
        text = found.none if sign == "=" and number == 0 else found.one if number == 1 else found.many
        return text.format(p=p, n=number, s=s, here=here)

    def per(self, count: str, context: Context) -> str:
        here = self.HERE[context.here]
        if count in self.FLAGS:
            return self.IN_CASE.format(self.FLAGS[count].yes.format(t="", here=here))
        return self.FOR_EACH.format(self.COUNTS[count].per.format(here=here))

    def quantity(self, noun: str, amount: Amount, context: Context) -> tuple[str, str]:
        """An amount, ``1 blood``, and what comes later in the clause, ``for each rival here (at most 4)``."""
        if not amount.count:
            return self.number(amount.constant, noun), ""
        later = self.per(amount.count, context)
        if amount.constant:
            head = self.number(amount.constant, noun)
            later = (self.PLUS if amount.factor >= 0 else self.MINUS).format(abs(amount.factor)) + later
        else:
            head = self.number(amount.factor, noun)
        return head, later + (self.AT_MOST.format(amount.most) if amount.most else "")

    def price(self, amount: Amount) -> str:
        """An amount of blood alone."""
        n, later = self.quantity("blood", amount, Context())
        return n + later

    def number(self, number: int, noun: str) -> str:
        one, many = self.NOUNS[noun]
        written = f"{number:+d}" if noun == "power" else str(number)
        return f"{written.replace('-', '−')} {one if abs(number) == 1 else many}"

    # -- what each language writes --------------------------------------------------------------------------------

    def plain(self, node: Node, how: str, context: Context) -> str:
        raise NotImplementedError

    def given(self, item: Given, how: str, context: Context) -> str:
        raise NotImplementedError

    def paid(self, item: Paid, how: str, context: Context) -> str:
        raise NotImplementedError

    def choice(self, item: Choice, how: str, context: Context) -> str:
        raise NotImplementedError

    def each(self, item: Each, how: str, context: Context) -> str:
        raise NotImplementedError

    def when(self, moment: str, body: list[Item], context: Context) -> str:
        """A trigger: what a card does by itself at a moment."""
        raise NotImplementedError

    def once(self, moment: str, body: list[Item], context: Context) -> str:
        """What a relic does, once in a game and if its player wishes."""
        raise NotImplementedError

    def lasting(self, static: Static, local: bool, own: bool) -> str:
        """A lasting effect; `own` if the power that it gives is the card's own."""
        raise NotImplementedError

    def everywhere(self, static: Static, local: bool) -> bool:
        """Whether the text must say that the effect holds at every location separately."""
        counts = (static.amount.count, static.condition.count if static.condition else "")
        return not local and (static.what in EVERYWHERE or any(count in PLACED for count in counts))


TARGET_ACTS: Final = ("lose", "weaken", "scatter", "withdraw", "sacrifice")
"""Verbs that say what the target does; the others say what "you" do."""
NOUN_OF: Final = {
    "power": "power",
    "weaken": "strength",
    "draw": "card",
    "recruit": "victim",
}
EVERYWHERE: Final = ("power", "nobody-withdraws")
"""Lasting effects that hold at each location, even if their card lies at none."""
PLACED: Final = ("rivals", "cards-here", "blood-here", "face-down-here", "rival-cards-here", "rival-blood-here", "won")
"""Counts of something at one location."""
STATIC_NOUN: Final = {"power": "power", "frenzy-bounty": "influence", "reward": "influence"}


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def noun_of(node: Node) -> str:
    """The noun that the amount of a verb counts."""
    if node.verb in NOUN_OF:
        return NOUN_OF[node.verb]
    return node.what if node.what in ("blood", "influence") else "blood"


def words_for(node: Node, table: Mapping[str, object]) -> str:
    """The key of a verb in a language's table."""
    return f"{node.verb}.{node.what}" if f"{node.verb}.{node.what}" in table else node.verb


def who_of(node: Node, context: Context) -> str:
    who = node.who or "you"
    return "you" if who == "them" and context.them_is_you else who


def actor_of(node: Node, context: Context) -> str:
    """The subject of a verb."""
    return who_of(node, context) if node.verb in TARGET_ACTS else "you"


def subject_of(item: Item, context: Context) -> str:
    """Who does the last thing of an item; nobody if it is more than one verb."""
    return actor_of(item.node, context) if isinstance(item, Plain) else ""


def context_of(when: str, local: bool) -> Context:
    """The context of a trigger. A card with `opponent-plays-elsewhere` acts where the card was played; at most own
    moments, "them" is the card's player."""
    own = when == "this-is-played" or (when.startswith("you-") and when != "you-cause-frenzy")
    return Context(local and when != "opponent-plays-elsewhere", own)


def inside_each(each: Each, context: Context) -> Context:
    """The context inside an effect that is done for each player: "them" is that player."""
    who = "you" if each.who == "them" and context.them_is_you else each.who
    side = context.side if context.side == "you" else ""
    return msgspec.structs.replace(context, them_is_you=who == "you", side=side)


def chooser(choice: Choice, context: Context) -> str:
    return "you" if choice.who == "you" or context.them_is_you else "them"


def inside_choice(choice: Choice, context: Context) -> Context:
    """The context inside a choice: it is put from the side of the player who chooses. If chance decides, the side
    stays."""
    return msgspec.structs.replace(context, side=chooser(choice, context)) if choice.who else context


def is_one(amount: Amount) -> bool:
    """Whether an amount is always 1."""
    return amount.constant == 1 and not amount.count


def asks_for(condition: Condition) -> bool | None:
    """What a condition on a count of 0 or 1 asks for; None if it holds always or never."""
    zero, one = _holds(0, condition), _holds(1, condition)
    return None if zero == one else one


def _holds(value: int, condition: Condition) -> bool:
    if condition.sign == ">=":
        return value >= condition.number
    return value <= condition.number if condition.sign == "<=" else value == condition.number
