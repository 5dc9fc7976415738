"""The discard phase: a Methuselah discards a card and draws another, or plays an event."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, done, run
from praxis.vtes import answers, events
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import ASH_HEAP
from praxis.vtes.model.spans import NOBODY, Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.playing import PlayCard, UseCard, impulse
from praxis.vtes.rules.replacing import draw_up, held, may_draw, replace
from praxis.vtes.rules.window import plays


class DiscardPhase(Opener):
    """The discard phase of a Methuselah. Repeats while discard phase actions are left. [discard.action.default-one]"""

    __slots__ = ("events", "left", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("grant", "others", "offer", "take", "more")

    def __init__(self, seat: int, left: int = 0, events: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.events = events

    def open_for(self) -> int:
        return windows.DISCARD

    def fork(self) -> DiscardPhase:
        return self.resumed(DiscardPhase(self.seat, self.left, self.events))

    def grant(self, g: Vtes) -> Signal:
        """Give the discard phase actions of this phase. [discard.action.default-one] [discard.action.effects-change]"""
        more = stats.for_seat(g, spans.DISCARD_ACTIONS, self.seat) if g.edition.discard_actions_vary else 0
        self.left = max(0, self.left + 1 + more)  # an effect may have changed `left` as the phase began
        return NEXT

    def others(self, g: Vtes) -> Signal:
        """Open the window in which others may use cards in her discard phase."""
        return impulse(g, windows.DISCARD_OF_OTHERS)

    def offer(self, g: Vtes) -> Signal:
        """Offer discards and events. [discard.action.optional] [discard.event.timing]"""
        options: list[Option] = []
        if self.left > 0:
            options.extend([answers.DISCARD.of(card) for card in g.hand(self.seat)])
        for option in plays(g, self.seat, windows.DISCARD):
            if option[0] == "use" or (self.left > 0 and not self.event_bar(g, int(option[1]))):
                options.append(option)
        options.append(PASS)
        return ask(self.seat, "discard", options, clause="discard.action.optional")

    def event_bar(self, g: Vtes, card: int) -> str:
        """The clause that keeps this card from being played with a discard phase action.

        [discard.event.one-per-phase] [discard.event.once-per-game]
        """
        if not g.face[card].types & faces.EVENT:
            return ""
        if not g.edition.has_events:
            return "discard.event.timing"
        if self.events:
            return "discard.event.one-per-phase"
        return "discard.event.once-per-game" if g.face[card].key in g.events_played else ""

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            return DONE  # [discard.action.unused-lost]
        if option[0] == "use":
            return run(UseCard(option[1], option[3], self.seat, option[2]))
        self.left -= 1
        if option[0] == "play":
            if g.face[option[1]].types & faces.EVENT:
                self.events += 1
                g.events_played.append(g.face[option[1]].key)
            return run(PlayCard(option[1], option[3], self.seat, option[2]))
        discard(g, self.seat, option[1], "discard.action.discard-redraw", by_action=1)
        replace(g, self.seat)  # [discard.action.discard-redraw]
        return NEXT

    def more(self, g: Vtes) -> Signal:
        return again("offer")


def discard(g: Vtes, seat: int, card: int, clause: str = "term.burn.vs-discard", by_action: int = 0) -> None:
    """Move a card from the hand to its owner's ash heap, by this clause. [term.burn.vs-discard]"""
    g.put(card, ASH_HEAP, g.owner[card])
    g.tell(events.Discarded(seat=seat, card=card, face=g.face[card].key, clause=clause))
    g.happen(facts.DISCARDED, NOBODY, facts.named(seat), by_action, card)


def match_hands(g: Vtes) -> None:
    """Whoever holds more or fewer cards than her hand size discards or draws at once. [card.hand.always-match]

    In 2000 only a change of the size makes her do so, not cards that an effect has given or taken: a hand below its
    size stays so, as `replace` draws one card for each that is played.
    """
    for seat in g.seated():
        size = stats.hand_size(g, seat)
        changed = g.limits[seat] != size
        if changed:
            g.limits[seat] = size
        elif not g.edition.hand_always_matches:
            continue
        if held(g, seat) < size:
            if may_draw(g):
                draw_up(g, seat, clause="card.hand.always-match")
        elif len(g.hand(seat)) > size:
            g.stack.append(DiscardDown(seat, list(g.stack[-1].got)))


class DiscardDown(Procedure):
    """A Methuselah discards until her hand has its size, whatever is in progress. Repeats. [card.hand.always-match]"""

    __slots__ = ("kept", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take")

    def __init__(self, seat: int, kept: list[int | str] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.kept: list[int | str] = [] if kept is None else kept
        """What the procedure beneath was about to read."""

    def fork(self) -> DiscardDown:
        return self.resumed(DiscardDown(self.seat, self.kept.copy()))

    def choose(self, g: Vtes) -> Signal:
        if len(g.hand(self.seat)) <= stats.hand_size(g, self.seat):
            return done(*self.kept)
        options: list[Option] = [answers.DISCARD.of(card) for card in g.hand(self.seat)]
        return ask(self.seat, "discard-down", options, clause="card.hand.always-match")

    def take(self, g: Vtes) -> Signal:
        discard(g, self.seat, self.got[1], "card.hand.always-match")
        return again("choose")
