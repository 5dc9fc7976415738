"""Effects by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.bringing import arrives
from praxis.vtes.effects.filters import Kind
from praxis.vtes.effects.how_often import SPAN_WORDS
from praxis.vtes.effects.locking import Lock
from praxis.vtes.effects.numbers import mod as change

_SPANS = {word: span for span, word in SPAN_WORDS.items()}


def gain_pool(n: int) -> Effect:
    return gain(n)


def burn_pool(n: int) -> Effect:
    return burn(n, POOL, T)


def gain_blood(n: int, who: Who = ME) -> Effect:
    return gain(n, BLOOD, who)


def burn_blood(n: int, who: Who = T) -> Effect:
    return burn(n, BLOOD, who)


def modify(what: int, n: int, who: Who = ACTING, until: str = "action") -> Effect:
    return change(what, n, who, _SPANS[until])


def raise_bleed(n: int) -> Effect:
    return bleed(n)


def burn_card(who: Who = T) -> Effect:
    return burn(who)


def put_in_play() -> Effect:
    return put(CARD, PLAY)


def put_on(who: Who = T) -> Effect:
    return put(CARD, who)


def lock_card(who: Who = CARD, to: bool = True) -> Effect:
    return Lock(who, lock=True, cost=to and who is not T)


def unlock_card(who: Who = ME) -> Effect:
    return unlock(who)


def to_torpor(who: Who = T) -> Effect:
    return put(who, TORPOR)


def enter_combat(who: Who = ME, maneuvers: int = 0) -> Effect:
    return fight(T, *([mod(MANEUVERS, maneuvers, who)] if maneuvers else []), who=who)


def send_on() -> Effect:
    return redirect(T)


def cannot_block() -> Effect:
    return mod(CANNOT_BLOCK, 1, T)


def awake() -> Effect:
    return mod(AWAKE, 1)


def as_permanent() -> Effect:
    return arrives()


def master_actions(n: int) -> Effect:
    return mod(MASTER_ACTIONS, n)


def cancel_card(types: int, others: bool = False, free: bool = False) -> Effect:
    return cancel(Kind(types, "card"), others=others, free=free)
