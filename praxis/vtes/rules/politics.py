"""Referendums: the terms, the polling, the result and its effect."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.scope import Scope
from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Signal, again, done, run
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import VOTE_AGAINST
from praxis.vtes.effects.resolve import mode_of, opening, resolve
from praxis.vtes.effects.verb import Target
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.affiliations import CAMARILLA
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import LIMBO
from praxis.vtes.model.rulings import toll
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import votes
from praxis.vtes.rules.playing import PlayCard, UseCard, impulse
from praxis.vtes.rules.replacing import draw_up, replace
from praxis.vtes.rules.verdict import Verdict
from praxis.vtes.rules.votes import SIDES
from praxis.vtes.rules.window import could, order, plays

BLOOD_HUNT: Final = "blood-hunt"


class Referendum(ReferendumSpan):
    """Choose terms, poll, resolve. Repeats while terms are chosen and votes cast. [politics.referendum.three-steps]

    Comes from a political action or a blood hunt. Ends with the word passed or failed. [politics.referendum.when]
    """

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "choose_terms",
        "set_terms",
        "tell_terms",
        "open",
        "before_votes",
        "begin_polling",
        "poll",
        "offer",
        "vote",
        "voted",
        "counted",
        "result",
        "effect",
        "enacted",
        "close",
    )
    HIDES: ClassVar[tuple[str, ...]] = ("turn",)
    """While the open decision is secret, nobody else may see whose it is."""

    def open_for(self) -> int:
        return windows.POLLING

    def fork(self) -> Referendum:
        twin = Referendum(
            self.caller,
            self.kind,
            self.card,
            self.mode,
            self.actor,
            self.terms.copy(),
            self.split.copy(),
            self.favour,
            self.against,
            self.ballots.copy(),
            [entry.copy() for entry in self.cast],
            [entry.copy() for entry in self.gained],
            self.seats.copy(),
            self.turn,
            self.fate,
            self.mods.copy(),
            self.hung_copies(),
            self.since,
        )
        return self.resumed(twin)

    # -- step 1: the terms ----------------------------------------------------------------------------------------

    def choose_terms(self, g: Vtes) -> Signal:
        """Ask the caller for the terms; points are allocated one by one. [politics.terms.caller-chooses]

        The terms are chosen only now that the action has succeeded. [action.announce.referendum-exception]
        """
        if not self.since:
            self.since = g.begin()
        selectors = () if self.card < 0 else mode_of(g, self.card, self.mode).targets
        while len(self.split) < len(selectors):
            taken = self.terms_of(len(self.split))
            selector = selectors[len(self.split)]
            c = Scope(self.card, self.caller, self.actor, self.chosen())
            things = self._choices(g, selector, c, taken)
            if things and len(taken) < selector.points(g, c):
                options: list[Option] = [answers.TARGET.of(thing) for thing in things]
                if len(taken) >= selector.needed(g, c):
                    options.append(PASS)
                return ask(self.caller, "terms", options, self.card, "politics.terms.caller-chooses")
            if len(taken) < selector.needed(g, c):
                g.tell(events.Result(favour=0, against=0, result="failed"))  # the terms cannot be filled
                return again("close")
            self.split.append(len(taken))
        return again("tell_terms")

    def _choices(self, g: Vtes, selector: Target, c: Scope, taken: list[int]) -> list[int]:
        """What the caller may choose next as a term. [politics.terms.caller-chooses]"""
        things = selector.legal(g, self.caller, self.actor, self.card, c.targets)
        if not selector.is_seat() and g.face[self.card].name in g.edition.camarilla_choices:
            things = [
                thing for thing in things if stats.sect(g, thing) == CAMARILLA
            ]  # [sect.camarilla.referendum-choices]
        missing = selector.different() - len(set(taken))
        if missing > 0 and missing >= selector.points(g, c) - len(taken):  # each point left must go to a new one
            things = [thing for thing in things if thing not in taken]
        return [thing for thing in things if taken.count(thing) < selector.each_most()]

    def set_terms(self, g: Vtes) -> Signal:
        if self.got == PASS:
            self.split.append(len(self.terms) - sum(self.split))
            return again("choose_terms")
        self.terms.append(self.got[1])
        if self._asks_more(g):  # the last term is told with all of them
            g.tell(events.Terms(caller=self.caller, card=self.card, terms=self._told(g)))
        return again("choose_terms")

    def _asks_more(self, g: Vtes) -> bool:
        selectors = mode_of(g, self.card, self.mode).targets
        taken = self.terms_of(len(self.split))
        c = Scope(self.card, self.caller, self.actor, self.chosen())
        return len(self.split) + 1 < len(selectors) or len(taken) < selectors[len(self.split)].points(g, c)

    def _told(self, g: Vtes) -> list[int]:
        return [] if self.card < 0 else self.told(mode_of(g, self.card, self.mode))

    def tell_terms(self, g: Vtes) -> Signal:
        self.seats = order(g)
        g.tell(events.Referendum(caller=self.caller, of=self.kind, card=self.card, terms=self._told(g)))
        g.happen(facts.CALLED, self.actor, facts.named(self.caller), 0, self.card)
        if g.edition.before_votes_in_polling:
            g.tell(events.Polling())
        return NEXT

    def open(self, g: Vtes) -> Signal:
        """Carry out what the card itself changes for the time of this referendum."""
        if self.card < 0 or not mode_of(g, self.card, self.mode).during:
            return NEXT
        return run(opening(g, self.card, self.mode, self.caller, self.actor, self.chosen()))

    def before_votes(self, g: Vtes) -> Signal:
        """Open the window before votes are cast. [politics.terms.before-votes]"""
        if self.fate == ReferendumSpan.PASSES:
            return NEXT  # an effect makes it pass: nothing is played before
        return impulse(g, windows.BEFORE_VOTES | windows.OUT_OF_TURN)

    # -- step 2: the polling --------------------------------------------------------------------------------------

    def begin_polling(self, g: Vtes) -> Signal:
        if not g.edition.before_votes_in_polling:
            g.tell(events.Polling())
        return NEXT

    def poll(self, g: Vtes) -> Signal:
        """Find the next seat that can vote. The seats vote in any order, until all in succession have no more votes to
        cast.

        [politics.polling.any-order] [politics.polling.ends] [politics.polling.no-obligation]
        """
        if self.fate == ReferendumSpan.CANCELLED:
            g.tell(events.Result(favour=0, against=0, result="cancelled"))
            g.happen(facts.CALLED_OFF, self.actor, facts.named(self.caller), 0, self.card)
            return again("close")
        if self.fate:
            return again("counted")
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not g.ousted[seat] and (
                votes.in_the_open(g, self, seat) or self._hidden(g, seat) or self._could(g, seat)
            ):
                return NEXT
            self.turn += 1
        return again("counted")

    def _hidden(self, g: Vtes, seat: int) -> list[Option]:
        return [*votes.from_hand(g, self, seat), *plays(g, seat, windows.POLLING | windows.OUT_OF_TURN)]

    def _could(self, g: Vtes, seat: int) -> bool:
        """Whether a seat could cast votes by public facts: any hand might hold a political card. Only careful play asks
        so."""
        if not g.careful or not g.hand(seat):
            return False
        return not votes.card_bar(g, self, seat) or could(g, seat, windows.POLLING | windows.OUT_OF_TURN)

    def offer(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        public = votes.in_the_open(g, self, seat)
        options = [*public, *self._hidden(g, seat), PASS]
        clause = "politics.polling.no-obligation"
        return ask(seat, "polling", options, self.card, clause, secret=not public, chance=True)

    def vote(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        option = self.got
        if option == PASS:
            self.turn += 1
            return again("poll")
        self.turn = 0
        if option[0] in ("play", "use"):  # then the acting Methuselah is next [sequence.order.reset]
            self.seats = order(g)
            step = PlayCard if option[0] == "play" else UseCard
            return run(step(option[1], option[3], seat, option[2]))
        self.seats = g.clockwise(seat)  # the voter may go on at once [politics.polling.any-order]
        self._cast(g, seat, option)
        return NEXT

    def _cast(self, g: Vtes, seat: int, option: Option) -> None:
        """Count the votes of one answer. What has been cast stays cast. [politics.polling.final]"""
        word, side = option[0], SIDES.index(str(option[-1]))
        if word == "vote":
            minion = int(option[1])
            if side:
                n = toll(g, VOTE_AGAINST, minion, self.actor)
                g.burn_blood(minion, n, "card.burn.counter-to-bank")
            votes.cast_all(g, self, minion, side)
        elif word == answers.BURN_EDGE.word:
            g.edge = NOBODY  # [politics.votes.edge]
            g.tell(events.Edge(seat=NOBODY, clause="politics.votes.edge"))
            g.happen(facts.EDGE_BURNED, facts.named(seat))
            more = stats.for_seat(g, spans.EDGE_VOTES, seat)
            votes.count(g, self, seat, votes.EDGE, seat, side, 1 + more, 0, NOBODY)
        elif word == "call":
            votes.count(g, self, seat, votes.CARD, seat, side, 1, 0, self.card)
        elif word == "votes":
            card = int(option[1])
            gives = sum(gained[2] for gained in self.gained if gained[0] == seat and gained[1] == card)
            votes.count(g, self, seat, votes.GAINED, card, side, gives, 0, card)
        else:
            card = int(option[1])
            g.put(card, LIMBO, seat)
            g.tell(events.Plays(seat=seat, card=card, face=g.face[card].key, mode=NOBODY, minion=NOBODY))
            g.burn(card, "politics.votes.card-text-ignored")  # [politics.votes.card-text-ignored]
            replace(g, seat)
            votes.count(g, self, seat, votes.CARD, seat, side, 1, 0, card)

    def voted(self, g: Vtes) -> Signal:
        return again("poll")

    def counted(self, g: Vtes) -> Signal:
        """Open the window in which all votes are cast and not yet counted."""
        return impulse(g, windows.TALLY)

    # -- step 3: the result ---------------------------------------------------------------------------------------

    def tally(self) -> tuple[int, int]:
        """All votes for and against, with those of the prisci block. [politics.prisci.block-three]"""
        block = votes.block(self)
        favour = self.favour + (votes.PRISCI_BLOCK if block == SIDES[0] else 0)
        return favour, self.against + (votes.PRISCI_BLOCK if block == SIDES[1] else 0)

    def is_passed(self) -> bool:
        """Whether more votes are for the referendum than against it.

        [politics.result.majority-passes] [politics.result.tie-fails]
        """
        if self.fate:
            return self.fate == ReferendumSpan.PASSES
        favour, against = self.tally()
        return favour > against

    def result(self, g: Vtes) -> Signal:
        votes.strike_out(g, self)
        votes.double(g, self)
        favour, against = self.tally()
        g.tell(events.Result(favour=favour, against=against, result="passed" if self.is_passed() else "failed"))
        g.happen(facts.POLLED, self.actor, facts.named(self.caller), 0 if self.fate else favour - against, self.card)
        if self.is_passed():
            g.happen(facts.PASSED, self.actor, facts.named(self.caller), 0, self.card)
        else:
            g.happen(facts.REJECTED, self.actor, facts.named(self.caller), 0, self.card)
        return NEXT

    def effect(self, g: Vtes) -> Signal:
        """Carry out what the referendum does, if it has passed. [politics.result.fails-no-effect]"""
        if not self.is_passed() or self.card < 0:
            return NEXT
        if mode_of(g, self.card, self.mode).hunts:
            return run(Verdict(self.chosen()[0]))
        return run(resolve(g, self.card, self.mode, self.caller, self.actor, self.chosen()))

    def enacted(self, g: Vtes) -> Signal:
        """Say that a referendum has passed and is over with all that came of it, ousts included."""
        if self.is_passed():
            g.happen(facts.ENACTED, self.actor, facts.named(self.caller), 0, self.card)
        return NEXT

    def close(self, g: Vtes) -> Signal:
        """End the referendum. In 2000 everybody draws only now. [politics.draw.none-in-referendum]

        The card that called it was replaced before, as it was announced. [politics.draw.calling-card]
        """
        if not g.edition.replaces_in_referendum:
            for seat in g.seated():
                draw_up(g, seat)
        return done("passed" if self.is_passed() else "failed")
