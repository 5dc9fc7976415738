"""Cards in play that make others cost less, if their controller likes. [card.cost.reduction-timing]

Rulings on those that are locked want them used as an action is announced if its card could not be paid for otherwise
(``at_once``); what is burned waits for the payment.
"""

from __future__ import annotations

from praxis.vtes.cards.language import *

FOR_AN_ACTION = ACTION_CARD | POLITICAL_CARD | PERMANENT_CARD

card(
    101110,
    "The Line",
    master(put(CARD, PLAY)),
    ability(PAYING, cheaper(FOR_AN_ACTION, blood=1, who=VAMPIRE, at_once=True), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="b5e492191db7",
)
card(
    101443,
    "Powerbase: Tshwane",
    master(put(CARD, PLAY), who=LAIBON),
    ability(PAYING, cheaper(LIBRARY_CARD, pool=1, at_once=True), cost=locking()),
    act(control(CARD, YOU), who=LAIBON, open=FOR_OTHERS),
    digest="827d8381d3cb",
)
FEEDS = kind("hunt") & is_(ACTING, NOT_FULL)
card(
    101894,
    "Succulent Vitae",
    modifier("qui", put(CARD, ME), when=RESOLVING, if_=FEEDS),
    modifier("QUI", put(CARD, ME), mod(HUNT, 1), when=RESOLVING, if_=FEEDS),
    ability(PAYING, cheaper(requires("qui"), blood=1, who=BEARER), cost=burn(CARD)),
    digest="4cba6c018f73",
)
