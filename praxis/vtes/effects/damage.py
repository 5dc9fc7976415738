"""The verbs of damage: to inflict it, to prevent it, to be immune to it."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Verb
from praxis.vtes.effects.limits import note_use, was_used
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.spans import Span
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import damage
from praxis.vtes.rules.damage import DamageResolution, open_blow, unpreventable

ALL: Final = 99
"""Prevent all of it."""
ANYONE: Final = base.TARGET
"""Prevent damage to whoever in the combat takes it."""

KINDS: Final[dict[int, str]] = {
    damage.NOT_AGGRAVATED: "non-aggravated damage",
    damage.IS_AGGRAVATED: "aggravated damage",
    damage.FROM_MINIONS: "damage from minions",
    damage.FROM_ENVIRONMENT: "environmental damage",
    damage.FROM_ALLIES: "damage from allies",
    damage.FROM_RETAINERS: "damage from retainers",
    damage.FROM_WEAPONS: "damage from weapons",
    damage.FROM_EMPLOYER: "damage from its employer",
}


class Prevent(Verb):
    """[damage.prevent.one-at-a-time] [damage.mixed.prevention-order-free] [damage.aggravated.preventable]"""

    __slots__ = ("aggravated", "amount", "each", "who")

    def __init__(self, amount: int, who: int = base.ME, aggravated: bool = True, each: str = "") -> None:
        self.amount = amount
        self.who = who
        """Who is protected: the minion who plays the card, its bearer, the card itself, or anyone in the combat."""
        self.aggravated = aggravated
        self.each = each
        """Of a card in play: ``combat`` or ``round`` if it prevents so much each."""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        blow = open_blow(g)
        if blow is None:
            return "damage.prevent.one-at-a-time"
        if unpreventable(g, blow):
            return _unpreventable_clause(g, blow)
        if not self._protects(g, blow[0], minion, card):
            return "damage.prevent.one-at-a-time"
        if was_used(g, self.each, card, self):
            return "card.golden.overrides-rules"
        return ""

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        blow = open_blow(g)
        return blow is None or blow[1] > 0 or (self.aggravated and blow[2] > 0)

    def _protects(self, g: Vtes, victim: int, minion: int, card: int) -> bool:
        if self.who == ANYONE:
            combat = g.combat()
            return combat is not None and any(
                one in (combat.acting, combat.opposing) for one in (victim, g.host[victim])
            )
        if self.who == base.CARD:
            return victim == card
        return victim == (g.host[card] if self.who == base.BEARER else minion)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        blow = open_blow(g)
        most = 0 if blow is None or not self.aggravated else min(self.amount, blow[2])
        if blow is None or most == 0 or not blow[1] or self.amount >= blow[1] + blow[2]:
            frame.got = answers.PREVENT.of(most)
            return NEXT
        # The player says how many of the points prevented are aggravated.
        options: list[Option] = [answers.PREVENT.of(n) for n in range(most, -1, -1) if self.amount - n <= blow[1]]
        return ask(frame.seat, "prevent-aggravated", options, frame.card, "damage.mixed.prevention-order-free")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        note_use(g, self.each, frame)
        blow = open_blow(g)
        if blow is not None:
            aggravated = min(blow[2], int(frame.got[1]))
            ordinary = min(blow[1], self.amount - aggravated)
            blow[2] -= aggravated
            blow[1] -= ordinary
            g.tell(events.Prevented(card=blow[0], ordinary=ordinary, aggravated=aggravated))
        return None

    def say(self, lang: str) -> str:
        return sentence("prevent", lang, amount="all" if self.amount == ALL else self.amount)


def _unpreventable_clause(g: Vtes, blow: list[int]) -> str:
    if blow[4] & damage.UNPREVENTABLE:
        return "card.golden.overrides-rules"
    if not g.edition.prevents_for_retainers:
        return "damage.prevent.minions-only"
    return "combat.retainer.damage-unpreventable"


class Inflict(Verb):
    """Damage that comes from no strike. [damage.environmental.definition]"""

    __slots__ = ("aggravated", "amount", "by_minion", "unpreventable", "who")

    def __init__(
        self,
        amount: int,
        who: int = base.OPPOSING,
        aggravated: bool = False,
        unpreventable: bool = False,
        by_minion: bool = False,
    ) -> None:
        self.amount = amount
        self.who = who
        self.aggravated = aggravated
        self.unpreventable = unpreventable
        self.by_minion = by_minion
        """The card says that the minion inflicts it: so it is not environmental."""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who < 0 or not g.is_in_play(who):
            return NEXT
        flags = damage.UNPREVENTABLE if self.unpreventable else 0
        source = frame.minion
        if not self.by_minion:
            flags |= damage.ENVIRONMENTAL
            source = _source(g, frame.card)
        ordinary, aggravated = (0, self.amount) if self.aggravated else (self.amount, 0)
        return run(DamageResolution([[who, ordinary, aggravated, source, flags]]))

    def say(self, lang: str) -> str:
        return sentence("inflict", lang, who=WHO_WORDS[self.who], amount=self.amount)


def _source(g: Vtes, card: int) -> int:
    """A card in play that is no minion is the source of its damage; a card played is none.

    [damage.environmental.sources]
    """
    return card if g.is_in_play(card) and not g.face[card].types & (faces.CRYPT | faces.ALLY) else spans.NOBODY


class Immune(Verb):
    """For this round or combat, to kinds of damage or to all that one minion inflicts. [damage.immunity.fails]"""

    __slots__ = ("kinds", "source", "until")

    def __init__(self, kinds: int = 0, until: str = "round", source: int = spans.NOBODY) -> None:
        self.kinds = kinds
        self.until = until
        self.source = source
        """Whose damage fails: the opposing minion's, say, or that of the minion chosen; nobody's in particular."""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        span: Span | None = g.round() if self.until == "round" else g.combat()
        assert span is not None, "no combat is in progress"
        if self.kinds:
            with_mod(span, spans.IMMUNE, frame.minion, self.kinds, frame.card)
        if self.source >= 0:
            with_mod(span, spans.IMMUNE_TO, frame.minion, frame.who(g, self.source), frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        words = [word for bit, word in KINDS.items() if bit & self.kinds]
        if self.source >= 0:
            words.append(f"damage from {WHO_WORDS[self.source]}")
        return sentence("immune", lang, who=WHO_WORDS[base.ME], what=" and ".join(words))
