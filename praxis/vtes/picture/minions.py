"""Minions in numbers, and what each number is made of."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.vtes.effects.standing_numbers import ON, OWN
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.face import BLANK
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import CONTESTED, INCAPACITATED, READY, TORPOR, UNCONTROLLED, WAITING
from praxis.vtes.model.spans import ActionSpan, Span
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.title import contest_cost

_REGIONS: Final = (READY, TORPOR, WAITING, INCAPACITATED, CONTESTED, UNCONTROLLED)
_TOLD: Final = (
    spans.STEALTH,
    spans.INTERCEPT,
    spans.BLEED,
    spans.STRENGTH,
    spans.HUNT,
    spans.VOTES,
    spans.BALLOTS,
    spans.CAPACITY,
)
"""The numbers of a minion whose parts are told."""


class Part(msgspec.Struct, frozen=True, array_like=True):
    """One modifier of a minion's number."""

    what: str
    amount: int
    card: int
    """Where it comes from; -1 if from no card."""
    lasts: str
    """What it is gone with: ``turn``, ``action``, ``referendum``, ``combat``, ``round``, or empty while in play."""


class Minion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A minion, or a crypt card that waits, as its reader knows it."""

    capacity: int = 0
    clan: str = ""
    sect: str = ""
    title: str = ""
    disciplines: list[str] = []
    """The best level of each."""
    bleed: int = 1
    strength: int = 1
    stealth: int = 0
    intercept: int = 0
    votes: int = 0
    ballots: int = 0
    awake: bool = False
    """Locked, but may block and react."""
    marks: list[str] = []
    """What sets him apart: ``anarch``, ``contested``, ``infernal``, ``red list`` …"""
    contest: int = 0
    """The blood that it costs him to contest his title."""
    parts: list[Part] = []


def minions(g: Vtes) -> dict[str, Minion]:
    found: dict[str, Minion] = {}
    for region in _REGIONS:
        for cards in g.regions[region]:
            for card in cards:
                if g.face[card] is not BLANK and (region == UNCONTROLLED or g.is_minion(card)):
                    found[str(card)] = _minion(g, card)
    return found


def _minion(g: Vtes, card: int) -> Minion:
    vampire = bool(g.face[card].types & faces.CRYPT)
    return Minion(
        capacity=stats.capacity(g, card) if vampire else 0,
        clan=stats.clan(g, card),
        sect=stats.sect(g, card),
        title=stats.title(g, card),
        disciplines=best(stats.disciplines(g, card)),
        bleed=stats.bleed(g, card),
        strength=stats.strength(g, card),
        stealth=stats.stealth(g, card),
        intercept=stats.intercept(g, card),
        votes=stats.votes(g, card),
        ballots=stats.ballots(g, card),
        awake=bool(g.locked[card]) and stats.is_awake(g, card),
        marks=marks(g, card),
        contest=contest_cost(g, card) if card in g.contesting else 0,
        parts=parts(g, card),
    )


def best(levels: frozenset[str]) -> list[str]:
    """The best level of each Discipline: a superior level comes with the basic one, which need not be named then."""
    return sorted((code for code in levels if code.isupper() or code.upper() not in levels), key=str.lower)


_MARKED: Final = ("black hand", "blood cursed", "infernal", "red list", "scarce", "slave", "sterile", "flight")


def marks(g: Vtes, card: int) -> list[str]:
    """What sets a minion apart."""
    found = [trait for trait in _MARKED if stats.has_trait(g, card, trait)]
    if stats.is_anarch(g, card) and stats.sect(g, card) != "Anarch":
        found.append("anarch")
    if card in g.contesting:
        found.append("contested")
    return found


def parts(g: Vtes, minion: int) -> list[Part]:
    """The modifiers of a minion's numbers."""
    found: list[Part] = []
    for gives in g.face[minion].definition.gives:
        if gives.reach == OWN and g.came_as(minion, gives.version):
            _add(found, gives.what, gives.amount, minion, "")
    for card in g.on(minion):
        for gives in g.face[card].definition.gives:
            of_base = gives.reach == OWN and g.is_base(card)
            if (gives.reach == ON or of_base) and g.came_as(card, gives.version):
                _add(found, gives.what, gives.amount, card, "")
    for frame in g.stack:
        if isinstance(frame, Span):
            for what, who, amount, card in frame.mods:
                if who == minion:
                    _add(found, what, amount, card, _lasting(frame))
    for gives, c, frame in stats.hung_on(g, minion):
        _add(found, gives.what, gives.n.of(g, c), c.card, _lasting(frame))
    return found


def _add(found: list[Part], what: int, amount: int, card: int, lasts: str) -> None:
    if what in _TOLD and amount:
        found.append(Part(spans.WHAT_WORDS[what], amount, card, lasts))


def _lasting(span: Span) -> str:
    if isinstance(span, ActionSpan):
        return "action"
    if isinstance(span, ReferendumSpan):
        return "referendum"
    if isinstance(span, RoundSpan):
        return "round"
    return "combat" if isinstance(span, CombatSpan) else "turn"
