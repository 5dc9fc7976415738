"""Equip, employ, recruit: a minion brings a permanent into play; or takes equipment of another minion."""

from __future__ import annotations

from praxis.effects.scope import Scope
from praxis.kernel.answer import CARD
from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers, events
from praxis.vtes.actions.base import ActionKind, Cardless
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import ATTACHED, MINION_REGIONS
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.permanents import put_on, recruit


class _Permanent(ActionKind):
    """A minion brings a card from the hand into play, which then lies on him.

    [action.equip.stealth] [action.retainer.stealth] [action.types.permanents] [action.types.one-permanent]
    """

    def __init__(self, word: str) -> None:
        super().__init__(word, stealth=1)

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Bring the card of the action into play at the level at which it was played.

        [action.equip.success] [action.retainer.success] [action.ally.other-means-basic]
        [action.equip.other-means-basic]
        """
        if g.face[action.card].types & faces.ACTION or action.mode < 0:  # its effects bring another card into play
            return super().effect(g, action)
        if action.mode > 0:
            g.versions[action.card] = action.mode
        self.arrive(g, action)
        return NEXT

    def arrive(self, g: Vtes, action: ActionSpan) -> None:
        """Put the card on the acting minion, or on the one that the card names. If he is gone, it does not come into
        play."""
        host = action.actor
        first = mode_of(g, action.card, action.mode).first
        bearer = first.bearer() if isinstance(first, Verb) else None
        if bearer is not None:
            host = bearer.one(g, Scope(action.card, action.seat, action.actor, action.chosen()))
        if host >= 0 and g.is_in_play(host):
            put_on(g, action.card, host, action.seat)


class Equip(_Permanent):
    """A minion, vampire or ally, equips. [action.equip.who] [action.equip.undirected]"""

    def __init__(self) -> None:
        super().__init__("equip")


class Employ(_Permanent):
    """A minion employs a retainer. [action.retainer.who] [action.retainer.undirected]"""

    def __init__(self) -> None:
        super().__init__("employ")


class Recruit(_Permanent):
    """A minion brings an ally into play. [action.ally.stealth] [action.ally.who] [action.ally.undirected]"""

    def __init__(self) -> None:
        super().__init__("recruit")

    def arrive(self, g: Vtes, action: ActionSpan) -> None:
        """Put the ally among the minions of the acting Methuselah. [action.ally.zone] [action.ally.independent]"""
        recruit(g, action.card, action.seat, by_action=True)


class TakeEquipment(Cardless):
    """A minion takes equipment from another minion of the same Methuselah. [action.equip.stealth]"""

    def __init__(self) -> None:
        super().__init__("take", stealth=1, roles=(CARD, CARD))

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        found: list[Option] = []
        for region in MINION_REGIONS:
            for other in g.regions[region][seat]:
                if other != minion and other in g.attached:
                    for card in g.attached[other]:
                        if stats.is_equipment(g, card):
                            found.append((self.word, minion, card))
        return found

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        """The clause by which this equipment cannot be taken; retainers always stay.

        [action.equip.transfer-receiver] [action.retainer.not-transferable]
        """
        minion, card = int(option[1]), int(option[2])
        if g.face[card].types & faces.RETAINER:
            return "action.retainer.not-transferable"
        bearer = g.host[card] if g.where[card] == ATTACHED else minion
        own = g.controller[card] == seat and bearer in g.minions(seat)
        fits = own and bearer != minion and stats.is_equipment(g, card)
        return bars(g, BEAR, minion, card) if fits else "action.equip.transfer-receiver"

    def also(self, g: Vtes, action: ActionSpan) -> list[Option]:
        """The other equipment of the same minion, which can be taken too. [action.equip.transfer-several]"""
        named = [action.target, *action.also]
        more: list[Option] = [
            answers.ALSO.of(card)
            for card in g.on(g.host[action.target])
            if card not in named and stats.is_equipment(g, card) and not bars(g, BEAR, action.actor, card)
        ]
        return [*more, PASS]

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Move the equipment that was named and is still there.

        [action.equip.transfer-receiver] [action.equip.transfer-no-cost] [action.equip.transfer-failure]
        """
        for card in [action.target, *action.also]:
            if g.where[card] == ATTACHED and g.controller[card] == action.seat:
                g.attach(card, action.actor, action.seat)
                g.tell(events.PutOn(card=card, host=action.actor))
        return NEXT
