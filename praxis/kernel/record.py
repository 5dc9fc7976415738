"""The record: a header and the answers, one a line. Replaying it gives the same events.

The text is for people, diffs and bug reports as much as for programs::

    praxis-record 1
    {"game":"vendetta",...}
    0 2 pick 5 ~1f0c
    1 0 play 17 1 down ~77ab
    = 25 0123456789abcdef
    end 61 0123456789abcdef

Each answer line ends in a check that chains all lines before it, so the first changed line is found exactly. A line ``=``
gives the digest of the state after so many answers. A line written by hand may leave the check away.
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
    return blake2b(f"{chain}\n{line}".encode(), digest_size=2).hexdigest()


def write(record: Record) -> str:
    """The record as text."""
    header = msgspec.json.encode(record.header).decode()
    chain = _check(_FIRST_LINE, header)
    lines = [_FIRST_LINE, f"{header} ~{chain}"]
    for n, answer in enumerate(record.answers):
        line = f"{n} {answer.seat} {answer.key}"
        chain = _check(chain, line)
        lines.append(f"{line} ~{chain}")
        if n + 1 in record.digests and not (record.complete and n + 1 == len(record.answers)):
            lines.append(f"= {n + 1} {record.digests[n + 1]}")
    if record.complete:
        count = len(record.answers)
        lines.append(f"end {count} {record.digests.get(count, '')}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a record. A bad first line or header is a `BadRecord`; later trouble is noted in the record instead."""
    lines = text.split("\n")
    words = lines[0].split()
    if len(words) != 2 or words[0] != "praxis-record" or not words[1].isdigit():
        raise BadRecord(f"not a record: the first line should be '{_FIRST_LINE}'")
    if int(words[1]) != FORMAT:
        raise BadRecord(f"record format {words[1]}; this program reads format {FORMAT}")
    if len(lines) < 2 or not lines[1]:
        raise BadRecord("the record stops before its header (line 2)")
    header, chain = _read_header(lines[1])
    record = Record(header, [], {})
    _read_answers(record, lines, chain)
    return record


def _read_header(line: str) -> tuple[Header, str]:
    body, mark, given = line.rpartition(" ~")
    if not mark:
        body, given = line, ""
    chain = _check(_FIRST_LINE, body)
    if given and given != chain:
        raise BadRecord("line 2: the header was changed after it was written (its check does not fit)")
    try:
        header = msgspec.json.decode(body.encode(), type=Header)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BadRecord(f"line 2: the header cannot be read: {error}") from None
    if len(header.seed) != 64 or header.seed.strip("0123456789abcdef"):
        raise BadRecord("line 2: the seed should be 64 hexadecimal digits")
    return header, chain


def _read_answers(record: Record, lines: list[str], chain: str) -> None:
    for number, line in enumerate(lines[2:], start=3):
        if record.complete or (not line and number == len(lines)):
            break
        trouble, chain = _read_line(record, line, chain)
        if trouble:
            record.trouble = f"line {number}: {trouble}; the {len(record.answers)} answers before it are good"
            return
    if not record.complete and lines[-1]:
        record.trouble = f"the last line is cut off; the {len(record.answers)} answers before it are good"
        # A cut line can look whole: without its line break its last word is not to be trusted.
        if record.answers and not lines[-1].startswith("=") and " ~" not in lines[-1][-6:]:
            record.answers.pop()


def _read_line(record: Record, line: str, chain: str) -> tuple[str, str]:
    """Take one line into the record; gives what is wrong with it, and the next chain."""
    words = line.split(" ")
    if words[0] in ("=", "end"):
        if len(words) != 3 or words[1] != str(len(record.answers)):
            return f"'{line[:60]}' should give the number of answers so far and a digest", chain
        record.digests[len(record.answers)] = words[2]
        record.complete = words[0] == "end"
        return "", chain
    body, mark, given = line.rpartition(" ~")
    if not mark:
        body = line
    n, _, rest = body.partition(" ")
    seat, _, answer = rest.partition(" ")
    if n != str(len(record.answers)) or not seat.isdigit() or len(seat) > 3:
        return f"'{line[:60]}' should be answer {len(record.answers)}: number, seat, answer", chain
    try:
        parse(answer)
    except Refusal as refusal:
        return refusal.message, chain
    chain = _check(chain, body)
    if mark and given != chain:
        return "changed after it was written (its check does not fit)", chain
    record.answers.append(Answer(int(seat), answer))
    return "", chain


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
