"""`praxis position`: set up a position from a text file, play answers in it, and ask what is legal and why not.

A game names a module in `Entry.positions`. Its ``read(text)`` gives an object whose ``table()`` is the game's scenario
(see `Positioned`), and its ``picture(table)`` gives the lines of a picture. Everything after ``[then]`` is the same for
all games::

    claudia: play Hunt at 1 down      an answer
    pass                              whoever decides passes
    ? claudia: drain victim           could she?
    not claudia: drain victim         she could not, could she? (with "by CLAUSE": because of that)
    = claudia.blood 2                 is that so? also "= who claudia", "= asks plan", "= Mira in torpor"
    ? who    ? legal    ? what        who decides, what is legal, what is going on
    until withdraw                    the game goes on until such a decision
    in 2000, 2011: = bob.pool 8       only by these rulebooks
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from praxis import games
from praxis.clauses import matrix
from praxis.cli.errors import NO, BadInput
from praxis.cli.output import print_json
from praxis.cli.settings import language_of
from praxis.cli.words import terminal_words
from praxis.kernel import moments
from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.lines import bare, is_number

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.game import Reason
    from praxis.kernel.scenario import Positioned
    from praxis.kernel.words import Scene, Words

app = typer.Typer(help="Set up a position from a text file and ask what is legal in it.")

LARGEST = 100_000
"""The size limit of a position, in bytes. A larger file is something else."""

_OPAQUE = re.compile(r"(?<!\S)(?<!at )(?<!to )(?:way-|ability-|-)?\d+(?!\S)")
"""A number among the words of an answer. (That of a location is its name.)"""


@app.command(
    epilog="Example:  praxis position louis.txt        and with answers for programs:  praxis position - --json"
)
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position; - reads standard input.")],
    edition: Annotated[str, typer.Option(help="Set it up by the rulebook of this year instead.")] = "",
    lang: Annotated[str, typer.Option(help="A language: praxis languages lists them.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    on_board: Annotated[
        bool, typer.Option("--open", help="Open it on the board in your browser, as it is after [then].")
    ] = False,
) -> None:
    """Set up a position, play what stands after [then], answer its questions, and list what is legal.

    The exit code is 1 if an answer was refused or a question was answered with no.
    """
    lang = language_of(lang)
    text = _read(file)
    head, steps = _split(text)
    game = _game_of(head)
    lines = moments.split(head)[0]
    if edition:
        head = lines = _by(edition, lines)
    module = games.entry(game).positions if game in games.names() else ""
    if not module:
        having = " and ".join(name for name in games.names() if games.entry(name).positions)
        raise BadInput(f"{file}: positions of '{game}' cannot be set up; those of {having} can")
    try:
        table: Positioned = import_module(module).read(lines).table()
        shown = import_module(module).picture(table) if lang == "en" else _board(game, table, lang)
        outcome = Outcome(game, table, shown, lang)
    except BadSetting as error:
        raise BadInput(f"{file}: {error}") from None
    try:
        for number, line in steps:
            outcome.take(number, line)
    except BadSetting as error:
        outcome.error = str(error)
        if not on_board:
            _show(outcome, as_json)
        raise BadInput(f"{file}: {error}") from None
    if on_board:
        from praxis.cli.on_the_board import open_position

        if table.given and lines != head:
            print(f"{file}: what stands after [then] is played from the lines, not from [moment]", file=sys.stderr)
        open_position(lines if table.given else head, game, given=table.given)
        return
    if lines != head:
        print(f"{file}: this is what the lines say; --open shows the moment itself", file=sys.stderr)
    _show(outcome, as_json)
    if outcome.no:
        raise typer.Exit(NO)


def _show(outcome: Outcome, as_json: bool) -> None:
    if as_json:
        print_json(outcome.answer())
    else:
        print("\n".join(outcome.page()), flush=True)


def _read(file: str) -> str:
    data = sys.stdin.buffer.read(LARGEST + 1) if file == "-" else Path(file).read_bytes()[: LARGEST + 1]
    if len(data) > LARGEST:
        raise BadInput(f"{file}: more than {LARGEST} bytes are no position")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{file}: not text in UTF-8") from None


def _split(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The lines of the position, and the numbered lines after ``[then]``."""
    head: list[str] = []
    steps: list[tuple[int, str]] = []
    then = False
    for number, line in enumerate(text.splitlines(), start=1):
        said = bare(line)
        if said == "[then]":
            then = True
        elif not then:
            head.append(line)
        elif said:
            steps.append((number, said))
    return "\n".join(head), steps


def _game_of(head: str) -> str:
    for line in head.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "game":
            return value.partition(" #")[0].strip()
    raise BadInput("the file should begin with the game it is about, such as 'game: vendetta'")


def _by(edition: str, head: str) -> str:
    """The same position by another rulebook, with the same line numbers."""
    lines = head.splitlines()
    named = [at for at, line in enumerate(lines) if line.partition(":")[0].strip() == "edition"]
    for at in named:
        lines[at] = f"edition: {edition}"
    if not named:
        at = next(at for at, line in enumerate(lines) if line.partition(":")[0].strip() == "game")
        lines[at] += f"\nedition: {edition}"
    return "\n".join(lines)


def _board(game: str, table: Positioned, lang: str) -> list[str]:
    """The table as the terminal draws it. (The position's own picture has the words of its file, which are English.)"""
    from io import StringIO

    from rich.console import Console

    from praxis.cli.play import picture_of

    console = Console(file=StringIO(), width=100, no_color=True, force_terminal=False)
    names = [name.capitalize() for name in table.names]
    with console.capture() as captured:
        console.print(picture_of(game).board(table.game.open_view(), names, lang))
    return [line.rstrip() for line in captured.get().splitlines() if line.strip()]


def _listed(reasons: list[dict[str, str]]) -> list[str]:
    return [f"    {each['text']} [{each['clause']}]" for each in reasons]


class Outcome:
    """The result of a position: the log, the answers to its questions, and what is legal at the end."""

    def __init__(self, game: str, table: Positioned, picture: list[str], lang: str) -> None:
        self.name = game
        self.table = table
        self.lang = lang
        self.said = terminal_words(lang)
        self.in_words: Words | None = None
        if games.entry(game).words:
            self.in_words = games.part(games.entry(game).words)
        self.picture = picture
        self.edition = str(getattr(getattr(table.game, "edition", None), "name", ""))
        self.lines: list[str] = []
        self.questions: list[dict[str, Any]] = []
        self.checks: list[dict[str, Any]] = []
        self.refused: dict[str, Any] | None = None
        self.error = ""
        """What is wrong with a line after ``[then]``; those below it were not carried out."""
        self.told = 0
        self._tell()

    @property
    def no(self) -> bool:
        asked = [*self.questions, *self.checks]
        return self.refused is not None or not all(each["yes"] for each in asked)

    # -- the lines after [then] ---------------------------------------------------------------------------------------

    def take(self, number: int, line: str) -> None:
        """Carry out one line. After a refused answer, the other lines are left out."""
        if self.refused is not None:
            return
        try:
            line = self._for_edition(line)
            if not line:
                return
            if line.startswith("?"):
                self._ask(line[1:].strip())
            elif line.startswith("not "):
                self._deny(line.removeprefix("not ").strip())
            elif line.startswith("="):
                self._check(line[1:].strip())
            elif line == "pass":
                self._pass()
            elif line.startswith("until "):
                moved = self.table.goes_on(line.removeprefix("until ").strip())
                self.lines.append(f"... {line}" if moved else f"... {line}: {self.said.already}")
                self._tell()
            else:
                self._play(line)
        except BadSetting as error:
            raise BadSetting(f"line {number}: {error}") from None

    def _for_edition(self, line: str) -> str:
        """The line; None if it is for other rulebooks."""
        if not line.startswith("in "):
            return line
        years, colon, rest = line.removeprefix("in ").partition(":")
        known = [year.strip() for year in years.split(",")]
        if not colon or not rest.strip() or not all(year.isdigit() for year in known):
            raise BadSetting(f"'{line}' should be such as 'in 2011, 2012: = bob.pool 8'")
        books = matrix.EDITIONS.get(self.name, tuple(known))
        if strange := [year for year in known if year not in books]:
            raise BadSetting(f"no rulebook of {strange[0]}{nearest(strange[0], books)}")
        return rest.strip() if self.edition in known else ""

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
            self.lines += [f"  {self.said.refused}", *_listed(reasons)]
            return
        self.table.give(seat, option)
        self._tell()

    def _pass(self) -> None:
        decision = self.table.game.decision
        if decision is None:
            raise BadSetting("the game is over, nobody can pass")
        self._play(f"{self.table.names[decision.seat]}: pass")

    def _ask(self, line: str) -> None:
        if line in ("who", "legal", "what"):
            asked = {"who": self._who_decides, "legal": self._legal, "what": self._going_on}[line]()
            self.lines += [f"? {line}", *(f"  {each}" for each in asked)]
            return
        seat, words = self._who(line)
        reasons = self._reasons(seat, self.table.read(words, seat))
        self.questions.append({"question": line, "yes": not reasons, "reasons": reasons})
        self.lines += [f"? {line}: {self.said.no if reasons else self.said.yes}", *_listed(reasons)]

    def _deny(self, line: str) -> None:
        """Check that something cannot be done and, with ``by``, that this clause forbids it."""
        asked, _, clause = (part.strip() for part in line.partition(" by "))
        seat, words = self._who(asked)
        option = self.table.read(words, seat)
        reasons = self._reasons(seat, option)
        named = [each["clause"] for each in reasons]
        named += [each.code for each in self.table.game.why_not(seat, option)]  # as the rules name it in all editions
        right = bool(reasons) and (not clause or clause in named)
        self.questions.append({"question": f"not {line}", "yes": right, "reasons": reasons})
        if not right and clause and self.name in matrix.EDITIONS and clause not in matrix.load(self.name):
            raise BadSetting(str(matrix.UnknownClause(clause, matrix.load(self.name).nearest(clause))))
        wrong = self.said.wrong_clause.format(clause=clause) if reasons else self.said.wrong
        said = self.said.right if right else wrong
        self.lines += [f"not {line}: {said}", *_listed(reasons)]

    def _check_word(self, what: str, wanted: str) -> None:
        """Check who decides, what the question is, or where a card is."""
        decision = self.table.game.decision
        name, where, _ = what.rpartition(" in")
        if what == "who":
            found = "nobody" if decision is None else self.table.names[decision.seat]
        elif what == "asks":
            found = "nothing" if decision is None else decision.kind
        elif where and hasattr(self.table, "region"):
            found = self.table.region(name.strip())
        elif "." in what and hasattr(self.table, "word"):
            found = self.table.word(what)
        else:
            raise BadSetting(
                f"'= {what} {wanted}' should be what is counted and a number, such as '= a.blood 3', or "
                "'= who a', '= asks KIND', '= CARD in REGION'"
            )
        self.checks.append({"check": f"{what} {wanted}", "yes": found == wanted, "found": found})
        told = found if found == wanted else self.said.unlike.format(found=found, wanted=wanted)
        self.lines.append(f"= {what} {told}")

    def _check(self, line: str) -> None:
        path, _, number = line.rpartition(" ")
        if not path or not is_number(number.removeprefix("-")):
            named = re.fullmatch(r"(.+\.[a-z_]+) (.+)", line)
            self._check_word(*(named.groups() if named else (path.strip(), number)))
            return
        try:
            found = self.table.measure(path.strip())
        except (KeyError, AttributeError, IndexError, ValueError, TypeError):
            raise BadSetting(f"'{path.strip()}' cannot be counted; a.blood, a.score or a.power@1 can") from None
        right = found == int(number)
        self.checks.append({"check": line, "yes": right, "found": found})
        told = str(found) if right else self.said.unlike.format(found=found, wanted=number)
        self.lines.append("= " + self.said.measured.format(path=path.strip(), found=told))

    # -- words --------------------------------------------------------------------------------------------------------

    def _scene(self) -> Scene:
        from praxis.kernel.event import SPECTATOR
        from praxis.kernel.words import Scene

        names = tuple(name.capitalize() for name in self.table.names)
        return Scene(self.lang, names, SPECTATOR, self.table.game.open_view())

    def _reasons(self, seat: int, option: Option) -> list[dict[str, str]]:
        """Why something cannot be done; empty if it can."""
        from praxis.kernel.game import Reason

        game = self.table.game
        reasons = game.why_not(seat, option)
        decision = game.decision
        offered = decision is not None and decision.seat == seat and option in decision.options
        if not reasons and not offered:  # no rule forbids it, but nobody has asked for it
            reasons = [Reason("" if decision is None else decision.clause, self._because(seat))]
        return [{"clause": reason.clause, "text": self._reason(reason)} for reason in reasons]

    def _because(self, seat: int) -> str:
        decision = self.table.game.decision
        if decision is None:
            return self.said.becauses["over"].format()
        if decision.seat == seat:
            return self.said.becauses["kind"].format(kind=decision.kind)
        return self.said.becauses["other"].format(who=self.table.names[decision.seat])

    def _reason(self, reason: Reason) -> str:
        return reason.text if self.in_words is None else self.in_words.reason(reason, self._scene())

    def _tell(self) -> None:
        """Tell what has happened since the last line, with nothing hidden."""
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

    def _who_decides(self) -> list[str]:
        decision = self.table.game.decision
        return [self.said.nobody if decision is None else f"{self.table.names[decision.seat]} ({decision.kind})"]

    def _going_on(self) -> list[str]:
        from praxis.kernel.event import SPECTATOR

        frames = self.table.game.stack_view(SPECTATOR)
        if self.in_words is None:
            return [" > ".join(frame.name for frame in frames)]
        return [self.in_words.stack(frames, self._scene())]

    def _legal(self) -> list[str]:
        decision = self.table.game.decision
        if decision is None:
            winners = [self.table.names[seat] for seat, won in enumerate(self.table.game.scores()) if won]
            return [self.said.over.format(winners=self.said.listed(winners))]
        who = self.table.names[decision.seat]
        options = [f"    {who}: {self.table.words(option)}{self._also(option)}" for option in decision.options]
        head = self.said.decides.format(who=who.capitalize(), kind=decision.kind)
        return [f"{head} [{decision.clause}]:", *options]

    def _also(self, option: Option) -> str:
        """What an answer does, as a remark that a file may have: in other languages than that of the file, which is
        English, and where a number stands for something that only the table knows."""
        from praxis.kernel.decision import key

        decision = self.table.game.decision
        if self.in_words is None or decision is None:
            return ""
        if self.lang == "en" and not _OPAQUE.search(self.table.words(option)):
            return ""
        seat = decision.seat
        seen = self.table.game.decision_view(seat)
        assert seen is not None
        scene = msgspec.structs.replace(self._scene(), seat=seat, view=self.table.game.view(seat))
        return f"   # {self.in_words.option(key(option), seen, scene).text}"

    def answer(self) -> dict[str, Any]:
        decision = self.table.game.decision
        options = [] if decision is None else decision.options
        return {
            "game": self.name,
            "position": self.picture,
            "log": self.lines,
            "refused": self.refused,
            "error": self.error,
            "questions": self.questions,
            "checks": self.checks,
            "decides": None if decision is None else self.table.names[decision.seat],
            "asks": "" if decision is None else decision.kind,
            "clause": "" if decision is None else decision.clause,
            "options": [{"key": " ".join(map(str, option)), "words": self.table.words(option)} for option in options],
        }
