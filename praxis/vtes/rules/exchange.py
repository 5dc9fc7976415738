"""Maneuvers and presses: the combatants answer each other until one lets the other's last one stand."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import events
from praxis.vtes.effects import forbidding
from praxis.vtes.model import facts, spans, windows
from praxis.vtes.model.combat_spans import RoundSpan
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules.playing import PlayCard, UseCard
from praxis.vtes.rules.window import could, order, plays

Held = Literal["maneuver", "press"]
MANEUVER: Final = "maneuver"
PRESS: Final = "press"
MAY: Final = {MANEUVER: "combat.range.to-long", PRESS: "combat.press.continue"}
RULES: Final = {MANEUVER: forbidding.MANEUVER, PRESS: forbidding.PRESS}
MUST: Final = {MANEUVER: "combat.range.mandatory-maneuver", PRESS: "card.golden.overrides-rules"}


class Exchange(Procedure):
    """Maneuvers or presses: each combatant may answer the other's last one; nobody uses two in a row. Repeats for each
    answer.

    The acting minion is asked first, then the opposing one, then each Methuselah with another minion and a card for it.

    [combat.range.unlimited-exchange] [combat.range.no-two-in-a-row] [combat.press.unlimited-exchange]
    [combat.press.no-two-in-a-row] [combat.order.acting-first] [combat.cards.non-combatant]
    """

    __slots__ = ("acting", "last", "opposing", "seats", "turn", "what")

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "offer", "take", "used")
    HIDES: ClassVar[tuple[str, ...]] = ("turn",)
    """While the open decision is secret, nobody else may see whose it is."""

    def __init__(
        self,
        what: Held,
        acting: int,
        opposing: int,
        last: int = NOBODY,
        seats: list[int] | None = None,
        turn: int = 0,
    ) -> None:
        super().__init__()
        self.what: Held = what
        self.acting = acting
        self.opposing = opposing
        self.last = last
        """Who made the last maneuver or press."""
        self.seats: list[int] = [] if seats is None else seats
        self.turn = turn

    def fork(self) -> Exchange:
        twin = Exchange(self.what, self.acting, self.opposing, self.last, self.seats.copy(), self.turn)
        return self.resumed(twin)

    def window(self) -> int:
        return windows.RANGE if self.what == MANEUVER else windows.PRESS

    def fighter(self, g: Vtes, seat: int) -> int:
        """The combatant of a seat; nobody if she has none."""
        for minion in (self.acting, self.opposing):
            if g.controller[minion] == seat:
                return minion
        return NOBODY

    def asked(self) -> int:
        """The seat that is asked now; nobody when all have been asked."""
        return self.seats[self.turn] if self.turn < len(self.seats) else NOBODY

    def begin(self, g: Vtes) -> Signal:
        self.seats = order(g)
        self.turn = 0
        return self._seek(g)

    def _seek(self, g: Vtes) -> Signal:
        """Go on to the next seat that has something to choose. When no seat has, the last maneuver or press stands.

        [combat.range.last-maneuver-sets] A seat that has declined may still answer later.
        [combat.range.decline-not-final]
        """
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not g.ousted[seat] and (self._choices(g, seat) or self._could(g, seat)):
                return again("offer")
            self.turn += 1
        return DONE

    def _could(self, g: Vtes, seat: int) -> bool:
        """Whether a combatant could have an answer by public facts. Only careful play asks so."""
        return g.careful and could(g, seat, self.window() | windows.OUT_OF_TURN, but=self.last)

    def _choices(self, g: Vtes, seat: int) -> list[Option]:
        """What a seat can answer in this exchange. [combat.range.none-by-default] [combat.range.sources]"""
        fighter = self.fighter(g, seat)
        free = fighter != NOBODY and fighter != self.last
        barred = fighter if fighter != NOBODY and bars(g, RULES[self.what], fighter) else self.last
        free = free and fighter != barred
        if free and owes(g, self.what, fighter):
            return [(self.what,)]
        found = plays(g, seat, self.window() | windows.OUT_OF_TURN)
        options: list[Option] = [
            option for option in found if option[2] == NOBODY or option[2] not in (self.last, barred)
        ]
        if free and held(g, self.what, fighter):
            options.append((self.what,))
        return options

    def offer(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        fighter = self.fighter(g, seat)
        options = self._choices(g, seat)
        if fighter not in (NOBODY, self.last) and owes(g, self.what, fighter):
            return ask(seat, self.what, options, fighter, MUST[self.what])
        public = any(option[0] != "play" for option in options)
        return ask(seat, self.what, [*options, PASS], fighter, MAY[self.what], secret=not public, chance=True)

    def take(self, g: Vtes) -> Signal:
        option, seat = self.got, self.seats[self.turn]
        if option == PASS:
            self.turn += 1
            return self._seek(g)
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], seat, option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], seat, option[2]))
        use_held(g, self.what, self.fighter(g, seat))
        return NEXT

    def used(self, g: Vtes) -> Signal:
        """Go on with the exchange if both still fight. [combat.sequence.not-ready-ends]"""
        return again("begin") if g.fights_on() else DONE


def open_exchange(g: Vtes, what: str) -> Exchange | None:
    """The exchange of maneuvers or presses that is going on."""
    for frame in reversed(g.stack):
        if isinstance(frame, Exchange):
            return frame if frame.what == what else None
    return None


def _round(g: Vtes) -> RoundSpan:
    found = g.round()
    assert found is not None, "no round of combat is in progress"
    return found


# -- maneuvers and presses that a card played this round still holds --------------------------------------------------


def owes(g: Vtes, what: str, minion: int) -> bool:
    """Whether a combatant must maneuver because of a card that he played, or must press.

    [combat.range.mandatory-maneuver]
    """
    if what == PRESS:  # a press that must be used continues the combat
        owed = 0 if g.modified(spans.NO_PRESS, minion) else g.modified(spans.PRESSES_OWED, minion)
        return owed > 0 and not _round(g).press
    if not g.edition.maneuver_must_be_used or g.modified(spans.NO_MANEUVER, minion):
        return False
    return g.modified(spans.MANEUVERS_OWED, minion) > 0


def held(g: Vtes, what: str, minion: int) -> int:
    """How many maneuvers or presses a combatant may use without a further card. [combat.range.optional-maneuver]"""
    if what == PRESS:
        return 0 if g.modified(spans.NO_PRESS, minion) else g.modified(spans.PRESSES, minion)
    if g.modified(spans.NO_MANEUVER, minion):
        return 0
    return g.modified(spans.MANEUVERS, minion) + g.modified(spans.MANEUVERS_OWED, minion)


def use_held(g: Vtes, what: str, minion: int) -> None:
    kind, owed = (spans.PRESSES, spans.PRESSES_OWED) if what == PRESS else (spans.MANEUVERS, spans.MANEUVERS_OWED)
    if g.modified(owed, minion) > 0 and (what == MANEUVER or owes(g, what, minion)):
        kind = owed
    round_, combat = _round(g), g.combat()
    this_round = sum(mod[2] for mod in round_.mods if mod[0] == kind and mod[1] == minion)
    # A maneuver or press that a card gives for the whole combat is used up for the whole combat.
    with_mod(round_ if this_round > 0 or combat is None else combat, kind, minion, -1)
    if what == MANEUVER:
        maneuver(g, minion)
    else:
        press(g, minion)


# -- what they do -----------------------------------------------------------------------------------------------------


def maneuver(g: Vtes, minion: int) -> None:
    """Change the range by a maneuver. [combat.range.to-long] [combat.range.back-to-close] [combat.range.two-values]"""
    round_ = _round(g)
    round_.long = 1 - round_.long
    _answered(g, MANEUVER, minion)
    g.tell(events.Maneuver(minion=minion, range="long" if round_.long else "close"))


def press(g: Vtes, minion: int) -> None:
    """Continue or end the combat by a press. [combat.press.continue] [combat.press.end]"""
    round_ = _round(g)
    round_.press = 1 - round_.press
    _answered(g, PRESS, minion)
    g.tell(events.Press(minion=minion, to="continue" if round_.press else "end"))
    g.happen(facts.PRESSES, minion, n=round_.press)


def _answered(g: Vtes, what: str, minion: int) -> None:
    """Note who answered last: only the other may go on.

    [combat.range.no-two-in-a-row] [combat.press.no-two-in-a-row]
    """
    exchange = open_exchange(g, what)
    if exchange is not None:
        exchange.last = minion
