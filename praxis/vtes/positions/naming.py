"""Cards and players by their names: answers as words, for positions in Python and in text files alike."""

from __future__ import annotations

import re
from typing import Final

from praxis.kernel.answer import CARD, NUMBER, SEAT, WORD
from praxis.kernel.decision import Option, parse
from praxis.kernel.errors import BadSetting, Malformed, nearest
from praxis.kernel.lines import is_number
from praxis.vtes.answers import FACE, MODE, THING, USE
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.rules.answer_roles import ROLES, chooses_seats, roles
from praxis.vtes.rules.votes import SIDES

_VOTES: Final = ("vote", "votes", "card", "call", "burn-edge")
"""Answers that end with a side."""


class Naming:
    """The names of all cards and players of a position.

    A second card of a name is ``Name#2``, and a player's own comes before another's, unless ``Name#1`` says which is
    meant; names are whole words, however they are capitalized. A way to play a card is named by its Disciplines or as
    ``way-2``, an ability of a card in play is ``ability-2``.
    """

    def __init__(self, game: VtesGame, cards: dict[str, int], players: list[str]) -> None:
        self.game: Final = game
        self.cards: Final = cards
        self.players: Final = players
        self._ids: dict[str, list[int]] = {}
        for name, card in cards.items():
            self._ids.setdefault(name.casefold(), []).append(card)
            plain, mark, count = name.rpartition("#")
            if mark and count.isdigit():
                self._ids.setdefault(plain.casefold(), []).append(card)
            else:
                self._ids.setdefault(f"{name}#1".casefold(), []).append(card)
        self._names: Final = {card: name for name, card in reversed(cards.items())}
        self._players: Final = [each.casefold() for each in players]
        found = sorted([*self._ids, *self._players], key=len, reverse=True)
        self._pattern = re.compile(r"(?<!\S)(?:" + "|".join(map(re.escape, found)) + r")(?!\S)", re.I)

    def player(self, who: str) -> int:
        if who not in self.players:
            raise BadSetting(f"no player '{who}'{nearest(who, self.players)}")
        return self.players.index(who)

    def card(self, name: str, seat: int = -1) -> int:
        """The card of that name; one that this seat controls, if there are several."""
        found = self._ids.get(name.casefold(), [])
        if not found:
            raise BadSetting(f"no card '{name}'{nearest(name, self.cards)}")
        own = [card for card in found if self.game.controller[card] == seat]
        return (own or found)[0]

    def is_card(self, name: str) -> bool:
        return name.casefold() in self._ids

    # -- from words to answers --------------------------------------------------------------------------------------

    def meant(self, words: str, seat: int) -> Option:
        """The answer that these words say, names as numbers, as far as the words go; `BadSetting` if they are no answer
        at all."""
        first, _, rest = " ".join(words.split()).partition(" ")  # the first word is never a name
        if not first:
            raise BadSetting("an answer begins with a word, such as 'block Oskar' or 'pass'; this one is empty")
        parts = [first, *self._parts(first, rest, seat)]
        try:
            option = parse(" ".join(parts))
        except Malformed:
            unknown = next((word for word in " ".join(parts).split() if not _is_answer(word)), words)
            known = sorted({*self.cards, *self.players})
            raise BadSetting(f"'{unknown}' in '{words}' is no card or player here{nearest(unknown, known)}") from None
        if option[0] not in ROLES:
            raise BadSetting(f"'{option[0]}' in '{words}' is no answer{nearest(str(option[0]), sorted(ROLES))}")
        return option

    def _parts(self, first: str, rest: str, seat: int) -> list[str]:
        """The parts after the first word, with a number for every name."""
        said = self._pieces(rest)
        roles = list(ROLES.get(first, ()))
        found: list[str] = []
        for piece in said:
            role = roles[len(found)] if len(found) < len(roles) else WORD
            mode = self._mode(first, found, piece) if MODE in roles and 1 <= len(found) <= 2 else None
            if mode is not None and not (role == CARD and self.is_card(piece)):
                found += [str(NOBODY)] if role == CARD else []
                found.append(str(mode))
            elif piece.casefold() in self._ids or piece.casefold() in self._players:
                found.append(self._number(piece, seat, role))
            else:
                found.append(piece)
        return found

    def _pieces(self, rest: str) -> list[str]:
        """The words of a text, where the name of a card or player is one piece."""
        found: list[str] = []
        end = 0
        for match in self._pattern.finditer(rest):
            found += [*rest[end : match.start()].split(), match[0]]
            end = match.end()
        return [*found, *rest[end:].split()]

    def _number(self, name: str, seat: int, role: str) -> str:
        is_player = name.casefold() in self._players
        if is_player and (role == SEAT or not self.is_card(name) or (role == THING and self._chooses_seats())):
            return str(self._players.index(name.casefold()))
        card = self.card(name, seat)
        return str(self.game.face[card].key if role == FACE else card)

    # -- ways to play a card, and abilities --------------------------------------------------------------------------

    def _mode(self, word: str, parts: list[str], piece: str) -> int | None:
        """The number of the way or ability that this word names, if it names one of that card."""
        if not is_number(parts[0]) or not int(parts[0]) < len(self.game.face):
            return None
        names = _ways_named(self.game.face[int(parts[0])], word == USE.word)
        if piece not in names:
            return None
        return -1 - names.index(piece) if word == USE.word else names.index(piece)

    def _mode_word(self, option: Option) -> str:
        """How a way or ability is named."""
        names = _ways_named(self.game.face[int(option[1])], option[0] == USE.word)
        at = int(option[3])
        at = -1 - at if option[0] == USE.word else at
        return names[at] if 0 <= at < len(names) else str(option[3])

    def offered(self, meant: Option, seat: int) -> list[Option]:
        """The options of the seat that begin with these words; if one of them is just these words, only that."""
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            return []
        if meant in decision.options:
            return [meant]
        return [each for each in decision.options if each[: len(meant)] == meant]

    def read(self, words: str, seat: int) -> Option:
        """The answer that these words mean. Parts that are left out at the end are added if only one option fits."""
        meant = self.meant(words, seat)
        offered = self.offered(meant, seat)
        if len(offered) > 1:
            ways = ", ".join(self.words(each) for each in offered)
            raise BadSetting(f"'{words}' can be {len(offered)} answers: {ways}")
        return offered[0] if offered else self.whole(meant, seat)[0]

    def whole(self, meant: Option, seat: int) -> list[Option]:
        """The whole answers that a short answer could mean that is not offered: each minion who might play the card,
        each way to play it, either side of a vote. The one with the fewest reasons against it comes first."""
        found = self._longer(meant, seat)
        return sorted(found, key=lambda option: len(self.game.why_not(seat, option)) or 99) or [meant]

    def _longer(self, meant: Option, seat: int) -> list[Option]:
        word, have = str(meant[0]), len(meant)
        if word in ("play", "use") and 2 <= have < 4 and isinstance(meant[1], int):
            return self._ways(meant, seat, ability=word == "use")
        missing = ROLES[word][have - 1 :]
        if word in _VOTES and missing == (WORD,):
            return [(*meant, side) for side in SIDES]
        return [(*meant, amount) for amount in range(3)] if missing == (NUMBER,) else [meant]

    def _ways(self, meant: Option, seat: int, ability: bool) -> list[Option]:
        g = self.game
        face = g.face[int(meant[1])]
        modes = face.definition.abilities if ability else face.definition.modes
        by_herself = not ability and bool(face.types & (faces.MASTER | faces.EVENT))
        minions = [-1] if by_herself else [*g.minions(seat), *([-1] if ability else [])] or [-1]
        players = [int(meant[2])] if len(meant) == 3 else minions
        numbers = [-1 - at if ability else at for at in range(len(modes))] or [-1 if ability else 0]
        return [("use" if ability else "play", int(meant[1]), who, mode) for who in players for mode in numbers]

    # -- from answers to words --------------------------------------------------------------------------------------

    def words(self, option: Option) -> str:
        """The words of an answer: the inverse of `read`."""
        decision = self.game.decision
        seat = -1 if decision is None else decision.seat
        parts = [str(option[0])]
        for part, role in zip(option[1:], roles(option, self._chooses_seats()), strict=True):
            if role == SEAT:
                parts.append(self.players[int(part)])
            elif role == FACE:
                parts.append(self._face_name(int(part), seat))
            elif role == CARD:
                parts.append(self._called(int(part), seat) if int(part) >= 0 else "")
            elif role == MODE:
                alike = 2 if option[2] == NOBODY else 3
                others = (
                    [] if decision is None else [each for each in decision.options if each[:alike] == option[:alike]]
                )
                parts.append(self._mode_word(option) if len(others) > 1 else "")
            else:
                parts.append(str(part))
        return " ".join(part for part in parts if part)

    def name(self, card: int) -> str:
        """The name of a card in this position; for a card without a name, its number."""
        return self._names.get(card, str(card))

    def _called(self, card: int, seat: int) -> str:
        """The name by which this seat calls a card: it means her own copy unless she says which."""
        name = self.name(card)
        return name if not self.is_card(name) or self.card(name, seat) == card else f"{name}#1"

    def _face_name(self, key: int, seat: int) -> str:
        """The name of a card of which it does not matter which copy it is."""
        for face in self.game.face:
            if face.key == key and self.is_card(face.name) and self.game.face[self.card(face.name, seat)].key == key:
                return face.name
        return str(key)

    def _chooses_seats(self) -> bool:
        return chooses_seats(self.game.stack_view(), self._face)

    def _face(self, card: int) -> Face | None:
        return self.game.face[card]


def _ways_named(face: Face, ability: bool) -> list[str]:
    """The names of a card's ways, or of its abilities: the Disciplines if they tell them apart, else a number."""
    if ability:
        return [f"ability-{at + 1}" for at in range(len(face.definition.abilities))]
    found = ["+".join(mode.disciplines) for mode in face.definition.modes]
    return [name if name and found.count(name) == 1 else f"way-{at + 1}" for at, name in enumerate(found)]


def _is_answer(word: str) -> bool:
    try:
        parse(word)
    except Malformed:
        return False
    return True
