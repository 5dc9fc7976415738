"""Who may play a card now: each bar is the clause that forbids it, so options and explanations cannot differ."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO
from praxis.effects.scope import Scope
from praxis.kernel.game import Reason
from praxis.vtes.catalogue.terms import VIRTUES
from praxis.vtes.effects import how_often, who_plays
from praxis.vtes.effects.forbidding import AFFECT, BEAR, COSTS, PLAY, USE
from praxis.vtes.effects.mode import MERGED, Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.savings import Cheaper
from praxis.vtes.effects.storing import store_bar
from praxis.vtes.effects.verb import Verb, nodes_in
from praxis.vtes.effects.whom import OPPOSING
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.facts import named
from praxis.vtes.model.regions import ATTACHED, RESEARCH
from praxis.vtes.model.regions import PLAY as IN_PLAY
from praxis.vtes.model.rulings import FORBIDDEN, bars, is_mute
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import limits
from praxis.vtes.rules.contest import has_copy
from praxis.vtes.rules.conviction import conviction_cost, convictions, is_imbued
from praxis.vtes.rules.costs import blood_cost, player, pool_cost

TEXTS: Final[dict[str, str]] = {
    "card.discipline.required": "the minion lacks the Discipline, or its level",
    "card.requirement.minion": "the minion does not meet the card's requirement",
    "card.requirement.in-text": "the card text asks for something else: a locked minion, for instance",
    "card.requirement.master": "you control no ready minion that meets the card's requirement",
    "card.requirement.vampire-only": "only a vampire can play a card with a Discipline, a clan or a blood cost",
    "card.cost.blood": "the vampire has too little blood for the cost",
    "imbued.conviction.pays-costs": "the imbued has too few convictions for the cost",
    "imbued.power.imbued-only": "only an imbued can have a power",
    "imbued.power.no-duplicates": "the imbued has that power already",
    "bloodhunt.referendum.no-modifiers-reactions": "no action modifier or reaction is played on a blood hunt",
    "option.draft.only-in-draft-or-sealed": "a draft effect works only in draft or sealed-deck play",
    "influence.merge.merged-icon": "that works only while the vampire is merged",
    "card.cost.pool": "you have too little pool for the cost",
    "card.wording.tap-to": "that takes an unlocked card or minion to lock",
    "card.cost.alternative": "you do not have what that costs: the Edge, or a card in hand",
    "unlock.burn-option.condition": "a burn option is for a card that none of your minions can play",
    "unlock.burn-option.limit": "one burn option in an unlock phase",
    "unlock.burn-option.any-untap-phase": "a burn option is used in an unlock phase",
    "contest.card.not-with-self": "you control a copy of that unique card already",
    "card.cancel.reflex": "a reflex is for the minion against whom the card is played",
    "card.wording.during-once": "that effect was already used this turn",
    "card.target.in-play": "there is no legal target in play",
    "action.modifier.once": "the minion has already played that card during this action",
    "action.reaction.once": "the minion has already played that reaction to this action",
    "action.bleed.limited": "a limited action modifier has already raised this bleed",
    "block.stealth.when-needed": "stealth is not needed now",
    "block.intercept.when-needed": "intercept is not needed now",
    "action.modifier.acting-only": "only the acting minion plays action modifiers",
    "action.reaction.who": "only a ready unlocked minion can play a reaction card",
    "action.reaction.not-own": "your minions cannot react to your own action",
    "combat.cards.played-by": "only a minion in combat plays combat cards",
}


_BORNE: Final = faces.EQUIPMENT | faces.RETAINER
_ONCE: Final = (who_plays.BY_ACTING, who_plays.BY_REACTING, who_plays.BY_OTHER, who_plays.BY_LOCKED, who_plays.BY_ALERT)
"""Who plays action modifiers and reactions: each card once in an action. [action.modifier.once]"""


def reason(clause: str) -> Reason:
    return Reason(clause, TEXTS.get(clause, "the rules do not allow it now"))


def savings(g: Vtes, seat: int, minion: int, card: int, later: bool = False) -> tuple[int, int]:
    """How much blood and pool a Methuselah could save on a card by her cards in play; with `later`, when the action is
    paid for.

    [card.cost.reduction-timing]
    """
    blood = pool = 0
    who = player(seat, minion)
    for source in [*g.in_play(seat), *(one for minion in g.ready(seat) for one in (minion, *g.on(minion)))]:
        if not g.face[source].uses & windows.PAYING:
            continue
        for index, mode in enumerate(g.face[source].definition.abilities):
            if mode.when & windows.PAYING and not bar(g, seat, -1, source, -1 - index):
                c = Scope(source, seat, g.host[source] if g.host[source] >= 0 else source)
                for effect in mode.do:
                    if isinstance(effect, Cheaper) and effect.fits(g, c, card, who) and not (later and effect.at_once):
                        saved = effect.saves(g, c, card)
                        blood, pool = blood + saved[0], pool + saved[1]
    return blood, pool


def _place_bar(g: Vtes, seat: int, minion: int, card: int, index: int) -> str:
    """The clause by which the place of a card forbids its use: cards kept aside, and trophies on no vampire.

    [master.trophy.no-effect]
    """
    if index < 0:
        loose = g.where[card] == IN_PLAY and "trophy" in g.face[card].traits
        return "master.trophy.no-effect" if loose else ""
    return store_bar(g, seat, minion, card) if g.where[card] == RESEARCH else ""


def bar(g: Vtes, seat: int, minion: int, card: int, index: int) -> str:
    """The clause that keeps the minion (nobody: the Methuselah) from using that mode now; empty if none does."""
    mode = mode_of(g, card, index)
    if mode.draft and not (g.edition.has_draft and g.options.get("draft")):
        return "option.draft.only-in-draft-or-sealed"
    clause = bars(g, PLAY if index >= 0 else USE, player(seat, minion), card)
    clause = clause or _place_bar(g, seat, minion, card, index)
    if clause or (index < 0 and is_mute(g, card)):
        return clause or FORBIDDEN
    if index >= 0 and g.ruled >> AFFECT & 1 and mode.by == who_plays.BY_COMBATANT:
        clause = _affect_bar(g, seat, minion, card, mode)
        if clause:
            return clause
    clause = _minion_bar(g, minion, card, index, mode) if minion >= 0 else _methuselah_bar(g, seat, card, index, mode)
    if clause:
        return clause
    cost = pool_cost(g, card, index, player(seat, minion))
    if cost > g.pool[seat] and cost - savings(g, seat, minion, card)[1] > g.pool[seat]:
        return "card.cost.pool"  # [card.cost.pool] [card.cost.must-afford]
    c = Scope(card, seat, minion)
    if mode.who is not None and minion >= 0 and not mode.who.passes(g, c, minion):
        return "card.requirement.minion"  # [card.requirement.in-text]
    if mode.if_ is not None:
        clause = mode.if_.bar(g, c)
        if clause:
            return clause
    calls = mode.reach == "political" or (index >= 0 and bool(g.face[card].types & faces.POLITICAL))
    clause = _own_bar(g, seat, minion, card, index, mode) or _effect_bar(g, c, mode, calls)
    if clause:
        return clause
    for target in mode.targets if calls else mode.targets[:1]:
        if not target.any_legal(g, seat, minion, card) and target.needed(g, c) > 0:
            return "card.target.in-play"
    if not calls and len(mode.targets) > 1 and not _can_aim(g, seat, minion, card, mode, []):
        return "card.target.in-play"
    if minion < 0 and index >= 0 and mode.target is not None and g.ruled >> COSTS & 1:
        things = mode.target.legal(g, seat, minion, card)
        return "" if affordable(g, seat, card, index, things) else "card.cost.pool"  # [card.cost.must-afford]
    return ""


def _affect_bar(g: Vtes, seat: int, minion: int, card: int, mode: Mode) -> str:
    """The clause by which the minion that a combat card affects cannot be affected.

    Without a target, the card affects the opposing minion if it names him, else the minion who plays it.
    """
    if mode.targets:
        return ""
    named_there = any(node is OPPOSING for effect in mode.do for node in nodes_in(effect))
    return bars(g, AFFECT, OPPOSING.one(g, Scope(card, seat, minion)) if named_there else minion, card)


def _can_aim(g: Vtes, seat: int, minion: int, card: int, mode: Mode, chosen: list[int]) -> bool:
    """Whether something can be chosen for every target that is left: what fits may depend on what was chosen before."""
    target = mode.targets[len(chosen)]
    things = target.legal(g, seat, minion, card, chosen)
    if not things or len(chosen) + 1 == len(mode.targets):
        return bool(things) or target.needed(g, Scope(card, seat, minion, chosen)) <= 0
    return any(_can_aim(g, seat, minion, card, mode, [*chosen, thing]) for thing in things)


def affordable(g: Vtes, seat: int, card: int, index: int, things: list[int]) -> list[int]:
    """Of the things that a Methuselah could choose for a card, those with which she could pay the card's pool cost."""
    purse = g.pool[seat] + savings(g, seat, -1, card)[1]
    return [thing for thing in things if pool_cost(g, card, index, named(seat), [thing]) <= purse]


def _effect_bar(g: Vtes, c: Scope, mode: Mode, calls: bool) -> str:
    """The clause that forbids the effects of a mode: all of the cost must be payable, no rule may forbid any effect,
    and the first one must change something. A referendum may be called even if it would change nothing now."""
    for effect in mode.cost:
        clause = effect.bar(g, c)
        if clause:
            return clause
    for effect in mode.do:
        clause = effect.bar(g, c)
        if clause and (clause != NOTHING_TO_DO or (effect is mode.first and not calls)):
            return clause
    return ""


def _own_bar(g: Vtes, seat: int, minion: int, card: int, index: int, mode: Mode) -> str:
    """The clause that keeps this very card from being used or brought into play, whoever does it."""
    if index < 0 and g.where[card] == ATTACHED and g.modified(spans.UNUSABLE, card):
        return "combat.steal-equipment.unusable-this-round"
    if mode.version and g.versions.get(card, 0) != mode.version:
        if mode.version == MERGED:
            return "influence.merge.merged-icon"
        return "action.ally.other-means-basic"
    if mode.limit and limits.is_reached(g, minion, card, index, mode):
        return "card.wording.during-once" if mode.limit == how_often.TURN else "card.golden.overrides-rules"
    asked = g.face[card].gehenna if index >= 0 else 0
    if asked and asked > _gehenna(g):
        return "card.requirement.in-text"
    if index >= 0 and mode.enters_play and minion >= 0 and g.face[card].types & _BORNE:
        clause = bars(g, BEAR, minion, card)
        if clause:
            return clause
    if index >= 0 and mode.enters_play and g.face[card].unique and has_copy(g, card, seat):
        return "contest.card.not-with-self"  # [contest.card.not-with-self] [contest.card.one-controlled]
    return ""


def _gehenna(g: Vtes) -> int:
    """How many Gehenna cards are in play."""
    return sum("gehenna" in g.face[card].traits for seat in g.seated() for card in g.in_play(seat))


def _played_bar(g: Vtes, minion: int, card: int) -> str:
    """The clause that keeps a minion from playing a card. For the use of a card in play it is not asked."""
    face = g.face[card]
    if face.types & (faces.MODIFIER | faces.REACTION):
        ref = g.referendum()
        if ref is not None and ref.card < 0 and ref.kind == "blood-hunt":
            return "bloodhunt.referendum.no-modifiers-reactions"
    return _power_bar(g, minion, card) if face.types & faces.POWER else ""


def _minion_bar(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> str:
    face = g.face[card]
    if index >= 0:
        clause = _played_bar(g, minion, card)
        if clause:
            return clause
    cost = conviction_cost(g, card, index)
    if cost and cost > len(convictions(g, minion)):
        return "imbued.conviction.pays-costs"
    if is_imbued(g, minion):
        clause = _imbued_bar(g, minion, card, index, mode)
        if clause:
            return clause
    elif mode.disciplines or (index >= 0 and (clans_of(g, card, mode) or face.blood)):
        if not g.is_vampire(minion) and not plays_as_vampire(g, minion, card, index):
            return "card.requirement.vampire-only"  # [card.requirement.vampire-only]
        if mode.disciplines and g.is_vampire(minion):
            clause = _discipline_bar(g, minion, index, mode)
            if clause:
                return clause
        clans = clans_of(g, card, mode)
        if index >= 0 and clans and not is_of_clan(g, minion, clans, by_you=False):
            return "card.requirement.minion"  # [card.requirement.minion] [card.crypt.clan-effects]
    if index >= 0 and not _meets(g, minion, card, index):
        return "card.requirement.minion"  # [card.requirement.in-text]
    return _price_bar(g, minion, card, index, mode)


def _price_bar(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> str:
    """The clause by which a minion cannot pay for a card, or cannot play it twice."""
    cost, left = blood_cost(g, card, index, minion), g.blood[minion]
    for effect in mode.cost if cost else ():
        if isinstance(effect, Verb):  # what its text burns is burned besides what the card costs
            left -= effect.own_blood(g, Scope(card, g.controller[minion], minion))
    if cost > left and cost - savings(g, g.controller[minion], minion, card)[0] > left:
        return "card.cost.blood"  # [card.cost.blood] [card.cost.must-afford]
    return _repeat_bar(g, minion, card, index, mode) if mode.by in _ONCE else ""


def _meets(g: Vtes, minion: int, card: int, index: int) -> bool:
    """Whether a minion meets what a card's face requires besides clan and Disciplines. [card.requirement.in-text]"""
    face = g.face[card]
    if face.vampires_only and not g.is_vampire(minion) and not plays_as_vampire(g, minion, card, index):
        return False
    return face.needs is None or face.needs.passes(g, Scope(card, g.controller[minion], minion), minion)


def clans_of(g: Vtes, card: int, mode: Mode) -> tuple[str, ...]:
    """The clans of which a mode requires one. [option.draft.requirements]"""
    return g.face[card].clans if mode.clans is None else mode.clans


def _discipline_bar(g: Vtes, minion: int, index: int, mode: Mode) -> str:
    """The clause by which a minion lacks a Discipline. His own text may keep him from using one that he has.

    [card.discipline.required] [card.discipline.per-effect]
    """
    has = stats.disciplines(g, minion)
    without = g.face[minion].definition.without
    for code in mode.disciplines:
        if code not in has:
            return "card.discipline.required"
        if without and index >= 0 and code.lower() in without:
            return FORBIDDEN
    return ""


def is_of_clan(g: Vtes, minion: int, clans: tuple[str, ...], by_you: bool) -> bool:
    """Whether a minion is of one of these clans or counts as such; with `by_you`, for a card that his Methuselah
    plays."""
    if stats.clan(g, minion) in clans:
        return True
    for part in g.face[minion].definition.poses:
        if (part.for_you or not by_you) and any(clan in clans for clan in part.clans):
            return True
    return False


def is_met_by_himself(g: Vtes, minion: int, card: int, index: int) -> bool:
    """Whether a minion meets what a card requires by what he is. He counts as another only for cards that he plays, not
    for those that an effect brings into play (LSJ 20050119)."""
    face = g.face[card]
    if minion < 0 or not g.face[minion].definition.poses:
        return True
    clans = clans_of(g, card, face.definition.modes[index])
    if clans and stats.clan(g, minion) not in clans:
        return False
    return face.needs is None or face.needs.passes(g, Scope(card, g.controller[minion]), minion)


def _repeat_bar(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> str:
    """The clause that keeps a minion from a modifier or reaction: it was played in this action already, or is for
    locked minions only."""
    if mode.by == who_plays.BY_LOCKED and not g.locked[minion]:
        return "card.requirement.in-text"  # [card.requirement.in-text]
    if (
        mode.by == who_plays.BY_LOCKED
        and mode.when & windows.AS_PLAYED
        and g.combat() is not None
        and not _is_fought(g)
    ):
        return "card.as-played.window"  # nobody wakes in a combat
    action = g.action()
    if action is None:
        return ""
    if index >= 0 and action.has_played(minion, g.face[card].key, -1):
        # [action.modifier.once] [action.reaction.once]
        return "action.reaction.once" if mode.by in who_plays.REACTING else "action.modifier.once"
    if mode.limited and g.edition.bleed_modifiers_limited and stats.total(g, spans.BLEED_RAISED, action.actor) > 0:
        return "action.bleed.limited"  # [action.bleed.limited]
    return ""


def _is_fought(g: Vtes) -> bool:
    """Whether the window after a combat is open."""
    top = g.stack[-1]
    return isinstance(top, spans.Opener) and bool(top.open_for() & windows.AFTER_COMBAT)


def _power_bar(g: Vtes, minion: int, card: int) -> str:
    """The clause that keeps a minion from getting a power. [imbued.power.imbued-only] [imbued.power.no-duplicates]"""
    if not is_imbued(g, minion):
        return "imbued.power.imbued-only"
    if any(g.face[other].name == g.face[card].name for other in g.on(minion)):
        return "imbued.power.no-duplicates"
    return ""


def _imbued_bar(g: Vtes, minion: int, card: int, index: int, mode: Mode) -> str:
    """The clause that keeps an imbued from playing a card. Creeds are like clans, virtues like Disciplines of one
    level; he has no blood to pay with.

    [imbued.type.creed-like-clan] [imbued.type.virtue-one-level]
    """
    if mode.disciplines:
        has = stats.disciplines(g, minion)
        for code in mode.disciplines:
            if code not in VIRTUES:
                return "card.requirement.vampire-only"
            if code not in has:
                return "card.discipline.required"
    if index >= 0 and g.face[card].clans and stats.clan(g, minion) not in g.face[card].clans:
        return "card.requirement.minion"
    return "card.requirement.vampire-only" if blood_cost(g, card, index, minion) else ""


def plays_as_vampire(g: Vtes, minion: int, card: int, index: int) -> bool:
    """Whether an ally plays a card as a vampire would. The card must require a Discipline; its use in play is not
    meant.

    [card.as-vampire.scope] [card.as-vampire.not-in-play-effects]
    """
    may = g.face[minion].definition.as_vampire
    if not may or index < 0 or g.face[card].clans:
        return False
    level = g.face[minion].definition.as_vampire_level
    if level and g.versions.get(minion, 0) != level:
        return False
    but = g.face[minion].definition.as_vampire_but
    if but is not None and but.passes(g, Scope(card, g.controller[minion], minion), card):
        return False
    codes = mode_of(g, card, index).disciplines
    return bool(codes) and all(code in may for code in codes)


def _methuselah_bar(g: Vtes, seat: int, card: int, index: int, mode: Mode) -> str:
    """The clause that keeps a Methuselah from playing a card: one ready minion of hers must meet all of its
    requirements.

    [card.requirement.master]
    """
    if index < 0:
        return ""
    codes = mode.disciplines if g.edition.masters_need_disciplines else ()
    face = g.face[card]
    asks = face.needs is not None or face.vampires_only
    if not asks and not clans_of(g, card, mode) and not codes and mode.who is None:
        return ""
    for minion in g.ready(seat):
        if _suits(g, seat, minion, card, mode, codes):
            return ""
    return "card.requirement.master"


def _suits(g: Vtes, seat: int, minion: int, card: int, mode: Mode, codes: tuple[str, ...]) -> bool:
    """Whether a minion meets the requirements of a card, apart from what it costs."""
    clans = clans_of(g, card, mode)
    if clans and not is_of_clan(g, minion, clans, by_you=True):
        return False
    if codes and not stats.disciplines(g, minion).issuperset(codes):
        return False
    face = g.face[card]
    if face.vampires_only and not g.is_vampire(minion):
        return False
    if face.needs is not None and not face.needs.passes(g, Scope(card, seat, minion), minion):
        return False
    return mode.who is None or mode.who.passes(g, Scope(card, seat, minion), minion)


def is_out_of_reach(g: Vtes, seat: int, card: int) -> bool:
    """Whether a Methuselah controls no ready minion, locked or not, that meets a card's requirements.
    [unlock.burn-option.condition]

    The book of 2023 also names a legal target; by the ruling on Riddle Phantastique (ANK 20240610) none is asked for. A
    vampire in torpor plays no card (LSJ 20091203) but modifiers of the action to leave it (LSJ 20091204).
    """
    minions = g.ready(seat)
    if g.face[card].types & faces.MODIFIER:
        minions = [*minions, *g.torpor(seat)]
    for mode in g.face[card].definition.modes:
        clans = clans_of(g, card, mode)
        for minion in minions:
            if clans and stats.clan(g, minion) not in clans:
                continue  # who plays it as if he were one of the clan is none (LSJ 20050225)
            if _suits(g, seat, minion, card, mode, mode.disciplines):
                return False
    return True
