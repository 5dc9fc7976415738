"""Which actions a minion may announce now, and the clause that forbids each of the others."""

from __future__ import annotations

from praxis.effects.scope import NOBODY
from praxis.kernel.decision import Option
from praxis.vtes import answers
from praxis.vtes.actions.base import ActionKind
from praxis.vtes.actions.table import ABILITY, BLEED, HUNT, KINDS, kind_of_type, offers, offers_in_torpor
from praxis.vtes.effects import forbidding, who_plays
from praxis.vtes.effects.costs import BLOOD_COST, POOL_COST
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.verb import Target, Verb
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.regions import READY, TORPOR
from praxis.vtes.model.rulings import bars, dues
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import repeating
from praxis.vtes.rules.costs import blood_cost, pool_cost
from praxis.vtes.rules.repeating import repeat_word
from praxis.vtes.rules.requirement import bar
from praxis.vtes.rules.slave import is_bound
from praxis.vtes.rules.trait import sterile_bar
from praxis.vtes.rules.window import all_in, levels, usable


def kind_of_card(g: Vtes, card: int, mode: int) -> ActionKind:
    """Which kind of action a card gives."""
    reach = mode_of(g, card, mode).reach
    if reach:
        return KINDS[reach]
    return ABILITY if mode < 0 else kind_of_type(g.face[card].types)


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


def card_bar(g: Vtes, seat: int, minion: int, card: int, index: int) -> str:
    """The clause that keeps a minion from taking the action of a card."""
    kind = kind_of_card(g, card, index)
    mode = mode_of(g, card, index)
    if mode.open:
        clause = _open_bar(g, seat, minion, card, mode, kind)
        if clause:
            return clause
    clause = kind.card_bar(g, seat, minion, card)
    if clause:
        return clause
    turn = g.turn_span()
    if turn.did and g.edition.repeat_limits and turn.has_done(minion, repeat_word(g, card, index)):
        return "minion.repeat.action-card" if index >= 0 else "minion.repeat.card-in-play"
    if g.stood >> forbidding.DUES & 1:
        at_all = bool(mode.targets) and mode.targets[0].is_all() and not kind.is_undirected
        directed = bool(victims_of(g, seat, card, index)) or at_all
        clause = _dear_bar(g, card, index, seat, minion, NOBODY, directed)
        if clause:
            return clause
    clause = repeating.card_bar(g, minion, card, index)
    clause = clause or sterile_bar(g, minion, mode) or bar(g, seat, minion, card, index)
    if clause or mode.target is None or kind.word == "political":
        return clause
    return "" if targets(g, card, index, seat, minion) else "card.target.in-play"


def _open_bar(g: Vtes, seat: int, minion: int, card: int, mode: Mode, kind: ActionKind) -> str:
    """The clause that keeps a minion from an action that a card of anybody allows. A referendum is not aimed at that
    card."""
    if mode.open == who_plays.FOR_OTHERS and g.controller[card] == seat:
        return "card.requirement.in-text"
    if mode.open == who_plays.FOR_ALL_ALIKE or kind.is_undirected:
        return ""
    if g.controller[card] != seat and is_bound(g, minion):
        return "trait.slave.no-directed"
    return bars(g, forbidding.TARGET, card, minion)


def targets(g: Vtes, card: int, index: int, seat: int, minion: int, chosen: list[int] | None = None) -> list[int]:
    """What the action of a card may be aimed at. Nobody bleeds herself; a slave without his masters takes no directed
    action."""
    mode = mode_of(g, card, index)
    target = mode.targets[0 if chosen is None else len(chosen)]
    found = target.legal(g, seat, minion, card, chosen)
    is_seat = target.is_seat()
    if mode.reach == "bleed" and is_seat:
        found = [other for other in found if other != seat]  # [action.bleed.never-self]
    if is_bound(g, minion):
        found = [thing for thing in found if (thing if is_seat else g.controller[thing]) == seat]
    if not is_seat:
        codes = mode.disciplines
        found = [thing for thing in found if not bars(g, forbidding.TARGET, thing, minion, codes)]
    if g.stood >> forbidding.DUES & 1:
        dear: list[int] = []
        for thing in found:
            directed = victim_of(g, target, thing, seat) >= 0
            if _dear_bar(g, card, index, seat, minion, NOBODY if is_seat else thing, directed):
                dear.append(thing)
        found = [thing for thing in found if thing not in dear]
    return found


def _dear_bar(g: Vtes, card: int, index: int, seat: int, minion: int, target: int, directed: bool) -> str:
    """The clause that forbids the action of a card which other cards make dearer than the minion can pay for."""
    word = kind_of_card(g, card, index).word
    more = dues(g, BLOOD_COST, word, minion, [target], directed)
    pool = dues(g, POOL_COST, word, minion, [target], directed)
    if more > 0 and g.blood[minion] < blood_cost(g, card, index, minion) + more:
        return "card.cost.blood"
    return "card.cost.pool" if pool > 0 and g.pool[seat] < pool_cost(g, card, index, minion) + pool else ""


def victim_of(g: Vtes, target: Target, thing: int, seat: int) -> int:
    """At whom an action is directed that is aimed at something: who else controls it; nobody, if it is one's own.

    [action.directed.definition] [action.undirected.own-card]
    """
    reached = target.is_seat() or g.is_in_play(thing) or target.is_directed()  # [action.undirected.ash-heap]
    victim = thing if target.is_seat() else g.controller[thing]
    return victim if reached and victim != seat else NOBODY


def victims_of(g: Vtes, seat: int, card: int, index: int) -> list[int]:
    """At whom the action of a card is directed, before anything is aimed at."""
    if kind_of_card(g, card, index).is_undirected:  # [action.political.undirected]
        return []
    mode = mode_of(g, card, index)
    aimed = any(target.is_seat() for target in mode.targets)  # she names the target later
    victims = [g.prey(seat)] if mode.reach == "bleed" and not aimed else []
    directed = mode.open in (who_plays.FOR_ANYBODY, who_plays.FOR_OTHERS)
    if directed and g.controller[card] != seat and not mode.targets:  # a mode with targets is directed at those
        victims = [g.controller[card]]
    first, bearer = mode.first, g.host[card] if index < 0 else NOBODY
    if bearer >= 0 and isinstance(first, Verb) and first.is_at_bearer():  # at the bearer's controller
        victims = [] if g.controller[bearer] == seat else [g.controller[bearer]]
    return victims


# -- what a minion may do ---------------------------------------------------------------------------------------------


def actions_of(g: Vtes, seat: int, minion: int) -> list[Option]:
    """All actions that one minion without mandatory ones could announce now."""
    if g.where[minion] == TORPOR:  # [torpor.state.only-leave-action]
        return _torpid_actions(g, seat, minion)
    if act_bar(g, minion):
        return []
    found = offers(g, seat, minion)
    found.extend(card_actions(g, seat, minion))
    return found


def hunts(g: Vtes, seat: int, minion: int) -> list[Option]:
    """All ways in which a minion can hunt now. [action.hunt.card-versions]"""
    if act_bar(g, minion):
        return []
    basic = HUNT.offers(g, seat, minion)
    others = bool(basic) or bool(bars(g, forbidding.BASIC_HUNT, minion))
    return [*basic, *card_actions(g, seat, minion, HUNT.word)] if others else []


def bleeds(g: Vtes, seat: int, minion: int) -> list[Option]:
    """The options with which a minion bleeds his controller's prey. A card that lets her choose whom he bleeds is not
    among them."""
    if act_bar(g, minion):
        return []
    cards = card_actions(g, seat, minion, BLEED.word)
    at_prey = [option for option in cards if not any(one.is_seat() for one in _targets_of(g, option))]
    return [*BLEED.offers(g, seat, minion), *at_prey]


def _targets_of(g: Vtes, option: Option) -> tuple[Target, ...]:
    return mode_of(g, int(option[1]), int(option[3])).targets


def _torpid_actions(g: Vtes, seat: int, vampire: int) -> list[Option]:
    """What a vampire in torpor can do. [torpor.leave.card-cost]"""
    if g.locked[vampire]:
        return []
    return [*offers_in_torpor(g, seat, vampire), *card_actions(g, seat, vampire, by=who_plays.BY_TORPID)]


def card_actions(g: Vtes, seat: int, minion: int, reach: str = "", by: int = who_plays.BY_READY) -> list[Option]:
    """Actions from cards in hand and in play. [action.types.card-instead] [action.card.who] [action.card.in-play]"""
    options: list[Option] = []
    has = levels(g, minion)
    for card, ways in usable(g, seat):
        if not ways.by >> by & 1:
            continue
        for index, mode in ways.modes:
            if index < 0 or not _gives(mode, reach, by) or not all_in(mode.disciplines, has):
                continue
            if not card_bar(g, seat, minion, card, index):
                options.append(answers.PLAY.of(card, minion, index))
    for card in _own_sources(g, seat, minion):
        for index, mode in enumerate(g.face[card].definition.abilities):
            own = not mode.open and not mode.granted
            if own and _gives(mode, reach, by) and not card_bar(g, seat, minion, card, -1 - index):
                options.append(answers.USE.of(card, minion, -1 - index))
    for card in g.standing:
        if g.face[card].uses & windows.MINION:
            for index, mode in enumerate(g.face[card].definition.abilities):
                if mode.open and _gives(mode, reach, by) and not card_bar(g, seat, minion, card, -1 - index):
                    options.append(answers.USE.of(card, minion, -1 - index))
    return options


def _own_sources(g: Vtes, seat: int, minion: int) -> list[int]:
    """The minion, the cards on him, and those of his Methuselah on no minion: each that has actions."""
    return [card for card in [minion, *g.on(minion), *g.in_play(seat)] if g.face[card].uses & windows.MINION]


def _gives(mode: Mode, reach: str, by: int) -> bool:
    return mode.by == by and (not reach or mode.reach == reach)
