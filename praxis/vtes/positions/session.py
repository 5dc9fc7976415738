"""A position that a text file has set up: answers and questions in words, for `praxis position`."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import PASS, Option, key
from praxis.kernel.errors import BadSetting, nearest
from praxis.kernel.event import Event
from praxis.vtes.catalogue.terms import reword
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.regions import ATTACHED, CONTESTED, CRYPT, LIBRARY, REGION_WORDS, TORPOR, UNCONTROLLED
from praxis.vtes.positions.scenario import Table
from praxis.vtes.questions import QUESTIONS
from praxis.vtes.rules.answer_roles import ROLES

_STOPS: Final = tuple(sorted({"end", *QUESTIONS, *windows.NAMES.values(), *ROLES}))
"""All that anybody is ever asked or offered."""


class Posed:
    """A position about which questions are asked. Everything is called by its name, as in `Naming`."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.game: VtesGame = table.g
        self.names: Final = table.players

    @property
    def story(self) -> list[Event]:
        return self.table.story

    @property
    def given(self) -> list[tuple[int, str]]:
        return self.table.given

    # -- answers --------------------------------------------------------------------------------------------------

    def seat(self, who: int | str) -> int:
        return who if isinstance(who, int) else self.table.naming.player(who)

    def read(self, words: str, who: int | str | None = None) -> Option:
        """The answer that these words mean, with names for numbers. Parts that are left out at the end are added if
        only one option fits."""
        return self.table.naming.read(words, -1 if who is None else self.seat(who))

    def words(self, option: Option) -> str:
        """The words of an answer: the inverse of `read`."""
        return self.table.naming.words(option)

    def give(self, seat: int, option: Option) -> None:
        """Give a legal answer."""
        self.table.answer(key(option), seat)

    def goes_on(self, until: str = "") -> bool:
        """Let everybody pass until such a decision or such an option is open; ``end`` is the next step of the turn.

        A question that cannot be passed stops it, and so does a whole round of turns in which nobody was asked that.
        Whether anybody has passed, or it was so already.
        """
        if until not in _STOPS:
            raise BadSetting(f"until {until}: nobody is ever asked '{until}'{nearest(until, _STOPS)}")
        turn, moved = self.game.turn, False
        while True:
            decision = self.game.decision
            if decision is None:
                raise BadSetting(f"until {until}: the game ended, and nobody was asked that")
            if self.game.turn > turn + self.game.seats:
                raise BadSetting(f"until {until}: everybody had a turn, and nobody was asked that")
            if decision.kind == until or any(option[0] == until for option in decision.options):
                return moved
            if until == "end" and decision.kind in self.table.quiet:
                return moved
            if len(decision.options) > 1 and PASS not in decision.options:
                who = self.names[decision.seat]
                raise BadSetting(f"until {until}: {who} must decide '{decision.kind}' before, and cannot pass")
            self.table.answer("pass" if PASS in decision.options else key(decision.options[0]))
            moved = True

    # -- questions ------------------------------------------------------------------------------------------------

    def measure(self, path: str) -> int:
        """``bob.pool``, ``Mira.votes``, ``action.stealth``."""
        return self.table.measure(path)

    def word(self, path: str) -> str:
        """``Mira.title``, ``bob.prey``."""
        return self.table.word(path)

    def region(self, name: str) -> str:
        """The region in which a card lies, in a word."""
        return self.table.region(name)

    # -- showing --------------------------------------------------------------------------------------------------

    def picture(self) -> list[str]:
        """The whole table with all cards face up, in plain lines."""
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
        parts = [self.table.naming.name(card)]
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
        on = [self.table.naming.name(other) for other in g.on(card)]
        return " ".join(parts) + (f" with {' + '.join(on)}" if on else "")
