"""Card texts of V:TES in English: whom and what, with all that a filter adds to a noun."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import Teller, flat, is_own_deed, needed

from .vtes_terms import (
    DONE,
    FLAGS,
    NOT,
    PLACES,
    REFS,
    RELATIVE,
    SINCE,
    STATS,
    WHO,
    articled,
    counted,
    listed,
)

EXCEPT: Final = "other than "
MONSTER: Final = "that is a monster"


_PLURAL: Final = {"is": "are", "has": "have", "inflicts": "inflict", "makes": "make"}


def _of_several(said: str) -> str:
    """What is added to one thing, said of several: ``that is acting`` becomes ``that are acting``."""
    if said == MONSTER:
        return "that are monsters"
    that, _, rest = said.partition(" ")
    verb, _, more = rest.partition(" ")
    return f"that {_PLURAL[verb]} {more}" if that == "that" and verb in _PLURAL else said


def _with_exceptions(after: list[str]) -> list[str]:
    """Qualities with what is excepted said once: other than yourself or the acting Methuselah."""
    excepted = [said.removeprefix(EXCEPT) for said in after if said.startswith(EXCEPT)]
    if len(excepted) < 2:
        return after
    return [EXCEPT + listed(excepted, "or"), *(said for said in after if not said.startswith(EXCEPT))]


class Nouns(Teller):
    """Noun phrases: whom and which."""

    LANGUAGE: ClassVar[str] = "en"

    # -- whom ---------------------------------------------------------------------------------------------------------

    def who(self, tree: Tree) -> str:
        if tree.word in REFS:
            return REFS[tree.word]
        if tree.word in ("target", "second-target"):
            at = 0 if tree.word == "target" else 1
            return f"the chosen {self.chosen[at]}" if at < len(self.chosen) else "the chosen one"
        return self.say(tree)

    def owns(self, tree: Tree) -> str:
        """The possessive: ``your``, ``that Methuselah's``."""
        if tree.word == "you":
            return "your"
        if tree.word == "it":
            return "its"
        if tree.word == "everybody":
            return "each Methuselah's"
        who = self.who(tree)
        return f"{who}'" if who.endswith("s") else f"{who}'s"

    def verb(self, tree: Tree, plain: str, third: str) -> str:
        """Subject and verb: ``you gain``, ``each Methuselah gains``; a command if you do it yourself."""
        if tree.word == "you":
            return plain
        plural = tree.word in ("combatants", "all")
        return f"{self.who(tree)} {plain if plural else third}"

    def say_controller(self, of: Tree) -> str:
        return self._belonging(of, "controller")

    def say_owner(self, of: Tree) -> str:
        return self._belonging(of, "owner")

    def _belonging(self, of: Tree, noun: str) -> str:
        """``its controller``, ``this minion's controller``; of a longer phrase, ``the controller of …``."""
        owner = self.owns(of)
        return f"{owner} {noun}" if len(owner.split()) <= 3 else f"the {noun} of {self.who(of)}"

    def say_prey_of(self, of: Tree) -> str:
        return f"{self.owns(of)} prey"

    def say_predator_of(self, of: Tree) -> str:
        return f"{self.owns(of)} predator"

    def say_end(self, where: str, of: Tree, bottom: bool = False) -> str:
        return f"the {'bottom' if bottom else 'top'} card of {self.owns(of)} {PLACES[where]}"

    def say_all(self, what: Tree) -> str:
        return f"all {self.noun(what, plural=True)}"

    def say_highest(self, of: Tree, by: Tree) -> str:
        return f"whoever has the highest {self.measure(by)}"

    def say_lowest(self, of: Tree, by: Tree) -> str:
        return f"whoever has the lowest {self.measure(by)}"

    def measure(self, tree: Tree) -> str:
        if tree.word == "num":
            who = tree.slots["who"]
            what = self.row(STATS, tree.slots["what"])
            return f"{what} of {self.who(who)}" if who.word != "it" else what
        return self.amount(tree)

    def say_a(self, what: Tree) -> str:
        noun = self.noun(what)
        self.chosen.append(self.head(what))
        return articled(noun) if not noun.startswith("another") else noun

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
        return f"{articled(self.noun(what)) if n == '1' else f'{n} {self.noun(what, plural=True)}'} at random"

    def say_pick(self, what: Tree, most: Tree, by: Tree | None = None) -> str:
        n = self.amount(most)
        words = articled(self.noun(what)) if n == "1" else f"{n} {self.noun(what, plural=True)}"
        return f"{words} of {self.owns(by)} choice" if by is not None else words

    def say_up_to(self, what: Tree, most: Tree) -> str:
        number = self.amount(most)
        return f"up to {number} {self.noun(what, plural=number != '1')}"

    # -- filters: head, adjectives before it, clauses after it -------------------------------------------------------

    def head(self, tree: Tree) -> str:
        """The noun alone."""
        if tree.word == "or":
            return listed([self.head(one) for one in tree.slots["of"]], "or")
        found = "card"
        for one in flat(tree):
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
            return listed([self.noun(one, plural) for one in tree.slots["of"]], "or")
        parts = needed(flat(tree))
        head = self.head(tree)
        before: list[str] = []
        after: list[str] = []
        for part in parts:
            self._place(part, head, before, after)
        if plural:
            head = {"ally": "allies", "equipment": "equipment"}.get(head, f"{head}s")
            after = [_of_several(said) for said in after]
        return " ".join([*before, head, *_with_exceptions(after)])

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
            said = listed(list(slots["of"]), "or") if "of" in slots else slots["word"]
            if said != head:
                before.append(said)
        else:
            after.append(self.say(part))

    def _flag(self, flag: str, head: str, before: list[str], after: list[str]) -> None:
        if flag == "monster":
            if head != "monster":
                after.append(MONSTER)
        elif flag == "others" and head == "Methuselah":
            before.append("other")
        elif flag in FLAGS:
            before.insert(0, FLAGS[flag])
        else:
            after.append(self.row(RELATIVE, flag))

    def _in(self, where: tuple[str, ...], before: list[str], after: list[str]) -> None:
        if where == ("ready",):
            before.insert(0, "ready")
        elif where == ("torpor",):
            after.append("in torpor")
        elif where == ("removed",):
            after.append("removed from the game")
        else:
            after.append(f"in {listed([articled(PLACES[one]) for one in where], 'or')}")

    def _without(self, tree: Tree) -> str:
        word, slots = tree.word, tree.slots
        if word == "flag":
            if slots["word"] == "yourself":
                return f"{EXCEPT}yourself"
            return NOT.get(slots["word"]) or f"that is not {FLAGS.get(slots['word']) or slots['word']}"
        if word in ("sect", "clan", "title"):
            said = listed(list(slots["of"]), "or") if "of" in slots else slots["word"]
            return f"that is not {said}"
        if word == "among":
            return f"{EXCEPT}{self.who(slots['who'])}"
        if word == "has":
            return f"without {slots['code']}"
        if word == "with":
            return f"without {articled(self.noun(slots['what']))}"
        if word == "noted":
            return f"that has not used “{slots['what']}” this turn"
        if word == "has-cards":
            return f"with no cards in the {PLACES[slots['where']]}"
        return f"that is not {articled(self.noun(tree))}"

    def say_of(self, who: Tree) -> str:
        if who.word == "it":
            return "it controls"
        return "you control" if who.word == "you" else f"of {self.who(who)}"

    def say_among(self, who: Tree) -> str:
        return f"that is {self.who(who)}"

    def say_on(self, who: Tree) -> str:
        return f"on {self.who(who)}"

    def say_with(self, what: Tree) -> str:
        return f"with {articled(self.noun(what))}"

    def say_named(self, name: str) -> str:
        return f"named “{name}”"

    def say_has(self, code: str) -> str:
        return f"with {code}"

    def say_noted(self, what: str) -> str:
        return f"that has used “{what}” this turn"

    def say_or(self, of: tuple[Tree, ...]) -> str:
        return f"that is {listed([self._such(one) for one in of], 'or')}"

    def say_same_as(self, of: Tree) -> str:
        return f"that is the same card as {self.who(of)}"

    def say_kin(self, of: Tree) -> str:
        return f"of the clan of {self.who(of)}"

    def say_where(self, **more: Tree) -> str:
        if is_own_deed(more["if"]):
            return f"that has {self.row(DONE, more['if'].slots['kind'])} {SINCE[more['if'].slots['span']]}"
        return f"such that {self.condition(more['if'])}"

    def say_has_cards(self, where: str) -> str:
        return f"with cards in the {PLACES[where]}"

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return f"with capacity {least} to {most}"
        return f"with capacity {most} or less" if most else f"with capacity {least} or more"

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return f"with {'any of your' if yours else 'any'} {name} counters"
        if most is not None:
            return f"with at most {counted(self.amount(most), 'counters')}"
        return f"with at least {counted(self.amount(least), 'counters')}"

    def say_stored(self, on: Tree) -> str:
        return f"kept on {self.who(on)}"

    def say_chosen_for(self, what: Tree) -> str:
        return f"for which {articled(self.noun(what))} is chosen"

    def say_makes(self, sect: str) -> str:
        return f"that makes a vampire {sect}"

    def say_voted(self, side: str = "") -> str:
        return f"that has voted {side}".rstrip()

    def say_played_by(self, what: Tree) -> str:
        return f"played by {articled(self.noun(what))}"

    def say_mild(self, most: int) -> str:
        return f"that inflicts no aggravated damage and at most {most} damage"

    def say_requires(self, code: str) -> str:
        return f"requiring {code}"

    def say_requires_clan(self, of: tuple[str, ...]) -> str:
        return f"requiring {listed(list(of), 'or')}"

    def _such(self, what: Tree) -> str:
        parts = flat(what)
        if len(parts) == 1:
            part = parts[0]
            if part.word == "flag" and part.slots["word"] in ("mine", "others"):
                return "controlled by you" if part.slots["word"] == "mine" else "controlled by another Methuselah"
            if part.word == "in":
                where = part.slots["where"][0]
                return {"ready": "ready", "torpor": "in torpor"}.get(where) or f"in the {PLACES[where]}"
            if part.word == "of":
                return f"controlled by {self.who(part.slots['who'])}"
            if part.word == "flag" and part.slots["word"] == "monster":
                return "a monster"
            if part.word == "among":
                return self.who(part.slots["who"])
            if part.word == "flag" and part.slots["word"] in FLAGS:
                return FLAGS[part.slots["word"]]
            if part.word == "sect":
                return str(part.slots["word"])
        return articled(self.noun(what))

    def meant(self, tree: Tree) -> str:
        """Whom a rule or trigger is about: one named thing, or any of a class."""
        if tree.word == "among":
            return self.who(tree.slots["who"])
        return self.who(tree) if tree.word in REFS or tree.word in WHO else articled(self.noun(tree))

    def amount(self, tree: Tree) -> str:
        return self.say(tree)

    def condition(self, tree: Tree) -> str:
        return self.say(tree)
