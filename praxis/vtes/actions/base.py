"""What the rules say of a kind of action, whichever card or minion it comes from."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from praxis.kernel.answer import CARD
from praxis.kernel.decision import Option
from praxis.kernel.procedure import Signal, run
from praxis.vtes.effects import forbidding
from praxis.vtes.effects.costs import BLOOD_COST, POOL_COST
from praxis.vtes.effects.resolve import resolve
from praxis.vtes.model.rulings import bars, dues
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import repeating
from praxis.vtes.rules.slave import is_bound


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind:
    """A kind of action. Its message in the log is ``action.WORD``, in the sentence of what is in progress ``WORD``."""

    def __init__(self, word: str, stealth: int = 0) -> None:
        self.word = word
        self.stealth = stealth
        """The stealth that the action has by itself, if no card says otherwise. [block.stealth.inherent]"""
        self.is_basic = False
        """True if a card for it changes the basic action, before blocks. [action.card.special-version]"""
        self.awards_trophies = False
        """True if its effect awards trophies itself."""
        self.is_undirected = False
        """True if it is directed at nobody, whoever controls the card that gives it or what it is about."""

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        """The clause that keeps this minion from any action of this kind, by a card or without; empty if none does."""
        return ""

    def card_bar(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        """The clause that keeps this minion from the action of this card; empty if none does."""
        return self.bar(g, seat, minion)

    def also(self, g: Vtes, action: ActionSpan) -> list[Option]:
        """The answers that name something besides the target as the action is announced, with one that ends the
        naming."""
        return []

    def stealth_of(self, action: ActionSpan) -> int:
        return self.stealth

    def can_pay(self, g: Vtes, action: ActionSpan) -> bool:
        return g.blood[action.actor] >= action.blood

    def pay(self, g: Vtes, action: ActionSpan) -> None:
        g.burn_blood(action.actor, action.blood, "action.resolve.cost-then-effect")

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Do what a successful action does: what its card says, if the kind says nothing."""
        return run(resolve(g, action.card, action.mode, action.seat, action.actor, action.chosen()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Cardless(ActionKind):
    """An action that needs no card. Its answer is the word and what `roles` says: first who acts, then the target."""

    def __init__(self, word: str, stealth: int = 0, roles: tuple[str, ...] = (CARD,)) -> None:
        super().__init__(word, stealth)
        self.roles = roles
        self.in_torpor = False
        """True if only vampires in torpor take it."""

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        """The answers to look at for a minion. Those that `cannot` forbids are not offered."""
        return [(self.word, minion)]

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        """The clause that keeps the minion from this very action; empty if none does."""
        return self.bar(g, seat, int(option[1]))

    def offers(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        found: list[Option] = []
        for option in self.candidates(g, seat, minion):
            if not self.refusal(g, seat, option):
                found.append(option)
        if found and g.stood >> forbidding.DUES & 1:
            return [option for option in found if not self.dear_bar(g, seat, option)]
        return found

    def refusal(self, g: Vtes, seat: int, option: Option) -> str:
        """The clause that keeps the minion from this action, or from taking it again this turn because of a card; empty
        if none does."""
        return repeating.bar(g, int(option[1]), self.word, self.target(option)) or self.cannot(g, seat, option)

    def dear_bar(self, g: Vtes, seat: int, option: Option) -> str:
        """The clause that forbids an action which cards make so dear that the minion cannot pay for it."""
        minion, target = int(option[1]), self.target(option)
        directed = bool(self.victims(g, seat, option))
        more = dues(g, BLOOD_COST, self.word, minion, [target], directed)
        pool = dues(g, POOL_COST, self.word, minion, [target], directed)
        if more > 0 and g.blood[minion] < self.cost(g, seat, option) + more:
            return "card.cost.blood"
        return "card.cost.pool" if pool > g.pool[seat] else ""

    def target(self, option: Option) -> int:
        return int(option[2]) if len(self.roles) > 1 else NOBODY

    def victims(self, g: Vtes, seat: int, option: Option) -> list[int]:
        """The Methuselahs at whom the action is directed: for an action against a card, another one who controls it.

        [action.directed.definition] [action.undirected.own-card] [action.undirected.definition]
        """
        target = self.target(option)
        return [g.controller[target]] if target >= 0 and g.controller[target] != seat else []

    def cost(self, g: Vtes, seat: int, option: Option) -> int:
        """The blood that the acting minion pays."""
        return 0


def directed_bar(g: Vtes, minion: int, target: int) -> str:
    """The clause that keeps a minion from aiming at a card: a slave without his masters, or a card that forbids it.

    [trait.slave.no-directed]
    """
    if g.controller[target] != g.controller[minion] and is_bound(g, minion):
        return "trait.slave.no-directed"
    return bars(g, forbidding.TARGET, target, minion)
