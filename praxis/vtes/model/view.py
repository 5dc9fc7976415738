"""What a seat may know, by white-list, and a whole world made to fit it.

Ids are public everywhere; a face is shown only to those who know it. Procedures in progress hold nothing but ids and
numbers, so the whole stack is shown, but for whose secret decision is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from praxis.effects.work import Work
from praxis.kernel.event import EVERYBODY
from praxis.kernel.game import DecisionView, FrameView
from praxis.kernel.procedure import Procedure, slots_of
from praxis.kernel.rng import Dice
from praxis.kernel.sight import HIDDEN
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.model.regions import ATTACHED, CRYPT, UNCONTROLLED, Counter
from praxis.vtes.model.sights import copied_regions, known_faces, unplaced_faces
from praxis.vtes.model.state import Vtes


class View(msgspec.Struct, frozen=True):
    """A game of V:TES as one seat (or, with -1, a spectator) sees it."""

    seat: int
    edition: str
    options: dict[str, str | int | bool]
    number: int
    turn: int
    pool: list[int]
    vps: list[int]
    ousted: list[int]
    edge: int
    bank: int
    debts: list[int]
    out_of_turn: list[int]
    withdrawing: list[int]
    owner: list[int]
    faces: list[int | None]
    """The key of each card's face, where this seat knows it."""
    knows: list[int]
    """Which seats know each card: everybody sees who looks at what."""
    controller: list[int]
    locked: list[int]
    blood: list[int]
    host: list[int]
    attached: dict[str, list[int]]
    regions: list[list[list[int]]]
    sects: dict[str, str]
    titles: dict[str, str]
    clans: dict[str, str]
    contesting: dict[str, str]
    versions: dict[str, int]
    counters: list[list[int | str]]
    """Named counters: the card (or `~seat`) they lie on, their name, the seat that has put them there, how many."""
    chosen: dict[str, list[int]]
    """What was chosen for cards in play that remember it."""
    lasting: list[list[int]]
    """Changes of numbers that outlast the turn, and what ends them."""
    unreplaced: list[list[int]]
    """Cards that are not replaced yet: whose, which, and until when. All have seen them played."""
    clock: int
    turns: list[int]
    journal: list[list[int]]
    """What happened, of the kinds about which cards ask that this seat owns or all can see."""
    limits: list[int]
    events_played: list[int]
    unseen: list[int]
    """The faces of this seat's own cards that she cannot place: she knows her deck, not its order."""
    stack: list[FrameView]
    decision: DecisionView | None


def view_of(g: Vtes, seat: int) -> View:
    known = known_faces(g, seat)
    return View(
        seat,
        g.edition.name,
        g.options,
        g.number,
        g.turn,
        g.pool.copy(),
        g.vps.copy(),
        g.ousted.copy(),
        g.edge,
        g.bank,
        g.debts.copy(),
        g.out_of_turn.copy(),
        g.withdrawing.copy(),
        g.owner,
        known,
        g.knows.copy(),
        g.controller.copy(),
        g.locked.copy(),
        g.blood.copy(),
        g.host.copy(),
        {str(host): cards.copy() for host, cards in g.attached.items()},
        copied_regions(g),
        {str(card): sect for card, sect in g.sects.items()},
        {str(card): title for card, title in g.titles.items()},
        {str(card): clan for card, clan in g.clans.items()},
        {str(card): claim for card, claim in g.contesting.items()},
        {str(card): mode for card, mode in g.versions.items()},
        g.counters_shown() if g.counters else [],
        {str(card): things.copy() for card, things in g.chosen.items()},
        [entry.copy() for entry in g.lasting],
        [entry.copy() for entry in g.unreplaced],
        g.clock,
        g.turns.copy(),
        _journal(g, seat) if g.journal else [],
        g.limits.copy(),
        g.events_played.copy(),
        unplaced_faces(g, seat, known),
        frames_of(g, seat),
        g.decision_view(seat),
    )


def _journal(g: Vtes, seat: int) -> list[list[int]]:
    """Not the facts that only cards in hidden decks ask about: that they are kept would tell of those cards."""
    asked = g.asked[seat] if seat >= 0 else 0
    for card, mask in enumerate(g.knows):
        if mask == EVERYBODY:
            asked |= g.face[card].definition.recalls
    return [list(fact) for fact in g.journal if asked >> fact[0] & 1]


def frames_of(g: Vtes, seat: int) -> list[FrameView]:
    """What is in progress, all of it but whose secret decision is open."""
    secret = g.decision is not None and g.decision.secret and g.decision.seat != seat
    found: list[FrameView] = []
    for frame in g.stack:
        slots: dict[str, Any] = {name: _plain(getattr(frame, name)) for name in slots_of(type(frame))}
        if secret and frame is g.stack[-1]:
            for name in getattr(type(frame), "HIDES", ()):
                slots[name] = HIDDEN
        if isinstance(frame, Work) and frame.things and (effect := frame.under_way(g)) is not None:
            slots["things"] = effect.shown_things(g, frame, seat).copy()
        found.append(FrameView(type(frame).__name__, frame.at, slots))
    return found


def _plain(value: Any) -> Any:
    """A copy that shares nothing with the game."""
    return [_plain(item) for item in value] if isinstance(value, list) else value


# -- a world that fits -----------------------------------------------------------------------------------------------


Halves = tuple[list[Face], list[Face]]
"""A crypt and a library."""


def fill(g: Vtes, view: View, dice: Dice, face_of: Callable[[int], Face], guess: Callable[[int], Halves]) -> None:
    """Make an empty game look just so to the seat whose view this is; what she cannot know is drawn anew.

    `guess` gives what another Methuselah might hold besides the cards of hers that were seen.
    """
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
    g.owner = list(view.owner)
    g.knows = view.knows.copy()
    g.controller = view.controller.copy()
    g.locked = view.locked.copy()
    g.blood = view.blood.copy()
    g.host = view.host.copy()
    g.attached = {int(host): cards.copy() for host, cards in view.attached.items()}
    g.regions = [[cards.copy() for cards in region] for region in view.regions]
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
    g.where = [ATTACHED] * len(g.owner)
    for region, seats in enumerate(g.regions):
        for cards in seats:
            for card in cards:
                g.where[card] = region
    _deal_unknown(g, view, dice, face_of, guess)
    for card, face in enumerate(g.face):
        g.note_words(face, g.owner[card])
    g.find_wide()
    g.stack = [_frame(shown, view, dice) for shown in view.stack]
    for frame in g.stack:
        if isinstance(frame, Work) and HIDDEN in frame.things and (effect := frame.under_way(g)) is not None:
            effect.guess_things(g, frame, dice)


def counters_of(view: View) -> dict[Counter, int]:
    return {(int(on), str(name), int(owner)): int(count) for on, name, owner, count in view.counters}


def ask_anew(g: Vtes, view: View, dice: Dice) -> None:
    """Open the question of the view again. Whose a secret one is, is drawn among those who could have it: one with
    something to do that all can see is not asked in secret."""
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


def _deal_unknown(
    g: Vtes, view: View, dice: Dice, face_of: Callable[[int], Face], guess: Callable[[int], Halves]
) -> None:
    own = [face_of(key) for key in view.unseen]
    halves: dict[int, Halves] = {
        view.seat: (
            [face for face in own if face.types & faces.CRYPT],
            [face for face in own if not face.types & faces.CRYPT],
        )
    }
    piles: dict[tuple[int, bool], list[Face]] = {}
    g.face = []
    for card, key in enumerate(view.faces):
        if key is not None:
            g.face.append(face_of(key))
            continue
        owner = view.owner[card]
        in_crypt = g.where[card] in (CRYPT, UNCONTROLLED)
        pile = piles.get((owner, in_crypt))
        if not pile:  # not yet shuffled, or a guess that has fewer cards than she
            if owner not in halves:
                halves[owner] = guess(owner)
            pile = piles[owner, in_crypt] = halves[owner][0 if in_crypt else 1].copy()
            _shuffle(pile, dice)
        g.face.append(pile.pop())


def _shuffle(items: list[Face], dice: Dice) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = dice.below(i + 1)
        items[i], items[j] = items[j], items[i]


_PROCEDURES: Final[dict[str, type[Procedure]]] = {}


def procedure_named(name: str) -> type[Procedure]:
    """A procedure class of this game by its name."""
    if name not in _PROCEDURES:
        waiting: list[type[Procedure]] = [Procedure]
        while waiting:
            cls = waiting.pop()
            waiting.extend(cls.__subclasses__())
            if cls.__module__.startswith("praxis.vtes."):
                _PROCEDURES[cls.__name__] = cls
    return _PROCEDURES[name]


def _frame(shown: FrameView, view: View, dice: Dice) -> Procedure:
    frame: Any = frame_of(shown)
    for name in getattr(type(frame), "HIDES", ()):
        if getattr(frame, name) == HIDDEN:
            others = [i for i, seat in enumerate(frame.seats) if seat != view.seat]
            setattr(frame, name, others[dice.below(len(others))] if others else 0)
    found: Procedure = frame
    return found


def frame_of(shown: FrameView) -> Procedure:
    """A procedure as a view shows it."""
    frame = procedure_named(shown.name)(**{name: _plain(value) for name, value in shown.slots.items()})
    frame.at = shown.at
    return frame
