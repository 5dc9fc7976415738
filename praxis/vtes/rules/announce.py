"""Which actions a minion may announce now, and the clause that forbids each of the others."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.effects import base, forbidding
from praxis.vtes.effects.base import Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.standing import CAMARILLA
from praxis.vtes.model.state import INCAPACITATED, READY, TORPOR, Vtes
from praxis.vtes.rules.diablerie import diablerie_bar
from praxis.vtes.rules.imbued import victims
from praxis.vtes.rules.requirement import bar
from praxis.vtes.rules.slave import is_bound
from praxis.vtes.rules.torpor import LEAVE_COST, RESCUE_COST
from praxis.vtes.rules.trait import hunts_down, sterile_bar
from praxis.vtes.rules.window import chances

ANARCH_COST: Final = 2  # [action.anarch.cost]


def repeat_word(g: Vtes, card: int, mode: int) -> str:
    """What counts as the same action: a card by its name, an ability by its card in play. [minion.repeat.other-copy]"""
    return f"play {g.face[card].name}" if mode >= 0 else f"use {card} {mode}"


def kind_of_card(g: Vtes, card: int, mode: int) -> str:
    """Which kind of action a card gives."""
    reach = mode_of(g, card, mode).reach
    if reach:
        return reach
    types = g.face[card].types
    if mode < 0:
        return "ability"
    if types & faces.POLITICAL:
        return "political"
    if types & faces.EQUIPMENT:
        return "equip"
    if types & faces.RETAINER:
        return "employ"
    if types & faces.ALLY:
        return "recruit"
    if types & faces.POWER:
        return "power"
    return "card"


# -- what forbids an action -------------------------------------------------------------------------------------------


def act_bar(g: Vtes, minion: int) -> str:
    """The clause that keeps a minion from taking any action now; empty if none does."""
    if g.where[minion] == TORPOR and not g.locked[minion]:
        return "torpor.state.only-leave-action"
    if g.modified(spans.CANNOT_ACT, minion) or (g.face[minion].types & faces.ALLY and g.where[minion] != READY):
        return "action.ally.cannot-act-this-turn"
    if g.where[minion] != READY or g.locked[minion]:
        return "minion.act.ready-untapped"
    return bars(g, forbidding.ACT, minion)


def bleed_bar(g: Vtes, seat: int, minion: int) -> str:
    """[minion.repeat.bleed-once] [action.bleed.never-self]"""
    if g.edition.repeat_limits and g.turn_span().has_done(minion, "bleed"):
        return "minion.repeat.bleed-once"
    if g.prey(seat) == seat:
        return "action.bleed.never-self"
    if is_bound(g, minion):
        return "trait.slave.no-directed"
    return bars(g, forbidding.BLEED, minion)


def hunt_bar(g: Vtes, minion: int) -> str:
    if not g.is_vampire(minion):
        return "action.hunt.vampires-only"
    return FORBIDDEN if stats.total(g, spans.CANNOT_HUNT, minion) else bars(g, forbidding.HUNT, minion)


def leave_bar(g: Vtes, vampire: int) -> str:
    """Who has less blood than the cost cannot announce the cardless action."""
    if g.locked[vampire]:
        return "minion.act.ready-untapped"
    return "torpor.leave.cost" if g.blood[vampire] < LEAVE_COST else ""


def rescue_bar(g: Vtes, minion: int, victim: int, own: int) -> str:
    """[torpor.rescue.vampires-only] [torpor.rescue.cost-split]"""
    if not g.is_vampire(minion):
        return "torpor.rescue.vampires-only"
    if g.where[victim] != TORPOR:
        return "torpor.state.actions-against"
    if g.blood[minion] < own or g.blood[victim] < RESCUE_COST - own:
        return "torpor.rescue.cost"
    return _directed_bar(g, minion, victim)


def diablerize_bar(g: Vtes, minion: int, victim: int) -> str:
    """[diablerie.action.vampires-only]"""
    clause = diablerie_bar(g, minion)
    if clause:
        return clause
    if g.where[victim] != TORPOR:
        return "torpor.state.actions-against"
    return _directed_bar(g, minion, victim) or bars(g, forbidding.DIABLERIZE, minion, victim)


def _directed_bar(g: Vtes, minion: int, target: int) -> str:
    if g.controller[target] != g.controller[minion] and is_bound(g, minion):
        return "trait.slave.no-directed"
    return bars(g, forbidding.TARGET, target, minion)


def slay_bar(g: Vtes, minion: int, victim: int) -> str:
    """[imbued.incapacitated.burn-action]"""
    if g.where[victim] != INCAPACITATED:
        return "imbued.incapacitated.burn-action"
    return _directed_bar(g, minion, victim)


def anarch_cost(g: Vtes, seat: int, minion: int) -> int:
    """[action.anarch.cost]"""
    others = any(other != minion and stats.is_anarch(g, other) for other in g.ready(seat))
    return ANARCH_COST - 1 if others else ANARCH_COST


def anarch_bar(g: Vtes, seat: int, minion: int) -> str:
    """[action.anarch.who]"""
    if not g.edition.has_anarch_action or not g.edition.has_anarchs or not g.is_vampire(minion):
        return "action.anarch.who"
    if stats.is_anarch(g, minion) or (stats.held_title(g, minion) and minion not in g.contesting):
        return "action.anarch.who"  # who contests his title counts as untitled [contest.title.untitled-meanwhile]
    return "action.anarch.cost" if g.blood[minion] < anarch_cost(g, seat, minion) else ""


def card_bar(g: Vtes, seat: int, minion: int, card: int, index: int) -> str:
    """The clause that keeps a minion from taking the action of a card."""
    kind = kind_of_card(g, card, index)
    mode = mode_of(g, card, index)
    clause = ""
    if kind == "bleed":
        clause = bleed_bar(g, seat, minion)
    elif kind == "hunt":
        clause = hunt_bar(g, minion)
    elif kind == "political":
        if not g.is_vampire(minion):
            clause = "action.political.vampires-only"
        elif g.edition.repeat_limits and g.turn_span().has_done(minion, "political"):
            clause = "minion.repeat.political-once"
        elif g.face[card].name in g.edition.camarilla_cards and stats.sect(g, minion) != CAMARILLA:
            clause = "sect.camarilla.referendums"
        else:
            clause = bars(g, forbidding.CALL, minion)
    if clause:
        return clause
    if g.edition.repeat_limits and g.turn_span().has_done(minion, repeat_word(g, card, index)):
        return "minion.repeat.action-card" if index >= 0 else "minion.repeat.card-in-play"
    clause = sterile_bar(g, minion, mode) or bar(g, seat, minion, card, index)
    if clause or mode.target is None or kind == "political":
        return clause
    return "" if targets(g, card, index, seat, minion) else "card.target.in-play"


def targets(g: Vtes, card: int, index: int, seat: int, minion: int) -> list[int]:
    """What the action of a card may be aimed at: nobody bleeds herself, and slaves know their limits."""
    mode = mode_of(g, card, index)
    assert mode.target is not None
    found = mode.target.legal(g, seat, minion, card)
    is_seat = mode.target.is_seat()
    if mode.reach == "bleed" and is_seat:
        found = [other for other in found if other != seat]  # [action.bleed.never-self]
    if is_bound(g, minion):
        found = [thing for thing in found if (thing if is_seat else g.controller[thing]) == seat]
    if not is_seat:
        found = [thing for thing in found if not bars(g, forbidding.TARGET, thing, minion)]
    return found


# -- what a minion may do ---------------------------------------------------------------------------------------------


def actions_of(g: Vtes, seat: int, minion: int) -> list[Option]:
    """All actions that one minion without mandatory ones could announce now."""
    if g.where[minion] == TORPOR:  # [torpor.state.only-leave-action]
        return _torpid_actions(g, seat, minion)
    if act_bar(g, minion):
        return []
    options: list[Option] = []
    if not bleed_bar(g, seat, minion):
        options.append(("bleed", minion))  # [action.types.basic] [action.bleed.target-prey]
    if g.is_vampire(minion):
        if not hunt_bar(g, minion):
            options.append(("hunt", minion))  # [action.hunt.vampires-only]
        options.extend(_torpor_actions(g, minion))
        if not anarch_bar(g, seat, minion):
            options.append(("anarch", minion))
    options.extend(hunts_down(g, seat, minion))
    options.extend([("slay", minion, card) for card in victims(g) if not slay_bar(g, minion, card)])
    options.extend([("take", minion, card) for card in equipment_of_others(g, seat, minion)])
    options.extend(card_actions(g, seat, minion))
    return options


def hunts(g: Vtes, seat: int, minion: int) -> list[Option]:
    """[action.hunt.card-versions]"""
    if hunt_bar(g, minion) or act_bar(g, minion):
        return []
    return [("hunt", minion), *card_actions(g, seat, minion, "hunt")]


def _torpid_actions(g: Vtes, seat: int, vampire: int) -> list[Option]:
    """[torpor.leave.card-cost]"""
    if g.locked[vampire]:
        return []
    options: list[Option] = [] if leave_bar(g, vampire) else [("leave", vampire)]
    return [*options, *card_actions(g, seat, vampire, by=base.BY_TORPID)]


def card_actions(g: Vtes, seat: int, minion: int, reach: str = "", by: int = base.BY_READY) -> list[Option]:
    """Actions from cards in hand and in play. [action.types.card-instead] [action.card.who] [action.card.in-play]"""
    options: list[Option] = []
    for card, index, mode in chances(g, seat):
        if index >= 0 and _gives(mode, reach, by) and not card_bar(g, seat, minion, card, index):
            options.append(("play", card, minion, index))
    for card in [minion, *g.on(minion), *g.in_play(seat)]:
        if g.face[card].uses & windows.MINION:
            for index, mode in enumerate(g.face[card].definition.abilities):
                if _gives(mode, reach, by) and not card_bar(g, seat, minion, card, -1 - index):
                    options.append(("use", card, minion, -1 - index))
    return options


def _gives(mode: Mode, reach: str, by: int) -> bool:
    return mode.by == by and (not reach or mode.reach == reach)


def equipment_of_others(g: Vtes, seat: int, minion: int) -> list[int]:
    """[action.equip.transfer-receiver]; retainers stay. [action.retainer.not-transferable]"""
    return [
        card
        for other in g.minions(seat)
        if other != minion
        for card in g.on(other)
        if g.face[card].types & faces.EQUIPMENT and g.controller[card] == seat
    ]


def _torpor_actions(g: Vtes, minion: int) -> list[Option]:
    """[torpor.state.actions-against] [torpor.rescue.announce-payment]"""
    options: list[Option] = []
    for other in g.seated():
        for victim in g.torpor(other):
            for own in range(RESCUE_COST + 1):
                if not rescue_bar(g, minion, victim, own):
                    options.append(("rescue", minion, victim, own))
            if not diablerize_bar(g, minion, victim):
                options.append(("diablerize", minion, victim))
    return options
