"""The Imbued: mortal allies from the crypt, with convictions and powers, incapacitated where others would burn.

The appendix of the books of 2011 and 2012; in 2023 only if the table allows it (option ``legacy``), never in 2000.
"""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, done, run
from praxis.vtes import answers, events
from praxis.vtes.editions import Edition
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import (
    ASH_HEAP,
    HAND,
    IMBUED_REGIONS,
    INCAPACITATED,
    LIBRARY,
    READY,
    REGION_WORDS,
)
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import damage
from praxis.vtes.rules.conviction import PayConviction, convictions, give, is_imbued
from praxis.vtes.rules.replacing import replace

RECOVERY_COST: Final = 3  # [imbued.incapacitated.leave-three-convictions]


def allows_imbued(edition: Edition, options: dict[str, str | int | bool]) -> bool:
    """Whether decks with the Imbued may be played."""
    return edition.has_imbued or (edition.legacy_imbued and bool(options.get("legacy")))


# -- coming into play -------------------------------------------------------------------------------------------------


def arrives(g: Vtes, card: int) -> None:
    """Note that an imbued has come into play, so that he may get a conviction at once.

    [imbued.conviction.on-entering-play]
    """
    if is_imbued(g, card) and not convictions(g, card):
        g.newcomers.append(card)
        g.due = True


def welcome(g: Vtes) -> None:
    """Offer a conviction to every imbued who has just come into play, before the next step."""
    for card in g.newcomers:
        g.stack.append(Arrival(card, list(g.stack[-1].got)))
    g.newcomers = []


class Arrival(Procedure):
    """Offer a conviction from library, hand or ash heap to an imbued who has come into play.

    [imbued.conviction.on-entering-play]
    """

    __slots__ = ("imbued", "kept")

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, imbued: int, kept: list[int | str] | None = None) -> None:
        super().__init__()
        self.imbued = imbued
        self.kept: list[int | str] = [] if kept is None else kept
        """What the procedure beneath was about to read."""

    def fork(self) -> Arrival:
        return self.resumed(Arrival(self.imbued, self.kept.copy()))

    def offer(self, g: Vtes) -> Signal:
        """Ask for a conviction by its face, so that nobody learns what else hand and library hold."""
        seat = g.controller[self.imbued]
        options: list[Option] = []
        for region in (HAND, ASH_HEAP, LIBRARY):
            found = {g.face[card].name: g.face[card] for card in g.regions[region][seat]}
            for name in sorted(found):
                if found[name].types & faces.CONVICTION:
                    options.append(answers.FETCH_CONVICTION.of(found[name].key, REGION_WORDS[region]))
        clause = "imbued.conviction.on-entering-play"
        return ask(seat, "conviction", [*options, PASS], self.imbued, clause, secret=True)

    def take(self, g: Vtes) -> Signal:
        if self.got != PASS:
            seat = g.controller[self.imbued]
            region = REGION_WORDS.index(str(self.got[2]))
            card = next(card for card in g.regions[region][seat] if g.face[card].key == self.got[1])
            give(g, card, self.imbued)
            if region == LIBRARY:
                g.shuffle_faces(LIBRARY, seat)
            elif region == HAND:
                replace(g, seat)
        return done(*self.kept)


# -- the unlock phase -------------------------------------------------------------------------------------------------


def _own(g: Vtes, seat: int) -> list[int]:
    return [card for region in IMBUED_REGIONS for card in g.regions[region][seat] if is_imbued(g, card)]


def conviction_bar(g: Vtes, seat: int, card: int, imbued: int, did: list[str]) -> str:
    """The clause that keeps a conviction from being played on an imbued now; empty if none does."""
    if not g.face[card].types & faces.CONVICTION or imbued not in _own(g, seat):
        return "imbued.conviction.own-type"
    if g.where[card] not in (HAND, ASH_HEAP) or g.controller[card] != seat:
        return "imbued.conviction.from-hand-or-ash-heap"
    return "imbued.conviction.one-per-untap" if f"conviction {imbued}" in did else ""


def awaits_conviction(g: Vtes, seat: int, did: list[str]) -> bool:
    """Whether one of her imbued could get a conviction in this unlock phase, whatever she holds."""
    return any(f"conviction {imbued}" not in did for imbued in _own(g, seat))


def offers(g: Vtes, seat: int, did: list[str], region: int) -> list[Option]:
    """The convictions in hand or ash heap that a Methuselah may play on each of her imbued; of several copies only one
    is offered.

    [imbued.conviction.one-per-untap] [imbued.conviction.from-hand-or-ash-heap]
    """
    own = _own(g, seat)
    if not own:
        return []
    cards = {g.face[card].key: card for card in g.regions[region][seat] if g.face[card].types & faces.CONVICTION}
    return [
        answers.CONVICTION.of(card, imbued)
        for imbued in own
        for card in cards.values()
        if not conviction_bar(g, seat, card, imbued, did)
    ]


def recoveries(g: Vtes, seat: int) -> list[Option]:
    """The incapacitated imbued that a Methuselah can bring back. [imbued.incapacitated.leave-three-convictions]"""
    return [
        answers.RECOVER.of(card)
        for card in g.regions[INCAPACITATED][seat]
        if len(convictions(g, card)) >= RECOVERY_COST
    ]


def play_conviction(g: Vtes, seat: int, card: int, imbued: int) -> None:
    """Put a conviction from hand or ash heap on an imbued. [imbued.conviction.own-type]"""
    from_hand = g.where[card] == HAND
    g.tell(events.Plays(seat=seat, card=card, face=g.face[card].key, mode=0, minion=imbued))
    give(g, card, imbued)
    if from_hand:
        replace(g, seat)


# -- losing all life --------------------------------------------------------------------------------------------------


def incapacitate(g: Vtes, imbued: int) -> None:
    """Move an imbued to the incapacitated region: he stays controlled, with all that is on him.
    [imbued.incapacitated.at-zero-life]

    He is not ready, so he can use nothing that asks for a ready minion. [imbued.incapacitated.controlled-not-ready]
    [imbued.incapacitated.no-burn-time-effects]

    An effect that burns an ally burns him instead. [imbued.incapacitated.burn-ally-effects]
    """
    g.leave_ready(imbued)
    g.put(imbued, INCAPACITATED, g.controller[imbued])
    g.tell(events.Incapacitated(card=imbued, clause="imbued.incapacitated.at-zero-life"))


def recover(g: Vtes, imbued: int, clause: str = "imbued.incapacitated.leave-other-effect") -> None:
    """Move an incapacitated imbued to the ready region and give him one life, up to his starting life.

    [imbued.incapacitated.leave-other-effect]
    """
    g.put(imbued, READY, g.controller[imbued])
    g.tell(events.Recovers(card=imbued, clause=clause))
    g.gain_blood(imbued, 1, g.face[imbued].capacity, clause)


class Recovery(Procedure):
    """A Methuselah burns three convictions of an incapacitated imbued to bring him back.

    [imbued.incapacitated.leave-three-convictions]
    """

    __slots__ = ("imbued",)

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "rise")

    def __init__(self, imbued: int) -> None:
        super().__init__()
        self.imbued = imbued

    def fork(self) -> Recovery:
        return self.resumed(Recovery(self.imbued))

    def pay(self, g: Vtes) -> Signal:
        return run(PayConviction(self.imbued, RECOVERY_COST))

    def rise(self, g: Vtes) -> Signal:
        recover(g, self.imbued, "imbued.incapacitated.leave-three-convictions")
        return DONE


# -- actions ----------------------------------------------------------------------------------------------------------


class Slaying(Procedure):
    """A minion burns an incapacitated imbued and takes his equipment. Each ready imbued may retaliate. Repeats for
    each.

    [imbued.incapacitated.burn-action] [imbued.incapacitated.retaliation]
    """

    __slots__ = ("avengers", "index", "slayer", "victim")

    STEPS: ClassVar[tuple[str, ...]] = ("burn", "offer", "pay", "inflict", "next_avenger")

    def __init__(self, slayer: int, victim: int, avengers: list[int] | None = None, index: int = 0) -> None:
        super().__init__()
        self.slayer = slayer
        self.victim = victim
        self.avengers: list[int] = [] if avengers is None else avengers
        self.index = index

    def fork(self) -> Slaying:
        return self.resumed(Slaying(self.slayer, self.victim, self.avengers.copy(), self.index))

    def burn(self, g: Vtes) -> Signal:
        if g.where[self.victim] != INCAPACITATED:
            return DONE
        seat = g.controller[self.slayer]
        for card in list(g.on(self.victim)):
            if stats.is_equipment(g, card) and not bars(g, BEAR, self.slayer, card):
                g.attach(card, self.slayer, seat)
                g.tell(events.PutOn(card=card, host=self.slayer))
        g.burn(self.victim, "imbued.incapacitated.burn-action")
        self.avengers = [m for other in g.clockwise(seat) for m in g.ready(other) if is_imbued(g, m)]
        return NEXT

    def offer(self, g: Vtes) -> Signal:
        if self.index >= len(self.avengers) or not g.is_ready(self.slayer):
            return DONE
        avenger = self.avengers[self.index]
        options: list[Option] = [answers.AVENGE.of(avenger)] if g.is_ready(avenger) and convictions(g, avenger) else []
        clause = "imbued.incapacitated.retaliation"
        return ask(g.controller[avenger], "retaliation", [*options, PASS], self.slayer, clause)

    def pay(self, g: Vtes) -> Signal:
        if self.got == PASS:
            return again("next_avenger")
        return run(PayConviction(self.avengers[self.index], 1))

    def inflict(self, g: Vtes) -> Signal:
        blow = [self.slayer, 1, 0, self.avengers[self.index], damage.UNPREVENTABLE]
        return run(damage.DamageResolution([blow]))

    def next_avenger(self, g: Vtes) -> Signal:
        self.index += 1
        return again("offer")
