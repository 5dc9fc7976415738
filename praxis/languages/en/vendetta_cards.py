"""Card texts in English."""

from __future__ import annotations

import re
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
    noun_of,
    who_of,
    words_for,
)
from praxis.languages.vendetta_tree import Choice, Each, Given, Item, Node, Paid, Static


class Who(msgspec.Struct, frozen=True):
    """A player of a text, as subject and as object, and the short form for things of this player, if there is one."""

    does: str
    whom: str
    of: str = ""
    my: str = ""

    def owns(self, thing: str) -> str:
        return f"{self.my} {thing}" if self.my else f"the {thing} of {self.whom}"


class Verb(msgspec.Struct, frozen=True):
    """A verb: what "you" do; or what the target does, if it has a third person."""

    bare: str
    third: str = ""


def _have(per: str, one: str, many: str, who: str = "you have") -> Count:
    return Count(per, f"{who} {{p}}{{n}} {one}", f"{who} {{p}}{{n}} {many}", f"{who} no {one}")


class English(Grammar):
    WHO: ClassVar[dict[str, Who]] = {
        "you": Who("you", "yourself", "of yours", "your"),
        "them": Who("they", "them", "of theirs", "their"),
        "winner": Who("the winning rival", "the winning rival"),
        "random-rival": Who("a random rival", "a random rival"),
        "a-rival": Who("a rival of your choice", "a rival of your choice"),
        "an-opponent": Who("an opponent of your choice", "an opponent of your choice"),
        "each-rival": Who("each rival", "each rival"),
        "each-opponent": Who("each opponent", "each opponent"),
        "each-loser": Who("each losing rival", "each losing rival"),
    }
    VERBS: ClassVar[dict[str, Verb]] = {
        "gain": Verb("gain {n}"),
        "lose": Verb("lose {n}", "loses {n}"),
        "steal": Verb("steal {n} from {whom}"),
        "power": Verb("get {n}"),
        "weaken": Verb("lose {n}", "loses {n}"),
        "match": Verb("raise this card's power to the highest printed power among your rivals' face-up cards {here}"),
        "deploy.bank": Verb("deploy {n} from the bank {here}"),
        "deploy.pool": Verb("deploy {n} from your pool {here}"),
        "seep": Verb("deploy {n} from your pool at each location"),
        "scatter": Verb("lose {n} deployed {here}", "loses {n} deployed {here}"),
        "seize": Verb("move {n} deployed {here} from {position} to yours"),
        "recall": Verb("take up to {n} you have deployed {here} back into your pool"),
        "gather": Verb("move {n} you have deployed at one other location to {here}"),
        "blank": Verb("turn a face-up card {of} {here} face down"),
        "silence": Verb("cancel the effect of a face-up card {of} {here}"),
        "banish": Verb("move a face-up card {of} from {here} to the Prince's Haven"),
        "dismiss": Verb("return a face-up card {of} {here} to its owner's hand"),
        "charm": Verb("move a face-up card {of} {here} to your position"),
        "mimic": Verb("carry out the effect of a face-up active card {of} {here} as if this card had it"),
        "borrow": Verb("put a random card from {hand} face up at your position {here}"),
        "move.this": Verb("move this card, if you wish, to a location still to be resolved"),
        "move.one": Verb("move one of your cards {here}, if you wish, to a location still to be resolved"),
        "reuse": Verb("return this card to your hand"),
        "play.hand": Verb("play a card from your hand face up {here}, if you wish"),
        "play.top": Verb("play the top card of your clan deck face up {here}"),
        "withdraw": Verb("withdraw from {here}", "withdraws from {here}"),
        "look.hand": Verb("look at {hand}"),
        "look.cards": Verb("look at {hidden}"),
        "draw": Verb("draw {n} from your clan deck"),
        "recruit": Verb("take {n} from the victim stack into your alliance"),
        "entice": Verb("take an undrained victim from {alliance} into yours"),
        "sacrifice": Verb("drain a card of {my} alliance", "drains a card of {my} alliance"),
        "restore": Verb("return one of your drained cards to your alliance"),
        "cleanse": Verb("discard 1 of your diablerie tokens"),
    }
    COUNTS: ClassVar[dict[str, Count]] = {
        "alliance": _have(
            "undrained card in your alliance", "undrained card in your alliance", "undrained cards in your alliance"
        ),
        "vampires": _have(
            "undrained vampire in your alliance",
            "undrained vampire in your alliance",
            "undrained vampires in your alliance",
        ),
        "mortals": _have(
            "undrained mortal in your alliance",
            "undrained mortal in your alliance",
            "undrained mortals in your alliance",
        ),
        "drained": _have("card you have drained", "drained card", "drained cards"),
        "rivals": _have("rival {here}", "rival {here}", "rivals {here}"),
        "cards-here": _have("card you have {here}", "card {here}", "cards {here}"),
        "blood-here": _have("blood you have deployed {here}", "blood deployed {here}", "blood deployed {here}"),
        "face-down-here": _have("face-down card you have {here}", "face-down card {here}", "face-down cards {here}"),
        "rival-cards-here": _have("card your rivals have {here}", "card {here}", "cards {here}", "your rivals have"),
        "rival-blood-here": _have(
            "blood your rivals have deployed {here}",
            "blood deployed {here}",
            "blood deployed {here}",
            "your rivals have",
        ),
        "blood": _have("blood in your pool", "blood in your pool", "blood in your pool"),
        "influence": _have("influence in your pool", "influence in your pool", "influence in your pool"),
        "tokens": _have("diablerie token you have", "diablerie token", "diablerie tokens"),
        "round": Count("round begun", "", "", ""),
        "paid": Count("blood spent", "", "", ""),
        "taken": Count("token moved this way", "", "", ""),
    }
    FLAGS: ClassVar[dict[str, Flag]] = {
        "ambition": Flag("you hold the ambition token{t}", "you do not hold the ambition token"),
        "at-haven": Flag("the location is the Prince's Haven{t}", "the location is not the Prince's Haven"),
        "won": Flag("you have won {here}{t}", "you have not won {here}"),
    }
    MOMENTS: ClassVar[dict[str, tuple[str, str]]] = {
        "this-is-played": ("when you play this card face up", "when you play this card face up"),
        "you-play": ("when you play a card", "when you play another card here"),
        "you-withdraw": ("when you withdraw from a location", "when you withdraw from here"),
        "you-win": ("when you win a location", "when you win here"),
        "you-lose": ("when you lose a location", "when you lose here"),
        "you-frenzy": ("when you fall into frenzy", "when you fall into frenzy here"),
        "you-cause-frenzy": ("when you send a player into frenzy", "when you send a player into frenzy here"),
        "you-drain": ("when you drain a card", "while this card is deployed, when you drain a card"),
        "opponent-plays-here": ("when an opponent plays a card", "when an opponent plays a card here"),
        "opponent-plays-elsewhere": (
            "when an opponent plays a card anywhere",
            "when an opponent plays a card at another location",
        ),
        "rival-withdraws": ("when a rival withdraws", "when a rival withdraws from here"),
        "feeding": ("in the feeding phase", "while this card is deployed, in the feeding phase"),
        "resolution-begins": (
            "at the beginning of the resolution phase",
            "while this card is deployed, at the beginning of the resolution phase",
        ),
        "before-reveal": ("before cards are revealed where you are", "before cards are revealed here"),
        "after-reveal": ("after cards are revealed where you are", "after cards are revealed here"),
        "location-resolved": ("after a location where you are is resolved", "after this location is resolved"),
        "your-turn": ("in your planning turn", "in your planning turn"),
    }
    PLAYED_HERE = "when you play a card here"
    STATICS: ClassVar[dict[str, str]] = {
        "power": "you have {n}{here}",
        "wins-ties": "you win all ties{here}",
        "free-face-down": "playing cards face down costs you no blood{here}",
        "blood-limit": "with each card you play{here} you may play {n} more",
        "drain-bonus": "for each card you drain{here} you gain {n} more",
        "shield": "you lose {n} less to each effect of others{here}",
        "frenzy-bounty": "for each player you send into frenzy{here} you gain {n} more",
        "frenzy-drains-this": "in frenzy{here} you drain this card instead of a random one",
        "nobody-withdraws": "nobody can withdraw{here}",
        "reward": "for each win{here} you gain {n} more",
    }
    EVERYWHERE = "wherever you are, "
    NOUNS: ClassVar[dict[str, tuple[str, str]]] = {
        "blood": ("blood", "blood"),
        "influence": ("influence", "influence"),
        "power": ("power", "power"),
        "strength": ("power", "power"),
        "card": ("card", "cards"),
        "victim": ("victim", "victims"),
    }
    SIGNS: ClassVar[dict[str, tuple[str, str]]] = {
        ">=": ("at least ", ""),
        "<=": ("at most ", ""),
        "=": ("exactly ", ""),
    }
    ROUNDS: ClassVar[dict[str, str]] = {
        ">=": "it is round {n} or later",
        "<=": "it is round {n} or earlier",
        "=": "it is round {n}",
    }
    TIMES = " {p}{n} times"
    WISH = "you wish"
    HERE = ("there", "here")
    FOR_EACH = " for each {}"
    IN_CASE = " if {}"
    PLUS = ", plus {}"
    MINUS = ", minus {}"
    AT_MOST = " (at most {})"
    AND = " and "
    OR = "; or "

    def plain(self, node: Node, how: str, context: Context) -> str:
        if node.verb == "power" and context.own_power:
            n, later = self.quantity("power", node.amount, context)
            return f"this card gets {n}{later}"
        verb = self.VERBS[words_for(node, self.VERBS)]
        target = who_of(node, context)
        who = self.who(target, context)
        n, later = self.quantity(noun_of(node), node.amount, context)
        subject = actor_of(node, context)
        third = subject != "you" and (subject != "them" or bool(context.them and context.side != "them"))
        form = verb.third if third else verb.bare
        if subject == "you" and context.you:
            form = _told(form)
        said = form.format(
            n=n,
            here=self.HERE[context.here],
            whom=who.whom,
            of=who.of or f"of {who.whom}",
            my=who.my or "their",
            position=who.owns("position"),
            hand=who.owns("hand"),
            hidden=who.owns("face-down cards"),
            alliance=who.owns("alliance"),
        )
        return self.named(subject, context) + said + (later if "{n}" in form else "")

    def who(self, who: str, context: Context) -> Who:
        if who == "them" and context.reader == "them" and not context.them:
            return Who("you", "you", "of yours", "your")
        return Who(context.them, context.them) if who == "them" and context.them else self.WHO[who]

    def named(self, subject: str, context: Context) -> str:
        """The subject, if it must be named."""
        if subject == "you" and context.you:
            return f"{context.you} "
        return "" if subject == context.side else f"{self.who(subject, context).does} "

    def given(self, item: Given, how: str, context: Context) -> str:
        return f"if {self.conditions(item.conditions, context)}, {self.body(item.body, MAIN, context)}"

    def paid(self, item: Paid, how: str, context: Context) -> str:
        n, later = self.quantity("blood", item.amount, context)
        most = "up to " if item.up_to else ""
        also = f" and {self.conditions(item.conditions, context)}" if item.conditions else ""
        body = self.body(item.body, MAIN, context)
        return f"you may spend {most}{n}{later}; if you do{also}, {body}"

    def choice(self, item: Choice, how: str, context: Context) -> str:
        ways = self.ways(item, inside_choice(item, context))
        if not item.who:
            return f"one of these happens at random: {ways}"
        who = chooser(item, context)
        third = (who == "them" and bool(context.them) and context.side != "them") or (
            who == "you" and bool(context.you)
        )
        return f"{self.named(who, context)}{'chooses' if third else 'choose'} one: {ways}"

    def each(self, item: Each, how: str, context: Context) -> str:
        inside = inside_each(item, context)
        who = self.WHO["you" if inside.them_is_you else item.who]
        if item.choice is not None and not who.my:
            return f"{who.does} chooses one: {self.ways(item.choice, inside_choice(item.choice, inside))}"
        return f"for {who.whom}: {self.body(item.body, MAIN, inside)}"

    def when(self, moment: str, body: list[Item], context: Context) -> str:
        return f"{moment}, {self.body(body, MAIN, context)}"

    def once(self, moment: str, body: list[Item], context: Context) -> str:
        return f"use once per game, {moment}: {self.body(body, MAIN, context)}"

    def lasting(self, static: Static, local: bool, own: bool) -> str:
        context = Context(here=local)
        n, later = self.quantity(STATIC_NOUN.get(static.what, "blood"), static.amount, context)
        form = "this card has {n}" if own and static.what == "power" else self.STATICS[static.what]
        here = (" from here" if static.what == "nobody-withdraws" else " here") if local else ""
        said = form.format(n=n, here=here) + (later if "{n}" in form else "")
        if static.condition is not None:
            said = f"if {self.condition(static.condition, context)}, {said}"
        return self.EVERYWHERE + said if self.everywhere(static, local) else said


_YOUR = re.compile(r"\byour")
_YOU_HAVE = re.compile(r"\byou have\b")


def _told(form: str) -> str:
    """What "you" do, told of another player: ``steals … into their pool``."""
    verb, _, rest = form.partition(" ")
    verb = verb[:-1] + "ies" if verb.endswith("ry") else f"{verb}s"
    return f"{verb} {_YOU_HAVE.sub('they have', _YOUR.sub('their', rest))}"


GRAMMAR = English()
