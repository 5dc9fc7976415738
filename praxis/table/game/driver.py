"""A game as a table plays it: driven from stop to stop, with its story, restored from a table's facts. Pure.

The kernel lets a decision with one option answer itself. The table drives the game with `hold` instead, so that it also
stops where a *secret* decision has only one option: to everybody else this must look, and last, exactly as if the seat
had a choice (`praxis.table.hall.pace`).
"""

from __future__ import annotations

from typing import Final, Literal

from praxis.kernel.decision import PASS, Option, parse
from praxis.kernel.errors import BadRecord, BadSetting, Illegal, Refusal, Stale
from praxis.kernel.event import Event
from praxis.kernel.game import Game
from praxis.kernel.procedure import advance
from praxis.kernel.record import DIGEST_EVERY, Answer, Record
from praxis.kernel.rng import derive
from praxis.table.game.hosted import Tenant
from praxis.table.history.facts import Facts

Stop = Literal["over", "asks", "window"]

WORLDS: Final = 10
"""How many other worlds are tried before nothing counts as revealed."""


class Mark:
    """A moment of a game, to come back to when an answer could not be saved."""

    __slots__ = ("game", "reached", "told")

    def __init__(self, game: Game, told: int, reached: int) -> None:
        self.game = game
        self.told = told
        self.reached = reached


class Play:
    """The game on one table."""

    __slots__ = ("facts", "game", "reached", "story", "tenant")

    def __init__(self, tenant: Tenant, facts: Facts, game: Game) -> None:
        self.tenant = tenant
        self.facts = facts
        self.game = game
        self.story: list[Event] = game.take_events()
        self.reached: list[int] = [len(self.story)]
        """How long the story was at each decision, by the decision's number."""

    # -- beginning and coming back ----------------------------------------------------------------------------------

    @classmethod
    def restore(cls, tenant: Tenant, facts: Facts, stop: int | None = None) -> Play:
        """The game after all its answers, or the first `stop`. `BadRecord` if this program plays it differently."""
        header = facts.header
        assert header is not None
        if header.rules != tenant.kind.version:
            raise BadRecord(
                f"begun with rules version {header.rules} of {header.game}; this server plays {tenant.kind.version}"
            )
        play = cls(tenant, facts, _begun(tenant, facts))
        for seat, key in facts.prefix[:stop]:
            play._replay(seat, key)
        base = len(facts.prefix)
        for answer in facts.answers[: None if stop is None else max(stop - base, 0)]:
            if answer.digest and answer.digest != play.game.digest():
                raise BadRecord(f"the state before answer {answer.number} is not what it was")
            play._replay(answer.seat, answer.key)
        return play

    def _replay(self, seat: int, key: str) -> None:
        try:
            self.game.answer(seat, key)
        except Refusal as refusal:
            raise BadRecord(f"answer {self.game.number} ({seat} {key}): {refusal.message}") from None
        self._note()

    def _note(self) -> None:
        self.story.extend(self.game.take_events())
        while len(self.reached) <= self.game.number:
            self.reached.append(len(self.story))
        self.reached[self.game.number] = len(self.story)

    # -- from stop to stop -----------------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop:
        decision = self.game.decision
        if decision is None:
            return "over"
        return "window" if decision.secret else "asks"

    @property
    def is_choice(self) -> bool:
        """Whether the seat at this stop really has one."""
        return self.game.decision is not None and len(self.game.decision.options) > 1

    def check(self, seat: int, answer: str) -> Option:
        """The option that an answer names; a `Refusal` if it may not be given now. Changes nothing."""
        option = parse(answer)
        decision = self.game.decision
        if decision is None:
            raise Stale("the game is over")
        if seat != decision.seat or not self.is_choice:
            # Not even who decides: that may be secret.
            raise Illegal("you have nothing to decide now", "" if decision.secret else decision.clause)
        if option not in decision.options:
            self.game.answer(seat, option)
            raise AssertionError("an answer that was not offered was taken")
        return option

    def step(self, option: Option) -> None:
        """Give a checked answer and go on to the next stop."""
        game = self.game
        game.stack[-1].got = option
        game.decision = None
        game.number += 1
        self._onward()

    def pass_by(self) -> None:
        """Leave a window in which the seat has nothing to choose."""
        game = self.game
        assert game.decision is not None
        game.stack[-1].got = game.decision.options[0]
        game.decision = None
        self._onward()

    def _onward(self) -> None:
        game = self.game
        while True:
            advance(game, hold=True)
            decision = game.decision
            if decision is None or len(decision.options) > 1 or decision.secret:
                break
            game.stack[-1].got = decision.options[0]
            game.decision = None
        self._note()

    def mark(self) -> Mark:
        return Mark(self.game.fork(), len(self.story), len(self.reached))

    def return_to(self, mark: Mark) -> None:
        self.game = mark.game
        self.game.events = []
        del self.story[mark.told :]
        del self.reached[mark.reached :]

    def digest_before(self) -> str:
        """To be kept with the next answer, now and then."""
        number = self.game.number
        return self.game.digest() if number and number % DIGEST_EVERY == 0 else ""

    def default(self) -> Option | None:
        """What the table answers for an absent person: nothing but a pass."""
        decision = self.game.decision
        return PASS if decision is not None and PASS in decision.options else None

    # -- record -----------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The answers that count, with the digests noted on the way."""
        facts = self.facts
        assert facts.header is not None
        answers = [Answer(seat, key) for seat, key in facts.prefix]
        digests: dict[int, str] = {}
        for answer in facts.answers:
            if answer.digest:
                digests[answer.number] = answer.digest
            answers.append(Answer(answer.seat, answer.key))
        record = Record(facts.header, answers, digests)
        if self.game.over:
            record.complete = True
            record.digests[len(answers)] = self.game.digest()
        return record

    # -- undo -------------------------------------------------------------------------------------------------------

    def reveals(self, number: int) -> bool:
        """Whether anybody learned anything hidden since decision `number`, be it from chance or from a seat.

        Asked of the game itself: in other worlds that looked the same to a seat at that decision, could the same have
        been seen since? If in one of them it could not, then what was seen told something. In doubt the answer is yes.
        """
        before = Play.restore(self.tenant, self.facts, number).game
        if before.draws != self.game.draws:
            return True
        answers = [(answer.seat, parse(answer.key)) for answer in self.facts.answers]
        answers = answers[number - len(self.facts.prefix) :]
        return any(self._learned(before, seat, answers) for seat in range(before.seats))

    def _learned(self, before: Game, seat: int, answers: list[tuple[int, Option]]) -> bool:
        seen = _seen_on_the_way(before.fork(), seat, answers)
        for n in range(WORLDS):
            try:
                world = self.tenant.kind.resample(before.view(seat), derive("undo", n, seat))
                if not _could_look_so(world, seat, answers, seen):
                    return True
            except (NotImplementedError, Refusal):
                return True
        return False


def _begun(tenant: Tenant, facts: Facts) -> Game:
    assert facts.header is not None
    try:
        if facts.position:  # of tables made before headers told of positions
            return tenant.kind.position(facts.position)[1]
        return tenant.kind.open(facts.header)
    except BadSetting as error:
        raise BadRecord(f"the game cannot be set up: {error}") from None


Seen = list[tuple[str, dict[str, object]]]


def _seen_on_the_way(game: Game, seat: int, answers: list[tuple[int, Option]]) -> list[Seen]:
    """What a seat is told after each answer."""
    seen: list[Seen] = []
    for who, option in answers:
        game.events = []
        game.answer(who, option)
        seen.append([(event.kind, dict(event.seen_by(seat))) for event in game.take_events()])
    return seen


def _could_look_so(world: Game, seat: int, answers: list[tuple[int, Option]], seen: list[Seen]) -> bool:
    """Whether the others could answer in this world so that the seat is told the same. One step at a time, without
    trying again from an earlier answer: that can only err on the careful side."""
    for (who, given), told in zip(answers, seen, strict=True):
        decision = world.decision
        if decision is None or decision.seat != who:
            return False
        options = [given] if who == seat else sorted(decision.options, key=lambda option: option != given)
        for option in options:
            twin = world.fork()
            twin.events = []
            twin.answer(who, option)
            if [(event.kind, dict(event.seen_by(seat))) for event in twin.take_events()] == told:
                world = twin
                break
        else:
            return False
    return True
