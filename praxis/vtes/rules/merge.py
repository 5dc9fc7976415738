"""Advanced vampires: merging one version of a vampire with the other.

The pair goes on as the card that was in play, so that whatever is on it or lasts for it stays; the other card lies
under it. The advancement is always on top: if it is the card that comes later, the two cards exchange their faces.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers, events
from praxis.vtes.effects.mode import MERGED
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, stats
from praxis.vtes.model.regions import READY, TORPOR, UNCONTROLLED, VAMPIRE_REGIONS
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import sect, title

TRANSFERS: Final = 4  # [influence.merge.cost]
POOL: Final = 1
ADVANCED: Final = "advanced"


def is_advanced(g: Vtes, card: int) -> bool:
    return ADVANCED in g.face[card].traits


def fit(g: Vtes, one: int, other: int) -> bool:
    """Whether two cards are the two versions of one vampire, neither of them merged yet. [influence.merge.condition]"""
    if g.face[one].name != g.face[other].name or is_advanced(g, one) == is_advanced(g, other):
        return False
    if g.versions.get(one) == MERGED or g.versions.get(other) == MERGED:
        return False
    return bool(g.face[one].types & g.face[other].types & faces.VAMPIRE)


def bar(g: Vtes, seat: int, coming: int, there: int) -> str:
    """The clause that keeps a Methuselah from merging these two cards. It does not look at the transfers that she
    has."""
    if not g.edition.has_merging or not fit(g, coming, there):
        return "influence.merge.condition"
    if g.where[coming] != UNCONTROLLED or g.controller[coming] != seat:
        return "influence.merge.condition"
    if g.where[there] not in (READY, TORPOR) or g.controller[there] != seat:
        return "influence.merge.condition"
    return "" if g.pool[seat] >= POOL else "influence.merge.cost"


def merges(g: Vtes, seat: int) -> list[Option]:
    """The merges that a Methuselah can make; the base card or the advanced one may be in play.

    [influence.merge.condition]
    """
    if not g.edition.has_merging or ADVANCED not in g.borne:
        return []
    return [
        answers.MERGE.of(coming, there)
        for coming in g.uncontrolled(seat)
        for region in VAMPIRE_REGIONS
        for there in g.regions[region][seat]
        if g.face[there].name == g.face[coming].name and not bar(g, seat, coming, there)
    ]


def merge(g: Vtes, seat: int, coming: int, there: int) -> None:
    """Merge an uncontrolled card with the version of the vampire that is in play.

    [influence.merge.cost] [influence.merge.placement] [influence.merge.keeps-state] [influence.merge.effects-follow]
    [influence.merge.is-vampire]
    """
    g.burn_pool(seat, POOL, "influence.merge.cost")
    for other in list(g.on(coming)):
        g.burn(other, "influence.merge.incoming-burned")
    g.bank += g.blood[coming]  # [influence.merge.incoming-burned]
    g.blood[coming] = 0
    joins = is_advanced(g, coming) and g.face[coming].sect != g.face[there].sect
    before, was_anarch = stats.allegiance(g, there), stats.is_anarch(g, there)
    if is_advanced(g, coming):
        g.face = g.face.copy()  # forks share the lists of faces and of owners
        g.face[coming], g.face[there] = g.face[there], g.face[coming]
        g.owner = g.owner.copy()  # each card keeps its owner, under the other's number
        g.owner[coming], g.owner[there] = g.owner[there], g.owner[coming]
    g.attach(coming, there, seat)  # [influence.merge.single-card]
    g.versions[there] = MERGED
    excess = g.blood[there] - g.face[there].capacity
    if excess > 0:
        g.blood[there] -= excess
        g.bank += excess
    g.tell(events.Merged(seat=seat, card=there, base=coming, face=g.face[there].key, blood=g.blood[there]))
    if joins:  # whatever he had become before [influence.merge.precedence]
        g.sects[there] = before
        beside = g.face[there].merged
        sect.change_sect(g, there, (beside.sect if beside is not None else "") or g.face[there].sect)
    elif stats.is_anarch(g, there) != was_anarch:  # by what stands beside the merged icon
        g.happen(facts.SECT, there)
    title.assert_claim(g, there)
