"""Procedures: a rulebook's numbered sequence as a class with named steps, in progress on the game's stack.

A step does one thing and returns one of six values::

    NEXT             go on with the next step
    ask(...)         put a question to a seat; the answer is in self.got at the next step
    run(child)       do another procedure first; its result is in self.got at the next step
    become(other)    leave this procedure for another, which returns to whoever ran this one
    again("step")    go back to a named step (only in a procedure that says it repeats), or skip ahead to one
    done(result)     leave, with a result

Only these move the step counter. Slots hold ints, words, and tuples or lists of them: no callbacks, no references.
A step that asks changes nothing and says nothing, so that the question can be asked anew (`Game.reopen`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from praxis.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.kernel.game import Game

Got = tuple[Any, ...]
"""What a step finds in `got`: the option answered, or the result of the procedure that was run."""

_NEXT: Final = 0
_ASK: Final = 1
_RUN: Final = 2
_BECOME: Final = 3
_AGAIN: Final = 4
_DONE: Final = 5

MOST_STEPS: Final = 100_000
"""No game takes so many steps without a question. Rules that do are in a circle."""
MOST_PROCEDURES: Final = 400
"""No game has so many procedures in progress at once. Rules that begin ever new ones are in a circle, too."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Signal:
    """What a step returns."""

    __slots__ = ("code", "decision", "number", "procedure", "result", "step")

    def __init__(
        self,
        code: int,
        decision: Decision | None = None,
        procedure: Procedure | None = None,
        step: str = "",
        result: Got = (),
        number: int = -1,
    ) -> None:
        self.code = code
        self.decision = decision
        self.procedure = procedure
        self.step = step
        self.result = result
        self.number = number
        """The step to go to, if it is not named."""


NEXT: Final = Signal(_NEXT)
DONE: Final = Signal(_DONE)
_BACK: Final[dict[str, Signal]] = {}
_AT: Final = [Signal(_AGAIN, number=number) for number in range(64)]
RAN: Final = Signal(_RUN)
"""A signal as if a procedure had been run that was over at once: the next step finds nothing in `got`."""


def ask(
    seat: int,
    kind: str,
    options: list[Option],
    source: int = 0,
    clause: str = "",
    secret: bool = False,
    chance: bool = False,
) -> Signal:
    return Signal(_ASK, Decision(seat, kind, options, source, clause, secret, chance))


def run(child: Procedure) -> Signal:
    return Signal(_RUN, None, child)


def become(other: Procedure) -> Signal:
    return Signal(_BECOME, None, other)


def again(step: str) -> Signal:
    signal = _BACK.get(step)
    if signal is None:
        signal = _BACK[step] = Signal(_AGAIN, None, None, step)
    return signal


def again_at(number: int) -> Signal:
    """As `again`, by the number of the step. The build writes this in the place of names (`tools/woven.py`)."""
    return _AT[number]


def done(*result: Any) -> Signal:
    return Signal(_DONE, None, None, "", result)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """The base of all procedures. A subclass names its own slots, takes exactly them in its constructor, and writes
    `fork` as ``return self.resumed(Subclass(self.a, list(self.b)))``."""

    __slots__ = ("at", "got", "is_span")

    STEPS: ClassVar[tuple[str, ...]] = ()
    SHOWS: ClassVar[tuple[str, ...]] = ()
    """The slots that every seat may see. Others are left out of views."""

    def __init__(self) -> None:
        self.at = 0
        self.got: Got = ()
        self.is_span = False
        """True if effects refer to it while it is in progress. The game is told when such a procedure begins or ends
        (`Game.knows_spans`)."""

    def do_step(self, at: int, game: Game) -> Signal:
        """Do the step with this number. One more follows the last step and ends the procedure."""
        return code_of(type(self))[at](self, game)

    def fork(self) -> Procedure:
        raise NotImplementedError(type(self).__name__)

    def resumed(self, twin: P) -> P:
        """Bring a new copy of this procedure to the step where this one stands."""
        twin.at = self.at
        twin.got = self.got
        return twin

    def shown_to(self, seat: int) -> dict[str, Any]:
        """The slots as a seat may know them. A procedure with secrets of single seats adds those here."""
        return {name: getattr(self, name) for name in self.SHOWS}

    def dump(self) -> list[Any]:
        """Name, step and slots as plain data. Records hold digests of it. If a procedure gets other steps or slots, its
        `dump` must give the old ones, or records that were made before no longer agree."""
        return [type(self).__name__, self.at, {name: getattr(self, name) for name in slots_of(type(self))}]

    def is_before(self, step: str) -> bool:
        """Whether the step of this name is still to come."""
        return self.at < self.STEPS.index(step)

    def step_name(self) -> str:
        """The name of the step that runs next; while a question is open, of the step that reads the answer."""
        return self.STEPS[self.at] if self.at < len(self.STEPS) else "end"


P = TypeVar("P", bound=Procedure)

_CODE: Final[dict[type, tuple[Callable[..., Signal], ...]]] = {}
_INDEX: Final[dict[type, dict[str, int]]] = {}
_SLOTS: Final[dict[type, tuple[str, ...]]] = {}
_SECRETS: Final[dict[type, bool]] = {}


def _end(frame: Procedure, game: Game) -> Signal:
    return DONE


def code_of(cls: type[Procedure]) -> tuple[Callable[..., Signal], ...]:
    """The step functions of a procedure class, looked up once. One more follows the last step and ends the
    procedure."""
    code = _CODE.get(cls)
    if code is None:
        code = _CODE[cls] = (*(getattr(cls, name) for name in cls.STEPS), _end)
    return code


def _number_of(cls: type[Procedure], step: str) -> int:
    """The number of the step of this name."""
    numbers = _INDEX.get(cls)
    if numbers is None:
        numbers = _INDEX[cls] = {name: i for i, name in enumerate(cls.STEPS)}
    return numbers[step]


def slots_of(cls: type[Procedure]) -> tuple[str, ...]:
    """The names of all slots of a procedure class, except those of `Procedure` itself."""
    slots = _SLOTS.get(cls)
    if slots is None:
        names: set[str] = set()
        for base in reversed(cls.__mro__):
            if base is not Procedure and issubclass(base, Procedure):
                # A compiled class lists its attributes by itself, those of `Procedure` among them.
                own = vars(base).get("__slots__") or vars(base).get("__mypyc_attrs__", ())
                names.update(own)
        slots = _SLOTS[cls] = tuple(sorted(names - {"at", "got", "is_span"}))
    return slots


def has_secrets(frame: Procedure) -> bool:
    """Whether a procedure may show a single seat more than it shows everybody (`Procedure.shown_to`)."""
    cls = type(frame)
    found = _SECRETS.get(cls)
    if found is None:
        found = _SECRETS[cls] = any("shown_to" in vars(base) for base in cls.__mro__ if base is not Procedure)
    return found


def _open(game: Game, decision: Decision, frame: Procedure, at: int) -> None:
    if not decision.options:
        cls = type(frame)
        raise AssertionError(f"{cls.__name__}.{cls.STEPS[at]} asks '{decision.kind}' without any option")
    game.decision = decision


def advance(game: Game, stop: bool = False) -> None:
    """Run the stack until a seat must choose or nothing is left.

    A decision with one option answers itself, unless `stop` says that the first one met must stay open, or it is one
    that others may not know of in a game that is played carefully (`Game.careful`).
    """
    stack = game.stack
    frames: list[Any] = stack  # to compare a frame costs less than to take it: no class is looked at
    frame = stack[-1]
    for _ in range(MOST_STEPS):
        if not stack:
            game.decision = None
            return
        if game.due:
            if len(stack) > MOST_PROCEDURES:
                break
            game.settle()
            continue
        if frames[-1] is not frame:
            frame = stack[-1]
        at = frame.at
        signal = frame.do_step(at, game)
        # The counter is set after the step, so that only the returned signal moves it, whatever the step did.
        frame.at = at + 1
        what = signal.code
        if what == _NEXT:
            continue
        if what == _ASK:
            decision = signal.decision
            assert decision is not None
            options = decision.options
            if len(options) == 1 and not stop and not (decision.secret and game.careful):
                frame.got = options[0]
                continue
            _open(game, decision, frame, at)
            return
        if what == _RUN:
            child = signal.procedure
            if child is None:
                frame.got = ()
            elif len(stack) > MOST_PROCEDURES:
                break
            else:
                stack.append(child)
                game.knows_spans = game.knows_spans and not child.is_span
                frame = child
        elif what == _DONE:
            stack.pop()
            game.knows_spans = game.knows_spans and not frame.is_span
            if stack:
                frame = stack[-1]
                frame.got = signal.result
        elif what == _AGAIN:
            frame.at = signal.number if signal.number >= 0 else _number_of(type(frame), signal.step)
        else:
            assert signal.procedure is not None
            stack[-1] = signal.procedure
            game.knows_spans = False
    names = " > ".join(type(frame).__name__ for frame in stack[-20:])
    raise AssertionError(f"the rules go round in a circle without a question: {names}")
