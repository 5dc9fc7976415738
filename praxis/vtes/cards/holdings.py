"""More locations and powers that a Methuselah holds: hunting grounds, paths, networks, assemblies."""

from __future__ import annotations

from praxis.vtes.cards.language import *
from praxis.vtes.cards.locations import IN_PLAY_AT_ONCE, POLITICAL, hides, hunting_ground, sees
from praxis.vtes.cards.schemes import USED_UP, path

hunting_ground(100996, "Institution Hunting Ground", "78369bba236a")
hunting_ground(100724, "Fetish Club Hunting Ground", "59763ab0bada")
hunting_ground(101421, "Port Hunting Ground", "59763ab0bada")
hides(102050, "Twisted Forest", "3804de304020", MINE, clan("Gangrel antitribu"))
sees(100985, "Information Network", "c147596e211e", MINE, clan("Nosferatu antitribu"))
sees(102119, "Vigil: The Thin Line", "bc92e303df4d", clan("Defender"), if_=is_(ACTING, MONSTER))
path(101358, "The Path of Blood", "5cd9152b3b98", "Banu Haqim", "qui")
path(101364, "The Path of Metamorphosis", "8a76796d03e2", "Tzimisce", "vic")
path(101367, "The Path of Retribution", "984fd6f6091f", "Salubri antitribu", "val")
path(101373, "The Path of Typhon", "f585982b3ffd", "Ministry", "ser")
card(
    101361,
    "Path of Evil Revelations",
    IN_PLAY_AT_ONCE,
    ability(MASTER, unlock(all_(MINION, MINE, LOCKED, trait("infernal"))), cost=pay(1, POOL)),
    burnable(~VAMPIRE),
    act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
    digest="6ddf6117124a",
)
card(
    102252,
    "Meditative Grove",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        gain(1, BLOOD, a(VAMPIRE, READY, MINE, clan("Salubri"), NOT_FULL, ~noted("hunting ground"))),
        note("hunting ground", T),
        limit=TURN,
    ),
    ability(AS_PLAYED, cancel(trait("frenzy"), PLAYED_ON_HIM), by=BY_AGAINST, who=clan("Salubri"), cost=locking()),
    digest="82cec0739c41",
)
card(
    101410,
    "Police Department",
    IN_PLAY_AT_ONCE,
    ability(PRESS, press("end"), cost=locking()),
    digest="84883faea0fa",
)
card(
    100779,
    "Foundation Exhibit",
    IN_PLAY_AT_ONCE,
    gives(VOTES, 1, all_(VAMPIRE, MINE, clan("Toreador antitribu"), ~TITLED)),
    burnable(VAMPIRE, blood=1),
    digest="6dacf847fd4f",
)
card(
    102153,
    "Waste Management Operation",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, put(a(ASH, MINE, LIBRARY_CARD), BOTTOM), cost=locking()),
    digest="b7d801dce4ab",
)
card(
    101800,
    "The Slaughterhouse",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, repeat(2, burn(top(PREY, LIBRARY))), cost=locking()),
    digest="e7420dce718f",
)
card(
    101048,
    "Khobar Towers, Al-Khubar",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(num(WORTH, a(MINION, READY, MINE))), put(T, REMOVED), cost=locking()),
    digest="581967cea3ed",
)
DIVAS = (VAMPIRE, READY, MINE, clan("Daughter of Cacophony"))
card(
    100140,
    "Bastille Opera House",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, count(*DIVAS), YOU), cost=locking(), if_=POLITICAL & exists(*DIVAS)),
    ability(POLLING, mod(VOTES, 1, YOU), cost=(locking(), burn(CARD)), if_=POLITICAL & ~exists(*DIVAS)),
    digest="a228fdce6b9a",
)
card(
    100351,
    "City Gangrel Connections",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 1, YOU), if_=POLITICAL, limit=REFERENDUM),
    digest="6ca5ed94c96a",
)
card(
    102086,
    "Using the Advantage",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, gain(1), cost=locking(), if_=EDGE),
    digest="78b014bc12fc",
)
card(
    101438,
    "Powerbase: Mexico City",
    master(put(CARD, PLAY), gain(5, BLOOD, CARD)),
    at(fact.UNLOCK_PHASE, take(1, BLOOD, CARD, YOU), whose=YOU),
    act(take(ALL, BLOOD, CARD, YOU), who=VAMPIRE & SABBAT, open=FOR_OTHERS),
    USED_UP,
    digest="67b4eb811d8a",
)
card(
    101294,
    "Nocturn Theater",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, lock(a(MINION, of(PREY))), cost=(locking(), locking(pick(VAMPIRE, READY, MINE, UNLOCKED)))),
    burnable(VAMPIRE & TITLED),
    digest="eb1b43b18bd9",
)
card(
    101708,
    "The Secret Library of Alexandria",
    IN_PLAY_AT_ONCE,
    on(fact.BLED, may(draw(1)), of=MINE, to=PREY),
    covered="whoever draws by an effect discards down",
    digest="b20466920fd9",
)
card(
    102108,
    "Ventrue Directorate Assembly",
    IN_PLAY_AT_ONCE,
    gives(VOTES, 1, all_(VAMPIRE, READY, clan("Ventrue")), if_=POLITICAL),
    burnable(~clan("Brujah")),
    burnable(clan("Brujah"), stealth=1),
    digest="a16eb79c60a3",
)
card(
    100315,
    "Centralized Background Check",
    IN_PLAY_AT_ONCE,
    costs(1, POOL_COST, None, EQUIPMENT, trait("weapon")),
    digest="5a3857ea54b0",
)
card(
    101968,
    "Therbold Realty",
    IN_PLAY_AT_ONCE,
    costs(-1, BLOOD_COST | POOL_COST, YOU, LOCATION),
    costs(-1, BLOOD_COST | POOL_COST, MINE, LOCATION),
    digest="214afdf0f2a2",
)
card(
    100997,
    "Insurance Scam",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD,
        each(up_to(ALL, LOCATION, MINE), burn(IT), gain(1)),
        cost=locking(),
        if_=exists(LOCATION, MINE),
    ),
    digest="aa91d03b8909",
)
card(
    100186,
    "Blessings of the Loa",
    IN_PLAY_AT_ONCE,
    gives(
        BLEED,
        count(VAMPIRE, TORPOR, of(PREY)),
        all_(VAMPIRE, MINE, clan("Samedi"), capacity(4)),
        if_=kind("bleed") & directed_at(PREY),
    ),
    digest="3f3b55453615",
)
card(
    102156,
    "Watchtower: Four Ride Forth",
    IN_PLAY_AT_ONCE,
    ability(DISCARD, unlock(a(VAMPIRE, READY, LOCKED, trait("black hand"))), cost=locking()),
    on(fact.ENTERS, burn(CARD), of=trait("watchtower") & ~among(CARD)),
    digest="fda7b68c6067",
)
card(
    101383,
    "Pentex™ Loves You!",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, remember(a(VAMPIRE, SABBAT)), later(fact.OVER, remember()), cost=locking()),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=pay(1, BLOOD, ACTING),
        if_=kind("bleed") & is_(ACTING, MINE, among(CHOSEN)),
        limit=ACTION,
        open=FOR_ANYBODY,
    ),
    digest="4b89fafa0477",
)
card(
    102142,
    "Wall Street Night, Financial Newspaper",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE) & ~DIRECTED),
    act(take(1, BLOOD, a(trait("investment"), holds(1)), YOU), if_=is_(CARD, UNLOCKED), stealth=1),
    on(fact.ACTED, lock(CARD), about=among(CARD)),
    digest="d2be73510441",
)
