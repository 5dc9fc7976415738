"""The unlock phase: all cards of the Methuselah unlock, then come the effects of the phase in the order that she
likes."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again, run
from praxis.vtes import answers
from praxis.vtes.effects.forbidding import UNLOCK
from praxis.vtes.model import facts, stats, windows
from praxis.vtes.model.regions import ASH_HEAP, EVENT, HAND, MINION_REGIONS, Hearing
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import contest, imbued, triggers, withdrawal
from praxis.vtes.rules.burn_option import BURNED, BurnOptions, burn_options, use_burn_option
from praxis.vtes.rules.playing import UseCard, impulse
from praxis.vtes.rules.window import plays

OTHERS: Final = "others"
"""Among what was done in the phase: others were asked."""


class UnlockPhase(Opener):
    """The unlock phase of a Methuselah. Repeats while she uses effects."""

    __slots__ = ("did", "must", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("unlock_all", "others", "effects", "take", "more", "burn_options", "over")

    def __init__(self, seat: int, did: list[str] | None = None, must: list[Hearing] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.did: list[str] = [] if did is None else did
        self.must: list[Hearing] = [] if must is None else must
        """What cards make happen in this phase and has not happened yet. [unlock.effects.order]"""

    def open_for(self) -> int:
        return windows.UNLOCK

    def fork(self) -> UnlockPhase:
        return self.resumed(UnlockPhase(self.seat, self.did.copy(), [each.copy() for each in self.must]))

    def unlock_all(self, g: Vtes) -> Signal:
        """Unlock the cards of the Methuselah, and win contests that nobody else goes on with.

        [unlock.untap.mandatory] [torpor.state.untaps]
        """
        if withdrawal.begins_turn_ready(g, self.seat):
            self.did.append(withdrawal.MAY)
        for card in g.controls(self.seat):
            if g.burn_counters(card, "stun", 1):
                continue
            if g.locked[card] and not _is_infernal(g, card) and not bars(g, UNLOCK, card):  # [trait.infernal.no-untap]
                g.unlock(card)
        contest.win(g, self.seat)  # [contest.card.win] [contest.title.win]
        g.happen(facts.UNLOCK_PHASE, facts.named(self.seat))
        self.must = [each for each in g.hearing if each[EVENT] == facts.UNLOCK_PHASE]
        if self.must:
            g.hearing = [each for each in g.hearing if each[EVENT] != facts.UNLOCK_PHASE]
        return NEXT

    def others(self, g: Vtes) -> Signal:
        """Open the window in which others may use cards in her unlock phase, once she has done all that she must."""
        if self._musts(g):
            return NEXT
        self.did.append(OTHERS)
        return impulse(g, windows.UNLOCK_OF_OTHERS)

    def _musts(self, g: Vtes) -> list[Option]:
        """The effects of the phase that cannot be left out: contests, and what cards make happen."""
        found: list[Option] = []
        for card in contest.open_contests(g, self.seat):
            if f"pay {card}" not in self.did:
                found.extend(contest.choices(g, self.seat, card))
        found.extend(answers.TRIGGER.of(each[0], place) for place, each in enumerate(self.must))
        return found

    def effects(self, g: Vtes) -> Signal:
        """Offer the effects of the phase, in any order. Contests are among them and cannot be left out.
        [unlock.effects.after-untap]

        [unlock.effects.order] [contest.choice.pay-or-yield]
        """
        options = self._musts(g)
        must = bool(options)
        if g.edge == self.seat and "edge" not in self.did:
            options.append(answers.EDGE.option)  # [unlock.edge.gain-pool]
        for region in MINION_REGIONS:
            for card in g.regions[region][self.seat]:
                if g.locked[card] and _is_infernal(g, card):
                    options.append(answers.UNLOCK.of(card))  # [trait.infernal.pay-pool]
        if withdrawal.MAY in self.did and not g.withdrawing[self.seat]:
            options.append(answers.WITHDRAW.option)  # [end.withdraw.announce]
        options.extend(imbued.recoveries(g, self.seat))
        options.extend(imbued.offers(g, self.seat, self.did, ASH_HEAP))
        options.extend(plays(g, self.seat, windows.UNLOCK))
        hidden = not options and self._may_hold(g)
        options.extend(imbued.offers(g, self.seat, self.did, HAND))
        if BURNED not in self.did:
            options.extend(burn_options(g, self.seat))
        if must:
            contested = any(option[0] in ("pay", "yield") for option in options)
            clause = "contest.choice.pay-or-yield" if contested else "unlock.effects.order"
            return ask(self.seat, "contest" if contested else "unlock", options, clause=clause)
        clause = "unlock.effects.order"
        return ask(self.seat, "unlock", [*options, PASS], clause=clause, secret=hidden, chance=hidden)

    def _may_hold(self, g: Vtes) -> bool:
        """Whether, by public facts, the hand could hold something for this phase: a card with a burn option, or a
        conviction."""
        if not g.hand(self.seat):
            return False
        return (g.edition.has_burn_option and BURNED not in self.did) or imbued.awaits_conviction(
            g, self.seat, self.did
        )

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            return again("burn_options")
        if option[0] == "pay":
            self.did.append(f"pay {option[1]}")
            contest.pay(g, self.seat, option[1])
            return NEXT
        if option[0] == "trigger":
            return run(triggers.effects_of(g, self.must.pop(int(option[2]))))
        if option[0] == "yield":
            contest.give_way(g, option[1])
            return NEXT
        if option[0] == "burn-option":
            self.did.append(BURNED)
            use_burn_option(g, self.seat, option[1])
            return NEXT
        if option[0] == "edge":
            self.did.append("edge")
            if not g.is_replaced(facts.EDGE_POOL, facts.named(self.seat), n=1):
                g.gain_pool(self.seat, 1, "unlock.edge.gain-pool")
            return NEXT
        if option[0] == "withdraw":
            withdrawal.announce(g, self.seat)
            return NEXT
        if option[0] == "unlock":
            g.burn_pool(self.seat, 1, "trait.infernal.pay-pool")
            g.unlock(option[1])
            g.happen(facts.DEMON_PAID, facts.named(self.seat), option[1])
            return NEXT
        if option[0] == "conviction":
            self.did.append(f"conviction {option[2]}")
            imbued.play_conviction(g, self.seat, option[1], option[2])
            return NEXT
        if option[0] == "recover":
            return run(imbued.Recovery(option[1]))
        return run(UseCard(option[1], option[3], self.seat, option[2]))

    def more(self, g: Vtes) -> Signal:
        return again("effects" if OTHERS in self.did else "others")

    def burn_options(self, g: Vtes) -> Signal:
        """Offer the burn option to the others. [unlock.burn-option.any-untap-phase]"""
        if not g.edition.has_burn_option:
            return NEXT
        return run(BurnOptions([seat for seat in g.clockwise(self.seat) if seat != self.seat]))

    def over(self, g: Vtes) -> Signal:
        g.happen(facts.UNLOCK_ENDS, facts.named(self.seat))
        return DONE


def _is_infernal(g: Vtes, card: int) -> bool:
    """Whether a card is an infernal minion; the cards on him are not. [trait.infernal.no-untap]"""
    return g.is_minion(card) and stats.has_trait(g, card, "infernal")
