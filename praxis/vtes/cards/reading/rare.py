"""Sentences that one or two vampires have about numbers, actions and combat."""

from __future__ import annotations

from typing import Any

from praxis.effects.nodes import Effect, Filter, Who
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar
from praxis.vtes.cards.reading.using import taken


def add(g: Grammar) -> None:
    _numbers(g)
    _acting(g)
    _fighting(g)


def _numbers(g: Grammar) -> None:
    """What holds while the vampire is in play."""
    g.row("acts", "against a {deed} action", lambda deed: kind(*deed))
    g.row("acts", "during bleed actions with an action card requiring {disc}", lambda disc: kind("bleed") & needs(disc))
    g.row(
        "sentence",
        "~ gets {d} intercept against camarilla vampires whose controller controls any gehenna cards",
        lambda d: (gives(INTERCEPT, d, ME, is_(ACTING, VAMPIRE, CAMARILLA) & exists(trait("gehenna"), of(ACTOR))),),
    )
    g.row(
        "sentence",
        "if there are another justicars ready, ~ gets 1 fewer vote from ~'s justicar title",
        lambda: (gives(VOTES, -1, ME, exists(~among(SELF), VAMPIRE, READY, title("justicar"))),),
    )
    g.row(
        "sentence",
        "while {w:while}, if you burn the edge for a vote, you gain an additional {n} votes",
        lambda w, n: (gives(EDGE_VOTES, n, YOU, w),),
    )
    g.row(
        "sentence",
        "while ~ is ready, any malkavian's bleed actions cost + {n} blood and get {d} stealth",
        lambda n, d: (
            dues(n, BLOOD_COST, VAMPIRE & clan("Malkavian"), "bleed", if_=is_(SELF, READY)),
            gives(STEALTH, d, all_(VAMPIRE, clan("Malkavian")), is_(SELF, READY) & kind("bleed")),
        ),
    )
    g.row("sentence", "while ~ is controlled, ~ gets {d} capacity", lambda d: (gives(CAPACITY, d, ME),))
    g.row(
        "sentence",
        "action cards and strike cards requiring {disc} cost ~ + {n} blood",
        lambda disc, n: (
            costs(n, BLOOD_COST, ME, ACTION_CARD, needs=disc),
            costs(n, BLOOD_COST, ME, COMBAT_CARD, needs=disc, strikes=True),
        ),
    )
    g.row(
        "sentence",
        "in combat, strike cards cost the opposing minion + {n} blood or life",
        lambda n: (costs(n, BLOOD_COST, among(OPPOSING) & MINION, COMBAT_CARD, strikes=True),),
    )
    g.row(
        "sentence",
        "master cards targeting ~ cost you + {n} pool",
        lambda n: (costs(n, POOL_COST, YOU, MASTER_CARD, to=SELF),),
    )
    g.row("sentence", "~ gets {d} votes in blood hunt referendums", lambda d: (gives(VOTES, d, ME, HUNTED),))
    g.row("sentence", "~ is immune to damage from weapons", lambda: (gives(IMMUNE, FROM_WEAPONS, ME),))
    g.words("gear", {"equipment": EQUIPMENT, "retainers": RETAINER, "equipment or retainers": EQUIPMENT | RETAINER})
    g.kind("gear", Filter)
    g.row(
        "sentence",
        "~ cannot have or use {gear}",
        lambda gear: (cannot(rule.BEAR, ME, gear), cannot(rule.USE, ME, gear)),
    )


def _acting(g: Grammar) -> None:
    """Actions."""
    g.row("feat", "burn a location or steal an equipment", lambda: _plunder(a(LOCATION | (EQUIPMENT & OTHERS))))
    g.row("feat", "steal an ally or retainer", lambda: _lure(a(ALLY | RETAINER, OTHERS)))
    g.row(
        "sentence",
        "~ can add {n} blood or life to {any} as {as_:as}, not to exceed starting life",
        lambda n, any, as_: (taken(_nursed(n, a(any)), as_),),
    )
    g.row(
        "feat",
        "change the sect of an anarch with no blood to sabbat",
        lambda: becomes(a(VAMPIRE, ANARCH, holds(0, most=0)), sect="Sabbat"),
    )
    g.row(
        "feat",
        "look at another methuselah's hand and discard 1 card from it",
        lambda: _raid(),
    )
    g.row(
        "sentence",
        "~ can {feat} as {as_:as} (that methuselah draws back up to their hand size)",
        lambda feat, as_: (taken(feat, as_),),
    )
    g.row(
        "feat",
        "remove a vampire in your uncontrolled region from the game to add {n} blood to another vampire in your "
        "uncontrolled region",
        lambda n: do(
            put(a(VAMPIRE, UNCONTROLLED, MINE), REMOVED),
            gain(n, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)),
        ),
    )
    g.row(
        "feat",
        "give another non titled sabbat vampire you control with capacity {n} or more the title of bishop",
        lambda n: becomes(a(VAMPIRE, SABBAT, ~TITLED, ~among(SELF), MINE, capacity(n)), title="bishop"),
    )
    g.row(
        "feat",
        "inflict {n} damage on each of your prey's sabbat vampires",
        lambda n: inflict(n, all_(VAMPIRE, SABBAT, of(a(SEAT, of(PREY)))), by_minion=True),
    )
    g.row(
        "sentence",
        "~ can unlock a minion as an action; that action gets {d} stealth if you control the minion",
        lambda d: (act(unlock(a(MINION, LOCKED, MINE)), stealth=d), act(unlock(a(MINION, LOCKED, OTHERS)))),
    )
    g.row(
        "sentence",
        "~ can call a referendum to move {n} minion cards from your ash heap to your hand as a +1 stealth political "
        "action",
        lambda n: (
            act(
                each(some(MINION_CARD, ASH, MINE, least=n, most=n), put(IT, HAND)),
                reach="political",
                stealth=1,
                if_=count(MINION_CARD, ASH, MINE) >= n,
            ),
        ),
    )


def _plunder(what: Who) -> Effect:
    """An equipment that is a location can be burned or stolen."""
    stolen = put(what, ME)
    return if_(
        is_(what, LOCATION, EQUIPMENT, OTHERS),
        choose(burn(what), stolen),
        other=if_(is_(what, LOCATION), burn(what), other=stolen),
    )


def _lure(whom: Who) -> Effect:
    return if_(is_(whom, RETAINER), put(whom, ME), other=control(whom))


def _nursed(n: int, whom: Who) -> Effect:
    return gain(case(is_(whom, VAMPIRE), n, at_most(n, num(START, whom) - num(BLOOD, whom))), BLOOD, whom)


def _raid() -> Any:
    whom = a(SEAT, OTHERS)
    return do(show(all_(in_(HAND), of(whom)), YOU), discard(pick(in_(HAND), of(whom))))


def _fighting(g: Grammar) -> None:
    g.row(
        "sentence",
        "~ gets 1 optional additional strike (limited) during the first round of combat",
        lambda: (ability(ADDITIONAL, mod(STRIKES, 1), limit=COMBAT, if_=FIRST_ROUND),),
    )
    g.row(
        "sentence",
        "each round, before range is determined, ~ can set the range for that round . if ~ does so, skip the determine "
        "range step for that round",
        lambda: (ability(BEFORE_RANGE, choose(set_range("close"), set_range("long")), by=BY_COMBATANT, limit=ROUND),),
    )
    g.row(
        "sentence",
        "if ~ blocks, ~ gets 1 optional press during the resulting combat",
        lambda: (ability(PRESS, press(), limit=COMBAT, if_=FROM_BLOCK & is_(BLOCKING, among(SELF))),),
    )
    g.row(
        "sentence",
        "once each turn, if ~ is ready during a combat involving a minion you control, ~ can {cost} to give that "
        "minion 1 maneuver",
        lambda cost: (
            ability(
                RANGE,
                mod(MANEUVERS, 1, all_(FIGHTING, MINE)),
                by=BY_METHUSELAH,
                cost=cost,
                limit=TURN,
                if_=is_(SELF, READY) & exists(FIGHTING, MINE),
            ),
        ),
    )
