"""`praxis position`: set up a position from a text file, play answers in it, and ask what is legal and why not.

A game plugs in with a module ``praxis.<game>.position``: ``read(text)`` gives an object whose ``table()`` is the game's
scenario (see `Positioned`), and ``picture(table)`` its lines. Everything after ``[then]`` is the same for all games::

    claudia: play Hunt at 1 down      an answer
    ? claudia: drain victim           could she?
    = claudia.blood 2                 is that so?
    until withdraw                    everybody takes the first option, until such a decision
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from praxis.cli.errors import NO, BadInput
from praxis.cli.output import print_json
from praxis.kernel.errors import BadSetting

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.event import Event
    from praxis.kernel.game import Game, Reason
    from praxis.kernel.words import Lang, Scene, Words

app = typer.Typer(help="Set up a position from a text file and ask what is legal in it.")

LARGEST = 100_000
"""No position is larger, in bytes; a larger file is something else."""


class Positioned(Protocol):
    """A game's scenario, as this command uses it."""

    game: Game
    names: list[str]
    story: list[Event]

    def seat(self, who: int | str) -> int: ...
    def read(self, words: str, who: int | str | None = None) -> Option: ...
    def words(self, option: Option) -> str: ...
    def measure(self, path: str) -> int: ...
    def goes_on(self, until: str = "") -> None: ...


@app.command(
    epilog="Example:  praxis position louis.txt        and with answers for programs:  praxis position - --json"
)
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position; - reads standard input.")],
    lang: Annotated[str, typer.Option(help="en, de, it or ja.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Set up a position, play what stands after [then], answer its questions, and list what is legal.

    The exit code is 1 if an answer was refused or a question was answered with no.
    """
    text = _read(file)
    head, steps = _split(text)
    game = _game_of(head)
    module = f"praxis.{game}.position"
    if find_spec(f"praxis.{game}") is None or find_spec(module) is None:
        raise BadInput(f"{file}: positions of '{game}' cannot be set up; those of vendetta can")
    try:
        table: Positioned = import_module(module).read(head).table()
        settled = Settled(game, table, import_module(module).picture(table), lang)
        for number, line in steps:
            settled.take(number, line)
    except BadSetting as error:
        raise BadInput(f"{file}: {error}") from None
    if as_json:
        print_json(settled.answer())
    else:
        print("\n".join(settled.page()))
    if settled.no:
        raise typer.Exit(NO)


def _read(file: str) -> str:
    data = sys.stdin.buffer.read(LARGEST + 1) if file == "-" else Path(file).read_bytes()[: LARGEST + 1]
    if len(data) > LARGEST:
        raise BadInput(f"{file}: more than {LARGEST} bytes are no position")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{file}: not text in UTF-8") from None


def _split(text: str) -> tuple[str, list[tuple[int, str]]]:
    """What is set up, and the numbered lines of what happens then."""
    head: list[str] = []
    steps: list[tuple[int, str]] = []
    then = False
    for number, line in enumerate(text.splitlines(), start=1):
        bare = "" if line.strip().startswith("#") else line.partition(" #")[0].strip()
        if bare == "[then]":
            then = True
        elif not then:
            head.append(line)
        elif bare:
            steps.append((number, bare))
    return "\n".join(head), steps


def _game_of(head: str) -> str:
    for line in head.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "game":
            return value.partition(" #")[0].strip()
    raise BadInput("the file should begin with the game it is about, such as 'game: vendetta'")


def _listed(reasons: list[dict[str, str]]) -> list[str]:
    return [f"    {each['text']} [{each['clause']}]" for each in reasons]


class Settled:
    """What came of a position: the log, the answers to its questions, and what is legal at the end."""

    def __init__(self, game: str, table: Positioned, picture: list[str], lang: str) -> None:
        from praxis.kernel.words import LANGUAGES

        known = next((each for each in LANGUAGES if each == lang), None)
        if known is None:
            raise BadInput(f"no language '{lang}'; there are {', '.join(LANGUAGES)}")
        self.name = game
        self.table = table
        self.lang: Lang = known
        self.in_words: Words | None = None
        if find_spec(f"praxis.{game}.words") is not None:
            self.in_words = import_module(f"praxis.{game}.words").WORDS
        self.picture = picture
        self.lines: list[str] = []
        self.questions: list[dict[str, Any]] = []
        self.checks: list[dict[str, Any]] = []
        self.refused: dict[str, Any] | None = None
        self.told = 0
        self._tell()

    @property
    def no(self) -> bool:
        asked = [*self.questions, *self.checks]
        return self.refused is not None or not all(each["yes"] for each in asked)

    # -- the lines after [then] ---------------------------------------------------------------------------------------

    def take(self, number: int, line: str) -> None:
        """One line; after a refused answer the rest is left out."""
        if self.refused is not None:
            return
        try:
            if line.startswith("?"):
                self._ask(line[1:].strip())
            elif line.startswith("="):
                self._check(line[1:].strip())
            elif line.startswith("until "):
                self.table.goes_on(line.removeprefix("until ").strip())
                self.lines.append(f"... {line}")
                self._tell()
            else:
                self._play(line)
        except BadSetting as error:
            raise BadSetting(f"line {number}: {error}") from None

    def _who(self, line: str) -> tuple[int, str]:
        who, colon, words = (part.strip() for part in line.partition(":"))
        if not colon or not words:
            raise BadSetting(f"'{line}' should be 'player: answer'")
        return self.table.seat(who), words

    def _play(self, line: str) -> None:
        seat, words = self._who(line)
        option = self.table.read(words, seat)
        self.lines.append(f"> {line}")
        reasons = self._reasons(seat, option)
        if reasons:
            self.refused = {"answer": line, "reasons": reasons}
            self.lines += ["  refused:", *_listed(reasons)]
            return
        self.table.game.answer(seat, option)
        self.table.story.extend(self.table.game.take_events())
        self._tell()

    def _ask(self, line: str) -> None:
        seat, words = self._who(line)
        reasons = self._reasons(seat, self.table.read(words, seat))
        self.questions.append({"question": line, "yes": not reasons, "reasons": reasons})
        self.lines += [f"? {line}: {'no' if reasons else 'yes'}", *_listed(reasons)]

    def _check(self, line: str) -> None:
        path, _, number = line.rpartition(" ")
        if not path or not number.lstrip("-").isdigit():
            raise BadSetting(f"'= {line}' should be what is counted and a number, such as '= a.blood 3'")
        try:
            found = self.table.measure(path.strip())
        except (KeyError, AttributeError, IndexError, ValueError, TypeError):
            raise BadSetting(f"'{path.strip()}' cannot be counted; a.blood, a.score or a.power@1 can") from None
        right = found == int(number)
        self.checks.append({"check": line, "yes": right, "found": found})
        self.lines.append(f"= {path.strip()} is {found}" + ("" if right else f", not {number}"))

    # -- words --------------------------------------------------------------------------------------------------------

    def _scene(self) -> Scene:
        from praxis.kernel.event import SPECTATOR
        from praxis.kernel.words import Scene

        names = tuple(name.capitalize() for name in self.table.names)
        return Scene(self.lang, names, SPECTATOR, self.table.game.view(SPECTATOR))

    def _reasons(self, seat: int, option: Option) -> list[dict[str, str]]:
        """Why not; nothing if it can be done."""
        reasons = self.table.game.why_not(seat, option)
        return [{"clause": reason.clause, "text": self._reason(reason)} for reason in reasons]

    def _reason(self, reason: Reason) -> str:
        return reason.text if self.in_words is None else self.in_words.reason(reason, self._scene())

    def _tell(self) -> None:
        """What has happened since, everything open."""
        from praxis.kernel.words import Line

        scene = self._scene()
        for event in self.table.story[self.told :]:
            line = Line(repr(event)) if self.in_words is None else self.in_words.event(event.kind, event.fields, scene)
            if line is not None:
                self.lines.append(f"  {line.text}" + (f" [{line.clause}]" if line.clause else ""))
        self.told = len(self.table.story)

    # -- the answer ---------------------------------------------------------------------------------------------------

    def page(self) -> list[str]:
        return [*self.picture, "", *self.lines, "", *self._legal()]

    def _legal(self) -> list[str]:
        decision = self.table.game.decision
        if decision is None:
            winners = [self.table.names[seat] for seat, won in enumerate(self.table.game.scores()) if won]
            return [f"The game is over; won by {' and '.join(winners) or 'nobody'}."]
        who = self.table.names[decision.seat]
        options = [f"    {who}: {self.table.words(option)}" for option in decision.options]
        return [f"{who.capitalize()} decides ({decision.kind}) [{decision.clause}]:", *options]

    def answer(self) -> dict[str, Any]:
        decision = self.table.game.decision
        options = [] if decision is None else decision.options
        return {
            "game": self.name,
            "position": self.picture,
            "log": self.lines,
            "refused": self.refused,
            "questions": self.questions,
            "checks": self.checks,
            "decides": None if decision is None else self.table.names[decision.seat],
            "asks": "" if decision is None else decision.kind,
            "clause": "" if decision is None else decision.clause,
            "options": [{"key": " ".join(map(str, option)), "words": self.table.words(option)} for option in options],
        }
