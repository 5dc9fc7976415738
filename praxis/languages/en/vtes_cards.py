"""Card texts of V:TES in English: the sentences of effects and of what stands."""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.nodes import Tree
from praxis.languages.en.vtes_nouns import Nouns
from praxis.languages.en.vtes_terms import (
    BY,
    DAMAGE,
    DEEDS,
    DONE,
    FACTS,
    NAMED,
    OUTCOMES,
    PLACES,
    REFS,
    RULES,
    SINCE,
    SPANS,
    STATS,
    STRIKE_FLAGS,
    TALLIES,
    WHEN,
    WHO,
    WOULD,
    articled,
    listed,
)


class English(Nouns):
    """One method for each word that is a sentence."""

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

    def say_gain(self, n: Tree, what: str, who: Tree, at_once: bool = False) -> str:
        if what in NAMED:
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
            return f"move {card} to the {PLACES[place]}"
        return f"move {card} to your {PLACES[place]}"

    def say_bring(self, who: Tree, on: Tree) -> str:
        return f"put {self.who(who)} into play (equipment and retainers on {self.who(on)})"

    def say_arrives(self) -> str:
        return ""

    def say_by_hand(self) -> str:
        return ""  # the players read the official text

    def say_control(self, who: Tree, by: Tree, on: Tree | None = None, until: str = "") -> str:
        words = f"{self.verb(by, 'take', 'takes')} control of {self.who(who)}"
        if until:
            words = f"{words} until the end of {'your next turn' if until == 'next-turn' else 'the turn'}"
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

    def say_shuffle(self, where: str, of: Tree) -> str:
        return f"shuffle {self.owns(of)} {PLACES[where]}"

    def say_draw(self, n: Tree, where: str, who: Tree) -> str:
        number = self.amount(n)
        if where == "crypt":
            cards = "the top card" if number == "1" else f"the top {number} cards"
            return f"move {cards} of {self.owns(who)} crypt to the uncontrolled region"
        return f"{self.verb(who, 'draw', 'draws')} {number} card{'' if number == '1' else 's'}"

    def say_discard(self, who: Tree, what: Tree | None = None) -> str:
        card = "a card" if what is None else articled(self.noun(what))
        return f"{self.verb(who, 'discard', 'discards')} {card} and replace it"

    def say_embrace(self, sect: str = "", acts: bool = False) -> str:
        of = {"": "", "same": " and sect"}.get(sect, "")
        kind = f"{sect} vampire" if sect not in ("", "same") else "vampire"
        does = "must hunt this turn" if acts else "cannot act this turn"
        return f"this card becomes a non-unique {kind} of capacity 1 of the same clan{of} as this minion, who {does}"

    def say_learns(self, who: Tree) -> str:
        return f"search library, hand or ash heap for a Discipline master card and put it on {self.who(who)}"

    def say_joins(self) -> str:
        return "put this card in play; it becomes an ally"

    def say_store(self, who: Tree, shown: bool = False) -> str:
        return f"put {self.who(who)} on this card, face {'up' if shown else 'down'} and out of play"

    def say_stored(self, on: Tree) -> str:
        return f"kept on {self.who(on)}"

    def say_plays_from(self, who: Tree | None = None) -> str:
        by = "you" if who is None else f"{articled(self.noun(who))} you control"
        return f"{by} can play cards kept on this card as if from your hand"

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
        return f"for which {articled(self.noun(what))} is chosen"

    def say_makes(self, sect: str) -> str:
        return f"that makes a vampire {sect}"

    def say_repertoire(self, who: Tree, span: str) -> str:
        return f"the number of Disciplines that {self.who(who)} has used to play cards {SINCE[span]}"

    def say_counters_pay(self, what: Tree, n: Tree, who: Tree | None = None) -> str:
        by = "" if who is None else f" played by {self.meant(who)}"
        paid = f"the blood or pool cost of {articled(self.noun(what))}{by}"
        return f"use {self.amount(n)} counters on this card to pay {paid}"

    def say_fetch(self, what: Tree, by_effect: bool = False) -> str:
        where = "library and hand" if by_effect else "library"
        return (
            f"search your {where} for {articled(self.noun(what))} and bring it into play with this minion at its cost"
        )

    def say_discard_these(self, who: Tree) -> str:
        return f"discard {self.who(who)}"

    def say_discard_several(self, who: Tree, what: Tree, n: int) -> str:
        return f"{self.verb(who, 'discard', 'discards')} {n} {self.noun(what, plural=True)}"

    def say_remember(self, who: tuple[Tree, ...] = ()) -> str:
        return f"choose {listed([self.who(one) for one in who])}" if who else ""

    def say_search(self, where: str, what: Tree, to: str, shown: bool = False, down: bool = False) -> str:
        words = f"search your {PLACES[where]} for {articled(self.noun(what))}"
        seen = ", reveal it" if shown else ""
        then = "; then discard down to your hand size" if down else ""
        return f"{words}{seen}, move it to your {PLACES[to]} and shuffle{then}"

    def say_note(self, what: str, who: Tree) -> str:
        return f"choose {self.who(who)}" if who.word in ("pick", "up-to") else ""

    def say_take_edge(self) -> str:
        return "you get the Edge"

    def say_burn_edge(self) -> str:
        return "burn the Edge"

    def say_cheaper(
        self, what: Tree, pool: int = 0, blood: int = 0, who: Tree | None = None, early: bool = False
    ) -> str:
        less = listed([f"{n} {word}" for n, word in ((pool, "pool"), (blood, "blood")) if n])
        by = "" if who is None else f" played by {self.meant(who)}"
        return f"{articled(self.noun(what))}{by} costs {less} less"

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
        length = "" if (what, until) in (("votes", "referendum"), ("additional-strikes", "round")) else SPANS[until]
        return f"{gets} {self.signed(n)} {self.row(STATS, what)} {length}".rstrip()

    def _special(self, what: str, n: Tree, who: Tree, until: str) -> str:
        name, length = self.who(who) if who.word != "a" else "", SPANS[until]
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
            "sure": f"strikes of {name} cannot be dodged {length}",
            "first-strike": f"{name} gets first strike {length}",
            "hard": f"{name} prevents all damage but 1 each round, if it is not aggravated, {length}",
            "marble": f"{name} prevents all damage but 1 each round, aggravated damage too, {length}",
            "piercing": f"if any damage from this strike is inflicted, {name} inflicts {number} more damage",
            "unaided": "no other equipment increases the bleed",
            "softened": f"{number} aggravated damage to {name} is treated as normal damage {length}",
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
        return f"{self.verb(who, 'have', 'has')} a {self.row(STATS, what)} of {self.amount(n)} {SPANS[until]}"

    def say_immune(self, who: Tree, until: str, kinds: tuple[str, ...] = (), source: Tree | None = None) -> str:
        what = [DAMAGE[kind] for kind in kinds]
        if source is not None:
            what.append(f"damage from {self.who(source)}")
        return f"{self.who(who)} is immune to {listed(what)} {SPANS[until]}"

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
            "no-transfers": f"no transfers can be used on {who}",
            "most-lost": f"{who} {'burn' if plural else 'burns'} at most {self.amount(n)} pool to a bleed",
            "immune": f"{who} is immune to {self._immunities(n)}",
        }
        words = flags.get(what) or f"{who} {gets} {self.signed(n)} {self.row(STATS, what)}"
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
        return f"{words}; in that combat {listed(self.several(riders))}" if riders else words

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
        who = self.who(more["to"]) if "to" in more else "this minion"
        words = f"{who} can {self.effects(cost)} to {words}" if cost else f"{who} can {words}"
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

    def say_held_back(self) -> str:
        return "that card is not replaced during this minion phase"

    def say_arms(self, what: Tree, on: Tree) -> str:
        noun = articled(self.noun(what))
        return f"search your library for {noun} and put it on {self.who(on)} for half its cost, whatever it requires"

    def say_takes_action(self, who: Tree) -> str:
        return f"{self.verb(who, 'take', 'takes')} an action"

    def say_is_hunted(self, who: Tree) -> str:
        return f"a referendum is called to call a blood hunt on {self.who(who)}"

    def say_not_again(self, who: Tree) -> str:
        return f"{self.who(who)} cannot perform the same action again this turn"

    def say_played_by(self, what: Tree) -> str:
        return f"played by {articled(self.noun(what))}"

    def say_outcome(self, how: str) -> str:
        return OUTCOMES[how]

    def say_cancel(self, what: Tree, others: bool = False, free: bool = False) -> str:
        whose = " of another Methuselah" if others else ""
        cost = "; its cost is not paid" if free else ""
        return f"cancel {articled(self.noun(what))}{whose} as it is played{cost}"

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

    # -- what stands -------------------------------------------------------------------------------------------------

    def meant(self, tree: Tree) -> str:
        """Whom a rule or trigger is about: by name, or any of a class."""
        if tree.word == "among":
            return self.who(tree.slots["who"])
        return self.who(tree) if tree.word in REFS or tree.word in WHO else articled(self.noun(tree))

    def fact(self, kind: str, of: Tree | None, to: Tree | None) -> str:
        if kind.endswith("-phase"):
            whose = "each Methuselah's" if of is None else self.owns(of)
            return f"during {whose} {kind.replace('-', ' ')}"
        seat = "pool" in kind or kind == "ousted"
        who = self.meant(of) if of is not None else "a Methuselah" if seat else "a minion"
        whom = "another" if to is None else self.meant(to)
        return f"when {self.row(FACTS, kind).format(who=who, whom=whom)}"

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
        return f"{SPANS[until]}, {self.say(part)}"

    def say_happened(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, about: Tree | None = None
    ) -> str:
        if kind == "played":
            if about is not None and about.word == "named":
                return f"“{about.slots['name']}” has been played {SINCE[span]}"
            what = "card" if about is None else self.noun(about)
            return f"{articled(what)} was played {SINCE[span]}"
        if kind in ("master-phase", "discard-phase"):
            return f"the {kind.replace('-', ' ')} has begun"
        if kind == "ousted":
            return f"a Methuselah was ousted {SINCE[span]}" if to is None else f"the prey was ousted {SINCE[span]}"
        who = "a minion" if of is None else self.meant(of)
        return f"{who} has {self.row(DONE, kind)} {SINCE[span]}"

    def say_tally(
        self, kind: str, span: str, of: Tree | None = None, to: Tree | None = None, times: bool = False
    ) -> str:
        who = "anybody" if of is None else self.meant(of)
        return f"{self.row(TALLIES, kind).format(who=who)} {SINCE[span]}"

    def say_requires(self, code: str) -> str:
        return f"requiring {code}"

    def say_requires_clan(self, of: tuple[str, ...]) -> str:
        return f"requiring {listed(list(of), 'or')}"

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
            does += f"; in this referendum {listed(self.several(during))}"
        paid = self.several(cost)
        paid += [f"burn {n} {word}" for n, word in ((blood, "blood"), (pool, "pool"), (conviction, "conviction")) if n]
        if price is not None:
            paid.append(f"burn blood equal to {self.amount(price)}")
        if paid and does:
            does = f"{listed(paid)} to {does}"
        if open and does:
            does = f"{'minions of other Methuselahs' if open > 1 else 'any minion'} can {does}"
        if action and does:
            does = f"as {f'a +{stealth} stealth' if stealth else 'an'} action: {does}"
        elif stealth and does:
            does = f"+{stealth} stealth action: {does}"
        limits = [f"once each {limit}" if limit != "game" else "once in the game"] if limit else []
        before = [words for words in (BY.get(by, ""), *(WHEN.get(word, "") for word in when[:1])) if words]
        if who is not None:
            before.append(f"only by {articled(self.noun(who))}")
        if "if" in more:
            before.append(f"only if {self.condition(more['if'])}")
        if limited:
            limits.append("limited")
        codes = f"[{' '.join(disciplines)}] " if disciplines else ""
        if not does:  # a permanent: only who may have it is to be told
            return ", ".join(before)
        head = f"{', '.join(before)}: " if before else ""
        return f"{codes}{head}{does}{f' ({listed(limits)})' if limits else ''}"


def _optional(number: str, what: str) -> str:
    return f"an optional {what}" if number == "1" else f"{number} optional {what}s"


GRAMMAR: Final = English()
