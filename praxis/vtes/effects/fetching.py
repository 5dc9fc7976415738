"""Bringing cards into play by other means than their own action: out of the library, or whatever they require."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Filter, Node, Tree, Who, every, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects.bringing import FITS, Equip
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.effects.hands import Search
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import LIBRARY, LIMBO, PLAY
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import contest, permanents, requirement
from praxis.vtes.rules.playing import close_savings, save
from praxis.vtes.rules.playing import pay as pay_for


class EquipFreely(Equip):
    """The same, whatever the card requires; its cost is paid, and it comes at his level of it, or the basic one."""

    __slots__ = ()

    def _mode(self, g: Vtes, f: Work, card: int) -> int:
        if not can_pay(g, f, card):
            return -1
        has = stats.disciplines(g, self.on.one(g, f))
        modes = g.face[card].definition.modes
        return next((n for n in range(len(modes) - 1, 0, -1) if has.issuperset(modes[n].disciplines)), 0)

    def tree(self) -> Tree:
        return tree("equip", who=self.who, on=self.on, freely=True)


def can_pay(g: Vtes, c: Scope, card: int) -> bool:
    """Whether the minion and his controller have what the card costs."""
    blood = requirement.blood_cost(g, card, 0, c.minion)
    return blood <= g.blood[c.minion] and requirement.pool_cost(g, card, 0, c.minion) <= g.pool[c.seat]


class Fetch(Search):
    """A minion brings an equipment, ally or retainer card from the library into play: requirements and cost as usual.

    What is looked for is not said, and it may not be there. [card.wording.search-may-fail]
    """

    __slots__ = ("by_effect",)

    def __init__(self, what: Filter, by_effect: bool = False) -> None:
        super().__init__(LIBRARY, what, PLAY, shown=True)
        self.by_effect = by_effect
        """Not by an action, and from the hand as well."""

    def _among(self, g: Vtes, f: Work) -> list[int]:
        """From the top of the library down, then the hand."""
        library = list(reversed(g.regions[LIBRARY][f.seat]))
        return [*g.hand(f.seat), *library] if self.by_effect else library

    def do(self, g: Vtes, f: Work) -> Signal:
        c = Scope(f.card, f.seat, ME.one(g, f))
        cards = [card for card in self._among(g, f) if self.what.passes(g, f, card) and FITS.passes(g, c, card)]
        found = {g.face[card].name: g.face[card].key for card in cards}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        return ask(f.seat, "search", [*options, PASS], f.card, "card.wording.search-may-fail", secret=True)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """`stage` counts what is done: found and shown, paid for, put into play."""
        if f.stage == 0:
            if not f.got or f.got[0] != "find":
                g.shuffle_faces(LIBRARY, f.seat)  # [card.wording.search-shuffle]
                return None
            card = next(one for one in self._among(g, f) if g.face[one].key == f.got[1])
            g.due = g.due or self.by_effect  # one from the hand is replaced [card.hand.always-match]
            g.put(card, LIMBO, f.seat)
            g.knows[card] = EVERYBODY
            g.tell(events.Found(card=card, seat=f.seat, face=g.face[card].key))
            g.shuffle_faces(LIBRARY, f.seat)
            f.things, f.stage, f.got = [card], 1, ()
            mode = self._mode(g, f, card)
            if mode >= 0:
                signal = save(g, card, mode, f.seat, ME.one(g, f))  # [card.cost.reduction-timing]
                if signal is not NEXT:
                    return signal
        if f.stage > 1:
            return None
        f.stage = 2
        return self._arrive(g, f, f.things[0])

    def _mode(self, g: Vtes, f: Work, card: int) -> int:
        modes = len(g.face[card].definition.modes)
        return next((n for n in range(modes - 1, -1, -1) if not requirement.bar(g, f.seat, ME.one(g, f), card, n)), -1)

    def _arrive(self, g: Vtes, f: Work, card: int) -> Signal | None:
        mode = self._mode(g, f, card)
        if mode < 0:
            g.burn(card)
            return None
        minion = ME.one(g, f)
        pay_for(g, card, mode, f.seat, minion, [])
        close_savings(g, card, cancelled=False)
        if mode > 0:
            g.versions[card] = mode
        if g.face[card].types & faces.ALLY:
            permanents.recruit(g, card, f.seat, by_action=not self.by_effect)
        else:
            permanents.put_on(g, card, minion, f.seat)
        if mode_of(g, card, mode).then:
            return run(resolve(g, card, mode, f.seat, minion, [], then=True))
        return None

    def tree(self) -> Tree:
        return tree("fetch", what=self.what, by_effect=self.by_effect)


class FetchFirst(Fetch):
    """The first such card from the top of the library: it must be taken and paid for, or is burned if it does not fit.

    Nobody sees what lies above it. [end.oust.own-payment]
    """

    __slots__ = ()

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.stage == 0:
            library = g.regions[LIBRARY][f.seat]
            found = next((card for card in reversed(library) if self.what.passes(g, f, card)), NOBODY)
            f.got = () if found < 0 else answers.FIND.of(g.face[found].key)
        return super().after(g, f)

    def tree(self) -> Tree:
        return tree("fetch-first", what=self.what)


def fetch_first(*what: Filter) -> Effect:
    """``fetch_first(EQUIPMENT)``: the first such card from the top of the library comes into play, at its cost."""
    return FetchFirst(every(what))


def fetch(*what: Filter, by_effect: bool = False) -> Effect:
    """``fetch(EQUIPMENT)``: search your library for such a card and bring it into play, at its cost; ``by_effect``: not
    by an action, and from the hand as well."""
    return Fetch(every(what), by_effect)


def employ_freely(who: Who) -> Effect:
    """``employ_freely(pick(in_(HAND), MINE, RETAINER))``: at its cost, but whatever it requires."""
    return EquipFreely(who, ME)


class Arms(Search):
    """Somebody looks through her library for such a card and puts it on a minion, whatever it requires, at its basic
    level. Half its cost is paid, rounded down: pool by her, blood by him. [card.wording.search-may-fail]"""

    __slots__ = ("on",)

    def __init__(self, what: Filter, on: Who) -> None:
        super().__init__(LIBRARY, what, PLAY, shown=True)
        self.on = on

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.on)

    def _fits(self, g: Vtes, f: Work, card: int) -> bool:
        minion, face = self.on.one(g, f), g.face[card]
        if not self.what.passes(g, f, card) or bars(g, BEAR, minion, card):
            return False
        if face.unique and contest.has_copy(g, card, g.controller[minion]):
            return False
        return face.pool // 2 <= g.pool[f.seat] and face.blood // 2 <= g.blood[minion]

    def do(self, g: Vtes, f: Work) -> Signal:
        minion = self.on.one(g, f)
        if minion < 0 or not g.is_in_play(minion):
            return NEXT
        found = {g.face[card].name: g.face[card].key for card in g.regions[LIBRARY][f.seat] if self._fits(g, f, card)}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        return ask(f.seat, "search", [*options, PASS], f.card, "card.wording.search-may-fail", secret=True)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.stage:
            return None
        f.stage, minion = 1, self.on.one(g, f)
        found = f.got[1] if f.got and f.got[0] == "find" else NOBODY
        card = next((one for one in reversed(g.regions[LIBRARY][f.seat]) if g.face[one].key == found), NOBODY)
        if card >= 0:
            g.put(card, LIMBO, f.seat)
            g.knows[card] = EVERYBODY
            g.tell(events.Found(card=card, seat=f.seat, face=g.face[card].key))
        g.shuffle_faces(LIBRARY, f.seat)  # [card.wording.search-shuffle]
        if card < 0:
            return None
        g.burn_pool(f.seat, g.face[card].pool // 2, "card.cost.pool")
        g.burn_blood(minion, g.face[card].blood // 2, "card.cost.blood")
        permanents.put_on(g, card, minion, f.seat)
        if g.face[card].definition.modes and mode_of(g, card, 0).then:
            return run(resolve(g, card, 0, f.seat, minion, [], then=True))
        return None

    def tree(self) -> Tree:
        return tree("arms", what=self.what, on=self.on)


def arms(what: Filter, on: Who) -> Effect:
    """``arms(EQUIPMENT, T)``: search your library for such a card and put it on him for half its cost."""
    return Arms(what, on)
