"""What is the same in every language when trees of V:TES are said: noun phrases from filters, X for a number that is
chosen once and used again, and who "it" is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, product
from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.languages.rows import Rows
from praxis.languages.speaker import MISSING, Noun, Slots, Speaker, is_of, slots_of

FILTERS: Final = frozenset(
    """and or not kind flag in clan sect trait title capacity counters has noted named of on with where requires
    requires-clan has-cards voted played-by mild stored chosen-for makes same-as kin anything among""".split()
)
SEATS: Final = frozenset(
    """you them controller owner highest lowest everybody prey predator victims other-methuselahs acting-methuselah
    prey-of predator-of chosen-seats""".split()
)
_ALIKE: Final = ("kind", "clan", "sect", "trait", "title", "has")
"""Qualities of which several are said together: a prince or justicar."""
_OWNED: Final = ("hand", "uncontrolled", "ash-heap", "library", "crypt", "research")
"""Regions that are somebody's: "in your hand", not "in a hand you control"."""
_OF_VAMPIRES: Final = frozenset({"capacity", "has", "sect", "title", "clan", "kin"})
_SIGNS: Final = {"+": "plus", "-": "minus", "*": "times", "//": "divided", "at most": "lesser", "at least": "greater"}
_MINIONS: Final = frozenset({"me", "self", "bearer", "acting", "blocking", "opposing", "chosen-one"})
_AT: Final = re.compile(r", at=\d+")
ORDER: Final = ("adj", "name", "place", "own", "with", "but", "rel")
"""Where something stands beside a noun. "but" are those excepted, who are said together."""


class VtesSpeaker(Speaker):
    MANY = frozenset({"all", "combatants"})

    def __init__(self, rows: Rows, plural: Any, named: Any, term: Any) -> None:
        super().__init__(rows, plural, named, term)
        self.begin()

    def begin(self) -> None:
        self.chosen: dict[int, list[Noun]] = {}
        """The nouns of what was chosen, to be named again."""
        self.said_of: dict[int, str] = {}
        self.to_choose: dict[int, Tree] = {}
        """What is chosen in the text, by its number among the things chosen."""
        self.hit = "that-one"
        """Who is meant where nothing was chosen: whom the strike hits, or somebody named before."""
        self.subject = ""
        """Of whom it is said what he can do."""
        self.seats = False
        """Whether "it" means a Methuselah at present."""
        self.names: dict[str, str] = {}
        """The numbers that are chosen once and named again: each is an X."""
        self.explained: set[str] = set()

    # -- trees ------------------------------------------------------------------------------------------------------

    def tree(self, tree: Tree, how: str = "") -> str:
        word = tree.word
        if word in FILTERS:
            return self.noun_phrase(tree, how)
        if word == "it" and self.seats:
            word = "them"
        if f"ref/{word}" in self.rows:
            return self.ref(word, how)
        special = getattr(self, f"say_{word.replace('-', '_')}", None)
        if special is not None:
            return str(special(slots_of(tree), how))
        return self.by_row(word, slots_of(tree), how)

    def ref(self, word: str, how: str) -> str:
        """Somebody or something that has a name of its own: this minion, your prey."""
        forms = self.entry("ref", word).forms
        return forms[min(self.case_of(how), len(forms) - 1)]

    def sect(self, word: str) -> str:
        """The name of a sect."""
        row = self.rows.find(f"sect/{word}", {})
        return self.term(word) if row is None else self.fill(row, {})

    def unlisted(self, table: str, key: str) -> str:
        """A title with its city, and votes that stand for a title."""
        word, _, place = key.partition(" of ")
        if table == "title" and place:
            title = self.rows.find(f"title/{word}", {})
            said = word if title is None else self.fill(title, {})
            return self.by_row("title-with-place", {"title": said, "place": self.term(place)})
        if table == "title" and word.partition(" ")[0].isdecimal():
            return self.by_row("votes-as-title", {"n": int(word.partition(" ")[0])})
        return super().unlisted(table, key)

    def say_target(self, slots: Slots, how: str) -> str:
        return self._chosen(0, how)

    def say_second_target(self, slots: Slots, how: str) -> str:
        return self._chosen(1, how)

    def _chosen(self, at: int, how: str) -> str:
        """What was chosen; if the text has not said yet who that is, it is said now."""
        if at not in self.chosen and at in self.to_choose:
            return self.say_a(slots_of(self.to_choose[at]), how)
        return self._again(at, how) if at in self.chosen else self.ref(self.hit, how)

    def _again(self, at: int, how: str) -> str:
        """What was chosen, as the first or second thing of its kind."""
        heads = self.chosen.get(at, [])
        several = [other for other, each in sorted(self.chosen.items()) if each == heads]
        return self.the_chosen(heads, how, several.index(at) if at in several else 0)

    def the_chosen(self, heads: list[Noun], how: str, at: int) -> str:
        """What was chosen, named again; `at` is 1 for the second thing of that kind."""
        raise NotImplementedError

    def say_a(self, slots: Slots, how: str) -> str:
        at = slots.get("at", 0)
        if at in self.chosen and repr(slots["what"]) == self.said_of.get(at):
            return self._again(at, how)
        words = self.by_row("a", slots, how)
        self.chosen[at] = self.heads(slots["what"])
        self.said_of[at] = repr(slots["what"])
        return words

    def say_points(self, slots: Slots, how: str) -> str:
        self.chosen[0] = self.heads(slots["what"])
        return self.by_row("points", slots, how)

    def say_some(self, slots: Slots, how: str) -> str:
        self.chosen[0] = self.heads(slots["what"])
        return self.by_row("some", slots, how)

    def effects(self, trees: tuple[Tree, ...], how: str = "") -> str:
        """Several effects. The same one several times in a row is said once."""
        joined: list[Tree] = []
        for key, group in groupby(trees, key=lambda tree: _AT.sub("", repr(tree))):
            same = list(group)
            times = Tree("number", {"n": len(same)})
            often = len(same) > 2 and key != "do()"
            joined += [Tree("repeat", {"times": times, "effects": (same[0],)})] if often else same
        return super().effects(tuple(joined), how)

    def say_each(self, slots: Slots, how: str) -> str:
        """For each of several things: inside, "it" is a Methuselah or a card."""
        return self._of(slots["of"], "each", slots, how)

    def say_gives(self, slots: Slots, how: str) -> str:
        kinds = slots["n"].slots.get("n", 0)
        if slots["what"] == "immune":
            slots = {**slots, "kinds": tuple(name for at, name in enumerate(DAMAGE) if kinds >> at & 1)}
        return self._of(slots["to"], "gives", slots, how)

    def say_num(self, slots: Slots, how: str) -> str:
        if slots["what"] == "pool":
            return self._as(True, "num", slots, how)  # nobody else has pool
        return self.by_row("num", slots, how)

    def _of(self, of: Tree, word: str, slots: Slots, how: str) -> str:
        what = of.slots.get("what")
        seats = what is not None and self.kind_of(what) == "methuselah" if of.word != "a" or what else False
        return self._as(seats or of.word in SEATS, word, slots, how)

    def _as(self, seats: bool, word: str, slots: Slots, how: str) -> str:
        before, self.seats = self.seats, seats
        words = self.by_row(word, slots, how)
        self.seats = before
        return words

    def say_trigger(self, slots: Slots, how: str) -> str:
        """What only keeps something in mind is not said."""
        before, self.hit = self.hit, "opposing" if "struck" in slots["kinds"] else self.hit
        words = self.by_row("trigger", slots, how) if self.says(slots["effects"]) else ""
        self.hit = before
        return words

    def say_hang(self, slots: Slots, how: str) -> str:
        """What a minion is granted is said of the one on whom it hangs."""
        part = slots["part"]
        if not self.says((part,)):
            return ""
        if "on" in slots and part.word == "granted":
            slots = {**slots, "part": Tree("granted", {**part.slots, "to": slots["on"]})}
        return self.by_row("hang", slots, how)

    def say_if(self, slots: Slots, how: str) -> str:
        """A condition that chooses and asks about it at once only asks whether what was chosen is still so."""
        condition = slots["if"]
        if condition.word == "is" and condition.slots["who"].word == "a":
            who: Tree = condition.slots["who"]
            chosen = [repr(part) for part in self.parts(who.slots["what"])]
            if all(repr(part) in chosen for part in self.parts(condition.slots["what"])):
                slots = {**slots, "choice": who}
        return self.by_row("if", slots, how)

    def say_way(self, slots: Slots, how: str) -> str:
        """A way to play or use a card: who and when, what it costs, what it does."""
        costs = list(slots.pop("cost", ()))
        me = Tree("me", {})
        for what in ("blood", "pool", "conviction"):
            n = slots.pop(what, 0)
            if n:
                costs.append(Tree("pay", {"n": Tree("number", {"n": n}), "what": what, "who": me}))
        price = slots.pop("price", None)
        if price is not None:
            costs.append(Tree("pay", {"n": price, "what": "blood", "who": me}))
        does = (*slots.pop("effects", ()), *slots.pop("then", ()))
        slots |= {"costs": tuple(costs), "does": does}
        chosen = _numbers_in(tuple(costs))
        again = _numbers_in((does, slots.get("during", ())))
        if chosen & again or (chosen and _mentions("paid", does)):
            self.names = dict.fromkeys(chosen, "X")
        if "who" in slots:
            slots["who"] = self._minion(slots["who"], True)
        self.to_choose = dict(_to_choose((*costs, *does)))
        slots["costs"] = tuple(tree for tree in costs if self.says((tree,)))
        if not self.says(does) and slots["costs"]:
            slots |= {"costs": (), "does": slots["costs"]}  # what follows is only kept in mind
        said = {"says": True} if self.says(slots["does"]) else {}
        words = self.by_row("way", {**slots, **said}, how)
        self.names = {}
        self.explained = set()
        return words

    def says(self, trees: tuple[Tree, ...]) -> bool:
        """Whether these effects say anything at all."""
        chosen, said_of, explained = dict(self.chosen), dict(self.said_of), set(self.explained)
        said = any(self.say(tree) for tree in trees)
        self.chosen, self.said_of, self.explained = chosen, said_of, explained
        return said

    def say_may(self, slots: Slots, how: str) -> str:
        return self._can("may", slots, slots.get("by"), how)

    def say_granted(self, slots: Slots, how: str) -> str:
        return self._can("granted", slots, slots.get("to"), how)

    def _can(self, word: str, slots: Slots, who: Tree | None, how: str) -> str:
        """What somebody can do, for a cost that is said only if there is one."""
        before, self.subject = self.subject, self.say(who) if who is not None else ""
        cost = tuple(tree for tree in slots.get("cost", ()) if self.says((tree,)))
        words = self.by_row(word, {**slots, "cost": cost}, how)
        self.subject = before
        return words

    # -- amounts and conditions -------------------------------------------------------------------------------------

    def say_reckoned(self, slots: Slots, how: str) -> str:
        sign, first, second = slots["sign"], slots["first"], slots["second"]
        more: Slots = {name: slots[name] for name in ("unit", "signed") if name in slots}
        if sign == "at most" and second.word == "num":
            return self.amount(first, more.get("unit"), bool(more.get("signed")))
        if sign == "*" and first.word != "number" and second.word == "number":
            first, second = second, first
        if sign == "//" and is_of(second, "number", n=1):
            return self.amount(first, more.get("unit"), bool(more.get("signed")))
        return self.by_row(_SIGNS[sign], {"first": first, "second": second, **more}, how)

    def say_chosen(self, slots: Slots, how: str) -> str:
        key = repr((slots["least"], slots["most"]))
        most = slots["most"]
        if is_of(most, "reckoned", sign="at most") and most.slots["second"].word == "num":
            most = most.slots["first"]
        name = self.names.get(key, "")
        slots = {**slots, "most": most, "open": most.word in ("num", "all-of-it"), "name": name}
        slots["again"] = name in self.explained
        if name:
            self.explained.add(name)
        return self.by_row("chosen", slots, how)

    def say_exists(self, slots: Slots, how: str) -> str:
        return self.by_row("exists", self._of_owner(slots), how)

    def _of_owner(self, slots: Slots) -> Slots:
        """Whoever controls what there is becomes the subject: you control a ready prince."""
        parts = needed(self.parts(slots["what"]))
        owner = next((one for one in parts if (is_of(one, "of") and "who" in one.slots) or _owns(one)), None)
        away = any(one.word in ("in", "or") and one.slots.get("where") != ("ready",) for one in parts)
        if owner is None or away or len(parts) < 2 or self.kinds(parts) == ["methuselah"]:
            return slots
        mine = {"mine": "you", "others": "others"}
        who = owner.slots["who"] if owner.word == "of" else Tree(mine[owner.slots["word"]], {})
        rest = tuple([part for part in parts if part is not owner])
        return {**slots, "owner": who, "what": Tree("and", {"of": rest})}

    def say_fight(self, slots: Slots, how: str) -> str:
        """What holds in that combat need not say so again."""
        riders = [_lasting(rider) for rider in slots.get("riders", ())]
        return self.by_row("fight", {**slots, "riders": tuple(riders)}, how)

    def say_unlike(self, slots: Slots, how: str) -> str:
        inner = slots["of"]
        if inner.word == "exists":
            return self.by_row("unlike-exists", self._of_owner(slots_of(inner)), how)
        if inner.word == "is":
            return self._is(slots_of(inner), True, how)
        return self._joint("unlike", inner, {}, slots, how)

    def say_is(self, slots: Slots, how: str) -> str:
        return self._is(slots, False, how)

    def _is(self, slots: Slots, negated: bool, how: str) -> str:
        if slots["who"].word in _MINIONS:
            slots = {**slots, "what": self._minion(slots["what"])}
        parts = self.parts(slots["what"])
        if len(parts) == 1 and parts[0].word == "not":
            parts, negated = [parts[0].slots["of"]], not negated
        word = "is-not" if negated else "is"
        what = parts[0] if len(parts) == 1 else Tree("and", {"of": tuple(parts)})
        return self._joint(word, what, {"who": slots["who"]}, {**slots, "what": what}, how)

    def _minion(self, what: Tree, surely: bool = False) -> Tree:
        """What only a minion can be is no card, where its qualities do not tell."""
        parts = self.parts(what)
        meant = surely or len(parts) > 1 or what.word == "trait"
        if meant and what.word != "among" and self.kinds(parts) == ["card"]:
            return Tree("and", {"of": (Tree("kind", {"word": "minion"}), what)})
        return what

    def _joint(self, word: str, inner: Tree, outer: Slots, slots: Slots, how: str) -> str:
        """A word and what stands in it under one head, such as ``unlike-exists``; else under the word alone."""
        own = {**slots_of(inner), **outer}
        if inner.word == "among":
            own = {**outer, "other": inner.slots["who"]}
        elif inner.word == "of":
            own = {**outer, "owner": inner.slots["who"]}
        row = self.rows.find(f"{word}-{inner.word}", own)
        return self.fill(row, own, how) if row is not None else self.by_row(word, slots, how)

    # -- nouns ------------------------------------------------------------------------------------------------------

    def parts(self, tree: Tree) -> list[Tree]:
        """The parts of a filter that must all hold, each once, with alternatives of one kind put together."""
        found: dict[str, Tree] = {}
        for part in tree.slots["of"] if tree.word == "and" else (tree,):
            for one in self.parts(part) if part.word == "and" else (_together(part),):
                found.setdefault(repr(one), one)
        return list(found.values())

    def kind_of(self, tree: Tree) -> str:
        """The key of a filter's noun."""
        kinds = self.kinds(self.parts(tree))
        return kinds[0]

    def heads(self, tree: Tree) -> list[Noun]:
        return [self.entry("noun", kind) for kind in self.kinds(self.parts(tree))]

    def kinds(self, parts: list[Tree]) -> list[str]:
        for part in parts:
            if part.word == "kind":
                return [str(word).replace(" ", "-") for word in part.slots.get("of", (part.slots.get("word"),))]
        for part in parts:
            word = str(part.slots.get("word", "")).replace(" ", "-")
            if part.word == "trait" and f"noun/{word}" in self.rows:
                return [word]
        for part in parts:
            if part.word == "or":
                found = [kind for one in part.slots["of"] for kind in self.kinds(self.parts(one))]
                return list(dict.fromkeys(found))
            if part.word in _OF_VAMPIRES:
                return ["vampire"]
            if part.word == "flag" and part.slots["word"] in ("monster", "fighting", "younger", "older", "titled"):
                return [{"monster": "monster", "fighting": "minion"}.get(part.slots["word"], "vampire")]
            if part.word == "not" and part.slots["of"].word in ("kind", *_OF_VAMPIRES):
                cards = str(part.slots["of"].slots.get("word", "")).endswith("card")
                return ["card" if cards else "minion"]
        return ["card"]

    def noun_phrase(self, tree: Tree, how: str = "") -> str:
        """A filter as a noun with all that is said of it."""
        if tree.word == "among":
            return self.say(tree.slots["who"], how)
        ways = [self._one_noun(parts, how) for parts in _joined(list(_spread(self.parts(tree))))]
        return self.listed(ways, "or")

    def _one_noun(self, parts: list[Tree], how: str) -> str:
        kinds = self.kinds(parts)
        said: list[tuple[str, str]] = []
        for part in _owned(needed(parts)):
            place, words = self._beside(part, kinds)
            if words:
                said.append((place, words))
        but = [words for place, words in said if place == "but"]
        if but:
            said = [one for one in said if one[0] != "but"]
            said.append(("but", self.by_row("except", {"whom": self.listed(but, "or")})))
        said.sort(key=lambda one: ORDER.index(one[0]))
        return self.noun([self.entry("noun", kind) for kind in kinds], said, how)

    def _beside(self, part: Tree, kinds: list[str]) -> tuple[str, str]:
        """What a part of a filter adds to the noun, and where it stands."""
        word = part.word
        if word == "kind" or (word == "trait" and str(part.slots.get("word")).replace(" ", "-") == kinds[0]):
            return "", ""
        slots = {**slots_of(part), "head": kinds[0]}
        row = None
        if word == "not":
            inner = part.slots["of"]
            slots = {**slots, **slots_of(inner), "of": slots_of(inner).get("of", inner), "head": kinds[0]}
            row = self.rows.find(f"not-{inner.word}", slots)
            if row is None:
                slots["of"] = inner
        row = row or self.rows.find(word, slots)
        if row is None:
            return "rel", MISSING.format(word)
        return row.place or "rel", self.fill(row, slots)

    def noun(self, heads: list[Noun], beside: list[tuple[str, str]], how: str) -> str:
        """A noun with its article, and what is said of it in the order of `ORDER`."""
        raise NotImplementedError


DAMAGE: Final = (
    *("not-aggravated", "aggravated", "from-minions", "environmental"),
    *("from-allies", "from-retainers", "from-weapons", "from-employer"),
)
"""The kinds of damage, in the order of their bits."""


def needed(parts: list[Tree]) -> list[Tree]:
    """What a filter says, without what goes without saying: what is your prey's is another's, and what is of any other
    Methuselah is under another's control."""
    owners = [owner for one in parts if one.word == "of" for owner in one.slots.get("of", (one.slots.get("who"),))]
    whose = [owner.word for owner in owners if owner.word != "you"]
    if not whose or not any(is_of(one, "flag", word="others") for one in parts):
        return parts
    if "other-methuselahs" in whose:
        return [one for one in parts if one.word != "of"]
    return [one for one in parts if not is_of(one, "flag", word="others")]


def _together(part: Tree) -> Tree:
    """``prince or justicar`` as one quality with two words."""
    if part.word != "or":
        return part
    words = {one.word for one in part.slots["of"]}
    if len(words) != 1 or (word := words.pop()) not in _ALIKE:
        return part
    values = [value for one in part.slots["of"] for value in one.slots.get("of", tuple(one.slots.values()))]
    return Tree(word, {"of": tuple(values)})


def _spread(parts: list[Tree]) -> Iterator[list[Tree]]:
    """Write ``ready (ally or Anarch vampire)`` as ``ready ally or ready Anarch vampire``."""
    ways: list[list[list[Tree]]] = []
    for part in parts:
        if part.word == "or" and all(one.word == "of" for one in part.slots["of"]):
            ways.append([[Tree("of", {"of": tuple([one.slots["who"] for one in part.slots["of"]])})]])
        elif part.word == "or":
            ways.append([list(one.slots["of"]) if one.word == "and" else [one] for one in part.slots["of"]])
        else:
            ways.append([[part]])
    for way in product(*ways):
        flat: dict[str, Tree] = {}
        for each in way:
            for one in each:
                for part in one.slots["of"] if one.word == "and" else (one,):
                    flat.setdefault(repr(part), part)
        if any(part.word == "or" for part in flat.values()):
            yield from _spread(list(flat.values()))
        else:
            yield list(flat.values())


def _joined(ways: list[list[Tree]]) -> list[list[Tree]]:
    """Write ``ready prince or ready justicar`` as ``ready prince or justicar``, where that is all the difference."""
    common = [part for part in ways[0] if all(repr(part) in map(repr, way) for way in ways)]
    rests = [[part for part in way if repr(part) not in map(repr, common)] for way in ways]
    words = {rest[0].word if len(rest) == 1 else "" for rest in rests}
    if len(ways) < 2 or len(words) != 1 or (word := words.pop()) not in _ALIKE:
        return ways
    return [[*common, _together(Tree("or", {"of": tuple([rest[0] for rest in rests])}))]] if word else ways


def _owned(parts: list[Tree]) -> list[Tree]:
    """Joins a region with whose it is: in your hand."""
    where = next((one for one in parts if one.word == "in" and one.slots["where"][0] in _OWNED), None)
    owner = next((one for one in parts if (one.word == "of" and "who" in one.slots) or _owns(one)), None)
    if where is None or owner is None:
        return parts
    whose = owner.slots["who"] if owner.word == "of" else Tree("you" if owner.slots["word"] == "mine" else "others", {})
    joined = Tree("in", {**where.slots, "whose": whose})
    return [joined if one is where else one for one in parts if one is not owner]


def _lasting(rider: Tree) -> Tree:
    """A change of numbers for the combat that begins."""
    lasts = rider.word == "mod" and rider.slots.get("until") == "combat"
    return Tree("mod", {**rider.slots, "until": "that-combat"}) if lasts else rider


def _owns(part: Tree) -> bool:
    return part.word == "flag" and part.slots["word"] in ("mine", "others")


def _numbers_in(slot: object) -> set[str]:
    """The numbers that are chosen in these trees."""
    if isinstance(slot, Tree):
        inner = {key for each in slot.slots.values() for key in _numbers_in(each)}
        own = {repr((slot.slots["least"], slot.slots["most"]))} if slot.word == "chosen" else set()
        return own | inner
    return {key for each in slot for key in _numbers_in(each)} if isinstance(slot, tuple) else set()


def _to_choose(slot: object) -> Iterator[tuple[int, Tree]]:
    """What is chosen in these trees, by its number; the first of a number is the one that chooses."""
    if isinstance(slot, Tree):
        for each in slot.slots.values():
            yield from _to_choose(each)
        if slot.word == "a":
            yield slot.slots.get("at", 0), slot
    elif isinstance(slot, tuple):
        for each in slot:
            yield from _to_choose(each)


def _mentions(word: str, slot: object) -> bool:
    if isinstance(slot, Tree):
        return slot.word == word or any(_mentions(word, each) for each in slot.slots.values())
    return any(_mentions(word, each) for each in slot) if isinstance(slot, tuple) else False
