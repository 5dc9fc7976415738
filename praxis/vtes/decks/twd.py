"""The head of a tournament-winning deck: the event in fixed order, the score, and what the author says."""

from __future__ import annotations

import re
from typing import Final

from praxis.vtes.decks.deck import Deck, Event, one_line, several_lines

MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
_DATE: Final = re.compile(rf"({'|'.join(MONTHS)})\s+(\d{{1,2}})(?:st|nd|rd|th)?,?\s+(\d{{4}})", re.I)
_ISO: Final = re.compile(r"\d{4}-\d\d-\d\d")
_ROUNDS: Final = re.compile(r"^\d+\s*R(?:\s*\+\s*F)?(?:\s*\([^()]*\))?$", re.I)
_PLAYERS: Final = re.compile(r"^(\d+)\s+players?\s*$", re.I)
_LINK: Final = re.compile(r"^https?://\S+$")
_FIELD: Final = re.compile(
    r"^\s*(?P<field>deck ?name|deck|title|created by|author|description|comments?)\s*:\s*(?P<value>.*)$", re.I
)


_NAME_INSIDE: Final = re.compile(r"^\s*deck ?name\s*:", re.I | re.M)


def iso_date(text: str) -> str:
    """`March 25th 2023` as `2023-03-25`; empty if it is no date."""
    if _ISO.fullmatch(text.strip()):
        return text.strip()
    match = _DATE.fullmatch(text.strip())
    if not match:
        return ""
    month = [name.lower() for name in MONTHS].index(match[1].lower()) + 1
    return f"{match[3]}-{month:02}-{int(match[2]):02}"


def long_date(iso: str) -> str:
    """`2023-03-25` as `March 25th 2023`; anything else as it is."""
    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", iso)
    if not match or not 1 <= int(match[2]) <= 12:
        return iso
    day = int(match[3])
    ending = "th" if 10 <= day % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return f"{MONTHS[int(match[2]) - 1]} {day}{ending} {match[1]}"


def read_event(block: list[str]) -> Event | None:
    """The first lines of a list, if they are an event: a name, and later a date, rounds or a number of players."""
    marks = [at for at, line in enumerate(block) if _is_mark(line)]
    if not marks or not 1 <= marks[0] <= 3 or any(_FIELD.match(line) for line in block):
        return None
    date = end_date = rounds = players = winner = link = ""
    for line in block[marks[0] :]:
        if not date and not winner and _dates(line)[0]:
            date, end_date = _dates(line)
        elif not rounds and not winner and _ROUNDS.match(line):
            rounds = line
        elif not players and not winner and (number := _PLAYERS.match(line)):
            players = number[1]
        elif _LINK.match(line):
            link = f"{link} {line}".strip()
        elif not winner and not link:
            winner = line
        else:
            return None
    place = ", ".join(block[1 : marks[0]])
    return Event(block[0], place, date, end_date, rounds, int(players or 0), winner, link)


def _is_mark(line: str) -> bool:
    return bool(_dates(line)[0] or _ROUNDS.match(line) or _PLAYERS.match(line))


def _dates(line: str) -> tuple[str, str]:
    start, _, end = line.partition(" -- ")
    return iso_date(start), iso_date(end)


def read_head(lines: list[str], deck: Deck) -> None:
    """Fills in name, author, comment and event from the lines before the crypt."""
    rows = [line.rstrip() for line in lines]
    while rows and not rows[0].strip():
        rows.pop(0)
    end = next((at for at, row in enumerate(rows) if not row.strip()), len(rows))
    event = read_event([one_line(row) for row in rows[:end]])
    if event:
        rows = rows[end:]
    score, comment, described, named = "", list[str](), False, False
    for at, row in enumerate(rows):
        match = _FIELD.match(row)
        if match and described and (named or rows[at - 1].strip() or not _is_name(match)):
            match = None
        if match:
            named = named or _is_name(match)
            described = _take_field(match["field"].lower(), match["value"], deck, comment) or described
        elif event and not described and not score and row.startswith("-- ") and not any(comment):
            score = one_line(row[3:])
        else:
            comment.append(row)
    deck.event = _with_score(event, score)
    deck.comment = several_lines("\n".join(comment))


def _is_name(match: re.Match[str]) -> bool:
    """Whether a line names the deck: some lists do so only after the description."""
    return match["field"].lower().replace(" ", "") == "deckname"


def _with_score(event: Event | None, score: str) -> Event:
    if event is None:
        return Event()
    first = (event.name, event.place, event.date, event.end_date)
    return Event(*first, event.rounds, event.players, event.winner, event.link, score)


def _take_field(field: str, value: str, deck: Deck, comment: list[str]) -> bool:
    """Stores a field and says whether everything after it is description."""
    if field.startswith(("deck", "title")) and not deck.name:
        deck.name = one_line(value)
    elif field in ("created by", "author") and not deck.author:
        deck.author = one_line(value)
    elif field.startswith(("description", "comment")):
        comment.append(value)
        return True
    elif value.strip():
        comment.append(value)
    return False


def write_head(deck: Deck) -> list[str]:
    """The lines before the crypt, ending with an empty one if there are any."""
    event = deck.event
    lines: list[str] = []
    if event:
        date = " -- ".join(long_date(day) for day in (event.date, event.end_date) if day)
        players = f"{event.players} players" if event.players else ""
        lines = [event.name, event.place, date, event.rounds, players, event.winner, *event.link.split()]
        lines = [line for line in lines if line] + [""]
        if event.score:
            lines += [f"-- {event.score}", ""]
    if deck.name or _NAME_INSIDE.search(deck.comment):
        lines.append(f"Deck Name: {deck.name}".rstrip())
    if deck.author:
        lines.append(f"Created by: {deck.author}")
    if deck.comment:
        lines += ["Description:", *deck.comment.split("\n")]
    if lines and lines[-1]:
        lines.append("")
    return lines
