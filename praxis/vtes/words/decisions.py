"""Options in words, and what an option would lead to as far as the reader can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.control import Choose
from praxis.kernel.answer import CARD, NUMBER, SEAT, WORD
from praxis.kernel.decision import parse
from praxis.kernel.game import DecisionView
from praxis.kernel.words import Choice, Scene
from praxis.vtes.actions.table import CARDLESS
from praxis.vtes.answers import BURN_EDGE, EDGE, FACE, WAY
from praxis.vtes.game import VtesGame
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import face_of, table_of
from praxis.vtes.rules import title
from praxis.vtes.rules.action import Action
from praxis.vtes.rules.answer_roles import chooses_seats, roles
from praxis.vtes.rules.combat import Combat
from praxis.vtes.words import cards, prices, told, warnings
from praxis.vtes.words.slots import Slots

_GROUPS: Final = {
    "play": "card",
    "use": "card",
    "invest": "transfer",
    "retrieve": "transfer",
    "crypt": "transfer",
    "out": "transfer",
    "merge": "transfer",
    "block": "block",
    "vote": "vote",
    "votes": "vote",
    "call": "vote",
    "card": "vote",
    "burn-edge": "vote",
    "discard": "discard",
    "pass": "go",
}
_PASSES: Final = ("adjust", "block", "discard", "influence", "master", "minion", "polling", "unlock")


def choice(key: str, decision: DecisionView, scene: Scene) -> Choice:
    offer = Offer(key, decision, scene)
    text = offer.fill(offer.tongue.messages.options[offer.message].text)
    return Choice(text, offer.group(), offer.path(), offer.amount(), offer.price(), offer.warning())


def explained(key: str, decision: DecisionView, scene: Scene) -> str:
    offer = Offer(key, decision, scene)
    return offer.fill(offer.tongue.messages.options[offer.message].explained).rstrip()


class Offer(Slots):
    """One option: the words and numbers of its key, and what the reader sees around it."""

    __slots__ = ("kind", "message", "option", "parts")

    def __init__(self, key: str, decision: DecisionView, scene: Scene) -> None:
        super().__init__({"seat": decision.seat, "source": decision.source}, scene)
        self.kind = decision.kind
        self.option = parse(key)
        self.message = message_of(self.option, decision.kind)
        frames = self.view.stack if self.view is not None else []
        found = roles(self.option, chooses_seats(frames, self.face))
        self.parts = list(zip(self.option[1:], found, strict=False))
        for gap, (part, role) in zip("abcd", self.parts, strict=False):
            self[gap] = self._part(part, role)

    def _part(self, part: int | str, role: str) -> Any:
        if role == CARD:
            return self.named(int(part))
        if role == SEAT:
            return self.player(int(part))
        if role == FACE:
            face = face_of(int(part))
            return self.tongue.messages.a_card if face is None else self.called(face)
        if role == WORD:
            said = self.tongue.messages
            return said.sides.get(str(part)) or said.regions.get(str(part)) or said.whats.get(str(part), part)
        return part

    def __missing__(self, name: str) -> Any:
        fill = _FILL.get(name)
        return fill(self) if fill else super().__missing__(name)

    def group(self) -> str:
        """The heading under which this option stands: the name of a card for its uses, else what sort of answer it
        is."""
        said = self.tongue.messages
        word = str(self.option[0])
        if word in CARDLESS:
            return said.groups["act"]
        if word in ("play", "use") and len(self.option) == 4 and self.option[1] is not None:
            face = self.face(int(self.option[1]))
            return said.groups["card"] if face is None else face.name
        return said.groups.get(_GROUPS.get(word, ""), "")

    def path(self) -> list[str]:
        """The things on the table that make this answer, in the order in which one clicks them."""
        found = ["edge"] if self.option[0] in (EDGE.word, BURN_EDGE.word) else []
        for part, role in self.parts:
            thing = f"{role[0]}{part}"
            if role in (CARD, SEAT, FACE) and isinstance(part, int) and (part >= 0 or role == FACE):
                found += [] if thing in found else [thing]
        return found

    def amount(self) -> int | None:
        """The number in which this option differs from others. The number of a way is no amount."""
        if self.option[0] == WAY.word:
            return None
        numbers = [part for part, role in self.parts if role == NUMBER and isinstance(part, int)]
        return numbers[0] if numbers else None

    def price(self) -> int:
        """The pool that this option costs the seat that gives it."""
        seat = self.fields["seat"]
        return 0 if self.view is None or seat is None else prices.price(self.option, self.kind, seat, self.view)

    def warning(self) -> str:
        """What speaks against this option, as far as the reader can know."""
        return "" if self.fields["seat"] is None else warnings.warning(self.option, self.kind, self)

    def fights(self, minion: int) -> bool:
        """Whether this is one of the two in the innermost combat."""
        fight = self.inner(Combat.__name__)
        return minion in (fight.get("acting"), fight.get("opposing"))

    def tries_to_block(self, minion: int) -> bool:
        return self.kind == "attempt" and minion == self.inner(Action.__name__).get("blocker")

    def number(self, at: int) -> int:
        return int(self.option[at])

    def table(self) -> VtesGame:
        assert isinstance(self.scene.view, View)
        return table_of(self.scene.view)


def message_of(option: tuple[int | str, ...], kind: str) -> str:
    """The key of the message for an answer to a decision."""
    word = str(option[0])
    if word == "pass":
        if kind.startswith("adjust-"):
            return "pass.adjusting"
        return f"pass.{kind}" if kind in _PASSES else "pass"
    return f"{word}.{option[1]}" if word in ("strike", "adjust") else word


# -- gaps that need a view ---------------------------------------------------------------------------------------------


def _as(offer: Offer) -> str:
    """The minion who plays or uses a card, if one does. In a combat and in an attempt to block the question has named
    him."""
    minion = offer.number(2)
    if minion < 0 or minion == offer.option[1] or offer.fights(minion) or offer.tries_to_block(minion):
        return ""
    return offer.tongue.messages.pieces["as"].format(minion=offer.named(minion))


def _way(offer: Offer) -> str:
    face = offer.face(offer.number(1))
    return "" if face is None else cards.way(face, offer.number(3), offer.tongue)


def _choice(offer: Offer) -> str:
    """What the way of an effect does that this option chooses."""
    assert offer.view is not None
    slots = offer.view.stack[-1].slots
    face = offer.face(int(slots["card"]))
    node = None if face is None else face.definition.program.nodes[slots["todo"][0]]
    if not isinstance(node, Choose):
        return str(offer.number(1) + 1)
    words = told.said((node.ways[offer.number(1)],), offer.tongue.lang, offer.tongue.edition)
    return words[:1].upper() + words[1:]


def _text(offer: Offer) -> str:
    face = offer.face(offer.number(1))
    return "" if face is None else cards.in_language(face, offer.tongue)


def _contested_title(offer: Offer) -> bool:
    """Whether this pays for or yields a title. (Else it is a card, or nothing that is contested.)"""
    g, card = offer.table(), offer.number(1)
    return g.where[card] != CONTESTED and bool(title.rivals_of(g, card))


def _claim(offer: Offer) -> str:
    """What is contested: who yields a title keeps the vampire."""
    card = offer.number(1)
    return offer.tongue.title_of(stats.held_title(offer.table(), card)) if _contested_title(offer) else offer["a"]


def _cost(offer: Offer) -> str:
    if not _contested_title(offer):
        return offer.tongue.many("pool", 1)
    return offer.tongue.many("blood", title.contest_cost(offer.table(), offer.number(1)))


def _prey(offer: Offer) -> str:
    """The prey of the seat: the next one to the left that is still in the game."""
    assert offer.view is not None
    ousted = offer.view.ousted
    seat = (int(offer.fields["seat"]) + 1) % len(ousted)
    while ousted[seat]:
        seat = (seat + 1) % len(ousted)
    return offer.player(seat)


def _votes(offer: Offer) -> str:
    return offer.tongue.many("votes", stats.votes(offer.table(), offer.number(1)))


def _stealth(offer: Offer) -> int:
    g = offer.table()
    action = g.action()
    return 0 if action is None else stats.stealth(g, action.actor)


_FILL: Final[dict[str, Callable[[Offer], Any]]] = {
    "as": _as,
    "way": _way,
    "choice": _choice,
    "claim": _claim,
    "cost": _cost,
    "text": _text,
    "prey": _prey,
    "votes": _votes,
    "bleed": lambda offer: stats.bleed(offer.table(), offer.number(1)),
    "intercept": lambda offer: stats.intercept(offer.table(), offer.number(1)),
    "stealth": _stealth,
}
