"""Card texts of V:TES in English: what effects do, one after the other."""

from __future__ import annotations

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import still_holds

from .vtes_amounts import Amounts
from .vtes_terms import (
    DAMAGE,
    NAMED,
    OUTCOMES,
    PLACES,
    SPANS,
    STATS,
    TAKEN_UNTIL,
    articled,
    bare,
    counted,
    listed,
)


class Effects(Amounts):
    """Control, moves of cards and counters, numbers, actions and referendums."""

    # -- control -------------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        return ", then ".join(self.several(trees))

    def say_do(self, effects: tuple[Tree, ...] = ()) -> str:
        if not effects:
            return "nothing happens"
        return self.effects(effects)

    def say_if(self, then: tuple[Tree, ...], other: tuple[Tree, ...] = (), **more: Tree) -> str:
        chosen = still_holds(more["if"])
        head = (
            f"if {self.condition(more['if'])}" if chosen is None else f"choose {self.who(chosen)}; if that is still so"
        )
        words = f"{head}, {self.effects(then)}"
        return f"{words}; else {self.effects(other)}" if other else words

    def say_may(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), by: Tree | None = None) -> str:
        who = "you" if by is None else self.who(by)
        if cost:
            return self.paying(f"{who} can {bare(self.effects(cost), who)}", self.effects(effects), who)
        words = self.effects(effects)
        does = bare(words, who)
        return f"{who} can {does}" if does else f"{who} can choose this: {words}"

    def paying(self, cost: str, does: str, who: str = "") -> str:
        """What is paid, and what for: ``burn 1 blood to have the action fail``."""
        said = bare(does, who)
        return f"{cost} to {said}" if said else f"{cost}: {does}"

    def say_unless(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...], by: Tree) -> str:
        chooses = "choose" if by.word == "you" else "chooses"
        return f"{self.effects(effects)} unless {self.who(by)} {chooses} to {self.effects(cost)}"

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

    # -- moving --------------------------------------------------------------------------------------------------------

    def say_gain(self, n: Tree, what: str, who: Tree, at_once: bool = False) -> str:
        if what in NAMED:
            return f"put {counted(self.amount(n), f'{what} counters')} on {self.who(who)}"
        if what == "pool":
            return f"{self.verb(who, 'gain', 'gains')} {self.amount(n)} pool"
        return f"put {self.amount(n)} {what} from the bank on {self.who(who)}"

    def say_burn_counters(self, n: Tree, what: str, who: Tree) -> str:
        return f"{self.verb(who, 'burn', 'burns')} {self._of_these(n, what)}"

    def say_pay(self, n: Tree, what: str, who: Tree) -> str:
        return f"burn {self._of_these(n, what)}"

    def _of_these(self, n: Tree, what: str) -> str:
        return counted(self.amount(n), f"{what} counters" if what in NAMED else what)

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
            words = f"{words} until the end of {TAKEN_UNTIL[until]}"
        return f"{words} and put it on {self.who(on)}" if on is not None else words

    def say_lock(self, who: Tree) -> str:
        return f"lock {self.who(who)}"

    def say_unlock(self, who: Tree) -> str:
        return f"unlock {self.who(who)}"

    def say_show(self, who: Tree, to: Tree | None = None) -> str:
        return f"reveal {self.who(who)}" if to is None else f"{self.verb(to, 'look', 'looks')} at {self.who(who)}"

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

    def say_fetch_first(self, what: Tree) -> str:
        noun = self.noun(what)
        return f"equip with the first {noun} from the top of your library, at its cost; then shuffle your library"

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

    def say_held_back(self, until: str = "") -> str:
        return f"that card is not replaced during this {until or 'minion phase'}"

    def say_arms(self, what: Tree, on: Tree) -> str:
        noun = articled(self.noun(what))
        return f"search your library for {noun} and put it on {self.who(on)} for half its cost, whatever it requires"

    def say_equip(self, who: Tree, on: Tree, freely: bool = False, shared: bool = False) -> str:
        words = f"put {self.who(who)} on {self.who(on)}, paying its cost"
        if shared:
            words += " (up to half of it, rounded down, with blood)"
        return f"{words} (ignore requirements)" if freely else words

    def say_churn(self, n: Tree) -> str:
        draws = f"draw {self.amount(n)} cards without discarding"
        return f"{draws}, then move as many from your hand to the bottom of your library"

    def say_arrange(self, n: Tree) -> str:
        return f"look at the top {self.amount(n)} cards of your library and put them back in any order"

    # -- numbers -------------------------------------------------------------------------------------------------------

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
        return f"{gets} {counted(self.signed(n), self.row(STATS, what))} {length}".rstrip()

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
            "free-strikes": f"{name} gets {counted(number, 'additional strikes')} beyond the limit",
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
        return f"{self.verb(who, 'are', 'is')} immune to {listed(what)} {SPANS[until]}"

    # -- actions and referendums ---------------------------------------------------------------------------------------

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

    def say_abstain(self, who: Tree) -> str:
        return f"{self.who(who)} abstains (which cancels votes and ballots already cast)"

    def say_oppose(self, n: Tree) -> str:
        return f"this minion gets {counted(f'+{self.amount(n)}', 'votes')} against the referendum"

    def say_recast(self, who: Tree, side: str) -> str:
        return f"{self.verb(who, 'cast', 'casts')} all votes and ballots {side} the referendum"

    def say_takes_action(self, who: Tree) -> str:
        return f"{self.verb(who, 'take', 'takes')} an action"

    def say_is_hunted(self, who: Tree) -> str:
        return f"a referendum is called to call a blood hunt on {self.who(who)}"

    def say_not_again(self, who: Tree) -> str:
        return f"{self.who(who)} cannot perform the same action again this turn"

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
        if loses:
            return f"{self.verb(who, 'lose', 'loses')} any title"
        if like is not None:
            return f"{self.verb(who, 'receive', 'receives')} the title of {self.who(like)}"
        becomes = self.verb(who, "become", "becomes")
        if title:
            return f"{becomes} {title}{f' of {place}' if place else ''}"
        return f"{becomes} {sect or clan}"


def _optional(number: str, what: str) -> str:
    return f"an optional {what}" if number == "1" else f"{number} optional {what}s"
