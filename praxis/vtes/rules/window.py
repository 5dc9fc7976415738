"""The sequencing rule: in which order the seats may use cards and effects, and which ones each could use."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.vtes import stats
from praxis.vtes.effects import base
from praxis.vtes.effects.base import Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.rules import out_of_turn
from praxis.vtes.rules.requirement import bar
from praxis.vtes.spans import NOBODY, ActionSpan, Playing
from praxis.vtes.state import HAND, PLAY, READY, TORPOR, Vtes


def order(g: Vtes) -> list[int]:
    """In which order the seats get the opportunity to use cards and effects. [sequence.order.acting-first]"""
    action = g.action()
    combat = g.combat()
    if combat is not None:  # [sequence.order.defender-next]
        acting = g.controller[combat.acting]
        return _first(g, acting, [g.controller[combat.opposing]])
    if action is None:
        return g.clockwise(g.turn_span().seat)
    if action.victims:  # [sequence.order.several-targets]
        victims = [seat for seat in g.clockwise(action.seat) if seat in action.victims]
        return _first(g, action.seat, victims)
    if g.edition.predator_after_prey:  # [sequence.order.undirected]
        return _first(g, action.seat, [g.prey(action.seat), g.predator(action.seat)])
    return g.clockwise(action.seat)  # [sequence.order.others-clockwise]


def _first(g: Vtes, acting: int, then: list[int]) -> list[int]:
    found = [acting]
    for seat in [*then, *g.clockwise(acting)]:
        if seat not in found and not g.ousted[seat]:
            found.append(seat)
    return found


def moments(g: Vtes) -> list[int]:
    """For each seat, at which moments anything of hers could be used, as a mask: most windows open for nothing."""
    if not g.moments:
        g.moments = [_moments_of(g, seat) for seat in range(g.seats)]
    return g.moments


def _moments_of(g: Vtes, seat: int) -> int:
    """Over the same cards as `plays`."""
    face = g.face
    mask = 0
    for card in g.regions[HAND][seat]:
        mask |= face[card].when
    for card in g.regions[PLAY][seat]:
        mask |= face[card].uses
    for region in (READY, TORPOR):
        for minion in g.regions[region][seat]:
            mask |= face[minion].uses
            for card in g.on(minion):
                mask |= face[card].uses
    for card in _on_others(g, seat):
        mask |= face[card].uses
    return mask


def plays(g: Vtes, seat: int, window: int) -> list[Option]:
    """All cards in hand and effects in play that a seat could use in this window."""
    options: list[Option] = []
    if not moments(g)[seat] & window:
        return options
    face = g.face
    for card in g.regions[HAND][seat]:
        if face[card].when & window:
            _add(g, seat, card, window, options, face[card].definition.modes, False)
    for card in g.regions[PLAY][seat]:
        if face[card].uses & window:
            _add(g, seat, card, window, options, face[card].definition.abilities, True)
    attached = g.attached
    for region in (READY, TORPOR):
        for minion in g.regions[region][seat]:
            if face[minion].uses & window:
                _add(g, seat, minion, window, options, face[minion].definition.abilities, True)
            if minion in attached:
                for card in attached[minion]:
                    if face[card].uses & window:
                        _add(g, seat, card, window, options, face[card].definition.abilities, True)
    for card in _on_others(g, seat):
        if face[card].uses & window:
            _add(g, seat, card, window, options, face[card].definition.abilities, True)
    return options


def _on_others(g: Vtes, seat: int) -> list[int]:
    """Her cards on minions of others, such as a master card. [card.control.master]"""
    found: list[int] = []
    for host, cards in g.attached.items():
        if g.controller[host] != seat and g.where[host] in (READY, TORPOR):
            found.extend(card for card in cards if g.controller[card] == seat)
    return found


def _add(
    g: Vtes, seat: int, card: int, window: int, options: list[Option], modes: tuple[Mode, ...], ability: bool
) -> None:
    for index, mode in enumerate(modes):
        if not mode.when & window:
            continue
        number = -1 - index if ability else index
        for minion in _players(g, seat, card, mode, ability):
            if not bar(g, seat, minion, card, number):
                options.append(("use" if ability else "play", card, minion, number))


def being_played_against(g: Vtes) -> list[int]:
    """Against whom a card is being played: the minion it targets, and in combat the opposing one."""
    for frame in reversed(g.stack):
        if isinstance(frame, Playing):
            card, mode, minion, target = frame.card, frame.mode, frame.minion, frame.target
        elif isinstance(frame, ActionSpan):
            card, mode, minion, target = frame.card, frame.mode, frame.actor, frame.target
        else:
            continue
        if card < 0:
            return []
        found: list[int] = []
        selector = mode_of(g, card, mode).target
        if target >= 0 and selector is not None and not selector.is_seat() and g.is_minion(target):
            found.append(target)
        combat = g.combat()
        if combat is not None and minion in (combat.acting, combat.opposing):
            found.append(combat.other(minion))
        return found
    return []


def _players(g: Vtes, seat: int, card: int, mode: Mode, ability: bool) -> list[int]:
    """Who might play it: nobody stands for the Methuselah herself."""
    by = mode.by
    if by == base.BY_METHUSELAH:
        if ability:  # [card.control.master] [card.control.on-minion]
            return [NOBODY] if g.controller[card] == seat else []
        return [] if out_of_turn.bar(g, seat, card) else [NOBODY]
    if by == base.BY_COMBATANT:  # [combat.cards.played-by]
        combat = g.combat()
        if combat is None:
            return []
        found = [m for m in (combat.acting, combat.opposing) if g.controller[m] == seat and g.is_ready(m)]
    elif by == base.BY_AGAINST:  # [card.cancel.reflex]
        against = being_played_against(g) if g.edition.has_reflexes else []
        found = [m for m in against if g.controller[m] == seat and g.is_ready(m)]
    elif by == base.BY_BYSTANDER:  # [combat.cards.non-combatant]
        combat = g.combat()
        found = [] if combat is None else [m for m in g.ready(seat) if m not in (combat.acting, combat.opposing)]
    else:
        action = g.action()
        if action is None:
            return []
        if by == base.BY_ACTING:  # [action.modifier.acting-only]
            found = [action.actor] if action.seat == seat and g.is_in_play(action.actor) else []
        elif by == base.BY_OTHER:  # [action.modifier.non-acting]
            found = [m for m in g.ready(seat) if m != action.actor] if action.seat == seat else []
        elif action.seat == seat:  # [action.reaction.not-own]
            return []
        elif by == base.BY_LOCKED:  # who wakes by it need not be unlocked
            found = [m for m in g.ready(seat) if not stats.is_awake(g, m)]
        else:  # [action.reaction.who] [action.reaction.any-methuselah]
            found = [m for m in g.ready(seat) if stats.is_awake(g, m)]
    if ability:
        owner = g.host[card] if g.host[card] >= 0 else card
        return [m for m in found if m == owner]
    return found
