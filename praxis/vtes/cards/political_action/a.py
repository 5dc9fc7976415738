"""Political Action cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import revocable

card(
    100038,
    "Alastor",
    political(
        put(CARD, a(VAMPIRE, READY, CAMARILLA, ~with_(named("Alastor")))),
        fetch(EQUIPMENT, on=T, halved=True),
        who=title("justicar", "inner circle"),
    ),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    cannot(rule.DIABLERIZE, BEARER),
    digest="78e44c53b29b",
)
card(
    100056,
    "Anarch Salon",
    political(
        gain(1, BLOOD, all_(VAMPIRE, READY, ANARCH)),
        each(all_(SEAT, where(exists(ANARCH, of(IT)))), gain(1, POOL, IT)),
        who=ANARCH,
    ),
    digest="93b42ded3e84",
)
BY_MINIONS = each(SEATS, burn(count(MINION, of(IT)), POOL, IT))
card(100059, "Anarchist Uprising", political(BY_MINIONS), digest="48233ea08280")
card(
    100060,
    "Anathema",
    political(put(CARD, a(VAMPIRE, READY)), who=title("prince", "justicar")),
    on(
        fact.LOSES_BLOOD,
        if_(  # not for one whom damage burns at once
            is_(BEARER, VAMPIRE) & ~is_(BEARER, DOOMED),
            gain(num(CAPACITY, BEARER), POOL, controller(OPPOSING)),
            burn(BEARER),
        ),
        of=BEARER,
        if_=IN_COMBAT & is_(BEARER, FIGHTING, holds(0, most=0)),
    ),
    digest="67296f864a11",
)
card(
    100064,
    "Ancient Influence",
    political(
        each(SEATS, gain(num(CAPACITY, up_to(1, VAMPIRE, READY, of(IT), by=IT)), POOL, IT)),
        each(SEATS, burn(5, POOL, IT)),  # all at once: several may be ousted together
        limit=GAME,
    ),
    digest="50a2f1ba8eca",
)
card(100065, "Ancilla Empowerment", political(BY_MINIONS), digest="48233ea08280")
card(
    100084,
    "Archon",
    political(put(CARD, a(VAMPIRE, CAMARILLA)), who=title("prince", "justicar")),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    on(fact.ATTEMPTED, burn(1, BLOOD, IT), of=VAMPIRE, to=BEARER),
    cannot(rule.BLOOD_HUNT, BEARER),
    revocable(CAMARILLA),
    digest="21419055f47d",
)
card(
    100115, "Autarkis Persecution", political(each(SEATS, gain(count(MINION, of(IT)), POOL, IT))), digest="f85e262a8444"
)
card(
    100116,
    "Auto-da-fé",
    political(
        choose(
            burn(8 - num(CAPACITY, a(VAMPIRE, capacity(most=7))), POOL, controller(T)),
            burn(T),
            by=controller(T),
        ),
        who=title("cardinal", "regent") | with_(named("Sabbat Inquisitor")),
    ),
    digest="47cf276d9bc2",
)
