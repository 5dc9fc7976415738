"""Action cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import disciplined_bleed

card(
    100801,
    "Games of Instinct",
    action(
        "",
        fight(a(VAMPIRE, READY, OTHERS, OLDER)),
        if_(is_(ME, READY) & ~is_(T, READY), gain(num(CAPACITY, T), BLOOD, ME)),
        if_(is_(T, READY) & ~is_(ME, READY), gain(num(CAPACITY, ME), BLOOD, T)),
    ),
    digest="f8b470a297bb",
)
card(
    102290,
    "The Gate of Acheron",
    action("", put(CARD, PLAY), gain(1, BLOOD, CARD), stealth=1),
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        repeat(
            num(BLOOD, CARD),
            choose(burn(1, POOL, THEM), put(at_random(LIBRARY_CARD, ASH, of(THEM)), REMOVED), by=THEM),
        ),
        whose=PREY,
    ),
    act(gain(1, BLOOD, CARD), who=clan("Hecata") & capacity(4), stealth=1),
    burnable(VAMPIRE),
    digest="4b04331ccdc3",
)
card(
    100813,
    "Gear Up",
    action("nec", put(a(ASH, MINE, LIBRARY_CARD), HAND), unlock(ME)),
    action("pre", hang(on(fact.ACTED, mod(STEALTH, 1), of=ME), TURN), unlock(ME)),
    action("vic", mod(STRENGTH, 1, ME, YOUR_UNLOCK), unlock(ME)),
    who=ANARCH,
    stealth=1,
    digest="71bc1bbf65df",
)
card(
    100840,
    "Go Anarch",
    action(
        "",
        becomes(ME, sect="Anarch"),
        put(CARD, ME),
        unlock(ME),
        who=VAMPIRE & ~TITLED & ~ANARCH,
        stealth=1,
    ),
    on(fact.SECT, burn(CARD), of=BEARER),
    digest="ca64ed04c215",
)
disciplined_bleed(100845, "Govern the Unaligned", "dom", 2, 3, "0dad92b85436")
card(
    100852,
    "Graverobbing",
    action("dom", if_(is_(a(VAMPIRE, TORPOR, OTHERS), TORPOR), control(T))),
    action(
        "DOM",
        if_(is_(a(VAMPIRE, TORPOR, OTHERS), TORPOR), control(T), may(put(T, READY), cost=pay(2, BLOOD, ME))),
    ),
    digest="5b32e8cc72a6",
)
card(
    100856,
    "Gremlins",
    action("dom", bleed(1)),
    action("myt", burn(a(EQUIPMENT, ~trait("melee weapon"))), stealth=1),
    action("MYT", bleed(1), stealth=1),
    digest="6adf09fc5d70",
)
