"""Master cards: A."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    GROUND,
    IN_PLAY_AT_ONCE,
    POLITICAL,
    breeds,
    discipline,
    hides,
    hunting_ground,
)
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE, USED_UP

card(
    100009,
    "Abombwe",
    master(put(CARD, a(VAMPIRE, LAIBON | has("pro"), ~has("ABO")))),
    gives(CAPACITY, 1),
    teaches("abo"),
    covered="the older wording says of a level that it is gained",
    digest="7610e69837b5",
)
hunting_ground(100015, "Academic Hunting Ground", "78369bba236a")
card(
    100018,
    "Aching Beauty",
    master(put(CARD, a(VAMPIRE, clan("Toreador")))),
    on(fact.BLOCKED, burn(1, POOL, controller(BLOCKING)), to=BEARER, if_=is_(BEARER, clan("Toreador"))),
    digest="9b9c5dd5ac32",
)
card(
    100019,
    "Acquired Ventrue Assets",
    master(put(CARD, PLAY), gain(count(VAMPIRE, MINE, clan("Giovanni")), BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, MINE, clan("Giovanni"), NOT_FULL)), limit=TURN),
    USED_UP,
    burnable(~clan("Ventrue")),
    digest="64d8761e7d9a",
)


def passes_on(to: Who, left: int) -> Effect:
    """The card goes to the next Methuselah counterclockwise who controls a ready Sabbat vampire; it is burned if nobody
    does."""
    further = passes_on(predator_of(to), left - 1) if left else burn(CARD)
    return if_(exists(VAMPIRE, READY, SABBAT, of(to)), control(CARD, to), other=further)


card(
    100023,
    "The Admonitions",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, discard(), cost=locking(), if_=exists(VAMPIRE, READY, MINE, SABBAT)),
    ability(AT_ANY_TIME, draw(2), cost=locking(), if_=exists(VAMPIRE, READY, MINE, trait("black hand"))),
    at(fact.DISCARD_PHASE, passes_on(PREDATOR, 5), whose=YOU),
    digest="879187a402f2",
)
card(
    100035,
    "Al's Army Apparatus",
    IN_PLAY_AT_ONCE,
    ability(IN_YOUR_MINION_PHASE, search(LIBRARY, trait("weapon"), down=True), cost=locking(), if_=YOUR_TURN),
    digest="979945775f15",
)
SPENT = x(1, num(BLOOD, CARD))
card(
    100037,
    "Alamut",
    IN_PLAY_AT_ONCE,
    on(  # the loss by the bleed itself: what she paid before it or loses after it does not count
        fact.LOSES_POOL,
        gain(HOW_MUCH, BLOOD, CARD),
        of=VICTIMS,
        if_=BLED & ~happened(fact.BLED, span=ACTION) & is_(ACTING, clan("Banu Haqim"), MINE),
    ),
    ability(
        POLLING, mod(VOTES, SPENT, a(VAMPIRE, READY, MINE), REFERENDUM), cost=pay(SPENT, BLOOD, CARD), if_=POLITICAL
    ),
    digest="9b70b0c5beb7",
)
hunting_ground(100049, "Amusement Park Hunting Ground", "59763ab0bada")
card(
    100052,
    "The Anarch Free Press",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE, ANARCH)),
    on(fact.HUNTED, may(gain(1, BLOOD, IT), cost=locking()), of=ANARCH, if_=HOW_MUCH >= 1),
    digest="8a8c2c465f6d",
)
hides(100054, "Anarch Railroad", "4a548aeec44a", ANARCH)
NO_ANARCH = ~exists(READY, ANARCH, of(THEM))
STILL_NONE = if_(NO_ANARCH, burn(1, POOL, THEM))
"""A Methuselah who loses her last anarch later in the same unlock phase burns the pool too."""
card(
    100055,
    "Anarch Revolt",
    master(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, if_(NO_ANARCH, burn(1, POOL, THEM), other=later(fact.UNLOCK_ENDS, STILL_NONE, until=TURN))),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="6ca5d9f883b5",
)
card(
    100058,
    "Anarch Troublemaker",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, choose(lock(up_to(2, VAMPIRE, of(PREY))), burn(pick(EQUIPMENT, of(PREY)))), control(CARD, PREY)),
    digest="78960e966c6c",
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
    100067,
    "Angel of Berlin",
    out_of_turn(unlock(a(IMBUED, IN_PLAY, LOCKED)), if_=~IN_COMBAT),
    out_of_turn(
        equip(T2, by=T),
        targets=(a(IMBUED, READY, MINE), a(in_(HAND), MINE, EQUIPMENT, fits(T))),
        if_=~IN_COMBAT,
    ),
    covered="the second thing that is chosen is an equipment card from her hand",
    digest="6efc12e60633",
)
discipline(100070, "Animalism", "ani", "adcadbc23861")
card(
    100073,
    "Antediluvian Awakening",
    IN_PLAY_AT_ONCE,
    at(
        fact.UNLOCK_PHASE,
        if_(
            exists(VAMPIRE, of(THEM), capacity(4)),
            choose(burn(1, POOL, THEM), do(burn(pick(VAMPIRE, of(THEM), capacity(4), by=THEM)), burn(CARD)), by=THEM),
            other=burn(1, POOL, THEM),
        ),
    ),
    digest="7625fe9f389e",
)
breeds(100081, "Arcane Library", "024cc34635dc", clan("Tremere"))
card(
    100082,
    "Arcanum Chapterhouse, Alexandria",
    IN_PLAY_AT_ONCE,
    at(
        fact.UNLOCK_PHASE,
        burn(count(trait(GROUND), of(THEM)), POOL, THEM),
        whose=all_(SEAT, of(PREY) | of(PREDATOR)),
    ),
    burnable(),
    digest="36227824b7ac",
)
card(
    100085,
    "Archon Investigation",
    out_of_turn(
        burn(a(MINION, IS_ACTING)), when=DECLINED, if_=kind("bleed") & directed_at(YOU) & (num(BLEED, ACTING) >= 4)
    ),
    digest="d38e50edf108",
)
breeds(100095, "Art Museum", "672506852bbb", clan("Toreador"))
card(
    100098,
    "The Art of Pain",
    master(put(CARD, a(VAMPIRE, READY, clan("Toreador antitribu")))),
    gives(STRENGTH, 2),
    digest="5f13ad1e9956",
)
card(100104, "Ascendance", master(gain(1)), digest="508899c43154")
TABLETS = named("Ashur Tablets")
card(
    100106,
    "Ashur Tablets",
    master(
        put(CARD, PLAY),
        if_(
            count(TABLETS, MINE) >= 3,
            put(all_(TABLETS), REMOVED),
            gain(3),
            note("ashur tablets", up_to(13, ASH, MINE, LIBRARY_CARD)),
            put(pick(ASH, MINE, noted("ashur tablets")), HAND),
            put(all_(ASH, MINE, noted("ashur tablets")), BOTTOM),
            shuffle(LIBRARY),
        ),
        limit=TURN,
    ),
    digest="856b35ec0405",
)
hunting_ground(100108, "Asylum Hunting Ground", "78369bba236a")
discipline(100114, "Auspex", "aus", "e99ee777c109", old=True)
