"""Card texts of V:TES from rows of phrases: what effects do, one after the other, outside combat."""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrases import Phrased
from praxis.languages.vtes_text import still_holds

_SEATS: Final = frozenset(
    {"you", "them", "controller", "owner", "highest", "lowest", "everybody", "prey", "predator", "victims"}
)
_UNTOLD: Final = frozenset({("votes", "referendum"), ("additional-strikes", "round")})
"""Changes whose duration need not be said."""


class PhrasedEffects(Phrased):
    """Control, moves of cards and counters, numbers, actions and referendums."""

    # -- control -------------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        return self.form("then").join(self.several(trees))

    def say_do(self, effects: tuple[Tree, ...] = ()) -> str:
        if not effects:
            return self.form("nothing")
        return self.effects(effects)

    def say_if(self, then: tuple[Tree, ...], other: tuple[Tree, ...] = (), **more: Tree) -> str:
        chosen = still_holds(more["if"])
        if chosen is not None:
            choice = self.form("choose-one", who=chosen)
            words = self.form("if-still", choice=choice, a=self.effects(then))
        else:
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
        """For each of several things: inside, "it" is a Methuselah or a card."""
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

    # -- moving --------------------------------------------------------------------------------------------------------

    def _by(self, key: str, who: Tree, **slots: Any) -> str:
        """A command if you do it yourself, else a sentence with its subject. Another form serves if the amount is a
        phrase."""
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

    def say_put_on(self, who: Tree, host: Tree, kept: bool = False) -> str:
        words = self.form("put-on", who=who, host=host)
        return words + self.form("still-yours") if kept else words

    def say_put(self, who: Tree, place: str) -> str:
        return self.form(f"put-{place}", who=who)

    def say_arrives(self) -> str:
        return ""

    def say_by_hand(self) -> str:
        return ""  # the players read the official text

    def say_note(self, what: str, who: Tree) -> str:
        return self.form("choose-one", who=who) if who.word in ("pick", "up-to") else ""

    def say_control(self, who: Tree, by: Tree, on: Tree | None = None, until: str = "") -> str:
        words = self._by("control", by, of=who)
        if until:
            words += self.form(f"until-end-of-{until}")
        return words + self.form("and-put-on", who=on) if on is not None else words

    def say_show(self, who: Tree, to: Tree | None = None) -> str:
        return self.form("show" if to is None else "look", who=who)

    def say_shuffle(self, where: str, of: Tree) -> str:
        return self.form(self.first_of(f"shuffle-{where}-{of.word}", f"shuffle-{where}"), who=of)

    def say_draw(self, n: Tree, where: str, who: Tree) -> str:
        number = self.amount(n)
        key = f"draw-{where}{'-one' if number == '1' else ''}"
        return self._by(key, who, n=number)

    def say_embrace(self, sect: str = "", acts: bool = False) -> str:
        kind = self.form("embrace-same") if sect == "same" else self.form("embrace-sect", sect=sect) if sect else ""
        return self.form("embrace", kind=kind) + self.form("must-hunt" if acts else "cannot-act")

    def say_store(self, who: Tree, shown: bool = False) -> str:
        return self.form("store-shown" if shown else "store", who=who)

    def say_fetch(self, what: Tree, by_effect: bool = False) -> str:
        return self.form("fetch-too" if by_effect else "fetch", what=self.noun(what, "D"))

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

    def say_held_back(self, until: str = "") -> str:
        return self.form(f"held-back-{until}" if until else "held-back")

    def say_equip(self, who: Tree, on: Tree, freely: bool = False, shared: bool = False) -> str:
        words = self.form("equip", who=who, on=on)
        if shared:
            words += self.form("equip-shared")
        return words + self.form("equip-freely") if freely else words

    # -- numbers -------------------------------------------------------------------------------------------------------

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

    # -- actions and referendums ---------------------------------------------------------------------------------------

    def say_special(self, kind: str, n: Tree, at: Tree | None = None) -> str:
        none = n.word == "number" and not n.slots["n"]
        words = self.row_of("special", kind) if none else self.form(f"special-{kind}-more", n=self.signed(n))
        return words if at is None else self.form("special-at", a=words, who=at)

    def say_fight(self, who: Tree, against: Tree, riders: tuple[Tree, ...] = (), turned: bool = False) -> str:
        words = self.form("fight" if who.word == "me" else "fight-of", who=who, against=against)
        if turned:
            words += self.form("counts-as-acting")
        return self.form("fight-riders", a=words, b=self.listed(self.several(riders), self.AND)) if riders else words

    def say_attempt(self, who: Tree, anybody: bool = False, intercept: int = 0) -> str:
        words = self.form("attempt-with", who=who, n=intercept) if intercept else self.form("attempt", who=who)
        return words + self.form("whoever") if anybody else words

    def say_block_fails(self, whose: str = "") -> str:
        return self.form(f"block-fails-{whose}" if whose else "block-fails")

    def say_recast(self, who: Tree, side: str) -> str:
        return self.form(f"recast-{side}", who=who)

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
            return self.form("title-of" if place else "becomes", who=who, what=self.titled(title), place=place)
        return self.form("becomes", who=who, what=sect or clan)
