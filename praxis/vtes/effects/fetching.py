"""The effect that brings a card out of the library into play by other means than its own action."""

from __future__ import annotations

from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY
from praxis.effects.work import Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects.bringing import best_mode
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.effects.hands import Search
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import face as faces
from praxis.vtes.model.regions import LIBRARY, LIMBO, PLAY
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import contest, permanents
from praxis.vtes.rules.playing import close_savings, offer_savings
from praxis.vtes.rules.playing import pay as pay_for


class Fetch(Search):
    """A minion brings an equipment, ally or retainer card from the library into play: requirements and cost as usual.

    The player does not say what she looks for, and it may not be there. [card.wording.search-may-fail]
    """

    __slots__ = ("by_effect", "first", "halved", "on")

    def __init__(self, what: Filter, on: Who, by_effect: bool, first: bool, halved: bool) -> None:
        super().__init__(LIBRARY, what, PLAY, shown=True)
        self.on = on
        """The minion who gets it."""
        self.by_effect = by_effect
        """The card comes by an effect, not by an action, and may come from the hand as well."""
        self.first = first
        """The first such card from the top: it must be taken and paid for, or is burned if it does not fit. Nobody sees
        what lies above it. [end.oust.own-payment]"""
        self.halved = halved
        """Whatever it requires, at its basic level. Half its cost is paid, rounded down: pool by her, blood by him."""

    def parts(self) -> tuple[Node, ...]:
        return (self.what, self.on)

    def _among(self, g: Vtes, f: Work) -> list[int]:
        """The cards that are looked through: with `by_effect` the hand, then the library from the top down."""
        library = list(reversed(g.regions[LIBRARY][f.seat]))
        return [*g.hand(f.seat), *library] if self.by_effect else library

    def _fits(self, g: Vtes, f: Work, minion: int, card: int) -> bool:
        """Whether the minion can get the card, and its cost can be paid."""
        if not self.halved:
            return best_mode(g, f.seat, minion, card) >= 0
        face = g.face[card]
        if bars(g, BEAR, minion, card) or (face.unique and contest.has_copy(g, card, g.controller[minion])):
            return False
        return face.pool // 2 <= g.pool[f.seat] and face.blood // 2 <= g.blood[minion]

    def do(self, g: Vtes, f: Work) -> Signal:
        minion = self.on.one(g, f)
        if self.first or minion < 0 or not g.is_in_play(minion):
            return NEXT
        cards = [card for card in self._among(g, f) if self.what.passes(g, f, card) and self._fits(g, f, minion, card)]
        found = {g.face[card].name: g.face[card].key for card in cards}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        return ask(f.seat, "search", [*options, PASS], f.card, "card.wording.search-may-fail", secret=True)

    def _found(self, g: Vtes, f: Work) -> int:
        if self.first:
            return next((card for card in self._among(g, f) if self.what.passes(g, f, card)), NOBODY)
        if not f.got or f.got[0] != "find":
            return NOBODY
        return next((card for card in self._among(g, f) if g.face[card].key == f.got[1]), NOBODY)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """Find and show the card, let it be paid for, put it into play. `stage` counts what is done."""
        if f.stage == 0:
            card = self._found(g, f)
            if card >= 0:
                g.due = g.due or self.by_effect  # a card from the hand is replaced [card.hand.always-match]
                g.put(card, LIMBO, f.seat)
                g.knows[card] = EVERYBODY
                g.tell(events.Found(card=card, seat=f.seat, face=g.face[card].key))
            g.shuffle_faces(LIBRARY, f.seat)  # [card.wording.search-shuffle]
            if card < 0:
                return None
            f.things, f.stage, f.got = [card], 1, ()
            minion = self.on.one(g, f)
            mode = -1 if self.halved else best_mode(g, f.seat, minion, card)
            if mode >= 0:
                signal = offer_savings(g, card, mode, f.seat, minion)  # [card.cost.reduction-timing]
                if signal is not NEXT:
                    return signal
        if f.stage > 1:
            return None
        f.stage = 2
        return self._arrive(g, f, f.things[0])

    def _arrive(self, g: Vtes, f: Work, card: int) -> Signal | None:
        minion = self.on.one(g, f)
        mode = 0 if self.halved else best_mode(g, f.seat, minion, card)
        if mode < 0:
            g.burn(card)
            return None
        if self.halved:
            g.burn_pool(f.seat, g.face[card].pool // 2, "card.cost.pool")
            g.burn_blood(minion, g.face[card].blood // 2, "card.cost.blood")
        else:
            pay_for(g, card, mode, f.seat, minion, [])
            close_savings(g, card, cancelled=False)
        if mode > 0:
            g.versions[card] = mode
        if g.face[card].types & faces.ALLY:
            permanents.recruit(g, card, f.seat, not self.by_effect, minion)
        else:
            permanents.put_on(g, card, minion, f.seat)
        if self.halved:
            return None  # it is put there, and nobody has equipped himself (LSJ 20090506)
        if g.face[card].definition.modes and mode_of(g, card, mode).then:
            return run(resolve(g, card, mode, f.seat, minion, [], then=True))
        return None

    def tree(self) -> Tree:
        if self.halved:
            return tree("arms", what=self.what, on=self.on)
        if self.first:
            return tree("fetch-first", what=self.what)
        return tree("fetch", what=self.what, by_effect=self.by_effect)


def fetch(
    *what: Filter, on: Who | None = None, by_effect: bool = False, first: bool = False, halved: bool = False
) -> Effect:
    """``fetch(EQUIPMENT)``: search your library for such a card and bring it into play, at its cost; ``by_effect``: not
    by an action, and from the hand as well; ``first``: the first such card from the top; ``fetch(EQUIPMENT, on=T,
    halved=True)``: on that minion, whatever it requires, for half its cost."""
    return Fetch(every(what), ME if on is None else on, by_effect, first, halved)
