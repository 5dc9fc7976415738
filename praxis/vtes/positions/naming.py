"""Cards and players by their names: answers as words, for positions in Python and in text files alike."""

from __future__ import annotations

import re
from typing import Final

from praxis.kernel.answer import CARD, NUMBER, SEAT, WORD
from praxis.kernel.decision import Option, parse
from praxis.kernel.errors import BadSetting, Malformed, nearest
from praxis.vtes.answers import FACE, MODE
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.rules.answer_roles import ROLES, chooses_seats, roles
from praxis.vtes.rules.votes import SIDES

_VOTES: Final = ("vote", "votes", "card", "call", "burn-edge")
"""Answers that end with a side."""


class Naming:
    """The names of all cards and players of a position.

    A second card of a name is ``Name#2``, and a player's own comes before another's; names are whole words, however
    they are capitalized.
    """

    def __init__(self, game: VtesGame, cards: dict[str, int], players: list[str]) -> None:
        self.game: Final = game
        self.cards: Final = cards
        self.players: Final = players
        self._ids: dict[str, list[int]] = {}
        for name, card in cards.items():
            self._ids.setdefault(name.casefold(), []).append(card)
            plain, mark, _ = name.rpartition("#")
            if mark:
                self._ids.setdefault(plain.casefold(), []).append(card)
        found = sorted([*self._ids, *(each.casefold() for each in players)], key=len, reverse=True)
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
        text = f"{first} {self._pattern.sub(lambda match: self._number(match[0], seat), rest)}".strip()
        try:
            option = parse(text)
        except Malformed:
            unknown = next(word for word in text.split() if not _is_answer(word))
            known = sorted({*self.cards, *self.players})
            raise BadSetting(f"'{unknown}' in '{words}' is no card or player here{nearest(unknown, known)}") from None
        if option[0] not in ROLES:
            raise BadSetting(f"'{option[0]}' in '{words}' is no answer{nearest(str(option[0]), sorted(ROLES))}")
        return option

    def _number(self, name: str, seat: int) -> str:
        if not self.is_card(name):
            return str([each.casefold() for each in self.players].index(name.casefold()))
        return str(self.card(name, seat))

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
        parts = [str(option[0])]
        found = roles(option, chooses_seats(self.game.stack_view(), self._face))
        for part, role in zip(option[1:], found, strict=True):
            if role == SEAT:
                parts.append(self.players[int(part)])
            elif role == FACE:
                parts.append(str(part))
            elif role == CARD:
                parts.append(self.name(int(part)) if int(part) >= 0 else "")
            elif role == MODE:
                alike = [] if decision is None else [each for each in decision.options if each[:3] == option[:3]]
                parts.append(str(part) if len(alike) > 1 else "")
            else:
                parts.append(str(part))
        return " ".join(part for part in parts if part)

    def name(self, card: int) -> str:
        """The name of a card in this position; for a card without a name, its number."""
        for name, number in self.cards.items():
            if number == card:
                return name
        return str(card)

    def _face(self, card: int) -> Face | None:
        return self.game.face[card]


def _is_answer(word: str) -> bool:
    try:
        parse(word)
    except Malformed:
        return False
    return True
