"""Sentences that only a few vampires have: cheaper cards, referendums without a card, forced abstentions and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar
from praxis.vtes.definitions.reading.using import taken


def _paying(g: Grammar) -> None:
    """Sentences about what makes cards cheaper, if the controller likes."""
    g.row(
        "sentence",
        "if ~ is ready during your master phase, ~ can reduce the cost of a master card you play by {n} pool",
        lambda n: (ability(PAYING, cheaper(MASTER_CARD, pool=n), limit=TURN, if_=is_(SELF, READY) & YOUR_TURN),),
    )
    g.row(
        "sentence",
        "you can lock ~ when you play a master: location (unique or not) to reduce the cost of that location by "
        "{n} pool",
        lambda n: (ability(PAYING, cheaper(MASTER_CARD & LOCATION, pool=n), cost=locking(ME)),),
    )
    g.row(
        "sentence",
        "once each turn, if ~ is ready, ~ can reduce the cost of a location or of an equipment you play by "
        "{n} blood or pool",
        lambda n: (ability(PAYING, cheaper(LOCATION | EQUIPMENT, pool=n, blood=n), limit=TURN, if_=is_(SELF, READY)),),
    )


def _calling(g: Grammar) -> None:
    """Sentences about referendums that the vampire calls without a card."""
    g.kind("poll", Effect)
    g.row("poll", "burn {any}", lambda any: burn(a(any)))
    g.row("poll", "do {n} unpreventable damage to {any}", lambda n, any: inflict(n, a(any), UNPREVENTABLE))
    g.row(
        "poll",
        "inflict {n} damage on each minion who has any of your corruption counters",
        lambda n: inflict(n, all_(MINION, holds(name="corruption", yours=True))),
    )
    g.row(
        "poll",
        "distribute {n} blood among 1 or more ready vampires",
        lambda n: each(allocated(n, VAMPIRE, READY), gain(allotted(IT), BLOOD, IT)),
    )
    tail = "as a +1 stealth political action"
    g.row(
        "sentence",
        f"~ can call a referendum to {{poll}} {tail}",
        lambda poll: (act(poll, reach="political", stealth=1),),
    )
    g.row(
        "sentence",
        f"if ~ doesn't have a title, ~ can call a referendum to become the prince of chicago {tail}",
        lambda: (
            act(
                becomes(ME, title="prince", place="Chicago"),
                reach="political",
                stealth=1,
                if_=~is_(SELF, TITLED) & is_(SELF, CAMARILLA),
            ),
        ),
    )


def _abstentions(g: Grammar) -> None:
    """Sentences about vampires who are forced to abstain: what they have cast is cancelled."""
    polls = {
        "during the polling step of any referendum, ": None,
        "during the polling step of a political action, ": kind("political"),
        "during the polling step of a referendum called by ~, ": kind("political") & is_(ACTING, among(SELF)),
    }
    for head, if_ in polls.items():
        g.row("sentence", f"{head}~ can {{cost}} to force {{any}} to abstain", _silences(if_))
        g.row("sentence", f"{head}~ can {{cost}} to give each {{np}} {{d}} vote", _all_vote(if_))
    g.row(
        "sentence",
        "during the polling step of a political action, if ~ is ready, ~ can {cost} to force the acting vampire to "
        "abstain",
        lambda cost: (
            ability(
                POLLING,
                abstain(ACTING),
                by=BY_METHUSELAH,
                cost=cost,
                limit=REFERENDUM,
                if_=kind("political") & is_(SELF, READY),
            ),
        ),
    )


def _moved(servant: Who) -> Effect:
    return put(servant, pick(VAMPIRE, MINE, ~with_(among(servant))))


def _silences(if_: Any) -> Callable[..., Any]:
    def make(cost: Effect, any: Filter) -> Any:
        return (
            ability(
                POLLING,
                abstain(a(any, READY)),
                by=BY_METHUSELAH,
                cost=cost,
                limit=REFERENDUM,
                if_=if_,
            ),
        )

    return make


def _all_vote(if_: Any) -> Callable[..., Any]:
    return lambda cost, np, d: (
        ability(POLLING, mod(VOTES, d, all_(np)), by=BY_METHUSELAH, cost=cost, limit=REFERENDUM, if_=if_),
    )


_NEEDED: Final = is_(BLOCKING, MINION) & (num(INTERCEPT, BLOCKING) >= num(STEALTH, ACTING))
"""An attempt to block would succeed."""


def add(g: Grammar) -> None:
    _paying(g)
    _calling(g)
    _abstentions(g)
    g.row(
        "sentence",
        "~ can enter combat with {any} as {as_:as} . in that combat, ~ gets {d} strength",
        lambda any, as_, d: (taken(fight(a(any, READY, OTHERS), mod(STRENGTH, d, ME)), as_),),
    )
    g.row(
        "sentence",
        "~ can enter combat with {any} as {as_:as} . if that action is successful, ~ gets 1 optional maneuver in the "
        "first round of the resulting combat",
        lambda any, as_: (taken(fight(a(any, READY, OTHERS), mod(MANEUVERS, 1, ME)), as_),),
    )
    g.row(
        "sentence",
        "if your prey has more pool than you, ~ can move {n} counter from your prey's pool to yours as {as_:as}",
        lambda n, as_: (
            act(take(n, POOL, a(SEAT, of(PREY)), YOU), stealth=as_ or None, if_=num(POOL, PREY) > num(POOL, YOU)),
        ),
    )
    g.row(
        "feat",
        "remove a bishop's or archbishop's title",
        lambda: becomes(a(VAMPIRE, title("bishop", "archbishop")), loses_title=True),
    )
    g.row("feat", "remove a vampire's title", lambda: becomes(a(VAMPIRE, TITLED), loses_title=True))
    g.row(  # they are named as the action is announced (LSJ 20010627): one action for each number
        "sentence",
        "~ can move up to 2 library cards from your ash heap to your library as {as_:as}",
        lambda as_: tuple(
            taken(do(*(put(a(LIBRARY_CARD, ASH, MINE), TOP) for _ in range(n)), shuffle(LIBRARY)), as_) for n in (2, 1)
        ),
    )
    g.row(
        "feat",
        "steal equipment from {any}",
        lambda any: put(a(EQUIPMENT, OTHERS, on_(all_(any))), ME),
    )
    g.row(
        "sentence",
        "once each turn, {any} can add {n} blood to ~ as {as_:as}",
        lambda any, n, as_: (act(gain(n, BLOOD, SELF), who=any, open=FOR_ANYBODY, stealth=as_ or None, limit=TURN),),
    )
    g.row(
        "sentence",
        "{any} can burn {n} blood from ~ as {as_:as}",
        lambda any, n, as_: (act(burn(n, BLOOD, SELF), who=any, open=FOR_ANYBODY, stealth=as_ or None),),
    )
    g.row(
        "sentence",
        "black hand vampires can steal ~ as a (d) action that costs {n} pool",
        lambda n: (act(control(SELF), who=VAMPIRE & trait("black hand"), open=FOR_OTHERS, pool=n),),
    )
    for head in ("during an action ~ performs, ",):
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to give {{any}} {{d}} intercept",
            lambda cost, any, d: (
                ability(
                    ATTEMPT, mod(INTERCEPT, d, BLOCKING), by=BY_ACTING, cost=cost, limit=ACTION, if_=is_(BLOCKING, any)
                ),
            ),
        )
    by_action, rested = kind("recruit", "employ"), is_(SELF, noted("rested"))
    g.row(
        "sentence",
        "once each turn, ~ can unlock when ~ successfully recruits an ally or employs a retainer",
        lambda: (
            ability(SUCCEEDED, unlock(ME), note("rested", SELF), by=BY_ACTING, if_=by_action & ~rested),
            on(
                fact.ENTERS,
                may(unlock(SELF), cost=note("rested", SELF)),
                of=ALLY_CARD | RETAINER,
                to=SELF,
                if_=(IN_COMBAT | ~by_action) & ~rested & is_(SELF, LOCKED),
            ),
        ),
    )
    g.row(
        "sentence",
        "if you control {any}, ~ must bleed with {d} bleed as a (d) action unless ~ must hunt",
        lambda any, d: (act(bleed(d), mandatory=True, if_=exists(any, MINE) & is_(SELF, holds(1))),),
    )
    g.row(
        "sentence",
        "during an action ~ performs, you can reveal the top card of your library . "
        "if it is {card}, ~ burns {n} blood; otherwise, ~ gets {d} stealth",
        lambda card, n, d: (
            ability(
                DURING_ACTION,
                show(top(YOU, LIBRARY)),
                if_(is_(top(YOU, LIBRARY), card), burn(n, BLOOD, ME), other=if_(_NEEDED, mod(STEALTH, d))),
                by=BY_ACTING,
                limit=ACTION,
            ),
        ),
    )
    g.row(
        "does",
        "move an animal retainer from {any1} to another vampire you control",
        lambda any1: _moved(pick(RETAINER & trait("animal"), on_(all_(any1)))),
    )
    g.row(
        "sentence",
        "~ can burn {any} to get {d} stealth for the current action",
        lambda any, d: (ability(DURING_ACTION, mod(STEALTH, d), by=BY_ACTING, cost=burn(pick(any)), if_=exists(any)),),
    )
    g.row(
        "sentence",
        "during a bleed action, ~ can remove {n} cards in your ash heap from the game to get {d} bleed",
        lambda n, d: (
            ability(
                DURING_ACTION,
                mod(BLEED, d),
                by=BY_ACTING,
                cost=put(pick(ASH, MINE, n=n), REMOVED),
                limit=ACTION,
                if_=count(ASH, MINE) >= n,
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, if ~ is ready, ~ can {cost} after {any} performs a successful action {need} to unlock that "
        "hecata",
        lambda cost, any, need: (
            ability(
                SUCCEEDED,
                unlock(ACTING),
                by=BY_METHUSELAH,
                cost=cost,
                limit=TURN,
                if_=is_(SELF, READY) & is_(ACTING, any) & need,
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, after resolution of an action performed by ~ during which your prey burned 1 or more pool, "
        "you can gain {n} pool",
        lambda n: (
            ability(
                AFTER_ACTION,
                gain(n),
                by=BY_METHUSELAH,
                limit=TURN,
                if_=is_(ACTING, among(SELF)) & happened(fact.LOSES_POOL, PREY, span=ACTION),
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, if ~ is ready after a successful bleed against you, ~ can look at the acting minion's "
        "controller's hand, then ~ can discard 1 card at random from it",
        lambda: (
            ability(
                SUCCEEDED,
                show(all_(in_(HAND), of(ACTOR)), YOU),
                may(discard(at_random(in_(HAND), of(ACTOR)))),
                by=BY_METHUSELAH,
                limit=TURN,
                if_=is_(SELF, READY) & BLED & directed_at(YOU),
            ),
        ),
    )
    g.row(
        "feat",
        "move an ally requiring {clan} or {disc} from your ash heap to your ready region, locked with life equal to "
        "its starting life",
        lambda clan, disc: do(bring(a(ALLY_CARD & (requires_clan(clan) | requires(disc)), ASH, MINE)), lock(T)),
    )
    for n in ("a", "1"):
        g.row(
            "feat",
            f"exchange {n} card from your hand for {n} library card in your ash heap",
            lambda: do(put(a(in_(HAND), MINE), ASH_HEAP), put(a(LIBRARY_CARD, ASH, MINE), HAND)),
        )
