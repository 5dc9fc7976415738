"""The record: a header and the answers, one a line. Replaying it gives the same events.

The text is for people, diffs and bug reports as much as for programs::

    praxis-record 1
    {"game":"vendetta",...} ~9e0d2b61
    0 2 pick 5 ~1f0c6a02
    1 0 play 17 1 down ~77ab90d4
    = 25 0123456789abcdef ~5b1e07c3
    end 61 0123456789abcdef ~c0ffee12

A line ``=`` gives the digest of the state after so many answers, ``end`` that of the finished game. The check at the
end of a line chains all lines before it, so the first changed line is found exactly: it is BLAKE2b with a digest of 4
bytes, in hexadecimal, of the check before, a line feed and the line without its check; the first line is its own check.

Lines written by hand may have no check: all of them, or the last ones. Digests may be left out, too.
"""

from __future__ import annotations

import re
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
MOST_SEATS: Final = 32
_FIRST_LINE: Final = f"praxis-record {FORMAT}"
_CHECKED: Final = re.compile("(.*) ~([0-9a-f]{8})")
_DAMAGED: Final = re.compile("(.*)..([0-9a-f]{8})")
_STATE: Final = re.compile("(=|end) ([0-9]{1,9})(?: ([0-9a-f]{16}))?")
_ANSWER: Final = re.compile("([0-9]{1,9}) ([0-9]{1,3}) (.{1,200})")
_CHANGED: Final = "changed after it was written"


class Answer(msgspec.Struct, frozen=True):
    """An answer that was given: whose it was, and its text."""

    seat: int
    key: str


class Record(msgspec.Struct):
    """A game that was played, or part of one."""

    header: Header
    answers: list[Answer] = []
    digests: dict[int, str] = {}
    complete: bool = False
    trouble: str = ""
    """What is wrong with the text that the record was read from. The answers before that place are in the record."""

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
    """Where and how the replay differs from the record, in one line; empty if it does not."""


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
    """Read a record. A bad first line or header, or a seat that the game does not have, is a `BadRecord`; other errors
    are noted in the record's `trouble`."""
    if isinstance(text, bytes):
        # Bytes that are not UTF-8 become lone surrogates, so that the line that holds them can be named.
        text = text.decode("utf-8", "surrogateescape")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not text.strip():
        raise BadRecord("the record is empty")
    first, _, rest = text.partition("\n")
    _read_first_line(first)
    lines = rest.rstrip("\n").split("\n")
    if not lines[0]:
        raise BadRecord("the record stops before its header (line 2)")
    bodies, trouble = _trusted(lines, rest.endswith("\n"))
    if not bodies:
        raise BadRecord(trouble)
    record = Record(_read_header(bodies[0]), [], {})
    for number, body in enumerate(bodies[1:], start=3):
        wrong = _take(record, body)
        if wrong:
            trouble = f"line {number}: {wrong}"
            break
    if trouble:
        record.trouble = f"{trouble}; the {len(record.answers)} answers before it are good"
    return record


def _read_first_line(line: str) -> None:
    found = re.fullmatch("praxis-record ([0-9]{1,9})", line)
    if found is None:
        raise BadRecord(f"not a record: the first line should be '{_FIRST_LINE}'")
    if int(found[1]) != FORMAT:
        raise BadRecord(f"record format {found[1]}; this program reads format {FORMAT}")


def _trusted(lines: list[str], ended: bool) -> tuple[list[str], str]:
    """The lines from the header on, without their checks, up to the first that cannot be trusted; and what is wrong
    with that one."""
    bodies: list[str] = []
    chain = _FIRST_LINE
    by_hand = 0
    is_text = _is_unicode("\n".join(lines))
    for number, line in enumerate(lines, start=2):
        if not is_text and not _is_unicode(line):
            return bodies, f"line {number}: not UTF-8 text"
        found = _CHECKED.fullmatch(line)
        damaged = None if found else _DAMAGED.fullmatch(line)
        if found and by_hand > 2:
            return bodies[: by_hand - 2], f"line {by_hand}: {_CHANGED} (it has no check, but a later line has)"
        if damaged and _check(chain, damaged[1]) == damaged[2]:
            return bodies, f"line {number}: {_CHANGED} (the mark before its check is damaged)"
        body = found[1] if found else line
        chain = _check(chain, body)
        if found and found[2] != chain:
            return bodies, f"line {number}: {_CHANGED} (its check does not fit)"
        if not found and not ended and number == len(lines) + 1:
            return bodies, f"line {number}: cut off"
        if not found and not by_hand:
            by_hand = number
        bodies.append(body)
    return bodies, ""


def _is_unicode(line: str) -> bool:
    try:
        line.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_header(body: str) -> Header:
    try:
        header = msgspec.json.decode(body.encode(), type=Header)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(f"line 2: the header cannot be read: {error}") from None
    if not 1 <= len(header.seats) <= MOST_SEATS:
        raise BadRecord(f"line 2: {len(header.seats)} seats; a game has 1 to {MOST_SEATS}")
    if not header.seed:
        raise BadRecord("line 2: the seed is not told yet, so the game cannot be played again")
    if not re.fullmatch("[0-9a-f]{64}", header.seed):
        raise BadRecord("line 2: the seed should be 64 hexadecimal digits")
    return header


def _take(record: Record, body: str) -> str:
    """Take one line into the record, or say what is wrong with it."""
    count = len(record.answers)
    if record.complete:
        return "nothing should follow the end"
    answer = _ANSWER.fullmatch(body)
    state = None if answer else _STATE.fullmatch(body)
    if state and int(state[2]) == count:
        if state[3]:
            record.digests[count] = state[3]
        record.complete = state[1] == "end"
        return ""
    if answer is None or int(answer[1]) != count:
        shown = body if len(body) <= 60 else body[:60] + "..."
        return f"{shown!r} should be answer {count}: its number, the seat, the answer"
    try:
        parse(answer[3])
    except Refusal as refusal:
        return refusal.message
    if int(answer[2]) >= record.header.players:
        # The checks agree, so the line is not damaged: it was written for a seat that does not exist.
        seats = record.header.players
        raise BadRecord(f"answer {count}: there is no seat {answer[2]}; the game has seats 0 to {seats - 1}")
    record.answers.append(Answer(int(answer[2]), answer[3]))
    return ""


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
        game = kind.open(header)
    except BadSetting as error:
        raise BadRecord(f"the header cannot be played: {error}") from None
    answers = record.answers if stop is None else record.answers[:stop]
    if watch is not None or not answers:
        return _replay(record, game, answers, watch, stop)
    game.events = None  # nobody reads what happened until the record ends
    found = _replay(record, game, answers, None, stop)
    game.events = []
    return found


def _replay(
    record: Record, game: Game, answers: list[Answer], watch: Callable[[Game, int], None] | None, stop: int | None
) -> Replay:
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
    return Replay(game, len(answers), record.trouble if stop is None else "")


def record_of(kind: Kind, header: Header, answers: list[tuple[int, str]]) -> Record:
    """The record of a game played by these answers."""
    game = kind.begin(header)
    game.events = None
    record = Record(header, [], {}, game.over)
    for seat, answer in answers:
        game.answer(seat, answer)
        record.add(game, seat, key(parse(answer)))
    return record
