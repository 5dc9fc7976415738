"""What people have told the table to do for them: at which chances it waits for whom, who yields, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import PASS
from praxis.kernel.event import SPECTATOR
from praxis.table.game.words import Scene
from praxis.table.hall.pace import ABLE, ALWAYS, OpenChance
from praxis.table.history import entries as e

if TYPE_CHECKING:
    from praxis.kernel.event import Event
    from praxis.table.game.driver import Ask, Play
    from praxis.table.hall.journal import Batch
    from praxis.table.hall.table import Table

HOLD: Final = "hold"
"""The word in `Kind.ends` for what ends a hold."""
ACTION: Final = "action"
OWN: Final = "own"


class StandingOrders:
    """The standing orders of all seats of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def yields(self, ask: Ask) -> bool:
        """Whether the seat passes this decision without being asked."""
        chair = self.table.facts.chairs[ask.seat]
        return not chair.answered_by and chair.yields(ask.decision.kind) and ask.can_pass

    def is_forced(self, ask: Ask) -> bool:
        """Whether a person who plays against bots alone has only one option, so that the table answers at once: nobody
        is there who could learn something from that. A person who holds, or who wants to be asked always, is asked all
        the same."""
        chair = self.table.facts.chairs[ask.seat]
        if ask.is_choice or chair.answered_by or chair.hold or ALWAYS in self.stops_of(ask.seat):
            return False
        return self.is_alone(ask.seat)

    def is_alone(self, seat: int) -> bool:
        """Whether all other seats are bots': then the time that a seat takes tells nobody what it holds."""
        return all(other.level for number, other in enumerate(self.table.facts.chairs) if number != seat)

    def words_of(self, seat: int) -> list[str]:
        """All words that a seat's orders may have. Among people none of them may depend on what the seat holds."""
        words = list(self.table.hosted.kind.orders)
        return [ABLE, *words] if self.is_alone(seat) else words

    def stops_of(self, seat: int) -> list[str]:
        """The words for the chances at which the table waits for a seat."""
        chosen = self.table.facts.chairs[seat].stops
        usual = self.table.hosted.kind.orders
        if chosen is None:
            return [word for word in self.words_of(seat) if usual.get(word, True)]
        return [word for word in chosen if word != ABLE or self.is_alone(seat)]

    def heed(self, play: Play, chance: OpenChance, ask: Ask) -> None:
        """Deal with a chance as a person has ordered."""
        seat, chair = ask.seat, self.table.facts.chairs[ask.seat]
        chance.waits.discard(seat)
        chance.holds = [other for other in chance.holds if other != seat]
        concerns = play.game.concerns(seat)
        turned = chair.until == ACTION and bool(set(concerns) - set(chair.concerns))
        if self.yields(ask) and not turned:
            chance.chosen[seat] = (PASS, "yield")
            return
        if self.is_forced(ask):
            chance.chosen[seat] = (ask.decision.options[0], "window")
            return
        if chair.hold:
            chance.holds.append(seat)
        if chair.hold or self.waits_for(play, ask):
            chance.waits.add(seat)

    def waits_for(self, play: Play, ask: Ask) -> bool:
        """Whether the seat's orders let the table wait for it at the open chance."""
        stops = self.stops_of(ask.seat)
        if ALWAYS in stops or (ABLE in stops and ask.is_choice):
            return True
        return not set(stops).isdisjoint(play.game.concerns(ask.seat))

    def end(self, batch: Batch, events: list[Event]) -> None:
        """End the standing yields and holds whose time is over."""
        facts, kind = self.table.facts, self.table.hosted.kind
        for seat, chair in enumerate(facts.chairs):
            if chair.hold and any(event.kind in kind.ends.get(HOLD, ()) for event in events):
                batch.note(e.Held(at=self.table.now(), seat=seat, on=False))
                batch.ended.append(seat)
            if chair.kinds and chair.until and self._is_over(batch, chair.until, seat, events):
                batch.note(e.Yielded(at=self.table.now(), seat=seat, kinds=[]))
                batch.ended.append(seat)

    def _is_over(self, batch: Batch, until: str, seat: int, events: list[Event]) -> bool:
        ends = self.table.hosted.kind.ends.get(until)
        if ends is None:
            return until in self._marks(batch, events)
        return any(event.kind in ends and (until != OWN or event.fields.get("seat") == seat) for event in events)

    def _marks(self, batch: Batch, events: list[Event]) -> set[str]:
        """The marks of some lines of the log."""
        scene = Scene("en", self.table.facts.names, SPECTATOR, batch.play.game.view(SPECTATOR))
        words = self.table.hosted.words
        said = [words.event(event.kind, event.seen_by(SPECTATOR), scene) for event in events]
        return {line.mark for line in said if line is not None}
