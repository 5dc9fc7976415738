"""Sentences that only a few vampires have: cheaper cards, referendums without a card, forced abstentions and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


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
    _by_action, _rested = kind("recruit", "employ"), is_(SELF, noted("rested"))
    for n in ("a", "1"):
        g.row(
            "feat",
            f"exchange {n} card from your hand for {n} library card in your ash heap",
            lambda: do(put(a(in_(HAND), MINE), ASH_HEAP), put(a(LIBRARY_CARD, ASH, MINE), HAND)),
        )
