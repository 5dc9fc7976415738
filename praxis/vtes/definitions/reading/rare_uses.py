"""Sentences that one or two vampires have about what is used at some moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    _using(g)
    _votes(g)
    _cancelling(g)
    _phases(g)


def _using(g: Grammar) -> None:
    """Sentences about what is used at a moment."""
    g.row("does", "discard {card} from your hand", lambda card: discarding(card))
    g.row(
        "does",
        "move {n} blood from ~ to a vampire in play or in your uncontrolled region",
        lambda n: choose(
            take(n, BLOOD, ME, pick(VAMPIRE, IN_PLAY, ~among(SELF))),
            take(n, BLOOD, ME, pick(VAMPIRE, UNCONTROLLED, MINE)),
        ),
    )
    g.row("does", "shuffle your hand into your library", lambda: do(put(all_(in_(HAND), MINE), TOP), shuffle(LIBRARY)))
    g.row(
        "sentence",
        "during your unlock phase, ~ can burn 1 of ~'s retainers to gain {n} blood",
        lambda n: (
            ability(
                UNLOCK,
                gain(n, BLOOD),
                cost=burn(pick(RETAINER, on_(ME))),
                limit=TURN,
                if_=exists(RETAINER, on_(SELF)),
            ),
        ),
    )
    g.row(
        "sentence",
        "during your unlock phase, you can move up to {n} cards to the bottom of your library",
        lambda n: (ability(UNLOCK, put(up_to(n, in_(HAND), MINE), BOTTOM), limit=TURN),),
    )
    g.row(
        "sentence",
        "during your unlock phase, if you have the edge, you can look at another methuselah's hand and discard up to "
        "{n} gehenna event cards from it",
        lambda n: (
            ability(
                UNLOCK,
                each(
                    pick(SEAT, OTHERS),
                    show(all_(in_(HAND), of(THEM)), YOU),
                    discard(up_to(n, in_(HAND), of(THEM), EVENT_CARD, trait("gehenna"))),
                ),
                limit=TURN,
                if_=EDGE,
            ),
        ),
    )
    g.row(
        "sentence",
        "once each action, ~ can remove the top card of your crypt from the game to get {d1} intercept or {d2} stealth",
        lambda d1, d2: (
            ability(
                DURING_ACTION, mod(INTERCEPT, d1, ME), by=BY_REACTING, cost=_top_removed(), limit=ACTION, if_=_crypt()
            ),
            ability(DURING_ACTION, mod(STEALTH, d2), by=BY_ACTING, cost=_top_removed(), limit=ACTION, if_=_crypt()),
        ),
    )
    g.row(
        "sentence",
        "when a vampire with capacity {n} or fewer is bleeding you, you can burn the edge to cause the action to fail",
        lambda n: (
            ability(
                DURING_ACTION,
                outcome(THWARTED),
                cost=burning_edge(),
                if_=kind("bleed") & directed_at(YOU) & is_(ACTING, VAMPIRE, capacity(most=n)),
            ),
        ),
    )
    g.row(
        "sentence",
        "you can burn a card requiring {disc} to cause an action directed at ~ to fail",
        lambda disc: (
            ability(OPEN | DECLINED, outcome(THWARTED), cost=discarding(requires(disc)), if_=directed_at(SELF)),
        ),
    )
    g.row(
        "sentence",
        "~ can lock and burn {n} blood to cancel a referendum called by a titled camarilla vampire",
        lambda n: (
            ability(
                DURING_REFERENDUM,
                outcome(CANCELLED),
                cost=(locking(ME), pay(n, BLOOD)),
                if_=kind("political") & is_(ACTING, VAMPIRE, TITLED, CAMARILLA),
            ),
        ),
    )
    g.row(
        "sentence",
        "~ can burn {n} blood during the polling step of a political action before votes and ballots are cast to have "
        "the referendum fail",
        lambda n: (ability(BEFORE_VOTES, outcome(FAILS), cost=pay(n, BLOOD), limit=REFERENDUM, if_=kind("political")),),
    )
    g.row(
        "sentence",
        "~ can burn {n} blood when ~ announces a political action to prevent camarilla vampires from casting votes or "
        "ballots in the resulting referendum",
        lambda n: (
            ability(
                ANNOUNCED,
                hang(cannot(rule.VOTE, VAMPIRE & CAMARILLA), ACTION),
                by=BY_ACTING,
                cost=pay(n, BLOOD),
                limit=ACTION,
                if_=kind("political"),
            ),
        ),
    )
    g.row(
        "sentence",
        "once each political action, ~ can {cost} to force a vampire to abstain (this can cancel that vampire's votes "
        "and ballots)",
        lambda cost: (
            ability(
                POLLING,
                abstain(a(VAMPIRE, READY)),
                cost=cost,
                limit=REFERENDUM,
                if_=kind("political"),
            ),
        ),
    )
    g.row(
        "sentence",
        "if ~ performs a political action whose referendum passes, ~ can unlock during the discard phase",
        lambda: (ability(DISCARD, unlock(ME), limit=TURN, if_=happened(fact.PASSED, SELF, span=TURN)),),
    )
    g.row(
        "sentence",
        "~ can burn {n} blood to unlock and attempt to block an action directed at a location you control",
        lambda n: (
            ability(
                DURING_ACTION,
                unlock(ME),
                attempt(rising=True),
                by=BY_LOCKED,
                cost=pay(n, BLOOD),
                if_=directed_at(all_(LOCATION, MINE)),
            ),
        ),
    )
    g.row(
        "sentence",
        "~ can attempt to block a vampire controlled by another methuselah, ignoring the normal prey, predator or "
        "target restrictions for blocking actions",
        lambda: (
            ability(
                DURING_ACTION,
                attempt(anybody=True),
                by=BY_REACTING,
                if_=is_(ACTING, VAMPIRE, OTHERS) & ~is_(BLOCKING, among(SELF)),
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, ~ can reduce the cost of a card ~ plays by {n} blood",
        lambda n: (ability(PAYING, cheaper(LIBRARY_CARD, blood=n, who=among(SELF)), limit=TURN),),
    )
    phase = {
        "you can use a discard phase action to ": (DISCARD, DISCARD_ACTIONS, None),
        "if ~ is ready, you can use a discard phase action to ": (DISCARD, DISCARD_ACTIONS, is_(SELF, READY)),
        "if ~ is ready, you can use a master phase action to ": (MASTER, MASTER_ACTIONS, is_(SELF, READY)),
        "during your master phase, you can use a master phase action to ": (MASTER, MASTER_ACTIONS, None),
    }
    for head, (when, what, if_) in phase.items():
        g.row("sentence", head + "{does}", _spending(when, what, if_))
    g.row("does", "add {n} blood to ~", lambda n: gain(n, BLOOD, SELF))
    g.row("does", "discard a card from your hand", lambda: discarding())
    g.row(
        "does",
        "increase your hand size by {n} card for the remainder of the turn",
        lambda n: mod(HAND_SIZE, n, YOU, TURN),
    )
    g.row(
        "does",
        "discard 1 card at random from your predator or prey's hand",
        lambda: discard(at_random(in_(HAND), of(pick(SEAT, of(PREDATOR) | of(PREY))))),
    )
    g.row(
        "sentence",
        "if ~ is ready, you can spend transfers to move blood from your prey's uncontrolled vampires to your prey's "
        "pool at a cost of 2 transfers for each blood moved",
        lambda: (
            ability(
                INFLUENCE,
                take(1, BLOOD, pick(CRYPT_CARD, UNCONTROLLED, of(PREY), holds(1)), PREY),
                cost=mod(TRANSFERS, -2),
                if_=is_(SELF, READY) & exists(CRYPT_CARD, UNCONTROLLED, of(PREY), holds(1)),
            ),
        ),
    )


def _votes(g: Grammar) -> None:
    """Sentences about votes of others, and votes against."""
    g.row(
        "sentence",
        "during the polling step of a political action, each older {clan} controlled by another methuselah can move "
        "{n} blood from themselves to ~ to force ~ to cast ~'s votes and ballots as that toreador's controller chooses",
        lambda clan, n: (
            ability(
                POLLING,
                _swayed(SELF),
                cost=take(n, BLOOD, a(_older(clan), MINE, holds(1)), SELF),
                open=FOR_OTHERS,
                if_=kind("political") & is_(SELF, READY),
            ),
        ),
    )
    for head in ("during a referendum, ", "during the polling step of any referendum, "):
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to force a ready prince to cast votes and ballots as ~'s controller wishes . this "
            "can change the prince's votes and ballots",
            lambda cost: (ability(POLLING, _swayed(a(VAMPIRE, READY, title("prince"))), cost=cost, limit=REFERENDUM),),
        )
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to change the votes and ballots of {{any}} to votes and ballots of your choice",
            lambda cost, any: (ability(POLLING, _swayed(a(any, READY, voted())), cost=cost, limit=REFERENDUM),),
        )
    g.row(
        "sentence",
        "~ gets + {n} votes when casting votes against blood hunt referendums",
        lambda n: (ability(POLLING, oppose(n), limit=REFERENDUM, if_=HUNTED & is_(SELF, READY)),),
    )
    g.row(
        "sentence",
        "during the polling step of any political action, ~ can {cost} to get + {n} votes against the referendum",
        lambda cost, n: (
            ability(POLLING, oppose(n), cost=cost, limit=REFERENDUM, if_=kind("political") & is_(SELF, READY)),
        ),
    )
    g.row(
        "sentence",
        "once each turn during a bleed against you, if ~ is ready and unlocked, you can {cost} to redirect the bleed "
        "to another methuselah",
        lambda cost: (
            ability(
                DECLINED,
                redirect(a(SEAT, OTHERS, ~of(ACTOR))),
                cost=cost,
                limit=TURN,
                if_=kind("bleed") & directed_at(YOU) & is_(SELF, READY, UNLOCKED),
            ),
        ),
    )
    g.row(
        "sentence",
        "during a bleed action, ~ can give you -2 hand size until your next unlock phase to get {d} bleed",
        lambda d: (
            ability(
                DURING_ACTION, mod(BLEED, d), by=BY_ACTING, cost=mod(HAND_SIZE, -2, YOU, YOUR_UNLOCK), limit=ACTION
            ),
        ),
    )


def _cancelling(g: Grammar) -> None:
    """Sentences about cards cancelled as they are played."""
    g.row(
        "sentence",
        "during a referendum ~ calls, ~ can {cost} to cancel a reaction card as it is played (cost is still paid)",
        lambda cost: (
            ability(
                AS_PLAYED,
                cancel(REACTION_CARD),
                cost=cost,
                limit=REFERENDUM,
                if_=is_(ACTING, among(SELF)) & happened(fact.CALLED, SELF, span=ACTION),
            ),
        ),
    )
    g.row(
        "sentence",
        "~ can {cost} to cancel a minion card played by your predator or prey as it is played (no cost is paid)",
        lambda cost: (ability(AS_PLAYED, cancel(MINION_CARD, of(PREDATOR) | of(PREY), free=True), cost=cost),),
    )
    for head in ("once each action ~ performs, ", "during an action ~ performs, "):
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to cancel a reaction card as it is played by {{any}}, and its cost is not paid",
            lambda cost, any: (
                ability(
                    AS_PLAYED,
                    cancel(REACTION_CARD, played_by(any), free=True),
                    by=BY_ACTING,
                    cost=cost,
                    limit=ACTION,
                ),
            ),
        )
    g.row(
        "sentence",
        "once each turn, if ~ is ready, ~ can {cost} to cancel an action card as it is played by a vampire controlled "
        "by your predator (the acting minion does not lock)",
        lambda cost: (
            ability(
                AS_PLAYED,
                cancel(ACTION_CARD | POLITICAL_CARD | PERMANENT_CARD, played_by(VAMPIRE, of(PREDATOR))),
                cost=cost,
                limit=TURN,
                if_=is_(SELF, READY),
            ),
        ),
    )


def _phases(g: Grammar) -> None:
    """Sentences about what is used in phases, and as bleeds are resolved."""
    g.row(
        "sentence",
        "while ~ is ready, you can use 4 transfers to search your library and/or hand for a mage ally ~ could play . "
        "put that ally in play with life equal to its starting life and pay its cost as normal",
        lambda: (
            ability(
                INFLUENCE,
                fetch(ALLY_CARD, trait("mage"), by_effect=True),
                cost=mod(TRANSFERS, -4),
                if_=is_(SELF, READY),
            ),
        ),
    )
    g.row("does", "move a counter from your pool to {any}", lambda any: take(1, POOL, YOU, pick(any)))
    g.row("does", "give you +1 discard phase action", lambda: mod(DISCARD_ACTIONS, 1))
    g.row(
        "does",
        "look at 1 card at random from your prey's hand",
        lambda: show(at_random(in_(HAND), of(PREY)), YOU),
    )
    g.row("does", "look at a card in your prey's uncontrolled region", lambda: show(pick(UNCONTROLLED, of(PREY)), YOU))
    for found, what in {
        "a card named tajdid": named("Tajdid"),
        "a non location equipment card": EQUIPMENT & ~LOCATION,
    }.items():
        g.row("does", f"search your library for {found}, reveal it and move it to your hand", _sought(what))
    g.row(
        "sentence",
        "during {phase1:phase} and {phase2:phase}, if ~ is ready, you can {cost} to {does}",
        lambda phase1, phase2, cost, does: (
            ability(phase1, does, cost=cost, limit=TURN, if_=is_(SELF, READY)),
            ability(phase2, does, cost=cost, limit=TURN, if_=is_(SELF, READY)),
        ),
    )
    g.row(
        "sentence",
        "if a vampire you control would successfully bleed, you can reduce the bleed amount by 1 to give ~ {d} bleed "
        "this turn",
        lambda d: (
            ability(
                RESOLVING,
                mod(BLEED, -1),
                mod(BLEED, d, SELF, TURN),
                limit=ACTION,
                if_=kind("bleed") & is_(ACTING, VAMPIRE, MINE) & (num(BLEED, ACTING) >= 1),
            ),
        ),
    )
    g.row(
        "sentence",
        "you can lock ~ during a referendum to change the votes and ballots of a camarilla vampire to votes and "
        "ballots of your choice",
        lambda: (ability(POLLING, _swayed(a(VAMPIRE, READY, CAMARILLA, voted())), cost=locking(ME), limit=REFERENDUM),),
    )
    g.row(
        "sentence",
        "if the edge is not controlled, ~ can give you control of it as {as_:as}",
        lambda as_: (act(taking_edge(), stealth=as_ or None, if_=~exists(SEAT, HAS_EDGE)),),
    )
    g.row("cost", "burn a card requiring {disc}", lambda disc: discarding(requires(disc)))
    g.row(
        "sentence",
        "during your influence phase, ~ can {cost} to reveal and remove the top card of your crypt from the game . if "
        "it is a {clan}, a non titled vampire you control becomes anarch",
        lambda cost, clan: (
            ability(
                INFLUENCE,
                show(top(YOU)),
                if_(
                    is_(top(YOU), _of(clan)),
                    do(put(top(YOU), REMOVED), becomes(pick(VAMPIRE, MINE, ~TITLED), sect="Anarch")),
                    other=put(top(YOU), REMOVED),
                ),
                cost=cost,
                limit=TURN,
                if_=_crypt(),
            ),
        ),
    )


def _of(name: str) -> Filter:
    return VAMPIRE & clan(name)


def _sought(what: Filter) -> Callable[..., Any]:
    return lambda: search(LIBRARY, what, shown=True)


def _older(name: str) -> Filter:
    return VAMPIRE & OLDER & clan(name)


def _swayed(whom: Who) -> Effect:
    return choose(recast(whom, "for"), recast(whom, "against"))


def _spending(when: int, what: int, if_: Any) -> Callable[..., Any]:
    return lambda does: (ability(when, does, cost=mod(what, -1), if_=if_),)


def _top_removed() -> Any:
    return put(top(YOU), REMOVED)


def _crypt() -> Any:
    return is_(YOU, has_cards(CRYPT))
