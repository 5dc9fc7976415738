"""Card texts of V:TES in English: amounts, and conditions on what holds or has happened."""

from __future__ import annotations

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import flat, named_play

from .vtes_nouns import Nouns
from .vtes_terms import (
    DEEDS,
    DONE,
    SINCE,
    SPANS,
    STATS,
    TALLIES,
    articled,
    listed,
)


class Amounts(Nouns):
    """Says how much, and under which condition."""

    def __init__(self) -> None:
        super().__init__()
        self.names: dict[str, str] = {}
        """The numbers that are chosen for a cost and named again in what it pays for: each is an X."""
        self.named: set[str] = set()
        """Those of them that were explained."""

    # -- amounts -------------------------------------------------------------------------------------------------------

    def signed(self, tree: Tree) -> str:
        if tree.word == "number":
            return f"{tree.slots['n']:+d}"
        return f"+{self.amount(tree)}"

    def say_number(self, n: int) -> str:
        return str(n)

    def say_num(self, what: str, who: Tree) -> str:
        stat = self.row(STATS, what)
        return f"{self.owns(who)} {stat}" if who.word in ("you", "it") else f"the {stat} of {self.who(who)}"

    def say_count(self, what: Tree | None = None, who: Tree | None = None) -> str:
        if what is not None:
            return f"the number of {self.noun(what, plural=True)}"
        if who is not None and who.word == "everybody":
            return "the number of Methuselahs"
        return f"the number of those of {self.who(who)}" if who is not None else ""

    def say_waive(self, n: Tree, what: Tree) -> str:
        return f"you drop {self.amount(n)} of the points allocated, as you choose"

    def say_allotted(self, who: Tree) -> str:
        return "the points allocated"

    def say_paid(self) -> str:
        return "the amount paid"

    def say_moved(self) -> str:
        return "that many"

    def say_all_of_it(self) -> str:
        return "all"

    def say_of_the_event(self) -> str:
        return "that many"

    def say_chosen(self, least: Tree, most: Tree) -> str:
        low, high = self.amount(least), self.amount(most)
        name = self.names.get(repr((least, most)), "")
        if name and name in self.named:
            return name
        self.named.add(name)
        all_there_is = "all" in high or most.word == "num"  # nobody pays more than there is
        if name:
            return f"{name} ({low} or more)" if all_there_is else f"{name} ({low} to {high})"
        if low == "0":
            return "any amount of" if all_there_is else f"up to {high}"
        return f"{low} or more" if all_there_is else f"{low} to {high}"

    def say_reckoned(self, sign: str, first: Tree, second: Tree) -> str:
        one, two = self.amount(first), self.amount(second)
        if sign == "//":
            return f"half of {one} (rounded down)" if two == "2" else one if two == "1" else f"{one} divided by {two}"
        if sign == "*":
            return f"{two} times {one}"
        if sign == "at most":
            return one if second.word == "num" else f"the lesser of {one} and {two}"
        if sign == "at least":
            return f"the greater of {one} and {two}"
        return f"{one} {'plus' if sign == '+' else 'minus'} {two}"

    def say_case(self, then: Tree, other: Tree, **more: Tree) -> str:
        words = f"{self.amount(then)} if {self.condition(more['if'])}"
        zero = other.word == "number" and not other.slots["n"]
        return words if zero else f"{words}, else {self.amount(other)}"

    def say_secrets(self, who: Tree, least: Tree, most: Tree) -> str:
        numbers = f"a number from {self.amount(least)} to {self.amount(most)}"
        return f"{self.who(who)} secretly choose {numbers}, and all are revealed together"

    def say_secret(self, who: Tree) -> str:
        return f"the number that {self.who(who)} chose"

    def say_chosen_by(self, n: Tree) -> str:
        return f"the number of Methuselahs who chose {self.amount(n)}"

    def say_repertoire(self, who: Tree, span: str) -> str:
        return f"the number of Disciplines that {self.who(who)} has used to play cards {SINCE[span]}"

    def say_tally(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, times: bool = False
    ) -> str:
        who = "anybody" if of is None else self.meant(of)
        return f"{self.row(TALLIES, kind).format(who=who)} {SINCE[span]}"

    # -- conditions ----------------------------------------------------------------------------------------------------

    def say_all_of(self, of: tuple[Tree, ...]) -> str:
        return " and ".join(self.condition(one) for one in of)

    def say_any_of(self, of: tuple[Tree, ...]) -> str:
        return " or ".join(self.condition(one) for one in of)

    def say_unlike(self, of: Tree) -> str:
        if of.word == "action-kind":
            return f"the action is not {listed([DEEDS[one] for one in of.slots['of']], 'or')}"
        if named_play(of):
            return f"“{named_play(of)}” has not been played {self._since(of.slots['span'])}"
        if of.word == "exists":
            what = of.slots["what"]
            return f"there is no {self.noun(what)}"
        if of.word == "is":
            return f"{self.who(of.slots['who'])} is not {self._such(of.slots['what'])}"
        return f"it is not so that {self.condition(of)}"

    def _since(self, span: str) -> str:
        return f"during {SPANS[span]}" if span in SPANS else SINCE[span]

    def say_is(self, who: Tree, what: Tree) -> str:
        parts = flat(what)
        if len(parts) == 1 and parts[0].word == "not" and parts[0].slots["of"].word == "noted":
            has = "have" if who.word == "you" else "has"
            return f"{self.who(who)} {has} not used “{parts[0].slots['of'].slots['what']}” this turn"
        verb = "are" if who.word in ("combatants", "you") else "is"
        return f"{self.who(who)} {verb} {self._such(what)}"

    def say_exists(self, what: Tree) -> str:
        return f"there is {articled(self.noun(what))}"

    def say_action_kind(self, of: tuple[str, ...]) -> str:
        return f"the action is {listed([DEEDS[one] for one in of], 'or')}"

    def say_action_needs(self, codes: tuple[str, ...] = (), clans: tuple[str, ...] = ()) -> str:
        return f"the action requires {listed([*codes, *clans], 'or')}"

    def say_directed_at(self, who: Tree, only: bool = False) -> str:
        return f"the action is directed at {self.who(who)}{' and nobody else' if only else ''}"

    def say_now(self, word: str) -> str:
        return {
            "close": "the range is close",
            "long": "the range is long",
            "first-round": "it is the first round",
            "edge": "you have the Edge",
            "successful-bleed": "the bleed is successful",
            "directed": "the action is directed",
            "pressed": "the combat is to continue",
            "initial-strikes": "the initial strikes are not over",
            "from-block": "the action was blocked",
            "your-turn": "it is your turn",
            "minion-phase": "it is a minion phase",
            "fighting": "a combat is going on",
            "attack": "the action is one to enter combat",
            "hunted": "the referendum is about a blood hunt",
            "embrace": "the action is one to put a vampire in play",
            "unblocked": "the action was not blocked",
            "seized": "control of the minion with this card would change",
            "this-strike": "a strike with this card is being resolved",
        }[word]

    def say_came_by(self, n: int) -> str:
        return f"this card was played at level {n + 1}"

    def say_compared(self, first: Tree, sign: str, second: Tree) -> str:
        one, two = self.amount(first), self.amount(second)
        several = first.word == "num" and self.row(STATS, first.slots["what"]).endswith("s")
        one = f"{one} {'are' if several else 'is'}"
        if sign == ">=":
            return f"{one} {two} or more" if two.isdigit() else f"{one} at least {two}"
        if sign == "<=":
            return f"{one} {two} or less" if two.isdigit() else f"{one} at most {two}"
        return f"{one} {'more' if sign == '>' else 'less'} than {two}"

    def say_happened(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, about: Tree | None = None
    ) -> str:
        if kind == "played":
            if about is not None and about.word == "named":
                return f"“{about.slots['name']}” has been played {self._since(span)}"
            what = "card" if about is None else self.noun(about)
            return f"{articled(what)} was played {SINCE[span]}"
        if kind in ("master-phase", "discard-phase"):
            return f"the {kind.replace('-', ' ')} has begun"
        if kind == "resolves":
            return "the action was resolved"
        if kind == "ousted":
            return f"a Methuselah was ousted {SINCE[span]}" if to is None else f"the prey was ousted {SINCE[span]}"
        who = "a minion" if of is None else self.meant(of)
        return f"{who} has {self.row(DONE, kind)} {SINCE[span]}"
