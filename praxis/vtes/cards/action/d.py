"""Action cards: D."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import EMPTY, NEIGHBOURS, coming, without
from praxis.vtes.definitions.shapes.several import HAND_OF_OPPOSING, foe, no_stealth


def danced(when: int) -> Way:
    """An ability of a wraith or zombie ally in combat, once each combat."""
    step = maneuver() if when == RANGE else press()
    return ability(
        when,
        step,
        EMPTY,
        cost=pay(1, BLOOD, CARD),
        who=ALLY & (trait("wraith") | trait("zombie")),
        limit=COMBAT | BY_NAME | FOR_ALL,
    )


card(
    102314,
    "Dance of the Dead",
    action("", put(CARD, PLAY), gain(4, BLOOD, CARD), stealth=1),
    danced(RANGE),
    danced(PRESS),
    digest="7b28034d9d64",
)
card(100494, "Dark Mirror of the Mind", action("", gain(2), who=capacity(8), stealth=1), digest="c52889894d4f")
card(
    100515,
    "Deep Song",
    action("ani", bleed(1)),
    action("ANI", if_(is_(a(VAMPIRE, READY, OTHERS), READY), lock(T), fight(T, turned=True))),
    digest="c81b9fdbd9f9",
)
card(
    100517,
    "Defender of the Haven",
    action(
        "",
        put(CARD, a(VAMPIRE, IN_PLAY, clan("Gargoyle"), trait("slave"), capacity(5), without("Defender of the Haven"))),
        stealth=1,
    ),
    gives(INTERCEPT, 2, if_=DIRECTED),
    covered="above 4 is 5 or more",
    digest="2b03398dcdfd",
)
ISHTARRI = clan("Ishtarri")
card(
    100530,
    "Despiral",
    action("", put(CARD, ME), gain(1, BLOOD, CARD), stealth=1),
    gives(BLEED, num(BLOOD, CARD), if_=is_(BEARER, ISHTARRI)),
    act(gain(1, BLOOD, CARD), who=ISHTARRI, blood=num(BLOOD, CARD), stealth=1),
    digest="9e663dc0b10d",
)
card(
    100531,
    "Destructive Secrets",
    action("", hang(cannot(rule.BLOCK, a(MINION, IN_PLAY), clan("Nosferatu")), TURN), stealth=1),
    digest="da22399bf888",
)
card(
    100552,
    "Disciple of Lazarus",
    action("", gain(2, BLOOD, coming(YOUNGER, clan("Harbinger of Skulls")))),
    action("", search(CRYPT, VAMPIRE, clan("Harbinger of Skulls"), shown=True)),
    stealth=1,
    digest="b5097c491091",
)
FALLEN_LORD = a(VAMPIRE, TORPOR, TITLED)
OF_THE_CLAN = burn(1, BLOOD, all_(VAMPIRE, READY, kin(T)))
card(
    100556,
    "Dismemberment of Osiris",
    action("ser", if_(is_(FALLEN_LORD, TORPOR), OF_THE_CLAN, burn(T))),
    action("SER", if_(is_(FALLEN_LORD, TORPOR), OF_THE_CLAN, burn(1, POOL, controller(T)), burn(T))),
    digest="92b3ffe65fee",
)
card(
    100560,
    "Distraction",
    action("cel", draw(5)),
    action("CEL", lock(a(MINION, IN_PLAY, NEIGHBOURS))),
    stealth=1,
    covered="a hand matches its size after every draw",
    digest="4a0e65faf6db",
)
DIVES = later(fact.ROUND, mod(MANEUVERS, 1, ME, ROUND), if_=~FROM_BLOCK)
IS_MET = later(fact.ROUND, mod(PRESSES, 1, BLOCKING, ROUND), if_=FROM_BLOCK)
card(
    100561,
    "Dive Bomb",
    action("", DIVES, fight(foe()), during=IS_MET, who=trait("flight"), stealth=1),
    digest="caf8cb04925c",
)
SEEN = is_(BEARER, FIGHTING) & FROM_BLOCK & is_(BLOCKING, among(BEARER)) & is_(ACTING, among(CHOSEN))
card(
    100566,
    "Divine Sign",
    action("nec", remember(a(MINION, IN_PLAY)), put(CARD, ME), unlock(ME)),
    action("NEC", remember(a(MINION, IN_PLAY)), put(CARD, ME), unlock(ME)),
    gives(INTERCEPT, 2, if_=is_(ACTING, among(CHOSEN))),
    act(burn(CARD), who=among(CHOSEN), open=FOR_ANYBODY),
    on((fact.FIGHTS, fact.DRAWN), HAND_OF_OPPOSING, if_=SEEN, level=1),
    who=~with_(named("Divine Sign")),
    stealth=1,
    digest="cf46820ccca9",
)
card(
    100573,
    "Dominate Kine",
    action("dom", bleed(1), stealth=1),
    action("DOM", control(a(LOCATION, OTHERS))),
    digest="105515965607",
)
card(
    100578,
    "Draba",
    action("chi", put(CARD, a(MINION, READY), kept=True), stealth=1),
    reaction("CHI", if_(num(STEALTH, ACTING) >= 1, no_stealth())),
    ability(DURING_ACTION, no_stealth(), cost=burn(CARD), if_=is_(ACTING, among(BEARER)) & (num(STEALTH, ACTING) >= 1)),
    covered="all stealth is taken away",
    digest="151dfe565555",
)
