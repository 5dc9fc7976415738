"""A game as a table plays it: it is driven from stop to stop, has its story, and can be restored from a table's facts.
This module is pure.

The table plays carefully (`Game.careful`): the game stops wherever some hand could have an answer by public facts, even
if the seat has only one option. A *chance* is a stop at which one seat after the other may react. `Play.asks` finds all
these seats, so that people can be asked at the same time (`docs/pace.md`).
"""

from __future__ import annotations

from typing import Final, Literal

from praxis.kernel.decision import PASS, TIME, Decision, Option, parse
from praxis.kernel.errors import BadRecord, BadSetting, Illegal, Refusal
from praxis.kernel.event import Event
from praxis.kernel.game import DecisionView, Game
from praxis.kernel.record import DIGEST_EVERY, Answer, Record
from praxis.kernel.rng import derive
from praxis.table.game.hosted import HostedGame
from praxis.table.history.facts import Facts

Stop = Literal["over", "asks", "chance"]

WORLDS: Final = 10
"""How many other worlds are tried before a take-back counts as revealing nothing."""


class Ask:
    """A seat that is asked at a stop, and the game as it will be when this seat's answer counts."""

    __slots__ = ("decision", "game", "seat")

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat

    @property
    def is_choice(self) -> bool:
        """Whether the seat has more than one option; nobody else may know that."""
        return len(self.decision.options) > 1

    @property
    def can_pass(self) -> bool:
        return PASS in self.decision.options

    def view(self) -> DecisionView:
        found = self.decision
        return DecisionView(found.seat, found.kind, found.clause, found.source, found.keys())

    def check(self, answer: str) -> Option:
        """The option that an answer names. Raises a `Refusal` if it may not be given here. Changes nothing."""
        option = parse(answer)
        if option not in self.decision.options:
            reasons = self.game.why_not(self.seat, option)
            if reasons:
                raise Illegal(f"'{answer}': {reasons[0].text}", reasons[0].clause)
            raise Illegal(f"'{answer}' is not offered in '{self.decision.kind}'", self.decision.clause)
        return self.decision.options[self.decision.options.index(option)]


class Play:
    """The game on one table."""

    __slots__ = ("facts", "game", "hosted", "reached", "story")

    def __init__(self, hosted: HostedGame, facts: Facts, game: Game) -> None:
        self.hosted = hosted
        self.facts = facts
        self.game = game
        self.story: list[Event] = game.take_events()
        self.reached: list[int] = [len(self.story)]
        """For each decision, by its number, the length of the story when it came."""

    # -- beginning and coming back ----------------------------------------------------------------------------------

    @classmethod
    def restore(cls, hosted: HostedGame, facts: Facts, stop: int | None = None) -> Play:
        """The game after all its answers, or after those before `stop`, at the first stop after the last of them.
        `BadRecord` if this program plays the answers differently."""
        header = facts.header
        assert header is not None
        if header.rules != hosted.kind.version:
            raise BadRecord(
                f"begun with rules version {header.rules} of {header.game}; this server plays {hosted.kind.version}"
            )
        answers = [(seat, key, "") for seat, key in facts.prefix]
        answers += [(answer.seat, answer.key, answer.digest) for answer in facts.answers]
        del answers[len(answers) if stop is None else stop :]
        play = cls(hosted, facts, _begun(hosted, facts, careful=not answers))
        for number, (seat, key, digest) in enumerate(answers):
            if digest and digest != play.game.digest():
                raise BadRecord(f"the state before answer {number} is not what it was")
            # The table stands only at the last stop; on the way there, nobody is asked anything.
            play.game.careful = number == len(answers) - 1
            play._replay(seat, key)
        play.game.careful = True
        for _ in range(facts.bare if stop is None else 0):
            play.step_bare()
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
        return "chance" if decision.chance else "asks"

    def asks(self) -> list[Ask]:
        """All seats that are asked at this stop, in the order in which their answers count. Each seat is asked what it
        would be asked if all seats before it passed."""
        game = self.game
        first = game.decision
        if first is None:
            return []
        found = [Ask(game, first)]
        if not first.chance:
            return found
        twin = game.fork()
        frame = twin.stack[-1]
        while True:
            twin.careful = True
            give(twin, PASS)
            decision = twin.decision
            if decision is None or not decision.chance or twin.stack[-1] is not frame:
                return found
            if any(ask.seat == decision.seat for ask in found):
                return found
            found.append(Ask(twin, decision))
            twin = twin.fork()
            frame = twin.stack[-1]

    def step(self, option: Option) -> bool:
        """Give a checked answer and go on to the next stop. Returns whether the answer counts: an answer that is the
        only option is no choice, and is not written down."""
        counts = give(self.game, option)
        self._note()
        return counts

    def step_bare(self) -> None:
        """Go past a seat that has only one option. Nothing is written down."""
        self.game.go_by()
        self._note()

    def go_back(self) -> None:
        """Return to where the facts say that the game is, because what came after could not be saved.

        The game is played again from its beginning: that is seldom needed, and a copy to return to would have to be
        made before every answer.
        """
        again = Play.restore(self.hosted, self.facts)
        self.game, self.story, self.reached = again.game, again.story, again.reached

    def digest_before(self) -> str:
        """The digest of the state to save with the next answer; empty except for one answer in `DIGEST_EVERY`."""
        number = self.game.number
        return self.game.digest() if number and number % DIGEST_EVERY == 0 else ""

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

    def answers_before(self, stop: int) -> int:
        """How many answers that count came before a stop."""
        return len(self.facts.prefix) + sum(1 for answer in self.facts.answers if answer.stop < stop)

    def way_to(self, stop: int) -> tuple[int, int]:
        """How a stop is reached again: after how many answers that count, and past how many seats with only one
        option."""
        facts, to = self.facts, self.answers_before(stop)
        behind = to - len(facts.prefix)
        if not behind:
            play, at = Play.restore(self.hosted, facts, to), 0
            rest: list[Ask] = []
        else:
            last = facts.answers[behind - 1]
            play, at = Play.restore(self.hosted, facts, to - 1), last.stop + 1
            play._past_bare()
            option = parse(last.key)
            rest = play.asks()[1:] if option == PASS and play.stop == "chance" else []
            play.step(option)
        bare = 0
        for asks in [rest, *([None] * (stop - at))]:
            for _ in play.asks() if asks is None else asks:
                play.step_bare()
                bare += 1
        return to, bare

    def _past_bare(self) -> None:
        while self.game.decision is not None and len(self.game.decision.options) == 1:
            self.step_bare()

    # -- what was learned since -------------------------------------------------------------------------------------

    def reveals(self, number: int) -> bool:
        """Whether anybody has learned something hidden since decision `number`, from a random draw or from a seat.

        The game itself is asked. Take other worlds that looked the same to a seat at that decision: could the seat have
        seen the same since then? If that is impossible in one of them, the seat has learned something. In doubt the
        answer is yes.
        """
        before = Play.restore(self.hosted, self.facts, number).game
        before.careful = False
        while before.decision is not None and len(before.decision.options) == 1:
            before.go_by()
        if before.draws != self.game.draws:
            return True
        answers = [(answer.seat, parse(answer.key)) for answer in self.facts.answers]
        answers = answers[number - len(self.facts.prefix) :]
        return any(self._learned(before, seat, answers) for seat in range(before.seats))

    def _learned(self, before: Game, seat: int, answers: list[tuple[int, Option]]) -> bool:
        seen = _seen_on_the_way(before.fork(), seat, answers)
        for n in range(WORLDS):
            try:
                world = self.hosted.kind.resample(before.view(seat), derive("undo", n, seat))
                if not _could_look_so(world, seat, answers, seen):
                    return True
            except (NotImplementedError, Refusal):
                return True
        return False


def give(game: Game, option: Option) -> bool:
    """Answer the open question. Returns whether the answer counts."""
    assert game.decision is not None
    if option == TIME:
        game.answer(game.decision.seat, option)
        return True
    if len(game.decision.options) == 1:
        game.go_by()
        return False
    game._answer(option)
    return True


def default(decision: Decision, unanswered: dict[str, Option]) -> Option | None:
    """What the table answers for an absent person: no to what another seat wants (`Kind.unanswered`), a pass, or the
    only option; None otherwise."""
    declined = unanswered.get(decision.kind)
    if declined in decision.options:
        return declined
    if PASS in decision.options:
        return PASS
    return decision.options[0] if len(decision.options) == 1 else None


def _begun(hosted: HostedGame, facts: Facts, careful: bool) -> Game:
    assert facts.header is not None
    try:
        if facts.position:  # for tables made before headers told of positions
            return hosted.kind.position(facts.position)[1]
        return hosted.kind.open(facts.header, careful)
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
    """Whether other seats could answer in this world so that the seat is told the same. It goes step by step and never
    back to an earlier answer, which can only err on the careful side."""
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
