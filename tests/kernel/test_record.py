"""The record: what was written comes back, and whatever happened to it on the way is found and told in one line."""

from __future__ import annotations

import re
from hashlib import blake2b

import msgspec
import pytest

from praxis.kernel import record as records
from praxis.kernel.errors import BadRecord
from praxis.kernel.game import Game, Header, Setting
from praxis.kernel.record import Record, read, record_of, replay, write
from praxis.kernel.rng import Dice
from tests.kernel.toy import KIND, MarketKind
from tests.size import sized

SETTING = Setting(2, options={"price": "second", "spies": True})


def played(most: int = 1000, names: list[str] | None = None) -> Record:
    """The record of a random game, or of its first answers."""
    header = KIND.header(SETTING, 11, names)
    game = KIND.begin(header)
    record = Record(header, [], {})
    dice = Dice(5)
    while game.decision is not None and len(record.answers) < most:
        seat, options = game.decision.seat, game.decision.keys()
        answer = options[dice.below(len(options))]
        game.answer(seat, answer)
        record.add(game, seat, answer)
    return record


WHOLE = played()
TEXT = write(WHOLE)
SMALL = write(played(6))
"""A game that was left after six answers."""


def same_start(part: Record, whole: Record) -> bool:
    return part.answers == whole.answers[: len(part.answers)] and part.digests.items() <= whole.digests.items()


# --- there and back --------------------------------------------------------------------------------------------------


def test_a_finished_game_has_an_end_and_a_digest_every_25_answers() -> None:
    assert WHOLE.complete
    assert sorted(WHOLE.digests) == [25, len(WHOLE.answers)]
    assert TEXT.count("\n= ") == 1
    assert TEXT.splitlines()[-1].startswith(f"end {len(WHOLE.answers)} ")


def test_what_is_written_reads_back_equal() -> None:
    assert read(TEXT) == WHOLE
    assert read(TEXT.encode()) == WHOLE
    assert write(read(TEXT)) == TEXT
    assert read(SMALL) == played(6)


def test_names_in_any_script_come_back() -> None:
    names = ["Zoë ~12345678", '"; DROP\n\\ \u2028']
    record = played(3, names)
    assert read(write(record)).header.seats == names
    assert read(write(record).encode()) == record


def test_replaying_gives_the_same_game() -> None:
    asked: list[tuple[int, int]] = []

    def watch(game: Game, number: int) -> None:
        assert game.decision is not None
        asked.append((number, game.decision.seat))

    found = replay(read(TEXT), KIND, watch)
    assert found.difference == ""
    assert found.good == len(WHOLE.answers)
    assert found.game.over
    assert found.game.digest() == WHOLE.digests[len(WHOLE.answers)]
    assert asked == [(n, answer.seat) for n, answer in enumerate(WHOLE.answers)]


def test_replaying_can_stop_at_an_answer() -> None:
    for text in (TEXT, TEXT[: TEXT.index("\n6 ") + 4]):
        found = replay(read(text), KIND, stop=4)
        assert (found.game.number, found.good, found.difference) == (4, 4, "")


def test_the_record_of_answers_is_the_record_of_the_game() -> None:
    answers = [(answer.seat, answer.key) for answer in WHOLE.answers]
    assert record_of(KIND, WHOLE.header, answers) == WHOLE


def test_the_checks_can_be_made_by_anybody() -> None:
    """As the module says, with nothing but hashlib."""
    chain, *lines = TEXT.splitlines()
    assert chain == "praxis-record 1"
    for line in lines:
        body, _, check = line.rpartition(" ~")
        chain = blake2b(f"{chain}\n{body}".encode(), digest_size=4).hexdigest()
        assert check == chain


# --- cut -------------------------------------------------------------------------------------------------------------


def tried(data: bytes) -> tuple[Record | None, str]:
    """The record, if it could be read, and the one line about it."""
    try:
        record = read(data)
    except BadRecord as bad:
        return None, str(bad)
    return record, record.trouble


def test_a_record_cut_anywhere_keeps_every_whole_answer() -> None:
    data = TEXT.encode()
    answer_ends = [match.end() - 1 for match in re.finditer(rb"^\d+ \d.*\n", data, re.MULTILINE)]
    header_end = data.index(b"\n{") + data[data.index(b"\n{") + 1 :].index(b"\n") + 1
    for cut in range(len(data)):
        part, trouble = tried(data[:cut])
        assert "\n" not in trouble
        if part is None:
            assert trouble
            assert cut < header_end
            continue
        good = sum(end <= cut for end in answer_ends)
        assert part.answers == WHOLE.answers[:good]
        assert same_start(part, WHOLE)
        at_line_end = data[cut - 1 : cut + 1].count(b"\n") == 1
        lines = data[:cut].count(b"\n")
        assert trouble == ("" if at_line_end else f"line {lines + 1}: cut off; the {good} answers before it are good")
        assert part.complete is (cut == len(data) - 1)


def test_a_cut_record_replays_to_its_last_answer_and_says_so() -> None:
    part = read(TEXT[: TEXT.index("\n6 ") + 4])
    found = replay(part, KIND)
    assert found.good == found.game.number == 6
    assert found.difference == "line 9: cut off; the 6 answers before it are good"


# --- changed ---------------------------------------------------------------------------------------------------------


def changed_line(data: bytes, position: int) -> int:
    return data[:position].count(b"\n") + 1


def named_line(trouble: str) -> int:
    """The line that reading complains about; 0 if it does not complain."""
    found = re.match(r"line (\d+): ", trouble)
    if found:
        return int(found[1])
    return 2 if "stops before its header" in trouble else bool(trouble)


@pytest.mark.parametrize("text", [SMALL, TEXT[-120:]], ids=["open", "finished"])
def test_every_changed_byte_is_found_in_its_line(text: str) -> None:
    data = TEXT.encode() if TEXT.endswith(text) else text.encode()
    whole = read(data)
    replayed: dict[int, str] = {}
    for position in range(len(data) - len(text.encode()), len(data)):
        line = changed_line(data, position)
        for other in range(0, 256, sized(quick=17, normal=1, full=1)):
            if other == data[position]:
                continue
            part, trouble = tried(data[:position] + bytes([other]) + data[position + 1 :])
            assert "\n" not in trouble
            # A new line break ends the line early: what is wrong may then stand in the line that it made.
            assert named_line(trouble) in ((line, line + 1) if other == 10 else (line,)), (position, other, trouble)
            if part is None:
                continue
            assert same_start(part, whole)
            if len(part.answers) not in replayed:
                found = replay(part, KIND)
                assert (found.good, found.difference) == (len(part.answers), trouble)
                replayed[len(part.answers)] = trouble


@pytest.mark.parametrize("number", range(3, len(SMALL.splitlines()) + 1))
def test_a_missing_a_doubled_and_a_swapped_line_are_found(number: int) -> None:
    lines = SMALL.splitlines(keepends=True)
    before, here, after = lines[: number - 1], lines[number - 1], lines[number:]
    double = read("".join([*before, here, here, *after]))
    assert double.trouble.startswith(f"line {number + 1}: changed")
    assert len(double.answers) == number - 2
    if after:
        missing = read("".join([*before, *after]))
        assert missing.trouble.startswith(f"line {number}: changed")
        swapped = read("".join([*before, after[0], here, *after[1:]]))
        assert swapped.trouble.startswith(f"line {number}: changed")
        assert len(swapped.answers) == len(missing.answers) == number - 3


def test_a_changed_answer_that_could_be_right_is_found() -> None:
    line = next(line for line in TEXT.splitlines() if "bid 0 ~" in line)
    part = read(TEXT.replace(line, line.replace("bid 0", "bid 1")))
    number = TEXT.splitlines().index(line) + 1
    assert part.trouble.startswith(f"line {number}: changed after it was written (its check does not fit)")


def test_text_after_the_end_is_found() -> None:
    part = read(TEXT + "more\n")
    assert part.trouble.startswith(f"line {len(TEXT.splitlines()) + 1}: nothing should follow the end")
    assert part.answers == WHOLE.answers
    assert read(TEXT + "\n\n\n") == WHOLE


# --- not this game's -------------------------------------------------------------------------------------------------


class OtherKind(MarketKind):
    name = "bazaar"


class NewerKind(MarketKind):
    version = 7


def test_another_games_record_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^a record of 'market', not of 'bazaar'$"):
        replay(WHOLE, OtherKind())


def test_a_record_of_another_rules_version_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^made by rules version 1 of market; this program plays version 7$"):
        replay(WHOLE, NewerKind())


def test_a_record_of_a_setting_that_does_not_exist_is_refused() -> None:
    header = msgspec.structs.replace(WHOLE.header, seats=["alone"])
    with pytest.raises(BadRecord, match=r"^the header cannot be played: no market for '1p"):
        replay(Record(header), KIND)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the record is empty"),
        ("\n\n  \n", "the record is empty"),
        ("\ufeff", "the record is empty"),
        ("praxis-record", "not a record: the first line should be 'praxis-record 1'"),
        ("praxis-record ²\n", "not a record"),
        ("praxis-record one\n", "not a record"),
        ("# A diary\n", "not a record"),
        ("praxis-record 2\n{}\n", "record format 2; this program reads format 1"),
        ("praxis-record 1", "stops before its header"),
        ("praxis-record 1\n", "stops before its header"),
        ("praxis-record 1\n\n0 0 pass\n", "stops before its header"),
        ("praxis-record 1\n{}\n", "line 2: the header cannot be read: .*missing required field"),
        ("praxis-record 1\n[1]\n", "line 2: the header cannot be read"),
        ("praxis-record 1\nhello\n", "line 2: the header cannot be read"),
        ("praxis-record 1\n" + "[" * 100_000 + "\n", "line 2: the header cannot be read"),
        ('praxis-record 1\n{"x":' + "[" * 100_000 + "\n", "line 2: the header cannot be read"),
        ("praxis-record 1\n\udc80\n", "line 2: not UTF-8 text"),
    ],
)
def test_what_is_no_record_is_refused_with_one_line(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as found:
        read(text)
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 200


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        ("", "the seed is not told yet"),
        ("12", "should be 64 hex"),
        ("G" * 64, "should be 64 hex"),
        ("²" * 64, "64 hex"),
    ],
)
def test_a_header_needs_its_seed(seed: str, words: str) -> None:
    text = write(Record(msgspec.structs.replace(WHOLE.header, seed=seed)))
    with pytest.raises(BadRecord, match=f"line 2: .*{words}"):
        read(text)


def test_bytes_that_are_not_text_are_refused() -> None:
    for data in (b"\x89PNG\r\n\x1a\n", b"\xff\xfe" + TEXT.encode("utf-16-le"), bytes(1000)):
        with pytest.raises(BadRecord, match="not a record"):
            read(data)


# --- by hand ---------------------------------------------------------------------------------------------------------


def by_hand(text: str) -> str:
    return re.sub(r" ~[0-9a-f]{8}$", "", text, flags=re.MULTILINE)


def test_a_record_written_by_hand_needs_no_checks() -> None:
    assert "~" not in by_hand(TEXT)
    assert read(by_hand(TEXT)) == WHOLE
    no_digests = re.sub(r"^= .*\n", "", by_hand(TEXT), flags=re.MULTILINE)
    no_digests = re.sub(r"^(end \d+) .*", r"\1", no_digests, flags=re.MULTILINE)
    found = replay(read(no_digests), KIND)
    assert (found.difference, found.game.over) == ("", True)


def test_lines_can_be_added_by_hand_to_a_record() -> None:
    lines = TEXT.splitlines(keepends=True)
    mixed = "".join(lines[:12]) + by_hand("".join(lines[12:]))
    assert read(mixed) == WHOLE


def test_a_line_without_a_check_among_others_is_found() -> None:
    lines = TEXT.splitlines(keepends=True)
    lines[9] = by_hand(lines[9])
    part = read("".join(lines))
    assert part.trouble == (
        "line 10: changed after it was written (it has no check, but a later line has); "
        f"the {len(part.answers)} answers before it are good"
    )
    assert len(part.answers) == 7


def test_the_last_line_written_by_hand_must_end() -> None:
    """Without its line end, nobody knows whether `bid 1` was `bid 12`."""
    part = read(by_hand(SMALL).rstrip("\n"))
    assert len(part.answers) == 5
    assert part.trouble == "line 8: cut off; the 5 answers before it are good"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("6 0", "'6 0' should be answer 6: its number, the seat, the answer"),
        ("7 0 pass", "'7 0 pass' should be answer 6"),
        ("6 x pass", "should be answer 6"),
        ("6 ² pass", "should be answer 6"),
        ("6 0 PASS", "'PASS' is not an answer"),
        ("6 0  pass", "is not an answer"),
        ("6 0 pass ", "is not an answer"),
        ("= 5 0123456789abcdef", "should be answer 6"),
        ("= 6 0123", "should be answer 6"),
        ("end six", "should be answer 6"),
        ("", "should be answer 6"),
        ("6 0 " + "x" * 5_000_000, "should be answer 6"),
        ("6 0 bid " + "9" * 150, "is not an answer"),
        ("x" * 5_000_000, "should be answer 6"),
        ("6 0 pass\rpass", "is not an answer"),
        ("6 0 \udcff", "not UTF-8 text"),
    ],
)
def test_a_bad_line_is_told_and_the_answers_before_it_are_kept(line: str, words: str) -> None:
    part = read(f"{by_hand(SMALL)}{line}\n6 0 pass\n")
    assert part.answers == read(SMALL).answers
    assert part.trouble.startswith("line 9: ")
    assert words in part.trouble
    assert part.trouble.endswith("; the 6 answers before it are good")
    assert "\n" not in part.trouble
    assert len(part.trouble) < 400


def test_an_answer_that_was_not_offered_is_told_where_it_stands() -> None:
    seat = WHOLE.answers[6].seat
    part = read(f"{by_hand(SMALL)}6 {seat} bid 77\n")
    assert part.trouble == ""
    found = replay(part, KIND)
    assert found.good == 6
    assert found.difference.startswith(f"answer 6 ({seat} bid 77): 'bid 77': you have ")


def test_an_answer_after_the_end_is_told() -> None:
    answers = [*WHOLE.answers, records.Answer(0, "pass")]
    found = replay(Record(WHOLE.header, answers), KIND)
    assert (found.good, found.difference) == (
        len(WHOLE.answers),
        f"answer {len(WHOLE.answers)} (0 pass): the game is over",
    )


def test_an_end_before_the_game_is_over_is_told() -> None:
    found = replay(read(f"{by_hand(SMALL)}end 6\n"), KIND)
    assert found.difference == "the record says the game is over, but a decision is open"


def test_a_digest_that_differs_is_told_with_the_last_one_that_agreed() -> None:
    last = len(WHOLE.answers)
    found = replay(Record(WHOLE.header, WHOLE.answers, {25: WHOLE.digests[25], last: "0" * 16}), KIND)
    assert (found.good, found.difference) == (
        25,
        f"the state after answer {last - 1} differs; it agreed after 25 answers",
    )
    found = replay(Record(WHOLE.header, WHOLE.answers, {25: "0" * 16}), KIND)
    assert (found.good, found.difference) == (0, "the state after answer 24 differs; it agreed after 0 answers")


# --- other people's editors ------------------------------------------------------------------------------------------


def test_line_ends_of_other_systems_and_a_byte_order_mark_do_not_matter() -> None:
    for text in (TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT, "\ufeff" + TEXT.replace("\n", "\r\n")):
        assert read(text) == WHOLE
        assert read(text.encode()) == WHOLE
    assert read(TEXT.rstrip("\n")) == WHOLE


def test_a_header_keeps_what_a_newer_program_may_add_out_of_the_way() -> None:
    header = msgspec.json.encode(WHOLE.header).decode().replace('{"game"', '{"weather":"rain","game"')
    assert read(f"praxis-record 1\n{header}\n").header == WHOLE.header


def test_a_game_without_any_decision_has_a_whole_record() -> None:
    class Still(MarketKind):
        def begin(self, header: Header) -> Game:  # type: ignore[override]
            game = super().begin(header)
            game.stack.clear()
            game.decision = None
            return game

    record = record_of(Still(), WHOLE.header, [])
    assert record.complete
    assert replay(read(write(record)), Still()).difference == ""
