"""Card texts of V:TES from rows of phrases: a language has a table with one row for each thing that a card can say.

A gap such as ``{who}`` is filled with a noun phrase, ``{who:A}`` with one in another case. How noun phrases are made is
the language's own.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import MISSING, Teller, is_own_deed

_GAP: Final = re.compile(r"\{(\w+)(?::(\w))?\}")
_SEATS: Final = frozenset(
    {"you", "them", "controller", "owner", "highest", "lowest", "everybody", "prey", "predator", "victims"}
)
_MANY: Final = frozenset({"all", "combatants"})
"""Words for several at once."""
_CASES: Final = {"who": "N", "by": "D", "whose": "G"}
"""The gaps of a fact for whomever it is about, each with its case."""
_UNTOLD: Final = frozenset({("votes", "referendum"), ("additional-strikes", "round")})
"""Changes of which it goes without saying how long they last."""


class Phrased(Teller):
    """A language made of phrases and of a maker of noun phrases."""

    PHRASES: ClassVar[dict[str, str]] = {}
    AND: ClassVar[str] = ""
    OR: ClassVar[str] = ""
    COMMA: ClassVar[str] = ", "

    def __init__(self) -> None:
        super().__init__()
        self.of_seats = False
        """Whether "it" is a Methuselah now."""

    # -- what a language writes --------------------------------------------------------------------------------------

    def who(self, tree: Tree, case: str = "N") -> str:
        """Somebody or something, in a case."""
        raise NotImplementedError

    def noun(self, tree: Tree, case: str = "N", plural: bool = False, article: bool = True) -> str:
        """What a filter means, as a noun phrase."""
        raise NotImplementedError

    # -- filling -----------------------------------------------------------------------------------------------------

    def form(self, key: str, **slots: Any) -> str:
        row = self._row(key, slots.get("who"))
        if row is None:
            return MISSING.format(key)

        def fill(match: re.Match[str]) -> str:
            value = slots[match[1]]
            if not isinstance(value, Tree):
                return str(value)
            return self.who(value, match[2] or "N")

        return _GAP.sub(fill, row)

    def _row(self, key: str, who: object) -> str | None:
        """With the verb for several, if the language has another one and it is about several."""
        many = isinstance(who, Tree) and who.word in _MANY
        return self.PHRASES.get(f"{key}-all" if many and f"{key}-all" in self.PHRASES else key)

    def stat(self, what: str, n: str) -> str:
        """The name of a number or counter, for one of it where the language has another word."""
        one = f"stat-{what}-one"
        return self.PHRASES[one] if n.strip("+-") == "1" and one in self.PHRASES else self.row_of("stat", what)

    def listed(self, words: list[str], last: str) -> str:
        return words[0] if len(words) == 1 else f"{self.COMMA.join(words[:-1])}{last}{words[-1]}" if words else ""

    def row_of(self, prefix: str, key: str) -> str:
        return self.PHRASES.get(f"{prefix}-{key}") or MISSING.format(f"{prefix}-{key}")

    def first_of(self, *keys: str) -> str:
        """The first of these rows that the language has."""
        return next((key for key in keys if key in self.PHRASES), keys[-1])

    def begins_anew(self) -> None:
        """What is said next is a clause of its own, whatever comes before it."""

    # -- what a filter adds to a noun ---------------------------------------------------------------------------------

    def say_among(self, who: Tree) -> str:
        return self.form("that-among", who=who)

    def say_named(self, name: str) -> str:
        return self.form("that-named", name=name)

    def say_has(self, code: str) -> str:
        return self.form("that-has", code=code)

    def say_noted(self, what: str) -> str:
        return self.form("that-noted", what=what)

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return self.form("that-capacity", least=least, most=most)
        return self.form("that-capacity-most", most=most) if most else self.form("that-capacity-least", least=least)

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return self.form("that-counters-named", stat=self.row_of("stat", name))
        if most is not None:
            return self.form("that-counters-most", n=self.amount(most))
        return self.form("that-counters-least", n=self.amount(least))

    # -- whom --------------------------------------------------------------------------------------------------------

    def flat(self, tree: Tree) -> list[Tree]:
        if tree.word != "and":
            return [tree]
        return [one for part in tree.slots["of"] for one in self.flat(part)]

    def head(self, tree: Tree) -> str:
        """The word of the noun alone: ``vampire``, ``minion``, ``location``, ``methuselah``."""
        if tree.word == "or":
            return self.head(tree.slots["of"][0])
        found = "card"
        for one in self.flat(tree):
            word = one.slots.get("word")
            if one.word == "kind":
                found = str(word)
            elif one.word == "trait" and word == "location":
                found = "location"
            elif found == "card" and one.word in ("capacity", "has", "sect", "title"):
                found = "vampire"
            elif found == "card" and one.word == "flag" and word in ("monster", "fighting"):
                found = "monster" if word == "monster" else "minion"
        return found

    # -- amounts and conditions --------------------------------------------------------------------------------------

    def amount(self, tree: Tree) -> str:
        return self.say(tree)

    def signed(self, tree: Tree) -> str:
        return f"{tree.slots['n']:+d}" if tree.word == "number" else f"+{self.amount(tree)}"

    def say_number(self, n: int) -> str:
        return str(n)

    def say_num(self, what: str, who: Tree) -> str:
        return self.form("num", what=self.row_of("stat", what), who=who)

    def say_count(self, what: Tree | None = None, who: Tree | None = None) -> str:
        if what is not None:
            return self.form("count", what=self.noun(what, "D", plural=True, article=False))
        assert who is not None
        return self.form("count-seats") if who.word == "everybody" else self.form("count-who", who=who)

    def say_waive(self, n: Tree, what: Tree) -> str:
        return self.form("waive", n=self.amount(n))

    def say_allotted(self, who: Tree) -> str:
        return self.form("allotted")

    def say_paid(self) -> str:
        return self.form("paid")

    def say_moved(self) -> str:
        return self.form("moved")

    def say_of_the_event(self) -> str:
        return self.form("moved")

    def say_all_of_it(self) -> str:
        return self.form("all-of-it")

    def say_chosen(self, least: Tree, most: Tree) -> str:
        low = self.amount(least)
        high = self.amount(most.slots["first"] if most.word == "reckoned" else most)
        if high == self.form("all-of-it"):
            return self.form("any-amount") if low == "0" else self.form("at-least-amount", n=low)
        return self.form("up-to-amount", n=high) if low == "0" else self.form("between", low=low, high=high)

    def say_reckoned(self, sign: str, first: Tree, second: Tree) -> str:
        one, two = self.amount(first), self.amount(second)
        if sign == "//" and two in ("1", "2"):
            return one if two == "1" else self.form("half", a=one)
        names = {"+": "plus", "-": "minus", "*": "times", "//": "divided", "at most": "lesser", "at least": "greater"}
        return self.form(names[sign], a=one, b=two)

    def say_case(self, then: Tree, other: Tree, **more: Tree) -> str:
        words = self.form("case", a=self.amount(then), if_=self.say(more["if"]))
        zero = other.word == "number" and not other.slots["n"]
        return words if zero else self.form("case-else", a=words, b=self.amount(other))

    def say_all_of(self, of: tuple[Tree, ...]) -> str:
        return self.AND.join(self.say(one) for one in of)

    def say_any_of(self, of: tuple[Tree, ...]) -> str:
        return self.OR.join(self.say(one) for one in of)

    def say_unlike(self, of: Tree) -> str:
        if of.word == "action-kind":
            return self.form("not-action-kind", of=self._kinds(of.slots["of"]))
        if of.word == "played":
            return self.form("not-played", name=of.slots["name"])
        if of.word == "exists":
            return self.form("none", what=self.noun(of.slots["what"], "A", article=False, plural=True))
        if of.word == "is":
            return self.form("is-not", who=of.slots["who"], what=self.noun(of.slots["what"]))
        return self.form("not-so", a=self.say(of))

    def say_is(self, who: Tree, what: Tree) -> str:
        parts = self.flat(what)
        key = ""
        if len(parts) == 1:
            part = parts[0]
            key = f"is-{part.slots['word']}" if part.word in ("flag", "sect") else ""
            key = f"is-in-{part.slots['where'][0]}" if part.word == "in" else key
            if part.word == "of":
                return self.form("is-of", who=who, of=part.slots["who"])
            if part.word == "among":
                return self.form("is-same", who=who, other=part.slots["who"])
        if key in self.PHRASES:
            return self.form(key, who=who)
        return self.form("is-all" if who.word == "combatants" else "is", who=who, what=self.noun(what))

    def say_exists(self, what: Tree) -> str:
        return self.form("exists", what=self.noun(what, "A"))

    def _kinds(self, of: tuple[str, ...]) -> str:
        return self.listed([self.row_of("action", one) for one in of], self.OR)

    def say_action_kind(self, of: tuple[str, ...]) -> str:
        return self.form("action-kind", of=self._kinds(of))

    def say_action_needs(self, codes: tuple[str, ...] = (), clans: tuple[str, ...] = ()) -> str:
        return self.form("action-needs", what=self.listed([*codes, *clans], self.OR))

    def say_directed_at(self, who: Tree, only: bool = False) -> str:
        if only:
            return self.form("directed-only", who=who)
        return self.form(self.first_of(f"directed-at-{who.word}", "directed-at"), who=who)

    def say_came_by(self, n: int) -> str:
        return self.form("came-by", n=n + 1)

    def say_now(self, word: str) -> str:
        return self.row_of("now", word)

    def say_compared(self, first: Tree, sign: str, second: Tree) -> str:
        names = {">=": "at-least", "<=": "at-most", ">": "more", "<": "less"}
        return self.form(f"compared-{names[sign]}", a=self.amount(first), b=self.amount(second))

    # -- control -----------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        return self.form("then").join(self.several(trees))

    def say_do(self, effects: tuple[Tree, ...] = ()) -> str:
        if not effects:
            return self.form("nothing")
        return self.effects(effects)

    def say_if(self, then: tuple[Tree, ...], other: tuple[Tree, ...] = (), **more: Tree) -> str:
        words = self.form("if", if_=self.say(more["if"]), a=self.effects(then))
        return self.form("else", a=words, b=self.effects(other)) if other else words

    def say_may(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), by: Tree | None = None) -> str:
        who = Tree("you", {}) if by is None else by
        key = "may-pay" if cost else "may"
        key = self.first_of(f"{key}-{who.word}", key)
        return self.form(key, who=who, cost=self.effects(cost), a=self.effects(effects))

    def say_unless(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...], by: Tree) -> str:
        return self.form("unless", a=self.effects(effects), who=by, cost=self.effects(cost))

    def say_choose(self, ways: tuple[Tree, ...], by: Tree | None = None) -> str:
        ways_ = self.form("or-else").join(self.several(ways))
        return self.form("choose", ways=ways_) if by is None else self.form("choose-by", who=by, ways=ways_)

    def say_random(self, ways: tuple[Tree, ...]) -> str:
        return self.form("random", ways=self.form("or-else").join(self.several(ways)))

    def say_each(self, of: Tree, effects: tuple[Tree, ...]) -> str:
        """Inside it, "it" is a Methuselah or a card."""
        whom = self.who(of, "A")
        before, self.of_seats = self.of_seats, self._are_seats(of)
        words = self.form("each", of=whom, a=self.effects(effects))
        self.of_seats = before
        return words

    def _are_seats(self, of: Tree) -> bool:
        if of.word in ("points", "some", "all"):
            return self.head(of.slots["what"]) == "methuselah"
        return of.word in _SEATS or of.word == "other-methuselahs"

    def say_repeat(self, times: Tree, effects: tuple[Tree, ...]) -> str:
        number = self.amount(times)
        return self.form("repeat" if number.isdigit() else "repeat-as", n=number, a=self.effects(effects))

    # -- moving ------------------------------------------------------------------------------------------------------

    def _by(self, key: str, who: Tree, **slots: Any) -> str:
        """A command where you do it yourself, else who does it; another form where the amount is a phrase."""
        you = "-you" if who.word == "you" else ""
        phrase = not str(slots.get("n", "1")).strip("+-").isdigit() and f"{key}-as{you}" in self.PHRASES
        return self.form(f"{key}{'-as' if phrase else ''}{you}", who=who, **slots)

    def say_gain(self, n: Tree, what: str, who: Tree, at_once: bool = False) -> str:
        if what == "pool":
            return self._by("gain-pool", who, n=self.amount(n))
        number = self.amount(n)
        key = "gain" if number.isdigit() else "gain-as"
        return self.form(key, n=number, what=self.stat(what, number), who=who)

    def say_burn_counters(self, n: Tree, what: str, who: Tree) -> str:
        number = self.amount(n)
        return self._by("burn-counters", who, n=number, what=self.stat(what, number))

    def say_pay(self, n: Tree, what: str, who: Tree) -> str:
        number = self.amount(n)
        return self.form("pay" if number.isdigit() else "burn-counters-as-you", n=number, what=self.stat(what, number))

    def say_take(self, n: Tree, what: str, to: Tree, **more: Tree) -> str:
        from_ = more["from"]
        source = self.form("pool-of", who=from_) if what == "pool" else self.form("from", who=from_)
        goal = self.form("into-pool-of", who=to) if to.word in _SEATS else self.form("onto", who=to)
        if from_.word == "you" and what == "pool":
            source = self.form("own-pool")
        if to.word == "you":
            goal = self.form("into-own-pool")
        return self.form("take", n=self.amount(n), what=self.row_of("stat", what), source=source, goal=goal)

    def say_burn(self, who: Tree) -> str:
        return self.form("burn", who=who)

    def say_put_on(self, who: Tree, host: Tree, kept: bool = False) -> str:
        words = self.form("put-on", who=who, host=host)
        return words + self.form("still-yours") if kept else words

    def say_put(self, who: Tree, place: str) -> str:
        return self.form(f"put-{place}", who=who)

    def say_bring(self, who: Tree, on: Tree) -> str:
        return self.form("bring", who=who, on=on)

    def say_arrives(self) -> str:
        return ""

    def say_by_hand(self) -> str:
        return ""  # the players read the official text

    def say_note(self, what: str, who: Tree) -> str:
        return self.form("choose-one", who=who) if who.word in ("pick", "up-to") else ""

    def say_control(self, who: Tree, by: Tree, on: Tree | None = None, until: str = "") -> str:
        words = self._by("control", by, of=who)
        if until:
            words += self.form("until-end-of-next-turn" if until == "next-turn" else "until-end-of-turn")
        return words + self.form("and-put-on", who=on) if on is not None else words

    def say_lock(self, who: Tree) -> str:
        return self.form("lock", who=who)

    def say_unlock(self, who: Tree) -> str:
        return self.form("unlock", who=who)

    def say_show(self, who: Tree, to: Tree | None = None) -> str:
        return self.form("show" if to is None else "look", who=who)

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
        what = self.listed([self.row_of("action", one) for one in deeds], self.OR) or self.form("any-action")
        if but:
            what += self.form("but-action", of=self.listed([self.row_of("action", one) for one in but], self.OR))
        if at is not None:
            what += self.form("costs-on", who=self.meant(at, "D"))
        words = self.form("dues-less" if less else "dues-more", what=what, n=n, of=self.form(f"cost-{of}"))
        if who is not None:
            words += self.form("costs-for", who=self.meant(who, "A"))
        return self.form("costs-if", a=words, if_=self.say(more["if"])) if "if" in more else words

    def say_without(self, codes: tuple[str, ...]) -> str:
        return self.form("without", codes=self.listed(list(codes), self.OR))

    def say_as_if(self, clans: tuple[str, ...], for_you: bool = False) -> str:
        return self.form("as-if-you" if for_you else "as-if", clans=self.listed(list(clans), self.OR))

    def say_shuffle(self, where: str, of: Tree) -> str:
        return self.form(self.first_of(f"shuffle-{where}-{of.word}", f"shuffle-{where}"), who=of)

    def say_draw(self, n: Tree, where: str, who: Tree) -> str:
        number = self.amount(n)
        key = f"draw-{where}{'-one' if number == '1' else ''}"
        return self._by(key, who, n=number)

    def say_discard_these(self, who: Tree) -> str:
        return self.form("discard-these", who=who)

    def say_or(self, of: tuple[Tree, ...]) -> str:
        return self.form("that-is", what=self.OR.join(self.noun(one) for one in of))

    def say_same_as(self, of: Tree) -> str:
        return self.form("same-as", who=of)

    def say_kin(self, of: Tree) -> str:
        return self.form("kin", who=of)

    def say_embrace(self, sect: str = "", acts: bool = False) -> str:
        kind = self.form("embrace-same") if sect == "same" else self.form("embrace-sect", sect=sect) if sect else ""
        return self.form("embrace", kind=kind) + self.form("must-hunt" if acts else "cannot-act")

    def say_learns(self, who: Tree) -> str:
        return self.form("learns", who=who)

    def say_joins(self) -> str:
        return self.form("joins")

    def say_store(self, who: Tree, shown: bool = False) -> str:
        return self.form("store-shown" if shown else "store", who=who)

    def say_stored(self, on: Tree) -> str:
        return self.form("stored", who=on)

    def say_plays_from(self, who: Tree | None = None) -> str:
        return self.form(
            "plays-from" if who is None else "plays-from-by", what="" if who is None else self.noun(who, "A")
        )

    def say_fetch_first(self, what: Tree) -> str:
        return self.form("fetch-first", what=self.noun(what, "A"))

    def say_secrets(self, who: Tree, least: Tree, most: Tree) -> str:
        return self.form("secrets", who=who, least=self.amount(least), most=self.amount(most))

    def say_secret(self, who: Tree) -> str:
        return self.form("secret", who=who)

    def say_chosen_by(self, n: Tree) -> str:
        return self.form("picked-number", n=self.amount(n))

    def say_chosen_for(self, what: Tree) -> str:
        return self.form("chosen-for", what=self.noun(what, "A"))

    def say_makes(self, sect: str) -> str:
        return self.form("makes", sect=sect)

    def say_repertoire(self, who: Tree, span: str) -> str:
        return self.form("repertoire", who=who)

    def say_counters_pay(self, what: Tree, n: Tree, who: Tree | None = None) -> str:
        words = self.form("counters-pay", what=self.noun(what, "A"), n=self.amount(n))
        return words if who is None else words + self.form("costs-for", who=self.meant(who, "A"))

    def say_fetch(self, what: Tree, by_effect: bool = False) -> str:
        return self.form("fetch-too" if by_effect else "fetch", what=self.noun(what, "D"))

    def say_where(self, **more: Tree) -> str:
        if is_own_deed(more["if"]):
            return self.form(f"did-{more['if'].slots['kind']}")
        return self.form("where", if_=self.say(more["if"]))

    def say_discard(self, who: Tree, what: Tree | None = None) -> str:
        if what is not None:
            return self.form("discard-such", who=who, what=self.noun(what, "A"))
        return self._by("discard", who)

    def say_discard_several(self, who: Tree, what: Tree, n: int) -> str:
        return self._by("discard-several", who, n=n, what=self.noun(what, "A", plural=True, article=False))

    def say_remember(self, who: tuple[Tree, ...] = ()) -> str:
        if not who:
            return ""
        return self.form("remember", a=self.listed([self.who(one, "A") for one in who], self.AND))

    def say_search(self, where: str, what: Tree, to: str, shown: bool = False, down: bool = False) -> str:
        key = f"search-{where}{'-shown' if shown else ''}"
        words = self.form(key, what=self.noun(what, "D"), to=self.row_of("into", to))
        return f"{words}{self.form('discarded-down')}" if down else words

    def say_take_edge(self) -> str:
        return self.form("take-edge")

    def say_burn_edge(self) -> str:
        return self.form("burn-edge")

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = [f"{n} {self.row_of('stat', word)}" for n, word in ((pool, "pool"), (blood, "blood")) if n]
        words = self.form("cheaper", what=self.noun(what), less=self.listed(less, self.AND))
        return words if who is None else words + self.form("costs-for", who=self.meant(who, "A"))

    # -- numbers -----------------------------------------------------------------------------------------------------

    def say_mod(self, what: str, n: Tree, who: Tree, until: str) -> str:
        length = "" if (what, until) in _UNTOLD else self.row_of("until", until)
        if f"mod-{what}" in self.PHRASES:
            one = "-one" if self.amount(n) == "1" and f"mod-{what}-one" in self.PHRASES else ""
            return self.form(f"mod-{what}{one}", who=who, n=self.amount(n), until=length)
        plain = (what in ("stealth", "bleed") and who.word == "acting") or (what == "intercept" and who.word == "me")
        if n.word != "number":
            less, size = self._size(n)
            return self.form("mod-less" if less else "mod-more", who=who, n=size, what=self.row_of("stat", what))
        stat = self.stat(what, self.signed(n))
        if plain:
            return self.form("mod-plain", n=self.signed(n), what=stat)
        return self._by("mod", who, n=self.signed(n), what=stat, until=length).rstrip()

    def _size(self, n: Tree) -> tuple[bool, str]:
        """Whether an amount is taken away, and how much it is."""
        if n.word == "reckoned" and n.slots["sign"] == "*":
            one, other = n.slots["first"], n.slots["second"]
            for factor, rest in ((one, other), (other, one)):
                if factor.word == "number" and factor.slots["n"] == -1:
                    return True, self.amount(rest)
        return False, self.amount(n)

    def say_set(self, what: str, n: Tree, who: Tree, until: str) -> str:
        length = self.row_of("until", until)
        return self.form("set", who=who, what=self.row_of("stat", what), n=self.amount(n), until=length)

    def say_immune(self, who: Tree, until: str, kinds: tuple[str, ...] = (), source: Tree | None = None) -> str:
        what = [self.row_of("damage", kind) for kind in kinds]
        if source is not None:
            what.append(self.form("damage-of", who=source))
        return self.form("immune", who=who, what=self.listed(what, self.AND), until=self.row_of("until", until))

    def say_gives(self, what: str, n: Tree, to: Tree, level: int = 0, **more: Tree) -> str:
        if what == "immune":
            kinds = n.slots.get("n", 0)
            rows = [key for key in self.PHRASES if key.startswith("damage-") and key != "damage-of"]
            found = [self.PHRASES[key] for at, key in enumerate(rows) if kinds >> at & 1]
            words = self.form("immune", who=to, what=self.listed(found, self.AND), until="").rstrip()
        elif f"gives-{what}" in self.PHRASES:
            words = self.form(f"gives-{what}", who=to, n=self.amount(n))
        else:
            plural = "gives-all" if to.word == "all" else "gives"
            words = self._by(plural, to, n=self.signed(n), what=self.stat(what, self.signed(n)))
        if "if" in more:
            words = self.form("gives-if", a=words, if_=self.say(more["if"]))
        if level:
            words += self.form("while-merged" if level < 0 else "at-superior")
        return words

    def say_teaches(self, code: str) -> str:
        return self.form("teaches", code=code)

    # -- actions -----------------------------------------------------------------------------------------------------

    def say_special(self, kind: str, n: Tree, at: Tree | None = None) -> str:
        none = n.word == "number" and not n.slots["n"]
        words = self.row_of("special", kind) if none else self.form(f"special-{kind}-more", n=self.signed(n))
        return words if at is None else self.form("special-at", a=words, who=at)

    def say_leaves_torpor(self) -> str:
        return self.form("leaves-torpor")

    def say_fight(self, who: Tree, against: Tree, riders: tuple[Tree, ...] = (), turned: bool = False) -> str:
        words = self.form("fight" if who.word == "me" else "fight-of", who=who, against=against)
        if turned:
            words += self.form("counts-as-acting")
        return self.form("fight-riders", a=words, b=self.listed(self.several(riders), self.AND)) if riders else words

    def say_redirect(self, to: Tree) -> str:
        return self.form("redirect", who=to)

    def say_attempt(self, who: Tree, anybody: bool = False, intercept: int = 0) -> str:
        words = self.form("attempt-with", who=who, n=intercept) if intercept else self.form("attempt", who=who)
        return words + self.form("whoever") if anybody else words

    # -- what stands -------------------------------------------------------------------------------------------------

    def meant(self, tree: Tree | None, case: str = "N") -> str:
        """Whom a rule or trigger is about: by name, or any of a class."""
        if tree is None:
            return self.form("anybody")
        if tree.word == "among":
            tree = tree.slots["who"]
        filters = ("and", "or", "not", "kind", "flag", "in", "clan", "sect", "trait", "counters", "has", "named")
        return self.noun(tree, case) if tree.word in filters else self.who(tree, case)

    def say_trigger(
        self,
        kinds: tuple[str, ...],
        effects: tuple[Tree, ...],
        of: Tree | None = None,
        to: Tree | None = None,
        **more: Any,
    ) -> str:
        key = f"fact-{kinds[0]}"
        key = self.first_of(f"{key}-any" if of is None else f"{key}-{of.word}", key)
        row = self.PHRASES.get(key, "")
        slots = {name: self.meant(of, case) for name, case in _CASES.items() if f"{{{name}}}" in row}
        fact = self.form(key, whom=self.meant(to, "A"), **slots)
        words = self.form("trigger", fact=fact, a=self.effects(effects))
        return self.form("if", if_=self.say(more["if"]), a=words) if "if" in more else words

    def say_instead(
        self, kinds: tuple[str, ...], effects: tuple[Tree, ...] = (), of: Tree | None = None, **more: Any
    ) -> str:
        key = f"would-{kinds[0]}"
        key = self.first_of(f"{key}-{of.word}", key) if of is not None else key
        would = self.form(key, who=self.meant(of))
        return self.form("instead", fact=would, a=self.effects(effects)) if effects else self.form("never", fact=would)

    def say_cannot(self, rule: str, who: Tree, what: Tree | None = None, **more: Any) -> str:
        whom = "" if what is None else f" {self.meant(what, 'A')}"
        if f"barred-{rule}" in self.PHRASES:
            words = self.form(f"barred-{rule}", who=self.meant(who), whom=whom).strip()
        else:
            row = self.form(f"rule-{rule}", whom=whom).replace("  ", " ")
            words = self.form("cannot", who=self.meant(who), rule=row).strip()
        if more.get("needs"):
            words += self.form("cannot-by", codes=self.listed(list(more["needs"]), self.OR))
        return words

    def say_toll(self, rule: str, n: int, who: Tree, what: Tree | None = None, **more: Any) -> str:
        row = self.form(f"rule-{rule}", whom="" if what is None else f" {self.meant(what, 'A')}").replace("  ", " ")
        words = self.form("toll-cards" if more.get("cards") else "toll", who=self.meant(who), n=n, rule=row).strip()
        if more.get("if") is None:
            return words
        return f"{self.form('only-if', if_=self.say(more['if']))} {words}"

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
        cards = self.noun(what, plural=True, article=False)
        if needs:
            cards = self.form("costs-with", cards=cards, codes=self.listed(list(needs), self.OR))
        if more.pop("strikes", None) is not None:
            cards = self.form("strike-cards", cards=cards)
        if more.pop("redirects", None) is not None:
            cards = self.form("redirecting-cards", cards=cards)
        form = "costs-half" if more.pop("half", None) is not None else "costs-less" if less else "costs-more"
        words = self.form(form, cards=cards, n=n, of=self.form(f"cost-{of}"))
        if who is not None:
            words += self.form("costs-for", who=self.meant(who, "A"))
        if to is not None:
            words += self.form("costs-on", who=self.meant(to, "D"))
        return self.form("costs-if", a=words, if_=self.say(more["if"])) if "if" in more else words

    def say_hang(self, part: Tree, until: str, on: Tree | None = None, times: Tree | None = None) -> str:
        words = self.say(part)
        if on is not None and part.word == "granted":
            words = self.say_granted(**part.slots, to=on)
        return words if times is None else self.form("next-times", n=self.amount(times), a=words)

    def say_happened(self, kind: str, span: str, of: Tree | None = None, about: Tree | None = None, **more: Any) -> str:
        if kind == "played" and about is not None:
            if about.word == "named":
                return self.form("played", name=about.slots["name"])
            return self.form("done-played-what", what=self.noun(about))
        return self.form(f"done-{kind}", who=self.meant(of))

    def say_tally(self, kind: str, span: str, of: Tree | None = None, **more: Any) -> str:
        return self.form(f"tally-{kind}", who=self.meant(of, "D"))

    def say_requires(self, code: str) -> str:
        return self.form("requires", code=code)

    def say_requires_clan(self, of: tuple[str, ...]) -> str:
        return self.form("requires-clan", clan=self.listed(list(of), self.OR))

    def say_block_fails(self, whose: str = "") -> str:
        return self.form(f"block-fails-{whose}" if whose else "block-fails")

    def say_granted(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), limit: str = "", **more: Tree) -> str:
        who = more.get("to") or Tree("me", {})
        head = self.form("if", if_=self.say(more["if"]), a="") if "if" in more else ""
        if head:
            self.begins_anew()
        key = "may-pay" if cost else "may"
        words = head + self.form(key, who=who, cost=self.effects(cost), a=self.effects(effects))
        return words + self.form("limits", a=self.row_of("limit", limit)) if limit else words

    def say_abstain(self, who: Tree) -> str:
        return self.form("abstain", who=who)

    def say_oppose(self, n: Tree) -> str:
        return self.form("oppose", n=self.amount(n))

    def say_recast(self, who: Tree, side: str) -> str:
        return self.form(f"recast-{side}", who=who)

    def say_voted(self, side: str = "") -> str:
        return self.form(f"voted-{side}" if side else "voted")

    def say_held_back(self) -> str:
        return self.form("held-back")

    def say_arms(self, what: Tree, on: Tree) -> str:
        return self.form("arms", what=self.noun(what, "D"), on=on)

    def say_takes_action(self, who: Tree) -> str:
        return self.form("takes-action", who=who)

    def say_is_hunted(self, who: Tree) -> str:
        return self.form("is-hunted", who=who)

    def say_not_again(self, who: Tree) -> str:
        return self.form("not-again", who=who)

    def say_played_by(self, what: Tree) -> str:
        return self.form("played-by", what=self.noun(what, "D"))

    def say_outcome(self, how: str) -> str:
        return self.form(f"outcome-{how}")

    def say_cancel(self, what: Tree, others: bool = False, free: bool = False) -> str:
        words = self.form("cancel-others" if others else "cancel", what=self.noun(what, "A"))
        return words + self.form("unpaid") if free else words

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
        if like is not None:
            return self.form("title-like", who=who, whom=like)
        if loses:
            return self.form("loses-title", who=who)
        if title:
            name = self.PHRASES.get(f"title-{title}", title)
            return self.form("title-of" if place else "becomes", who=who, what=name, place=place)
        return self.form("becomes", who=who, what=sect or clan)

    # -- combat ------------------------------------------------------------------------------------------------------

    def say_strike(self, kind: str, n: Tree, flags: tuple[str, ...] = (), maneuver: int = 0, besides: int = 0) -> str:
        number = int(n.slots["n"])
        with_strength = kind == "damage" and "with-strength" in flags
        key = f"strike-{'strength' if with_strength else kind}"
        if kind in ("hand", "damage") and (kind == "hand" or with_strength) and number:
            key += "-more"
        key = self.first_of(f"{key}-one", key) if number == 1 else key
        how = self.form(key, n=number if kind in ("damage", "steal-blood") and not with_strength else f"{number:+d}")
        words = [self.row_of("flag", word) for word in flags if word not in ("weapon", "with-strength")]
        if besides:
            words.insert(0, self.form("besides", n=besides))
        if maneuver:
            kinds = ("with-optional-maneuver", "with-maneuver", "with-maneuver-to-close")
            words.append(self.form(kinds[maneuver - 1]))
        return self.form("strike", how=self.COMMA.join([how, *words]))

    def say_wield(self, weapon: Tree, n: Tree, flags: tuple[str, ...] = ()) -> str:
        words = self.form("wield", weapon=weapon, n=self.signed(n))
        return self.COMMA.join([words, *(self.row_of("flag", word) for word in flags)])

    def say_set_range(self, to: str, weapon: bool = False) -> str:
        return self.form(f"set-range-{to}") + (self.form("set-range-weapon") if weapon else "")

    def say_lift(self, what: Tree, who: Tree) -> str:
        return self.form("lift", what=self.noun(what, plural=True, article=False), who=who)

    def say_bound_strike(self, effects: tuple[Tree, ...]) -> str:
        return self.form("bound-strike", a=self.effects(effects))

    def say_equip(self, who: Tree, on: Tree, freely: bool = False, shared: bool = False) -> str:
        words = self.form("equip", who=who, on=on)
        if shared:
            words += self.form("equip-shared")
        return words + self.form("equip-freely") if freely else words

    def say_mild(self, most: int) -> str:
        return self.form("mild", n=most)

    def say_churn(self, n: Tree) -> str:
        return self.form("churn", n=self.amount(n))

    def say_arrange(self, n: Tree) -> str:
        return self.form("arrange", n=self.amount(n))

    def say_maneuver(self, to: str = "", weapon: bool = False) -> str:
        words = self.form("maneuver-weapon" if weapon else "maneuver")
        return words + self.row_of("only-to", to) if to else words

    def say_press(self, to: str = "") -> str:
        return self.form("press") + (self.row_of("only", to) if to else "")

    def say_prevent(self, n: Tree, to: Tree, only_ordinary: bool = False, only: str = "") -> str:
        kind = self.form("ordinary-damage" if only_ordinary else "any-damage")
        if only:
            kind = self.form(f"{only}-damage-kind", kind=kind)
        number = self.amount(n)
        key = "prevent" if to.word == "me" else "prevent-for"
        key = self.first_of(f"whole-{key}", key) if number == self.form("all-of-it") else key
        return self.form(key, n=number, kind=kind, who=to)

    def say_inflict(self, n: Tree, who: Tree, flags: tuple[str, ...] = (), by_minion: bool = False) -> str:
        kinds = [self.row_of("hurt", word) for word in flags if word in ("aggravated", "unpreventable")]
        kind = " ".join([*kinds, self.form("any-damage")])
        return self.form("inflict-by" if by_minion else "inflict", who=who, n=self.amount(n), kind=kind)

    # -- ways --------------------------------------------------------------------------------------------------------

    def say_way(self, effects: tuple[Tree, ...], **more: Any) -> str:
        does = self.effects((*effects, *more.get("then", ())))
        if more.get("during"):
            does += self.form("in-referendum", a=self.listed(self.several(more["during"]), self.AND))
        paid = self.several(more.get("cost", ()))
        for word in ("blood", "pool", "conviction"):
            if more.get(word):
                paid.append(self.form("pay", n=more[word], what=self.row_of("stat", word)))
        if more.get("price") is not None:
            blood = self.row_of("stat", "blood")
            paid.append(self.form("burn-counters-as-you", what=blood, n=self.amount(more["price"])))
        if paid and does:
            does = self.form("pay-to", cost=self.listed(paid, self.AND), a=does)
        stealth = more.get("stealth", 0)
        if does and (stealth or more.get("action")):
            does = self.form("as-stealthy-action" if stealth else "as-action", n=stealth, a=does)
        before = [self.row_of("by", more["by"])] if more.get("by") else []
        before += [self.row_of("when", word) for word in more.get("when", ())[:1]]
        if more.get("who") is not None:
            before.append(self.form("only-by", what=self.noun(more["who"], "A")))
        if more.get("if") is not None:
            before.append(self.form("only-if", if_=self.say(more["if"])))
        limits = [self.row_of("limit", more["limit"])] if more.get("limit") else []
        if more.get("limited"):
            limits.append(self.form("limited"))
        if not does:  # a permanent: only who may have it is to be told
            return self.COMMA.join(before)
        codes = f"[{' '.join(more['disciplines'])}] " if more.get("disciplines") else ""
        head = self.form("head", a=self.COMMA.join(before)) if before else ""
        return f"{codes}{head}{does}{self.form('limits', a=self.COMMA.join(limits)) if limits else ''}"
