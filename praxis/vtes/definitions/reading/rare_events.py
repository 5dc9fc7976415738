"""Sentences that one or two vampires have about what follows when something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    _following(g)
    _leaving(g)
    _cards_back(g)
    _rising(g)
    _drawing(g)


def _following(g: Grammar) -> None:
    """Sentences about what follows when something happens."""
    for poll in ("once results are tallied", "when the results are tallied"):
        g.row(
            "sentence",
            f"a vampire casting votes or ballots against a referendum called by ~ burns {{n}} blood {poll}",
            lambda n: (on(fact.POLLED, burn(n, BLOOD, all_(VAMPIRE, voted("against"))), of=SELF),),
        )
    g.row(
        "sentence",
        "methuselahs casting (including controlling a minion casting) votes or ballots against a referendum called by "
        "~ burn {n} pool once results are tallied",
        lambda n: (on(fact.POLLED, burn(n, POOL, all_(SEAT, voted("against"))), of=SELF),),
    )
    g.row(
        "sentence",
        "once results of a referendum are tallied, ~ gains 1 blood for each methuselah casting no votes in favor and 1 "
        "or more votes against the referendum",
        lambda: (on(fact.POLLED, gain(count(SEAT, voted("against"), ~voted("for")), BLOOD)),),
    )
    g.row(
        "sentence",
        "after resolution of any political action, if ~ abstained (even in torpor), ~ can gain {n} blood",
        lambda n: (
            on(
                (fact.PASSED, fact.REJECTED),
                later(fact.OVER, may(gain(n, BLOOD))),
                if_=kind("political") & ~is_(SELF, voted()),
            ),
        ),
    )
    for words, options in {
        "if ~ successfully hunts": {"kind": fact.HUNTED, "of": SELF, "if_": HOW_MUCH >= 1},
        "after ~ successfully bleeds a methuselah controlling a ready titled vampire": {
            "kind": fact.BLED,
            "of": SELF,
            "if_": exists(VAMPIRE, READY, TITLED, of(VICTIMS)),
        },
    }.items():
        g.row(
            "sentence",
            f"{words}, ~ does not unlock as normal during ~'s next unlock phase",
            _stunned(options),
        )
    g.row(
        "sentence",
        "~ inflicts {n} unpreventable damage on each anarch controlled by the target of the bleed after ~ successfully "
        "bleeds",
        lambda n: (on(fact.BLED, inflict(n, all_(VAMPIRE, ANARCH, of(VICTIMS)), UNPREVENTABLE), of=SELF),),
    )
    g.row(
        "sentence",
        "~ gains {n} blood after you use a master phase action to put a master discipline card on ~",
        lambda n: (on(fact.FINISHED, gain(n, BLOOD), to=YOU, about=MASTER_CARD & trait("discipline") & on_(SELF)),),
    )
    g.row(
        "sentence",
        "once each turn, after a vampire in combat with ~ goes to torpor, you can get {d} hand size until the end of "
        "the turn",
        lambda d: (
            on(
                fact.TO_TORPOR,
                may(mod(HAND_SIZE, d, YOU, TURN), cost=note("rested", SELF)),
                of=OPPOSING,
                if_=~is_(SELF, noted("rested")),
            ),
        ),
    )
    g.row(
        "sentence",
        "during your unlock phase, if ~ is ready, your prey burns the top card of their library, and if that card is "
        "{card}, ~ gains {n} blood",
        lambda card, n: (
            at(
                fact.UNLOCK_PHASE,
                if_(
                    is_(top(PREY, LIBRARY), card),
                    do(burn(top(PREY, LIBRARY)), gain(n, BLOOD)),
                    other=burn(top(PREY, LIBRARY)),
                ),
                whose=YOU,
                if_=is_(SELF, READY),
            ),
        ),
    )
    g.row(
        "sentence",
        "when ~ plays a card requiring {disc}, you can draw an additional card from your library (discard down to your "
        "hand size afterward)",
        lambda disc: (_one_more(requires(disc)),),
    )
    g.row(
        "sentence",
        "after you replace a card requiring {disc} ~ played, you can draw 1 additional card",
        lambda disc: (_one_more(requires(disc)),),
    )
    g.row(
        "sentence",
        "after you replace a combat card ~ played, you can draw 1 additional card",
        lambda: (_one_more(COMBAT_CARD),),
    )
    g.row(
        "sentence",
        "as ~ enters play, you can search your library for a card named treaty of laibach, reveal it and move it to "
        "your hand",
        lambda: (on(fact.ENTERS, may(search(LIBRARY, named("Treaty of Laibach"), shown=True)), of=SELF),),
    )
    g.row(
        "sentence",
        "as ~ enters play, you can distribute up to {n} blood from ~ to any of your uncontrolled {clans}",
        lambda n, clans: (
            on(
                fact.ENTERS,
                repeat(n, may(take(1, BLOOD, SELF, pick(VAMPIRE, UNCONTROLLED, MINE, clan(clans))))),
                of=SELF,
            ),
        ),
    )
    g.row(
        "sentence",
        "~ is burned (without going into torpor) if ~ takes more than {n} damage during a single combat",
        lambda n: (on(fact.HURT, burn(SELF), of=SELF, if_=tally(fact.HURT, SELF, span=COMBAT) > n),),
    )
    g.row(
        "sentence",
        "if you control {n} or more {np}, burn ~",
        lambda n, np: (on((fact.ENTERS, fact.CONTROL), burn(SELF), if_=count(np, MINE) >= n),),
    )
    g.row(
        "sentence",
        "if ~ is ready during your prey's unlock phase, your prey chooses which locations they keeps in play . for "
        "each location they controls, your prey burns {n} pool or burns the location",
        lambda n: (
            at(
                fact.UNLOCK_PHASE,
                each(all_(LOCATION, of(PREY)), choose(burn(n, POOL, PREY), burn(IT), by=PREY)),
                whose=PREY,
                if_=is_(SELF, READY),
            ),
        ),
    )
    g.row(
        "sentence",
        "during any methuselah's unlock phase, if ~ is ready, you can move {n} blood to a vampire that methuselah "
        "controls",
        lambda n: (at(fact.UNLOCK_PHASE, may(gain(n, BLOOD, pick(VAMPIRE, of(THEM)))), if_=is_(SELF, READY)),),
    )
    g.row(
        "sentence",
        "during each other methuselah's unlock phase, if ~ is ready, that methuselah chooses either to burn {n} pool "
        "or to lose all transfers during their next influence phase",
        lambda n: (
            at(
                fact.UNLOCK_PHASE,
                choose(burn(n, POOL, THEM), mod(TRANSFERS, -99, THEM, TURN), by=THEM),
                whose=OTHER_SEATS,
                if_=is_(SELF, READY),
            ),
        ),
    )
    g.row(
        "sentence",
        "during your unlock phase, older sabbat vampires controlled by other methuselahs can burn {n} blood to lock ~",
        lambda n: (
            at(
                fact.UNLOCK_PHASE,
                each(
                    all_(VAMPIRE, SABBAT, OLDER, OTHERS),
                    if_(is_(SELF, UNLOCKED), may(lock(SELF), cost=pay(n, BLOOD, IT), by=controller(IT))),
                ),
                whose=YOU,
            ),
        ),
    )


def _cards_back(g: Grammar) -> None:
    """Sentences about cards that come back, and hands that grow."""
    back = (put(THAT_CARD, TOP), shuffle(LIBRARY))
    g.row(
        "sentence",
        "if a card named golconda: inner peace you play is canceled, you can move that card from your ash heap to your "
        "library",
        lambda: (on(fact.CANCELLED, may(*back), to=YOU, about=named("Golconda: Inner Peace")),),
    )
    g.row(
        "sentence",
        "you can move an action card ~ played from your ash heap to your library after resolution",
        lambda: (on(fact.FINISHED, may(*back), of=SELF, about=ACTION_CARD & ASH & MINE),),
    )
    g.row(
        "sentence",
        "after ~ successfully bleeds , you get {d} hand size until your next discard phase",
        lambda d: (on(fact.BLED, mod(HAND_SIZE, d, YOU, YOUR_DISCARD), of=SELF),),
    )
    g.row(
        "sentence",
        "after a referendum called by ~ passes, you get {d} hand size until your next unlock phase",
        lambda d: (on(fact.ENACTED, mod(HAND_SIZE, d, YOU, YOUR_UNLOCK), of=SELF),),
    )
    g.row(
        "sentence",
        "a vampire burns {n} blood after using 1 press to continue combat with ~",
        lambda n: (on(fact.PRESSES, burn(n, BLOOD, IT), of=among(OPPOSING) & VAMPIRE, if_=HOW_MUCH >= 1),),
    )
    g.row(
        "sentence",
        "your prey can burn the edge during your unlock phase to burn {n} blood from ~",
        lambda n: (
            at(
                fact.UNLOCK_PHASE,
                may(burn(n, BLOOD, SELF), cost=burning_edge(PREY), by=PREY),
                whose=YOU,
            ),
        ),
    )


def _rising(g: Grammar) -> None:
    """Sentences about vampires who unlock, or stay unlocked."""
    g.row(
        "sentence",
        "if ~ performs a successful action to employ a retainer, ~ unlocks at the end of the turn",
        lambda: (
            on(
                fact.TURN_ENDS,
                unlock(SELF),
                of=YOU,
                if_=happened(fact.SUCCEEDED, SELF, about=RETAINER, span=TURN),
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, when ~ performs a successful action {need}, ~ unlocks at the end of the action",
        lambda need: (_unlocks(need),),
    )
    g.row(
        "sentence",
        "once each turn when ~ successfully performs a non hunt action, ~ unlocks after resolving that action",
        lambda: (_unlocks(~kind("hunt")),),
    )
    g.row(
        "sentence",
        "after ~ successfully bleeds, ~ unlocks at the end of the action",
        lambda: (on(fact.BLED, later(fact.OVER, unlock(ME)), of=SELF),),
    )
    g.row(
        "sentence",
        "once each turn, when ~ blocks an action, ~ can {cost} instead of locking for the successful block (before "
        "combat occurs)",
        lambda cost: (_stays(cost),),
    )
    g.row(
        "sentence",
        "once each turn, when ~ blocks, ~ can {cost} from your hand instead of locking for the block",
        lambda cost: (_stays(cost),),
    )
    g.row(
        "sentence",
        "when ~ enters combat, you can {does}",
        lambda does: (on(fact.FIGHTS, may(does), if_=is_(SELF, FIGHTING)),),
    )
    g.row(
        "sentence",
        "after ~ diablerizes an older vampire for the first time, ~ gets {d} strength",
        lambda d: (
            on(
                fact.DIABLERIE,
                mod(STRENGTH, d, SELF, GAME),
                remember(SELF),
                of=SELF,
                to=OLDER,
                if_=~is_(CHOSEN, MINION),
            ),
        ),
    )


def _unlocks(done: Condition) -> Any:
    return on(
        fact.OVER,
        if_(~is_(SELF, noted("rested")), do(note("rested", SELF), unlock(SELF))),
        of=SELF,
        if_=happened(fact.SUCCEEDED, SELF, span=ACTION) & done,
    )


def _stays(cost: Effect) -> Any:
    return on(
        fact.BLOCKED,
        may(mod(STAYS_UNLOCKED, 1, ME), note("rested", SELF), cost=cost),
        of=SELF,
        if_=~is_(SELF, noted("rested")),
    )


def _drawing(g: Grammar) -> None:
    g.row(
        "sentence",
        "once each turn, when you draw a card from your library, you can place that card on the bottom of your library "
        "and draw a new card",
        lambda: (
            on(
                fact.DRAWN,
                if_(
                    ~is_(SELF, noted("redrawn")) & is_(THAT_CARD, in_(HAND), MINE),
                    may(put(THAT_CARD, BOTTOM), cost=note("redrawn", SELF)),
                ),
                of=YOU,
            ),
        ),
    )
    g.row(
        "sentence",
        "after ~ successfully bleeds, the target methuselah discards 1 card at random from their hand",
        lambda: (on(fact.BLED, discard(at_random(in_(HAND), of(VICTIMS))), of=SELF),),
    )
    g.row(
        "sentence",
        "if {name} is ready, you gain {n} pool whenever ~ successfully bleeds your prey",
        lambda name, n: (on(fact.BLED, gain(n), of=SELF, to=PREY, if_=exists(named(name), READY)),),
    )
    g.row(
        "sentence",
        "unlock ~ after any methuselah puts a master location in play",
        lambda: (on(fact.ENTERS, unlock(SELF), of=MASTER_CARD & LOCATION),),
    )
    g.row(
        "sentence",
        "as a {trait} enters play, ~ can gain {n} blood",
        lambda trait, n: (on(fact.ENTERS, may(gain(n, BLOOD, SELF)), of=_with(trait)),),
    )
    g.row(
        "sentence",
        "if ~ is blocked when attempting a bleed or political action, ~ burns {n} blood before block resolution",
        lambda n: (on(fact.BLOCKED, burn(n, BLOOD, SELF), to=SELF, if_=kind("bleed", "political")),),
    )
    g.row(
        "sentence",
        "if there are {n} gehenna cards in play during your unlock phase, burn ~",
        lambda n: (at(fact.UNLOCK_PHASE, burn(SELF), whose=YOU, if_=count(trait("gehenna"), IN_PLAY) >= n),),
    )
    g.row(
        "sentence",
        "during your unlock phase, {any} takes {n} unpreventable damage",
        lambda any, n: (at(fact.UNLOCK_PHASE, inflict(n, pick(any), UNPREVENTABLE), whose=YOU),),
    )


def _with(word: str) -> Filter:
    return (ALLY | RETAINER) & trait(word)


def _leaving(g: Grammar) -> None:
    """Sentences about vampires that do not stay in play."""
    g.row(
        "sentence",
        "as ~ enters play, you can remove ~ from the game to make a non titled vampire you control anarch and either "
        "gain {n} pool or draw 1 card from your crypt",
        lambda n: (
            on(
                fact.ENTERS,
                may(
                    becomes(pick(VAMPIRE, MINE, ~TITLED, ~among(SELF)), sect="Anarch"),
                    choose(gain(n), draw(1, CRYPT)),
                    cost=put(SELF, REMOVED),
                ),
                of=SELF,
            ),
        ),
    )
    g.row(
        "sentence",
        "after the end of your minion phase, burn ~ and move the top card from your crypt to your uncontrolled region",
        lambda: (at(fact.INFLUENCE_PHASE, burn(SELF), draw(1, CRYPT), whose=YOU),),
    )
    for where in (
        "if ~ is ready during your unlock phase",
        "if there are any gehenna cards in play during your unlock phase",
    ):
        so = is_(SELF, READY) if "ready" in where else exists(trait("gehenna"), IN_PLAY)
        g.row(
            "sentence",
            f"{where}, you can remove ~ from the game to gain {{n}} pool",
            _cashed(so),
        )


def _cashed(if_: Any) -> Callable[..., Any]:
    return lambda n: (ability(UNLOCK, gain(n), cost=put(SELF, REMOVED), if_=if_),)


def _one_more(what: Filter) -> Any:
    """A draw besides the card that replaces the one played."""
    return on(fact.PLAYED, later(fact.DRAWN, may(draw(1)), of=YOU, until=TURN), of=SELF, about=what)


def _stunned(options: dict[str, Any]) -> Callable[..., Any]:
    def make() -> Any:
        given = dict(options)
        return (on(given.pop("kind"), gain(1, STUN, SELF), **given),)

    return make
