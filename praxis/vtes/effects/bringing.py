"""Effects that bring cards into play: by an effect, as equipment, or by the action that played the card."""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import CARD, ME
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.regions import HAND
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import costs, permanents, requirement
from praxis.vtes.rules.playing import close_savings, offer_savings
from praxis.vtes.rules.playing import pay as pay_for
from praxis.vtes.rules.replacing import replace


class Bring(Verb):
    """An ally, equipment or retainer card comes into play by other means than its own action: at the basic level.

    [action.ally.other-means-act] [action.ally.other-means-basic] [action.retainer.other-means-basic]
    """

    __slots__ = ("on", "who")

    def __init__(self, who: Who, on: Who) -> None:
        self.who = who
        self.on = on

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.on)

    def do(self, g: Vtes, f: Work) -> Signal:
        host = self.on.one(g, f)
        for card in self.who.things(g, f):
            if g.face[card].types & faces.ALLY:
                permanents.recruit(g, card, f.seat, by_action=False)
            elif host >= 0 and g.is_in_play(host):
                permanents.put_on(g, card, host, f.seat)
        return NEXT

    def tree(self) -> Tree:
        return tree("bring", who=self.who, on=self.on)


def best_mode(g: Vtes, seat: int, minion: int, card: int) -> int:
    """The highest mode of a card whose requirements a minion meets and that he can pay for; -1 if there is none."""
    for n in range(len(g.face[card].definition.modes) - 1, -1, -1):
        if not requirement.bar(g, seat, minion, card, n) and requirement.is_met_by_himself(g, minion, card, n):
            return n
    return -1


def can_pay(g: Vtes, c: Scope, card: int) -> bool:
    """Whether the minion and his controller have what the card costs."""
    blood = costs.blood_cost(g, card, 0, c.minion)
    return blood <= g.blood[c.minion] and costs.pool_cost(g, card, 0, c.minion) <= g.pool[c.seat]


class Equip(Bring):
    """A minion equips with, employs or recruits a card from hand without an action; requirements and cost are as usual.

    He is not said to play the card.
    """

    __slots__ = ("freely", "shared")

    def __init__(self, who: Who, on: Who, shared: bool = False, freely: bool = False) -> None:
        super().__init__(who, on)
        self.shared = shared
        """He can pay up to half the pool that it costs with his blood."""
        self.freely = freely
        """The requirements do not count: the card comes at the level of his Disciplines, or at the basic one."""

    def _mode(self, g: Vtes, f: Work, card: int) -> int:
        """The number of the best mode of the card that the minion may use; -1 if there is none."""
        minion = self.on.one(g, f)
        if not self.freely:
            return best_mode(g, f.seat, minion, card)
        if not can_pay(g, f, card):
            return -1
        has = stats.disciplines(g, minion)
        modes = g.face[card].definition.modes
        return next((n for n in range(len(modes) - 1, 0, -1) if has.issuperset(modes[n].disciplines)), 0)

    def do(self, g: Vtes, f: Work) -> Signal:
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            if mode >= 0:
                return offer_savings(g, card, mode, f.seat, self.on.one(g, f))  # [card.cost.reduction-timing]
        return NEXT

    def _ask_share(self, g: Vtes, f: Work) -> Signal | None:
        """Ask how much of the pool cost the minion pays with blood."""
        f.got = ()
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            most = 0 if mode < 0 else min(costs.pool_cost(g, card, mode, f.minion) // 2, g.blood[f.minion])
            if most:
                options: list[Option] = [answers.AMOUNT.of(n) for n in range(most + 1)]
                return ask(f.seat, "amount", options, f.card, "card.cost.alternative")
        return None

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.stage == 1:
            return None
        if self.shared and not f.stage:
            f.stage = 2
            asked = self._ask_share(g, f)
            if asked is not None:
                return asked
        minion = self.on.one(g, f)
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            if mode < 0 or g.where[card] != HAND:
                continue
            if f.stage == 2 and f.got:
                with_mod(g.turn_span(), spans.SAVED_POOL, card, int(f.got[1]), f.card)
                g.burn_blood(f.minion, int(f.got[1]), "card.cost.alternative")
            pay_for(g, card, mode, f.seat, minion, [])
            close_savings(g, card, cancelled=False)
            if mode > 0:
                g.versions[card] = mode
            if g.face[card].types & faces.ALLY:
                permanents.recruit(g, card, f.seat, by_action=True, recruiter=minion)
            else:
                permanents.put_on(g, card, minion, f.seat)
            replace(g, f.seat)
            f.stage = 1
            if mode_of(g, card, mode).then:
                return run(resolve(g, card, mode, f.seat, minion, [], then=True))
        return None

    def tree(self) -> Tree:
        return tree("equip", who=self.who, on=self.on, shared=self.shared, freely=self.freely)


class Fits(Filter):
    """Cards that a minion could bring into play by himself: he meets their requirements and can pay for them."""

    __slots__ = ("by",)

    def __init__(self, by: Who | None = None) -> None:
        self.by = by
        """The minion; if none is named, the one who plays the card."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.by is None else (self.by,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        minion = c.minion if self.by is None else self.by.one(g, c)
        return minion >= 0 and best_mode(g, c.seat, minion, thing) >= 0

    def tree(self) -> Tree:
        return tree("flag", word="fits")


FITS: Final = Fits()


class BringsAServant(Filter):
    """Minions of whom their Methuselah holds a card for an ally or retainer that they could bring into play."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        for card in g.hand(c.seat):
            if g.face[card].types & (faces.ALLY | faces.RETAINER) and best_mode(g, c.seat, thing, card) >= 0:
                return True
        return False

    def tree(self) -> Tree:
        return tree("flag", word="brings-a-servant")


BRINGS_A_SERVANT: Final = BringsAServant()


class Arrives(Verb):
    """An equipment, retainer, ally or power card comes into play by its own action. `Action` does that, so `do` does
    nothing."""

    __slots__ = ("host",)

    def __init__(self, host: Who | None = None) -> None:
        self.host = host
        """On whom it is put, where that need not be the acting minion."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.host is None else (self.host,)

    def bearer(self) -> Who | None:
        return self.host

    def enters_play(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def tree(self) -> Tree:
        return tree("arrives") if self.host is None else tree("put-on", who=CARD, host=self.host)


def bring(who: Who, on: Who | None = None) -> Effect:
    """Bring an ally, equipment or retainer card into play by an effect."""
    return Bring(who, ME if on is None else on)


def equip(who: Who, shared: bool = False, by: Who | None = None) -> Effect:
    """``equip(a(in_(HAND), MINE, EQUIPMENT, FITS))``: from hand and without an action; or employ a retainer, or recruit
    an ally; by the minion named, if not by the one who plays the card. With ``shared``, up to half the pool can be paid
    with blood."""
    return Equip(who, ME if by is None else by, shared)


def employ_freely(who: Who) -> Effect:
    """``employ_freely(pick(in_(HAND), MINE, RETAINER))``: at its cost, but whatever it requires."""
    return Equip(who, ME, freely=True)


def arrives(on: Who | None = None) -> Effect:
    return Arrives(on)
