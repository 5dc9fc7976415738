"""Decks as JSON: the forms of KRCG (releases 5 and 4, the latter also JOL's), VDB, VTESDecks, Amaranth and the
Tabletop Simulator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.decks.deck import Deck, Event, Problem, Unread, one_line, several_lines
from praxis.vtes.decks.listing import MOST_COPIES
from praxis.vtes.decks.order import crypt_by_count, library_sections, total
from praxis.vtes.decks.unknown import Suggestions

Json = Any
_IDENT: Final = re.compile(r"\b\d{6}\b")


class JsonReader:
    """Takes the cards out of any of the known shapes and ignores whatever else the object says."""

    __slots__ = ("catalogue", "deck", "lines", "problems", "suggestions", "text")

    def __init__(self, text: str, catalogue: Catalogue) -> None:
        self.text: str = text
        self.catalogue: Catalogue = catalogue
        self.deck: Deck = Deck()
        self.problems: list[Problem] = []
        self.suggestions: Suggestions = Suggestions(catalogue)
        self.lines: dict[str, int] = {}
        for number, row in enumerate(text.split("\n"), 1):
            for ident in _IDENT.findall(row):
                self.lines.setdefault(ident, number)

    def read(self) -> tuple[Deck, list[Problem]]:
        try:
            root: Json = msgspec.json.decode(self.text.encode("utf-8", "replace"))
        except (msgspec.DecodeError, RecursionError) as error:
            self.problems.append(Problem("deck.format", f"this begins like JSON but is not: {error}"))
            return self.deck, self.problems
        if isinstance(root, list) and root and isinstance(root[0], dict):
            if len(root) > 1 and "cards" in root[0]:
                message = f"{len(root)} decks in one file: only the first is read"
                self.problems.append(Problem("deck.format", message, level="note"))
            root = root[0] if len(root) == 1 or "cards" in root[0] else {"cards": root}
        if not isinstance(root, dict):
            self.problems.append(Problem("deck.format", "this JSON holds no deck: expected an object with `cards`"))
            return self.deck, self.problems
        self._read_object(root)
        return self.deck, self.problems

    def _read_object(self, root: dict[str, Json]) -> None:
        inner = root.get("result") or root.get("deck")
        body: dict[str, Json] = inner if isinstance(inner, dict) else root
        self._read_words({**body, **{k: v for k, v in root.items() if k not in body}})
        if "ObjectStates" in body:
            self._read_tabletop(body)
            return
        self._read_event(body)
        foreign = "result" in root
        for entry in self._entries(body):
            self._take(*entry, foreign=foreign)

    # ------------------------------------------------------------------------------------------------- the words

    def _read_words(self, body: dict[str, Json]) -> None:
        self.deck.name = one_line(_text(body, "name", "title"))
        self.deck.author = one_line(_text(body, "author", "owner"))
        self.deck.comment = several_lines(_text(body, "comment", "comments", "description"))

    def _read_event(self, body: dict[str, Json]) -> None:
        """Read the event: release 5 nests it, release 4 spreads it over the deck."""
        nested = body.get("event")
        source: dict[str, Json] = nested if isinstance(nested, dict) else body
        name = _text(source, "name") if source is not body else _text(body, "event")
        place = _text(source, "place")
        if source is not body and source.get("online") is True and not place:
            place = "Online"
        self.deck.event = Event(
            name=one_line(name),
            place=one_line(place),
            date=one_line(_text(source, "date")),
            end_date=one_line(_text(source, "end_date")),
            rounds=_rounds(source),
            players=_number(source.get("players_count")),
            winner=one_line(_text(body, "player")),
            link=one_line(_text(source, "url", "event_link")),
            score=_score(body.get("score")),
        )

    # ------------------------------------------------------------------------------------------------- the cards

    def _entries(self, body: dict[str, Json]) -> Iterator[tuple[str, str, int, str]]:
        """Id, name, count and note of every card, from the table that holds them."""
        yield from self._table(body.get("cards"))
        for half in ("crypt", "library"):
            yield from self._table(body.get(half))

    def _table(self, table: Json) -> Iterator[tuple[str, str, int, str]]:
        if isinstance(table, dict) and isinstance(table.get("cards"), list):
            table = table["cards"]
        if isinstance(table, dict):
            for key, count in table.items():
                number = count.get("q") if isinstance(count, dict) else count
                if re.fullmatch(r"\d+", str(key)) or isinstance(number, int):
                    yield str(key), "", _number(number, -1), ""
        elif isinstance(table, list):
            for entry in table:
                yield from self._entry(entry)

    def _entry(self, entry: Json) -> Iterator[tuple[str, str, int, str]]:
        if not isinstance(entry, dict):
            return
        if isinstance(entry.get("cards"), list):  # a section of the library
            for inner in entry["cards"]:
                yield from self._entry(inner)
            return
        name = _text(entry, "name", "printed_name")
        if entry.get("unicity_suffix"):
            name = f"{name} ({str(entry['unicity_suffix']).strip(' ()')})"
        count = next((entry[key] for key in ("count", "number", "q", "quantity") if key in entry), 1)
        yield str(entry.get("id") or ""), name, _number(count, -1), _text(entry, "comment", "comments")

    def _take(self, ident: str, name: str, count: int, note: str, *, foreign: bool = False) -> None:
        face = None
        if ident.isdigit():
            face = self.catalogue.get(int(ident))
        if face is None and name:
            face = self.catalogue.lookup(name)
        line = self.lines.get(ident, 0)
        if face is None:
            self._unknown(ident, name, count, line, foreign)
        elif count < 0:
            self._say("deck.count", f"the count of {face.unique_name} is not a number", line)
        elif count == 0:
            self._say("deck.count", f"0 copies of {face.unique_name}: the entry is passed over", line)
        else:
            if count > MOST_COPIES:
                self._say("deck.count", f"{count} copies of {face.unique_name}: is that a slip of the pen?", line)
            self.deck.add(face.id, count, note=one_line(note), line=line)

    def _unknown(self, ident: str, name: str, count: int, line: int, foreign: bool) -> None:
        if name:
            self.suggestions.keep(self.deck, self.problems, name, count, line)
            return
        self.deck.unread.append(Unread(one_line(ident), max(count, 1), line))
        if foreign:
            self._say("deck.unknown-card", f"{ident!r} is Amaranth's own number: export the deck as text instead", line)
        else:
            self._say("deck.unknown-card", f"no card has the id {ident!r}", line)

    def _say(self, code: str, message: str, line: int) -> None:
        self.problems.append(Problem(code, message, line))

    # ----------------------------------------------------------------------------------------- Tabletop Simulator

    def _read_tabletop(self, body: dict[str, Json]) -> None:
        """Read piles of the Tabletop Simulator: each pile is an object with the cards in it; a card alone is an object
        of its own."""
        states = body["ObjectStates"]
        for pile in states if isinstance(states, list) else []:
            if not isinstance(pile, dict):
                continue
            inside = pile.get("ContainedObjects")
            if isinstance(inside, list) and inside:
                title = re.sub(r"\s*\b(crypt|library)$", "", _text(pile, "Nickname"), flags=re.I)
                self.deck.name = self.deck.name or one_line(title)
                for card in inside:
                    if isinstance(card, dict):
                        self._take("", one_line(_text(card, "Nickname")), 1, "")
            elif str(pile.get("Name", "")).startswith("Card"):
                self._take("", one_line(_text(pile, "Nickname")), 1, "")
        self.deck.comment = several_lines(_text(body, "Note"))


def _text(body: dict[str, Json], *keys: str) -> str:
    return next((value for key in keys if isinstance(value := body.get(key), str) and value), "")


def _number(value: Json, otherwise: int = 0) -> int:
    if isinstance(value, bool):
        return otherwise
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return int(value) if isinstance(value, str) and re.fullmatch(r"\d{1,6}", value) else otherwise


def _rounds(source: dict[str, Json]) -> str:
    """`3` with a final is `3R+F`; release 4 has the words themselves."""
    if isinstance(words := source.get("tournament_format"), str):
        return one_line(words)
    rounds = _number(source.get("rounds"))
    if not rounds:
        return ""
    return f"{rounds}R+F" if source.get("finals", True) else f"{rounds}R (no final)"


def _score(value: Json) -> str:
    """`{round_gw: 2, round_vp: 7, finals_vp: 3, win: true}` as `2GW7+3!`."""
    if isinstance(value, str):
        return one_line(value)
    if not isinstance(value, dict):
        return ""
    gw, vp, final = (value.get(key) for key in ("round_gw", "round_vp", "finals_vp"))
    text = f"{gw or 0}GW{vp or 0:g}" if gw or vp else ""
    if isinstance(final, int | float):
        text += f"+{final:g}"
    return text + ("!" if value.get("win") else "")


# -------------------------------------------------------------------------------------------------------- writing

_CANONICAL_SCORE: Final = re.compile(r"(?:(\d+)GW(\d+(?:\.5)?))?(?:\+(\d+(?:\.5)?))?(!)?")
_ROUNDS_TEXT: Final = re.compile(r"(\d+)R(\+F| \(no final\))")


def _dump(root: Json) -> str:
    return msgspec.json.format(msgspec.json.encode(root), indent=2).decode() + "\n"


def _ordered(deck: Deck, catalogue: Catalogue) -> Iterable[tuple[CardFace, int]]:
    yield from crypt_by_count(deck, catalogue)
    for _, cards in library_sections(deck, catalogue):
        yield from cards


def _score_object(score: str) -> Json:
    match = _CANONICAL_SCORE.fullmatch(score)
    if not score or not match or _score(made := _score_parts(match)) != score:
        return score or None
    return made


def _score_parts(match: re.Match[str]) -> dict[str, Json]:
    return {
        "round_gw": int(match[1] or 0),
        "round_vp": float(match[2] or 0),
        "finals_vp": float(match[3]) if match[3] else None,
        "win": bool(match[4]),
    }


def _event_object(event: Event) -> dict[str, Json]:
    rounds = _ROUNDS_TEXT.fullmatch(event.rounds)
    body: dict[str, Json] = {
        "name": event.name,
        "date": event.date or None,
        "end_date": event.end_date or None,
        "online": event.place == "Online",
        "format": "Standard",
        "players_count": event.players,
        "rounds": int(rounds[1]) if rounds else 0,
        "finals": not rounds or rounds[2] == "+F",
        "place": event.place,
        "url": event.link,
    }
    if event.rounds and not rounds:
        body["tournament_format"] = event.rounds
    return body


def write_krcg(deck: Deck, catalogue: Catalogue) -> str:
    """The JSON of KRCG since release 5."""
    cards = [
        {
            "id": face.id,
            "printed_name": face.name,
            "unicity_suffix": face.unique_name.removeprefix(face.name).strip(" ()"),
            "suffix": face.full_name.removeprefix(face.name).strip(" ()"),
            "count": count,
            "kind": "Crypt" if face.crypt else "Library",
            "types": list(face.types),
            "comment": deck.notes.get(face.id, ""),
        }
        for face, count in _ordered(deck, catalogue)
    ]
    unread = [{"printed_name": entry.text, "count": entry.count} for entry in deck.unread]
    root: dict[str, Json] = {"name": deck.name, "author": deck.author, "comment": deck.comment}
    if deck.event:
        root["event"] = _event_object(deck.event)
        root["player"] = deck.event.winner
        root["score"] = _score_object(deck.event.score)
    return _dump({**root, "cards": [*cards, *unread]})


def write_krcg4(deck: Deck, catalogue: Catalogue) -> str:
    """The JSON of KRCG up to release 4, which JOL stores too."""
    event = deck.event
    root: dict[str, Json] = {
        "event": event.name,
        "place": event.place,
        "date": event.date,
        "end_date": event.end_date,
        "tournament_format": event.rounds,
        "players_count": event.players,
        "player": event.winner,
        "event_link": event.link,
        "score": event.score,
        "name": deck.name,
        "author": deck.author,
        "comments": deck.comment,
    }
    crypt = [_card4(face, count, deck) for face, count in crypt_by_count(deck, catalogue)]
    sections = [
        {"type": kind, "count": total(cards), "cards": [_card4(face, count, deck) for face, count in cards]}
        for kind, cards in library_sections(deck, catalogue)
    ]
    unread = [{"name": entry.text, "count": entry.count} for entry in deck.unread]
    if unread:
        sections.append({"type": "Unknown", "count": len(unread), "cards": unread})
    body: dict[str, Json] = {key: value for key, value in root.items() if value}
    body["crypt"] = {"count": total(deck.crypt(catalogue)), "cards": crypt}
    body["library"] = {"count": total(deck.library(catalogue)), "cards": sections}
    return _dump(body)


def _card4(face: CardFace, count: int, deck: Deck) -> dict[str, Json]:
    entry: dict[str, Json] = {"id": face.id, "name": face.unique_name, "count": count}
    if note := deck.notes.get(face.id):
        entry["comments"] = note
    return entry


def write_vtesdecks(deck: Deck, catalogue: Catalogue) -> str:
    """What the service of VTESDecks answers for a deck."""
    return _dump(
        {
            "name": deck.name,
            "author": deck.author,
            "description": deck.comment,
            "crypt": [{"id": face.id, "number": count} for face, count in crypt_by_count(deck, catalogue)],
            "library": [
                {"id": face.id, "number": count}
                for _, cards in library_sections(deck, catalogue)
                for face, count in cards
            ],
        }
    )


_IMAGES: Final = "https://static.krcg.org/card"


def _image(face: CardFace) -> str:
    return re.sub(r"[^a-z0-9]", "", ascii_fold(face.full_name.replace("™", "")).lower())


def write_tabletop(deck: Deck, catalogue: Catalogue) -> str:
    """Two piles for the Tabletop Simulator, each card with its picture from KRCG's public images."""
    library = [pair for _, cards in library_sections(deck, catalogue) for pair in cards]
    piles = [
        _pile(f"{deck.name} crypt".strip(), crypt_by_count(deck, catalogue), "cardbackcrypt", 0.0),
        _pile(f"{deck.name} library".strip(), library, "cardbacklibrary", 4.0),
    ]
    states = [pile for pile in piles if pile["ContainedObjects"]]
    return _dump({"SaveName": "", "GameMode": "", "Note": deck.comment, "Rules": "", "ObjectStates": states})


def _pile(name: str, cards: list[tuple[CardFace, int]], back: str, at: float) -> dict[str, Json]:
    sheets: dict[str, Json] = {}
    inside: list[dict[str, Json]] = []
    place = {"posX": at, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}
    place |= {"scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
    for number, (face, count) in enumerate(cards, 1):
        sheet = {"FaceURL": f"{_IMAGES}/{_image(face)}.jpg", "BackURL": f"{_IMAGES}/{back}.jpg"}
        sheets[str(number)] = {**sheet, "NumWidth": 1, "NumHeight": 1, "BackIsHidden": True}
        card = {"Name": "Card", "Nickname": face.full_name, "CardID": number * 100, "Transform": place}
        inside += [{**card, "CustomDeck": {str(number): sheets[str(number)]}} for _ in range(count)]
    pile: dict[str, Json] = {"Name": "Deck", "Nickname": name, "Description": "", "Transform": place}
    return {**pile, "DeckIDs": [card["CardID"] for card in inside], "CustomDeck": sheets, "ContainedObjects": inside}
