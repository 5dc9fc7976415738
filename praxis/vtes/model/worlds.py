"""A whole world made to fit what one seat sees: what she cannot know is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from praxis.effects.work import Work
from praxis.kernel.procedure import Procedure
from praxis.kernel.rng import Dice
from praxis.kernel.sight import HIDDEN
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.model.regions import ATTACHED, CRYPT, UNCONTROLLED, Counter
from praxis.vtes.model.state import Vtes

if TYPE_CHECKING:
    from praxis.kernel.game import FrameView
    from praxis.vtes.model.view import View

Halves = tuple[list[Face], list[Face]]
"""A crypt and a library."""
Guess = Callable[[list[Face], bool, bool], Halves]
"""A deck that somebody might play of whom these cards were seen: official cards or not, with the Imbued or without."""


def fill(g: Vtes, view: View, dice: Dice, face_of: Callable[[int], Face], guess: Guess) -> None:
    """Fill an empty game so that its view for this seat is the given one."""
    g.number = view.number
    g.turn = view.turn
    g.pool = view.pool.copy()
    g.vps = view.vps.copy()
    g.ousted = view.ousted.copy()
    g.edge = view.edge
    g.bank = view.bank
    g.debts = view.debts.copy()
    g.out_of_turn = view.out_of_turn.copy()
    g.withdrawing = view.withdrawing.copy()
    g.timed = view.timed
    g.owner = view.owner
    g.knows = view.knows.copy()
    g.controller = view.controller
    g.locked = view.locked.copy()
    g.blood = view.blood.copy()
    g.host = view.host
    g.attached = {int(host): cards for host, cards in view.attached.items()}
    g.regions = [seats.copy() for seats in view.regions]
    g.sects = {int(card): sect for card, sect in view.sects.items()}
    g.titles = {int(card): title for card, title in view.titles.items()}
    g.clans = {int(card): clan for card, clan in view.clans.items()}
    g.contesting = {int(card): claim for card, claim in view.contesting.items()}
    g.versions = {int(card): mode for card, mode in view.versions.items()}
    g.counters = counters_of(view)
    g.chosen = {int(card): things.copy() for card, things in view.chosen.items()}
    g.lasting = [entry.copy() for entry in view.lasting]
    g.unreplaced = [entry.copy() for entry in view.unreplaced]
    g.clock = view.clock
    g.turns = view.turns.copy()
    g.journal = [(kind, who, whom, n, card, when) for kind, who, whom, n, card, when in view.journal]
    g.limits = view.limits.copy()
    g.events_played = view.events_played.copy()
    g.total = sum(g.pool) + sum(g.blood) + g.bank
    place(g)
    _deal(g, view, dice, face_of, guess)
    for card, face in enumerate(g.face):
        g.note_words(face, g.owner[card])
    g.find_standing()
    g.find_wide()
    g.stack = [_frame(shown, view, dice) for shown in view.stack]
    g.knows_spans = False
    for frame in g.stack:
        if isinstance(frame, Work) and HIDDEN in frame.things and (effect := frame.under_way(g)) is not None:
            effect.guess_things(g, frame, dice)


def counters_of(view: View) -> dict[Counter, int]:
    return {(int(on), str(name), int(owner)): int(count) for on, name, owner, count in view.counters}


def place(g: Vtes) -> None:
    """Note for each card in which region it lies."""
    where = [ATTACHED] * len(g.owner)
    for region, seats in enumerate(g.regions):
        for cards in seats:
            for card in cards:
                where[card] = region
    g.where = where


def ask_anew(g: Vtes, view: View, dice: Dice) -> None:
    """Open the question of the view again.

    If the question is secret, the seat that is asked is drawn among those who could be asked. A seat whose options all
    can see is not asked in secret.
    """
    g.reopen()
    decision = view.decision
    if decision is None or decision.seat is not None:
        return
    frame: Any = g.stack[-1]
    for name in getattr(type(frame), "HIDES", ()):
        others = [i for i, seat in enumerate(frame.seats) if seat != view.seat and not g.ousted[seat]]
        while others and (g.decision is None or not g.decision.secret):
            setattr(frame, name, others.pop(dice.below(len(others))))
            g.reopen()


# -- the cards ---------------------------------------------------------------------------------------------------------


def _deal(g: Vtes, view: View, dice: Dice, face_of: Callable[[int], Face], guess: Guess) -> None:
    """Give every card that the seat does not know a face out of what its owner might still have."""
    shown: list[int | None] = view.faces
    own = [face_of(key) for key in view.unseen]
    seen: list[list[Face]] = [[] for _ in range(g.seats)]
    table: list[Face | None] = []
    for card, key in enumerate(shown):
        face = None if key is None else face_of(key)
        table.append(face)
        if face is not None:
            seen[g.owner[card]].append(face.origin or face)
    official, imbued = _sort_of_cards(own, table)
    piles: list[list[Face]] = [[] for _ in range(2 * g.seats)]
    left: dict[int, Halves] = {
        view.seat: (
            [face for face in own if face.types & faces.CRYPT],
            [face for face in own if not face.types & faces.CRYPT],
        )
    }
    random = Random(dice.below(1 << 62))
    found: list[Face] = []
    for card, face in enumerate(table):
        if face is None:
            owner = g.owner[card]
            half = 0 if g.where[card] in (CRYPT, UNCONTROLLED) else 1
            pile = piles[2 * owner + half]
            if not pile:  # not dealt from yet, or used up: the guessed deck has fewer cards than hers
                if owner not in left:
                    left[owner] = _without(guess(seen[owner], official, imbued), seen[owner])
                pile = left[owner][half].copy()
                _shuffle(pile, random)
                piles[2 * owner + half] = pile
            face = pile.pop()
        found.append(face)
    g.face = found


def _sort_of_cards(own: list[Face], table: list[Face | None]) -> tuple[bool, bool]:
    """Whether the cards of this game are official ones, and whether the Imbued are among them, by all cards that were
    seen."""
    official, imbued = True, False
    for face in own:
        official = official and face.key >= 0
        imbued = imbued or bool(face.types & faces.IMBUED_CARDS)
    for known in table:
        if known is not None:
            official = official and known.key >= 0
            imbued = imbued or bool(known.types & faces.IMBUED_CARDS)
    return official, imbued


def _without(deck: Halves, seen: list[Face]) -> Halves:
    """A deck without the cards that were seen. A half of which nothing would be left stays whole."""
    copies: dict[int, int] = {}
    for face in seen:
        copies[face.key] = copies.get(face.key, 0) + 1
    crypt, library = _rest(deck[0], copies), _rest(deck[1], copies)
    return crypt or deck[0], library or deck[1]


def _rest(half: list[Face], copies: dict[int, int]) -> list[Face]:
    rest: list[Face] = []
    for face in half:
        count = copies.get(face.key, 0)
        if count:
            copies[face.key] = count - 1
        else:
            rest.append(face)
    return rest


def _shuffle(items: list[Face], random: Random) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = int(random.random() * (i + 1))
        items[i], items[j] = items[j], items[i]


# -- what is in progress ---------------------------------------------------------------------------------------------


_PROCEDURES: Final[dict[str, type[Procedure]]] = {}


def procedures() -> dict[str, type[Procedure]]:
    """All procedure classes of this game by name, as far as their modules are loaded."""
    waiting: list[Any] = [Procedure]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if cls.__module__.startswith("praxis.vtes."):
            _PROCEDURES[cls.__name__] = cls
    return _PROCEDURES


def procedure_named(name: str) -> type[Procedure]:
    """A procedure class of this game by its name."""
    found = _PROCEDURES.get(name)
    return procedures()[name] if found is None else found


def _frame(shown: FrameView, view: View, dice: Dice) -> Procedure:
    frame: Any = frame_of(shown)
    for name in getattr(type(frame), "HIDES", ()):
        if getattr(frame, name) == HIDDEN:
            others = [i for i, seat in enumerate(frame.seats) if seat != view.seat]
            setattr(frame, name, others[dice.below(len(others))] if others else 0)
    found: Procedure = frame
    return found


def frame_of(shown: FrameView) -> Procedure:
    """The procedure that a frame of a view shows."""
    cls: Any = procedure_named(shown.name)
    frame: Procedure = cls(**{name: plain(value) for name, value in shown.slots.items()})
    frame.at = shown.at
    return frame


def plain(value: Any) -> Any:
    """A copy of a value that shares nothing with the value."""
    return [plain(item) for item in value] if isinstance(value, list) else value
