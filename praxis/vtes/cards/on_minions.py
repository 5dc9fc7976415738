"""Master cards that are put on minions and stay there."""

from __future__ import annotations

from praxis.vtes.cards.language import *

ARCHETYPE = ~with_(trait("archetype"))
"""A vampire can have only one archetype."""

card(
    100866,
    "Guardian Angel",
    master(put(CARD, a(VAMPIRE, READY, MINE))),
    gives(INTERCEPT, 1, if_=kind("bleed") & directed_at(YOU)),
    ability(PREVENT, prevent(1), limit=COMBAT),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="f618c50bfe27",
)
TO_RECRUIT = kind("recruit") | (MINION_PHASE & ~is_(ACTING, MINION))
"""During an action to recruit, or before it is announced: an ally who comes by another effect is not recruited."""
card(
    100332,
    "Charisma",
    master(put(CARD, a(VAMPIRE, READY))),
    costs(-1, BLOOD_COST | POOL_COST, BEARER, ALLY_CARD, if_=TO_RECRUIT),
    digest="e0fe76b1c468",
)
card(
    100526,
    "Depravity",
    master(put(CARD, a(VAMPIRE, READY, MINE))),
    gives(STRENGTH, 1),
    gives(STEALTH, 1, if_=kind("diablerize") & is_(BEARER, IS_ACTING)),
    cannot(rule.PLAY, BEARER, ALLY_CARD | RETAINER),
    digest="332acc76ad69",
)
card(
    101242,
    "Monster",
    master(put(CARD, a(VAMPIRE, READY, MINE, ARCHETYPE))),
    ability(
        AFTER_COMBAT,
        unlock(BEARER),
        cost=pay(1, BLOOD, BEARER),
        by=BY_KEEPER,
        if_=is_(BEARER, FIGHTING) & ~is_(OPPOSING, READY),
        limit=TURN,
    ),
    digest="e217be5e6e99",
)
card(
    101564,
    "Rebel",
    master(put(CARD, a(VAMPIRE, MINE, ARCHETYPE))),
    on(
        fact.BLOCKED,
        gain(1, BLOOD, BEARER),
        note("rebel", BEARER),
        of=BEARER,
        if_=(is_(ACTING, VAMPIRE, TITLED) | kind("political")) & is_(BEARER, ~noted("rebel")),
    ),
    digest="d0ab6f46ba0a",
)
card(
    100018,
    "Aching Beauty",
    master(put(CARD, a(VAMPIRE, clan("Toreador")))),
    on(fact.BLOCKED, burn(1, POOL, controller(BLOCKING)), to=BEARER, if_=is_(BEARER, clan("Toreador"))),
    digest="9b9c5dd5ac32",
)
card(
    102343,
    "Terrifying Visage",
    master(put(CARD, a(VAMPIRE, READY, trait("path of Cathari"), ~with_(named("Terrifying Visage"))))),
    on(fact.BLOCKED, burn(1, POOL, controller(BLOCKING)), to=BEARER),
    digest="1fb8d2549a45",
)
card(
    101780,
    "Sight Beyond Sight",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri")))),
    gives(INTERCEPT, 1),
    digest="2e1614af0af9",
)
card(
    102257,
    "Saulot's Avenging Fist",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri"), ARCHETYPE))),
    gives(STRENGTH, 1),
    act(fight(a(VAMPIRE, READY, OTHERS, ~clan("Salubri", "Tremere"))), who=clan("Salubri")),
    act(fight(a(VAMPIRE, READY, OTHERS, clan("Tremere"))), who=clan("Salubri"), stealth=1),
    digest="cac470078b6b",
)
BESIDE = is_(BEARER, FIGHTING) | is_(BEARER, IS_ACTING) | is_(BLOCKING, among(BEARER))
"""The bearer acts, attempts to block or fights."""
card(
    101100,
    "Libertas",
    master(put(CARD, a(VAMPIRE, ANARCH))),
    cannot(rule.BLOCK, ALLY, BEARER),
    costs(1, BLOOD_COST, MINION & ~among(BEARER), needs="dom pre", if_=BESIDE),
    digest="f2321b97018d",
)
card(
    100061,
    "Ancestor Spirit",
    master(put(CARD, a(VAMPIRE, LAIBON, capacity(5)))),
    gives(BLEED, 1),
    gives(VOTES, 1, if_=kind("political") & is_(BEARER, IS_ACTING)),
    covered="above 4 is 5 or more",
    digest="1a666bd95ce7",
)
card(
    101822,
    "Society of Leopold",
    master(put(CARD, a(VAMPIRE))),
    at(fact.UNLOCK_PHASE, choose(burn(1, BLOOD, BEARER), burn(BEARER), by=THEM), whose=controller(BEARER)),
    act(put(CARD, a(VAMPIRE, ~among(BEARER)), kept=True), who=among(BEARER), open=FOR_ANYBODY, stealth=1),
    covered="to put it on another is to move it",
    digest="533345cb10e1",
)
GREAT = title("justicar", "inner circle")
card(
    100710,
    "Fear of Mekhet",
    master(put(CARD, a(VAMPIRE, READY, GREAT)), lock(T)),
    at(
        fact.UNLOCK_PHASE,
        if_(
            num(BLOOD, BEARER) >= 5,
            burn(5, BLOOD, BEARER),
            if_(
                exists(VAMPIRE, GREAT, ~among(BEARER)),
                put(CARD, pick(VAMPIRE, GREAT, ~among(BEARER), by=THEM), kept=True),
                other=burn(CARD),
            ),
            other=burn(BEARER),
        ),
        whose=controller(BEARER),
    ),
    digest="9b6c325f63e9",
)
card(
    101710,
    "Secret Passage",
    master(put(CARD, a(MINION, READY, MINE, ~with_(named("Secret Passage"))))),
    ability(
        ANNOUNCED | OPEN | DECLINED, outcome(THWARTED), cost=burn(CARD), if_=directed_at(BEARER) & is_(BEARER, READY)
    ),
    digest="0d40ef006d77",
)
card(
    100009,
    "Abombwe",
    master(put(CARD, a(VAMPIRE, LAIBON | has("pro"), ~has("ABO")))),
    gives(CAPACITY, 1),
    teaches("abo"),
    covered="the older wording says of a level that it is gained",
    digest="7610e69837b5",
)
