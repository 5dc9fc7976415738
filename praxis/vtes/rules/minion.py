"""The minion phase: which actions each minion may take now, and why not."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, Procedure, Signal, again, ask, run
from praxis.vtes import face as faces
from praxis.vtes import spans, stats, windows
from praxis.vtes.effects import base
from praxis.vtes.rules.action import Action, kind_of_card, repeat_word
from praxis.vtes.rules.requirement import bar
from praxis.vtes.rules.torpor import RESCUE_COST, can_pay_to_leave
from praxis.vtes.state import READY, TORPOR, Vtes


def act_bar(g: Vtes, minion: int) -> str:
    """The clause that keeps a minion from taking any action now; empty if none does."""
    if g.where[minion] != READY or g.locked[minion]:
        return "minion.act.ready-untapped"  # [minion.act.ready-untapped]
    if g.modified(spans.CANNOT_ACT, minion):
        return "action.ally.cannot-act-this-turn"
    return ""


def must_hunt(g: Vtes, minion: int) -> bool:
    """[minion.mandatory.empty-hunts] [minion.mandatory.torpor-exempt] [minion.mandatory.tapped-exempt]"""
    return (
        g.is_vampire(minion)
        and not g.blood[minion]
        and g.where[minion] == READY
        and not g.locked[minion]
        and not stuck(g, minion)
    )


def stuck(g: Vtes, minion: int) -> bool:
    """Unable to hunt: he takes no action, and holds up nobody. [minion.stuck.unable] [minion.stuck.others-free]"""
    return bool(g.modified(spans.CANNOT_HUNT, minion) or g.modified(spans.CANNOT_ACT, minion))


def bleed_bar(g: Vtes, seat: int, minion: int) -> str:
    """[minion.repeat.bleed-once] [action.bleed.never-self]"""
    if g.edition.repeat_limits and g.turn_span().has_done(minion, "bleed"):
        return "minion.repeat.bleed-once"
    if g.prey(seat) == seat:
        return "action.bleed.never-self"
    return ""


def actions_of(g: Vtes, seat: int, minion: int) -> list[Option]:
    """All actions one minion could announce now, but for the mandatory ones that others owe."""
    if g.where[minion] == TORPOR:  # [torpor.state.only-leave-action]
        if not g.locked[minion] and can_pay_to_leave(g, minion):
            return [("leave", minion)]
        return []
    if act_bar(g, minion):
        return []
    vampire = g.is_vampire(minion)
    if vampire and not g.blood[minion]:  # [minion.mandatory.no-other-action]
        return _hunts(g, seat, minion)
    options: list[Option] = []
    if not bleed_bar(g, seat, minion):
        options.append(("bleed", minion))  # [action.types.basic] [action.bleed.target-prey]
    if vampire:
        options.append(("hunt", minion))  # [action.hunt.vampires-only]
        options.extend(_torpor_actions(g, seat, minion))
        if anarch_cost(g, seat, minion) >= 0:
            options.append(("anarch", minion))
    options.extend(("take", minion, card) for card in _equipment_of_others(g, seat, minion))
    options.extend(card_actions(g, seat, minion, ""))
    return options


def _hunts(g: Vtes, seat: int, minion: int) -> list[Option]:
    if stuck(g, minion):
        return []
    return [("hunt", minion), *card_actions(g, seat, minion, "hunt")]


def card_actions(g: Vtes, seat: int, minion: int, reach: str) -> list[Option]:
    """Actions from cards in hand and in play. [action.types.card-instead] [action.card.who] [action.card.in-play]"""
    options: list[Option] = []
    for card in g.hand(seat):
        face = g.face[card]
        if face.when & windows.MINION:
            for index, mode in enumerate(face.definition.modes):
                wanted = mode.by == base.BY_READY and (not reach or mode.reach == reach)
                if wanted and not card_bar(g, seat, minion, card, index):
                    options.append(("play", card, minion, index))
    for card in [minion, *g.on(minion), *g.in_play(seat)]:
        for index, mode in enumerate(g.face[card].definition.abilities):
            wanted = mode.by == base.BY_READY and (not reach or mode.reach == reach)
            if wanted and not card_bar(g, seat, minion, card, -1 - index):
                options.append(("use", card, minion, -1 - index))
    return options


def card_bar(g: Vtes, seat: int, minion: int, card: int, index: int) -> str:
    """The clause that keeps a minion from taking the action of a card."""
    kind = kind_of_card(g, card, index)
    if kind == "bleed":
        clause = bleed_bar(g, seat, minion)
        if clause:
            return clause
    if kind == "political":
        if not g.is_vampire(minion):
            return "action.political.vampires-only"
        if g.edition.repeat_limits and g.turn_span().has_done(minion, "political"):
            return "minion.repeat.political-once"
    if kind == "hunt" and not g.is_vampire(minion):
        return "action.hunt.vampires-only"
    if g.edition.repeat_limits and g.turn_span().has_done(minion, repeat_word(g, card, index)):
        return "minion.repeat.action-card" if index >= 0 else "minion.repeat.card-in-play"
    return bar(g, seat, minion, card, index)


def _equipment_of_others(g: Vtes, seat: int, minion: int) -> list[int]:
    """[action.equip.transfer-receiver]"""
    return [
        card
        for other in g.minions(seat)
        if other != minion
        for card in g.on(other)
        if g.face[card].types & faces.EQUIPMENT
    ]


def _torpor_actions(g: Vtes, seat: int, minion: int) -> list[Option]:
    """[torpor.state.actions-against] [torpor.rescue.announce-payment]"""
    options: list[Option] = []
    for other in g.seated():
        for victim in g.torpor(other):
            for own in range(RESCUE_COST + 1):
                if g.blood[minion] >= own and g.blood[victim] >= RESCUE_COST - own:
                    options.append(("rescue", minion, victim, own))
            if "blood cursed" not in g.face[minion].traits:  # [trait.blood-cursed.no-diablerie]
                options.append(("diablerize", minion, victim))
    return options


def anarch_cost(g: Vtes, seat: int, minion: int) -> int:
    """What becoming an anarch would cost him; -1 if he cannot. [action.anarch.who] [action.anarch.cost]"""
    if not g.edition.has_anarchs or stats.is_anarch(g, minion) or stats.held_title(g, minion):
        return -1
    others = any(other != minion and stats.is_anarch(g, other) for other in g.ready(seat))
    cost = 1 if others else 2
    return cost if g.blood[minion] >= cost else -1


def action_for(g: Vtes, seat: int, option: Option) -> Action:
    """The action that an option announces."""
    word = option[0]
    if word in ("play", "use"):
        card, minion, index = int(option[1]), int(option[2]), int(option[3])
        kind = kind_of_card(g, card, index)
        victims = [g.prey(seat)] if kind == "bleed" else []
        return Action(minion, seat, kind, card, index, victims=victims)
    minion = int(option[1])
    if word == "bleed":
        return Action(minion, seat, "bleed", victims=[g.prey(seat)])
    if word == "anarch":
        return Action(minion, seat, "anarch", blood=anarch_cost(g, seat, minion))
    if word == "leave":
        return Action(minion, seat, "leave", blood=RESCUE_COST)
    if word == "take":
        return Action(minion, seat, "take", target=int(option[2]))
    if word in ("rescue", "diablerize"):
        victim = int(option[2])
        victims = [] if g.controller[victim] == seat else [g.controller[victim]]
        blood = int(option[3]) if word == "rescue" else 0
        return Action(minion, seat, str(word), target=victim, victims=victims, blood=blood)
    return Action(minion, seat, str(word))


class MinionPhase(Procedure):
    """Any number of actions, one after the other; mandatory ones first. Repeats. [minion.act.own-phase]"""

    __slots__ = ("seat",)

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "act", "over")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fork(self) -> MinionPhase:
        return self.resumed(MinionPhase(self.seat))

    def offer(self, g: Vtes) -> Signal:
        seat = self.seat
        owing = [minion for minion in g.ready(seat) if must_hunt(g, minion)]
        if owing:  # [minion.mandatory.before-others] [minion.mandatory.order]
            options = [option for minion in owing for option in _hunts(g, seat, minion)]
            return ask(seat, "mandatory", options, clause="minion.mandatory.before-others")
        found: list[Option] = []
        for minion in [*g.ready(seat), *g.torpor(seat)]:
            found.extend(actions_of(g, seat, minion))
        hidden = all(option[0] == "play" for option in found)
        return ask(seat, "minion", [*found, PASS], clause="minion.act.own-phase", secret=hidden)

    def act(self, g: Vtes) -> Signal:
        if self.got == PASS:
            return DONE
        return run(action_for(g, self.seat, self.got))

    def over(self, g: Vtes) -> Signal:
        return again("offer")
