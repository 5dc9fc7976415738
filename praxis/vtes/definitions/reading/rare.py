"""Sentences that one or two vampires have about numbers, actions and combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar
from praxis.vtes.definitions.reading.using import taken

_GEAR: Final = EQUIPMENT & ~LOCATION
"""An equipment that is a location in play does not count as equipment there."""


def add(g: Grammar) -> None:
    _numbers(g)
    _acting(g)
    _stealing(g)
    _fighting(g)


def _numbers(g: Grammar) -> None:
    """Sentences about what holds while the vampire is in play."""
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
    _wounds(g)
    _titles(g)
    g.row(
        "sentence",
        "while ~ is ready, zombies (allies and retainers) you recruit or employ get {d} starting life",
        lambda d: (gives(START, d, all_((ALLY | RETAINER) & trait("zombie"), MINE), is_(SELF, READY)),),
    )
    g.row(
        "sentence",
        "while ~ is ready, minions must burn the top card of their library to attempt to block wraith or zombie allies",
        lambda: (
            toll(rule.BLOCK, 1, MINION, ALLY & (trait("wraith") | trait("zombie")), if_=is_(SELF, READY), cards=True),
        ),
    )
    g.row("need", "requiring the path of death and the soul", lambda: needs("path of Death and the Soul"))
    g.row(
        "sentence",
        "~ gets {d} bleed against the methuselah with the edge",
        lambda d: (gives(BLEED, d, ME, kind("bleed") & is_(VICTIMS, SEAT, HAS_EDGE)),),
    )
    g.row("sentence", "~ cannot receive any title", lambda: (cannot(rule.HAVE_TITLE, ME),))
    g.row(
        "sentence",
        "other methuselahs' actions that target ~ cost + {n} blood or life",
        lambda n: (dues(n, BLOOD_COST, MINION & OTHERS, at=SELF),),
    )
    g.row(
        "acts",
        "during equip actions with a weapon",
        lambda: kind("equip") & is_(PLAYED_CARD, trait("weapon")),
    )
    g.row("sentence", "~ is immune to damage from weapons", lambda: (gives(IMMUNE, FROM_WEAPONS, ME),))
    g.words("gear", {"equipment": _GEAR, "retainers": RETAINER, "equipment or retainers": _GEAR | RETAINER})
    g.kind("gear", Filter)
    g.row(
        "sentence",
        "~ cannot have or use {gear}",
        lambda gear: (cannot(rule.BEAR, ME, gear), cannot(rule.USE, ME, gear)),
    )


def _wounds(g: Grammar) -> None:
    g.row(
        "sentence",
        "damage ~ inflicts on {clan} is aggravated",
        lambda clan: (cannot(rule.TAKE_LIGHTLY, _of(clan), among(ME)),),
    )
    g.row(
        "sentence",
        "damage inflicted on ~ by a {trait} is aggravated",
        lambda trait: (cannot(rule.TAKE_LIGHTLY, ME, _ally(trait)),),
    )
    g.row(
        "sentence",
        "damage {clan} inflict on ~ is reduced to 0",
        lambda clan: (cannot(rule.BE_HURT, ME, _of(clan)),),
    )
    for who in ("the controller of the minion in combat with ~", "in combat, the controller of the minion opposing ~"):
        g.row("sentence", f"{who} plays with an open hand", _open_hand)


def _of(name: str) -> Filter:
    return VAMPIRE & clan(name)


def _ally(word: str) -> Filter:
    return ALLY & trait(word)


def _open_hand() -> Any:
    """The hand of the opposing Methuselah is shown as the combat begins, and so is each card that she draws in it."""
    fights = is_(SELF, FIGHTING)
    return (
        on(fact.FIGHTS, show(all_(in_(HAND), of(controller(OPPOSING)))), if_=fights),
        on(fact.DRAWN, show(THAT_CARD), of=controller(OPPOSING), if_=fights),
    )


def _titles(g: Grammar) -> None:
    g.row(
        "sentence",
        "contesting a title costs ~ + {n} blood unless you have the edge",
        lambda n: (toll(rule.CONTEST, n, ME, if_=~EDGE),),
    )
    g.row(
        "sentence",
        "if ~'s title is contested, the cost of contesting is increased by {n} blood for the other vampire(s)",
        lambda n: (toll(rule.CONTEST, n, VAMPIRE, among(ME)),),
    )
    g.row(
        "sentence",
        "a vampire contesting ~'s title must yield during their unlock phase",
        lambda: (cannot(rule.CONTEST, VAMPIRE, among(ME)),),
    )
    frenzy = {
        "frenzy cards cannot be played on ~": trait("frenzy"),
        "contracts cannot be placed on ~": trait("contract"),
    }
    for words, what in frenzy.items():
        g.row("sentence", words, _out_of_reach(what))
    g.row(
        "sentence",
        "other methuselahs cannot play master cards targeting ~",
        _out_of_reach(MASTER_CARD & OTHERS),
    )


def _out_of_reach(what: Filter) -> Callable[..., Any]:
    return lambda: (cannot(rule.AFFECT, ME, what),)


def _acting(g: Grammar) -> None:
    """Sentences about actions."""
    g.row(
        "feat",
        "look at and reorder the top {n} cards of your library, and unlock",
        lambda n: do(arrange(n), unlock(ME)),
    )
    g.row("feat", "allow you to look at and rearrange the top {n} cards of your library", lambda n: arrange(n))
    g.row(
        "sentence",
        "if ~ is not a prince, ~ can call a referendum to receive (and contest) the title held by a prince as a +1 "
        "stealth political action",
        lambda: (
            act(
                becomes(ME, like=a(VAMPIRE, title("prince"))),
                reach="political",
                stealth=1,
                if_=~is_(SELF, title("prince")),
            ),
        ),
    )
    g.row(
        "poll",
        "give you +1 hand size until the end of the game",
        lambda: mod(HAND_SIZE, 1, YOU, GAME),
    )
    g.row("feat", "give you {d} hand size until your next unlock phase", lambda d: mod(HAND_SIZE, d, YOU, YOUR_UNLOCK))
    g.row(
        "sentence",
        "~ can burn 1 corruption counter or a card requiring a discipline from another ready minion as a +1 stealth "
        "(d) action that costs 1 blood",
        lambda: (
            act(
                if_(
                    is_(T, MINION),
                    burn(1, ANY_CORRUPTION, T),
                    other=burn(T),
                ),
                targets=(a(_corrupted() | _trained()),),
                stealth=1,
                blood=1,
            ),
        ),
    )
    g.row("feat", "steal the edge", lambda: _seized(a(SEAT, OTHERS, HAS_EDGE)))
    g.row("feat", "steal a vampire in torpor", lambda: control(a(VAMPIRE, TORPOR, OTHERS)))
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
        lambda n: inflict(n, all_(VAMPIRE, SABBAT, of(a(SEAT, of(PREY))), TARGETABLE), by_minion=True),
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
                each(some(MINION_CARD, ASH, MINE, least=n, most=n), _taken_back()),
                reach="political",
                stealth=1,
                if_=count(MINION_CARD, ASH, MINE) >= n,
            ),
        ),
    )


def _taken_back() -> Effect:
    """The card that was named, or another copy of it if that one is gone."""
    copy = if_(exists(ASH, MINE, same_as(IT)), put(pick(ASH, MINE, same_as(IT)), HAND))
    return if_(is_(IT, ASH), put(IT, HAND), other=copy)


def _seized(whom: Who) -> Effect:
    """The Methuselah gets the Edge, even if it was burned meanwhile."""
    return each(whom, taking_edge())


def _corrupted() -> Filter:
    return MINION & READY & ~among(SELF) & holds(name="corruption")


def _trained() -> Filter:
    return DISCIPLINED & on_(all_(MINION, READY, ~among(SELF)))


def _stealing(g: Grammar) -> None:
    """Sentences about how vampires are stolen, and how they steal."""
    g.row(
        "sentence",
        "~ can {feat} as {as_:as} {price} (the stolen vampire stays in torpor)",
        lambda feat, as_, price: (taken(feat, as_, price),),
    )
    g.row(
        "sentence",
        "older vampires with {disc} can steal ~ as {as_:as}",
        lambda disc, as_: (
            act(
                control(SELF),
                who=VAMPIRE & has(disc) & where(num(CAPACITY, IT) > num(CAPACITY, SELF)),
                open=FOR_OTHERS,
                stealth=as_ or None,
            ),
        ),
    )
    g.row(
        "sentence",
        "any laibon can take a (d) action that costs {n} blood to lock ~ and cause ~ not to unlock as normal on ~'s "
        "next unlock phase",
        lambda n: (act(lock(SELF), gain(1, STUN, SELF), who=VAMPIRE & LAIBON, open=FOR_ANYBODY, blood=n),),
    )


def _plunder(what: Who) -> Effect:
    """Steal equipment or burn a location; with an equipment that is a location, the player chooses."""
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
        "~ cannot use presses to continue combat",
        lambda: (cannot(rule.PRESS, ME, if_=~PRESSED),),
    )
    g.row("sentence", "~ cannot press to end combat", lambda: (cannot(rule.PRESS, ME, if_=PRESSED),))
    g.row(
        "sentence",
        "~ cannot strike: combat ends or press to end combat",
        lambda: (cannot(rule.ENDING_STRIKE, ME), cannot(rule.PRESS, ME, if_=PRESSED)),
    )
    g.row(
        "sentence",
        "~ cannot use maneuvers to maneuver to long range and cannot use presses to end combat",
        lambda: (cannot(rule.MANEUVER, ME, if_=CLOSE), cannot(rule.PRESS, ME, if_=PRESSED)),
    )
    g.row(
        "sentence",
        "~ gets {d} strength on any round of combat after the first",
        lambda d: (gives(STRENGTH, d, ME, IN_COMBAT & ~FIRST_ROUND),),
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
