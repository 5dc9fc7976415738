"""The influence phase: transfers to and from the uncontrolled region, and vampires becoming controlled."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import READY
from praxis.vtes.model.spans import Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import contest, imbued, title, trait
from praxis.vtes.rules import merge as merging
from praxis.vtes.rules.playing import UseCard, impulse
from praxis.vtes.rules.window import plays

TRANSFERS: Final = 4  # [influence.transfers.default-four]


def transfers(g: Vtes, seat: int, turn: int) -> int:
    """How many transfers a Methuselah has in a turn; the first three turns of the game give 1, 2 and 3, whoever takes
    them: of two players, the first one takes the third turn too.

    [influence.transfers.first-player-one] [influence.transfers.second-player-two]
    [influence.transfers.third-player-three] [influence.transfers.full-from-fourth-turn]
    """
    granted = min(turn, TRANSFERS)
    return max(0, granted + stats.for_seat(g, spans.TRANSFERS, seat))


class InfluencePhase(Opener):
    """The influence phase of a Methuselah. Repeats while transfers are spent. [influence.spend.mix-uses]"""

    __slots__ = ("left", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("grant", "others", "offer", "spend", "more", "move_out")

    def __init__(self, seat: int, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def open_for(self) -> int:
        return windows.INFLUENCE

    def fork(self) -> InfluencePhase:
        return self.resumed(InfluencePhase(self.seat, self.left))

    def grant(self, g: Vtes) -> Signal:
        """Set the number of transfers. A vampire who comes into play later in the phase adds none.

        [influence.transfers.no-counters] [influence.control.new-vampire-transfers]
        """
        self.left = transfers(g, self.seat, g.turn)
        return NEXT

    def others(self, g: Vtes) -> Signal:
        """Open the window in which others may use cards in her influence phase."""
        return impulse(g, windows.INFLUENCE_OF_OTHERS)

    def offer(self, g: Vtes) -> Signal:
        options: list[Option] = []
        cards = g.uncontrolled(self.seat)  # [influence.spend.own-region-only]
        if g.edition.moves_out_at_will:  # [influence.control.when] [influence.control.automatic-or-optional]
            for card in cards:
                if not out_bar(g, self.seat, card):
                    options.append(answers.OUT.of(card))
        if g.gifts[spans.NO_TRANSFERS]:
            cards = [card for card in cards if not stats.given(g, spans.NO_TRANSFERS, card)]
        if self.left >= 1 and g.pool[self.seat] > 0:  # [influence.spend.one-to-invest]
            for card in cards:
                options.append(answers.INVEST.of(card))
        if self.left >= 2:  # [influence.spend.two-to-retrieve]
            for card in cards:
                if g.blood[card]:
                    options.append(answers.RETRIEVE.of(card))
        if self.left >= 4 and g.crypt(self.seat):  # [influence.spend.four-to-draw-crypt]
            options.append(answers.CRYPT.option)
        if self.left >= merging.TRANSFERS:  # [influence.merge.cost]
            options.extend(merging.merges(g, self.seat))
        options.extend(plays(g, self.seat, windows.INFLUENCE))
        # She alone knows whether a crypt card has enough counters.
        hidden = (not options or options[-1][0] == "out") and self._may_come_out(g)
        options.append(PASS)
        return ask(self.seat, "influence", options, clause="influence.spend.mix-uses", secret=hidden)

    def _may_come_out(self, g: Vtes) -> bool:
        return g.edition.moves_out_at_will and any(g.blood[card] for card in g.uncontrolled(self.seat))

    def spend(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            return again("move_out")  # [influence.transfers.not-saved]
        if option[0] == "use":
            return run(UseCard(option[1], option[3], self.seat, option[2]))
        if option[0] == "out":
            become_controlled(g, option[1], self.seat)
        elif option[0] == "invest":
            self.left -= 1
            invest(g, self.seat, option[1], 1)
        elif option[0] == "retrieve":
            self.left -= 2
            invest(g, self.seat, option[1], -1)
        elif option[0] == "merge":
            self.left -= merging.TRANSFERS
            merging.merge(g, self.seat, option[1], option[2])
        else:
            self.left -= 4
            g.burn_pool(self.seat, 1, "influence.spend.four-to-draw-crypt")
            g.draw_crypt(self.seat, "influence.spend.four-to-draw-crypt")
        return NEXT

    def more(self, g: Vtes) -> Signal:
        return again("offer")

    def move_out(self, g: Vtes) -> Signal:
        """Up to 2012, move every vampire with enough counters out now. [influence.control.automatic-or-optional]"""
        if not g.edition.moves_out_at_will:
            for card in list(g.uncontrolled(self.seat)):
                if qualifies(g, card):
                    become_controlled(g, card, self.seat)
        return DONE


def qualifies(g: Vtes, card: int) -> bool:
    """Whether a crypt card has enough counters to come into play.

    [influence.control.threshold] [influence.control.other-crypt-types]
    """
    face = g.face[card]
    return bool(face.types & faces.CRYPT) and g.blood[card] >= face.capacity


def out_bar(g: Vtes, seat: int, card: int) -> str:
    """The clause that keeps a Methuselah from moving a crypt card out by her own choice; empty if none does."""
    if not qualifies(g, card):
        return "influence.control.threshold"
    return "contest.card.not-with-self" if contest.has_copy(g, card, seat) else ""


def invest(g: Vtes, seat: int, card: int, amount: int) -> None:
    """Move counters between pool and an uncontrolled card. [influence.uncontrolled.invested-counters]

    The card may have more counters than its capacity. [influence.uncontrolled.may-exceed-capacity]
    """
    g.pool[seat] -= amount
    g.blood[card] += amount
    g.tell(events.Transfer(seat=seat, card=card, amount=amount, pool=g.pool[seat], blood=g.blood[card]))
    if amount > 0:
        g.note_loss(seat)
    if not g.pool[seat]:
        g.due = True  # [end.oust.own-payment]


def become_controlled(g: Vtes, card: int, seat: int, by_influence: bool = True) -> None:
    """Put a crypt card into the ready region, face up and unlocked. Counters beyond the capacity go to the bank.

    [influence.control.face-up-ready] [influence.control.counters-become-blood]
    """
    trait.pay_scarce(g, card, seat, by_influence)
    g.put(card, READY, seat)
    g.happen(facts.ENTERS, card)
    if any(isinstance(frame, InfluencePhase) and frame.seat == seat for frame in g.stack):
        g.happen(facts.JOINED, card, facts.named(seat))
    g.locked[card] = 0
    most = stats.capacity(g, card) if g.is_vampire(card) else g.face[card].capacity
    excess = max(0, g.blood[card] - most)  # [influence.control.excess-drains]
    g.blood[card] -= excess
    g.bank += excess
    g.tell(events.Controlled(seat=seat, card=card, face=g.face[card].key, blood=g.blood[card]))
    if contest.enters(g, card, seat):
        title.assert_claim(g, card)
        imbued.arrives(g, card)
