"""Effects on hands and libraries: drawing, discarding, searching."""

from __future__ import annotations

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects import how_often
from praxis.vtes.effects.verb import Target, Verb
from praxis.vtes.effects.whom import YOU
from praxis.vtes.model import facts, spans
from praxis.vtes.model.regions import CRYPT, HAND, LIBRARY, REGION_WORDS, UNCONTROLLED
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules.discard import DiscardDown
from praxis.vtes.rules.discard import discard as discard_card
from praxis.vtes.rules.replacing import replace


class Draw(Verb):
    """Draw cards from the library, then discard down to the hand size; or draw from the crypt to the uncontrolled
    region.

    [influence.spend.crypt-from-top]
    """

    __slots__ = ("n", "region", "who")

    def __init__(self, n: Amount, region: int, who: Who) -> None:
        self.n = n
        self.region = region
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.region != CRYPT or self.who.is_open():
            return ""
        return "" if any(g.crypt(seat) for seat in self.who.things(g, c)) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        seat = self.who.one(g, f)
        if seat < 0:
            return NEXT
        for _ in range(self.n.of(g, f)):
            if self.region == LIBRARY and f.event and f.event[0] == facts.REPLACES:
                replace(g, seat)  # for want of another alternative
            elif self.region == LIBRARY:
                g.draw_card(seat)
            elif g.crypt(seat):
                g.draw_crypt(seat)
        return run(DiscardDown(seat)) if self.region == LIBRARY else NEXT

    def tree(self) -> Tree:
        return tree("draw", n=self.n, where=REGION_WORDS[self.region], who=self.who)


class Churn(Verb):
    """Draw cards without discarding, then put as many cards from the hand under the library."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """Draw, then ask for each card that goes back. `stage` is one more than the number drawn, `things` are the
        cards that go back.

        The hand size is larger in between.
        """
        if not f.stage:
            drawn = sum(1 for _ in range(self.n.of(g, f)) if g.draw_card(f.seat))
            with_mod(g.turn_span(), spans.HAND_SIZE, ~f.seat, drawn, f.card)
            f.stage = drawn + 1
        elif f.got:
            f.things.append(int(f.got[1]))
            f.got = ()
        if len(f.things) < f.stage - 1:
            left: list[Option] = [answers.PICK.of(card) for card in g.hand(f.seat) if card not in f.things]
            return ask(f.seat, "pick", left, f.card, g.edition.declaring, secret=True)
        for card in f.things:
            g.put(card, LIBRARY, f.seat, bottom=True)
            g.tell(events.ToLibrary(card=card, seat=f.seat))
        with_mod(g.turn_span(), spans.HAND_SIZE, ~f.seat, 1 - f.stage, f.card)
        g.due = True  # [card.hand.always-match]
        return None

    def tree(self) -> Tree:
        return tree("churn", n=self.n)


def churn(n: Amount | int) -> Effect:
    """``churn(any_(1, 3))``: draw so many cards without discarding, then put as many under the library."""
    return Churn(amount(n))


class Discard(Verb):
    """Discard cards from a hand, which are then replaced: given cards all at once, or cards of somebody's choice one by
    one.

    If the discard is a cost, they are replaced later.
    """

    __slots__ = ("cost", "n", "what", "who")

    def __init__(self, who: Who, cost: bool, what: Filter | None = None, n: int = 1) -> None:
        self.who = who
        """The cards; or the Methuselah who chooses them."""
        self.cost = cost
        self.what = what
        """Which cards will do; any, if nothing is said."""
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.what is None else (self.who, self.what)

    def is_cost(self) -> bool:
        return self.cost

    def is_hidden(self) -> bool:
        if not self.who.is_seat():
            return self.who.asks() is not None
        return self.cost and self.what is not None

    def bar(self, g: Vtes, c: Scope) -> str:
        if not self.who.is_seat():
            return "" if isinstance(self.who, Target) or self.who.things(g, c) else NOTHING_TO_DO
        seat = self.who.one(g, c)
        if seat >= 0 and sum(other != c.card and self._fits(g, c, other) for other in g.hand(seat)) >= self.n:
            return ""
        return "card.cost.alternative" if self.cost else NOTHING_TO_DO

    def _fits(self, g: Vtes, c: Scope, card: int) -> bool:
        return self.what is None or self.what.passes(g, c, card)

    def do(self, g: Vtes, f: Work) -> Signal:
        if not self.who.is_seat():
            self._discard_all(g, f)
            return NEXT
        seat = self.who.one(g, f)
        cards = [] if seat < 0 else [card for card in g.hand(seat) if self._fits(g, f, card)]
        options: list[Option] = [answers.DISCARD.of(card) for card in cards]
        if not options:
            return NEXT
        if self.cost:
            return ask(seat, "discard-cost", options, f.card, "card.cost.alternative")
        return ask(seat, "discard-one", options, f.card, g.edition.declaring)

    def _discard_all(self, g: Vtes, f: Work) -> None:
        cards = [card for card in self.who.things(g, f) if g.where[card] == HAND]
        seats = [g.controller[card] for card in cards]
        for card, seat in zip(cards, seats, strict=True):
            discard_card(g, seat, card)
        for seat in seats:
            replace(g, seat)
        f.moved = len(cards)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.got:
            seat = self.who.one(g, f)
            discard_card(g, seat, int(f.got[1]))
            f.stage += 1
            if f.stage < self.n:
                f.got = ()
                return self.do(g, f)
            if self.cost:
                g.due = True  # the hand must match its size again [card.hand.always-match]
            else:
                replace(g, seat)
        return None

    def tree(self) -> Tree:
        if not self.who.is_seat():
            return tree("discard-these", who=self.who)
        if self.n > 1:
            return tree("discard-several", who=self.who, what=self.what, n=self.n)
        return tree("discard", who=self.who, what=self.what)


class Search(Verb):
    """Look through one's library or crypt for a card, and shuffle.

    The player does not say what she looks for; it may not be there, or she may not want it.
    [card.wording.search-may-fail] [card.wording.search-no-announcement]
    """

    __slots__ = ("down", "region", "shown", "to", "what")

    def __init__(self, region: int, what: Filter, to: int, shown: bool, down: bool = False) -> None:
        self.region = region
        self.what = what
        self.to = to
        self.shown = shown
        """All see the card that was found."""
        self.down = down
        """The card says that the hand is discarded down afterwards, which in 2000 would not happen by itself."""

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def do(self, g: Vtes, f: Work) -> Signal:
        """Ask for a card by its face. Copies are alike, and so nobody learns where it lay."""
        cards = [card for card in g.regions[self.region][f.seat] if self.what.passes(g, f, card)]
        found = {g.face[card].name: g.face[card].key for card in cards}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        return ask(f.seat, "search", [*options, PASS], f.card, "card.wording.search-may-fail", secret=True)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """Take the card that was found, and shuffle. [card.wording.search-shuffle]"""
        if f.stage:
            return None
        f.it = NOBODY
        if f.got and f.got[0] == "find":
            cards = g.regions[self.region][f.seat]
            card = next(card for card in cards if g.face[card].key == f.got[1])
            f.it = card
            g.put(card, self.to, f.seat)
            if self.shown:
                g.knows[card] = EVERYBODY
                g.tell(events.Found(card=card, seat=f.seat, face=g.face[card].key))
            else:
                g.tell(events.Found(card=card, seat=f.seat))
        g.shuffle_faces(self.region, f.seat)
        g.due = True  # [card.hand.always-match]
        if self.down:
            f.stage = 1
            return run(DiscardDown(f.seat))
        return None

    def tree(self) -> Tree:
        return tree(
            "search",
            where=REGION_WORDS[self.region],
            what=self.what,
            to=REGION_WORDS[self.to],
            shown=self.shown,
            down=self.down,
        )


def draw(n: Amount | int, region: int = LIBRARY, who: Who | None = None) -> Effect:
    """``draw(2)``: you draw 2 cards from your library; ``draw(1, CRYPT)``: from your crypt; ``who=`` names another
    Methuselah."""
    return Draw(amount(n), region, YOU if who is None else who)


def discard(who: Who | None = None) -> Effect:
    """``discard(THEM)``: a card of her choice; ``discard(at_random(in_(HAND), of(THEM), n=2))``: those cards."""
    return Discard(YOU if who is None else who, cost=False)


def discarding(*what: Filter, n: int = 1, by: Who | None = None) -> Effect:
    """As a cost: a card of your own hand, or several: ``discarding(MASTER_CARD, n=2)``. [card.cost.alternative]"""
    return Discard(YOU if by is None else by, cost=True, what=every(what) if what else None, n=n)


def search(region: int, *what: Filter, to: int = NOBODY, shown: bool = False, down: bool = False) -> Effect:
    """``search(LIBRARY, EQUIPMENT, shown=True)``; it goes to the hand, a crypt card to the uncontrolled region, and is
    `IT` for what follows."""
    where = to if to >= 0 else UNCONTROLLED if region == CRYPT else HAND
    return Search(region, every(what), where, shown, down)


class HeldBack(Verb):
    """In a trigger: the card that was played or discarded is not replaced before the next influence phase begins, or
    before the action is over."""

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until

    def do(self, g: Vtes, f: Work) -> Signal:
        seat, card = facts.seat_of(f.event[2]), f.event[4]
        end = facts.OVER if self.until == how_often.ACTION else facts.INFLUENCE_PHASE
        g.unreplaced = [*g.unreplaced, [seat, card, end, NOBODY]]  # [card.hand.deferred-replacement]
        g.due = True
        return NEXT

    def tree(self) -> Tree:
        return tree("held-back", until="action" if self.until == how_often.ACTION else "")


def held_back(until: int = how_often.TURN) -> Effect:
    """In a trigger on `PLAYED` or `DISCARDED`: that card is not replaced during this minion phase, or during the
    action: ``held_back(ACTION)``."""
    return HeldBack(until)
