"""Card texts of V:TES from rows of phrases: combat, what stands while a card is in play, and ways to play it."""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrased_effects import PhrasedEffects
from praxis.languages.vtes_text import FOR_OTHERS

_CASES: Final = {"who": "N", "by": "D", "whose": "G"}
"""The gaps of a fact for the person or thing that it is about, each with its case."""


class PhrasedCards(PhrasedEffects):
    """Whole cards: what they do and what stands, as sentences."""

    # -- combat --------------------------------------------------------------------------------------------------------

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

    # -- what stands ---------------------------------------------------------------------------------------------------

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
            what += self.form("dues-at", who=self.meant(at, "A"))
        words = self.form("dues-less" if less else "dues-more", what=what, n=n, of=self.form(f"cost-{of}"))
        if who is not None:
            words += self.form("costs-for", who=self.meant(who, "A"))
        return self.form("costs-if", a=words, if_=self.say(more["if"])) if "if" in more else words

    def say_without(self, codes: tuple[str, ...]) -> str:
        return self.form("without", codes=self.listed(list(codes), self.OR))

    def say_as_if(self, clans: tuple[str, ...], for_you: bool = False) -> str:
        return self.form(
            "as-if-you" if for_you else "as-if", clans=self.listed([self.titled(clan) for clan in clans], self.OR)
        )

    def say_plays_from(self, who: Tree | None = None) -> str:
        return self.form(
            "plays-from" if who is None else "plays-from-by", what="" if who is None else self.noun(who, "A")
        )

    def say_counters_pay(self, what: Tree, n: Tree, who: Tree | None = None) -> str:
        words = self.form("counters-pay", what=self.noun(what, "A"), n=self.amount(n))
        return words if who is None else words + self.form("costs-for", who=self.meant(who, "A"))

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = [f"{n} {self.row_of('stat', word)}" for n, word in ((pool, "pool"), (blood, "blood")) if n]
        words = self.form("cheaper", what=self.noun(what), less=self.listed(less, self.AND))
        return words if who is None else words + self.form("costs-for", who=self.meant(who, "A"))

    def say_gives(self, what: str, n: Tree, to: Tree, level: int = 0, **more: Tree) -> str:
        before, self.of_seats = self.of_seats, self._are_seats(to)
        words = self._gives(what, n, to)
        if "if" in more:
            words = self.form("gives-if", a=words, if_=self.say(more["if"]))
        if level:
            words += self.form("while-merged" if level < 0 else "at-superior")
        self.of_seats = before
        return words

    def _gives(self, what: str, n: Tree, to: Tree) -> str:
        if what == "immune":
            kinds = n.slots.get("n", 0)
            rows = [key for key in self.PHRASES if key.startswith("damage-") and key != "damage-of"]
            found = [self.PHRASES[key] for at, key in enumerate(rows) if kinds >> at & 1]
            words = self.form("immune", who=to, what=self.listed(found, self.AND), until="").rstrip()
        elif f"gives-{what}" in self.PHRASES:
            words = self.form(f"gives-{what}", who=to, n=self.amount(n))
        else:
            key = "gives-all" if to.word == "all" else "gives"
            number = self.signed(n)
            if n.word != "number" and "gives-as" in self.PHRASES:
                key, number = key.replace("gives", "gives-as"), self.amount(n)
            words = self._by(key, to, n=number, what=self.stat(what, number))
        return words

    def say_trigger(
        self,
        kinds: tuple[str, ...],
        effects: tuple[Tree, ...],
        of: Tree | None = None,
        to: Tree | None = None,
        **more: Any,
    ) -> str:
        fact = self.OR.join(self._fact(kind, of, to) for kind in kinds)
        if "if" in more:
            condition = self.say(more["if"])
            return self.form("trigger-if", fact=fact, if_=condition, a=self.effects(effects))
        does = self.effects(effects)
        return self.form("trigger", fact=fact, a=does) if does else ""

    def _fact(self, kind: str, of: Tree | None, to: Tree | None) -> str:
        key = f"fact-{kind}"
        key = self.first_of(f"{key}-any" if of is None else f"{key}-{of.word}", key)
        key = self.first_of(f"{key}-whom", key) if to is not None else key
        row = self.PHRASES.get(key, "")
        slots = {name: self.meant(of, case) for name, case in _CASES.items() if f"{{{name}}}" in row}
        return self.form(key, whom=self.meant(to, "A"), **slots)

    def say_instead(
        self, kinds: tuple[str, ...], effects: tuple[Tree, ...] = (), of: Tree | None = None, **more: Any
    ) -> str:
        facts: list[str] = []
        for kind in kinds:
            key = f"would-{kind}"
            key = self.first_of(f"{key}-{of.word}", key) if of is not None else key
            facts.append(self.form(key, who=self.meant(of)))
        would = self.OR.join(facts)
        if "if" in more:
            would += self.AND + self.say(more["if"])
        return self.form("instead", fact=would, a=self.effects(effects)) if effects else self.form("never", fact=would)

    def say_cannot(self, rule: str, who: Tree, what: Tree | None = None, **more: Any) -> str:
        whom = "" if what is None else f" {self.meant(what, 'A')}"
        if f"barred-{rule}" in self.PHRASES:
            words = self.form(f"barred-{rule}", who=self.meant(who), whom=whom).strip()
        else:
            key = f"rule-{rule}" if what is None else self.first_of(f"rule-{rule}-whom", f"rule-{rule}")
            row = self.form(key, whom=whom).replace("  ", " ")
            words = self.form("cannot", who=self.meant(who), rule=row).strip()
        if more.get("needs"):
            words += self.form("cannot-by", codes=self.listed(list(more["needs"]), self.OR))
        return words

    def say_toll(self, rule: str, n: int, who: Tree, what: Tree | None = None, **more: Any) -> str:
        whom = "" if what is None else f" {self.meant(what, 'A')}"
        key = f"rule-{rule}" if what is None else self.first_of(f"rule-{rule}-whom", f"rule-{rule}")
        row = self.form(key, whom=whom).replace("  ", " ")
        key = "toll-cards" if more.get("cards") else self.first_of(f"toll-{rule}", "toll")
        words = self.form(key, who=self.meant(who), n=n, rule=row, whom=whom).strip()
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

    def say_granted(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), limit: str = "", **more: Tree) -> str:
        who = more.get("to") or Tree("me", {})
        head = self.form("if", if_=self.say(more["if"]), a="") if "if" in more else ""
        if head:
            self.begins_anew()
        key = "may-pay" if cost else "may"
        words = head + self.form(key, who=who, cost=self.effects(cost), a=self.effects(effects))
        return words + self.form("limits", a=self.row_of("limit", limit)) if limit else words

    # -- ways ----------------------------------------------------------------------------------------------------------

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
        if more.get("when"):
            before.append(self.listed([self.row_of("when", word) for word in more["when"]], self.OR))
        if more.get("open"):
            before.append(self.form("open-others" if more["open"] == FOR_OTHERS else "open-anybody"))
        if more.get("who") is not None:
            before.append(self.form("only-by", what=self.noun(more["who"], "A")))
        if more.get("if") is not None:
            before.append(self.form("only-if", if_=self.say(more["if"])))
        limits = [self.row_of("limit", more["limit"])] if more.get("limit") else []
        if more.get("limited"):
            limits.append(self.form("limited"))
        if not does:  # for a permanent, only who may have it is told
            return self.COMMA.join(before)
        codes = f"[{' '.join(more['disciplines'])}] " if more.get("disciplines") else ""
        head = self.form("head", a=self.COMMA.join(before)) if before else ""
        return f"{codes}{head}{does}{self.form('limits', a=self.COMMA.join(limits)) if limits else ''}"
