"""Which clause makes an event happen, so that a line of the log can lead to the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_BY_CARD: Final = "vendetta.conflict-rule.card-over-rulebook"

CLAUSES: Final = {
    "acts": "vendetta.card.passive-needs-face-up",
    "ally": "vendetta.location-setup.one-ally-each",
    "ally_gone": "vendetta.conflict.no-player-ally-removed",
    "ambition": "vendetta.turn-order.clockwise-from-ambition",
    "blanked": "vendetta.glossary.face-down-power-zero",
    "blood_moved": "vendetta.glossary.deployed-blood-targetable",
    "borrowed": "vendetta.glossary.position-ownership",
    "card_added": "vendetta.glossary.play-card",
    "chose": _BY_CARD,
    "clan": "vendetta.setup.clan-choice-order",
    "clans": "vendetta.setup.clan-sheets-one-more-than-players",
    "cleansed": _BY_CARD,
    "conflict": "vendetta.conflict.highest-wins",
    "conflict.none": "vendetta.conflict.no-player-no-reward",
    "deployed": "vendetta.blood.becomes-deployed",
    "diablerie": "vendetta.drain.vampire-gives-diablerie-token",
    "drained": "vendetta.drain.procedure",
    "drawn": "vendetta.card-choice.draw-two-keep-one",
    "drew": _BY_CARD,
    "effect": "vendetta.card.active-only-in-resolution",
    "effect.preparation": "vendetta.preparation.order",
    "effect.conflict": "vendetta.conflict.order",
    "effect.consequences": "vendetta.consequences.order",
    "eliminated": "vendetta.diablerie.third-token-eliminates",
    "flipped": "vendetta.diablerie.flip-when-playing-card",
    "frenzy": "vendetta.frenzy.trigger-zero-blood",
    "gained": "vendetta.glossary.gain",
    "joined": "vendetta.alliance.gained-cards-go-there",
    "kept": "vendetta.card-choice.draw-two-keep-one",
    "left": _BY_CARD,
    "location": "vendetta.resolution.five-steps-order",
    "looked": _BY_CARD,
    "lost": "vendetta.glossary.lose",
    "may": "vendetta.glossary.spend",
    "mimicked": _BY_CARD,
    "moved": "vendetta.glossary.deployed-current-location",
    "moved.haven": "vendetta.withdraw.cards-face-up-to-haven",
    "moved.over": "vendetta.glossary.position-ownership",
    "next_victim": "vendetta.setup.victim-stack-face-up",
    "over": "vendetta.end.most-influence-wins",
    "over.team": "vendetta.variant.team.most-combined-influence",
    "phase": "vendetta.round.five-phases-order",
    "phase.feeding": "vendetta.feeding.collect-alliance-blood",
    "phase.locations": "vendetta.location-setup.one-ally-each",
    "phase.cards": "vendetta.card-choice.draw-two-keep-one",
    "phase.planning": "vendetta.planning.turn-order",
    "phase.resolution": "vendetta.resolution.location-by-location",
    "played.down": "vendetta.play.face-down-costs-one-blood",
    "played.up": "vendetta.play.face-up-free",
    "power": "vendetta.glossary.power-modifiable",
    "put_under": "vendetta.card-choice.draw-two-keep-one",
    "relic": "vendetta.variant.relic.choose-after-clans",
    "relic_used": "vendetta.variant.relic.once-per-game",
    "relics": "vendetta.variant.relic.one-more-than-players",
    "restored": _BY_CARD,
    "returned": _BY_CARD,
    "returned.haven": "vendetta.withdraw.from-haven-take-all-back",
    "revealed": "vendetta.reveal.stayers-face-down-cards",
    "round": "vendetta.round.three-rounds",
    "round_over": "vendetta.round-end.when",
    "scene": "vendetta.variant.location.one-per-location",
    "spent": "vendetta.glossary.spend",
    "spent.face-down": "vendetta.play.face-down-costs-one-blood",
    "stolen": "vendetta.glossary.steal",
    "targets": "vendetta.glossary.rival",
    "targets.none": "vendetta.conflict-rule.impossible-ignored",
    "tokens": "vendetta.withdraw.secret-simultaneous",
    "turn": "vendetta.planning.turn-order",
    "turn_skipped": "vendetta.planning.one-card-left",
    "silenced": _BY_CARD,
    "undeployed.effect": "vendetta.glossary.deployed-blood-targetable",
    "undeployed.out": "vendetta.diablerie.third-token-eliminates",
    "undeployed.round": "vendetta.round-end.deployed-blood-to-bank",
    "undeployed.withdrawal": "vendetta.withdraw.blood-back-to-pool",
    "withdrew": "vendetta.withdraw.withdraw-leaves",
}
"""By kind of event, and by what makes a difference."""


def clause_of(message: str, kind: str, fields: Mapping[str, Any], haven: int, step: str) -> str:
    """`message` names the words for the event, `step` is that of its card."""
    return CLAUSES.get(_key(message, kind, fields, haven, step)) or CLAUSES.get(message) or CLAUSES[kind]


def _key(message: str, kind: str, fields: Mapping[str, Any], haven: int, step: str) -> str:
    if kind == "effect":
        return f"effect.{step}"
    if kind == "phase":
        return f"phase.{fields['name']}"
    if kind == "undeployed":
        return f"undeployed.{fields['why']}"
    if kind == "moved":
        return "moved.over" if "over" in message else "moved.haven" if fields["to_location"] == haven else "moved"
    if kind == "returned" and fields["location"] == haven:
        return "returned.haven"
    return message.removesuffix(".hidden")
