"""More vampires whose words no phrase of the grammar has."""

from __future__ import annotations

from praxis.vtes.cards.assaults import foe
from praxis.vtes.cards.language import *
from praxis.vtes.cards.relics import RELIC

# -- actions ----------------------------------------------------------------------------------------------------------

card(
    200312,
    "Dan Murdock",
    act(search(LIBRARY, named("Giant's Blood"), shown=True, down=True)),
    digest="cfb91fbb6c8f",
)
card(201640, "Darius Shirazi", act(control(a(RELIC, OTHERS), on=ME)), digest="82eab1c032e5")
card(
    201336,
    "Talbot",
    act(
        fight(foe()),
        during=discard(pick(in_(HAND), MINE, MASTER_CARD)),
        if_=exists(in_(HAND), MINE, MASTER_CARD),
        stealth=1,
    ),
    digest="3e713afe2d5f",
)

# -- numbers ----------------------------------------------------------------------------------------------------------

card(201212, "Ruth McGinley", gives(FIRST_STRIKE, 1, ME, if_=is_(STRIKING_CARD, trait("gun"))), digest="72b0f33ddcf7")
card(
    200676,
    "Janni",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, trait("weapon"))),
    act(fight(foe(clan("Ministry")))),
    digest="06c1416970d5",
)
card(
    201268,
    "Servius Marius Pustula",
    gives(HAND_SIZE, count(VAMPIRE, READY, capacity(8), of(IT)), SEATS),
    digest="05cf83ee033e",
)
card(
    200843,
    "Lithrac",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    gives(STEALTH, 1, ME, if_=ATTACK),
    digest="7a20c56117a2",
)
SPENT = x(3, num(BLOOD, ME))
card(
    201310,
    "Spiridonas",
    ability(
        ANNOUNCED | DURING_ACTION,
        mod(BLEED, SPENT - 2),
        cost=pay(SPENT, BLOOD, ME),
        by=BY_ACTING,
        limit=TURN,
        if_=kind("bleed") & (num(BLOOD, ME) >= 3),
    ),
    digest="16ecfeffc094",
)
card(
    200436,
    "Esau",
    ability(ANNOUNCED, random(mod(BLEED, 1), do()), cost=pay(1, BLOOD), by=BY_ACTING, limit=ACTION, if_=kind("bleed")),
    covered="one of two ways by chance, of which the other does nothing",
    digest="cc8937caf158",
)
card(
    201255,
    "Sean Rycek",
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=locking(ME), by=BY_READY, limit=REFERENDUM | BY_NAME),
    ability(POLLING, mod(VOTES, 2, ME, REFERENDUM), cost=pay(1, BLOOD), by=BY_READY, limit=REFERENDUM | BY_NAME),
    act(burn(a(trait("boon"), IN_PLAY)), stealth=1),
    digest="c17617093cd7",
)
card(
    201304,
    "Soldat",
    ability(
        RANGE,
        mod(MANEUVERS, 1, a(VAMPIRE, FIGHTING, trait("black hand")), ROUND),
        cost=burning_edge(),
        by=BY_METHUSELAH,
    ),
    digest="56317d92fb92",
)

# -- what follows on something ----------------------------------------------------------------------------------------

card(
    200831,
    "Leo Washington",
    on(
        fact.ROUND,
        mod(MANEUVERS, 1, OPPOSING, ROUND),
        if_=FIRST_ROUND & is_(SELF, FIGHTING) & is_(OPPOSING, VAMPIRE, OLDER),
    ),
    digest="d8ee5450c89d",
)
card(
    200771,
    "Kendrick",
    ability(
        MASTER,
        each(at_random(in_(HAND), of(PREY)), show(IT, YOU), if_(is_(IT, POLITICAL_CARD), discard(IT))),
        if_=is_(SELF, READY) & exists(in_(HAND), of(PREY)),
        limit=TURN,
    ),
    digest="2ec097bd56a2",
)
HUNGRY = (VAMPIRE, READY, of(PREY), NOT_FULL)
card(
    200372,
    "Doyle Fincher",
    at(
        fact.DISCARD_PHASE,
        gain(1, BLOOD, pick(*HUNGRY)),
        gain(1, BLOOD, SELF),
        whose=YOU,
        if_=exists(*HUNGRY),
    ),
    digest="4f11fa69028b",
)
card(
    200231,
    "Cagliostro, The Grand Copht",
    on(fact.DISCARD_PHASE, mod(DISCARD_ACTIONS, 1, YOU), of=YOU, if_=is_(SELF, READY)),
    on(fact.BLOCKED, later(fact.FOUGHT, may(gain(1, CORRUPTION, T))), to=SELF),
    digest="73c0c4c8bac8",
)
card(
    200532,
    "Gracis Nostinus",
    on(
        fact.BLOCK_FAILED,
        later(fact.OVER, lock(T)),
        of=VAMPIRE & YOUNGER,
        if_=is_(ACTING, among(SELF)),
    ),
    digest="1bf415bbfcce",
)
card(
    200641,
    "Iris Bennett",
    on(
        fact.BLOCKED,
        may(show(all_(in_(HAND), of(YOU)), controller(IT)), by=controller(IT)),
        to=SELF,
        of=VAMPIRE & OLDER,
    ),
    digest="9801967d7eda",
)
card(
    201440,
    "Victor Pelletier",
    on(
        fact.ENTERS,
        choose(
            do(),
            do(pay(1, POOL), becomes(SELF, title="primogen")),
            do(pay(2, POOL), becomes(SELF, title="prince", place="Paris")),
            do(pay(3, POOL), becomes(SELF, title="justicar", place="Ventrue")),
        ),
        of=SELF,
    ),
    cannot(rule.CONTEST, ME),
    digest="76429ae66219",
)
card(
    201282,
    "Shemti",
    on(
        fact.SUCCEEDED,
        choose(inflict(1, IT), later(fact.OVER, inflict(1, T)), by=controller(IT)),  # before or after what else follows
        of=MINION,
        if_=directed_at(YOU) & is_(SELF, READY, UNLOCKED),
    ),
    digest="d94a32efc378",
)
card(
    201109,
    "Pentweret",
    ability(
        STRIKE,
        special(),
        hits(control(OPPOSING)),
        cost=pay(2, BLOOD),
        if_=is_(OPPOSING, ALLY | VAMPIRE, where(num(WORTH, IT) <= 3)),
    ),
    digest="f80a8a881d81",
)
