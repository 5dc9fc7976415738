"""Cards by hand: what the rules do not know of a card, the players carry out with a closed set of adjustments.

The player of the card chooses the sort of adjustment and what it is about, piece by piece. The adjustment is told to
all; if the table wants consent, the others agree; then it is made. Its player can take adjustments back, the last one
first, until one has shown something hidden or was decided by lot. Each piece is an answer, so the record has all of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.model.regions import COUNTERS, HAND, LIBRARY, LIMBO
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import Question, ask
from praxis.vtes.rules import adjustments as adjust
from praxis.vtes.rules.combat import between, gives_way
from praxis.vtes.rules.discard import DiscardDown

MOST: Final = 40
"""The most adjustments for one use of a card, so that nobody keeps the others waiting without end."""
MOST_AMOUNT: Final = 20
CLAUSE: Final = "card.golden.overrides-rules"

CARD: Final = "card"
HOST: Final = "host"
FOE: Final = "foe"
SEAT: Final = "seat"
PLACE: Final = "place"
NUMBER: Final = "number"
COUNTER: Final = "counter"
AMOUNT: Final = "amount"

BACK: Final = "back"
SORTS: Final[dict[str, tuple[str, ...]]] = {
    "move": (CARD, PLACE),
    "attach": (CARD, HOST),
    "control": (CARD, SEAT),
    "lock": (CARD,),
    "unlock": (CARD,),
    "gain-blood": (CARD, AMOUNT),
    "burn-blood": (CARD, AMOUNT),
    "gain-pool": (SEAT, AMOUNT),
    "burn-pool": (SEAT, AMOUNT),
    "take-edge": (SEAT,),
    "drop-edge": (),
    "add-counters": (CARD, COUNTER, AMOUNT),
    "burn-counters": (CARD, COUNTER, AMOUNT),
    "raise": (CARD, NUMBER, AMOUNT),
    "lower": (CARD, NUMBER, AMOUNT),
    "votes": (SEAT, AMOUNT),
    "fight": (CARD, FOE),
    "draw": (SEAT, AMOUNT),
    "search": (),
    "discard": (SEAT,),
    "reveal": (CARD,),
    "look": (SEAT,),
    "shuffle": (SEAT,),
    BACK: (),
}
"""Every sort of adjustment, and what is chosen for it, piece by piece."""
WORDS: Final = tuple(SORTS)
_ASKED: Final[dict[str, Question]] = {
    CARD: "adjust-card",
    HOST: "adjust-host",
    FOE: "adjust-foe",
    SEAT: "adjust-seat",
    PLACE: "adjust-place",
    NUMBER: "adjust-number",
    COUNTER: "adjust-counter",
    AMOUNT: "adjust-amount",
}


def wants_consent(g: Vtes) -> bool:
    """Whether the others must agree to each adjustment. They must, unless the table has chosen otherwise."""
    return g.options.get("consent", "others") == "others"


def _pieces(word: str, chosen: list[int]) -> tuple[int, int, int, int, str]:
    """What an adjustment is about: the card, the other card, the seat, the amount, and the place or the number."""
    minion, host, whom, amount, to = NOBODY, NOBODY, NOBODY, 0, ""
    for part, value in zip(SORTS[word], chosen, strict=True):
        if part == CARD:
            minion = value
        elif part in (HOST, FOE):
            host = value
        elif part == SEAT:
            whom = value
        elif part == AMOUNT:
            amount = value
        else:
            to = adjust.WORDS[value]
    return minion, host, whom, amount, to


def proposal(word: str, chosen: list[int]) -> dict[str, int | str]:
    """The pieces of an adjustment by the names of the fields of `events.Adjusts`."""
    minion, host, whom, amount, to = _pieces(word, chosen)
    return {"how": word, "minion": minion, "host": host, "whom": whom, "amount": amount, "to": to}


class ByHand(Procedure):
    """One use of a card that the players carry out. Repeats for each adjustment.

    `sort` is the adjustment that is being made (below 0: none), `chosen` its pieces, `undo` how to take back the
    adjustments so far, the last one at the end. `agreed` are the seats that agree to all further ones, `waiting` those
    still to be asked.
    """

    __slots__ = ("agreed", "card", "chosen", "count", "seat", "sort", "undo", "waiting")

    STEPS: ClassVar[tuple[str, ...]] = (
        "offer",
        "take",
        "choose",
        "take_piece",
        "propose",
        "consent",
        "agree",
        "do",
        "more",
    )

    def __init__(
        self,
        card: int,
        seat: int,
        sort: int = NOBODY,
        chosen: list[int] | None = None,
        undo: list[list[int]] | None = None,
        agreed: list[int] | None = None,
        waiting: list[int] | None = None,
        count: int = 0,
    ) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.sort = sort
        self.chosen: list[int] = [] if chosen is None else chosen
        self.undo: list[list[int]] = [] if undo is None else undo
        self.agreed: list[int] = [] if agreed is None else agreed
        self.waiting: list[int] = [] if waiting is None else waiting
        self.count = count

    def fork(self) -> ByHand:
        undo = [entry.copy() for entry in self.undo]
        twin = ByHand(
            self.card,
            self.seat,
            self.sort,
            self.chosen.copy(),
            undo,
            self.agreed.copy(),
            self.waiting.copy(),
            self.count,
        )
        return self.resumed(twin)

    # -- which adjustment ---------------------------------------------------------------------------------------

    def offer(self, g: Vtes) -> Signal:
        if g.ousted[self.seat] or self.count >= MOST:
            return DONE
        options: list[Option] = []
        for word, parts in SORTS.items():
            if self._choices(g, word, parts[0], []) if parts else self._is_possible(g, word):
                options.append(answers.ADJUST.of(word))
        return ask(self.seat, "adjust", [*options, PASS], self.card, CLAUSE)

    def _is_possible(self, g: Vtes, word: str) -> bool:
        """Whether an adjustment that is about no card and no seat can be made now."""
        if word == BACK:
            return bool(self.undo)
        return bool(g.library(self.seat)) if word == "search" else g.edge >= 0

    def take(self, g: Vtes) -> Signal:
        if self.got == PASS:
            return DONE
        self.sort = WORDS.index(str(self.got[1]))
        self.chosen = []
        self._show(g)
        return NEXT

    def _show(self, g: Vtes) -> None:
        """Show to all the pieces that the player has chosen so far."""
        word = "" if self.sort < 0 else WORDS[self.sort]
        g.tell(events.Adjusting(seat=self.seat, card=self.card, how=word, chosen=self.chosen.copy()))

    def choose(self, g: Vtes) -> Signal:
        """Ask for the next piece of the adjustment. The player may also pass, which leaves it."""
        word = WORDS[self.sort]
        parts = SORTS[word]
        self.got = ()
        if len(self.chosen) >= len(parts):
            return NEXT
        part = parts[len(self.chosen)]
        options = self._choices(g, word, part, self.chosen)
        return ask(self.seat, _ASKED[part], [*options, PASS], self.card, CLAUSE)

    def take_piece(self, g: Vtes) -> Signal:
        if not self.got:
            return NEXT
        if self.got == PASS:
            return self._leave(g)
        word = str(self.got[0])
        if word == answers.ADJUST_TO.word:
            self.chosen.append(adjust.index_of(str(self.got[1])))
        else:
            self.chosen.append(int(self.got[1]))
        self._show(g)
        return again("choose")

    def _leave(self, g: Vtes) -> Signal:
        self.sort = NOBODY
        self.chosen = []
        self.waiting = []
        self._show(g)
        return again("offer")

    def _choices(self, g: Vtes, word: str, part: str, chosen: list[int]) -> list[Option]:
        if part in (CARD, HOST, FOE):
            return [answers.ADJUST_CARD.of(card) for card in self._cards(g, word, part, chosen)]
        if part == SEAT:
            return [answers.ADJUST_SEAT.of(seat) for seat in adjust.seats(g, word, chosen, self.seat)]
        if part == PLACE:
            return [answers.ADJUST_TO.of(place) for place in adjust.places(g, chosen[0])]
        if part == NUMBER:
            return [answers.ADJUST_TO.of(what) for what in adjust.numbers(g)]
        if part == COUNTER:
            gone = word == "burn-counters"
            names = [name for name in COUNTERS if not gone or g.counters_on(chosen[0], name)]
            return [answers.ADJUST_TO.of(name) for name in names]
        most = min(MOST_AMOUNT, adjust.most(g, word, chosen))
        return [answers.AMOUNT.of(amount) for amount in range(1, most + 1)]

    def _cards(self, g: Vtes, word: str, part: str, chosen: list[int]) -> list[int]:
        in_play = adjust.in_play(g)
        if part == FOE:
            return adjust.foes(g, chosen[0])
        if part == HOST:
            return [card for card in in_play if card != chosen[0] and g.host[card] < 0]
        if word in ("move", "attach"):
            found = [card for card in in_play if word == "move" or not g.is_minion(card)]
            if g.where[self.card] == LIMBO and self.card not in found:
                found.insert(0, self.card)
            for seat in g.clockwise(self.seat):
                found.extend(card for card in g.ash_heap(seat) if word == "move" or not adjust.is_minion_card(g, card))
                if word == "move":
                    found.extend(g.uncontrolled(seat))
            hand = [card for card in g.hand(self.seat) if word == "move" or not adjust.is_minion_card(g, card)]
            return found + hand
        if word == "reveal":
            own = [*g.hand(self.seat), *g.uncontrolled(self.seat), *g.library(self.seat)[-1:]]
            return [card for card in own if g.knows[card] != EVERYBODY]
        return [card for card in in_play if adjust.fits(g, word, card)]

    # -- told to all, and agreed to -----------------------------------------------------------------------------

    def propose(self, g: Vtes) -> Signal:
        """Tell all what the adjustment is before it is made."""
        word = WORDS[self.sort]
        minion, host, whom, amount, to = _pieces(word, self.chosen)
        g.tell(
            events.Adjusts(
                seat=self.seat, card=self.card, how=word, minion=minion, host=host, whom=whom, amount=amount, to=to
            )
        )
        self.waiting = []
        if wants_consent(g):
            self.waiting = [seat for seat in g.clockwise(self.seat) if seat != self.seat and seat not in self.agreed]
        return NEXT

    def consent(self, g: Vtes) -> Signal:
        self.got = ()
        if not self.waiting:
            return NEXT
        options: list[Option] = [answers.AGREE.option, answers.AGREE_ALL.option, answers.OBJECT.option]
        return ask(self.waiting[0], "consent", options, self.card, CLAUSE)

    def agree(self, g: Vtes) -> Signal:
        if not self.got:
            return NEXT
        seat = self.waiting.pop(0)
        if self.got == answers.OBJECT.option:
            g.tell(events.Objects(seat=seat, card=self.card))
            self.count += 1  # counts towards the most adjustments, so that endless refusals end
            return self._leave(g)
        if self.got == answers.AGREE_ALL.option:
            self.agreed.append(seat)
        g.tell(events.Agrees(seat=seat, card=self.card, all=int(seat in self.agreed)))
        return again("consent")

    # -- done ---------------------------------------------------------------------------------------------------

    def do(self, g: Vtes) -> Signal:
        """Make the adjustment that was agreed on. [card.golden.overrides-rules]"""
        word, chosen = WORDS[self.sort], self.chosen
        self.sort = NOBODY
        self.chosen = []
        self.count += 1
        g.due = True
        if word == BACK:
            adjust.take_back(g, self.undo.pop())
        elif word == "fight":
            self.undo = []
            gives_way(g)
            return run(between(g, chosen[0], chosen[1]))
        elif word == "search":
            self.undo = []
            return run(SearchByHand(self.card, self.seat))
        elif word in adjust.IRREVOCABLE:
            self.undo = []
            adjust.make_irrevocable(g, word, chosen, self.seat, self.card)
        else:
            entry = adjust.make(g, word, chosen, self.seat, self.card)
            self.undo = [*self.undo, entry] if entry else []
        return run(DiscardDown(chosen[0])) if word == "draw" else NEXT

    def more(self, g: Vtes) -> Signal:
        return again("offer")


class SearchByHand(Procedure):
    """A Methuselah looks through her library for a card; nobody else learns which one.
    [card.wording.search-may-fail]"""

    __slots__ = ("card", "seat")

    STEPS: ClassVar[tuple[str, ...]] = ("look", "take", "finish")

    def __init__(self, card: int, seat: int) -> None:
        super().__init__()
        self.card = card
        self.seat = seat

    def fork(self) -> SearchByHand:
        return self.resumed(SearchByHand(self.card, self.seat))

    def look(self, g: Vtes) -> Signal:
        """Ask for a card by its face. Copies are alike, and so nobody learns where in the library it lay."""
        found = {g.face[card].name: g.face[card].key for card in g.library(self.seat)}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        clause = "card.wording.search-may-fail"
        return ask(self.seat, "adjust-search", [*options, PASS], self.card, clause, secret=True)

    def take(self, g: Vtes) -> Signal:
        """Take the card that was found, and shuffle. [card.wording.search-shuffle]"""
        if self.got != PASS:
            card = next(card for card in g.library(self.seat) if g.face[card].key == self.got[1])
            g.put(card, HAND, self.seat)
            g.tell(events.Found(card=card, seat=self.seat))
        g.shuffle_faces(LIBRARY, self.seat)
        g.due = True
        return run(DiscardDown(self.seat))

    def finish(self, g: Vtes) -> Signal:
        return DONE
