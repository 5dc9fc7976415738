"""Action cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import NO_LONGER, compound, without
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, either

card(
    101348,
    "Panacea",
    action("aus", unlock(a(VAMPIRE, IN_PLAY, YOUNGER)), cost=pay(1, BLOOD, ME)),
    action("obe", gain(1, LIFE, a(ALLY, IN_PLAY, WEAKENED))),
    action("OBE", above, later(fact.DISCARD_PHASE, unlock(T), until=TURN)),
    stealth=1,
    digest="ffd0dddff058",
)
card(
    101356,
    "Passion",
    action("dem", lock(a(MINION, IN_PLAY, of(PREY)))),
    action("DEM", lock(a(MINION, IN_PLAY, of(PREY))), stealth=1),
    digest="8a225f5762f0",
)
card(
    101371,
    "The Path of the Scorched Heart",
    action("", put(CARD, ME), unlock(ME), who=~with_(trait("path")), stealth=1),
    cannot(rule.AFFECT, BEARER, trait("frenzy")),
    cannot(
        rule.PLAY,
        MINION & ~of(controller(BEARER)),
        requires("pre"),
        if_=is_(ACTING, among(BEARER)) | is_(BEARER, FIGHTING),
    ),
    digest="bf056b241b12",
)
card(
    101375,
    "Patronage",
    action(
        "",
        unlock(a(VAMPIRE, IN_PLAY, YOUNGER, clan("Toreador antitribu"))),
        unlock(ME),
        stealth=1,
        limit=TURN | FOR_ALL,
    ),
    digest="8536778780e2",
)
card(
    101376,
    "Patshiv",
    action("", gain(1, BLOOD, all_(VAMPIRE, READY, UNLOCKED, clan("Ravnos"))), stealth=1),
    digest="b753d395fb04",
)
card(
    101396,
    "Petra Resonance",
    action(
        "",
        show(top(SEATS)),
        if_(
            (count(of=highest(SEATS, num(CAPACITY, top(IT)))) <= 1)
            & (count(of=lowest(SEATS, num(CAPACITY, top(IT)))) <= 1),
            take(3, POOL, lowest(SEATS, num(CAPACITY, top(IT))), highest(SEATS, num(CAPACITY, top(IT)))),
            other=burn(1, POOL, SEATS),
        ),
        shuffle(CRYPT, SEATS),
        if_=~exists(SEAT, ~has_cards(CRYPT)),
        stealth=1,
    ),
    digest="f90de6b14f50",
)
card(
    102358,
    "Phantasmagoria",
    action("pre", put(CARD, a(MINION), kept=True), stealth=1),
    action("PRE", put(CARD, a(MINION), kept=True), stealth=1),
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, BLOOD, BEARER), to=BEARER, level=1),
    burnable(),
    digest="6e19a6df1ccc",
)
card(
    102333,
    "Pillars Fall",
    action(
        "",
        if_(
            is_(a(VAMPIRE, READY, OTHERS), READY),
            fight(T),
            if_(~is_(T, READY) & is_(ME, IN_PLAY, ~with_(named("Pillars Fall"))), may(put(CARD, ME))),
        ),
    ),
    gives(BLEED, 1),
    digest="dadeca943239",
)
card(
    102291,
    "Pit of Contemplation",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), stealth=1),
    act(gain(1, BLOOD, CARD), who=clan("Hecata"), stealth=1),
    ability(
        UNLOCK,
        put(a(VAMPIRE, of(PREDATOR) | of(PREY), where(num(CAPACITY, IT) < num(BLOOD, CARD))), HOME),
        burn(CARD),
    ),
    burnable(VAMPIRE),
    digest="d07a4c838967",
)
compound(102232, "The Platinum Protocol", ("obf", "pre", "pro"), "pre", "obf", "bbdbb30c7fb3")
# [imbued.ruling.the-portrait]
card(
    101422,
    "The Portrait",
    action(
        "",
        each(
            top(a(SEAT, among(PREY), has_cards(CRYPT))),
            show(IT),
            if_(is_(IT, clan("Nosferatu")), burn(2, BLOOD, ME)),
            if_(
                num(CAPACITY, IT) < 7,
                gain(2, BLOOD, ME),
                other=if_(num(CAPACITY, IT) <= 10, unlock(ME), other=burn(1, BLOOD, ME)),
            ),
        ),
    ),
    digest="5703db765a35",
    note="the bleed that follows on a cost of 7 to 10 is not taken",
)
card(
    101423,
    "Possession",
    action("nec", put(a(ASH, MINE, VAMPIRE), UNCONTROLLED)),
    action("NEC", put(a(ASH, MINE, VAMPIRE), READY), gain(1, BLOOD, T)),
    digest="4a3cd099824f",
)
card(
    101476,
    "Precognizant Mobility",
    action("aus", unlock(a(ALLY | (VAMPIRE & YOUNGER), IN_PLAY))),
    action("AUS", unlock(a(VAMPIRE, IN_PLAY))),
    stealth=1,
    digest="197908e4b471",
)
card(
    101483,
    "Preternatural Strength",
    action("pot", put(CARD, ME)),
    action("POT", put(CARD, ME)),
    gives(STRENGTH, 1),
    gives(STRENGTH, 1, level=1),
    cannot(rule.PLAY, BEARER, named("Torn Signpost")),
    who=without("Preternatural Strength"),
    stealth=2,
    digest="13f4d2b78725",
)
card(
    101486,
    "Principia Discordia",
    action("aus", burn(a(EQUIPMENT, IN_PLAY))),
    action("qui", if_(is_(a(VAMPIRE, IN_PLAY, UNLOCKED), UNLOCKED), burn(1, BLOOD, T), lock(T))),
    action("ser", take(1, BLOOD, a(VAMPIRE, READY, OTHER), ME)),
    stealth=1,
    digest="1b555137d0fa",
)
card(
    101489,
    "Prison of the Mind",
    action("dem", burn(a(ALLY | RETAINER)), stealth=1),
    action("DEM", put(CARD, a(VAMPIRE, ~with_(named("Prison of the Mind"))))),
    gives(STEALTH, -1),
    gives(INTERCEPT, -2),
    act(gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)), who=VAMPIRE, open=FOR_ANYBODY, stealth=1),
    digest="e42181d8cd9c",
)
NO_TITLED_BLOCKER = hang(cannot(rule.BLOCK, VAMPIRE & TITLED))
card(
    101495,
    "Propaganda",
    action("pre", bleed(1, NO_TITLED_BLOCKER)),
    action("PRE", bleed(1, NO_TITLED_BLOCKER), lock(pick(MINION, READY, UNLOCKED, of(VICTIMS), by=VICTIMS))),
    digest="f5c4282bde9f",
)
card(
    101509,
    "Psychic Projection",
    action("aus", put(CARD, a(MINION, IN_PLAY, MINE))),
    action("AUS", put(CARD, PLAY)),
    gives(INTERCEPT, 2, if_=came_by(0)),
    gives(INTERCEPT, 1, all_(MINION, MINE), level=1),
    NO_LONGER,
    stealth=1,
    digest="1235ab225fca",
)
card(
    101510,
    "Psychic Veil",
    action("obf", hang(gives(STEALTH, 1, all_(VAMPIRE, MINE)), TURN)),
    action("OBF", hang(gives(STEALTH, 1, all_(MINION, MINE)), TURN)),
    digest="2091008834e3",
)
card(
    102302,
    "Psychophagia",
    action(
        "",
        hunt(-1),
        if_(
            is_(a(ALLY, ASH), ASH),
            put(T, REMOVED),
            choose(gain(3, BLOOD, ME), do(gain(2, BLOOD, ME), unlock(ME))),
        ),
        stealth=1,
    ),
    digest="3120675930fe",
)
card(
    101513,
    "Public Trust",
    action("pre", bleed(2)),
    action("PRE", bleed(2), if_(BLED, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)))),  # chosen at the announcement
    digest="b6c5f8d0f443",
)
HANDS = show(all_(in_(HAND), OTHERS), to=YOU)
card(
    101517,
    "Pulse of the Canaille",
    action("aus", HANDS, hang(on(fact.DRAWN, show(all_(in_(HAND), OTHERS), to=YOU)), TURN)),
    action("AUS", put(CARD, ME), who=without("Pulse of the Canaille")),
    gives(BLEED, 2),
    stealth=1,
    digest="6d4745133266",
)
BORROWED = (control(BEARER, borrowed=True), unlock(BEARER), burn(CARD))
PULLING = YOUR_TURN & is_(CARD, ~noted("puppet master"), ~chosen_for(VAMPIRE))
"""Not yet in the turn in which it was played, and not after the minion phase of the next one: then he is remembered."""
card(
    101215,
    "Puppet Master",
    action("dom", bleed(2)),
    action("DOM", put(CARD, a(VAMPIRE, IN_PLAY, YOUNGER), kept=True), lock(T), note("puppet master", CARD)),
    cannot(rule.UNLOCK, BEARER),
    ability(IN_YOUR_MINION_PHASE, *BORROWED, if_=PULLING),
    on(fact.INFLUENCE_PHASE, remember(BEARER), of=YOU, if_=PULLING),
    digest="d642e07d6deb",
)


def sustenance(codes: str, n: int) -> tuple[Way, ...]:
    return either(
        codes,
        if_(
            is_(a(ALLY, ASH), ASH),
            put(T, REMOVED),
            choose(gain(n, BLOOD, ME), gain(n, LIFE, pick(ALLY, READY, MINE, trait("zombie")))),
        ),
        way=action,
        stealth=1,
    )


card(102335, "Putrescent Sustenance", *sustenance("obl tha", 2), *sustenance("OBL THA", 3), digest="81aecf0310ca")
