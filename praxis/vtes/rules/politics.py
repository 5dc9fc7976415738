"""Referendums: the terms, the polling, the result."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Signal, again, ask, done, run
from praxis.vtes import face as faces
from praxis.vtes import stats, windows
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.rules.playing import Impulse, PlayCard, UseCard, aims, replace
from praxis.vtes.rules.window import plays
from praxis.vtes.spans import NOBODY, Mod, Span, mods_of
from praxis.vtes.state import LIMBO, Vtes

SIDES: Final = ("for", "against")
PRISCI_BLOCK: Final = 3  # [politics.prisci.block-three]


class Referendum(Span):
    """Choose terms, poll, resolve. Repeats while votes are cast. [politics.referendum.three-steps]

    Ends with the word passed or failed, and the terms.
    """

    __slots__ = ("against", "ballots", "caller", "card", "cast", "favour", "kind", "mode", "quiet", "terms", "turn")

    STEPS: ClassVar[tuple[str, ...]] = (
        "choose_terms",
        "set_terms",
        "before_votes",
        "poll",
        "vote",
        "voted",
        "result",
    )

    def __init__(
        self,
        caller: int,
        kind: str,
        card: int = NOBODY,
        mode: int = 0,
        terms: int = NOBODY,
        favour: int = 0,
        against: int = 0,
        ballots: list[int] | None = None,
        cast: list[list[int]] | None = None,
        turn: int = 0,
        quiet: int = 0,
        mods: list[Mod] | None = None,
    ) -> None:
        super().__init__(mods_of(mods))
        self.caller = caller
        self.kind = kind
        self.card = card
        self.mode = mode
        self.terms = terms
        self.favour = favour
        self.against = against
        self.ballots: list[int] = [0, 0] if ballots is None else ballots
        """Prisci ballots for and against."""
        self.cast: list[list[int]] = [] if cast is None else cast
        """Sources of votes already used: a minion's id and 0; or a seat and 1 for the Edge, 2 for a political card."""
        self.turn = turn
        self.quiet = quiet
        """How many have passed in succession."""

    def fork(self) -> Referendum:
        twin = Referendum(
            self.caller,
            self.kind,
            self.card,
            self.mode,
            self.terms,
            self.favour,
            self.against,
            self.ballots.copy(),
            [entry.copy() for entry in self.cast],
            self.turn,
            self.quiet,
            self.mods.copy(),
        )
        return self.resumed(twin)

    def choose_terms(self, g: Vtes) -> Signal:
        """[politics.terms.caller-chooses] [action.announce.referendum-exception]"""
        if self.card < 0 or mode_of(g, self.card, self.mode).target is None:
            self.got = ()
            return NEXT
        options = aims(g, self.card, self.mode, self.caller, NOBODY)
        if not options:
            return done("failed", NOBODY)
        return ask(self.caller, "terms", options, self.card, "politics.terms.caller-chooses")

    def set_terms(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "target":
            self.terms = self.got[1]
        g.say("referendum", caller=self.caller, of=self.kind, card=self.card, terms=self.terms)
        return NEXT

    def before_votes(self, g: Vtes) -> Signal:
        """[politics.terms.before-votes]"""
        return NEXT if self.kind == "blood-hunt" else run(Impulse(windows.BEFORE_VOTES))

    def poll(self, g: Vtes) -> Signal:
        """Freely and in any order, until all have finished. [politics.polling.any-order] [politics.polling.ends]"""
        seats = g.clockwise(self.caller)
        if self.quiet >= len(seats):
            return again("result")
        seat = seats[self.turn % len(seats)]
        public = self.sources(g, seat)
        options = [*public, *self._from_hand(g, seat), PASS]
        return ask(seat, "polling", options, self.card, "politics.polling.no-obligation", secret=not public)

    def sources(self, g: Vtes, seat: int) -> list[Option]:
        """What she can vote with in the open: minions, Edge, the card that called. [politics.votes.none-inherent]"""
        options: list[Option] = []
        for minion in g.ready(seat):
            if [minion, 0] not in self.cast and (stats.votes(g, minion) or stats.title(g, minion) == "priscus"):
                options.extend(("vote", minion, side) for side in SIDES)
        if g.edge == seat and [seat, 1] not in self.cast:  # [politics.votes.edge]
            options.extend(("edge", side) for side in SIDES)
        called = seat == self.caller and self.card >= 0 and [seat, 2] not in self.cast
        if called and g.face[self.card].types & faces.POLITICAL:  # [politics.votes.card-calling]
            options.extend(("call", side) for side in SIDES)
        return options

    def _from_hand(self, g: Vtes, seat: int) -> list[Option]:
        """[politics.votes.card-one] [politics.votes.card-max-one]"""
        options: list[Option] = []
        if [seat, 2] not in self.cast and not (seat == self.caller and self.card >= 0):
            for card in g.hand(seat):
                if g.face[card].types & faces.POLITICAL:
                    options.extend(("card", card, side) for side in SIDES)
        if self.kind != "blood-hunt":  # [bloodhunt.referendum.no-modifiers-reactions]
            options.extend(plays(g, seat, windows.POLLING))
        return options

    def vote(self, g: Vtes) -> Signal:
        """A vote that has been cast stays. [politics.polling.final]"""
        seats = g.clockwise(self.caller)
        seat = seats[self.turn % len(seats)]
        option = self.got
        if option == PASS:
            self.quiet += 1
            self.turn += 1
            return again("poll")
        self.quiet = 0
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], seat, option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], seat, option[2]))
        self._cast(g, seat, option)
        return NEXT

    def _cast(self, g: Vtes, seat: int, option: Option) -> None:
        side = str(option[-1])
        if option[0] == "vote":
            minion = int(option[1])
            self.cast.append([minion, 0])
            # All votes and ballots of one source go to the same side. [politics.votes.source-agrees]
            if stats.title(g, minion) == "priscus":
                self.ballots[SIDES.index(side)] += 1  # [politics.prisci.one-ballot]
            self._count(g, seat, stats.votes(g, minion), side, minion)
        elif option[0] == "edge":
            self.cast.append([seat, 1])
            g.edge = NOBODY
            g.say("edge", seat=NOBODY, clause="politics.votes.edge")
            self._count(g, seat, 1, side, NOBODY)
        elif option[0] == "call":
            self.cast.append([seat, 2])
            self._count(g, seat, 1, side, self.card)
        else:
            card = int(option[1])
            self.cast.append([seat, 2])
            g.put(card, LIMBO, seat)
            g.burn(card, "politics.votes.card-text-ignored")
            if g.edition.replaces_in_referendum:
                replace(g, seat)
            self._count(g, seat, 1, side, card)

    def _count(self, g: Vtes, seat: int, votes: int, side: str, source: int) -> None:
        if side == "for":
            self.favour += votes
        else:
            self.against += votes
        g.say("votes", seat=seat, votes=votes, side=side, source=source)

    def voted(self, g: Vtes) -> Signal:
        return again("poll")

    def result(self, g: Vtes) -> Signal:
        """[politics.result.majority-passes] [politics.result.tie-fails]"""
        favour, against = self.favour, self.against
        if self.ballots[0] > self.ballots[1]:  # [politics.prisci.majority] [politics.prisci.tie-abstains]
            favour += PRISCI_BLOCK
        elif self.ballots[1] > self.ballots[0]:
            against += PRISCI_BLOCK
        passed = favour > against
        g.say("result", favour=favour, against=against, result="passed" if passed else "failed")
        for seat in g.seated():  # [politics.draw.none-in-referendum]
            if not g.edition.replaces_in_referendum:
                replace(g, seat)
        return done("passed" if passed else "failed", self.terms)
