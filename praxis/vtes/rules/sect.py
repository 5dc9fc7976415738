"""Sects and clans that change in play."""

from __future__ import annotations

from praxis.vtes import events
from praxis.vtes.model import affiliations, facts, stats
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import title


def change_sect(g: Vtes, vampire: int, sect: str) -> None:
    """Move a vampire to another sect; he keeps his clan. [sect.membership.exactly-one] [sect.clan.kept-on-sect-change]

    An anarch is no anarch any more. Where anarchs are Independent, becoming Independent is no change for them.
    [sect.anarch.lost-on-sect-change]
    """
    if stats.sect(g, vampire) == sect:
        return
    g.sects[vampire] = sect
    g.tell(events.Sect(card=vampire, sect=stats.sect(g, vampire), clause="sect.membership.exactly-one"))
    g.happen(facts.SECT, vampire)
    title.reconsider(g, vampire)


def become_anarch(g: Vtes, vampire: int, clause: str) -> None:
    """Make a vampire an anarch, by his own action or by a card. By edition, anarchs are a sect or a kind of
    Independents.

    [sect.anarch.by-card] [action.anarch.effect] [sect.anarch.status]
    """
    if not g.edition.has_anarchs or stats.is_anarch(g, vampire):
        return
    g.sects[vampire] = affiliations.ANARCH
    g.tell(events.Anarch(card=vampire, sect=stats.sect(g, vampire), clause=clause))
    g.happen(facts.SECT, vampire)
    title.reconsider(g, vampire)


def change_clan(g: Vtes, vampire: int, clan: str) -> None:
    """Change a vampire's clan. Up to 2012 his sect changes with it. [sect.clan.change-changes-sect]"""
    g.clans[vampire] = clan
    g.tell(events.Clan(card=vampire, clan=clan))
    if g.edition.clan_changes_sect:
        change_sect(g, vampire, g.edition.sect_of_clan(clan))
    title.reconsider(g, vampire)
