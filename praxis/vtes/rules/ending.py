"""What happens at once between two decisions (allies without life burn, hands match their size, Methuselahs are
ousted), and the end of the game."""

from __future__ import annotations

from typing import Final

from praxis.vtes import events
from praxis.vtes.effects.counters import BurnCounters
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.effects.values import NAMED
from praxis.vtes.effects.whom import CARD
from praxis.vtes.events.kinds import LEFT_WITH_HER
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, stats
from praxis.vtes.model.regions import (
    ALLY_REGIONS,
    EVENT,
    LIMBO,
    UNCONTROLLED,
    UNKNOWN,
    VAMPIRE_REGIONS,
)
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import ante, heirloom, imbued, triggers
from praxis.vtes.rules.discard import match_hands
from praxis.vtes.rules.replacing import draw_up
from praxis.vtes.rules.triggers import Triggers

SIX_POOL: Final = 6  # [end.vp.six-pool]


def settle(g: Vtes) -> None:
    g.due = False
    _burn_lifeless(g)
    _drain_excess(g)
    if g.bequests:
        heirloom.inherit(g)
        _burn_lifeless(g)  # an imbued who has just taken a vampire's place has no life
    for seat in range(g.seats):
        if not g.pool[seat] and not g.ousted[seat]:
            oust(g, [other for other in g.seated() if not g.pool[other]])
            break
    if g.stack:
        if not _is_draw_replaced(g):
            match_hands(g)  # what replaces a draw can change hand or size: then hands are matched after it
        if g.newcomers:
            imbued.welcome(g)
        if g.hearing:
            triggers.follow(g)


def _is_draw_replaced(g: Vtes) -> bool:
    """Whether an effect that replaces a draw waits its turn or is being carried out."""
    if not g.replacing & facts.DRAWS:
        return False
    waiting = list(g.hearing)
    for frame in g.stack:
        if isinstance(frame, Triggers):
            waiting.extend(frame.waiting)
        elif isinstance(frame, Resolve) and _comes_instead(g, frame.card, frame.event):
            return True
    return any(_comes_instead(g, each[0], each[EVENT:]) for each in waiting)


def _comes_instead(g: Vtes, card: int, event: list[int]) -> bool:
    return bool(event) and bool(facts.DRAWS >> event[0] & 1) and bool(facts.DRAWS & g.face[card].definition.replaces)


def _burn_lifeless(g: Vtes) -> None:
    """Burn allies and retainers without life. [damage.nonvampire.last-life-burned]"""
    face, blood = g.face, g.blood
    dead: list[int] = []
    for region in ALLY_REGIONS:
        for cards in g.regions[region]:
            for card in cards:
                if not blood[card] and face[card].types & faces.ALLIES:
                    dead.append(card)
    for cards in g.attached.values():
        for card in cards:
            if not blood[card] and face[card].types & faces.RETAINER:
                dead.append(card)
    for card in dead:
        if face[card].types & faces.IMBUED:
            imbued.incapacitate(g, card)
        elif g.is_in_play(card):
            g.burn(card, "damage.nonvampire.last-life-burned")


def _drain_excess(g: Vtes) -> None:
    """Drain the blood above their capacity from vampires who have lost capacity. [card.crypt.blood-cap]"""
    for region in VAMPIRE_REGIONS:
        for cards in g.regions[region]:
            for card in cards:
                blood = g.blood[card]  # no capacity is below 1
                if blood > 1 and (blood > g.face[card].capacity or card in g.attached) and g.is_vampire(card):
                    g.burn_blood(card, g.blood[card] - stats.capacity(g, card), "card.crypt.blood-cap")


def oust(g: Vtes, seats: list[int]) -> None:
    """Oust all Methuselahs who lost their last pool at the same moment. [end.oust.simultaneous] [end.vp.sum]"""
    predators = [g.predator(seat) for seat in seats]
    for seat, predator in zip(seats, predators, strict=True):
        g.ousted[seat] = 1
        g.moments[seat] = UNKNOWN
        g.tell(events.Ousted(seat=seat, clause="end.oust.zero-pool"))
        g.happen(facts.OUSTED, facts.named(seat), facts.named(predator))
    for seat, predator in zip(seats, predators, strict=True):
        if predator != seat:
            g.vps[predator] += 1  # [end.vp.prey-ousted] [end.vp.no-matter-who]
            g.tell(events.VictoryPoint(seat=predator, total=g.vps[predator], clause="end.vp.prey-ousted"))
            if not g.ousted[predator]:
                g.gain_pool(predator, SIX_POOL, "end.vp.six-pool")
            ante.win(g, seat, predator)
    for seat in seats:
        _clear_away(g, seat)
    g.bequests = []  # no vampire takes the place of one whose controller has left
    _go_on(g)


def leave(g: Vtes, seat: int) -> None:
    """Let a Methuselah leave who has withdrawn: as if ousted, but she gets the victory point, and her predator nothing.

    [end.withdraw.vp-one] [end.withdraw.predator-nothing]
    """
    g.ousted[seat] = 2
    g.moments[seat] = UNKNOWN
    g.vps[seat] += 1
    g.tell(events.Withdrawn(seat=seat, clause="end.withdraw.completes"))
    g.tell(events.VictoryPoint(seat=seat, total=g.vps[seat], clause="end.withdraw.vp-one"))
    _clear_away(g, seat)
    _go_on(g)


def _clear_away(g: Vtes, seat: int) -> None:
    """Remove the cards that an ousted Methuselah controls, and the one that she was just playing.

    [end.oust.controlled-cards] [end.oust.borrowed-cards] [end.oust.own-cards-elsewhere]
    """
    controlled = sorted(g.controls(seat), key=lambda card: g.host[card] < 0)  # cards that lie on others leave first
    leaving = [*controlled, *g.regions[LIMBO][seat]]
    for card in leaving:
        _take_along(g, card)
        if g.edition.ousted_cards_burned:
            g.burn(card, LEFT_WITH_HER)
        else:
            g.remove(card, LEFT_WITH_HER)
    if leaving:
        g.tell(events.ClearedAway(seat=seat, cards=len(leaving), burned=g.edition.ousted_cards_burned))
    for card in g.regions[UNCONTROLLED][seat]:
        g.bank += g.blood[card]
        g.blood[card] = 0
    if g.edge == seat:
        g.edge = NOBODY
        g.tell(events.Edge(seat=NOBODY))


def _take_along(g: Vtes, card: int) -> None:
    """Burn the counters that are burned when a card leaves play. The card's own trigger cannot do it: its controller is
    out of the game."""
    for part in g.face[card].definition.parts:
        if isinstance(part, Trigger) and part.kinds >> facts.BURNED & 1 and part.of is CARD:
            for effect in part.effects:
                if isinstance(effect, BurnCounters) and effect.what in NAMED:
                    for holder in sorted({key[0] for key in g.counters if key[1] == NAMED[effect.what]}):
                        g.burn_counters(holder, NAMED[effect.what], g.counters_on(holder, NAMED[effect.what]))


def _go_on(g: Vtes) -> None:
    """End the game if one Methuselah is left, else end the turn of one who was ousted. [end.game.last-standing]"""
    left = g.seated()
    if len(left) <= 1:
        for seat in left:
            g.vps[seat] += 1  # [end.vp.last-player]
            g.tell(events.VictoryPoint(seat=seat, total=g.vps[seat], clause="end.vp.last-player"))
        finish(g)
        return
    if g.ousted[g.turn_span().seat]:
        del g.stack[1:]
        g.knows_spans = False
        _clear_limbo(g)
        for seat in left:  # draw for cards not yet replaced, also after a referendum of 2000 [card.draw.replace]
            draw_up(g, seat)


def _clear_limbo(g: Vtes) -> None:
    for seat in range(g.seats):
        for card in list(g.regions[LIMBO][seat]):
            g.burn(card)


def call_time(g: Vtes) -> None:
    """End a game that has lasted as long as the table agreed.

    No rulebook has a limit; that of tournaments gives half a victory point to everybody who is still in the game.
    """
    g.timed = True
    g.decision = None
    g.tell(events.TimeUp(seats=g.seated()))
    finish(g)


def finish(g: Vtes) -> None:
    """End the game. [end.vp.most-wins]"""
    _clear_limbo(g)
    g.tell(events.GameOver(vps=list(g.vps)))
    g.stack.clear()
    g.knows_spans = False
    g.due = False
