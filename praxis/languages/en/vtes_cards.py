"""Card texts of V:TES in English: combat, what stands while a card is in play, and ways to play it."""

from __future__ import annotations

import re
from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import FOR_OTHERS

from .vtes_effects import Effects
from .vtes_terms import (
    BY,
    DAMAGE,
    DEEDS,
    FACTS,
    RULES,
    SPANS,
    STATS,
    STRIKE_FLAGS,
    WHEN,
    WOULD,
    articled,
    bare,
    counted,
    listed,
)


class English(Effects):
    """Whole cards: what they do and what stands, as sentences."""

    # -- combat --------------------------------------------------------------------------------------------------------

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
        extra = [word for word in flags if word in ("aggravated", "unpreventable")]
        if extra:
            how += f" ({', '.join(extra)})"
        if "retainers-only" in flags:
            how = how.replace("equipment", "retainer")
        how += "".join(STRIKE_FLAGS[word] for word in flags if word in STRIKE_FLAGS)
        if maneuver:
            how += (
                ", with an optional maneuver",
                ", with a maneuver",
                ", with an optional maneuver only to close range",
            )[maneuver - 1]
        return f"strike: {how}"

    def say_wield(self, weapon: Tree, n: Tree, flags: tuple[str, ...] = ()) -> str:
        words = f"strike: {self.who(weapon)}, at {self.signed(n)} damage"
        return f"{words} ({', '.join(flags)})" if flags else words

    def say_set_range(self, to: str, weapon: bool = False) -> str:
        words = f"the range of this round is {to}"
        return f"{words}, and the initial strike must be with this weapon" if weapon else words

    def say_lift(self, what: Tree, who: Tree) -> str:
        return f"cancel the effects of {self.noun(what, plural=True)} on {self.who(who)} in this combat"

    def say_bound_strike(self, effects: tuple[Tree, ...]) -> str:
        return f"1 additional strike, which must be {self.effects(effects)}"

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
        words = f"{self.verb(who, 'take', 'takes')} {self.amount(n)} {kind} damage".replace("  ", " ")
        return f"{words} from this minion" if by_minion else words

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
        kinds = listed([self.row(DEEDS, one) for one in deeds], "or") or "an action"
        other = f" (not {listed([self.row(DEEDS, one) for one in but], 'or')})" if but else ""
        aim = "" if at is None else f" directed at {self.meant(at)}"
        whose = "" if who is None else f" {self.meant(who)}"
        words = f"{kinds}{other}{aim} costs{whose} {n} {of.replace('-', ' ')} {'less' if less else 'more'}"
        return f"{words} if {self.condition(more['if'])}" if "if" in more else words

    def say_without(self, codes: tuple[str, ...]) -> str:
        return f"this minion cannot play cards with {listed(list(codes), 'or')}"

    def say_as_if(self, clans: tuple[str, ...], for_you: bool = False) -> str:
        who = "you and this minion" if for_you else "this minion"
        return f"{who} can play cards requiring {listed(list(clans), 'or')} as if this minion were one"

    def say_plays_from(self, who: Tree | None = None) -> str:
        by = "you" if who is None else f"{articled(self.noun(who))} you control"
        return f"{by} can play cards kept on this card as if from your hand"

    def say_counters_pay(self, what: Tree, n: Tree, who: Tree | None = None) -> str:
        by = "" if who is None else f" played by {self.meant(who)}"
        paid = f"the blood or pool cost of {articled(self.noun(what))}{by}"
        return f"use {self.amount(n)} counters on this card to pay {paid}"

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = listed([f"{n} {word}" for n, word in ((pool, "pool"), (blood, "blood")) if n])
        by = "" if who is None else f" played by {self.meant(who)}"
        return f"{articled(self.noun(what))}{by} costs {less} less"

    def say_gives(self, what: str, n: Tree, to: Tree, level: int = 0, **more: Tree) -> str:
        who = "this minion" if to.word == "me" else self.who(to)
        plural = to.word == "all" or to.word == "you"
        gets = "get" if plural else "gets"
        flags = {
            "cannot-block": f"{who} cannot block",
            "stays-unlocked": f"{who} does not lock for blocking",
            "deals": f"in combat, this card inflicts {self.amount(n)} damage each round on the opposing minion",
            "deals-close": f"at close range, this card inflicts {self.amount(n)} damage each round on the opponent",
            "sure": f"strikes of {who} cannot be dodged",
            "aggravated-hands": f"damage from the hand strikes of {who} is aggravated",
            "no-transfers": f"no transfers can be used on {who}",
            "blunted": f"in combat, each strike or other damage of the opposing minion inflicts {self.amount(n)} less "
            f"damage on {who}",
            "watchful": f"{who} can attempt to block as if unlocked, if locked,",
            "most-lost": f"{who} {'burn' if plural else 'burns'} at most {self.amount(n)} pool to a bleed",
            "immune": f"{who} is immune to {self._immunities(n)}",
        }
        words = flags.get(what) or f"{who} {gets} {counted(self.signed(n), self.row(STATS, what))}"
        if "if" in more:
            words += f" if {self.condition(more['if'])}"
        if level:
            words += " (while merged)" if level < 0 else " (at the superior level)"
        return words

    def _immunities(self, n: Tree) -> str:
        kinds = n.slots.get("n", 0)
        return listed([word for i, word in enumerate(DAMAGE.values()) if kinds >> i & 1])

    def say_teaches(self, code: str) -> str:
        return f"the vampire with this card has {code} one level higher"

    def say_granted(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), limit: str = "", **more: Tree) -> str:
        words = self.effects(effects)
        who = self.who(more["to"]) if "to" in more else "this minion"
        if cost:
            words = self.paying(f"{who} can {bare(self.effects(cost), who)}", words, who)
        else:
            words = f"{who} can {bare(words, who) or words}"
        if "if" in more:
            words += f" if {self.condition(more['if'])}"
        return f"{words} (once each {limit})" if limit else words

    def fact(self, kind: str, of: Tree | None, to: Tree | None) -> str:
        if kind.endswith("-phase"):
            whose = "each Methuselah's" if of is None else self.owns(of)
            return f"during {whose} {kind.replace('-', ' ')}"
        seat = "pool" in kind or kind == "ousted"
        who = self.meant(of) if of is not None else "a Methuselah" if seat else "a minion"
        whom = "another" if to is None else self.meant(to)
        words = self.row(FACTS, kind).format(who=who, whom=whom)
        if who == "you":
            words = re.sub(r"^you (\w+)s\b", r"you \1", words.replace("the turn of you", "your turn"))
        return f"when {words}"

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
        does = self.effects(effects)
        return f"{words}, {does}" if does else ""

    def say_instead(
        self,
        kinds: tuple[str, ...],
        effects: tuple[Tree, ...] = (),
        of: Tree | None = None,
        level: int = 0,
        **more: Tree,
    ) -> str:
        who = "a minion" if of is None else self.meant(of)
        words = " or ".join(self.row(WOULD, kind).format(who=who) for kind in kinds)
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
        does = self.row(RULES, rule).format(what="" if what is None else f" {self.meant(what)}")
        words = f"{self.meant(who)} cannot {does}".replace("  ", " ").rstrip()
        if needs:
            words = f"{words}, by an action that requires {listed(list(needs), 'or')}"
        return f"{words} while {self.condition(more['if'])}" if "if" in more else words

    def say_toll(self, rule: str, n: int, who: Tree, what: Tree | None = None, cards: bool = False, **more: Any) -> str:
        does = self.row(RULES, rule).format(what="" if what is None else f" {self.meant(what)}")
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
            cards = f"{cards} played with {listed(list(needs), 'or')}"
        if more.pop("strikes", None) is not None:
            cards = f"{cards} that are strikes"
        if more.pop("redirects", None) is not None:
            cards = f"{cards} that change the target of a bleed"
        whose = "" if who is None else f" {self.meant(who)}"
        aim = "" if to is None else f" on {self.meant(to)}"
        words = f"{cards}{aim} cost{whose} {n} {of.replace('-', ' ')} {'less' if less else 'more'}"
        if more.pop("half", None) is not None:
            words = f"{cards}{aim} cost{whose} half as much {of}, rounded down"
        return f"{words} if {self.condition(more['if'])}" if "if" in more else words

    def say_hang(self, part: Tree, until: str, on: Tree | None = None, times: Tree | None = None) -> str:
        if times is not None:
            return f"{SPANS[until]}, the next {self.amount(times)} times, {self.say(part)}"
        if part.word == "trigger" and part.slots.get("once"):
            return self.say(part)
        if on is not None and part.word == "granted":
            return f"{SPANS[until]}, {self.say_granted(**part.slots, to=on)}"
        words = self.say(part)
        return f"{SPANS[until]}, {words}" if words else ""

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
        self.names = dict.fromkeys(_numbers_in((cost, price)) & _numbers_in((*effects, *then, *during)), "X")
        self.named = set(self.names.values())  # what is paid is said first, and explains them
        does = self.effects((*effects, *then))
        if during:
            does += f"; in this referendum {listed(self.several(during))}"
        self.named = set()
        paid = self.several(cost)
        paid += [f"burn {n} {word}" for n, word in ((blood, "blood"), (pool, "pool"), (conviction, "conviction")) if n]
        if price is not None:
            much = self.amount(price)
            paid.append(f"burn {much} blood" if price.word == "chosen" else f"burn blood equal to {much}")
        self.names = {}
        if paid and does:
            does = self.paying(listed(paid), does)
        if open and does:
            who_can = "minions of other Methuselahs" if open == FOR_OTHERS else "any minion"
            does = f"{who_can} can {bare(does) or does}"
        if action and does:
            does = f"as {f'a +{stealth} stealth' if stealth else 'an'} action: {does}"
        elif stealth and does:
            does = f"+{stealth} stealth action: {does}"
        limits = [f"once each {limit}" if limit != "game" else "once in the game"] if limit else []
        times = listed([WHEN[word] for word in when if word in WHEN], "or")
        before = [words for words in (BY.get(by, ""), times) if words]
        if who is not None:
            before.append(f"only by {articled(self.noun(who))}")
        if "if" in more:
            before.append(f"only if {self.condition(more['if'])}")
        if limited:
            limits.append("limited")
        codes = f"[{' '.join(disciplines)}] " if disciplines else ""
        if not does:  # for a permanent, only who may have it is told
            return ", ".join(before)
        head = f"{', '.join(before)}: " if before else ""
        return f"{codes}{head}{does}{f' ({listed(limits)})' if limits else ''}"


def _numbers_in(slot: object) -> set[str]:
    """The numbers that are chosen in these trees."""
    if isinstance(slot, Tree):
        inner = {key for each in slot.slots.values() for key in _numbers_in(each)}
        own = {repr((slot.slots["least"], slot.slots["most"]))} if slot.word == "chosen" else set()
        return own | inner
    return {key for each in slot for key in _numbers_in(each)} if isinstance(slot, tuple) else set()


GRAMMAR: Final = English()
