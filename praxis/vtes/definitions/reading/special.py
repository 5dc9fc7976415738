"""Sentences that only a few vampires share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    _calling(g)
    _abstentions(g)
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
    for n in ("a", "1"):
        g.row(
            "feat",
            f"exchange {n} card from your hand for {n} library card in your ash heap",
            lambda: do(put(a(in_(HAND), MINE), ASH_HEAP), put(a(LIBRARY_CARD, ASH, MINE), HAND)),
        )
    _numbers(g)
    _acting(g)
    _cancelling(g)
    _phases(g)
    _following(g)
    _leaving(g)


def _calling(g: Grammar) -> None:
    """Sentences about referendums that the vampire calls without a card."""
    g.kind("poll", Effect)
    tail = "as a +1 stealth political action"
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


_GEAR: Final = EQUIPMENT & ~LOCATION


"""An equipment that is a location in play does not count as equipment there."""


def _numbers(g: Grammar) -> None:
    """Sentences about what holds while the vampire is in play."""
    g.row("sentence", "while ~ is controlled, ~ gets {d} capacity", lambda d: (gives(CAPACITY, d, ME),))
    _wounds(g)
    _titles(g)
    g.words("gear", {"equipment": _GEAR, "retainers": RETAINER, "equipment or retainers": _GEAR | RETAINER})
    g.kind("gear", Filter)
    g.row(
        "sentence",
        "~ cannot have or use {gear}",
        lambda gear: (cannot(rule.BEAR, ME, gear), cannot(rule.USE, ME, gear)),
    )


def _wounds(g: Grammar) -> None:
    for who in ("the controller of the minion in combat with ~", "in combat, the controller of the minion opposing ~"):
        g.row("sentence", f"{who} plays with an open hand", _open_hand)


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
        "a vampire contesting ~'s title must yield during their unlock phase",
        lambda: (cannot(rule.CONTEST, VAMPIRE, among(ME)),),
    )
    frenzy = {
        "frenzy cards cannot be played on ~": trait("frenzy"),
        "contracts cannot be placed on ~": trait("contract"),
    }
    for words, what in frenzy.items():
        g.row("sentence", words, _out_of_reach(what))


def _out_of_reach(what: Filter) -> Callable[..., Any]:
    return lambda: (cannot(rule.AFFECT, ME, what),)


def _acting(g: Grammar) -> None:
    """Sentences about actions."""
    g.row("feat", "steal an ally or retainer", lambda: _lure(a(ALLY | RETAINER, OTHERS)))


def _lure(whom: Who) -> Effect:
    return if_(is_(whom, RETAINER), put(whom, ME), other=control(whom))


def _cancelling(g: Grammar) -> None:
    """Sentences about cards cancelled as they are played."""
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


def _phases(g: Grammar) -> None:
    """Sentences about what is used in phases, and as bleeds are resolved."""
    for found, what in {
        "a card named tajdid": named("Tajdid"),
        "a non location equipment card": EQUIPMENT & ~LOCATION,
    }.items():
        g.row("does", f"search your library for {found}, reveal it and move it to your hand", _sought(what))


def _sought(what: Filter) -> Callable[..., Any]:
    return lambda: search(LIBRARY, what, shown=True)


def _following(g: Grammar) -> None:
    """Sentences about what follows when something happens."""
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
        "after you replace a card requiring {disc} ~ played, you can draw 1 additional card",
        lambda disc: (_one_more(requires(disc)),),
    )
    g.row(
        "sentence",
        "if you control {n} or more {np}, burn ~",
        lambda n, np: (on((fact.ENTERS, fact.CONTROL), burn(SELF), if_=count(np, MINE) >= n),),
    )


def _leaving(g: Grammar) -> None:
    """Sentences about vampires that do not stay in play."""
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
