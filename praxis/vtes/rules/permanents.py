"""Permanents that minions bring into play: equipment, retainers, allies; and what any permanent needs on arrival."""

from __future__ import annotations

from praxis.vtes import events
from praxis.vtes.effects.forbidding import BEAR
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.regions import ATTACHED, PLAY, READY, WAITING
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import contest


def put_on(g: Vtes, card: int, host: int, seat: int, kept: bool = False) -> None:
    """Put a card on another. The host's controller controls a minion card; the player of a master card keeps control of
    it.

    She also keeps control of a card that says so (`kept`). [card.control.on-minion] [card.control.master]
    """
    controller = seat if kept or g.face[card].types & (faces.MASTER | faces.EVENT) else g.controller[host]
    g.attach(card, host, controller)
    g.tell(events.PutOn(card=card, host=host))
    g.happen(facts.ENTERS, card, host)
    if g.face[card].life > 0:
        life = _starting_life(g, card)
        g.gain_blood(card, life, life, "action.retainer.life")  # [action.retainer.life]
    contest.enters(g, card, controller)


def _starting_life(g: Vtes, card: int) -> int:
    """The life with which a card comes into play: the printed life and what cards in play add."""
    return g.face[card].life + (stats.given(g, spans.STARTING_LIFE, card) if g.wide else 0)


def hand_over(g: Vtes, card: int, host: int) -> None:
    """Move a card from one minion to another, whose controller then controls it. Its counters and its lock stay.

    [card.control.on-minion]
    """
    if (
        bars(g, BEAR, host, card)
        or host < 0
        or host == g.host[card]
        or not g.is_in_play(card)
        or not g.is_in_play(host)
    ):
        return
    locked, before, seat = g.locked[card], g.controller[card], g.controller[host]
    g.attach(card, host, seat)
    g.locked[card] = locked
    if before != seat:
        g.tell(events.Control(card=card, seat=seat, clause="card.control.change"))
        g.happen(facts.CONTROL, card, facts.named(seat))
    g.tell(events.PutOn(card=card, host=host))
    g.due = True
    contest.enters(g, card, seat)


def put_in_play(g: Vtes, card: int, seat: int) -> None:
    """Put a card into play on no other card. [card.control.loose] [master.location.permanent]"""
    g.put(card, PLAY, seat)
    g.tell(events.InPlay(card=card, seat=seat))
    g.happen(facts.ENTERS, card)
    g.due = True  # it may change a hand size
    contest.enters(g, card, seat)


def recruit(g: Vtes, card: int, seat: int, by_action: bool, recruiter: int = NOBODY) -> None:
    """Put an ally into play with its printed life. [action.ally.zone] [action.ally.life]

    Where another card than the ally has a minion recruit it, he is told in the fact.
    """
    waits = by_action and g.edition.recruit_waits and not g.face[card].definition.eager
    g.put(card, WAITING if waits else READY, seat)
    g.tell(events.Recruited(card=card, seat=seat, clause="action.ally.zone"))
    g.happen(facts.ENTERS, card, recruiter)
    life = _starting_life(g, card)
    g.gain_blood(card, life, life, "action.ally.life")
    if by_action and not waits and not g.face[card].definition.eager:
        with_mod(g.turn_span(), spans.CANNOT_ACT, card, 1)  # [action.ally.cannot-act-this-turn]
    contest.enters(g, card, seat)


def give_back(g: Vtes, minion: int, lender: int) -> None:
    """Give a minion of whom control was taken for a while back to her who controlled him. If she is ousted, he is
    removed from the game."""
    if not g.is_in_play(minion):
        return
    if g.ousted[lender]:
        g.remove(minion)
    else:
        change_control(g, minion, lender)


def give_back_after(g: Vtes, action: ActionSpan) -> None:
    """Give back the minions of whom control was taken until the end of the next action, unless `action` is the one that
    took them."""
    due = [entry for entry in g.lasting if is_puppet(entry) and entry[3] != action.card]
    g.lasting = [entry for entry in g.lasting if entry not in due]
    for _, minion, lender, _, _, _ in due:
        give_back(g, minion, lender)


def is_puppet(entry: list[int]) -> bool:
    """Whether a lasting change is the control of a minion until the end of the next action."""
    return entry[0] == spans.BORROWED and entry[4] == facts.OVER


def change_control(g: Vtes, card: int, seat: int) -> None:
    """Give control of a card in play to another Methuselah, and of what is on it but for master cards.

    [card.control.change] [card.control.on-minion] [card.control.master]
    """
    if g.controller[card] == seat or not g.is_in_play(card):
        return
    locked = g.locked[card]
    if g.where[card] == ATTACHED:
        g.attach(card, g.host[card], seat)
    else:
        g.put(card, g.where[card], seat)
    g.locked[card] = locked
    for other in g.on(card):
        if not g.face[other].types & (faces.MASTER | faces.EVENT):
            g.set_controller(other, seat)
    g.forget_moments()
    g.tell(events.Control(card=card, seat=seat, clause="card.control.change"))
    g.happen(facts.CONTROL, card, facts.named(seat))
    g.due = True
    contest.enters(g, card, seat)
