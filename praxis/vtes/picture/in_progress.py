"""What is in progress, in the form in which a board draws it: actions, combats, referendums, cards being played."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from praxis.effects.scope import Scope
from praxis.kernel.game import FrameView
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import spans, stats
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.face import BLANK
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.model.spans import NOBODY, ActionSpan, Playing
from praxis.vtes.model.state import Vtes
from praxis.vtes.model.view import View
from praxis.vtes.rules import blockers, contest, strike, title, votes
from praxis.vtes.rules.bloodhunt import BloodHunt
from praxis.vtes.rules.by_hand import WORDS, ByHand
from praxis.vtes.rules.combat import Round
from praxis.vtes.rules.damage import DamageResolution
from praxis.vtes.rules.diablerie import Diablerie
from praxis.vtes.rules.playing import UseCard
from praxis.vtes.rules.politics import Referendum


class Acting(msgspec.Struct, frozen=True, tag="action", omit_defaults=True):
    """An action from its announcement to its end."""

    actor: int
    seat: int
    kind: str
    card: int = NOBODY
    target: int = NOBODY
    victims: list[int] = []
    stealth: int = 0
    blocker: int = NOBODY
    intercept: int = 0
    undecided: list[int] = []
    """The seats that may still block, in their order."""
    able: list[int] = []
    """The minions that could block, by public facts."""
    declined: list[int] = []
    outcome: str = ""
    """``succeeded``, ``blocked``, ``cancelled`` or ``ended``; empty while it is open."""
    bleed: int = 0
    """For how much it bleeds now, if it does."""
    bled: bool = False
    """The bleed is resolved: the pool that the victim has is what is left of it."""
    raised: bool = False
    """A limited modifier has raised the bleed: no other one can. [action.bleed.limited]"""
    blood: int = 0
    pool: int = 0
    """What the action costs."""


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A strike that has been chosen."""

    how: str
    amount: int = 0
    card: int = NOBODY
    at: int = NOBODY
    flags: list[str] = []


class Fight(msgspec.Struct, frozen=True, tag="combat", omit_defaults=True):
    """A combat."""

    acting: int
    opposing: int
    round: int = 0
    step: str = ""
    """``range``, ``strikes``, ``damage``, ``press`` or ``end``; empty before the first round and after the last."""
    long: bool = False
    pair: int = 0
    first: Blow | None = None
    second: Blow | None = None
    wounds: list[list[int]] = []
    """Damage yet to be suffered: who, ordinary, aggravated, from what."""
    wounded: int = NOBODY
    """Whose damage may be prevented right now."""


class Poll(msgspec.Struct, frozen=True, tag="referendum", omit_defaults=True):
    """A referendum, or the polling on a blood hunt."""

    caller: int
    card: int = NOBODY
    actor: int = NOBODY
    step: str = "terms"
    """``terms``, ``before`` the votes, ``polling`` or ``over``."""
    terms: list[int] = []
    of_seats: bool = False
    """The terms are Methuselahs, not cards."""
    favour: int = 0
    against: int = 0
    by_seat: list[list[int]] = []
    """Votes for and against of each seat, and those that she could still cast in the sight of all."""
    hunt: bool = False
    """Whether it is a blood hunt on the actor."""
    points: int = 0
    """How many points of the terms are still to be allocated."""
    apart: int = 0
    """Among how many whom the terms do not name yet these points must go at least."""
    each: int = 0
    """How many points one can have at most; 0: as many as there are."""


class Shown(msgspec.Struct, frozen=True, tag="card", omit_defaults=True):
    """A card that is being played or used."""

    card: int
    seat: int
    minion: int = NOBODY
    target: int = NOBODY
    at_seat: bool = False
    """The target is a Methuselah."""
    used: bool = False
    """The card is used, not played: it is in play already."""


class Feast(msgspec.Struct, frozen=True, tag="diablerie"):
    """Diablerie, or the question whether its committer is hunted."""

    diablerist: int
    victim: int = NOBODY


class Contest(msgspec.Struct, frozen=True, tag="contest", omit_defaults=True):
    """A unique card or a title that several claim, while one of them must pay for it or yield."""

    seat: int
    card: int
    title: str = ""
    """What is contested, if it is a title."""
    rivals: list[int] = []
    """The cards of the others that claim the same."""
    pool: int = 0
    blood: int = 0
    """What it costs to go on."""


class Adjusting(msgspec.Struct, frozen=True, tag="by-hand", omit_defaults=True):
    """A card that the players carry out by hand."""

    card: int
    seat: int
    how: str = ""
    """The sort of change that is being made."""
    waiting: list[int] = []
    """Those who have not agreed to it yet."""
    steps: int = 0


Going = Acting | Fight | Poll | Shown | Feast | Contest | Adjusting

_OUTCOMES: Final = {
    ActionSpan.SUCCESS: "succeeded",
    ActionSpan.BLOCKED: "blocked",
    ActionSpan.CANCELLED: "cancelled",
    ActionSpan.ENDED: "ended",
    ActionSpan.UNPAID: "ended",
}
_FLAGS: Final = {
    strike.RANGED: "ranged",
    strike.FIRST: "first",
    strike.AGGRAVATED: "aggravated",
    strike.WITH_STRENGTH: "strength",
}
_STRIKES: Final = Round.STEPS.index("first_chooses")
_PRESS: Final = Round.STEPS.index("press_step")
_END: Final = Round.STEPS.index("end_of_round")
_TERMS: Final = Referendum.STEPS.index("tell_terms")
_POLL: Final = Referendum.STEPS.index("poll")
_RESULT: Final = Referendum.STEPS.index("result")


def in_progress(g: Vtes, view: View) -> list[Going]:
    found: list[Going] = []
    for at, frame in enumerate(g.stack):
        going = _going(g, frame, view.stack[at + 1 :])
        if going is not None:
            found.append(going)
    decision = view.decision
    if decision is not None and decision.kind == "contest" and decision.seat is not None:
        found.extend(_contest(g, decision.seat, card) for card in contest.open_contests(g, decision.seat))
    return found


def _contest(g: Vtes, seat: int, card: int) -> Contest:
    """The contest of a card or of a vampire's title. [contest.card.cost] [contest.title.cost]"""
    if g.where[card] == CONTESTED:
        return Contest(seat, card, rivals=contest.rivals(g, card), pool=1)
    rivals, cost = title.rivals_of(g, card), title.contest_cost(g, card)
    return Contest(seat, card, title=stats.held_title(g, card), rivals=rivals, blood=cost)


def _going(g: Vtes, frame: Any, inner: list[FrameView]) -> Going | None:
    if isinstance(frame, ActionSpan):
        return _acting(g, frame)
    if isinstance(frame, CombatSpan):
        return _fight(g, frame)
    if isinstance(frame, ReferendumSpan):
        return _poll(g, frame, bool(inner))
    if isinstance(frame, Playing | UseCard):
        used = isinstance(frame, UseCard)
        return Shown(
            frame.card,
            frame.seat,
            frame.minion,
            frame.targets[0] if frame.targets else NOBODY,
            _aims_at_seats(g, frame.card, frame.mode),
            used,
        )
    if isinstance(frame, ByHand):
        how = "" if frame.sort < 0 else WORDS[frame.sort]
        return Adjusting(frame.card, frame.seat, how, frame.waiting, frame.count)
    if isinstance(frame, Diablerie):
        return Feast(frame.diablerist, frame.victim)
    return Feast(frame.diablerist) if isinstance(frame, BloodHunt) else None


def _aims_at_seats(g: Vtes, card: int, mode: int) -> bool:
    if card < 0 or g.face[card] is BLANK:
        return False
    selectors = mode_of(g, card, mode).targets
    return bool(selectors) and all(selector.is_seat() for selector in selectors)


def _acting(g: Vtes, action: ActionSpan) -> Acting:
    open_ = not action.outcome
    waiting = blockers.undecided(g, action) if open_ else []
    return Acting(
        actor=action.actor,
        seat=action.seat,
        kind=action.kind,
        card=action.card,
        target=action.target,
        victims=action.victims,
        stealth=stats.stealth(g, action.actor),
        blocker=action.blocker,
        intercept=stats.intercept(g, action.blocker) if action.blocker >= 0 else 0,
        undecided=waiting,
        able=[minion for seat in waiting for minion in blockers.able(g, seat, action)],
        declined=action.declined,
        outcome=_OUTCOMES.get(action.outcome, ""),
        bleed=stats.bleed(g, action.actor) if action.kind == "bleed" else 0,
        bled=any(mod[0] == spans.BLED for mod in action.mods),
        raised=g.modified(spans.BLEED_RAISED, action.actor) > 0,
        blood=action.blood,
        pool=action.pool,
    )


def _fight(g: Vtes, combat: CombatSpan) -> Fight:
    round_: Any = None
    damage: DamageResolution | None = None
    for frame in g.stack:
        if isinstance(frame, RoundSpan):
            round_ = frame
        elif isinstance(frame, DamageResolution):
            damage = frame
    if round_ is None or round_.acting not in (combat.acting, combat.opposing):
        return Fight(combat.acting, combat.opposing, combat.rounds)
    wounds = round_.pending if damage is None else damage.blows[damage.index :]
    return Fight(
        acting=combat.acting,
        opposing=combat.opposing,
        round=combat.rounds,
        step="damage" if damage is not None else _step(round_.at - 1),
        long=bool(round_.long),
        pair=round_.pair,
        first=_blow(round_.first),
        second=_blow(round_.second),
        wounds=[list(blow[:4]) for blow in wounds if blow[1] + blow[2] > 0],
        wounded=damage.blows[damage.index][0] if damage is not None and damage.index < len(damage.blows) else NOBODY,
    )


def _step(at: int) -> str:
    """The step that is in progress: a procedure that runs another has moved its counter past the step."""
    if at >= _END:
        return "end"
    if at >= _PRESS:
        return "press"
    return "strikes" if at >= _STRIKES else "range"


def _blow(chosen: list[int | str]) -> Blow | None:
    if not chosen:
        return None
    flags = int(chosen[strike.FLAGS])
    return Blow(
        how=str(chosen[strike.KIND]),
        amount=int(chosen[strike.AMOUNT]),
        card=int(chosen[strike.CARD]),
        at=int(chosen[strike.TARGET]) if len(chosen) > strike.TARGET else NOBODY,
        flags=[word for flag, word in _FLAGS.items() if flags & flag],
    )


def _poll(g: Vtes, poll: ReferendumSpan, inner: bool) -> Poll:
    at = poll.at - (1 if inner else 0)
    step = "terms" if at < _TERMS else "before" if at < _POLL else "polling" if at < _RESULT else "over"
    points, apart, each = _points(g, poll) if step == "terms" else (0, 0, 0)
    return Poll(
        caller=poll.caller,
        card=poll.card,
        actor=poll.actor if poll.card != NOBODY else _hunted(g),
        step=step,
        terms=_terms(g, poll),
        of_seats=_aims_at_seats(g, poll.card, poll.mode),
        favour=poll.favour,
        against=poll.against,
        by_seat=[_votes(g, poll, seat) for seat in range(g.seats)],
        hunt=poll.card == NOBODY,
        points=points,
        apart=apart,
        each=each,
    )


def _hunted(g: Vtes) -> int:
    """The vampire on whom a blood hunt may be called."""
    for frame in reversed(g.stack):
        if isinstance(frame, BloodHunt):
            return frame.diablerist
    return NOBODY


def _terms(g: Vtes, poll: ReferendumSpan) -> list[int]:
    if poll.card < 0 or g.face[poll.card] is BLANK:
        return poll.terms
    return poll.told(mode_of(g, poll.card, poll.mode))


def _points(g: Vtes, poll: ReferendumSpan) -> tuple[int, int, int]:
    """How many points are still to be allocated, among how many new things at least, and how many one thing can
    have."""
    if poll.card < 0 or g.face[poll.card] is BLANK:
        return 0, 0, 0
    selectors = mode_of(g, poll.card, poll.mode).targets
    if len(poll.split) >= len(selectors):
        return 0, 0, 0
    selector = selectors[len(poll.split)]
    most = selector.each_most()
    if most <= 1:
        return 0, 0, 0
    taken = poll.terms_of(len(poll.split))
    points = selector.points(g, Scope(poll.card, poll.caller, poll.actor, poll.chosen()))
    left = max(0, points - len(taken))
    return left, max(0, selector.different() - len(set(taken))), most if most < points else 0


def _votes(g: Vtes, poll: ReferendumSpan, seat: int) -> list[int]:
    """The votes of a seat: for, against, and those that it could still cast by public facts."""
    found = [0, 0, 0]
    for kind, number, side, cast, *_ in poll.cast:
        owner = number
        if kind == votes.MINION:
            owner = g.controller[number]
        elif kind == votes.GAINED:
            owner = next((who for who, card, _ in poll.gained if card == number), NOBODY)
        if owner == seat:
            found[side] += cast
    found[2] = sum(votes.left_of(g, poll, minion)[0] for minion in g.ready(seat))
    found[2] += 1 if g.edge == seat else 0
    found[2] += sum(n for who, card, n in poll.gained if who == seat and votes.entry(poll, votes.GAINED, card) is None)
    return found
