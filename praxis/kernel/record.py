"""The record: a header and the answers, one a line. Replaying it gives the same events.

The text is for people, diffs and bug reports as much as for programs::

    praxis-record 1
    {"game":"vendetta",...} ~9e0d2b61
    0 2 pick 5 ~1f0c6a02
    1 0 play 17 1 down ~77ab90d4
    = 25 0123456789abcdef ~5b1e07c3
    end 61 0123456789abcdef ~c0ffee12

A line ``=`` gives the digest of the state after so many answers, ``end`` that of the finished game. The check at the end
of a line chains all lines before it, so the first changed line is found exactly: it is BLAKE2b with a digest of 4 bytes,
in hexadecimal, of the check before, a line feed and the line without its check; the first line is its own check.

Lines written by hand may leave the check away: all of them, or the last ones. A digest may be left away, too.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel.decision import key, parse
from praxis.kernel.errors import BadRecord, BadSetting, Refusal
from praxis.kernel.game import Header

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.kernel.game import Game, Kind

FORMAT: Final = 1
DIGEST_EVERY: Final = 25
_FIRST_LINE: Final = f"praxis-record {FORMAT}"


class Answer(msgspec.Struct, frozen=True):
    seat: int
    key: str


class Record(msgspec.Struct):
    """A game that was played, or part of one."""

    header: Header
    answers: list[Answer] = []
    digests: dict[int, str] = {}
    complete: bool = False
    trouble: str = ""
    """What is wrong with the text this was read from; the answers before the trouble are here."""

    def add(self, game: Game, seat: int, answer: str) -> None:
        """Note an answer that `game` has just taken."""
        self.answers.append(Answer(seat, answer))
        count = len(self.answers)
        if count % DIGEST_EVERY == 0 or game.over:
            self.digests[count] = game.digest()
        if game.over:
            self.complete = True


class Replay(msgspec.Struct):
    """What came of replaying a record."""

    game: Game
    good: int
    """How many answers were replayed and agree with the record."""
    difference: str = ""
    """Empty if all agreed; otherwise one line that says where and how it differs."""


def _check(chain: str, line: str) -> str:
    return blake2b(f"{chain}\n{line}".encode(), digest_size=4).hexdigest()


def write(record: Record) -> str:
    """The record as text."""
    bodies = [msgspec.json.encode(record.header).decode()]
    for n, answer in enumerate(record.answers):
        bodies.append(f"{n} {answer.seat} {answer.key}")
        if n + 1 in record.digests and not (record.complete and n + 1 == len(record.answers)):
            bodies.append(f"= {n + 1} {record.digests[n + 1]}")
    if record.complete:
        count = len(record.answers)
        bodies.append(f"end {count} {record.digests.get(count, '')}".rstrip())
    lines = [_FIRST_LINE]
    chain = _FIRST_LINE
    for body in bodies:
        chain = _check(chain, body)
        lines.append(f"{body} ~{chain}")
    return "\n".join(lines) + "\n"


def read(text: str | bytes) -> Record:
    """Read a record. A bad first line or header is a `BadRecord`; later trouble is noted in the record instead."""
    if isinstance(text, bytes):
        # What is not UTF-8 stays visible as lone surrogates, so that the line it is in can be named.
        text = text.decode("utf-8", "surrogateescape")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not text.strip():
        raise BadRecord("the record is empty")
    lines = text.split("\n")
    _read_first_line(lines[0])
    if len(lines) < 2 or not lines[1]:
        raise BadRecord("the record stops before its header (line 2)")
    reader = _Reader()
    reader.read_header(lines[1])
    reader.read_answers(lines)
    assert reader.record is not None
    return reader.record


def _read_first_line(line: str) -> None:
    found = re.fullmatch("praxis-record ([0-9]{1,9})", line)
    if found is None:
        raise BadRecord(f"not a record: the first line should be '{_FIRST_LINE}'")
    if int(found[1]) != FORMAT:
        raise BadRecord(f"record format {found[1]}; this program reads format {FORMAT}")


class _Reader:
    """Takes lines into a record, and knows how far they can be trusted."""

    __slots__ = ("chain", "checked", "record", "unchecked_line", "unchecked_size")

    def __init__(self) -> None:
        self.record: Record | None = None
        self.chain = _FIRST_LINE
        self.checked = False
        """The header has a check: a program wrote this."""
        self.unchecked_line = 0
        """The first line without a check after lines with one, and how many answers there were before it."""
        self.unchecked_size = 0

    def trust(self, line: str) -> tuple[str, bool | None]:
        """The line without its check, and whether the check fits; None if the line has none."""
        found = _CHECKED.fullmatch(line)
        body = found[1] if found else line
        self.chain = _check(self.chain, body)
        return body, (found[2] == self.chain) if found else None

    def read_header(self, line: str) -> None:
        if not _is_utf_8(line):
            raise BadRecord("line 2: the header is not UTF-8 text")
        body, fits = self.trust(line)
        if fits is False:
            raise BadRecord("line 2: the header was changed after it was written (its check does not fit)")
        try:
            header = msgspec.json.decode(body.encode(), type=Header)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRecord(f"line 2: the header cannot be read: {' '.join(str(error).split())}") from None
        if not header.seed:
            raise BadRecord("line 2: the seed is not told yet, so the game cannot be played again")
        if not re.fullmatch("[0-9a-f]{64}", header.seed):
            raise BadRecord("line 2: the seed should be 64 hexadecimal digits")
        self.record = Record(header, [], {})
        self.checked = fits is True

    def read_answers(self, lines: list[str]) -> None:
        record = self.record
        assert record is not None
        last = len(lines)
        while last > 2 and not lines[last - 1]:
            last -= 1
        for number in range(3, last + 1):
            trouble = self.read_line(number, lines[number - 1], ends=number < len(lines))
            if trouble:
                self.give_up(number, trouble)
                return

    def give_up(self, number: int, trouble: str) -> None:
        record = self.record
        assert record is not None
        if self.unchecked_line and trouble == _LATER_CHECK:
            number, trouble = self.unchecked_line, "changed after it was written (it has no check, later lines do)"
            del record.answers[self.unchecked_size :]
            record.digests = {n: digest for n, digest in record.digests.items() if n <= self.unchecked_size}
            record.complete = False
        record.trouble = f"line {number}: {trouble}; the {len(record.answers)} answers before it are good"

    def read_line(self, number: int, line: str, ends: bool) -> str:
        """Take one line into the record; gives what is wrong with it."""
        record = self.record
        assert record is not None
        if record.complete:
            return "nothing should follow the end"
        if not _is_utf_8(line):
            return "not UTF-8 text"
        body, fits = self.trust(line)
        if fits and self.unchecked_line:
            return _LATER_CHECK
        trouble = self.read_state(body) if body.startswith(("=", "end")) else self.read_answer(body, fits)
        if not trouble and fits is None and not ends:
            trouble = "cut off"
        return trouble


def replay(
    record: Record, kind: Kind, watch: Callable[[Game, int], None] | None = None, stop: int | None = None
) -> Replay:
    """Play a record's answers again, up to the first difference. `watch` is called at every decision."""
    header = record.header
    if header.game != kind.name:
        raise BadRecord(f"a record of '{header.game}', not of '{kind.name}'")
    if header.rules != kind.version:
        raise BadRecord(
            f"made by rules version {header.rules} of {kind.name}; this program plays version {kind.version}"
        )
    try:
        game = kind.begin(header)
    except BadSetting as error:
        raise BadRecord(f"the header cannot be played: {error}") from None
    answers = record.answers if stop is None else record.answers[:stop]
    verified = 0
    for n, answer in enumerate(answers):
        if watch is not None:
            watch(game, n)
        try:
            game.answer(answer.seat, answer.key)
        except Refusal as refusal:
            return Replay(game, n, f"answer {n} ({answer.seat} {answer.key}): {refusal.message}")
        count = n + 1
        if count in record.digests:
            if game.digest() != record.digests[count]:
                return Replay(game, verified, f"the state after answer {n} differs; it agreed after {verified} answers")
            verified = count
    if stop is None and record.complete and not game.over:
        return Replay(game, len(answers), "the record says the game is over, but a decision is open")
    return Replay(game, len(answers), record.trouble)


def record_of(kind: Kind, header: Header, answers: list[tuple[int, str]]) -> Record:
    """The record of a game played by these answers."""
    game = kind.begin(header)
    game.events = None
    record = Record(header, [], {})
    for seat, answer in answers:
        game.answer(seat, answer)
        record.add(game, seat, key(parse(answer)))
    return record
