"""Traits of minions: scarce, sterile, Red List, vulnerable. A trait that matters in one chapter only stands in that
chapter."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers, events
from praxis.vtes.effects.mode import Mode
from praxis.vtes.model import spans, stats
from praxis.vtes.model.regions import MINION_REGIONS, VAMPIRE_REGIONS
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules.trophy import RED_LIST, is_red_list

SCARCE_COST: Final = 3  # [trait.scarce.pool-cost]


# -- scarce and sterile -----------------------------------------------------------------------------------------------


def pay_scarce(g: Vtes, vampire: int, seat: int, by_influence: bool) -> None:
    """Burn the pool that a scarce vampire costs as he becomes ready, for each vampire of his clan that the edition
    counts.

    [trait.scarce.pool-cost]
    """
    if not stats.has_trait(g, vampire, "scarce") or (g.edition.scarce_only_by_influence and not by_influence):
        return
    clan = stats.clan(g, vampire)
    mates = [
        other
        for whose in (g.seated() if g.edition.scarce_counts_all else [seat])
        for region in VAMPIRE_REGIONS
        for other in g.regions[region][whose]
        if other != vampire and g.is_vampire(other) and stats.clan(g, other) == clan
    ]
    g.burn_pool(seat, SCARCE_COST * len(mates), "trait.scarce.pool-cost")


def sterile_bar(g: Vtes, minion: int, mode: Mode) -> str:
    """The clause that keeps a sterile vampire from putting a new vampire into play. [trait.sterile.no-new-vampires]"""
    if mode.makes_vampire and stats.has_trait(g, minion, "sterile"):
        return "trait.sterile.no-new-vampires"
    return ""


# -- Red List ---------------------------------------------------------------------------------------------------------


def markable(g: Vtes, seat: int) -> list[Option]:
    """The Red List minions that a master phase action could mark. [trait.red-list.mark]"""
    if not g.edition.has_red_list or RED_LIST not in g.borne:
        return []
    found: list[Option] = []
    for other in range(g.seats):
        if not g.ousted[other]:
            for region in MINION_REGIONS:
                for minion in g.regions[region][other]:
                    if is_red_list(g, minion) and not is_marked(g, seat, minion):
                        found.append(answers.MARK.of(minion))
    return found


def mark(g: Vtes, seat: int, minion: int) -> None:
    """Mark a Red List minion until the end of the turn. [trait.red-list.mark]"""
    with_mod(g.turn_span(), spans.MARKED, minion, 1 << seat)
    g.tell(events.Marked(seat=seat, card=minion, clause="trait.red-list.mark"))


def is_marked(g: Vtes, seat: int, minion: int) -> bool:
    return any(mod[0] == spans.MARKED and mod[1] == minion and mod[2] == 1 << seat for mod in g.turn_span().mods)


# -- vulnerability ----------------------------------------------------------------------------------------------------


def is_vulnerable(g: Vtes, vampire: int, weapon: int) -> bool:
    """Whether damage from that weapon is aggravated to him: the trait ``vulnerable to wood``, say.

    [trait.vulnerability.aggravated]
    """
    if weapon < 0 or not g.edition.has_vulnerability or not g.is_vampire(vampire):
        return False
    traits = g.face[weapon].traits
    return "weapon" in traits and any(f"vulnerable to {trait}" in g.face[vampire].traits for trait in traits)
