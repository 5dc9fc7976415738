"""Card texts of V:TES in English."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import Teller

_REFS: Final = {
    "me": "this minion",
    "card": "this card",
    "self": "this minion",
    "bearer": "the minion with this card",
    "chosen-one": "the minion chosen for this card",
    "other-chosen-one": "the second minion chosen for this card",
    "opposing": "the opposing minion",
    "acting": "the acting minion",
    "blocking": "the blocking minion",
    "action-card": "the card played for the action",
    "that-card": "that card",
    "chosen-seats": "the Methuselah whom this card remembers",
    "combatants": "both combatants",
    "it": "it",
    "you": "you",
    "them": "that Methuselah",
    "prey": "your prey",
    "predator": "your predator",
    "victims": "the Methuselah who is the target",
    "everybody": "each Methuselah",
    "other-methuselahs": "each other Methuselah",
    "acting-methuselah": "the acting Methuselah",
}
_STATS: Final = {
    "stealth": "stealth",
    "intercept": "intercept",
    "bleed": "bleed",
    "strength": "strength",
    "hunt": "hunt",
    "votes": "votes",
    "ballots": "ballots",
    "capacity": "capacity",
    "hand-size": "hand size",
    "transfers": "transfers",
    "master-actions": "master phase actions",
    "two-masters": "second master phase action",
    "aggravated-hands": "aggravated hand strikes",
    "first-strike": "first strike",
    "ranged-damage": "damage with ranged strikes",
    "tough": "resistance to aggravated damage",
    "aimed": "number of aims of this strike",
    "melee-damage": "damage with melee weapons",
    "discard-actions": "discard phase actions",
    "additional-strikes": "additional strikes",
    "blood": "blood",
    "life": "life",
    "pool": "pool",
    "limited-bleed": "limited bleed modifiers",
    "cost": "cost",
    "starting-life": "starting life",
    "worth": "capacity or cost",
    "price": "pool cost",
    "edge-votes": "votes for the Edge",
    "corruption": "corruption counters",
    "any-corruption": "corruption counters of anybody",
    "stun": "stun counters",
    "burn": "burn counters",
    "hostage": "hostage counters",
    "nightmare": "nightmare counters",
    "torture": "torture counters",
    "disease": "disease counters",
}
_SPANS: Final = {
    "round": "this round",
    "combat": "this combat",
    "action": "this action",
    "referendum": "this referendum",
    "turn": "this turn",
    "game": "until the end of the game",
    "your-unlock": "until your next unlock phase",
    "your-discard": "until your next discard phase",
}
_PLACES: Final = {
    "library": "library",
    "crypt": "crypt",
    "hand": "hand",
    "uncontrolled": "uncontrolled region",
    "ready": "ready region",
    "torpor": "torpor",
    "play": "play",
    "ash-heap": "ash heap",
    "removed": "the cards removed from the game",
    "research": "research area",
    "incapacitated": "incapacitated region",
}
_FLAGS: Final = {
    "locked": "locked",
    "unlocked": "unlocked",
    "younger": "younger",
    "older": "older",
    "other": "other",
    "titled": "titled",
    "unique": "unique",
}
_RELATIVE: Final = {
    "mine": "you control",
    "others": "another Methuselah controls",
    "same-clan": "of the same clan",
    "same-circle": "of the same circle",
    "fighting": "in the combat",
    "in-play": "in play",
    "is-acting": "that is acting",
    "disciplined": "requiring a Discipline",
    "in-terms": "chosen in the terms",
    "fits": "whose requirements and cost this minion meets",
    "weakened": "with less life than its starting life",
    "not-full": "with less blood than capacity",
}
_NOT: Final = {
    "mine": "you do not control",
    "fighting": "not in the combat",
    "not-full": "with full capacity",
}
_ACTIONS: Final = {
    "bleed": "a bleed",
    "hunt": "a hunt",
    "equip": "an equip action",
    "employ": "an employ retainer action",
    "take": "an action to take equipment over",
    "recruit": "a recruit ally action",
    "political": "a political action",
    "diablerize": "a diablerie",
    "rescue": "a rescue from torpor",
}
_DAMAGE: Final = {
    "not-aggravated": "non-aggravated damage",
    "aggravated": "aggravated damage",
    "from-minions": "damage from minions",
    "environmental": "environmental damage",
    "from-allies": "damage from allies",
    "from-retainers": "damage from retainers",
    "from-weapons": "damage from weapons",
    "from-employer": "damage from its employer",
}
_WHEN: Final = {
    "unlock": "during your unlock phase",
    "master": "during your master phase",
    "influence": "during your influence phase",
    "discard": "during your discard phase",
    "announced": "as the action is announced",
    "attempt": "while a minion attempts to block",
    "declined": "after blocks are declined",
    "blocked": "when the action is blocked",
    "resolving": "as the action is about to resolve",
    "succeeded": "after the action succeeds",
    "failed": "after a blocked action",
    "polling": "during the polling",
    "before-range": "before range is determined",
    "before-strikes": "before strikes are chosen",
    "end-of-round": "at the end of the round",
    "after-combat": "after combat",
    "paying": "as a cost is paid",
    "between": "during your minion phase",
    "before-terms": "before the referendum of a successful political action",
    "would-fight": "when a combat is about to begin",
    "would-end": "when combat is about to end",
    "would-block": "when a minion is about to block",
    "unlock-of-others": "during another Methuselah's unlock phase",
    "after-action": "after the action",
    "strikes-chosen": "after strikes are chosen",
    "tally": "after all votes are cast",
    "falling": "when a minion is about to fall",
    "master-of-others": "during another Methuselah's master phase",
    "between-of-others": "during another Methuselah's minion phase",
    "influence-of-others": "during another Methuselah's influence phase",
    "discard-of-others": "during another Methuselah's discard phase",
    "prevent": "when damage is about to be inflicted",
    "range": "as range is determined",
    "press": "in the press step",
    "additional": "as additional strikes are announced",
}
_BY: Final = {
    "other": "usable by another ready minion you control",
    "locked": "usable by a locked minion",
    "torpid": "usable by a vampire in torpor",
    "bystander": "usable by a ready minion that is not in the combat",
    "alert": "usable by a ready minion, locked or not",
    "onlooker": "usable by a minion that is not in the combat, ready or in torpor",
    "keeper": "usable by the controller of the minion with this card",
}


_NAMED: Final = ("corruption", "burn", "stun", "hostage", "nightmare", "torture", "disease")
_WHO: Final = ("controller", "owner", "target", "second-target", "all")
_OUTCOMES: Final = {
    "action-ends": "the action ends",
    "combat-ends": "combat ends",
    "goes-on": "the action goes on as if unblocked",
    "no-combat": "there is no combat",
    "succeeds": "the action is resolved as if unblocked",
    "new-round": "a new round begins instead of the end of the combat",
    "new-combat": "another combat of the two follows",
    "passes": "the referendum passes",
    "cancelled": "the referendum is cancelled",
    "fails": "the referendum fails",
    "void": "the action ends before its resolution",
    "pressed-on": "this card gives a press to continue the combat",
}
_FACTS: Final = {
    "to-torpor": "{who} goes to torpor",
    "succeeded": "an action of {who} has succeeded",
    "resolves": "the action is about to be resolved",
    "over": "the action is over",
    "attempted": "{who} attempts to block",
    "blocked": "{who} blocks {whom}",
    "block-failed": "{who} fails to block",
    "loses-pool": "{who} loses pool",
    "struck": "the strike hits",
    "wounded": "damage from a strike is successfully inflicted on {who}",
    "strikes": "the strike is resolved",
    "ended-combat": "{who} ends the combat",
    "inflicts": "a strike of this card inflicts damage",
    "control": "control of {who} changes",
    "enters": "{who} comes into play",
    "gains-blood": "{who} would gain counters",
    "burned": "{who} is burned",
    "press-step": "the press step begins",
    "presses": "{who} presses",
    "fought": "the combat is over",
    "from-torpor": "{who} leaves torpor",
    "played": "{who} plays such a card",
    "cancelled": "such a card is cancelled",
    "discarded": "such a card is discarded",
    "locks": "{who} locks",
    "unlocks": "{who} unlocks",
    "gains-pool": "{who} gains pool",
    "loses-blood": "{who} loses blood",
    "edge": "{who} gets the Edge",
    "polled": "a referendum of {who} is decided",
    "bled": "{who} bleeds {whom} successfully",
    "diablerie": "{who} diablerizes {whom}",
    "fights": "a combat begins",
    "acted": "{who} announces an action",
    "failed": "an action of {who} has failed",
    "redirected": "the bleed of {who} is redirected",
    "hunted": "{who} hunts",
    "called": "{who} calls a referendum",
    "passed": "a referendum of {who} passes",
    "rejected": "a referendum of {who} fails",
    "edge-burned": "{who} burns the Edge for a vote",
    "finished": "a card has been played",
    "round": "a round of combat begins",
    "hurt": "{who} takes damage",
    "blood-spent": "{who} burns blood for damage",
    "prevented": "{who} prevents damage",
    "ousted": "a Methuselah is ousted",
    "drawn": "a card is drawn",
    "turn-ends": "the turn of {who} is about to end",
    "round-ends": "a round of combat is over",
    "succeeds": "an action of {who} is about to succeed",
    "leaves": "{who} is about to leave the ready region",
    "sect": "{who} changes sects",
}
_WOULD: Final = {
    "burned": "{who} would be burned",
    "unlocks": "{who} would unlock",
    "edge": "{who} would get the Edge",
    "gains-blood": "{who} would gain blood or life",
    "replaces": "{who} would replace a card",
}
_DEEDS: Final = {**_ACTIONS, "leave": "leaving torpor", "anarch": "becoming anarch"}
_RULES: Final = {
    "block": "block{what}",
    "call": "take political actions",
    "vote-against": "cast votes or ballots against a referendum of{what}",
    "blood-hunt": "be hunted for the diablerie{what}",
    "diablerize": "commit diablerie",
    "any-strike": "strike",
    "hand-strike": "use hand strikes",
    "other-strike": "use strikes that are not hand strikes",
    "maneuver": "maneuver",
    "press": "press",
    "use": "use{what}",
    "unlock": "unlock as normal",
    "ending-strike": "strike to end the combat",
    "dodging-strike": "strike to dodge",
    "act": "act",
    "play": "play{what}",
    "bear": "have{what} besides",
    "take-lightly": "take normal damage from{what}, only aggravated damage",
    "be-hurt": "be damaged by{what}",
    "contest": "contest a title{what}",
    "affect": "be affected by{what}",
    "hunt": "hunt",
    "basic-hunt": "hunt as normal",
    "rise": "move to the ready region",
    "target": "be the target of an action of{what}",
    "bleed": "bleed",
    "vote": "cast votes or ballots",
}
_DONE: Final = {
    "leaves": "left the ready region",
    "loses-pool": "lost pool",
    "blocked": "blocked",
    "diablerie": "committed diablerie",
    "succeeded": "acted successfully",
    "acted": "acted",
    "bled": "bled successfully",
    "enters": "come into play",
    "fought": "fought",
    "strikes": "struck with it",
    "passed": "had the referendum passed",
    "polled": "had the votes counted",
}
_TALLIES: Final = {
    "blood-spent": "the blood that {who} has burned for damage",
    "polled": "the votes by which the referendum of {who} has passed",
    "acted": "the number of actions of {who}",
    "bled": "the amount for which {who} has bled",
    "hurt": "the damage that {who} has taken",
}
_SINCE: Final = {**_SPANS, "last-turn": "since your last turn"}


def _list(words: list[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def _article(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" and not noun.startswith("un") else f"a {noun}"


class English(Teller):
    LANGUAGE: ClassVar[str] = "en"

    # -- whom ---------------------------------------------------------------------------------------------------------

    def who(self, tree: Tree) -> str:
        if tree.word in _REFS:
            return _REFS[tree.word]
        if tree.word in ("target", "second-target"):
            at = 0 if tree.word == "target" else 1
            return f"the chosen {self.chosen[at]}" if at < len(self.chosen) else "the chosen one"
        return self.say(tree)

    def owns(self, tree: Tree) -> str:
        """``your``, ``that Methuselah's``"""
        if tree.word == "you":
            return "your"
        if tree.word == "everybody":
            return "each Methuselah's"
        who = self.who(tree)
        return f"{who}'" if who.endswith("s") else f"{who}'s"

    def verb(self, tree: Tree, plain: str, third: str) -> str:
        """``you gain``, ``each Methuselah gains``; a command where you do it yourself."""
        if tree.word == "you":
            return plain
        plural = tree.word in ("combatants", "all")
        return f"{self.who(tree)} {plain if plural else third}"

    def say_controller(self, of: Tree) -> str:
        return f"the controller of {self.who(of)}"

    def say_owner(self, of: Tree) -> str:
        return f"the owner of {self.who(of)}"

    def say_prey_of(self, of: Tree) -> str:
        return f"{self.owns(of)} prey"

    def say_predator_of(self, of: Tree) -> str:
        return f"{self.owns(of)} predator"

    def say_end(self, where: str, of: Tree, bottom: bool = False) -> str:
        return f"the {'bottom' if bottom else 'top'} card of {self.owns(of)} {_PLACES[where]}"

    def say_all(self, what: Tree) -> str:
        return f"all {self.noun(what, plural=True)}"

    def say_highest(self, of: Tree, by: Tree) -> str:
        return f"whoever has the highest {self.measure(by)}"

    def say_lowest(self, of: Tree, by: Tree) -> str:
        return f"whoever has the lowest {self.measure(by)}"

    def measure(self, tree: Tree) -> str:
        if tree.word == "num":
            who = tree.slots["who"]
            what = self.row(_STATS, tree.slots["what"])
            return f"{what} of {self.who(who)}" if who.word != "it" else what
        return self.amount(tree)

    def say_a(self, what: Tree) -> str:
        noun = self.noun(what)
        self.chosen.append(self.head(what))
        return _article(noun) if not noun.startswith("another") else noun

    def say_points(self, n: Tree, among: int, what: Tree, each: int = 0) -> str:
        self.chosen.append(self.head(what))
        most = f" (no more than {each} to each)" if each else ""
        nouns = self.noun(what, plural=True)
        return f"each of {among} or more {nouns} among whom you allocate {self.amount(n)} points{most}"

    def say_some(self, what: Tree, least: Tree, most: Tree | None = None) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, plural=True)
        if most is not None:
            return f"each of up to {self.amount(most)} {nouns} of your choice"
        number = self.amount(least)
        return f"each of {'one' if number == '1' else number} or more {nouns} of your choice"

    def say_at_random(self, what: Tree, most: Tree) -> str:
        n = self.amount(most)
        return f"{_article(self.noun(what)) if n == '1' else f'{n} {self.noun(what, plural=True)}'} at random"

    def say_pick(self, what: Tree, most: Tree, by: Tree | None = None) -> str:
        n = self.amount(most)
        words = _article(self.noun(what)) if n == "1" else f"{n} {self.noun(what, plural=True)}"
        return f"{words} of {self.owns(by)} choice" if by is not None else words

    def say_up_to(self, what: Tree, most: Tree) -> str:
        return f"up to {self.amount(most)} {self.noun(what, plural=True)}"

    # -- filters: head, adjectives before it, clauses after it -------------------------------------------------------

    def flat(self, tree: Tree) -> list[Tree]:
        if tree.word != "and":
            return [tree]
        return [one for part in tree.slots["of"] for one in self.flat(part)]

    def head(self, tree: Tree) -> str:
        """The noun alone."""
        if tree.word == "or":
            return _list([self.head(one) for one in tree.slots["of"]], "or")
        found = "card"
        for one in self.flat(tree):
            if one.word == "kind":
                found = "Methuselah" if one.slots["word"] == "methuselah" else one.slots["word"]
            elif one.word == "trait" and one.slots["word"] == "location":
                found = "location"
            elif found == "card" and one.word in ("capacity", "has"):
                found = "vampire"
            elif found == "card" and one.word == "flag" and one.slots["word"] in ("monster", "fighting"):
                found = "monster" if one.slots["word"] == "monster" else "minion"
        return found

    def noun(self, tree: Tree, plural: bool = False) -> str:
        tree = self.spread(tree)
        if tree.word == "or":
            return _list([self.noun(one, plural) for one in tree.slots["of"]], "or")
        parts = self.flat(tree)
        head = self.head(tree)
        before: list[str] = []
        after: list[str] = []
        for part in parts:
            self._place(part, head, before, after)
        if plural:
            head = {"ally": "allies", "equipment": "equipment"}.get(head, f"{head}s")
        return " ".join([*before, head, *after])

    def _place(self, part: Tree, head: str, before: list[str], after: list[str]) -> None:
        word, slots = part.word, part.slots
        if word in ("kind", "anything"):
            return
        if word == "not":
            after.append(self._without(slots["of"]))
        elif word == "flag":
            self._flag(slots["word"], head, before, after)
        elif word == "in":
            self._in(slots["where"], before, after)
        elif word in ("sect", "clan", "title", "trait"):
            said = _list(list(slots["of"]), "or") if "of" in slots else slots["word"]
            if said != head:
                before.append(said)
        else:
            after.append(self.say(part))

    def _flag(self, flag: str, head: str, before: list[str], after: list[str]) -> None:
        if flag == "monster":
            if head != "monster":
                after.append("that is a monster")
        elif flag == "others" and head == "Methuselah":
            before.append("other")
        elif flag in _FLAGS:
            before.insert(0, _FLAGS[flag])
        else:
            after.append(self.row(_RELATIVE, flag))

    def _in(self, where: tuple[str, ...], before: list[str], after: list[str]) -> None:
        if where == ("ready",):
            before.insert(0, "ready")
        elif where == ("torpor",):
            after.append("in torpor")
        elif where == ("removed",):
            after.append("removed from the game")
        else:
            after.append(f"in {_list([_article(_PLACES[one]) for one in where], 'or')}")

    def _without(self, tree: Tree) -> str:
        word, slots = tree.word, tree.slots
        if word == "flag":
            if slots["word"] == "yourself":
                return "other than yourself"
            return _NOT.get(slots["word"]) or f"that is not {_FLAGS.get(slots['word']) or slots['word']}"
        if word in ("sect", "clan", "title"):
            said = _list(list(slots["of"]), "or") if "of" in slots else slots["word"]
            return f"that is not {said}"
        if word == "among":
            return f"other than {self.who(slots['who'])}"
        if word == "has":
            return f"without {slots['code']}"
        if word == "with":
            return f"without {_article(self.noun(slots['what']))}"
        if word == "noted":
            return f"that has not used a {slots['what']} this turn"
        if word == "has-cards":
            return f"with no cards in the {_PLACES[slots['where']]}"
        return f"that is not {self.noun(tree)}"

    def say_of(self, who: Tree) -> str:
        return "you control" if who.word == "you" else f"of {self.who(who)}"

    def say_among(self, who: Tree) -> str:
        return f"that is {self.who(who)}"

    def say_on(self, who: Tree) -> str:
        return f"on {self.who(who)}"

    def say_with(self, what: Tree) -> str:
        return f"with {_article(self.noun(what))}"

    def say_named(self, name: str) -> str:
        return f"named “{name}”"

    def say_has(self, code: str) -> str:
        return f"with {code}"

    def say_noted(self, what: str) -> str:
        return f"that has used a {what} this turn"

    def say_or(self, of: tuple[Tree, ...]) -> str:
        return f"that is {_list([self._such(one) for one in of], 'or')}"

    def say_kin(self, of: Tree) -> str:
        return f"of the clan of {self.who(of)}"

    def say_where(self, **more: Tree) -> str:
        return f"such that {self.condition(more['if'])}"

    def say_has_cards(self, where: str) -> str:
        return f"with cards in the {_PLACES[where]}"

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return f"with capacity {least} to {most}"
        return f"with capacity {most} or less" if most else f"with capacity {least} or more"

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return f"with {'any of your' if yours else 'any'} {name} counters"
        if most is not None:
            return f"with at most {self.amount(most)} counters"
        return f"with at least {self.amount(least)} counters"

    # -- amounts -----------------------------------------------------------------------------------------------------

    def amount(self, tree: Tree) -> str:
        return self.say(tree)

    def signed(self, tree: Tree) -> str:
        if tree.word == "number":
            return f"{tree.slots['n']:+d}"
        return f"+{self.amount(tree)}"

    def say_number(self, n: int) -> str:
        return str(n)

    def say_num(self, what: str, who: Tree) -> str:
        return f"the {self.row(_STATS, what)} of {self.who(who)}"

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
        if low == "0":
            return "any amount of" if "all" in high else f"up to {high}"
        return f"{low} or more" if "all" in high else f"{low} to {high}"

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

    # -- conditions --------------------------------------------------------------------------------------------------

    def condition(self, tree: Tree) -> str:
        return self.say(tree)

    def say_all_of(self, of: tuple[Tree, ...]) -> str:
        return " and ".join(self.condition(one) for one in of)

    def say_any_of(self, of: tuple[Tree, ...]) -> str:
        return " or ".join(self.condition(one) for one in of)

    def say_unlike(self, of: Tree) -> str:
        if of.word == "action-kind":
            return f"the action is not {_list([_DEEDS[one] for one in of.slots['of']], 'or')}"
        if of.word == "played":
            return f"“{of.slots['name']}” has not been played during this action"
        if of.word == "exists":
            what = of.slots["what"]
            return f"there is no {self.noun(what)}"
        if of.word == "is":
            return f"{self.who(of.slots['who'])} is not {self._such(of.slots['what'])}"
        return f"it is not so that {self.condition(of)}"

    def say_is(self, who: Tree, what: Tree) -> str:
        verb = "are" if who.word == "combatants" else "is"
        return f"{self.who(who)} {verb} {self._such(what)}"

    def _such(self, what: Tree) -> str:
        parts = self.flat(what)
        if len(parts) == 1:
            part = parts[0]
            if part.word == "flag" and part.slots["word"] in ("mine", "others"):
                return "controlled by you" if part.slots["word"] == "mine" else "controlled by another Methuselah"
            if part.word == "in":
                where = part.slots["where"][0]
                return {"ready": "ready", "torpor": "in torpor"}.get(where) or f"in the {_PLACES[where]}"
            if part.word == "of":
                return f"controlled by {self.who(part.slots['who'])}"
            if part.word == "flag" and part.slots["word"] == "monster":
                return "a monster"
            if part.word == "flag" and part.slots["word"] in _FLAGS:
                return _FLAGS[part.slots["word"]]
            if part.word == "sect":
                return str(part.slots["word"])
        return _article(self.noun(what))

    def say_exists(self, what: Tree) -> str:
        return f"there is {_article(self.noun(what))}"

    def say_action_kind(self, of: tuple[str, ...]) -> str:
        return f"the action is {_list([_DEEDS[one] for one in of], 'or')}"

    def say_action_needs(self, codes: tuple[str, ...] = (), clans: tuple[str, ...] = ()) -> str:
        return f"the action requires {_list([*codes, *clans], 'or')}"

    def say_directed_at(self, who: Tree) -> str:
        return f"the action is directed at {self.who(who)}"

    def say_played(self, name: str) -> str:
        return f"“{name}” has been played during this action"

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
            "fighting": "a combat is going on",
            "attack": "the action is one to enter combat",
            "hunted": "the referendum is about a blood hunt",
            "embrace": "the action is one to put a vampire in play",
            "unblocked": "the action was not blocked",
            "this-strike": "a strike with this card is being resolved",
        }[word]

    def say_came_by(self, n: int) -> str:
        return f"this card was played at level {n + 1}"

    def say_compared(self, first: Tree, sign: str, second: Tree) -> str:
        one, two = self.amount(first), self.amount(second)
        if sign == ">=":
            return f"{one} is {two} or more" if two.isdigit() else f"{one} is at least {two}"
        if sign == "<=":
            return f"{one} is {two} or less" if two.isdigit() else f"{one} is at most {two}"
        return f"{one} is {'more' if sign == '>' else 'less'} than {two}"

    # -- control -----------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        return ", then ".join(self.several(trees))

    def say_do(self, effects: tuple[Tree, ...] = ()) -> str:
        if not effects:
            return "nothing happens"
        return self.effects(effects)

    def say_if(self, then: tuple[Tree, ...], other: tuple[Tree, ...] = (), **more: Tree) -> str:
        words = f"if {self.condition(more['if'])}, {self.effects(then)}"
        return f"{words}; else {self.effects(other)}" if other else words

    def say_may(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), by: Tree | None = None) -> str:
        who = "you" if by is None else self.who(by)
        if cost:
            return f"{who} can {self.effects(cost)} to {self.effects(effects)}"
        return f"{who} can {self.effects(effects)}"

    def say_unless(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...], by: Tree) -> str:
        return f"{self.effects(effects)} unless {self.who(by)} chooses to {self.effects(cost)}"

    def say_choose(self, ways: tuple[Tree, ...], by: Tree | None = None) -> str:
        chooser = "choose" if by is None else f"{self.who(by)} chooses"
        return f"{chooser} one: {'; or '.join(self.several(ways))}"

    def say_random(self, ways: tuple[Tree, ...]) -> str:
        return f"at random: {'; or '.join(self.several(ways))}"

    def say_each(self, of: Tree, effects: tuple[Tree, ...]) -> str:
        who = "for each Methuselah" if of.word == "everybody" else f"for {self.who(of)}"
        return f"{who}: {self.effects(effects)}"

    def say_repeat(self, times: Tree, effects: tuple[Tree, ...]) -> str:
        return f"{self.amount(times)} times: {self.effects(effects)}"

    # -- moving ------------------------------------------------------------------------------------------------------

    def say_gain(self, n: Tree, what: str, who: Tree) -> str:
        if what in _NAMED:
            return f"put {self.amount(n)} {what} counter(s) on {self.who(who)}"
        if what == "pool":
            return f"{self.verb(who, 'gain', 'gains')} {self.amount(n)} pool"
        return f"put {self.amount(n)} {what} from the bank on {self.who(who)}"

    def say_burn_counters(self, n: Tree, what: str, who: Tree) -> str:
        return f"{self.verb(who, 'burn', 'burns')} {self.amount(n)} {what}"

    def say_pay(self, n: Tree, what: str, who: Tree) -> str:
        return f"burn {self.amount(n)} {what}"

    def say_take(self, n: Tree, what: str, to: Tree, **more: Tree) -> str:
        from_ = more["from"]
        source = f"{self.owns(from_)} pool" if what == "pool" else self.who(from_)
        goal = self.who(to)
        if to.word in ("you", "controller", "highest", "lowest", "them", "everybody", "owner"):
            goal = f"{self.owns(to)} pool"
        return f"move {self.amount(n)} {what} from {source} to {goal}"

    def say_burn(self, who: Tree) -> str:
        return f"burn {self.who(who)}"

    def say_put_on(self, who: Tree, host: Tree, kept: bool = False) -> str:
        words = f"put {self.who(who)} on {self.who(host)}"
        return f"{words} (you still control it)" if kept else words

    def say_put(self, who: Tree, place: str) -> str:
        card = self.who(who)
        if place == "play":
            return f"put {card} in play"
        if place == "removed":
            return f"remove {card} from the game"
        if place == "torpor":
            return f"send {card} to torpor"
        if place in ("top", "bottom"):
            return f"put {card} {'on top of' if place == 'top' else 'under'} its crypt or library"
        if place == "home":
            return f"move {card} to its owner's uncontrolled region"
        if place in ("ready", "uncontrolled"):
            return f"move {card} to the {_PLACES[place]}"
        return f"move {card} to your {_PLACES[place]}"

    def say_bring(self, who: Tree, on: Tree) -> str:
        return f"put {self.who(who)} into play (equipment and retainers on {self.who(on)})"

    def say_arrives(self) -> str:
        return ""

    def say_by_hand(self) -> str:
        return ""  # the players read the official text

    def say_control(self, who: Tree, by: Tree, on: Tree | None = None, until: str = "") -> str:
        words = f"{self.verb(by, 'take', 'takes')} control of {self.who(who)}"
        if until:
            words = f"{words} until the end of the turn"
        return f"{words} and put it on {self.who(on)}" if on is not None else words

    def say_lock(self, who: Tree) -> str:
        return f"lock {self.who(who)}"

    def say_unlock(self, who: Tree) -> str:
        return f"unlock {self.who(who)}"

    def say_show(self, who: Tree, to: Tree | None = None) -> str:
        return f"reveal {self.who(who)}" if to is None else f"{self.verb(to, 'look', 'looks')} at {self.who(who)}"

    def say_dues(
        self,
        n: int,
        of: str,
        who: Tree | None = None,
        deeds: tuple[str, ...] = (),
        but: tuple[str, ...] = (),
        at: Tree | None = None,
        less: bool = False,
        **more: Tree,
    ) -> str:
        kinds = _list([self.row(_DEEDS, one) for one in deeds], "or") or "an action"
        other = f" (not {_list([self.row(_DEEDS, one) for one in but], 'or')})" if but else ""
        aim = "" if at is None else f" directed at {self.meant(at)}"
        whose = "" if who is None else f" {self.meant(who)}"
        words = f"{kinds}{other}{aim} costs{whose} {n} {of.replace('-', ' ')} {'less' if less else 'more'}"
        return f"{words} if {self.condition(more['if'])}" if "if" in more else words

    def say_without(self, codes: tuple[str, ...]) -> str:
        return f"this minion cannot play cards with {_list(list(codes), 'or')}"

    def say_as_if(self, clans: tuple[str, ...], for_you: bool = False) -> str:
        who = "you and this minion" if for_you else "this minion"
        return f"{who} can play cards requiring {_list(list(clans), 'or')} as if this minion were one"

    def say_shuffle(self, where: str, of: Tree) -> str:
        return f"shuffle {self.owns(of)} {_PLACES[where]}"

    def say_draw(self, n: Tree, where: str, who: Tree) -> str:
        number = self.amount(n)
        if where == "crypt":
            cards = "the top card" if number == "1" else f"the top {number} cards"
            return f"move {cards} of {self.owns(who)} crypt to the uncontrolled region"
        return f"{self.verb(who, 'draw', 'draws')} {number} card{'' if number == '1' else 's'}"

    def say_discard(self, who: Tree, what: Tree | None = None) -> str:
        card = "a card" if what is None else _article(self.noun(what))
        return f"{self.verb(who, 'discard', 'discards')} {card} and replace it"

    def say_embrace(self, sect: str = "", acts: bool = False) -> str:
        of = {"": "", "same": " and sect"}.get(sect, "")
        kind = f"{sect} vampire" if sect not in ("", "same") else "vampire"
        does = "must hunt this turn" if acts else "cannot act this turn"
        return f"this card becomes a non-unique {kind} of capacity 1 of the same clan{of} as this minion, who {does}"

    def say_learns(self, who: Tree) -> str:
        return f"search library, hand or ash heap for a Discipline master card and put it on {self.who(who)}"

    def say_fetch_first(self, what: Tree) -> str:
        noun = self.noun(what)
        return f"equip with the first {noun} from the top of your library, at its cost; then shuffle your library"

    def say_secrets(self, who: Tree, least: Tree, most: Tree) -> str:
        numbers = f"a number from {self.amount(least)} to {self.amount(most)}"
        return f"{self.who(who)} secretly choose {numbers}, and all are revealed together"

    def say_secret(self, who: Tree) -> str:
        return f"the number that {self.who(who)} chose"

    def say_chosen_by(self, n: Tree) -> str:
        return f"the number of Methuselahs who chose {self.amount(n)}"

    def say_chosen_for(self, what: Tree) -> str:
        return f"for which {_article(self.noun(what))} is chosen"

    def say_makes(self, sect: str) -> str:
        return f"that makes a vampire {sect}"

    def say_repertoire(self, who: Tree, span: str) -> str:
        return f"the number of Disciplines that {self.who(who)} has used to play cards {_SINCE[span]}"

    def say_counters_pay(self, what: Tree, n: Tree, who: Tree | None = None) -> str:
        by = "" if who is None else f" played by {self.meant(who)}"
        paid = f"the blood or pool cost of {_article(self.noun(what))}{by}"
        return f"use {self.amount(n)} counters on this card to pay {paid}"

    def say_fetch(self, what: Tree) -> str:
        return (
            f"search your library for {_article(self.noun(what))} and bring it into play with this minion at its cost"
        )

    def say_discard_these(self, who: Tree) -> str:
        return f"discard {self.who(who)}"

    def say_discard_several(self, who: Tree, what: Tree, n: int) -> str:
        return f"{self.verb(who, 'discard', 'discards')} {n} {self.noun(what, plural=True)}"

    def say_remember(self, who: tuple[Tree, ...] = ()) -> str:
        return f"choose {_list([self.who(one) for one in who])}" if who else ""

    def say_search(self, where: str, what: Tree, to: str, shown: bool = False, down: bool = False) -> str:
        words = f"search your {_PLACES[where]} for {_article(self.noun(what))}"
        seen = ", reveal it" if shown else ""
        then = "; then discard down to your hand size" if down else ""
        return f"{words}{seen}, move it to your {_PLACES[to]} and shuffle{then}"

    def say_note(self, what: str, who: Tree) -> str:
        return f"choose {self.who(who)}" if who.word in ("pick", "up-to") else ""

    def say_burn_edge(self) -> str:
        return "burn the Edge"

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = _list([f"{n} {word}" for n, word in ((pool, "pool"), (blood, "blood")) if n])
        by = "" if who is None else f" played by {self.meant(who)}"
        return f"{_article(self.noun(what))}{by} costs {less} less"

    # -- numbers -----------------------------------------------------------------------------------------------------

    def say_mod(self, what: str, n: Tree, who: Tree, until: str) -> str:
        special = self._special(what, n, who, until)
        if special:
            return special
        if what in ("stealth", "bleed") and who.word == "acting":
            return f"{self.signed(n)} {what}"
        if what == "intercept" and who.word == "me":
            return f"{self.signed(n)} intercept"
        gets = self.verb(who, "get", "gets")
        length = "" if (what, until) in (("votes", "referendum"), ("additional-strikes", "round")) else _SPANS[until]
        return f"{gets} {self.signed(n)} {self.row(_STATS, what)} {length}".rstrip()

    def _special(self, what: str, n: Tree, who: Tree, until: str) -> str:
        name, length = self.who(who) if who.word != "a" else "", _SPANS[until]
        number = self.amount(n)
        forms = {
            "awake": f"{name} can block and play reaction cards as though unlocked {length}",
            "cannot-block": f"{name} cannot block {length}",
            "cannot-act": f"{name} cannot act {length}",
            "sunlit": f"all damage to {name} is aggravated {length}, if it is a vampire",
            "stays-unlocked": f"{name} does not lock for blocking",
            "aggravated-hands": f"damage from the hand strikes of {name} is aggravated {length}",
            "maneuvers": f"{name} gets {_optional(number, 'maneuver')} {length}",
            "maneuvers-owed": f"{name} gets {number} maneuver {length}, which must be used",
            "presses": f"{name} gets {_optional(number, 'press')} {length}",
            "free-strikes": f"{name} gets {number} additional strikes that do not count against the limit",
            "warded": f"all damage from strikes of the opposing minion to {name} is prevented {length}",
            "hard": f"{name} prevents all damage but 1 each round, if it is not aggravated, {length}",
            "marble": f"{name} prevents all damage but 1 each round, aggravated damage too, {length}",
            "piercing": f"if any damage from this strike is inflicted, {name} inflicts {number} more damage",
            "most-bleed": f"if more than {number} pool is bled, ignore the excess",
            "aimed": "a minion can play only one aim each strike",
            "hand-damage": f"hand strikes of {name} inflict +{number} damage {length}",
            "swarm": f"{name} takes {number} environmental damage each round during strike resolution",
            "swarm-close": f"{name} takes {number} environmental damage each round at close range",
            "rewarded": f"if {name} is ready after this combat, it gains {number} blood",
        }
        if what in ("cannot-block", "presses-owed") and who.word == "a":
            name = self.who(who)
            forms["cannot-block"] = f"{name} cannot block {length}"
        forms["presses-owed"] = f"{name} must press to continue the combat"
        return forms.get(what, "")

    def say_set(self, what: str, n: Tree, who: Tree, until: str) -> str:
        return f"{self.verb(who, 'have', 'has')} a {self.row(_STATS, what)} of {self.amount(n)} {_SPANS[until]}"

    def say_immune(self, who: Tree, until: str, kinds: tuple[str, ...] = (), source: Tree | None = None) -> str:
        what = [_DAMAGE[kind] for kind in kinds]
        if source is not None:
            what.append(f"damage from {self.who(source)}")
        return f"{self.who(who)} is immune to {_list(what)} {_SPANS[until]}"

    def say_gives(self, what: str, n: Tree, to: Tree, level: int = 0, **more: Tree) -> str:
        who = "this minion" if to.word == "me" else self.who(to)
        plural = to.word == "all" or to.word == "you"
        gets = "get" if plural else "gets"
        flags = {
            "cannot-block": f"{who} cannot block",
            "deals": f"in combat, this card inflicts {self.amount(n)} damage each round on the opposing minion",
            "deals-close": f"at close range, this card inflicts {self.amount(n)} damage each round on the opponent",
            "sure": f"strikes of {who} cannot be dodged",
            "no-transfers": f"no transfers can be used on {who}",
            "immune": f"{who} is immune to {self._immunities(n)}",
        }
        words = flags.get(what) or f"{who} {gets} {self.signed(n)} {self.row(_STATS, what)}"
        if "if" in more:
            words += f" if {self.condition(more['if'])}"
        if level:
            words += " (while merged)" if level < 0 else " (at the superior level)"
        return words

    def _immunities(self, n: Tree) -> str:
        kinds = n.slots.get("n", 0)
        return _list([word for i, word in enumerate(_DAMAGE.values()) if kinds >> i & 1])

    def say_teaches(self, code: str) -> str:
        return f"the vampire with this card has {code} one level higher"

    # -- actions -----------------------------------------------------------------------------------------------------

    def say_special(self, kind: str, n: Tree, at: Tree | None = None) -> str:
        more = "" if n.word == "number" and not n.slots["n"] else f" at {self.signed(n)} {kind}"
        whom = f" of {self.who(at)}" if at is not None else ""
        return f"{kind}{more}{whom}"

    def say_leaves_torpor(self) -> str:
        return "leave torpor"

    def say_fight(self, who: Tree, against: Tree, riders: tuple[Tree, ...] = (), turned: bool = False) -> str:
        words = f"enter combat with {self.who(against)}"
        if who.word != "me":
            words = f"{self.who(who)} enters combat with {self.who(against)}"
        if turned:
            words += ", who counts as the acting minion"
        return f"{words}; in that combat {_list(self.several(riders))}" if riders else words

    def say_redirect(self, to: Tree) -> str:
        return f"the bleed is now against {self.who(to)}"

    def say_attempt(self, who: Tree, anybody: bool = False, intercept: int = 0) -> str:
        words = f"{self.who(who)} attempts to block"
        if intercept:
            words += f" with +{intercept} intercept"
        return f"{words}, whoever is the target" if anybody else words

    def say_block_fails(self, whose: str = "") -> str:
        if whose == "again":
            return "the attempt to block fails"
        who = "no minion of his controller can" if whose else "the minion cannot"
        return f"the attempt to block fails, and {who} attempt to block this action again"

    def say_granted(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), limit: str = "", **more: Tree) -> str:
        words = self.effects(effects)
        words = f"this minion can {self.effects(cost)} to {words}" if cost else f"this minion can {words}"
        if "if" in more:
            words += f" if {self.condition(more['if'])}"
        return f"{words} (once each {limit})" if limit else words

    def say_abstain(self, who: Tree) -> str:
        return f"{self.who(who)} abstains (which cancels votes and ballots already cast)"

    def say_oppose(self, n: Tree) -> str:
        return f"this minion gets +{self.amount(n)} votes against the referendum"

    def say_recast(self, who: Tree, side: str) -> str:
        return f"{self.verb(who, 'cast', 'casts')} all votes and ballots {side} the referendum"

    def say_voted(self, side: str = "") -> str:
        return f"that has voted {side}".rstrip()

    def say_not_again(self, who: Tree) -> str:
        return f"{self.who(who)} cannot perform the same action again this turn"

    def say_played_by(self, what: Tree) -> str:
        return f"played by {_article(self.noun(what))}"

    def say_outcome(self, how: str) -> str:
        return _OUTCOMES[how]

    def say_cancel(self, what: Tree, others: bool = False, free: bool = False) -> str:
        whose = " of another Methuselah" if others else ""
        cost = "; its cost is not paid" if free else ""
        return f"cancel {_article(self.noun(what))}{whose} as it is played{cost}"

    def say_becomes(
        self,
        who: Tree,
        sect: str = "",
        clan: str = "",
        title: str = "",
        place: str = "",
        loses: bool = False,
        like: Tree | None = None,
    ) -> str:
        name = self.who(who)
        if loses:
            return f"{name} loses any title"
        if like is not None:
            return f"{name} receives the title of {self.who(like)}"
        if title:
            return f"{name} becomes {title}{f' of {place}' if place else ''}"
        return f"{name} becomes {sect or clan}"

    # -- combat ------------------------------------------------------------------------------------------------------

    def say_strike(self, kind: str, n: Tree, flags: tuple[str, ...] = (), maneuver: int = 0, besides: int = 0) -> str:
        number = int(n.slots["n"])
        r = "R" if "ranged" in flags else ""
        how = kind.replace("-", " ")
        if kind == "hand":
            how = f"hand strike at {number:+d} damage" if number else "hand strike"
        elif kind == "damage" and "with-strength" in flags:
            how = f"strength{number:+d}{r} damage" if number else f"strength{r} damage"
        elif kind == "effect":
            how = f"as follows{' (ranged)' if r else ''}"
        elif kind in ("damage", "steal-blood"):
            how = f"{number}{r} damage" if kind == "damage" else f"steal {number}{r} blood"
        elif r:
            how = f"{how} (ranged)"
        if besides:
            how += f" and {besides}{r} aggravated damage"
        extra = [word for word in flags if word in ("aggravated", "unpreventable", "undodgeable")]
        if extra:
            how += f" ({', '.join(extra)})"
        if "first" in flags:
            how += " with first strike"
        if "unlocks" in flags:
            how += ", and this minion unlocks"
        if "no-fortitude" in flags:
            how += "; its damage cannot be prevented by cards requiring for"
        if "dulls" in flags:
            how += "; weapons of the opposing vampire inflict no damage this round"
        if maneuver:
            how += (
                ", with an optional maneuver",
                ", with a maneuver",
                ", with an optional maneuver only to close range",
            )[maneuver - 1]
        return f"strike: {how}"

    def say_wield(self, weapon: Tree, n: Tree) -> str:
        return f"strike: {self.who(weapon)}, at {self.signed(n)} damage"

    def say_set_range(self, to: str, weapon: bool = False) -> str:
        words = f"the range of this round is {to}"
        return f"{words}, and the initial strike must be with this weapon" if weapon else words

    def say_lift(self, what: Tree, who: Tree) -> str:
        return f"cancel the effects of {self.noun(what, plural=True)} on {self.who(who)} in this combat"

    def say_bound_strike(self, effects: tuple[Tree, ...]) -> str:
        return f"1 additional strike, which must be {self.effects(effects)}"

    def say_equip(self, who: Tree, on: Tree, freely: bool = False, shared: bool = False) -> str:
        words = f"put {self.who(who)} on {self.who(on)}, paying its cost"
        if shared:
            words += " (up to half of it, rounded down, with blood)"
        return f"{words} (ignore requirements)" if freely else words

    def say_mild(self, most: int) -> str:
        return f"that inflicts no aggravated damage and at most {most} damage"

    def say_churn(self, n: Tree) -> str:
        draws = f"draw {self.amount(n)} cards without discarding"
        return f"{draws}, then move as many from your hand to the bottom of your library"

    def say_arrange(self, n: Tree) -> str:
        return f"look at the top {self.amount(n)} cards of your library and put them back in any order"

    def say_maneuver(self, to: str = "", weapon: bool = False) -> str:
        words = "maneuver with this weapon" if weapon else "maneuver"
        return f"{words}, only to {to} range" if to else words

    def say_press(self, to: str = "") -> str:
        return {"": "press", "continue": "press, only to continue combat", "end": "press, only to end combat"}[to]

    def say_prevent(self, n: Tree, to: Tree, only_ordinary: bool = False, only: str = "") -> str:
        kind = "non-aggravated damage" if only_ordinary else "damage"
        if only:
            kind += " from gun strikes" if only == "gun" else " from strikes of the opposing minion"
        whom = "" if to.word == "me" else f" to {self.who(to)}"
        return f"prevent {self.amount(n)} {kind}{whom}"

    def say_inflict(self, n: Tree, who: Tree, flags: tuple[str, ...] = (), by_minion: bool = False) -> str:
        kind = " ".join([word for word in flags if word in ("aggravated", "unpreventable")])
        words = f"{self.who(who)} takes {self.amount(n)} {kind} damage".replace("  ", " ")
        return f"{words} from this minion" if by_minion else words

    # -- ways --------------------------------------------------------------------------------------------------------

    # -- what stands -------------------------------------------------------------------------------------------------

    def meant(self, tree: Tree) -> str:
        """Whom a rule or trigger is about: by name, or any of a class."""
        if tree.word == "among":
            return self.who(tree.slots["who"])
        return self.who(tree) if tree.word in _REFS or tree.word in _WHO else _article(self.noun(tree))

    def fact(self, kind: str, of: Tree | None, to: Tree | None) -> str:
        if kind.endswith("-phase"):
            whose = "each Methuselah's" if of is None else self.owns(of)
            return f"during {whose} {kind.replace('-', ' ')}"
        seat = "pool" in kind or kind == "ousted"
        who = self.meant(of) if of is not None else "a Methuselah" if seat else "a minion"
        whom = "another" if to is None else self.meant(to)
        return f"when {self.row(_FACTS, kind).format(who=who, whom=whom)}"

    def say_trigger(
        self,
        kinds: tuple[str, ...],
        effects: tuple[Tree, ...],
        of: Tree | None = None,
        to: Tree | None = None,
        about: Tree | None = None,
        once: bool = False,
        level: int = 0,
        **more: Tree,
    ) -> str:
        words = " or ".join(self.fact(kind, of, to) for kind in kinds)
        if "if" in more:
            words += f", if {self.condition(more['if'])}"
        return f"{words}, {self.effects(effects)}"

    def say_instead(
        self,
        kinds: tuple[str, ...],
        effects: tuple[Tree, ...] = (),
        of: Tree | None = None,
        level: int = 0,
        **more: Tree,
    ) -> str:
        who = "a minion" if of is None else self.meant(of)
        words = " or ".join(self.row(_WOULD, kind).format(who=who) for kind in kinds)
        if "if" in more:
            words += f" and {self.condition(more['if'])}"
        if not effects:
            return f"if {words}, that does not happen"
        return f"if {words}, instead {self.effects(effects)}"

    def say_cannot(
        self,
        rule: str,
        who: Tree,
        what: Tree | None = None,
        level: int = 0,
        needs: tuple[str, ...] = (),
        **more: Tree,
    ) -> str:
        does = self.row(_RULES, rule).format(what="" if what is None else f" {self.meant(what)}")
        words = f"{self.meant(who)} cannot {does}".replace("  ", " ").rstrip()
        if needs:
            words = f"{words}, by an action that requires {_list(list(needs), 'or')}"
        return f"{words} while {self.condition(more['if'])}" if "if" in more else words

    def say_toll(self, rule: str, n: int, who: Tree, what: Tree | None = None, cards: bool = False, **more: Any) -> str:
        does = self.row(_RULES, rule).format(what="" if what is None else f" {self.meant(what)}")
        cost = f"the top {n} cards of their library" if cards else f"{n} blood or life"
        words = f"{self.meant(who)} must burn {cost} to {does}".rstrip()
        return f"if {self.say(more['if'])}, {words}" if more.get("if") is not None else words

    def say_costs(
        self,
        n: int,
        of: str,
        what: Tree,
        who: Tree | None = None,
        to: Tree | None = None,
        less: bool = False,
        needs: tuple[str, ...] = (),
        **more: Tree,
    ) -> str:
        cards = self.noun(what, plural=True)
        if needs:
            cards = f"{cards} played with {_list(list(needs), 'or')}"
        if more.pop("strikes", None) is not None:
            cards = f"{cards} that are strikes"
        whose = "" if who is None else f" {self.meant(who)}"
        aim = "" if to is None else f" on {self.meant(to)}"
        words = f"{cards}{aim} cost{whose} {n} {of.replace('-', ' ')} {'less' if less else 'more'}"
        return f"{words} if {self.condition(more['if'])}" if "if" in more else words

    def say_hang(self, part: Tree, until: str, on: Tree | None = None, times: Tree | None = None) -> str:
        if times is not None:
            return f"{_SPANS[until]}, the next {self.amount(times)} times, {self.say(part)}"
        if part.word == "trigger" and part.slots.get("once"):
            return self.say(part)
        return f"{_SPANS[until]}, {self.say(part)}"

    def say_happened(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, about: Tree | None = None
    ) -> str:
        if kind == "played":
            what = "card" if about is None else self.noun(about)
            return f"{_article(what)} was played {_SINCE[span]}"
        if kind == "master-phase":
            return "the master phase has begun"
        who = "a minion" if of is None else self.meant(of)
        return f"{who} has {self.row(_DONE, kind)} {_SINCE[span]}"

    def say_did(self, kind: str, span: str) -> str:
        return f"that has {self.row(_DONE, kind)} {_SINCE[span]}"

    def say_tally(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, times: bool = False
    ) -> str:
        who = "anybody" if of is None else self.meant(of)
        return f"{self.row(_TALLIES, kind).format(who=who)} {_SINCE[span]}"

    def say_requires(self, code: str) -> str:
        return f"requiring {code}"

    def say_requires_clan(self, of: tuple[str, ...]) -> str:
        return f"requiring {_list(list(of), 'or')}"

    def say_way(
        self,
        effects: tuple[Tree, ...],
        then: tuple[Tree, ...] = (),
        during: tuple[Tree, ...] = (),
        cost: tuple[Tree, ...] = (),
        disciplines: tuple[str, ...] = (),
        who: Tree | None = None,
        when: tuple[str, ...] = (),
        by: str = "",
        blood: int = 0,
        price: Tree | None = None,
        pool: int = 0,
        conviction: int = 0,
        stealth: int = 0,
        limit: str = "",
        action: bool = False,
        limited: bool = False,
        open: int = 0,
        **more: Tree,
    ) -> str:
        does = self.effects((*effects, *then))
        if during:
            does += f"; in this referendum {_list(self.several(during))}"
        paid = self.several(cost)
        paid += [f"burn {n} {word}" for n, word in ((blood, "blood"), (pool, "pool"), (conviction, "conviction")) if n]
        if price is not None:
            paid.append(f"burn blood equal to {self.amount(price)}")
        if paid and does:
            does = f"{_list(paid)} to {does}"
        if open and does:
            does = f"{'minions of other Methuselahs' if open > 1 else 'any minion'} can {does}"
        if action and does:
            does = f"as {f'a +{stealth} stealth' if stealth else 'an'} action: {does}"
        elif stealth and does:
            does = f"+{stealth} stealth action: {does}"
        limits = [f"once each {limit}" if limit != "game" else "once in the game"] if limit else []
        before = [words for words in (_BY.get(by, ""), *(_WHEN.get(word, "") for word in when[:1])) if words]
        if who is not None:
            before.append(f"only by {_article(self.noun(who))}")
        if "if" in more:
            before.append(f"only if {self.condition(more['if'])}")
        if limited:
            limits.append("limited")
        codes = f"[{' '.join(disciplines)}] " if disciplines else ""
        if not does:  # a permanent: only who may have it is to be told
            return ", ".join(before)
        head = f"{', '.join(before)}: " if before else ""
        return f"{codes}{head}{does}{f' ({_list(limits)})' if limits else ''}"


def _optional(number: str, what: str) -> str:
    return f"an optional {what}" if number == "1" else f"{number} optional {what}s"


GRAMMAR: Final = English()
