"""A position that a text file has set up: answers and questions in words, for `praxis position`."""

from __future__ import annotations

import re
from typing import Final

from praxis.kernel.decision import PASS, Option, key, parse
from praxis.kernel.errors import BadSetting, Malformed, nearest
from praxis.kernel.event import Event
from praxis.vtes.answers import CARD, FACE, MODE, SEAT
from praxis.vtes.catalogue.terms import reword
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face
from praxis.vtes.model.state import ATTACHED, CONTESTED, CRYPT, LIBRARY, REGION_WORDS, TORPOR, UNCONTROLLED
from praxis.vtes.positions.scenario import Table
from praxis.vtes.rules.answer_roles import chooses_seats, roles

_WITH_MODE: Final = {"play": 0, "use": -1}
"""Answers that end with the way a card is used: the first one, if nothing else is said."""
_COUNTED: Final = ("pool", "vps", "hand", "library", "crypt", "ready", "torpor", "uncontrolled", "ash_heap", "in_play")
_OF_CARD: Final = ("blood", "locked", "capacity", "strength", "bleed", "stealth", "intercept", "votes", "ballots")


class Posed:
    """A position being asked about. Players and cards are called by their names; a second card of a name is ``Name#2``,
    and a player's own comes before another's."""

    def __init__(self, table: Table, names: list[str]) -> None:
        self.table: Final = table
        self.game: VtesGame = table.g
        self.names: Final = names
        self._ids: dict[str, list[int]] = {}
        for name, card in table.names.items():
            self._ids.setdefault(name.casefold(), []).append(card)
            plain, mark, _ = name.rpartition("#")
            if mark:
                self._ids.setdefault(plain.casefold(), []).append(card)
        found = sorted([*self._ids, *(each.casefold() for each in names)], key=len, reverse=True)
        self._pattern = re.compile(r"(?<!\S)(?:" + "|".join(map(re.escape, found)) + r")(?!\S)", re.I)

    @property
    def story(self) -> list[Event]:
        return self.table.story

    # -- answers --------------------------------------------------------------------------------------------------

    def seat(self, who: int | str) -> int:
        if isinstance(who, int):
            return who
        if who not in self.names:
            raise BadSetting(f"no player '{who}'{nearest(who, self.names)}")
        return self.names.index(who)

    def read(self, words: str, who: int | str | None = None) -> Option:
        """The answer that these words mean: names for numbers, the rest as offered; what is left out at the end is
        added if there is only one way to."""
        seat = -1 if who is None else self.seat(who)
        text = self._pattern.sub(lambda match: self._number(match[0], seat), " ".join(words.split()))
        try:
            meant = parse(text)
        except Malformed:
            unknown = next(word for word in text.split() if not _is_answer(word))
            known = sorted({*self.table.names, *self.names})
            raise BadSetting(f"'{unknown}' in '{words}' is no card or player here{nearest(unknown, known)}") from None
        decision = self.game.decision
        offered: list[Option] = [] if decision is None or decision.seat != seat else decision.options
        if meant in offered:
            return meant
        longer = [each for each in offered if each[: len(meant)] == meant]
        if len(longer) > 1:
            ways = ", ".join(self.words(each) for each in longer)
            raise BadSetting(f"'{words}' can be {len(longer)} answers: {ways}")
        return longer[0] if longer else _completed(meant)

    def _number(self, name: str, seat: int) -> str:
        cards = self._ids.get(name.casefold(), [])
        if not cards:
            return str([each.casefold() for each in self.names].index(name.casefold()))
        own = [card for card in cards if self.game.controller[card] == seat]
        return str((own or cards)[0])

    def words(self, option: Option) -> str:
        """The inverse of `read`."""
        decision = self.game.decision
        frames = self.game.stack_view()
        parts = [str(option[0])]
        found = roles(option, chooses_seats(frames, self._face))
        for part, role in zip(option[1:], found, strict=True):
            if role == SEAT:
                parts.append(self.names[int(part)])
            elif role == FACE:
                parts.append(str(part))
            elif role == CARD:
                parts.append(self.name(int(part)) if int(part) >= 0 else "")
            elif role == MODE:
                alike = [] if decision is None else [each for each in decision.options if each[:3] == option[:3]]
                parts.append(str(part) if len(alike) > 1 else "")
            else:
                parts.append(str(part))
        return " ".join(part for part in parts if part) if parts else key(option)

    def name(self, card: int) -> str:
        """What a card is called here; one that nobody has named, by its number."""
        for name, number in self.table.names.items():
            if number == card:
                return name
        return str(card)

    def _face(self, card: int) -> Face | None:
        return self.game.face[card]

    def goes_on(self, until: str = "") -> None:
        """Everybody passes until such a decision or such an answer is there to give; ``end`` is the next step of the
        turn. Who cannot pass stops it, and so does the end of the turn."""
        turn = self.game.turn
        while True:
            decision = self.game.decision
            if decision is None or self.game.turn != turn:
                raise BadSetting(f"until {until}: the turn ended, and nobody was asked that")
            if decision.kind == until or any(option[0] == until for option in decision.options):
                return
            if until == "end" and decision.kind in self.table.quiet:
                return
            if PASS not in decision.options:
                who = self.names[decision.seat]
                raise BadSetting(f"until {until}: {who} must decide '{decision.kind}' before, and cannot pass")
            self.table.answer("pass")

    # -- questions ------------------------------------------------------------------------------------------------

    def measure(self, path: str) -> int:
        """``bob.pool``, ``bob.hand``, ``Mira.blood``, ``Mira.votes``."""
        name, _, what = path.rpartition(".")
        if name in self.names:
            if what not in _COUNTED:
                raise BadSetting(f"'{path}' cannot be counted{nearest(what, _COUNTED)}")
            at = self.names.index(name)
            return self.game.pool[at] if what == "pool" else self._counted(what, at)
        if name.casefold() not in self._ids:
            raise BadSetting(f"no player or card '{name}'{nearest(name, [*self.names, *self.table.names])}")
        if what not in _OF_CARD:
            raise BadSetting(f"'{path}' cannot be counted{nearest(what, _OF_CARD)}")
        card = self._ids[name.casefold()][0]
        if what in ("blood", "locked"):
            counters: list[int] = getattr(self.game, what)
            return counters[card]
        found: int = getattr(stats, what)(self.game, card)
        return found

    def _counted(self, what: str, seat: int) -> int:
        return self.game.vps[seat] if what == "vps" else len(getattr(self.game, what)(seat))

    def region(self, name: str) -> str:
        """Where a card lies, in a word."""
        if name.casefold() not in self._ids:
            raise BadSetting(f"no card '{name}'{nearest(name, self.table.names)}")
        return REGION_WORDS[self.game.where[self._ids[name.casefold()][0]]]

    # -- showing --------------------------------------------------------------------------------------------------

    def picture(self) -> list[str]:
        """The whole table, everything open, in plain lines."""
        g = self.game
        edge = f" {self.names[g.edge].capitalize()} has the Edge." if g.edge >= 0 else ""
        lines = [f"Rulebook of {g.edition.name}, turn {g.turn}.{edge}"]
        for at, name in enumerate(self.names):
            if g.ousted[at]:
                lines.append(f"{name}: ousted")
                continue
            lines.append(f"{name}: {g.pool[at]} pool" + (f", {g.vps[at]} victory points" if g.vps[at] else ""))
            for region in range(ATTACHED):
                cards = g.regions[region][at]
                if cards and not (region == UNCONTROLLED and self._is_nobody(cards)):
                    lines.append(f"    {REGION_WORDS[region].replace('-', ' ')}: {self._listed(region, cards)}")
        return [reword(line, g.edition.name) for line in lines]

    def _is_nobody(self, cards: list[int]) -> bool:
        return [self.game.face[card].name for card in cards] == ["Nobody"]

    def _listed(self, region: int, cards: list[int]) -> str:
        if region in (LIBRARY, CRYPT):
            return f"{len(cards)} card{'s' if len(cards) > 1 else ''}"
        return ", ".join(self._shown(card) for card in cards)

    def _shown(self, card: int) -> str:
        g = self.game
        face = g.face[card]
        parts = [self.name(card)]
        if g.where[card] == UNCONTROLLED or (face.types & faces.CRYPT and g.where[card] in (TORPOR, CONTESTED)):
            parts.append(f"{g.blood[card]}/{face.capacity}")
        elif g.is_minion(card) and g.is_in_play(card):
            parts.append(
                f"{g.blood[card]}/{stats.capacity(g, card)}" if g.is_vampire(card) else f"{g.blood[card]} life"
            )
        title = stats.title(g, card) if g.is_minion(card) and g.is_in_play(card) else ""
        marks = [*([title] if title else []), *(["contested"] if card in g.contesting else [])]
        marks += ["locked"] if g.locked[card] else []
        parts += [f"({', '.join(marks)})"] if marks else []
        on = [self.name(other) for other in g.on(card)]
        return " ".join(parts) + (f" with {' + '.join(on)}" if on else "")


def _is_answer(word: str) -> bool:
    try:
        parse(word)
    except Malformed:
        return False
    return True


def _completed(meant: Option) -> Option:
    """A card that cannot be played now is asked about as a whole answer: by nobody, in its first way."""
    if meant[0] in _WITH_MODE and 2 <= len(meant) < 4:
        whole = meant if len(meant) == 3 else (*meant, -1)
        return (*whole, _WITH_MODE[str(meant[0])])
    return meant
