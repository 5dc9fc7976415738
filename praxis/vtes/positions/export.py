"""A moment of a game as the file of a position, made of what one reader may know: for a question about the rules.

The lines stand for the beginning of a phase. What they cannot say (an action in progress,
what effects have changed) is named in comments, so that nobody takes them for more than they are; the moment itself,
with all of that, stands below them (`praxis.kernel.moments`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import known_faces
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.model.regions import (
    ANTE,
    ASH_HEAP,
    CONTESTED,
    CRYPT,
    HAND,
    INCAPACITATED,
    LIBRARY,
    LIMBO,
    PLAY,
    READY,
    REMOVED,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
    WAITING,
)
from praxis.vtes.model.view import View
from praxis.vtes.picture.board import picture_of
from praxis.vtes.positions.file import Position, Seat, read, write

_LEFT_OUT: Final = ("minutes", "format", "enforced", "players", "cards", "polling")
"""Options that say nothing about a position."""
_REGIONS: Final = (
    ("ready", READY),
    ("torpor", TORPOR),
    ("uncontrolled", UNCONTROLLED),
    ("in play", PLAY),
    ("hand", HAND),
    ("ash heap", ASH_HEAP),
    ("incapacitated", INCAPACITATED),
    ("research", RESEARCH),
    ("ante", ANTE),
)
_PILES: Final = (("library", LIBRARY), ("crypt", CRYPT))
_UNKNOWN_CAPACITY: Final = 11
_MINIONS: Final = faces.VAMPIRE | faces.ALLIES
_BLANK: Final = "Blank Page"
_SIGNS: Final = re.compile(r"[^\w'-]+")


def export(view: View, names: Sequence[str]) -> str:
    """The text of the file; `read` sets the position up again."""
    writer = _Writer(view, names)
    found = writer.position()
    text = write(found)
    try:
        read(text).table()
    except BadSetting as error:
        writer.notes.append(f"as it stands this cannot be set up: {error}")
    notes = "".join(f"# {note}\n" for note in writer.notes)
    return f"{notes}{text}"


class _Writer:
    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.notes: list[str] = []
        self.names = _plain(names)
        self.strangers = 0

    def position(self) -> Position:
        view, now = self.view, picture_of(self.view).clockwork
        found = Position()
        found.edition = view.edition
        found.turn = self.names[max(0, now.seat)]
        found.phase = now.phase or "minion"
        found.number = max(1, view.turn)
        found.edge = self.names[view.edge] if view.edge >= 0 else ""
        found.options = {key: value for key, value in view.options.items() if key not in _LEFT_OUT}
        found.seats = {name: self._seat(seat) for seat, name in enumerate(self.names)}
        self._note_the_rest()
        return found

    # -- one seat -----------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        view = self.view
        if view.ousted[seat]:
            return Seat(ousted=True)
        said = Seat(pool=max(1, view.pool[seat]))
        said.cards = {word: lines for word, region in _REGIONS if (lines := self._region(seat, region))}
        for region in (WAITING, CONTESTED):
            for card in view.regions[region][seat]:
                if view.host[card] >= 0:
                    continue  # it is written with the card on which it lies
                face = self._face(card)
                word = "ready" if face is not None and face.types & _MINIONS else "in play"
                mark = " contested" if region == CONTESTED and self._is_disputed(card) else ""
                said.cards.setdefault(word, []).append(self._line(card, word == "ready", mark=mark))
        said.cards.setdefault("uncontrolled", [])
        for word, region in _PILES:
            self._pile(said, word, view.regions[region][seat])
        said.counters = [
            f"{count} {name} on {self._holder(int(place))}"
            for place, name, owner, count in view.counters
            if owner == seat and self._holder(int(place))
        ]
        return said

    def _pile(self, said: Seat, word: str, cards: list[int]) -> None:
        """In order where all of it is known, else so many cards of no interest."""
        known = [self._face(card) for card in cards]
        if cards and all(face is not None for face in known):
            said.cards[word] = [_name(face) for face in reversed(known) if face is not None]  # the top comes first
        elif cards:
            said.fillers = {**said.fillers, word: len(cards)}

    def _region(self, seat: int, region: int) -> list[str]:
        minions = region in (READY, TORPOR, UNCONTROLLED, INCAPACITATED)
        return [self._line(card, minions, region) for card in self.view.regions[region][seat]]

    def _line(self, card: int, minion: bool, region: int = READY, mark: str = "") -> str:
        view, face = self.view, self._face(card)
        if face is None:
            self.strangers += 1
            return f"Unknown{self.strangers} {view.blood[card]}/{_UNKNOWN_CAPACITY}" if minion else _BLANK
        if region in (HAND, ASH_HEAP, RESEARCH, ANTE):
            return _name(face)
        words = [_name(face)]
        if minion and face.key < 0 and face.types & faces.VAMPIRE:  # a made-up vampire is written as a line
            best = sorted(code for code in face.disciplines if code.isupper() or code.upper() not in face.disciplines)
            words = [f"{face.name} {view.blood[card]}/{face.capacity}", *best]
        elif minion:
            words.append(f"{'life' if face.types & faces.ALLIES else 'blood'}:{view.blood[card]}")
        elif view.blood[card]:
            words.append(f"counters:{view.blood[card]}")
        if view.locked[card]:
            words.append("locked")
        if minion and str(card) in view.sects and face.types & faces.VAMPIRE:
            words.append(f"sect:{view.sects[str(card)]}")
        if view.owner[card] != view.controller[card]:
            words.append(f"of:{self.names[view.owner[card]]}")
        return " ".join(words) + mark + self._on(card)

    def _on(self, card: int) -> str:
        on: list[str] = []
        for each in self.view.attached.get(str(card), []):
            face = self._face(each)
            if face is None:
                self.notes.append("a card that lies face down on another is left out")
                continue
            words = [_name(face)]
            if self.view.blood[each] != face.life:
                words.append(f"{'life' if face.types & faces.RETAINER else 'counters'}:{self.view.blood[each]}")
            words += ["locked"] if self.view.locked[each] else []
            if self.view.owner[each] != self.view.controller[card]:
                words.append(f"of:{self.names[self.view.owner[each]]}")
            on.append(" ".join(words))
        return f" with {' + '.join(on)}" if on else ""

    # -- names ----------------------------------------------------------------------------------------------------

    def _face(self, card: int) -> Face | None:
        key = self.view.faces[card]
        return None if key is None else known_faces.face(key)

    def _holder(self, place: int) -> str:
        if place < 0:
            return self.names[~place]
        face = self._face(place)
        return "" if face is None else _name(face)

    def _is_disputed(self, card: int) -> bool:
        """Whether somebody else has a copy; the last one left is won at the next unlock phase."""
        face = self.view.faces[card]
        for region in (CONTESTED, READY, PLAY):
            for cards in self.view.regions[region]:
                if any(self.view.faces[each] == face and each != card for each in cards):
                    return True
        return False

    def _note_the_rest(self) -> None:
        view = self.view
        doing = [frame.name for frame in view.stack[2:]]
        if len(doing) > 1:
            self.notes.append(f"in the middle of the phase: {', '.join(doing[1:])}; the position is its beginning")
        if self.strangers:
            self.notes.append("Unknown and Blank Page stand for cards that the writer could not see")
        for what, changed in (("title", view.titles), ("clan", view.clans)):
            for card, value in changed.items():
                face = self._face(int(card))
                if face is not None:
                    self.notes.append(f"{face.name} has another {what} by an effect: {value or 'none'}")
        for region, word in ((REMOVED, "removed from the game"), (LIMBO, "just being played")):
            gone = [face.name for cards in view.regions[region] for card in cards if (face := self._face(card))]
            if gone:
                self.notes.append(f"{word}: {', '.join(gone)}")


def _name(face: Face) -> str:
    """The name of a card in a file: with the group, where others bear the same name."""
    return catalogue.load()[face.key].unique_name if face.key > 0 else face.name


def _plain(names: Sequence[str]) -> list[str]:
    """Names of players that can be headings of a file: one word each, and no two alike."""
    found: list[str] = []
    for seat, name in enumerate(names):
        plain = _SIGNS.sub("", name).strip("-'_").lower() or f"seat{seat + 1}"
        if plain in ("cards", "then", "moment", "nobody", "none") or plain in found or plain.isdigit():
            plain = f"{plain}{seat + 1}"
        found.append(plain)
    return found
